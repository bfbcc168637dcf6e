//! `lmap tasks show`: one task, with a picture of its network.

use std::path::PathBuf;
use std::process::ExitCode;

use lmap_network::draw::Drawing;
use serde_json::json;

use super::TaskSetArgs;
use crate::context::{Context, Failure};

/// Show a task: its record, its statement, and a picture of its network
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Id of the task, such as p5-h8-s0
    task: String,
    #[command(flatten)]
    set: TaskSetArgs,
    /// Draw the network to STEM.svg and STEM.png
    #[arg(long, value_name = "STEM")]
    picture: Option<PathBuf>,
    /// Print Weights.lean instead
    #[arg(long)]
    weights: bool,
}

/// Prints the task.
pub fn run(args: &Args, context: &Context) -> Result<ExitCode, Failure> {
    let set = args.set.open()?;
    let record = set.record(&args.task)?;
    let task = set.task(&args.task)?;
    if args.weights {
        print!("{}", task.weights_lean());
        return Ok(ExitCode::SUCCESS);
    }
    let pictures = match &args.picture {
        Some(stem) => {
            let drawing = Drawing::of_network(task.network().network(), task.network().operation());
            drawing.save(stem).map_err(Failure::infrastructure)?.to_vec()
        }
        None => Vec::new(),
    };
    let signature = task.signature();
    if context.json {
        context.print_json(&json!({ "record": record, "signature": signature, "pictures": pictures }))?;
        return Ok(ExitCode::SUCCESS);
    }
    let fields = serde_json::to_value(record).map_err(Failure::infrastructure)?;
    for (name, value) in fields.as_object().into_iter().flatten() {
        println!("{name:<17} {}", value.as_str().map_or_else(|| value.to_string(), str::to_owned));
    }
    println!("\n{signature}");
    pictures.iter().for_each(|path| println!("\n{}", path.display()));
    Ok(ExitCode::SUCCESS)
}
