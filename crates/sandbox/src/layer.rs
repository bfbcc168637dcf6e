//! The layers of a sandbox, and which of them a mode asks for.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// How much a sandbox may do without.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Refuses to work without filtered system calls, no new privileges, limits, confined files, no network, and a reliable
    /// kill.
    #[default]
    Strict,
    /// Does without any of them but the reliable kill.
    BestEffort,
}

impl Mode {
    /// The name, as settings write it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Strict => "strict",
            Self::BestEffort => "best-effort",
        }
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Mode {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "strict" => Ok(Self::Strict),
            "best-effort" => Ok(Self::BestEffort),
            _ => Err(format!("{text:?} is no mode of the sandbox: say \"strict\" or \"best-effort\"")),
        }
    }
}

/// One layer between an untrusted program and the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Layer {
    /// Privileges inside mean nothing outside.
    UserNamespace,
    /// A root of its own, with nothing in it but what the program needs.
    MountNamespace,
    /// Other processes cannot be named, and all inside die with the first.
    PidNamespace,
    /// No network devices, and no abstract sockets of others.
    NetworkNamespace,
    /// No shared memory and message queues of others.
    IpcNamespace,
    /// A host name of its own.
    UtsNamespace,
    /// The groups of the machine cannot be seen.
    CgroupNamespace,
    /// Clocks of its own.
    TimeNamespace,
    /// Rules about files, ports and signals that the kernel keeps whatever is mounted.
    Landlock,
    /// Only the system calls that Lean needs.
    Seccomp,
    /// No program gives more privileges than its caller has.
    NoNewPrivs,
    /// No capabilities, not even inside.
    NoCapabilities,
    /// A user id that owns nothing.
    OtherUid,
    /// Limits of each process.
    Rlimits,
    /// A limit of the memory of all together.
    MemoryCgroup,
    /// A limit of the number of all processes and threads.
    PidsCgroup,
    /// A fair share of the processors, or less.
    CpuCgroup,
    /// Every process of the group can be killed at once.
    CgroupKill,
    /// Nothing of the caller's environment.
    ClearEnvironment,
    /// Nothing that the caller has open.
    ClosedFiles,
}

impl Layer {
    /// Every layer.
    pub const ALL: [Self; 20] = [
        Self::UserNamespace,
        Self::MountNamespace,
        Self::PidNamespace,
        Self::NetworkNamespace,
        Self::IpcNamespace,
        Self::UtsNamespace,
        Self::CgroupNamespace,
        Self::TimeNamespace,
        Self::Landlock,
        Self::Seccomp,
        Self::NoNewPrivs,
        Self::NoCapabilities,
        Self::OtherUid,
        Self::Rlimits,
        Self::MemoryCgroup,
        Self::PidsCgroup,
        Self::CpuCgroup,
        Self::CgroupKill,
        Self::ClearEnvironment,
        Self::ClosedFiles,
    ];

    /// The name, as verdicts write it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::UserNamespace => "user_namespace",
            Self::MountNamespace => "mount_namespace",
            Self::PidNamespace => "pid_namespace",
            Self::NetworkNamespace => "network_namespace",
            Self::IpcNamespace => "ipc_namespace",
            Self::UtsNamespace => "uts_namespace",
            Self::CgroupNamespace => "cgroup_namespace",
            Self::TimeNamespace => "time_namespace",
            Self::Landlock => "landlock",
            Self::Seccomp => "seccomp",
            Self::NoNewPrivs => "no_new_privs",
            Self::NoCapabilities => "no_capabilities",
            Self::OtherUid => "other_uid",
            Self::Rlimits => "rlimits",
            Self::MemoryCgroup => "memory_cgroup",
            Self::PidsCgroup => "pids_cgroup",
            Self::CpuCgroup => "cpu_cgroup",
            Self::CgroupKill => "cgroup_kill",
            Self::ClearEnvironment => "clear_environment",
            Self::ClosedFiles => "closed_files",
        }
    }
}

impl Layer {
    /// What follows where it is missing.
    #[must_use]
    pub fn without(self) -> &'static str {
        match self {
            Self::UserNamespace => "an ordinary user cannot have the other namespaces",
            Self::MountNamespace => {
                "files are kept from a submission by Landlock only, and its files are limited one by one"
            }
            Self::PidNamespace => "what a submission started is killed by other means",
            Self::NetworkNamespace => "the network is closed by the filter of system calls only",
            Self::IpcNamespace => "shared memory of others is closed by the filter of system calls only",
            Self::UtsNamespace => "a submission can read the name of this machine",
            Self::CgroupNamespace => "a submission that sees /proc can read the names of its groups",
            Self::TimeNamespace => "a submission can read how long this machine has been up",
            Self::Landlock => "files are kept from a submission by namespaces only",
            Self::Seccomp => "a submission can make every system call",
            Self::NoNewPrivs => "programs may give a submission more privileges",
            Self::NoCapabilities => "a submission has the caller's capabilities",
            Self::OtherUid => "a submission runs under the caller's user id",
            Self::Rlimits => "nothing of a single process is limited",
            Self::MemoryCgroup => "memory is limited for each process, not for all together",
            Self::PidsCgroup => "the number of processes is limited by user, not by grade",
            Self::CpuCgroup => "grades share the processors by process, not by grade",
            Self::CgroupKill => "what a submission started is killed by other means",
            Self::ClearEnvironment => "a submission can read the environment",
            Self::ClosedFiles => "a submission can use what the caller has open",
        }
    }
}

impl fmt::Display for Layer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Something that a mode asks for, and the layers any one of which gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Requirement {
    /// What it is, for people.
    pub what: &'static str,
    /// Any one of these is enough.
    pub any_of: &'static [Layer],
}

const RELIABLE_KILL: Requirement = Requirement {
    what: "a reliable kill",
    // Another user id means a subreaper that kills everything that runs under that id.
    any_of: &[Layer::PidNamespace, Layer::CgroupKill, Layer::OtherUid],
};

const STRICT: [Requirement; 6] = [
    Requirement { what: "filtered system calls", any_of: &[Layer::Seccomp] },
    Requirement { what: "no new privileges", any_of: &[Layer::NoNewPrivs] },
    Requirement { what: "limits", any_of: &[Layer::Rlimits] },
    Requirement { what: "confined files", any_of: &[Layer::MountNamespace, Layer::Landlock] },
    // The filter has no call in it that makes a socket.
    Requirement { what: "no network", any_of: &[Layer::NetworkNamespace, Layer::Seccomp] },
    RELIABLE_KILL,
];

impl Mode {
    /// What it asks for.
    #[must_use]
    pub fn requirements(self) -> &'static [Requirement] {
        match self {
            Self::Strict => &STRICT,
            Self::BestEffort => &[RELIABLE_KILL],
        }
    }

    /// The requirements that `layers` do not meet.
    #[must_use]
    pub fn unmet(self, layers: &[Layer]) -> Vec<Requirement> {
        let met = |requirement: &&Requirement| requirement.any_of.iter().any(|layer| layers.contains(layer));
        self.requirements().iter().filter(|requirement| !met(requirement)).copied().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The shape of a container's usual set-up: no namespaces and no groups, but an own user id.
    const CONTAINER: [Layer; 5] =
        [Layer::Landlock, Layer::Seccomp, Layer::NoNewPrivs, Layer::Rlimits, Layer::OtherUid];

    fn without(layer: Layer) -> Vec<Layer> {
        CONTAINER.into_iter().filter(|other| *other != layer).collect()
    }

    #[test]
    fn strict_is_met_without_a_single_namespace() {
        assert_eq!(Mode::Strict.unmet(&CONTAINER), []);
    }

    #[test]
    fn strict_needs_each_of_them() {
        for (layer, what) in [
            (Layer::NoNewPrivs, "no new privileges"),
            (Layer::Rlimits, "limits"),
            (Layer::Landlock, "confined files"),
            (Layer::OtherUid, "a reliable kill"),
        ] {
            let unmet: Vec<_> = Mode::Strict.unmet(&without(layer)).iter().map(|unmet| unmet.what).collect();
            assert_eq!(unmet, [what]);
        }
        // The filter is also what keeps it from the network.
        assert_eq!(Mode::Strict.unmet(&without(Layer::Seccomp)).len(), 2);
    }

    #[test]
    fn best_effort_needs_the_reliable_kill_only() {
        assert_eq!(Mode::BestEffort.unmet(&[]), [RELIABLE_KILL]);
        assert_eq!(Mode::BestEffort.unmet(&[Layer::CgroupKill]), []);
    }
}
