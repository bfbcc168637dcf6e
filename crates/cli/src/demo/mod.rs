//! `lmap demo`: one real task from training to verdicts.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use lmap_grader::render::{Style, render};
use lmap_grader::{Folders, Grader, Outcome, Policy, Submission, Verdict, judge_terms};
use lmap_lean::{Toolchain, install};
use lmap_network::draw::Drawing;
use lmap_network::{Recipe, Trained, train};
use lmap_tasks::Task;
use lmap_tasks::proofs::{self, Strategy};
use serde::Serialize;

use crate::context::{Context, Failure};
use crate::progress::Reporter;
use crate::toolchain::{InstallArgs, ToolchainArgs};

/// The network that is trained: modulus, hidden units, seed.
const P: usize = 5;
const HIDDEN: usize = 8;
const SEED: u64 = 0;
/// Lines of the prompt that are shown.
const PROMPT_LINES: usize = 14;

/// Train a network, and grade five proofs about it with the real Lean
///
/// Sets up what is missing (see `lmap setup`), trains and freezes a network that adds modulo 5, draws it, and grades
/// two proofs and three attempts that are none.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    toolchain: ToolchainArgs,
    #[command(flatten)]
    install: InstallArgs,
    /// Folder for the picture, the task's Lean files and the submissions
    #[arg(long, value_name = "DIR", default_value = "lmap-demo")]
    out: PathBuf,
}

/// A submission of the demonstration and what it must come to.
struct Example {
    file: &'static str,
    what: &'static str,
    content: Content,
    expected: Outcome,
}

/// What a submission consists of.
enum Content {
    /// A reference proof of the task.
    Proof(Strategy),
    /// This text, which is written for the task.
    Text(&'static str),
}

impl Example {
    fn text(&self, task: &Task) -> String {
        match self.content {
            Content::Proof(strategy) => proofs::proof(task, strategy),
            Content::Text(text) => text.to_owned(),
        }
    }
}

const EXAMPLES: [Example; 5] = [
    Example {
        file: "brute_force.lean",
        what: "all 25 pairs by the kernel",
        content: Content::Proof(Strategy::Decide),
        expected: Outcome::Accepted,
    },
    Example {
        file: "cases.lean",
        what: "one lemma for each a",
        content: Content::Proof(Strategy::Cases),
        expected: Outcome::Accepted,
    },
    Example {
        file: "weaker.lean",
        what: "a weaker statement",
        content: Content::Text(include_str!("submissions/weaker.lean")),
        expected: Outcome::Rejected,
    },
    Example {
        file: "sorry.lean",
        what: "no proof",
        content: Content::Text(include_str!("submissions/sorry.lean")),
        expected: Outcome::Rejected,
    },
    Example {
        file: "own_network.lean",
        what: "a network of its own",
        content: Content::Text(include_str!("submissions/own_network.lean")),
        expected: Outcome::Rejected,
    },
];

/// What the demonstration did, for machines.
#[derive(Serialize)]
struct Report {
    toolchain: Toolchain,
    network_hash: String,
    pictures: [PathBuf; 2],
    verdicts: Vec<Verdict>,
    as_expected: bool,
}

/// Runs `lmap demo`.
pub fn run(args: Args, context: &Context) -> Result<ExitCode, Failure> {
    let settings = args.toolchain.settings_with(&args.install)?;
    let say = |text: &str| {
        if !context.json {
            println!("{text}");
        }
    };
    let heading = |number: u8, text: &str| say(&format!("\n{}", bold(&format!("{number}. {text}"), context)));

    heading(1, "Lean");
    let toolchain = install(&settings, &Reporter::new(context))?;
    say(&crate::setup::summary(&toolchain));

    heading(2, "A network that adds modulo 5");
    let start = Instant::now();
    let trained = train(&Recipe::full(), P, HIDDEN, SEED).map_err(Failure::infrastructure)?;
    let task = Task::new(Task::id_for(P, HIDDEN, SEED), trained.frozen.clone());
    let files = Files::write(&args.out, &task)?;
    say(&training_lines(&trained, start.elapsed().as_secs_f64()));
    say(&format!("  picture    {}", files.pictures[1].display()));
    say(&format!("  Lean       {}", files.weights.display()));

    heading(3, "What a model is asked");
    let policy = Policy::default();
    let prompt = task.prompt(&judge_terms(&toolchain, policy.timeout().as_secs()));
    say(&head_of(&prompt));

    heading(4, "Five answers");
    let grader = Grader::new(toolchain.clone(), policy, Folders::new(settings.cache_dir.clone()));
    let mut verdicts = Vec::new();
    for example in &EXAMPLES {
        let text = example.text(&task);
        let submission =
            Submission::lean(example.file, &text).map_err(|r| Failure::infrastructure(r.message))?;
        let verdict = grader.grade(&task, &submission);
        let style = if context.colour { Style::Coloured } else { Style::Plain };
        say(&indented(&render(&verdict, &text, style)));
        verdicts.push(verdict);
    }

    heading(5, "In short");
    say(&table(&verdicts));
    let ending = Ending::of(&verdicts);
    if context.json {
        let network_hash = task.network().network().hash();
        let as_expected = ending == Ending::AsExpected;
        let pictures = files.pictures;
        context.print_json(&Report { toolchain, network_hash, pictures, verdicts, as_expected })?;
    } else {
        println!("\n{}", ending.what_next(&args.out, task.id()));
    }
    Ok(ending.exit_code())
}

/// What the verdicts come to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ending {
    AsExpected,
    Unexpected,
    JudgeAtFault,
}

impl Ending {
    fn of(verdicts: &[Verdict]) -> Self {
        if verdicts.iter().any(|v| v.verdict == Outcome::Error) {
            Self::JudgeAtFault
        } else if EXAMPLES.iter().zip(verdicts).all(|(e, v)| e.expected == v.verdict) {
            Self::AsExpected
        } else {
            Self::Unexpected
        }
    }

    fn exit_code(self) -> ExitCode {
        ExitCode::from(match self {
            Self::AsExpected => 0,
            Self::Unexpected => 1,
            Self::JudgeAtFault => 3,
        })
    }

    fn what_next(self, out: &Path, task: &str) -> String {
        let out = out.display();
        match self {
            Self::AsExpected => format!(
                "Two proofs were accepted, and three attempts that prove something else, or nothing, were not.\n\n\
                 Try next:\n  \
                 change {out}/cases.lean, then   lmap grade {task} {out}/cases.lean\n  \
                 another network                 lmap networks train --help\n  \
                 what this machine can do        lmap doctor\n\
                 (without an installed `lmap`: cargo run --release -- grade …)"
            ),
            Self::Unexpected => "A verdict is not what it should be: `lmap doctor` may tell why.".to_owned(),
            Self::JudgeAtFault => "The judge itself failed: `lmap doctor` may tell why.".to_owned(),
        }
    }
}

/// What the demonstration leaves behind.
struct Files {
    pictures: [PathBuf; 2],
    weights: PathBuf,
}

impl Files {
    /// Writes the picture, the task's Lean modules and the submissions.
    fn write(out: &Path, task: &Task) -> Result<Self, Failure> {
        let failed = |path: &Path, error: std::io::Error| {
            Failure::infrastructure(format!(
                "cannot write {}: {error}; name another folder with --out",
                path.display()
            ))
        };
        let package = out.join("LeanCheckedNetwork");
        std::fs::create_dir_all(&package).map_err(|error| failed(&package, error))?;
        let weights = package.join("Weights.lean");
        let network = package.join("Network.lean");
        let modules = [(weights.clone(), task.weights_lean()), (network, task.network_lean().to_owned())];
        let submissions = EXAMPLES.iter().map(|e| (out.join(e.file), e.text(task)));
        for (path, text) in modules.into_iter().chain(submissions) {
            std::fs::write(&path, text).map_err(|error| failed(&path, error))?;
        }
        let drawing = Drawing::of_network(task.network().network(), task.network().operation());
        let pictures = drawing.save(&out.join(task.id())).map_err(Failure::infrastructure)?;
        Ok(Self { pictures, weights })
    }
}

fn training_lines(trained: &Trained, seconds: f64) -> String {
    let evaluation = &trained.evaluation;
    format!(
        "  trained    {HIDDEN} hidden units, seed {SEED}: {} epochs in {seconds:.2} s\n  \
         frozen     to integers, right on all {} pairs; smallest margin {} of a score range of {}",
        trained.epoch,
        P * P,
        evaluation.margin,
        evaluation.score_spread(),
    )
}

/// The first lines of a text, and how many follow.
fn head_of(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let shown = &lines[..PROMPT_LINES.min(lines.len())];
    let mut head: String = shown.iter().fold(String::new(), |mut head, line| {
        let _ = writeln!(head, "  │ {}", clipped(line, 100));
        head
    });
    let _ = write!(
        head,
        "  └ and {} lines more, {} characters in all",
        lines.len() - shown.len(),
        text.chars().count()
    );
    head
}

fn clipped(line: &str, width: usize) -> String {
    if line.chars().count() <= width {
        return line.to_owned();
    }
    let start: String = line.chars().take(width - 1).collect();
    format!("{start}…")
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("  {line}\n")).collect()
}

fn bold(text: &str, context: &Context) -> String {
    if context.colour { format!("\x1b[1m{text}\x1b[0m") } else { text.to_owned() }
}

/// One line for each submission.
fn table(verdicts: &[Verdict]) -> String {
    let mut table =
        format!("  {:<18} {:<26} {:<10} {:<11} {}\n", "file", "what it is", "verdict", "stopped at", "why");
    for (example, verdict) in EXAMPLES.iter().zip(verdicts) {
        let stage = verdict.stage.map_or("—", |stage| stage.name());
        let why = verdict.reason.as_ref().map_or("—", |reason| reason.code.name());
        let _ = writeln!(
            table,
            "  {:<18} {:<26} {:<10} {:<11} {}",
            example.file,
            example.what,
            verdict.verdict.name(),
            stage,
            why
        );
    }
    table.trim_end().to_owned()
}
