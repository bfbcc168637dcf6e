//! Putting a submission to the kernels of the policy, and making one verdict of their answers.

use lmap_kernel::{Environment, NameId};
use lmap_lean::official::{BaseMode, Request};

use super::base::TrustedBase;
use super::kernels::{Answer, Clock, OfficialRunner, ask_lean, ask_lmap, called_off};
use super::pose::Posed;
use super::{Conditions, Ending, Judgement, note};
use crate::policy::Kernels;
use crate::reason::{Reason, ReasonCode};
use crate::verdict::Stage;

const STAGE: Stage = Stage::Leanchecker;

/// Every kernel of the policy accepts the submission's declarations, and those that state the theorems again.
pub(super) struct Replayed {
    pub environment: Environment,
    /// The theorems and definitions asked for.
    pub asked: Vec<NameId>,
    /// Axioms of the challenge that the submission repeats as they are.
    pub challenge_axioms: Vec<NameId>,
    /// What Lean's kernel is asked later, if this grade is audited.
    audit: Option<Question>,
}

/// A request to Lean's kernel.
struct Question {
    request: Request,
    /// The shown names of the declarations that state the theorems again.
    checks: Vec<String>,
    version: String,
}

/// Asks the kernels of the policy.
pub(super) fn replay(
    posed: Posed,
    base: &TrustedBase,
    conditions: &Conditions<'_>,
    judgement: &mut Judgement,
) -> Result<Replayed, Ending> {
    if let Some(ending) = called_off(conditions) {
        return Err(ending);
    }
    let asks_lean = conditions.kernels != Kernels::Lmap || conditions.audit;
    let start = Clock::start();
    let question = if asks_lean { Some(question(&posed, base)?) } else { None };
    note(judgement, STAGE, start.cost());
    let Posed { file, own_count, asked, challenge_axioms, problem, differs, diff: _, notes: _ } = posed;
    let answers = match (conditions.kernels, question) {
        (Kernels::Lmap, audit) => {
            let lmap = lmap(base, file, own_count, conditions, judgement);
            (settle_one(lmap), audit)
        }
        (Kernels::Lean, Some(question)) => {
            let lean = lean(&question, conditions, judgement);
            let environment = settle_one(lean).and_then(|()| {
                base.environment
                    .trust(file)
                    .map_err(|error| Ending::new(STAGE, ReasonCode::KernelRejected, format!("{error}")))
            });
            (environment, None)
        }
        (Kernels::Both, Some(question)) => {
            let lmap = lmap(base, file, own_count, conditions, judgement);
            (both(lmap, &question, conditions, judgement), None)
        }
        (Kernels::Lean | Kernels::Both, None) => (Err(no_runner()), None),
    };
    let (environment, audit) =
        (answers.0.map_err(|ending| at_its_stage(ending, differs, judgement))?, answers.1);
    if let Some(problem) = problem {
        judgement.stages.set(STAGE, true);
        return Err(problem);
    }
    Ok(Replayed { environment, asked, challenge_axioms, audit })
}

/// If the ending is about a statement, then everything else was accepted, and what differs can be said better.
fn at_its_stage(mut ending: Ending, differs: Option<String>, judgement: &mut Judgement) -> Ending {
    if ending.stage == Stage::Statement {
        judgement.stages.set(STAGE, true);
        ending.reason.message = differs.unwrap_or(ending.reason.message);
    } else {
        judgement.statement_diff = None;
    }
    ending
}

fn question(posed: &Posed, base: &TrustedBase) -> Result<Question, Ending> {
    let request = Request::over_base(&base.environment, &base.index, BaseMode::Trust, &posed.file);
    let request = request.map_err(|error| {
        let message = format!("the declarations cannot be given to Lean's kernel: {error}");
        Ending::new(STAGE, ReasonCode::MalformedCompiledFile, message)
    })?;
    let checks = posed.file.declarations[posed.own_count..].iter().filter_map(lmap_kernel::Declaration::name);
    let checks = checks.map(|name| posed.file.terms.show_name(name)).collect();
    Ok(Question { request, checks, version: base.release().to_owned() })
}

fn lmap(
    base: &TrustedBase,
    file: lmap_kernel::Unchecked,
    own_count: usize,
    conditions: &Conditions<'_>,
    judgement: &mut Judgement,
) -> Answer<Environment> {
    let start = Clock::start();
    let (answer, report) = ask_lmap(base, file, own_count, conditions);
    let mut cost = start.cost();
    cost.peak_mb = report.peak_mb.unwrap_or(0.0);
    note(judgement, STAGE, cost);
    judgement.kernels.push(report);
    answer
}

fn lean(question: &Question, conditions: &Conditions<'_>, judgement: &mut Judgement) -> Answer<()> {
    let Some(runner) = conditions.official else { return Answer::None(no_runner()) };
    let runner: &dyn OfficialRunner = runner;
    let Question { request, checks, version } = question;
    let steps = judgement.kernels.iter().find_map(|report| report.steps);
    let (answer, report, cost) = ask_lean(runner, request, checks, steps, conditions, version);
    note(judgement, STAGE, cost);
    judgement.kernels.push(report);
    answer
}

fn no_runner() -> Ending {
    Ending::new(
        STAGE,
        ReasonCode::KernelUnavailable,
        "the policy asks Lean's kernel, but there is no way to run it",
    )
}

fn settle_one<T>(answer: Answer<T>) -> Result<T, Ending> {
    match answer {
        Answer::Accepted(accepted) => Ok(accepted),
        Answer::Rejected { statement, message } => Err(rejected(statement, message)),
        Answer::None(ending) => Err(ending),
    }
}

fn rejected(statement: bool, message: String) -> Ending {
    if statement {
        return Ending::new(Stage::Statement, ReasonCode::StatementDiffers, message);
    }
    Ending::new(STAGE, ReasonCode::KernelRejected, message)
}

/// Asks Lean's kernel what our own has answered already.
fn both(
    lmap: Answer<Environment>,
    question: &Question,
    conditions: &Conditions<'_>,
    judgement: &mut Judgement,
) -> Result<Environment, Ending> {
    // Without a verdict of the first, that of the second changes nothing.
    let (lmap, other) = match lmap {
        Answer::None(ending) => return Err(ending),
        answer => (answer, lean(question, conditions, judgement)),
    };
    match (lmap, other) {
        (Answer::Accepted(environment), Answer::Accepted(())) => Ok(environment),
        (Answer::Accepted(_), Answer::Rejected { statement, message }) => {
            judgement.alarm = Some(format!("our kernel accepts what Lean's rejects: {message}"));
            Err(rejected(statement, message))
        }
        (Answer::Accepted(_), Answer::None(ending)) => Err(ending),
        (Answer::Rejected { message, .. }, Answer::Accepted(())) => {
            let message = format!("Lean's kernel accepts the file, but {message}");
            judgement.alarm = Some(message.clone());
            Err(Ending {
                stage: STAGE,
                reason: Reason::new(ReasonCode::KernelDisagreement, message),
                suspicious: false,
            })
        }
        (Answer::Rejected { statement, message }, _) => Err(rejected(statement, message)),
        (Answer::None(ending), _) => Err(ending),
    }
}

/// Puts an accepted submission to Lean's kernel too, if this grade is audited.
pub(super) fn audit(
    replayed: &Replayed,
    conditions: &Conditions<'_>,
    judgement: &mut Judgement,
) -> Result<(), Ending> {
    let Some(question) = &replayed.audit else { return Ok(()) };
    match lean(question, conditions, judgement) {
        Answer::Accepted(()) => Ok(()),
        Answer::Rejected { statement, message } => {
            judgement.alarm =
                Some(format!("an audit found that our kernel accepts what Lean's rejects: {message}"));
            Err(rejected(statement, message))
        }
        Answer::None(ending) => {
            let message = format!("the audit has no result: {}", ending.reason.message);
            judgement.warnings.push(message);
            Ok(())
        }
    }
}
