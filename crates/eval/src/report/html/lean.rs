//! A Lean file with line numbers, colours, and Lean's messages where they belong.

use std::collections::BTreeMap;

use lmap_grader::Verdict;
use lmap_grader::tokens::{TokenKind, tokens};
use lmap_lean::Severity;
use maud::{Markup, html};

use super::visible::visible;

/// Most bytes of a file that are shown.
const MAX_BYTES: usize = 64 << 10;

/// Words that Lean reserves for commands, terms and tactics, as far as proofs use them.
const KEYWORDS: &[&str] = &[
    "abbrev",
    "at",
    "axiom",
    "by",
    "calc",
    "cases",
    "class",
    "def",
    "deriving",
    "do",
    "else",
    "end",
    "example",
    "exact",
    "export",
    "extends",
    "fun",
    "from",
    "have",
    "if",
    "import",
    "in",
    "inductive",
    "instance",
    "intro",
    "let",
    "local",
    "macro",
    "match",
    "mutual",
    "namespace",
    "nomatch",
    "notation",
    "opaque",
    "open",
    "private",
    "protected",
    "rcases",
    "return",
    "rw",
    "scoped",
    "section",
    "set_option",
    "show",
    "simp",
    "structure",
    "suffices",
    "syntax",
    "termination_by",
    "then",
    "theorem",
    "universe",
    "unsafe",
    "variable",
    "where",
    "with",
];

/// A message and what it is.
struct Note {
    class: &'static str,
    text: String,
}

/// The file, with the messages of the verdict on it.
pub(super) fn listing(lean: &str, verdict: Option<&Verdict>) -> Markup {
    let shown = &lean[..lean.floor_char_boundary(MAX_BYTES)];
    let mut notes = verdict.map(notes).unwrap_or_default();
    let lines = lines(shown);
    let last = lines.len();
    // Messages about what is not shown stand at its end.
    let beyond: Vec<Note> = notes.split_off(&(last + 1)).into_values().flatten().collect();
    html! {
        ol class="lean" {
            @for (number, line) in lines.iter().enumerate() {
                li {
                    code { @for (class, text) in line { @if class.is_empty() { (visible(text)) } @else { span class=(class) { (visible(text)) } } } }
                    @for note in notes.get(&(number + 1)).into_iter().flatten() { (message(note)) }
                }
            }
        }
        @if shown.len() < lean.len() { p class="note" { (lean.len() - shown.len()) " bytes more are not shown." } }
        @for note in &beyond { (message(note)) }
    }
}

fn message(note: &Note) -> Markup {
    html! { pre class={ "message " (note.class) } { strong { (note.class) ": " } (visible(&note.text)) } }
}

/// Messages by line.
fn notes(verdict: &Verdict) -> BTreeMap<usize, Vec<Note>> {
    let mut notes: BTreeMap<usize, Vec<Note>> = BTreeMap::new();
    for diagnostic in &verdict.diagnostics {
        let class = match diagnostic.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            _ => "information",
        };
        notes
            .entry(diagnostic.start.line as usize)
            .or_default()
            .push(Note { class, text: diagnostic.message.clone() });
    }
    if let Some((position, reason)) =
        verdict.reason.as_ref().and_then(|reason| Some((reason.position?, reason)))
    {
        let here = notes.entry(position.line as usize).or_default();
        if here.iter().all(|note| note.text != reason.message) {
            here.push(Note { class: "error", text: reason.message.clone() });
        }
    }
    notes
}

type Span<'t> = (&'static str, &'t str);

/// The text by line, in pieces of one colour.
fn lines(text: &str) -> Vec<Vec<Span<'_>>> {
    let mut lines: Vec<Vec<Span<'_>>> = vec![Vec::new()];
    let mut at = 0;
    for token in tokens(text) {
        push(&mut lines, "", &text[at..token.start]);
        push(&mut lines, class_of(token.kind, token.text), token.text);
        at = token.end();
    }
    push(&mut lines, "", &text[at..]);
    if lines.last().is_some_and(Vec::is_empty) && lines.len() > 1 {
        lines.pop();
    }
    lines
}

fn push<'t>(lines: &mut Vec<Vec<Span<'t>>>, class: &'static str, text: &'t str) {
    for (number, piece) in text.split('\n').enumerate() {
        if number > 0 {
            lines.push(Vec::new());
        }
        if let (false, Some(line)) = (piece.is_empty(), lines.last_mut()) {
            line.push((class, piece));
        }
    }
}

fn class_of(kind: TokenKind, text: &str) -> &'static str {
    match kind {
        TokenKind::Comment | TokenKind::DocComment => "comment",
        TokenKind::String | TokenKind::RawString | TokenKind::StringPart | TokenKind::Character => "string",
        TokenKind::Numeral | TokenKind::FieldIndex => "number",
        TokenKind::Identifier if KEYWORDS.contains(&text) => "keyword",
        TokenKind::Identifier if text == "sorry" || text == "admit" => "unknown",
        TokenKind::Unknown => "unknown",
        TokenKind::Identifier | TokenKind::Name | TokenKind::Symbol => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_character_is_in_just_one_line() {
        let text = "import X\n/- two\nlines -/\ntheorem t : \"a\nb\" = x := by\n  decide\n";
        let lines = lines(text);
        let back: Vec<String> =
            lines.iter().map(|line| line.iter().map(|(_, text)| *text).collect()).collect();
        assert_eq!(back.join("\n") + "\n", text);
        assert_eq!(lines[0][0], ("keyword", "import"));
        assert_eq!((lines[1][0].0, lines[2][0].0), ("comment", "comment"));
    }
}
