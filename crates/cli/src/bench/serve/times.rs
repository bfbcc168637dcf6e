//! How long answers took, and how quickly a busy service still says that it is alive.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use serde::Serialize;
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval};

use super::client::get;
use crate::context::Failure;

/// Time from one look at the service's health to the next.
const PACE: Duration = Duration::from_millis(20);

/// A look takes longer than this only if the service does not answer at all.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long things took.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Times {
    pub count: usize,
    pub p50_seconds: f64,
    pub p99_seconds: f64,
    pub longest_seconds: f64,
}

impl Times {
    pub fn of(mut all: Vec<f64>) -> Self {
        all.sort_by(f64::total_cmp);
        let at = |share: f64| {
            // The smallest time that this share of all does not exceed.
            let place = (share * all.len() as f64).ceil() as usize;
            all.get(place.saturating_sub(1)).copied().unwrap_or(f64::NAN)
        };
        Self { count: all.len(), p50_seconds: at(0.5), p99_seconds: at(0.99), longest_seconds: at(1.0) }
    }
}

/// Looks at `/healthz` all the time, on a thread of its own, so that the load does not hold it up.
pub struct Watch {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<std::io::Result<(Vec<f64>, Vec<String>)>>,
}

/// What was seen of a service's health.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Health {
    pub times: Times,
    /// Looks that gave anything but 200.
    pub failed: usize,
    /// What the first of these were.
    pub failures: Vec<String>,
}

impl Watch {
    pub fn start(address: SocketAddr) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        let thread = thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
            Ok(runtime.block_on(watch(address, &stopped)))
        });
        Self { stop, thread }
    }

    pub fn end(self) -> Result<Health, Failure> {
        self.stop.store(true, Ordering::Relaxed);
        let seen = self.thread.join().map_err(|_| Failure::infrastructure("the watch on /healthz broke"))?;
        let (times, mut failures) = seen.map_err(Failure::infrastructure)?;
        let failed = failures.len();
        failures.truncate(3);
        Ok(Health { times: Times::of(times), failed, failures })
    }
}

/// Every look begins at its own time, however long the one before takes: a slow answer is not seen less often than a fast one.
async fn watch(address: SocketAddr, stop: &AtomicBool) -> (Vec<f64>, Vec<String>) {
    let mut ticks = interval(PACE);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Burst);
    let mut looks = JoinSet::new();
    while !stop.load(Ordering::Relaxed) {
        let due = ticks.tick().await;
        looks.spawn(async move {
            match get(address, "/healthz", PATIENCE).await {
                Ok(answer) if answer.status == 200 => Ok(due.elapsed().as_secs_f64()),
                Ok(answer) => Err(format!("status {}: {}", answer.status, answer.body)),
                Err(error) => Err(error),
            }
        });
    }
    let (mut times, mut failures) = (Vec::new(), Vec::new());
    while let Some(look) = looks.join_next().await {
        match look {
            Ok(Ok(seconds)) => times.push(seconds),
            Ok(Err(failure)) => failures.push(failure),
            Err(error) => failures.push(error.to_string()),
        }
    }
    (times, failures)
}

/// Watches for a while.
pub async fn watch_for(address: SocketAddr, time: Duration) -> Result<Health, Failure> {
    let watch = Watch::start(address);
    tokio::time::sleep(time).await;
    watch.end()
}

/// Seconds since `start`.
pub fn since(start: Instant) -> f64 {
    start.elapsed().as_secs_f64()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_of_all_took_no_longer() {
        let times = Times::of((1..=200).rev().map(f64::from).collect());
        assert_eq!((times.p50_seconds, times.p99_seconds, times.longest_seconds), (100.0, 198.0, 200.0));
        let one = Times::of(vec![7.0]);
        assert_eq!((one.p50_seconds, one.p99_seconds), (7.0, 7.0));
        assert!(Times::of(Vec::new()).p99_seconds.is_nan());
    }
}
