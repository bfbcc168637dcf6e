//! The direct pipeline: one elaboration without the kernel's check, then judging on the terms of the compiled file.
//!
//! Lean is called by itself, in the sandbox. What it prints is shown to people and believed by nobody; the sandbox is gone
//! before the one file that it wrote is opened.

use std::fs::File;

use lmap_lean::LeanRun;
use lmap_sandbox::{Input, Take, TakeError};

use super::base::Terms;
use super::build::{elaborated, no_compiled_file};
use super::official::Official;
use super::process::Order;
use super::record::Record;
use super::{Bench, COMPILED, Halt, MODULE, SOURCE};
use crate::exactness::may_differ;
use crate::guard::Guarded;
use crate::judge::{Conditions, Target, UntrustedModule, judge};
use crate::policy::Kernels;
use crate::verdict::Stage;

/// Whether Lean checks every declaration while it elaborates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum KernelChecks {
    Postponed,
    On,
}

/// Runs all stages behind the guard. `audit` says that Lean's kernel is to be asked about an acceptance in any case.
pub(crate) fn prove(
    bench: &Bench<'_>,
    guarded: &Guarded<'_>,
    terms: &Terms,
    target: &Target,
    audit: bool,
    record: &mut Record,
) -> Result<(), Halt> {
    let attempt = |checks, record: &mut Record| {
        let compiled = elaborate(bench, guarded, checks, record)?;
        replay(bench, compiled, terms, target, audit, record)
    };
    match attempt(KernelChecks::Postponed, record) {
        Err(halt) if record.alarm.is_none() && may_differ(&halt, guarded) => {
            record.start_over();
            attempt(KernelChecks::On, record)
        }
        first => first,
    }
}

/// Lean reads the submission in the sandbox.
fn elaborate(
    bench: &Bench<'_>,
    guarded: &Guarded<'_>,
    checks: KernelChecks,
    record: &mut Record,
) -> Result<File, Halt> {
    const STAGE: Stage = Stage::Build;
    const BASE: &str = "base";
    let limits = &bench.policy.limits;
    let memory_mib = match checks {
        KernelChecks::Postponed => limits.elaborate_mib,
        KernelChecks::On => limits.kernel_mib,
    };
    let mut command = bench.lean(SOURCE, memory_mib).lean_path(BASE).output(COMPILED);
    if checks == KernelChecks::Postponed {
        command = command.option("debug.skipKernelTC", "true");
    }
    let invocation = command.invocation();
    let mut inputs = bench.base.library(BASE);
    inputs.push(Input::bytes(SOURCE, guarded.submission().text()));
    let take = vec![Take { name: COMPILED.to_owned(), max_bytes: limits.file_mib << 20 }];
    record.elaborations += 1;
    let mut ran = bench.runner.run(STAGE, Order { inputs, take, ..Order::new(&invocation, memory_mib) })?;
    let compiled = ran.taken.pop().unwrap_or(Err(TakeError::NotTaken));
    let LeanRun { finished, messages, other } = LeanRun::from_finished(ran.finished.clone());
    record.ran(STAGE, &invocation, &finished, &other);
    record.messages(&messages);
    let built = elaborated(&ran, &messages, &other).and_then(|()| compiled.map_err(|e| no_compiled_file(&e)));
    record.stages.set(STAGE, built.is_ok());
    built
}

/// The stages on terms.
fn replay(
    bench: &Bench<'_>,
    compiled: File,
    terms: &Terms,
    target: &Target,
    audit: bool,
    record: &mut Record,
) -> Result<(), Halt> {
    let policy = bench.policy;
    let limit = policy.limits.file_mib << 20;
    let evidence = compiled.try_clone().ok();
    let module = UntrustedModule::from_file(MODULE, compiled, limit)
        .map_err(|reason| Halt::suspicious(Stage::Build, reason))?;
    let official = Official::new(&bench.runner, policy.limits.kernel_mib, &bench.folders.program);
    let cancel = bench.runner.turn.cancel();
    let conditions = Conditions {
        kernels: policy.kernels,
        axioms: policy.axioms,
        allowed_axioms: &policy.allowed_axioms,
        budget: policy.budget,
        lmap_memory_bytes: usize::try_from(policy.limits.lmap_mib << 20).unwrap_or(usize::MAX),
        deadline: bench.runner.turn.deadline(),
        cancelled: &|| cancel.is_cancelled(),
        official: Some(&official),
        audit: audit && policy.kernels == Kernels::Lmap,
    };
    let mut judgement = judge(module, &terms.trusted, target, &conditions);
    let ending = judgement.ending.take();
    record.judged(&mut judgement);
    if record.alarm.is_some() {
        record.evidence = evidence;
    }
    match ending {
        Some(ending) => Err(ending.into()),
        None => Ok(()),
    }
}
