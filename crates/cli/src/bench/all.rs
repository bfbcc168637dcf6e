//! `lmap bench all`: everything in one run and one table, which is also what `docs/performance.md` is made from.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use clap::ValueEnum;
use lmap_grader::Policy;
use lmap_lean::find_toolchain;
use serde::{Deserialize, Serialize};

use super::machine::Machine;
use super::table::{Row, markdown};
use super::{grade, kernel, lean, serve, train};
use crate::context::{Context, Failure};
use crate::grade_args::GradeArgs;
use crate::toolchain::ToolchainArgs;

/// Run the benchmarks lean, train, kernel, grade and serve, and put everything into one table
///
/// Takes some five minutes, and with --full some twenty, in which the machine should have nothing else to do. Settings come from
/// `LMAP_*` variables and `lmap.toml`. Exit code 1 if a verdict was wrong, lost or doubled.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Measure for longer, and also what takes Lean's kernel minutes and gigabytes
    #[arg(long)]
    full: bool,
    /// Only these; may be given several times [default: all]
    #[arg(long, value_enum, value_name = "NAME")]
    only: Vec<Which>,
    /// Keep the figures in this file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Measure nothing, but take figures that were kept
    #[arg(long, value_name = "FILE", conflicts_with_all = ["full", "only", "save"])]
    from: Option<PathBuf>,
    /// Write a document about them
    #[arg(long, value_name = "FILE")]
    markdown: Option<PathBuf>,
}

/// A benchmark that is part of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Which {
    Lean,
    Train,
    Kernel,
    Grade,
    Serve,
}

/// Everything that was measured in one run.
#[derive(Debug, Serialize, Deserialize)]
struct Report {
    /// The command without its files.
    command: String,
    date: String,
    minutes: f64,
    machine: Machine,
    program: Program,
    benchmarks: Vec<Benchmark>,
    /// Verdicts were as they have to be.
    right: bool,
}

/// What was measured with.
#[derive(Debug, Serialize, Deserialize)]
struct Program {
    /// Release, commit and version of the kernel.
    lmap: String,
    /// Whether the compiler did all that it can.
    optimised: bool,
    lean: String,
    /// Which kernels must accept, and in what sandbox.
    policy: String,
}

/// The figures of one benchmark.
#[derive(Debug, Serialize, Deserialize)]
struct Benchmark {
    name: String,
    command: String,
    rows: Vec<Row>,
}

/// Runs `lmap bench all`.
pub fn run(args: &Args, context: &Context) -> Result<ExitCode, Failure> {
    let report = match &args.from {
        Some(path) => read(path)?,
        None => measure(args, context)?,
    };
    if let Some(path) = &args.save {
        let text = serde_json::to_string_pretty(&report).map_err(Failure::infrastructure)?;
        write(path, &format!("{text}\n"))?;
    }
    if let Some(path) = &args.markdown {
        write(path, &document(&report))?;
    }
    if context.json {
        context.print_json(&report)?;
    } else {
        print!("{}", table(&report));
    }
    Ok(ExitCode::from(u8::from(!report.right)))
}

fn read(path: &Path) -> Result<Report, Failure> {
    let text = fs::read_to_string(path)
        .map_err(|error| Failure::usage(format!("cannot read {}: {error}", path.display())))?;
    serde_json::from_str(&text).map_err(|error| {
        Failure::usage(format!("{} has no figures of this program: {error}", path.display()))
    })
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    fs::write(path, text).map_err(|error| Failure::usage(format!("cannot write {}: {error}", path.display())))
}

fn measure(args: &Args, context: &Context) -> Result<Report, Failure> {
    let (machine, begin) = (Machine::look(), Instant::now());
    let program = Program::look()?;
    let mut right = true;
    let mut benchmarks = Vec::new();
    for which in Which::value_variants() {
        if args.only.is_empty() || args.only.contains(which) {
            let flags = which.flags(args.full);
            let command = ["lmap bench", which.name()].into_iter().chain(flags.iter().copied());
            let command = command.collect::<Vec<_>>().join(" ");
            eprintln!("{command} …");
            let (rows, fine) = which.measure(flags, context)?;
            right &= fine;
            benchmarks.push(Benchmark { name: which.name().to_owned(), command, rows });
        }
    }
    let mut command = "lmap bench all".to_owned();
    if args.full {
        command.push_str(" --full");
    }
    for which in &args.only {
        // Writing into a string does not fail.
        let _ = write!(command, " --only {}", which.name());
    }
    let minutes = (begin.elapsed().as_secs_f64() / 6.0).round() / 10.0;
    let date = jiff::Timestamp::now().strftime("%Y-%m-%d").to_string();
    Ok(Report { command, date, minutes, machine, program, benchmarks, right })
}

impl Which {
    fn name(self) -> &'static str {
        match self {
            Self::Lean => "lean",
            Self::Train => "train",
            Self::Kernel => "kernel",
            Self::Grade => "grade",
            Self::Serve => "serve",
        }
    }

    /// What the benchmark is started with.
    fn flags(self, full: bool) -> &'static [&'static str] {
        match (self, full) {
            (Self::Lean | Self::Train, _) => &[],
            (Self::Kernel, false) => &["--quick"],
            (Self::Kernel, true) => &["--large"],
            (Self::Grade, false) => &["--throughput", "100", "--mixed", "22"],
            (Self::Grade, true) => &["--rounds", "15", "--large", "--throughput", "1000", "--mixed", "220"],
            (Self::Serve, false) => &["--seconds", "20", "--queue", "16"],
            (Self::Serve, true) => &["--seconds", "60"],
        }
    }

    /// Rows, and whether all verdicts were right.
    fn measure(self, flags: &[&str], context: &Context) -> Result<(Vec<Row>, bool), Failure> {
        Ok(match self {
            Self::Lean => (lean::measure(&parsed(flags)?, context)?.rows(), true),
            Self::Train => (train::measure(&parsed(flags)?).rows(), true),
            Self::Kernel => {
                let proofs = kernel::measure(&parsed(flags)?, context, |_| ())?;
                (proofs.iter().flat_map(kernel::Row::rows).collect(), true)
            }
            Self::Grade => {
                let report = grade::measure(&parsed(flags)?)?;
                (report.rows(), report.is_right())
            }
            Self::Serve => {
                let report = serve::measure(&parsed(flags)?)?;
                (report.rows(), report.is_right())
            }
        })
    }
}

/// The arguments of a command with these flags, and the variables that it looks at.
fn parsed<A: clap::Args>(flags: &[&str]) -> Result<A, Failure> {
    let command = A::augment_args(clap::Command::new("lmap").no_binary_name(true));
    let matches = command.try_get_matches_from(flags).map_err(Failure::usage)?;
    A::from_arg_matches(&matches).map_err(Failure::usage)
}

impl Program {
    fn look() -> Result<Self, Failure> {
        let toolchain = find_toolchain(&parsed::<ToolchainArgs>(&[])?.settings()?)?;
        let Policy { kernels, sandbox, .. } = parsed::<GradeArgs>(&[])?.policy()?;
        Ok(Self {
            lmap: crate::version().to_owned(),
            optimised: !cfg!(debug_assertions),
            lean: format!("{}, library {}", toolchain.version, toolchain.library),
            policy: format!("kernels {kernels}, sandbox {sandbox}"),
        })
    }
}

fn table(report: &Report) -> String {
    let rows = |bench: &'_ Benchmark| bench.rows.len();
    let names =
        report.benchmarks.iter().flat_map(|bench| std::iter::repeat_n(bench.name.as_str(), rows(bench)));
    markdown(names.zip(report.benchmarks.iter().flat_map(|bench| &bench.rows)))
}

/// `docs/performance.md`.
fn document(report: &Report) -> String {
    let Report { command, date, minutes, machine, program, .. } = report;
    let commands: Vec<String> =
        report.benchmarks.iter().map(|bench| format!("- `{}`", bench.command)).collect();
    let build = if program.optimised { "release build" } else { "build without full optimisation" };
    format!(
        "\
# Performance

Every figure stands next to what it is compared with, measured in the same run on the same machine. \"Times better\" is how many times
faster, smaller or more it is; below 1 it is worse. What has no such thing to be compared with has a goal.

{table}
## How it was measured

- `{command}`, {date}, {minutes} minutes
- {processor}, {cores} cores, {memory} GiB, {kernel}; load of the machine at the beginning: {load}
- lmap {lmap}, {build}
- Lean {lean}; {policy}

The parts of that run, each of which says more when it is run by itself:

{commands}

This document is made from `performance.json`, which that command wrote; a test compares the two. To measure again, on a machine that
has nothing else to do:

```sh
lmap bench all --full --save docs/performance.json --markdown docs/performance.md
```
",
        table = table(report),
        processor = machine.processor,
        cores = machine.cores,
        memory = machine.memory_gib,
        kernel = machine.kernel,
        load = machine.load,
        lmap = program.lmap,
        lean = program.lean,
        policy = program.policy,
        commands = commands.join("\n"),
    )
}
