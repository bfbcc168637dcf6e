//! What is written down while the stages run.

use std::collections::BTreeMap;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use lmap_lean::{Diagnostic, Finished, Invocation, LeanVersion, Toolchain};

use crate::judge::Judgement;

use super::Halt;
use super::process::in_words;
use crate::policy::Policy;
use crate::verdict::{
    Cost, Graded, Hashes, KernelReport, MAX_DIAGNOSTICS, MAX_MESSAGE_BYTES, MAX_TAIL_BYTES, Outcome,
    OutputTail, SCHEMA, SandboxReport, Skipped, Stage, Stages, StatementDiff, Verdict, Versions, thousandths,
};

/// Everything in a verdict that the stages find out on the way.
#[derive(Debug, Default)]
pub(crate) struct Record {
    pub stages: Stages,
    pub skipped: Vec<Skipped>,
    pub axioms: Option<Vec<String>>,
    pub statement_diff: Option<StatementDiff>,
    pub diagnostics: Vec<Diagnostic>,
    pub diagnostics_dropped: usize,
    pub output_tail: Vec<OutputTail>,
    pub timings: BTreeMap<Stage, Cost>,
    pub warnings: Vec<String>,
    pub kernels: Vec<KernelReport>,
    /// How often Lean read the submission.
    pub elaborations: u32,
    /// A kernel is wrong.
    pub alarm: Option<String>,
    /// The compiled file that it is wrong about.
    pub evidence: Option<File>,
}

/// Everything in a verdict that is known before the stages run, or after.
pub(crate) struct Circumstances<'a> {
    pub toolchain: &'a Toolchain,
    pub policy: Policy,
    pub task: String,
    pub submission: Graded,
    pub submission_hash: Option<String>,
    pub statement_hash: String,
    pub sandbox: SandboxReport,
    pub waited: Duration,
    pub start: Instant,
    pub package: Option<PathBuf>,
}

impl Record {
    /// The verdict, with what the caller knows besides. It ends by `ending`, or accepts.
    pub fn verdict(self, circumstances: Circumstances<'_>, ending: Option<Halt>) -> Verdict {
        let outcome = ending.as_ref().map_or(Outcome::Accepted, |halt| halt.reason.code.outcome());
        let Circumstances { toolchain, policy, .. } = circumstances;
        Verdict {
            schema: SCHEMA,
            task: circumstances.task,
            submission: circumstances.submission,
            verdict: outcome,
            reward: outcome.reward(),
            stage: ending.as_ref().map(|halt| halt.stage),
            reason: ending.map(|halt| halt.reason),
            stages: self.stages,
            skipped: self.skipped,
            axioms: self.axioms,
            statement_diff: self.statement_diff,
            diagnostics: self.diagnostics,
            diagnostics_dropped: self.diagnostics_dropped,
            output_tail: self.output_tail,
            sandbox: circumstances.sandbox,
            library: toolchain.library,
            kernels: self.kernels,
            timings: self.timings,
            elaborations: self.elaborations,
            waited_seconds: thousandths(circumstances.waited.as_secs_f64()),
            grader_seconds: thousandths(circumstances.start.elapsed().as_secs_f64()),
            cached: false,
            hashes: Hashes {
                submission: circumstances.submission_hash,
                statement: circumstances.statement_hash,
                toolchain: toolchain.hash.clone(),
                policy: policy.sha256(),
            },
            versions: Versions {
                lmap: env!("CARGO_PKG_VERSION").to_owned(),
                lean: toolchain.version.to_string(),
                lean_commit: toolchain.commit.clone(),
            },
            policy,
            warnings: self.warnings,
            package: circumstances.package,
        }
    }

    /// Notes what a program cost and what it printed besides messages.
    pub fn ran(&mut self, stage: Stage, invocation: &Invocation, finished: &Finished, other: &str) {
        self.cost(stage, Cost::of(finished));
        if !other.trim().is_empty() {
            self.output_tail.push(OutputTail {
                stage,
                program: file_name(&invocation.program),
                end: in_words(finished.end),
                text: tail(other.trim_end(), MAX_TAIL_BYTES).to_owned(),
            });
        }
    }

    /// Notes Lean's messages, as many as a verdict holds.
    pub fn messages(&mut self, messages: &[Diagnostic]) {
        for message in messages {
            if self.diagnostics.len() == MAX_DIAGNOSTICS {
                self.diagnostics_dropped += 1;
                continue;
            }
            let mut message = message.clone();
            let kept = head(&message.message, MAX_MESSAGE_BYTES).len();
            if kept < message.message.len() {
                message.message.truncate(kept);
                message.message.push('…');
                self.diagnostics_dropped += 1;
            }
            self.diagnostics.push(message);
        }
    }

    /// Notes what cost a stage, next to what it cost before.
    fn cost(&mut self, stage: Stage, cost: Cost) {
        self.timings.entry(stage).and_modify(|before| *before = before.and(cost)).or_insert(cost);
    }

    /// Takes over what was found out on the terms of a compiled file.
    pub fn judged(&mut self, judgement: &mut Judgement) {
        let found = std::mem::take(judgement);
        let (before, after) = (&mut self.stages, found.stages);
        before.leanchecker_passed = after.leanchecker_passed;
        before.statement_passed = after.statement_passed;
        before.axioms_passed = after.axioms_passed;
        self.axioms = found.axioms;
        self.statement_diff = found.statement_diff;
        self.kernels.extend(found.kernels);
        self.warnings.extend(found.warnings);
        self.alarm = self.alarm.take().or(found.alarm);
        found.timings.into_iter().for_each(|(stage, cost)| self.cost(stage, cost));
    }

    /// Notes what Lean's kernel said while Lean elaborated.
    pub fn lean_kernel(&mut self, version: &LeanVersion, verdict: Outcome) {
        let (name, version) = ("lean".to_owned(), version.to_string());
        let (seconds, steps, peak_mb) = (None, None, None);
        let verdict = (verdict != Outcome::Error).then_some(verdict);
        self.kernels.push(KernelReport { name, version, verdict, seconds, steps, peak_mb });
    }

    /// Forgets what a first elaboration led to, but not what it cost.
    pub fn start_over(&mut self) {
        self.stages = Stages { guard_passed: self.stages.guard_passed, ..Stages::default() };
        self.skipped.clear();
        self.axioms = None;
        self.statement_diff = None;
        self.diagnostics.clear();
        self.diagnostics_dropped = 0;
        self.output_tail.clear();
        self.kernels.clear();
    }

    /// Notes a stage that is left out.
    pub fn skip(&mut self, stage: Stage, reason: impl Into<String>) {
        self.skipped.push(Skipped { stage, reason: reason.into() });
    }
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// At most the first `limit` bytes, cut between characters.
pub(crate) fn head(text: &str, limit: usize) -> &str {
    &text[..text.floor_char_boundary(limit)]
}

/// At most the last `limit` bytes, cut between characters.
fn tail(text: &str, limit: usize) -> &str {
    &text[text.ceil_char_boundary(text.len().saturating_sub(limit))..]
}
