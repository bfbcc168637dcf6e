//! `lmap networks`: train, construct, look at and exchange integer networks.

mod construct;
mod exchange;
mod show;
mod train;

use std::path::Path;
use std::process::ExitCode;

use clap::Subcommand;
use lmap_network::{FrozenNetwork, Network, Operation, Pairs, json, npz};
use serde::Serialize;

use crate::context::{Context, Failure};

/// Train, construct, draw and exchange integer networks
#[derive(Debug, clap::Args)]
#[command(arg_required_else_help = true)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Train(train::Args),
    Construct(construct::Args),
    Show(show::Args),
    Import(exchange::ImportArgs),
    Export(exchange::ExportArgs),
}

/// Runs the subcommand.
pub fn run(args: Args, context: &Context) -> Result<ExitCode, Failure> {
    match args.command {
        Command::Train(args) => train::run(args, context),
        Command::Construct(args) => construct::run(args, context),
        Command::Show(args) => show::run(args, context),
        Command::Import(args) => exchange::import(args, context),
        Command::Export(args) => exchange::export(args, context),
    }
}

/// Reads a network from a `.npz` or `.json` file.
fn load(path: &Path) -> Result<(Network, Option<Operation>), Failure> {
    let at = |error: &dyn std::fmt::Display| Failure::usage(format!("{}: {error}", path.display()));
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("npz") => npz::load(path).map(|network| (network, None)).map_err(|error| at(&error)),
        Some("json") => {
            let text = std::fs::read_to_string(path).map_err(|error| at(&error))?;
            json::parse(&text)
                .map(|(network, operation)| (network, Some(operation)))
                .map_err(|error| at(&error))
        }
        _ => Err(at(&"not a network file: expected .npz or .json")),
    }
}

/// The operation that the network computes on all pairs, or else the one it is closest to.
fn recognise(network: &Network) -> Operation {
    let right = |operation: &Operation| network.evaluate(&Pairs::all(*operation, network.p())).right;
    // The first of equals wins: for p = 2, adding and subtracting are the same.
    [Operation::Mul, Operation::Sub, Operation::Add].into_iter().max_by_key(right).unwrap_or(Operation::Add)
}

/// What is reported about a network.
#[derive(Debug, Serialize)]
struct Summary {
    op: Operation,
    p: usize,
    hidden: usize,
    right: usize,
    pairs: usize,
    margin: i64,
    relative_margin: f64,
    mean_margin: f64,
    score_min: i64,
    score_max: i64,
    hidden_max: i64,
    network_hash: String,
}

impl Summary {
    fn of(network: &Network, op: Operation) -> Self {
        let evaluation = network.evaluate_all(op);
        Self {
            op,
            p: network.p(),
            hidden: network.hidden(),
            right: evaluation.right,
            pairs: evaluation.pairs,
            margin: evaluation.margin,
            relative_margin: evaluation.relative_margin(),
            mean_margin: evaluation.mean_margin,
            score_min: evaluation.score_min,
            score_max: evaluation.score_max,
            hidden_max: evaluation.hidden_max(),
            network_hash: network.hash(),
        }
    }

    fn of_frozen(frozen: &FrozenNetwork) -> Self {
        Self::of(frozen.network(), frozen.operation())
    }

    /// One line for a table.
    fn line(&self) -> String {
        format!(
            "{:<4} p={:<4} H={:<4} right {}/{}  margin {} ({:.4}% of the spread)  {}",
            self.op.name(),
            self.p,
            self.hidden,
            self.right,
            self.pairs,
            self.margin,
            100.0 * self.relative_margin,
            &self.network_hash[..16]
        )
    }
}
