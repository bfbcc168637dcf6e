//! Running cases, and what must come of it.

use std::collections::HashMap;
use std::fs;
use std::os::unix::net::UnixListener;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use lmap_grader::judge::UntrustedModule;
use lmap_grader::{GuardMode, Kernels, Reason, ReasonCode, Stage, Submission};
use lmap_lean::Library;
use serde::Serialize;

use crate::arena::{Arena, ArenaError, FILE_LIMIT, Setting};
use crate::case::{Case, Left, Submitted, Then, ValidProof};
use crate::layer::{Layer, Removable};
use crate::observe::{Observation, Outside};
use crate::service;

/// Everything that came of one case.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// `kind/name`.
    pub id: String,
    /// What it tries.
    pub tries: String,
    /// With all layers.
    pub with_all: Observation,
    /// With one layer left out.
    pub without: Vec<(Removable, Observation)>,
    /// There is no second layer, for this reason.
    pub single_layer: Option<String>,
    /// What is not as it must be.
    pub problems: Vec<String>,
    /// It was not run, for this reason.
    pub skipped: Option<String>,
}

/// What came of a valid proof.
#[derive(Clone, Debug, Serialize)]
pub struct ValidReport {
    /// `valid/name`.
    pub id: String,
    /// What came of it: it must be accepted.
    pub observation: Observation,
}

/// A harmless twin: its text, whether it is a reply, and how it is guarded.
type TwinKey = (Vec<u8>, bool, GuardMode);

/// Runs cases.
pub struct Runner {
    arena: Arena,
    /// Whether twins were accepted, by what they are: many cases share one.
    twins: Mutex<HashMap<TwinKey, Option<String>>>,
    /// Leave out every layer that can be left out, and not only the one that stopped a case.
    exhaustive: bool,
}

impl Runner {
    /// A runner in `arena`. With `exhaustive`, cases are also run without layers that they got past anyway.
    #[must_use]
    pub fn new(arena: Arena, exhaustive: bool) -> Self {
        Self { arena, twins: Mutex::default(), exhaustive }
    }

    /// Runs `cases` with `jobs` threads and tells `done` about each; the reports come back in order.
    ///
    /// # Errors
    /// When the runner itself is not in order.
    pub fn run_all(
        &self,
        cases: &[&Case],
        jobs: usize,
        done: &(dyn Fn(&Report) + Sync),
    ) -> Result<Vec<Report>, ArenaError> {
        self.sandbox_must_hold(cases)?;
        in_parallel(cases, jobs, |case| {
            let report = self.run(case)?;
            done(&report);
            Ok(report)
        })
    }

    /// Grades valid proofs.
    ///
    /// # Errors
    /// When the runner itself is not in order.
    pub fn run_valid(
        &self,
        proofs: &[&ValidProof],
        jobs: usize,
        done: &(dyn Fn(&ValidReport) + Sync),
    ) -> Result<Vec<ValidReport>, ArenaError> {
        in_parallel(proofs, jobs, |proof| {
            let setting = Setting { guard: proof.guard, ..Setting::default() };
            let task = self.arena.task(crate::case::USUAL_TASK)?;
            let observation = match read(&proof.id, &proof.text, false) {
                Ok(submission) => {
                    Observation::of_verdict(&self.arena.grader(&setting).grade(&task, &submission))
                }
                Err(refused) => *refused,
            };
            let report = ValidReport { id: proof.id.clone(), observation };
            done(&report);
            Ok(report)
        })
    }

    /// Some cases would do harm outside of a sandbox. A harmless one of them goes first, without the guard: if it reaches
    /// anything, none is run.
    fn sandbox_must_hold(&self, cases: &[&Case]) -> Result<(), ArenaError> {
        if !cases.iter().any(|case| matches!(case.submitted, Submitted::Lean(_)) && case.core_only) {
            return Ok(());
        }
        let setting = Setting { guard: GuardMode::Off, ..Setting::default() };
        let outside = Outside::new(&self.arena)?;
        let text = outside.fill_in(include_bytes!("sentinel.lean"));
        if let Ok(submission) = read("sentinel.lean", &text, false) {
            let task = self.arena.task(crate::case::USUAL_TASK)?;
            let verdict = self.arena.grader(&setting).grade(&task, &submission);
            let effects = outside.effects(&serde_json::to_string(&verdict).unwrap_or_default());
            let observation = Observation::of_verdict(&verdict);
            if !effects.is_empty() || observation.fault {
                let why = if effects.is_empty() { observation.in_words() } else { effects.join("; ") };
                return Err(ArenaError::NoSandbox(why));
            }
        }
        Ok(())
    }

    /// Runs a case with all layers, its harmless twin, and then without the layer that stopped it.
    ///
    /// # Errors
    /// When the runner itself is not in order.
    pub fn run(&self, case: &Case) -> Result<Report, ArenaError> {
        let skipped = (case.core_only && self.arena.toolchain().library != Library::Core)
            .then(|| "it declares what the official library has already".to_owned());
        if let Some(reason) = skipped {
            return Ok(Report { skipped: Some(reason), ..empty_report(case) });
        }
        let with_all = self.observe(case, None)?;
        let mut report = Report { with_all, ..empty_report(case) };
        check_first(case, &mut report);
        if let Some(problem) = self.twin_problem(case)? {
            report.problems.push(problem);
        }
        for removable in self.removables(case) {
            let observation = self.observe(case, Some(removable))?;
            check_without(case, removable, &observation, &mut report.problems);
            report.without.push((removable, observation));
        }
        Ok(report)
    }

    /// Runs a case once, with or without one of the layers.
    ///
    /// # Errors
    /// When the runner itself is not in order.
    pub fn observe_alone(&self, case: &Case, without: Option<Removable>) -> Result<Observation, ArenaError> {
        self.sandbox_must_hold(&[case])?;
        self.observe(case, without)
    }

    fn observe(&self, case: &Case, without: Option<Removable>) -> Result<Observation, ArenaError> {
        let mut setting = Setting { guard: case.guard, memory: case.memory, ..Setting::default() };
        setting.timeout = case.timeout.unwrap_or(setting.timeout);
        match without {
            Some(Removable::Guard) => setting.guard = GuardMode::Off,
            Some(Removable::Lmap) => setting.kernels = Kernels::Lean,
            Some(Removable::Lean) => setting.kernels = Kernels::Lmap,
            Some(Removable::Axioms) | None => {}
        }
        let (observation, axioms) = self.observe_under(case, &setting)?;
        match (without, axioms) {
            // What the proof rests on is known now: allow that.
            (Some(Removable::Axioms), Some(axioms)) if observation.layer == Some(Layer::Axioms) => {
                setting.allowed_axioms = axioms;
                Ok(self.observe_under(case, &setting)?.0)
            }
            _ => Ok(observation),
        }
    }

    fn observe_under(
        &self,
        case: &Case,
        setting: &Setting,
    ) -> Result<(Observation, Option<Vec<String>>), ArenaError> {
        match &case.submitted {
            Submitted::Lean(text) => self.observe_text(case, text, false, setting),
            Submitted::Reply(text) => self.observe_text(case, text, true, setting),
            Submitted::Service(service) => Ok((service::observe(*service, &self.arena)?, None)),
            Submitted::Crafted(edits) => {
                let compiled = self.arena.compiled()?;
                let bytes = compiled.workshop.craft(edits);
                let bytes = bytes.map_err(|error| ArenaError::Craft {
                    case: case.id.clone(),
                    message: error.to_string(),
                })?;
                let module = UntrustedModule::from_bytes("Submission", bytes);
                let judgement = compiled.judge(module, setting);
                Ok((Observation::of_judgement(&judgement), judgement.axioms))
            }
            Submitted::Left(left) => {
                let compiled = self.arena.compiled()?;
                let folder = self.arena.outside()?;
                let path = folder.path().join("Submission.olean");
                leave(*left, &path, &compiled.module).map_err(ArenaError::io(&path))?;
                match UntrustedModule::open("Submission", &path, FILE_LIMIT) {
                    Ok(module) => {
                        let judgement = compiled.judge(module, setting);
                        Ok((Observation::of_judgement(&judgement), judgement.axioms))
                    }
                    Err(reason) => Ok((Observation::refused(Layer::Reader, &reason), None)),
                }
            }
        }
    }

    fn observe_text(
        &self,
        case: &Case,
        text: &[u8],
        is_reply: bool,
        setting: &Setting,
    ) -> Result<(Observation, Option<Vec<String>>), ArenaError> {
        let outside = Outside::new(&self.arena)?;
        let task = self.arena.task(&case.task)?;
        let submission = match read(&case.id, &outside.fill_in(text), is_reply) {
            Ok(submission) => submission,
            Err(refused) => return Ok((*refused, None)),
        };
        let verdict = self.arena.grader(setting).grade(&task, &submission);
        let mut observation = Observation::of_verdict(&verdict);
        let said = serde_json::to_string(&verdict).unwrap_or_default();
        observation.effects.extend(outside.effects(&said));
        Ok((observation, verdict.axioms))
    }

    /// What can be left out for a case: the layer that stopped it, if it is one of these.
    fn removables(&self, case: &Case) -> Vec<Removable> {
        let single = matches!(case.then, Then::SingleLayer(_));
        let from_text = matches!(case.submitted, Submitted::Lean(_) | Submitted::Reply(_));
        if single || matches!(case.submitted, Submitted::Service(_)) {
            return Vec::new();
        }
        if self.exhaustive {
            let all = Removable::ALL.into_iter();
            return all.filter(|removable| from_text || *removable != Removable::Guard).collect();
        }
        match case.stopped_by {
            Layer::Guard => vec![Removable::Guard],
            Layer::Replay | Layer::Statement => vec![Removable::Lmap, Removable::Lean],
            Layer::Axioms => vec![Removable::Axioms],
            _ => Vec::new(),
        }
    }

    /// Why the harmless twin is not accepted, if it is not.
    fn twin_problem(&self, case: &Case) -> Result<Option<String>, ArenaError> {
        let is_reply = matches!(case.submitted, Submitted::Reply(_));
        let text = match (&case.twin, &case.submitted) {
            (Some(twin), _) => twin.clone(),
            (None, Submitted::Crafted(_) | Submitted::Left(_)) => Vec::new(),
            (None, _) => return Ok(None),
        };
        let key = (text, is_reply, case.guard);
        if let Some(known) = self.known_twin(&key) {
            return Ok(known);
        }
        let observation = if case.twin.is_none() {
            let compiled = self.arena.compiled()?;
            let rewritten = compiled.workshop.craft("");
            let rewritten = rewritten
                .map_err(|error| ArenaError::Craft { case: case.id.clone(), message: error.to_string() })?;
            let module = UntrustedModule::from_bytes("Submission", rewritten);
            Observation::of_judgement(&compiled.judge(module, &Setting::default()))
        } else {
            let setting = Setting { guard: case.guard, ..Setting::default() };
            let task = self.arena.task(&case.task)?;
            match read(&case.id, &key.0, is_reply) {
                Ok(twin) => Observation::of_verdict(&self.arena.grader(&setting).grade(&task, &twin)),
                Err(refused) => *refused,
            }
        };
        let problem =
            (!observation.accepted).then(|| format!("its harmless twin is {}", observation.in_words()));
        if let Ok(mut twins) = self.twins.lock() {
            twins.insert(key, problem.clone());
        }
        Ok(problem)
    }

    fn known_twin(&self, key: &(Vec<u8>, bool, GuardMode)) -> Option<Option<String>> {
        self.twins.lock().ok()?.get(key).cloned()
    }
}

fn empty_report(case: &Case) -> Report {
    let nothing = Observation {
        accepted: false,
        layer: None,
        code: None,
        message: String::new(),
        effects: Vec::new(),
        fault: false,
    };
    let single_layer = match &case.then {
        Then::SingleLayer(reason) => Some(reason.clone()),
        _ => None,
    };
    Report {
        id: case.id.clone(),
        tries: case.tries.clone(),
        with_all: nothing,
        without: Vec::new(),
        single_layer,
        problems: Vec::new(),
        skipped: None,
    }
}

/// Makes a submission of bytes, or tells why they are none.
fn read(name: &str, bytes: &[u8], is_reply: bool) -> Result<Submission, Box<Observation>> {
    let refused = |layer, reason: &Reason| Box::new(Observation::refused(layer, reason));
    let Ok(text) = std::str::from_utf8(bytes) else {
        let reason = Reason::new(ReasonCode::NotUnicode, "it is not UTF-8");
        return Err(refused(Layer::Input, &reason));
    };
    let submission = if is_reply { Submission::from_reply(name, text) } else { Submission::lean(name, text) };
    submission.map_err(|reason| refused(Layer::told_by(Stage::Extract, reason.code), &reason))
}

/// Puts something else than a compiled file at `path`.
fn leave(left: Left, path: &Path, good: &[u8]) -> std::io::Result<()> {
    match left {
        Left::SymbolicLink => {
            let target = path.with_extension("good");
            fs::write(&target, good)?;
            std::os::unix::fs::symlink(target, path)
        }
        Left::Pipe => {
            let made = std::process::Command::new("mkfifo").arg(path).status()?;
            if made.success() { Ok(()) } else { Err(std::io::Error::other("mkfifo failed")) }
        }
        Left::Folder => fs::create_dir(path),
        Left::Device => std::os::unix::fs::symlink("/dev/zero", path),
        Left::Socket => UnixListener::bind(path).map(drop),
        Left::SparseFile => fs::File::create(path)?.set_len(1 << 40),
        Left::EmptyFile => fs::write(path, ""),
        Left::Nothing => Ok(()),
        Left::OtherParts => {
            for part in ["private", "server"] {
                fs::write(path.with_extension(format!("olean.{part}")), good)?;
            }
            fs::write(path.with_extension("ilean"), good)?;
            fs::write(path, &good[..good.len() / 2])
        }
    }
}

fn check_first(case: &Case, report: &mut Report) {
    let observation = &report.with_all;
    let problems = &mut report.problems;
    let expected = case.stopped_by;
    if observation.accepted {
        problems.push("it is accepted".to_owned());
    } else if observation.fault != case.fault {
        let is = if observation.fault { "is no" } else { "should be no" };
        problems.push(format!("there {is} verdict: {}", observation.in_words()));
    } else if expected != Layer::Sandbox && observation.layer != Some(expected) {
        problems.push(format!("it is {}, not by {expected}", observation.in_words()));
    }
    if let Some(says) = &case.says
        && !observation.message.contains(says.as_str())
        && observation.code.as_ref() != Some(says)
    {
        problems.push(format!("the reason does not say `{says}`: {}", observation.in_words()));
    }
    problems.extend(observation.effects.iter().cloned());
}

fn check_without(case: &Case, removable: Removable, observation: &Observation, problems: &mut Vec<String>) {
    let at = format!("without {removable}");
    if observation.accepted {
        problems.push(format!("{at} it is accepted"));
    } else if observation.fault {
        problems.push(format!("{at} there is no verdict: {}", observation.in_words()));
    }
    // The second layer is meant for the case that the first one is left out, and that is the guard.
    if let (Then::Layer(layer), Removable::Guard, Layer::Guard) = (&case.then, removable, case.stopped_by)
        && *layer != Layer::Sandbox
        && observation.layer != Some(*layer)
        && !observation.accepted
    {
        problems.push(format!("{at} it is {}, not by {layer}", observation.in_words()));
    }
    problems.extend(observation.effects.iter().map(|effect| format!("{at}: {effect}")));
}

/// Applies `work` to all items with `jobs` threads. The first error ends it.
fn in_parallel<I: Sync, T: Send>(
    items: &[&I],
    jobs: usize,
    work: impl Fn(&I) -> Result<T, ArenaError> + Sync,
) -> Result<Vec<T>, ArenaError> {
    let next = AtomicUsize::new(0);
    let results: Mutex<Vec<(usize, Result<T, ArenaError>)>> = Mutex::default();
    thread::scope(|scope| {
        for _ in 0..jobs.clamp(1, items.len().max(1)) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(index) else { break };
                    let result = work(item);
                    if result.is_err() {
                        next.store(items.len(), Ordering::Relaxed);
                    }
                    if let Ok(mut results) = results.lock() {
                        results.push((index, result));
                    }
                }
            });
        }
    });
    let mut results = results.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    results.sort_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
}
