//! `lmap tasks verify`: everything that a data set claims, checked again.

use std::process::ExitCode;
use std::time::Instant;

use lmap_lean::{Toolchain, find_toolchain};
use lmap_tasks::TaskSet;
use serde::Serialize;

use super::lean_check::check_with_lean;
use super::{FilterArgs, TaskSetArgs};
use crate::context::{Context, Failure};
use crate::parallel::{default_threads, each};
use crate::toolchain::ToolchainArgs;

/// Check tasks: networks on all pairs, hashes, and with Lean the modules and sampled answers
///
/// Without Lean, every network is evaluated on all pairs, and every field of its record and its Weights.lean are compared
/// with what follows from it. With Lean, every Weights.lean is compiled, and Lean's kernel evaluates `answer` on sampled
/// pairs.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Ids of the tasks to check [default: all that are selected]
    ids: Vec<String>,
    #[command(flatten)]
    filter: FilterArgs,
    #[command(flatten)]
    set: TaskSetArgs,
    /// Do without Lean
    #[arg(long)]
    no_lean: bool,
    /// Pairs on which Lean evaluates each network
    #[arg(long, default_value_t = 3)]
    samples: usize,
    /// Tasks at a time [default: one for each core]
    #[arg(long)]
    threads: Option<usize>,
    #[command(flatten)]
    toolchain: ToolchainArgs,
}

#[derive(Debug, Serialize)]
struct Report {
    id: String,
    error: Option<String>,
    lean_seconds: Option<f64>,
}

/// Checks the selected tasks.
pub fn run(args: &Args, context: &Context) -> Result<ExitCode, Failure> {
    let set = args.set.open()?;
    let ids = args.filter.ids(&args.ids, &set)?;
    let toolchain = if args.no_lean {
        None
    } else {
        Some(find_toolchain(&args.toolchain.settings()?).map_err(Failure::from)?)
    };
    let start = Instant::now();
    let threads = args.threads.unwrap_or_else(default_threads);
    let reports =
        each("verify", context, threads, &ids, String::clone, |id| check(args, &set, id, toolchain.as_ref()));
    let wrong = reports.iter().filter(|report| report.error.is_some()).count();
    let seconds = start.elapsed().as_secs_f64();
    if context.json {
        context.print_json(&reports)?;
    } else {
        for report in &reports {
            if let Some(error) = &report.error {
                println!("{}: {error}", report.id);
            }
        }
        let how = if toolchain.is_some() { "with Lean" } else { "without Lean" };
        println!("{} tasks checked {how} in {seconds:.1} s, {wrong} wrong", reports.len());
    }
    Ok(ExitCode::from(u8::from(wrong > 0)))
}

fn check(args: &Args, set: &TaskSet, id: &str, toolchain: Option<&Toolchain>) -> Report {
    let mut report = Report { id: id.to_owned(), error: None, lean_seconds: None };
    let task = match set.verify(id) {
        Ok(task) => task,
        Err(error) => return Report { error: Some(error.to_string()), ..report },
    };
    if let Some(toolchain) = toolchain {
        let start = Instant::now();
        report.error = check_with_lean(toolchain, &task, args.samples).err();
        report.lean_seconds = Some(start.elapsed().as_secs_f64());
    }
    report
}
