//! The throwaway folder of one grade, and how to leave none behind.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use rustix::fs::{FlockOperation, Mode, OFlags, flock};
use rustix::process::{Pid, Signal, kill_process_group};
use tempfile::TempDir;

/// How the folders of grades are named.
const PREFIX: &str = "lmap-grade-";

/// The file in a folder that its grade holds locked. The system lets go of the lock when the process dies, whatever it dies
/// of.
const LOCK: &str = "lock";

/// Folders of grades that this process is working on. Whoever makes or removes one holds this lock, so that [`abandon`] finds all
/// of them.
static IN_USE: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// No more programs are started.
static ABANDONED: AtomicBool = AtomicBool::new(false);

/// A fresh folder that only this user can look into. It is removed when this value goes, unless it is kept.
#[derive(Debug)]
pub(crate) struct WorkFolder {
    dir: TempDir,
    path: PathBuf,
    _lock: File,
}

impl WorkFolder {
    /// Makes a folder below `root`, which is made as well where it is missing.
    pub fn new(root: &Path) -> io::Result<Self> {
        let mut in_use = in_use();
        if is_abandoned() {
            return Err(io::Error::other("this process is ending"));
        }
        fs::create_dir_all(root)?;
        let dir = tempfile::Builder::new().prefix(PREFIX).tempdir_in(root)?;
        // Programs run in it with a working directory of their own, so the path must not depend on ours.
        let path = fs::canonicalize(dir.path())?;
        let lock = File::create_new(path.join(LOCK))?;
        flock(&lock, FlockOperation::NonBlockingLockExclusive)?;
        in_use.push(path.clone());
        Ok(Self { dir, path, _lock: lock })
    }

    /// Makes the folder `name` in it.
    pub fn folder(&self, name: &str) -> io::Result<PathBuf> {
        let path = self.path.join(name);
        fs::create_dir(&path)?;
        Ok(path)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Removes it, or leaves it behind and says where it is.
    pub fn finish(self, keep: bool) -> io::Result<Option<PathBuf>> {
        let mut in_use = in_use();
        in_use.retain(|path| *path != self.path);
        if keep {
            // Without its lock the folder looks like no leftover.
            fs::remove_file(self.path.join(LOCK))?;
            return Ok(Some(self.dir.keep()));
        }
        self.dir.close().map(|()| None)
    }
}

fn in_use() -> std::sync::MutexGuard<'static, Vec<PathBuf>> {
    IN_USE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes the folders below `root` of grades whose process died before it could.
pub(crate) fn sweep(root: &Path) {
    let Ok(items) = fs::read_dir(root) else { return };
    for item in items.flatten() {
        if item.file_name().to_string_lossy().starts_with(PREFIX) && is_leftover(&item.path()) {
            // What cannot be removed now is left for the next sweep.
            let _ = fs::remove_dir_all(item.path());
        }
    }
}

fn is_leftover(folder: &Path) -> bool {
    let lock = File::open(folder.join(LOCK));
    lock.is_ok_and(|lock| flock(&lock, FlockOperation::NonBlockingLockExclusive).is_ok())
}

/// Whether [`abandon`] was called.
pub(crate) fn is_abandoned() -> bool {
    ABANDONED.load(Ordering::SeqCst)
}

/// Gives up every grade of this process: kills the programs that they are running and removes their folders. The process can
/// only end after that: grades that are under way stand still. This is for a handler of signals.
pub fn abandon() {
    ABANDONED.store(true, Ordering::SeqCst);
    kill_children();
    let in_use = in_use();
    for path in in_use.iter() {
        remove_in_spite_of_writers(path);
    }
    // Never unlocked: nobody makes a folder any more.
    std::mem::forget(in_use);
}

/// Removes a folder that another thread may be writing into until it notices that it is not to.
fn remove_in_spite_of_writers(path: &Path) {
    for _ in 0..100 {
        match fs::remove_dir_all(path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                kill_children();
                std::thread::sleep(std::time::Duration::from_millis(10));
            }
            _ => return,
        }
    }
}

/// Kills the process groups that this process's children lead.
fn kill_children() {
    let own = rustix::process::getpid().as_raw_nonzero().get();
    let Ok(processes) = fs::read_dir("/proc") else { return };
    for process in processes.flatten() {
        let id = process.file_name().to_str().and_then(|name| name.parse().ok()).and_then(Pid::from_raw);
        if let Some(id) = id
            && parent(&process.path()) == Some(own)
        {
            let _ = kill_process_group(id, Signal::KILL);
        }
    }
}

fn parent(process: &Path) -> Option<i32> {
    let stat = fs::read_to_string(process.join("stat")).ok()?;
    // The name in parentheses may itself have parentheses and spaces in it.
    let (_, behind_name) = stat.rsplit_once(") ")?;
    behind_name.split(' ').nth(1)?.parse().ok()
}

/// Writes a file, and the folders that it lies in.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent)?;
    }
    fs::write(path, bytes)
}

/// Copies a file that untrusted code may have put there: no link is followed, nothing but a regular file is read, and
/// not more than `limit` bytes of it.
pub(crate) fn copy_untrusted(from: &Path, to: &Path, limit: u64) -> io::Result<()> {
    let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::CLOEXEC | OFlags::NONBLOCK;
    let source = File::from(rustix::fs::open(from, flags, Mode::empty())?);
    let metadata = source.metadata()?;
    if !metadata.is_file() {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "it is not a regular file"));
    }
    if metadata.len() > limit {
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, "it is too large"));
    }
    let mut copy = File::create_new(to)?;
    io::copy(&mut io::Read::take(source, limit), &mut copy)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_a_dead_process_left_is_swept() {
        let root = tempfile::tempdir().unwrap();
        let alive = WorkFolder::new(root.path()).unwrap();
        let kept = WorkFolder::new(root.path()).unwrap().finish(true).unwrap().unwrap();
        let dead = root.path().join("lmap-grade-dead");
        fs::create_dir(&dead).unwrap();
        fs::write(dead.join(LOCK), "").unwrap();
        let other = root.path().join("other");
        fs::create_dir(&other).unwrap();
        fs::write(other.join(LOCK), "").unwrap();

        sweep(root.path());

        assert!(alive.path().is_dir() && kept.is_dir() && other.is_dir());
        assert!(!dead.exists());
        let path = alive.path().to_owned();
        alive.finish(false).unwrap();
        assert!(!path.exists());
    }

    #[test]
    fn nothing_but_a_regular_file_of_fair_size_is_copied() {
        let root = tempfile::tempdir().unwrap();
        let file = root.path().join("file");
        fs::write(&file, "four").unwrap();
        std::os::unix::fs::symlink(&file, root.path().join("link")).unwrap();
        let copy = root.path().join("copy");
        for (from, limit) in [("link", 9), ("missing", 9), (".", 9), ("file", 3)] {
            assert!(copy_untrusted(&root.path().join(from), &copy, limit).is_err(), "{from}");
            assert!(!copy.exists());
        }
        copy_untrusted(&file, &copy, 4).unwrap();
        assert_eq!(fs::read_to_string(copy).unwrap(), "four");
    }
}
