//! Judge one submission: guard, build, replay, statement, axioms.
#![forbid(unsafe_code)]
