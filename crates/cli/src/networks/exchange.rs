//! `lmap networks import` and `export`: networks from and for other programs.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use lmap_network::{FrozenNetwork, Operation, files, json as network_json, npz};
use serde_json::json;

use super::{Summary, load, recognise};
use crate::context::{Context, Failure};

/// Check networks that another program trained, and write them as .npz
///
/// A network is taken if it is right on all pairs, without ties; others are reported with the reason.
#[derive(Debug, clap::Args)]
pub struct ImportArgs {
    /// Networks, as .npz (int8 to int64, or floats of integer value) or .json
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// What they compute [default: what each comes closest to]
    #[arg(long)]
    op: Option<Operation>,
    /// Folder to write to
    #[arg(long, default_value = "networks")]
    out: PathBuf,
}

/// Write a network in another form
#[derive(Debug, clap::Args)]
pub struct ExportArgs {
    /// The network, as .npz or .json
    file: PathBuf,
    /// Where to; the extension, .npz or .json, decides the form
    #[arg(long)]
    out: PathBuf,
}

/// Imports each file that holds a right network.
pub fn import(args: ImportArgs, context: &Context) -> Result<ExitCode, Failure> {
    let mut reports = Vec::new();
    let mut refused = 0;
    for file in &args.files {
        match frozen(file, args.op) {
            Ok(frozen) => {
                let name = file.file_stem().map(PathBuf::from).unwrap_or_default();
                let path = files::with_extension(&args.out.join(name), "npz");
                write(&path, &npz::to_bytes(frozen.network()))?;
                let summary = Summary::of_frozen(&frozen);
                if !context.json {
                    println!("{}: {}", path.display(), summary.line());
                }
                reports.push(json!({ "file": file, "path": path, "network": summary }));
            }
            Err(reason) => {
                refused += 1;
                eprintln!("{reason}");
                reports.push(json!({ "file": file, "error": reason }));
            }
        }
    }
    if context.json {
        context.print_json(&reports)?;
    }
    Ok(ExitCode::from(u8::from(refused > 0)))
}

fn frozen(file: &Path, operation: Option<Operation>) -> Result<FrozenNetwork, String> {
    let (network, claimed) = load(file).map_err(|failure| failure.to_string())?;
    let operation = operation.or(claimed).unwrap_or_else(|| recognise(&network));
    network.freeze_as(operation).map_err(|reason| format!("{}: {operation}: {reason}", file.display()))
}

/// Writes one network in the form that the extension asks for.
pub fn export(args: ExportArgs, context: &Context) -> Result<ExitCode, Failure> {
    let (network, claimed) = load(&args.file)?;
    let operation = claimed.unwrap_or_else(|| recognise(&network));
    let content = match args.out.extension().and_then(|extension| extension.to_str()) {
        Some("npz") => npz::to_bytes(&network),
        Some("json") => network_json::write(&network, operation).into_bytes(),
        _ => {
            return Err(Failure::usage(format!(
                "{}: the name must end in .npz or .json",
                args.out.display()
            )));
        }
    };
    write(&args.out, &content)?;
    if context.json {
        context.print_json(&json!({ "path": args.out, "network": Summary::of(&network, operation) }))?;
    } else {
        println!("{}", args.out.display());
    }
    Ok(ExitCode::SUCCESS)
}

fn write(path: &Path, content: &[u8]) -> Result<(), Failure> {
    files::write_whole(path, content)
        .map_err(|error| Failure::infrastructure(format!("could not write {}: {error}", path.display())))
}
