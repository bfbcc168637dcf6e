//! What is to be judged, as a file: comparator's configuration.

use serde::Deserialize;

use super::name::{InvalidName, LeanName};

/// Which theorems of which module a solution must prove.
///
/// ```
/// use lmap_grader::judge::Config;
/// let config = Config::from_json(r#"{
///     "challenge_module": "Challenge", "solution_module": "Solution",
///     "theorem_names": ["answer_spec"], "definition_names": ["answer"], "permitted_axioms": ["propext"]
/// }"#).unwrap();
/// assert_eq!(config.definition_names, ["answer"]);
/// assert!(Config::from_json(r#"{ "challenge": "Challenge" }"#).unwrap_err().to_string().contains("unknown field"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// The module that states the theorems, with `sorry` for their proofs.
    pub challenge_module: String,
    /// The module that proves them.
    pub solution_module: String,
    /// The theorems that must be proved.
    pub theorem_names: Vec<String>,
    /// Definitions that the challenge leaves open with `sorry`, for the solution to give.
    #[serde(default)]
    pub definition_names: Vec<String>,
    /// The axioms that proofs and definitions may depend on.
    pub permitted_axioms: Vec<String>,
    /// Accepted for comparator's sake: which kernels are asked is a matter of the policy.
    #[serde(default)]
    pub enable_nanoda: bool,
}

/// A configuration that cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("the configuration cannot be used: {0}")]
pub struct InvalidConfig(#[from] serde_json::Error);

impl Config {
    /// Reads a configuration.
    ///
    /// # Errors
    /// When it is no JSON, lacks a key, or has one that is not known.
    pub fn from_json(text: &str) -> Result<Self, InvalidConfig> {
        Ok(serde_json::from_str(text)?)
    }

    /// The theorems' names.
    pub(super) fn theorems(&self) -> Result<Vec<LeanName>, InvalidName> {
        self.theorem_names.iter().map(|name| name.parse()).collect()
    }

    /// The names of the definitions that the solution gives.
    pub(super) fn definitions(&self) -> Result<Vec<LeanName>, InvalidName> {
        self.definition_names.iter().map(|name| name.parse()).collect()
    }
}
