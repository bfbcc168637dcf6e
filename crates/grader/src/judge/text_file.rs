//! Reading text files that somebody else may have put there.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use rustix::fs::{Mode, OFlags};

/// A file that cannot be read as a text.
#[derive(Debug, thiserror::Error)]
#[error("cannot read {}: {why}", path.display())]
pub struct TextFileError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong.
    pub why: Unreadable,
}

/// Why a file is not read as a text.
#[derive(Debug, thiserror::Error)]
pub enum Unreadable {
    /// The system refuses to read it.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// It is a folder, a pipe, a device.
    #[error("it is no regular file")]
    NotAFile,
    /// It is larger than allowed.
    #[error("it is too large to be a Lean file: it has more than {0} bytes")]
    TooLarge(u64),
    /// It is no text.
    #[error("it is not UTF-8 (byte {0})")]
    NotUnicode(usize),
}

impl Unreadable {
    /// Whether no file is there, nor could one be.
    pub(super) fn is_absence(&self) -> bool {
        use io::ErrorKind::{InvalidFilename, NotADirectory, NotFound};
        matches!(self, Self::Io(error) if matches!(error.kind(), NotFound | NotADirectory | InvalidFilename))
    }

    /// Whether whoever put the file there is to blame, and not the machine.
    pub(super) fn is_of_the_file(&self) -> bool {
        use rustix::io::Errno;
        let Self::Io(error) = self else { return true };
        // Too many links are no ErrorKind of stable Rust.
        error.kind() == io::ErrorKind::PermissionDenied
            || error.raw_os_error() == Some(Errno::LOOP.raw_os_error())
    }
}

/// Reads a regular file of at most `limit` bytes, without waiting for anybody.
///
/// # Errors
/// When the system refuses, or it is no regular file, is larger, or is not UTF-8.
pub fn read_text_file(path: &Path, limit: u64) -> Result<String, TextFileError> {
    read(path, limit).map_err(|why| TextFileError { path: path.to_owned(), why })
}

fn read(path: &Path, limit: u64) -> Result<String, Unreadable> {
    // Without NONBLOCK, opening a pipe waits for its other end.
    let flags = OFlags::RDONLY | OFlags::CLOEXEC | OFlags::NONBLOCK | OFlags::NOCTTY;
    let file = match rustix::fs::open(path, flags, Mode::empty()) {
        // A socket, or a device that is not there.
        Err(rustix::io::Errno::NXIO) => return Err(Unreadable::NotAFile),
        file => File::from(file.map_err(io::Error::from)?),
    };
    if !file.metadata()?.is_file() {
        return Err(Unreadable::NotAFile);
    }
    // The size that the system tells may be wrong a moment later, or always, as in /proc.
    let mut bytes = Vec::new();
    file.take(limit.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limit {
        return Err(Unreadable::TooLarge(limit));
    }
    String::from_utf8(bytes).map_err(|error| Unreadable::NotUnicode(error.utf8_error().valid_up_to()))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may fail")]
mod tests {
    use std::os::unix::fs::symlink;
    use std::os::unix::net::UnixListener;

    use super::*;

    #[test]
    fn only_regular_files_within_the_limit_are_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let why = |name: &str| read_text_file(&path(name), 8).unwrap_err().why;
        std::fs::write(path("full"), "12345678").unwrap();
        assert_eq!(read_text_file(&path("full"), 8).unwrap(), "12345678");
        std::fs::write(path("more"), "123456789").unwrap();
        assert!(matches!(why("more"), Unreadable::TooLarge(8)));
        std::fs::write(path("bytes"), b"ab\xff").unwrap();
        assert!(matches!(why("bytes"), Unreadable::NotUnicode(2)));
        let _socket = UnixListener::bind(path("socket")).unwrap();
        symlink("/dev/zero", path("zeros")).unwrap();
        for name in ["socket", "zeros", "."] {
            assert!(matches!(why(name), Unreadable::NotAFile), "{name}");
        }
    }

    #[test]
    fn what_is_nowhere_and_what_is_unreadable_are_told_apart() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        std::fs::write(path("file"), "").unwrap();
        symlink("loop", path("loop")).unwrap();
        let why = |name: &str| read_text_file(&path(name), 8).unwrap_err().why;
        for name in ["gone", "file/below", &"a".repeat(300)] {
            assert!(why(name).is_absence(), "{name}");
        }
        assert!(!why("loop").is_absence() && why("loop").is_of_the_file());
    }
}
