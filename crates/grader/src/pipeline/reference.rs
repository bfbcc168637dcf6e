//! The reference pipeline: what Lean by itself says.
//!
//! It is the yardstick for other pipelines, with their agreement and their speed. What it must trust besides Lean is that
//! a submission that passed the guard runs no code of its own inside `lean`: such code could write the messages that the
//! last two stages read.

use std::path::{Path, PathBuf};

use lmap_lean::{Diagnostic, End, Finished, Invocation, LeanCommand, LeanRun, Severity};
use lmap_tasks::WEIGHTS_MODULE;

use super::axioms::{judge_axioms, read_axioms};
use super::base::Builder;
use super::process::{abnormal_end, run};
use super::record::{Record, head};
use super::work::{copy_untrusted, write};
use super::{Bench, Goal, Halt, lake};
use crate::guard::Guarded;
use crate::reason::{Reason, ReasonCode};
use crate::submission::hex;
use crate::verdict::{Stage, StatementDiff};

/// The file, and the module, that a submission becomes.
const SOURCE: &str = "Submission.lean";
const MODULE: &str = "Submission";
const COMPILED: &str = "Submission.olean";

/// Lean compiled the submission and called every proof in it correct.
struct Built {
    olean: PathBuf,
}

/// The compiled file has been checked again, or cannot be; it lies with the base in a folder that the submission's build
/// never saw.
struct Replayed {
    check: PathBuf,
}

/// The theorem is there and has the goal's statement.
struct Stated {
    /// What Lean says about the axioms of a theorem that is proved by it.
    axioms_message: String,
    /// The name of that theorem.
    theorem: String,
}

/// The submission proves the goal from allowed axioms.
pub(crate) struct Proved(());

/// Runs all stages behind the guard.
pub(crate) fn prove(
    bench: &Bench<'_>,
    guarded: Guarded<'_>,
    goal: &Goal,
    record: &mut Record,
) -> Result<Proved, Halt> {
    let built = build(bench, guarded, record)?;
    let replayed = leanchecker(bench, built, record)?;
    let stated = statement(bench, &replayed, goal, record)?;
    axioms(bench, &stated, record)
}

fn build(bench: &Bench<'_>, guarded: Guarded<'_>, record: &mut Record) -> Result<Built, Halt> {
    const STAGE: Stage = Stage::Build;
    let fault = |path: &Path| {
        let path = path.to_owned();
        move |error: std::io::Error| Halt::work_folder(STAGE, &path, &error)
    };
    let package = bench.work.folder("package").map_err(fault(bench.work.path()))?;
    bench.base.write_package(&package).map_err(fault(&package))?;
    write(&package.join(SOURCE), guarded.submission().text().as_bytes()).map_err(fault(&package))?;
    let (invocation, olean) = build_command(bench, &package);
    let finished =
        run(&invocation, &bench.policy.limits, bench.deadline).map_err(|e| Halt::launch(STAGE, &e))?;
    let (messages, other) = read_build_output(bench.base.builder(), &finished);
    record.ran(STAGE, &invocation, &finished, &other);
    record.messages(&messages);
    judge_build(&finished, &messages, &other).inspect_err(|_| record.stages.set(STAGE, false))?;
    record.stages.set(STAGE, true);
    Ok(Built { olean })
}

/// The command that compiles the submission, and where the compiled file will be.
fn build_command(bench: &Bench<'_>, package: &Path) -> (Invocation, PathBuf) {
    match (bench.base.builder(), &bench.toolchain.lake) {
        (Builder::Lake, Some(lake)) => {
            (lake::build(bench.toolchain, lake, package, MODULE), package.join(lake::LIBRARY).join(COMPILED))
        }
        _ => {
            let command = lean(bench, SOURCE, package).lean_path(Builder::Lean.library()).output(COMPILED);
            (command.invocation(), package.join(COMPILED))
        }
    }
}

/// `lean SOURCE` in `dir`, with the policy's limit of memory.
fn lean(bench: &Bench<'_>, source: &str, dir: &Path) -> LeanCommand {
    let memory = format!("--memory={}", bench.policy.limits.kernel_mib);
    LeanCommand::new(bench.toolchain, source).dir(dir).arg(memory)
}

fn read_build_output(builder: Builder, finished: &Finished) -> (Vec<Diagnostic>, String) {
    match builder {
        Builder::Lake => {
            let output = finished.stdout.text() + &finished.stderr.text();
            (lake::messages(&output, SOURCE), output)
        }
        Builder::Lean => {
            let run = LeanRun::from_finished(finished.clone());
            (run.messages, run.other)
        }
    }
}

fn judge_build(finished: &Finished, messages: &[Diagnostic], other: &str) -> Result<(), Halt> {
    if let Some(reason) = abnormal_end(finished, other) {
        return Err(Halt::suspicious(Stage::Build, reason));
    }
    if finished.end.success() {
        return Ok(());
    }
    let errors: Vec<&Diagnostic> = messages.iter().filter(|m| m.severity == Severity::Error).collect();
    let Some(first) = errors.first() else {
        let last = other.trim().lines().next_back().unwrap_or("it printed nothing");
        let message = format!("Lean ended without success and without an error message: {}", head(last, 500));
        return Err(Halt::suspicious(Stage::Build, Reason::new(ReasonCode::LeanCrashed, message)));
    };
    let telling = |wanted: fn(&Diagnostic) -> bool| errors.iter().copied().find(|error| wanted(error));
    let (code, error) = match (telling(is_out_of_memory), telling(is_unknown_name)) {
        (Some(error), _) => (ReasonCode::Memory, error),
        (None, Some(error)) => (ReasonCode::UnknownName, error),
        (None, None) => (ReasonCode::LeanError, *first),
    };
    let message = head(error.message.trim(), 500);
    Err(Halt::rejected(Stage::Build, Reason::new(code, message).at(error.start)))
}

fn is_out_of_memory(error: &Diagnostic) -> bool {
    error.message.contains("excessive memory consumption detected")
}

/// Whether the message says that a name is not in the library.
fn is_unknown_name(error: &Diagnostic) -> bool {
    const STARTS: [&str; 6] = [
        "Unknown identifier",
        "Unknown constant",
        "unknown namespace",
        "Unknown attribute",
        "Unknown option",
        "unknown tactic",
    ];
    let missing_field =
        error.message.starts_with("Invalid field") && error.message.contains("does not contain");
    missing_field || STARTS.iter().any(|start| error.message.starts_with(start))
}

fn leanchecker(bench: &Bench<'_>, built: Built, record: &mut Record) -> Result<Replayed, Halt> {
    const STAGE: Stage = Stage::Leanchecker;
    let replayed = set_aside(bench, &built)?;
    let Some(program) = &bench.toolchain.leanchecker else {
        record.skip(STAGE, "this toolchain has no leanchecker");
        return Ok(replayed);
    };
    let mut env = lake::environment(bench.toolchain);
    env.push(("LEAN_PATH".into(), ".".into()));
    let (program, args, dir) = (program.clone(), vec![MODULE.into()], replayed.check.clone());
    let invocation = Invocation { program, args, env, dir };
    let finished =
        run(&invocation, &bench.policy.limits, bench.deadline).map_err(|e| Halt::launch(STAGE, &e))?;
    let output = finished.stdout.text() + &finished.stderr.text();
    record.ran(STAGE, &invocation, &finished, &output);
    let accepted = finished.end.success();
    record.stages.set(STAGE, accepted);
    if accepted {
        return Ok(replayed);
    }
    let rejected = || {
        let last = output.trim().lines().next_back().unwrap_or("it gave no reason");
        Reason::new(
            ReasonCode::CheckerRejected,
            format!("leanchecker does not accept the file: {}", head(last, 500)),
        )
    };
    Err(match abnormal_end(&finished, &output) {
        Some(reason) => Halt::suspicious(STAGE, reason),
        None => Halt::rejected(STAGE, rejected()),
    })
}

/// Puts the compiled file and fresh copies of the base into a folder that the build never saw.
fn set_aside(bench: &Bench<'_>, built: &Built) -> Result<Replayed, Halt> {
    let check = bench
        .work
        .folder("check")
        .and_then(|check| bench.base.write_library(&check).map(|()| check))
        .map_err(|error| Halt::work_folder(Stage::Setup, bench.work.path(), &error))?;
    let limit = bench.policy.limits.file_mib << 20;
    copy_untrusted(&built.olean, &check.join(COMPILED), limit).map_err(|error| {
        let message = format!("Lean reported no error, but its compiled file cannot be used: {error}");
        Halt::suspicious(Stage::Build, Reason::new(ReasonCode::NoCompiledFile, message))
    })?;
    Ok(Replayed { check })
}

fn statement(
    bench: &Bench<'_>,
    replayed: &Replayed,
    goal: &Goal,
    record: &mut Record,
) -> Result<Stated, Halt> {
    const STAGE: Stage = Stage::Statement;
    const CHECK: &str = "Check.lean";
    let nonce = nonce().map_err(|error| Halt::work_folder(STAGE, &replayed.check, &error))?;
    // No dot in the name: a dotted name would open a namespace in which the submission could capture the names that follow.
    // The name is chosen after the build, so that the submission cannot have declared it.
    let theorem = format!("lmap_check_{nonce}");
    let source = format!(
        "import {WEIGHTS_MODULE}\nimport {MODULE}\ntheorem {theorem} : {} := _root_.{}\n#print axioms {theorem}\n",
        goal.proposition, goal.theorem
    );
    let checked = run_check(bench, replayed, CHECK, &source, record)?;
    let stated = judge_check(&checked, theorem, goal);
    record.stages.set(STAGE, stated.is_ok());
    if let Err(Halt { reason: Reason { code: ReasonCode::StatementDiffers, .. }, .. }) = &stated {
        let found = describe(bench, replayed, goal, record);
        record.statement_diff = found.map(|found| StatementDiff::of_texts(goal.statement.clone(), found));
    }
    stated
}

/// Runs `lean` on a file of ours in the folder with the submission's compiled file.
fn run_check(
    bench: &Bench<'_>,
    replayed: &Replayed,
    name: &str,
    source: &str,
    record: &mut Record,
) -> Result<LeanRun, Halt> {
    const STAGE: Stage = Stage::Statement;
    let fault = |error| Halt::work_folder(STAGE, &replayed.check, &error);
    write(&replayed.check.join(name), source.as_bytes()).map_err(fault)?;
    let invocation = lean(bench, name, &replayed.check).lean_path(".").invocation();
    let finished =
        run(&invocation, &bench.policy.limits, bench.deadline).map_err(|e| Halt::launch(STAGE, &e))?;
    let run = LeanRun::from_finished(finished);
    record.ran(STAGE, &invocation, &run.finished, &run.other);
    Ok(run)
}

/// Accepts only what Lean prints for a correct check: one message, at the place of `#print axioms`, and nothing else.
fn judge_check(run: &LeanRun, theorem: String, goal: &Goal) -> Result<Stated, Halt> {
    const STAGE: Stage = Stage::Statement;
    const PRINT_LINE: u32 = 4;
    if let Some(reason) = abnormal_end(&run.finished, &run.other) {
        return Err(Halt::suspicious(STAGE, reason));
    }
    if let Some(error) = run.errors().next() {
        let code = check_error_code(&error.message, goal);
        return Err(Halt::rejected(
            STAGE,
            Reason::new(code, check_error_message(code, &error.message, goal)),
        ));
    }
    match run.messages.as_slice() {
        [only]
            if run.finished.end == End::Exited(0)
                && run.other.is_empty()
                && only.severity == Severity::Information
                && only.start.line == PRINT_LINE =>
        {
            Ok(Stated { axioms_message: only.message.clone(), theorem })
        }
        _ => {
            let message = "the check printed something else than the axioms";
            Err(Halt::suspicious(STAGE, Reason::new(ReasonCode::CheckFailed, message)))
        }
    }
}

fn check_error_code(message: &str, goal: &Goal) -> ReasonCode {
    let names_theorem = message.contains(&format!("`{}`", goal.theorem))
        || message.contains(&format!("`_root_.{}`", goal.theorem));
    if message.contains("environment already contains") {
        ReasonCode::NameClash
    } else if (message.starts_with("Unknown constant") || message.starts_with("Unknown identifier"))
        && names_theorem
    {
        ReasonCode::TheoremMissing
    } else if message.to_lowercase().starts_with("type mismatch") {
        ReasonCode::StatementDiffers
    } else {
        ReasonCode::CheckFailed
    }
}

fn check_error_message(code: ReasonCode, message: &str, goal: &Goal) -> String {
    match code {
        ReasonCode::TheoremMissing => format!("the file does not declare `{}`", goal.theorem),
        ReasonCode::StatementDiffers => {
            format!("`{}` does not state `{}`", goal.theorem, goal.statement)
        }
        ReasonCode::NameClash => {
            format!(
                "the file declares something that the task declares already: {}",
                head(message.trim(), 500)
            )
        }
        _ => head(message.trim(), 500).to_owned(),
    }
}

/// What the submission's theorem states, as Lean prints it.
fn describe(bench: &Bench<'_>, replayed: &Replayed, goal: &Goal, record: &mut Record) -> Option<String> {
    let source = format!(
        "import {WEIGHTS_MODULE}\nimport {MODULE}\n#check (_root_.{} : type_of% @_root_.{})\n",
        goal.theorem, goal.theorem
    );
    let run = run_check(bench, replayed, "Describe.lean", &source, record).ok()?;
    let [only] = run.messages.as_slice() else { return None };
    let (_, found) = only.message.split_once(" : ")?;
    let found = found.split_whitespace().collect::<Vec<_>>().join(" ");
    Some(head(&found, 2000).to_owned())
}

fn axioms(bench: &Bench<'_>, stated: &Stated, record: &mut Record) -> Result<Proved, Halt> {
    const STAGE: Stage = Stage::Axioms;
    let judged = match read_axioms(&stated.axioms_message, &stated.theorem) {
        None => Err(Reason::new(ReasonCode::AxiomsUnreadable, "Lean's list of axioms could not be read")),
        Some(found) => {
            let judged = judge_axioms(&found, bench.policy);
            record.axioms = Some(found);
            judged
        }
    };
    record.stages.set(STAGE, judged.is_ok());
    judged.map(|()| Proved(())).map_err(|reason| Halt::rejected(STAGE, reason))
}

/// Sixteen hexadecimal digits that nobody can guess.
fn nonce() -> std::io::Result<String> {
    let mut bytes = [0_u8; 8];
    let got = rustix::rand::getrandom(&mut bytes, rustix::rand::GetRandomFlags::empty())?;
    if got < bytes.len() {
        return Err(std::io::Error::other("the system has no random bytes"));
    }
    Ok(hex(&bytes))
}
