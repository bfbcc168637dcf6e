//! The means of confinement, and whether they work here.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::layer::Layer;

/// Whether something works, found out by trying.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "result", content = "detail")]
pub enum Trial {
    /// It works; the text says how well, where there is more than one way.
    Works(String),
    /// It does not; the text is the reason.
    Fails(String),
}

impl Trial {
    /// Whether it works.
    #[must_use]
    pub fn works(&self) -> bool {
        matches!(self, Self::Works(_))
    }

    #[cfg(target_os = "linux")]
    pub(crate) fn of<E: fmt::Display>(result: Result<impl Into<String>, E>) -> Self {
        match result {
            Ok(detail) => Self::Works(detail.into()),
            Err(error) => Self::Fails(error.to_string()),
        }
    }
}

impl fmt::Display for Trial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Works(detail) if detail.is_empty() => f.write_str("yes"),
            Self::Works(detail) => write!(f, "yes ({detail})"),
            Self::Fails(reason) => write!(f, "no ({reason})"),
        }
    }
}

/// What this machine allows this user to do against a program that is not trusted: each layer that not every machine has,
/// with what came of trying it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Abilities(pub(crate) Vec<(Layer, Trial)>);

impl Abilities {
    /// Each layer that was tried.
    pub fn each(&self) -> impl Iterator<Item = (Layer, &Trial)> {
        self.0.iter().map(|(layer, trial)| (*layer, trial))
    }

    /// Whether `layer` works; layers that need no trial do.
    #[must_use]
    pub fn has(&self, layer: Layer) -> bool {
        self.each().find(|(tried, _)| *tried == layer).is_none_or(|(_, trial)| trial.works())
    }
}
