//! Putting files into the work folder, and taking them out when everything inside is dead.

use std::fs::File;
use std::io::{self, Seek, Write};
use std::os::fd::{AsFd, OwnedFd};
use std::path::{Component, Path};

use rustix::fs::{AtFlags, FileType, Mode, OFlags, fchown, fstat, mkdirat, openat, statat};
use rustix::io::Errno;
use rustix::process::{Gid, Uid};

use crate::message::TakeFault;

const FOLDER: OFlags = OFlags::DIRECTORY.union(OFlags::NOFOLLOW).union(OFlags::CLOEXEC);

/// Whether `name` can be a file of a work folder: relative, plain, and not the folder itself.
pub(crate) fn is_plain(name: &str) -> bool {
    !name.is_empty()
        && !name.contains('\0')
        && !name.ends_with('/')
        && Path::new(name).components().all(|part| matches!(part, Component::Normal(_)))
}

/// The folders of a name, and the last part of it.
fn split(name: &str) -> (impl Iterator<Item = &str>, &str) {
    let (folders, last) = name.rsplit_once('/').unwrap_or(("", name));
    (folders.split('/').filter(|part| !part.is_empty()), last)
}

/// Writes a copy of `content` to `name` in `work`, for `owner`.
pub(crate) fn put(work: &OwnedFd, name: &str, content: File, owner: Option<u32>) -> io::Result<()> {
    let (folders, last) = split(name);
    let mut folder = work.try_clone()?;
    for part in folders {
        match mkdirat(&folder, part, Mode::from_raw_mode(0o755)) {
            Ok(()) | Err(Errno::EXIST) => {}
            Err(error) => return Err(error.into()),
        }
        folder = openat(&folder, part, FOLDER, Mode::empty())?;
        give(&folder, owner)?;
    }
    let flags = OFlags::WRONLY | OFlags::CREATE | OFlags::EXCL | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    let mut file: File = openat(&folder, last, flags, Mode::from_raw_mode(0o644))?.into();
    give(&file, owner)?;
    let mut content = content;
    content.rewind()?;
    io::copy(&mut content, &mut file)?;
    file.flush()
}

fn give(file: impl AsFd, owner: Option<u32>) -> io::Result<()> {
    let Some(id) = owner else { return Ok(()) };
    Ok(fchown(file, Some(Uid::from_raw(id)), Some(Gid::from_raw(id)))?)
}

/// Copies the file `name` of `work` to `target`, if it is a file with one name and at most `max` bytes.
///
/// Nobody else can change the folder any more, and no symbolic link is followed in it.
pub(crate) fn take(work: &OwnedFd, name: &str, max: u64, target: OwnedFd) -> Result<u64, TakeFault> {
    let (folders, last) = split(name);
    let mut folder = work.try_clone().map_err(|error| TakeFault::Unreadable(error.to_string()))?;
    for part in folders {
        folder = openat(&folder, part, FOLDER, Mode::empty()).map_err(fault)?;
    }
    let found = statat(&folder, last, AtFlags::SYMLINK_NOFOLLOW).map_err(fault)?;
    check(&found, max)?;
    let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC;
    let file = openat(&folder, last, flags, Mode::empty()).map_err(fault)?;
    // What was opened is what counts.
    check(&fstat(&file).map_err(fault)?, max)?;
    let unreadable = |error: io::Error| TakeFault::Unreadable(error.to_string());
    let mut target = File::from(target);
    let copied = io::copy(&mut io::Read::take(File::from(file), max), &mut target).map_err(unreadable)?;
    target.rewind().map_err(unreadable)?;
    Ok(copied)
}

fn check(found: &rustix::fs::Stat, max: u64) -> Result<(), TakeFault> {
    let kind = match FileType::from_raw_mode(found.st_mode) {
        FileType::RegularFile => {
            let size = u64::try_from(found.st_size).unwrap_or(u64::MAX);
            return match (found.st_nlink, size) {
                (1, size) if size <= max => Ok(()),
                (1, size) => Err(TakeFault::TooLarge(size)),
                _ => Err(TakeFault::Linked),
            };
        }
        FileType::Directory => "a folder",
        FileType::Symlink => "a symbolic link",
        FileType::Fifo => "a pipe",
        FileType::Socket => "a socket",
        FileType::CharacterDevice | FileType::BlockDevice => "a device",
        FileType::Unknown => "of an unknown kind",
    };
    Err(TakeFault::NotAFile(kind.to_owned()))
}

fn fault(error: Errno) -> TakeFault {
    match error {
        Errno::NOENT => TakeFault::Missing,
        Errno::LOOP => TakeFault::NotAFile("a symbolic link".to_owned()),
        Errno::NOTDIR => TakeFault::NotAFile("not in a folder".to_owned()),
        error => TakeFault::Unreadable(error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use std::fs;
    use std::os::unix::fs::symlink;
    use std::os::unix::net::UnixListener;

    fn fetch(work: &Path, name: &str) -> Result<u64, TakeFault> {
        let folder = crate::root::open_folder(work).unwrap();
        take(&folder, name, 10, tempfile::tempfile().unwrap().into())
    }

    #[test]
    fn only_a_plain_file_with_one_name_is_taken() {
        let work = tempfile::tempdir().unwrap();
        let at = |name: &str| work.path().join(name);
        fs::write(at("small"), "0123456789").unwrap();
        fs::write(at("large"), "0123456789a").unwrap();
        fs::create_dir_all(at("folder")).unwrap();
        fs::write(at("folder/inner"), "1").unwrap();
        symlink("small", at("link")).unwrap();
        symlink("folder", at("folder-link")).unwrap();
        fs::write(at("one"), "").unwrap();
        fs::hard_link(at("one"), at("two")).unwrap();
        nix::unistd::mkfifo(&at("pipe"), nix::sys::stat::Mode::S_IRWXU).unwrap();
        let _listener = UnixListener::bind(at("socket")).unwrap();

        assert_eq!(fetch(work.path(), "small"), Ok(10));
        assert_eq!(fetch(work.path(), "folder/inner"), Ok(1));
        assert_eq!(fetch(work.path(), "large"), Err(TakeFault::TooLarge(11)));
        assert_eq!(fetch(work.path(), "missing"), Err(TakeFault::Missing));
        assert_eq!(fetch(work.path(), "one"), Err(TakeFault::Linked));
        for name in ["folder", "link", "pipe", "socket", "folder-link/inner", "small/inner"] {
            assert!(matches!(fetch(work.path(), name), Err(TakeFault::NotAFile(_))), "{name}");
        }
    }

    #[test]
    fn names_stay_in_the_work_folder() {
        for name in ["a", "a/b.c", "é"] {
            assert!(is_plain(name), "{name}");
        }
        for name in ["", "/a", "../a", "a/../b", "./a", "a/", "a\0b"] {
            assert!(!is_plain(name), "{name:?}");
        }
    }

    #[test]
    fn what_is_put_can_be_taken() {
        let work = tempfile::tempdir().unwrap();
        let folder = crate::root::open_folder(work.path()).unwrap();
        let mut content = tempfile::tempfile().unwrap();
        content.write_all(b"text").unwrap();
        put(&folder, "a/b/c", content, None).unwrap();
        assert_eq!(fetch(work.path(), "a/b/c"), Ok(4));
    }
}
