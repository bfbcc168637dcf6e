//! What is written down while the stages run.

use std::collections::BTreeMap;
use std::path::Path;

use lmap_lean::{Diagnostic, Finished, Invocation};

use super::process::in_words;
use crate::verdict::{
    Cost, MAX_DIAGNOSTICS, MAX_MESSAGE_BYTES, MAX_TAIL_BYTES, OutputTail, Skipped, Stage, Stages,
    StatementDiff,
};

/// Everything in a verdict that the stages find out on the way.
#[derive(Clone, Debug, Default)]
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
}

impl Record {
    /// Notes what a program cost and what it printed besides messages.
    pub fn ran(&mut self, stage: Stage, invocation: &Invocation, finished: &Finished, other: &str) {
        let cost = Cost::of(finished);
        self.timings.entry(stage).and_modify(|before| *before = before.and(cost)).or_insert(cost);
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
