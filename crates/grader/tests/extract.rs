//! Which replies hold exactly one Lean file.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use lmap_grader::extract::extract;
use lmap_grader::{ReasonCode, Submission};

fn text(reply: &str) -> Result<String, ReasonCode> {
    extract(reply).map(|extracted| extracted.text).map_err(|reason| reason.code)
}

#[test]
fn one_block_is_taken_as_it_stands() {
    assert_eq!(text("```lean\na\n\n  b\n```").unwrap(), "a\n\n  b\n");
    assert_eq!(text("words\n```lean\na\n```\nwords").unwrap(), "a\n");
    assert_eq!(text("```lean\n```").unwrap(), "");
    assert_eq!(text("```lean   \na\n```   ").unwrap(), "a\n");
    assert_eq!(text("```lean\r\na\r\n```\r\n").unwrap(), "a\r\n");
}

#[test]
fn blocks_with_other_tags_are_text() {
    assert_eq!(text("```\nx\n```\n```lean\na\n```\n```python\ny\n```").unwrap(), "a\n");
    for reply in [
        "```lean4\na\n```",
        "```Lean\na\n```",
        "```lean tactic\na\n```",
        "```\na\n```",
        "~~~lean\na\n~~~",
        "a",
        "",
    ] {
        assert_eq!(text(reply), Err(ReasonCode::NoLeanBlock), "{reply}");
    }
    let reason = extract("```lean4\na\n```").unwrap_err();
    assert_eq!(reason.message, "the reply has no ```lean block; its code block is tagged `lean4`");
}

#[test]
fn two_blocks_are_one_too_many() {
    assert_eq!(text("```lean\na\n```\n```lean\na\n```"), Err(ReasonCode::SeveralLeanBlocks));
}

#[test]
fn a_block_inside_of_another_is_text() {
    assert_eq!(text("````md\n```lean\nx\n```\n````\n```lean\na\n```").unwrap(), "a\n");
    assert_eq!(text("~~~\n```lean\nx\n```\n~~~\n```lean\na\n```").unwrap(), "a\n");
    assert_eq!(
        text("````lean\na\n```\nb\n````").unwrap(),
        "a\n```\nb\n",
        "a longer fence needs a longer end"
    );
    assert_eq!(text("```lean\na\n~~~\nb\n```").unwrap(), "a\n~~~\nb\n");
}

#[test]
fn a_reply_that_was_cut_off_has_no_file() {
    for reply in
        ["```lean\na", "```lean\na\n``", "```lean\na\n```\n```python\nb", "```lean\na\n~~~", "```lean\na ```"]
    {
        assert_eq!(text(reply), Err(ReasonCode::UnclosedBlock), "{reply}");
    }
}

#[test]
fn closed_thoughts_at_the_start_are_left_out() {
    assert_eq!(text("<think>```lean\nx\n```</think>\n```lean\na\n```").unwrap(), "a\n");
    assert_eq!(text(" \n<think>\nx</think>```lean\na\n```").unwrap(), "a\n");
    assert_eq!(text("<think>```lean\na\n```"), Err(ReasonCode::UnclosedThoughts));
    assert_eq!(
        text("words <think>\n```lean\nx\n```\n</think>\n```lean\na\n```"),
        Err(ReasonCode::SeveralLeanBlocks),
        "thoughts further on are text"
    );
}

#[test]
fn fences_are_lines_of_their_own_with_little_indentation() {
    assert_eq!(text("   ```lean\n   a\n     b\n   ```").unwrap(), "a\n  b\n", "the fence's indentation goes");
    assert_eq!(text("    ```lean\na\n    ```"), Err(ReasonCode::NoLeanBlock));
    assert_eq!(text("see ```lean\na\n"), Err(ReasonCode::NoLeanBlock));
    assert_eq!(text("``` lean\na\n```").unwrap(), "a\n");
    assert_eq!(text("```lean a``` b\n"), Err(ReasonCode::NoLeanBlock), "inline code");
}

#[test]
fn the_first_line_is_counted_in_the_reply() {
    assert_eq!(extract("```lean\na\n```").unwrap().first_line, 2);
    assert_eq!(extract("<think>\n\n</think>\n\nwords\n```lean\na\n```").unwrap().first_line, 7);
}

#[test]
fn a_file_is_told_from_a_reply() {
    let taken = |name: &str, content: &str| Submission::lean_or_reply(name, content).unwrap();
    assert!(!taken("a.lean", "/-\n```lean\nx\n```\n-/").is_from_reply(), "named as a Lean file");
    assert!(taken("a.md", "```lean\nx\n```").is_from_reply());
    assert!(taken("-", "<think></think>\n```lean\nx\n```").is_from_reply());
    assert!(!taken("-", "theorem t : True := trivial").is_from_reply());
}

#[test]
fn what_is_too_long_is_not_looked_at() {
    let long = "x".repeat(lmap_grader::MAX_BYTES + 1);
    assert_eq!(Submission::lean("a.lean", long.clone()).unwrap_err().code, ReasonCode::TooLarge);
    assert_eq!(Submission::from_reply("reply", &long).unwrap_err().code, ReasonCode::TooLarge);
}
