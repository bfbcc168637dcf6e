//! `lmap networks train`: a batch of training runs.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use indicatif::{ProgressBar, ProgressStyle};
use lmap_network::batch::{Batch, Event, Outcome};
use lmap_network::{Job, Operation, Progress, Recipe, RunRecord};
use serde_json::json;

use crate::context::{Context, Failure};
use crate::interrupt::{INTERRUPTED, set_on_interrupt};

/// Train networks and freeze them to integers
///
/// Every combination of p, H and seed is one run; it writes ID.npz and ID.json. The same settings give the same
/// bits on every machine.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Moduli
    #[arg(long, value_delimiter = ',', default_value = "5")]
    p: Vec<usize>,
    /// Numbers of neurons
    #[arg(long, value_delimiter = ',', default_value = "8")]
    hidden: Vec<usize>,
    /// Seeds: each decides a random start and which pairs are held out
    #[arg(long, value_delimiter = ',', default_value = "0")]
    seeds: Vec<u64>,
    /// What to learn: add, sub or mul
    #[arg(long, default_value = "add")]
    op: Operation,
    /// Named settings: full, wide-margin, ninety, ninety-blind, ninety-tied or grok
    #[arg(long, default_value = "full")]
    recipe: Recipe,
    /// Share of the pairs to train on, in percent [default: the recipe's]
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=100))]
    train_percent: Option<u8>,
    /// Most passes over the training pairs in an attempt [default: the recipe's]
    #[arg(long)]
    epochs: Option<u32>,
    /// Most attempts, each from a new random start [default: the recipe's]
    #[arg(long)]
    attempts: Option<u32>,
    /// Folder to write to
    #[arg(long, default_value = "networks")]
    out: PathBuf,
    /// Leave alone what an earlier call with the same settings has finished
    #[arg(long)]
    resume: bool,
    /// Draw each network and its learning curves, as SVG and PNG
    #[arg(long)]
    pictures: bool,
    /// Runs at a time [default: one for each core]
    #[arg(long)]
    threads: Option<usize>,
}

impl Args {
    fn jobs(&self) -> Vec<Job> {
        let mut recipe = self.recipe.clone();
        recipe.train_percent = self.train_percent.unwrap_or(recipe.train_percent);
        recipe.epochs = self.epochs.unwrap_or(recipe.epochs);
        recipe.attempts = self.attempts.unwrap_or(recipe.attempts);
        let mut jobs = Vec::new();
        for &p in &self.p {
            for &hidden in &self.hidden {
                for &seed in &self.seeds {
                    jobs.push(Job { recipe: recipe.clone(), operation: self.op, p, hidden, seed });
                }
            }
        }
        jobs
    }
}

/// Trains all combinations.
pub fn run(args: Args, context: &Context) -> Result<ExitCode, Failure> {
    let jobs = args.jobs();
    let threads = args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let stop = Arc::new(AtomicBool::new(false));
    set_on_interrupt(&stop)?;
    let batch = Batch { folder: args.out, threads, resume: args.resume, pictures: args.pictures };
    let reporter = Reporter::new(context, jobs.len());
    batch.run(&jobs, &stop, |index, event| match event {
        Event::Progress(progress) => reporter.progress(&jobs[index], progress),
        Event::Done(outcome) => reporter.done(&jobs[index], index, outcome),
    });
    reporter.finish(context, &jobs, stop.load(Ordering::Relaxed))
}

struct Reporter {
    bar: ProgressBar,
    single: bool,
    outcomes: Mutex<Vec<(usize, Outcome)>>,
}

impl Reporter {
    fn new(context: &Context, jobs: usize) -> Self {
        let bar = if context.progress { ProgressBar::new(jobs as u64) } else { ProgressBar::hidden() };
        let style = ProgressStyle::with_template("[{bar:30}] {pos}/{len} {elapsed} {wide_msg}");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()).progress_chars("━╸─"));
        Self { bar, single: jobs == 1, outcomes: Mutex::default() }
    }

    fn progress(&self, job: &Job, progress: &Progress<'_>) {
        if self.single {
            self.bar.set_length(progress.epochs.into());
            self.bar.set_position(progress.epoch.into());
        }
        let point = progress.point;
        let accuracy = point.held_out_accuracy.map(|share| format!(", held-out {:.1}%", 100.0 * share));
        self.bar.set_message(format!(
            "{} epoch {}: loss {:.2e}, training {:.1}%{}",
            job.id(),
            point.epoch,
            point.loss,
            100.0 * point.training_accuracy,
            accuracy.unwrap_or_default()
        ));
    }

    fn done(&self, job: &Job, index: usize, outcome: Outcome) {
        self.bar.suspend(|| eprintln!("{}", outcome_line(job, &outcome)));
        if !self.single {
            self.bar.inc(1);
        }
        self.outcomes.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push((index, outcome));
    }

    fn finish(self, context: &Context, jobs: &[Job], stopped: bool) -> Result<ExitCode, Failure> {
        self.bar.finish_and_clear();
        let mut outcomes = self.outcomes.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        outcomes.sort_by_key(|(index, _)| *index);
        let frozen = outcomes.iter().filter(|(_, outcome)| record_of(outcome).is_some()).count();
        if context.json {
            let entries: Vec<_> =
                outcomes.iter().map(|(index, outcome)| to_json(&jobs[*index], outcome)).collect();
            context.print_json(&json!({ "frozen": frozen, "jobs": jobs.len(), "runs": entries }))?;
        } else {
            println!("{frozen} of {} networks frozen", jobs.len());
        }
        if let Some(error) = outcomes.iter().find_map(|(_, outcome)| match outcome {
            Outcome::NotWritten(error) => Some(error),
            _ => None,
        }) {
            return Err(Failure::infrastructure(error));
        }
        if stopped {
            eprintln!("interrupted: the same call with --resume goes on from here");
            return Ok(ExitCode::from(INTERRUPTED));
        }
        Ok(ExitCode::from(u8::from(frozen < jobs.len())))
    }
}

fn record_of(outcome: &Outcome) -> Option<&RunRecord> {
    match outcome {
        Outcome::Trained(record) | Outcome::Resumed(record) => Some(record),
        Outcome::Failed(_) | Outcome::NotWritten(_) => None,
    }
}

fn outcome_line(job: &Job, outcome: &Outcome) -> String {
    let id = job.id();
    let figures = |record: &RunRecord| {
        let relative = 100.0 * record.margin as f64 / record.score_spread.max(1) as f64;
        format!("epoch {}, {} restarts, margin {relative:.3}%", record.epoch, record.restarts)
    };
    match outcome {
        Outcome::Trained(record) => format!("{id}: {}", figures(record)),
        Outcome::Resumed(record) => format!("{id}: there already ({})", figures(record)),
        Outcome::Failed(error) => format!("{id}: {error}"),
        Outcome::NotWritten(error) => format!("{id}: {error}"),
    }
}

fn to_json(job: &Job, outcome: &Outcome) -> serde_json::Value {
    let (kind, error) = match outcome {
        Outcome::Trained(_) => ("trained", None),
        Outcome::Resumed(_) => ("resumed", None),
        Outcome::Failed(error) => ("failed", Some(error.to_string())),
        Outcome::NotWritten(error) => ("not-written", Some(error.to_string())),
    };
    let record = record_of(outcome).map(|record| RunRecord { curve: Vec::new(), ..record.clone() });
    json!({ "id": job.id(), "outcome": kind, "error": error, "record": record })
}
