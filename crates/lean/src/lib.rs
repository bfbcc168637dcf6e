//! The outside world of Lean: find, install and run it, read what it writes.
#![forbid(unsafe_code)]
