//! Starting a child process in a session of its own, which ends with its parent.

use std::io;
use std::os::unix::process::CommandExt;
use std::process::Command;

/// Makes the child lead a new session, and with it a new process group, without a controlling terminal; and makes it
/// die when the thread that starts it dies.
///
/// The group can then be signalled as a whole, and nothing in it can read from or push input into the terminal of
/// whoever started us. `CommandExt::process_group` gives only the first half. A session of its own also means that Ctrl-C at
/// the terminal does not reach the child, hence the second promise (on Linux; elsewhere such a child runs on to its end).
pub fn lead_new_session(command: &mut Command) -> &mut Command {
    let parent = rustix::process::getpid();
    // SAFETY: between fork and exec the closure makes nothing but system calls, which are async-signal-safe, and neither
    // allocates nor takes a lock.
    unsafe {
        command.pre_exec(move || {
            rustix::process::setsid()?;
            die_with(parent)
        })
    }
}

#[cfg(target_os = "linux")]
fn die_with(parent: rustix::process::Pid) -> io::Result<()> {
    use rustix::process::{Signal, getppid, set_parent_process_death_signal};
    set_parent_process_death_signal(Some(Signal::KILL))?;
    // The parent may have died before the kernel knew of our wish.
    if getppid() == Some(parent) { Ok(()) } else { Err(rustix::io::Errno::CHILD.into()) }
}

#[cfg(not(target_os = "linux"))]
fn die_with(_parent: rustix::process::Pid) -> io::Result<()> {
    Ok(())
}
