//! `lmap report`: look at runs.

use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args as ClapArgs;
use lmap_eval::report::{Format, Report, load};

use crate::context::{Context, Failure};
use crate::tasks::TaskSetArgs;

/// Make a page, a text or a table of runs
///
/// A run is a folder that `lmap eval` made, or `vf-eval` with this environment. The page needs nothing but itself.
#[derive(Debug, ClapArgs)]
pub struct Args {
    /// Folders of runs; several are compared
    #[arg(required = true, value_name = "RUN")]
    runs: Vec<PathBuf>,
    /// Write here; - is standard output [default: report.html for html, else standard output]
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
    /// html, md, csv or parquet [default: what the name of the file says, else html]
    #[arg(long, value_name = "NAME")]
    format: Option<Format>,
    #[command(flatten)]
    task_set: TaskSetArgs,
}

/// Runs `lmap report`.
pub fn run(args: Args, context: &Context) -> Result<ExitCode, Failure> {
    let format = args.format();
    let out = match (&args.out, format) {
        (Some(out), _) => out.clone(),
        (None, Format::Html) => PathBuf::from("report.html"),
        (None, _) => PathBuf::from("-"),
    };
    let report = Report::new(load(&args.runs, &args.task_set.open()?).map_err(Failure::usage)?);
    if out.as_os_str() == "-" {
        if !format.is_text() && io::stdout().is_terminal() {
            return Err(Failure::usage("parquet is not for a terminal; give a file with -o"));
        }
        let mut stdout = io::stdout().lock();
        return match format.write(&report, &mut stdout).and_then(|()| stdout.flush()) {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Failure::infrastructure(error)),
            _ => Ok(ExitCode::SUCCESS),
        };
    }
    let failed = |error| Failure::infrastructure(format!("cannot write {}: {error}", out.display()));
    let mut file = BufWriter::new(File::create(&out).map_err(failed)?);
    format.write(&report, &mut file).and_then(|()| file.flush()).map_err(failed)?;
    let rollouts: usize = report.runs.iter().map(|run| run.data.rollouts.len()).sum();
    if context.json {
        context.print_json(&serde_json::json!({ "file": out, "format": format.name(), "runs": report.runs.len(), "rollouts": rollouts }))?;
    } else {
        println!("{rollouts} rollouts of {} runs in {}", report.runs.len(), out.display());
    }
    Ok(ExitCode::SUCCESS)
}

impl Args {
    fn format(&self) -> Format {
        let extension = self.out.as_ref().and_then(|out| out.extension()?.to_str()?.parse().ok());
        self.format.or(extension).unwrap_or_default()
    }
}
