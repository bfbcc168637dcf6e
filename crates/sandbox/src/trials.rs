//! Trying out namespaces, Landlock, filters and user ids, in a process of its own that is of no use afterwards.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::net::UdpSocket;
use std::process::{Command, ExitCode};

use landlock::{Access, AccessFs, LandlockStatus, Ruleset, RulesetAttr};
use nix::mount::{MntFlags, MsFlags, mount, umount2};
use nix::sched::{CloneFlags, unshare};
use nix::unistd::{Gid, Uid, getegid, geteuid};
use rustix::process::{Signal, set_parent_process_death_signal};
use seccompiler::{BpfProgram, SeccompAction, SeccompFilter};
use serde::{Deserialize, Serialize};

use crate::abilities::Trial;
use crate::channel::Channel;
use crate::layer::Layer;
use crate::message::UserNamespace;
use crate::root;
use crate::supervisor::{TIME_NAMESPACE, ask_for_map, close_inherited_files, map_self};

/// The argument that makes the program the process that tries everything out.
pub(crate) const COMMAND: &str = "sandbox-probe";

/// The argument that makes the program say which process id it has.
pub(crate) const WHICH_PID: &str = "sandbox-which-pid";

/// What the process was asked to do.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Ask {
    /// Ids that nobody has, to try to become.
    pub uid: u32,
}

/// What it found.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Found {
    pub user_namespace: UserNamespace,
    pub trials: Vec<(Layer, Trial)>,
}

/// Tries everything out and tells whoever started this process.
pub(crate) fn main() -> ExitCode {
    let tried = || -> io::Result<()> {
        close_inherited_files();
        set_parent_process_death_signal(Some(Signal::KILL))?;
        let caller = Channel::from_stdin()?;
        let Some((ask, _)) = caller.receive::<Ask>()? else { return Ok(()) };
        let found = try_everything(&caller, &ask);
        caller.send(&crate::message::Reply::Tried(found), &[])
    };
    ExitCode::from(u8::from(tried().is_err()))
}

/// Says which process id this process has.
pub(crate) fn which_pid() -> ExitCode {
    println!("{}", std::process::id());
    ExitCode::SUCCESS
}

fn try_everything(caller: &Channel, ask: &Ask) -> Found {
    let (kind, user_namespace) = user_namespace(caller);
    // From the outermost namespace inwards, and last the rules that forbid everything else.
    let trials = vec![
        (Layer::UserNamespace, user_namespace),
        (Layer::MountNamespace, mount_namespace()),
        (Layer::NetworkNamespace, enter(CloneFlags::CLONE_NEWNET)),
        (Layer::IpcNamespace, enter(CloneFlags::CLONE_NEWIPC)),
        (Layer::UtsNamespace, uts_namespace()),
        (Layer::CgroupNamespace, enter(CloneFlags::CLONE_NEWCGROUP)),
        (Layer::TimeNamespace, enter(TIME_NAMESPACE)),
        (Layer::PidNamespace, pid_namespace()),
        (Layer::Landlock, landlock()),
        (Layer::Seccomp, seccomp()),
        (Layer::OtherUid, other_uid(ask.uid)),
    ];
    Found { user_namespace: kind, trials }
}

fn user_namespace(caller: &Channel) -> (UserNamespace, Trial) {
    let (uid, gid) = (geteuid(), getegid());
    if let Err(error) = unshare(CloneFlags::CLONE_NEWUSER) {
        return (UserNamespace::None, Trial::Fails(error.to_string()));
    }
    if uid.is_root() && ask_for_map(caller).is_ok() {
        return (UserNamespace::Same, Trial::Works("all ids".to_owned()));
    }
    match map_self(uid.as_raw(), gid.as_raw()) {
        Ok(()) => (UserNamespace::Own, Trial::Works("one id".to_owned())),
        Err(error) => (UserNamespace::None, Trial::Fails(error.to_string())),
    }
}

fn enter(flag: CloneFlags) -> Trial {
    Trial::of(unshare(flag).map(|()| ""))
}

/// Enters a mount namespace and mounts something there.
fn mount_namespace() -> Trial {
    let enter = || -> io::Result<&str> {
        unshare(CloneFlags::CLONE_NEWNS)?;
        let none = None::<&str>;
        // Nothing that is mounted here may show outside.
        mount(none, "/", none, MsFlags::MS_REC | MsFlags::MS_PRIVATE, none)?;
        let point = root::mount_point()?;
        mount(Some("tmpfs"), point, Some("tmpfs"), MsFlags::MS_NODEV | MsFlags::MS_NOSUID, none)?;
        umount2(point, MntFlags::MNT_DETACH)?;
        Ok("")
    };
    Trial::of(enter())
}

fn uts_namespace() -> Trial {
    let enter = || {
        unshare(CloneFlags::CLONE_NEWUTS)?;
        nix::unistd::sethostname("sandbox").map(|()| "")
    };
    Trial::of(enter())
}

/// Asks for a process-id namespace, and starts a process that should be the first there.
fn pid_namespace() -> Trial {
    let enter = || -> io::Result<String> {
        unshare(CloneFlags::CLONE_NEWPID)?;
        let mut args: Vec<_> = std::env::args_os().skip(1).collect();
        args.pop();
        let output = Command::new(std::env::current_exe()?).args(args).arg(WHICH_PID).output()?;
        Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    match enter() {
        Ok(pid) if pid == "1" => Trial::Works(String::new()),
        Ok(pid) => Trial::Fails(format!("the first process in it has the id {pid:?}")),
        Err(error) => Trial::Fails(error.to_string()),
    }
}

/// Forbids this process to list folders, and tries to.
fn landlock() -> Trial {
    let restrict = || -> Result<Trial, Box<dyn std::error::Error>> {
        let mut list = AccessFs::from_all(landlock::ABI::V1);
        list &= AccessFs::ReadDir;
        let status = Ruleset::default().handle_access(list)?.create()?.restrict_self()?;
        Ok(match (status.landlock, fs::read_dir("/")) {
            (LandlockStatus::Available { .. }, Ok(_)) => Trial::Fails("its rules have no effect".to_owned()),
            (LandlockStatus::Available { effective_abi, kernel_abi }, Err(_)) => {
                let known = effective_abi as i32;
                Trial::Works(format!("ABI {}", kernel_abi.unwrap_or(known)))
            }
            (LandlockStatus::NotEnabled, _) => Trial::Fails("switched off in the kernel".to_owned()),
            (LandlockStatus::NotImplemented, _) => Trial::Fails("not in the kernel".to_owned()),
        })
    };
    restrict().unwrap_or_else(|error| Trial::Fails(error.to_string()))
}

/// Forbids this process to create sockets, and tries to create one.
fn seccomp() -> Trial {
    let filter = || -> Result<Trial, Box<dyn std::error::Error>> {
        let forbidden = BTreeMap::from([(nix::libc::SYS_socket, Vec::new())]);
        let refuse = SeccompAction::Errno(nix::libc::EPERM.cast_unsigned());
        let arch = std::env::consts::ARCH.try_into()?;
        let program: BpfProgram =
            SeccompFilter::new(forbidden, SeccompAction::Allow, refuse, arch)?.try_into()?;
        seccompiler::apply_filter(&program)?;
        Ok(match UdpSocket::bind("127.0.0.1:0") {
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => Trial::Works(String::new()),
            _ => Trial::Fails("its filters have no effect".to_owned()),
        })
    };
    filter().unwrap_or_else(|error| Trial::Fails(error.to_string()))
}

/// Becomes another user, and cannot come back.
fn other_uid(id: u32) -> Trial {
    let (uid, gid) = (Uid::from_raw(id), Gid::from_raw(id));
    let change = || {
        nix::unistd::setgroups(&[])?;
        nix::unistd::setresgid(gid, gid, gid)?;
        nix::unistd::setresuid(uid, uid, uid)
    };
    match change() {
        Ok(()) if nix::unistd::setuid(Uid::from_raw(0)).is_err() => Trial::Works(String::new()),
        Ok(()) => Trial::Fails("the old id can be had back".to_owned()),
        Err(error) => Trial::Fails(format!("only root may: {error}")),
    }
}
