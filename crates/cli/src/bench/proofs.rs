//! `lmap bench proofs`: are reference proofs accepted, and what do they cost?

use std::process::ExitCode;

use lmap_grader::{Folders, Grader, Kernels, Outcome, Policy, Submission, Verdict};
use lmap_lean::find_toolchain;
use lmap_tasks::proofs::{self, Strategy};
use lmap_tasks::{Task, TaskSet};
use serde::Serialize;

use crate::context::{Context, Failure};
use crate::grade_args::GradeArgs;
use crate::parallel::each;
use crate::tasks::{FilterArgs, TaskSetArgs};
use crate::toolchain::ToolchainArgs;

/// Grade the reference proofs of tasks, and tell what they cost
///
/// Exit code 0 if all are accepted. Every proof is graded as any submission is, but without the cache of verdicts. Lean's
/// kernel computes some 10,000 products of integers a second; brute force beyond --official-up-to goes to this program's
/// kernel alone.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Ids of the tasks [default: all that are selected]
    ids: Vec<String>,
    #[command(flatten)]
    filter: FilterArgs,
    #[command(flatten)]
    set: TaskSetArgs,
    /// Only this strategy; may be given several times [default: all]
    #[arg(long, short, value_name = "NAME")]
    strategy: Vec<Strategy>,
    /// Ask Lean's kernel about brute force only up to so many products, p³·H
    #[arg(long, value_name = "PRODUCTS", default_value_t = 100_000)]
    official_up_to: usize,
    /// Proofs at a time; more than one disturbs the measurement
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,
    #[command(flatten)]
    grade: GradeArgs,
    #[command(flatten)]
    toolchain: ToolchainArgs,
}

/// One proof.
#[derive(Debug, Serialize)]
struct Row {
    task: String,
    p: usize,
    hidden: usize,
    strategy: Strategy,
    verdict: Outcome,
    reason: Option<String>,
    build_seconds: Option<f64>,
    lmap: Option<Cost>,
    lean: Option<Cost>,
    grader_seconds: f64,
}

/// What a kernel took.
#[derive(Debug, Serialize)]
struct Cost {
    steps: Option<u64>,
    seconds: Option<f64>,
    peak_mb: Option<f64>,
}

/// The graders for proofs that all kernels of the policy can afford, and for the others.
struct Graders {
    usual: Grader,
    own_kernel: Grader,
}

/// Runs the benchmark.
pub fn run(args: &Args, context: &Context) -> Result<ExitCode, Failure> {
    let set = args.set.open()?;
    let strategies = if args.strategy.is_empty() { Strategy::ALL.to_vec() } else { args.strategy.clone() };
    let ids = args.filter.ids(&args.ids, &set)?;
    let pairs: Vec<(&String, Strategy)> =
        ids.iter().flat_map(|id| strategies.iter().map(move |&strategy| (id, strategy))).collect();
    let graders = graders(args)?;
    if !context.json {
        println!("{HEADING}");
    }
    let name = |(id, strategy): &(&String, Strategy)| format!("{id} {strategy}");
    let rows = each("prove", context, args.threads, &pairs, name, |(id, strategy)| {
        let row = row(args, &graders, &set, id, *strategy);
        if let (Ok(row), false) = (&row, context.json) {
            println!("{}", row.line());
        }
        row
    });
    let rows = rows.into_iter().collect::<Result<Vec<Row>, Failure>>()?;
    let refused = rows.iter().filter(|row| row.verdict != Outcome::Accepted).count();
    if context.json {
        context.print_json(&rows)?;
    } else {
        println!("\n{} proofs, {} not accepted", rows.len(), refused);
    }
    let broken = rows.iter().any(|row| row.verdict == Outcome::Error);
    Ok(ExitCode::from(if broken { 3 } else { u8::from(refused > 0) }))
}

fn graders(args: &Args) -> Result<Graders, Failure> {
    let settings = args.toolchain.settings()?;
    let toolchain = find_toolchain(&settings)?;
    let policy = args.grade.policy()?;
    let own = Policy { kernels: Kernels::Lmap, ..policy.clone() };
    let folders = Folders { verdict_cache: false, ..args.grade.folders(&settings.cache_dir)? };
    let usual = Grader::new(toolchain.clone(), policy, folders.clone());
    Ok(Graders { usual, own_kernel: Grader::new(toolchain, own, folders) })
}

fn row(args: &Args, graders: &Graders, set: &TaskSet, id: &str, strategy: Strategy) -> Result<Row, Failure> {
    let task = set.task(id)?;
    let text = proofs::proof(&task, strategy);
    let name = format!("{strategy}.lean");
    let submission =
        Submission::lean(&name, &text).map_err(|reason| Failure::infrastructure(reason.message))?;
    let affordable = !strategy.is_brute_force() || proofs::products(&task) <= args.official_up_to;
    let grader = if affordable { &graders.usual } else { &graders.own_kernel };
    Ok(Row::new(&task, strategy, &grader.grade(&task, &submission)))
}

const HEADING: &str = "\
| task | strategy | verdict | build | lmap steps | lmap | memory | Lean's kernel | memory |
| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |";

impl Row {
    fn new(task: &Task, strategy: Strategy, verdict: &Verdict) -> Self {
        let cost = |name: &str| {
            let kernel =
                verdict.kernels.iter().find(|kernel| kernel.name == name && kernel.verdict.is_some())?;
            Some(Cost { steps: kernel.steps, seconds: kernel.seconds, peak_mb: kernel.peak_mb })
        };
        Self {
            task: task.id().to_owned(),
            p: task.p(),
            hidden: task.network().network().hidden(),
            strategy,
            verdict: verdict.verdict,
            reason: verdict
                .reason
                .as_ref()
                .map(|reason| format!("{}: {}", reason.code.name(), reason.message)),
            build_seconds: verdict.timings.get(&lmap_grader::Stage::Build).map(|cost| cost.wall),
            lmap: cost("lmap"),
            lean: cost("lean"),
            grader_seconds: verdict.grader_seconds,
        }
    }

    /// A row of a Markdown table.
    fn line(&self) -> String {
        let seconds = |value: Option<f64>| value.map_or_else(|| "—".to_owned(), |s| format!("{s:.2} s"));
        let cell = |cost: &Option<Cost>| {
            let peak = cost.as_ref().and_then(|cost| cost.peak_mb);
            let peak = peak.map_or_else(|| "—".to_owned(), |mib| format!("{mib:.0} MiB"));
            format!("{} | {peak}", seconds(cost.as_ref().and_then(|cost| cost.seconds)))
        };
        let steps = self.lmap.as_ref().and_then(|cost| cost.steps);
        format!(
            "| {} | {} | {} | {} | {} | {} | {} |",
            self.task,
            self.strategy,
            self.reason.as_deref().unwrap_or(self.verdict.name()),
            seconds(self.build_seconds),
            steps.map_or_else(|| "—".to_owned(), |steps| steps.to_string()),
            cell(&self.lmap),
            cell(&self.lean),
        )
    }
}
