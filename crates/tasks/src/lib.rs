//! The task set: Lean sources, prompts and metadata rendered from networks.
#![forbid(unsafe_code)]
