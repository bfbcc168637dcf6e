//! The system calls that a program in a sandbox may make: a list that was measured with Lean and its kernel, and closed.

use std::collections::BTreeMap;
use std::io;

use nix::libc;
use seccompiler::{
    BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter, SeccompRule,
};
use serde::{Deserialize, Serialize};

/// Without conditions: they concern the process's own memory, threads and signals, files that other layers rule over,
/// waiting, and harmless information.
const PLAIN: &[i64] = &[
    // memory
    libc::SYS_brk,
    libc::SYS_madvise,
    libc::SYS_mmap,
    libc::SYS_mprotect,
    libc::SYS_mremap,
    libc::SYS_munmap,
    // files
    libc::SYS_chdir,
    libc::SYS_close,
    libc::SYS_close_range,
    libc::SYS_copy_file_range,
    libc::SYS_dup,
    libc::SYS_dup3,
    libc::SYS_faccessat,
    libc::SYS_faccessat2,
    libc::SYS_fadvise64,
    libc::SYS_fallocate,
    libc::SYS_fchdir,
    libc::SYS_fdatasync,
    libc::SYS_flock,
    libc::SYS_fstat,
    libc::SYS_fstatfs,
    libc::SYS_fsync,
    libc::SYS_ftruncate,
    libc::SYS_getcwd,
    libc::SYS_getdents64,
    libc::SYS_lseek,
    libc::SYS_mkdirat,
    libc::SYS_newfstatat,
    libc::SYS_openat,
    libc::SYS_pipe2,
    libc::SYS_pread64,
    libc::SYS_preadv,
    libc::SYS_pwrite64,
    libc::SYS_pwritev,
    libc::SYS_read,
    libc::SYS_readlinkat,
    libc::SYS_readv,
    libc::SYS_renameat,
    libc::SYS_renameat2,
    libc::SYS_statfs,
    libc::SYS_statx,
    libc::SYS_umask,
    libc::SYS_unlinkat,
    libc::SYS_write,
    libc::SYS_writev,
    // threads
    libc::SYS_execve,
    libc::SYS_exit,
    libc::SYS_exit_group,
    libc::SYS_futex,
    libc::SYS_getcpu,
    libc::SYS_getpid,
    libc::SYS_getppid,
    libc::SYS_gettid,
    libc::SYS_membarrier,
    libc::SYS_rseq,
    libc::SYS_sched_getaffinity,
    libc::SYS_sched_yield,
    libc::SYS_set_robust_list,
    libc::SYS_set_tid_address,
    // own signals
    libc::SYS_restart_syscall,
    libc::SYS_rt_sigaction,
    libc::SYS_rt_sigpending,
    libc::SYS_rt_sigprocmask,
    libc::SYS_rt_sigreturn,
    libc::SYS_rt_sigtimedwait,
    libc::SYS_sigaltstack,
    // waiting and time
    libc::SYS_clock_getres,
    libc::SYS_clock_gettime,
    libc::SYS_clock_nanosleep,
    libc::SYS_epoll_create1,
    libc::SYS_epoll_ctl,
    libc::SYS_epoll_pwait,
    libc::SYS_eventfd2,
    libc::SYS_gettimeofday,
    libc::SYS_nanosleep,
    libc::SYS_ppoll,
    libc::SYS_pselect6,
    libc::SYS_times,
    // information
    libc::SYS_getegid,
    libc::SYS_geteuid,
    libc::SYS_getgid,
    libc::SYS_getpgid,
    libc::SYS_getrandom,
    libc::SYS_getrlimit,
    libc::SYS_getrusage,
    libc::SYS_getsid,
    libc::SYS_getuid,
    libc::SYS_sysinfo,
    libc::SYS_uname,
    // only ever stricter: nobody has the capability to raise a hard limit
    libc::SYS_setrlimit,
];

/// Older calls for the same things, which newer machines do not have.
#[cfg(target_arch = "x86_64")]
const OLDER: &[i64] = &[
    libc::SYS_access,
    libc::SYS_arch_prctl,
    libc::SYS_dup2,
    libc::SYS_epoll_wait,
    libc::SYS_getdents,
    libc::SYS_getpgrp,
    libc::SYS_lstat,
    libc::SYS_mkdir,
    libc::SYS_open,
    libc::SYS_pipe,
    libc::SYS_poll,
    libc::SYS_readlink,
    libc::SYS_rename,
    libc::SYS_rmdir,
    libc::SYS_select,
    libc::SYS_stat,
    libc::SYS_time,
    libc::SYS_unlink,
];
#[cfg(not(target_arch = "x86_64"))]
const OLDER: &[i64] = &[];

/// What a program needs in order to start others and wait for them.
const SPAWNING: &[i64] = &[
    libc::SYS_fchmod,
    libc::SYS_fchmodat,
    libc::SYS_setpgid,
    libc::SYS_setsid,
    libc::SYS_utimensat,
    libc::SYS_wait4,
    libc::SYS_waitid,
];

const THREAD: u64 = libc::CLONE_THREAD as u64;

/// Every flag of `clone` that makes a namespace.
const NAMESPACES: u64 = 0x7e02_0000;

/// Flags that `prctl` may be asked for: names of threads and memory, and questions.
const PRCTL: &[i32] = &[
    libc::PR_SET_NAME,
    libc::PR_GET_NAME,
    libc::PR_GET_DUMPABLE,
    libc::PR_GET_NO_NEW_PRIVS,
    libc::PR_CAPBSET_READ,
    libc::PR_SET_VMA,
];

/// What `ioctl` may be asked for: whether a file is a terminal, how much can be read, and flags of descriptors.
const IOCTL: &[u64] = &[libc::TCGETS, libc::TIOCGWINSZ, libc::FIONREAD, libc::FIONBIO, libc::FIOCLEX];

/// What `fcntl` may be asked for: copies and flags of descriptors, and locks. Not signals, which it could have sent to
/// others.
const FCNTL: &[i32] = &[
    libc::F_DUPFD,
    libc::F_DUPFD_CLOEXEC,
    libc::F_GETFD,
    libc::F_SETFD,
    libc::F_GETFL,
    libc::F_SETFL,
    libc::F_GETLK,
    libc::F_SETLK,
    libc::F_SETLKW,
    libc::F_OFD_GETLK,
    libc::F_OFD_SETLK,
    libc::F_OFD_SETLKW,
];

/// What may be signalled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Signals {
    /// The process itself.
    Own,
    /// Everything: other layers keep signals inside.
    Inside,
}

/// Installs the filter in this process, for good.
pub(crate) fn install(may_spawn: bool, signals: Signals) -> io::Result<()> {
    let other = |error: &dyn std::fmt::Display| io::Error::other(error.to_string());
    for program in programs(may_spawn, signals).map_err(|error| other(&error))? {
        seccompiler::apply_filter(&program).map_err(|error| other(&error))?;
    }
    Ok(())
}

/// The kernel runs every filter and obeys the strictest answer.
fn programs(may_spawn: bool, signals: Signals) -> Result<[BpfProgram; 2], seccompiler::BackendError> {
    let refused = |errno: i32| SeccompAction::Errno(errno.cast_unsigned());
    let arch = std::env::consts::ARCH.try_into()?;
    // The flags of this call lie in memory, where no filter sees them. Told that it does not exist, the C library uses
    // `clone`.
    let newer = BTreeMap::from([(libc::SYS_clone3, Vec::new())]);
    let newer = SeccompFilter::new(newer, SeccompAction::Allow, refused(libc::ENOSYS), arch)?;
    let rules = rules(may_spawn, signals)?;
    let filter = SeccompFilter::new(rules, refused(libc::EPERM), SeccompAction::Allow, arch)?;
    // The second one lets no further filter be installed.
    Ok([newer.try_into()?, filter.try_into()?])
}

fn rules(
    may_spawn: bool,
    signals: Signals,
) -> Result<BTreeMap<i64, Vec<SeccompRule>>, seccompiler::BackendError> {
    let mut rules: BTreeMap<i64, Vec<SeccompRule>> =
        PLAIN.iter().chain(OLDER).map(|call| (*call, Vec::new())).collect();
    rules.insert(libc::SYS_clone3, Vec::new());
    rules.insert(libc::SYS_prctl, any(PRCTL.iter().map(|option| u64::from(option.cast_unsigned())), 0)?);
    rules.insert(libc::SYS_fcntl, any(FCNTL.iter().map(|command| u64::from(command.cast_unsigned())), 1)?);
    rules.insert(libc::SYS_ioctl, any(IOCTL.iter().copied(), 1)?);
    rules.insert(libc::SYS_prlimit64, any([0], 0)?);
    let own = u64::from(std::process::id());
    match signals {
        Signals::Own => {
            rules.insert(libc::SYS_tgkill, any([own], 0)?);
            rules.insert(libc::SYS_kill, any([own], 0)?);
        }
        Signals::Inside => {
            rules.insert(libc::SYS_tgkill, Vec::new());
            rules.insert(libc::SYS_kill, Vec::new());
        }
    }
    if may_spawn {
        rules.extend(SPAWNING.iter().map(|call| (*call, Vec::new())));
        #[cfg(target_arch = "x86_64")]
        rules.extend([libc::SYS_fork, libc::SYS_vfork].map(|call| (call, Vec::new())));
        rules.insert(libc::SYS_clone, masked(NAMESPACES, 0)?);
    } else {
        rules.insert(libc::SYS_clone, masked(NAMESPACES | THREAD, THREAD)?);
    }
    Ok(rules)
}

/// The argument is one of `values`.
fn any(
    values: impl IntoIterator<Item = u64>,
    argument: u8,
) -> Result<Vec<SeccompRule>, seccompiler::BackendError> {
    let rule = |value| {
        // Only the lower half counts: these arguments are 32 bits wide for the kernel.
        let equal =
            SeccompCondition::new(argument, SeccompCmpArgLen::Dword, SeccompCmpOp::Eq, value & 0xffff_ffff)?;
        SeccompRule::new(vec![equal])
    };
    values.into_iter().map(rule).collect()
}

/// The first argument has exactly the bits `value` of `mask`.
fn masked(mask: u64, value: u64) -> Result<Vec<SeccompRule>, seccompiler::BackendError> {
    let operator = SeccompCmpOp::MaskedEq(mask);
    let condition = SeccompCondition::new(0, SeccompCmpArgLen::Qword, operator, value)?;
    Ok(vec![SeccompRule::new(vec![condition])?])
}
