//! What goes to a model and what comes back, whoever the model is.

use serde::{Deserialize, Serialize};

/// One message of a conversation, in the shape that chat completions and saved traces share.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "role", rename_all = "lowercase")]
pub enum Message {
    /// What the model is told to be.
    System {
        /// The text.
        content: String,
    },
    /// What it is asked.
    User {
        /// The text.
        content: String,
    },
    /// What it answered.
    Assistant(Answer),
    /// What a tool that it called gave back.
    Tool {
        /// The call that this answers.
        tool_call_id: String,
        /// The text.
        content: String,
    },
}

/// What a model answered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// The text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub content: Option<String>,
    /// Thoughts that the endpoint gives apart from the text. They are kept and never graded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reasoning_content: Option<String>,
    /// Tools that it wants called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tool_calls: Option<Vec<ToolCall>>,
}

impl Answer {
    /// The text, empty if there is none.
    #[must_use]
    pub fn text(&self) -> &str {
        self.content.as_deref().unwrap_or_default()
    }

    /// The calls, none as an empty list.
    #[must_use]
    pub fn calls(&self) -> &[ToolCall] {
        self.tool_calls.as_deref().unwrap_or_default()
    }
}

/// One call of a tool.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ToolCall {
    /// The endpoint's name for this call.
    pub id: String,
    /// `function`.
    #[serde(rename = "type", default = "function")]
    pub kind: String,
    /// Which tool.
    pub name: String,
    /// Its arguments: JSON, or what the model took for it.
    pub arguments: String,
}

fn function() -> String {
    "function".to_owned()
}

/// Tokens of one call as the endpoint counts them. As in saved traces, `prompt_tokens` leaves out what was read from a
/// cache.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Usage {
    /// Tokens read, apart from cached ones.
    pub prompt_tokens: u64,
    /// Tokens written, thoughts included.
    pub completion_tokens: u64,
    /// Tokens read from the endpoint's cache.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cached_input_tokens: Option<u64>,
    /// Tokens of thoughts, a part of `completion_tokens`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reasoning_tokens: Option<u64>,
    /// US dollars, from the endpoint or from the given prices.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<f64>,
}

impl Usage {
    /// All tokens read.
    #[must_use]
    pub fn input_tokens(&self) -> u64 {
        self.prompt_tokens.saturating_add(self.cached_input_tokens.unwrap_or(0))
    }

    /// All tokens read and written.
    #[must_use]
    pub fn total_tokens(&self) -> u64 {
        self.input_tokens().saturating_add(self.completion_tokens)
    }
}

/// Why a model stopped writing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FinishReason {
    /// It was done.
    Stop,
    /// It reached the most tokens it may write.
    Length,
    /// It wants tools called.
    ToolCalls,
}

/// One answer and what it cost.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reply {
    /// The answer.
    pub answer: Answer,
    /// Why it ended, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finish_reason: Option<FinishReason>,
    /// Tokens and cost, where they are known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub usage: Option<Usage>,
    /// When the request was sent, in seconds since 1970.
    pub start: f64,
    /// When the last piece of the answer came.
    pub end: f64,
    /// How often the call was tried in vain before.
    #[serde(default)]
    pub retries: u32,
}
