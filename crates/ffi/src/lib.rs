//! libleanshared by name: how does one talk to Lean's own native code?
//!
//! [`library::LeanLibrary`] loads the shared library, and [`launcher`] turns this very program into `lean` when it is
//! started under that name. This is the only crate with `unsafe` code; [`session`] is here for that reason alone.
//!
//! ```
//! // First thing in `main` of a program whose copies serve as `lean`:
//! fn main() -> std::process::ExitCode {
//!     if let Some(code) = lmap_ffi::launcher::run_if_named_lean() {
//!         return code;
//!     }
//!     println!("not Lean today");
//!     std::process::ExitCode::SUCCESS
//! }
//! ```

pub mod launcher;
pub mod library;
pub mod official;
pub mod session;
#[cfg(target_os = "linux")]
pub mod system_calls;
