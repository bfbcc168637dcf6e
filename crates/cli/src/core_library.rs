//! `lmap core build`: compile the core library, for its authors.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Subcommand;
use lmap_lean::{CompiledModule, Settings, compile_core};

use crate::context::{Context, Failure};
use crate::progress::Reporter;
use crate::toolchain::{InstallArgs, ToolchainArgs};

/// Work on the core library.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Compile what has changed, and show Lean's messages
    Build {
        /// Folder with Init.lean and Init/
        #[arg(long, default_value = "lean/core")]
        source: PathBuf,
        /// Folder for the compiled modules
        #[arg(long, value_name = "DIR")]
        out: PathBuf,
        #[command(flatten)]
        toolchain: ToolchainArgs,
        #[command(flatten)]
        install: InstallArgs,
    },
}

/// Runs `lmap core`.
pub fn run(args: Args, context: &Context) -> Result<ExitCode, Failure> {
    let Action::Build { source, out, toolchain, install } = args.action;
    let settings: Settings = toolchain.settings_with(&install)?;
    let start = Instant::now();
    let compiled = compile_core(&settings, &source, &out, &Reporter::new(context))?;
    report(&compiled, start.elapsed());
    Ok(ExitCode::SUCCESS)
}

fn report(compiled: &[CompiledModule], elapsed: Duration) {
    for module in compiled {
        for message in &module.messages {
            let at = message.start;
            println!("{}:{}:{}: {}", message.file, at.line, at.column, message.message);
        }
    }
    let mut slowest: Vec<&CompiledModule> = compiled.iter().collect();
    slowest.sort_by_key(|module| std::cmp::Reverse(module.cpu));
    let cpu: Duration = compiled.iter().map(|module| module.cpu).sum();
    println!(
        "compiled {} modules in {:.1} s ({:.1} s of processor time)",
        compiled.len(),
        elapsed.as_secs_f64(),
        cpu.as_secs_f64()
    );
    for module in slowest.iter().take(5) {
        println!("  {:6.2} s  {}", module.cpu.as_secs_f64(), module.module);
    }
}
