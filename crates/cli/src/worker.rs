//! `lmap worker`: verdicts for another program, over standard input and output.

use std::io::{stdin, stdout};
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::thread::available_parallelism;

use lmap_lean::find_toolchain;
use lmap_serve::Engine;
use lmap_serve::worker::{Ending, refuse, serve};

use crate::context::{Context, Failure};
use crate::grade_args::GradeArgs;
use crate::interrupt::INTERRUPTED;
use crate::toolchain::ToolchainArgs;

/// Judge for another program, which talks to it over standard input and output
///
/// The frames are described in docs/formats.md, "Worker". The program ends when its input does.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// How many grades to have in hand at a time; those that the machine has no room for wait [default: four for each
    /// processor]
    #[arg(long, env = "LMAP_WORKER_THREADS", value_name = "N")]
    threads: Option<NonZeroUsize>,
    #[command(flatten)]
    grade: GradeArgs,
    #[command(flatten)]
    toolchain: ToolchainArgs,
}

/// Runs `lmap worker`.
pub fn run(args: &Args, _: &Context) -> Result<ExitCode, Failure> {
    let engine = match args.engine() {
        Ok(engine) => engine,
        // The client waits for a greeting, and hears the reason in its place.
        Err(failure) => {
            refuse(stdout(), "toolchain", failure.to_string()).map_err(Failure::infrastructure)?;
            return Err(failure);
        }
    };
    end_grades_on_signal()?;
    match serve(engine, args.threads().get(), stdin().lock(), stdout()) {
        Ok(Ending::Shutdown | Ending::Gone) => Ok(ExitCode::SUCCESS),
        Ok(Ending::Refused) => Ok(ExitCode::from(2)),
        Err(error) => Err(Failure::infrastructure(error)),
    }
}

impl Args {
    /// More than can run: what is rejected without running anything shall not wait behind what runs long.
    fn threads(&self) -> NonZeroUsize {
        const FOUR: NonZeroUsize = NonZeroUsize::MIN.saturating_add(3);
        let processors = available_parallelism().unwrap_or(NonZeroUsize::MIN);
        self.threads.unwrap_or_else(|| processors.saturating_mul(FOUR))
    }

    fn engine(&self) -> Result<Engine, Failure> {
        let settings = self.toolchain.settings()?;
        let (policy, folders) = (self.grade.policy()?, self.grade.folders(&settings.cache_dir)?);
        Ok(Engine::new(find_toolchain(&settings)?, policy, folders, self.threads()))
    }
}

/// Makes the end of the program the end of everything that it started.
fn end_grades_on_signal() -> Result<(), Failure> {
    let handler = || {
        lmap_grader::abandon();
        std::process::exit(INTERRUPTED.into());
    };
    ctrlc::set_handler(handler).map_err(Failure::infrastructure)
}
