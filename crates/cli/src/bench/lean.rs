//! `lmap bench lean`: what Lean costs before it does any work, and what the core library costs to compile.

use std::fs;
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use lmap_lean::process::{self, Invocation};
use lmap_lean::{LeanCommand, Limits, RunError, Settings, Toolchain, compile_core, find_toolchain};
use serde::Serialize;

use super::table::{Goal, Row, Unit};
use crate::context::{Context, Failure};
use crate::progress::Reporter;
use crate::toolchain::ToolchainArgs;

/// What a trivial file may take, in seconds, with the core library.
const START_LIMIT: f64 = 0.12;

/// What the compilation of the core library may take, in seconds, on two cores.
const COMPILE_LIMIT: f64 = 30.0;

/// The files whose cost is compared, each one a little more than the one before.
const FILES: [(&str, &str); 3] = [
    ("a file without any library", "prelude\n"),
    ("an empty file", ""),
    ("a trivial theorem", "theorem t : 2 + 2 = 4 := rfl\n"),
];

/// Measure the start of Lean, and the compilation of the core library
#[derive(Debug, clap::Args)]
pub struct Args {
    /// How often each start is measured; they take turns
    #[arg(long, default_value = "15")]
    rounds: NonZeroUsize,
    /// Leave out the compilation of the core library
    #[arg(long)]
    no_core: bool,
    #[command(flatten)]
    toolchain: ToolchainArgs,
}

/// What was measured.
#[derive(Serialize)]
pub struct Report {
    toolchain: Toolchain,
    starts: Vec<Start>,
    start_limit_seconds: f64,
    core: Option<CoreReport>,
}

/// One way to start Lean, compared with the least one.
#[derive(Serialize)]
struct Start {
    what: &'static str,
    best_seconds: f64,
    median_seconds: f64,
    best_cpu_seconds: f64,
    peak_mb: f64,
    ratio_to_version: f64,
    ratio_to_prelude: f64,
}

/// The compilation of the core with all processors, compared with the processor time it takes.
#[derive(Serialize)]
struct CoreReport {
    modules: usize,
    jobs: usize,
    wall_seconds: f64,
    cpu_seconds: f64,
    speedup: f64,
    limit_seconds: f64,
    slowest: Vec<(String, f64)>,
}

/// Measures.
pub fn measure(args: &Args, context: &Context) -> Result<Report, Failure> {
    let settings = args.toolchain.settings()?;
    let toolchain = find_toolchain(&settings)?;
    let starts = measure_starts(&toolchain, args.rounds.get())?;
    let core =
        if args.no_core { None } else { measure_core(&settings, &toolchain, &Reporter::new(context))? };
    Ok(Report { toolchain, starts, start_limit_seconds: START_LIMIT, core })
}

/// Measures and prints.
pub fn run(args: &Args, context: &Context) -> Result<ExitCode, Failure> {
    let report = measure(args, context)?;
    if context.json {
        context.print_json(&report)?;
    } else {
        report.print();
    }
    Ok(ExitCode::SUCCESS)
}

/// What was measured of one way to start Lean.
#[derive(Default)]
struct Samples {
    walls: Vec<Duration>,
    cpus: Vec<Duration>,
    peak_bytes: u64,
}

fn measure_starts(toolchain: &Toolchain, rounds: usize) -> Result<Vec<Start>, Failure> {
    let dir = tempfile::tempdir().map_err(Failure::infrastructure)?;
    let mut commands = vec![("lean --version", version(toolchain))];
    for (index, (what, text)) in FILES.into_iter().enumerate() {
        let name = format!("F{index}.lean");
        fs::write(dir.path().join(&name), text).map_err(Failure::infrastructure)?;
        commands.push((what, LeanCommand::new(toolchain, name).dir(dir.path()).invocation()));
    }
    let mut samples: Vec<Samples> = commands.iter().map(|_| Samples::default()).collect();
    // The first round only warms the caches.
    for round in 0..=rounds {
        for ((what, command), samples) in commands.iter().zip(&mut samples) {
            let usage = start(what, command)?;
            if round > 0 {
                samples.walls.push(usage.wall);
                samples.cpus.push(usage.cpu);
                samples.peak_bytes = samples.peak_bytes.max(usage.peak_bytes);
            }
        }
    }
    samples.iter_mut().for_each(|samples| samples.walls.sort());
    let (version, prelude) = (best(&samples[0]), best(&samples[1]));
    let starts = commands.iter().zip(&samples).map(|((what, _), samples)| Start {
        what,
        best_seconds: best(samples),
        median_seconds: samples.walls[samples.walls.len() / 2].as_secs_f64(),
        best_cpu_seconds: samples.cpus.iter().min().map_or(0.0, Duration::as_secs_f64),
        peak_mb: samples.peak_bytes as f64 / 1e6,
        ratio_to_version: best(samples) / version,
        ratio_to_prelude: best(samples) / prelude,
    });
    Ok(starts.collect())
}

fn best(samples: &Samples) -> f64 {
    samples.walls.first().map_or(0.0, Duration::as_secs_f64)
}

fn version(toolchain: &Toolchain) -> Invocation {
    let args = vec!["--version".into()];
    Invocation { program: toolchain.lean.clone(), args, env: Vec::new(), dir: toolchain.root.clone() }
}

fn start(what: &str, command: &Invocation) -> Result<process::Usage, Failure> {
    let infrastructure = |error: RunError| Failure::infrastructure(error);
    let finished = process::run(command, &Limits::within(Duration::from_secs(60))).map_err(infrastructure)?;
    if finished.end.success() {
        return Ok(finished.usage);
    }
    Err(Failure::infrastructure(format!("lean fails on {what}: {}", finished.stdout.text())))
}

/// Compiles the sources that the kit carries, to a folder that is thrown away. `None` without such sources.
fn measure_core(
    settings: &Settings,
    toolchain: &Toolchain,
    progress: &Reporter,
) -> Result<Option<CoreReport>, Failure> {
    let sources = toolchain.root.join("src/lean");
    if !sources.join("Init.lean").is_file() || toolchain.library == lmap_lean::Library::Official {
        return Ok(None);
    }
    let output = tempfile::tempdir().map_err(Failure::infrastructure)?;
    let begin = Instant::now();
    let mut compiled = compile_core(settings, &sources, output.path(), progress)?;
    let wall_seconds = begin.elapsed().as_secs_f64();
    let cpu_seconds: f64 = compiled.iter().map(|module| module.cpu.as_secs_f64()).sum();
    compiled.sort_by_key(|module| std::cmp::Reverse(module.cpu));
    let slowest = compiled.iter().take(5).map(|module| (module.module.clone(), module.cpu.as_secs_f64()));
    Ok(Some(CoreReport {
        modules: compiled.len(),
        jobs: settings.jobs.get(),
        wall_seconds,
        cpu_seconds,
        speedup: cpu_seconds / wall_seconds,
        limit_seconds: COMPILE_LIMIT,
        slowest: slowest.collect(),
    }))
}

impl Report {
    /// For the table of all benchmarks.
    pub fn rows(&self) -> Vec<Row> {
        let version = self.starts.first().map_or(f64::NAN, |start| start.median_seconds);
        let mut rows: Vec<Row> = self.starts.iter().skip(1).map(|start| start.row(version)).collect();
        if let Some(trivial) = rows.pop() {
            rows.push(trivial.goal(Goal::AtMost(self.start_limit_seconds)));
        }
        rows.extend(self.core.as_ref().map(|core| {
            Row::new(format!("the core library, {} modules", core.modules), Unit::Seconds, core.wall_seconds)
                .against("its processor time", core.cpu_seconds)
                .goal(Goal::AtMost(core.limit_seconds))
        }));
        rows
    }

    fn print(&self) {
        let toolchain = &self.toolchain;
        println!("Lean {} ({}, library {})\n", toolchain.version, toolchain.provider, toolchain.library);
        println!(
            "{:<28} {:>9} {:>9} {:>9} {:>8} {:>11} {:>11}",
            "start", "best", "median", "cpu", "peak", "× --version", "× prelude"
        );
        for start in &self.starts {
            println!(
                "{:<28} {:>7.1}ms {:>7.1}ms {:>7.1}ms {:>6.0}MB {:>11.2} {:>11.2}",
                start.what,
                1e3 * start.best_seconds,
                1e3 * start.median_seconds,
                1e3 * start.best_cpu_seconds,
                start.peak_mb,
                start.ratio_to_version,
                start.ratio_to_prelude
            );
        }
        if let Some(trivial) = self.starts.last() {
            let share = 100.0 * trivial.median_seconds / self.start_limit_seconds;
            println!(
                "\na trivial theorem takes {share:.0} % of the {} s it may take",
                self.start_limit_seconds
            );
        }
        if let Some(core) = &self.core {
            core.print();
        }
    }
}

impl Start {
    fn row(&self, version: f64) -> Row {
        Row::new(self.what, Unit::Seconds, self.median_seconds).against("lean --version", version)
    }
}

impl CoreReport {
    fn print(&self) {
        println!(
            "\nthe core library: {} modules in {:.1} s by {} jobs, {:.2} × as fast as their processor time ({:.1} s); \
             that is {:.0} % of the {} s it may take",
            self.modules,
            self.wall_seconds,
            self.jobs,
            self.speedup,
            self.cpu_seconds,
            100.0 * self.wall_seconds / self.limit_seconds,
            self.limit_seconds
        );
        for (module, seconds) in &self.slowest {
            println!("  {seconds:6.2} s  {module}");
        }
    }
}
