//! `lmap bench train`: how close training comes to the machine's arithmetic peak, and how long whole runs take.

use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use lmap_network::batch::train_all;
use lmap_network::bench::{epoch, peak_flops};
use lmap_network::{Isa, Job, Operation, Recipe, Trained};
use serde::Serialize;

use super::table::{Goal, Row, Unit};
use crate::context::{Context, Failure};

/// Sizes whose epochs are timed: p and H.
const SIZES: [(usize, usize); 6] = [(5, 8), (11, 16), (23, 32), (59, 64), (97, 128), (127, 256)];

/// Compare training with the peak of f32 multiplications and additions
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Leave out the whole training runs, which take the better part of a minute
    #[arg(long)]
    no_runs: bool,
}

/// What was measured.
#[derive(Debug, Serialize)]
pub struct Report {
    instruction_sets: Vec<SetReport>,
    runs: Vec<RunReport>,
}

/// One instruction set: its peak, and the epochs next to it.
#[derive(Debug, Serialize)]
struct SetReport {
    name: &'static str,
    peak_gflops: f64,
    epochs: Vec<EpochReport>,
}

#[derive(Debug, Serialize)]
struct EpochReport {
    p: usize,
    hidden: usize,
    milliseconds: f64,
    gflops: f64,
    share_of_peak: f64,
}

/// Whole runs from a random start to checked integers.
#[derive(Debug, Serialize)]
struct RunReport {
    what: &'static str,
    networks: usize,
    frozen: usize,
    epochs: u32,
    seconds: f64,
    goal_seconds: f64,
    share_of_goal: f64,
}

/// Measures.
pub fn measure(args: &Args) -> Report {
    let instruction_sets = Isa::available().into_iter().map(measure_set).collect();
    let runs = if args.no_runs { Vec::new() } else { vec![classic(), half_of_97(), all_of_127()] };
    Report { instruction_sets, runs }
}

impl Report {
    /// For the table of all benchmarks: the best instruction set, and whole runs.
    pub fn rows(&self) -> Vec<Row> {
        let best = self.instruction_sets.iter().max_by(|a, b| a.peak_gflops.total_cmp(&b.peak_gflops));
        let epochs = best.into_iter().flat_map(|set| {
            let row = |epoch: &EpochReport| {
                let what = format!("an epoch, p={} H={}, {}", epoch.p, epoch.hidden, set.name);
                Row::new(what, Unit::GigaFlops, epoch.gflops)
                    .against("the peak without fused operations", set.peak_gflops)
            };
            set.epochs.iter().map(row)
        });
        let runs = self
            .runs
            .iter()
            .map(|run| Row::new(run.what, Unit::Seconds, run.seconds).goal(Goal::AtMost(run.goal_seconds)));
        epochs.chain(runs).collect()
    }
}

/// Measures and prints.
pub fn run(args: &Args, context: &Context) -> Result<ExitCode, Failure> {
    let report = measure(args);
    if context.json {
        context.print_json(&report)?;
    } else {
        print(&report);
    }
    Ok(ExitCode::SUCCESS)
}

fn measure_set(isa: Isa) -> SetReport {
    let peak = peak_flops(isa);
    let epochs = SIZES.map(|(p, hidden)| {
        let (seconds, work) = epoch(p, hidden, isa);
        let flops = work / seconds;
        EpochReport {
            p,
            hidden,
            milliseconds: 1e3 * seconds,
            gflops: flops / 1e9,
            share_of_peak: flops / peak,
        }
    });
    SetReport { name: isa.name(), peak_gflops: peak / 1e9, epochs: epochs.into() }
}

/// The classic networks, one run each, on two threads.
fn classic() -> RunReport {
    let mut jobs = Vec::new();
    for p in [5, 7, 11, 13, 17, 19, 23] {
        for hidden in [8, 16, 32] {
            for seed in 0..3 {
                jobs.push(Job { recipe: Recipe::full(), operation: Operation::Add, p, hidden, seed });
            }
        }
    }
    run_report("63 classic networks, all pairs, two cores", 2.0, 2, &jobs)
}

fn half_of_97() -> RunReport {
    let job = Job { recipe: Recipe::grok(), operation: Operation::Add, p: 97, hidden: 128, seed: 0 };
    run_report("p=97 H=128 from half of the pairs, one core", 20.0, 1, &[job])
}

fn all_of_127() -> RunReport {
    let job = Job { recipe: Recipe::full(), operation: Operation::Add, p: 127, hidden: 256, seed: 0 };
    run_report("p=127 H=256, all pairs, one core", 25.0, 1, &[job])
}

fn run_report(what: &'static str, goal_seconds: f64, threads: usize, jobs: &[Job]) -> RunReport {
    let start = Instant::now();
    let trained: Vec<Trained> =
        train_all(jobs, threads, &AtomicBool::new(false)).into_iter().flatten().collect();
    let seconds = start.elapsed().as_secs_f64();
    RunReport {
        what,
        networks: jobs.len(),
        frozen: trained.len(),
        epochs: trained.iter().map(|run| run.epoch).sum(),
        seconds,
        goal_seconds,
        share_of_goal: seconds / goal_seconds,
    }
}

fn print(report: &Report) {
    println!(
        "One pass over all pairs on one core, next to the peak of unfused f32 arithmetic (processor time):\n"
    );
    println!(
        "{:>8} {:>6} {:>6} {:>12} {:>10} {:>10} {:>6}",
        "set", "p", "H", "epoch [ms]", "GFlop/s", "peak", "share"
    );
    for set in &report.instruction_sets {
        for epoch in &set.epochs {
            println!(
                "{:>8} {:>6} {:>6} {:>12.3} {:>10.1} {:>10.1} {:>5.0}%",
                set.name,
                epoch.p,
                epoch.hidden,
                epoch.milliseconds,
                epoch.gflops,
                set.peak_gflops,
                100.0 * epoch.share_of_peak
            );
        }
    }
    if report.runs.is_empty() {
        return;
    }
    println!("\nWhole runs, from a random start to integers that are right on all pairs (wall time):\n");
    for run in &report.runs {
        println!(
            "{}: {}/{} frozen, {} epochs, {:.2} s, {:.0}% of the goal of {} s",
            run.what,
            run.frozen,
            run.networks,
            run.epochs,
            run.seconds,
            100.0 * run.share_of_goal,
            run.goal_seconds
        );
    }
}
