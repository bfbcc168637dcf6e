//! The four ways to a Lean, in the order in which they are tried.

mod elan;
mod path;
mod release;

use std::path::{Path, PathBuf};

use crate::digest;
use crate::error::{Attempt, ToolchainError};
use crate::kit::OfflineKit;
use crate::manifest::{self, Manifest};
use crate::probe::Identity;
use crate::progress::Progress;
use crate::settings::Settings;
use crate::store::Store;
use crate::toolchain::{Provider, Toolchain};

/// One way to a Lean.
pub(crate) trait Source: Sync {
    /// Which one.
    fn provider(&self) -> Provider;

    /// Looks for an installation, without changing anything and without the network.
    fn find(&self, settings: &Settings) -> Result<Option<Toolchain>, ToolchainError>;

    /// Makes an installation. `None` from those that only use what is there; the reason is for people.
    fn install(
        &self,
        settings: &Settings,
        progress: &dyn Progress,
    ) -> Result<Result<Toolchain, NotInstallable>, ToolchainError>;
}

/// Why a source that only uses what is there has nothing.
pub(crate) struct NotInstallable(String);

const SOURCES: [&dyn Source; 4] = [&path::GivenPath, &elan::Elan, &release::Release, &OfflineKit];

/// The sources that the settings allow.
fn sources(settings: &Settings) -> impl Iterator<Item = &'static dyn Source> {
    let only = match (settings.provider, &settings.toolchain) {
        (Some(provider), _) => Some(provider),
        (None, Some(_)) => Some(Provider::Path),
        (None, None) => None,
    };
    SOURCES.into_iter().filter(move |source| only.is_none_or(|provider| source.provider() == provider))
}

/// Finds the toolchain to use. Changes nothing, needs no network, and checks that the files of an installation of ours
/// are as they were.
///
/// # Errors
/// [`ToolchainError::NotInstalled`] if there is none yet, [`ToolchainError::Damaged`] if there is one but it has
/// changed, others if the settings name something unusable.
pub fn find_toolchain(settings: &Settings) -> Result<Toolchain, ToolchainError> {
    for source in sources(settings) {
        if let Some(toolchain) = source.find(settings)? {
            return Ok(toolchain);
        }
    }
    Err(ToolchainError::NotInstalled)
}

/// Finds the toolchain to use, and installs one if there is none, or if the one there is damaged.
///
/// # Errors
/// [`ToolchainError::NoneAvailable`] with the reason of every provider, or the one reason if the settings allow only
/// one provider.
pub fn install(settings: &Settings, progress: &dyn Progress) -> Result<Toolchain, ToolchainError> {
    match find_toolchain(settings) {
        Err(ToolchainError::NotInstalled) => {}
        Err(damaged @ ToolchainError::Damaged { .. }) => progress.note(&damaged.to_string()),
        found_or_failed => return found_or_failed,
    }
    let mut attempts = Vec::new();
    let mut last = None;
    let mut remaining = sources(settings).peekable();
    while let Some(source) = remaining.next() {
        let reason = match source.install(settings, progress) {
            Ok(Ok(toolchain)) => return Ok(toolchain),
            Ok(Err(NotInstallable(reason))) => reason,
            // What is wrong with the cache is wrong for every source.
            Err(error @ (ToolchainError::Cache { .. } | ToolchainError::NoSpace { .. })) => {
                return Err(error);
            }
            Err(error) => {
                let reason = error.to_string();
                if remaining.peek().is_some() {
                    progress.note(&format!("{}: {reason}", source.provider()));
                }
                last = Some(error);
                reason
            }
        };
        attempts.push(Attempt { provider: source.provider(), reason });
    }
    match (last, attempts.len()) {
        (Some(only), 1) => Err(only),
        _ => Err(ToolchainError::NoneAvailable(attempts)),
    }
}

/// Looks at an installation that somebody else made, or recalls what was found last time if nothing has changed since.
fn inspect(settings: &Settings, root: &Path, provider: Provider) -> Result<Toolchain, ToolchainError> {
    let root = root.canonicalize().map_err(ToolchainError::cache("read", root))?;
    let known = known_file(settings, &root);
    if let Some(manifest) = Manifest::load(&known)
        && manifest.quick_check(&root).is_ok()
    {
        return Ok(toolchain(root, provider, &manifest));
    }
    let identity = Identity::of(&root.join("bin/lean"))?;
    let manifest = Manifest::describe(&root, identity)?;
    // Only a matter of speed: without a cache that can be written, every start looks again.
    let _ = known.parent().map(std::fs::create_dir_all);
    let _ = manifest.save(&known);
    Ok(toolchain(root, provider, &manifest))
}

pub(crate) fn known_file(settings: &Settings, root: &Path) -> PathBuf {
    let name = digest::of_bytes(root.as_os_str().as_encoded_bytes());
    Store::new(&settings.cache_dir).place("known", &format!("{}.json", &name[..32]))
}

/// The installation of ours at `place`, if there is one and it is whole.
pub(crate) fn published(place: &Path, provider: Provider) -> Result<Option<Toolchain>, ToolchainError> {
    if !place.exists() {
        return Ok(None);
    }
    let damaged = |what| ToolchainError::Damaged { root: place.to_owned(), what };
    let manifest = Manifest::load(&place.join(manifest::FILE_NAME))
        .ok_or_else(|| damaged("its manifest is missing or unreadable".to_owned()))?;
    manifest.quick_check(place).map_err(damaged)?;
    Ok(Some(toolchain(place.to_owned(), provider, &manifest)))
}

/// Puts together what is known of the installation at `root`.
pub(crate) fn toolchain(root: PathBuf, provider: Provider, manifest: &Manifest) -> Toolchain {
    let program = |name: &str| Some(root.join("bin").join(name)).filter(|path| path.is_file());
    Toolchain {
        lean: root.join("bin/lean"),
        lake: program("lake"),
        leanchecker: program("leanchecker"),
        provider,
        version: manifest.identity.version.clone(),
        commit: manifest.identity.commit.clone(),
        hash: manifest.hash.clone(),
        library: manifest.library,
        root,
    }
}
