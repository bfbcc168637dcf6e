//! The process between the caller and the sandbox: it builds the sandbox, starts the first process inside, sees to it
//! that everything inside dies, and fetches the results.

use std::fs::{self, File};
use std::io::{self, Write};
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use nix::sched::{CloneFlags, unshare};
use nix::sys::resource::{UsageWho, getrusage};
use rustix::event::{PollFd, PollFlags, poll};
use rustix::process::{Signal, set_child_subreaper, set_parent_process_death_signal};

use crate::channel::Channel;
use crate::collect;
use crate::filter::Signals;
use crate::message::{
    Begin, Confinement, Fault, FileRules, Mapped, Outcome, Plan, Progress, Reply, SetUp, Status, TakeFault,
    UserNamespace,
};
use crate::root::{self, LAUNCHER, Visible, WORK, WorkSize};

/// The argument that makes the program a supervisor.
pub(crate) const COMMAND: &str = "sandbox-supervisor";

/// Runs the supervisor; what it has to tell goes to the caller.
pub(crate) fn main() -> ExitCode {
    match supervise() {
        Ok(()) => ExitCode::SUCCESS,
        // The caller is gone, or the connection to it: nobody is left to be told.
        Err(_) => ExitCode::FAILURE,
    }
}

fn supervise() -> io::Result<()> {
    close_inherited_files();
    let caller = Channel::from_stdin()?;
    let Some((set_up, files)) = caller.receive::<SetUp>()? else { return Ok(()) };
    if set_up.plan.pid_namespace {
        // Everything inside dies with this process then. Otherwise it has to live on for a moment to see to that: the end
        // of the channel tells it when.
        set_parent_process_death_signal(Some(Signal::KILL))?;
    }
    let reply = match Files::sort(&set_up, files).and_then(|files| run(&caller, set_up, files)) {
        Ok(outcome) => Reply::Finished(outcome),
        Err(fault) => Reply::Failed(fault),
    };
    caller.send(&reply, &[])
}

/// Closes everything but the standard streams: what the caller has open by mistake must not be there inside.
pub(crate) fn close_inherited_files() {
    let numbers: Vec<i32> = match fs::read_dir("/proc/self/fd") {
        Ok(entries) => {
            let entries = entries.flatten();
            entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok()).collect()
        }
        // Without a process file system there is no list.
        Err(_) => (3..65536).collect(),
    };
    for number in numbers.into_iter().filter(|number| *number > 2) {
        // This process has not opened anything yet but the list itself, which is closed by now.
        let _ = nix::unistd::close(number);
    }
}

/// The files that came with the set-up.
struct Files {
    stdout: OwnedFd,
    stderr: OwnedFd,
    stdin: OwnedFd,
    inputs: Vec<OwnedFd>,
    takes: Vec<OwnedFd>,
    /// Writing "0" moves the writer into a group.
    enter: Vec<OwnedFd>,
    /// Writing "0" moves the writer back.
    leave: Vec<OwnedFd>,
    /// Writing "1" kills a group.
    kills: Vec<OwnedFd>,
}

impl Files {
    fn sort(set_up: &SetUp, files: Vec<OwnedFd>) -> Result<Self, Fault> {
        let mut files = files.into_iter();
        let counts = [3, set_up.inputs.len(), set_up.take.len(), set_up.groups, set_up.groups, set_up.kills];
        let mut next = |count: usize| files.by_ref().take(count).collect::<Vec<_>>();
        let [streams, inputs, takes, enter, leave, kills] = counts.map(&mut next);
        let complete = kills.len() == set_up.kills && files.next().is_none();
        match <[OwnedFd; 3]>::try_from(streams) {
            Ok([stdout, stderr, stdin]) if complete => {
                Ok(Self { stdout, stderr, stdin, inputs, takes, enter, leave, kills })
            }
            _ => Err(Fault::SetUp("the wrong number of files arrived".to_owned())),
        }
    }
}

fn run(caller: &Channel, set_up: SetUp, files: Files) -> Result<Outcome, Fault> {
    let plan = &set_up.plan;
    // Whoever loses its parent inside becomes a child of this process, so that nobody escapes.
    set_child_subreaper(Some(rustix::process::getpid()))
        .map_err(|error| Fault::at("subreaper")(error.into()))?;
    let program = PathBuf::from(&set_up.program);
    let read_only: Vec<PathBuf> = set_up.read_only.iter().map(PathBuf::from).collect();
    let visible = Visible::find(&program, &read_only)?;
    let sacrifice = Sacrifice::open();
    enter_namespaces(plan, caller)?;
    let work = build_root(&set_up, &visible, &program)?;
    let work_folder = root::open_folder(&work).map_err(Fault::at("work folder"))?;
    let owner = plan.other_uid.then_some(set_up.uid);
    for (name, content) in set_up.inputs.iter().zip(files.inputs) {
        collect::put(&work_folder, name, content.into(), owner).map_err(Fault::at(name))?;
    }

    let launcher = if plan.mount_namespace { LAUNCHER.into() } else { PathBuf::from(&set_up.launcher) };
    let begin = Begin {
        launcher,
        launcher_args: set_up.launcher_args.clone(),
        program: set_up.program.clone(),
        args: set_up.args.clone(),
        env: set_up.env.clone(),
        work: work.clone().into(),
        pid_namespace: plan.pid_namespace,
        proc: shows_proc(&set_up),
        uid: owner,
        confinement: Confinement {
            rlimits: set_up.rlimits,
            landlock: plan.landlock.then(|| file_rules(&visible, &program, &work, &set_up)),
            seccomp: plan.seccomp,
            may_spawn: set_up.may_spawn,
            signals: signals(&set_up),
        },
    };
    let killer = Killer { kills: files.kills, uid: owner.filter(|_| !plan.pid_namespace) };
    write_zero(&files.enter).map_err(Fault::at("cgroup"))?;
    sacrifice.offer(b"1000");
    let inside = Inside::start(&begin, files.stdout, files.stderr);
    sacrifice.offer(b"0");
    // The supervisor itself stays outside, or the end of the group would be its own.
    write_zero(&files.leave).map_err(Fault::at("cgroup"))?;
    let mut inside = inside?;
    let give_up = Instant::now().checked_add(Duration::from_millis(set_up.milliseconds));
    let status = inside.watch(caller, &begin, &files.stdin, give_up);
    killer.kill(&mut inside.first).map_err(Fault::at("the end of the sandbox"))?;
    let status = status?;

    let taken = take(&set_up, status, &work_folder, files.takes);
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).map_err(|error| Fault::at("usage")(error.into()))?;
    let micros = |time: nix::sys::time::TimeVal| {
        u64::try_from(time.tv_sec() * 1_000_000 + time.tv_usec()).unwrap_or_default()
    };
    Ok(Outcome {
        status,
        cpu_micros: micros(usage.user_time()) + micros(usage.system_time()),
        peak_bytes: u64::try_from(usage.max_rss()).unwrap_or_default() * 1024,
        taken,
    })
}

fn enter_namespaces(plan: &Plan, caller: &Channel) -> Result<(), Fault> {
    let mut flags = CloneFlags::empty();
    for (wanted, flag) in [
        (plan.user_namespace != UserNamespace::None, CloneFlags::CLONE_NEWUSER),
        (plan.mount_namespace, CloneFlags::CLONE_NEWNS),
        (plan.pid_namespace, CloneFlags::CLONE_NEWPID),
        (plan.network_namespace, CloneFlags::CLONE_NEWNET),
        (plan.ipc_namespace, CloneFlags::CLONE_NEWIPC),
        (plan.uts_namespace, CloneFlags::CLONE_NEWUTS),
        (plan.cgroup_namespace, CloneFlags::CLONE_NEWCGROUP),
        (plan.time_namespace, TIME_NAMESPACE),
    ] {
        flags.set(flag, wanted);
    }
    let (uid, gid) = (nix::unistd::geteuid(), nix::unistd::getegid());
    unshare(flags).map_err(|error| Fault::at("namespaces")(error.into()))?;
    match plan.user_namespace {
        UserNamespace::None => {}
        UserNamespace::Own => map_self(uid.as_raw(), gid.as_raw()).map_err(Fault::at("user namespace"))?,
        UserNamespace::Same => ask_for_map(caller)?,
    }
    if plan.uts_namespace {
        nix::unistd::sethostname("sandbox").map_err(|error| Fault::at("host name")(error.into()))?;
    }
    Ok(())
}

/// Not in the library's list of namespaces.
pub(crate) const TIME_NAMESPACE: CloneFlags = CloneFlags::from_bits_retain(0x80);

/// Root inside is `uid` outside.
pub(crate) fn map_self(uid: u32, gid: u32) -> io::Result<()> {
    fs::write("/proc/self/setgroups", "deny")?;
    fs::write("/proc/self/uid_map", format!("0 {uid} 1"))?;
    fs::write("/proc/self/gid_map", format!("0 {gid} 1"))
}

pub(crate) fn ask_for_map(caller: &Channel) -> Result<(), Fault> {
    caller.send(&Reply::WantsMap, &[]).map_err(Fault::at("user namespace"))?;
    match caller.receive::<Mapped>().map_err(Fault::at("user namespace"))? {
        Some((Mapped(Ok(())), _)) => Ok(()),
        Some((Mapped(Err(reason)), _)) => Err(Fault::SetUp(format!("user namespace: {reason}"))),
        None => Err(Fault::SetUp("the caller is gone".to_owned())),
    }
}

/// What the filter has to keep a program from signalling.
fn signals(set_up: &SetUp) -> Signals {
    // One process needs to reach itself only, which is how it aborts. Several can be told apart from those outside only by
    // other means.
    let kept_inside = set_up.plan.pid_namespace || set_up.plan.other_uid;
    if set_up.may_spawn && kept_inside { Signals::Inside } else { Signals::Own }
}

fn shows_proc(set_up: &SetUp) -> bool {
    // A program that starts others needs to see which one it is; a single one is told by a link.
    set_up.may_spawn && set_up.plan.mount_namespace && set_up.plan.pid_namespace
}

/// Builds the new root, if there is to be one, and gives the work folder.
fn build_root(set_up: &SetUp, visible: &Visible, program: &Path) -> Result<PathBuf, Fault> {
    let owner = if set_up.plan.other_uid { set_up.uid } else { 0 };
    if set_up.plan.mount_namespace {
        let size = WorkSize { bytes: set_up.file_bytes, files: set_up.files, uid: owner };
        root::enter(visible, Path::new(&set_up.launcher), program, size, shows_proc(set_up))?;
        return Ok(PathBuf::from(WORK));
    }
    let work = set_up.work.as_ref().map(PathBuf::from);
    let work = work.ok_or_else(|| Fault::SetUp("there is no work folder".to_owned()))?;
    if set_up.plan.other_uid {
        std::os::unix::fs::chown(&work, Some(owner), Some(owner)).map_err(Fault::at("work folder"))?;
    }
    Ok(work)
}

fn file_rules(visible: &Visible, program: &Path, work: &Path, set_up: &SetUp) -> FileRules {
    let mut read: Vec<PathBuf> = visible.libraries.iter().chain(&visible.given).cloned().collect();
    let mut execute = vec![program.to_owned()];
    // The loader is executed, too, and which of the libraries it is does not show.
    execute.extend(visible.libraries.iter().cloned());
    if set_up.may_spawn {
        execute.extend(visible.given.iter().cloned());
    }
    if set_up.plan.mount_namespace {
        read.push("/proc".into());
    }
    let names = |paths: Vec<PathBuf>| paths.into_iter().map(PathBuf::into_os_string).collect();
    FileRules {
        read: names(read),
        execute: names(execute),
        devices: names(visible.devices.clone()),
        work: work.into(),
    }
}

/// When the machine itself runs out of memory, the processes inside shall be killed, and not those outside. Children
/// inherit the preference.
struct Sacrifice(Option<File>);

impl Sacrifice {
    fn open() -> Self {
        Self(File::options().write(true).open("/proc/self/oom_score_adj").ok())
    }

    fn offer(&self, preference: &[u8]) {
        if let Some(mut file) = self.0.as_ref() {
            // It is a wish only; a container may not have it.
            let _ = file.write_all(preference);
        }
    }
}

fn write_zero(files: &[OwnedFd]) -> io::Result<()> {
    files.iter().try_for_each(|file| rustix::io::write(file, b"0").map(drop).map_err(io::Error::from))
}

/// The first process inside, and the connection to it.
struct Inside {
    first: Child,
    channel: Channel,
}

impl Inside {
    fn start(begin: &Begin, stdout: OwnedFd, stderr: OwnedFd) -> Result<Self, Fault> {
        let start = || {
            let (channel, theirs) = Channel::pair()?;
            let first = Command::new(&begin.launcher)
                .args(&begin.launcher_args)
                .arg(crate::init::COMMAND)
                .env_clear()
                .stdin(OwnedFd::from(theirs))
                .stdout(stdout)
                .stderr(stderr)
                .spawn()?;
            Ok(Self { first, channel })
        };
        start().map_err(Fault::at("first process"))
    }

    /// Waits until the program has ended, or until the caller wants its end: then there is no status.
    fn watch(
        &mut self,
        caller: &Channel,
        begin: &Begin,
        stdin: &OwnedFd,
        give_up: Option<Instant>,
    ) -> Result<Option<Status>, Fault> {
        let fault = |error| Fault::at("first process")(error);
        self.channel.send(begin, &[stdin.as_fd()]).map_err(fault)?;
        let mut started = false;
        loop {
            if !wait_for_first(self.channel.as_fd(), caller.as_fd(), give_up).map_err(fault)? {
                return Ok(None);
            }
            match self.channel.receive::<Progress>().map_err(fault)? {
                Some((Progress::Started, _)) => {
                    started = true;
                    // If the caller is gone the next wait will tell.
                    let _ = caller.send(&Reply::Started, &[]);
                }
                Some((Progress::Ended(status), _)) => return Ok(Some(status)),
                Some((Progress::Failed(fault), _)) => return Err(fault),
                // Killed from outside, as happens when memory runs out.
                None if started => return Ok(Some(Status::Signalled(Signal::KILL.as_raw()))),
                None => return Err(self.early_end()),
            }
        }
    }

    fn early_end(&mut self) -> Fault {
        let how = match self.first.wait() {
            Ok(status) => match status.signal() {
                Some(signal) => format!("signal {signal}"),
                None => status.to_string(),
            },
            Err(error) => error.to_string(),
        };
        Fault::SetUp(format!("the first process inside ended early: {how}"))
    }
}

/// Waits for a message from inside; false if the caller hangs up first, or at `give_up`.
fn wait_for_first(
    inside: BorrowedFd<'_>,
    caller: BorrowedFd<'_>,
    give_up: Option<Instant>,
) -> io::Result<bool> {
    loop {
        let mut files = [
            PollFd::from_borrowed_fd(caller, PollFlags::IN),
            PollFd::from_borrowed_fd(inside, PollFlags::IN),
        ];
        let left = give_up.map(|give_up| give_up.saturating_duration_since(Instant::now()));
        match poll(&mut files, left.map(crate::caller::timespec).as_ref()) {
            Err(rustix::io::Errno::INTR) => continue,
            Ok(0) => return Ok(false),
            other => other?,
        };
        // The caller says nothing more, so that this can only be its end, or its wish that this ends.
        if !files[0].revents().is_empty() {
            return Ok(false);
        }
        if !files[1].revents().is_empty() {
            return Ok(true);
        }
    }
}

/// The means to end everything inside.
struct Killer {
    /// Of the groups.
    kills: Vec<OwnedFd>,
    /// Everything that runs under this id is inside.
    uid: Option<u32>,
}

impl Killer {
    /// Kills everything inside, and returns when it is gone.
    fn kill(&self, first: &mut Child) -> io::Result<()> {
        // It fails only if the process is over.
        let _ = first.kill();
        loop {
            for kill in &self.kills {
                // The group may be gone, or empty.
                let _ = rustix::io::write(kill, b"1");
            }
            if let Some(uid) = self.uid {
                kill_all_of(uid)?;
            }
            // The first process of a pid namespace is not over before all others in it are.
            if reap_all(self.kills.is_empty() && self.uid.is_none())? {
                return Ok(());
            }
        }
    }
}

/// Collects dead children. True if there are none left, dead or alive; `patiently` waits for that.
fn reap_all(patiently: bool) -> io::Result<bool> {
    use rustix::process::{WaitOptions, wait};
    let options = if patiently { WaitOptions::empty() } else { WaitOptions::NOHANG };
    loop {
        match wait(options) {
            Ok(Some(_)) | Err(rustix::io::Errno::INTR) => {}
            Ok(None) => {
                std::thread::sleep(Duration::from_millis(1));
                return Ok(false);
            }
            Err(rustix::io::Errno::CHILD) => return Ok(true),
            Err(error) => return Err(error.into()),
        }
    }
}

/// Kills every process of `uid` at once, so that none of them can start another meanwhile.
fn kill_all_of(uid: u32) -> io::Result<()> {
    use nix::sys::signal::{Signal, kill};
    use nix::unistd::{Pid, Uid, setresuid};
    let root = Uid::from_raw(0);
    // With this effective id the kernel lets us kill processes of that id only; and because of the other two none of
    // them can kill us.
    setresuid(Uid::from_raw(uid + 1), Uid::from_raw(uid), root)?;
    let killed = kill(Pid::from_raw(-1), Signal::SIGKILL);
    setresuid(root, root, root)?;
    match killed {
        Ok(()) | Err(nix::errno::Errno::ESRCH) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

fn take(
    set_up: &SetUp,
    status: Option<Status>,
    work: &OwnedFd,
    targets: Vec<OwnedFd>,
) -> Vec<Result<u64, TakeFault>> {
    let exited = matches!(status, Some(Status::Exited(_)));
    let each = set_up.take.iter().zip(targets);
    each.map(
        |((name, max), target)| {
            if exited { collect::take(work, name, *max, target) } else { Err(TakeFault::NotTaken) }
        },
    )
    .collect()
}

/// Standard input for a process that reads messages from `theirs`.
pub(crate) fn as_stdin(theirs: impl Into<OwnedFd>) -> Stdio {
    Stdio::from(theirs.into())
}

/// Writes `text` to a new memory file.
pub(crate) fn memory_file(name: &str, text: &[u8]) -> io::Result<File> {
    let mut file = File::from(rustix::fs::memfd_create(name, rustix::fs::MemfdFlags::CLOEXEC)?);
    file.write_all(text)?;
    Ok(file)
}
