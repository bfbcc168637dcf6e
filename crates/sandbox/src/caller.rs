//! The caller's side of a run: it starts the supervisor, reads the output, and watches the limits that only it can see.

use std::fs::{self, File};
use std::io::{self, PipeReader, PipeWriter, Read};
use std::os::fd::{AsFd, AsRawFd, BorrowedFd};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{OFlags, SealFlags, fcntl_add_seals, fcntl_getfl, fcntl_setfl};

use crate::cgroup::{Group, GroupLimits, Hierarchies};
use crate::channel::Channel;
use crate::collect::is_plain;
use crate::job::{
    Cancel, Captured, Content, End, Finished, Input, Job, Limits, RunError, Take, TakeError, Usage,
};
use crate::message::{Fault, Mapped, Outcome, Plan, Reply, Rlimits, SetUp, Status, TakeFault};
use crate::owner::Owner;
use crate::removal::remove_folder;
use crate::sandbox::Launcher;
use crate::supervisor;
use crate::trials::{self, Ask, Found};

/// How long the supervisor may take to end everything inside before it is ended itself.
const KILL_GRACE: Duration = Duration::from_secs(10);

/// How long after the deadline the supervisor ends everything by itself.
const SUPERVISOR_GRACE: Duration = Duration::from_secs(2);

/// Processes inside that are ours: the first one.
const OWN_PROCESSES: u64 = 1;

/// The first of the ids that nobody has, where there is room for all.
const FIRST_ID: u64 = 0x6c6d_0000;

/// What a run needs besides the job.
pub(crate) struct Caller<'a> {
    pub launcher: &'a Launcher,
    pub plan: &'a Plan,
    pub hierarchies: &'a Hierarchies,
}

impl Caller<'_> {
    pub(crate) fn run(&self, job: Job) -> Result<Finished, RunError> {
        let start = Instant::now();
        check(&job)?;
        let owner = Owner::this_process()?;
        let group = self.group(&owner, &job.limits)?;
        let work = if self.plan.mount_namespace { None } else { Some(WorkFolder::create(&owner)?) };
        let (stdout, stdout_writer) = output()?;
        let (stderr, stderr_writer) = output()?;
        let mut supervisor = Supervisor::start(self.launcher)?;

        let program = job.program.clone();
        let Job { args, env, read_only, inputs, stdin, take, limits, cancel, may_spawn, .. } = job;
        let stdin = stdin.map_or_else(|| File::open("/dev/null"), |file| Ok(read_only_again(file)))?;
        let (names, inputs) = open_inputs(inputs)?;
        let targets = take.iter().map(target).collect::<io::Result<Vec<_>>>()?;
        let set_up = SetUp {
            plan: self.plan.clone(),
            launcher: self.launcher.program.clone().into(),
            launcher_args: self.launcher.args.clone(),
            program: program.clone().into(),
            args,
            env,
            read_only: read_only.into_iter().map(Into::into).collect(),
            inputs: names,
            take: take.iter().map(|take| (take.name.clone(), take.max_bytes)).collect(),
            work: work.as_ref().map(|work| work.0.clone().into()),
            uid: free_id(supervisor.child.id(), self.plan)?,
            groups: group.enter.len(),
            kills: group.kills.len(),
            file_bytes: limits.file_bytes,
            files: limits.files,
            may_spawn,
            milliseconds: remaining(&limits),
            rlimits: self.rlimits(&limits, &group),
        };
        let streams = [stdout_writer.as_fd(), stderr_writer.as_fd(), stdin.as_fd()];
        let groups = group.enter.iter().chain(&group.leave).chain(&group.kills);
        let files = inputs.iter().chain(&targets).chain(groups).map(AsFd::as_fd);
        let files: Vec<BorrowedFd<'_>> = streams.into_iter().chain(files).collect();
        supervisor.channel.send(&set_up, &files)?;
        drop((stdout_writer, stderr_writer, stdin, inputs));

        let watched = supervisor.watch(start, &limits, cancel.as_ref(), stdout, stderr, &program)?;
        finish(watched, &group, &limits, targets, &take)
    }

    fn group(&self, owner: &Owner, limits: &Limits) -> Result<Group, RunError> {
        let limits = GroupLimits {
            memory_bytes: limits.memory_bytes,
            processes: u64::from(limits.processes) + OWN_PROCESSES,
            processors: limits.processors,
        };
        let group = self.hierarchies.create(owner, &limits);
        group.map_err(|error| RunError::SetUp(format!("cgroup: {error}")))
    }

    fn rlimits(&self, limits: &Limits, group: &Group) -> Rlimits {
        let together = group.limits_memory();
        let processes = u64::from(limits.processes) + OWN_PROCESSES;
        // Where a group counts, it shall be the one to refuse, as it tells so afterwards.
        let processes = if group.limits_processes() { 2 * processes } else { processes };
        Rlimits {
            address_space: (!together).then(|| limits.memory_bytes.saturating_add(Limits::RESERVED_BYTES)),
            // At least one second, as the kernel counts in seconds.
            cpu_seconds: limits
                .cpu
                .map(|cpu| cpu.as_millis().div_ceil(1000).max(1).try_into().unwrap_or(u64::MAX >> 1)),
            file_bytes: limits.file_bytes,
            open_files: u64::from(limits.open_files),
            processes: self.plan.count_processes.then_some(processes),
        }
    }
}

/// Until the supervisor loses patience: a while after the deadline, should this process be stopped then.
fn remaining(limits: &Limits) -> u64 {
    let left = limits.deadline.saturating_duration_since(Instant::now()) + SUPERVISOR_GRACE;
    u64::try_from(left.as_millis()).unwrap_or(u64::MAX)
}

/// The same file from its beginning, opened for reading only: the program must not be able to change it.
fn read_only_again(file: File) -> File {
    // It fails for what has no beginning, such as a pipe or a socket.
    File::open(format!("/proc/self/fd/{}", file.as_raw_fd())).unwrap_or(file)
}

fn check(job: &Job) -> Result<(), RunError> {
    let names = job.inputs.iter().map(|input| &input.name).chain(job.take.iter().map(|take| &take.name));
    for name in names {
        if !is_plain(name) {
            return Err(RunError::Job(format!("{name:?} is no name of a file in the work folder")));
        }
    }
    if !job.program.is_absolute() {
        return Err(RunError::Job(format!("{} is not an absolute path", job.program.display())));
    }
    Ok(())
}

/// A folder of the machine, for want of a root of its own; removed with this value.
struct WorkFolder(PathBuf);

impl WorkFolder {
    fn create(owner: &Owner) -> io::Result<Self> {
        let prefix = format!("{}-", owner.name());
        tempfile::Builder::new().prefix(&prefix).tempdir().map(|folder| Self(folder.keep()))
    }
}

impl Drop for WorkFolder {
    fn drop(&mut self) {
        // What cannot be removed now is left for the next start.
        let _ = remove_folder(&self.0);
    }
}

/// A pipe whose reading end never blocks.
fn output() -> io::Result<(PipeReader, PipeWriter)> {
    let (reader, writer) = io::pipe()?;
    fcntl_setfl(&reader, fcntl_getfl(&reader)? | OFlags::NONBLOCK)?;
    Ok((reader, writer))
}

fn open_inputs(inputs: Vec<Input>) -> io::Result<(Vec<String>, Vec<File>)> {
    let mut names = Vec::new();
    let mut files = Vec::new();
    for Input { name, content } in inputs {
        files.push(match content {
            Content::Bytes(bytes) => supervisor::memory_file("input", &bytes)?,
            Content::File(file) => file,
        });
        names.push(name);
    }
    Ok((names, files))
}

fn target(_: &Take) -> io::Result<File> {
    use rustix::fs::MemfdFlags;
    Ok(File::from(rustix::fs::memfd_create("result", MemfdFlags::CLOEXEC | MemfdFlags::ALLOW_SEALING)?))
}

/// An id that no other run on this machine has, made from the supervisor's process id; the one after it is free as well.
pub(crate) fn free_id(pid: u32, plan: &Plan) -> Result<u32, RunError> {
    if !plan.other_uid {
        return Ok(0);
    }
    let ranges = id_ranges();
    let wanted = FIRST_ID + 2 * u64::from(pid);
    if ranges.iter().any(|(first, count)| (*first..first + count).contains(&(wanted + 1))) {
        return Ok(u32::try_from(wanted).unwrap_or(u32::MAX));
    }
    // Within a container there are often no more than 65,536 ids: count down from the highest.
    let (first, count) = ranges.into_iter().max_by_key(|(_, count)| *count).unwrap_or((0, 0));
    let fits = count.checked_sub(2 * u64::from(pid) + 2).filter(|left| first + left > 1000);
    let id = fits.map(|left| first + left).or(plan.pid_namespace.then_some(first + count.saturating_sub(2)));
    id.and_then(|id| u32::try_from(id).ok())
        .ok_or_else(|| RunError::SetUp("this container has too few user ids".to_owned()))
}

/// The ids that exist for this process: first and count.
fn id_ranges() -> Vec<(u64, u64)> {
    let text = fs::read_to_string("/proc/self/uid_map").unwrap_or_default();
    let range = |line: &str| {
        let mut numbers = line.split_whitespace().map(str::parse);
        let (first, _, count) = (numbers.next()?.ok()?, numbers.next()?.ok()?, numbers.next()?.ok()?);
        Some((first, count))
    };
    text.lines().filter_map(range).collect()
}

/// Gives the process, which is in a new user namespace, the ids that this process has.
pub(crate) fn map_same(pid: u32) -> Mapped {
    let map = |file: &str| {
        let own = fs::read_to_string(format!("/proc/self/{file}"))?;
        let same = own.lines().filter_map(|line| {
            let numbers: Vec<&str> = line.split_whitespace().collect();
            let &[first, _, count] = &numbers[..] else { return None };
            Some(format!("{first} {first} {count}\n"))
        });
        fs::write(format!("/proc/{pid}/{file}"), same.collect::<String>())
    };
    Mapped(map("uid_map").and_then(|()| map("gid_map")).map_err(|error| error.to_string()))
}

/// A process of ours at the other end of a channel, which does not outlive this value.
pub(crate) struct Supervisor {
    pub child: Child,
    pub channel: Channel,
    over: bool,
}

impl Supervisor {
    fn start(launcher: &Launcher) -> Result<Self, RunError> {
        Self::start_as(launcher, supervisor::COMMAND)
    }

    pub(crate) fn start_as(launcher: &Launcher, command: &str) -> Result<Self, RunError> {
        let (channel, theirs) = Channel::pair()?;
        let child = Command::new(&launcher.program)
            .args(&launcher.args)
            .arg(command)
            .env_clear()
            .current_dir("/")
            .stdin(supervisor::as_stdin(theirs))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| RunError::SetUp(format!("{}: {error}", launcher.program.display())))?;
        Ok(Self { child, channel, over: false })
    }

    /// Waits for its end, which is near.
    pub(crate) fn join(&mut self) -> io::Result<std::process::ExitStatus> {
        self.over = true;
        self.child.wait()
    }

    fn watch(
        &mut self,
        start: Instant,
        limits: &Limits,
        cancel: Option<&Cancel>,
        stdout: PipeReader,
        stderr: PipeReader,
        program: &Path,
    ) -> Result<Watched, RunError> {
        let mut watch = Watch {
            stdout: Stream::new(stdout, limits.output_bytes),
            stderr: Stream::new(stderr, limits.output_bytes),
            started: None,
            ending: None,
        };
        let reply = loop {
            if watch.wait(&self.channel, limits, cancel)? {
                let told_to_end = watch.ending.is_some();
                match self.channel.receive::<Reply>() {
                    Ok(Some((Reply::Started, _))) => watch.started = Some(start.elapsed()),
                    // Nothing more is sent to it: that it hears nothing is how it knows that it is to end.
                    Ok(Some((Reply::WantsMap, _))) if told_to_end => {}
                    Ok(Some((Reply::WantsMap, _))) => self.channel.send(&map_same(self.child.id()), &[])?,
                    Ok(Some((reply, _))) => break Some(reply),
                    Ok(None) => break None,
                    // It was ended in the middle of a word.
                    Err(_) if told_to_end => break None,
                    Err(error) => return Err(error.into()),
                }
            }
            let end = watch.limit_reached(limits, cancel);
            if let (None, Some(end)) = (&watch.ending, end) {
                watch.ending = Some((end, Instant::now() + KILL_GRACE));
                self.channel.end_sending();
            }
            if watch.ending.is_some_and(|(_, give_up)| give_up <= Instant::now()) {
                // Its first process inside dies with it.
                let _ = self.child.kill();
            }
        };
        let wall = start.elapsed();
        let status = self.join()?;
        watch.stdout.read_to_end()?;
        watch.stderr.read_to_end()?;
        let ending = watch.ending.map(|(end, _)| end);
        let outcome = match (reply, ending) {
            (Some(Reply::Finished(outcome)), _) => Some(outcome),
            // What failed after it was told to end did so because of that.
            (Some(Reply::Failed(_)) | None, Some(_)) => None,
            (Some(Reply::Failed(Fault::SetUp(reason))), None) => return Err(RunError::SetUp(reason)),
            (Some(Reply::Failed(Fault::Start(reason))), None) => {
                return Err(RunError::Start { program: program.to_owned(), reason });
            }
            _ => {
                let signal = status.signal().map(|signal| format!("signal {signal}"));
                return Err(RunError::Died(signal.unwrap_or_else(|| status.to_string())));
            }
        };
        Ok(Watched {
            outcome,
            ending,
            wall,
            startup: watch.started.unwrap_or(wall),
            stdout: watch.stdout.captured,
            stderr: watch.stderr.captured,
        })
    }
}

impl Drop for Supervisor {
    fn drop(&mut self) {
        if !self.over {
            // Both fail only if it is over.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// Has everything tried out in a process of its own.
pub(crate) fn try_out(launcher: &Launcher) -> Result<Found, RunError> {
    let mut process = Supervisor::start_as(launcher, trials::COMMAND)?;
    let pid = process.child.id();
    let plan = Plan { other_uid: true, pid_namespace: true, ..Plan::default() };
    process.channel.send(&Ask { uid: free_id(pid, &plan)? }, &[])?;
    loop {
        match process.channel.receive::<Reply>()? {
            Some((Reply::WantsMap, _)) => process.channel.send(&map_same(pid), &[])?,
            Some((Reply::Tried(found), _)) => {
                process.join()?;
                return Ok(found);
            }
            _ => return Err(RunError::Died(process.join()?.to_string())),
        }
    }
}

/// What is seen of a run while it lasts.
struct Watch {
    stdout: Stream,
    stderr: Stream,
    /// When the program was started, from the start of the run.
    started: Option<Duration>,
    /// Why it was told to end, and until when it may take to do so.
    ending: Option<(End, Instant)>,
}

impl Watch {
    /// Waits for something to happen and reads output; true if there is a message.
    fn wait(&mut self, channel: &Channel, limits: &Limits, cancel: Option<&Cancel>) -> io::Result<bool> {
        let until = self.ending.map_or(limits.deadline, |(_, give_up)| give_up);
        let timeout = until.saturating_duration_since(Instant::now());
        let timeout = timespec(timeout);
        let mut files = vec![PollFd::from_borrowed_fd(channel.as_fd(), PollFlags::IN)];
        for stream in [&self.stdout, &self.stderr] {
            if let Some(pipe) = &stream.pipe {
                files.push(PollFd::from_borrowed_fd(pipe.as_fd(), PollFlags::IN));
            }
        }
        if let (None, Some(cancel)) = (&self.ending, cancel) {
            files.push(PollFd::from_borrowed_fd(cancel.reader().as_fd(), PollFlags::IN));
        }
        match poll(&mut files, Some(&timeout)) {
            Err(rustix::io::Errno::INTR) => return Ok(false),
            other => other?,
        };
        let message = !files[0].revents().is_empty();
        self.stdout.read_some()?;
        self.stderr.read_some()?;
        Ok(message)
    }

    fn limit_reached(&self, limits: &Limits, cancel: Option<&Cancel>) -> Option<End> {
        let written = self.stdout.captured.total.saturating_add(self.stderr.captured.total);
        if cancel.is_some_and(Cancel::is_cancelled) {
            Some(End::Cancelled)
        } else if limits.deadline <= Instant::now() {
            Some(End::TimedOut)
        } else if written > limits.output_total_bytes {
            Some(End::TooMuchOutput)
        } else {
            None
        }
    }
}

pub(crate) fn timespec(time: Duration) -> Timespec {
    // Longer waits than this are cut into pieces by whoever waits.
    const LONGEST: u64 = 1 << 31;
    let tv_sec = i64::try_from(time.as_secs().min(LONGEST)).unwrap_or(i64::MAX);
    Timespec { tv_sec, tv_nsec: i64::from(time.subsec_nanos()) }
}

/// One output stream.
struct Stream {
    /// None after its end.
    pipe: Option<PipeReader>,
    captured: Captured,
    cap: usize,
}

impl Stream {
    fn new(pipe: PipeReader, cap: usize) -> Self {
        Self { pipe: Some(pipe), captured: Captured::default(), cap }
    }

    /// Reads what is there, though not for ever. True at the end of the stream.
    fn read_some(&mut self) -> io::Result<bool> {
        const CHUNKS: usize = 16;
        let mut buffer = [0; 64 << 10];
        for _ in 0..CHUNKS {
            let Some(pipe) = &mut self.pipe else { return Ok(true) };
            match pipe.read(&mut buffer) {
                Ok(0) => self.pipe = None,
                Ok(read) => {
                    let room = self.cap - self.captured.bytes.len();
                    self.captured.bytes.extend(&buffer[..read.min(room)]);
                    self.captured.total += read as u64;
                }
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Ok(false),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(false)
    }

    /// Reads the rest, when nobody writes any more.
    fn read_to_end(&mut self) -> io::Result<()> {
        let mut before = None;
        while before != Some(self.captured.total) {
            before = Some(self.captured.total);
            if self.read_some()? {
                break;
            }
        }
        Ok(())
    }
}

/// A run whose processes are gone.
struct Watched {
    outcome: Option<Outcome>,
    ending: Option<End>,
    wall: Duration,
    startup: Duration,
    stdout: Captured,
    stderr: Captured,
}

fn finish(
    watched: Watched,
    group: &Group,
    limits: &Limits,
    targets: Vec<File>,
    take: &[Take],
) -> Result<Finished, RunError> {
    let Watched { outcome, ending, wall, startup, stdout, stderr } = watched;
    let outcome =
        outcome.unwrap_or(Outcome { status: None, cpu_micros: 0, peak_bytes: 0, taken: Vec::new() });
    let cpu = Duration::from_micros(outcome.cpu_micros).max(group.cpu().unwrap_or_default());
    let usage = Usage {
        wall,
        startup,
        cpu,
        peak_bytes: group.peak_bytes().unwrap_or(outcome.peak_bytes),
        hit_processes: group.ran_out_of_processes(),
    };
    let end = match outcome.status {
        Some(status) => end_of(status, group, limits, cpu),
        None => ending.unwrap_or(End::TimedOut),
    };
    let mut results = outcome.taken.into_iter();
    let taken = targets.into_iter().zip(take).map(|(file, take)| {
        let result = results.next().unwrap_or(Err(TakeFault::NotTaken));
        result.map_err(|fault| take_error(fault, take)).and_then(|_| sealed(file))
    });
    Ok(Finished { end, stdout, stderr, usage, taken: taken.collect() })
}

const SIGKILL: i32 = nix::libc::SIGKILL;

fn end_of(status: Status, group: &Group, limits: &Limits, cpu: Duration) -> End {
    match status {
        Status::Exited(0) => End::Exited(0),
        _ if group.ran_out_of_memory() => End::OutOfMemory,
        Status::Exited(code) => End::Exited(code),
        Status::Signalled(nix::libc::SIGXCPU) => End::OutOfCpu,
        Status::Signalled(SIGKILL) if limits.cpu.is_some_and(|limit| limit <= cpu) => End::OutOfCpu,
        Status::Signalled(signal) => End::Signalled(signal),
    }
}

fn take_error(fault: TakeFault, take: &Take) -> TakeError {
    match fault {
        TakeFault::Missing => TakeError::Missing,
        TakeFault::NotAFile(what) => TakeError::NotAFile(what),
        TakeFault::Linked => TakeError::Linked,
        TakeFault::TooLarge(bytes) => TakeError::TooLarge { bytes, max: take.max_bytes },
        TakeFault::NotTaken => TakeError::NotTaken,
        TakeFault::Unreadable(reason) => TakeError::Unreadable(reason),
    }
}

/// The file, which nobody can change any more.
fn sealed(file: File) -> Result<File, TakeError> {
    let seals = SealFlags::WRITE | SealFlags::SHRINK | SealFlags::GROW | SealFlags::SEAL;
    match fcntl_add_seals(&file, seals) {
        Ok(()) => Ok(file),
        Err(error) => Err(TakeError::Unreadable(error.to_string())),
    }
}
