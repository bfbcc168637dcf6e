//! Grading: from a task and a submission to a verdict.

use std::fs::File;
use std::io::{self, Read, Seek};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use lmap_lean::Toolchain;
use lmap_sandbox::{Launcher, Sandbox};
use lmap_tasks::Task;
use sha2::{Digest, Sha256};

use crate::cache::{CacheKey, VerdictCache};
use crate::cancel::Cancel;
use crate::guard::{GuardMode, Guarded, guard};
use crate::judge::{Library, Vetting};
use crate::pipeline::base::{Base, PROBE_PROPOSITION, PROBE_THEOREM, Terms};
use crate::pipeline::process::Runner;
use crate::pipeline::record::{Circumstances, Record};
use crate::pipeline::turn::Turn;
use crate::pipeline::work::{self, WorkFolder};
use crate::pipeline::{Bench, Goal, Halt, SOURCE, direct, reference};
use crate::policy::{Folders, Kernels, Pipeline, Policy, SandboxMode};
use crate::private::private_folder;
use crate::reason::{Reason, ReasonCode};
use crate::slots::Slots;
use crate::submission::{Submission, hex};
use crate::verdict::{Graded, Outcome, SCHEMA, SandboxReport, Stage, Verdict, thousandths};

/// The proof that is tried when there is doubt about the toolchain or the machine.
const PROBE: &str = "import LeanCheckedNetwork.Weights\ntheorem lmap_probe : True := True.intro\n";

/// The probe may take this long. It takes a tenth of a second on a machine that is well.
const PROBE_TIME: Duration = Duration::from_secs(60);

/// What an acceptance by the reference pipeline is worth.
const BELIEVED: &str = "the reference pipeline believes what Lean prints while code of the submission may run in it: it is \
                        for comparing, not for rewards";

/// Bases that are kept in memory.
const BASES: usize = 64;

/// Grades submissions with one toolchain under one policy.
///
/// Any number of threads may grade at once; how many of them run is a matter of the machine's slots.
#[derive(Debug)]
pub struct Grader {
    toolchain: Toolchain,
    policy: Policy,
    folders: Folders,
    bases: Mutex<Vec<Shelf>>,
    library: Arc<Late<Arc<Library>>>,
    sandbox: Late<Sandbox>,
    slots: Late<Slots>,
    verdicts: Late<Option<Arc<VerdictCache>>>,
    /// A proof that is known to be good was accepted by this grader.
    known_good: Mutex<bool>,
    /// Why nothing is graded any more.
    stopped: Arc<OnceLock<String>>,
}

/// The place of one base in memory, by its task's statement.
#[derive(Clone, Debug)]
struct Shelf {
    statement: String,
    base: Arc<Late<Arc<Prepared>>>,
}

/// A base, ready for grading.
struct Prepared {
    base: Base,
    /// SHA-256 of its files.
    sha256: String,
    /// What it means. A verdict that is known already needs none of it, nor does the reference pipeline.
    terms: Late<Arc<Terms>>,
}

/// What has to be proved.
#[derive(Clone, Copy)]
enum Aim<'a> {
    Task(&'a Task),
    Probe,
}

/// What a grade needs so that its verdict can be looked up.
struct Admitted<'a> {
    guarded: Guarded<'a>,
    sandbox: Sandbox,
    prepared: Arc<Prepared>,
}

/// What a grade needs before it gets its turn.
struct Ready<'a> {
    admitted: &'a Admitted<'a>,
    /// Not needed by the reference pipeline.
    terms: Option<Arc<Terms>>,
}

impl Grader {
    /// A grader. Nothing is run or written before the first grade.
    #[must_use]
    pub fn new(toolchain: Toolchain, policy: Policy, folders: Folders) -> Self {
        Self {
            toolchain,
            policy,
            folders,
            bases: Mutex::default(),
            library: Arc::default(),
            sandbox: Late::default(),
            slots: Late::default(),
            verdicts: Late::default(),
            known_good: Mutex::default(),
            stopped: Arc::default(),
        }
    }

    /// A grader with another policy and other folders, and the same toolchain, which is in memory once for both. When one of
    /// them finds a kernel to be wrong, neither grades any more.
    #[must_use]
    pub fn sibling(&self, policy: Policy, folders: Folders) -> Self {
        let mut sibling = Self::new(self.toolchain.clone(), policy, folders);
        sibling.stopped = Arc::clone(&self.stopped);
        if sibling.policy.shared_user == self.policy.shared_user
            && sibling.folders.cache == self.folders.cache
        {
            sibling.library = Arc::clone(&self.library);
        }
        sibling
    }

    /// The toolchain it grades with.
    #[must_use]
    pub fn toolchain(&self) -> &Toolchain {
        &self.toolchain
    }

    /// The policy it grades by.
    #[must_use]
    pub fn policy(&self) -> &Policy {
        &self.policy
    }

    /// Where it keeps its files.
    pub(crate) fn folders(&self) -> &Folders {
        &self.folders
    }

    /// Why it grades nothing any more, if so: a kernel was found to be wrong. Whoever runs it should stop and tell
    /// somebody.
    #[must_use]
    pub fn stopped(&self) -> Option<String> {
        self.stopped.get().cloned()
    }

    /// Finds out whether this machine can confine what the policy wants confined, unless that is known.
    ///
    /// # Errors
    /// The reason with which every grade would end.
    pub fn confine(&self) -> Result<(), Reason> {
        self.sandbox().map(|_| ()).map_err(|halt| halt.reason)
    }

    /// Does what the first grade of `task` would have to do first: finds out about the sandbox, compiles and checks the base.
    ///
    /// # Errors
    /// The reason with which a grade would end.
    pub fn prepare(&self, task: &Task) -> Result<(), Reason> {
        let prepared = self.sandbox().and_then(|_| self.base(task));
        prepared.and_then(|prepared| self.terms(task, &prepared)).map(|_| ()).map_err(|halt| halt.reason)
    }

    /// Grades `submission` as an answer to `task`. There is always a verdict: [`Outcome::Error`] if the judge or its
    /// machine is at fault.
    #[must_use]
    pub fn grade(&self, task: &Task, submission: &Submission) -> Verdict {
        self.grade_with(task, submission, &Cancel::new())
    }

    /// The same, for a caller that may want to call it off.
    #[must_use]
    pub fn grade_with(&self, task: &Task, submission: &Submission, cancel: &Cancel) -> Verdict {
        let start = Instant::now();
        let graded = Graded {
            name: submission.name().to_owned(),
            from_reply: submission.is_from_reply(),
            first_line: submission.first_line(),
            bytes: submission.text().len(),
        };
        let mut grade = Grade::default();
        let admitted = self.admit(task, submission, cancel, &mut grade);
        let key = admitted.as_ref().ok().and_then(|admitted| self.key(task, submission, admitted));
        if let Some(known) = key.as_ref().and_then(|key| self.known(key, &mut grade)) {
            let grader_seconds = thousandths(start.elapsed().as_secs_f64());
            return Verdict { submission: graded, cached: true, grader_seconds, ..known };
        }
        let ending = match admitted {
            Ok(admitted) => self.judge(task, &admitted, cancel, &mut grade).err(),
            Err(halt) => Some(halt),
        };
        let texts = [(SOURCE, submission.text())];
        self.heed_alarm(&submission.sha256(), &texts, ending.as_ref(), &mut grade.record);
        // A kernel that is wrong, or a machine that miscounts: that is no verdict to be kept.
        let key = key.filter(|_| grade.record.alarm.is_none());
        let mut verdict = self.verdict(task, graded, Some(submission.sha256()), ending, grade, start);
        if let (Some(key), Some(cache)) = (key, self.verdict_cache().ok().flatten())
            && let Err(error) = cache.put(&key, &verdict)
        {
            verdict.warnings.push(format!("the verdict could not be kept: {error}"));
        }
        verdict
    }

    /// Grades the Lean file in a model's reply; a reply without exactly one is rejected.
    #[must_use]
    pub fn grade_reply(&self, task: &Task, name: &str, reply: &str) -> Verdict {
        self.grade_reply_with(task, name, reply, &Cancel::new())
    }

    /// The same, for a caller that may want to call it off.
    #[must_use]
    pub fn grade_reply_with(&self, task: &Task, name: &str, reply: &str, cancel: &Cancel) -> Verdict {
        match Submission::from_reply(name, reply) {
            Ok(submission) => self.grade_with(task, &submission, cancel),
            Err(reason) => self.refuse(task, name, reason),
        }
    }

    /// The verdict on a reply in which no Lean file was found, for `reason`.
    #[must_use]
    pub fn refuse(&self, task: &Task, name: &str, reason: Reason) -> Verdict {
        let graded = Graded { name: name.to_owned(), from_reply: true, first_line: 1, bytes: 0 };
        let ending = Some(Halt::rejected(Stage::Extract, reason));
        self.verdict(task, graded, None, ending, Grade::default(), Instant::now())
    }

    /// Everything that comes before the grade's turn.
    fn admit<'a>(
        &self,
        task: &Task,
        submission: &'a Submission,
        cancel: &Cancel,
        grade: &mut Grade,
    ) -> Result<Admitted<'a>, Halt> {
        let fault = |code, message: &str| Halt::rejected(Stage::Setup, Reason::new(code, message));
        if let Some(why) = self.stopped.get() {
            return Err(fault(ReasonCode::Stopped, why));
        }
        if self.policy.guard == GuardMode::Off {
            grade.record.warnings.push("the guard was switched off".to_owned());
        }
        if self.policy.shared_user {
            let warning = "submissions come from somebody who can run programs as this user: no cache was used, but \
                           the toolchain's files are as safe as that user makes them";
            grade.record.warnings.push(warning.to_owned());
        }
        let guarded = guard(submission, self.policy.guard);
        grade.record.stages.set(Stage::Guard, guarded.is_ok());
        let guarded = guarded.map_err(|reason| Halt::rejected(Stage::Guard, reason))?;
        if cancel.is_cancelled() {
            return Err(fault(ReasonCode::Cancelled, "the grade was called off before it began"));
        }
        let sandbox = self.sandbox()?;
        grade.sandbox = report(&sandbox);
        let prepared = self.base(task)?;
        Ok(Admitted { guarded, sandbox, prepared })
    }

    fn judge(
        &self,
        task: &Task,
        admitted: &Admitted<'_>,
        cancel: &Cancel,
        grade: &mut Grade,
    ) -> Result<(), Halt> {
        let ready = Ready { admitted, terms: self.terms(task, &admitted.prepared)? };
        let kept = self.folders.keep_packages.then(|| WorkFolder::new(&self.folders.work_root)).transpose();
        let kept = kept.map_err(|error| Halt::work_folder(Stage::Setup, &self.folders.work_root, &error))?;
        let proved = self.prove_or_blame(&ready, task, cancel, grade);
        if let Some(folder) = kept {
            match keep(folder, admitted) {
                Ok(path) => grade.package = Some(path),
                Err(error) => {
                    grade.record.warnings.push(format!("the package could not be kept: {error}"));
                }
            }
        }
        proved
    }

    /// Runs the stages behind the guard, and finds out whose fault it is if they come to nothing.
    fn prove_or_blame(
        &self,
        ready: &Ready<'_>,
        task: &Task,
        cancel: &Cancel,
        grade: &mut Grade,
    ) -> Result<(), Halt> {
        let (aim, time) = (Aim::Task(task), self.policy.timeout());
        let mut proved = self.prove(ready, aim, time, cancel, grade);
        if let Err(halt) = &proved
            && may_be_brought_about(halt.reason.code)
            && self.probe(ready, cancel).is_ok()
        {
            // The machine is well. What it does to this submission a second time is this submission's doing.
            grade.record.warnings.push(format!("this was tried a second time: {}", halt.reason.message));
            grade.record.start_over();
            grade.record.elaborations = 0;
            proved = self.prove(ready, aim, time, cancel, grade).map_err(own_loss);
        }
        if proved.is_ok() {
            *self.known_good.lock().unwrap_or_else(PoisonError::into_inner) = true;
            if self.policy.pipeline == Pipeline::Reference {
                grade.record.warnings.push(BELIEVED.to_owned());
            }
        }
        proved.map_err(|halt| self.blame(halt, ready, cancel))
    }

    /// Waits for a turn, and runs the stages behind the guard.
    fn prove(
        &self,
        ready: &Ready<'_>,
        aim: Aim<'_>,
        time: Duration,
        cancel: &Cancel,
        grade: &mut Grade,
    ) -> Result<(), Halt> {
        let (policy, limits) = (&self.policy, &self.policy.limits);
        let memory_mib = match policy.pipeline {
            Pipeline::Direct => limits.elaborate_mib.max(limits.lmap_mib),
            Pipeline::Reference => limits.kernel_mib,
        };
        // A probe comes in the turn of the grade that is in doubt, or after it: it must not wait.
        let slots = match aim {
            Aim::Task(_) => Some(self.slots()?),
            Aim::Probe => None,
        };
        let turn = Turn::take(slots.as_ref(), memory_mib, time, cancel)?;
        grade.waited += turn.waited;
        let (toolchain, folders) = (&self.toolchain, &self.folders);
        let Admitted { guarded, sandbox, prepared } = ready.admitted;
        let runner = Runner { sandbox, toolchain, needs: &folders.toolchain_needs, limits, turn: &turn };
        let bench = Bench { toolchain, base: &prepared.base, policy, folders, runner };
        match (&ready.terms, aim) {
            (Some(terms), Aim::Task(_)) => {
                let audit = policy.kernels == Kernels::Lmap && drawn(policy.audit);
                direct::prove(&bench, guarded, terms, &terms.task, audit, &mut grade.record)
            }
            (Some(terms), Aim::Probe) => {
                direct::prove(&bench, guarded, terms, &terms.probe, false, &mut grade.record)
            }
            (None, Aim::Task(task)) => reference::prove(&bench, guarded, &Goal::of(task), &mut grade.record),
            (None, Aim::Probe) => reference::prove(&bench, guarded, &probe_goal(), &mut grade.record),
        }
    }

    /// Decides whether `halt` is the submission's fault. It is, unless a proof that is known to be good fails as well.
    fn blame(&self, halt: Halt, ready: &Ready<'_>, cancel: &Cancel) -> Halt {
        if halt.reason.code.outcome() == Outcome::Error {
            return halt;
        }
        let mut known_good = self.known_good.lock().unwrap_or_else(PoisonError::into_inner);
        if *known_good && !halt.suspicious {
            return halt;
        }
        match self.probe(ready, cancel) {
            Ok(()) => {
                *known_good = true;
                halt
            }
            Err(failure) if failure.reason.code == ReasonCode::Cancelled => failure,
            Err(failure) => {
                let message = format!(
                    "a proof that is known to be good fails as well, at {}: {}; `lmap doctor` tells more",
                    failure.stage, failure.reason.message
                );
                Halt::rejected(failure.stage, Reason::new(ReasonCode::ProbeFailed, message))
            }
        }
    }

    fn probe(&self, ready: &Ready<'_>, cancel: &Cancel) -> Result<(), Halt> {
        let fault = |reason| Halt::rejected(Stage::Setup, reason);
        let submission = Submission::lean("probe.lean", PROBE).map_err(fault)?;
        let guarded = guard(&submission, GuardMode::Tokens).map_err(fault)?;
        let Admitted { sandbox, prepared, .. } = ready.admitted;
        let admitted = Admitted { guarded, sandbox: sandbox.clone(), prepared: Arc::clone(prepared) };
        let ready = Ready { admitted: &admitted, terms: ready.terms.clone() };
        let judged = self.prove(&ready, Aim::Probe, PROBE_TIME, cancel, &mut Grade::default());
        match judged {
            // A policy that wants exactly certain axioms cannot be met by the probe, which depends on none; one with a
            // budget for less than the probe can be met by nothing.
            Err(Halt {
                reason: Reason { code: ReasonCode::AxiomsDiffer | ReasonCode::Budget, .. }, ..
            }) => Ok(()),
            judged => judged,
        }
    }

    /// Stops everything, and keeps the evidence, if a kernel is wrong.
    pub(crate) fn heed_alarm(
        &self,
        submission_hash: &str,
        texts: &[(&str, &str)],
        ending: Option<&Halt>,
        record: &mut Record,
    ) {
        let Some(alarm) = record.alarm.clone() else { return };
        let kept = self.keep_evidence(submission_hash, texts, record.evidence.take());
        let kept = match kept {
            Ok(path) => format!("the submission and its compiled file are in {}", path.display()),
            Err(error) => format!("the submission could not be kept: {error}"),
        };
        record.warnings.push(format!("alarm: {alarm}; {kept}"));
        let disagrees = ending.is_some_and(|halt| halt.reason.code == ReasonCode::KernelDisagreement);
        if disagrees || self.policy.kernels == Kernels::Lmap {
            let why = format!("a kernel was found to be wrong, so nothing more is graded: {alarm}; {kept}");
            let _ = self.stopped.set(why);
        }
    }

    fn keep_evidence(
        &self,
        submission_hash: &str,
        texts: &[(&str, &str)],
        compiled: Option<File>,
    ) -> io::Result<PathBuf> {
        let folder = self.folders.cache.join("disagreements").join(submission_hash);
        private_folder(&folder).map_err(io::Error::other)?;
        for (name, text) in texts {
            work::write(&folder.join(name), text.as_bytes())?;
        }
        if let Some(mut file) = compiled {
            file.rewind()?;
            let mut bytes = Vec::new();
            file.read_to_end(&mut bytes)?;
            work::write(&folder.join("Submission.olean"), &bytes)?;
        }
        Ok(folder)
    }

    pub(crate) fn sandbox(&self) -> Result<Sandbox, Halt> {
        self.sandbox.get(|| {
            let launcher = Launcher { program: self.folders.program.clone(), args: Vec::new() };
            let mode = match self.policy.sandbox {
                SandboxMode::Strict => lmap_sandbox::Mode::Strict,
                SandboxMode::BestEffort => lmap_sandbox::Mode::BestEffort,
            };
            Sandbox::detect(&launcher, mode).map_err(|error| {
                Halt::rejected(Stage::Setup, Reason::new(ReasonCode::Sandbox, error.to_string()))
            })
        })
    }

    pub(crate) fn slots(&self) -> Result<Slots, Halt> {
        self.slots.get(|| {
            let folder = self.folders.cache.join("slots");
            let (count, memory) = (self.folders.slot_count(), self.folders.shared_memory_mib());
            Slots::new(folder, count, memory).map_err(|error| {
                let message = format!("{error}; name another folder with --cache-dir or LMAP_CACHE_DIR");
                Halt::rejected(Stage::Setup, Reason::new(ReasonCode::Cache, message))
            })
        })
    }

    /// The base of `task`: from memory, from the cache, or new.
    fn base(&self, task: &Task) -> Result<Arc<Prepared>, Halt> {
        let statement = task.statement_hash();
        let shelf = {
            let mut bases = self.bases.lock().unwrap_or_else(PoisonError::into_inner);
            let found = bases.iter().position(|shelf| shelf.statement == statement);
            let shelf = found
                .map_or_else(|| Shelf { statement, base: Arc::default() }, |position| bases.remove(position));
            // The last one used stands first, so that the one that is dropped has not been used for longest.
            bases.insert(0, shelf.clone());
            bases.truncate(BASES);
            shelf
        };
        let base = shelf.base.get(|| self.new_base(task).map(Arc::new));
        base.map_err(|reason| Halt::rejected(Stage::Setup, reason))
    }

    fn new_base(&self, task: &Task) -> Result<Prepared, Reason> {
        let limits = &self.policy.limits;
        let base = if self.policy.shared_user {
            Base::compile(&self.toolchain, task, limits)?
        } else {
            Base::load(&self.toolchain, &self.folders.cache, task, limits)?
        };
        Ok(Prepared { sha256: base.sha256(), base, terms: Late::default() })
    }

    /// The base of `task` as terms, where the pipeline judges on terms.
    fn terms(&self, task: &Task, prepared: &Prepared) -> Result<Option<Arc<Terms>>, Halt> {
        if self.policy.pipeline == Pipeline::Reference {
            return Ok(None);
        }
        let terms = prepared.terms.get(|| prepared.base.terms(&*self.library()?, task).map(Arc::new));
        terms.map(Some).map_err(|reason| Halt::rejected(Stage::Setup, reason))
    }

    pub(crate) fn library(&self) -> Result<Arc<Library>, Reason> {
        self.library.get(|| {
            let stamps = self.folders.cache.join("checked");
            let vetting = if self.policy.shared_user { Vetting::Always } else { Vetting::Once(&stamps) };
            Library::load(&self.toolchain, vetting)
        })
    }

    fn verdict_cache(&self) -> Result<Option<Arc<VerdictCache>>, Reason> {
        self.verdicts.get(|| {
            let wanted =
                self.folders.verdict_cache && !self.policy.shared_user && !self.folders.keep_packages;
            let open = || VerdictCache::open(&self.folders.cache.join("verdicts")).map(Arc::new);
            wanted.then(open).transpose().map_err(|e| Reason::new(ReasonCode::Cache, e.to_string()))
        })
    }

    /// Everything that the verdict will depend on, if verdicts are cached.
    fn key(&self, task: &Task, submission: &Submission, admitted: &Admitted<'_>) -> Option<CacheKey> {
        self.verdict_cache().ok().flatten()?;
        let layers: Vec<&str> = admitted.sandbox.layers().iter().map(|layer| layer.name()).collect();
        Some(CacheKey::of(&[
            ("lmap", env!("CARGO_PKG_VERSION")),
            ("kernel", lmap_kernel::VERSION),
            ("schema", &SCHEMA.to_string()),
            ("task", task.id()),
            ("submission", &submission.sha256()),
            ("statement", &task.statement_hash()),
            ("base", &admitted.prepared.sha256),
            ("toolchain", &self.toolchain.hash),
            ("policy", &self.policy.sha256()),
            ("sandbox", &layers.join(" ")),
        ]))
    }

    fn known(&self, key: &CacheKey, grade: &mut Grade) -> Option<Verdict> {
        let cache = self.verdict_cache().ok().flatten()?;
        cache.get(key).unwrap_or_else(|error| {
            grade.record.warnings.push(format!("no verdict could be looked up: {error}"));
            None
        })
    }

    fn verdict(
        &self,
        task: &Task,
        submission: Graded,
        submission_hash: Option<String>,
        ending: Option<Halt>,
        grade: Grade,
        start: Instant,
    ) -> Verdict {
        let Grade { mut record, package, sandbox, waited } = grade;
        if record.elaborations > 1 {
            record.warnings.push("Lean read the submission a second time, with kernel checks".to_owned());
        }
        let circumstances = Circumstances {
            toolchain: &self.toolchain,
            policy: self.policy.clone(),
            task: task.id().to_owned(),
            submission,
            submission_hash,
            statement_hash: task.statement_hash(),
            sandbox,
            waited,
            start,
            package,
        };
        record.verdict(circumstances, ending)
    }
}

pub(crate) fn report(sandbox: &Sandbox) -> SandboxReport {
    let named = |layers: &[lmap_sandbox::Layer]| layers.iter().map(|layer| layer.name().to_owned()).collect();
    SandboxReport { layers: named(sandbox.layers()), missing: named(&sandbox.missing()) }
}

/// Whether a submission could have brought about what looks like a fault of the machine: a program that cannot be run on
/// it, or cannot do its work.
fn may_be_brought_about(code: ReasonCode) -> bool {
    matches!(code, ReasonCode::Launch | ReasonCode::KernelUnavailable)
}

/// The end of a submission, if it is one at which a program fails that does its work for others.
fn own_loss(halt: Halt) -> Halt {
    if !may_be_brought_about(halt.reason.code) {
        return halt;
    }
    let code = match halt.stage {
        Stage::Leanchecker => ReasonCode::KernelCrashed,
        _ => ReasonCode::LeanCrashed,
    };
    let message = format!("{}, on this submission alone", halt.reason.message);
    Halt::rejected(halt.stage, Reason::new(code, message))
}

fn probe_goal() -> Goal {
    Goal {
        theorem: PROBE_THEOREM.to_owned(),
        proposition: format!("_root_.{PROBE_PROPOSITION}"),
        statement: PROBE_PROPOSITION.to_owned(),
    }
}

/// Leaves the package of a grade behind.
fn keep(folder: WorkFolder, admitted: &Admitted<'_>) -> io::Result<PathBuf> {
    admitted.prepared.base.write_package(folder.path())?;
    work::write(&folder.path().join(SOURCE), admitted.guarded.submission().text().as_bytes())?;
    folder.keep()
}

/// True for the given share of calls, and nobody can tell for which.
pub(crate) fn drawn(share: f64) -> bool {
    let mut bytes = [0; 4];
    let got = rustix::rand::getrandom(&mut bytes, rustix::rand::GetRandomFlags::empty());
    // Without random bytes every grade is drawn.
    got != Ok(bytes.len()) || f64::from(u32::from_le_bytes(bytes)) < share * 2_f64.powi(32)
}

/// SHA-256 over named files.
pub(crate) fn hash_files<'a>(files: impl Iterator<Item = (&'a String, &'a Vec<u8>)>) -> String {
    let mut hasher = Sha256::new();
    for part in files.flat_map(|(path, bytes)| [path.as_bytes(), bytes.as_slice()]) {
        hasher.update((part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    hex(&hasher.finalize())
}

/// What one grade brings to light.
#[derive(Debug, Default)]
struct Grade {
    record: Record,
    package: Option<PathBuf>,
    sandbox: SandboxReport,
    waited: Duration,
}

/// Something that is made when it is first needed, by one thread while others wait. If it cannot be made, the next one
/// tries again.
struct Late<T>(Mutex<Option<T>>);

impl<T> Default for Late<T> {
    fn default() -> Self {
        Self(Mutex::new(None))
    }
}

impl<T: Clone> Late<T> {
    fn get<E>(&self, make: impl FnOnce() -> Result<T, E>) -> Result<T, E> {
        let mut place = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(made) = &*place {
            return Ok(made.clone());
        }
        let made = make()?;
        *place = Some(made.clone());
        Ok(made)
    }
}

impl<T> std::fmt::Debug for Late<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Late").finish_non_exhaustive()
    }
}
