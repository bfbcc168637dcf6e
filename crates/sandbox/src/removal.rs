//! Removing a folder in which untrusted code has worked: as deep, as full and as closed as it liked.
//!
//! What removes folders by going down into them can be made to run out of stack or of open files. This goes nowhere:
//! what lies in a folder of the folder is moved up, until all folders there are empty.

use std::ffi::CStr;
use std::io;
use std::os::fd::{AsFd, AsRawFd, OwnedFd};
use std::path::Path;

use rustix::fs::{
    AtFlags, CWD, Dir, Mode, OFlags, RenameFlags, chmod, fstat, openat, renameat_with, rmdir, unlinkat,
};
use rustix::io::Errno;
use rustix::path::Arg;

const FOLDER: OFlags = OFlags::DIRECTORY.union(OFlags::NOFOLLOW).union(OFlags::CLOEXEC);

/// Removes the folder `path` and everything in it. No link is followed, whoever else is at work there.
pub(crate) fn remove_folder(path: &Path) -> io::Result<()> {
    let top = open(CWD, path)?;
    let mut lifted = 0_u64;
    while !empty(&top, &mut |name| lift_all(&top, name, &mut lifted))? {}
    Ok(rmdir(path)?)
}

/// Opens a folder, which may have been made without any rights for its owner.
fn open(folder: impl AsFd, name: impl Arg) -> io::Result<OwnedFd> {
    let place = openat(folder, name, FOLDER | OFlags::PATH, Mode::empty())?;
    if !Mode::from_raw_mode(fstat(&place)?.st_mode).contains(Mode::RWXU) {
        // By this name it is that very folder, and no link that somebody has put in its place. Where we are not its owner we
        // may still be allowed to open it.
        let _ = chmod(format!("/proc/self/fd/{}", place.as_raw_fd()), Mode::RWXU);
    }
    Ok(openat(&place, c".", FOLDER, Mode::empty())?)
}

/// Removes what can be removed from `folder`, and gives the names of the folders that are not empty to `full`. True if
/// there were none of them.
fn empty(folder: &OwnedFd, full: &mut dyn FnMut(&CStr) -> io::Result<()>) -> io::Result<bool> {
    let mut done = true;
    for entry in Dir::read_from(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        if matches!(name.to_bytes(), b"." | b"..") {
            continue;
        }
        match unlinkat(folder, name, AtFlags::empty()) {
            Ok(()) | Err(Errno::NOENT) => continue,
            Err(Errno::ISDIR | Errno::PERM) => {}
            Err(error) => return Err(error.into()),
        }
        match unlinkat(folder, name, AtFlags::REMOVEDIR) {
            Ok(()) | Err(Errno::NOENT) => {}
            Err(Errno::NOTEMPTY | Errno::EXIST) => {
                done = false;
                full(name)?;
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok(done)
}

/// Moves the folders in the folder `name` of `top` to `top` itself, and removes the files in it.
fn lift_all(top: &OwnedFd, name: &CStr, lifted: &mut u64) -> io::Result<()> {
    let folder = open(top, name)?;
    let lift = &mut |inner: &CStr| {
        // Moving a folder elsewhere writes into it, so that it must be open to us.
        open(&folder, inner)?;
        loop {
            *lifted += 1;
            match renameat_with(&folder, inner, top, format!("lifted-{lifted}"), RenameFlags::NOREPLACE) {
                Ok(()) => return Ok(()),
                Err(Errno::EXIST) => {}
                Err(error) => return Err(error.into()),
            }
        }
    };
    empty(&folder, lift).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    use std::fs;
    use std::os::unix::fs::{DirBuilderExt, symlink};

    #[test]
    fn whatever_lies_in_a_folder_goes_with_it_and_nothing_else() {
        let place = tempfile::tempdir().unwrap();
        let (kept, folder) = (place.path().join("kept"), place.path().join("folder"));
        fs::create_dir(&kept).unwrap();
        fs::write(kept.join("file"), "").unwrap();
        fs::create_dir_all(folder.join("a/b/c")).unwrap();
        for name in ["x", "a/x", "a/b/lifted-1", "lifted-2", "lifted-1"] {
            fs::write(folder.join(name), "").unwrap();
        }
        symlink(&kept, folder.join("a/link")).unwrap();
        symlink(&kept, folder.join("link")).unwrap();
        let mut closed = fs::DirBuilder::new();
        closed.mode(0o0);
        closed.create(folder.join("a/closed")).unwrap();
        closed.create(folder.join("closed")).unwrap();
        nix::unistd::mkfifo(&folder.join("a/b/pipe"), nix::sys::stat::Mode::empty()).unwrap();

        remove_folder(&folder).unwrap();

        assert!(!folder.exists() && kept.join("file").is_file());
        assert!(remove_folder(&folder).is_err(), "it is gone");
    }

    #[test]
    fn no_depth_is_too_deep() {
        let place = tempfile::tempdir().unwrap();
        let top = place.path().join("top");
        fs::create_dir(&top).unwrap();
        let mut folder = open(CWD, top.as_path()).unwrap();
        for _ in 0..3_000 {
            rustix::fs::mkdirat(&folder, "deeper", Mode::RWXU).unwrap();
            folder = openat(&folder, "deeper", FOLDER, Mode::empty()).unwrap();
        }
        remove_folder(&top).unwrap();
        assert!(!top.exists());
    }
}
