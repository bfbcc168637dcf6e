//! `lmap grade`: judge submissions to one task.

mod input;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args as ClapArgs, ValueEnum};
use indicatif::ProgressBar;
use lmap_grader::render::{Style, render};
use lmap_grader::{Grader, Outcome, Submission, Verdict};
use lmap_tasks::Task;

use crate::context::{Context, Failure};
use crate::grade_args::GradeArgs;
use crate::interrupt::INTERRUPTED;
use crate::tasks::TaskSetArgs;
use crate::toolchain::ToolchainArgs;
use input::Input;

/// Judge submissions to a task
///
/// A submission is a Lean file, or a model's reply with exactly one ```lean block. The exit code is 0 if all are accepted, 1 if
/// one is not, 2 if a file cannot be used, 3 if the judge or its machine is at fault.
#[derive(Debug, ClapArgs)]
pub struct Args {
    /// Id of the task, such as p5-h8-s0
    task: String,
    /// Files to judge; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// How to read the files
    #[arg(long, value_enum, default_value_t = InputKind::Auto)]
    input: InputKind,
    #[command(flatten)]
    task_set: TaskSetArgs,
    #[command(flatten)]
    grade: GradeArgs,
    #[command(flatten)]
    toolchain: ToolchainArgs,
}

/// How a file is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum InputKind {
    /// As Lean if its name ends in .lean; else as a reply if it has a code fence or thoughts; else as Lean
    Auto,
    /// As a Lean file
    Lean,
    /// As a model's reply
    Reply,
}

/// Runs `lmap grade`.
pub fn run(args: Args, context: &Context) -> Result<ExitCode, Failure> {
    let task = args.task_set.open()?.task(&args.task)?;
    let inputs = args.files.iter().map(|file| Input::read(file)).collect::<Result<Vec<_>, _>>()?;
    let grader = args.grade.grader(&args.toolchain)?;
    end_grades_on_signal()?;
    let mut outcomes = Vec::new();
    for input in inputs {
        let progress = spinner(&input.name, context);
        let (verdict, text) = grade(&grader, &task, input, args.input)?;
        progress.finish_and_clear();
        outcomes.push(verdict.verdict);
        print(&verdict, &text, context)?;
    }
    if outcomes.len() > 1 && !context.json {
        let accepted = outcomes.iter().filter(|&&outcome| outcome == Outcome::Accepted).count();
        println!("{accepted} of {} accepted", outcomes.len());
    }
    let worst = outcomes.into_iter().map(Outcome::exit_status).max().unwrap_or(0);
    Ok(ExitCode::from(worst))
}

/// The verdict on one input, and the Lean text that positions in it refer to.
fn grade(grader: &Grader, task: &Task, input: Input, kind: InputKind) -> Result<(Verdict, String), Failure> {
    let Input { name, text } = input;
    let submission = match kind {
        InputKind::Auto => Submission::lean_or_reply(name.clone(), text),
        InputKind::Lean => Submission::lean(name.clone(), text),
        InputKind::Reply => Submission::from_reply(name.clone(), &text),
    };
    Ok(match submission {
        Ok(submission) => (grader.grade(task, &submission), submission.text().to_owned()),
        Err(reason) => (grader.refuse(task, &name, reason), String::new()),
    })
}

/// One verdict a line as JSON, or several lines for people.
fn print(verdict: &Verdict, text: &str, context: &Context) -> Result<(), Failure> {
    if context.json {
        println!("{}", serde_json::to_string(verdict).map_err(Failure::infrastructure)?);
    } else {
        let style = if context.colour { Style::Coloured } else { Style::Plain };
        print!("{}", render(verdict, text, style));
    }
    Ok(())
}

fn spinner(name: &str, context: &Context) -> ProgressBar {
    if !context.progress {
        return ProgressBar::hidden();
    }
    let spinner = ProgressBar::new_spinner().with_message(format!("grading {name}"));
    spinner.enable_steady_tick(Duration::from_millis(100));
    spinner
}

/// Makes Ctrl-C and its like end the program with nothing left running or lying about.
pub fn end_grades_on_signal() -> Result<(), Failure> {
    let handler = || {
        lmap_grader::abandon();
        std::process::exit(INTERRUPTED.into());
    };
    ctrlc::set_handler(handler).map_err(Failure::infrastructure)
}
