//! Our tokens against Lean's: the real tokenizer cuts generated and mutated texts, and ours must cut them in the same places.
//!
//! `LMAP_TOKEN_TEXTS` says how many texts (20,000 if it says nothing), `LMAP_TOKEN_SEED` where they start.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::fmt::Write as _;
use std::time::Duration;

use lmap_grader::tokens::{Interpolation, Token, TokenKind, tokens_with};
use lmap_lean::{LeanCommand, Limits};

/// The Lean file that runs Lean's tokenizer.
const TOKENIZE: &str = include_str!("data/Tokenize.lean");

/// What stands between two texts.
const SEPARATOR: char = '\u{1f}';

/// Texts that mutation starts from: real Lean, with everything that a lexer can stumble over.
const SEEDS: &[&str] = &[
    "theorem t : 1 = 1 := by decide +kernel",
    "set_option maxRecDepth 1000theorem foo.bar «a b».c",
    "def s := \"a \\\" b\" ++ r#\"raw \"x\" \"# ++ s!\"{1}\"",
    "/-- doc /- nested -/ -/ def x₁' : Nat := 0xFF + 0b101 + 0o17 + 1_000",
    "example (h : a ∧ b) : a := h.1 -- comment\n#check h.2.1e5",
    "/- a /- b -/ c -/ fun x => x |>.1 |>.foo ⟨'a', '\\n', '\"', '\\u03b1'⟩",
    "infixl:65 \" + \" => HAdd.hAdd x.1.2 1.5e-3 1e5 1..2 `foo.bar ``Nat `(x)",
    "λα βγ => α×β ∀ x ∈ s, x ≠ ∅ → ¬(p ↔ q) ∨ ∃! y, y ≤ 2 ^ n - 1",
    "if let some x := e then x? else y! <|> z <$> w >>= f <-- a //- b",
    "r\"\\\" 'a' x'y'z '\\'' 'ab' a.«b».c a.1.b ..x ...y x.. «x»",
];

/// Pieces that are likely to get in each other's way.
const PIECES: &[&str] = &[
    "\"",
    "'",
    "`",
    "``",
    "«",
    "»",
    "--",
    "/-",
    "-/",
    "/--",
    "/-!",
    "/-",
    "-",
    "/",
    "r\"",
    "r#\"",
    "r##\"",
    "\"#",
    "\"##",
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "⟨",
    "⟩",
    "\\",
    "\\\"",
    "\\'",
    "\\x41",
    "\\u03b1",
    "\n",
    "\r\n",
    " ",
    "\t",
    ".",
    "..",
    "...",
    "|>.",
    "·",
    "1",
    "12",
    "0x",
    "0xF",
    "0XaF",
    "0b",
    "0b1",
    "0b2",
    "0o",
    "0o7",
    "0o8",
    "1.5",
    "1.",
    "1e",
    "1e5",
    "1e+5",
    "1E-3",
    "1_0",
    "1__0",
    "_",
    "_1",
    "e",
    "x",
    "x₁",
    "x'",
    "x!",
    "x?",
    "α",
    "λ",
    "Π",
    "Σ",
    "×",
    "÷",
    "𝔸",
    "ℕ",
    "é",
    "ß",
    "₁",
    "ᵢ",
    "ⱼ",
    "foo",
    "foo.bar",
    "Nat",
    "fun",
    "by",
    "at",
    "axiom",
    "sorry",
    "set_option",
    "debug",
    "decide",
    "+",
    "*",
    "=",
    "==",
    "!=",
    "<",
    "<-",
    "<--",
    ">",
    ">=",
    "=>",
    "->",
    "←",
    "→",
    "↔",
    "|",
    "||",
    "|>",
    "<|",
    "&&",
    ":=",
    ":",
    "::",
    ",",
    ";",
    "@",
    "@[",
    "#[",
    "#",
    "%[",
    "$",
    "$(",
    "?",
    "!",
    "^",
    "~",
    "∀",
    "∃",
    "∃!",
    "¬",
    "∧",
    "∨",
    "≤",
    "≠",
    "∘",
    "▸",
    "‹",
    "›",
    "⊢",
    "s!",
    "f!",
    "m!",
    "s!\"",
    "\u{0}",
    "\u{feff}",
    "\u{200b}",
    "\u{a0}",
    "🦀",
    "h.1",
    "h.1e5",
    "]'",
    "<||>",
    "/-/",
    "-/-",
    "/-!",
    "%",
    "&",
    "..<",
    "..=",
    "'\"'",
    "'\\'",
    ",*",
    "f'",
    "⁻¹",
    "ᵀ",
    "₊",
    "‖",
    "⟪",
    "!'",
    "?'",
    "\r",
];

/// A small generator of numbers: the same texts on every machine.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }

    fn piece(&mut self) -> &'static str {
        PIECES[self.below(PIECES.len())]
    }

    /// Pieces in a row, or real Lean with some places changed.
    fn text(&mut self) -> String {
        let text = if self.below(2) == 0 { self.row() } else { self.mutant() };
        text.replace(SEPARATOR, "")
    }

    fn row(&mut self) -> String {
        (0..=self.below(20)).map(|_| self.piece()).collect()
    }

    fn mutant(&mut self) -> String {
        let mut chars: Vec<char> = SEEDS[self.below(SEEDS.len())].chars().collect();
        for _ in 0..=self.below(4) {
            let at = self.below(chars.len() + 1);
            let end = (at + self.below(4)).min(chars.len());
            let new = if self.below(3) == 0 { "" } else { self.piece() };
            chars.splice(at..end, new.chars());
        }
        chars.into_iter().collect()
    }
}

/// A token as Lean has it.
#[derive(Debug, Clone, Copy)]
struct Theirs {
    start: usize,
    /// A letter: see `Tokenize.lean`.
    kind: char,
}

/// What Lean says about a text: its tokens, and where it stopped.
#[derive(Debug)]
struct Cut {
    tokens: Vec<Theirs>,
    stop: usize,
}

impl Cut {
    fn parse(line: &str) -> Self {
        let mut cut = Self { tokens: Vec::new(), stop: 0 };
        for word in line.split(' ') {
            let digits = word.find(|c: char| !c.is_ascii_digit()).unwrap();
            let start = word[..digits].parse().unwrap();
            match &word[digits..] {
                "end" => cut.stop = start,
                // What starts there was not read to its end.
                "error" => {
                    cut.stop = start;
                    cut.tokens.retain(|token| token.start < start);
                }
                kind => cut.tokens.push(Theirs { start, kind: kind.chars().next().unwrap() }),
            }
        }
        cut
    }
}

fn environment_number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// Lets Lean cut all texts, in one process.
fn lean_cuts(texts: &[String]) -> Vec<Cut> {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("Tokenize.lean"), TOKENIZE).unwrap();
    std::fs::write(folder.path().join("texts"), texts.join(&SEPARATOR.to_string())).unwrap();
    // The file declares what the official library has already.
    let toolchain = lmap_lean::testing::kit();
    let limits = Limits { output_bytes: 1 << 30, ..Limits::within(Duration::from_secs(300)) };
    let run = LeanCommand::new(&toolchain, "Tokenize.lean").dir(folder.path()).run(&limits).unwrap();
    let errors: Vec<_> = run.errors().map(|error| &error.message).collect();
    assert!(errors.is_empty() && run.finished.end.success(), "{errors:?} {}", run.other);
    // Lean makes a message of what is printed while a command is elaborated.
    let said: String = run.messages.iter().map(|message| message.message.as_str()).collect();
    let cuts: Vec<Cut> = said.lines().filter(|line| !line.is_empty()).map(Cut::parse).collect();
    assert_eq!(cuts.len(), texts.len());
    cuts
}

fn fits(kind: char, ours: TokenKind) -> bool {
    match kind {
        'i' => ours == TokenKind::Identifier,
        'n' | 'f' => ours == TokenKind::Numeral,
        's' => matches!(ours, TokenKind::String | TokenKind::RawString),
        'c' => ours == TokenKind::Character,
        'q' => ours == TokenKind::Name,
        'x' => ours == TokenKind::FieldIndex,
        // A symbol or a keyword. Ours may cut it into more than one.
        _ => matches!(ours, TokenKind::Symbol | TokenKind::Identifier | TokenKind::DocComment),
    }
}

/// Whether all was compared, or where ours differs from Lean's.
fn difference(text: &str, cut: &Cut) -> Result<bool, String> {
    let ours: Vec<Token<'_>> =
        tokens_with(text, Interpolation::Ignore).filter(|token| token.kind != TokenKind::Comment).collect();
    for (index, theirs) in cut.tokens.iter().enumerate() {
        let next = cut.tokens.get(index + 1).map_or(cut.stop, |token| token.start);
        let inside: Vec<&Token<'_>> =
            ours.iter().filter(|token| theirs.start <= token.start && token.start < next).collect();
        let Some(first) = inside.first().filter(|token| token.start == theirs.start) else {
            return Err(format!("no token of ours starts at {}", theirs.start));
        };
        // Which words follow a `#` in one token, only the library's table says; the guard looks at both ends of the run.
        if first.text == "#" && inside.iter().any(|token| token.end() > next) {
            return Ok(false);
        }
        if let Some(token) = inside.iter().find(|token| token.end() > next) {
            return Err(format!("`{}` of ours goes on over {next}", token.text));
        }
        if let Some(token) = inside.iter().find(|token| !fits(theirs.kind, token.kind)) {
            return Err(format!("`{}` is {:?} to us, `{}` to Lean", token.text, token.kind, theirs.kind));
        }
        if theirs.kind != 'a' && inside.len() > 1 {
            return Err(format!("{} tokens of ours where Lean has one at {}", inside.len(), theirs.start));
        }
    }
    Ok(true)
}

#[test]
fn tokens_are_cut_where_lean_cuts_them() {
    let count = environment_number("LMAP_TOKEN_TEXTS", 20_000) as usize;
    let seed = environment_number("LMAP_TOKEN_SEED", 1);
    let mut random = Random(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(2 * seed + 1));
    let texts: Vec<String> = (0..count).map(|_| random.text()).filter(|text| !text.is_empty()).collect();
    let cuts = lean_cuts(&texts);
    let (mut whole, mut tokens, mut report) = (0, 0, String::new());
    for (text, cut) in texts.iter().zip(&cuts) {
        tokens += cut.tokens.len();
        match difference(text, cut) {
            Ok(compared) => whole += usize::from(compared),
            Err(why) => writeln!(report, "{text:?}: {why}\n    {cut:?}").unwrap(),
        }
    }
    let wrong = report.lines().count() / 2;
    let shown: String = report.lines().take(60).map(|line| format!("{line}\n")).collect();
    assert!(report.is_empty(), "{wrong} of {} texts are cut differently:\n{shown}", texts.len());
    assert!(whole * 10 > texts.len() * 9, "only {whole} of {} texts were compared to the end", texts.len());
    println!("{} texts, {tokens} tokens of Lean", texts.len());
}
