//! The reference pipeline: what Lean by itself says.
//!
//! It is the yardstick for other pipelines, with their agreement and their speed. What it must trust besides Lean is that
//! a submission that passed the guard runs no code of its own inside `lean`: such code could write the messages that the
//! last two stages read.

use std::fs::File;

use lmap_lean::{Diagnostic, End, Finished, Invocation, LeanRun, Severity};
use lmap_sandbox::{Content, Input, Take, TakeError};
use lmap_tasks::WEIGHTS_MODULE;

use super::axioms::{judge_axioms, read_axioms};
use super::base::Builder;
use super::build::{elaborated, no_compiled_file};
use super::process::{Order, Ran, abnormal_end};
use super::record::{Record, head};
use super::{Bench, COMPILED, Goal, Halt, MODULE, SOURCE, lake};
use crate::guard::Guarded;
use crate::reason::{Reason, ReasonCode};
use crate::submission::hex;
use crate::verdict::{Outcome, Stage, StatementDiff};

/// Lean compiled the submission and called every proof in it correct.
struct Built {
    compiled: File,
}

/// The compiled file has been checked again, or cannot be.
struct Replayed {
    compiled: File,
}

/// The theorem is there and has the goal's statement.
struct Stated {
    /// What Lean says about the axioms of a theorem that is proved by it.
    axioms_message: String,
    /// The name of that theorem.
    theorem: String,
}

/// Runs all stages behind the guard.
pub(crate) fn prove(
    bench: &Bench<'_>,
    guarded: &Guarded<'_>,
    goal: &Goal,
    record: &mut Record,
) -> Result<(), Halt> {
    let built = build(bench, guarded, record)?;
    let replayed = leanchecker(bench, built, record)?;
    let stated = statement(bench, &replayed, goal, record)?;
    axioms(bench, &stated, record)
}

fn build(bench: &Bench<'_>, guarded: &Guarded<'_>, record: &mut Record) -> Result<Built, Halt> {
    const STAGE: Stage = Stage::Build;
    let limits = &bench.policy.limits;
    let (invocation, compiled) = build_command(bench);
    let mut inputs = bench.base.package();
    inputs.push(Input::bytes(SOURCE, guarded.submission().text()));
    let order = Order {
        inputs,
        take: vec![Take { name: compiled, max_bytes: limits.file_mib << 20 }],
        may_spawn: bench.base.builder() == Builder::Lake,
        ..Order::new(&invocation, limits.kernel_mib)
    };
    record.elaborations += 1;
    let mut ran = bench.runner.run(STAGE, order)?;
    let compiled = ran.taken.pop().unwrap_or(Err(TakeError::NotTaken));
    let (messages, other) = read_build_output(bench.base.builder(), &ran.finished);
    record.ran(STAGE, &invocation, &ran.finished, &other);
    record.messages(&messages);
    let built = elaborated(&ran, &messages, &other);
    let kernel = built.as_ref().map_or_else(|halt| halt.reason.code.outcome(), |()| Outcome::Accepted);
    record.lean_kernel(&bench.toolchain.version, kernel);
    let built = built.and_then(|()| compiled.map_err(|error| no_compiled_file(&error)));
    record.stages.set(STAGE, built.is_ok());
    Ok(Built { compiled: built? })
}

/// The command that compiles the submission, and where the compiled file will be.
fn build_command(bench: &Bench<'_>) -> (Invocation, String) {
    match (bench.base.builder(), &bench.toolchain.lake) {
        (Builder::Lake, Some(lake)) => {
            let here = std::path::Path::new(".");
            (lake::build(bench.toolchain, lake, here, MODULE), format!("{}{COMPILED}", lake::LIBRARY))
        }
        _ => {
            let command = bench.lean(SOURCE, bench.policy.limits.kernel_mib);
            let command = command.lean_path(Builder::Lean.library()).output(COMPILED);
            (command.invocation(), COMPILED.to_owned())
        }
    }
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

fn leanchecker(bench: &Bench<'_>, built: Built, record: &mut Record) -> Result<Replayed, Halt> {
    const STAGE: Stage = Stage::Leanchecker;
    let replayed = Replayed { compiled: built.compiled };
    let Some(program) = &bench.toolchain.leanchecker else {
        record.skip(STAGE, "this toolchain has no leanchecker");
        return Ok(replayed);
    };
    let mut env = lake::environment(bench.toolchain);
    env.push(("LEAN_PATH".into(), ".".into()));
    let invocation = Invocation { program: program.clone(), args: vec![MODULE.into()], env, dir: "/".into() };
    let ran = run_over(bench, STAGE, &replayed, &invocation, Vec::new())?;
    let output = ran.finished.stdout.text() + &ran.finished.stderr.text();
    record.ran(STAGE, &invocation, &ran.finished, &output);
    let accepted = ran.finished.end.success();
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
    Err(match abnormal_end(&ran, &output) {
        Some(reason) => Halt::suspicious(STAGE, reason),
        None => Halt::rejected(STAGE, rejected()),
    })
}

/// Runs a program where there is the submission's compiled file with fresh copies of the base, and `more`: a sandbox of its
/// own, that the build never saw.
fn run_over(
    bench: &Bench<'_>,
    stage: Stage,
    replayed: &Replayed,
    invocation: &Invocation,
    more: Vec<Input>,
) -> Result<Ran, Halt> {
    let copy = replayed.compiled.try_clone().map_err(|error| Halt::launch(stage, &error))?;
    let mut inputs = bench.base.library(".");
    inputs.push(Input { name: COMPILED.to_owned(), content: Content::File(copy) });
    inputs.extend(more);
    bench.runner.run(stage, Order { inputs, ..Order::new(invocation, bench.policy.limits.kernel_mib) })
}

fn statement(
    bench: &Bench<'_>,
    replayed: &Replayed,
    goal: &Goal,
    record: &mut Record,
) -> Result<Stated, Halt> {
    const STAGE: Stage = Stage::Statement;
    const CHECK: &str = "Check.lean";
    let nonce = nonce().map_err(|error| Halt::launch(STAGE, &error))?;
    // No dot in the name: a dotted name would open a namespace in which the submission could capture the names that follow.
    // The name is chosen after the build, so that the submission cannot have declared it.
    let theorem = format!("lmap_check_{nonce}");
    let source = format!(
        "import {WEIGHTS_MODULE}\nimport {MODULE}\ntheorem {theorem} : {} := _root_.{}\n#print axioms {theorem}\n",
        goal.proposition, goal.theorem
    );
    let (ran, run) = run_check(bench, replayed, CHECK, &source, record)?;
    let stated = judge_check(&ran, &run, theorem, goal);
    record.stages.set(STAGE, stated.is_ok());
    if let Err(Halt { reason: Reason { code: ReasonCode::StatementDiffers, .. }, .. }) = &stated {
        let found = describe(bench, replayed, goal, record);
        record.statement_diff = found.map(|found| StatementDiff::of_texts(goal.statement.clone(), found));
    }
    stated
}

/// Runs `lean` on a file of ours next to the submission's compiled file.
fn run_check(
    bench: &Bench<'_>,
    replayed: &Replayed,
    name: &str,
    source: &str,
    record: &mut Record,
) -> Result<(Ran, LeanRun), Halt> {
    const STAGE: Stage = Stage::Statement;
    let invocation = bench.lean(name, bench.policy.limits.kernel_mib).lean_path(".").invocation();
    let ran = run_over(bench, STAGE, replayed, &invocation, vec![Input::bytes(name, source)])?;
    let run = LeanRun::from_finished(ran.finished.clone());
    record.ran(STAGE, &invocation, &run.finished, &run.other);
    Ok((ran, run))
}

/// Accepts only what Lean prints for a correct check: one message, at the place of `#print axioms`, and nothing else.
fn judge_check(ran: &Ran, run: &LeanRun, theorem: String, goal: &Goal) -> Result<Stated, Halt> {
    const STAGE: Stage = Stage::Statement;
    const PRINT_LINE: u32 = 4;
    if let Some(reason) = abnormal_end(ran, &run.other) {
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
    let (_, run) = run_check(bench, replayed, "Describe.lean", &source, record).ok()?;
    let [only] = run.messages.as_slice() else { return None };
    let (_, found) = only.message.split_once(" : ")?;
    let found = found.split_whitespace().collect::<Vec<_>>().join(" ");
    Some(head(&found, 2000).to_owned())
}

fn axioms(bench: &Bench<'_>, stated: &Stated, record: &mut Record) -> Result<(), Halt> {
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
    judged.map_err(|reason| Halt::rejected(STAGE, reason))
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
