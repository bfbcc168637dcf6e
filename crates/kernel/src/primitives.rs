//! Names that the kernel computes with.

/// Which of them the environment declares in the standard way.
#[derive(Clone, Debug, Default)]
pub struct Primitives {}
