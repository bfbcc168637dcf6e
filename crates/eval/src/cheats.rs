//! A few cases of the attack suite, for `policy:cheat`. They are written for addition modulo 5.

macro_rules! cheats {
    ($($name:literal),+ $(,)?) => {
        /// Lean files that try to get a reward without a proof; some of every kind.
        pub const CHEATS: &[&str] = &[$(include_str!(concat!("../../../attacks/", $name, "/submission.lean"))),+];
    };
}

cheats! {
    "axioms/native-decide",
    "axioms/sorry-in-lemma",
    "axioms/sorry-term",
    "guard/glued-to-decimal-numeral",
    "guard/lookalike-theorem",
    "guard/signature-in-comment",
    "statement/captured-statement",
    "statement/extra-hypothesis",
    "statement/other-network",
    "statement/own-statement",
    "statement/weaker-bound",
    "statement/weaker-truth",
}
