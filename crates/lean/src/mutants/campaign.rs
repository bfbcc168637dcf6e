//! Asking the kernels about many mutants, and comparing what they say.

use std::collections::BTreeMap;
use std::io::{self, Seek, Write};
use std::time::Duration;

use lmap_ffi::official::report::{Line, Verdict};
use lmap_ffi::official::wire::{Mode, Record, Writer};
use lmap_kernel::{Claims, ConstantInfo, Declaration, Failure, Inductive, Options, Terms, Unchecked};
use serde::Serialize;

use super::declare::{Corpus, Mutant, mutant};
use crate::export::Exporter;
use crate::official::OfficialKernel;
use crate::process::{Limits, RunError, run_with_input};

/// What a kernel says about a mutant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// It accepts it.
    Accepts,
    /// It rejects it, for this reason.
    Rejects(String),
    /// It gave up, refused or crashed, for this reason.
    NoVerdict(String),
}

impl Answer {
    /// Whether one accepts what the other rejects.
    pub fn contradicts(&self, other: &Answer) -> bool {
        matches!((self, other), (Answer::Accepts, Answer::Rejects(_)) | (Answer::Rejects(_), Answer::Accepts))
    }
}

/// A mutant on which the kernels differ.
#[derive(Debug, Clone, Serialize)]
pub struct Disagreement {
    /// Its number in the series.
    pub index: u64,
    /// What it was made of.
    pub origin: String,
    /// What was changed.
    pub changes: Vec<&'static str>,
    /// This project's kernel, without the machine.
    pub plain: Answer,
    /// This project's kernel, with the machine.
    pub accelerated: Answer,
    /// Lean's kernel.
    pub official: Answer,
}

/// What came of a campaign.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Summary {
    /// Mutants made.
    pub mutants: u64,
    /// Accepted by Lean's kernel.
    pub accepted: u64,
    /// Rejected by Lean's kernel.
    pub rejected: u64,
    /// Without a verdict of Lean's kernel, by reason.
    pub no_official_verdict: BTreeMap<String, u64>,
    /// Without a verdict of this project's kernel, by reason.
    pub no_own_verdict: BTreeMap<String, u64>,
    /// Mutants and those of them that Lean's kernel accepts, by what was changed.
    pub by_change: BTreeMap<&'static str, (u64, u64)>,
    /// Rejections of Lean's kernel, by kind.
    pub by_reason: BTreeMap<String, u64>,
    /// Where the kernels differ.
    pub disagreements: Vec<Disagreement>,
}

impl Summary {
    fn count(&mut self, mutant: &Mutant, official: &Answer, own: &Answer) {
        self.mutants += 1;
        let accepted = *official == Answer::Accepts;
        match official {
            Answer::Accepts => self.accepted += 1,
            Answer::Rejects(reason) => {
                self.rejected += 1;
                let kind = reason.split(':').next().unwrap_or(reason).to_owned();
                *self.by_reason.entry(kind).or_default() += 1;
            }
            Answer::NoVerdict(reason) => *self.no_official_verdict.entry(reason.clone()).or_default() += 1,
        }
        if let Answer::NoVerdict(reason) = own {
            *self.no_own_verdict.entry(reason.clone()).or_default() += 1;
        }
        for change in &mutant.changes {
            let entry = self.by_change.entry(change).or_default();
            entry.0 += 1;
            entry.1 += u64::from(accepted);
        }
    }

    /// Share of the mutants that Lean's kernel accepts.
    pub fn accepted_share(&self) -> f64 {
        self.accepted as f64 / self.mutants.max(1) as f64
    }
}

/// A series of mutants, and the kernels to ask.
pub struct Campaign<'a> {
    /// What the mutants are made of.
    pub corpus: &'a Corpus,
    /// Lean's kernel.
    pub official: OfficialKernel,
    /// The series.
    pub seed: u64,
    /// Mutants for each process of Lean's kernel.
    pub batch: u64,
}

/// Small allocations that Lean's kernel may make for a mutant.
const HEARTBEATS: usize = 20_000_000;
/// Steps that our own kernel may take for one.
const FUEL: u64 = 20_000_000;
/// Memory that it may take.
const MEMORY: usize = 1 << 30;
/// Time for a batch, so that a kernel that hangs is noticed.
const BATCH_TIME: Duration = Duration::from_secs(240);
/// Bytes of a report.
const REPORT_BYTES: usize = 256 << 20;

impl Campaign<'_> {
    /// Asks about the mutants from `start` on, `count` of them, and tells `progress` after each batch.
    ///
    /// # Errors
    /// When the process of Lean's kernel cannot be run at all.
    pub fn run(
        &self,
        start: u64,
        count: u64,
        progress: &mut dyn FnMut(&Summary),
    ) -> Result<Summary, RunError> {
        let mut summary = Summary::default();
        let mut next = start;
        let end = start.saturating_add(count);
        while next < end {
            let mutants: Vec<Mutant> = (next..end.min(next + self.batch.max(1)))
                .map(|index| mutant(self.corpus, self.seed, index))
                .collect();
            next += mutants.len() as u64;
            let official = self.ask_official(&mutants)?;
            for (mutant, official) in mutants.into_iter().zip(official) {
                self.compare(mutant, official, &mut summary);
            }
            progress(&summary);
        }
        Ok(summary)
    }

    fn compare(&self, mutant: Mutant, official: Answer, summary: &mut Summary) {
        // A store cannot be copied, but a mutant can be made again.
        let again = super::mutant(self.corpus, self.seed, mutant.index);
        let plain = self.ask_own(again, true);
        let note = Mutant { terms: self.corpus.base.terms(), ..mutant_note(&mutant) };
        let accelerated = self.ask_own(mutant, false);
        summary.count(&note, &official, &accelerated);
        let differ = plain.contradicts(&official)
            || accelerated.contradicts(&official)
            || plain.contradicts(&accelerated);
        if differ {
            let Mutant { index, origin, changes, .. } = note;
            summary.disagreements.push(Disagreement { index, origin, changes, plain, accelerated, official });
        }
    }

    fn ask_own(&self, mutant: Mutant, plain: bool) -> Answer {
        let mut file = Unchecked::new(mutant.terms);
        file.declarations.push(mutant.declaration);
        let options = Options { fuel: FUEL, memory: MEMORY, plain, ..Options::default() };
        match self.corpus.base.check(file, &options).result {
            Ok(_) => Answer::Accepts,
            Err(error) => match error.failure {
                Failure::Rejected(rejection) => Answer::Rejects(format!("{}: {rejection}", rejection.rule())),
                Failure::Limit(limit) => Answer::NoVerdict(limit.to_string()),
            },
        }
    }

    /// The answers of Lean's kernel, one a mutant. After a crash it goes on in a new process with the next one.
    fn ask_official(&self, mutants: &[Mutant]) -> Result<Vec<Answer>, RunError> {
        let mut answers: Vec<Answer> = Vec::new();
        while answers.len() < mutants.len() {
            let rest = &mutants[answers.len()..];
            let mut kernel = self.official.clone();
            kernel.limits.heartbeats = HEARTBEATS;
            let invocation = kernel.invocation();
            let start_error = |source| RunError::Start { program: invocation.program.clone(), source };
            let (stream, base) = self.stream(rest).map_err(start_error)?;
            let mut input = tempfile::tempfile().map_err(start_error)?;
            input.write_all(&stream).and_then(|()| input.rewind()).map_err(start_error)?;
            let limits = Limits { output_bytes: REPORT_BYTES, ..Limits::within(BATCH_TIME) };
            let finished = run_with_input(&invocation, input, &limits)?;
            let told = verdicts(&finished.stdout.bytes, base);
            if told.is_empty()
                && !finished.end.success()
                && finished.stdout.bytes.is_empty()
                && answers.is_empty()
            {
                let reason = io::Error::other(finished.stderr.text());
                if finished.stderr.text().contains("cannot load") {
                    return Err(start_error(reason));
                }
            }
            answers.extend(told);
            if answers.len() < mutants.len() {
                answers.push(Answer::NoVerdict(format!("process: {:?}", finished.end)));
            }
        }
        answers.truncate(mutants.len());
        Ok(answers)
    }

    /// An inductive mutant that makes no claims, with what our own kernel generates for it as claims: so that Lean's kernel
    /// is asked about that too. `None` for other mutants and for those that our kernel does not accept.
    fn with_claims(&self, mutant: &Mutant) -> Option<(Terms, Declaration)> {
        let Declaration::Inductive(block) = &mutant.declaration else { return None };
        if block.claims.is_some() {
            return None;
        }
        let again = super::mutant(self.corpus, self.seed, mutant.index);
        let mut file = Unchecked::new(again.terms);
        file.declarations.push(again.declaration);
        let options = Options { fuel: FUEL, memory: MEMORY, ..Options::default() };
        let environment = self.corpus.base.check(file, &options).result.ok()?;
        let mut claims = Claims::default();
        for constant in environment.constants().skip(self.corpus.base.len()) {
            match constant.clone() {
                ConstantInfo::Inductive(c) => claims.types.push(c),
                ConstantInfo::Constructor(c) => claims.constructors.push(c),
                ConstantInfo::Recursor(c) => claims.recursors.push(c),
                _ => {}
            }
        }
        let block = Inductive { claims: Some(claims), ..block.clone() };
        Some((environment.terms(), Declaration::Inductive(block)))
    }

    /// The base and then the mutants, each of which leaves nothing behind; and how many declarations the base has.
    fn stream(&self, mutants: &[Mutant]) -> io::Result<(Vec<u8>, u64)> {
        let base_terms = self.corpus.base.frozen_terms();
        let constants = self.corpus.base.constants().cloned().collect();
        let base = crate::declarations::assemble(base_terms, constants, &[]).map_err(io::Error::other)?;
        let base = crate::declarations::sort(base_terms, base);
        let mut exporter = Exporter::new(Writer::new(Vec::new()));
        for declaration in &base {
            exporter.declaration(base_terms, Mode::Trust, declaration)?;
        }
        exporter.sink().record(&Record::BaseComplete)?;
        let mark = exporter.mark();
        for mutant in mutants {
            match self.with_claims(mutant) {
                Some((terms, declaration)) => exporter.declaration(&terms, Mode::Try, &declaration)?,
                None => exporter.declaration(&mutant.terms, Mode::Try, &mutant.declaration)?,
            }
            exporter.reset(mark)?;
        }
        Ok((exporter.into_sink().finish()?, base.len() as u64))
    }
}

/// A mutant without its declaration, for the record.
fn mutant_note(mutant: &Mutant) -> Mutant {
    Mutant {
        index: mutant.index,
        origin: mutant.origin.clone(),
        changes: mutant.changes.clone(),
        terms: Terms::new(),
        declaration: Declaration::Quot(Vec::new()),
    }
}

/// The verdicts told in a report about declarations after the first `base`, up to the first gap.
fn verdicts(report: &[u8], base: u64) -> Vec<Answer> {
    let mut answers = Vec::new();
    for text in report.split(|b| *b == b'\n') {
        let Ok(line) = serde_json::from_slice::<Line>(text) else { break };
        if line.index != base + answers.len() as u64 {
            break;
        }
        answers.push(match line.verdict {
            Verdict::Accepted => Answer::Accepts,
            Verdict::Rejected { kind, message } => Answer::Rejects(format!("{kind}: {message}")),
            Verdict::Differs { message } => Answer::Rejects(format!("generated: {message}")),
            Verdict::Limit { kind } => Answer::NoVerdict(kind),
            Verdict::Refused { message } => Answer::NoVerdict(format!("refused: {message}")),
        });
    }
    answers
}
