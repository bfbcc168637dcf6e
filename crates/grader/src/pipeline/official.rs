//! Lean's kernel, in the sandbox.

use std::fs::File;
use std::path::Path;

use lmap_lean::Invocation;
use lmap_lean::official::{OfficialKernel, OfficialLimits};

use super::Halt;
use super::process::{Order, Runner};
use crate::judge::{OFFICIAL_REPORT_BYTES, OfficialRunner, Ran};
use crate::reason::{Reason, ReasonCode};
use crate::verdict::Stage;

/// Address space of Lean's kernel beside its memory: its stack, and what libraries and allocators reserve.
const STACK_BYTES: u64 = 1 << 30;
const RESERVED_BYTES: u64 = 4 << 30;

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
        let order = Order {
            stdin: Some(input),
            output_bytes: Some(OFFICIAL_REPORT_BYTES),
            ..Order::new(invocation, self.memory_mib)
        };
        let ran = self.runner.run(Stage::Leanchecker, order).map_err(|halt| match halt {
            Halt { suspicious: true, reason, .. } => Reason::new(ReasonCode::KernelCrashed, reason.message),
            Halt { reason, .. } => reason,
        })?;
        Ok(Ran { finished: ran.finished, limit: ran.limit })
    }
}
