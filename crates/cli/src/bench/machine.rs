//! Which machine it is, without saying whose.

use std::fs;
use std::thread::available_parallelism;

use serde::{Deserialize, Serialize};

/// What decides how fast things are here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Machine {
    pub processor: String,
    pub cores: usize,
    pub memory_gib: f64,
    /// Name and version of the operating system's kernel.
    pub kernel: String,
    /// What else was running at the beginning: the mean number of busy threads in the last minute.
    pub load: f64,
}

impl Machine {
    /// This one.
    pub fn look() -> Self {
        let read = |path: &str| fs::read_to_string(path).unwrap_or_default();
        let processor = field(&read("/proc/cpuinfo"), "model name").unwrap_or_else(|| "unknown".to_owned());
        let memory = field(&read("/proc/meminfo"), "MemTotal").and_then(|text| kibibytes(&text));
        let release = read("/proc/sys/kernel/osrelease");
        // What follows the version is a matter of whoever built it.
        let version = release.trim().split('-').next().unwrap_or_default();
        let load = read("/proc/loadavg").split(' ').next().and_then(|text| text.parse().ok());
        Self {
            processor,
            cores: available_parallelism().map_or(1, usize::from),
            memory_gib: (memory.unwrap_or(f64::NAN) / 1024.0 / 1024.0 * 10.0).round() / 10.0,
            kernel: format!("Linux {version}"),
            load: load.unwrap_or(f64::NAN),
        }
    }
}

/// Resident memory of a process in MiB; `self` is this one.
pub fn resident_mib(process: &str) -> f64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    field(&status, "VmRSS").and_then(|text| kibibytes(&text)).unwrap_or(f64::NAN) / 1024.0
}

/// The value of `name` in lines of `name: value`.
fn field(text: &str, name: &str) -> Option<String> {
    let mut fields = text.lines().filter_map(|line| line.split_once(':'));
    fields.find(|(found, _)| found.trim() == name).map(|(_, value)| value.trim().to_owned())
}

fn kibibytes(text: &str) -> Option<f64> {
    text.strip_suffix("kB")?.trim().parse().ok()
}
