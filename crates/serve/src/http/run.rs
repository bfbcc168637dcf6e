//! From a request to the engine and back: room, deadline, and the end of a client.

use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use tokio::sync::{OwnedSemaphorePermit, oneshot};

use super::app::App;
use super::error::ApiError;
use super::metrics::Metrics;
use crate::engine::Engine;
use crate::jobs::{Job, JudgeJob, MessagesJob};
use crate::order::RequestError;
use crate::queue::{Finished, Ticket, Work};

/// Work whose end is counted.
pub(crate) trait Counted: Work {
    /// Counts what came of it.
    fn count(output: &Self::Output, took: Duration, metrics: &Metrics);
}

impl Counted for Job {
    fn count(verdict: &Self::Output, took: Duration, metrics: &Metrics) {
        metrics.ended(verdict, took);
    }
}

impl Counted for JudgeJob {
    fn count(output: &Self::Output, took: Duration, metrics: &Metrics) {
        match output {
            Ok(verdict) => metrics.ended(verdict, took),
            Err(_) => metrics.ended_without(took),
        }
    }
}

impl Counted for MessagesJob {
    fn count(heard: &Self::Output, took: Duration, metrics: &Metrics) {
        metrics.heard(heard, took);
    }
}

/// Room for `count` more jobs, or the news that there is none.
pub(crate) fn room(app: &App, count: usize) -> Result<OwnedSemaphorePermit, ApiError> {
    let permits = u32::try_from(count).unwrap_or(u32::MAX);
    Arc::clone(&app.room).try_acquire_many_owned(permits).map_err(|_| {
        app.metrics.refused_busy();
        let waiting = app.engine.load().queued;
        ApiError::Busy { waiting, retry_after: app.retry_after(waiting) }
    })
}

/// A job that is taken back when nobody waits for it any more.
struct Awaited {
    app: Arc<App>,
    ticket: Ticket,
    done: bool,
}

impl Drop for Awaited {
    fn drop(&mut self) {
        if !self.done {
            self.app.metrics.cancelled();
            self.ticket.cancel();
        }
    }
}

/// Does a job, until its end, the deadline, or the end of the connection. The room is given back when the job has really
/// ended, not when nobody waits for it any more.
pub(crate) async fn run<W: Counted>(
    app: &Arc<App>,
    job: impl FnOnce(&Engine) -> Result<W, RequestError> + Send + 'static,
    deadline: Option<Duration>,
    room: OwnedSemaphorePermit,
) -> Result<W::Output, ApiError> {
    let (sender, receiver) = oneshot::channel();
    let begun = Arc::clone(app);
    // Making a task out of its files takes some milliseconds of computing. What comes out cancels the job if the client
    // has gone meanwhile.
    let submitted = tokio::task::spawn_blocking(move || {
        let job = job(&begun.engine)?;
        let queued = Instant::now();
        let (starting, ending) = (Arc::clone(&begun), Arc::clone(&begun));
        let started = Arc::new(OnceLock::new());
        let start = Arc::clone(&started);
        let ticket = begun.engine.submit(
            job,
            move || {
                starting.metrics.started(queued.elapsed());
                let _ = start.set(Instant::now());
            },
            move |finished| {
                if let (Finished::Done(output), Some(start)) = (&finished, started.get()) {
                    W::count(output, start.elapsed(), &ending.metrics);
                }
                drop(room);
                // Nobody is there any more if the client has gone.
                let _ = sender.send(finished);
            },
        )?;
        Ok::<_, RequestError>(Awaited { app: begun, ticket, done: false })
    });
    let mut awaited = submitted.await.map_err(|error| ApiError::Defect(error.to_string()))??;
    let finished = match deadline {
        None => receiver.await,
        Some(deadline) => tokio::time::timeout(deadline, receiver).await.map_err(|_| ApiError::Deadline)?,
    };
    awaited.done = true;
    match finished {
        Ok(Finished::Done(output)) => Ok(output),
        Ok(Finished::Panicked(message)) => Err(ApiError::Defect(message)),
        Err(_) => Err(RequestError::ShuttingDown.into()),
    }
}
