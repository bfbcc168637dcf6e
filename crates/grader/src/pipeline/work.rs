//! The folder of a grade that is kept for a person to look at, and how to leave none half-made behind.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use rustix::fs::{FlockOperation, flock};
use tempfile::TempDir;

use crate::cancel::is_abandoned;

/// How the folders of grades are named.
const PREFIX: &str = "lmap-grade-";

/// The file in a folder that its grade holds locked. The system lets go of the lock when the process dies, whatever it dies
/// of.
const LOCK: &str = "lock";

/// Folders of grades that this process is working on. Whoever makes or removes one holds this lock, so that [`remove_all`]
/// finds all of them.
static IN_USE: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// A fresh folder that only this user can look into. It is removed when this value goes, unless it is kept.
#[derive(Debug)]
pub(crate) struct WorkFolder {
    dir: TempDir,
    path: PathBuf,
    _lock: File,
}

impl WorkFolder {
    /// Makes a folder below `root`, which is made as well where it is missing. What grades of dead processes left there is
    /// removed.
    pub fn new(root: &Path) -> io::Result<Self> {
        let mut in_use = in_use();
        if is_abandoned() {
            return Err(io::Error::other("this process is ending"));
        }
        fs::create_dir_all(root)?;
        sweep(root);
        let dir = tempfile::Builder::new().prefix(PREFIX).tempdir_in(root)?;
        let path = fs::canonicalize(dir.path())?;
        let lock = File::create_new(path.join(LOCK))?;
        flock(&lock, FlockOperation::NonBlockingLockExclusive)?;
        in_use.push(path.clone());
        Ok(Self { dir, path, _lock: lock })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Leaves it behind, and says where it is.
    pub fn keep(self) -> io::Result<PathBuf> {
        in_use().retain(|path| *path != self.path);
        // Without its lock the folder looks like no leftover.
        fs::remove_file(self.path.join(LOCK))?;
        Ok(self.dir.keep())
    }
}

fn in_use() -> std::sync::MutexGuard<'static, Vec<PathBuf>> {
    IN_USE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes the folders below `root` of grades whose process died before it could.
fn sweep(root: &Path) {
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

/// Removes the folders of this process's grades, and lets nobody make one any more.
pub(crate) fn remove_all() {
    let in_use = in_use();
    for path in in_use.iter() {
        let _ = fs::remove_dir_all(path);
    }
    std::mem::forget(in_use);
}

/// Writes a file, and the folders that it lies in.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent)?;
    }
    fs::write(path, bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_a_dead_process_left_is_swept() {
        let root = tempfile::tempdir().unwrap();
        let alive = WorkFolder::new(root.path()).unwrap();
        let kept = WorkFolder::new(root.path()).unwrap().keep().unwrap();
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
        drop(alive);
        assert!(!path.exists());
    }
}
