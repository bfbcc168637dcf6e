//! Lean's kernel, in the sandbox.

use std::fs::File;
use std::io::{Seek, SeekFrom};
use std::path::Path;

use lmap_lean::official::{OfficialKernel, OfficialLimits};
use lmap_lean::{End, Invocation};

use super::Halt;
use super::process::{Order, Runner};
use crate::judge::{OFFICIAL_REPORT_BYTES, OfficialRunner, Ran};
use crate::reason::{Reason, ReasonCode};
use crate::verdict::Stage;

/// Address space of Lean's kernel beside its memory: its stack, and what libraries and allocators reserve.
const STACK_BYTES: u64 = 1 << 30;
const RESERVED_BYTES: u64 = 4 << 30;

/// Our own kernel's steps from which Lean's kernel gets all its memory at once. It takes up to a kibibyte for each of
/// them when it evaluates, so that a try with less would only cost time.
const FEW_STEPS: u64 = 2_000_000;

/// Runs the process with Lean's kernel in a grade's sandbox.
pub(crate) struct Official<'a> {
    runner: &'a Runner<'a>,
    memory_mib: u64,
    kernel: OfficialKernel,
}

impl<'a> Official<'a> {
    /// `program` is the one that has the process as a subcommand.
    pub fn new(runner: &'a Runner<'a>, memory_mib: u64, program: &Path) -> Self {
        let limits = OfficialLimits {
            memory_bytes: (memory_mib << 20) + STACK_BYTES + RESERVED_BYTES,
            stack_bytes: STACK_BYTES,
            time: None,
            heartbeats: 0,
        };
        let (program, library) = (program.to_owned(), runner.toolchain.shared_library());
        Self { runner, memory_mib, kernel: OfficialKernel { program, library, limits } }
    }
}

impl OfficialRunner for Official<'_> {
    fn kernel(&self) -> &OfficialKernel {
        &self.kernel
    }

    fn run(&self, invocation: &Invocation, input: File) -> Result<Ran, Reason> {
        self.run_after(None, invocation, input)
    }

    /// Most files need little, so the first try has no more memory than the elaboration had: no grade waits for another's
    /// gigabytes unless it needs them itself.
    fn run_after(&self, steps: Option<u64>, invocation: &Invocation, input: File) -> Result<Ran, Reason> {
        let little = self.runner.limits.elaborate_mib;
        if little < self.memory_mib && steps.is_none_or(|steps| steps < FEW_STEPS) {
            let ran = self.run_within(little, invocation, &input)?;
            if !wants_more(&ran) {
                return Ok(ran);
            }
        }
        self.run_within(self.memory_mib, invocation, &input)
    }
}

impl Official<'_> {
    fn run_within(&self, memory_mib: u64, invocation: &Invocation, input: &File) -> Result<Ran, Reason> {
        let unread = || -> std::io::Result<File> {
            let mut input = input.try_clone()?;
            input.seek(SeekFrom::Start(0))?;
            Ok(input)
        };
        let input = unread().map_err(|error| {
            Reason::new(
                ReasonCode::KernelUnavailable,
                format!("cannot give Lean's kernel its input: {error}"),
            )
        })?;
        let order = Order {
            stdin: Some(input),
            output_bytes: Some(OFFICIAL_REPORT_BYTES),
            ..Order::new(invocation, memory_mib)
        };
        let ran = self.runner.run(Stage::Leanchecker, order).map_err(|halt| match halt {
            Halt { suspicious: true, reason, .. } => Reason::new(ReasonCode::KernelCrashed, reason.message),
            Halt { reason, .. } => reason,
        })?;
        Ok(Ran { finished: ran.finished, limit: ran.limit })
    }
}

/// Whether more memory could change how the process ended: it reached the limit, or crashed as it does without memory.
fn wants_more(ran: &Ran) -> bool {
    match &ran.limit {
        Some(limit) => limit.code == ReasonCode::Memory,
        None => matches!(ran.finished.end, End::Signalled(_)),
    }
}
