//! A close look at a toolchain, for `lmap doctor`.

use crate::coverage::Coverage;
use crate::error::ToolchainError;
use crate::manifest::{self, Manifest};
use crate::probe::check_health;
use crate::provider::known_file;
use crate::settings::Settings;
use crate::toolchain::Toolchain;

/// What a close look at a toolchain has shown.
#[derive(Clone, Debug)]
pub struct Examination {
    /// How many files were read and found to be as they were.
    pub files: usize,
    /// How much the core library holds; `None` where the library is the official one.
    pub coverage: Option<Coverage>,
}

/// Reads every file of the installation again, and lets `lean` judge a true and a false theorem.
///
/// # Errors
/// [`ToolchainError::Damaged`] if a file has changed, [`ToolchainError::Broken`] if `lean` misbehaves.
pub fn examine(settings: &Settings, toolchain: &Toolchain) -> Result<Examination, ToolchainError> {
    let root = &toolchain.root;
    let damaged = |what: String| ToolchainError::Damaged { root: root.clone(), what };
    let manifest = Manifest::load(&root.join(manifest::FILE_NAME))
        .or_else(|| Manifest::load(&known_file(settings, root)))
        .filter(|manifest| manifest.hash == toolchain.hash);
    let (files, coverage) = match manifest {
        Some(manifest) => {
            manifest.full_check(root).map_err(damaged)?;
            (manifest.file_count(), manifest.coverage)
        }
        // Found a moment ago, but nothing could be noted down about it.
        None => (0, None),
    };
    check_health(toolchain)?;
    Ok(Examination { files, coverage })
}
