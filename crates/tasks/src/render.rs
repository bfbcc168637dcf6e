//! Lean text from networks.

use std::fmt::Write as _;

use crate::Task;

/// Name of the Lean module that defines networks.
pub const NETWORK_MODULE: &str = "LeanCheckedNetwork.Network";

/// Name of the Lean module that holds one task's tables and statement.
pub const WEIGHTS_MODULE: &str = "LeanCheckedNetwork.Weights";

/// Lean makes code for definitions, and for a list it is 25 times as large as the list's term: 100 MB for p = 127,
/// H = 256, and half of the time. Tables with more entries than this go without.
const LARGEST_COMPILED: usize = 16_384;

/// Source of [`NETWORK_MODULE`].
pub const NETWORK_LEAN: &str = include_str!("../../../lean/LeanCheckedNetwork/Network.lean");

/// Renders the tables, `answer` and `Spec` of a task.
pub(crate) fn weights_lean(task: &Task) -> String {
    let network = task.network().network();
    let mut out = format!("import {NETWORK_MODULE}\n\nnamespace LeanCheckedNetwork.Net\n\n");
    let large = 3 * network.p() * network.hidden() > LARGEST_COMPILED;
    if large {
        out += "noncomputable section\n\n";
    }
    for (name, table) in [("E1", network.e1()), ("E2", network.e2()), ("W2", network.w2())] {
        let rows: Vec<String> = table.chunks(network.hidden()).map(row).collect();
        let _ = writeln!(out, "def {name} : List (List Int) := [\n  {}]\n", rows.join(",\n  "));
    }
    let statement = task.statement().replace("LeanCheckedNetwork.Net.", "");
    let _ = writeln!(out, "def answer (a b : Nat) : Nat := LeanCheckedNetwork.answer E1 E2 W2 a b\n");
    let _ = writeln!(out, "def Spec : Prop := {statement}\n");
    if large {
        out += "end\n\n";
    }
    out += "end LeanCheckedNetwork.Net\n";
    out
}

fn row(entries: &[i8]) -> String {
    let entries: Vec<String> = entries.iter().map(|&x| int(x)).collect();
    format!("[{}]", entries.join(", "))
}

/// An integer by its constructor, so that no numeral class stands between the kernel and the value.
fn int(x: i8) -> String {
    if x >= 0 { format!(".ofNat {x}") } else { format!(".negSucc {}", -1 - i16::from(x)) }
}
