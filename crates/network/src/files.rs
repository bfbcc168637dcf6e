//! Files that are there whole or not at all.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Writes the file next to its place, then moves it there: a reader, or an interrupt, never meets half a file.
///
/// Missing folders above it are made.
pub fn write_whole(path: &Path, content: &[u8]) -> io::Result<()> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    std::fs::create_dir_all(folder)?;
    let mut file = tempfile::Builder::new().prefix(".").suffix(".part").tempfile_in(folder)?;
    file.write_all(content)?;
    allow_reading(file.as_file())?;
    file.persist(path)?;
    Ok(())
}

/// Temporary files are private; a finished one is as readable as any other.
#[cfg(unix)]
fn allow_reading(file: &std::fs::File) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    file.set_permissions(std::fs::Permissions::from_mode(0o644))
}

#[cfg(not(unix))]
fn allow_reading(_: &std::fs::File) -> io::Result<()> {
    Ok(())
}

/// `stem` with `.extension` behind it, whatever dots the stem has.
pub fn with_extension(stem: &Path, extension: &str) -> PathBuf {
    let mut name = OsString::from(stem);
    name.push(".");
    name.push(extension);
    PathBuf::from(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_whole_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new/net.npz");
        write_whole(&path, b"first").unwrap();
        write_whole(&path, b"second").unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), b"second");
        assert_eq!(std::fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
    }

    #[test]
    fn an_extension_is_added_behind_other_dots() {
        assert_eq!(with_extension(Path::new("a/p5.v1"), "png"), Path::new("a/p5.v1.png"));
    }
}
