//! The numbers as Markdown.

use std::fmt::Write;

use super::summary::{Dimension, Group, Report};
use crate::stats::Estimate;

/// The report without its rollouts.
pub(super) fn text(report: &Report) -> String {
    let mut out = "# Evaluation\n".to_owned();
    for warning in report.warnings() {
        let _ = writeln!(out, "\n> **Note:** {}", cell(&warning));
    }
    for run in &report.runs {
        let data = &run.data;
        let _ = writeln!(out, "\n## {}\n", cell(&data.name));
        let judges: Vec<_> = data.judges.iter().cloned().collect();
        let _ =
            writeln!(out, "{} · {} · {}\n", cell(&data.model), cell(&data.harness), cell(&judges.join("; ")));
        groups(&mut out, "tasks", std::slice::from_ref(&run.overall));
        for (dimension, list) in Dimension::ALL.iter().zip(&run.groups) {
            out.push('\n');
            groups(&mut out, dimension.title(), list);
        }
        if !run.failures.is_empty() {
            out.push_str("\n| stage | reason | rollouts |\n| --- | --- | ---: |\n");
            for failure in &run.failures {
                let _ = writeln!(
                    out,
                    "| {} | {} | {} |",
                    cell(&failure.stage),
                    cell(&failure.code),
                    failure.count
                );
            }
        }
        let totals = &run.totals;
        let _ = write!(out, "\n{} tokens read, {} written", totals.input_tokens, totals.output_tokens);
        if let Some(cost) = totals.cost {
            let _ = write!(out, ", ${cost:.4}");
        }
        let _ = writeln!(
            out,
            "; {:.1} s of the model, {:.1} s of the grader",
            totals.model_seconds, totals.grader_seconds
        );
    }
    if !report.comparisons.is_empty() {
        out.push_str("\n## Comparison\n\n| first | second | tasks | better | worse | difference of pass@1 | p |\n| --- | --- | ---: | ---: | ---: | --- | ---: |\n");
        for comparison in &report.comparisons {
            let name = |index: usize| cell(&report.runs[index].data.name);
            let (first, second) = (name(comparison.first), name(comparison.second));
            let _ = match &comparison.difference {
                Ok(paired) => writeln!(
                    out,
                    "| {first} | {second} | {} | {} | {} | {} | {:.3} |",
                    paired.tasks,
                    paired.better,
                    paired.worse,
                    percent(&paired.difference),
                    paired.p_value
                ),
                Err(why) => writeln!(out, "| {first} | {second} | | | | {why} | |"),
            };
        }
    }
    out
}

fn groups(out: &mut String, title: &str, groups: &[Group]) {
    let ks: Vec<usize> = groups
        .iter()
        .max_by_key(|group| group.pass.len())
        .map_or(Vec::new(), |group| group.pass.iter().map(|pass| pass.k).collect());
    let _ = write!(out, "| {title} | tasks | rollouts | not graded |");
    for k in &ks {
        let _ = write!(out, " pass@{k} |");
    }
    let _ = writeln!(out, "\n| --- | ---: | ---: | ---: |{}", " --- |".repeat(ks.len()));
    for group in groups {
        let _ = write!(
            out,
            "| {} | {} | {} | {:.1} % |",
            cell(&group.label),
            group.tasks,
            group.rollouts,
            100.0 * group.share_not_graded()
        );
        for &k in &ks {
            let _ = write!(
                out,
                " {} |",
                group.pass_at(k).map_or_else(|| "—".to_owned(), |pass| percent(&pass.estimate))
            );
        }
        out.push('\n');
    }
}

fn percent(estimate: &Estimate) -> String {
    format!("{:.1} % ({:.1} to {:.1})", 100.0 * estimate.value, 100.0 * estimate.low, 100.0 * estimate.high)
}

/// Text that stays in its cell and means nothing to Markdown or HTML.
fn cell(text: &str) -> String {
    text.chars()
        .flat_map(|c| match c {
            '|' | '\\' | '`' | '*' | '_' | '[' | ']' | '#' | '!' => vec!['\\', c],
            '<' => "&lt;".chars().collect(),
            '>' => "&gt;".chars().collect(),
            '&' => "&amp;".chars().collect(),
            c if c.is_control() => vec![' '],
            c => vec![c],
        })
        .collect()
}
