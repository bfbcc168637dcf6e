//! Grading: from a task and a submission to a verdict.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, Once, PoisonError};
use std::time::{Duration, Instant};

use lmap_lean::Toolchain;
use lmap_tasks::Task;

use crate::guard::{GuardMode, Guarded, guard};
use crate::pipeline::base::Base;
use crate::pipeline::process::{LAYERS, MISSING_LAYERS};
use crate::pipeline::record::Record;
use crate::pipeline::work::{WorkFolder, sweep};
use crate::pipeline::{Bench, Goal, Halt, reference};
use crate::policy::{Folders, Pipeline, Policy};
use crate::reason::{Reason, ReasonCode};
use crate::submission::Submission;
use crate::verdict::{
    Graded, Hashes, KernelReport, Outcome, SCHEMA, SandboxReport, Stage, Verdict, Versions, thousandths,
};

/// The proof that is tried when there is doubt about the toolchain or the machine.
const PROBE: &str =
    "import LeanCheckedNetwork.Weights\ntheorem lmap_probe : ∀ n : Nat, n = n := fun _ => rfl\n";

/// The probe may take this long. It takes a tenth of a second on a machine that is well.
const PROBE_TIME: Duration = Duration::from_secs(60);

/// Grades submissions with one toolchain under one policy.
#[derive(Debug)]
pub struct Grader {
    toolchain: Toolchain,
    policy: Policy,
    folders: Folders,
    /// Compiled bases by statement hash.
    bases: Mutex<HashMap<String, Arc<Base>>>,
    /// A proof that is known to be good was accepted by this grader.
    known_good: Mutex<bool>,
    /// What earlier processes left in the work root has been looked for.
    swept: Once,
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
            known_good: Mutex::default(),
            swept: Once::new(),
        }
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

    /// Grades `submission` as an answer to `task`. There is always a verdict: [`Outcome::Error`] if the judge or its
    /// machine is at fault.
    #[must_use]
    pub fn grade(&self, task: &Task, submission: &Submission) -> Verdict {
        let start = Instant::now();
        let mut grade = Grade::default();
        let graded = Graded {
            name: submission.name().to_owned(),
            from_reply: submission.is_from_reply(),
            first_line: submission.first_line(),
            bytes: submission.text().len(),
        };
        let ending = self.judge(task, submission, &mut grade).err();
        self.verdict(task, graded, Some(submission.sha256()), ending, grade, start)
    }

    /// Grades the Lean file in a model's reply; a reply without exactly one is rejected.
    #[must_use]
    pub fn grade_reply(&self, task: &Task, name: &str, reply: &str) -> Verdict {
        match Submission::from_reply(name, reply) {
            Ok(submission) => self.grade(task, &submission),
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

    fn judge(&self, task: &Task, submission: &Submission, grade: &mut Grade) -> Result<(), Halt> {
        if self.policy.guard == GuardMode::Off {
            grade.record.warnings.push("the guard was switched off".to_owned());
        }
        let guarded = guard(submission, self.policy.guard);
        grade.record.stages.set(Stage::Guard, guarded.is_ok());
        let guarded = guarded.map_err(|reason| Halt::rejected(Stage::Guard, reason))?;
        let base = self.base(task).map_err(|reason| Halt::rejected(Stage::Setup, reason))?;
        let goal = Goal::of(task);
        let deadline = moment_after(self.policy.timeout());
        let proved = self.prove(&base, guarded, &goal, deadline, grade, self.folders.keep_packages);
        proved.map_err(|halt| self.blame(halt, &base))
    }

    /// Runs the stages behind the guard in a folder of their own, and removes it.
    fn prove(
        &self,
        base: &Base,
        guarded: Guarded<'_>,
        goal: &Goal,
        deadline: Instant,
        grade: &mut Grade,
        keep: bool,
    ) -> Result<(), Halt> {
        self.swept.call_once(|| sweep(&self.folders.work_root));
        let work = WorkFolder::new(&self.folders.work_root)
            .map_err(|error| Halt::work_folder(Stage::Setup, &self.folders.work_root, &error))?;
        let bench = Bench { toolchain: &self.toolchain, base, policy: &self.policy, work: &work, deadline };
        let proved = match self.policy.pipeline {
            Pipeline::Direct | Pipeline::Reference => {
                reference::prove(&bench, guarded, goal, &mut grade.record)
            }
        };
        match work.finish(keep) {
            Ok(package) => grade.package = package,
            Err(error) => {
                grade.record.warnings.push(format!("the work folder could not be removed: {error}"))
            }
        }
        proved.map(|_| ())
    }

    /// Decides whether `halt` is the submission's fault. It is, unless a proof that is known to be good fails as well.
    fn blame(&self, halt: Halt, base: &Base) -> Halt {
        if halt.reason.code.outcome() == Outcome::Error {
            return halt;
        }
        let mut known_good = self.known_good.lock().unwrap_or_else(PoisonError::into_inner);
        if *known_good && !halt.suspicious {
            return halt;
        }
        match self.probe(base) {
            Ok(()) => {
                *known_good = true;
                halt
            }
            Err(failure) => {
                let message = format!(
                    "a proof that is known to be good fails as well, at {}: {}; `lmap doctor` tells more",
                    failure.stage, failure.reason.message
                );
                Halt::rejected(failure.stage, Reason::new(ReasonCode::ProbeFailed, message))
            }
        }
    }

    fn probe(&self, base: &Base) -> Result<(), Halt> {
        let fault = |reason| Halt::rejected(Stage::Setup, reason);
        let submission = Submission::lean("probe.lean", PROBE).map_err(fault)?;
        let guarded = guard(&submission, GuardMode::Tokens).map_err(fault)?;
        let statement = "∀ n : Nat, n = n".to_owned();
        let goal = Goal { theorem: "lmap_probe".to_owned(), proposition: statement.clone(), statement };
        let mut unseen = Grade::default();
        let judged = self.prove(base, guarded, &goal, moment_after(PROBE_TIME), &mut unseen, false);
        match judged {
            // A policy that wants exactly certain axioms cannot be met by the probe, which depends on none.
            Err(Halt { reason: Reason { code: ReasonCode::AxiomsDiffer, .. }, .. }) => Ok(()),
            judged => judged,
        }
    }

    /// The compiled base of `task`: from memory, from the cache, or new.
    fn base(&self, task: &Task) -> Result<Arc<Base>, Reason> {
        let mut bases = self.bases.lock().unwrap_or_else(PoisonError::into_inner);
        let hash = task.statement_hash();
        if let Some(base) = bases.get(&hash) {
            return Ok(Arc::clone(base));
        }
        let base = Arc::new(Base::load(&self.toolchain, &self.folders.cache, task, &self.policy.limits)?);
        bases.insert(hash, Arc::clone(&base));
        Ok(base)
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
        let outcome = ending.as_ref().map_or(Outcome::Accepted, |halt| halt.reason.code.outcome());
        let record = grade.record;
        let kernel_said =
            record.stages.build_passed.map(|passed| if passed { Outcome::Accepted } else { outcome });
        Verdict {
            schema: SCHEMA,
            task: task.id().to_owned(),
            submission,
            verdict: outcome,
            reward: outcome.reward(),
            stage: ending.as_ref().map(|halt| halt.stage),
            reason: ending.map(|halt| halt.reason),
            stages: record.stages,
            skipped: record.skipped,
            axioms: record.axioms,
            statement_diff: record.statement_diff,
            diagnostics: record.diagnostics,
            diagnostics_dropped: record.diagnostics_dropped,
            output_tail: record.output_tail,
            sandbox: SandboxReport {
                layers: LAYERS.map(str::to_owned).to_vec(),
                missing: MISSING_LAYERS.map(str::to_owned).to_vec(),
            },
            library: self.toolchain.library,
            kernels: vec![KernelReport {
                name: "lean".to_owned(),
                version: self.toolchain.version.to_string(),
                verdict: kernel_said,
                seconds: None,
                steps: None,
                peak_mb: None,
            }],
            timings: record.timings,
            grader_seconds: thousandths(start.elapsed().as_secs_f64()),
            hashes: Hashes {
                submission: submission_hash,
                statement: task.statement_hash(),
                toolchain: self.toolchain.hash.clone(),
                policy: self.policy.sha256(),
            },
            versions: Versions {
                lmap: env!("CARGO_PKG_VERSION").to_owned(),
                lean: self.toolchain.version.to_string(),
                lean_commit: self.toolchain.commit.clone(),
            },
            policy: self.policy.clone(),
            warnings: record.warnings,
            package: grade.package,
        }
    }
}

/// What one grade brings to light.
#[derive(Debug, Default)]
struct Grade {
    record: Record,
    package: Option<std::path::PathBuf>,
}

/// The moment `duration` from now; a duration without end is a year.
fn moment_after(duration: Duration) -> Instant {
    const YEAR: Duration = Duration::from_secs(365 * 24 * 3600);
    Instant::now() + duration.min(YEAR)
}
