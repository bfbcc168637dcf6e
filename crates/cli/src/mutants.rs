//! `lmap mutants`: do the kernels agree on declarations that nobody would write?

use std::path::PathBuf;
use std::process::ExitCode;

use lmap_lean::find_toolchain;
use lmap_lean::mutants::{Campaign, Corpus, Summary, mutant};
use lmap_lean::official::{OfficialKernel, OfficialLimits};

use crate::context::{Context, Failure};
use crate::toolchain::ToolchainArgs;

/// Stack for changing terms, which recurses on their depth.
const STACK_BYTES: usize = 512 << 20;

/// Change declarations of a library in random ways, and ask this program's kernel and Lean's about each
#[derive(Debug, clap::Args)]
pub struct Args {
    /// How many
    #[arg(long, default_value_t = 10_000)]
    count: u64,
    /// Which series
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of the first one
    #[arg(long, default_value_t = 0)]
    start: u64,
    /// Mutants for each process of Lean's kernel
    #[arg(long, default_value_t = 2_000)]
    batch: u64,
    /// Print this one instead
    #[arg(long, value_name = "INDEX")]
    show: Option<u64>,
    /// Modules whose declarations are changed, with all that they import
    #[arg(long, default_value = "Init")]
    module: Vec<String>,
    /// Further folders with compiled modules
    #[arg(long, value_name = "DIR")]
    base: Vec<PathBuf>,
    #[command(flatten)]
    toolchain: ToolchainArgs,
}

/// Runs `lmap mutants`.
pub fn run(args: Args, context: &Context) -> Result<ExitCode, Failure> {
    let json = context.json;
    let thread = std::thread::Builder::new().stack_size(STACK_BYTES).spawn(move || run_here(&args, json));
    let summary = thread.map_err(Failure::infrastructure)?.join();
    let summary = summary.map_err(|_| Failure::infrastructure("the campaign panicked"))??;
    let Some(summary) = summary else { return Ok(ExitCode::SUCCESS) };
    if json {
        context.print_json(&summary)?;
    } else {
        describe(&summary);
    }
    Ok(ExitCode::from(u8::from(!summary.disagreements.is_empty())))
}

fn run_here(args: &Args, json: bool) -> Result<Option<Summary>, Failure> {
    let toolchain = find_toolchain(&args.toolchain.settings()?)?;
    let library = toolchain.root.join("lib/lean");
    let mut folders = args.base.clone();
    folders.push(library.clone());
    let modules: Vec<&str> = args.module.iter().map(String::as_str).collect();
    let corpus = Corpus::load(folders, &modules).map_err(Failure::usage)?;
    if let Some(index) = args.show {
        let mutant = mutant(&corpus, args.seed, index);
        println!("{} changed: {}", mutant.origin, mutant.changes.join(", "));
        println!("{}", lmap_lean::mutants::show(&mutant.terms, &mutant.declaration));
        return Ok(None);
    }
    let official = OfficialKernel {
        program: std::env::current_exe().map_err(Failure::infrastructure)?,
        library: library.join(lmap_ffi::library::library_file_name()),
        limits: OfficialLimits::default(),
    };
    let campaign = Campaign { corpus: &corpus, official, seed: args.seed, batch: args.batch };
    let mut progress = |summary: &Summary| {
        if !json {
            eprintln!(
                "{} mutants, {:.1}% accepted, {} disagreements",
                summary.mutants,
                100.0 * summary.accepted_share(),
                summary.disagreements.len()
            );
        }
    };
    campaign.run(args.start, args.count, &mut progress).map(Some).map_err(Failure::infrastructure)
}

fn describe(summary: &Summary) {
    println!(
        "{} mutants: {} accepted by Lean's kernel ({:.1}%), {} rejected",
        summary.mutants,
        summary.accepted,
        100.0 * summary.accepted_share(),
        summary.rejected
    );
    println!("no verdict of Lean's kernel: {:?}", summary.no_official_verdict);
    println!("no verdict of lmap: {:?}", summary.no_own_verdict);
    println!("rejected by Lean's kernel for: {:?}", summary.by_reason);
    for (change, (made, accepted)) in &summary.by_change {
        println!("  {change:<45} {made:>7} made {accepted:>7} accepted");
    }
    println!("{} disagreements", summary.disagreements.len());
    for d in &summary.disagreements {
        println!("#{} {} changed: {}", d.index, d.origin, d.changes.join(", "));
        println!(
            "    plain {:?}\n    accelerated {:?}\n    official {:?}",
            d.plain, d.accelerated, d.official
        );
    }
}
