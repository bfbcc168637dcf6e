//! What people see of a verdict.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod common;

use common::{BRUTE_FORCE, HEADER, grade, grader, policy, task};
use lmap_grader::Verdict;
use lmap_grader::render::{Style, harmless, render};

fn plain(verdict: &Verdict, text: &str) -> String {
    render(verdict, text, Style::Plain)
}

#[test]
fn an_accepted_proof_shows_its_stages() {
    let shown = plain(&grade(policy(), BRUTE_FORCE), BRUTE_FORCE);
    assert!(shown.starts_with("✓ accepted  proof.lean  for p5-h3  (reward 1.0, "), "{shown}");
    for line in
        ["  guard       passed", "  build       passed  ", "  statement   passed\n", "  axioms      passed  "]
    {
        assert!(shown.contains(line), "{line:?} is missing in:\n{shown}");
    }
    assert!(!shown.contains('\x1b'));
}

#[test]
fn an_error_points_at_its_place() {
    let text = format!("{HEADER}theorem t (α : Nat) : α = 2 :=\n  (αα : Nat)\n");
    let shown = plain(&grade(policy(), &text), &text);
    let expected = "error[unknown_name]: Unknown identifier `αα`
 --> proof.lean:3:4
  |
3 |   (αα : Nat)
  |    ^^
";
    assert!(shown.contains(expected), "{shown}");
}

#[test]
fn a_banned_word_is_underlined_whole() {
    let text = format!("{HEADER}theorem t : 1 = 2 := sorry\n");
    let shown = plain(&grade(policy(), &text), &text);
    let expected = " --> proof.lean:2:22
  |
2 | theorem t : 1 = 2 := sorry
  |                      ^^^^^
";
    assert!(shown.contains(expected), "{shown}");
}

#[test]
fn places_in_a_reply_count_from_its_first_line() {
    let root = tempfile::tempdir().unwrap();
    let reply = format!("One.\nTwo.\n```lean\n{HEADER}theorem t : 1 = 2 := sorry\n```\n");
    let verdict = grader(policy(), root.path()).grade_reply(&task(), "reply.md", &reply);
    let text = format!("{HEADER}theorem t : 1 = 2 := sorry\n");
    assert!(plain(&verdict, &text).contains(" --> reply.md:5:22"), "{}", plain(&verdict, &text));
}

#[test]
fn both_statements_are_shown_when_they_differ() {
    let text = BRUTE_FORCE.replace("b < 5", "b < 1");
    let shown = plain(&grade(policy(), &text), &text);
    assert!(shown.contains("  wanted: ∀ (a : Nat), a < 5"), "{shown}");
    assert!(shown.contains("b < 1 →") && shown.contains("a weaker bound: 1 instead of 5"), "{shown}");
}

#[test]
fn colours_come_on_request_only() {
    let text = format!("{HEADER}theorem t : 1 = 2 := sorry\n");
    let verdict = grade(policy(), &text);
    assert!(render(&verdict, &text, Style::Coloured).contains("\x1b[1;31m✗ rejected\x1b[0m"));
    assert!(!plain(&verdict, &text).contains('\x1b'));
}

#[test]
fn nothing_from_a_submission_can_move_the_cursor() {
    assert_eq!(harmless("a\x1b[2Jb\rc\u{202e}d\te\n"), "a\u{fffd}[2Jb\u{fffd}c\u{fffd}d e\n");
    let text = format!("{HEADER}-- \x1b[2J \u{202e}\ntheorem «\x1b[31m» : 1 = 2 := no_such_name\n");
    let shown = plain(&grade(policy(), &text), &text);
    assert!(!shown.contains(['\x1b', '\u{202e}']), "{shown:?}");
}

#[test]
fn a_place_that_is_not_there_does_no_harm() {
    let verdict = grade(policy(), &format!("{HEADER}theorem t : 1 = 2 := no_such_name\n"));
    for text in ["", "\n", "α"] {
        assert!(plain(&verdict, text).contains("unknown_name"));
    }
}
