//! `cargo run -p lmap-docs -- …`: makes the site, the generated pages and the licence list.
#![forbid(unsafe_code)]

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use lmap_docs::{Licences, build_site, check_links, http_reference, tracked_markdown};

/// Makes what people read from what programs know
#[derive(Debug, Parser)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// The site, as an mdBook
    Site {
        /// Where to
        #[arg(long, default_value = "target/site")]
        out: PathBuf,
    },
    /// The page of the service's routes, docs/reference/http.md
    Http,
    /// The licence list, docs/licences.md
    Licences {
        /// Write the texts of all licences to this file instead
        #[arg(long, value_name = "FILE")]
        texts: Option<PathBuf>,
    },
    /// Every link in the Markdown files that leads nowhere
    Links,
}

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(3)
        }
    }
}

fn run(command: Command) -> Result<ExitCode, Box<dyn Error>> {
    // The repository that this program was built from: it is no program to be installed.
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    match command {
        Command::Site { out } => {
            build_site(&root, &out)?;
            println!("open {}", out.join("index.html").display());
        }
        Command::Http => {
            let document = fs::read_to_string(root.join("crates/serve/src/http/openapi.json"))?;
            fs::write(
                root.join("docs/reference/http.md"),
                http_reference(&serde_json::from_str(&document)?),
            )?;
        }
        Command::Licences { texts: None } => {
            fs::write(root.join("docs/licences.md"), Licences::of(&root)?.page())?;
        }
        Command::Licences { texts: Some(file) } => fs::write(file, Licences::of(&root)?.texts(&root)?)?,
        Command::Links => {
            let broken = check_links(&root, &tracked_markdown(&root)?)?;
            for link in &broken {
                println!("{link}");
            }
            return Ok(if broken.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE });
        }
    }
    Ok(ExitCode::SUCCESS)
}
