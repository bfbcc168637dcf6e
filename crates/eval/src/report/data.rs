//! Reading runs, ours and those of other programs that write the same traces.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::path::{Path, PathBuf};

use lmap_grader::{Outcome, Verdict, extract};
use lmap_tasks::TaskSet;
use serde_json::Value;

use crate::run::fault_of;
use crate::store::{StoreError, read_config, read_episodes};
use crate::trace::{Episode, Trace};

/// What is known of a task.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TaskFacts {
    /// Its id.
    pub id: String,
    /// The modulus.
    pub p: Option<u64>,
    /// Neurons.
    pub hidden: Option<u64>,
    /// Which part of the data set it belongs to.
    pub family: Option<String>,
    /// What it is meant for.
    pub split: Option<String>,
    /// Share of the pairs that its network was trained on.
    pub train_fraction: Option<f64>,
}

impl TaskFacts {
    /// p²·H, which the cost of a brute-force proof follows.
    #[must_use]
    pub fn size(&self) -> Option<u64> {
        self.p?.checked_pow(2)?.checked_mul(self.hidden?)
    }

    fn of(id: &str, data: &Value, tasks: &TaskSet) -> Self {
        let number = |name: &str| data.get(name).and_then(Value::as_u64);
        let text = |name: &str| data.get(name).and_then(Value::as_str).map(str::to_owned);
        let record = tasks.record(id).ok();
        Self {
            id: id.to_owned(),
            p: number("p").or(record.map(|record| record.p as u64)),
            hidden: number("hidden").or(record.map(|record| record.hidden as u64)),
            family: text("family").or(record.map(|record| record.family.name().to_owned())),
            split: text("split").or(record.map(|record| record.split.name().to_owned())),
            train_fraction: record.and_then(|record| record.train_fraction),
        }
    }
}

/// One rollout.
#[derive(Clone, Debug)]
pub struct RolloutData {
    /// The task.
    pub task: TaskFacts,
    /// Which rollout of it, from 0.
    pub rollout: u32,
    /// The verdict on the last answer, if there is one.
    pub verdict: Option<Verdict>,
    /// What was at fault, and how it says so, if the rollout could not be graded.
    pub failure: Option<(String, String)>,
    /// The conversation.
    pub messages: Vec<Value>,
    /// The Lean file of the last answer, if it had just one.
    pub lean: Option<String>,
    /// Tokens read, counted for every call.
    pub input_tokens: u64,
    /// Tokens written.
    pub output_tokens: u64,
    /// US dollars.
    pub cost: Option<f64>,
    /// Seconds that the model took.
    pub model_seconds: f64,
    /// Answers that the model gave.
    pub turns: usize,
}

impl RolloutData {
    fn of(trace: &Trace, task: TaskFacts, rollout: u32) -> Self {
        let verdict = trace.verdict();
        let graded = verdict.as_ref().is_some_and(|verdict| verdict.reward.is_some());
        let failure = (!graded).then(|| {
            let message = trace.errors.first().map(|error| error.message.clone());
            (fault_of(trace), message.unwrap_or_else(|| "there is no verdict".to_owned()))
        });
        let usages = || trace.calls.iter().filter_map(|call| call.usage);
        let costs: Vec<f64> = usages().filter_map(|usage| usage.cost).collect();
        Self {
            lean: extract::extract(trace.last_reply()).ok().map(|extracted| extracted.text),
            messages: trace.nodes.iter().map(|node| node.message.clone()).collect(),
            input_tokens: usages().map(|usage| usage.input_tokens()).sum(),
            output_tokens: usages().map(|usage| usage.completion_tokens).sum(),
            cost: (!costs.is_empty()).then(|| costs.iter().sum()),
            model_seconds: trace.calls.iter().map(|call| (call.time.end - call.time.start).max(0.0)).sum(),
            turns: trace.nodes.iter().filter(|node| node.sampled).count(),
            task,
            rollout,
            verdict: verdict
                .filter(|verdict| verdict.verdict != Outcome::Error || graded || verdict.reason.is_some()),
            failure,
        }
    }

    /// Whether the answer was judged.
    #[must_use]
    pub fn is_graded(&self) -> bool {
        self.failure.is_none()
    }

    /// Whether the answer was accepted.
    #[must_use]
    pub fn is_accepted(&self) -> bool {
        self.is_graded() && self.verdict.as_ref().is_some_and(|verdict| verdict.verdict == Outcome::Accepted)
    }

    /// `accepted`, `rejected`, `timeout`, `resource_limit` or `not graded`.
    #[must_use]
    pub fn outcome(&self) -> &'static str {
        match &self.verdict {
            Some(verdict) if self.is_graded() => verdict.verdict.name(),
            _ => "not graded",
        }
    }

    /// The stage that did not accept.
    #[must_use]
    pub fn stage(&self) -> Option<&'static str> {
        self.verdict.as_ref()?.stage.map(|stage| stage.name())
    }

    /// Why it did not.
    #[must_use]
    pub fn code(&self) -> Option<&'static str> {
        self.verdict.as_ref()?.reason.as_ref().map(|reason| reason.code.name())
    }

    /// Steps of our own kernel, if it was asked.
    #[must_use]
    pub fn kernel_steps(&self) -> Option<u64> {
        self.verdict.as_ref()?.kernels.iter().find_map(|kernel| kernel.steps)
    }

    /// Seconds of the grade.
    #[must_use]
    pub fn grader_seconds(&self) -> Option<f64> {
        self.verdict.as_ref().map(|verdict| verdict.grader_seconds)
    }
}

/// One run.
#[derive(Clone, Debug)]
pub struct RunData {
    /// What it is called.
    pub name: String,
    /// Where it is.
    pub path: PathBuf,
    /// Who answered.
    pub model: String,
    /// How it was asked.
    pub harness: String,
    /// The run whose answers were graded again.
    pub regrade_of: Option<String>,
    /// The judges, as `Lean 4.35.0, core library`; one, or something went wrong.
    pub judges: BTreeSet<String>,
    /// Hashes of the policies.
    pub policies: BTreeSet<String>,
    /// Its rollouts.
    pub rollouts: Vec<RolloutData>,
    /// Rollouts that it should have and has not.
    pub owed: usize,
}

/// Reads runs. `tasks` tells what traces do not say about tasks.
///
/// # Errors
/// [`StoreError`] when a folder holds no run, or a line of it is broken.
pub fn load(paths: &[PathBuf], tasks: &TaskSet) -> Result<Vec<RunData>, StoreError> {
    let mut names = HashSet::new();
    paths
        .iter()
        .map(|path| {
            let mut run = load_one(path, tasks)?;
            let base = run.name.clone();
            for number in 2.. {
                if names.insert(run.name.clone()) {
                    break;
                }
                run.name = format!("{base} ({number})");
            }
            Ok(run)
        })
        .collect()
}

fn load_one(path: &Path, tasks: &TaskSet) -> Result<RunData, StoreError> {
    let episodes = read_episodes(path)?;
    let config = match read_config(path) {
        Ok(config) => Some(config),
        Err(StoreError::Missing { .. }) => None,
        Err(error) => return Err(error),
    };
    let rollouts = rollouts(&episodes, tasks);
    let planned = config.as_ref().map(|config| match config.regrade_of {
        // A run that is graded again owes what the other one had.
        Some(_) => rollouts.len(),
        None => config.tasks.len() * config.rollouts as usize,
    });
    let agent = episodes.iter().find_map(|episode| Some(&episode.traces.first()?.agent["config"]));
    let from_agent =
        |pointer: &str| agent.and_then(|agent| agent.pointer(pointer)?.as_str()).map(str::to_owned);
    let verdicts = || rollouts.iter().filter_map(|rollout| rollout.verdict.as_ref());
    let folder = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let folder = folder
        .file_name()
        .map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned());
    Ok(RunData {
        name: config.as_ref().map_or(folder, |config| config.name.clone()),
        path: path.to_owned(),
        model: config
            .as_ref()
            .map(|config| config.model.label())
            .or(from_agent("/model"))
            .unwrap_or_else(|| "unknown".to_owned()),
        harness: config
            .as_ref()
            .map(|config| config.harness.to_string())
            .or(from_agent("/harness/id"))
            .unwrap_or_else(|| "unknown".to_owned()),
        regrade_of: config.and_then(|config| config.regrade_of),
        judges: verdicts()
            .map(|verdict| format!("Lean {}, {} library", verdict.versions.lean, verdict.library))
            .collect(),
        policies: verdicts().map(|verdict| verdict.hashes.policy.chars().take(12).collect()).collect(),
        owed: planned.map_or(0, |planned| planned.saturating_sub(rollouts.len())),
        rollouts,
    })
}

/// The last line of each rollout; a line with a verdict counts more than one without.
fn rollouts(episodes: &[Episode], tasks: &TaskSet) -> Vec<RolloutData> {
    let mut rollouts: Vec<RolloutData> = Vec::new();
    let mut places: HashMap<(String, u32), usize> = HashMap::new();
    let mut counts: HashMap<String, u32> = HashMap::new();
    for episode in episodes {
        let Some(trace) = episode.traces.first() else { continue };
        let Some(id) = trace.task.id().or(episode.task.id()) else { continue };
        let count = counts.entry(id.to_owned()).or_default();
        let number = trace.rollout().unwrap_or(*count);
        *count += 1;
        let rollout = RolloutData::of(trace, TaskFacts::of(id, &trace.task.data, tasks), number);
        match places.get(&(id.to_owned(), number)) {
            Some(&place) if rollout.is_graded() || !rollouts[place].is_graded() => rollouts[place] = rollout,
            Some(_) => {}
            None => {
                places.insert((id.to_owned(), number), rollouts.len());
                rollouts.push(rollout);
            }
        }
    }
    rollouts.sort_by(|a, b| {
        let key = |rollout: &RolloutData| {
            (rollout.task.p, rollout.task.hidden, rollout.task.id.clone(), rollout.rollout)
        };
        key(a).cmp(&key(b))
    });
    rollouts
}
