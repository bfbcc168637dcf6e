//! Counting: pass rates by group, stages of failure, and how runs differ.

use std::collections::BTreeMap;

use serde::Serialize;

use super::data::{RolloutData, RunData};
use crate::stats::{Estimate, PairedDifference, mean_over_tasks, paired_difference, pass_at_k};

/// What tasks are grouped by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Dimension {
    /// The modulus.
    P,
    /// Neurons.
    Hidden,
    /// Part of the data set.
    Family,
    /// Share of the pairs that the network was trained on.
    TrainFraction,
}

impl Dimension {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::P, Self::Hidden, Self::Family, Self::TrainFraction];

    /// As a heading.
    #[must_use]
    pub fn title(self) -> &'static str {
        match self {
            Self::P => "Modulus p",
            Self::Hidden => "Hidden units H",
            Self::Family => "Family",
            Self::TrainFraction => "Train fraction",
        }
    }

    /// A key to sort by, and what people read.
    fn group_of(self, rollout: &RolloutData) -> (u64, String) {
        let task = &rollout.task;
        let number = |value: Option<u64>| {
            (value.unwrap_or(u64::MAX), value.map_or_else(|| "unknown".to_owned(), |value| value.to_string()))
        };
        match self {
            Self::P => number(task.p),
            Self::Hidden => number(task.hidden),
            Self::Family => {
                let order = lmap_tasks::Family::ALL
                    .iter()
                    .position(|family| Some(family.name()) == task.family.as_deref());
                (
                    order.unwrap_or(usize::MAX) as u64,
                    task.family.clone().unwrap_or_else(|| "unknown".to_owned()),
                )
            }
            Self::TrainFraction => match task.train_fraction {
                Some(fraction) => ((fraction * 1e6) as u64, format!("{:.0} %", 100.0 * fraction)),
                None => (u64::MAX, "not trained".to_owned()),
            },
        }
    }
}

/// The chance of at least one accepted answer among k.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct PassAt {
    /// How many answers.
    pub k: usize,
    /// The chance, averaged over tasks.
    pub estimate: Estimate,
    /// Tasks with at least k graded answers, which are those that it is about.
    pub tasks: usize,
}

/// The numbers of some rollouts of one run.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Group {
    /// What they have in common.
    pub label: String,
    /// Tasks.
    pub tasks: usize,
    /// Rollouts.
    pub rollouts: usize,
    /// Rollouts whose answer was judged.
    pub graded: usize,
    /// Rollouts whose answer was accepted.
    pub accepted: usize,
    /// For growing k, the first being 1; empty if nothing was graded.
    pub pass: Vec<PassAt>,
}

impl Group {
    fn of<'a>(label: String, rollouts: impl Iterator<Item = &'a RolloutData>, ks: &[usize]) -> Self {
        let mut group = Self { label, tasks: 0, rollouts: 0, graded: 0, accepted: 0, pass: Vec::new() };
        let mut tasks: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
        for rollout in rollouts {
            group.rollouts += 1;
            let (graded, accepted) = tasks.entry(&rollout.task.id).or_default();
            *graded += usize::from(rollout.is_graded());
            *accepted += usize::from(rollout.is_accepted());
        }
        group.tasks = tasks.len();
        group.graded = tasks.values().map(|(graded, _)| graded).sum();
        group.accepted = tasks.values().map(|(_, accepted)| accepted).sum();
        for &k in ks {
            let usable: Vec<_> = tasks.values().filter(|(graded, _)| *graded >= k).collect();
            let values: Vec<f64> =
                usable.iter().filter_map(|(graded, accepted)| pass_at_k(*graded, *accepted, k)).collect();
            let answers = usable.iter().map(|(graded, _)| graded).sum();
            if let Some(estimate) = mean_over_tasks(&values, answers) {
                group.pass.push(PassAt { k, estimate, tasks: values.len() });
            }
        }
        group
    }

    /// Share of rollouts that could not be graded.
    #[must_use]
    pub fn share_not_graded(&self) -> f64 {
        if self.rollouts == 0 { 0.0 } else { (self.rollouts - self.graded) as f64 / self.rollouts as f64 }
    }

    /// pass@k, if there were enough answers.
    #[must_use]
    pub fn pass_at(&self, k: usize) -> Option<&PassAt> {
        self.pass.iter().find(|pass| pass.k == k)
    }
}

/// Where and why answers failed, and how often.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Failure {
    /// The stage, or `not graded`.
    pub stage: String,
    /// The reason.
    pub code: String,
    /// How often.
    pub count: usize,
}

/// Tokens, money and time of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Totals {
    /// Tokens read.
    pub input_tokens: u64,
    /// Tokens written.
    pub output_tokens: u64,
    /// US dollars, if anybody told.
    pub cost: Option<f64>,
    /// US dollars for each accepted answer.
    pub cost_per_accepted: Option<f64>,
    /// Seconds that the model took, all rollouts together.
    pub model_seconds: f64,
    /// Seconds that the grader took.
    pub grader_seconds: f64,
}

/// One run and its numbers.
#[derive(Clone, Debug)]
pub struct RunReport {
    /// The run.
    pub data: RunData,
    /// All of it.
    pub overall: Group,
    /// By group, in the order of [`Dimension::ALL`].
    pub groups: Vec<Vec<Group>>,
    /// The most frequent first.
    pub failures: Vec<Failure>,
    /// Tokens, money and time.
    pub totals: Totals,
}

impl RunReport {
    fn new(data: RunData) -> Self {
        let ks = ks(&data);
        let groups = Dimension::ALL
            .iter()
            .map(|dimension| {
                let mut groups: BTreeMap<(u64, String), Vec<&RolloutData>> = BTreeMap::new();
                for rollout in &data.rollouts {
                    groups.entry(dimension.group_of(rollout)).or_default().push(rollout);
                }
                groups
                    .into_iter()
                    .map(|((_, label), rollouts)| Group::of(label, rollouts.into_iter(), &ks))
                    .collect()
            })
            .collect();
        let overall = Group::of("all".to_owned(), data.rollouts.iter(), &ks);
        Self { groups, failures: failures(&data), totals: totals(&data, &overall), overall, data }
    }
}

/// 1, 2, 4, 8, … and the largest number of graded answers that any task has.
fn ks(data: &RunData) -> Vec<usize> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for rollout in data.rollouts.iter().filter(|rollout| rollout.is_graded()) {
        *counts.entry(&rollout.task.id).or_default() += 1;
    }
    let most = counts.into_values().max().unwrap_or(1);
    let mut ks: Vec<usize> =
        std::iter::successors(Some(1_usize), |k| k.checked_mul(2)).take_while(|&k| k < most).collect();
    ks.push(most);
    ks
}

fn failures(data: &RunData) -> Vec<Failure> {
    let mut counts: BTreeMap<(String, String), usize> = BTreeMap::new();
    for rollout in data.rollouts.iter().filter(|rollout| !rollout.is_accepted()) {
        let key = match &rollout.failure {
            Some((fault, _)) => ("not graded".to_owned(), fault.clone()),
            None => (
                rollout.stage().unwrap_or("unknown").to_owned(),
                rollout.code().unwrap_or("unknown").to_owned(),
            ),
        };
        *counts.entry(key).or_default() += 1;
    }
    let mut failures: Vec<_> =
        counts.into_iter().map(|((stage, code), count)| Failure { stage, code, count }).collect();
    failures.sort_by_key(|failure| std::cmp::Reverse(failure.count));
    failures
}

fn totals(data: &RunData, overall: &Group) -> Totals {
    let sum = |value: fn(&RolloutData) -> f64| data.rollouts.iter().map(value).sum::<f64>();
    let costs: Vec<f64> = data.rollouts.iter().filter_map(|rollout| rollout.cost).collect();
    let cost = (!costs.is_empty()).then(|| costs.iter().sum::<f64>());
    Totals {
        input_tokens: data.rollouts.iter().map(|rollout| rollout.input_tokens).sum(),
        output_tokens: data.rollouts.iter().map(|rollout| rollout.output_tokens).sum(),
        cost,
        cost_per_accepted: cost.filter(|_| overall.accepted > 0).map(|cost| cost / overall.accepted as f64),
        model_seconds: sum(|rollout| rollout.model_seconds),
        grader_seconds: sum(|rollout| rollout.grader_seconds().unwrap_or(0.0)),
    }
}

/// Two runs side by side.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// Index of the first.
    pub first: usize,
    /// Index of the second.
    pub second: usize,
    /// How they differ on the tasks that both have, or why they cannot be compared.
    pub difference: Result<PairedDifference, &'static str>,
}

/// Several runs and their numbers.
#[derive(Clone, Debug)]
pub struct Report {
    /// The runs, in the order given.
    pub runs: Vec<RunReport>,
    /// Every pair of them.
    pub comparisons: Vec<Comparison>,
}

impl Report {
    /// Counts.
    #[must_use]
    pub fn new(runs: Vec<RunData>) -> Self {
        let runs: Vec<_> = runs.into_iter().map(RunReport::new).collect();
        let mut comparisons = Vec::new();
        for second in 1..runs.len() {
            for first in 0..second {
                let difference = compare(&runs[first], &runs[second]);
                comparisons.push(Comparison { first, second, difference });
            }
        }
        Self { runs, comparisons }
    }

    /// What a reader should know before any number.
    #[must_use]
    pub fn warnings(&self) -> Vec<String> {
        let mut warnings = Vec::new();
        for run in &self.runs {
            let name = &run.data.name;
            if run.data.judges.len() > 1 {
                warnings
                    .push(format!("{name} was graded by more than one judge: {}", join(&run.data.judges)));
            }
            if run.data.owed > 0 {
                warnings.push(format!("{name} is not complete: {} rollouts are missing", run.data.owed));
            }
        }
        let judges: std::collections::BTreeSet<_> =
            self.runs.iter().flat_map(|run| run.data.judges.iter().cloned()).collect();
        if self.runs.len() > 1 && judges.len() > 1 {
            warnings.push(format!(
                "These runs had different judges ({}). Their rates are not to be compared.",
                join(&judges)
            ));
        }
        warnings
    }
}

fn join(items: &std::collections::BTreeSet<String>) -> String {
    items.iter().cloned().collect::<Vec<_>>().join("; ")
}

fn compare(first: &RunReport, second: &RunReport) -> Result<PairedDifference, &'static str> {
    if first.data.judges != second.data.judges {
        return Err("they had different judges");
    }
    let (first, second) = (means(&first.data), means(&second.data));
    let pairs: Vec<_> = first.iter().filter_map(|(task, mean)| Some((*mean, *second.get(task)?))).collect();
    paired_difference(&pairs).ok_or("they have fewer than two graded tasks in common")
}

/// The share of accepted answers for each task with graded ones.
fn means(data: &RunData) -> BTreeMap<&str, f64> {
    let mut tasks: BTreeMap<&str, (f64, f64)> = BTreeMap::new();
    for rollout in data.rollouts.iter().filter(|rollout| rollout.is_graded()) {
        let (graded, accepted) = tasks.entry(&rollout.task.id).or_default();
        *graded += 1.0;
        *accepted += f64::from(u8::from(rollout.is_accepted()));
    }
    tasks.into_iter().map(|(task, (graded, accepted))| (task, accepted / graded)).collect()
}
