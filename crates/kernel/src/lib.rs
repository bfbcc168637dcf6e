//! An independent type checker for Lean 4 declarations.
#![forbid(unsafe_code)]
