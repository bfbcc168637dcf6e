//! The text that a model is given.

use crate::Task;
use crate::render::{NETWORK_MODULE, WEIGHTS_MODULE};
use crate::rules::{BANNED_PHRASES, BANNED_WORDS, DEFAULT_TIMEOUT_SECONDS};

/// What the prompt says about the judge: which Lean, which library, how long.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JudgeTerms {
    /// Lean's version, such as `4.35.0`.
    pub lean_version: String,
    /// Which library a submission finds under the name `Init`, in words.
    pub library: String,
    /// Seconds that building and checking may take together.
    pub timeout_seconds: u64,
}

impl JudgeTerms {
    /// Lean 4.35.0 with its official library and the usual time limit: what prompt lengths are given for.
    pub fn usual() -> Self {
        Self {
            lean_version: "4.35.0".to_owned(),
            library: "its official library".to_owned(),
            timeout_seconds: DEFAULT_TIMEOUT_SECONDS,
        }
    }
}

/// Renders the prompt of a task.
pub(crate) fn prompt(task: &Task, terms: &JudgeTerms) -> String {
    let (p, hidden) = (task.p(), task.network().network().hidden());
    let verb = match task.network().operation() {
        lmap_network::Operation::Add => "adds",
        lmap_network::Operation::Sub => "subtracts",
        lmap_network::Operation::Mul => "multiplies",
    };
    let words = BANNED_WORDS.iter().map(|w| format!("`{w}`")).collect::<Vec<_>>().join(" ");
    let phrases = BANNED_PHRASES.iter().map(|w| format!("`{}`", w.join(" "))).collect::<Vec<_>>().join(" ");
    format!(
        "A neural network with {hidden} hidden units and integer weights {verb} modulo {p}. Prove in Lean 4 that it does so \
on every pair of inputs.

The network is defined by two Lean modules.

`{NETWORK_MODULE}`:

```lean
{network}```

`{WEIGHTS_MODULE}`:

```lean
{weights}```

Write one complete Lean file that proves this theorem, under exactly this name:

```lean
{signature} := by
  ...
```

Rules:

- Answer with exactly one ```lean block. It is the whole file, imports included.
- Import `{WEIGHTS_MODULE}`; besides it only `{NETWORK_MODULE}` may be imported.
- The file is compiled with Lean {version} and {library}.
- The theorem may depend on no axioms but `propext`, `Classical.choice` and `Quot.sound`.
- These words may not occur in the file, not even in comments: {words}
- Nor may {phrases} or any `set_option debug.…`.
- Compiling and checking together may take {seconds} seconds.
- Lean's kernel decides: a proof that it accepts scores 1, everything else scores 0.
",
        network = task.network_lean(),
        weights = task.weights_lean(),
        signature = task.signature(),
        version = terms.lean_version,
        library = terms.library,
        seconds = terms.timeout_seconds,
    )
}
