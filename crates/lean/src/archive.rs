//! Unpacking release archives: `.tar.zst` and `.zip`.

use std::fs::{self, File};
use std::io::{self, BufReader, Read};
use std::path::{Path, PathBuf};

use crate::error::ToolchainError;
use crate::progress::{Progress, Size, Step};

/// Unpacks `archive` into the folder `into`. Nothing is ever written outside of it.
pub(crate) fn unpack(archive: &Path, into: &Path, progress: &dyn Progress) -> Result<(), ToolchainError> {
    let name = archive.file_name().unwrap_or_default().to_string_lossy();
    let unpacked = if name.ends_with(".zip") {
        unpack_zip(archive, into, progress)
    } else {
        unpack_tar_zst(archive, into, progress)
    };
    unpacked.map_err(|error| match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::PermissionDenied => {
            ToolchainError::cache("unpack to", into)(error)
        }
        _ => ToolchainError::Archive { archive: archive.to_owned(), reason: error.to_string() },
    })
}

fn unpack_tar_zst(archive: &Path, into: &Path, progress: &dyn Progress) -> io::Result<()> {
    let file = File::open(archive)?;
    let step = progress.start("unpacking Lean", Size::Bytes(file.metadata()?.len()));
    let counted = Counted { inner: BufReader::new(file), step: step.as_ref() };
    let mut tar = tar::Archive::new(zstd::Decoder::new(counted)?);
    tar.set_preserve_mtime(false);
    tar.unpack(into)
}

fn unpack_zip(archive: &Path, into: &Path, progress: &dyn Progress) -> io::Result<()> {
    let mut zip = zip::ZipArchive::new(BufReader::new(File::open(archive)?))?;
    let _step = progress.start("unpacking Lean", Size::Unknown);
    zip.extract(into)?;
    Ok(())
}

/// The one folder at the top of an unpacked archive.
pub(crate) fn single_folder(archive: &Path, unpacked: &Path) -> Result<PathBuf, ToolchainError> {
    let entries = fs::read_dir(unpacked).map_err(ToolchainError::cache("read", unpacked))?;
    let folders: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    match &folders[..] {
        [folder] if folder.is_dir() && !folder.is_symlink() => Ok(folder.clone()),
        _ => Err(ToolchainError::Archive {
            archive: archive.to_owned(),
            reason: format!("it has {} entries at its top instead of one folder", folders.len()),
        }),
    }
}

/// A reader that tells how far it has come.
struct Counted<'a, R> {
    inner: R,
    step: &'a dyn Step,
}

impl<R: Read> Read for Counted<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.inner.read(buffer)?;
        self.step.advance(read as u64);
        Ok(read)
    }
}
