//! A toolchain that elan, Lean's version manager, has installed before.

use std::fs;
use std::path::{Path, PathBuf};

use super::{NotInstallable, Source, inspect};
use crate::error::ToolchainError;
use crate::progress::Progress;
use crate::settings::Settings;
use crate::toolchain::{Provider, Toolchain};
use crate::version::LeanVersion;

/// elan's folder for the toolchain `leanprover/lean4:v4.35.0` is `leanprover--lean4---v4.35.0`.
const FOLDER_PREFIX: &str = "leanprover--lean4---";

/// The pinned version if elan has it, else the newest other supported one. elan is never asked to install anything.
pub(crate) struct Elan;

impl Source for Elan {
    fn provider(&self) -> Provider {
        Provider::Elan
    }

    fn find(&self, settings: &Settings) -> Result<Option<Toolchain>, ToolchainError> {
        let Some(home) = &settings.elan_home else { return Ok(None) };
        match candidates(home).first() {
            Some(root) => inspect(settings, root, Provider::Elan).map(Some),
            None => Ok(None),
        }
    }

    fn install(
        &self,
        settings: &Settings,
        _progress: &dyn Progress,
    ) -> Result<Result<Toolchain, NotInstallable>, ToolchainError> {
        let home = settings.elan_home.as_deref().unwrap_or(Path::new("~/.elan"));
        Ok(Err(NotInstallable(format!(
            "no toolchain from 4.26 to 4.35 in {}; `elan toolchain install leanprover/lean4:{}` installs one",
            home.display(),
            LeanVersion::PINNED.tag()
        ))))
    }
}

/// The usable toolchains, best first.
fn candidates(home: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(home.join("toolchains")) else { return Vec::new() };
    let mut found: Vec<(LeanVersion, PathBuf)> = entries
        .flatten()
        .filter_map(|entry| {
            let version: LeanVersion =
                entry.file_name().to_str()?.strip_prefix(FOLDER_PREFIX)?.parse().ok()?;
            let root = entry.path();
            // A download that elan has not finished has no program yet.
            (version.is_supported() && root.join("bin/lean").is_file() && root.join("lib/lean").is_dir())
                .then_some((version, root))
        })
        .collect();
    found.sort_by(|(a, _), (b, _)| {
        (*b == LeanVersion::PINNED).cmp(&(*a == LeanVersion::PINNED)).then_with(|| b.cmp(a))
    });
    found.into_iter().map(|(_, root)| root).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pinned_version_comes_first_then_the_newest() {
        let home = tempfile::tempdir().unwrap();
        let folders = [
            "leanprover--lean4---v4.26.0",
            "leanprover--lean4---v4.35.1",
            "leanprover--lean4---v4.35.0-rc2",
            "leanprover--lean4---v4.35.0",
            "leanprover--lean4---v4.36.0",
            "leanprover--lean4---v4.25.0",
            "leanprover--lean4---nightly-2026-01-01",
            "my-own-build",
        ];
        for folder in folders {
            let root = home.path().join("toolchains").join(folder);
            fs::create_dir_all(root.join("bin")).unwrap();
            fs::create_dir_all(root.join("lib/lean")).unwrap();
            fs::write(root.join("bin/lean"), "").unwrap();
        }
        let unfinished = home.path().join("toolchains/leanprover--lean4---v4.34.0");
        fs::create_dir_all(unfinished).unwrap();

        let found: Vec<String> = candidates(home.path())
            .iter()
            .map(|root| root.file_name().unwrap().to_str().unwrap().replace(FOLDER_PREFIX, ""))
            .collect();
        assert_eq!(found, ["v4.35.0", "v4.35.1", "v4.35.0-rc2", "v4.26.0"]);
    }

    #[test]
    fn no_elan_is_no_error() {
        assert!(candidates(Path::new("/nonexistent")).is_empty());
    }
}
