//! Trying out namespaces, Landlock and seccomp on the calling process.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::net::UdpSocket;
use std::process::Command;

use landlock::{
    ABI, Access, AccessFs, LandlockStatus, PathBeneath, PathFd, Ruleset, RulesetAttr, RulesetCreatedAttr,
};
use nix::mount::{MsFlags, mount};
use nix::sched::{CloneFlags, unshare};
use nix::unistd::{getegid, geteuid};
use seccompiler::{BpfProgram, SeccompAction, SeccompFilter};

use crate::abilities::Trial;

/// Enters a user namespace as its root.
pub(crate) fn user_namespace() -> Trial {
    let (uid, gid) = (geteuid(), getegid());
    let enter = || -> io::Result<&str> {
        unshare(CloneFlags::CLONE_NEWUSER)?;
        fs::write("/proc/self/setgroups", "deny")?;
        fs::write("/proc/self/uid_map", format!("0 {uid} 1"))?;
        fs::write("/proc/self/gid_map", format!("0 {gid} 1"))?;
        Ok("")
    };
    Trial::of(enter())
}

/// Enters a mount namespace and mounts something there.
pub(crate) fn mount_namespace() -> Trial {
    let enter = || -> io::Result<&str> {
        unshare(CloneFlags::CLONE_NEWNS)?;
        let none = None::<&str>;
        // Nothing that is mounted here may show outside.
        mount(none, "/", none, MsFlags::MS_REC | MsFlags::MS_PRIVATE, none)?;
        let dir = tempfile::tempdir()?;
        mount(Some("tmpfs"), dir.path(), Some("tmpfs"), MsFlags::MS_NODEV | MsFlags::MS_NOSUID, none)?;
        nix::mount::umount(dir.path())?;
        Ok("")
    };
    Trial::of(enter())
}

/// Enters a network namespace.
pub(crate) fn network_namespace() -> Trial {
    Trial::of(unshare(CloneFlags::CLONE_NEWNET).map(|()| ""))
}

/// Asks for a process-id namespace, and starts a process, with the argument `which_pid`, that should be the first there.
pub(crate) fn pid_namespace(which_pid: &str) -> Trial {
    let enter = || -> io::Result<String> {
        unshare(CloneFlags::CLONE_NEWPID)?;
        let args = std::env::args_os().skip(1);
        let output = Command::new(std::env::current_exe()?).args(args).arg(which_pid).output()?;
        Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    match enter() {
        Ok(pid) if pid == "1" => Trial::Works(String::new()),
        Ok(pid) => Trial::Fails(format!("the first process in it has the id {pid:?}")),
        Err(error) => Trial::Fails(error.to_string()),
    }
}

/// Forbids this process to write anywhere, and tries to.
pub(crate) fn landlock() -> Trial {
    let restrict = || -> Result<Trial, Box<dyn std::error::Error>> {
        let status = Ruleset::default()
            .handle_access(AccessFs::from_all(ABI::V1))?
            .create()?
            .add_rule(PathBeneath::new(PathFd::new("/")?, AccessFs::from_read(ABI::V1)))?
            .restrict_self()?;
        let file = std::env::temp_dir().join(format!("lmap-probe-{}", std::process::id()));
        let written = fs::write(&file, "").and_then(|()| fs::remove_file(&file));
        Ok(match (status.landlock, written) {
            (LandlockStatus::Available { .. }, Ok(())) => Trial::Fails("its rules have no effect".to_owned()),
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
pub(crate) fn seccomp() -> Trial {
    let filter = || -> Result<Trial, Box<dyn std::error::Error>> {
        let forbidden = BTreeMap::from([(nix::libc::SYS_socket, Vec::new())]);
        let refuse = SeccompAction::Errno(nix::libc::EPERM.cast_unsigned());
        let arch = std::env::consts::ARCH.try_into()?;
        let program: BpfProgram =
            SeccompFilter::new(forbidden, SeccompAction::Allow, refuse, arch)?.try_into()?;
        seccompiler::apply_filter(&program)?;
        Ok(match UdpSocket::bind("127.0.0.1:0") {
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
                Trial::Works("filters".to_owned())
            }
            _ => Trial::Fails("its filters have no effect".to_owned()),
        })
    };
    filter().unwrap_or_else(|error| Trial::Fails(error.to_string()))
}
