//! `lmap bench kernel`: this program's kernel next to Lean's own, on the same compiled files in one run.

use std::process::ExitCode;

use lmap_lean::{Toolchain, install};
use serde::Serialize;

use super::brute_force::{Compiled, Cost, FROZEN_LISTS, Form, Kernel, SHIPPED, mib, network, seconds};
use super::table::{self, Goal, Unit};
use crate::context::{Context, Failure};
use crate::progress::Reporter;
use crate::toolchain::{InstallArgs, ToolchainArgs};

/// Brute force: p, H, and how many times faster this kernel is meant to be.
const COMPARED: [(usize, usize, f64); 3] = [(11, 16, 60.0), (23, 8, 200.0), (23, 32, 250.0)];
/// Brute force that Lean's kernel does not end in hours: p, H, seconds that are meant to be enough.
const LARGE: [(usize, usize, f64); 2] = [(61, 64, 12.0), (97, 128, 100.0)];

macro_rules! stress {
    ($name:literal) => {
        ($name, include_str!(concat!("../../../../lean/bench/stress/", $name, ".lean")))
    };
}

/// Shapes on which evaluators differ; the first is the one that takes Lean's kernel minutes.
const STRESS: [(&str, &str); 8] = [
    stress!("DeepRecursion"),
    stress!("Sorting"),
    stress!("Accumulator"),
    stress!("SharedDoubling"),
    stress!("SharedCalls"),
    stress!("WellFounded"),
    stress!("BigPowers"),
    stress!("RecursorTower"),
];

/// Compare the kernels on proofs by evaluation
///
/// Times are those of whole `lmap check` processes, start and reading included.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Leave out what takes Lean's kernel minutes or gigabytes
    #[arg(long)]
    quick: bool,
    /// Also evaluate the large networks, with this program's kernel alone
    #[arg(long)]
    large: bool,
    /// Leave out the shapes that evaluators differ on
    #[arg(long)]
    no_stress: bool,
    /// Leave out brute force
    #[arg(long)]
    no_brute_force: bool,
    #[command(flatten)]
    toolchain: ToolchainArgs,
}

/// One proof.
#[derive(Debug, Serialize)]
pub struct Row {
    what: String,
    own_seconds: f64,
    own_peak_bytes: u64,
    own_steps: u64,
    official_seconds: Option<f64>,
    official_peak_bytes: Option<u64>,
    times_faster: Option<f64>,
    times_smaller: Option<f64>,
    /// What is meant to be reached: times faster than the official kernel, or seconds where that does not end.
    goal: f64,
}

/// Measures and prints.
pub fn run(args: &Args, context: &Context) -> Result<ExitCode, Failure> {
    if !context.json {
        println!(
            "{:<42} {:>9} {:>9} {:>12} {:>9} {:>10} {:>8} {:>8}  goal",
            "proof", "lmap", "memory", "steps", "Lean", "memory", "faster", "smaller"
        );
    }
    let show = |row: &Row| {
        if !context.json {
            println!("{}", line(row));
        }
    };
    let rows = measure(args, context, show)?;
    if context.json {
        context.print_json(&rows)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Measures, and shows every proof as soon as it is measured.
pub fn measure(args: &Args, context: &Context, show: impl Fn(&Row)) -> Result<Vec<Row>, Failure> {
    let settings = args.toolchain.settings_with(&InstallArgs::default())?;
    let toolchain = install(&settings, &Reporter::new(context))?;
    let mut rows = Vec::new();
    let mut show = |row: Row| {
        show(&row);
        rows.push(row);
    };
    let compared = if args.quick { &COMPARED[..1] } else { &COMPARED };
    let stress = if args.quick { &STRESS[1..] } else { &STRESS };
    if !args.no_brute_force {
        for form in [FROZEN_LISTS, SHIPPED] {
            for &(p, hidden, goal) in compared {
                show(brute_force(&toolchain, form, p, hidden, goal, true)?);
            }
        }
    }
    if !args.no_stress {
        for &(name, text) in stress {
            let proof = Compiled::file(&toolchain, text)?;
            show(row(name.to_owned(), own(&proof)?, Some(proof.check(Kernel::Official, &[])?), 0.5));
        }
    }
    if args.large {
        for (p, hidden, goal) in LARGE {
            show(brute_force(&toolchain, FROZEN_LISTS, p, hidden, goal, false)?);
        }
    }
    Ok(rows)
}

impl Row {
    /// For the table of all benchmarks: time, and memory where that was compared.
    pub fn rows(&self) -> Vec<table::Row> {
        let time = table::Row::new(&self.what, Unit::Seconds, self.own_seconds);
        let (Some(seconds), Some(bytes)) = (self.official_seconds, self.official_peak_bytes) else {
            return vec![time.goal(Goal::AtMost(self.goal))];
        };
        let mib = |bytes: u64| bytes as f64 / f64::from(1 << 20);
        let memory = table::Row::new(&self.what, Unit::Mebibytes, mib(self.own_peak_bytes));
        vec![
            time.against("Lean's kernel", seconds).goal(Goal::Times(self.goal)),
            memory.against("Lean's kernel", mib(bytes)),
        ]
    }
}

fn brute_force(
    toolchain: &Toolchain,
    form: Form,
    p: usize,
    hidden: usize,
    goal: f64,
    compare: bool,
) -> Result<Row, Failure> {
    let proof = Compiled::brute_force(toolchain, form, &network(p, hidden)?)?;
    let official = if compare { Some(proof.check(Kernel::Official, &[])?) } else { None };
    Ok(row(format!("brute force, {}, p={p} H={hidden}", form.name), own(&proof)?, official, goal))
}

/// The best of three runs: short ones are the ones that other work on the machine disturbs.
fn own(proof: &Compiled) -> Result<Cost, Failure> {
    let first = proof.check(Kernel::Own, &[])?;
    if first.seconds > 10.0 {
        return Ok(first);
    }
    let mut best = first;
    for _ in 0..2 {
        let next = proof.check(Kernel::Own, &[])?;
        if next.seconds < best.seconds {
            best = next;
        }
    }
    Ok(best)
}

fn row(what: String, own: Cost, official: Option<Cost>, goal: f64) -> Row {
    Row {
        what,
        own_seconds: own.seconds,
        own_peak_bytes: own.peak_bytes,
        own_steps: own.steps.unwrap_or(0),
        official_seconds: official.map(|o| o.seconds),
        official_peak_bytes: official.map(|o| o.peak_bytes),
        times_faster: official.map(|o| o.seconds / own.seconds),
        times_smaller: official.map(|o| o.peak_bytes as f64 / own.peak_bytes as f64),
        goal,
    }
}

fn line(row: &Row) -> String {
    let own = format!(
        "{:<42} {:>9} {:>9} {:>12}",
        row.what,
        seconds(row.own_seconds),
        mib(row.own_peak_bytes),
        row.own_steps
    );
    match (row.official_seconds, row.official_peak_bytes, row.times_faster, row.times_smaller) {
        (Some(time), Some(peak), Some(faster), Some(smaller)) => format!(
            "{own} {:>9} {:>10} {faster:>8.1} {smaller:>8.1}  ≥ {} times",
            seconds(time),
            mib(peak),
            row.goal
        ),
        _ => format!("{own} {:>9} {:>10} {:>8} {:>8}  ≤ {} s", "—", "—", "—", "—", row.goal),
    }
}
