//! `lmap completions` and `lmap man`: what package builders and shells want, made from the commands themselves.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::CommandFactory;
use clap_complete::Shell;

use crate::Cli;
use crate::context::{Context, Failure};

/// Print a completion script for a shell
#[derive(Debug, clap::Args)]
#[command(after_help = "Bash:  lmap completions bash > ~/.local/share/bash-completion/completions/lmap\n\
                        Zsh:   lmap completions zsh > DIR/_lmap, with DIR in $fpath\n\
                        Fish:  lmap completions fish > ~/.config/fish/completions/lmap.fish")]
pub struct CompletionsArgs {
    /// The shell
    shell: Shell,
}

/// Write manual pages, one a command
#[derive(Debug, clap::Args)]
pub struct ManArgs {
    /// The folder for them, made if it is missing
    #[arg(default_value = "man")]
    dir: PathBuf,
}

/// Prints the script.
pub fn completions(args: &CompletionsArgs) -> Result<ExitCode, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "lmap", &mut script);
    print!("{}", String::from_utf8_lossy(&script));
    Ok(ExitCode::SUCCESS)
}

/// Writes the pages.
pub fn man(args: &ManArgs, context: &Context) -> Result<ExitCode, Failure> {
    let failed = |error| Failure::usage(format!("cannot write into {}: {error}", args.dir.display()));
    fs::create_dir_all(&args.dir).map_err(failed)?;
    clap_mangen::generate_to(Cli::command(), &args.dir).map_err(failed)?;
    let mut pages: Vec<String> = fs::read_dir(&args.dir)
        .map_err(failed)?
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name.ends_with(".1"))
        .collect();
    pages.sort();
    if context.json {
        context.print_json(&serde_json::json!({ "dir": args.dir, "pages": pages }))?;
    } else {
        println!("{} manual pages in {}", pages.len(), args.dir.display());
    }
    Ok(ExitCode::SUCCESS)
}
