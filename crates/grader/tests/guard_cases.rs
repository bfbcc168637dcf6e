//! The case tables of `docs/guard.md` hold.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use lmap_grader::guard::guard;
use lmap_grader::{GuardMode, Submission};

const DOCUMENT: &str = include_str!("../../../docs/guard.md");
const HEADER: &str = "import LeanCheckedNetwork.Weights\n";

struct Case {
    text: String,
    seed: String,
    tokens: String,
}

/// The tables with a column `seed`, in the order of the document.
fn tables() -> Vec<Vec<Case>> {
    let mut tables = Vec::new();
    for line in DOCUMENT.lines() {
        if line.starts_with("| text |") {
            tables.push(Vec::new());
        } else if let (Some(table), Some(row)) = (tables.last_mut(), line.strip_prefix("| `")) {
            table.push(case(row));
        }
    }
    tables
}

fn case(row: &str) -> Case {
    // A cell with a backtick in it has two on either side.
    let (text, rest) = match row.strip_prefix('`') {
        Some(row) => row.split_once("`` | "),
        None => row.split_once("` | "),
    }
    .unwrap_or_else(|| panic!("the first cell is not code: {row}"));
    let cells: Vec<&str> = rest.split(" | ").collect();
    Case { text: text.replace('⏎', "\n"), seed: cells[0].to_owned(), tokens: cells[1].to_owned() }
}

fn result(text: &str, mode: GuardMode) -> String {
    let submission = Submission::lean("case.lean", text).unwrap();
    match guard(&submission, mode) {
        Ok(_) => "ok".to_owned(),
        Err(reason) => reason.code.name().to_owned(),
    }
}

fn assert_holds(table: &[Case], header: &str) {
    for case in table {
        let text = format!("{header}{}", case.text);
        assert_eq!(result(&text, GuardMode::Seed), case.seed, "seed: {text}");
        assert_eq!(result(&text, GuardMode::Tokens), case.tokens, "tokens: {text}");
    }
}

#[test]
fn every_case_of_the_document_holds() {
    let tables = tables();
    let [bodies, files] = tables.as_slice() else { panic!("expected two tables, found {}", tables.len()) };
    assert!(bodies.len() > 50 && files.len() > 15, "the tables were not read whole");
    assert_holds(bodies, HEADER);
    assert_holds(files, "");
}

#[test]
fn every_banned_word_is_found_and_documented() {
    for word in lmap_tasks::rules::BANNED_WORDS {
        for text in [format!("{HEADER}{word} x"), format!("{HEADER}set_option maxRecDepth 9{word} x")] {
            for mode in [GuardMode::Seed, GuardMode::Tokens] {
                assert_eq!(result(&text, mode), "banned_word", "{mode}: {text}");
            }
        }
        assert!(DOCUMENT.contains(&format!("`{word}`")), "{word} is not in docs/guard.md");
    }
}

#[test]
fn a_finding_has_its_place() {
    let submission =
        Submission::lean("case.lean", format!("{HEADER}-- α\ntheorem α : 1 = 1 := sorry")).unwrap();
    let reason = guard(&submission, GuardMode::Seed).unwrap_err();
    let position = reason.position.unwrap();
    assert_eq!((position.line, position.column), (3, 21));
    assert_eq!(reason.message, "`sorry` may not occur in a submission");
}

#[test]
fn the_first_of_several_findings_is_told() {
    let text = format!("{HEADER}set_option maxRecDepth 1000axiom a : False\n-- sorry");
    let submission = Submission::lean("case.lean", text).unwrap();
    assert!(guard(&submission, GuardMode::Seed).unwrap_err().message.contains("axiom"));
}

#[test]
fn switched_off_it_lets_everything_pass() {
    assert_eq!(result("axiom sorry", GuardMode::Off), "ok");
}
