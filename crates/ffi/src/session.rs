//! Starting a child process in a session of its own.

use std::os::unix::process::CommandExt;
use std::process::Command;

/// Makes the child lead a new session, and with it a new process group, without a controlling terminal.
///
/// The group can then be signalled as a whole, and nothing in it can read from or push input into the terminal of
/// whoever started us. `CommandExt::process_group` gives only the first half.
pub fn lead_new_session(command: &mut Command) -> &mut Command {
    // SAFETY: between fork and exec the closure makes one system call, which is async-signal-safe, and neither
    // allocates nor takes a lock.
    unsafe { command.pre_exec(|| rustix::process::setsid().map(drop).map_err(Into::into)) }
}
