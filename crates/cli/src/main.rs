//! The `lmap` binary.
#![forbid(unsafe_code)]

fn main() {}
