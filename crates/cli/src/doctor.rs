//! `lmap doctor`: what is there, what works, and what follows from what does not.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use lmap_lean::comparison::{Comparison, compare_libraries};
use lmap_lean::{
    Coverage, Examination, LeanVersion, Library, Settings, Toolchain, ToolchainError, examine, find_toolchain,
};
use lmap_sandbox::{Launcher, Layer, Mode, Sandbox, Trial, Unavailable};
use serde::Serialize;

use crate::attack;
use crate::context::{Context, Failure};
use crate::setup::summary;
use crate::toolchain::{ProviderName, ToolchainArgs};

/// Check the Lean toolchain and the abilities of this machine.
///
/// Reads every file of the installation, lets Lean judge a true and a false theorem, tries out what the sandbox needs, and
/// ends with what is degraded and why. The exit code is 3 if there is no toolchain that works.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Run the suite of attacks and of valid proofs against what is installed (`lmap attack`), and compare every type in
    /// the core library with the official library in this installation (folder), or in the installed one, where there is
    /// one
    #[arg(long, value_name = "PATH", num_args = 0..=1)]
    selftest: Option<Option<PathBuf>>,
    #[command(flatten)]
    toolchain: ToolchainArgs,
}

/// Runs `lmap doctor`.
pub fn run(args: Args, context: &Context) -> Result<ExitCode, Failure> {
    let settings = args.toolchain.settings()?;
    if let Some(official) = &args.selftest {
        return selftest(&args.toolchain, &settings, official.as_deref(), context);
    }
    let report = Report::new(&settings)?;
    if context.json {
        context.print_json(&report)?;
    } else {
        report.print();
    }
    // Infrastructure faults have exit code 3 everywhere.
    Ok(if report.toolchain.error.is_none() { ExitCode::SUCCESS } else { ExitCode::from(3) })
}

/// What came of `lmap doctor --selftest`.
#[derive(Serialize)]
struct SelfTest {
    attacks: attack::Outcome,
    /// Nothing where there is no official library to compare the core with.
    library: Option<Comparison>,
}

/// Runs the suite of attacks and valid proofs, and compares the core library with an official one where there is one.
fn selftest(
    args: &ToolchainArgs,
    settings: &Settings,
    official: Option<&Path>,
    context: &Context,
) -> Result<ExitCode, Failure> {
    let installed = find_toolchain(settings)?;
    let is_official = installed.library == Library::Official;
    let official = official.map(Path::to_owned).or_else(|| is_official.then(|| installed.root.clone()));
    let attacks = attack::selftest(settings, installed, context)?;
    let library = official.map(|folder| compare_with_core(args, &folder)).transpose()?;
    let sound = attacks.is_sound() && library.as_ref().is_none_or(|found| found.different.is_empty());
    let report = SelfTest { attacks, library };
    if context.json {
        context.print_json(&report)?;
    } else {
        print!("{}", attack::summary(&report.attacks));
        report.library.iter().for_each(print_comparison);
    }
    Ok(ExitCode::from(u8::from(!sound)))
}

/// Compares the core library of the offline kit with the official library in `official`.
fn compare_with_core(args: &ToolchainArgs, official: &Path) -> Result<Comparison, Failure> {
    let kit = ToolchainArgs { toolchain: None, provider: Some(ProviderName::OfflineKit), ..args.clone() };
    let kit = find_toolchain(&kit.settings()?)?;
    let library = |root: &Path| root.join("lib/lean");
    compare_libraries(&library(&kit.root), &library(official)).map_err(Failure::infrastructure)
}

fn print_comparison(comparison: &Comparison) {
    for difference in &comparison.different {
        println!("{}\n  core:     {}\n  official: {}", difference.name, difference.first, difference.second);
    }
    println!(
        "{} public names of the core library compared, {} types differ, {} names are not in the official library",
        comparison.compared,
        comparison.different.len(),
        comparison.only_first.len()
    );
}

/// Everything that `lmap doctor` finds out.
#[derive(Serialize)]
struct Report {
    program: &'static str,
    toolchain: ToolchainReport,
    sandbox: SandboxReport,
    degraded: Vec<String>,
}

#[derive(Serialize)]
struct ToolchainReport {
    found: Option<Toolchain>,
    coverage: Option<Coverage>,
    checked_files: usize,
    error: Option<String>,
}

impl Report {
    fn new(settings: &Settings) -> Result<Self, Failure> {
        let toolchain = ToolchainReport::new(settings)?;
        let sandbox = SandboxReport::new()?;
        let degraded = degraded(&toolchain, &sandbox);
        Ok(Self { program: env!("CARGO_PKG_VERSION"), toolchain, sandbox, degraded })
    }

    fn print(&self) {
        println!("lmap {}\n\nLean", self.program);
        self.toolchain.print();
        self.sandbox.print();
        if self.degraded.is_empty() {
            println!("\nNothing is degraded.");
            return;
        }
        println!("\nDegraded:");
        for line in &self.degraded {
            println!("  - {line}");
        }
    }
}

impl ToolchainReport {
    /// A wrong setting is a failure of the whole command; anything else is part of the report.
    fn new(settings: &Settings) -> Result<Self, ToolchainError> {
        let found = match find_toolchain(settings) {
            Ok(toolchain) => toolchain,
            Err(error) if error.is_usage() => return Err(error),
            Err(error) => return Ok(Self::failed(None, &error)),
        };
        match examine(settings, &found) {
            Ok(Examination { files, coverage }) => {
                Ok(Self { found: Some(found), coverage, checked_files: files, error: None })
            }
            Err(error) => Ok(Self::failed(Some(found), &error)),
        }
    }

    fn failed(found: Option<Toolchain>, error: &ToolchainError) -> Self {
        Self { found, coverage: None, checked_files: 0, error: Some(error.to_string()) }
    }

    fn print(&self) {
        if let Some(toolchain) = &self.found {
            println!("{}", summary(toolchain));
        }
        if let Some(coverage) = &self.coverage {
            println!(
                "  coverage  {} theorems, {} definitions, {} inductive types in {} modules",
                coverage.theorems, coverage.definitions, coverage.inductive_types, coverage.modules
            );
        }
        match &self.error {
            Some(error) => println!("  problem   {error}"),
            None => println!(
                "  checked   {} files are as installed; a true theorem is accepted and a false one rejected",
                self.checked_files
            ),
        }
    }
}

/// The sandbox of this machine.
#[derive(Serialize)]
struct SandboxReport {
    /// The best mode that can be had.
    mode: Option<Mode>,
    layers: Vec<TriedLayer>,
    /// Why there is none, or only best-effort.
    problem: Option<String>,
}

#[derive(Serialize)]
struct TriedLayer {
    layer: Layer,
    #[serde(flatten)]
    trial: Trial,
}

impl SandboxReport {
    fn new() -> Result<Self, Failure> {
        let launcher = Launcher::current().map_err(Failure::infrastructure)?;
        let (sandbox, problem) = match Sandbox::detect(&launcher, Mode::Strict) {
            Ok(sandbox) => (Some(sandbox), None),
            Err(problem @ Unavailable::Unknown(_)) => return Err(Failure::infrastructure(problem)),
            Err(problem) => (Sandbox::detect(&launcher, Mode::BestEffort).ok(), Some(problem.to_string())),
        };
        let abilities = Sandbox::try_out(&launcher).map_err(Failure::infrastructure)?;
        let layers =
            abilities.each().map(|(layer, trial)| TriedLayer { layer, trial: trial.clone() }).collect();
        Ok(Self { mode: sandbox.map(|sandbox| sandbox.mode()), layers, problem })
    }

    fn print(&self) {
        println!("\nSandbox, tried out:");
        for TriedLayer { layer, trial } in &self.layers {
            println!("  {:<18} {trial}", layer.name());
        }
        match self.mode {
            Some(mode) => println!("  {:<18} {mode}", "best mode"),
            None => println!("  {:<18} none", "best mode"),
        }
    }

    /// What follows from what does not work.
    fn degraded(&self) -> Vec<String> {
        let missing = self.layers.iter().filter(|tried| !tried.trial.works());
        let layers =
            missing.map(|TriedLayer { layer, trial }| format!("{layer}: {trial}: {}.", layer.without()));
        self.problem.iter().map(|problem| format!("{problem}.")).chain(layers).collect()
    }
}

/// What is less than it could be, and what follows.
fn degraded(report: &ToolchainReport, sandbox: &SandboxReport) -> Vec<String> {
    let mut lines = Vec::new();
    match &report.found {
        None => lines.push("no Lean toolchain: nothing can be graded. `lmap setup` installs one.".to_owned()),
        Some(_) if report.error.is_some() => {
            lines.push("the Lean toolchain does not work: nothing can be graded.".to_owned());
        }
        Some(toolchain) => lines.extend(degraded_toolchain(toolchain)),
    }
    lines.extend(sandbox.degraded());
    lines
}

fn degraded_toolchain(toolchain: &Toolchain) -> Vec<String> {
    let mut lines = Vec::new();
    if toolchain.library == Library::Core {
        lines.push(
            "library core: a proof that uses a name which only Lean's official library has is rejected as \
             unknown_name; results do not compare with those of the official library."
                .to_owned(),
        );
    }
    if toolchain.version != LeanVersion::PINNED {
        lines.push(format!(
            "Lean {} instead of {}: some proofs may be judged differently.",
            toolchain.version,
            LeanVersion::PINNED
        ));
    }
    if toolchain.leanchecker.is_none() {
        lines.push("no leanchecker: the reference pipeline skips that stage.".to_owned());
    }
    if toolchain.lake.is_none() {
        lines.push("no lake: the reference pipeline calls lean directly.".to_owned());
    }
    lines
}
