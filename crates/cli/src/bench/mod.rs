//! `lmap bench`: measurements that compare things side by side in one run.

mod all;
mod brute_force;
mod forms;
mod grade;
mod kernel;
mod lean;
mod library;
mod machine;
mod proofs;
mod serve;
mod table;
mod train;

use std::process::ExitCode;

use clap::Subcommand;

use crate::context::{Context, Failure};

/// Measure this program, each figure next to what it is compared with
#[derive(Debug, clap::Args)]
#[command(arg_required_else_help = true)]
pub struct Args {
    #[command(subcommand)]
    bench: Bench,
}

#[derive(Debug, Subcommand)]
enum Bench {
    All(all::Args),
    Forms(forms::Args),
    Grade(grade::Args),
    Kernel(kernel::Args),
    Lean(lean::Args),
    Library(library::Args),
    Proofs(proofs::Args),
    Serve(serve::Args),
    Train(train::Args),
}

/// Runs one benchmark.
pub fn run(args: Args, context: &Context) -> Result<ExitCode, Failure> {
    match args.bench {
        Bench::All(args) => all::run(&args, context),
        Bench::Forms(args) => forms::run(args, context),
        Bench::Grade(args) => grade::run(&args, context),
        Bench::Kernel(args) => kernel::run(&args, context),
        Bench::Lean(args) => lean::run(&args, context),
        Bench::Library(args) => library::run(args, context),
        Bench::Proofs(args) => proofs::run(&args, context),
        Bench::Serve(args) => serve::run(&args, context),
        Bench::Train(args) => train::run(&args, context),
    }
}
