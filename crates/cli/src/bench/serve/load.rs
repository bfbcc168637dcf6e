//! Two kinds of load: as much as a service can take, and more than that.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval};

use super::account::{Account, Demand, Offer};
use super::client::grade;
use super::times::{Times, since};
use crate::context::Failure;

/// Submissions in the requests of one round: most stand alone, as in training, some come together.
const ROUND: [u64; 5] = [1, 1, 1, 1, 4];

/// Sends submissions to a service, and keeps account of them.
#[derive(Clone)]
pub struct Load {
    address: SocketAddr,
    patience: Duration,
    next: Arc<AtomicU64>,
    account: Arc<Mutex<Entries>>,
}

#[derive(Default)]
struct Entries {
    account: Account,
    answered: Vec<f64>,
    refused: Vec<f64>,
}

/// What came of a load.
pub struct Outcome {
    pub account: Account,
    /// Requests that were answered with verdicts.
    pub answered: Times,
    /// Requests that were refused.
    pub refused: Times,
}

impl Load {
    /// `patience` is how long an answer may take before it counts as lost.
    pub fn new(address: SocketAddr, patience: Duration) -> Self {
        Self { address, patience, next: Arc::default(), account: Arc::default() }
    }

    fn demand(&self, count: u64) -> Result<Demand, Failure> {
        let first = self.next.fetch_add(count, Ordering::Relaxed);
        Ok(Demand((first..first + count).map(Offer::new).collect::<Result<_, _>>()?))
    }

    async fn send(self, demand: Demand) {
        let start = Instant::now();
        let answer = grade(self.address, &demand, self.patience).await;
        let mut entries = self.account.lock().unwrap_or_else(PoisonError::into_inner);
        match &answer {
            Ok(answer) if answer.status == 200 => entries.answered.push(since(start)),
            Ok(answer) if answer.is_clear_refusal() => entries.refused.push(since(start)),
            _ => {}
        }
        entries.account.enter(&demand, answer);
    }

    /// As many single submissions as the service answers, `at_once` at a time. Gives how many verdicts a second came.
    pub async fn saturate(&self, at_once: usize, time: Duration) -> Result<f64, Failure> {
        let start = Instant::now();
        let mut clients = JoinSet::new();
        for _ in 0..at_once {
            let load = self.clone();
            clients.spawn(async move {
                while start.elapsed() < time {
                    load.clone().send(load.demand(1)?).await;
                }
                Ok::<_, Failure>(())
            });
        }
        tokio::time::sleep(time.saturating_sub(start.elapsed())).await;
        let verdicts = self.account.lock().unwrap_or_else(PoisonError::into_inner).account.verdicts;
        let rate = verdicts as f64 / since(start);
        finish(clients).await?;
        Ok(rate)
    }

    /// `rate` submissions a second, whether the service answers or not.
    pub async fn offer(&self, rate: f64, time: Duration) -> Result<Sent, Failure> {
        let start = Instant::now();
        let mut ticks = interval(Duration::from_secs_f64(1.0 / rate));
        ticks.set_missed_tick_behavior(MissedTickBehavior::Burst);
        let mut requests = JoinSet::new();
        for count in ROUND.into_iter().cycle() {
            for _ in 0..count {
                ticks.tick().await;
            }
            if start.elapsed() >= time {
                break;
            }
            let (load, demand) = (self.clone(), self.demand(count)?);
            requests.spawn(async move {
                load.send(demand).await;
                Ok(())
            });
        }
        Ok(Sent(requests))
    }

    /// What came of everything so far.
    pub fn outcome(&self) -> Outcome {
        let entries = self.account.lock().unwrap_or_else(PoisonError::into_inner);
        Outcome {
            account: entries.account.clone(),
            answered: Times::of(entries.answered.clone()),
            refused: Times::of(entries.refused.clone()),
        }
    }
}

/// Requests on their way.
pub struct Sent(JoinSet<Result<(), Failure>>);

impl Sent {
    /// Waits for all answers.
    pub async fn answered(self) -> Result<(), Failure> {
        finish(self.0).await
    }
}

async fn finish(mut all: JoinSet<Result<(), Failure>>) -> Result<(), Failure> {
    while let Some(ended) = all.join_next().await {
        ended.map_err(Failure::infrastructure)??;
    }
    Ok(())
}
