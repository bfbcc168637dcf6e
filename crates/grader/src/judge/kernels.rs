//! Asking the two kernels.

use std::fs::File;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use lmap_kernel::{Environment, Failure, Limit, Options, Outcome as Checked, SpecialNames, Unchecked};
use lmap_lean::official::{OfficialKernel, OfficialVerdict, Request, interpret};
use lmap_lean::{Finished, Invocation};
use rustix::time::{ClockId, clock_gettime};

use super::base::TrustedBase;
use super::{Conditions, Ending};
use crate::reason::{Reason, ReasonCode};
use crate::verdict::{Cost, KernelReport, Outcome, Stage, thousandths};

/// How many bytes of its standard output a runner must keep: Lean's kernel tells about every declaration.
pub const OFFICIAL_REPORT_BYTES: usize = 256 << 20;

/// How often the caller is asked whether the grade is called off.
const PULSE: Duration = Duration::from_millis(10);

/// Runs the process that holds Lean's kernel: in a sandbox, within the deadline.
pub trait OfficialRunner: Sync {
    /// The kernel: its program, its library, its limits.
    fn kernel(&self) -> &OfficialKernel;

    /// Runs `invocation` with `input` as its standard input, and keeps up to [`OFFICIAL_REPORT_BYTES`] of its output.
    ///
    /// # Errors
    /// When it cannot be run at all.
    fn run(&self, invocation: &Invocation, input: File) -> Result<Ran, Reason>;

    /// The same, where our own kernel has made `steps` steps on the file already, which tells how much Lean's may need.
    ///
    /// # Errors
    /// As [`OfficialRunner::run`].
    fn run_after(&self, steps: Option<u64>, invocation: &Invocation, input: File) -> Result<Ran, Reason> {
        let _ = steps;
        self.run(invocation, input)
    }
}

/// What came of running Lean's kernel.
#[derive(Debug)]
pub struct Ran {
    /// The process, which is over.
    pub finished: Finished,
    /// The limit that ended it, where the runner knows: deadline, memory, processor time, called off.
    pub limit: Option<Reason>,
}

/// What a kernel says about a file.
pub(super) enum Answer<T> {
    /// It accepts everything.
    Accepted(T),
    /// It rejects a declaration.
    Rejected {
        /// Whether it is one that states a theorem again, with the right kind of failure: another type.
        statement: bool,
        /// Which declaration, and why.
        message: String,
    },
    /// It gave no verdict.
    None(Ending),
}

/// Measures a stage that runs in this thread.
pub(super) struct Clock {
    wall: Instant,
    cpu: Duration,
}

impl Clock {
    pub fn start() -> Self {
        Self { wall: Instant::now(), cpu: thread_time() }
    }

    pub fn cost(&self) -> Cost {
        let seconds = |duration: Duration| thousandths(duration.as_secs_f64());
        Cost {
            wall: seconds(self.wall.elapsed()),
            cpu: seconds(thread_time().saturating_sub(self.cpu)),
            peak_mb: 0.0,
        }
    }
}

fn thread_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.try_into().unwrap_or(0), time.tv_nsec.try_into().unwrap_or(0))
}

/// Runs a part of ours that looks at hostile terms. A defect of ours must not end the process, and never accepts.
pub(super) fn caught<T>(what: &str, part: impl FnOnce() -> T) -> Result<T, Ending> {
    catch_unwind(AssertUnwindSafe(part)).map_err(|panic| {
        let why = panic.downcast_ref::<String>().map(String::as_str);
        let why = why.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no reason given");
        let message = format!("{what} crashed on the compiled file: {why}");
        Ending::new(Stage::Leanchecker, ReasonCode::KernelCrashed, message).suspicious()
    })
}

/// Puts a file to our own kernel. `own_count` is how many declarations are the submission's.
pub(super) fn ask_lmap(
    base: &TrustedBase,
    file: Unchecked,
    own_count: usize,
    conditions: &Conditions<'_>,
) -> (Answer<Environment>, KernelReport) {
    let interrupt = Arc::new(AtomicBool::new(false));
    let options = Options {
        fuel: conditions.budget.unwrap_or(u64::MAX),
        memory: conditions.lmap_memory_bytes,
        special_names: SpecialNames::Refuse,
        interrupt: Some(Arc::clone(&interrupt)),
        ..Options::default()
    };
    let start = Instant::now();
    let (checked, called_off) =
        watched(conditions, &interrupt, || caught("our kernel", || base.environment.check(file, &options)));
    let mut report = KernelReport {
        name: "lmap".to_owned(),
        version: lmap_kernel::VERSION.to_owned(),
        verdict: None,
        seconds: Some(thousandths(start.elapsed().as_secs_f64())),
        steps: None,
        peak_mb: None,
    };
    let answer = match checked {
        Err(crashed) => Answer::None(crashed),
        Ok(Checked { result, statistics, steps, .. }) => {
            report.steps = Some(steps);
            let peak = statistics.iter().map(|s| s.peak_bytes).max().unwrap_or(0);
            report.peak_mb = Some(mebibytes(peak));
            match result {
                Ok(environment) => Answer::Accepted(environment),
                Err(error) => match &error.failure {
                    Failure::Rejected(rejection) => Answer::Rejected {
                        statement: error.index >= own_count && rejection.rule() == "value_type",
                        message: format!("our kernel rejects `{}`: {rejection}", error.declaration),
                    },
                    Failure::Limit(limit) => Answer::None(of_limit(*limit, &error.declaration, called_off)),
                },
            }
        }
    };
    report.verdict = verdict_of(&answer);
    (answer, report)
}

fn of_limit(limit: Limit, declaration: &str, called_off: Option<Ending>) -> Ending {
    let (code, what) = match limit {
        Limit::Fuel => (ReasonCode::Budget, "used all steps of the budget"),
        Limit::Memory => (ReasonCode::Memory, "used all memory granted"),
        Limit::Depth => (ReasonCode::Depth, "met terms that are nested too deeply"),
        Limit::Interrupted => match called_off {
            Some(ending) => return ending,
            None => (ReasonCode::Cancelled, "was called off"),
        },
    };
    Ending::new(Stage::Leanchecker, code, format!("our kernel {what} at `{declaration}`"))
}

/// Runs `part`, and sets `interrupt` when the deadline passes or the caller calls the grade off; tells which it was.
pub(super) fn watched<T>(
    conditions: &Conditions<'_>,
    interrupt: &AtomicBool,
    part: impl FnOnce() -> T,
) -> (T, Option<Ending>) {
    thread::scope(|scope| {
        let (done, over) = mpsc::channel::<()>();
        let watch = scope.spawn(move || {
            loop {
                let left = conditions.deadline.saturating_duration_since(Instant::now());
                match over.recv_timeout(PULSE.min(left)) {
                    Ok(()) | Err(RecvTimeoutError::Disconnected) => return None,
                    Err(RecvTimeoutError::Timeout) => {}
                }
                if let Some(ending) = called_off(conditions) {
                    interrupt.store(true, Ordering::Relaxed);
                    return Some(ending);
                }
            }
        });
        let result = part();
        drop(done);
        (result, watch.join().unwrap_or(None))
    })
}

/// Whether there is no reason to go on.
pub(super) fn called_off(conditions: &Conditions<'_>) -> Option<Ending> {
    let (code, message) = if (conditions.cancelled)() {
        (ReasonCode::Cancelled, "the grade was called off")
    } else if Instant::now() >= conditions.deadline {
        (ReasonCode::Deadline, "the deadline passed during the replay")
    } else {
        return None;
    };
    Some(Ending::new(Stage::Leanchecker, code, message))
}

/// Puts a request to Lean's kernel. `first_check` is the shown name of the first declaration that states a theorem again.
pub(super) fn ask_lean(
    runner: &dyn OfficialRunner,
    request: &Request,
    checks: &[String],
    steps: Option<u64>,
    conditions: &Conditions<'_>,
    version: &str,
) -> (Answer<()>, KernelReport, Cost) {
    let mut report = KernelReport {
        name: "lean".to_owned(),
        version: version.to_owned(),
        verdict: None,
        seconds: None,
        steps: None,
        peak_mb: None,
    };
    let fault = |reason| Ending { stage: Stage::Leanchecker, reason, suspicious: false };
    let unavailable = |message: String| fault(Reason::new(ReasonCode::KernelUnavailable, message));
    let nothing = Cost { wall: 0.0, cpu: 0.0, peak_mb: 0.0 };
    let input = match request.into_file() {
        Ok(input) => input,
        Err(error) => {
            let ending = unavailable(format!("cannot write the request for Lean's kernel: {error}"));
            return (Answer::None(ending), report, nothing);
        }
    };
    let ran = match runner.run_after(steps, &runner.kernel().invocation(), input) {
        Ok(ran) => ran,
        Err(reason) => return (Answer::None(fault(reason)), report, nothing),
    };
    let official = interpret(&ran.finished, request);
    let cost = Cost::of(&ran.finished);
    report.seconds = Some(thousandths(official.kernel_seconds));
    report.peak_mb = Some(mebibytes(official.peak_bytes));
    let answer = match (official.verdict, ran.limit) {
        (_, Some(reason)) => Answer::None(fault(reason)),
        (OfficialVerdict::Accepted, None) => Answer::Accepted(()),
        (OfficialVerdict::Rejected { declaration, kind, message }, None) => Answer::Rejected {
            statement: checks.contains(&declaration) && kind == "declTypeMismatch",
            message: format!("Lean's kernel rejects `{declaration}`: {kind}: {message}"),
        },
        (verdict, None) => Answer::None(called_off(conditions).unwrap_or_else(|| no_verdict(verdict))),
    };
    report.verdict = verdict_of(&answer);
    (answer, report, cost)
}

/// The ending for an answer of Lean's kernel that is no verdict.
fn no_verdict(verdict: OfficialVerdict) -> Ending {
    let ending = |code, message: String| Ending::new(Stage::Leanchecker, code, message);
    let at =
        |declaration: Option<String>| declaration.map_or_else(String::new, |name| format!(" at `{name}`"));
    match verdict {
        OfficialVerdict::Limit { declaration, kind } if kind == "time" => {
            ending(ReasonCode::Deadline, format!("Lean's kernel ran out of time{}", at(declaration)))
        }
        OfficialVerdict::Limit { declaration, kind } => {
            let code = match kind.as_str() {
                "excessiveMemory" => ReasonCode::Memory,
                "deepRecursion" => ReasonCode::Depth,
                _ => ReasonCode::KernelLimit,
            };
            ending(code, format!("Lean's kernel gave up{}: {kind}", at(declaration)))
        }
        OfficialVerdict::Refused { declaration, message } => ending(
            ReasonCode::KernelLimit,
            format!("`{declaration}` is nothing that Lean's kernel can be given: {message}"),
        ),
        OfficialVerdict::Crashed { how, declaration, output } => {
            let message = format!("Lean's kernel crashed{} ({how}): {output}", at(declaration));
            ending(ReasonCode::KernelCrashed, message).suspicious()
        }
        OfficialVerdict::Unavailable { message } => {
            ending(ReasonCode::KernelUnavailable, format!("Lean's kernel cannot be asked: {message}"))
        }
        // These two are verdicts, and were dealt with.
        OfficialVerdict::Accepted | OfficialVerdict::Rejected { .. } => {
            ending(ReasonCode::KernelUnavailable, "Lean's kernel gave no answer".to_owned())
        }
    }
}

fn verdict_of<T>(answer: &Answer<T>) -> Option<Outcome> {
    match answer {
        Answer::Accepted(_) => Some(Outcome::Accepted),
        Answer::Rejected { .. } => Some(Outcome::Rejected),
        Answer::None(ending) => match ending.reason.code.outcome() {
            outcome @ (Outcome::Timeout | Outcome::ResourceLimit) => Some(outcome),
            _ => None,
        },
    }
}

fn mebibytes(bytes: u64) -> f64 {
    thousandths(bytes as f64 / f64::from(1 << 20))
}
