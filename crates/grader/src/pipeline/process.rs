//! Running one program in the sandbox, and what its end means.

use std::fs::File;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use lmap_lean::process::{Captured, Usage};
use lmap_lean::{End, Finished, Invocation, Toolchain};
use lmap_sandbox::{Input, Job, Limits, RunError, Sandbox, Take, TakeError};

use super::Halt;
use super::turn::Turn;
use crate::policy::ResourceLimits;
use crate::reason::{Reason, ReasonCode};
use crate::verdict::Stage;

/// Output of both streams together, as a multiple of what is read of each, after which a program is killed.
const FLOOD: u64 = 64;

/// Files that a program may make.
const FILES: u32 = 4096;

/// What programs of a grade are run with.
pub(crate) struct Runner<'a> {
    pub sandbox: &'a Sandbox,
    pub toolchain: &'a Toolchain,
    /// What programs of the toolchain need besides its own folder.
    pub needs: &'a [PathBuf],
    pub limits: &'a ResourceLimits,
    pub turn: &'a Turn<'a>,
}

/// One program to run.
pub(crate) struct Order<'a> {
    pub invocation: &'a Invocation,
    pub memory_mib: u64,
    pub inputs: Vec<Input>,
    pub take: Vec<Take>,
    pub stdin: Option<File>,
    /// Bytes of each output stream that are read, if not the usual number.
    pub output_bytes: Option<usize>,
    /// Whether it starts other programs.
    pub may_spawn: bool,
}

impl<'a> Order<'a> {
    /// A program without files.
    pub fn new(invocation: &'a Invocation, memory_mib: u64) -> Self {
        let (inputs, take) = (Vec::new(), Vec::new());
        Self { invocation, memory_mib, inputs, take, stdin: None, output_bytes: None, may_spawn: false }
    }
}

/// A program that is over.
pub(crate) struct Ran {
    /// Its end, its output, its cost.
    pub finished: Finished,
    /// The limit at which the sandbox ended it.
    pub limit: Option<Reason>,
    /// The files that were asked for.
    pub taken: Vec<Result<File, TakeError>>,
}

impl Runner<'_> {
    /// Runs a program until the deadline at the latest. When this returns, nothing that it started is alive.
    pub fn run(&self, stage: Stage, order: Order<'_>) -> Result<Ran, Halt> {
        self.turn.need(order.memory_mib)?;
        self.in_time(stage)?;
        let run = self.turn.cancel().run().map_err(|error| Halt::launch(stage, &error))?;
        let mut read_only = vec![self.toolchain.root.clone()];
        read_only.extend(self.needs.iter().cloned());
        let output_bytes = order.output_bytes.unwrap_or(self.limits.output_bytes);
        let job = Job {
            args: order.invocation.args.clone(),
            env: order.invocation.env.clone(),
            read_only,
            inputs: order.inputs,
            stdin: order.stdin,
            take: order.take,
            cancel: Some(run.handle()),
            may_spawn: order.may_spawn || !self.needs.is_empty(),
            ..Job::new(&order.invocation.program, self.job_limits(order.memory_mib, output_bytes))
        };
        let finished = self.sandbox.run(job).map_err(|error| self.not_run(stage, &error))?;
        drop(run);
        Ok(told(finished))
    }

    fn in_time(&self, stage: Stage) -> Result<(), Halt> {
        if Instant::now() < self.turn.deadline() {
            return Ok(());
        }
        Err(Halt::suspicious(stage, Reason::new(ReasonCode::Deadline, "the deadline passed")))
    }

    /// Why a program was not run, or not watched to its end.
    fn not_run(&self, stage: Stage, error: &RunError) -> Halt {
        if self.turn.cancel().is_cancelled() {
            return Halt::rejected(stage, Reason::new(ReasonCode::Cancelled, "the grade was called off"));
        }
        if let Err(late) = self.in_time(stage) {
            return late;
        }
        match error {
            // Whatever killed the supervisor may have done so for want of memory that the submission took.
            RunError::Died(_) => {
                Halt::suspicious(stage, Reason::new(ReasonCode::LeanCrashed, error.to_string()))
            }
            error => Halt::launch(stage, error),
        }
    }

    fn job_limits(&self, memory_mib: u64, output_bytes: usize) -> Limits {
        Limits {
            memory_bytes: memory_mib << 20,
            processes: u32::try_from(self.limits.processes).unwrap_or(u32::MAX),
            file_bytes: self.limits.file_mib << 20,
            files: FILES,
            output_bytes,
            output_total_bytes: (output_bytes as u64).saturating_mul(FLOOD),
            cpu: Some(Duration::from_secs(self.limits.cpu_seconds)),
            ..Limits::until(self.turn.deadline())
        }
    }
}

/// What the sandbox says, in the words of the rest.
fn told(finished: lmap_sandbox::Finished) -> Ran {
    use lmap_sandbox::End as Sandboxed;
    const SIGKILL: i32 = 9;
    let limit = |code, message| Some(Reason::new(code, message));
    let (end, limit) = match finished.end {
        Sandboxed::Exited(code) => (End::Exited(code), None),
        Sandboxed::Signalled(signal) => (End::Signalled(signal), None),
        Sandboxed::TimedOut => (End::TimedOut, limit(ReasonCode::Deadline, "the deadline passed")),
        Sandboxed::Cancelled => {
            (End::Signalled(SIGKILL), limit(ReasonCode::Cancelled, "the grade was called off"))
        }
        Sandboxed::OutOfMemory => {
            (End::Signalled(SIGKILL), limit(ReasonCode::Memory, "the limit of memory was reached"))
        }
        Sandboxed::TooMuchOutput => {
            (End::Signalled(SIGKILL), limit(ReasonCode::Output, "the limit of output was reached"))
        }
        Sandboxed::OutOfCpu => {
            (End::Signalled(SIGKILL), limit(ReasonCode::Cpu, "the limit of processor time was reached"))
        }
    };
    let captured = |stream: lmap_sandbox::Captured| Captured { bytes: stream.bytes, total: stream.total };
    let used = finished.usage;
    let usage = Usage { wall: used.wall, cpu: used.cpu, peak_bytes: used.peak_bytes };
    let (stdout, stderr) = (captured(finished.stdout), captured(finished.stderr));
    Ran { finished: Finished { end, stdout, stderr, usage }, limit, taken: finished.taken }
}

/// Why a program did not come to an orderly end, if it did not. `other` is what it printed besides messages.
pub(crate) fn abnormal_end(ran: &Ran, other: &str) -> Option<Reason> {
    if let Some(limit) = &ran.limit {
        return Some(limit.clone());
    }
    let known =
        by_signal(ran.finished.end).or_else(|| by_output(other)).or_else(|| by_kill(ran.finished.end));
    let known = known.map(|(code, message)| Reason::new(code, message));
    match ran.finished.end {
        End::Exited(0) => None,
        End::Exited(1) => by_output(other).map(|(code, message)| Reason::new(code, message)),
        end => Some(known.unwrap_or_else(|| {
            let message = format!("Lean did not end by itself: {}", in_words(end));
            Reason::new(ReasonCode::LeanCrashed, message)
        })),
    }
}

type Known = (ReasonCode, &'static str);

fn by_signal(end: End) -> Option<Known> {
    const SIGXCPU: i32 = 24;
    const SIGXFSZ: i32 = 25;
    match end {
        End::TimedOut => Some((ReasonCode::Deadline, "the deadline passed")),
        End::Signalled(SIGXCPU) => Some((ReasonCode::Cpu, "the limit of processor time was reached")),
        End::Signalled(SIGXFSZ) => Some((ReasonCode::FileSize, "the limit of file size was reached")),
        _ => None,
    }
}

fn by_output(other: &str) -> Option<Known> {
    let says = |text| other.contains(text);
    if says("out of memory") || says("bad_alloc") || says("create thread") {
        Some((ReasonCode::Memory, "Lean ran out of memory"))
    } else if says("Stack overflow") {
        Some((ReasonCode::Stack, "Lean's stack overflowed"))
    } else if says("No space left on device") || says("File too large") {
        Some((ReasonCode::FileSize, "the limit of file size was reached"))
    } else {
        None
    }
}

fn by_kill(end: End) -> Option<Known> {
    const SIGKILL: i32 = 9;
    (end == End::Signalled(SIGKILL))
        .then_some((ReasonCode::Memory, "the system killed Lean, most likely for want of memory"))
}

/// How a program ended, for people.
pub(crate) fn in_words(end: End) -> String {
    match end {
        End::Exited(code) => format!("exit {code}"),
        End::Signalled(signal) => format!("signal {signal}"),
        End::TimedOut => "killed at the deadline".to_owned(),
    }
}
