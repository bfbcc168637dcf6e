//! Folders that nobody else may write into.
//!
//! What lies in a cache or a lock folder is believed later, so the folder must belong to this user and be closed to all
//! others. One that is not is refused and left as it is: whoever opened it may have put something there.

use std::fs::{self, DirBuilder};
use std::io;
use std::os::unix::fs::{DirBuilderExt, MetadataExt};
use std::path::{Path, PathBuf};

/// Why a folder is not used.
#[derive(Debug, thiserror::Error)]
pub enum PrivateError {
    /// It cannot be made or looked at.
    #[error("cannot use {}: {source}", path.display())]
    Io {
        /// The folder.
        path: PathBuf,
        /// The system's reason.
        source: io::Error,
    },
    /// Something else has its name.
    #[error("{} is not a folder (links are not followed); remove it or name another", .0.display())]
    NotAFolder(PathBuf),
    /// Another user owns it.
    #[error("{} belongs to user {owner}, not to user {user}; name another folder", path.display())]
    Owner {
        /// The folder.
        path: PathBuf,
        /// Who owns it.
        owner: u32,
        /// Who wants to use it.
        user: u32,
    },
    /// Others may read or write it.
    #[error(
        "{} is open to other users (mode {mode:o}); what is in it cannot be believed: remove the folder, or name another",
        path.display()
    )]
    Open {
        /// The folder.
        path: PathBuf,
        /// Its permission bits.
        mode: u32,
    },
}

/// Makes `path` with mode 0700, or sees that it has it and is ours. Missing parents are made the same way.
pub(crate) fn private_folder(path: &Path) -> Result<(), PrivateError> {
    let io = |source| PrivateError::Io { path: path.to_owned(), source };
    DirBuilder::new().recursive(true).mode(0o700).create(path).or_else(|error| {
        // A file or a dangling link in the way is told apart below.
        if error.kind() == io::ErrorKind::AlreadyExists { Ok(()) } else { Err(io(error)) }
    })?;
    let found = fs::symlink_metadata(path).map_err(io)?;
    let user = rustix::process::geteuid().as_raw();
    let mode = found.mode() & 0o7777;
    if !found.is_dir() {
        return Err(PrivateError::NotAFolder(path.to_owned()));
    }
    if found.uid() != user {
        return Err(PrivateError::Owner { path: path.to_owned(), owner: found.uid(), user });
    }
    if mode & 0o077 != 0 {
        return Err(PrivateError::Open { path: path.to_owned(), mode });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::{PermissionsExt, symlink};

    #[test]
    fn a_new_folder_and_its_missing_parents_are_closed_to_others() {
        let place = tempfile::tempdir().unwrap();
        let folder = place.path().join("a/b");
        private_folder(&folder).unwrap();
        private_folder(&folder).unwrap();
        for made in [&folder, &place.path().join("a")] {
            assert_eq!(fs::metadata(made).unwrap().mode() & 0o777, 0o700);
        }
    }

    #[test]
    fn a_folder_that_others_may_open_is_refused_and_left_alone() {
        let place = tempfile::tempdir().unwrap();
        for mode in [0o755, 0o770, 0o701, 0o720] {
            fs::set_permissions(place.path(), fs::Permissions::from_mode(mode)).unwrap();
            let error = private_folder(place.path()).unwrap_err();
            assert!(error.to_string().contains(&format!("mode {mode:o}")), "{error}");
            assert_eq!(fs::metadata(place.path()).unwrap().mode() & 0o777, mode);
        }
    }

    #[test]
    fn a_link_or_a_file_is_no_private_folder() {
        let place = tempfile::tempdir().unwrap();
        let (target, link, file) =
            (place.path().join("target"), place.path().join("link"), place.path().join("file"));
        private_folder(&target).unwrap();
        symlink(&target, &link).unwrap();
        fs::write(&file, "").unwrap();
        for path in [&link, &file] {
            let error = private_folder(path).unwrap_err();
            assert!(matches!(error, PrivateError::NotAFolder(_)), "{error}");
        }
    }

    #[test]
    fn another_users_folder_is_refused() {
        // Only root can give a folder away; for anybody else the root folder is one.
        let place = tempfile::tempdir().unwrap();
        let given = std::os::unix::fs::chown(place.path(), Some(65534), None).is_ok();
        let path = if given { place.path() } else { Path::new("/") };
        assert!(matches!(private_folder(path).unwrap_err(), PrivateError::Owner { .. }));
    }
}
