//! Finding out whether this process may create control groups with limits.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::abilities::Trial;

/// A place in a control-group hierarchy.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    /// 1 or 2.
    version: u8,
    /// The folder of the group that this process is in.
    dir: PathBuf,
}

/// Tries to create a group with the `controller` below the one that this process is in.
pub(crate) fn try_controller(controller: &str) -> Trial {
    let read = |path: &str| fs::read_to_string(path).unwrap_or_default();
    let Some(place) = find(controller, &read("/proc/self/mountinfo"), &read("/proc/self/cgroup")) else {
        return Trial::Fails("no hierarchy is mounted".to_owned());
    };
    Trial::of(try_place(controller, &place).map(|()| format!("v{}", place.version)))
}

fn try_place(controller: &str, place: &Place) -> io::Result<()> {
    let group = place.dir.join(format!("lmap-probe-{}-{controller}", std::process::id()));
    fs::create_dir(&group)?;
    let usable = place.version == 1 || lists(&group.join("cgroup.controllers"), controller);
    fs::remove_dir(&group)?;
    if usable {
        return Ok(());
    }
    Err(io::Error::other(format!("the controller is not handed down to {}", place.dir.display())))
}

fn lists(file: &Path, controller: &str) -> bool {
    fs::read_to_string(file).is_ok_and(|text| text.split_whitespace().any(|word| word == controller))
}

/// Where `controller` is to be had: an own hierarchy of version 1, else the unified one of version 2.
fn find(controller: &str, mountinfo: &str, own: &str) -> Option<Place> {
    let mut unified = None;
    for line in mountinfo.lines() {
        // 35 31 0:32 / /sys/fs/cgroup/memory rw,relatime - cgroup cgroup rw,memory
        let (before, after) = line.split_once(" - ")?;
        let before: Vec<&str> = before.split(' ').collect();
        let after: Vec<&str> = after.split(' ').collect();
        let (&[_, _, _, root, mount, ..], &[kind, _, options]) = (&before[..], &after[..]) else { continue };
        let dir = |path: &str| join(mount, path.strip_prefix(root.trim_end_matches('/')).unwrap_or(path));
        match kind {
            "cgroup" if options.split(',').any(|option| option == controller) => {
                let path = own_path(own, |controllers| controllers.split(',').any(|own| own == controller))?;
                return Some(Place { version: 1, dir: dir(path) });
            }
            "cgroup2" => {
                unified = own_path(own, str::is_empty).map(|path| Place { version: 2, dir: dir(path) });
            }
            _ => {}
        }
    }
    unified
}

/// The path in the line of `/proc/self/cgroup` whose controllers are the wanted ones: `4:memory:/group`.
fn own_path(own: &str, wanted: impl Fn(&str) -> bool) -> Option<&str> {
    own.lines().find_map(|line| {
        let (_, rest) = line.split_once(':')?;
        let (controllers, path) = rest.split_once(':')?;
        wanted(controllers).then_some(path)
    })
}

fn join(mount: &str, path: &str) -> PathBuf {
    Path::new(mount).join(path.trim_start_matches('/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn version_one_is_found_by_its_controller() {
        let mounts = "31 23 0:28 / /sys/fs/cgroup rw - tmpfs tmpfs rw\n\
                      35 31 0:32 / /sys/fs/cgroup/memory rw,relatime - cgroup cgroup rw,memory\n\
                      41 31 0:38 / /sys/fs/cgroup/unified rw,relatime - cgroup2 cgroup2 rw\n";
        let own = "4:memory:/job/7\n0::/\n";
        let place = |version, dir: &str| Some(Place { version, dir: dir.into() });
        assert_eq!(find("memory", mounts, own), place(1, "/sys/fs/cgroup/memory/job/7"));
        assert_eq!(find("pids", mounts, own), place(2, "/sys/fs/cgroup/unified"));
    }

    #[test]
    fn inside_a_container_the_path_is_relative_to_what_is_mounted() {
        let mounts = "30 20 0:26 /docker/abc /sys/fs/cgroup ro - cgroup2 cgroup rw,nsdelegate\n";
        let found = find("memory", mounts, "0::/docker/abc/init\n").unwrap();
        assert_eq!(found.dir, Path::new("/sys/fs/cgroup/init"));
    }

    #[test]
    fn nothing_mounted_is_nothing_found() {
        assert_eq!(find("memory", "", "0::/\n"), None);
    }
}
