//! An evaluation with few operations on big numbers, proved right once for all networks.

use super::submission;
use crate::Task;
use crate::render::NETWORK_MODULE;

/// A Lean module of its own: the evaluation, and the proof that it computes what `answer` does.
const PACKED_LEAN: &str = include_str!("../../../../lean/proofs/Packed.lean");

pub(super) fn proof(task: &Task) -> String {
    let general = PACKED_LEAN.replace(&format!("import {NETWORK_MODULE}\n\n"), "");
    let Sizes { hidden, offset, bits } = Sizes::of(task);
    let instance = format!(
        "{} :=\n  Packed.sound {hidden} {offset} {bits} (fun _ _ => Nat.mod_lt _ (by decide)) (by decide +kernel)",
        task.signature()
    );
    submission(&[general.trim_end().to_owned(), instance])
}

/// What the check is told about a network.
struct Sizes {
    hidden: usize,
    /// Entries are from `-offset` to `offset`.
    offset: u64,
    /// Scores, made of entries that are moved above 0, are below `2^bits`.
    bits: u32,
}

impl Sizes {
    fn of(task: &Task) -> Self {
        let network = task.network().network();
        let entries = [network.e1(), network.e2(), network.w2()].into_iter().flatten();
        let offset = entries.map(|entry| u64::from(entry.unsigned_abs())).max().unwrap_or(0);
        let greatest = network.hidden() as u64 * (2 * offset).pow(3);
        Self { hidden: network.hidden(), offset, bits: u64::BITS - greatest.leading_zeros() }
    }
}
