//! `lmap tasks list`: the records, as a table or as JSON.

use std::process::ExitCode;

use lmap_tasks::TaskRecord;

use super::{FilterArgs, TaskSetArgs};
use crate::context::{Context, Failure};

/// The fields of a record, as the documentation of `tasks.jsonl`.
const FIELDS: &[(&str, &str)] = &[
    (
        "id",
        "name of the task and of its folder: p23-h32-s2, or mul-p7-h7-s0 for another operation than addition",
    ),
    ("op", "add, sub or mul"),
    ("p", "the modulus"),
    ("hidden", "number of neurons, H"),
    ("seed", "of the random start and of which pairs are held out"),
    ("split", "train, eval or extra"),
    ("train_fraction", "share of the p² pairs trained on; null if not trained here"),
    ("family", "classic, constructed, large, operations, bench or imported"),
    ("origin", "trained, constructed or imported"),
    ("recipe", "settings of the training, or name of the construction"),
    ("tied", "whether E1 = E2 was imposed"),
    ("restarts", "attempts from other random starts that failed before"),
    ("selection", "which pairs decided that training was over: all-pairs or training-pairs"),
    ("margin", "least (score of the right class − best other score) over all pairs"),
    ("score_spread", "largest minus smallest score"),
    ("size", "p²·H"),
    ("network_sha256", "hash of p, H and the three tables"),
    ("statement_sha256", "hash of Network.lean, Weights.lean and the theorem's name"),
    ("prompt_chars", "characters of the prompt; null if the task has none"),
];

/// List tasks
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    filter: FilterArgs,
    #[command(flatten)]
    set: TaskSetArgs,
    /// Explain the fields of a record instead
    #[arg(long)]
    fields: bool,
    /// Print the ids only
    #[arg(long, conflicts_with = "fields")]
    ids: bool,
}

/// Prints the table.
pub fn run(args: &Args, context: &Context) -> Result<ExitCode, Failure> {
    if args.fields {
        FIELDS.iter().for_each(|(name, meaning)| println!("{name:<17} {meaning}"));
        return Ok(ExitCode::SUCCESS);
    }
    let set = args.set.open()?;
    let filter = args.filter.filter();
    let records: Vec<&TaskRecord> = set.select(&filter).collect();
    if context.json {
        context.print_json(&records)?;
    } else if args.ids {
        records.iter().for_each(|record| println!("{}", record.id));
    } else {
        print_table(&records);
    }
    Ok(ExitCode::SUCCESS)
}

fn print_table(records: &[&TaskRecord]) {
    println!(
        "{:<16} {:<11} {:<6} {:<12} {:>7} {:>10} {:>9} {:>8}",
        "id", "family", "split", "recipe", "pairs", "margin %", "size", "prompt"
    );
    for record in records {
        let pairs = record.train_fraction.map_or("-".to_owned(), |share| format!("{:.0}%", 100.0 * share));
        let prompt = record.prompt_chars.map_or("-".to_owned(), |chars| chars.to_string());
        println!(
            "{:<16} {:<11} {:<6} {:<12} {:>7} {:>10.4} {:>9} {:>8}",
            record.id,
            record.family.name(),
            record.split.name(),
            record.recipe,
            pairs,
            100.0 * record.relative_margin(),
            record.size,
            prompt
        );
    }
    println!("{} tasks", records.len());
}
