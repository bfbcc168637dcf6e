//! `lmap grade`: judge submissions to one task.

mod input;

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args as ClapArgs, ValueEnum};
use indicatif::ProgressBar;
use lmap_grader::batch::{Flakiness, grade_all};
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
    /// Grade this many files at once
    #[arg(long, short, value_name = "N", default_value_t = NonZeroUsize::MIN)]
    jobs: NonZeroUsize,
    /// Grade every file this many times, without the cache, and tell whether the verdicts differ
    #[arg(long, value_name = "N")]
    repeat: Option<NonZeroUsize>,
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
    let grade_args = if args.repeat.is_some() { args.grade.without_cache() } else { args.grade };
    let grader = grade_args.grader(&args.toolchain)?;
    end_grades_on_signal()?;
    match args.repeat {
        None => once(&grader, &task, &inputs, args.input, args.jobs, context),
        Some(times) => {
            let repeated = Repeated { times, jobs: args.jobs, kind: args.input };
            repeated.run(&grader, &task, &inputs, context)
        }
    }
}

fn once(
    grader: &Grader,
    task: &Task,
    inputs: &[Input],
    kind: InputKind,
    jobs: NonZeroUsize,
    context: &Context,
) -> Result<ExitCode, Failure> {
    let mut outcomes = Vec::new();
    let mut printed = Ok(());
    let progress = spinner(inputs.len(), context);
    grade_all(
        inputs,
        jobs,
        |input| grade(grader, task, input, kind),
        |index, verdict| {
            outcomes.push(verdict.verdict);
            let shown = progress.suspend(|| print(&verdict, &inputs[index], kind, context));
            if printed.is_ok() {
                printed = shown;
            }
        },
    );
    progress.finish_and_clear();
    printed?;
    if outcomes.len() > 1 && !context.json {
        let accepted = outcomes.iter().filter(|&&outcome| outcome == Outcome::Accepted).count();
        println!("{accepted} of {} accepted", outcomes.len());
    }
    if let Some(why) = grader.stopped() {
        return Err(Failure::infrastructure(why));
    }
    Ok(ExitCode::from(worst(outcomes)))
}

fn worst(outcomes: impl IntoIterator<Item = Outcome>) -> u8 {
    outcomes.into_iter().map(Outcome::exit_status).max().unwrap_or(0)
}

/// The same grades again and again.
struct Repeated {
    times: NonZeroUsize,
    jobs: NonZeroUsize,
    kind: InputKind,
}

impl Repeated {
    fn run(
        &self,
        grader: &Grader,
        task: &Task,
        inputs: &[Input],
        context: &Context,
    ) -> Result<ExitCode, Failure> {
        let mut worst_of_all = 0;
        for input in inputs {
            let again = vec![input; self.times.get()];
            let mut verdicts = Vec::new();
            let progress = spinner(again.len(), context);
            grade_all(
                &again,
                self.jobs,
                |input| grade(grader, task, input, self.kind),
                |_, v| verdicts.push(v),
            );
            progress.finish_and_clear();
            let Some(report) = Flakiness::of(&verdicts) else { continue };
            worst_of_all = worst_of_all.max(worst(verdicts.iter().map(|verdict| verdict.verdict)));
            show(&report, context)?;
        }
        Ok(ExitCode::from(worst_of_all))
    }
}

fn show(report: &Flakiness, context: &Context) -> Result<(), Failure> {
    if context.json {
        println!("{}", serde_json::to_string(report).map_err(Failure::infrastructure)?);
        return Ok(());
    }
    let word = if report.flaky { "FLAKY" } else { "steady" };
    let [least, middle, most] = report.seconds;
    println!("{word}  {}  {} times, {least} / {middle} / {most} s", report.name, report.runs);
    for (ending, count) in &report.endings {
        println!("  {count:>5}  {ending}");
    }
    Ok(())
}

fn submission(input: &Input, kind: InputKind) -> Result<Submission, lmap_grader::Reason> {
    let (name, text) = (input.name.clone(), input.text.as_str());
    match kind {
        InputKind::Auto => Submission::lean_or_reply(name, text),
        InputKind::Lean => Submission::lean(name, text),
        InputKind::Reply => Submission::from_reply(name, text),
    }
}

fn grade(grader: &Grader, task: &Task, input: &Input, kind: InputKind) -> Verdict {
    match submission(input, kind) {
        Ok(submission) => grader.grade(task, &submission),
        Err(reason) => grader.refuse(task, &input.name, reason),
    }
}

/// One verdict a line as JSON, or several lines for people. Positions in a verdict refer to the Lean text.
fn print(verdict: &Verdict, input: &Input, kind: InputKind, context: &Context) -> Result<(), Failure> {
    if context.json {
        println!("{}", serde_json::to_string(verdict).map_err(Failure::infrastructure)?);
    } else {
        let style = if context.colour { Style::Coloured } else { Style::Plain };
        let submission = submission(input, kind);
        let text = submission.as_ref().map_or("", |submission| submission.text());
        print!("{}", render(verdict, text, style));
    }
    Ok(())
}

fn spinner(count: usize, context: &Context) -> ProgressBar {
    if !context.progress {
        return ProgressBar::hidden();
    }
    let what = if count == 1 { "grading".to_owned() } else { format!("grading {count} submissions") };
    let spinner = ProgressBar::new_spinner().with_message(what);
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
