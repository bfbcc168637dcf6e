//! What a grade depends on besides the task, the submission and the toolchain.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use lmap_tasks::rules::DEFAULT_TIMEOUT_SECONDS;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::guard::GuardMode;
use crate::submission::hex;

/// Which order of stages judges a submission.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Pipeline {
    /// Lean alone: a build with kernel checks, `leanchecker` where there is one, a second file that states the theorem
    /// again, `#print axioms`.
    #[default]
    Reference,
}

impl Pipeline {
    /// The name in settings and reports.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Reference => "reference",
        }
    }
}

impl fmt::Display for Pipeline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Pipeline {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        match name {
            "reference" => Ok(Self::Reference),
            other => Err(format!("unknown pipeline `{other}`: use reference")),
        }
    }
}

/// How the axioms of a proof are compared with the allowed ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AxiomMode {
    /// The proof may depend on any of them.
    #[default]
    Subset,
    /// The proof must depend on each of them and on no other.
    Exact,
}

impl AxiomMode {
    /// The name in settings and reports.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Subset => "subset",
            Self::Exact => "exact",
        }
    }
}

impl fmt::Display for AxiomMode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for AxiomMode {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        match name {
            "subset" => Ok(Self::Subset),
            "exact" => Ok(Self::Exact),
            other => Err(format!("unknown axiom mode `{other}`: use subset or exact")),
        }
    }
}

/// The axioms that a proof may depend on when nothing else is said, sorted.
pub const STANDARD_AXIOMS: [&str; 3] = ["Classical.choice", "Quot.sound", "propext"];

/// What one process of Lean may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ResourceLimits {
    /// Memory, in MiB. Lean itself stops at this much; a hard limit on address space stands behind it.
    pub memory_mib: u64,
    /// Processor time of one process, in seconds.
    pub cpu_seconds: u64,
    /// Largest file that it may write, in MiB.
    pub file_mib: u64,
    /// Bytes of each output stream that are read.
    pub output_bytes: usize,
}

impl Default for ResourceLimits {
    /// 12 GiB of memory, because the reference pipeline's build includes the kernel's check, but at most three quarters
    /// of what the machine has; ten minutes of processor time; files of 256 MiB; 1 MiB of output.
    fn default() -> Self {
        let machine = machine_memory_mib().unwrap_or(u64::MAX);
        Self {
            memory_mib: (12 << 10).min(machine / 4 * 3),
            cpu_seconds: 600,
            file_mib: 256,
            output_bytes: 1 << 20,
        }
    }
}

/// The machine's memory in MiB, where the system says.
fn machine_memory_mib() -> Option<u64> {
    let info = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = info.lines().find_map(|line| line.strip_prefix("MemTotal:"))?;
    let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kib >> 10)
}

/// Everything that can be chosen about how a submission is judged. A verdict names it, whole and by hash.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Policy {
    /// The order of stages.
    pub pipeline: Pipeline,
    /// Where banned words are looked for.
    pub guard: GuardMode,
    /// How axioms are compared.
    pub axioms: AxiomMode,
    /// The axioms that a proof may depend on, sorted.
    pub allowed_axioms: Vec<String>,
    /// The deadline for all stages together, in seconds.
    pub timeout_seconds: f64,
    /// What one process may use.
    pub limits: ResourceLimits,
}

impl Default for Policy {
    fn default() -> Self {
        Self {
            pipeline: Pipeline::default(),
            guard: GuardMode::default(),
            axioms: AxiomMode::default(),
            allowed_axioms: STANDARD_AXIOMS.map(str::to_owned).to_vec(),
            timeout_seconds: DEFAULT_TIMEOUT_SECONDS as f64,
            limits: ResourceLimits::default(),
        }
    }
}

impl Policy {
    /// The deadline as a duration.
    #[must_use]
    pub fn timeout(&self) -> Duration {
        Duration::try_from_secs_f64(self.timeout_seconds).unwrap_or(Duration::MAX)
    }

    /// SHA-256, in hex, of the policy as JSON.
    #[must_use]
    pub fn sha256(&self) -> String {
        let json = serde_json::to_vec(self).unwrap_or_default();
        hex(&Sha256::digest(json))
    }
}

/// Where a grader keeps its files. Nothing here changes a verdict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    /// Compiled bases are kept here.
    pub cache: PathBuf,
    /// Every grade makes a folder of its own here, and removes it.
    pub work_root: PathBuf,
    /// Leave the folder of a grade behind, for a person to look at.
    pub keep_packages: bool,
}

impl Folders {
    /// The cache in `cache`, throwaway folders in the system's place for them.
    #[must_use]
    pub fn new(cache: impl Into<PathBuf>) -> Self {
        Self { cache: cache.into(), work_root: std::env::temp_dir(), keep_packages: false }
    }
}
