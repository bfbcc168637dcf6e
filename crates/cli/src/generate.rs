//! `lmap completions` and `lmap man`: what package builders and shells want, made from the commands themselves.

use std::fmt::Write;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{CommandFactory, ValueEnum};
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
    /// What they are written in
    #[arg(long, value_enum, default_value_t = Format::Roff, value_name = "FORMAT")]
    format: Format,
}

/// What manual pages are written in.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    /// For `man`, one file a command.
    Roff,
    /// One page, commands.md.
    Markdown,
}

/// Columns of the help texts in the Markdown page.
const COLUMNS: usize = 100;

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
    let pages = match args.format {
        Format::Roff => manual_pages(&args.dir),
        Format::Markdown => {
            fs::write(args.dir.join("commands.md"), commands_page()).map(|()| vec!["commands.md".to_owned()])
        }
    };
    let pages = pages.map_err(failed)?;
    if context.json {
        context.print_json(&serde_json::json!({ "dir": args.dir, "pages": pages }))?;
    } else {
        println!("{} manual pages in {}", pages.len(), args.dir.display());
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes a page a command; gives their names.
fn manual_pages(dir: &Path) -> io::Result<Vec<String>> {
    clap_mangen::generate_to(Cli::command(), dir)?;
    let mut pages: Vec<String> = fs::read_dir(dir)?
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name.ends_with(".1"))
        .collect();
    pages.sort();
    Ok(pages)
}

/// The help of every command on one page.
fn commands_page() -> String {
    let mut command = Cli::command();
    command.build();
    let mut page = String::from(
        "# Commands\n\nWhat `--help` says. Made by `lmap man --format markdown docs/reference`.\n",
    );
    add_command(&mut page, &command, "lmap");
    page
}

fn add_command(page: &mut String, command: &clap::Command, name: &str) {
    // Whatever is set where the page is made does not belong on it.
    let quiet = command.clone().mut_args(|arg| arg.hide_env_values(true));
    let help = quiet.term_width(COLUMNS).bin_name(name).render_long_help().to_string();
    let lines: Vec<&str> = help.trim_end().lines().map(str::trim_end).collect();
    let _ = write!(page, "\n## {name}\n\n```text\n{}\n```\n", lines.join("\n"));
    for inner in command.get_subcommands().filter(|inner| !inner.is_hide_set() && inner.get_name() != "help")
    {
        add_command(page, inner, &format!("{name} {}", inner.get_name()));
    }
}
