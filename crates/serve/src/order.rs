//! What a program asks for: a task or a statement, a text, and how to judge.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use lmap_grader::judge::{Config, ModuleTexts};
use lmap_network::Operation;
use lmap_tasks::TaskSetError;
use serde::Deserialize;
use serde_json::{Map, Value};

/// Why a request is refused before anything runs.
#[derive(Debug, thiserror::Error)]
pub enum RequestError {
    /// The request is not as it has to be.
    #[error("{0}")]
    Bad(String),
    /// There is no such method.
    #[error("there is no method `{0}`")]
    UnknownMethod(String),
    /// There is no such task.
    #[error("{0}")]
    UnknownTask(String),
    /// The folder with the tasks, or the task's files, cannot be used.
    #[error("{0}")]
    TaskSet(String),
    /// Nothing new is begun any more.
    #[error("the service is ending")]
    ShuttingDown,
}

impl RequestError {
    /// The code that programs look at.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Bad(_) => "bad_request",
            Self::UnknownMethod(_) => "unknown_method",
            Self::UnknownTask(_) => "unknown_task",
            Self::TaskSet(_) => "task_set",
            Self::ShuttingDown => "shutting_down",
        }
    }
}

impl From<TaskSetError> for RequestError {
    fn from(error: TaskSetError) -> Self {
        match error {
            TaskSetError::Unknown { .. } => Self::UnknownTask(error.to_string()),
            _ => Self::TaskSet(error.to_string()),
        }
    }
}

/// What is to be judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Text {
    /// A Lean file.
    Lean(String),
    /// A model's reply, with one Lean file in it.
    Reply(String),
    /// A model's reply as bytes, which may be no text at all.
    Bytes(Vec<u8>),
}

/// Which task. In JSON also just its id.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(from = "TaskRefForm")]
pub struct TaskRef {
    /// Its id.
    pub id: String,
    /// The folder of its data set; nothing for the tasks that are part of this program.
    pub tasks_dir: Option<PathBuf>,
    /// What its statement must be, by hash.
    pub statement_sha256: Option<String>,
    /// Its network, for a task of no data set at hand: a `.npz` file in base64.
    pub network_npz: Option<String>,
    /// What that network computes.
    pub op: Option<Operation>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum TaskRefForm {
    Id(String),
    Full(TaskRefFields),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TaskRefFields {
    id: String,
    #[serde(default)]
    tasks_dir: Option<PathBuf>,
    #[serde(default)]
    statement_sha256: Option<String>,
    #[serde(default)]
    network_npz: Option<String>,
    #[serde(default)]
    op: Option<Operation>,
}

impl From<TaskRefForm> for TaskRef {
    fn from(form: TaskRefForm) -> Self {
        match form {
            TaskRefForm::Id(id) => Self { id, ..Self::default() },
            TaskRefForm::Full(TaskRefFields { id, tasks_dir, statement_sha256, network_npz, op }) => {
                Self { id, tasks_dir, statement_sha256, network_npz, op }
            }
        }
    }
}

/// One grade that somebody wants.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(try_from = "OrderForm")]
pub struct Order {
    /// The task.
    pub task: TaskRef,
    /// What is to be judged.
    pub text: Text,
    /// What to call it in messages.
    pub name: Option<String>,
    /// Fields of the policy that differ from the engine's own.
    pub policy: Map<String, Value>,
    /// Whether the folder of the grade is left behind, if that differs from the engine's own.
    pub keep_packages: Option<bool>,
    /// Where the folder of the grade is made, if not at the engine's own place.
    pub work_root: Option<PathBuf>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OrderForm {
    task: TaskRef,
    #[serde(default)]
    lean: Option<String>,
    #[serde(default)]
    reply: Option<String>,
    #[serde(default)]
    reply_base64: Option<String>,
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    policy: Map<String, Value>,
    #[serde(default)]
    keep_packages: Option<bool>,
    #[serde(default)]
    work_root: Option<PathBuf>,
}

impl TryFrom<OrderForm> for Order {
    type Error = String;

    fn try_from(form: OrderForm) -> Result<Self, String> {
        let text = match (form.lean, form.reply, form.reply_base64) {
            (Some(lean), None, None) => Text::Lean(lean),
            (None, Some(reply), None) => Text::Reply(reply),
            (None, None, Some(encoded)) => {
                Text::Bytes(STANDARD.decode(encoded).map_err(|error| format!("reply_base64: {error}"))?)
            }
            _ => return Err("give exactly one of `lean`, `reply` and `reply_base64`".to_owned()),
        };
        Ok(Self {
            task: form.task,
            text,
            name: form.name,
            policy: form.policy,
            keep_packages: form.keep_packages,
            work_root: form.work_root,
        })
    }
}

/// Most names that one list of a configuration may have.
const MAX_NAMES: usize = 1000;

/// A solution of a challenge that somebody wants judged.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(try_from = "JudgeForm")]
pub struct JudgeOrder {
    /// What must be proved.
    pub config: Config,
    /// The Lean files.
    pub modules: ModuleTexts,
    /// Fields of the policy that differ from the engine's own.
    pub policy: Map<String, Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct JudgeForm {
    config: Config,
    modules: BTreeMap<String, String>,
    #[serde(default)]
    policy: Map<String, Value>,
}

impl TryFrom<JudgeForm> for JudgeOrder {
    type Error = String;

    fn try_from(form: JudgeForm) -> Result<Self, String> {
        let JudgeForm { config, modules, policy } = form;
        let lists = [
            ("theorem_names", &config.theorem_names),
            ("definition_names", &config.definition_names),
            ("permitted_axioms", &config.permitted_axioms),
        ];
        if let Some((list, names)) = lists.into_iter().find(|(_, names)| names.len() > MAX_NAMES) {
            return Err(format!(
                "config.{list}: there are {} names; at most {MAX_NAMES} are taken",
                names.len()
            ));
        }
        let modules = ModuleTexts::new(modules).map_err(|error| format!("modules: {error}"))?;
        Ok(Self { config, modules, policy })
    }
}

/// A text that somebody wants Lean to read, for its messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MessagesOrder {
    /// The text.
    pub text: String,
    /// How long Lean may take.
    pub time: Duration,
}
