//! The first process inside: it gives up what it may do, starts the program, and tells how that ended.
//!
//! In a pid namespace everything else inside dies with it.

use std::io;
use std::os::fd::{AsFd, OwnedFd};
use std::process::{Child, Command, ExitCode};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::{
    DumpableBehavior, Signal, WaitOptions, set_dumpable_behavior, set_parent_process_death_signal, wait,
};

use crate::channel::Channel;
use crate::confine;
use crate::message::{Answer, Become, Begin, Fault, Progress, Status};
use crate::root;

/// The argument that makes the program the first process of a sandbox.
pub(crate) const COMMAND: &str = "sandbox-init";

/// Runs the first process.
pub(crate) fn main() -> ExitCode {
    match serve() {
        Ok(()) => ExitCode::SUCCESS,
        // The supervisor is gone; with this process everything inside ends.
        Err(_) => ExitCode::FAILURE,
    }
}

fn serve() -> io::Result<()> {
    set_parent_process_death_signal(Some(Signal::KILL))?;
    let supervisor = Channel::from_stdin()?;
    let Some((begin, files)) = supervisor.receive::<Begin>()? else { return Ok(()) };
    match start(&supervisor, begin, files) {
        Err(fault) => supervisor.send(&Progress::Failed(fault), &[]),
        Ok(program) => {
            supervisor.send(&Progress::Started, &[])?;
            supervisor.send(&Progress::Ended(wait_for(&program)?), &[])
        }
    }
}

fn start(supervisor: &Channel, begin: Begin, files: Vec<OwnedFd>) -> Result<Child, Fault> {
    let stdin = files.into_iter().next();
    let stdin = stdin.ok_or_else(|| Fault::SetUp("there is no standard input".to_owned()))?;
    if begin.pid_namespace && std::process::id() != 1 {
        return Err(Fault::SetUp("the first process inside is not the first of its namespace".to_owned()));
    }
    if begin.proc {
        root::mount_proc()?;
    }
    rustix::process::setsid().map_err(|error| Fault::at("session")(error.into()))?;
    confine::give_up_privileges(begin.uid).map_err(Fault::at("privileges"))?;
    // Nothing inside may look into this process, whose user id may be the same.
    set_dumpable_behavior(DumpableBehavior::NotDumpable)
        .map_err(|error| Fault::at("dumpable")(error.into()))?;
    // A change of user ids takes back the wish to die with the parent, so it is uttered again.
    set_parent_process_death_signal(Some(Signal::KILL)).map_err(|error| Fault::at("death")(error.into()))?;
    if hung_up(supervisor).map_err(Fault::at("supervisor"))? {
        return Err(Fault::SetUp("the supervisor is gone".to_owned()));
    }
    become_program(begin, stdin)
}

fn hung_up(channel: &Channel) -> io::Result<bool> {
    let mut files = [PollFd::from_borrowed_fd(channel.as_fd(), PollFlags::IN)];
    Ok(poll(&mut files, Some(&Timespec { tv_sec: 0, tv_nsec: 0 }))? > 0)
}

/// Starts a process that confines itself and becomes the program, and waits until it has done so.
fn become_program(begin: Begin, stdin: OwnedFd) -> Result<Child, Fault> {
    let (channel, theirs) = Channel::pair().map_err(Fault::at("channel"))?;
    let mut child = Command::new(&begin.launcher)
        .args(&begin.launcher_args)
        .arg(crate::become_program::COMMAND)
        .env_clear()
        .envs(begin.env)
        .current_dir(&begin.work)
        .stdin(crate::supervisor::as_stdin(theirs))
        .spawn()
        .map_err(Fault::at("second process"))?;
    if begin.pid_namespace && !begin.proc && child.id() != root::PROGRAM_PID {
        return Err(Fault::SetUp("the program is not the second process of its namespace".to_owned()));
    }
    let message = Become { program: begin.program, args: begin.args, confinement: begin.confinement };
    let told = channel.send(&message, &[stdin.as_fd()]).map_err(Fault::at("second process"));
    let answered = told.and_then(|()| wait_until_become(&channel));
    match answered {
        Ok(()) => Ok(child),
        Err(fault) => {
            // It is over, or will be once it sees that nobody listens.
            drop(channel);
            let _ = child.kill();
            let _ = child.wait();
            Err(fault)
        }
    }
}

/// Waits until the other process is confined and has become the program, at which its end of the channel closes itself.
fn wait_until_become(channel: &Channel) -> Result<(), Fault> {
    let receive = || channel.receive::<Answer>().map_err(Fault::at("second process"));
    match receive()? {
        Some((Answer::Confined, _)) => {}
        Some((Answer::Failed(fault), _)) => return Err(fault),
        None => return Err(Fault::SetUp("the second process ended early".to_owned())),
    }
    match receive()? {
        None => Ok(()),
        Some((Answer::Failed(fault), _)) => Err(fault),
        Some((Answer::Confined, _)) => Err(Fault::SetUp("the second process repeats itself".to_owned())),
    }
}

/// Waits for `program`, and collects everything else that dies meanwhile.
fn wait_for(program: &Child) -> io::Result<Status> {
    loop {
        let (pid, status) = match wait(WaitOptions::empty()) {
            Ok(Some(ended)) => ended,
            Ok(None) | Err(rustix::io::Errno::INTR) => continue,
            Err(error) => return Err(error.into()),
        };
        if pid.as_raw_nonzero().get().cast_unsigned() != program.id() {
            continue;
        }
        if let Some(code) = status.exit_status() {
            return Ok(Status::Exited(code));
        }
        if let Some(signal) = status.terminating_signal() {
            return Ok(Status::Signalled(signal));
        }
    }
}
