//! Running one child process under a deadline, in its own session, with bounded output.

use std::ffi::OsString;
use std::io::{self, Read};
use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use lmap_ffi::session::lead_new_session;
use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};
use wait4::Wait4;

/// How long to wait for the pipes of a dead process group before giving up on the rest of its output.
///
/// Only a descendant that left the group on purpose can still hold a pipe open then.
const PIPE_GRACE: Duration = Duration::from_secs(2);

/// A program to run, complete: nothing is inherited from the caller's environment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invocation {
    /// Absolute path of the program.
    pub program: PathBuf,
    /// Arguments, without the program's name.
    pub args: Vec<OsString>,
    /// The whole environment of the child.
    pub env: Vec<(OsString, OsString)>,
    /// Working directory.
    pub dir: PathBuf,
}

/// What the caller grants to one child process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The moment at which the whole process group is killed; `None` waits for ever.
    pub deadline: Option<Instant>,
    /// Bytes kept of each output stream; what comes after is read, counted and dropped.
    pub output_bytes: usize,
}

impl Limits {
    /// The default cap on each output stream: 4 MiB.
    pub const OUTPUT_BYTES: usize = 4 << 20;

    /// Limits with the given deadline and the default output cap.
    #[must_use]
    pub fn until(deadline: Instant) -> Self {
        Self { deadline: Some(deadline), output_bytes: Self::OUTPUT_BYTES }
    }

    /// Limits with a deadline `duration` from now and the default output cap.
    #[must_use]
    pub fn within(duration: Duration) -> Self {
        Self { deadline: Instant::now().checked_add(duration), output_bytes: Self::OUTPUT_BYTES }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self { deadline: None, output_bytes: Self::OUTPUT_BYTES }
    }
}

/// How a child process ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// It exited by itself with this code.
    Exited(i32),
    /// A signal that we did not send ended it.
    Signalled(i32),
    /// The deadline passed and its process group was killed.
    TimedOut,
}

impl End {
    /// Whether the child exited with code 0.
    #[must_use]
    pub fn success(self) -> bool {
        self == Self::Exited(0)
    }
}

/// The kept beginning of an output stream.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Captured {
    /// At most [`Limits::output_bytes`] bytes.
    pub bytes: Vec<u8>,
    /// How many bytes the child wrote in all, as far as they could be read.
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

/// What the child and its waited-for descendants used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// Wall-clock time from the start to the end of the child.
    pub wall: Duration,
    /// User and system time.
    pub cpu: Duration,
    /// Largest resident set of any one process, in bytes. Linux counts in the caller's own resident set at the moment
    /// of the start, so a small child of a large caller looks larger than it is.
    pub peak_bytes: u64,
}

/// A child process that is over: it and its process group no longer run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// How it ended.
    pub end: End,
    /// Its standard output.
    pub stdout: Captured,
    /// Its standard error.
    pub stderr: Captured,
    /// What it used.
    pub usage: Usage,
}

/// A child process could not be started or watched. This says nothing about what it was given to do.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The program could not be started.
    #[error("cannot start {}: {source}", program.display())]
    Start {
        /// The program.
        program: PathBuf,
        /// The system's reason.
        source: io::Error,
    },
    /// The program was started, but the system would not tell how it ended.
    #[error("cannot wait for {}: {source}", program.display())]
    Wait {
        /// The program.
        program: PathBuf,
        /// The system's reason.
        source: io::Error,
    },
}

/// Runs `invocation` to its end or to the deadline, whichever comes first.
///
/// The child leads a session and a process group of its own, and that group is killed in every case before this returns,
/// so nothing the child left behind in its group goes on running. Standard input is empty.
///
/// # Errors
/// [`RunError`] when the program cannot be started or waited for. A program that fails is no error here: see
/// [`Finished::end`].
pub fn run(invocation: &Invocation, limits: &Limits) -> Result<Finished, RunError> {
    run_with_input(invocation, Stdio::null(), limits)
}

/// Like [`run`], with a standard input for the child: a file, best an unlinked one, so that nobody has to feed a pipe.
///
/// # Errors
/// As [`run`].
pub fn run_with_input(
    invocation: &Invocation,
    input: impl Into<Stdio>,
    limits: &Limits,
) -> Result<Finished, RunError> {
    let start = Instant::now();
    let mut child = spawn(invocation, input.into())?;
    let stdout = collect(child.stdout.take(), limits.output_bytes);
    let stderr = collect(child.stderr.take(), limits.output_bytes);
    let wait_error = |source| RunError::Wait { program: invocation.program.clone(), source };

    let pid = Pid::from_child(&child);
    let in_time = wait_for_exit(pid, limits.deadline);
    let wall = start.elapsed();
    // The leader is still unreaped here, alive or a zombie, so its group id cannot have been given to anyone else.
    // ESRCH only says that nothing is left to kill.
    let _ = kill_process_group(pid, Signal::KILL);
    let reaped = child.wait4().map_err(wait_error)?;

    let status = reaped.status;
    let end = match (in_time, status.code(), status.signal()) {
        (false, ..) => End::TimedOut,
        (true, Some(code), _) => End::Exited(code),
        (true, None, signal) => End::Signalled(signal.unwrap_or(0)),
    };
    let usage =
        Usage { wall, cpu: reaped.rusage.utime + reaped.rusage.stime, peak_bytes: reaped.rusage.maxrss };
    let grace = Instant::now() + PIPE_GRACE;
    Ok(Finished { end, stdout: stdout.finish(grace), stderr: stderr.finish(grace), usage })
}

fn spawn(invocation: &Invocation, input: Stdio) -> Result<Child, RunError> {
    let mut command = Command::new(&invocation.program);
    command
        .args(&invocation.args)
        .env_clear()
        .envs(invocation.env.iter().map(|(k, v)| (k, v)))
        .current_dir(&invocation.dir)
        .stdin(input)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    lead_new_session(&mut command)
        .spawn()
        .map_err(|source| RunError::Start { program: invocation.program.clone(), source })
}

/// Waits until the process has exited, without reaping it. False if the deadline passed first.
fn wait_for_exit(pid: Pid, deadline: Option<Instant>) -> bool {
    let (exited, exit) = mpsc::channel();
    // The thread ends with the child at the latest, and the caller kills the child when the deadline has passed.
    thread::spawn(move || {
        while let Err(rustix::io::Errno::INTR) =
            waitid(WaitId::Pid(pid), WaitIdOptions::EXITED | WaitIdOptions::NOWAIT)
        {}
        let _ = exited.send(());
    });
    match deadline {
        None => exit.recv().is_ok(),
        Some(deadline) => exit.recv_timeout(deadline.saturating_duration_since(Instant::now())).is_ok(),
    }
}

/// The reading end of one output stream, emptied by a thread of its own.
struct Collector(Receiver<Chunk>);

enum Chunk {
    Bytes(Vec<u8>),
    Dropped(u64),
}

/// Starts to read `stream` up to its end, so that the child never blocks on a full pipe.
fn collect(stream: Option<impl Read + Send + 'static>, cap: usize) -> Collector {
    let (sender, receiver) = mpsc::channel();
    if let Some(mut stream) = stream {
        thread::spawn(move || {
            let mut room = cap;
            let mut buffer = [0; 64 << 10];
            loop {
                let read = match stream.read(&mut buffer) {
                    Ok(0) => return,
                    Ok(read) => read,
                    Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                    Err(_) => return,
                };
                let kept = read.min(room);
                room -= kept;
                let sent = sender.send(Chunk::Bytes(buffer[..kept].to_vec()));
                if sent.is_err()
                    || (kept < read && sender.send(Chunk::Dropped((read - kept) as u64)).is_err())
                {
                    return;
                }
            }
        });
    }
    Collector(receiver)
}

impl Collector {
    /// Everything that was read up to the end of the stream, or up to `deadline` if someone still holds it open.
    fn finish(self, deadline: Instant) -> Captured {
        let mut captured = Captured::default();
        loop {
            match self.0.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(Chunk::Bytes(bytes)) => {
                    captured.total += bytes.len() as u64;
                    captured.bytes.extend(bytes);
                }
                Ok(Chunk::Dropped(count)) => captured.total += count,
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return captured,
            }
        }
    }
}
