//! Answerers that need no endpoint: proofs by recipe, attempts to cheat, and a mixture with honest mistakes.
//!
//! They make a first run real on a machine without any key, and show what a report looks like.

use std::fmt;
use std::str::FromStr;

use lmap_tasks::Task;
use lmap_tasks::proofs::{Strategy, proof, reference_strategy};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::cheats::CHEATS;
use crate::endpoint::now;
use crate::message::{Answer, FinishReason, Message, Reply, ToolCall};

/// What a policy is called on the command line begins with this.
pub const PREFIX: &str = "policy:";

/// Largest p²·H at which the mixture evaluates all pairs one by one, which the official kernel does in about a second.
const LARGEST_BRUTE_FORCE: usize = 4000;

/// One of the built-in answerers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum PolicyName {
    /// The proof that this strategy writes.
    Proof(Strategy),
    /// Attempts to get a reward without a proof.
    Cheat,
    /// Half proofs, a quarter cheats, a quarter mistakes.
    Mix,
}

impl fmt::Display for PolicyName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self {
            Self::Proof(strategy) => strategy.name(),
            Self::Cheat => "cheat",
            Self::Mix => "mix",
        };
        write!(f, "{PREFIX}{name}")
    }
}

impl FromStr for PolicyName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let name = text.strip_prefix(PREFIX).unwrap_or(text);
        match name {
            "cheat" => Ok(Self::Cheat),
            "mix" => Ok(Self::Mix),
            name => name.parse().map(Self::Proof).map_err(|_| {
                let names: Vec<_> = Strategy::ALL.iter().map(|s| s.name()).chain(["cheat", "mix"]).collect();
                format!("unknown policy `{name}`: use one of {}", names.join(", "))
            }),
        }
    }
}

impl From<PolicyName> for String {
    fn from(name: PolicyName) -> Self {
        name.to_string()
    }
}

impl TryFrom<String> for PolicyName {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

/// Answers like a model: the same policy, seed, task, rollout and turn give the same answer.
#[must_use]
pub fn answer(
    name: PolicyName,
    seed: u64,
    task: &Task,
    rollout: u32,
    messages: &[Message],
    may_call: bool,
) -> Reply {
    let start = now();
    let turn = messages.iter().filter(|message| matches!(message, Message::Assistant(_))).count();
    // A proof that was tried with a tool is then given as the answer: both are drawn from the same number.
    let draw_turn = if may_call { 0 } else { turn };
    let mut rng = fastrand::Rng::with_seed(number(seed, task.id(), rollout, draw_turn));
    let text = match name {
        PolicyName::Proof(strategy) => fenced(&proof(task, strategy)),
        PolicyName::Cheat => cheat(task, &mut rng),
        PolicyName::Mix => mix(task, &mut rng),
    };
    let tried = messages.iter().any(|message| matches!(message, Message::Tool { .. }));
    let lean = text.split("```lean\n").nth(1).and_then(|rest| rest.rsplit_once("```")).map(|(lean, _)| lean);
    let answer = match lean {
        Some(lean) if may_call && !tried => {
            let arguments = serde_json::json!({ "lean": lean }).to_string();
            let call = ToolCall {
                id: "call_0".to_owned(),
                kind: "function".to_owned(),
                name: crate::harness::CHECK_PROOF.to_owned(),
                arguments,
            };
            Answer { tool_calls: Some(vec![call]), ..Answer::default() }
        }
        _ => Answer { content: Some(text), ..Answer::default() },
    };
    let finish_reason = if answer.calls().is_empty() { FinishReason::Stop } else { FinishReason::ToolCalls };
    Reply { answer, finish_reason: Some(finish_reason), usage: None, start, end: now(), retries: 0 }
}

fn number(seed: u64, task: &str, rollout: u32, turn: usize) -> u64 {
    let digest = Sha256::digest(format!("{seed}/{task}/{rollout}/{turn}"));
    digest.iter().take(8).fold(0, |number, &byte| number << 8 | u64::from(byte))
}

fn fenced(lean: &str) -> String {
    format!("Here is a proof.\n\n```lean\n{}\n```\n", lean.trim_end())
}

fn cheat(task: &Task, rng: &mut fastrand::Rng) -> String {
    fenced(&for_task(CHEATS[rng.usize(..CHEATS.len())], task))
}

/// The cases are written for addition modulo 5.
fn for_task(lean: &str, task: &Task) -> String {
    let name = task.theorem_name();
    let short = name.rsplit('.').next().unwrap_or(&name);
    let p = task.p();
    lean.replace("adds_mod_5", short).replace("< 5", &format!("< {p}")).replace("% 5", &format!("% {p}"))
}

fn mix(task: &Task, rng: &mut fastrand::Rng) -> String {
    let network = task.network().network();
    let small = network.p() * network.p() * network.hidden() <= LARGEST_BRUTE_FORCE;
    match rng.u32(..20) {
        0..10 if small => fenced(&proof(task, Strategy::ALL[rng.usize(..Strategy::ALL.len())])),
        0..10 => fenced(&proof(task, reference_strategy(task))),
        10..15 => cheat(task, rng),
        15..17 => fenced(&attempt(task, "intro a ha b hb\n  omega")),
        17 => fenced(&attempt(task, "intro a ha b hb\n  simp [LeanCheckedNetwork.Net.answer")),
        18 => "I believe that the theorem holds, but I could not find a proof.".to_owned(),
        _ => format!("Let me think.\n\n```lean\n{}", attempt(task, "intro a ha b hb\n  have h")),
    }
}

fn attempt(task: &Task, tactics: &str) -> String {
    format!(
        "import LeanCheckedNetwork.Network\nimport LeanCheckedNetwork.Weights\n\n{} := by\n  {tactics}\n",
        task.signature()
    )
}
