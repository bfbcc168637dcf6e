//! What a Lean installation is to the rest of the project.

use std::fmt;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::version::LeanVersion;

/// A Lean installation that has been looked at and answered: it is there, it runs, and this is what it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Toolchain {
    /// The installation's root: `bin/` and `lib/lean/` are below it. Absolute.
    pub root: PathBuf,
    /// The `lean` program. Absolute.
    pub lean: PathBuf,
    /// The `lake` program, if the installation has one.
    pub lake: Option<PathBuf>,
    /// The `leanchecker` program, if the installation has one.
    pub leanchecker: Option<PathBuf>,
    /// Where the installation came from.
    pub provider: Provider,
    /// Lean's version.
    pub version: LeanVersion,
    /// The git commit that Lean was built from.
    pub commit: String,
    /// SHA-256, in hex, of what decides the meaning of a Lean file: Lean's shared libraries and the compiled `Init`.
    /// Installations of the same release, or offline kits with the same core, have the same hash on every machine
    /// of one platform.
    pub hash: String,
    /// Which library `Init` is.
    pub library: Library,
}

impl Toolchain {
    /// The shared library that Lean's frontend and kernel are in.
    #[must_use]
    pub fn shared_library(&self) -> PathBuf {
        self.root.join("lib/lean").join(lmap_ffi::library::library_file_name())
    }
}

/// Where a Lean installation came from. The order is the order of search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Provider {
    /// A path that the user gave.
    Path,
    /// A toolchain that elan had installed before.
    Elan,
    /// An official release archive, unpacked in our cache.
    Release,
    /// Lean's shared library from a Python wheel, with this project's own core library.
    OfflineKit,
}

impl Provider {
    /// All providers, in the order of search.
    pub const ALL: [Self; 4] = [Self::Path, Self::Elan, Self::Release, Self::OfflineKit];

    /// The name in settings and reports.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Path => "path",
            Self::Elan => "elan",
            Self::Release => "release",
            Self::OfflineKit => "offline-kit",
        }
    }
}

impl fmt::Display for Provider {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Which library the module `Init` is. Results from different libraries are never mixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Library {
    /// The one that Lean's own distribution has.
    Official,
    /// This project's compact core. A name that it lacks is an unknown name.
    Core,
}

impl Library {
    /// The name in settings and reports.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Official => "official",
            Self::Core => "core",
        }
    }
}

impl fmt::Display for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
