//! Carrying a run out: every rollout that is owed, so many at once, to a line in `traces.jsonl`.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use lmap_grader::{Grader, Outcome, Submission, Verdict, judge_terms};
use lmap_tasks::{Task, TaskRecord, TaskSet, TaskSetError};
use serde::Serialize;
use serde_json::{Value, json};
use tokio::sync::Semaphore;

use crate::budget::Budget;
use crate::config::{Harness, JudgeIdentity, ModelConfig, RunConfig};
use crate::endpoint::{CallError, Endpoint, Question, now};
use crate::harness;
use crate::message::{Message, Reply, ToolCall};
use crate::policy;
use crate::store::{Entry, Past, RunFolder, Step, StoreError};
use crate::trace::{
    ENDPOINT_ERROR, Episode, OWN_KEY, Place, Span, Trace, TraceError, Transcript, resolved_config,
    rollout_id, task_data,
};

/// The file with a task's network, in its folder.
const NETWORK_NPZ: &str = "network.npz";

/// Grades that may wait for each one that runs, before no more answers are asked for.
const WAITING_GRADES: usize = 4;

/// Why a run cannot start or go on.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// Its folder.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Its tasks.
    #[error(transparent)]
    Tasks(#[from] TaskSetError),
    /// A task that no model can be given.
    #[error("task {0} has no prompt; it is for measuring kernels. Choose other tasks")]
    NoPrompt(String),
    /// No task at all.
    #[error("no task is left after the selection; see `lmap tasks list`")]
    NoTasks,
    /// The endpoint's settings.
    #[error("{0}")]
    Endpoint(CallError),
    /// Another Lean than at the start of the run.
    #[error("the run was graded by Lean {} with the library {} ({}); this is Lean {} with the library {} ({}). Results of different judges are not mixed: use the same toolchain, or --regrade", was.lean, was.library, short(&was.toolchain), is.lean, is.library, short(&is.toolchain))]
    OtherJudge {
        /// at the start
        was: Box<JudgeIdentity>,
        /// now
        is: Box<JudgeIdentity>,
    },
    /// The machinery for doing many things at once.
    #[error("no runtime can be started: {0}")]
    Runtime(std::io::Error),
}

fn short(hash: &str) -> &str {
    hash.get(..12).unwrap_or(hash)
}

/// Ends a run early: what is under way is finished, nothing new is begun.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<OnceLock<String>>);

impl Stop {
    /// Asks the run to end. The first reason counts.
    pub fn stop(&self, reason: impl Into<String>) {
        let _ = self.0.set(reason.into());
    }

    /// Why the run is to end, if it is.
    #[must_use]
    pub fn reason(&self) -> Option<&str> {
        self.0.get().map(String::as_str)
    }
}

/// What happens in a run, for whoever watches it.
#[derive(Debug)]
pub enum Event<'a> {
    /// It begins, or goes on.
    Started,
    /// A call failed and is tried again after `wait`.
    Retry {
        /// the task
        task: &'a str,
        /// which rollout of it
        rollout: u32,
        /// why
        error: &'a CallError,
        /// how long
        wait: Duration,
    },
    /// A rollout has a verdict.
    Graded {
        /// the task
        task: &'a str,
        /// which rollout of it
        rollout: u32,
        /// the verdict on its last answer
        verdict: &'a Verdict,
    },
    /// A rollout came to nothing, for no fault of the model's.
    Failed {
        /// the task
        task: &'a str,
        /// which rollout of it
        rollout: u32,
        /// why
        message: &'a str,
    },
    /// The run ends early.
    Stopping {
        /// why
        reason: &'a str,
    },
}

/// Hears what happens, with the numbers so far.
pub trait Observer: Sync {
    /// Something happened.
    fn on(&self, event: &Event<'_>, tally: &Tally);
}

/// Hears nothing.
#[derive(Clone, Copy, Debug)]
pub struct Silent;

impl Observer for Silent {
    fn on(&self, _event: &Event<'_>, _tally: &Tally) {}
}

/// The numbers of a run so far.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Tally {
    /// Tasks.
    pub tasks: usize,
    /// Tasks all of whose rollouts are done.
    pub tasks_done: usize,
    /// Rollouts.
    pub rollouts: usize,
    /// Rollouts with a verdict that says something about the answer.
    pub graded: usize,
    /// Rollouts that an earlier process had finished.
    pub from_before: usize,
    /// By outcome, for graded rollouts.
    pub outcomes: BTreeMap<Outcome, usize>,
    /// Rollouts that could not be graded, by what was at fault.
    pub failures: BTreeMap<String, usize>,
    /// Tokens read.
    pub input_tokens: u64,
    /// Tokens written.
    pub output_tokens: u64,
    /// US dollars; none if nobody told prices.
    pub cost: Option<f64>,
}

impl Tally {
    /// Accepted rollouts.
    #[must_use]
    pub fn accepted(&self) -> usize {
        self.outcomes.get(&Outcome::Accepted).copied().unwrap_or(0)
    }

    /// Rollouts that could not be graded.
    #[must_use]
    pub fn failed(&self) -> usize {
        self.failures.values().sum()
    }

    fn count_usage(&mut self, reply: &Reply) {
        let Some(usage) = reply.usage else { return };
        self.input_tokens = self.input_tokens.saturating_add(usage.input_tokens());
        self.output_tokens = self.output_tokens.saturating_add(usage.completion_tokens);
        self.cost = usage.cost.map(|cost| self.cost.unwrap_or(0.0) + cost).or(self.cost);
    }

    pub(crate) fn count_episode(&mut self, episode: &Episode) {
        let Some(trace) = episode.traces.first() else { return };
        match trace.verdict() {
            Some(verdict) if verdict.reward.is_some() => {
                self.graded += 1;
                *self.outcomes.entry(verdict.verdict).or_default() += 1;
            }
            _ => *self.failures.entry(fault_of(trace)).or_default() += 1,
        }
    }
}

/// A rollout that could not be graded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FailedRollout {
    /// The task.
    pub task: String,
    /// Which rollout of it.
    pub rollout: u32,
    /// What was at fault.
    pub fault: String,
    /// In words.
    pub message: String,
}

/// What a run came to.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// What the run is called.
    pub name: String,
    /// Its folder.
    pub path: PathBuf,
    /// Who answered.
    pub model: String,
    /// How it was asked.
    pub harness: Harness,
    /// What judged.
    pub judge: JudgeIdentity,
    /// The numbers.
    #[serde(flatten)]
    pub tally: Tally,
    /// Rollouts that were not begun, or not finished, because the run ended early.
    pub owed: usize,
    /// Share of accepted rollouts among the graded ones, averaged over tasks.
    pub pass_at_1: Option<f64>,
    /// 95 % confidence interval of it.
    pub pass_at_1_interval: Option<[f64; 2]>,
    /// The rollouts that could not be graded. They count neither for nor against the model.
    pub not_graded: Vec<FailedRollout>,
    /// Seconds that this process took.
    pub seconds: f64,
    /// Why the run ended early, if it did.
    pub stopped: Option<String>,
}

impl Summary {
    /// Whether every rollout has a verdict.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.owed == 0 && self.not_graded.is_empty() && self.stopped.is_none()
    }
}

/// A run that is ready to be carried out.
#[derive(Debug)]
pub struct Run {
    config: RunConfig,
    items: Vec<Item>,
    model: Model,
    grader: Arc<Grader>,
    folder: RunFolder,
    past: Past,
}

/// A task with all that a rollout needs.
#[derive(Debug)]
struct Item {
    task: Arc<Task>,
    data: Value,
    opening: Vec<Message>,
}

#[derive(Debug)]
enum Model {
    Policy { name: policy::PolicyName, seed: u64 },
    Endpoint(Box<Endpoint>),
}

impl Run {
    /// A new run in a folder of its own.
    ///
    /// # Errors
    /// [`RunError`]
    pub fn create(
        path: &Path,
        config: RunConfig,
        tasks: &TaskSet,
        grader: Arc<Grader>,
    ) -> Result<Self, RunError> {
        let (items, model) = prepare(&config, tasks, &grader)?;
        let records = config.tasks.iter().map(|id| tasks.record(id)).collect::<Result<Vec<_>, _>>()?;
        let folder = RunFolder::create(path, &config, &resolved_config(&config, &records))?;
        Ok(Self { config, items, model, grader, folder, past: Past::default() })
    }

    /// A run that goes on where it ended. `change` may alter limits, time-outs and the like.
    ///
    /// # Errors
    /// [`RunError`]
    pub fn resume(
        path: &Path,
        tasks: &TaskSet,
        grader: Arc<Grader>,
        change: impl FnOnce(&mut RunConfig),
    ) -> Result<Self, RunError> {
        let (folder, mut config, past) = RunFolder::resume(path)?;
        let is = judge_identity(&grader);
        if is != config.judge {
            return Err(RunError::OtherJudge { was: Box::new(config.judge), is: Box::new(is) });
        }
        change(&mut config);
        let (items, model) = prepare(&config, tasks, &grader)?;
        Ok(Self { config, items, model, grader, folder, past })
    }

    /// The settings of a run in a folder.
    ///
    /// # Errors
    /// [`RunError::Store`] when it holds no run.
    pub fn config_of(path: &Path) -> Result<RunConfig, RunError> {
        Ok(crate::store::read_config(path)?)
    }

    /// The settings.
    #[must_use]
    pub fn config(&self) -> &RunConfig {
        &self.config
    }

    /// Carries out every rollout that is owed. There is always a summary; what was done is on disk.
    ///
    /// # Errors
    /// [`RunError::Runtime`]
    pub fn carry_out(mut self, observer: &dyn Observer, stop: &Stop) -> Result<Summary, RunError> {
        let runtime =
            tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(RunError::Runtime)?;
        let start = Instant::now();
        let past = std::mem::take(&mut self.past);
        let mut tally = Tally { tasks: self.items.len(), ..Tally::default() };
        tally.rollouts = self.items.len() * self.config.rollouts as usize;
        let budget = Budget::new(&self.config.limits);
        for step in past.steps.values().flatten() {
            if let Step::Reply(reply) = step {
                tally.count_usage(reply);
                if let ModelConfig::Endpoint(endpoint) = &self.config.model {
                    budget.remember(reply, endpoint);
                }
            }
        }
        let mut results = Results::default();
        let mut done: HashMap<String, u32> = HashMap::new();
        let mut owed = Vec::new();
        let mut steps = past.steps;
        for rollout in 0..self.config.rollouts {
            for item in &self.items {
                let key = (item.task.id().to_owned(), rollout);
                match past.episodes.get(&key).filter(|episode| episode.ok) {
                    Some(episode) => {
                        tally.from_before += 1;
                        tally.count_episode(episode);
                        results.add(episode);
                        *done.entry(key.0).or_default() += 1;
                    }
                    None => {
                        owed.push(Slot { item, rollout, log: steps.remove(&key).unwrap_or_default().into() })
                    }
                }
            }
        }
        tally.tasks_done = done.values().filter(|&&count| count == self.config.rollouts).count();
        let owed_count = owed.len();
        let desk = Desk {
            run: &self,
            budget,
            model_permits: Semaphore::new(self.config.limits.model_concurrency.max(1)),
            grade_permits: Semaphore::new(self.config.limits.grade_concurrency.max(1)),
            observer,
            stop,
            board: Mutex::new(Board { tally, results, done }),
            failures_in_a_row: AtomicU32::new(0),
            finished: AtomicUsize::new(0),
        };
        desk.tell(&Event::Started);
        let limits = &self.config.limits;
        let at_once = limits.model_concurrency.max(1) + WAITING_GRADES * limits.grade_concurrency.max(1);
        runtime.block_on(async {
            let rollouts = futures_util::stream::iter(owed).map(|slot| desk.rollout(slot));
            rollouts.buffer_unordered(at_once).for_each(|()| async {}).await;
        });
        let finished = desk.finished.load(Ordering::Relaxed);
        let board = desk.board.into_inner().unwrap_or_else(PoisonError::into_inner);
        let seconds = start.elapsed().as_secs_f64();
        Ok(board.results.summary(
            &self.config,
            self.folder.path(),
            board.tally,
            owed_count - finished,
            seconds,
            stop,
        ))
    }
}

/// What the rollouts of a run came to, one by one.
#[derive(Debug, Default)]
pub(crate) struct Results {
    rewards: BTreeMap<String, Vec<f64>>,
    not_graded: Vec<FailedRollout>,
}

impl Results {
    pub(crate) fn add(&mut self, episode: &Episode) {
        let Some(trace) = episode.traces.first() else { return };
        let task = trace.task.id().unwrap_or("unknown").to_owned();
        let verdict = trace.verdict();
        if let Some(reward) = verdict.as_ref().and_then(|verdict| verdict.reward) {
            self.rewards.entry(task).or_default().push(reward);
            return;
        }
        let message =
            trace.errors.first().map_or_else(|| "no verdict".to_owned(), |error| error.message.clone());
        self.not_graded.push(FailedRollout {
            task,
            rollout: trace.rollout().unwrap_or(0),
            fault: fault_of(trace),
            message,
        });
    }

    pub(crate) fn summary(
        self,
        config: &RunConfig,
        path: &Path,
        tally: Tally,
        owed: usize,
        seconds: f64,
        stop: &Stop,
    ) -> Summary {
        let means: Vec<f64> =
            self.rewards.values().map(|rewards| rewards.iter().sum::<f64>() / rewards.len() as f64).collect();
        let estimate = crate::stats::mean_over_tasks(&means, tally.graded);
        Summary {
            name: config.name.clone(),
            path: path.to_owned(),
            model: config.model.label(),
            harness: config.harness,
            judge: config.judge.clone(),
            tally,
            owed,
            pass_at_1: estimate.map(|estimate| estimate.value),
            pass_at_1_interval: estimate.map(|estimate| [estimate.low, estimate.high]),
            not_graded: self.not_graded,
            seconds,
            stopped: stop.reason().map(str::to_owned),
        }
    }
}

/// What was at fault when there is no verdict on a rollout.
pub(crate) fn fault_of(trace: &Trace) -> String {
    if let Some(verdict) = trace.verdict() {
        return format!("judge: {}", verdict.reason.map_or("error", |reason| reason.code.name()));
    }
    let fault = trace.info.get(OWN_KEY).and_then(|own| own.get("fault")?.as_str());
    match (fault, trace.errors.first()) {
        (Some(fault), _) => format!("endpoint: {fault}"),
        (None, Some(error)) if !error.class.is_empty() => error.class.clone(),
        (None, _) => "unknown".to_owned(),
    }
}

/// Loads the tasks and prepares the client.
fn prepare(config: &RunConfig, tasks: &TaskSet, grader: &Grader) -> Result<(Vec<Item>, Model), RunError> {
    let terms = judge_terms(grader.toolchain(), config.policy.timeout_seconds.round() as u64);
    let mut items = Vec::new();
    for id in &config.tasks {
        let record = tasks.record(id)?;
        if record.prompt_chars.is_none() {
            return Err(RunError::NoPrompt(id.clone()));
        }
        let task = tasks.task(id)?;
        let prompt = task.prompt(&terms);
        let system = config.system_prompt.as_deref();
        let npz = match &config.task_folder {
            Some(folder) => {
                let path = folder.join(id).join(NETWORK_NPZ);
                Some(std::fs::read(&path).map_err(|source| TaskSetError::Read { path, source })?)
            }
            None => None,
        };
        items.push(Item {
            data: task_data(position(tasks, record), record, &prompt, system, npz.as_deref()),
            opening: harness::opening(system, &prompt),
            task: Arc::new(task),
        });
    }
    if items.is_empty() {
        return Err(RunError::NoTasks);
    }
    let model = match &config.model {
        ModelConfig::Policy { name, seed } => Model::Policy { name: *name, seed: *seed },
        ModelConfig::Endpoint(endpoint) => {
            let endpoint =
                Endpoint::new(endpoint, |name| std::env::var(name).ok()).map_err(RunError::Endpoint)?;
            Model::Endpoint(Box::new(endpoint))
        }
    };
    Ok((items, model))
}

fn position(tasks: &TaskSet, record: &TaskRecord) -> usize {
    tasks.records().iter().position(|other| other.id == record.id).unwrap_or(0)
}

/// What identifies the judge of a run.
#[must_use]
pub fn judge_identity(grader: &Grader) -> JudgeIdentity {
    let toolchain = grader.toolchain();
    JudgeIdentity {
        lean: toolchain.version.to_string(),
        library: toolchain.library,
        toolchain: toolchain.hash.clone(),
    }
}

/// A rollout that is owed, and the steps of it that were done before.
#[derive(Debug)]
struct Slot<'a> {
    item: &'a Item,
    rollout: u32,
    log: VecDeque<Step>,
}

/// What a rollout is carried out with.
struct Desk<'a> {
    run: &'a Run,
    budget: Budget,
    model_permits: Semaphore,
    grade_permits: Semaphore,
    observer: &'a dyn Observer,
    stop: &'a Stop,
    board: Mutex<Board>,
    failures_in_a_row: AtomicU32,
    finished: AtomicUsize,
}

struct Board {
    tally: Tally,
    results: Results,
    done: HashMap<String, u32>,
}

/// Why a rollout ends without a verdict.
enum Halt {
    /// The endpoint failed; the rollout is written down as failed.
    Call(CallError),
    /// The run ends; the rollout is owed.
    Owed,
}

impl Desk<'_> {
    async fn rollout(&self, mut slot: Slot<'_>) {
        if self.stop.reason().is_some() {
            return;
        }
        let mut transcript = Transcript::new(&slot.item.opening, now());
        let mut retries = 0;
        let mut earlier = Vec::new();
        let ending = self.converse(&mut slot, &mut transcript, &mut retries, &mut earlier).await;
        let (task, rollout) = (slot.item.task.id(), slot.rollout);
        let place = Place {
            id: rollout_id(&self.run.config.name, task, rollout),
            task,
            data: &slot.item.data,
            rollout,
            retries,
            earlier: &earlier,
        };
        match ending {
            Ok(verdict) => {
                let episode = transcript.finish(&self.run.config, &place, Ok(&verdict));
                self.file(&episode, task, rollout, &verdict);
            }
            Err(Halt::Call(error)) => self.file_failure(transcript, &place, &error),
            Err(Halt::Owed) => {}
        }
    }

    /// Asks, grades and asks again as the harness wants it; the verdict on the last answer.
    async fn converse(
        &self,
        slot: &mut Slot<'_>,
        transcript: &mut Transcript,
        retries: &mut u32,
        earlier: &mut Vec<Value>,
    ) -> Result<Verdict, Halt> {
        let mut messages = slot.item.opening.clone();
        let (mut tries_left, mut calls_left) = match self.run.config.harness {
            Harness::Chat => (0, 0),
            Harness::Refine(more) => (more, 0),
            Harness::Tools(calls) => (0, calls),
        };
        // A model that calls its tool although no call is left is told so once.
        let mut refusals_left = 1;
        loop {
            let offer_tools = matches!(self.run.config.harness, Harness::Tools(_)) && refusals_left > 0;
            let reply = self.ask(slot, &messages, offer_tools).await?;
            *retries += reply.retries;
            transcript.answer(&reply, &self.run.config.model);
            messages.push(Message::Assistant(reply.answer.clone()));
            if !reply.answer.calls().is_empty() && refusals_left > 0 {
                if calls_left == 0 {
                    refusals_left -= 1;
                }
                for call in reply.answer.calls() {
                    let content = self.check(slot, call, &mut calls_left, earlier).await?;
                    let message = Message::Tool { tool_call_id: call.id.clone(), content };
                    transcript.say(&message);
                    messages.push(message);
                }
                continue;
            }
            let text = reply.answer.text().to_owned();
            let verdict = self.judge(slot, Judged::Reply(text.clone())).await?;
            if tries_left == 0 || harness::is_final(&verdict) {
                return Ok(verdict);
            }
            tries_left -= 1;
            earlier.push(in_short(&verdict));
            let message = harness::another_try(&verdict, &text, &slot.item.task);
            transcript.say(&message);
            messages.push(message);
        }
    }

    /// The next answer: from the journal, from a policy, or from the endpoint.
    async fn ask(&self, slot: &mut Slot<'_>, messages: &[Message], offer_tools: bool) -> Result<Reply, Halt> {
        if let Some(Step::Reply(reply)) = slot.log.pop_front_if(|step| matches!(step, Step::Reply(_))) {
            return Ok(*reply);
        }
        slot.log.clear();
        let task = slot.item.task.id();
        let reply = match &self.run.model {
            Model::Policy { name, seed } => {
                self.unless_stopped()?;
                policy::answer(*name, *seed, &slot.item.task, slot.rollout, messages, offer_tools)
            }
            Model::Endpoint(endpoint) => {
                self.call(endpoint, task, slot.rollout, messages, offer_tools).await?
            }
        };
        self.note(slot, Step::Reply(Box::new(reply.clone())))?;
        self.board().tally.count_usage(&reply);
        Ok(reply)
    }

    async fn call(
        &self,
        endpoint: &Endpoint,
        task: &str,
        rollout: u32,
        messages: &[Message],
        offer_tools: bool,
    ) -> Result<Reply, Halt> {
        let _permit = self.model_permits.acquire().await.map_err(|_| Halt::Owed)?;
        self.unless_stopped()?;
        let settings = endpoint.config();
        let admission = self.budget.admit(messages, settings).await.map_err(|limit| {
            self.end_run(&limit);
            Halt::Owed
        })?;
        self.unless_stopped()?;
        let tools = if offer_tools { harness::tools(self.run.config.harness) } else { Vec::new() };
        let seed = settings.sampling.seed.map(|seed| seed.wrapping_add(rollout.into()));
        let question = Question { messages, tools: &tools, seed };
        let note = |error: &CallError, wait| self.tell(&Event::Retry { task, rollout, error, wait });
        let answered = endpoint.ask(question, note).await;
        admission.settle(&answered, messages, settings);
        answered.map_err(Halt::Call)
    }

    /// Answers a call of a tool.
    async fn check(
        &self,
        slot: &mut Slot<'_>,
        call: &ToolCall,
        calls_left: &mut u32,
        earlier: &mut Vec<Value>,
    ) -> Result<String, Halt> {
        if *calls_left == 0 {
            return Ok(
                "No calls are left. Give your final answer now, with exactly one ```lean block.".to_owned()
            );
        }
        *calls_left -= 1;
        let submission = match harness::submission_of(call) {
            Ok(submission) => submission,
            Err(text) => return Ok(text),
        };
        let lean = submission.text().to_owned();
        let verdict = self.judge(slot, Judged::File(submission)).await?;
        earlier.push(in_short(&verdict));
        Ok(harness::feedback(&verdict, &lean))
    }

    /// The verdict on an answer: from the journal, or from the grader.
    async fn judge(&self, slot: &mut Slot<'_>, judged: Judged) -> Result<Verdict, Halt> {
        if let Some(Step::Verdict(verdict)) = slot.log.pop_front_if(|step| matches!(step, Step::Verdict(_))) {
            return Ok(*verdict);
        }
        let _permit = self.grade_permits.acquire().await.map_err(|_| Halt::Owed)?;
        self.unless_stopped()?;
        let (grader, task) = (Arc::clone(&self.run.grader), Arc::clone(&slot.item.task));
        let grade = move || match judged {
            Judged::Reply(reply) => grader.grade_reply(&task, "reply", &reply),
            Judged::File(submission) => grader.grade(&task, &submission),
        };
        let Ok(verdict) = tokio::task::spawn_blocking(grade).await else {
            self.end_run("the grader broke down; this is a defect of the program");
            return Err(Halt::Owed);
        };
        if verdict.reward.is_some() {
            self.note(slot, Step::Verdict(Box::new(verdict.clone())))?;
        }
        Ok(verdict)
    }

    fn note(&self, slot: &Slot<'_>, step: Step) -> Result<(), Halt> {
        let entry = Entry { task: slot.item.task.id().to_owned(), rollout: slot.rollout, step };
        self.run.folder.note(&entry).map_err(|error| {
            self.end_run(&error.to_string());
            Halt::Owed
        })
    }

    /// Writes down a rollout that has a verdict.
    fn file(&self, episode: &Episode, task: &str, rollout: u32, verdict: &Verdict) {
        if !self.write(episode) {
            return;
        }
        {
            let mut board = self.board();
            board.tally.count_episode(episode);
            board.results.add(episode);
            self.count_done(&mut board, task);
        }
        self.tell(&Event::Graded { task, rollout, verdict });
        self.note_luck(verdict.reward.is_some());
        if let Some(why) = self.grader_stopped(verdict) {
            self.end_run(&why);
        }
    }

    /// Writes down a rollout that came to nothing.
    fn file_failure(&self, mut transcript: Transcript, place: &Place<'_>, error: &CallError) {
        let trace_error = TraceError {
            class: ENDPOINT_ERROR.to_owned(),
            message: error.message.clone(),
            status_code: error.status,
        };
        let at = now();
        transcript.failed(&trace_error, &self.run.config.model, Span { start: at, end: at });
        let mut episode = transcript.finish(&self.run.config, place, Err(&trace_error));
        if let Some(own) = episode.traces[0].info.get_mut(OWN_KEY) {
            own["fault"] = json!(error.fault);
            own["retries"] = json!(place.retries + error.retries);
        }
        if !self.write(&episode) {
            return;
        }
        let (task, rollout) = (place.task, place.rollout);
        {
            let mut board = self.board();
            board.tally.count_episode(&episode);
            board.results.add(&episode);
            self.count_done(&mut board, task);
        }
        self.tell(&Event::Failed { task, rollout, message: &error.message });
        if error.fault.is_hopeless() {
            self.end_run(&error.message);
        }
        self.note_luck(false);
    }

    fn write(&self, episode: &Episode) -> bool {
        match self.run.folder.finish(episode) {
            Ok(()) => {
                self.finished.fetch_add(1, Ordering::Relaxed);
                true
            }
            Err(error) => {
                self.end_run(&error.to_string());
                false
            }
        }
    }

    fn count_done(&self, board: &mut Board, task: &str) {
        let done = board.done.entry(task.to_owned()).or_default();
        *done += 1;
        if *done == self.run.config.rollouts {
            board.tally.tasks_done += 1;
        }
    }

    /// Ends the run when nothing works any more.
    fn note_luck(&self, good: bool) {
        if good {
            self.failures_in_a_row.store(0, Ordering::Relaxed);
            return;
        }
        let most = self.run.config.limits.give_up_after;
        let failures = self.failures_in_a_row.fetch_add(1, Ordering::Relaxed) + 1;
        if most > 0 && failures >= most {
            self.end_run(&format!("{failures} rollouts in a row came to nothing"));
        }
    }

    /// A kernel disagreement is a defect of the judge: nothing that it says after that is to be used.
    fn grader_stopped(&self, verdict: &Verdict) -> Option<String> {
        let reason = verdict.reason.as_ref()?;
        matches!(reason.code.name(), "kernel_disagreement" | "stopped").then(|| reason.message.clone())
    }

    fn unless_stopped(&self) -> Result<(), Halt> {
        if self.stop.reason().is_some() { Err(Halt::Owed) } else { Ok(()) }
    }

    fn end_run(&self, reason: &str) {
        if self.stop.reason().is_none() {
            self.stop.stop(reason);
            self.tell(&Event::Stopping { reason });
        }
    }

    fn tell(&self, event: &Event<'_>) {
        let tally = self.board().tally.clone();
        self.observer.on(event, &tally);
    }

    fn board(&self) -> std::sync::MutexGuard<'_, Board> {
        self.board.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What is given to the grader.
enum Judged {
    Reply(String),
    File(Submission),
}

/// A verdict that is not the last one, for the trace.
fn in_short(verdict: &Verdict) -> Value {
    json!({
        "verdict": verdict.verdict,
        "stage": verdict.stage,
        "code": verdict.reason.as_ref().map(|reason| reason.code),
        "grader_seconds": verdict.grader_seconds,
    })
}
