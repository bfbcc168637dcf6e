//! An installation that the user names.

use std::path::{Path, PathBuf};

use super::{NotInstallable, Source, inspect};
use crate::error::ToolchainError;
use crate::progress::Progress;
use crate::settings::Settings;
use crate::toolchain::{Provider, Toolchain};

/// `--toolchain PATH`: the folder that holds `bin` and `lib`, or the `lean` program in it.
pub(crate) struct GivenPath;

impl Source for GivenPath {
    fn provider(&self) -> Provider {
        Provider::Path
    }

    fn find(&self, settings: &Settings) -> Result<Option<Toolchain>, ToolchainError> {
        let Some(path) = &settings.toolchain else { return Ok(None) };
        let toolchain = inspect(settings, &root_of(path)?, Provider::Path)?;
        if !toolchain.version.is_supported() {
            return Err(ToolchainError::Unsupported { path: path.clone(), version: toolchain.version });
        }
        Ok(Some(toolchain))
    }

    fn install(
        &self,
        _settings: &Settings,
        _progress: &dyn Progress,
    ) -> Result<Result<Toolchain, NotInstallable>, ToolchainError> {
        Ok(Err(NotInstallable("no installation was named (--toolchain)".to_owned())))
    }
}

fn root_of(path: &Path) -> Result<PathBuf, ToolchainError> {
    let not_a_lean =
        |reason: &str| ToolchainError::NotALean { path: path.to_owned(), reason: reason.to_owned() };
    if !path.exists() {
        return Err(not_a_lean("there is no such file or folder"));
    }
    let root = if path.is_file() { path.ancestors().nth(2).unwrap_or(path) } else { path };
    if !root.join("bin/lean").is_file() {
        return Err(not_a_lean("it has no bin/lean"));
    }
    if !root.join("lib/lean").is_dir() {
        // elan's own bin/lean, for one, only passes the call on.
        return Err(not_a_lean(
            "it has no lib/lean; a toolchain of elan is a folder below ~/.elan/toolchains",
        ));
    }
    Ok(root.to_owned())
}
