//! The text format of lean4export 3.1.0, read and written.
//!
//! One JSON object a line: names, levels and terms with consecutive numbers, then declarations that refer to them.
//! [`read`] believes nothing and gives the same kind of result as the reader of compiled files; [`Writer`] writes
//! what other kernels read.

mod read;
mod write;

pub use read::{Export, NdjsonError, ReadLimits, read};
pub use write::{Origin, Writer};
