//! `lmap attack`: everything that tries to fool the judge, and everything that must not be taken for such.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::thread::available_parallelism;

use indicatif::{ProgressBar, ProgressStyle};
use lmap_attacks::{Arena, Case, Matrix, Removable, Report, Runner, Suite, ValidProof, ValidReport};
use lmap_lean::{Settings, Toolchain, find_toolchain};
use serde::Serialize;

use crate::context::{Context, Failure};
use crate::toolchain::ToolchainArgs;

/// Run the suite of attacks and of valid proofs against the judge
///
/// No attack may be accepted, by whatever layer it is stopped, nor may it be with that layer left out, unless the case says why
/// there is no other. Every harmless twin and every valid proof must be accepted. The exit code is 0 if all is as it must be, 1 if
/// something is not.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Run this case only (kind/name, or a part of it); may be given several times
    #[arg(long, value_name = "CASE")]
    case: Vec<String>,
    /// Run the cases of this kind only; `valid` are the valid proofs
    #[arg(long, value_name = "KIND")]
    kind: Vec<String>,
    /// Run everything with this stage left out, and tell what is accepted then: guard, lmap, lean or axioms
    #[arg(long, value_name = "STAGE")]
    without: Option<Removable>,
    /// Leave out every stage in turn for every case, not only the one that stopped it
    #[arg(long)]
    exhaustive: bool,
    /// Run a selection that takes about two minutes
    #[arg(long)]
    quick: bool,
    /// List the cases and what they try, and run nothing
    #[arg(long)]
    list: bool,
    /// How many at a time [default: the number of processors]
    #[arg(long, value_name = "N")]
    jobs: Option<NonZeroUsize>,
    /// Take the suite from this folder instead of the one that this program was built with
    #[arg(long, value_name = "DIR")]
    suite: Option<PathBuf>,
    #[command(flatten)]
    toolchain: ToolchainArgs,
}

/// What came of a run.
#[derive(Serialize)]
pub struct Outcome {
    /// How many cases and valid proofs are not as they must be.
    wrong: usize,
    cases: Vec<Report>,
    valid: Vec<ValidReport>,
}

impl Outcome {
    /// Whether everything is as it must be.
    pub fn is_sound(&self) -> bool {
        self.wrong == 0
    }
}

/// Runs `lmap attack`.
pub fn run(args: Args, context: &Context) -> Result<ExitCode, Failure> {
    let suite = match &args.suite {
        Some(folder) => Suite::open(folder),
        None => Suite::builtin(),
    };
    let suite = suite.map_err(Failure::usage)?;
    let chosen = Chosen::of(&suite, &args)?;
    if args.list {
        chosen.list(context)?;
        return Ok(ExitCode::SUCCESS);
    }
    let settings = args.toolchain.settings()?;
    let runner = runner(&suite, &settings, find_toolchain(&settings)?, args.exhaustive)?;
    let jobs = args.jobs.map_or_else(processors, NonZeroUsize::get);
    if let Some(removable) = args.without {
        return without(&runner, &chosen, removable, context);
    }
    let outcome = run_chosen(&runner, &chosen, jobs, context)?;
    if context.json {
        context.print_json(&outcome)?;
    } else {
        print!("{}", summary(&outcome));
    }
    Ok(ExitCode::from(u8::from(!outcome.is_sound())))
}

/// Runs the whole suite for `lmap doctor --selftest`.
pub fn selftest(settings: &Settings, toolchain: Toolchain, context: &Context) -> Result<Outcome, Failure> {
    let suite = Suite::builtin().map_err(Failure::infrastructure)?;
    let runner = runner(&suite, settings, toolchain, false)?;
    let chosen = Chosen { cases: suite.cases.iter().collect(), valid: suite.valid.iter().collect() };
    run_chosen(&runner, &chosen, processors(), context)
}

fn processors() -> usize {
    available_parallelism().map_or(1, NonZeroUsize::get)
}

fn runner(
    suite: &Suite,
    settings: &Settings,
    toolchain: Toolchain,
    exhaustive: bool,
) -> Result<Runner, Failure> {
    let program = std::env::current_exe().map_err(Failure::infrastructure)?;
    let cache = settings.cache_dir.join("attacks");
    let arena = Arena::new(toolchain, program, cache, &suite.crafted_module);
    Ok(Runner::new(arena.map_err(Failure::infrastructure)?, exhaustive))
}

/// What is to be run.
struct Chosen<'s> {
    cases: Vec<&'s Case>,
    valid: Vec<&'s ValidProof>,
}

impl<'s> Chosen<'s> {
    fn of(suite: &'s Suite, args: &Args) -> Result<Self, Failure> {
        let wanted = |id: &str, quick: bool| {
            let kind = id.split('/').next().unwrap_or("");
            let by_kind = args.kind.is_empty() || args.kind.iter().any(|k| k == kind);
            let by_name = args.case.is_empty() || args.case.iter().any(|part| id.contains(part.as_str()));
            by_kind && by_name && (quick || !args.quick)
        };
        let cases: Vec<_> = suite.cases.iter().filter(|case| wanted(&case.id, case.quick)).collect();
        let valid: Vec<_> = suite.valid.iter().filter(|proof| wanted(&proof.id, proof.quick)).collect();
        if cases.is_empty() && valid.is_empty() {
            return Err(Failure::usage("no case is chosen; `lmap attack --list` shows all"));
        }
        Ok(Self { cases, valid })
    }

    fn list(&self, context: &Context) -> Result<(), Failure> {
        if context.json {
            let lines: Vec<_> = self.cases.iter().map(|c| (&c.id, &c.tries)).collect();
            return context.print_json(&lines);
        }
        self.cases.iter().for_each(|case| println!("{:45} {}", case.id, case.tries));
        self.valid.iter().for_each(|proof| println!("{:45} must be accepted", proof.id));
        Ok(())
    }
}

fn run_chosen(
    runner: &Runner,
    chosen: &Chosen<'_>,
    jobs: usize,
    context: &Context,
) -> Result<Outcome, Failure> {
    let bar = bar(chosen.cases.len() + chosen.valid.len(), context);
    let tell = |id: &str| {
        bar.set_message(id.to_owned());
        bar.inc(1);
    };
    let cases = runner.run_all(&chosen.cases, jobs, &|report| tell(&report.id));
    let cases = cases.map_err(Failure::infrastructure)?;
    let valid = runner.run_valid(&chosen.valid, jobs, &|report| tell(&report.id));
    let valid = valid.map_err(Failure::infrastructure)?;
    bar.finish_and_clear();
    let wrong = cases.iter().filter(|report| !report.problems.is_empty()).count();
    let wrong = wrong + valid.iter().filter(|report| !report.observation.accepted).count();
    Ok(Outcome { wrong, cases, valid })
}

fn bar(length: usize, context: &Context) -> ProgressBar {
    if !context.progress {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(length as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} {wide_msg}") {
        bar.set_style(style);
    }
    bar
}

/// The matrix, and what is not as it must be.
pub fn summary(outcome: &Outcome) -> String {
    let mut text = String::new();
    if !outcome.cases.is_empty() {
        text += &Matrix(&outcome.cases).to_string();
    }
    let refused = outcome.valid.iter().filter(|report| !report.observation.accepted);
    for report in refused {
        text += &format!("!! {} is valid, but {}\n", report.id, report.observation.in_words());
    }
    let single = outcome.cases.iter().filter(|report| report.single_layer.is_some()).count();
    text += &format!(
        "{} attacks, {single} of them with a single layer, and {} valid proofs; {} not as they must be\n",
        outcome.cases.len(),
        outcome.valid.len(),
        outcome.wrong
    );
    text
}

/// Runs everything with one stage left out.
fn without(
    runner: &Runner,
    chosen: &Chosen<'_>,
    removable: Removable,
    context: &Context,
) -> Result<ExitCode, Failure> {
    let mut accepted = 0;
    for case in &chosen.cases {
        let observation = runner.observe_alone(case, Some(removable)).map_err(Failure::infrastructure)?;
        accepted += usize::from(observation.accepted);
        if context.json {
            println!(
                "{}",
                serde_json::json!({ "id": case.id, "without": removable, "observation": observation })
            );
        } else {
            println!("{:45} {}", case.id, observation.in_words());
        }
    }
    Ok(ExitCode::from(u8::from(accepted > 0)))
}
