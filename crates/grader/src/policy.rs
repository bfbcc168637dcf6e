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

/// Gives a settings enum its names, and reads them back.
macro_rules! names {
    ($kind:ident, $what:literal, $($variant:ident = $name:literal),+) => {
        impl $kind {
            /// The name in settings and reports.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)+ }
            }
        }

        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }

        impl FromStr for $kind {
            type Err = String;

            fn from_str(name: &str) -> Result<Self, String> {
                match name {
                    $($name => Ok(Self::$variant),)+
                    other => Err(format!(
                        concat!("unknown ", $what, " `{}`: use {}"),
                        other,
                        [$($name),+].join(" or ")
                    )),
                }
            }
        }
    };
}

/// Which order of stages judges a submission.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Pipeline {
    /// One elaboration without the kernel's check; then replay, statement and axioms on the terms of the compiled file.
    #[default]
    Direct,
    /// Lean alone: a build with kernel checks, `leanchecker` where there is one, a second file that states the theorem
    /// again, `#print axioms`.
    Reference,
}

names!(Pipeline, "pipeline", Direct = "direct", Reference = "reference");

/// The kernels that must accept what a submission declares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kernels {
    /// This program's own and Lean's.
    #[default]
    Both,
    /// This program's own: the fast one.
    Lmap,
    /// Lean's.
    Lean,
}

names!(Kernels, "choice of kernels", Both = "both", Lmap = "lmap", Lean = "lean");

/// What the machine must offer to confine a submission.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SandboxMode {
    /// System calls, files, network, rights and the end of every process are under control, or nothing is graded.
    #[default]
    Strict,
    /// As many layers as there are, the end of every process in any case. The verdict names those that are missing.
    BestEffort,
}

names!(SandboxMode, "sandbox mode", Strict = "strict", BestEffort = "best-effort");

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

names!(AxiomMode, "axiom mode", Subset = "subset", Exact = "exact");

/// The axioms that a proof may depend on when nothing else is said, sorted.
pub const STANDARD_AXIOMS: [&str; 3] = ["Classical.choice", "Quot.sound", "propext"];

/// What the stages of one grade may use. Memory is limited stage by stage, because Lean's kernel can need far more than
/// Lean's elaborator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ResourceLimits {
    /// Memory for an elaboration without kernel checks, in MiB.
    pub elaborate_mib: u64,
    /// Memory for Lean's kernel, and for an elaboration with kernel checks, in MiB.
    pub kernel_mib: u64,
    /// Memory for this program's own kernel, for one declaration, in MiB.
    pub lmap_mib: u64,
    /// Processor time of one process, in seconds.
    pub cpu_seconds: u64,
    /// Processes and threads at once.
    pub processes: u64,
    /// All files that a process may write, and the largest of them, in MiB.
    pub file_mib: u64,
    /// Bytes of each output stream that are read.
    pub output_bytes: usize,
}

impl Default for ResourceLimits {
    /// 4 GiB to elaborate, 12 GiB for Lean's kernel but at most three quarters of what the machine has, 4 GiB for our own
    /// kernel; ten minutes of processor time; 64 processes; files of 256 MiB; 1 MiB of output.
    fn default() -> Self {
        let machine = machine_memory_mib().unwrap_or(u64::MAX);
        let most = machine / 4 * 3;
        Self {
            elaborate_mib: (4 << 10).min(most),
            kernel_mib: (12 << 10).min(most),
            lmap_mib: (4 << 10).min(most),
            cpu_seconds: 600,
            processes: 64,
            file_mib: 256,
            output_bytes: 1 << 20,
        }
    }
}

/// The machine's memory in MiB, where the system says.
pub(crate) fn machine_memory_mib() -> Option<u64> {
    let info = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = info.lines().find_map(|line| line.strip_prefix("MemTotal:"))?;
    let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kib >> 10)
}

/// Everything that can be chosen about how a submission is judged. A verdict names it, whole and by hash.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Policy {
    /// The order of stages.
    pub pipeline: Pipeline,
    /// The kernels that must accept, under [`Pipeline::Direct`].
    pub kernels: Kernels,
    /// What the machine must offer to confine a submission.
    pub sandbox: SandboxMode,
    /// Where banned words are looked for.
    pub guard: GuardMode,
    /// How axioms are compared.
    pub axioms: AxiomMode,
    /// The axioms that a proof may depend on, sorted.
    pub allowed_axioms: Vec<String>,
    /// The deadline for all stages together, in seconds.
    pub timeout_seconds: f64,
    /// Steps that this program's own kernel may make. What ends by it ends so on every machine.
    pub budget: Option<u64>,
    /// The share, from 0 to 1, of what [`Kernels::Lmap`] accepts that Lean's kernel is asked about as well.
    pub audit: f64,
    /// Submissions come from somebody who can run programs as this very user, so nothing that is kept on disk can be
    /// believed: no cache is read or written.
    pub shared_user: bool,
    /// What the stages may use.
    pub limits: ResourceLimits,
}

impl Default for Policy {
    fn default() -> Self {
        Self {
            pipeline: Pipeline::default(),
            kernels: Kernels::default(),
            sandbox: SandboxMode::default(),
            guard: GuardMode::default(),
            axioms: AxiomMode::default(),
            allowed_axioms: STANDARD_AXIOMS.map(str::to_owned).to_vec(),
            timeout_seconds: DEFAULT_TIMEOUT_SECONDS as f64,
            budget: None,
            audit: 0.0,
            shared_user: false,
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

/// Where a grader keeps its files, and what it shares with others on this machine. Nothing here changes a verdict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    /// Compiled bases, verdicts and the machine's slots are kept here.
    pub cache: PathBuf,
    /// Every grade makes a folder of its own here, and removes it.
    pub work_root: PathBuf,
    /// Leave the folder of a grade behind, for a person to look at.
    pub keep_packages: bool,
    /// The `lmap` program: its hidden subcommands are the process of Lean's kernel and the first process of a sandbox.
    pub program: PathBuf,
    /// Files and folders that the toolchain's programs need besides their own folder, where they are wrappers: they may
    /// then start other programs.
    pub toolchain_needs: Vec<PathBuf>,
    /// Take verdicts that are known already from the cache, and keep new ones there.
    pub verdict_cache: bool,
    /// How many grades may run at once on this machine, counted over all processes that share the cache; the number of
    /// processors if nothing is said.
    pub slots: Option<usize>,
    /// Memory that these grades may take together, in MiB; nine tenths of the machine's if nothing is said.
    pub memory_mib: Option<u64>,
}

impl Folders {
    /// The cache in `cache`, throwaway folders in the system's place for them, this program as the `lmap` program.
    #[must_use]
    pub fn new(cache: impl Into<PathBuf>) -> Self {
        Self {
            cache: cache.into(),
            work_root: std::env::temp_dir(),
            keep_packages: false,
            program: std::env::current_exe().unwrap_or_else(|_| PathBuf::from("lmap")),
            toolchain_needs: Vec::new(),
            verdict_cache: true,
            slots: None,
            memory_mib: None,
        }
    }

    /// How many grades may run at once on this machine.
    #[must_use]
    pub fn slot_count(&self) -> usize {
        let processors = std::thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get);
        self.slots.unwrap_or(processors)
    }

    /// Memory that all grades may take together, in MiB.
    #[must_use]
    pub fn shared_memory_mib(&self) -> u64 {
        self.memory_mib.unwrap_or_else(|| machine_memory_mib().map_or(u64::MAX, |machine| machine / 10 * 9))
    }
}
