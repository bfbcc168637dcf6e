//! The file system of a sandbox: a root with only what is needed.

use std::collections::BTreeSet;
use std::ffi::{CString, OsStr};
use std::fs;
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{DirBuilderExt, symlink};
use std::path::{Path, PathBuf};

use nix::mount::{MntFlags, MsFlags, mount, umount2};
use nix::sys::statvfs::{FsFlags, statvfs};
use rustix::fs::{CWD, Mode, OFlags, openat};

use crate::message::Fault;

/// The work folder inside. No installation lies below a folder of this name, as one may below `/work`.
pub(crate) const WORK: &str = "/lmap-work";

/// Where the program that is started first lies inside.
pub(crate) const LAUNCHER: &str = "/lmap-launcher";

/// Where the machine's root is while the new one is built.
const OLD: &str = "/lmap-old";

/// The same within the new root.
const OLD_NAME: &str = "lmap-old";

/// What the new root has in any case.
const OWN: [&str; 5] = [WORK, LAUNCHER, OLD, "/proc", "/dev"];

/// Devices without a state that one program could use against another.
const DEVICES: [&str; 3] = ["/dev/null", "/dev/zero", "/dev/urandom"];

/// Folders that exist everywhere and that a new root can be mounted on for a moment.
const MOUNT_POINTS: [&str; 4] = ["/tmp", "/run", "/mnt", "/var/tmp"];

/// Libraries that a program of Rust, C or C++ needs. Newer C libraries hold most of them in the first.
const LIBRARIES: [&str; 8] = [
    "libc.so.6",
    "libm.so.6",
    "libgcc_s.so.1",
    "libstdc++.so.6",
    "libpthread.so.0",
    "libdl.so.2",
    "librt.so.1",
    "libz.so.1",
];

/// Names under which programs ask for the dynamic loader.
const LOADERS: [&str; 5] = [
    "/lib64/ld-linux-x86-64.so.2",
    "/lib/ld-linux-aarch64.so.1",
    "/lib/ld-linux-riscv64-lp64d.so.1",
    "/lib/ld-musl-x86_64.so.1",
    "/lib/ld-musl-aarch64.so.1",
];

/// Files of the machine that a program in a sandbox can read.
#[derive(Debug)]
pub(crate) struct Visible {
    /// The dynamic loader and the C library.
    pub libraries: Vec<PathBuf>,
    /// What the job names, and the program.
    pub given: Vec<PathBuf>,
    pub devices: Vec<PathBuf>,
}

impl Visible {
    /// What is to be visible, with `given` checked for existence.
    pub(crate) fn find(program: &Path, given: &[PathBuf]) -> Result<Self, Fault> {
        let mut paths: Vec<PathBuf> = given.to_vec();
        paths.push(program.to_owned());
        for path in &paths {
            if !path.is_absolute() || path.components().any(|part| part.as_os_str() == "..") {
                return Err(Fault::SetUp(format!("{} is not an absolute path", path.display())));
            }
            if OWN.iter().any(|own| path.starts_with(own)) || path.parent().is_none() {
                return Err(Fault::SetUp(format!("{} cannot be made visible", path.display())));
            }
            fs::metadata(path).map_err(Fault::at(&path.display().to_string()))?;
        }
        // Shortest first, so that what lies in a folder that is visible already is seen to.
        paths.sort_by_key(|path| path.as_os_str().len());
        let mut given: Vec<PathBuf> = Vec::new();
        for path in paths {
            if !given.iter().any(|folder| path.starts_with(folder)) {
                given.push(path);
            }
        }
        let mut libraries = loaded_libraries();
        libraries.retain(|path| !given.iter().any(|folder| path.starts_with(folder)));
        let devices = DEVICES.iter().map(PathBuf::from).filter(|device| device.exists()).collect();
        Ok(Self { libraries, given, devices })
    }
}

/// The loader and the usual libraries, looked for where this process got its own from.
fn loaded_libraries() -> Vec<PathBuf> {
    let maps = fs::read_to_string("/proc/self/maps").unwrap_or_default();
    let mapped = maps.lines().filter_map(|line| line.find('/').map(|at| Path::new(&line[at..])));
    let mut found = BTreeSet::new();
    let mut folders = BTreeSet::new();
    let own = std::env::current_exe().unwrap_or_default();
    for file in mapped.filter(|file| *file != own) {
        if file.file_name().is_some_and(|name| name.as_bytes().windows(3).any(|part| part == b".so")) {
            folders.extend(file.parent().map(Path::to_owned));
            found.insert(file.to_owned());
        }
    }
    for folder in folders {
        found.extend(LIBRARIES.iter().map(|name| folder.join(name)).filter(|file| file.exists()));
    }
    found.extend(LOADERS.iter().map(PathBuf::from).filter(|file| file.exists()));
    found.into_iter().collect()
}

/// Size of the work folder.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WorkSize {
    pub bytes: u64,
    pub files: u32,
    /// Who owns it.
    pub uid: u32,
}

/// Replaces the root of this process, which is alone in its mount namespace.
pub(crate) fn enter(
    visible: &Visible,
    launcher: &Path,
    program: &Path,
    work: WorkSize,
    proc: bool,
) -> Result<(), Fault> {
    let sources = Sources::resolve(visible, launcher)?;
    change_root().map_err(Fault::at("new root"))?;
    make_folders().map_err(Fault::at("folders of the new root"))?;
    for (source, target) in &sources.0 {
        bind(source, target).map_err(Fault::at(&target.display().to_string()))?;
    }
    for device in &visible.devices {
        bind_device(device).map_err(Fault::at(&device.display().to_string()))?;
    }
    mount_work(work).map_err(Fault::at("work folder"))?;
    if proc {
        // Only the first process inside can mount it, and only while the machine's own is still there.
        return Ok(());
    }
    // Lean and the dynamic loader look here for the folder that they lie in.
    name_program(program).map_err(Fault::at("/proc/self/exe"))?;
    close_root().map_err(Fault::at("new root, at the end"))
}

/// Where each visible file or folder really lies, and where it is to be seen.
struct Sources(Vec<(PathBuf, PathBuf)>);

impl Sources {
    fn resolve(visible: &Visible, launcher: &Path) -> Result<Self, Fault> {
        let mut sources = Vec::new();
        for path in visible.libraries.iter().chain(&visible.given) {
            let real = fs::canonicalize(path).map_err(Fault::at(&path.display().to_string()))?;
            sources.push((real, path.clone()));
        }
        let real = fs::canonicalize(launcher).map_err(Fault::at(&launcher.display().to_string()))?;
        sources.push((real, PathBuf::from(LAUNCHER)));
        Ok(Self(sources))
    }
}

const NOTHING: Option<&str> = None;

fn change_root() -> io::Result<()> {
    // Nothing that is mounted from here on may show outside.
    mount(NOTHING, "/", NOTHING, MsFlags::MS_REC | MsFlags::MS_PRIVATE, NOTHING)?;
    let point = mount_point()?;
    let flags = MsFlags::MS_NOSUID | MsFlags::MS_NODEV;
    mount(Some("tmpfs"), point, Some("tmpfs"), flags, Some("size=1m,nr_inodes=4k,mode=755"))?;
    std::env::set_current_dir(point)?;
    make_folder(Path::new(OLD_NAME))?;
    match nix::unistd::pivot_root(".", OLD_NAME) {
        Ok(()) => std::env::set_current_dir("/"),
        // The root of a machine that runs from its start-up image cannot be moved away, only covered.
        Err(nix::errno::Errno::EINVAL) => cover_root(),
        Err(error) => Err(error.into()),
    }
}

/// A folder of the machine that something can be mounted on for a moment.
pub(crate) fn mount_point() -> io::Result<&'static str> {
    let point = MOUNT_POINTS.into_iter().find(|point| Path::new(point).is_dir());
    point.ok_or_else(|| io::Error::other(format!("none of {MOUNT_POINTS:?} is a folder")))
}

fn cover_root() -> io::Result<()> {
    mount(Some("/"), OLD_NAME, NOTHING, MsFlags::MS_BIND | MsFlags::MS_REC, NOTHING)?;
    mount(Some("."), "/", NOTHING, MsFlags::MS_MOVE, NOTHING)?;
    nix::unistd::chroot(".")?;
    std::env::set_current_dir("/")
}

fn make_folder(path: &Path) -> io::Result<()> {
    fs::DirBuilder::new().recursive(true).mode(0o755).create(path)
}

fn make_folders() -> io::Result<()> {
    for folder in ["/dev", "/proc", WORK] {
        make_folder(Path::new(folder))?;
    }
    // Programs name the loader by a path that leads through these, wherever it lies.
    for link in ["lib", "lib64"] {
        if let Ok(target) = fs::read_link(Path::new(OLD).join(link)) {
            let target = if target.is_absolute() { target } else { Path::new("/").join(target) };
            make_folder(&target)?;
            symlink(target, Path::new("/").join(link))?;
        }
    }
    Ok(())
}

fn in_old(path: &Path) -> PathBuf {
    Path::new(OLD).join(path.strip_prefix("/").unwrap_or(path))
}

/// Makes `source` of the machine visible at `target`, read-only.
fn bind(source: &Path, target: &Path) -> io::Result<()> {
    let source = in_old(source);
    if !make_target(&source, target)? {
        return Ok(());
    }
    mount(Some(&source), target, NOTHING, MsFlags::MS_BIND | MsFlags::MS_REC, NOTHING)?;
    for point in mount_points_below(target)? {
        remount_read_only(&point)?;
    }
    Ok(())
}

/// An empty file or folder to mount on; false if something is visible there already.
fn make_target(source: &Path, target: &Path) -> io::Result<bool> {
    if source.is_dir() {
        make_folder(target)?;
        return Ok(true);
    }
    if let Some(folder) = target.parent() {
        make_folder(folder)?;
    }
    match fs::OpenOptions::new().write(true).create_new(true).open(target) {
        Ok(_) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(false),
        Err(error) => Err(error),
    }
}

/// `target`, and everything that is mounted in it on the machine.
fn mount_points_below(target: &Path) -> io::Result<Vec<PathBuf>> {
    let mut points = vec![target.to_owned()];
    if target.is_dir() {
        // The old root is still visible, and with it the list of this namespace.
        let mounts = fs::read(in_old(Path::new("/proc/self/mountinfo")))?;
        for line in mounts.split(|byte| *byte == b'\n') {
            let Some(field) = line.split(|byte| *byte == b' ').nth(4) else { continue };
            let point = PathBuf::from(OsStr::from_bytes(&unescape(field)));
            if point != target && point.starts_with(target) {
                points.push(point);
            }
        }
    }
    Ok(points)
}

/// The kernel writes blanks and backslashes as three octal digits.
fn unescape(field: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(field.len());
    let mut rest = field;
    while let Some((&byte, tail)) = rest.split_first() {
        let digits = tail.get(..3).filter(|_| byte == b'\\');
        let octal = digits.and_then(|digits| u8::from_str_radix(std::str::from_utf8(digits).ok()?, 8).ok());
        match octal {
            Some(value) => {
                out.push(value);
                rest = &tail[3..];
            }
            None => {
                out.push(byte);
                rest = tail;
            }
        }
    }
    out
}

fn remount_read_only(point: &Path) -> io::Result<()> {
    let mut flags = MsFlags::MS_BIND
        | MsFlags::MS_REMOUNT
        | MsFlags::MS_RDONLY
        | MsFlags::MS_NOSUID
        | MsFlags::MS_NODEV
        | kept_flags(point)?;
    flags.remove(MsFlags::MS_STRICTATIME);
    Ok(mount(NOTHING, point, NOTHING, flags, NOTHING)?)
}

/// Flags of a mount of the machine that may not be taken away in a user namespace.
fn kept_flags(point: &Path) -> io::Result<MsFlags> {
    let present = statvfs(point)?.flags();
    let mut kept = MsFlags::empty();
    for (flag, ms) in [
        (FsFlags::ST_NOEXEC, MsFlags::MS_NOEXEC),
        (FsFlags::ST_NOATIME, MsFlags::MS_NOATIME),
        (FsFlags::ST_NODIRATIME, MsFlags::MS_NODIRATIME),
        (FsFlags::ST_RELATIME, MsFlags::MS_RELATIME),
    ] {
        if present.contains(flag) {
            kept |= ms;
        }
    }
    Ok(kept)
}

fn bind_device(device: &Path) -> io::Result<()> {
    let source = in_old(device);
    if make_target(&source, device)? {
        mount(Some(&source), device, NOTHING, MsFlags::MS_BIND, NOTHING)?;
    }
    Ok(())
}

fn mount_work(size: WorkSize) -> io::Result<()> {
    let WorkSize { bytes, files, uid } = size;
    let options = format!("size={bytes},nr_inodes={},mode=700,uid={uid},gid={uid}", u64::from(files) + 1);
    let options = CString::new(options)?;
    let flags = MsFlags::MS_NOSUID | MsFlags::MS_NODEV | MsFlags::MS_NOEXEC;
    Ok(mount(Some("tmpfs"), WORK, Some("tmpfs"), flags, Some(options.as_c_str()))?)
}

/// The process id of the program inside: it is the second process there.
pub(crate) const PROGRAM_PID: u32 = 2;

fn name_program(program: &Path) -> io::Result<()> {
    for process in ["self".to_owned(), PROGRAM_PID.to_string()] {
        let folder = Path::new("/proc").join(process);
        make_folder(&folder)?;
        symlink(program, folder.join("exe"))?;
    }
    Ok(())
}

fn close_root() -> io::Result<()> {
    umount2(OLD, MntFlags::MNT_DETACH)?;
    fs::remove_dir(OLD)?;
    let flags =
        MsFlags::MS_BIND | MsFlags::MS_REMOUNT | MsFlags::MS_RDONLY | MsFlags::MS_NOSUID | MsFlags::MS_NODEV;
    Ok(mount(NOTHING, "/", NOTHING, flags, NOTHING)?)
}

/// Makes the process file system of this process's own namespace visible, if the machine lets us, and ends what
/// [`enter`] left open for that.
pub(crate) fn mount_proc() -> Result<(), Fault> {
    let flags = MsFlags::MS_NOSUID | MsFlags::MS_NODEV | MsFlags::MS_NOEXEC;
    for options in ["hidepid=2,subset=pid", "hidepid=2"] {
        // In a container that hides parts of its own it may be forbidden; few programs miss it.
        if mount(Some("proc"), "/proc", Some("proc"), flags, Some(options)).is_ok() {
            break;
        }
    }
    close_root().map_err(Fault::at("new root, at the end"))
}

/// Opens a folder to stand in.
pub(crate) fn open_folder(path: &Path) -> io::Result<rustix::fd::OwnedFd> {
    Ok(openat(CWD, path, OFlags::DIRECTORY | OFlags::CLOEXEC | OFlags::RDONLY, Mode::empty())?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_in_a_visible_folder_is_visible_once() {
        let given = ["/usr/bin".into(), "/usr".into(), "/etc/hostname".into()];
        let given: Vec<PathBuf> = given.into_iter().filter(|path: &PathBuf| path.exists()).collect();
        let visible = Visible::find(Path::new("/usr/bin/env"), &given).unwrap();
        assert!(visible.given.contains(&PathBuf::from("/usr")));
        assert!(!visible.given.contains(&PathBuf::from("/usr/bin")));
        assert!(!visible.given.contains(&PathBuf::from("/usr/bin/env")));
    }

    #[test]
    fn a_path_that_cannot_be_made_visible_is_refused() {
        let program = Path::new("/usr/bin/env");
        for path in ["/usr/../etc", "relative", "/no/such/folder", "/", "/proc/self"] {
            assert!(Visible::find(program, &[path.into()]).is_err(), "{path}");
        }
    }

    #[test]
    fn escaped_mount_points_are_read() {
        assert_eq!(unescape(br"/a\040b\134c\9"), br"/a b\c\9");
    }
}
