//! `lmap networks construct`: networks that need no training.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::ValueEnum;
use lmap_network::batch::run_id;
use lmap_network::construct::{ConstructError, products, two_neurons, waves};
use lmap_network::draw::Drawing;
use lmap_network::{FrozenNetwork, Operation, files, npz};
use serde_json::json;

use super::Summary;
use crate::context::{Context, Failure};

/// Write networks down by formula, without training
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Which construction
    #[arg(value_enum)]
    kind: Kind,
    /// Moduli
    #[arg(long, value_delimiter = ',', default_value = "5")]
    p: Vec<usize>,
    /// Number of frequencies (not for `two`)
    #[arg(long, default_value_t = 1)]
    frequencies: usize,
    /// What to compute: add, sub or mul
    #[arg(long, default_value = "add")]
    op: Operation,
    /// Decides which frequencies and phases are tried (not for `two`)
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Tries this many changes of single entries to widen the margin
    #[arg(long, default_value_t = 0)]
    polish: usize,
    /// Folder to write to
    #[arg(long, default_value = "networks")]
    out: PathBuf,
    /// Draw each network, as SVG and PNG
    #[arg(long)]
    pictures: bool,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Kind {
    /// Two neurons, odd p up to 23: add, sub
    Two,
    /// Three neurons for each frequency, odd p: add, sub
    Waves,
    /// Six neurons for each frequency, any p; and one more to multiply modulo a prime
    Products,
}

/// Constructs one network for each modulus.
pub fn run(args: Args, context: &Context) -> Result<ExitCode, Failure> {
    let mut reports = Vec::new();
    let mut failed = false;
    for &p in &args.p {
        match construct(&args, p) {
            Ok(frozen) => {
                let path = write(&args, &frozen)?;
                let summary = Summary::of_frozen(&frozen);
                if !context.json {
                    println!("{}  {}", summary.line(), path.display());
                }
                reports.push(json!({ "path": path, "network": summary }));
            }
            Err(error) => {
                failed = true;
                eprintln!("p={p}: {error}");
                reports.push(json!({ "p": p, "error": error.to_string() }));
            }
        }
    }
    if context.json {
        context.print_json(&reports)?;
    }
    Ok(ExitCode::from(u8::from(failed)))
}

fn construct(args: &Args, p: usize) -> Result<FrozenNetwork, ConstructError> {
    let frozen = match args.kind {
        Kind::Two => two_neurons(args.op, p),
        Kind::Waves => waves(args.op, p, args.frequencies, args.seed),
        Kind::Products => products(args.op, p, args.frequencies, args.seed),
    }?;
    Ok(frozen.with_wider_margin(args.polish, args.seed))
}

fn write(args: &Args, frozen: &FrozenNetwork) -> Result<PathBuf, Failure> {
    let network = frozen.network();
    let stem = args.out.join(run_id(frozen.operation(), network.p(), network.hidden(), args.seed));
    if args.pictures {
        Drawing::of_network(network, frozen.operation()).save(&stem).map_err(Failure::infrastructure)?;
    }
    let path = files::with_extension(&stem, "npz");
    npz::save(&path, network)
        .map_err(|error| Failure::infrastructure(format!("could not write {}: {error}", path.display())))?;
    Ok(path)
}
