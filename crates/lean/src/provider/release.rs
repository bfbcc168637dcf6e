//! The official release archive, unpacked in our cache.

use std::fs;
use std::path::{Path, PathBuf};

use super::{NotInstallable, Source, published, toolchain};
use crate::archive;
use crate::download::Downloader;
use crate::error::{DownloadError, ToolchainError};
use crate::manifest::{self, Manifest};
use crate::probe::{Identity, check_health};
use crate::progress::Progress;
use crate::settings::Settings;
use crate::store::Store;
use crate::toolchain::{Provider, Toolchain};
use crate::version::LeanVersion;

/// How much larger an unpacked release is than its archive, at most.
const UNPACKED_RATIO: u64 = 8;

/// The archive formats that releases come in, the smaller one first.
const FORMATS: [&str; 2] = ["tar.zst", "zip"];

/// The pinned release.
pub(crate) struct Release;

impl Source for Release {
    fn provider(&self) -> Provider {
        Provider::Release
    }

    fn find(&self, settings: &Settings) -> Result<Option<Toolchain>, ToolchainError> {
        match platform() {
            Ok(platform) => published(&place(&Store::new(&settings.cache_dir), platform), Provider::Release),
            Err(_) => Ok(None),
        }
    }

    fn install(
        &self,
        settings: &Settings,
        progress: &dyn Progress,
    ) -> Result<Result<Toolchain, NotInstallable>, ToolchainError> {
        install(settings, progress).map(Ok)
    }
}

fn place(store: &Store, platform: &str) -> PathBuf {
    store.place("releases", &format!("{}-{platform}", LeanVersion::PINNED.tag()))
}

/// The platform's name in the names of release archives.
fn platform() -> Result<&'static str, DownloadError> {
    match (std::env::consts::OS, std::env::consts::ARCH) {
        ("linux", "x86_64") => Ok("linux"),
        ("linux", "aarch64") => Ok("linux_aarch64"),
        ("macos", "x86_64") => Ok("darwin"),
        ("macos", "aarch64") => Ok("darwin_aarch64"),
        (os, arch) => Err(DownloadError::Platform { platform: format!("{os} on {arch}") }),
    }
}

fn install(settings: &Settings, progress: &dyn Progress) -> Result<Toolchain, ToolchainError> {
    let platform = platform()?;
    let writer = Store::new(&settings.cache_dir).lock(progress)?;
    let place = place(writer.store(), platform);
    // Whoever held the lock before us may have done it all.
    if let Ok(Some(toolchain)) = published(&place, Provider::Release) {
        return Ok(toolchain);
    }
    let archive = fetch_archive(settings, &writer.downloads()?, platform, progress)?;
    let size = fs::metadata(&archive).map_err(ToolchainError::cache("read", &archive))?.len();
    writer.require_space(size * UNPACKED_RATIO)?;

    let staged = writer.stage()?;
    archive::unpack(&archive, staged.path(), progress)?;
    let root = archive::single_folder(&archive, staged.path())?;
    let manifest = describe(&root)?;
    check_health(&toolchain(root.clone(), Provider::Release, &manifest))?;
    manifest.save(&root.join(manifest::FILE_NAME))?;
    writer.publish(staged, &root, &place)?;
    // The archive has served its purpose; that it cannot be removed would be no reason to fail.
    let _ = fs::remove_file(&archive);
    Ok(toolchain(place, Provider::Release, &manifest))
}

/// Downloads the archive in the first format that the mirror has.
fn fetch_archive(
    settings: &Settings,
    dir: &Path,
    platform: &str,
    progress: &dyn Progress,
) -> Result<PathBuf, ToolchainError> {
    let downloader = Downloader::new(settings);
    let mut first_missing = None;
    for format in FORMATS {
        let name = format!("lean-{}-{platform}.{format}", LeanVersion::PINNED);
        let (url, file) = (archive_url(settings, &name), dir.join(&name));
        let sha256 = downloader.checksum(&url, &name);
        match sha256.map_err(Into::into).and_then(|sha256| downloader.fetch(&url, &sha256, &file, progress)) {
            Ok(()) => return Ok(file),
            Err(ToolchainError::Download(
                missing @ (DownloadError::Missing { .. } | DownloadError::NoChecksum { .. }),
            )) => {
                first_missing.get_or_insert(missing);
            }
            Err(error) => return Err(error),
        }
    }
    Err(first_missing.unwrap_or_else(|| DownloadError::Platform { platform: platform.to_owned() }).into())
}

fn archive_url(settings: &Settings, name: &str) -> String {
    format!("{}/{}/{name}", settings.mirror.trim_end_matches('/'), LeanVersion::PINNED.tag())
}

fn describe(root: &Path) -> Result<Manifest, ToolchainError> {
    let lean = root.join("bin/lean");
    let identity = Identity::of(&lean)?;
    if identity.version != LeanVersion::PINNED {
        let reason =
            format!("the archive holds Lean {} instead of {}", identity.version, LeanVersion::PINNED);
        return Err(ToolchainError::Broken { lean, reason });
    }
    Manifest::describe(root, identity)
}
