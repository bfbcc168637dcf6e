//! `lmap tasks difficulty`: how many kernel steps brute force takes.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use lmap_grader::{Folders, Grader, Kernels, Outcome, Policy, Submission};
use lmap_lean::find_toolchain;
use lmap_tasks::proofs::{self, Strategy};
use lmap_tasks::{Difficulty, TaskSet};

use super::{FilterArgs, TaskSetArgs};
use crate::context::{Context, Failure};
use crate::parallel::{default_threads, each};
use crate::toolchain::ToolchainArgs;

/// Measure tasks: steps of this program's kernel for the brute-force proof
///
/// Prints one line of difficulty.jsonl for each task. Steps are the same on every machine, and what `--budget` counts. A
/// task that takes longer than the time limit is left out, and named on standard error.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Ids of the tasks to measure [default: all that are selected]
    ids: Vec<String>,
    #[command(flatten)]
    filter: FilterArgs,
    #[command(flatten)]
    set: TaskSetArgs,
    /// Write to this file instead of standard output
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Seconds for each task
    #[arg(long, value_name = "SECONDS", default_value_t = Policy::default().timeout_seconds)]
    timeout: f64,
    /// Tasks at a time [default: one for each core]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    #[command(flatten)]
    toolchain: ToolchainArgs,
}

/// Measures the selected tasks.
pub fn run(args: &Args, context: &Context) -> Result<ExitCode, Failure> {
    let set = args.set.open()?;
    let ids = args.filter.ids(&args.ids, &set)?;
    let settings = args.toolchain.settings()?;
    let policy = Policy { kernels: Kernels::Lmap, timeout_seconds: args.timeout, ..Policy::default() };
    let folders = Folders { verdict_cache: false, ..Folders::new(settings.cache_dir.clone()) };
    let grader = Grader::new(find_toolchain(&settings)?, policy, folders);
    let threads = args.threads.unwrap_or_else(default_threads);
    let measured = each("measure", context, threads, &ids, String::clone, |id| measure(&grader, &set, id));

    let mut lines = String::new();
    let mut failed = false;
    for (id, measured) in ids.iter().zip(measured) {
        match measured {
            Ok(difficulty) => {
                let line = serde_json::to_string(&difficulty).map_err(Failure::infrastructure)?;
                let _ = writeln!(lines, "{line}");
            }
            Err(Unmeasured::TooLong) => eprintln!("{id}: left out, it takes longer than {} s", args.timeout),
            Err(Unmeasured::Failed(why)) => {
                failed = true;
                eprintln!("{id}: {why}");
            }
        }
    }
    match &args.out {
        Some(path) => std::fs::write(path, lines)
            .map_err(|error| Failure::usage(format!("cannot write {}: {error}", path.display())))?,
        None => print!("{lines}"),
    }
    Ok(ExitCode::from(u8::from(failed)))
}

/// Why there is no number.
enum Unmeasured {
    TooLong,
    Failed(String),
}

fn measure(grader: &Grader, set: &TaskSet, id: &str) -> Result<Difficulty, Unmeasured> {
    let failed = |why: String| Unmeasured::Failed(why);
    let task = set.task(id).map_err(|error| failed(error.to_string()))?;
    let text = proofs::proof(&task, Strategy::Decide);
    let submission = Submission::lean("decide.lean", &text).map_err(|reason| failed(reason.message))?;
    let verdict = grader.grade(&task, &submission);
    match verdict.verdict {
        Outcome::Accepted => {}
        Outcome::Timeout => return Err(Unmeasured::TooLong),
        other => {
            let why = verdict.reason.map_or_else(String::new, |reason| format!(": {}", reason.message));
            return Err(failed(format!("the brute-force proof got `{}`{why}", other.name())));
        }
    }
    let report = verdict.kernels.iter().find(|kernel| kernel.name == "lmap");
    let steps = report.and_then(|kernel| Some((kernel.version.clone(), kernel.steps?)));
    let (version, steps) = steps.ok_or_else(|| failed("the verdict tells no kernel steps".to_owned()))?;
    Ok(Difficulty { id: id.to_owned(), kernel: format!("lmap {version}"), steps })
}
