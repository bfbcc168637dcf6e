//! The process that confines itself and then becomes the untrusted program.

use std::io;
use std::os::fd::OwnedFd;
use std::os::unix::process::CommandExt;
use std::process::{Command, ExitCode};

use crate::channel::Channel;
use crate::confine;
use crate::message::{Become, Fault};

/// The argument that makes the program this process.
pub(crate) const COMMAND: &str = "sandbox-become";

/// Becomes the program; returns only if that fails.
pub(crate) fn main() -> ExitCode {
    let Ok(channel) = Channel::from_stdin() else { return ExitCode::FAILURE };
    let Ok(Some((message, files))) = channel.receive::<Become>() else { return ExitCode::FAILURE };
    let fault = become_program(message, files);
    // If nobody listens any more there is nothing to be done about it.
    let _ = channel.send(&fault, &[]);
    ExitCode::FAILURE
}

fn become_program(message: Become, files: Vec<OwnedFd>) -> Fault {
    if let Err(fault) = take_stdin(files) {
        return fault;
    }
    // Everything is prepared before the first restriction takes hold.
    let mut command = Command::new(&message.program);
    command.args(&message.args);
    match confine::confine(&message.confinement) {
        Err(fault) => fault,
        Ok(()) => Fault::Start(command.exec().to_string()),
    }
}

fn take_stdin(files: Vec<OwnedFd>) -> Result<(), Fault> {
    let stdin = files.into_iter().next().ok_or_else(|| io::Error::other("it did not arrive"));
    let stdin = stdin.and_then(|file| Ok(rustix::stdio::dup2_stdin(file)?));
    stdin.map_err(Fault::at("standard input"))
}
