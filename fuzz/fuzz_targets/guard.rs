//! Any text as a submission: the guard has an answer, the strict one refuses whatever the lenient one refuses, and tokens
//! lie in the text in order.
#![no_main]

use libfuzzer_sys::fuzz_target;
use lmap_grader::guard::guard;
use lmap_grader::tokens::{Interpolation, tokens_with};
use lmap_grader::{GuardMode, Submission};

fuzz_target!(|text: &str| {
    for interpolation in [Interpolation::Read, Interpolation::Ignore] {
        let mut end = 0;
        for token in tokens_with(text, interpolation) {
            assert!(!token.text.is_empty() && token.start >= end);
            assert_eq!(&text[token.start..token.end()], token.text);
            assert!(text[end..token.start].chars().all(|c| matches!(c, ' ' | '\t' | '\r' | '\n')));
            end = token.end();
        }
    }
    for header in ["", "import LeanCheckedNetwork.Weights\n"] {
        let Ok(submission) = Submission::lean("fuzz.lean", format!("{header}{text}")) else { return };
        let (seed, tokens) = (guard(&submission, GuardMode::Seed), guard(&submission, GuardMode::Tokens));
        assert!(seed.is_err() || tokens.is_ok());
    }
});
