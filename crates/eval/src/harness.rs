//! How a model is asked: once, again with the verdict, or with a tool.

use lmap_grader::render::{Style, render};
use lmap_grader::{Outcome, Submission, Verdict};
use lmap_tasks::Task;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::config::Harness;
use crate::message::{Message, ToolCall};

/// The tool's name.
pub const CHECK_PROOF: &str = "check_proof";

/// Longest verdict that goes back to a model, in bytes.
const MAX_FEEDBACK: usize = 16 << 10;

/// The messages that open a conversation.
#[must_use]
pub fn opening(system_prompt: Option<&str>, prompt: &str) -> Vec<Message> {
    let system = system_prompt.map(|content| Message::System { content: content.to_owned() });
    system.into_iter().chain([Message::User { content: prompt.to_owned() }]).collect()
}

/// The tools that the harness offers.
#[must_use]
pub fn tools(harness: Harness) -> Vec<Value> {
    match harness {
        Harness::Chat | Harness::Refine(_) => Vec::new(),
        Harness::Tools(calls) => vec![json!({
            "type": "function",
            "function": {
                "name": CHECK_PROOF,
                "description": format!(
                    "Judges a complete Lean file as the final answer will be judged, and gives the verdict with Lean's messages. \
                     At most {calls} calls. The final answer must still be a message with exactly one ```lean block."
                ),
                "parameters": {
                    "type": "object",
                    "properties": { "lean": { "type": "string", "description": "the complete Lean file, imports included" } },
                    "required": ["lean"],
                    "additionalProperties": false
                }
            }
        })],
    }
}

#[derive(Deserialize)]
struct CheckArguments {
    lean: String,
}

/// What a call of a tool asks for: a file to judge, or the text that goes back because it asks for nothing sensible.
///
/// # Errors
/// The text that goes back.
pub fn submission_of(call: &ToolCall) -> Result<Submission, String> {
    if call.name != CHECK_PROOF {
        return Err(format!("there is no tool `{}`; the only one is `{CHECK_PROOF}`", call.name));
    }
    let arguments: CheckArguments = serde_json::from_str(&call.arguments)
        .map_err(|error| format!("the arguments must be {{\"lean\": \"…\"}}: {error}"))?;
    Submission::lean("check_proof.lean", arguments.lean).map_err(|reason| reason.message)
}

/// A verdict as a model reads it. `lean` is the file that was judged.
#[must_use]
pub fn feedback(verdict: &Verdict, lean: &str) -> String {
    let mut text = render(verdict, lean, Style::Plain);
    if text.len() > MAX_FEEDBACK {
        let cut = text.floor_char_boundary(MAX_FEEDBACK);
        text.truncate(cut);
        text.push_str("\n… (cut)");
    }
    text
}

/// The message that asks for another answer after one that was not accepted.
#[must_use]
pub fn another_try(verdict: &Verdict, reply: &str, task: &Task) -> Message {
    let lean = lmap_grader::extract::extract(reply).map(|extracted| extracted.text).unwrap_or_default();
    let content = format!(
        "Your answer was not accepted:\n\n{}\nAnswer again with one complete ```lean block that proves `{}`.",
        feedback(verdict, &lean),
        task.theorem_name()
    );
    Message::User { content }
}

/// Whether the verdict ends a conversation in which more tries are left.
#[must_use]
pub fn is_final(verdict: &Verdict) -> bool {
    matches!(verdict.verdict, Outcome::Accepted | Outcome::Error)
}
