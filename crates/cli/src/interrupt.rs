//! Ctrl-C: finish what is being written, then stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::context::Failure;

/// Exit code of a program that was interrupted from the keyboard.
pub const INTERRUPTED: u8 = 130;

/// Sets `stop` on Ctrl-C; a second one ends the program at once.
pub fn set_on_interrupt(stop: &Arc<AtomicBool>) -> Result<(), Failure> {
    let stop = Arc::clone(stop);
    let handler = move || {
        if stop.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED.into());
        }
    };
    ctrlc::set_handler(handler).map_err(Failure::infrastructure)
}
