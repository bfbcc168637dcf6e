//! Lean's tokens are cut where Lean cuts them, and no text makes the lexer fail.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use lmap_grader::guard::guard;
use lmap_grader::tokens::{Interpolation, Token, TokenKind, tokens, tokens_with};
use lmap_grader::{GuardMode, Submission};
use proptest::prelude::*;

fn texts(source: &str) -> Vec<&str> {
    tokens(source).filter(|token| token.kind != TokenKind::Comment).map(|token| token.text).collect()
}

fn kinds(source: &str) -> Vec<TokenKind> {
    tokens(source).map(|token| token.kind).collect()
}

#[test]
fn numerals_end_where_lean_ends_them() {
    for (source, expected) in [
        ("1000axiom", vec!["1000", "axiom"]),
        ("0xFaxiom", vec!["0xFa", "xiom"]),
        ("0XFFopaque", vec!["0XFF", "opaque"]),
        ("0b12axiom", vec!["0b1", "2", "axiom"]),
        ("0o78axiom", vec!["0o7", "8", "axiom"]),
        ("1_000axiom", vec!["1_000", "axiom"]),
        ("1__0axiom", vec!["1__0", "axiom"]),
        ("1_axiom", vec!["1", "_axiom"]),
        ("1.5e-3axiom", vec!["1.5e-3", "axiom"]),
        ("1elab", vec!["1", "elab"]),
        ("1..2", vec!["1", "..", "2"]),
        ("h.1elab", vec!["h", ".", "1", "elab"]),
        ("h.1.2e5", vec!["h", ".", "1", ".", "2", "e5"]),
        ("h |>.1e5", vec!["h", "|>.", "1", "e5"]),
        ("h. 1e5", vec!["h", ".", "1e5"]),
        ("0x", vec!["0", "x"]),
    ] {
        assert_eq!(texts(source), expected, "{source}");
    }
}

#[test]
fn identifiers_take_in_dots_quotes_subscripts_and_marks() {
    for (source, expected) in [
        ("foo.bar.baz", vec!["foo.bar.baz"]),
        ("foo.«a b».c", vec!["foo.«a b».c"]),
        ("foo..bar", vec!["foo", "..", "bar"]),
        ("foo. bar", vec!["foo", ".", "bar"]),
        ("x₁' y! z?", vec!["x₁'", "y!", "z?"]),
        ("λx", vec!["λ", "x"]),
        ("α×β", vec!["α", "×", "β"]),
        ("«unclosed x", vec!["«", "unclosed", "x"]),
        ("@foo", vec!["@", "foo"]),
        ("_x", vec!["_x"]),
    ] {
        assert_eq!(texts(source), expected, "{source}");
    }
}

#[test]
fn operators_are_cut_before_what_looks_like_a_comment() {
    // `<-` and `//` are tokens of their own, so that no comment begins here.
    assert_eq!(texts("x <--1"), ["x", "<-", "-", "1"]);
    assert_eq!(texts("x //- y"), ["x", "//", "-", "y"]);
    assert_eq!(texts("x \\/- y"), ["x", "\\/", "-", "y"]);
    assert_eq!(texts("x -- y"), ["x"]);
    assert_eq!(texts("x/- y -/z"), ["x", "z"]);
}

#[test]
fn comments_nest_and_documentation_is_a_token() {
    use TokenKind::{Comment, DocComment, Identifier, Unknown};
    assert_eq!(kinds("/- /- -/ -/ x"), [Comment, Identifier]);
    assert_eq!(kinds("/-/ -/ x"), [Comment, Identifier]);
    assert_eq!(kinds("/---/ x"), [DocComment, Identifier]);
    assert_eq!(kinds("/-! /- -/ -/ x"), [DocComment, Identifier]);
    assert_eq!(kinds("/-- -- -/ x\n -/ y"), [DocComment, Identifier]);
    assert_eq!(kinds("/--/ x"), [Unknown, TokenKind::Symbol, TokenKind::Symbol, Identifier]);
}

#[test]
fn strings_characters_and_names_are_single_tokens() {
    use TokenKind::{Character, Identifier, Name, RawString, String, Symbol};
    assert_eq!(kinds(r#""a\"b\\""#), [String]);
    assert_eq!(kinds("\"a\\\n   b\""), [String]);
    assert_eq!(kinds(r###"r"\" r##"a"#b"##"###), [RawString, RawString]);
    assert_eq!(kinds(r#"'a' '"' '\'' '\n' '\x41' '\u00e9' 'é'"#), [Character; 7]);
    assert_eq!(kinds("`foo `foo.«b c» ``foo"), [Name, Name, Symbol, Name]);
    assert_eq!(kinds("`(x)"), [Symbol, Symbol, Identifier, Symbol]);
}

#[test]
fn holes_of_interpolated_strings_are_code() {
    let source = r#"s!"a{f {x} "}"}b{y}c" z"#;
    assert_eq!(texts(source), ["s!", "\"a{", "f", "{", "x", "}", "\"}\"", "}b{", "y", "}c\"", "z"]);
    let ignored: Vec<&str> =
        tokens_with(r#"s!"a{" x"#, Interpolation::Ignore).map(|token| token.text).collect();
    assert_eq!(ignored, ["s!", "\"a{\"", "x"]);
    assert_eq!(texts(r#"s!"{s!"{x}"}" y"#), ["s!", "\"{", "s!", "\"{", "x", "}\"", "}\"", "y"]);
}

/// Pieces of Lean that are likely to get in each other's way.
fn fragment() -> impl Strategy<Value = String> {
    prop_oneof![
        prop::sample::select(vec![
            "\"",
            "'",
            "`",
            "«",
            "»",
            "--",
            "/-",
            "-/",
            "/--",
            "r\"",
            "r#\"",
            "\"#",
            "s!\"",
            "{",
            "}",
            "\\",
            "\n",
            " ",
            ".",
            "1",
            "0x",
            "e",
            "_",
            "#",
            "axiom",
            "debug",
            "set_option",
            "decide",
            "+",
            "native",
            "import",
            "LeanCheckedNetwork.Weights",
            "λ",
            "α",
            "₁",
            "\u{feff}",
            "\r",
        ])
        .prop_map(str::to_owned),
        any::<char>().prop_map(|c| c.to_string()),
    ]
}

fn fragments() -> impl Strategy<Value = String> {
    prop::collection::vec(fragment(), 0..60).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn tokens_cover_the_text_in_order(source in fragments()) {
        for interpolation in [Interpolation::Read, Interpolation::Ignore] {
            let mut end = 0;
            for token in tokens_with(&source, interpolation) {
                let Token { start, text, .. } = token;
                prop_assert!(!text.is_empty());
                prop_assert!(source[end..start].chars().all(|c| matches!(c, ' ' | '\t' | '\r' | '\n')));
                prop_assert_eq!(&source[start..token.end()], text);
                end = token.end();
            }
            prop_assert!(source[end..].chars().all(|c| matches!(c, ' ' | '\t' | '\r' | '\n')));
        }
    }

    #[test]
    fn the_guard_never_fails_and_seed_is_stricter_than_tokens(source in fragments()) {
        let submission = Submission::lean("any.lean", format!("import LeanCheckedNetwork.Weights\n{source}")).unwrap();
        let seed = guard(&submission, GuardMode::Seed);
        let tokens = guard(&submission, GuardMode::Tokens);
        prop_assert!(seed.is_err() || tokens.is_ok());
    }

    #[test]
    fn a_reply_never_makes_extraction_fail(reply in fragments()) {
        let _ = Submission::from_reply("reply", &reply);
        let _ = Submission::lean_or_reply("reply.md", reply);
    }
}

#[test]
fn hostile_files_take_time_in_proportion_to_their_length() {
    // Each of these would take hours if every opener searched the rest of the file for its closer.
    for piece in
        ["/-", "\"{", "«", "r#\"", "'", "/-- /- ", "s!\"{", "`", "#", "{", "decide (", "r", "/-- -- "]
    {
        let source = piece.repeat((1 << 20) / piece.len());
        let submission =
            Submission::lean("any.lean", format!("import LeanCheckedNetwork.Weights\n{source}")).unwrap();
        let _ = guard(&submission, GuardMode::Seed);
    }
}
