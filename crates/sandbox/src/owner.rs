//! Names for what a run creates on the machine, by which a later start knows what was left behind.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

const PREFIX: &str = "lmap-run-";

/// A process: its id alone would be given to another one some day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Owner {
    /// Ids mean something within one of these only.
    namespace: u64,
    pid: u32,
    /// In ticks since the machine's start.
    start: u64,
}

impl Owner {
    pub(crate) fn this_process() -> io::Result<Self> {
        let namespace = pid_namespace()?;
        let pid = std::process::id();
        Ok(Self { namespace, pid, start: start_of(pid).ok_or(io::ErrorKind::NotFound)? })
    }

    /// A new name for something that belongs to this process.
    pub(crate) fn name(&self) -> String {
        static COUNTER: AtomicU64 = AtomicU64::new(0);
        let Self { namespace, pid, start } = self;
        format!("{PREFIX}{namespace}-{pid}-{start}-{}", COUNTER.fetch_add(1, Ordering::Relaxed))
    }

    fn of(name: &str) -> Option<Self> {
        let mut numbers = name.strip_prefix(PREFIX)?.split('-');
        let namespace = numbers.next()?.parse().ok()?;
        let pid = numbers.next()?.parse().ok()?;
        let start = numbers.next()?.parse().ok()?;
        numbers.next().map(|_| Self { namespace, pid, start })
    }

    /// Whether it is over; `None` if that cannot be told from here.
    fn is_gone(&self) -> Option<bool> {
        (pid_namespace().ok()? == self.namespace).then(|| start_of(self.pid) != Some(self.start))
    }
}

/// What lies in `dir` and belonged to processes that are over.
pub(crate) fn left_behind(dir: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(dir) else { return Vec::new() };
    let gone = |name: &str| Owner::of(name).and_then(|owner| owner.is_gone()) == Some(true);
    let entries = entries.flatten().filter(|entry| entry.file_name().to_str().is_some_and(gone));
    entries.map(|entry| entry.path()).collect()
}

fn pid_namespace() -> io::Result<u64> {
    use std::os::unix::fs::MetadataExt;
    Ok(fs::metadata("/proc/self/ns/pid")?.ino())
}

/// When a process was started, if it is there.
fn start_of(pid: u32) -> Option<u64> {
    let text = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // 42 (any (name) at all) S 1 …: the name may hold anything, and the start is the 22nd field.
    let (_, after_name) = text.rsplit_once(')')?;
    after_name.split_whitespace().nth(19)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_belonged_to_a_dead_process_is_left_behind() {
        let dir = tempfile::tempdir().unwrap();
        let own = Owner::this_process().unwrap();
        let reused = Owner { start: own.start + 1, ..own };
        let elsewhere = Owner { namespace: own.namespace + 1, ..reused };
        let names = [own.name(), reused.name(), elsewhere.name(), "other".to_owned()];
        for name in &names {
            fs::create_dir(dir.path().join(name)).unwrap();
        }
        assert_eq!(left_behind(dir.path()), [dir.path().join(&names[1])]);
    }
}
