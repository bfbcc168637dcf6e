//! A grade's turn: its slot and its memory on this machine, and the deadline that starts when it has got them.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::Halt;
use crate::cancel::{Cancel, is_abandoned};
use crate::reason::{Reason, ReasonCode};
use crate::slots::{Grant, Slots, SlotsError};
use crate::verdict::Stage;

/// What one grade holds while it runs. Waiting for more memory moves the deadline: a grade does not lose for the others'
/// sake.
#[derive(Debug)]
pub(crate) struct Turn<'a> {
    cancel: &'a Cancel,
    state: Mutex<State>,
    /// How long the first wait took.
    pub waited: Duration,
}

#[derive(Debug)]
struct State {
    grant: Option<Grant>,
    deadline: Instant,
}

impl<'a> Turn<'a> {
    /// Waits for a slot and `memory_mib` MiB, then starts the clock. Without `slots` there is nothing to wait for.
    pub fn take(
        slots: Option<&Slots>,
        memory_mib: u64,
        time: Duration,
        cancel: &'a Cancel,
    ) -> Result<Self, Halt> {
        let start = Instant::now();
        let stop = || cancel.is_cancelled() || is_abandoned();
        let grant = slots.map(|slots| slots.acquire(memory_mib, &stop)).transpose().map_err(no_turn)?;
        let state = State { grant, deadline: moment_after(time) };
        Ok(Self { cancel, state: Mutex::new(state), waited: start.elapsed() })
    }

    /// Waits until `memory_mib` MiB are granted instead of what was.
    pub fn need(&self, memory_mib: u64) -> Result<(), Halt> {
        let stop = || self.cancel.is_cancelled() || is_abandoned();
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(grant) = &mut state.grant {
            let waited = grant.resize(memory_mib, &stop).map_err(no_turn)?;
            state.deadline += waited;
        }
        Ok(())
    }

    /// The moment at which everything must be over.
    pub fn deadline(&self) -> Instant {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).deadline
    }

    /// Who may call the grade off.
    pub fn cancel(&self) -> &'a Cancel {
        self.cancel
    }
}

fn no_turn(error: SlotsError) -> Halt {
    let reason = match error {
        SlotsError::Stopped => Reason::new(ReasonCode::Cancelled, "the grade was called off while it waited"),
        error => {
            let message = format!("{error}; name another folder with --cache-dir or LMAP_CACHE_DIR");
            Reason::new(ReasonCode::Cache, message)
        }
    };
    Halt::rejected(Stage::Setup, reason)
}

/// The moment `duration` from now; a duration without end is a year.
fn moment_after(duration: Duration) -> Instant {
    const YEAR: Duration = Duration::from_secs(365 * 24 * 3600);
    Instant::now() + duration.min(YEAR)
}
