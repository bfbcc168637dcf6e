//! `lmap tasks prompt`: the text that a model is given.

use std::process::ExitCode;

use lmap_tasks::JudgeTerms;
use serde_json::json;

use super::TaskSetArgs;
use crate::context::{Context, Failure};

/// Print the prompt of a task
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Id of the task, such as p5-h8-s0
    task: String,
    #[command(flatten)]
    set: TaskSetArgs,
    /// Which Lean grades, as the prompt says it
    #[arg(long, default_value_t = JudgeTerms::usual().lean_version)]
    lean_version: String,
    /// Which library grades, as the prompt says it
    #[arg(long, default_value_t = JudgeTerms::usual().library)]
    library: String,
    /// Seconds that a grade may take, as the prompt says it
    #[arg(long, default_value_t = JudgeTerms::usual().timeout_seconds)]
    timeout: u64,
}

/// Prints the prompt; with --json also its length and the theorem.
pub fn run(args: &Args, context: &Context) -> Result<ExitCode, Failure> {
    let task = args.set.open()?.task(&args.task)?;
    let terms = JudgeTerms {
        lean_version: args.lean_version.clone(),
        library: args.library.clone(),
        timeout_seconds: args.timeout,
    };
    let prompt = task.prompt(&terms);
    if context.json {
        let chars = prompt.chars().count();
        let theorem = task.theorem_name();
        context.print_json(
            &json!({ "task": args.task, "theorem": theorem, "chars": chars, "prompt": prompt }),
        )?;
    } else {
        print!("{prompt}");
    }
    Ok(ExitCode::SUCCESS)
}
