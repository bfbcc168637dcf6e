//! `lmap bench forms`: what the ways to write the network's Lean module cost on brute force.

use std::process::ExitCode;

use lmap_lean::install;
use serde::Serialize;

use super::brute_force::{Compiled, FROZEN_LISTS, Form, Kernel, SHIPPED, mib, network, seconds};
use crate::context::{Context, Failure};
use crate::progress::Reporter;
use crate::toolchain::{InstallArgs, ToolchainArgs};

macro_rules! form {
    ($name:literal) => {
        Form { name: $name, text: include_str!(concat!("../../../../lean/bench/forms/", $name, ".lean")) }
    };
}

const FORMS: [Form; 9] = [
    FROZEN_LISTS,
    form!("DirectCalls"),
    form!("Accumulator"),
    form!("NestedMatch"),
    form!("NatSquares"),
    form!("TwoPasses"),
    form!("SignFirst"),
    SHIPPED,
    form!("Recursors"),
];

/// Compare the ways to write the network in Lean, on brute force by both kernels
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The modulus
    #[arg(long, default_value_t = 11)]
    p: usize,
    /// The number of hidden units
    #[arg(long, default_value_t = 16)]
    hidden: usize,
    #[command(flatten)]
    toolchain: ToolchainArgs,
}

#[derive(Debug, Serialize)]
struct Row {
    form: &'static str,
    official_seconds: f64,
    official_peak_bytes: u64,
    /// Of the frozen list form's time.
    official_share: f64,
    own_seconds: f64,
    own_steps: u64,
}

/// Measures and prints.
pub fn run(args: Args, context: &Context) -> Result<ExitCode, Failure> {
    let settings = args.toolchain.settings_with(&InstallArgs::default())?;
    let toolchain = install(&settings, &Reporter::new(context))?;
    let network = network(args.p, args.hidden)?;
    let mut rows: Vec<Row> = Vec::new();
    if !context.json {
        println!("brute force, p = {}, H = {}\n", args.p, args.hidden);
        println!(
            "{:<20} {:>10} {:>10} {:>8} {:>10} {:>12}",
            "form", "Lean", "memory", "share", "lmap", "steps"
        );
    }
    for form in FORMS {
        let proof = Compiled::brute_force(&toolchain, form, &network)?;
        let official = proof.check(Kernel::Official, &[])?;
        let own = proof.check(Kernel::Own, &[])?;
        let first = rows.first().map_or(official.seconds, |row| row.official_seconds);
        let row = Row {
            form: form.name,
            official_seconds: official.seconds,
            official_peak_bytes: official.peak_bytes,
            official_share: official.seconds / first,
            own_seconds: own.seconds,
            own_steps: own.steps.unwrap_or(0),
        };
        if !context.json {
            println!(
                "{:<20} {:>10} {:>10} {:>8.2} {:>10} {:>12}",
                row.form,
                seconds(row.official_seconds),
                mib(row.official_peak_bytes),
                row.official_share,
                seconds(row.own_seconds),
                row.own_steps
            );
        }
        rows.push(row);
    }
    if context.json {
        context.print_json(&rows)?;
    }
    Ok(ExitCode::SUCCESS)
}
