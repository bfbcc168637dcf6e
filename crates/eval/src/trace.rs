//! One finished rollout, in the schema of saved traces that `verifiers` 0.4.0 writes and reads (trace version 1).
//!
//! A line of `traces.jsonl` is an [`Episode`] with one [`Trace`]. Reading is lenient, so that the runs of other programs can be
//! reported on and graded again: every field that is not needed may lack, and fields that are not known here are left alone.

use std::collections::BTreeMap;

use base64::Engine as _;
use lmap_grader::{Stage, Verdict};
use lmap_tasks::TaskRecord;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};

use crate::config::{ModelConfig, RunConfig};
use crate::message::{FinishReason, Message, Reply, Usage};

/// The environment's name there.
pub const ENVIRONMENT: &str = "lean-mod-add-proof";
/// The Python class of its tasks.
pub const TASK_CLASS: &str = "LeanModAddProofTask";
/// The reward's name.
pub const REWARD: &str = "kernel_accepts";
/// Where a trace keeps its verdict.
pub const VERDICT_KEY: &str = "lean_grader";
/// Where a trace keeps what only this program knows.
pub const OWN_KEY: &str = "lmap";
/// The release whose schema is written.
pub const VERIFIERS_VERSION: &str = "0.4.0";

/// One line of `traces.jsonl`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Episode {
    /// Its id.
    pub id: String,
    /// Which environment made it.
    #[serde(default)]
    pub env: Value,
    /// The task.
    pub task: TraceTask,
    /// The run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub run: Option<Value>,
    /// Whether there is a graded answer.
    #[serde(default)]
    pub ok: bool,
    /// Whether the environment's own deadline passed.
    #[serde(default)]
    pub is_timeout: bool,
    /// What went wrong.
    #[serde(default)]
    pub errors: Vec<TraceError>,
    /// The rollout; one here.
    #[serde(default)]
    pub traces: Vec<Trace>,
    /// Everything else.
    #[serde(flatten)]
    pub more: Map<String, Value>,
}

/// A task as a trace holds it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TraceTask {
    /// Its Python class.
    #[serde(rename = "type", default)]
    pub class: String,
    /// Its row.
    #[serde(default)]
    pub data: Value,
    /// Its id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// SHA-256 of its row.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hash: Option<String>,
}

impl TraceTask {
    /// The task's id in the data set.
    #[must_use]
    pub fn id(&self) -> Option<&str> {
        self.data.get("id").and_then(Value::as_str).or(self.key.as_deref())
    }
}

/// What went wrong.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TraceError {
    /// `ProviderError` for the endpoint, `TaskError` for the judge.
    #[serde(rename = "type", default)]
    pub class: String,
    /// In words.
    #[serde(default)]
    pub message: String,
    /// The HTTP status, if there was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status_code: Option<u16>,
}

/// One rollout.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Trace {
    /// Its id.
    #[serde(default)]
    pub id: String,
    /// The task.
    #[serde(default)]
    pub task: TraceTask,
    /// Who answered, and with which settings.
    #[serde(default)]
    pub agent: Value,
    /// The messages, each with its predecessor.
    #[serde(default)]
    pub nodes: Vec<Node>,
    /// The calls of the model.
    #[serde(default)]
    pub calls: Vec<Call>,
    /// By name; null where nothing could be said.
    #[serde(default)]
    pub rewards: BTreeMap<String, Option<Reward>>,
    /// By name.
    #[serde(default)]
    pub metrics: BTreeMap<String, Option<f64>>,
    /// The verdict, and what only this program knows.
    #[serde(default)]
    pub info: Map<String, Value>,
    /// Whether it came to an end.
    #[serde(default)]
    pub is_completed: bool,
    /// Whether there is a graded answer.
    #[serde(default)]
    pub ok: bool,
    /// What ended it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stop_condition: Option<String>,
    /// What went wrong.
    #[serde(default)]
    pub errors: Vec<TraceError>,
    /// When and how long.
    #[serde(default)]
    pub timing: Value,
    /// Everything else.
    #[serde(flatten)]
    pub more: Map<String, Value>,
}

impl Trace {
    /// The last answer, which is the one that is graded.
    #[must_use]
    pub fn last_reply(&self) -> &str {
        let answers = self.nodes.iter().rev().filter(|node| node.sampled);
        let text = answers.filter_map(|node| node.message.get("content")).next();
        text.and_then(Value::as_str).unwrap_or_default().trim()
    }

    /// The verdict.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        self.info.get(VERDICT_KEY).and_then(|value| serde_json::from_value(value.clone()).ok())
    }

    /// Which rollout of its task it is, if this program made it.
    #[must_use]
    pub fn rollout(&self) -> Option<u32> {
        self.info.get(OWN_KEY)?.get("rollout")?.as_u64()?.try_into().ok()
    }

    /// Writes down what came of the grade, in place of what was there.
    pub fn set_verdict(&mut self, verdict: &Verdict) {
        self.rewards.clear();
        self.metrics.clear();
        let reward = verdict.reward.map(|score| Reward { score, weight: 1.0 });
        self.rewards.insert(REWARD.to_owned(), reward);
        self.metrics.extend(metrics(verdict).map(|(name, value)| (name.to_owned(), value)));
        self.info.insert(VERDICT_KEY.to_owned(), serde_json::to_value(verdict).unwrap_or_default());
        self.errors.retain(|error| error.class != JUDGE_ERROR);
        if verdict.reward.is_none() {
            let message = verdict.reason.as_ref().map_or("no verdict", |reason| &reason.message);
            self.errors.push(TraceError {
                class: JUDGE_ERROR.to_owned(),
                message: message.to_owned(),
                status_code: None,
            });
        }
        self.ok = self.errors.is_empty();
        self.is_completed = true;
        self.stop_condition = Some(if self.ok { "agent_completed" } else { "task_error" }.to_owned());
    }
}

/// The class of an error that is the judge's.
pub const JUDGE_ERROR: &str = "TaskError";
/// The class of an error that is the endpoint's.
pub const ENDPOINT_ERROR: &str = "ProviderError";

/// The metrics of a verdict, under the names of its stages.
fn metrics(verdict: &Verdict) -> impl Iterator<Item = (&'static str, Option<f64>)> + use<'_> {
    let stages = &verdict.stages;
    let skipped = |stage| verdict.skipped.iter().any(|skip| skip.stage == stage);
    let passed = [
        ("guard_passed", Stage::Guard, stages.guard_passed),
        ("build_passed", Stage::Build, stages.build_passed),
        ("leanchecker_passed", Stage::Leanchecker, stages.leanchecker_passed),
        ("statement_passed", Stage::Statement, stages.statement_passed),
        ("axioms_passed", Stage::Axioms, stages.axioms_passed),
    ];
    let passed = passed.into_iter().filter(move |(_, stage, _)| !skipped(*stage));
    // A stage that was not reached counts as not passed, as in the environment's own metrics.
    let passed = passed.map(|(name, _, passed)| (name, Some(f64::from(passed.unwrap_or(false)))));
    passed.chain([("grader_seconds", Some(verdict.grader_seconds))])
}

/// A message and its place in the conversation.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Node {
    /// The message before it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parent: Option<usize>,
    /// The message.
    #[serde(default)]
    pub message: Value,
    /// Whether the model wrote it.
    #[serde(default)]
    pub sampled: bool,
    /// When it came, in seconds since 1970.
    #[serde(default)]
    pub timestamp: f64,
    /// Everything else.
    #[serde(flatten)]
    pub more: Map<String, Value>,
}

/// A call of the model.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Call {
    /// The message that came of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub node: Option<usize>,
    /// Which model was asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub model: Option<String>,
    /// Where.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub endpoint: Option<String>,
    /// Why the answer ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finish_reason: Option<FinishReason>,
    /// Tokens and cost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub usage: Option<Usage>,
    /// From the request to the end of the answer.
    #[serde(default)]
    pub time: Span,
    /// What went wrong.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<TraceError>,
    /// Everything else.
    #[serde(flatten)]
    pub more: Map<String, Value>,
}

/// A stretch of time, in seconds since 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Span {
    /// From.
    #[serde(default)]
    pub start: f64,
    /// To; 0 if it did not end.
    #[serde(default)]
    pub end: f64,
}

/// A reward and its weight.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reward {
    /// The reward.
    pub score: f64,
    /// Its weight.
    #[serde(default = "one")]
    pub weight: f64,
}

fn one() -> f64 {
    1.0
}

/// A task's row as the environment's task set loads it. A task of another set than the built-in one carries its network.
#[must_use]
pub fn task_data(
    index: usize,
    record: &TaskRecord,
    prompt: &str,
    system_prompt: Option<&str>,
    network_npz: Option<&[u8]>,
) -> Value {
    let mut data = json!({
        "idx": index,
        "id": record.id,
        "name": record.id,
        "prompt": [{ "role": "user", "content": prompt }],
        "skills": [],
        "network_allow": ["*"],
        "network_block": [],
        "artifacts": [],
        "artifact_max_bytes": 33_554_432,
        "timeout": {},
        "resources": {},
        "p": record.p,
        "hidden": record.hidden,
        "op": record.op,
        "family": record.family,
        "split": record.split,
        "statement_sha256": record.statement_sha256,
    });
    if let Some(npz) = network_npz {
        data["network_npz"] = json!(base64::engine::general_purpose::STANDARD.encode(npz));
    }
    if let Some(text) = system_prompt {
        data["system_prompt"] = json!(text);
    }
    data
}

/// A conversation that is under way.
#[derive(Debug)]
pub(crate) struct Transcript {
    nodes: Vec<Node>,
    calls: Vec<Call>,
    start: f64,
}

impl Transcript {
    /// A conversation that opens with these messages.
    pub(crate) fn new(opening: &[Message], start: f64) -> Self {
        let mut transcript = Self { nodes: Vec::new(), calls: Vec::new(), start };
        for message in opening {
            transcript.say(message);
        }
        transcript
    }

    /// Adds a message that the model did not write.
    pub(crate) fn say(&mut self, message: &Message) {
        self.push(message, false, crate::endpoint::now());
    }

    /// Adds an answer.
    pub(crate) fn answer(&mut self, reply: &Reply, model: &ModelConfig) {
        let message = Message::Assistant(reply.answer.clone());
        self.push(&message, true, reply.end);
        let endpoint = matches!(model, ModelConfig::Endpoint(_)).then(|| "/chat/completions".to_owned());
        self.calls.push(Call {
            node: Some(self.nodes.len() - 1),
            model: Some(model.label()),
            endpoint,
            finish_reason: reply.finish_reason,
            usage: reply.usage,
            time: Span { start: reply.start, end: reply.end },
            error: None,
            more: Map::from_iter([("sampling".to_owned(), sampling(model))]),
        });
    }

    /// Adds a call that came to nothing.
    pub(crate) fn failed(&mut self, error: &TraceError, model: &ModelConfig, time: Span) {
        let model = Some(model.label());
        self.calls.push(Call { model, time, error: Some(error.clone()), ..Call::default() });
    }

    fn push(&mut self, message: &Message, sampled: bool, timestamp: f64) {
        self.nodes.push(Node {
            parent: self.nodes.len().checked_sub(1),
            message: serde_json::to_value(message).unwrap_or_default(),
            sampled,
            timestamp,
            more: Map::from_iter(
                ["semantic_parents", "token_ids", "mask", "is_content", "logprobs"]
                    .map(|name| (name.to_owned(), json!([]))),
            ),
        });
    }

    /// The line of `traces.jsonl`.
    pub(crate) fn finish(
        self,
        config: &RunConfig,
        place: &Place<'_>,
        ending: Result<&Verdict, &TraceError>,
    ) -> Episode {
        let agent_end = self.calls.last().map_or(self.start, |call| call.time.end);
        let task = TraceTask {
            class: TASK_CLASS.to_owned(),
            data: place.data.clone(),
            key: Some(place.task.to_owned()),
            hash: Some(content_hash(place.data)),
        };
        let model_seconds: f64 =
            self.calls.iter().map(|call| (call.time.end - call.time.start).max(0.0)).sum();
        let end = crate::endpoint::now();
        let mut trace = Trace {
            id: format!("{}t", &place.id[..place.id.len() - 1]),
            task: task.clone(),
            agent: json!({ "config": agent_config(config), "name": "agent", "trainable": true }),
            nodes: self.nodes,
            calls: self.calls,
            info: Map::from_iter([(OWN_KEY.to_owned(), place.own(config))]),
            timing: json!({
                "start": self.start,
                "boot": {}, "setup": {},
                "agent": { "start": self.start, "end": agent_end, "model": { "duration": model_seconds }, "harness": {} },
                "finalize": {},
                "scoring": { "start": agent_end, "end": end },
            }),
            more: Map::from_iter([
                ("version".to_owned(), json!(1)),
                ("verifiers".to_owned(), json!({ "version": VERIFIERS_VERSION })),
                ("tools".to_owned(), traced_tools(config)),
                ("is_timeout".to_owned(), json!(false)),
            ]),
            ..Trace::default()
        };
        match ending {
            Ok(verdict) => trace.set_verdict(verdict),
            Err(error) => {
                trace.rewards.insert(REWARD.to_owned(), None);
                trace.errors.push(error.clone());
                trace.stop_condition = Some("provider_error".to_owned());
                trace.is_completed = true;
            }
        }
        let tokens = token_counts(&trace.calls);
        trace.more.extend(tokens.clone());
        Episode {
            id: place.id.clone(),
            env: json!({ "id": ENVIRONMENT }),
            task,
            run: Some(json!({ "type": "eval", "id": config.name, "name": config.name })),
            ok: trace.ok,
            is_timeout: false,
            errors: Vec::new(),
            traces: vec![trace],
            more: tokens,
        }
    }
}

/// Which rollout a conversation is.
#[derive(Debug)]
pub(crate) struct Place<'a> {
    /// The line's id.
    pub(crate) id: String,
    /// The task's id.
    pub(crate) task: &'a str,
    /// The task's row.
    pub(crate) data: &'a Value,
    /// Which rollout of the task.
    pub(crate) rollout: u32,
    /// How often calls were tried in vain.
    pub(crate) retries: u32,
    /// What the grader said on the way to the last answer.
    pub(crate) earlier: &'a [Value],
}

impl Place<'_> {
    fn own(&self, config: &RunConfig) -> Value {
        json!({
            "rollout": self.rollout,
            "harness": config.harness,
            "retries": self.retries,
            "earlier_verdicts": self.earlier,
            "version": config.lmap_version,
        })
    }
}

/// An id for a rollout: the same rollout of the same run has the same.
pub(crate) fn rollout_id(run: &str, task: &str, rollout: u32) -> String {
    hex(&Sha256::digest(format!("{run}\0{task}\0{rollout}")))[..32].to_owned()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The settings of the one agent, as the schema has them.
fn agent_config(config: &RunConfig) -> Value {
    let client = match &config.model {
        ModelConfig::Endpoint(endpoint) => client_config(endpoint),
        ModelConfig::Policy { .. } => Value::Null,
    };
    json!({
        "harness": { "id": "null", "lmap": config.harness },
        "runtime": { "type": "subprocess" },
        "model": config.model.label(),
        "client": client,
        "sampling": sampling(&config.model),
    })
}

fn client_config(endpoint: &crate::config::EndpointConfig) -> Value {
    json!({
        "type": "eval",
        "base_url": endpoint.base_url,
        "api_key_var": endpoint.key_var,
        "headers": endpoint.headers,
        "headers_from_env": endpoint.headers_from_env,
    })
}

fn sampling(model: &ModelConfig) -> Value {
    let ModelConfig::Endpoint(endpoint) = model else { return json!({}) };
    let mut fields = Map::from_iter(endpoint.body.clone());
    if let Ok(Value::Object(sampling)) = serde_json::to_value(&endpoint.sampling) {
        fields.extend(sampling);
    }
    fields.retain(|_, value| !value.is_null());
    Value::Object(fields)
}

fn traced_tools(config: &RunConfig) -> Value {
    let tools = crate::harness::tools(config.harness);
    tools
        .into_iter()
        .map(|mut tool| {
            let mut function = tool["function"].take();
            function["type"] = json!("function");
            function
        })
        .collect()
}

/// The settings file that `vf-replay` and `vf-eval` look for: `configs/resolved/eval.json`.
#[must_use]
pub fn resolved_config(config: &RunConfig, tasks: &[&TaskRecord]) -> Value {
    let splits: std::collections::BTreeSet<_> = tasks.iter().map(|record| record.split.name()).collect();
    let split = if splits.len() == 1 { splits.into_iter().next().unwrap_or("all") } else { "all" };
    let client = match &config.model {
        ModelConfig::Endpoint(endpoint) => client_config(endpoint),
        ModelConfig::Policy { .. } => {
            json!({ "type": "eval", "base_url": "http://127.0.0.1:9/v1", "api_key_var": "OPENAI_API_KEY" })
        }
    };
    json!({
        "env": {
            "taskset": {
                "id": ENVIRONMENT,
                "split": split,
                "family": "all",
                "op": "all",
                "tasks_dir": config.task_folder,
                "system_prompt": config.system_prompt,
                "task": task_settings(config),
            },
            "agent": { "harness": { "id": "null" }, "runtime": { "type": "subprocess" } },
        },
        "run": { "name": config.name, "dir": config.name },
        "model": config.model.label(),
        "client": client,
        "sampling": sampling(&config.model),
        "select": { "include": { "ids": config.tasks } },
        "num_rollouts": config.rollouts,
        "max_concurrent": config.limits.model_concurrency,
        "push": false,
    })
}

/// How answers are judged, as the environment's task has it.
fn task_settings(config: &RunConfig) -> Value {
    let policy = serde_json::to_value(&config.policy).unwrap_or_default();
    let names = [
        ("timeout_s", "timeout_seconds"),
        ("axioms_mode", "axioms"),
        ("kernels", "kernels"),
        ("guard", "guard"),
        ("budget", "budget"),
        ("sandbox", "sandbox"),
        ("audit", "audit"),
    ];
    names.into_iter().map(|(theirs, ours)| (theirs.to_owned(), policy[ours].clone())).collect()
}

/// Tokens as the schema counts them: what each call read beyond the end of the call before it, and all that was written.
fn token_counts(calls: &[Call]) -> Map<String, Value> {
    let (mut input, mut output, mut before) = (0_u64, 0_u64, 0_u64);
    for usage in calls.iter().filter_map(|call| call.usage) {
        input = input.saturating_add(usage.input_tokens().saturating_sub(before));
        output = output.saturating_add(usage.completion_tokens);
        before = usage.total_tokens();
    }
    let counts = [
        ("num_input_tokens", input),
        ("num_output_tokens", output),
        ("num_total_tokens", input.saturating_add(output)),
    ];
    counts.into_iter().map(|(name, count)| (name.to_owned(), json!(count))).collect()
}

/// SHA-256 of a row as Python's `json.dumps(row, sort_keys=True)` writes it, without fields that are null.
#[must_use]
pub fn content_hash(data: &Value) -> String {
    let mut text = String::new();
    python_json(data, &mut text);
    hex(&Sha256::digest(text))
}

fn python_json(value: &Value, out: &mut String) {
    match value {
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().filter(|(_, value)| !value.is_null()).collect();
            fields.sort_by_key(|(name, _)| *name);
            list(out, ['{', '}'], fields, |(name, value), out| {
                python_string(name, out);
                out.push_str(": ");
                python_json(value, out);
            });
        }
        Value::Array(items) => list(out, ['[', ']'], items, python_json),
        Value::String(text) => python_string(text, out),
        other => out.push_str(&other.to_string()),
    }
}

fn list<T>(
    out: &mut String,
    brackets: [char; 2],
    items: impl IntoIterator<Item = T>,
    mut write: impl FnMut(T, &mut String),
) {
    out.push(brackets[0]);
    for (position, item) in items.into_iter().enumerate() {
        if position > 0 {
            out.push_str(", ");
        }
        write(item, out);
    }
    out.push(brackets[1]);
}

/// A JSON string in ASCII.
fn python_string(text: &str, out: &mut String) {
    use std::fmt::Write;
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            '\u{8}' => out.push_str("\\b"),
            '\u{c}' => out.push_str("\\f"),
            ' '..='~' => out.push(c),
            c => {
                for unit in c.encode_utf16(&mut [0; 2]) {
                    let _ = write!(out, "\\u{unit:04x}");
                }
            }
        }
    }
    out.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_written_as_python_writes_it() {
        let mut text = String::new();
        python_json(&json!({ "b": [1, 0.5, true], "a": "é\n\"😀\u{7f}", "none": null, "c": {} }), &mut text);
        assert_eq!(text, r#"{"a": "\u00e9\n\"\ud83d\ude00\u007f", "b": [1, 0.5, true], "c": {}}"#);
    }

    #[test]
    fn input_that_is_read_again_counts_once() {
        let call = |prompt, completion| Call {
            usage: Some(Usage { prompt_tokens: prompt, completion_tokens: completion, ..Usage::default() }),
            ..Call::default()
        };
        let counts = token_counts(&[call(100, 20), call(150, 30)]);
        assert_eq!(counts["num_input_tokens"], 130);
        assert_eq!(counts["num_output_tokens"], 50);
    }
}
