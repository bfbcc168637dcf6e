//! Grades on a few threads, and can be told to stop.

use std::collections::VecDeque;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use lmap_grader::{Folders, Grader, Policy};
use lmap_lean::Toolchain;

use crate::jobs::{Job, JudgeJob, MessagesJob};
use crate::order::{JudgeOrder, MessagesOrder, Order, RequestError, Text};
use crate::policy::merged;
use crate::queue::{Finished, Load, Queue, Ticket, Work};
use crate::tasks::TaskStore;

/// Most further policies whose graders are kept.
const KEPT_GRADERS: usize = 16;

/// Grades jobs on threads of its own, first come, first served.
#[derive(Debug)]
pub struct Engine {
    folders: Folders,
    tasks: TaskStore,
    /// The grader for whoever wants nothing else.
    usual: Arc<Grader>,
    /// Graders for other policies, the oldest first.
    others: Mutex<VecDeque<(GraderKey, Arc<Grader>)>>,
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
            usual: Arc::new(Grader::new(toolchain, policy, folders.clone())),
            folders,
            tasks: TaskStore::default(),
            others: Mutex::default(),
            queue,
            threads,
        }
    }

    /// The toolchain it grades with.
    #[must_use]
    pub fn toolchain(&self) -> &Toolchain {
        self.usual.toolchain()
    }

    /// The policy it grades by where an order says nothing else.
    #[must_use]
    pub fn policy(&self) -> &Policy {
        self.usual.policy()
    }

    /// The tasks that it knows.
    #[must_use]
    pub fn tasks(&self) -> &TaskStore {
        &self.tasks
    }

    /// Why no grade is to be trusted any more, if it came to that.
    #[must_use]
    pub fn stopped(&self) -> Option<String> {
        self.usual.stopped()
    }

    /// Why this machine cannot grade as the policy wants, if so. After the first time that it can, this is known.
    #[must_use]
    pub fn unfit(&self) -> Option<String> {
        self.usual.confine().err().map(|reason| reason.message)
    }

    /// Finds what an order names, and refuses what cannot be done.
    ///
    /// # Errors
    /// [`RequestError`]; nothing has been run then.
    pub fn job(&self, order: Order) -> Result<Job, RequestError> {
        let task = self.tasks.task(&order.task)?;
        let usual = self.usual_key();
        let key = GraderKey {
            policy: merged(self.policy(), &order.policy)?,
            keep_packages: order.keep_packages.unwrap_or(usual.keep_packages),
            work_root: order.work_root.unwrap_or(usual.work_root),
        };
        let called = if matches!(order.text, Text::Lean(_)) { "Proof.lean" } else { "reply" };
        let name = order.name.unwrap_or_else(|| called.to_owned());
        Ok(Job { grader: self.grader(key), task, name, text: order.text })
    }

    /// The same for an order to judge any statement.
    ///
    /// # Errors
    /// As [`Engine::job`]. What is wrong with the challenge comes out when it is judged.
    pub fn judge_job(&self, order: JudgeOrder) -> Result<JudgeJob, RequestError> {
        let JudgeOrder { config, modules, policy } = order;
        let key = GraderKey { policy: merged(self.policy(), &policy)?, ..self.usual_key() };
        Ok(JudgeJob { grader: self.grader(key), config, modules })
    }

    /// The same for an order to have Lean read a text. Nobody gets more time than the policy gives a grade.
    #[must_use]
    pub fn messages_job(&self, order: MessagesOrder) -> MessagesJob {
        let MessagesOrder { text, time } = order;
        MessagesJob { grader: Arc::clone(&self.usual), text, time: time.min(self.policy().timeout()) }
    }

    /// What an order gets that says nothing else.
    fn usual_key(&self) -> GraderKey {
        GraderKey {
            policy: self.policy().clone(),
            keep_packages: self.folders.keep_packages,
            work_root: self.folders.work_root.clone(),
        }
    }

    fn grader(&self, key: GraderKey) -> Arc<Grader> {
        if key == self.usual_key() {
            return Arc::clone(&self.usual);
        }
        let mut others = lock(&self.others);
        if let Some((_, grader)) = others.iter().find(|(known, _)| *known == key) {
            return Arc::clone(grader);
        }
        if others.len() >= KEPT_GRADERS {
            others.pop_front();
        }
        let folders = Folders {
            keep_packages: key.keep_packages,
            work_root: key.work_root.clone(),
            ..self.folders.clone()
        };
        let grader = Arc::new(self.usual.sibling(key.policy.clone(), folders));
        others.push_back((key, Arc::clone(&grader)));
        grader
    }

    /// Queues a job. Both callbacks are called on a thread of the engine: the first when the job gets one, the second when it
    /// has ended, whatever way.
    ///
    /// # Errors
    /// [`RequestError::ShuttingDown`]; no callback is called then.
    pub fn submit<W: Work>(
        &self,
        job: W,
        on_start: impl FnOnce() + Send + 'static,
        on_end: impl FnOnce(Finished<W::Output>) + Send + 'static,
    ) -> Result<Ticket, RequestError> {
        self.queue.put(job, on_start, on_end)
    }

    /// How much there is to do.
    #[must_use]
    pub fn load(&self) -> Load {
        self.queue.load()
    }

    /// Takes no new jobs, and returns when all old ones have ended.
    pub fn drain(&self) {
        self.queue.close();
        for thread in lock(&self.threads).drain(..) {
            // A thread that panicked has nothing left to do either.
            let _ = thread.join();
        }
    }

    /// Takes no new jobs, cancels the old ones, and returns when they have ended.
    pub fn stop(&self) {
        self.queue.close();
        self.queue.cancel_all();
        self.drain();
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.stop();
    }
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
