//! A service as a process of its own.

use std::ffi::OsString;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;
use tempfile::TempDir;

use crate::bench::machine::resident_mib;
use crate::context::Failure;

/// `lmap serve`, until this is dropped.
pub struct Service {
    child: Child,
    address: SocketAddr,
    folder: TempDir,
}

impl Service {
    /// Starts one at a port that the system chooses, without its cache, for no submission comes again.
    pub fn start(queue: usize, flags: &[OsString]) -> Result<Self, Failure> {
        let folder = tempfile::tempdir().map_err(Failure::infrastructure)?;
        let log = fs::File::create(folder.path().join("log")).map_err(Failure::infrastructure)?;
        let program = std::env::current_exe().map_err(Failure::infrastructure)?;
        let mut child = Command::new(program)
            .args(["serve", "--json", "--no-cache", "--bind", "127.0.0.1:0", "--queue", &queue.to_string()])
            .args(flags)
            .env("LMAP_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .map_err(Failure::infrastructure)?;
        let mut greeting = String::new();
        if let Some(stdout) = child.stdout.take() {
            BufReader::new(stdout).read_line(&mut greeting).map_err(Failure::infrastructure)?;
        }
        let address = serde_json::from_str::<Value>(&greeting).ok().and_then(|greeting| {
            greeting["listening"].as_str()?.strip_prefix("http://")?.parse::<SocketAddr>().ok()
        });
        let Some(address) = address else {
            // It has ended, or it is none of ours.
            let _ = child.kill();
            let _ = child.wait();
            let log = fs::read_to_string(folder.path().join("log")).unwrap_or_default();
            return Err(Failure::infrastructure(format!("`lmap serve` does not start: {greeting}{log}")));
        };
        Ok(Self { child, address, folder })
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Its resident memory now.
    pub fn resident_mib(&self) -> f64 {
        resident_mib(&self.child.id().to_string())
    }

    /// Warnings so far.
    pub fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    /// Tells it to end, and waits until it has.
    pub fn end(mut self) -> Result<(), Failure> {
        kill_process(Pid::from_child(&self.child), Signal::TERM).map_err(Failure::infrastructure)?;
        let status = self.child.wait().map_err(Failure::infrastructure)?;
        match status.success() {
            true => Ok(()),
            false => {
                Err(Failure::infrastructure(format!("`lmap serve` ended with {status}: {}", self.log())))
            }
        }
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        // Nothing happens to one that has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
