//! Control groups: limits for all processes of a sandbox together.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use crate::abilities::Trial;
use crate::layer::Layer;
use crate::owner::Owner;

/// Period of the limit of processor time, in microseconds.
const PERIOD: u64 = 100_000;

/// How long a group may take to become empty once everything in it was killed.
const EMPTY_AFTER: Duration = Duration::from_secs(5);

/// What is limited or counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Controller {
    Memory,
    Pids,
    Cpu,
    Cpuacct,
}

impl Controller {
    const ALL: [Self; 4] = [Self::Memory, Self::Pids, Self::Cpu, Self::Cpuacct];

    fn name(self) -> &'static str {
        match self {
            Self::Memory => "memory",
            Self::Pids => "pids",
            Self::Cpu => "cpu",
            Self::Cpuacct => "cpuacct",
        }
    }
}

/// A place in a control-group hierarchy where this process may create groups.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    /// 1 or 2.
    version: u8,
    /// The folder to create groups in.
    dir: PathBuf,
    /// The folder of the group that this process is in.
    own: PathBuf,
    controllers: Vec<Controller>,
}

/// Everything that this process may use of control groups.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hierarchies(Vec<Place>);

/// What of it there is.
#[derive(Clone, Debug)]
pub(crate) struct Trials {
    pub memory: Trial,
    pub pids: Trial,
    pub cpu: Trial,
    pub kill: Trial,
}

impl Hierarchies {
    /// Looks for hierarchies and tries to create a group in each. `wanted` is a folder of a unified hierarchy that was
    /// made for us.
    pub(crate) fn find(wanted: Option<&Path>) -> (Self, Trials) {
        let read = |path: &str| fs::read_to_string(path).unwrap_or_default();
        let (mountinfo, own) = (read("/proc/self/mountinfo"), read("/proc/self/cgroup"));
        let mut usable: Vec<Place> = Vec::new();
        let mut trial = |controller: Controller| {
            let mut reason = "no hierarchy is mounted".to_owned();
            for place in candidates(controller, &mountinfo, &own, wanted) {
                match usable.iter_mut().find(|known| known.dir == place.dir) {
                    Some(known) if known.controllers.contains(&controller) => {}
                    known => match try_place(controller, &place) {
                        Err(error) => {
                            reason = format!("{}: {error}", place.dir.display());
                            continue;
                        }
                        Ok(()) => match known {
                            Some(known) => known.controllers.push(controller),
                            None => usable.push(Place { controllers: vec![controller], ..place.clone() }),
                        },
                    },
                }
                return Trial::Works(format!("v{}", place.version));
            }
            Trial::Fails(reason)
        };
        let [memory, pids, cpu, _] = Controller::ALL.map(&mut trial);
        let kill = match usable.iter().any(|place| place.version == 2) {
            true => Trial::Works(String::new()),
            false => Trial::Fails("only the unified hierarchy has it, where it limits something".to_owned()),
        };
        (Self(usable), Trials { memory, pids, cpu, kill })
    }

    /// Those of them that `layers` want.
    pub(crate) fn only(&self, layers: &[Layer]) -> Self {
        let wanted = |controller: &Controller| {
            layers.contains(match controller {
                Controller::Memory => &Layer::MemoryCgroup,
                Controller::Pids => &Layer::PidsCgroup,
                Controller::Cpu | Controller::Cpuacct => &Layer::CpuCgroup,
            })
        };
        let place = |place: &Place| {
            let controllers: Vec<_> = place.controllers.iter().copied().filter(wanted).collect();
            (!controllers.is_empty()).then(|| Place { controllers, ..place.clone() })
        };
        Self(self.0.iter().filter_map(place).collect())
    }

    /// Creates a group for one run.
    pub(crate) fn create(&self, owner: &Owner, limits: &GroupLimits) -> io::Result<Group> {
        let name = owner.name();
        let mut group = Group::default();
        for place in &self.0 {
            let dir = place.dir.join(&name);
            fs::create_dir(&dir)?;
            // Known to the group from here on, so that it is removed whatever fails.
            group.dirs.push(dir.clone());
            group.limit(place, &dir, limits)?;
            let file = if place.version == 1 { "tasks" } else { "cgroup.procs" };
            group.enter.push(open_to_write(&dir.join(file))?);
            group.leave.push(open_to_write(&place.own.join(file))?);
            if place.version == 2 {
                group.kills.extend(open_to_write(&dir.join("cgroup.kill")));
            }
        }
        Ok(group)
    }

    /// Removes the groups of processes that are gone, with everything in them.
    pub(crate) fn sweep(&self) {
        for place in &self.0 {
            for dir in crate::owner::left_behind(&place.dir) {
                remove(&dir);
            }
        }
    }
}

/// The limits of a group.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GroupLimits {
    pub memory_bytes: u64,
    /// Processes and threads.
    pub processes: u64,
    pub processors: Option<u32>,
}

/// A group that exists as long as this value.
#[derive(Debug, Default)]
pub(crate) struct Group {
    dirs: Vec<PathBuf>,
    /// Writing "0" moves the writer here.
    pub enter: Vec<File>,
    /// Writing "0" moves the writer to where it was.
    pub leave: Vec<File>,
    /// Writing "1" kills everything in it.
    pub kills: Vec<File>,
    memory: Option<(u8, PathBuf)>,
    pids: Option<PathBuf>,
    cpu: Option<(u8, PathBuf)>,
}

impl Group {
    fn limit(&mut self, place: &Place, dir: &Path, limits: &GroupLimits) -> io::Result<()> {
        let set = |file: &str, value: &str| fs::write(dir.join(file), value);
        for controller in &place.controllers {
            match (controller, place.version) {
                (Controller::Memory, 1) => {
                    set("memory.limit_in_bytes", &limits.memory_bytes.to_string())?;
                    // There without swap accounting this file is missing.
                    let _ = set("memory.memsw.limit_in_bytes", &limits.memory_bytes.to_string());
                    self.memory = Some((1, dir.to_owned()));
                }
                (Controller::Memory, _) => {
                    set("memory.max", &limits.memory_bytes.to_string())?;
                    let _ = set("memory.swap.max", "0");
                    self.memory = Some((2, dir.to_owned()));
                }
                (Controller::Pids, _) => {
                    set("pids.max", &limits.processes.to_string())?;
                    self.pids = Some(dir.to_owned());
                }
                (Controller::Cpu, version) => {
                    let quota = limits.processors.map(|processors| u64::from(processors) * PERIOD);
                    match (quota, version) {
                        (None, _) => {}
                        (Some(quota), 1) => set("cpu.cfs_quota_us", &quota.to_string())?,
                        (Some(quota), _) => set("cpu.max", &format!("{quota} {PERIOD}"))?,
                    }
                    if version == 2 {
                        self.cpu = Some((2, dir.to_owned()));
                    }
                }
                (Controller::Cpuacct, version) => self.cpu = Some((version, dir.to_owned())),
            }
        }
        Ok(())
    }

    pub(crate) fn limits_memory(&self) -> bool {
        self.memory.is_some()
    }

    pub(crate) fn limits_processes(&self) -> bool {
        self.pids.is_some()
    }

    /// Most memory in use at once.
    pub(crate) fn peak_bytes(&self) -> Option<u64> {
        let (version, dir) = self.memory.as_ref()?;
        let file = if *version == 1 { "memory.max_usage_in_bytes" } else { "memory.peak" };
        fs::read_to_string(dir.join(file)).ok()?.trim().parse().ok()
    }

    /// Processor time of everything that was in it.
    pub(crate) fn cpu(&self) -> Option<Duration> {
        let (version, dir) = self.cpu.as_ref()?;
        if *version == 1 {
            let text = fs::read_to_string(dir.join("cpuacct.usage")).ok()?;
            return text.trim().parse().ok().map(Duration::from_nanos);
        }
        counter(&dir.join("cpu.stat"), "usage_usec").map(Duration::from_micros)
    }

    /// Whether the kernel killed something for want of memory.
    pub(crate) fn ran_out_of_memory(&self) -> bool {
        let Some((version, dir)) = &self.memory else { return false };
        let file = if *version == 1 { "memory.oom_control" } else { "memory.events" };
        counter(&dir.join(file), "oom_kill").is_some_and(|count| count > 0)
    }

    /// Whether a process or thread was refused.
    pub(crate) fn ran_out_of_processes(&self) -> bool {
        let Some(dir) = &self.pids else { return false };
        counter(&dir.join("pids.events"), "max").is_some_and(|count| count > 0)
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        // Open files would not keep it from being removed, but they are of no use any more.
        self.enter.clear();
        self.leave.clear();
        self.kills.clear();
        for dir in &self.dirs {
            remove(dir);
        }
    }
}

fn open_to_write(path: &Path) -> io::Result<File> {
    OpenOptions::new().write(true).open(path)
}

/// The number in the line of `file` that starts with `name`.
fn counter(file: &Path, name: &str) -> Option<u64> {
    let text = fs::read_to_string(file).ok()?;
    let value = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    value?.trim().parse().ok()
}

/// Kills everything in a group and removes it; what cannot be removed is left to the next start.
fn remove(dir: &Path) {
    let give_up = Instant::now() + EMPTY_AFTER;
    while fs::remove_dir(dir).is_err() && dir.exists() && Instant::now() < give_up {
        // Nothing new can be started while the rest is killed.
        let _ = fs::write(dir.join("pids.max"), "0");
        if fs::write(dir.join("cgroup.kill"), "1").is_err() {
            kill_each(dir);
        }
        thread::sleep(Duration::from_millis(1));
    }
}

fn kill_each(dir: &Path) {
    let processes = fs::read_to_string(dir.join("cgroup.procs")).unwrap_or_default();
    for process in processes.lines().filter_map(|line| line.trim().parse().ok()) {
        if let Some(pid) = rustix::process::Pid::from_raw(process) {
            // It may be gone.
            let _ = rustix::process::kill_process(pid, rustix::process::Signal::KILL);
        }
    }
}

fn try_place(controller: Controller, place: &Place) -> io::Result<()> {
    let group = place.dir.join(format!("{}-probe", Owner::this_process()?.name()));
    fs::create_dir(&group)?;
    let check = || {
        // The unified hierarchy counts processor time everywhere, and hands the other controllers down by name.
        if place.version == 2 && !lists(&group.join("cgroup.controllers"), controller.name()) {
            return Err(io::Error::other("the controller is not handed down"));
        }
        let files = if place.version == 1 { "tasks" } else { "cgroup.procs" };
        open_to_write(&place.own.join(files)).map(drop)
    };
    let checked = check();
    fs::remove_dir(&group)?;
    checked
}

fn lists(file: &Path, controller: &str) -> bool {
    fs::read_to_string(file).is_ok_and(|text| text.split_whitespace().any(|word| word == controller))
}

/// Where `controller` may be had: an own hierarchy of version 1, else the unified one of version 2, where a group that
/// has processes hands nothing down, but one further up may.
fn candidates(controller: Controller, mountinfo: &str, own: &str, wanted: Option<&Path>) -> Vec<Place> {
    let mut unified = Vec::new();
    for line in mountinfo.lines() {
        // 35 31 0:32 / /sys/fs/cgroup/memory rw,relatime - cgroup cgroup rw,memory
        let Some((before, after)) = line.split_once(" - ") else { continue };
        let before: Vec<&str> = before.split(' ').collect();
        let after: Vec<&str> = after.split(' ').collect();
        let (&[_, _, _, root, mount, ..], &[kind, _, options]) = (&before[..], &after[..]) else { continue };
        let dir = |path: &str| join(mount, path.strip_prefix(root.trim_end_matches('/')).unwrap_or(path));
        let lists = |names: &str| names.split(',').any(|name| name == controller.name());
        match kind {
            "cgroup" if lists(options) => {
                let path = own_path(own, lists);
                return path.map(|path| Place::new(1, dir(path), dir(path))).into_iter().collect();
            }
            // The unified hierarchy has no such controller: it always counts.
            "cgroup2" if controller != Controller::Cpuacct => {
                let Some(path) = own_path(own, str::is_empty) else { continue };
                let own = dir(path);
                let up = own.ancestors().take_while(|dir| dir.starts_with(mount));
                unified = wanted
                    .into_iter()
                    .chain(up)
                    .map(|dir| Place::new(2, dir.to_owned(), own.clone()))
                    .collect();
            }
            _ => {}
        }
    }
    unified
}

impl Place {
    fn new(version: u8, dir: PathBuf, own: PathBuf) -> Self {
        Self { version, dir, own, controllers: Vec::new() }
    }
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

    fn dirs(controller: Controller, mountinfo: &str, own: &str) -> Vec<(u8, PathBuf)> {
        candidates(controller, mountinfo, own, None)
            .into_iter()
            .map(|place| (place.version, place.dir))
            .collect()
    }

    #[test]
    fn version_one_is_found_by_its_controller() {
        let mounts = "31 23 0:28 / /sys/fs/cgroup rw - tmpfs tmpfs rw\n\
                      35 31 0:32 / /sys/fs/cgroup/memory rw,relatime - cgroup cgroup rw,memory\n\
                      41 31 0:38 / /sys/fs/cgroup/unified rw,relatime - cgroup2 cgroup2 rw\n";
        let own = "4:memory:/job/7\n0::/\n";
        assert_eq!(
            dirs(Controller::Memory, mounts, own),
            [(1, PathBuf::from("/sys/fs/cgroup/memory/job/7"))]
        );
        assert_eq!(dirs(Controller::Pids, mounts, own), [(2, PathBuf::from("/sys/fs/cgroup/unified"))]);
    }

    #[test]
    fn in_version_two_groups_further_up_are_tried_as_well() {
        let mounts = "30 20 0:26 / /sys/fs/cgroup rw - cgroup2 cgroup rw\n";
        let found = dirs(Controller::Pids, mounts, "0::/user.slice/app.scope\n");
        let expected = ["/sys/fs/cgroup/user.slice/app.scope", "/sys/fs/cgroup/user.slice", "/sys/fs/cgroup"];
        assert_eq!(found, expected.map(|dir| (2, PathBuf::from(dir))));
    }

    #[test]
    fn inside_a_container_the_path_is_relative_to_what_is_mounted() {
        let mounts = "30 20 0:26 /docker/abc /sys/fs/cgroup ro - cgroup2 cgroup rw,nsdelegate\n";
        let found = dirs(Controller::Memory, mounts, "0::/docker/abc/init\n");
        assert_eq!(found[0].1, Path::new("/sys/fs/cgroup/init"));
    }

    #[test]
    fn nothing_mounted_is_nothing_found() {
        assert_eq!(dirs(Controller::Memory, "", "0::/\n"), []);
    }
}
