//! `lmap judge`: judge proofs of any statement.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args as ClapArgs;
use lmap_grader::judge::{Config, FileOptions, ProjectError, SOURCE_BYTES, read_text_file};
use lmap_grader::render::{Style, render};
use lmap_grader::{Cancel, Grader, Verdict};

use crate::context::{Context, Failure};
use crate::grade::end_grades_on_signal;
use crate::grade_args::GradeArgs;
use crate::toolchain::ToolchainArgs;

/// Judge proofs of any statement
///
/// With CONFIG.json, the configuration of comparator: which theorems of a challenge, a Lean file that states them with sorry, a
/// solution must prove. The Lean files lie beside the configuration and are compiled in the sandbox. With --target and
/// --submission, one compiled file by another: the submission must repeat everything that the target declares, and prove
/// every theorem in it.
///
/// The exit code is 0 if it is accepted, 1 if not, 2 if what is asked for cannot be asked for, 3 if the judge or its machine is
/// at fault. docs/judging.md tells what an acceptance means.
#[derive(Debug, ClapArgs)]
pub struct Args {
    /// What to judge: challenge_module, solution_module, theorem_names, definition_names, permitted_axioms
    #[arg(value_name = "CONFIG.json", required_unless_present = "target", conflicts_with_all = ["target", "submission"])]
    config: Option<PathBuf>,
    /// The folder with the Lean files [default: that of CONFIG.json]
    #[arg(long, value_name = "DIR", requires = "config")]
    folder: Option<PathBuf>,
    /// A compiled file that states what is to be proved
    #[arg(long, value_name = "T.olean", requires = "submission")]
    target: Option<PathBuf>,
    /// A compiled file that should prove it
    #[arg(long, value_name = "S.olean", requires = "target")]
    submission: Option<PathBuf>,
    /// A folder with compiled modules that the two import; may be given several times
    #[arg(long, value_name = "DIR", requires = "target")]
    base: Vec<PathBuf>,
    /// Let a theorem T.disproof, which states the negation of T, stand for T
    #[arg(long, requires = "target")]
    disproofs: bool,
    /// An axiom that proofs may depend on besides the standard three; may be given several times
    #[arg(long, value_name = "NAME", requires = "target")]
    permit_axiom: Vec<String>,
    #[command(flatten)]
    grade: GradeArgs,
    #[command(flatten)]
    toolchain: ToolchainArgs,
}

/// Runs `lmap judge`.
pub fn run(args: Args, context: &Context) -> Result<ExitCode, Failure> {
    end_grades_on_signal()?;
    let (verdict, text) = match (&args.config, &args.target, &args.submission) {
        (Some(config), ..) => by_config(&args, config)?,
        (None, Some(target), Some(submission)) => (by_file(&args, target, submission)?, String::new()),
        _ => return Err(Failure::usage("give CONFIG.json, or --target and --submission")),
    };
    if context.json {
        context.print_json(&verdict)?;
    } else {
        let style = if context.colour { Style::Coloured } else { Style::Plain };
        print!("{}", render(&verdict, &text, style));
    }
    Ok(verdict.verdict.into())
}

/// The verdict, and the text that positions in it refer to.
fn by_config(args: &Args, path: &Path) -> Result<(Verdict, String), Failure> {
    let text = read_text_file(path, SOURCE_BYTES).map_err(Failure::usage)?;
    let config =
        Config::from_json(&text).map_err(|error| Failure::usage(format!("{}: {error}", path.display())))?;
    let beside = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let folder = args.folder.as_deref().unwrap_or(beside);
    let verdict = grader(args)?.judge_project(folder, &config, &Cancel::new())?;
    let solution = folder.join(config.solution_module.replace('.', "/")).with_extension("lean");
    Ok((verdict, read_text_file(&solution, SOURCE_BYTES).unwrap_or_default()))
}

fn by_file(args: &Args, target: &Path, submission: &Path) -> Result<Verdict, Failure> {
    let options = FileOptions { folders: args.base.clone(), disproofs: args.disproofs };
    Ok(grader(args)?.judge_file(target, submission, &options, &Cancel::new())?)
}

fn grader(args: &Args) -> Result<Grader, Failure> {
    let mut policy = args.grade.policy()?;
    policy.allowed_axioms.extend(args.permit_axiom.iter().cloned());
    policy.allowed_axioms.sort();
    policy.allowed_axioms.dedup();
    let settings = args.toolchain.settings()?;
    let folders = args.grade.folders(&settings.cache_dir)?;
    Ok(Grader::new(lmap_lean::find_toolchain(&settings)?, policy, folders))
}

impl From<ProjectError> for Failure {
    fn from(error: ProjectError) -> Self {
        match error {
            ProjectError::Fault(_) => Self::infrastructure(error),
            error => Self::usage(error),
        }
    }
}
