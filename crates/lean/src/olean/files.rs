//! The files of one module on disk.

use std::fs::File;
use std::io::{self, Read, Seek};
use std::path::{Path, PathBuf};

use rustix::fs::{Mode, OFlags};

use super::error::{OleanError, Part};
use super::module::Module;

/// A compiled file that cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The system refuses to read it.
    #[error("cannot read {path}: {source}")]
    Io {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// It is not a file, but a folder, a pipe, a device.
    #[error("{path} is not a regular file")]
    NotAFile {
        /// The path.
        path: PathBuf,
    },
    /// It is larger than allowed.
    #[error("{path} has more than {limit} bytes")]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// The largest size allowed.
        limit: u64,
    },
    /// Its contents are refused.
    #[error("{path}: {source}")]
    Olean {
        /// The file.
        path: PathBuf,
        /// Why.
        source: OleanError,
    },
}

/// The bytes of one module's parts, held in memory.
///
/// The files are read once and closed: what happens to them afterwards changes nothing. They are not mapped, because a
/// mapped file that somebody shortens kills the process that looks at it.
#[derive(Debug, Clone)]
pub struct ModuleFiles {
    path: PathBuf,
    parts: Vec<(Part, Vec<u8>)>,
}

impl ModuleFiles {
    /// Reads `path`, an `.olean`, and its `.server` and `.private` parts where they exist. `limit` is the largest size of all
    /// together in bytes.
    ///
    /// # Errors
    /// When a file cannot be read, is no regular file, or the limit is exceeded.
    pub fn open(path: &Path, limit: u64) -> Result<Self, ReadError> {
        Self::read(path, Links::Follow, limit)
    }

    /// Like [`ModuleFiles::open`], but a symbolic link instead of a file is an error: for files that untrusted code
    /// has written.
    ///
    /// # Errors
    /// When a file cannot be read, is no regular file, or the limit is exceeded.
    pub fn open_untrusted(path: &Path, limit: u64) -> Result<Self, ReadError> {
        Self::read(path, Links::Refuse, limit)
    }

    fn read(path: &Path, links: Links, limit: u64) -> Result<Self, ReadError> {
        let mut left = limit;
        let mut parts = Vec::new();
        for part in Part::ALL {
            let file = path.with_extension(part.extension());
            let file = if part == Part::Main { path.to_owned() } else { file };
            match read_regular(&file, links, left, limit) {
                Ok(bytes) => {
                    left -= bytes.len() as u64;
                    parts.push((part, bytes));
                }
                Err(ReadError::Io { source, .. })
                    if part != Part::Main && source.kind() == io::ErrorKind::NotFound => {}
                Err(error) => return Err(error),
            }
        }
        Ok(ModuleFiles { path: path.to_owned(), parts })
    }

    /// Reads the main part of a module from an open file, from its beginning; `path` is for messages.
    ///
    /// # Errors
    /// When it cannot be read, is no regular file, or has more than `limit` bytes.
    pub fn from_file(path: &Path, mut file: File, limit: u64) -> Result<Self, ReadError> {
        file.rewind().map_err(|source| ReadError::Io { path: path.to_owned(), source })?;
        let bytes = read_open(path, file, limit, limit)?;
        Ok(Self::from_bytes(path, bytes))
    }

    /// Takes the bytes of a main part that is not on disk; `path` is for messages.
    pub fn from_bytes(path: &Path, bytes: Vec<u8>) -> Self {
        ModuleFiles { path: path.to_owned(), parts: vec![(Part::Main, bytes)] }
    }

    /// The path of the main part.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The parts with their bytes, the main part first.
    pub fn parts(&self) -> impl Iterator<Item = (Part, &[u8])> {
        self.parts.iter().map(|(part, bytes)| (*part, bytes.as_slice()))
    }

    /// Checks the headers and reads the imports.
    ///
    /// # Errors
    /// When the bytes are not a compiled module of a supported Lean.
    pub fn parse(&self) -> Result<Module<'_>, ReadError> {
        let parts: Vec<(Part, &[u8])> = self.parts().collect();
        Module::parse(&parts).map_err(|source| self.error(source))
    }

    /// `error` as one about this file.
    pub fn error(&self, source: OleanError) -> ReadError {
        ReadError::Olean { path: self.path.clone(), source }
    }
}

/// Whether a symbolic link in the last component of a path is followed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Links {
    Follow,
    Refuse,
}

/// Reads a regular file of at most `left` bytes.
fn read_regular(path: &Path, links: Links, left: u64, limit: u64) -> Result<Vec<u8>, ReadError> {
    let io_error = |source| ReadError::Io { path: path.to_owned(), source };
    // Without NONBLOCK, opening a pipe waits for its other end.
    let mut flags = OFlags::RDONLY | OFlags::CLOEXEC | OFlags::NONBLOCK;
    if links == Links::Refuse {
        flags |= OFlags::NOFOLLOW;
    }
    let file = rustix::fs::open(path, flags, Mode::empty()).map_err(|e| io_error(e.into()))?;
    read_open(path, File::from(file), left, limit)
}

/// Reads an open file, if it is a regular one of at most `left` bytes.
fn read_open(path: &Path, file: File, left: u64, limit: u64) -> Result<Vec<u8>, ReadError> {
    let io_error = |source| ReadError::Io { path: path.to_owned(), source };
    let metadata = file.metadata().map_err(io_error)?;
    if !metadata.is_file() {
        return Err(ReadError::NotAFile { path: path.to_owned() });
    }
    let too_large = || ReadError::TooLarge { path: path.to_owned(), limit };
    if metadata.len() > left {
        return Err(too_large());
    }
    let mut bytes = Vec::with_capacity(metadata.len() as usize);
    file.take(left.saturating_add(1)).read_to_end(&mut bytes).map_err(io_error)?;
    if bytes.len() as u64 > left {
        return Err(too_large());
    }
    Ok(bytes)
}
