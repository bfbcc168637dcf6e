//! What does Lean say about a text?
//!
//! Its messages, and nothing more. The text can do and print whatever it likes while Lean reads it, so messages are claims: no
//! verdict, and no reward, follows from them. For a verdict there is [`Grader::grade`] and [`judge`](crate::judge).

use std::time::{Duration, Instant};

use lmap_lean::{Diagnostic, LeanCommand, LeanRun, Severity};
use lmap_sandbox::{Input, Take};

use crate::cancel::Cancel;
use crate::grader::Grader;
use crate::pipeline::process::{Order, Ran, Runner, abnormal_end};
use crate::pipeline::record::head;
use crate::pipeline::turn::Turn;
use crate::pipeline::{COMPILED, Halt, SOURCE};
use crate::reason::{Reason, ReasonCode};
use crate::submission::Submission;
use crate::verdict::Stage;

/// What came of having Lean read a text.
#[derive(Clone, Debug)]
pub struct Heard {
    /// Lean's messages, or why there are none to be had.
    pub messages: Result<Vec<Diagnostic>, Reason>,
    /// How long Lean ran.
    pub seconds: f64,
}

impl Grader {
    /// Has Lean read a text, in the sandbox and with the limits of an elaboration, for at most `time` from when it has got its
    /// turn. It may import what the toolchain's library has.
    ///
    /// Where Lean did not come to an orderly end there are no messages but the reason for that: those that it gave until then
    /// would look like all of them.
    #[must_use]
    pub fn messages(&self, text: &str, time: Duration, cancel: &Cancel) -> Heard {
        let mut start = None;
        let messages = self.listen(text, time, cancel, &mut start).map_err(|halt| halt.reason);
        Heard { messages, seconds: start.map_or(0.0, |start: Instant| start.elapsed().as_secs_f64()) }
    }

    fn listen(
        &self,
        text: &str,
        time: Duration,
        cancel: &Cancel,
        start: &mut Option<Instant>,
    ) -> Result<Vec<Diagnostic>, Halt> {
        const STAGE: Stage = Stage::Build;
        let fault = |reason| Halt::rejected(STAGE, reason);
        let text = Submission::lean(SOURCE, text).map_err(fault)?;
        let (sandbox, slots) = (self.sandbox()?, self.slots()?);
        let limits = &self.policy().limits;
        let memory_mib = limits.elaborate_mib;
        let turn = Turn::take(Some(&slots), memory_mib, time, cancel)?;
        *start = Some(Instant::now());
        let needs = &self.folders().toolchain_needs;
        let runner = Runner { sandbox: &sandbox, toolchain: self.toolchain(), needs, limits, turn: &turn };
        let command =
            LeanCommand::new(self.toolchain(), SOURCE).arg(format!("--memory={memory_mib}")).output(COMPILED);
        let invocation = command.invocation();
        let inputs = vec![Input::bytes(SOURCE, text.text())];
        let take = vec![Take { name: COMPILED.to_owned(), max_bytes: limits.file_mib << 20 }];
        let ran = runner.run(STAGE, Order { inputs, take, ..Order::new(&invocation, memory_mib) })?;
        let run = LeanRun::from_finished(ran.finished.clone());
        complete(&ran, &run).map_err(fault)?;
        Ok(run.messages)
    }
}

/// Whether the messages are all that Lean had to say.
fn complete(ran: &Ran, run: &LeanRun) -> Result<(), Reason> {
    if let Some(reason) = abnormal_end(ran, &run.other) {
        return Err(reason);
    }
    let printed = &run.finished.stdout;
    if printed.total > printed.bytes.len() as u64 {
        return Err(Reason::new(ReasonCode::Output, "Lean printed more than is read"));
    }
    let succeeded = run.finished.end.success();
    // Lean writes a compiled file when it has come to the end of the text. A text can end the process before that.
    if succeeded && !ran.taken.iter().all(Result::is_ok) {
        return Err(Reason::new(ReasonCode::LeanCrashed, "Lean ended before the end of the text"));
    }
    if !succeeded && !run.messages.iter().any(|message| message.severity == Severity::Error) {
        let last = run.other.trim().lines().next_back().unwrap_or("it printed nothing");
        let message = format!("Lean ended without success and without an error message: {}", head(last, 500));
        return Err(Reason::new(ReasonCode::LeanCrashed, message));
    }
    Ok(())
}
