//! The same work on many things, with a progress bar.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};

use crate::context::Context;

/// How many threads to use when nobody says: one for each core.
pub fn default_threads() -> usize {
    thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

/// Runs `work` on every item, on so many threads; results come in the order of the items.
///
/// On a terminal a bar says how far `what` has come, and with the item that `name` gives which was the last.
pub fn each<T: Sync, R: Send>(
    what: &'static str,
    context: &Context,
    threads: usize,
    items: &[T],
    name: impl Fn(&T) -> String + Sync,
    work: impl Fn(&T) -> R + Sync,
) -> Vec<R> {
    let bar = if context.progress { ProgressBar::new(items.len() as u64) } else { ProgressBar::hidden() };
    let style = ProgressStyle::with_template(&format!(
        "{what} [{{bar:30}}] {{pos}}/{{len}} {{elapsed}} {{wide_msg}}"
    ));
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let next = AtomicUsize::new(0);
    let results: Mutex<Vec<(usize, R)>> = Mutex::default();
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(index) else { return };
                    let result = work(item);
                    bar.inc(1);
                    bar.set_message(name(item));
                    results.lock().unwrap_or_else(PoisonError::into_inner).push((index, result));
                }
            });
        }
    });
    bar.finish_and_clear();
    let mut results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    results.sort_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
}
