//! A verdict for people: what came of it, how far it got, and the places in the submission.
//!
//! Drawn with `annotate-snippets`, the compiler's own: it needs no trait on our side, draws the same with and without
//! colours, and knows wide characters. Everything that a submission could have a hand in is made harmless first, so that it
//! cannot move the cursor or reorder the line.

use std::fmt::Write;

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use lmap_lean::{Diagnostic, Position, Severity};

use crate::verdict::{Outcome, Span, Stage, StatementDiff, Verdict};

/// Most places that are shown.
const MAX_PLACES: usize = 5;

/// How to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Text only.
    Plain,
    /// With colours.
    Coloured,
}

/// The verdict as several lines of text. `text` is the Lean file that was graded.
#[must_use]
pub fn render(verdict: &Verdict, text: &str, style: Style) -> String {
    let mut out = headline(verdict, style);
    out.push_str(&stage_lines(verdict));
    for place in places(verdict) {
        let _ = writeln!(out, "\n{}", draw(&place, verdict, text, style));
    }
    if let Some(diff) = &verdict.statement_diff {
        out.push_str(&explain(diff));
    }
    for tail in &verdict.output_tail {
        let text = harmless(&tail.text).replace('\n', "\n    ");
        let _ = writeln!(out, "\n  {} ({}) printed:\n    {text}", tail.program, tail.end);
    }
    for warning in &verdict.warnings {
        let _ = writeln!(out, "  warning: {}", harmless(warning));
    }
    if let Some(package) = &verdict.package {
        let _ = writeln!(out, "  kept: {}", package.display());
    }
    out
}

/// Both statements, with the first place at which they differ underlined, and what the difference means.
#[must_use]
pub fn explain(diff: &StatementDiff) -> String {
    let side = |label: &str, text: &str, span: Option<Span>| {
        let text = harmless(text);
        let mut line = format!("  {label}{text}\n");
        let marked = span.and_then(|span| Some((text.get(..span.start)?, text.get(span.start..span.end)?)));
        if let Some((before, part)) = marked {
            let indent = " ".repeat(2 + label.chars().count() + before.chars().count());
            line.push_str(&format!("{indent}{}\n", "^".repeat(part.chars().count().max(1))));
        }
        line
    };
    let spans = diff.difference.as_ref().map(|difference| (difference.expected_span, difference.found_span));
    let (expected, found) = spans.unwrap_or_default();
    let mut out = String::from("\n");
    out.push_str(&side("wanted: ", &diff.expected, expected));
    out.push_str(&side("found:  ", &diff.found, found));
    if let Some(difference) = &diff.difference {
        out.push_str(&format!("  {}\n", harmless(&difference.meaning)));
    }
    out
}

fn headline(verdict: &Verdict, style: Style) -> String {
    let (mark, colour) = match verdict.verdict {
        Outcome::Accepted => ("✓", "32"),
        Outcome::Rejected | Outcome::Timeout | Outcome::ResourceLimit => ("✗", "31"),
        Outcome::Error => ("!", "33"),
    };
    let word = format!("{mark} {}", verdict.verdict);
    let word = match style {
        Style::Plain => word,
        Style::Coloured => format!("\x1b[1;{colour}m{word}\x1b[0m"),
    };
    let reward = verdict.reward.map_or("no reward".to_owned(), |reward| format!("reward {reward:.1}"));
    let name = harmless(&verdict.submission.name);
    format!("{word}  {name}  for {}  ({reward}, {:.2} s)\n", verdict.task, verdict.grader_seconds)
}

fn stage_lines(verdict: &Verdict) -> String {
    let stages = &verdict.stages;
    let rows = [
        (Stage::Guard, stages.guard_passed),
        (Stage::Build, stages.build_passed),
        (Stage::Leanchecker, stages.leanchecker_passed),
        (Stage::Statement, stages.statement_passed),
        (Stage::Axioms, stages.axioms_passed),
    ];
    let mut out = String::new();
    for (stage, passed) in rows {
        let skipped = verdict.skipped.iter().find(|skipped| skipped.stage == stage);
        let what = match (passed, skipped) {
            (Some(true), _) => "passed".to_owned(),
            (Some(false), _) => "failed".to_owned(),
            (None, Some(skipped)) => format!("skipped: {}", harmless(&skipped.reason)),
            (None, None) => continue,
        };
        let cost = verdict
            .timings
            .get(&stage)
            .map_or(String::new(), |cost| format!("  {:.2} s, {:.0} MB", cost.wall, cost.peak_mb));
        let axioms =
            verdict.axioms.as_deref().filter(|_| stage == Stage::Axioms).map_or(String::new(), |axioms| {
                match axioms {
                    [] => "  none".to_owned(),
                    axioms => format!("  {}", harmless(&axioms.join(", "))),
                }
            });
        let _ = writeln!(out, "  {:<12}{what}{cost}{axioms}", stage.name());
    }
    out
}

/// A message with the place in the submission that it is about.
struct Place {
    title: String,
    code: Option<&'static str>,
    start: Option<Position>,
    end: Option<Position>,
    severity: Severity,
}

/// The reason, then Lean's errors, without saying the same thing twice.
fn places(verdict: &Verdict) -> Vec<Place> {
    let reason = verdict.reason.as_ref().map(|reason| Place {
        title: harmless(&reason.message),
        code: Some(reason.code.name()),
        start: reason.position,
        end: verdict.diagnostics.iter().find(|m| Some(m.start) == reason.position).and_then(|m| m.end),
        severity: Severity::Error,
    });
    let said_already = |message: &Diagnostic| {
        verdict.reason.as_ref().is_some_and(|reason| {
            reason.position == Some(message.start) && message.message.trim().starts_with(&reason.message)
        })
    };
    let errors = verdict
        .diagnostics
        .iter()
        .filter(|message| message.severity == Severity::Error && !said_already(message))
        .map(|message| Place {
            title: harmless(&message.message),
            code: None,
            start: Some(message.start),
            end: message.end,
            severity: message.severity,
        });
    reason.into_iter().chain(errors).take(MAX_PLACES).collect()
}

fn draw(place: &Place, verdict: &Verdict, text: &str, style: Style) -> String {
    let renderer = match style {
        Style::Plain => Renderer::plain(),
        Style::Coloured => Renderer::styled(),
    };
    let level = match place.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Information => Level::INFO,
    };
    let (title, details) = place.title.split_once('\n').unwrap_or((&place.title, ""));
    let header = level.primary_title(title);
    let header = match place.code {
        Some(code) => header.id(code),
        None => header,
    };
    let mut group = annotate_snippets::Group::with_title(header);
    let source = harmless(text);
    let name = harmless(&verdict.submission.name);
    if let Some(span) = place.start.and_then(|start| span(&source, start, place.end)) {
        let snippet = Snippet::source(&source)
            .path(&name)
            .line_start(verdict.submission.first_line as usize)
            .annotation(AnnotationKind::Primary.span(span));
        group = group.element(snippet);
    }
    if !details.is_empty() {
        group = group.element(Level::NOTE.no_name().message(details));
    }
    renderer.render(&[group])
}

/// The bytes of `source` from `start` to the end of what it points at, on the first line only; a word where no end is known.
fn span(source: &str, start: Position, end: Option<Position>) -> Option<std::ops::Range<usize>> {
    let from = offset(source, start)?;
    let line = source[from..].lines().next().unwrap_or("");
    let word =
        line.find(|c: char| !c.is_alphanumeric() && !matches!(c, '_' | '#' | '.')).unwrap_or(line.len());
    let to = end.and_then(|end| offset(source, end)).filter(|&to| to > from).unwrap_or(from + word.max(1));
    let to = to.min(from + line.len()).max(from);
    Some(from..source.ceil_char_boundary(to))
}

fn offset(source: &str, position: Position) -> Option<usize> {
    let mut lines = source.split_inclusive('\n');
    let before: usize = lines.by_ref().take(position.line.checked_sub(1)? as usize).map(str::len).sum();
    let line = lines.next().unwrap_or("");
    let column = line.char_indices().nth(position.column as usize).map_or(line.len(), |(at, _)| at);
    Some(before + column)
}

/// Text in which no character moves the cursor, hides, or turns the direction of writing. Every such character becomes
/// one visible character, so that columns stay what they are.
#[must_use]
pub fn harmless(text: &str) -> String {
    let harmless_character = |c: char| match c {
        '\n' => '\n',
        '\t' => ' ',
        c if c.is_control() => '\u{fffd}',
        '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}'
        | '\u{feff}'
        | '\u{61c}' => '\u{fffd}',
        c => c,
    };
    text.chars().map(harmless_character).collect()
}
