//! The process that confines itself and then becomes the untrusted program.

use std::io;
use std::os::fd::OwnedFd;
use std::os::unix::process::CommandExt;
use std::process::{Command, ExitCode};

use rustix::process::{Signal, set_parent_process_death_signal};

use crate::channel::Channel;
use crate::confine;
use crate::message::{Answer, Become, Fault};

/// The argument that makes the program this process.
pub(crate) const COMMAND: &str = "sandbox-become";

/// Becomes the program; returns only if that fails.
pub(crate) fn main() -> ExitCode {
    let Ok(channel) = Channel::from_stdin() else { return ExitCode::FAILURE };
    let Ok(Some((message, files))) = channel.receive::<Become>() else { return ExitCode::FAILURE };
    let fault = become_program(&channel, message, files);
    // If nobody listens any more there is nothing to be done about it.
    let _ = channel.send(&Answer::Failed(fault), &[]);
    ExitCode::FAILURE
}

fn become_program(channel: &Channel, message: Become, files: Vec<OwnedFd>) -> Fault {
    if let Err(fault) = take_stdin(files) {
        return fault;
    }
    // Where no namespace ends with the first process, the program at least does.
    if let Err(error) = set_parent_process_death_signal(Some(Signal::KILL)) {
        return Fault::at("death")(error.into());
    }
    // Everything is prepared before the first restriction takes hold.
    let mut command = Command::new(&message.program);
    command.args(&message.args);
    match confine::confine(&message.confinement) {
        Err(fault) => fault,
        Ok(()) => match channel.send(&Answer::Confined, &[]) {
            Ok(()) => Fault::Start(command.exec().to_string()),
            Err(error) => Fault::at("answer")(error),
        },
    }
}

fn take_stdin(files: Vec<OwnedFd>) -> Result<(), Fault> {
    let stdin = files.into_iter().next().ok_or_else(|| io::Error::other("it did not arrive"));
    let stdin = stdin.and_then(|file| Ok(rustix::stdio::dup2_stdin(file)?));
    stdin.map_err(Fault::at("standard input"))
}
