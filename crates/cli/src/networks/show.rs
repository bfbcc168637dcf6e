//! `lmap networks show`: figures and pictures of a network.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use lmap_network::draw::Drawing;
use lmap_network::{Operation, RunRecord, files};
use serde_json::json;

use super::{Summary, load, recognise};
use crate::context::{Context, Failure};

/// Print the figures of networks and draw them, as SVG and PNG
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Networks, as .npz or .json
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// What the networks are to compute [default: what they come closest to]
    #[arg(long)]
    op: Option<Operation>,
    /// Folder for the pictures [default: where the network lies]
    #[arg(long)]
    out: Option<PathBuf>,
    /// Print the figures only
    #[arg(long)]
    no_pictures: bool,
}

/// Shows each file.
pub fn run(args: Args, context: &Context) -> Result<ExitCode, Failure> {
    let mut reports = Vec::new();
    let mut all_right = true;
    for file in &args.files {
        let (network, claimed) = load(file)?;
        let operation = args.op.or(claimed).unwrap_or_else(|| recognise(&network));
        let summary = Summary::of(&network, operation);
        all_right &= summary.right == summary.pairs;
        let mut pictures = Vec::new();
        if !args.no_pictures {
            let stem = picture_stem(file, args.out.as_deref());
            let drawing = Drawing::of_network(&network, operation);
            pictures.extend(drawing.save(&stem).map_err(Failure::infrastructure)?);
            pictures.extend(draw_curves(file, &stem, &summary.network_hash)?);
        }
        if !context.json {
            println!("{}: {}", file.display(), summary.line());
            pictures.iter().for_each(|path| println!("  {}", path.display()));
        }
        reports.push(json!({ "file": file, "network": summary, "pictures": pictures }));
    }
    if context.json {
        context.print_json(&reports)?;
    }
    Ok(ExitCode::from(u8::from(!all_right)))
}

/// The pictures get the file's name without its extension.
fn picture_stem(file: &Path, folder: Option<&Path>) -> PathBuf {
    let stem = file.with_extension("");
    match (folder, stem.file_name()) {
        (Some(folder), Some(name)) => folder.join(name),
        _ => stem,
    }
}

/// Draws the learning curves, if the record of the network's training lies beside it.
fn draw_curves(file: &Path, stem: &Path, network_hash: &str) -> Result<Vec<PathBuf>, Failure> {
    let record = std::fs::read_to_string(files::with_extension(&file.with_extension(""), "json"))
        .ok()
        .and_then(|text| RunRecord::from_json(&text).ok())
        .filter(|record| record.network_hash == network_hash);
    let Some(record) = record else { return Ok(Vec::new()) };
    let name = stem.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let drawing = Drawing::of_training(&format!("Training of {name}"), &record.curve);
    let paths = drawing.save(&files::with_extension(stem, "curve")).map_err(Failure::infrastructure)?;
    Ok(paths.to_vec())
}
