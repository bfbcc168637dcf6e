//! The throwaway folder of one grade.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rustix::fs::{Mode, OFlags};
use tempfile::TempDir;

/// A fresh folder that only this user can look into. It is removed when this value goes, unless it is kept.
#[derive(Debug)]
pub(crate) struct WorkFolder {
    dir: TempDir,
}

impl WorkFolder {
    /// Makes a folder below `root`, which is made as well where it is missing.
    pub fn new(root: &Path) -> io::Result<Self> {
        fs::create_dir_all(root)?;
        let dir = tempfile::Builder::new().prefix("lmap-grade-").tempdir_in(root)?;
        // Programs run in it with a working directory of their own, so the path must not depend on ours.
        Ok(Self { dir })
    }

    /// Makes the folder `name` in it.
    pub fn folder(&self, name: &str) -> io::Result<PathBuf> {
        let path = std::path::absolute(self.dir.path())?.join(name);
        fs::create_dir(&path)?;
        Ok(path)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.dir.path()
    }

    /// Removes it, or leaves it behind and says where it is.
    pub fn finish(self, keep: bool) -> io::Result<Option<PathBuf>> {
        match keep {
            true => Ok(Some(self.dir.keep())),
            false => self.dir.close().map(|()| None),
        }
    }
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
    let source = fs::File::from(rustix::fs::open(from, flags, Mode::empty())?);
    let metadata = source.metadata()?;
    if !metadata.is_file() {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "it is not a regular file"));
    }
    if metadata.len() > limit {
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, "it is too large"));
    }
    let mut copy = fs::File::create_new(to)?;
    io::copy(&mut io::Read::take(source, limit), &mut copy)?;
    Ok(())
}
