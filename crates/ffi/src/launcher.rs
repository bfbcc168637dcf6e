//! The `lean` program of an offline kit: a program of ours that hands its arguments to Lean's own `main`.
//!
//! The kit's `bin/lean` is a copy of the running program. When such a copy is started under the name `lean`, it loads
//! `../lib/lean/libleanshared` and becomes Lean.

use std::env;
use std::ffi::{CString, OsStr, OsString, c_char, c_int};
use std::io;
use std::os::unix::ffi::OsStringExt;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::ptr;

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

use crate::library::{LeanLibrary, LibraryError, library_file_name};

/// The name under which a copy of the program is Lean.
pub const PROGRAM_NAME: &str = "lean";

/// The stack that Lean's main thread gets, in bytes: the usual default of the systems that Lean is developed on. Lean
/// reads the limit at start-up and refuses deeper recursion, so a fixed one gives the same answers on every machine.
const MAIN_STACK: u64 = 8 << 20;

/// Why the launcher could not become Lean.
#[derive(Debug, thiserror::Error)]
enum LaunchError {
    #[error("cannot tell where this program lies ({0}); start it by its absolute path")]
    Location(io::Error),
    #[error("argument {0} holds a NUL byte")]
    Argument(usize),
    #[error(transparent)]
    Library(#[from] LibraryError),
}

/// Becomes Lean if this program was started under the name `lean`; does nothing and returns `None` otherwise.
///
/// To be called first thing in `main`. When it has become Lean, the value is Lean's exit code.
#[must_use]
pub fn run_if_named_lean() -> Option<ExitCode> {
    let mut args = env::args_os();
    let invoked_as = PathBuf::from(args.next()?);
    if invoked_as.file_name() != Some(OsStr::new(PROGRAM_NAME)) {
        return None;
    }
    Some(run(&invoked_as))
}

/// Loads Lean's library, found from the place of this program, and runs Lean with this program's arguments.
///
/// `invoked_as` is the path this program was started by; it matters only where the system cannot tell it, such as in a
/// sandbox without `/proc`.
#[must_use]
pub fn run(invoked_as: &Path) -> ExitCode {
    match launch(invoked_as) {
        Ok(code) => ExitCode::from(u8::try_from(code & 0xff).unwrap_or(u8::MAX)),
        Err(error) => {
            eprintln!("lean: {error}");
            ExitCode::from(3)
        }
    }
}

fn launch(invoked_as: &Path) -> Result<c_int, LaunchError> {
    let library_path = library_path(invoked_as)?;
    let mut argv = c_arguments(env::args_os())?;
    fix_stack_limit();
    let library = LeanLibrary::load(&library_path)?;
    // SAFETY: this is the signature of `lean_main` in every supported version of Lean.
    let lean_main =
        unsafe { library.symbol::<unsafe extern "C" fn(c_int, *mut *mut c_char) -> c_int>(c"lean_main") }?;
    let argc = c_int::try_from(argv.len() - 1).unwrap_or(c_int::MAX);
    // SAFETY: argv is a NUL-terminated array of NUL-terminated strings that live, unaliased, to the end of the process.
    Ok(unsafe { lean_main(argc, argv.as_mut_ptr()) })
}

/// The library of the installation `<root>` whose `bin` folder this program lies in.
fn library_path(invoked_as: &Path) -> Result<PathBuf, LaunchError> {
    let program = match env::current_exe() {
        Ok(program) => program,
        Err(_) if invoked_as.is_absolute() => invoked_as.to_owned(),
        Err(error) => return Err(LaunchError::Location(error)),
    };
    let bin = program.parent().unwrap_or(Path::new("/"));
    Ok(bin.parent().unwrap_or(Path::new("/")).join("lib/lean").join(library_file_name()))
}

/// The arguments as C wants them: leaked, because Lean keeps pointers into them.
fn c_arguments(args: impl Iterator<Item = OsString>) -> Result<Vec<*mut c_char>, LaunchError> {
    let mut argv = Vec::new();
    for (index, arg) in args.enumerate() {
        let arg = CString::new(arg.into_vec()).map_err(|_| LaunchError::Argument(index))?;
        argv.push(arg.into_raw());
    }
    argv.push(ptr::null_mut());
    Ok(argv)
}

/// Sets the soft stack limit to [`MAIN_STACK`], or as near to it as the hard limit allows.
fn fix_stack_limit() {
    let hard = getrlimit(Resource::Stack).maximum;
    let soft = hard.map_or(MAIN_STACK, |hard| hard.min(MAIN_STACK));
    // The soft limit never exceeds the hard one, so this cannot fail; and if it did, Lean would run all the same.
    let _ = setrlimit(Resource::Stack, Rlimit { current: Some(soft), maximum: hard });
}
