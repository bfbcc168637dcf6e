//! Any text as a reply: what is taken out of it stands in it, and the same text in one clean block comes out whole.
#![no_main]

use libfuzzer_sys::fuzz_target;
use lmap_grader::Submission;
use lmap_grader::extract::extract;

fuzz_target!(|text: &str| {
    if let Ok(extracted) = extract(text) {
        let lines = text.split_inclusive('\n').count();
        assert!(extracted.first_line as usize <= lines + 1);
        for line in extracted.text.lines() {
            assert!(text.contains(line));
        }
    }
    let _ = Submission::lean_or_reply("fuzz.md", text);
    // A fence that is longer than any in the text keeps the text together.
    let fence = "`".repeat(text.chars().filter(|&c| c == '`').count().max(2) + 1);
    let ends_line = text.is_empty() || text.ends_with('\n');
    let reply = format!("{fence}lean\n{text}{}{fence}\n", if ends_line { "" } else { "\n" });
    let extracted = extract(&reply);
    let same = extracted.is_ok_and(|extracted| extracted.text.trim_end_matches('\n') == text.trim_end_matches('\n'));
    assert!(same, "{reply:?}");
});
