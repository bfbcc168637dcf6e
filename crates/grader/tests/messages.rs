//! Lean's messages about a text, by the real Lean in the sandbox.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use common::{grader, policy};
use lmap_grader::{Cancel, Grader, Heard, MAX_BYTES, Outcome, ReasonCode};
use lmap_lean::Severity;

const MINUTE: Duration = Duration::from_secs(60);
/// Lean would work on this for longer than anybody can wait.
const ENDLESS: &str = "set_option maxRecDepth 100000000
def f : Nat → Nat → Nat | 0, n => n | k + 1, n => f k (f k (n + 1))
theorem t : f 60 0 = 1 := by decide +kernel
";
/// Ends Lean before it has read the theorem.
const LEAVES: &str = r#"inductive Res (α : Type) where
  | ok (a : α) (w : Unit)
  | error (e : Unit) (w : Unit)
instance {α} : Inhabited (Res α) := ⟨.error () ()⟩
def said {α} (r : Res α) : String := match r with | .ok _ _ => "it worked" | .error _ _ => "it was refused"
@[extern "c"] opaque IO.Process.exit {α : Type} (code : UInt8) (w : Unit) : Res α
#eval said (IO.Process.exit (α := Unit) 0 ())
theorem t : 1 = 2 := rfl
"#;

fn heard(grader: &Grader, text: &str) -> Heard {
    grader.messages(text, MINUTE, &Cancel::new())
}

#[track_caller]
fn assert_none(heard: &Heard, code: ReasonCode) {
    assert_eq!(heard.messages.as_ref().unwrap_err().code, code, "{heard:?}");
}

#[test]
fn lean_says_what_it_says_and_nothing_is_left() {
    let root = tempfile::tempdir().unwrap();
    let grader = grader(policy(), root.path());
    let said = |text: &str| {
        let messages = heard(&grader, text).messages.unwrap().into_iter();
        messages.map(|m| (m.severity, m.start.line, m.message)).collect::<Vec<_>>()
    };
    assert_eq!(said(""), []);
    assert_eq!(said("theorem t : 1 + 1 = 2 := rfl\n"), []);
    assert_eq!(said("\n#check Nat"), [(Severity::Information, 2, "Nat : Type".to_owned())]);
    let open = said("theorem t : 1 + 1 = 3 := sorry");
    assert!(matches!(open.as_slice(), [(Severity::Warning, 1, text)] if text.contains("sorry")), "{open:?}");
    for wrong in [
        "import Mathlib\n#check Nat",
        "theorem t : 1 + 1 = 3 := by decide +kernel",
        "import LeanCheckedNetwork.Weights",
    ] {
        assert_eq!(said(wrong)[0].0, Severity::Error, "{wrong}");
    }
    let left = fs::read_dir(root.path().join("work")).map_or(0, Iterator::count);
    assert_eq!(left, 0);
}

#[test]
fn where_lean_does_not_come_to_its_end_there_are_no_messages() {
    let root = tempfile::tempdir().unwrap();
    let mut small = policy();
    small.limits.output_bytes = 10_000;
    let grader = grader(small, root.path());
    assert_none(&heard(&grader, LEAVES), ReasonCode::LeanCrashed);
    assert_none(&heard(&grader, &"#check Nat\n".repeat(500)), ReasonCode::Output);
    assert_none(&heard(&grader, &" ".repeat(MAX_BYTES + 1)), ReasonCode::TooLarge);
    let late = grader.messages(ENDLESS, Duration::from_secs(1), &Cancel::new());
    assert_none(&late, ReasonCode::Deadline);
    assert!(late.seconds >= 1.0);
    assert_none(&grader.messages("#check Nat", Duration::ZERO, &Cancel::new()), ReasonCode::Deadline);
    assert_eq!(heard(&grader, "#check Nat").messages.unwrap().len(), 1);
}

#[test]
fn a_reading_can_be_called_off() {
    let root = tempfile::tempdir().unwrap();
    let (grader, cancel) = (grader(policy(), root.path()), Cancel::new());
    let start = Instant::now();
    let called_off = thread::scope(|scope| {
        let reading = scope.spawn(|| grader.messages(ENDLESS, Duration::from_secs(600), &cancel));
        thread::sleep(Duration::from_millis(500));
        cancel.cancel();
        reading.join().unwrap()
    });
    let reason = called_off.messages.unwrap_err();
    assert_eq!((reason.code, reason.code.outcome()), (ReasonCode::Cancelled, Outcome::Error));
    assert!(start.elapsed() < Duration::from_secs(300), "it was waited for");
}
