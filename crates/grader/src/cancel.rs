//! Ending grades from outside.

use std::collections::HashMap;
use std::io;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Every sandbox that this process is running.
static RUNS: Mutex<Option<Runs>> = Mutex::new(None);

/// No more programs are started.
static ABANDONED: AtomicBool = AtomicBool::new(false);

/// How long [`abandon`] waits for sandboxes to be gone. They end within milliseconds.
const PATIENCE: Duration = Duration::from_secs(10);

type Runs = HashMap<u64, lmap_sandbox::Cancel>;

/// Calls a grade off. Copies of it are the same handle, and it may be used from any thread.
///
/// What the grade is running is killed at once; its verdict is `error`, with the reason `cancelled`.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<State>);

#[derive(Debug, Default)]
struct State {
    cancelled: AtomicBool,
    runs: Mutex<Runs>,
}

impl Cancel {
    /// A handle that was not used yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Calls off every grade that has this handle, now and later.
    pub fn cancel(&self) {
        self.0.cancelled.store(true, Ordering::SeqCst);
        locked(&self.0.runs).values().for_each(lmap_sandbox::Cancel::cancel);
    }

    /// Whether it was used.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.cancelled.load(Ordering::SeqCst)
    }

    /// A handle for one run of a sandbox, which this one, and [`abandon`], can end until it is dropped.
    pub(crate) fn run(&self) -> io::Result<Run<'_>> {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        if is_abandoned() {
            return Err(io::Error::other("this process is ending"));
        }
        let handle = lmap_sandbox::Cancel::new()?;
        let run = Run { id: NEXT.fetch_add(1, Ordering::Relaxed), cancel: self, handle: handle.clone() };
        locked(&RUNS).get_or_insert_default().insert(run.id, handle.clone());
        locked(&self.0.runs).insert(run.id, handle);
        // Whoever called off before the handle was in the lists did not see it there.
        if self.is_cancelled() || is_abandoned() {
            run.handle.cancel();
        }
        Ok(run)
    }
}

/// One run of a sandbox that can be ended from outside.
pub(crate) struct Run<'a> {
    id: u64,
    cancel: &'a Cancel,
    handle: lmap_sandbox::Cancel,
}

impl Run<'_> {
    /// What the sandbox takes.
    pub fn handle(&self) -> lmap_sandbox::Cancel {
        self.handle.clone()
    }
}

impl Drop for Run<'_> {
    fn drop(&mut self) {
        locked(&self.cancel.0.runs).remove(&self.id);
        if let Some(runs) = locked(&RUNS).as_mut() {
            runs.remove(&self.id);
        }
        while is_abandoned() {
            // Whatever the grade would say now is about a run that was killed.
            std::thread::park();
        }
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Whether [`abandon`] was called.
pub(crate) fn is_abandoned() -> bool {
    ABANDONED.load(Ordering::SeqCst)
}

/// Gives up every grade of this process and ends what they run. The process can only end after that: grades that are
/// under way stand still. This is for a handler of signals.
pub fn abandon() {
    ABANDONED.store(true, Ordering::SeqCst);
    let start = Instant::now();
    loop {
        let runs: Vec<_> =
            locked(&RUNS).as_ref().map_or_else(Vec::new, |runs| runs.values().cloned().collect());
        if runs.is_empty() || start.elapsed() > PATIENCE {
            break;
        }
        runs.iter().for_each(lmap_sandbox::Cancel::cancel);
        std::thread::sleep(Duration::from_millis(2));
    }
    crate::pipeline::work::remove_all();
}
