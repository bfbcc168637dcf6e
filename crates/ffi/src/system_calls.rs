//! Trying system calls that no safe wrapper offers, for tests of sandboxes.

use std::io;

/// A system call that untrusted code has no business with. With arguments that are all zero
/// none of them does any harm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Forbidden {
    AddKey,
    Bpf,
    IoUringSetup,
    Keyctl,
    OpenByHandleAt,
    PerfEventOpen,
    PidfdGetfd,
    ProcessVmReadv,
    /// Asks to be traced by the parent.
    Ptrace,
    RequestKey,
    Setns,
    Userfaultfd,
}

impl Forbidden {
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self::AddKey,
        Self::Bpf,
        Self::IoUringSetup,
        Self::Keyctl,
        Self::OpenByHandleAt,
        Self::PerfEventOpen,
        Self::PidfdGetfd,
        Self::ProcessVmReadv,
        Self::Ptrace,
        Self::RequestKey,
        Self::Setns,
        Self::Userfaultfd,
    ];

    fn number(self) -> libc::c_long {
        match self {
            Self::AddKey => libc::SYS_add_key,
            Self::Bpf => libc::SYS_bpf,
            Self::IoUringSetup => libc::SYS_io_uring_setup,
            Self::Keyctl => libc::SYS_keyctl,
            Self::OpenByHandleAt => libc::SYS_open_by_handle_at,
            Self::PerfEventOpen => libc::SYS_perf_event_open,
            Self::PidfdGetfd => libc::SYS_pidfd_getfd,
            Self::ProcessVmReadv => libc::SYS_process_vm_readv,
            Self::Ptrace => libc::SYS_ptrace,
            Self::RequestKey => libc::SYS_request_key,
            Self::Setns => libc::SYS_setns,
            Self::Userfaultfd => libc::SYS_userfaultfd,
        }
    }

    /// Makes the call with arguments that are all zero.
    ///
    /// # Errors
    /// The system's answer, which is hardly ever a success.
    pub fn attempt(self) -> io::Result<()> {
        let zero: libc::c_long = 0;
        // SAFETY: each of these calls reads and writes memory through its pointer arguments only, and all are null.
        let result = unsafe { libc::syscall(self.number(), zero, zero, zero, zero, zero, zero) };
        if result < 0 { Err(io::Error::last_os_error()) } else { Ok(()) }
    }
}
