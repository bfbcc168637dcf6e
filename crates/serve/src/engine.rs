//! Grades on a few threads, and can be told to stop.

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use lmap_grader::{Cancel, Folders, Grader, Outcome, Policy, Reason, ReasonCode, Submission, Verdict};
use lmap_lean::Toolchain;
use lmap_tasks::Task;
use serde::Serialize;

use crate::order::{Order, RequestError, Text};
use crate::policy::merged;
use crate::tasks::TaskStore;

/// Most policies whose graders are kept.
const KEPT_GRADERS: usize = 16;

/// Grades jobs on threads of its own, first come, first served.
#[derive(Debug)]
pub struct Engine {
    toolchain: Toolchain,
    policy: Policy,
    folders: Folders,
    tasks: TaskStore,
    graders: Mutex<VecDeque<(GraderKey, Arc<Grader>)>>,
    queue: Arc<Queue>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

/// What makes one grader differ from another of the same engine.
#[derive(Clone, Debug, PartialEq)]
struct GraderKey {
    policy: Policy,
    keep_packages: bool,
    work_root: PathBuf,
}

/// A grade that could begin at once.
#[derive(Debug)]
pub struct Job {
    grader: Arc<Grader>,
    task: Arc<Task>,
    name: String,
    text: Text,
}

/// How a job ended.
#[derive(Debug)]
pub enum Finished {
    /// With a verdict.
    Verdict(Box<Verdict>),
    /// By a defect in this program, with what it said.
    Panicked(String),
}

/// How much there is to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Load {
    /// Jobs that wait for a thread.
    pub queued: usize,
    /// Jobs that have one.
    pub running: usize,
}

/// Takes a job back.
#[derive(Clone, Debug)]
pub struct Ticket {
    cancel: Cancel,
}

impl Ticket {
    /// A job that waits does not start any more; one that runs is killed. It ends either way, with an `error` whose
    /// reason is `cancelled`.
    pub fn cancel(&self) {
        self.cancel.cancel();
    }
}

type OnStart = Box<dyn FnOnce() + Send>;
type OnEnd = Box<dyn FnOnce(Finished) + Send>;

struct Queued {
    number: u64,
    job: Job,
    cancel: Cancel,
    on_start: OnStart,
    on_end: OnEnd,
}

#[derive(Default)]
struct Queue {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    waiting: VecDeque<Queued>,
    running: HashMap<u64, Cancel>,
    submitted: u64,
    closed: bool,
}

impl fmt::Debug for Queue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Queue").field(&self.load()).finish()
    }
}

impl Engine {
    /// An engine with `threads` grades at a time. The toolchain is not run before the first one.
    #[must_use]
    pub fn new(toolchain: Toolchain, policy: Policy, folders: Folders, threads: NonZeroUsize) -> Self {
        let queue = Arc::new(Queue::default());
        let spawn = |_| {
            let queue = Arc::clone(&queue);
            thread::spawn(move || queue.work())
        };
        let threads = Mutex::new((0..threads.get()).map(spawn).collect());
        Self {
            toolchain,
            policy,
            folders,
            tasks: TaskStore::default(),
            graders: Mutex::default(),
            queue,
            threads,
        }
    }

    /// The toolchain it grades with.
    #[must_use]
    pub fn toolchain(&self) -> &Toolchain {
        &self.toolchain
    }

    /// The policy it grades by where an order says nothing else.
    #[must_use]
    pub fn policy(&self) -> &Policy {
        &self.policy
    }

    /// The tasks that it knows.
    #[must_use]
    pub fn tasks(&self) -> &TaskStore {
        &self.tasks
    }

    /// Why no grade is to be trusted any more, if it came to that.
    #[must_use]
    pub fn stopped(&self) -> Option<String> {
        lock(&self.graders).iter().find_map(|(_, grader)| grader.stopped())
    }

    /// Finds what an order names, and refuses what cannot be done.
    ///
    /// # Errors
    /// [`RequestError`]; nothing has been run then.
    pub fn job(&self, order: Order) -> Result<Job, RequestError> {
        let task = self.tasks.task(&order.task)?;
        let key = GraderKey {
            policy: merged(&self.policy, &order.policy)?,
            keep_packages: order.keep_packages.unwrap_or(self.folders.keep_packages),
            work_root: order.work_root.unwrap_or_else(|| self.folders.work_root.clone()),
        };
        let usual = if matches!(order.text, Text::Lean(_)) { "Proof.lean" } else { "reply" };
        let name = order.name.unwrap_or_else(|| usual.to_owned());
        Ok(Job { grader: self.grader(key), task, name, text: order.text })
    }

    fn grader(&self, key: GraderKey) -> Arc<Grader> {
        let mut graders = lock(&self.graders);
        if let Some((_, grader)) = graders.iter().find(|(known, _)| *known == key) {
            return Arc::clone(grader);
        }
        if graders.len() >= KEPT_GRADERS {
            graders.pop_front();
        }
        let folders = Folders {
            keep_packages: key.keep_packages,
            work_root: key.work_root.clone(),
            ..self.folders.clone()
        };
        let grader = Arc::new(Grader::new(self.toolchain.clone(), key.policy.clone(), folders));
        graders.push_back((key, Arc::clone(&grader)));
        grader
    }

    /// Queues a job. Both callbacks are called on a grading thread: the first when the job gets one, the second when it has
    /// ended, whatever way.
    ///
    /// # Errors
    /// [`RequestError::ShuttingDown`]; no callback is called then.
    pub fn submit(
        &self,
        job: Job,
        on_start: impl FnOnce() + Send + 'static,
        on_end: impl FnOnce(Finished) + Send + 'static,
    ) -> Result<Ticket, RequestError> {
        let mut state = lock(&self.queue.state);
        if state.closed {
            return Err(RequestError::ShuttingDown);
        }
        let cancel = Cancel::new();
        let (on_start, on_end) = (Box::new(on_start), Box::new(on_end));
        state.submitted += 1;
        let number = state.submitted;
        state.waiting.push_back(Queued { number, job, cancel: cancel.clone(), on_start, on_end });
        self.queue.changed.notify_all();
        Ok(Ticket { cancel })
    }

    /// How much there is to do.
    #[must_use]
    pub fn load(&self) -> Load {
        self.queue.load()
    }

    /// Takes no new jobs, and returns when all old ones have ended.
    pub fn drain(&self) {
        lock(&self.queue.state).closed = true;
        self.queue.changed.notify_all();
        for thread in lock(&self.threads).drain(..) {
            // A thread that panicked has nothing left to do either.
            let _ = thread.join();
        }
    }

    /// Takes no new jobs, cancels the old ones, and returns when they have ended.
    pub fn stop(&self) {
        let cancels: Vec<Cancel> = {
            let mut state = lock(&self.queue.state);
            state.closed = true;
            let waiting = state.waiting.iter().map(|queued| queued.cancel.clone());
            waiting.chain(state.running.values().cloned()).collect()
        };
        cancels.iter().for_each(Cancel::cancel);
        self.drain();
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Queue {
    fn load(&self) -> Load {
        let state = lock(&self.state);
        Load { queued: state.waiting.len(), running: state.running.len() }
    }

    /// What a grading thread does until the queue is closed and empty.
    fn work(&self) {
        while let Some(Queued { number, job, cancel, on_start, on_end }) = self.next() {
            on_start();
            let finished = job.run(&cancel);
            lock(&self.state).running.remove(&number);
            on_end(finished);
        }
    }

    fn next(&self) -> Option<Queued> {
        let mut state = lock(&self.state);
        loop {
            if let Some(queued) = state.waiting.pop_front() {
                state.running.insert(queued.number, queued.cancel.clone());
                return Some(queued);
            }
            if state.closed {
                return None;
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Job {
    /// The task that it is about.
    #[must_use]
    pub fn task(&self) -> &Task {
        &self.task
    }

    /// The Lean file that positions in a verdict refer to; empty if the text has none.
    #[must_use]
    pub fn lean_text(&self) -> String {
        self.submission().map_or_else(|_| String::new(), |submission| submission.text().to_owned())
    }

    fn run(&self, cancel: &Cancel) -> Finished {
        // A defect in one grade must not take the others down.
        match catch_unwind(AssertUnwindSafe(|| self.grade(cancel))) {
            Ok(verdict) => Finished::Verdict(Box::new(explained(verdict, cancel))),
            Err(panic) => Finished::Panicked(panic_message(panic.as_ref())),
        }
    }

    fn grade(&self, cancel: &Cancel) -> Verdict {
        match self.submission() {
            Ok(submission) => self.grader.grade_with(&self.task, &submission, cancel),
            Err(reason) => self.grader.refuse(&self.task, &self.name, reason),
        }
    }

    fn submission(&self) -> Result<Submission, Reason> {
        let name = self.name.clone();
        match &self.text {
            Text::Lean(text) => Submission::lean(name, text.clone()),
            Text::Reply(reply) => Submission::from_reply(name, reply),
            Text::Bytes(bytes) => match std::str::from_utf8(bytes) {
                Ok(reply) => Submission::from_reply(name, reply),
                Err(error) => Err(Reason::new(
                    ReasonCode::NotUnicode,
                    format!("the reply is not valid Unicode (byte {})", error.valid_up_to()),
                )),
            },
        }
    }
}

/// Whatever a grade dies of after it was called off, that is why.
fn explained(mut verdict: Verdict, cancel: &Cancel) -> Verdict {
    if verdict.verdict == Outcome::Error && cancel.is_cancelled() {
        verdict.reason = Some(Reason::new(ReasonCode::Cancelled, "the grade was called off"));
    }
    verdict
}

fn panic_message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    text.unwrap_or_else(|| "a defect without a message".to_owned())
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
