//! What is asked of a sandbox, and what comes back.

use std::ffi::OsString;
use std::fmt;
use std::fs::File;
use std::io::{self, PipeReader, PipeWriter};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// One untrusted program to run, complete: nothing comes from the caller's environment, and nothing else of the machine
/// is there.
///
/// The working directory is always the work folder, whose absolute path differs between machines: name inputs and
/// results by relative paths.
#[derive(Debug)]
pub struct Job {
    /// Absolute path of the program. Its file is made visible by itself, and so is the C library.
    pub program: PathBuf,
    /// Arguments, without the program's name.
    pub args: Vec<OsString>,
    /// The whole environment.
    pub env: Vec<(OsString, OsString)>,
    /// Files and folders that can be read, at the same absolute paths. Where the sandbox gives the program another user
    /// id, they must be readable by others; the folders above them need not be.
    pub read_only: Vec<PathBuf>,
    /// Files that lie in the work folder at the start.
    pub inputs: Vec<Input>,
    /// Standard input, a file from its beginning; without one it is empty.
    pub stdin: Option<File>,
    /// Files to fetch from the work folder, after everything inside is dead.
    pub take: Vec<Take>,
    /// What the program may use up.
    pub limits: Limits,
    /// A handle that ends the run from outside.
    pub cancel: Option<Cancel>,
    /// Whether the program may start other programs. Threads it may always start.
    pub may_spawn: bool,
}

impl Job {
    /// `program` without arguments, files or environment.
    #[must_use]
    pub fn new(program: impl Into<PathBuf>, limits: Limits) -> Self {
        Self {
            program: program.into(),
            args: Vec::new(),
            env: Vec::new(),
            read_only: Vec::new(),
            inputs: Vec::new(),
            stdin: None,
            take: Vec::new(),
            limits,
            cancel: None,
            may_spawn: false,
        }
    }
}

/// A file for the work folder.
#[derive(Debug)]
pub struct Input {
    /// Relative path, whose folders are made as needed.
    pub name: String,
    /// What is in it.
    pub content: Content,
}

impl Input {
    /// A file that holds `bytes`.
    #[must_use]
    pub fn bytes(name: impl Into<String>, bytes: impl Into<Vec<u8>>) -> Self {
        Self { name: name.into(), content: Content::Bytes(bytes.into()) }
    }
}

/// The content of an [`Input`].
#[derive(Debug)]
pub enum Content {
    /// These bytes.
    Bytes(Vec<u8>),
    /// A copy of this file, from its beginning.
    File(File),
}

/// A file to fetch from the work folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Take {
    /// Relative path.
    pub name: String,
    /// A larger file is not taken.
    pub max_bytes: u64,
}

/// What a program in a sandbox may use up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// When everything inside is killed.
    pub deadline: Instant,
    /// Memory of everything inside together, the work folder included. Without a memory cgroup it bounds the address
    /// space of each process instead, with [`Limits::RESERVED_BYTES`] on top.
    pub memory_bytes: u64,
    /// Processes and threads.
    pub processes: u32,
    /// Size of the work folder. Without a mount namespace it bounds each file instead.
    pub file_bytes: u64,
    /// Files and folders in the work folder; they are not counted without a mount namespace.
    pub files: u32,
    /// Bytes kept of each output stream; what comes after is read, counted and dropped.
    pub output_bytes: usize,
    /// Bytes of both output streams together, after which everything inside is killed.
    pub output_total_bytes: u64,
    /// Processor time of each process.
    pub cpu: Option<Duration>,
    /// Processors that everything inside may keep busy, on average, where there is a cpu cgroup.
    pub processors: Option<u32>,
    /// Open files of each process.
    pub open_files: u32,
}

impl Limits {
    /// Address space that a program may reserve besides the memory that it uses: Lean reserves a stack of 1 GiB for every
    /// thread.
    pub const RESERVED_BYTES: u64 = 10 << 30;

    /// The defaults, until `deadline`: 4 GiB of memory, 64 processes, 256 MiB in 4,096 files, 1 MiB of each output stream
    /// kept out of 64 MiB, 256 open files.
    #[must_use]
    pub fn until(deadline: Instant) -> Self {
        Self {
            deadline,
            memory_bytes: 4 << 30,
            processes: 64,
            file_bytes: 256 << 20,
            files: 4096,
            output_bytes: 1 << 20,
            output_total_bytes: 64 << 20,
            cpu: None,
            processors: None,
            open_files: 256,
        }
    }

    /// The defaults, for `duration` from now.
    #[must_use]
    pub fn within(duration: Duration) -> Self {
        let now = Instant::now();
        // A deadline that the clock cannot express is as good as none.
        Self::until(now.checked_add(duration).unwrap_or(now + Duration::from_hours(24 * 365)))
    }
}

/// A handle that ends runs: copies of it are the same handle.
#[derive(Clone)]
pub struct Cancel(Arc<CancelPipe>);

/// A pipe that nobody ever writes to. Cancelling closes its writing end, which every reader can wait for.
struct CancelPipe {
    reader: PipeReader,
    writer: Mutex<Option<PipeWriter>>,
}

impl Cancel {
    /// A handle that was not used yet.
    ///
    /// # Errors
    /// When this process has too many open files.
    pub fn new() -> io::Result<Self> {
        let (reader, writer) = io::pipe()?;
        Ok(Self(Arc::new(CancelPipe { reader, writer: Mutex::new(Some(writer)) })))
    }

    /// Ends every run that has this handle, now and later.
    pub fn cancel(&self) {
        self.0.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    /// Whether it was cancelled.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.writer.lock().unwrap_or_else(PoisonError::into_inner).is_none()
    }

    /// Hung up once it was cancelled.
    #[cfg(target_os = "linux")]
    pub(crate) fn reader(&self) -> &PipeReader {
        &self.0.reader
    }
}

impl fmt::Debug for Cancel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let _reader = &self.0.reader;
        f.debug_struct("Cancel").field("cancelled", &self.is_cancelled()).finish_non_exhaustive()
    }
}

/// A run that is over: nothing that it started is alive.
#[derive(Debug)]
pub struct Finished {
    /// How it ended.
    pub end: End,
    /// Standard output.
    pub stdout: Captured,
    /// Standard error.
    pub stderr: Captured,
    /// What it used.
    pub usage: Usage,
    /// What was fetched, one result for each of [`Job::take`], in that order. The files are memory of this process, without
    /// a name, at their beginning.
    pub taken: Vec<Result<File, TakeError>>,
}

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The program exited by itself with this code.
    Exited(i32),
    /// This signal, which we did not send, ended the program.
    Signalled(i32),
    /// The deadline passed.
    TimedOut,
    /// [`Cancel::cancel`] was called.
    Cancelled,
    /// The kernel killed it for want of memory within [`Limits::memory_bytes`].
    OutOfMemory,
    /// It wrote more than [`Limits::output_total_bytes`].
    TooMuchOutput,
    /// It used more than [`Limits::cpu`].
    OutOfCpu,
}

/// The kept beginning of an output stream.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Captured {
    /// At most [`Limits::output_bytes`] bytes.
    pub bytes: Vec<u8>,
    /// How many bytes were written in all.
    pub total: u64,
}

impl Captured {
    /// Whether some of the output was dropped.
    #[must_use]
    pub fn truncated(&self) -> bool {
        self.total > self.bytes.len() as u64
    }

    /// The kept bytes as text; bytes that are not UTF-8 are replaced.
    #[must_use]
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }
}

/// What a run used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// From the call to the end of everything inside.
    pub wall: Duration,
    /// The part of `wall` before the program was started.
    pub startup: Duration,
    /// User and system time of everything inside.
    pub cpu: Duration,
    /// Most memory in use at once: of everything inside, with the files it wrote and read, where there is a memory cgroup;
    /// else of its largest process.
    pub peak_bytes: u64,
    /// Whether a process or thread was refused because of [`Limits::processes`], where there is a pids cgroup.
    pub hit_processes: bool,
}

/// Why a file was not fetched from the work folder.
#[derive(Debug, thiserror::Error)]
pub enum TakeError {
    /// There is no such file.
    #[error("there is no such file")]
    Missing,
    /// There is something else in its place.
    #[error("it is {0}, not a file")]
    NotAFile(String),
    /// The file has further names.
    #[error("it has more than one name")]
    Linked,
    /// The file is too large.
    #[error("it has {bytes} bytes, and {max} are allowed")]
    TooLarge {
        /// Its size.
        bytes: u64,
        /// [`Take::max_bytes`].
        max: u64,
    },
    /// The program did not exit by itself, so nothing was fetched.
    #[error("the program did not exit by itself")]
    NotTaken,
    /// It could not be read.
    #[error("it cannot be read: {0}")]
    Unreadable(String),
}

/// A program could not be run. This says nothing about what it was given to do.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The job asks for something that no sandbox can do.
    #[error("this job cannot be run: {0}")]
    Job(String),
    /// The sandbox could not be built up.
    #[error("cannot build the sandbox: {0}")]
    SetUp(String),
    /// The program could not be started in it.
    #[error("cannot start {} in the sandbox: {reason}", program.display())]
    Start {
        /// The program.
        program: PathBuf,
        /// The system's reason.
        reason: String,
    },
    /// The supervising process ended early.
    #[error("the supervisor of the sandbox ended early ({0}); something on this machine killed it")]
    Died(String),
    /// A system call of this process failed.
    #[error("cannot run a sandbox: {0}")]
    System(#[from] io::Error),
}
