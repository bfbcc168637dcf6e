//! `lmap tasks`: make, list, show and check the data set.

mod build;
mod difficulty;
mod lean_check;
mod list;
mod prompt;
mod show;
mod verify;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Subcommand;
use lmap_network::Operation;
use lmap_tasks::{Family, Filter, Split, TaskSet, TaskSetError};

use crate::context::{Context, Failure};

/// Make, list, show and check tasks
#[derive(Debug, clap::Args)]
#[command(arg_required_else_help = true)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Build(build::Args),
    Difficulty(difficulty::Args),
    List(list::Args),
    Show(show::Args),
    Prompt(prompt::Args),
    Verify(verify::Args),
}

/// Runs the subcommand.
pub fn run(args: Args, context: &Context) -> Result<ExitCode, Failure> {
    match args.command {
        Command::Build(args) => build::run(args, context),
        Command::Difficulty(args) => difficulty::run(&args, context),
        Command::List(args) => list::run(&args, context),
        Command::Show(args) => show::run(&args, context),
        Command::Prompt(args) => prompt::run(&args, context),
        Command::Verify(args) => verify::run(&args, context),
    }
}

/// Which data set.
#[derive(Debug, Clone, Default, clap::Args)]
pub struct TaskSetArgs {
    /// Folder with a tasks.jsonl [default: the tasks that are part of this program]
    #[arg(long, env = "LMAP_TASKS", value_name = "DIR")]
    tasks: Option<PathBuf>,
}

impl TaskSetArgs {
    /// Opens it.
    pub fn open(&self) -> Result<TaskSet, Failure> {
        match &self.tasks {
            Some(folder) => TaskSet::open(folder).map_err(Failure::from),
            None => Ok(TaskSet::builtin()),
        }
    }

    /// The folder, if one was given.
    pub fn folder(&self) -> Option<PathBuf> {
        self.tasks.clone()
    }
}

/// Which tasks of it.
#[derive(Debug, Clone, clap::Args)]
#[command(next_help_heading = "Selection")]
pub struct FilterArgs {
    /// Only this family: classic, constructed, large, operations, bench or imported
    #[arg(long)]
    family: Option<Family>,
    /// Only this split: train, eval or extra
    #[arg(long)]
    split: Option<Split>,
    /// Only this operation: add, sub or mul
    #[arg(long)]
    op: Option<Operation>,
    /// Only tasks whose prompt has at most so many characters
    #[arg(long, value_name = "N")]
    max_prompt_chars: Option<usize>,
}

impl FilterArgs {
    fn filter(&self) -> Filter {
        Filter {
            family: self.family,
            split: self.split,
            op: self.op,
            max_prompt_chars: self.max_prompt_chars,
        }
    }

    /// The ids that were named, which must be known; all that pass if none was.
    pub fn ids(&self, named: &[String], set: &TaskSet) -> Result<Vec<String>, Failure> {
        if named.is_empty() {
            let filter = self.filter();
            return Ok(set.select(&filter).map(|record| record.id.clone()).collect());
        }
        named.iter().map(|id| Ok(set.record(id)?.id.clone())).collect()
    }
}

impl From<TaskSetError> for Failure {
    fn from(error: TaskSetError) -> Self {
        Self::usage(error)
    }
}
