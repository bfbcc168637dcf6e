//! Putting an answer together from its pieces.

use serde::Deserialize;
use serde_json::Value;

use super::error::{CallError, CallFault};
use crate::message::{Answer, FinishReason, ToolCall, Usage};

/// Most tool calls of one answer.
const MAX_CALLS: usize = 64;

/// One piece of a streamed answer, or a whole answer that was not streamed.
#[derive(Debug, Deserialize)]
struct Piece {
    #[serde(default)]
    choices: Vec<Choice>,
    usage: Option<RawUsage>,
    error: Option<Value>,
}

#[derive(Debug, Deserialize)]
struct Choice {
    delta: Option<Delta>,
    message: Option<Delta>,
    finish_reason: Option<String>,
}

#[derive(Debug, Default, Deserialize)]
struct Delta {
    content: Option<String>,
    reasoning_content: Option<String>,
    /// The same under the name that other endpoints use; some send both.
    reasoning: Option<String>,
    tool_calls: Option<Vec<CallPiece>>,
}

#[derive(Debug, Deserialize)]
struct CallPiece {
    index: Option<usize>,
    id: Option<String>,
    function: Option<FunctionPiece>,
}

#[derive(Debug, Deserialize)]
struct FunctionPiece {
    name: Option<String>,
    arguments: Option<String>,
}

#[derive(Debug, Deserialize)]
struct RawUsage {
    #[serde(default)]
    prompt_tokens: u64,
    #[serde(default)]
    completion_tokens: u64,
    prompt_tokens_details: Option<PromptDetails>,
    completion_tokens_details: Option<CompletionDetails>,
    cost: Option<f64>,
}

#[derive(Debug, Deserialize)]
struct PromptDetails {
    cached_tokens: Option<u64>,
}

#[derive(Debug, Deserialize)]
struct CompletionDetails {
    reasoning_tokens: Option<u64>,
}

impl From<RawUsage> for Usage {
    fn from(raw: RawUsage) -> Self {
        let cached = raw.prompt_tokens_details.and_then(|details| details.cached_tokens);
        Self {
            prompt_tokens: raw.prompt_tokens.saturating_sub(cached.unwrap_or(0)),
            completion_tokens: raw.completion_tokens,
            cached_input_tokens: cached,
            reasoning_tokens: raw.completion_tokens_details.and_then(|details| details.reasoning_tokens),
            cost: raw.cost.filter(|cost| cost.is_finite() && *cost >= 0.0),
        }
    }
}

/// An answer that is still coming in.
#[derive(Debug, Default)]
pub(super) struct Partial {
    content: Option<String>,
    reasoning: Option<String>,
    calls: Vec<ToolCall>,
    finish: Option<String>,
    usage: Option<Usage>,
    bytes: usize,
}

impl Partial {
    /// Bytes of text so far, thoughts and arguments of tools included.
    pub(super) fn bytes(&self) -> usize {
        self.bytes
    }

    /// Adds one piece, which is a line of JSON.
    pub(super) fn push(&mut self, json: &str, most_bytes: usize) -> Result<(), CallError> {
        let piece: Piece = serde_json::from_str(json).map_err(|error| {
            let start: String = json.chars().take(80).collect();
            CallError::new(
                CallFault::Malformed,
                format!("the endpoint sent invalid JSON ({error}): `{start}`"),
            )
        })?;
        if let Some(error) = piece.error.filter(|error| !error.is_null()) {
            return Err(CallError::new(
                CallFault::Reported,
                format!("the endpoint reports: {}", error_text(&error)),
            ));
        }
        self.usage = piece.usage.map(Usage::from).or(self.usage);
        // We ask for one answer; what an endpoint sends beyond it is not ours.
        let Some(choice) = piece.choices.into_iter().next() else { return Ok(()) };
        self.finish = choice.finish_reason.or(self.finish.take());
        if let Some(delta) = choice.delta.or(choice.message) {
            self.add(delta)?;
        }
        if self.bytes > most_bytes {
            let message = format!("the answer is longer than {most_bytes} bytes, the most that is read");
            return Err(CallError::new(CallFault::TooLong, message));
        }
        Ok(())
    }

    fn add(&mut self, delta: Delta) -> Result<(), CallError> {
        append(&mut self.content, delta.content, &mut self.bytes);
        append(&mut self.reasoning, delta.reasoning_content.or(delta.reasoning), &mut self.bytes);
        for (position, piece) in delta.tool_calls.into_iter().flatten().enumerate() {
            let index = piece.index.unwrap_or(position);
            if index >= MAX_CALLS {
                let message = format!("the answer calls more than {MAX_CALLS} tools");
                return Err(CallError::new(CallFault::Malformed, message));
            }
            if self.calls.len() <= index {
                self.calls.resize_with(index + 1, || ToolCall {
                    kind: "function".to_owned(),
                    ..ToolCall::default()
                });
            }
            let call = &mut self.calls[index];
            let function = piece.function.unwrap_or(FunctionPiece { name: None, arguments: None });
            let parts = [
                (&mut call.id, piece.id),
                (&mut call.name, function.name),
                (&mut call.arguments, function.arguments),
            ];
            for (field, text) in parts {
                let text = text.unwrap_or_default();
                self.bytes += text.len();
                field.push_str(&text);
            }
        }
        Ok(())
    }

    /// The answer, once the endpoint said that it is complete.
    pub(super) fn finish(
        mut self,
        done: bool,
    ) -> Result<(Answer, Option<FinishReason>, Option<Usage>), CallError> {
        if !done && self.finish.is_none() {
            let message = format!("the answer broke off after {} bytes", self.bytes);
            return Err(CallError { received: self.bytes, ..CallError::new(CallFault::CutOff, message) });
        }
        let nothing = self.content.is_none() && self.reasoning.is_none() && self.calls.is_empty();
        if nothing && self.finish.is_none() {
            return Err(CallError::new(CallFault::Malformed, "the endpoint sent no answer, only its end"));
        }
        for (number, call) in self.calls.iter_mut().enumerate() {
            if call.id.is_empty() {
                call.id = format!("call_{number}");
            }
        }
        let finish = match self.finish.as_deref() {
            Some("length") => Some(FinishReason::Length),
            Some("tool_calls" | "function_call") => Some(FinishReason::ToolCalls),
            Some(_) => Some(FinishReason::Stop),
            None => None,
        };
        let answer = Answer {
            content: self.content,
            reasoning_content: self.reasoning,
            tool_calls: (!self.calls.is_empty()).then_some(self.calls),
        };
        Ok((answer, finish, self.usage))
    }
}

fn append(field: &mut Option<String>, text: Option<String>, bytes: &mut usize) {
    if let Some(text) = text {
        *bytes += text.len();
        field.get_or_insert_default().push_str(&text);
    }
}

/// The words in an error object, whatever its shape.
pub(super) fn error_text(error: &Value) -> String {
    let text = error.get("error").unwrap_or(error);
    let text = text.get("message").unwrap_or(text);
    let text = text.as_str().map_or_else(|| text.to_string(), str::to_owned);
    text.chars().take(500).collect()
}
