//! `lmap bench library`: this program's kernel next to Lean's own on ordinary declarations, all together and one by one.

use std::cmp::Reverse;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use lmap_lean::official::{OfficialKernel, OfficialLimits};
use lmap_lean::pace::{Pace, PaceError, Subject};
use lmap_lean::{LeanCommand, Limits, Toolchain, install};
use serde::Serialize;

use crate::context::{Context, Failure};
use crate::progress::Reporter;
use crate::toolchain::{InstallArgs, ToolchainArgs};

/// How much slower than Lean's kernel a declaration may be.
const ALLOWED: f64 = 1.2;
/// Declarations below this time are too short to be measured.
const SHORT: Duration = Duration::from_micros(20);
/// Compiling a file may take this long.
const COMPILE_TIME: Duration = Duration::from_secs(600);

/// Compare the kernels on the installed library, and on the proofs of further files
///
/// Times are those inside the kernels: reading, and the start of Lean's process, are not counted.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Lean files whose declarations are measured too
    files: Vec<PathBuf>,
    /// How often everything is measured; the smallest figures count
    #[arg(long, default_value_t = 5)]
    rounds: u32,
    /// How many of the declarations with the worst ratio are shown
    #[arg(long, default_value_t = 20)]
    worst: usize,
    #[command(flatten)]
    toolchain: ToolchainArgs,
}

#[derive(Debug, Serialize)]
struct Report {
    whole: WholeReport,
    one_by_one: Vec<Group>,
}

#[derive(Debug, Serialize)]
struct WholeReport {
    declarations: usize,
    steps: u64,
    own_seconds: f64,
    two_threads_seconds: f64,
    official_seconds: f64,
    /// Lean's time over ours on one thread.
    times_faster: f64,
    /// One thread's time over that of two.
    speedup_of_two_threads: f64,
}

/// The declarations of the library, or of a file.
#[derive(Debug, Serialize)]
struct Group {
    what: String,
    declarations: usize,
    own_seconds: f64,
    official_seconds: f64,
    /// Declarations on which this program's kernel is faster.
    faster: usize,
    /// Declarations on which it is slower than allowed, those too short to be measured not counted.
    too_slow: usize,
    worst: Vec<Row>,
}

#[derive(Debug, Serialize)]
struct Row {
    name: String,
    own_seconds: f64,
    official_seconds: f64,
    steps: u64,
    /// Our time over Lean's.
    ratio: f64,
}

/// Measures and prints.
pub fn run(args: Args, context: &Context) -> Result<ExitCode, Failure> {
    let settings = args.toolchain.settings_with(&InstallArgs::default())?;
    let toolchain = install(&settings, &Reporter::new(context))?;
    let library = toolchain.root.join("lib/lean");
    let kernel = OfficialKernel {
        program: std::env::current_exe().map_err(Failure::infrastructure)?,
        library: library.join(lmap_ffi::library::library_file_name()),
        limits: OfficialLimits::default(),
    };
    let subject = Subject::library(&library).map_err(Failure::infrastructure)?;
    let whole = measure_whole(&subject, &kernel, args.rounds)?;
    if !context.json {
        describe_whole(&whole);
    }
    let mut one_by_one = Vec::new();
    let mut show = |what: String, paces: Vec<Pace>| {
        let group = group(what, paces, args.worst);
        if !context.json {
            describe(&group);
        }
        one_by_one.push(group);
    };
    let paces = subject.one_by_one(&kernel, args.rounds).map_err(Failure::infrastructure)?;
    show("the library".to_owned(), paces);
    for file in &args.files {
        let paces = measure_file(&toolchain, &kernel, file, args.rounds)?;
        show(file.display().to_string(), paces);
    }
    if context.json {
        context.print_json(&Report { whole, one_by_one })?;
    }
    Ok(ExitCode::SUCCESS)
}

fn measure_whole(subject: &Subject, kernel: &OfficialKernel, rounds: u32) -> Result<WholeReport, Failure> {
    let whole = subject.whole(kernel, rounds).map_err(Failure::infrastructure)?;
    let [own, two, official] = [whole.own, whole.two_threads, whole.official].map(|d| d.as_secs_f64());
    Ok(WholeReport {
        declarations: whole.declarations,
        steps: whole.steps,
        own_seconds: own,
        two_threads_seconds: two,
        official_seconds: official,
        times_faster: official / own,
        speedup_of_two_threads: own / two,
    })
}

fn measure_file(
    toolchain: &Toolchain,
    kernel: &OfficialKernel,
    file: &Path,
    rounds: u32,
) -> Result<Vec<Pace>, Failure> {
    let folder = tempfile::tempdir().map_err(Failure::infrastructure)?;
    let compiled = folder.path().join("File.olean");
    let run = LeanCommand::new(toolchain, file)
        .output(&compiled)
        .run(&Limits::within(COMPILE_TIME))
        .map_err(Failure::infrastructure)?;
    if let Some(error) = run.errors().next() {
        return Err(Failure::usage(format!("{} does not compile: {}", file.display(), error.message)));
    }
    let measure = || -> Result<Vec<Pace>, PaceError> {
        Subject::file(&compiled, &toolchain.root.join("lib/lean"))?.one_by_one(kernel, rounds)
    };
    measure().map_err(|error| Failure::infrastructure(format!("{}: {error}", file.display())))
}

fn group(what: String, mut paces: Vec<Pace>, worst: usize) -> Group {
    let ratio = |pace: &Pace| pace.own.as_secs_f64() / pace.official.as_secs_f64();
    let sum = |time: fn(&Pace) -> Duration| paces.iter().map(time).sum::<Duration>().as_secs_f64();
    let (own_seconds, official_seconds) = (sum(|p| p.own), sum(|p| p.official));
    let faster = paces.iter().filter(|p| p.own < p.official).count();
    let declarations = paces.len();
    paces.retain(|p| p.own >= SHORT);
    let too_slow = paces.iter().filter(|p| ratio(p) > ALLOWED).count();
    // Ratios of positive numbers: their bits are in the same order as they are.
    paces.sort_by_cached_key(|p| Reverse(ratio(p).to_bits()));
    let rows = paces.iter().take(worst).map(|p| Row {
        name: p.name.clone(),
        own_seconds: p.own.as_secs_f64(),
        official_seconds: p.official.as_secs_f64(),
        steps: p.steps,
        ratio: ratio(p),
    });
    Group { what, declarations, own_seconds, official_seconds, faster, too_slow, worst: rows.collect() }
}

fn describe_whole(whole: &WholeReport) {
    println!("the whole library: {} declarations, {} steps", whole.declarations, whole.steps);
    println!("  lmap, one thread   {:>8.3} s", whole.own_seconds);
    println!(
        "  lmap, two threads  {:>8.3} s  {:.2} times one thread (goal: ≥ 1.7)",
        whole.two_threads_seconds, whole.speedup_of_two_threads
    );
    println!(
        "  Lean               {:>8.3} s  lmap on one thread is {:.2} times faster (goal: ≥ 3)",
        whole.official_seconds, whole.times_faster
    );
}

fn describe(group: &Group) {
    println!(
        "{}, one by one: {} declarations, {:.3} s, Lean {:.3} s; faster on {}, more than {ALLOWED} times slower on {}",
        group.what,
        group.declarations,
        group.own_seconds,
        group.official_seconds,
        group.faster,
        group.too_slow
    );
    for row in &group.worst {
        println!(
            "  {:>9.3} ms {:>9.3} ms {:>6.2} {:>9} steps  {}",
            row.own_seconds * 1e3,
            row.official_seconds * 1e3,
            row.ratio,
            row.steps,
            row.name
        );
    }
}
