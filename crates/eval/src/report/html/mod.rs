//! The page. It needs nothing but itself, and no text that a model wrote can become part of its code: `maud` escapes
//! everything, and a content security policy allows just the one style sheet and the one script, by their hashes.
//!
//! Plots are drawn here and not by a plotting library: they take their colours from the page (light, dark, print), and
//! every mark says in words what it is.

mod lean;
mod plot;
mod rollouts;
mod visible;

use base64::Engine as _;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use sha2::{Digest, Sha256};

use super::summary::{Dimension, Group, PassAt, Report};
use crate::stats::Estimate;
use plot::{Mark, Series};
use visible::visible;

const STYLE: &str = include_str!("style.css");
const SCRIPT: &str = include_str!("script.js");

/// The whole page.
pub(super) fn page(report: &Report) -> String {
    let title = match report.runs.as_slice() {
        [run] => format!("Evaluation of {}", run.data.model),
        runs => format!("Evaluation of {} runs", runs.len()),
    };
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(policy());
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="referrer" content="no-referrer";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                a class="skip" href="#rollouts" { "Skip to the rollouts" }
                header {
                    h1 { (visible(&title)) }
                    button type="button" id="theme" aria-pressed="false" hidden { "Dark colours" }
                    nav aria-label="Sections" {
                        @for (id, name) in SECTIONS { a href={ "#" (id) } { (name) } " " }
                        @if !report.comparisons.is_empty() { a href="#comparison" { "Comparison" } }
                    }
                }
                main {
                    @for warning in report.warnings() { p class="note" role="note" { (visible(&warning)) } }
                    section id="runs" aria-labelledby="runs-h" { h2 id="runs-h" { "Runs" } (runs(report)) }
                    section id="rates" aria-labelledby="rates-h" { h2 id="rates-h" { "Pass rates" } (rates(report)) }
                    section id="failures" aria-labelledby="failures-h" { h2 id="failures-h" { "Where answers fail" } (failures(report)) }
                    section id="cost" aria-labelledby="cost-h" { h2 id="cost-h" { "Time, kernel steps, tokens and cost" } (costs(report)) }
                    @if !report.comparisons.is_empty() {
                        section id="comparison" aria-labelledby="comparison-h" { h2 id="comparison-h" { "Comparison" } (comparison(report)) }
                    }
                    section id="rollouts" aria-labelledby="rollouts-h" tabindex="-1" { h2 id="rollouts-h" { "Rollouts" } (rollouts::section(report)) }
                }
                footer { p { "Made by lmap " (env!("CARGO_PKG_VERSION")) ". Intervals are 95 %; tasks are the unit." } }
                script { (PreEscaped(SCRIPT)) }
            }
        }
    }
    .into_string()
}

const SECTIONS: [(&str, &str); 5] = [
    ("runs", "Runs"),
    ("rates", "Pass rates"),
    ("failures", "Failures"),
    ("cost", "Time and cost"),
    ("rollouts", "Rollouts"),
];

/// Nothing may be loaded or run but what this program wrote.
fn policy() -> String {
    let hash = |text: &str| base64::engine::general_purpose::STANDARD.encode(Sha256::digest(text));
    format!(
        "default-src 'none'; style-src 'sha256-{}'; script-src 'sha256-{}'; base-uri 'none'; form-action 'none'",
        hash(STYLE),
        hash(SCRIPT)
    )
}

fn runs(report: &Report) -> Markup {
    html! {
        div class="scroll" { table {
            caption { "What was run, and what judged it" }
            thead { tr {
                th scope="col" { "Run" } th scope="col" { "Model" } th scope="col" { "Harness" } th scope="col" { "Judge" }
                th scope="col" { "Policy" } th scope="col" class="n" { "Tasks" } th scope="col" class="n" { "Rollouts" }
                th scope="col" class="n" { "Not graded" } th scope="col" class="n" { "Accepted" } th scope="col" { "pass@1" }
            } }
            tbody { @for (index, run) in report.runs.iter().enumerate() { tr {
                th scope="row" { (plot::key(index)) " " (visible(&run.data.name))
                    @if let Some(source) = &run.data.regrade_of { br; small { "grades " (visible(source)) " again" } } }
                td { (visible(&run.data.model)) }
                td { (visible(&run.data.harness)) }
                td { @for judge in &run.data.judges { (visible(judge)) br; } }
                td { @for policy in &run.data.policies { code { (policy) } br; } }
                td class="n" { (run.overall.tasks) }
                td class="n" { (run.overall.rollouts) }
                td class="n" { (not_graded(&run.overall)) }
                td class="n" { (run.overall.accepted) }
                td { (rate(run.overall.pass_at(1))) }
            } } }
        } }
    }
}

fn not_graded(group: &Group) -> Markup {
    let share = group.share_not_graded();
    html! {
        span class=[(share > 0.0).then_some("warn")] {
            (group.rollouts - group.graded) " (" (percent(share)) ")"
        }
    }
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn rate(pass: Option<&PassAt>) -> Markup {
    match pass {
        None => html! { "—" },
        Some(PassAt { estimate: Estimate { value, low, high }, .. }) => html! {
            strong { (percent(*value)) } " " span class="ci" { (format!("{:.1} to {:.1}", 100.0 * low, 100.0 * high)) }
        },
    }
}

fn rates(report: &Report) -> Markup {
    html! {
        p { "pass@k is the chance that at least one of k answers is accepted, averaged over tasks; the interval says how sure it is. "
            "Rollouts that could not be graded count neither for nor against the model, so their share stands beside every rate." }
        (pass_at_k(report))
        @for (index, dimension) in Dimension::ALL.into_iter().enumerate() {
            h3 { (dimension.title()) }
            (rates_by(report, index, dimension))
        }
    }
}

/// pass@k for growing k, one line for each run.
fn pass_at_k(report: &Report) -> Markup {
    let most =
        report.runs.iter().flat_map(|run| run.overall.pass.iter().map(|pass| pass.k)).max().unwrap_or(1);
    html! {
        @if most > 1 {
            (plot::lines("Chance of at least one accepted answer among k", "answers, k", "pass@k", &report.runs.iter().map(|run| Series {
                name: run.data.name.clone(),
                marks: run.overall.pass.iter().map(|pass| Mark {
                    x: pass.k as f64,
                    y: pass.estimate.value,
                    low: pass.estimate.low,
                    high: pass.estimate.high,
                    words: format!("{}: pass@{} {}, {:.1} to {:.1} %, {} tasks", run.data.name, pass.k, percent(pass.estimate.value), 100.0 * pass.estimate.low, 100.0 * pass.estimate.high, pass.tasks),
                }).collect(),
            }).collect::<Vec<_>>()))
        }
    }
}

fn rates_by(report: &Report, index: usize, dimension: Dimension) -> Markup {
    let mut labels: Vec<&str> = Vec::new();
    for group in report.runs.iter().flat_map(|run| &run.groups[index]) {
        if !labels.contains(&group.label.as_str()) {
            labels.push(&group.label);
        }
    }
    if labels.iter().all(|label| label.parse::<u64>().is_ok()) {
        labels.sort_by_key(|label| label.parse::<u64>().unwrap_or(u64::MAX));
    }
    let most_k = |run: &super::RunReport| run.overall.pass.last().map_or(1, |pass| pass.k);
    let find =
        |run: usize, label: &str| report.runs[run].groups[index].iter().find(|group| group.label == label);
    let bars: Vec<Series> = report
        .runs
        .iter()
        .enumerate()
        .map(|(number, run)| Series {
            name: run.data.name.clone(),
            marks: labels
                .iter()
                .enumerate()
                .filter_map(|(place, label)| {
                    let group = find(number, label)?;
                    let Estimate { value, low, high } = group.pass_at(1)?.estimate;
                    let words = format!(
                        "{}, {label}: pass@1 {}, {:.1} to {:.1} %; {} of {} rollouts not graded",
                        run.data.name,
                        percent(value),
                        100.0 * low,
                        100.0 * high,
                        group.rollouts - group.graded,
                        group.rollouts
                    );
                    Some(Mark { x: place as f64, y: value, low, high, words })
                })
                .collect(),
        })
        .collect();
    html! {
        @if labels.len() > 1 { (plot::categories(&format!("pass@1 by {}", dimension.title()), dimension.title(), "pass@1", &labels, &bars)) }
        div class="scroll" { table {
            caption { "By " (dimension.title()) }
            thead { tr {
                th scope="col" { (dimension.title()) } th scope="col" { "Run" } th scope="col" class="n" { "Tasks" } th scope="col" class="n" { "Rollouts" }
                th scope="col" class="n" { "Not graded" } th scope="col" { "pass@1" } th scope="col" { "pass@k" }
            } }
            tbody { @for label in &labels { @for (number, run) in report.runs.iter().enumerate() { @if let Some(group) = find(number, label) { tr {
                th scope="row" { (visible(label)) }
                td { (plot::key(number)) " " (visible(&run.data.name)) }
                td class="n" { (group.tasks) }
                td class="n" { (group.rollouts) }
                td class="n" { (not_graded(group)) }
                td { (rate(group.pass_at(1))) }
                td { @if most_k(run) > 1 { "k = " (most_k(run)) ": " (rate(group.pass_at(most_k(run)))) } @else { "—" } }
            } } } } }
        } }
    }
}

fn failures(report: &Report) -> Markup {
    html! {
        @for (index, run) in report.runs.iter().enumerate() {
            h3 { (plot::key(index)) " " (visible(&run.data.name)) }
            @if run.failures.is_empty() { p { "Every answer was accepted." } }
            @else { div class="scroll" { table {
                caption { "Answers that were not accepted, by the stage that stopped them" }
                thead { tr { th scope="col" { "Stage" } th scope="col" { "Reason" } th scope="col" class="n" { "Rollouts" } th scope="col" class="n" { "Share" } th scope="col" class="wide" { span class="hidden" { "Bar" } } } }
                tbody { @for failure in &run.failures {
                    @let share = failure.count as f64 / run.overall.rollouts.max(1) as f64;
                    tr class=[(failure.stage == "not graded").then_some("fault")] {
                        th scope="row" { (failure.stage) }
                        td { code { (visible(&failure.code)) } }
                        td class="n" { (failure.count) }
                        td class="n" { (percent(share)) }
                        td { (plot::bar(share)) }
                    }
                } }
            } } }
        }
    }
}

fn costs(report: &Report) -> Markup {
    let scatter = |value: &dyn Fn(&super::RolloutData) -> Option<f64>, unit: &str| -> Vec<Series> {
        report
            .runs
            .iter()
            .map(|run| Series {
                name: run.data.name.clone(),
                marks: run
                    .data
                    .rollouts
                    .iter()
                    .filter_map(|rollout| {
                        let (x, y) = (rollout.task.size()? as f64, value(rollout)?);
                        let words = format!(
                            "{}, {}#{}, {}: {y} {unit}",
                            run.data.name,
                            rollout.task.id,
                            rollout.rollout,
                            rollout.outcome()
                        );
                        (x > 0.0 && y > 0.0).then_some(Mark { x, y, low: y, high: y, words })
                    })
                    .collect(),
            })
            .collect()
    };
    let seconds = scatter(&|rollout| rollout.grader_seconds().filter(|_| rollout.is_graded()), "s");
    let steps = scatter(&|rollout| rollout.kernel_steps().map(|steps| steps as f64), "steps");
    html! {
        (plot::scatter("Time of a grade against the size of the task", "size p²·H", "seconds", &seconds))
        (plot::scatter("Kernel steps of a grade against the size of the task", "size p²·H", "steps", &steps))
        div class="scroll" { table {
            caption { "Tokens, cost and time" }
            thead { tr {
                th scope="col" { "Run" } th scope="col" class="n" { "Tokens read" } th scope="col" class="n" { "Tokens written" } th scope="col" class="n" { "Cost" }
                th scope="col" class="n" { "Cost of an accepted answer" } th scope="col" class="n" { "Model, s" } th scope="col" class="n" { "Grader, s" }
            } }
            tbody { @for (index, run) in report.runs.iter().enumerate() {
                @let totals = &run.totals;
                tr {
                    th scope="row" { (plot::key(index)) " " (visible(&run.data.name)) }
                    td class="n" { (totals.input_tokens) }
                    td class="n" { (totals.output_tokens) }
                    td class="n" { (dollars(totals.cost)) }
                    td class="n" { (dollars(totals.cost_per_accepted)) }
                    td class="n" { (format!("{:.1}", totals.model_seconds)) }
                    td class="n" { (format!("{:.1}", totals.grader_seconds)) }
                }
            } }
        } }
    }
}

fn dollars(cost: Option<f64>) -> String {
    cost.map_or_else(|| "—".to_owned(), |cost| format!("${cost:.4}"))
}

fn comparison(report: &Report) -> Markup {
    html! {
        p { "Differences are taken task by task, on the tasks that both runs have, so that the difficulty of the tasks cancels out. "
            "p is how often a difference this large comes about when each task's difference gets its sign by lot." }
        div class="scroll" { table {
            caption { "Second run minus first run, pass@1" }
            thead { tr {
                th scope="col" { "First" } th scope="col" { "Second" } th scope="col" class="n" { "Tasks" } th scope="col" class="n" { "Better" }
                th scope="col" class="n" { "Worse" } th scope="col" { "Difference" } th scope="col" class="n" { "p" }
            } }
            tbody { @for comparison in &report.comparisons {
                @let name = |index: usize| html! { (plot::key(index)) " " (visible(&report.runs[index].data.name)) };
                tr {
                    td { (name(comparison.first)) } td { (name(comparison.second)) }
                    @match &comparison.difference {
                        Ok(paired) => {
                            td class="n" { (paired.tasks) } td class="n" { (paired.better) } td class="n" { (paired.worse) }
                            td { strong { (format!("{:+.1}", 100.0 * paired.difference.value)) } " points "
                                span class="ci" { (format!("{:+.1} to {:+.1}", 100.0 * paired.difference.low, 100.0 * paired.difference.high)) } }
                            td class="n" { (format!("{:.3}", paired.p_value)) }
                        }
                        Err(why) => td colspan="5" { "not compared: " (why) }
                    }
                }
            } }
        } }
    }
}
