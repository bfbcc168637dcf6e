//! Everything that a run depends on. It is written down before the first rollout, and a resumed run reads it back.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use lmap_grader::Policy;
use lmap_lean::Library;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::policy::PolicyName;

/// A run, complete but for secrets, which are only named.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RunConfig {
    /// What the run is called.
    pub name: String,
    /// Who answers.
    pub model: ModelConfig,
    /// How it is asked.
    pub harness: Harness,
    /// What it is told before the task.
    #[serde(default)]
    pub system_prompt: Option<String>,
    /// Which tasks, in order.
    pub tasks: Vec<String>,
    /// Folder of the data set; none for the built-in one.
    #[serde(default)]
    pub task_folder: Option<std::path::PathBuf>,
    /// Rollouts for each task.
    pub rollouts: u32,
    /// How much at once, and how much at all.
    pub limits: Limits,
    /// How answers are judged.
    pub policy: Policy,
    /// What judges them.
    pub judge: JudgeIdentity,
    /// The run whose answers are graded again, if this is such a run.
    #[serde(default)]
    pub regrade_of: Option<String>,
    /// The program that made the run.
    pub lmap_version: String,
}

/// The Lean that judges. A run goes on only with the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JudgeIdentity {
    /// Lean's version.
    pub lean: String,
    /// Which library a submission finds under the name `Init`.
    pub library: Library,
    /// Hash of the toolchain.
    pub toolchain: String,
}

/// Who answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum ModelConfig {
    /// A program of ours that needs no endpoint.
    Policy {
        /// Which one.
        name: PolicyName,
        /// Of its choices.
        seed: u64,
    },
    /// A model behind an endpoint.
    Endpoint(Box<EndpointConfig>),
}

impl ModelConfig {
    /// What reports call it.
    #[must_use]
    pub fn label(&self) -> String {
        match self {
            Self::Policy { name, .. } => name.to_string(),
            Self::Endpoint(endpoint) => endpoint.model.clone(),
        }
    }
}

/// An endpoint that speaks the chat-completions protocol.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EndpointConfig {
    /// The model's name there.
    pub model: String,
    /// The address that `/chat/completions` is appended to.
    pub base_url: String,
    /// The environment variable that holds the key.
    pub key_var: String,
    /// The `OpenAI-Organization` header.
    #[serde(default)]
    pub organization: Option<String>,
    /// Further headers.
    #[serde(default)]
    pub headers: BTreeMap<String, String>,
    /// Further headers whose values are in environment variables.
    #[serde(default)]
    pub headers_from_env: BTreeMap<String, String>,
    /// Further fields of the request's body; `null` takes one out.
    #[serde(default)]
    pub body: BTreeMap<String, Value>,
    /// How answers are drawn.
    #[serde(default)]
    pub sampling: Sampling,
    /// How long to wait.
    #[serde(default)]
    pub timeouts: Timeouts,
    /// How often to try again.
    #[serde(default)]
    pub retries: Retries,
    /// Longest answer, thoughts included, in bytes. A longer one is a failure of the endpoint and not graded.
    pub max_answer_bytes: usize,
    /// US dollars for a million tokens, for endpoints that do not tell the cost.
    #[serde(default)]
    pub prices: Option<Prices>,
}

impl EndpointConfig {
    /// An endpoint with the usual settings.
    #[must_use]
    pub fn new(model: impl Into<String>, base_url: impl Into<String>) -> Self {
        Self {
            model: model.into(),
            base_url: base_url.into(),
            key_var: "OPENAI_API_KEY".to_owned(),
            organization: None,
            headers: BTreeMap::new(),
            headers_from_env: BTreeMap::new(),
            body: BTreeMap::new(),
            sampling: Sampling::default(),
            timeouts: Timeouts::default(),
            retries: Retries::default(),
            max_answer_bytes: DEFAULT_MAX_ANSWER_BYTES,
            prices: None,
        }
    }
}

/// Longest answer when nothing else is said: 2 MiB, several times what any model writes.
pub const DEFAULT_MAX_ANSWER_BYTES: usize = 2 << 20;

/// How answers are drawn; what is not given is left to the endpoint.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Sampling {
    /// 0 for the likeliest token, 1 for the model's own distribution.
    #[serde(default)]
    pub temperature: Option<f64>,
    /// Only the likeliest tokens that together have this probability.
    #[serde(default)]
    pub top_p: Option<f64>,
    /// Most tokens of one answer.
    #[serde(default)]
    pub max_tokens: Option<u64>,
    /// How much a reasoning model thinks.
    #[serde(default)]
    pub reasoning_effort: Option<String>,
    /// Seed of the first rollout; the following ones count up from it.
    #[serde(default)]
    pub seed: Option<u64>,
}

/// How long to wait for an endpoint, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Timeouts {
    /// For a connection.
    pub connect: f64,
    /// For the next piece of an answer; the first may take as long.
    pub idle: f64,
    /// For the whole answer.
    pub request: f64,
}

impl Default for Timeouts {
    /// 15 seconds, 5 minutes, 1 hour: a reasoning model may be silent for long.
    fn default() -> Self {
        Self { connect: 15.0, idle: 300.0, request: 3600.0 }
    }
}

/// How often to try again, and how long to wait in between.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Retries {
    /// Most tries after the first.
    pub times: u32,
    /// The first wait in seconds; each further one is twice as long.
    pub first_wait: f64,
    /// The longest wait in seconds. An endpoint that asks for a longer one is not tried again.
    pub longest_wait: f64,
}

impl Default for Retries {
    fn default() -> Self {
        Self { times: 5, first_wait: 1.0, longest_wait: 120.0 }
    }
}

/// US dollars for a million tokens.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Prices {
    /// Tokens read.
    pub input: f64,
    /// Tokens written.
    pub output: f64,
}

impl Prices {
    /// What so many tokens cost.
    #[must_use]
    pub fn cost(&self, input: u64, output: u64) -> f64 {
        (input as f64 * self.input + output as f64 * self.output) / 1e6
    }
}

/// How much at once, and how much at all.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Limits {
    /// Calls of the model at once.
    pub model_concurrency: usize,
    /// Grades at once. The grader has a limit of its own for the whole machine.
    pub grade_concurrency: usize,
    /// Most US dollars.
    #[serde(default)]
    pub max_cost: Option<f64>,
    /// Most tokens, read and written.
    #[serde(default)]
    pub max_total_tokens: Option<u64>,
    /// Stop after so many rollouts in a row came to nothing; 0 for never.
    pub give_up_after: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            model_concurrency: 8,
            grade_concurrency: std::thread::available_parallelism().map_or(1, usize::from),
            max_cost: None,
            max_total_tokens: None,
            give_up_after: 10,
        }
    }
}

/// How a model is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Harness {
    /// One question, one answer.
    #[default]
    Chat,
    /// The verdict goes back, for so many further answers at most.
    Refine(u32),
    /// The model may call `check_proof` so many times before it answers.
    Tools(u32),
}

impl fmt::Display for Harness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chat => f.write_str("chat"),
            Self::Refine(more) => write!(f, "refine:{more}"),
            Self::Tools(calls) => write!(f, "tools:{calls}"),
        }
    }
}

/// Most turns of any harness.
pub const MAX_TURNS: u32 = 100;

impl FromStr for Harness {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, count) = match text.split_once(':') {
            Some((name, count)) => (name, Some(count)),
            None => (text, None),
        };
        let count = |default: u32| match count {
            None => Ok(default),
            Some(digits) => match digits.parse() {
                Ok(n) if (1..=MAX_TURNS).contains(&n) => Ok(n),
                _ => Err(format!("`{digits}` is not a number from 1 to {MAX_TURNS}")),
            },
        };
        match name {
            "chat" if !text.contains(':') => Ok(Self::Chat),
            "refine" => Ok(Self::Refine(count(3)?)),
            "tools" => Ok(Self::Tools(count(8)?)),
            _ => Err(format!("unknown harness `{text}`: use chat, refine:N or tools:N")),
        }
    }
}

impl From<Harness> for String {
    fn from(harness: Harness) -> Self {
        harness.to_string()
    }
}

impl TryFrom<String> for Harness {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}
