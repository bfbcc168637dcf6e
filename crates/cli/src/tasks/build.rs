//! `lmap tasks build`: the data set, or tasks from one's own networks.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use indicatif::{ProgressBar, ProgressStyle};
use lmap_network::Operation;
use lmap_tasks::data_set::{DIFFICULTY, build};
use lmap_tasks::import::{Skipped, import};
use lmap_tasks::plan::full_plan;
use lmap_tasks::{BuildError, BuiltTask, DataSet, Split};
use serde_json::json;

use crate::context::{Context, Failure};
use crate::interrupt;

/// Make the data set, byte for byte the same on every machine
///
/// Without --from, all networks of the project's own data set are trained and constructed. With it, tasks are made from
/// the given networks; those that are wrong, tied or damaged are skipped, with the reason.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Networks to make tasks from, as .npz
    #[arg(long, num_args = 1.., value_name = "NPZ")]
    from: Vec<PathBuf>,
    /// What the networks of --from compute: add, sub or mul
    #[arg(long, default_value = "add", requires = "from")]
    op: Operation,
    /// Split of the tasks made with --from: train, eval or extra
    #[arg(long, default_value = "train", requires = "from")]
    split: Split,
    /// Folder to write to
    #[arg(long, default_value = "lean_mod_add_proof/tasks", value_name = "DIR")]
    out: PathBuf,
    /// Write nothing: compare the folder with what would be written, byte by byte
    #[arg(long, conflicts_with = "from")]
    check: bool,
    /// Networks at a time [default: one for each core]
    #[arg(long)]
    threads: Option<usize>,
}

/// Makes all tasks, then writes or compares.
pub fn run(args: Args, context: &Context) -> Result<ExitCode, Failure> {
    let (tasks, skipped) = if args.from.is_empty() {
        (build_all(&args, context)?, Vec::new())
    } else {
        import(&args.from, args.op, args.split)
    };
    let difficulty = fs::read_to_string(args.out.join(DIFFICULTY)).ok();
    let data_set = DataSet::new(&tasks, difficulty.as_deref());
    if args.check {
        return compare(&data_set, &args.out, context);
    }
    data_set.write(&args.out)?;
    report(&tasks, &skipped, &args.out, context)?;
    Ok(ExitCode::from(u8::from(!skipped.is_empty())))
}

fn build_all(args: &Args, context: &Context) -> Result<Vec<BuiltTask>, Failure> {
    let plan = full_plan();
    let stop = Arc::new(AtomicBool::new(false));
    interrupt::set_on_interrupt(&stop)?;
    let threads = args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let bar = if context.progress { ProgressBar::new(plan.len() as u64) } else { ProgressBar::hidden() };
    let style = ProgressStyle::with_template("tasks [{bar:30}] {pos}/{len} {elapsed} {wide_msg}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let tasks = build(&plan, threads, &stop, |id| {
        bar.inc(1);
        bar.set_message(id.to_owned());
    });
    bar.finish_and_clear();
    Ok(tasks?)
}

fn compare(data_set: &DataSet, folder: &Path, context: &Context) -> Result<ExitCode, Failure> {
    let differences = data_set.differences(folder)?;
    let lines: Vec<String> = differences.iter().map(ToString::to_string).collect();
    let files = data_set.files().count();
    if context.json {
        context.print_json(&json!({ "folder": folder, "files": files, "differences": lines }))?;
    } else {
        lines.iter().for_each(|line| println!("{line}"));
        println!("{files} files rebuilt, {} differences", lines.len());
    }
    Ok(ExitCode::from(u8::from(!lines.is_empty())))
}

fn report(tasks: &[BuiltTask], skipped: &[Skipped], folder: &Path, context: &Context) -> Result<(), Failure> {
    if context.json {
        let records: Vec<_> = tasks.iter().map(|built| &built.record).collect();
        let skipped: Vec<_> =
            skipped.iter().map(|file| json!({ "file": file.path, "reason": file.reason })).collect();
        return context.print_json(&json!({ "folder": folder, "tasks": records, "skipped": skipped }));
    }
    for file in skipped {
        println!("skipped {}: {}", file.path.display(), file.reason);
    }
    println!("{} tasks in {}", tasks.len(), folder.display());
    Ok(())
}

impl From<BuildError> for Failure {
    fn from(error: BuildError) -> Self {
        Self::infrastructure(error)
    }
}
