//! libleanshared by name: the lean launcher and the official kernel.
//!
//! This is the only crate with `unsafe` code.

pub mod session;
