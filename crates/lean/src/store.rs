//! The cache folder: one writer at a time, and every installation is there whole or not at all.
//!
//! ```text
//! <cache>/lock            held while something is installed
//! <cache>/staging/…       installations being built; left-overs are swept away by the next writer
//! <cache>/downloads/…     archives, and the beginnings of archives
//! <cache>/releases/…      official releases
//! <cache>/runtimes/…      Lean's shared library, without a core
//! <cache>/kits/…          offline kits
//! <cache>/known/…         what is known of installations elsewhere
//! ```

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::error::ToolchainError;
use crate::progress::Progress;

/// The cache folder. Reading needs no lock: what is published never changes.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    root: PathBuf,
}

impl Store {
    pub(crate) fn new(root: &Path) -> Self {
        Self { root: root.to_owned() }
    }

    /// The place of something published, by kind and name.
    pub(crate) fn place(&self, kind: &str, name: &str) -> PathBuf {
        self.root.join(kind).join(name)
    }

    /// Becomes the only writer, waiting for another one to finish if need be.
    pub(crate) fn lock(&self, progress: &dyn Progress) -> Result<Writer, ToolchainError> {
        create_dir(&self.root)?;
        let path = self.root.join("lock");
        let lock = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(&path)
            .map_err(ToolchainError::cache("open", &path))?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                progress.note("another set-up is at work in the same cache folder; waiting for it to finish");
                lock.lock().map_err(ToolchainError::cache("lock", &path))?;
            }
            Err(TryLockError::Error(error)) => return Err(ToolchainError::cache("lock", &path)(error)),
        }
        let writer = Writer { store: self.clone(), _lock: lock };
        writer.sweep();
        Ok(writer)
    }
}

/// The one process that may write to the cache at this moment.
#[derive(Debug)]
pub(crate) struct Writer {
    store: Store,
    _lock: File,
}

impl Writer {
    pub(crate) fn store(&self) -> &Store {
        &self.store
    }

    /// Removes what a set-up that was killed left behind.
    fn sweep(&self) {
        // What cannot be removed is in nobody's way; the next writer tries again.
        let _ = fs::remove_dir_all(self.staging_root());
    }

    fn staging_root(&self) -> PathBuf {
        self.store.root.join("staging")
    }

    /// An empty folder in the cache, removed again unless it is published.
    pub(crate) fn stage(&self) -> Result<TempDir, ToolchainError> {
        let root = self.staging_root();
        create_dir(&root)?;
        TempDir::new_in(&root).map_err(ToolchainError::cache("create a folder in", &root))
    }

    /// The folder of downloads, which are kept between runs.
    pub(crate) fn downloads(&self) -> Result<PathBuf, ToolchainError> {
        let dir = self.store.root.join("downloads");
        create_dir(&dir)?;
        Ok(dir)
    }

    /// Moves the finished folder `root`, which is `staged` or lies in it, to its place in one step. What was there
    /// before is replaced.
    ///
    /// Everything reaches the disk first, so that a power cut leaves the old state or the new one.
    pub(crate) fn publish(&self, staged: TempDir, root: &Path, place: &Path) -> Result<(), ToolchainError> {
        sync_tree(root)?;
        let parent = place.parent().unwrap_or(&self.store.root);
        create_dir(parent)?;
        if place.exists() {
            let grave = self.stage()?;
            fs::rename(place, grave.path().join("replaced"))
                .map_err(ToolchainError::cache("replace", place))?;
        }
        fs::rename(root, place).map_err(ToolchainError::cache("create", place))?;
        drop(staged);
        sync(parent)
    }

    /// Fails early, and with a number, where an installation of `needed` bytes would run out of space half-way.
    pub(crate) fn require_space(&self, needed: u64) -> Result<(), ToolchainError> {
        let path = &self.store.root;
        let stat = rustix::fs::statvfs(path)
            .map_err(|error| ToolchainError::cache("measure the free space of", path)(error.into()))?;
        let available = stat.f_bavail.saturating_mul(stat.f_frsize);
        if available < needed {
            return Err(ToolchainError::NoSpace { path: path.clone(), needed, available });
        }
        Ok(())
    }
}

/// Creates a folder and those above it.
pub(crate) fn create_dir(dir: &Path) -> Result<(), ToolchainError> {
    fs::create_dir_all(dir).map_err(ToolchainError::cache("create", dir))
}

/// Flushes every file and folder below `root` to the disk.
fn sync_tree(root: &Path) -> Result<(), ToolchainError> {
    for entry in fs::read_dir(root).map_err(ToolchainError::cache("read", root))? {
        let entry = entry.map_err(ToolchainError::cache("read", root))?;
        let kind = entry.file_type().map_err(ToolchainError::cache("read", entry.path()))?;
        if kind.is_dir() {
            sync_tree(&entry.path())?;
        } else if kind.is_file() {
            sync(&entry.path())?;
        }
    }
    sync(root)
}

fn sync(path: &Path) -> Result<(), ToolchainError> {
    File::open(path).and_then(|file| file.sync_all()).map_err(ToolchainError::cache("flush", path))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::progress::Silent;

    fn writer() -> (TempDir, Writer) {
        let cache = tempfile::tempdir().unwrap();
        let writer = Store::new(cache.path()).lock(&Silent).unwrap();
        (cache, writer)
    }

    #[test]
    fn what_is_published_replaces_what_was_there_and_leaves_no_staging() {
        let (cache, writer) = writer();
        let place = writer.store().place("kits", "k");
        for content in ["old", "new"] {
            let staged = writer.stage().unwrap();
            fs::write(staged.path().join("file"), content).unwrap();
            let root = staged.path().to_owned();
            writer.publish(staged, &root, &place).unwrap();
            assert_eq!(fs::read_to_string(place.join("file")).unwrap(), content);
        }
        assert_eq!(fs::read_dir(cache.path().join("staging")).unwrap().count(), 0);
    }

    #[test]
    fn what_is_not_published_goes_away() {
        let (cache, writer) = writer();
        drop(writer.stage().unwrap());
        assert_eq!(fs::read_dir(cache.path().join("staging")).unwrap().count(), 0);
    }

    #[test]
    fn the_next_writer_sweeps_up_after_one_that_was_killed() {
        let (cache, writer) = writer();
        let left = writer.stage().unwrap().keep();
        drop(writer);
        let _next = Store::new(cache.path()).lock(&Silent).unwrap();
        assert!(!left.exists());
    }

    #[test]
    fn too_little_space_is_told_before_anything_is_written() {
        let (_cache, writer) = writer();
        writer.require_space(1).unwrap();
        let error = writer.require_space(u64::MAX).unwrap_err();
        assert!(matches!(error, ToolchainError::NoSpace { needed: u64::MAX, .. }), "{error}");
    }

    #[test]
    fn a_cache_that_is_no_folder_is_told_with_a_way_out() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let error = Store::new(&file.path().join("cache")).lock(&Silent).unwrap_err();
        assert!(error.to_string().contains("--cache-dir"), "{error}");
    }
}
