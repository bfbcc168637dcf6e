//! What the processes of a sandbox tell one another.

use std::ffi::OsString;
use std::io;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::filter::Signals;
use crate::trials::Found;

/// How a sandbox is built on this machine.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Plan {
    pub user_namespace: UserNamespace,
    pub mount_namespace: bool,
    pub pid_namespace: bool,
    pub network_namespace: bool,
    pub ipc_namespace: bool,
    pub uts_namespace: bool,
    pub cgroup_namespace: bool,
    pub time_namespace: bool,
    pub landlock: bool,
    pub seccomp: bool,
    /// The processes inside get a user id of their own.
    pub other_uid: bool,
    /// A limit on the processes of the user means the processes inside.
    pub count_processes: bool,
}

/// How user ids inside relate to those outside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum UserNamespace {
    /// There is no user namespace.
    #[default]
    None,
    /// Root inside is the caller outside, and nobody else exists.
    Own,
    /// Ids are the same on both sides; the caller, root, has to arrange it.
    Same,
}

/// From the caller to the supervisor, with the files: standard output, standard error, standard input, the inputs, the
/// files to fill, the groups to enter, the groups to go back to, and the means to kill a group.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct SetUp {
    pub plan: Plan,
    pub launcher: OsString,
    pub launcher_args: Vec<OsString>,
    pub program: OsString,
    pub args: Vec<OsString>,
    pub env: Vec<(OsString, OsString)>,
    pub read_only: Vec<OsString>,
    /// Names in the work folder.
    pub inputs: Vec<String>,
    /// Names in the work folder, and how large the files may be.
    pub take: Vec<(String, u64)>,
    /// A folder of the machine, if there is no mount namespace.
    pub work: Option<OsString>,
    pub uid: u32,
    pub groups: usize,
    pub kills: usize,
    pub file_bytes: u64,
    pub files: u32,
    pub may_spawn: bool,
    /// After which the supervisor ends everything by itself; the caller does so before.
    pub milliseconds: u64,
    pub rlimits: Rlimits,
}

/// Limits of each process inside; `None` leaves one alone.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Rlimits {
    pub address_space: Option<u64>,
    pub cpu_seconds: Option<u64>,
    pub file_bytes: u64,
    pub open_files: u64,
    pub processes: Option<u64>,
}

/// From the supervisor to the caller.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Reply {
    /// It has entered a user namespace and waits for [`Mapped`].
    WantsMap,
    /// The program runs.
    Started,
    /// Everything inside is dead.
    Finished(Outcome),
    /// The sandbox could not be built, and nothing runs.
    Failed(Fault),
    /// What the process that tries everything out has found.
    Tried(Found),
}

/// The caller has, or has not, arranged the ids.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Mapped(pub Result<(), String>);

/// Why nothing ran.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Fault {
    SetUp(String),
    Start(String),
}

impl Fault {
    /// A step that failed.
    pub(crate) fn at(step: &str) -> impl FnOnce(io::Error) -> Self {
        move |error| Self::SetUp(format!("{step}: {error}"))
    }
}

/// What the supervisor knows of a run that is over.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Outcome {
    /// How the program ended, if it did so by itself.
    pub status: Option<Status>,
    pub cpu_micros: u64,
    /// Of the largest process.
    pub peak_bytes: u64,
    /// One for each of [`SetUp::take`]: the size, or why not.
    pub taken: Vec<Result<u64, TakeFault>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Status {
    Exited(i32),
    Signalled(i32),
}

/// Why a file was not taken; see [`crate::TakeError`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum TakeFault {
    Missing,
    NotAFile(String),
    Linked,
    TooLarge(u64),
    NotTaken,
    Unreadable(String),
}

/// From the supervisor to the first process inside, with the program's standard input.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Begin {
    pub launcher: PathBuf,
    pub launcher_args: Vec<OsString>,
    pub program: OsString,
    pub args: Vec<OsString>,
    pub env: Vec<(OsString, OsString)>,
    pub work: OsString,
    pub pid_namespace: bool,
    /// Mount the process file system.
    pub proc: bool,
    /// User and group.
    pub uid: Option<u32>,
    pub confinement: Confinement,
}

/// What a process does to itself before it becomes the program.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Confinement {
    pub rlimits: Rlimits,
    pub landlock: Option<FileRules>,
    pub seccomp: bool,
    pub may_spawn: bool,
    pub signals: Signals,
}

/// Which files the program may use, whatever is mounted.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct FileRules {
    pub read: Vec<OsString>,
    pub execute: Vec<OsString>,
    pub devices: Vec<OsString>,
    pub work: OsString,
}

/// From the first process inside to the process that becomes the program, with its standard input.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Become {
    pub program: OsString,
    pub args: Vec<OsString>,
    pub confinement: Confinement,
}

/// The answer to [`Become`].
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Answer {
    /// All that is left to do is to become the program; if nothing follows, that worked.
    Confined,
    Failed(Fault),
}

/// From the first process inside to the supervisor.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Progress {
    Started,
    Ended(Status),
    Failed(Fault),
}
