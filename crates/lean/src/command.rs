//! `lean FILE`: the arguments, the environment, and the messages that come back.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use crate::diagnostic::{Diagnostic, Severity};
use crate::process::{self, Finished, Invocation, Limits, RunError};
use crate::toolchain::Toolchain;

/// One run of `lean` on one file, to be built up and then [run](LeanCommand::run), or handed to another runner (a
/// sandbox) as an [`Invocation`].
///
/// The environment holds `LEAN_NUM_THREADS=1` and `LEAN_PATH` and nothing else, so that neither the caller's
/// variables nor its shell profile can change what Lean does.
#[derive(Clone, Debug)]
pub struct LeanCommand {
    program: PathBuf,
    source: PathBuf,
    dir: PathBuf,
    search_path: Vec<PathBuf>,
    options: Vec<(String, String)>,
    output: Option<PathBuf>,
    extra: Vec<OsString>,
}

impl LeanCommand {
    /// `lean SOURCE` in the current directory. Relative paths, here and below, are relative to [`dir`](Self::dir).
    #[must_use]
    pub fn new(toolchain: &Toolchain, source: impl Into<PathBuf>) -> Self {
        Self {
            program: toolchain.lean.clone(),
            dir: PathBuf::from("."),
            source: source.into(),
            search_path: Vec::new(),
            options: Vec::new(),
            output: None,
            extra: Vec::new(),
        }
    }

    /// Sets the working directory. It is also the package root: the module compiled from `A/B.lean` is `A.B`.
    #[must_use]
    pub fn dir(mut self, dir: impl Into<PathBuf>) -> Self {
        self.dir = dir.into();
        self
    }

    /// Adds a directory to look for imported modules in, after the toolchain's own library.
    #[must_use]
    pub fn lean_path(mut self, dir: impl Into<PathBuf>) -> Self {
        self.search_path.push(dir.into());
        self
    }

    /// Sets a Lean option, as `-D name=value`.
    #[must_use]
    pub fn option(mut self, name: &str, value: &str) -> Self {
        self.options.push((name.to_owned(), value.to_owned()));
        self
    }

    /// Writes the compiled module here.
    #[must_use]
    pub fn output(mut self, olean: impl Into<PathBuf>) -> Self {
        self.output = Some(olean.into());
        self
    }

    /// Adds any other argument of `lean`.
    #[must_use]
    pub fn arg(mut self, arg: impl Into<OsString>) -> Self {
        self.extra.push(arg.into());
        self
    }

    /// The complete command line and environment.
    #[must_use]
    pub fn invocation(&self) -> Invocation {
        let mut args: Vec<OsString> = vec!["--json".into()];
        args.extend(self.output.as_ref().map(|output| joined("--o=", output)));
        args.extend(self.options.iter().map(|(name, value)| format!("-D{name}={value}").into()));
        args.extend(self.extra.iter().cloned());
        args.push(self.source.clone().into_os_string());

        let mut env: Vec<(OsString, OsString)> = vec![("LEAN_NUM_THREADS".into(), "1".into())];
        if !self.search_path.is_empty() {
            env.push(("LEAN_PATH".into(), search_path_value(&self.search_path)));
        }
        Invocation { program: self.program.clone(), args, env, dir: self.dir.clone() }
    }

    /// Runs it, without a sandbox.
    ///
    /// # Errors
    /// [`RunError`] when `lean` cannot be started; errors in the Lean file are in [`LeanRun::messages`].
    pub fn run(&self, limits: &Limits) -> Result<LeanRun, RunError> {
        process::run(&self.invocation(), limits).map(LeanRun::from_finished)
    }
}

fn joined(flag: &str, path: &Path) -> OsString {
    let mut arg = OsString::from(flag);
    arg.push(path);
    arg
}

/// `std::env::join_paths` would fail on a directory with a colon in its name; Lean splits there all the same, so
/// such a directory is unusable either way, and Lean's "unknown module" says so.
fn search_path_value(dirs: &[PathBuf]) -> OsString {
    let mut value = OsString::new();
    for (index, dir) in dirs.iter().enumerate() {
        if index > 0 {
            value.push(":");
        }
        value.push(dir);
    }
    value
}

/// What came of running `lean` once.
#[derive(Clone, Debug)]
pub struct LeanRun {
    /// The process: how it ended, what it wrote and used.
    pub finished: Finished,
    /// Lean's messages, in the order they were written.
    pub messages: Vec<Diagnostic>,
    /// The lines of standard output that are no messages, then standard error: panics, usage errors.
    pub other: String,
}

impl LeanRun {
    /// Reads the messages out of the output of `lean --json`.
    #[must_use]
    pub fn from_finished(finished: Finished) -> Self {
        let mut messages = Vec::new();
        let mut other = String::new();
        for line in finished.stdout.text().lines() {
            match Diagnostic::from_json_line(line) {
                Some(message) => messages.push(message),
                None => {
                    other.push_str(line);
                    other.push('\n');
                }
            }
        }
        other.push_str(&finished.stderr.text());
        Self { finished, messages, other }
    }

    /// The messages that say the file does not compile.
    pub fn errors(&self) -> impl Iterator<Item = &Diagnostic> {
        self.messages.iter().filter(|message| message.severity == Severity::Error)
    }
}
