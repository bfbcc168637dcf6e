//! Work that waits for a thread, first come, first served, and can be taken back.

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Condvar, Mutex, PoisonError};

use lmap_grader::Cancel;
use serde::Serialize;

use crate::engine::lock;
use crate::order::RequestError;

/// Something that a thread of the engine can do.
pub trait Work: Send + 'static {
    /// What comes of it.
    type Output: Send + 'static;

    /// Does it, unless it is called off.
    fn run(&self, cancel: &Cancel) -> Self::Output;
}

/// How a piece of work ended.
#[derive(Debug)]
pub enum Finished<T> {
    /// It was done.
    Done(T),
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
    /// A job that waits does not start any more; one that runs is killed. It ends either way, with the reason `cancelled`.
    pub fn cancel(&self) {
        self.cancel.cancel();
    }
}

/// Tells how a job ended, when the queue has let go of it.
type Tell = Box<dyn FnOnce() + Send>;

struct Queued {
    number: u64,
    cancel: Cancel,
    run: Box<dyn FnOnce(&Cancel) -> Tell + Send>,
}

#[derive(Default)]
pub(crate) struct Queue {
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

impl Queue {
    pub fn load(&self) -> Load {
        let state = lock(&self.state);
        Load { queued: state.waiting.len(), running: state.running.len() }
    }

    /// Puts work at the end of the queue.
    pub fn put<W: Work>(
        &self,
        work: W,
        on_start: impl FnOnce() + Send + 'static,
        on_end: impl FnOnce(Finished<W::Output>) + Send + 'static,
    ) -> Result<Ticket, RequestError> {
        let mut state = lock(&self.state);
        if state.closed {
            return Err(RequestError::ShuttingDown);
        }
        let run = move |cancel: &Cancel| -> Tell {
            on_start();
            // A defect in one piece of work must not take the others down.
            let done = catch_unwind(AssertUnwindSafe(|| work.run(cancel)));
            let finished = match done {
                Ok(output) => Finished::Done(output),
                Err(panic) => Finished::Panicked(panic_message(panic.as_ref())),
            };
            Box::new(move || on_end(finished))
        };
        let cancel = Cancel::new();
        state.submitted += 1;
        let number = state.submitted;
        state.waiting.push_back(Queued { number, cancel: cancel.clone(), run: Box::new(run) });
        self.changed.notify_all();
        Ok(Ticket { cancel })
    }

    /// Takes nothing new from now on.
    pub fn close(&self) {
        lock(&self.state).closed = true;
        self.changed.notify_all();
    }

    /// Calls off everything that waits or runs.
    pub fn cancel_all(&self) {
        let cancels: Vec<Cancel> = {
            let state = lock(&self.state);
            let waiting = state.waiting.iter().map(|queued| queued.cancel.clone());
            waiting.chain(state.running.values().cloned()).collect()
        };
        cancels.iter().for_each(Cancel::cancel);
    }

    /// What a thread does until the queue is closed and empty.
    pub fn work(&self) {
        while let Some(Queued { number, cancel, run }) = self.next() {
            let tell = run(&cancel);
            lock(&self.state).running.remove(&number);
            tell();
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

fn panic_message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    text.unwrap_or_else(|| "a defect without a message".to_owned())
}
