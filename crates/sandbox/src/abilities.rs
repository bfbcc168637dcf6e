//! The means of confinement, and whether they work here.

use std::fmt;
use std::io;
use std::path::Path;
use std::process::{Command, Stdio};

use serde::{Deserialize, Serialize};

/// The argument that makes the probe answer for the process id it has in its namespace.
const WHICH_PID: &str = "--which-pid";

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

/// What this machine allows this user to do against a program that is not trusted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Abilities {
    /// A namespace in which an ordinary user may create the others.
    pub user_namespace: Trial,
    /// A view of the file system of its own, with something mounted in it.
    pub mount_namespace: Trial,
    /// Process ids of its own: when the first process ends, all others are killed.
    pub pid_namespace: Trial,
    /// No network but a loopback device that is down.
    pub network_namespace: Trial,
    /// Rules about files that a process gives itself; the detail is the version of the interface.
    pub landlock: Trial,
    /// Filters on system calls.
    pub seccomp: Trial,
    /// A limit on the memory of a group of processes; the detail is the version of the hierarchy.
    pub memory_cgroup: Trial,
    /// A limit on the number of a group's processes.
    pub pids_cgroup: Trial,
}

/// The abilities could not be found out.
#[derive(Debug, thiserror::Error)]
pub enum ProbeError {
    /// The probe could not be started.
    #[error("cannot start the probe of the sandbox: {0}")]
    Start(#[from] io::Error),
    /// The probe died, or said something else.
    #[error("the probe of the sandbox gave no answer ({status}): {stderr}")]
    NoAnswer {
        /// How it ended.
        status: String,
        /// What it wrote to standard error.
        stderr: String,
    },
}

impl Abilities {
    /// Finds out, in a new process: `program` with `args`, which must call [`answer_probe`].
    ///
    /// # Errors
    /// [`ProbeError`] when the process cannot be started or does not answer.
    pub fn probe(program: &Path, args: &[&str]) -> Result<Self, ProbeError> {
        let output = Command::new(program).args(args).stdin(Stdio::null()).output()?;
        serde_json::from_slice(&output.stdout).map_err(|_| ProbeError::NoAnswer {
            status: output.status.to_string(),
            stderr: String::from_utf8_lossy(&output.stderr).trim_end().to_owned(),
        })
    }

    /// Each means of confinement with its name, in the order of the fields.
    pub fn each(&self) -> impl Iterator<Item = (&'static str, &Trial)> {
        [
            ("user namespaces", &self.user_namespace),
            ("mount namespaces", &self.mount_namespace),
            ("pid namespaces", &self.pid_namespace),
            ("network namespaces", &self.network_namespace),
            ("Landlock", &self.landlock),
            ("seccomp", &self.seccomp),
            ("memory cgroup", &self.memory_cgroup),
            ("pids cgroup", &self.pids_cgroup),
        ]
        .into_iter()
    }
}

/// Tries everything out and gives the answer as text, for a process that [`Abilities::probe`] has started with `args`
/// (after those that led here). The process is of no use for anything else afterwards.
#[must_use]
pub fn answer_probe(args: &[String]) -> String {
    if args.iter().any(|arg| arg == WHICH_PID) {
        return std::process::id().to_string();
    }
    let abilities = try_everything();
    // The type has neither maps nor floats, so there is nothing that JSON could not say.
    serde_json::to_string(&abilities).unwrap_or_default()
}

#[cfg(target_os = "linux")]
fn try_everything() -> Abilities {
    use crate::{cgroup, trials};
    // First what must be seen from outside of the namespaces, then from the outermost namespace inwards, and last the
    // rules that forbid everything else. The order of the fields below is the order of the trials.
    let memory_cgroup = cgroup::try_controller("memory");
    let pids_cgroup = cgroup::try_controller("pids");
    let user_namespace = trials::user_namespace();
    Abilities {
        user_namespace,
        mount_namespace: trials::mount_namespace(),
        network_namespace: trials::network_namespace(),
        pid_namespace: trials::pid_namespace(WHICH_PID),
        landlock: trials::landlock(),
        seccomp: trials::seccomp(),
        memory_cgroup,
        pids_cgroup,
    }
}

#[cfg(not(target_os = "linux"))]
fn try_everything() -> Abilities {
    let no = || Trial::Fails(format!("not on {}", std::env::consts::OS));
    Abilities {
        user_namespace: no(),
        mount_namespace: no(),
        pid_namespace: no(),
        network_namespace: no(),
        landlock: no(),
        seccomp: no(),
        memory_cgroup: no(),
        pids_cgroup: no(),
    }
}
