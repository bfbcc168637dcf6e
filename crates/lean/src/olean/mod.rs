//! Reading compiled Lean files (`.olean`), of which nothing is believed.
//!
//! [`ModuleFiles`] holds the bytes of one module, [`Module`] is the module with its headers checked and its imports
//! read, and [`Module::decode`] gives its [`Contents`]: declarations for the kernel. Of the object graph in the
//! file only what the module's constants reach is looked at; what environment extensions stored is never touched.
//!
//! Files of Lean 4.26 to 4.35 are understood. The reader takes time and memory linear in the size of the file, uses no native
//! stack in proportion to anything in it, and gives the same error for the same bytes.

mod closure;
#[doc(hidden)]
pub mod craft;
mod decode;
mod error;
mod files;
mod image;
mod module;
mod needed;

pub use closure::{Closure, ClosureError, SearchPath};
pub use decode::Skipped;
pub use error::{OleanError, Part, Reason};
pub use files::{ModuleFiles, ReadError};
pub use image::Header;
pub use module::{Contents, Import, Module};
pub use needed::Imports;
