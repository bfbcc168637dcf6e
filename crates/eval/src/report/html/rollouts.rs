//! Every rollout, to be searched, opened and read.

use lmap_grader::{Outcome, Verdict};
use maud::{Markup, html};
use serde_json::Value;

use super::super::data::{RolloutData, RunData};
use super::super::summary::Report;
use super::lean::listing;
use super::plot;
use super::visible::visible;

/// Most bytes of one message that are shown.
const MAX_MESSAGE: usize = 64 << 10;

/// What can be filtered by: the attribute, what people read, and a rollout's value.
type Filter = (&'static str, &'static str, fn(&RunData, &RolloutData) -> String);

const FILTERS: [Filter; 6] = [
    ("run", "Run", |run, _| run.name.clone()),
    ("outcome", "Verdict", |_, rollout| rollout.outcome().to_owned()),
    ("stage", "Stage", |_, rollout| rollout.stage().unwrap_or("—").to_owned()),
    ("p", "p", |_, rollout| rollout.task.p.map_or_else(|| "—".to_owned(), |p| p.to_string())),
    ("h", "H", |_, rollout| rollout.task.hidden.map_or_else(|| "—".to_owned(), |h| h.to_string())),
    ("family", "Family", |_, rollout| rollout.task.family.clone().unwrap_or_else(|| "—".to_owned())),
];

pub(super) fn section(report: &Report) -> Markup {
    let total: usize = report.runs.iter().map(|run| run.data.rollouts.len()).sum();
    html! {
        form id="filters" class="filters" role="search" aria-label="Filter rollouts" hidden {
            @for (name, label, value) in FILTERS {
                label { (label) " " select name=(name) {
                    option value="" { "all" }
                    @for option in options(report, value) { option value=(option) { (option) } }
                } }
            }
            label { "Text " input type="search" name="text" placeholder="task, reason, message"; }
            button type="reset" { "Reset" }
        }
        p id="count" role="status" aria-live="polite" { (total) " rollouts" }
        ul class="rollouts" {
            @for (index, run) in report.runs.iter().enumerate() {
                @for rollout in &run.data.rollouts { (item(index, &run.data, rollout)) }
            }
        }
    }
}

/// The values that occur, each once, in a sensible order.
fn options(report: &Report, value: fn(&RunData, &RolloutData) -> String) -> Vec<String> {
    let mut options: Vec<String> = report
        .runs
        .iter()
        .flat_map(|run| run.data.rollouts.iter().map(|rollout| value(&run.data, rollout)))
        .collect();
    options.sort_by_key(|option| (option.parse::<u64>().unwrap_or(u64::MAX), option.clone()));
    options.dedup();
    options
}

fn item(index: usize, run: &RunData, rollout: &RolloutData) -> Markup {
    let [name, outcome, stage, p, h, family] = FILTERS.map(|(_, _, value)| value(run, rollout));
    let why = match (&rollout.failure, rollout.code()) {
        (Some((fault, _)), _) => fault.clone(),
        (None, Some(code)) => format!("{stage}: {code}"),
        (None, None) => String::new(),
    };
    html! {
        li data-run=(name) data-outcome=(outcome) data-stage=(stage) data-p=(p) data-h=(h) data-family=(family) {
            details id={ "r" (index) "-" (rollout.task.id) "-" (rollout.rollout) } {
                summary {
                    span class={ "badge " (outcome.replace(' ', "-")) } { (outcome) }
                    " " code { (visible(&rollout.task.id)) "#" (rollout.rollout) }
                    " " span { (plot::key(index)) " " (visible(&run.name)) }
                    " " span class="why" { (visible(&why)) }
                    @if let Some(seconds) = rollout.grader_seconds() { " " span class="ci" { (format!("{seconds:.2} s")) } }
                    @if rollout.output_tokens > 0 { " " span class="ci" { (rollout.output_tokens) " tokens" } }
                }
                div class="body" { (body(rollout)) }
            }
        }
    }
}

fn body(rollout: &RolloutData) -> Markup {
    html! {
        @if let Some((fault, message)) = &rollout.failure {
            p class="note" { strong { "Not graded: " } (visible(fault)) ". " (visible(message)) }
        }
        @if let Some(verdict) = &rollout.verdict { (facts(verdict, rollout)) }
        @if let Some(lean) = &rollout.lean {
            h3 { "Lean file" }
            (listing(lean, rollout.verdict.as_ref()))
        } @else if rollout.is_graded() {
            p { "The answer has no Lean file that could be read; see the conversation." }
        }
        @if let Some(verdict) = &rollout.verdict {
            @for tail in &verdict.output_tail {
                h3 { (visible(&tail.program)) " printed (" (visible(&tail.end)) ")" }
                pre { (visible(&tail.text)) }
            }
        }
        details class="conversation" {
            summary { "Conversation (" (rollout.messages.len()) " messages)" }
            @for message in &rollout.messages { (spoken(message)) }
        }
    }
}

fn facts(verdict: &Verdict, rollout: &RolloutData) -> Markup {
    let timings = verdict
        .timings
        .iter()
        .map(|(stage, cost)| format!("{stage} {:.2} s", cost.wall))
        .collect::<Vec<_>>()
        .join(", ");
    let kernels = verdict
        .kernels
        .iter()
        .map(|kernel| {
            let said = kernel.verdict.map_or("not asked", Outcome::name);
            let steps = kernel.steps.map_or_else(String::new, |steps| format!(", {steps} steps"));
            format!("{} {}: {said}{steps}", kernel.name, kernel.version)
        })
        .collect::<Vec<_>>()
        .join("; ");
    html! {
        dl {
            dt { "Verdict" } dd { (verdict.verdict.name()) @if let Some(stage) = verdict.stage { ", at the stage " (stage.name()) } }
            @if let Some(reason) = &verdict.reason {
                dt { "Reason" } dd { code { (reason.code.name()) } " " (visible(&reason.message))
                    @if let Some(at) = reason.position { " (line " (at.line) ")" } }
            }
            @if let Some(diff) = &verdict.statement_diff {
                dt { "Wanted" } dd { code { (visible(&diff.expected)) } }
                dt { "Found" } dd { code { (visible(&diff.found)) } }
            }
            @if let Some(axioms) = &verdict.axioms { dt { "Axioms" } dd { @if axioms.is_empty() { "none" } @else { (visible(&axioms.join(", "))) } } }
            @if !kernels.is_empty() { dt { "Kernels" } dd { (visible(&kernels)) } }
            dt { "Time" } dd { (format!("{:.2} s of the grader", verdict.grader_seconds)) @if !timings.is_empty() { " (" (timings) ")" } ", " (format!("{:.2} s of the model", rollout.model_seconds)) }
            @if rollout.input_tokens + rollout.output_tokens > 0 { dt { "Tokens" } dd { (rollout.input_tokens) " read, " (rollout.output_tokens) " written" } }
            dt { "Judge" } dd { "Lean " (verdict.versions.lean) ", " (verdict.library.name()) " library, policy " code { (verdict.hashes.policy.get(..12).unwrap_or_default()) } }
            @for warning in &verdict.warnings { dt { "Note" } dd { (visible(warning)) } }
        }
    }
}

/// One message of the conversation.
fn spoken(message: &Value) -> Markup {
    let role = message["role"].as_str().unwrap_or("message");
    let text = match &message["content"] {
        Value::String(text) => text.clone(),
        Value::Array(parts) => {
            parts.iter().filter_map(|part| part["text"].as_str()).collect::<Vec<_>>().join("\n")
        }
        _ => String::new(),
    };
    let thoughts = message["reasoning_content"].as_str().unwrap_or_default();
    let calls = message["tool_calls"].as_array().cloned().unwrap_or_default();
    html! {
        section class={ "said " (if matches!(role, "system" | "user" | "assistant" | "tool") { role } else { "other" }) } {
            h4 { (visible(role)) }
            @if !thoughts.is_empty() { details { summary { "Thoughts" } pre { (cut(thoughts)) } } }
            @if !text.is_empty() { pre { (cut(&text)) } }
            @for call in &calls { pre { (visible(call["name"].as_str().unwrap_or_default())) "(" (cut(call["arguments"].as_str().unwrap_or_default())) ")" } }
        }
    }
}

fn cut(text: &str) -> Markup {
    let shown = &text[..text.floor_char_boundary(MAX_MESSAGE)];
    html! { (visible(shown)) @if shown.len() < text.len() { "\n… (" (text.len() - shown.len()) " bytes more)" } }
}
