//! Loading `libleanshared` at run time.

use std::ffi::{CStr, OsStr};
use std::path::{Path, PathBuf};

use libloading::os::unix::{Library, RTLD_GLOBAL, RTLD_NOW};

/// Why the library cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum LibraryError {
    /// The dynamic loader refused the file.
    #[error("cannot load {path}: {reason}")]
    Load {
        /// The library.
        path: PathBuf,
        /// What the dynamic loader says.
        reason: String,
    },
    /// The library lacks something that every supported Lean has.
    #[error(
        "{path} has no symbol `{symbol}`; it is not the libleanshared of a supported Lean (4.26 to 4.35)"
    )]
    Missing {
        /// The library.
        path: PathBuf,
        /// The symbol that was looked up.
        symbol: String,
    },
    /// The library's start-up failed.
    #[error("the Lean runtime did not start: {0}")]
    Start(String),
}

/// `libleanshared`, loaded for the rest of the process.
///
/// Lean starts threads and registers exit handlers, so the library can never be unloaded; the type has no `Drop`.
#[derive(Debug)]
pub struct LeanLibrary {
    library: std::mem::ManuallyDrop<Library>,
    path: PathBuf,
}

/// The library's file name on this system.
pub fn library_file_name() -> &'static str {
    if cfg!(target_os = "macos") { "libleanshared.dylib" } else { "libleanshared.so" }
}

impl LeanLibrary {
    /// Loads the library at `path`. Its companions are found next to it.
    ///
    /// # Errors
    /// When the dynamic loader refuses it.
    pub fn load(path: &Path) -> Result<Self, LibraryError> {
        // SAFETY: loading runs the library's initialisers. They are the C++ runtime's and Lean's static
        // constructors, which expect nothing of the host program. The path is the caller's choice, as for any program
        // that is run; that it is the toolchain's own file is checked where toolchains are found.
        let library = unsafe { Library::open(Some(OsStr::new(path)), RTLD_NOW | RTLD_GLOBAL) }
            .map_err(|e| LibraryError::Load { path: path.to_owned(), reason: e.to_string() })?;
        Ok(LeanLibrary { library: std::mem::ManuallyDrop::new(library), path: path.to_owned() })
    }

    /// The address of `symbol`, as a value of type `T`.
    ///
    /// # Errors
    /// When the library does not have the symbol.
    ///
    /// # Safety
    /// `T` must be a pointer or function-pointer type that fits what the symbol is.
    pub unsafe fn symbol<T: Copy>(&self, symbol: &CStr) -> Result<T, LibraryError> {
        // SAFETY: the caller vouches for the type; the library is never unloaded, so the copy stays valid.
        unsafe { self.library.get::<T>(symbol.to_bytes_with_nul()) }.map(|found| *found).map_err(|_| {
            LibraryError::Missing { path: self.path.clone(), symbol: symbol.to_string_lossy().into_owned() }
        })
    }
}
