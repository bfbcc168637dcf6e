//! Attacks on how the judge is used: asking again, in another way, or somebody else's answer.
//!
//! Each ends with one submission that must not be accepted, after others that may have been.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::thread;

use lmap_grader::{Folders, Grader, Submission, Verdict};
use lmap_tasks::Task;

use crate::arena::{Arena, ArenaError, Setting};
use crate::case::{Service, USUAL_TASK};
use crate::http;
use crate::observe::Observation;

/// Another task with the same theorem name.
const OTHER_TASK: &str = "p5-h3-s0";

const HEADER: &str = "import LeanCheckedNetwork.Weights\n";

/// A proof that holds for the usual task only: it knows the network's first row.
const OWN_ROW: &str =
    "theorem row : LeanCheckedNetwork.nth LeanCheckedNetwork.Net.E1 0 = [.ofNat 94, .negSucc 71] := rfl
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  unfold LeanCheckedNetwork.Net.Spec; decide +kernel
";

/// A false statement about the network, and the kernel's search for a proof of it.
const FALSE: &str = "theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  unfold LeanCheckedNetwork.Net.Spec; exact fun _ _ _ _ => rfl
";

/// A proof that ends at every limit.
const ENDLESS: &str = "set_option maxRecDepth 100000000
set_option maxHeartbeats 0
def f : Nat → Nat → Nat | 0, n => n | k + 1, n => f k (f k (n + 1))
theorem slow : f 60 0 = 1 := by decide +kernel
theorem LeanCheckedNetwork.Net.adds_mod_5 : LeanCheckedNetwork.Net.Spec := by
  unfold LeanCheckedNetwork.Net.Spec; decide +kernel
";

/// Runs an attack and tells what came of its last step.
pub(crate) fn observe(service: Service, arena: &Arena) -> Result<Observation, ArenaError> {
    let folder = arena.outside()?;
    let cached = || Folders { verdict_cache: true, cache: folder.path().join("cache"), ..arena.folders() };
    let task = arena.task(USUAL_TASK)?;
    let usual = Setting::default();
    let grader = || arena.grader_in(&usual, cached());
    let verdict = match service {
        Service::OtherTask => {
            let grader = grader();
            accepted(&grade(&grader, &task, OWN_ROW), "the proof of the first task")?;
            grade(&grader, &arena.task(OTHER_TASK)?, OWN_ROW)
        }
        Service::OtherPolicy => {
            accepted(&grade(&grader(), &task, OWN_ROW), "the proof under the usual policy")?;
            let stricter = Setting { allowed_axioms: Vec::new(), ..usual.clone() };
            grade(&arena.grader_in(&stricter, cached()), &task, OWN_ROW)
        }
        Service::Retry => {
            let hasty = Setting { timeout: 2.0, ..usual.clone() };
            let grader = arena.grader_in(&hasty, cached());
            let verdicts: Vec<Verdict> = (0..3).map(|_| grade(&grader, &task, ENDLESS)).collect();
            best(verdicts)?
        }
        Service::OneByte => {
            let grader = grader();
            accepted(&grade(&grader, &task, OWN_ROW), "the proof")?;
            grade(&grader, &task, &OWN_ROW.replace("negSucc 71", "negSucc 72"))
        }
        Service::PoisonedCache => {
            let grader = grader();
            accepted(&grade(&grader, &task, OWN_ROW), "the proof")?;
            drop(grader);
            poison(&cached())?;
            grade(&arena.grader_in(&usual, cached()), &task, FALSE)
        }
        Service::SameName => {
            let grader = grader();
            let verdicts = thread::scope(|scope| {
                let good = scope.spawn(|| grade(&grader, &task, OWN_ROW));
                let bad = scope.spawn(|| grade(&grader, &task, FALSE));
                (good.join(), bad.join())
            });
            let (Ok(good), Ok(bad)) = verdicts else {
                return Err(ArenaError::Base("a grade panicked".to_owned()));
            };
            accepted(&good, "the good one of two")?;
            bad
        }
        Service::LooserPolicy | Service::ForgedLines => return http::observe(service, arena),
    };
    Ok(Observation::of_verdict(&verdict))
}

fn grade(grader: &Grader, task: &Task, text: &str) -> Verdict {
    match Submission::lean("proof.lean", format!("{HEADER}{text}")) {
        Ok(submission) => grader.grade(task, &submission),
        Err(reason) => grader.refuse(task, "proof.lean", reason),
    }
}

/// The first step of an attack must go well, or the second proves nothing.
fn accepted(verdict: &Verdict, what: &str) -> Result<(), ArenaError> {
    let observation = Observation::of_verdict(verdict);
    if observation.accepted {
        return Ok(());
    }
    Err(ArenaError::Base(format!("{what} is {}", observation.in_words())))
}

/// The one that whoever tries again hopes for.
fn best(verdicts: Vec<Verdict>) -> Result<Verdict, ArenaError> {
    let best = verdicts
        .into_iter()
        .max_by(|a, b| a.reward.partial_cmp(&b.reward).unwrap_or(std::cmp::Ordering::Equal));
    best.ok_or_else(|| ArenaError::Base("nothing was graded".to_owned()))
}

/// Somebody else has written into the cache: every rejection in it is an acceptance now, and the folder is open.
fn poison(folders: &Folders) -> Result<(), ArenaError> {
    let open = |path: &std::path::Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode));
    open(&folders.cache, 0o777).map_err(ArenaError::io(&folders.cache))?;
    for item in fs::read_dir(&folders.cache).map_err(ArenaError::io(&folders.cache))?.flatten() {
        let mode = if item.path().is_dir() { 0o777 } else { 0o666 };
        open(&item.path(), mode).map_err(ArenaError::io(&item.path()))?;
    }
    Ok(())
}
