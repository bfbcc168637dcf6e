//! The `lmap` program: one module a subcommand, no logic of its own.
//!
//! Exit codes: 0 accepted or done, 1 not accepted, 2 wrong usage or unusable input, 3 infrastructure fault.
#![forbid(unsafe_code)]

mod attack;
mod bench;
mod check;
mod context;
mod core_library;
mod demo;
mod doctor;
mod eval;
mod generate;
mod grade;
mod grade_args;
mod interrupt;
mod judge;
mod mutants;
mod networks;
mod official_kernel;
mod parallel;
mod progress;
mod prove;
mod report;
mod serve;
mod setup;
mod tasks;
mod toolchain;
mod worker;

use std::panic;
use std::process::{ExitCode, exit};
use std::sync::OnceLock;

use clap::{Parser, Subcommand};
use lmap_lean::LeanVersion;

use context::{Context, Failure, GlobalArgs};

/// The release and the commit that it was built from; the kernel's release with the revision of its judgements; the Lean that
/// both are made for.
fn version() -> &'static str {
    static VERSION: OnceLock<String> = OnceLock::new();
    VERSION.get_or_init(|| {
        let (release, commit) = (env!("CARGO_PKG_VERSION"), env!("LMAP_COMMIT"));
        format!("{release} ({commit}, kernel {}, for Lean {})", lmap_kernel::VERSION, LeanVersion::PINNED)
    })
}

/// Train frozen networks that add modulo p, and judge Lean proofs about them.
#[derive(Debug, Parser)]
#[command(name = "lmap", version = version(), arg_required_else_help = true)]
struct Cli {
    #[command(flatten)]
    global: GlobalArgs,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Attack(attack::Args),
    Bench(bench::Args),
    Check(check::Args),
    Completions(generate::CompletionsArgs),
    #[command(hide = true)]
    Core(core_library::Args),
    Demo(demo::Args),
    #[command(hide = true)]
    Mutants(mutants::Args),
    #[command(hide = true)]
    OfficialKernel(official_kernel::Args),
    Doctor(doctor::Args),
    Eval(Box<eval::Args>),
    Grade(grade::Args),
    Judge(judge::Args),
    Man(generate::ManArgs),
    Networks(networks::Args),
    Prove(prove::Args),
    Report(report::Args),
    Serve(serve::Args),
    Setup(setup::Args),
    Tasks(tasks::Args),
    Worker(worker::Args),
}

fn main() -> ExitCode {
    // A copy of this program that is called `lean` is Lean: see `lmap_ffi::launcher`.
    if let Some(code) = lmap_ffi::launcher::run_if_named_lean() {
        return code;
    }
    // The processes of a sandbox are this program as well.
    if let Some(code) = lmap_sandbox::run_if_launched() {
        return code;
    }
    end_with_the_reader();
    let cli = Cli::parse();
    let context = Context::new(&cli.global);
    match run(cli.command, &context) {
        Ok(code) => code,
        Err(failure) => context.report(&failure),
    }
}

/// Ends the program quietly when nobody reads what it prints any more, as in `lmap tasks list | head`.
fn end_with_the_reader() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |information| {
        let message = information.payload_as_str().unwrap_or_default();
        if message.starts_with("failed printing to stdout") && message.contains("Broken pipe") {
            // As the shell reports a program that SIGPIPE has ended, which Rust turns off for all of them.
            exit(128 + 13);
        }
        usual(information);
    }));
}

fn run(command: Command, context: &Context) -> Result<ExitCode, Failure> {
    match command {
        Command::Attack(args) => attack::run(args, context),
        Command::Bench(args) => bench::run(args, context),
        Command::Check(args) => check::run(args, context),
        Command::Completions(args) => generate::completions(&args),
        Command::Core(args) => core_library::run(args, context),
        Command::Demo(args) => demo::run(args, context),
        Command::Mutants(args) => mutants::run(args, context),
        Command::OfficialKernel(args) => official_kernel::run(args, context),
        Command::Doctor(args) => doctor::run(args, context),
        Command::Eval(args) => eval::run(*args, context),
        Command::Grade(args) => grade::run(args, context),
        Command::Judge(args) => judge::run(args, context),
        Command::Man(args) => generate::man(&args, context),
        Command::Networks(args) => networks::run(args, context),
        Command::Prove(args) => prove::run(&args, context),
        Command::Report(args) => report::run(args, context),
        Command::Serve(args) => serve::run(args, context),
        Command::Setup(args) => setup::run(args, context),
        Command::Tasks(args) => tasks::run(args, context),
        Command::Worker(args) => worker::run(&args, context),
    }
}
