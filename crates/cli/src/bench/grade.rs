//! `lmap bench grade`: both pipelines on the same submissions, how many grades a second, and what many grades leave behind.

mod flood;

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::process::ExitCode;

use lmap_grader::batch::ending;
use lmap_grader::{Folders, Grader, Kernels, Outcome, Pipeline, Policy, Stage, Submission, Verdict};
use lmap_lean::{Toolchain, find_toolchain};
use lmap_tasks::{Task, TaskSet};
use serde::Serialize;

use super::table::{self, Goal, Unit};
use crate::context::{Context, Failure};
use crate::grade_args::GradeArgs;
use crate::toolchain::ToolchainArgs;

/// The task of small grades, and that of large ones.
const SMALL: &str = "p5-h8-s0";
const LARGE: &str = "p23-h32-s0";

/// Compare the pipelines on the same submissions, in one run
///
/// Every figure is the median of its rounds, which take turns. What is compared is the grade without its wait for a slot.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Rounds of every small grade
    #[arg(long, value_name = "N", default_value = "5")]
    rounds: NonZeroUsize,
    /// Also brute force for p=23, H=32, once each. Lean's kernel takes minutes and gigabytes for it
    #[arg(long)]
    large: bool,
    /// Also so many small valid grades on all slots: how many a second, and whether memory grows
    #[arg(long, value_name = "N")]
    throughput: Option<NonZeroUsize>,
    /// Also so many grades on all slots, valid, wrong, hanging and bombing: whether all verdicts are right and nothing is
    /// left behind
    #[arg(long, value_name = "N")]
    mixed: Option<NonZeroUsize>,
    /// Leave out the comparison
    #[arg(long)]
    no_comparison: bool,
    #[command(flatten)]
    grade: GradeArgs,
    #[command(flatten)]
    toolchain: ToolchainArgs,
}

/// Everything that was measured.
#[derive(Debug, Default, Serialize)]
pub struct Report {
    comparison: Vec<Row>,
    throughput: Vec<flood::Throughput>,
    mixed: Option<flood::Mixed>,
}

/// One submission under both pipelines.
#[derive(Debug, Serialize)]
struct Row {
    what: String,
    ending: String,
    /// Median seconds by what graded.
    seconds: BTreeMap<&'static str, f64>,
    /// The reference pipeline's seconds, divided by those of the direct one, by its kernels.
    times_faster: BTreeMap<&'static str, f64>,
    /// Policy both: the whole grade, divided by its elaboration and its check by Lean's kernel.
    both_over_parts: Option<f64>,
}

/// What the measurements work with.
pub(super) struct Bench {
    toolchain: Toolchain,
    policy: Policy,
    folders: Folders,
}

impl Bench {
    fn grader(&self, pipeline: Pipeline, kernels: Kernels) -> Grader {
        let policy = Policy { pipeline, kernels, ..self.policy.clone() };
        Grader::new(self.toolchain.clone(), policy, self.folders.clone())
    }
}

/// Runs `lmap bench grade`.
pub fn run(args: &Args, context: &Context) -> Result<ExitCode, Failure> {
    let report = measure(args)?;
    if context.json {
        context.print_json(&report)?
    } else {
        print(&report)
    }
    Ok(ExitCode::from(u8::from(!report.is_right())))
}

/// Measures.
pub fn measure(args: &Args) -> Result<Report, Failure> {
    let settings = args.toolchain.settings()?;
    let grade = args.grade.clone().without_cache();
    let bench = Bench {
        toolchain: find_toolchain(&settings)?,
        policy: grade.policy()?,
        folders: grade.folders(&settings.cache_dir)?,
    };
    let tasks = TaskSet::builtin();
    let small = tasks.task(SMALL)?;
    let mut report = Report::default();
    if !args.no_comparison {
        report.comparison = compare_small(&bench, &small, args.rounds)?;
    }
    if args.large {
        report.comparison.push(compare_large(&bench, &tasks.task(LARGE)?)?);
    }
    if let Some(count) = args.throughput {
        for kernels in [Kernels::Both, Kernels::Lmap] {
            report.throughput.push(flood::throughput(&bench, &small, kernels, count)?);
        }
    }
    if let Some(count) = args.mixed {
        report.mixed = Some(flood::mixed(&bench, &small, count)?);
    }
    Ok(report)
}

impl Report {
    /// Whether every verdict is right and nothing is left behind.
    pub fn is_right(&self) -> bool {
        self.mixed.as_ref().is_none_or(flood::Mixed::is_right)
    }

    /// For the table of all benchmarks.
    pub fn rows(&self) -> Vec<table::Row> {
        let compared = self.comparison.iter().flat_map(Row::rows);
        let throughput = self.throughput.iter().flat_map(flood::Throughput::rows);
        compared.chain(throughput).chain(self.mixed.iter().map(flood::Mixed::row)).collect()
    }
}

impl Row {
    fn rows(&self) -> Vec<table::Row> {
        let reference = self.seconds.get("reference").copied().unwrap_or(f64::NAN);
        let own = self.seconds.iter().filter(|(name, _)| **name != "reference");
        let row = |(name, seconds): (&&'static str, &f64)| {
            let row = table::Row::new(format!("{}: {name}", self.what), Unit::Seconds, *seconds)
                .against("the reference pipeline", reference);
            match GOALS.iter().find(|(what, grader, _)| *what == self.what && grader == name) {
                Some((_, _, times)) => row.goal(Goal::Times(*times)),
                None => row,
            }
        };
        own.map(row).collect()
    }
}

const SMALL_VALID: &str = "p=5 H=8, valid";
const LARGE_VALID: &str = "p=23 H=32, valid";

/// How many times faster than the reference pipeline a grader is meant to be, on what.
const GOALS: [(&str, &str, f64); 2] =
    [(SMALL_VALID, "direct, both", 3.0), (LARGE_VALID, "direct, lmap", 60.0)];

/// A proof by evaluation of all pairs.
pub(super) fn brute_force(task: &Task) -> String {
    let (theorem, statement) = (task.theorem_name(), task.statement());
    format!(
        "import LeanCheckedNetwork.Weights\ntheorem {theorem} :\n    {statement} := by\n  decide +kernel\n"
    )
}

pub(super) fn submission(name: &str, text: &str) -> Result<Submission, Failure> {
    Submission::lean(name, text).map_err(|reason| Failure::usage(reason.message))
}

fn compare_small(bench: &Bench, task: &Task, rounds: NonZeroUsize) -> Result<Vec<Row>, Failure> {
    let good = brute_force(task);
    let texts = [
        (SMALL_VALID, good.clone()),
        ("p=5 H=8, an unknown name", good.replace("decide +kernel", "exact no_such_name")),
        ("p=5 H=8, another statement", good.replacen("< 5", "< 4", 1)),
    ];
    texts.iter().map(|(what, text)| compare(bench, task, what, text, rounds.get(), true)).collect()
}

fn compare_large(bench: &Bench, task: &Task) -> Result<Row, Failure> {
    compare(bench, task, LARGE_VALID, &brute_force(task), 1, false)
}

/// The graders that are compared.
const GRADERS: [(&str, Pipeline, Kernels); 3] = [
    ("direct, lmap", Pipeline::Direct, Kernels::Lmap),
    ("direct, both", Pipeline::Direct, Kernels::Both),
    ("reference", Pipeline::Reference, Kernels::Both),
];

fn compare(
    bench: &Bench,
    task: &Task,
    what: &str,
    text: &str,
    rounds: usize,
    warm: bool,
) -> Result<Row, Failure> {
    let graders = GRADERS.map(|(name, pipeline, kernels)| (name, bench.grader(pipeline, kernels)));
    let submission = submission("bench.lean", text)?;
    for (_, grader) in &graders {
        grader.prepare(task).map_err(|reason| Failure::infrastructure(reason.message))?;
        if warm {
            let _ = grader.grade(task, &submission);
        }
    }
    let mut seconds: BTreeMap<&'static str, Vec<f64>> = BTreeMap::new();
    let mut parts = Vec::new();
    let mut endings: Vec<String> = Vec::new();
    for _ in 0..rounds {
        for (name, grader) in &graders {
            let verdict = grader.grade(task, &submission);
            if verdict.verdict == Outcome::Error {
                return Err(Failure::infrastructure(ending(&verdict)));
            }
            let took = verdict.grader_seconds - verdict.waited_seconds;
            seconds.entry(name).or_default().push(took);
            if *name == "direct, both" {
                parts.extend(own_parts(&verdict).map(|parts| took / parts));
            }
            endings.push(verdict.verdict.to_string());
        }
    }
    endings.dedup();
    let seconds: BTreeMap<_, _> = seconds.into_iter().map(|(name, all)| (name, median(all))).collect();
    let reference = seconds.get("reference").copied().unwrap_or(f64::NAN);
    let faster = seconds.iter().filter(|(name, _)| **name != "reference");
    let times_faster = faster.map(|(name, own)| (*name, reference / own)).collect();
    let both_over_parts = (!parts.is_empty()).then(|| median(parts));
    Ok(Row { what: what.to_owned(), ending: endings.join(" / "), seconds, times_faster, both_over_parts })
}

/// Seconds of the elaboration and of Lean's kernel in a grade.
fn own_parts(verdict: &Verdict) -> Option<f64> {
    let build = verdict.timings.get(&Stage::Build)?.wall;
    let lean = verdict.kernels.iter().find(|kernel| kernel.name == "lean")?;
    Some(build + lean.seconds?)
}

pub(super) fn median(mut all: Vec<f64>) -> f64 {
    all.sort_by(f64::total_cmp);
    all.get(all.len() / 2).copied().unwrap_or(f64::NAN)
}

fn print(report: &Report) {
    for row in &report.comparison {
        println!("{}: {}", row.what, row.ending);
        for (name, seconds) in &row.seconds {
            let ratio =
                row.times_faster.get(name).map(|r| format!("  {r:.1} times faster than the reference"));
            println!("  {name:<13} {seconds:>8.3} s{}", ratio.unwrap_or_default());
        }
        if let Some(ratio) = row.both_over_parts {
            println!("  direct, both: {ratio:.2} times its elaboration and its check by Lean's kernel");
        }
    }
    report.throughput.iter().for_each(flood::Throughput::print);
    if let Some(mixed) = &report.mixed {
        mixed.print();
    }
}
