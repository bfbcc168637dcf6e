//! The rules of a submission that the prompt states and the guard enforces.

/// Words that may stand nowhere in a submission.
pub const BANNED_WORDS: &[&str] = &[
    "sorry",
    "admit",
    "native_decide",
    "ofReduceBool",
    "axiom",
    "opaque",
    "implemented_by",
    "extern",
    "unsafe",
    "partial",
    "macro",
    "macro_rules",
    "elab",
    "elab_rules",
    "syntax",
    "notation",
    "infix",
    "infixl",
    "infixr",
    "prefix",
    "postfix",
    "initialize",
    "#eval",
    "run_cmd",
    "run_tac",
    "run_elab",
    "run_meta",
    "IO",
    "init",
    "evalExpr",
];

/// Phrases that may stand nowhere in a submission, whatever white space is between their words.
pub const BANNED_PHRASES: &[&[&str]] = &[&["decide", "+native"]];

/// Options whose names start with this prefix may not be set.
pub const BANNED_OPTION_PREFIX: &str = "debug";

/// Seconds that a grade may take when nothing else is said.
pub const DEFAULT_TIMEOUT_SECONDS: u64 = 300;
