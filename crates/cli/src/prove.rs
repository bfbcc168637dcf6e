//! `lmap prove`: reference proofs.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use lmap_tasks::proofs::{self, Strategy};
use lmap_tasks::{Task, TaskSet};
use serde_json::json;

use crate::context::{Context, Failure};
use crate::tasks::TaskSetArgs;

/// Write a complete proof of a task's theorem
///
/// The strategies are decide (brute force by the kernel), list_all (a Boolean check over lists, then lifted), cases (one lemma for
/// each value of the first operand) and packed (an evaluation with few operations on big numbers, proved right for all networks).
/// `lmap bench proofs` grades them and tells what they cost.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Id of the task, such as p5-h8-s0
    #[arg(required_unless_present = "all", conflicts_with = "all")]
    task: Option<String>,
    /// How the proof goes about it [default: the cheapest way for the task]
    #[arg(long, short, value_name = "NAME")]
    strategy: Option<Strategy>,
    /// Write to this file instead of standard output
    #[arg(long, short, value_name = "FILE", conflicts_with = "all")]
    out: Option<PathBuf>,
    /// Write proofs of all tasks to this folder, as TASK.STRATEGY.lean; by all strategies if none is given
    #[arg(long, value_name = "DIR")]
    all: Option<PathBuf>,
    #[command(flatten)]
    set: TaskSetArgs,
}

/// Runs `lmap prove`.
pub fn run(args: &Args, context: &Context) -> Result<ExitCode, Failure> {
    let set = args.set.open()?;
    match (&args.task, &args.all) {
        (Some(id), _) => one(&set.task(id)?, args, context)?,
        (None, Some(folder)) => all(&set, folder, args.strategy, context)?,
        (None, None) => return Err(Failure::usage("name a task, or a folder with --all")),
    }
    Ok(ExitCode::SUCCESS)
}

fn one(task: &Task, args: &Args, context: &Context) -> Result<(), Failure> {
    let strategy = args.strategy.unwrap_or_else(|| proofs::reference_strategy(task));
    let text = proofs::proof(task, strategy);
    if let Some(path) = &args.out {
        write(path, &text)?;
    }
    if context.json {
        let proof = args.out.is_none().then_some(&text);
        context.print_json(
            &json!({ "task": task.id(), "strategy": strategy, "file": args.out, "proof": proof }),
        )?;
    } else if args.out.is_none() {
        print!("{text}");
    }
    Ok(())
}

fn all(set: &TaskSet, folder: &Path, only: Option<Strategy>, context: &Context) -> Result<(), Failure> {
    let strategies = only.map_or_else(|| Strategy::ALL.to_vec(), |strategy| vec![strategy]);
    std::fs::create_dir_all(folder)
        .map_err(|error| Failure::usage(format!("cannot make {}: {error}", folder.display())))?;
    let mut files = Vec::new();
    for record in set.records() {
        let task = set.task(&record.id)?;
        for &strategy in &strategies {
            let path = folder.join(format!("{}.{strategy}.lean", record.id));
            write(&path, &proofs::proof(&task, strategy))?;
            files.push(path);
        }
    }
    if context.json {
        context.print_json(&json!({ "files": files }))
    } else {
        println!("{} proofs written to {}", files.len(), folder.display());
        Ok(())
    }
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(path, text)
        .map_err(|error| Failure::usage(format!("cannot write {}: {error}", path.display())))
}
