//! How many grades run at once on this machine, and how much memory they may take together.
//!
//! All processes that share a folder share its limits. A slot is a file that is locked while a grade runs; what the
//! grade may use is written in it. The system gives a lock back when its process ends, however it ends, so nothing is
//! left behind by a kill.
//!
//! Whoever waits for a slot holds the *entrance*, a lock too, and whoever has a slot and waits for more memory holds the
//! *upgrade*: one at a time each, so that a grade that needs much is not overtaken for ever by grades that need little.
//! They are two, because the first waits for slots that those who wait at the second hold; and who waits for an upgrade
//! goes first, because it ends sooner. The third lock, *claims*, is held only while somebody counts and writes.
//!
//! Cost: with a free slot, one lock for the gate and at most one for every slot, some microseconds. A waiter looks
//! again after 1 to 16 ms.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::os::unix::fs::{FileExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use crate::private::{PrivateError, private_folder};

/// Bytes of a claim: a number of MiB, padded, so that it is always written and read whole.
const CLAIM_BYTES: usize = 20;

/// The locks of those who wait for more memory, and of those who count.
const UPGRADE: &str = "upgrade";
const CLAIMS: &str = "claims";

/// Slots that a folder can have.
const MOST: usize = 4096;

/// Why there is no slot.
#[derive(Debug, thiserror::Error)]
pub enum SlotsError {
    /// The folder is not fit for use.
    #[error("slots of this machine: {0}")]
    Folder(#[from] PrivateError),
    /// A lock file cannot be used.
    #[error("slots of this machine: cannot use {}: {source}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The system's reason.
        source: io::Error,
    },
    /// The caller stopped waiting.
    #[error("stopped while waiting for a slot")]
    Stopped,
}

/// The slots and the memory of this machine, as one process sees them.
#[derive(Clone, Debug)]
pub struct Slots {
    folder: PathBuf,
    count: usize,
    memory_mib: u64,
}

impl Slots {
    /// At most `count` grades at once, at least one, with `memory_mib` MiB together, counted over every process that
    /// names the same folder. The folder is made if it is missing.
    ///
    /// # Errors
    /// When the folder cannot be made, or is open to other users.
    pub fn new(folder: impl Into<PathBuf>, count: usize, memory_mib: u64) -> Result<Self, SlotsError> {
        let folder = folder.into();
        private_folder(&folder)?;
        Ok(Self { folder, count: count.clamp(1, MOST), memory_mib })
    }

    /// How many grades may run at once.
    #[must_use]
    pub fn count(&self) -> usize {
        self.count
    }

    /// Waits for a slot and for `memory_mib` MiB. One that asks for more than there is gets it when it is alone.
    ///
    /// # Errors
    /// [`SlotsError::Stopped`] as soon as `stop` says so; other errors when the lock files cannot be used.
    pub fn acquire(&self, memory_mib: u64, stop: &dyn Fn() -> bool) -> Result<Grant, SlotsError> {
        let _entrance = self.wait_for("gate", stop)?;
        let mut pause = Pause::new(stop);
        loop {
            if !self.is_held(UPGRADE)?
                && let Some(grant) = self.try_acquire(memory_mib, stop)?
            {
                return Ok(grant);
            }
            pause.wait()?;
        }
    }

    fn try_acquire(&self, memory_mib: u64, stop: &dyn Fn() -> bool) -> Result<Option<Grant>, SlotsError> {
        let _claims = self.wait_for(CLAIMS, stop)?;
        let seen = self.look(None)?;
        let Some(file) = seen.free.filter(|_| self.fits(seen.claimed, memory_mib)) else { return Ok(None) };
        let mut grant = Grant { slots: self.clone(), file, claim_mib: 0 };
        grant.write_claim(memory_mib)?;
        Ok(Some(grant))
    }

    fn fits(&self, claimed: u64, wanted: u64) -> bool {
        claimed == 0 || claimed.saturating_add(wanted) <= self.memory_mib
    }

    /// Waits for the lock `name`.
    fn wait_for(&self, name: &str, stop: &dyn Fn() -> bool) -> Result<File, SlotsError> {
        let (file, path) = self.open(name)?;
        let mut pause = Pause::new(stop);
        while !try_lock(&file, &path)? {
            pause.wait()?;
        }
        Ok(file)
    }

    /// Whether somebody holds the lock `name`.
    fn is_held(&self, name: &str) -> Result<bool, SlotsError> {
        let (file, path) = self.open(name)?;
        try_lock(&file, &path).map(|free| !free)
    }

    /// What all holders claim, and a slot of ours that nobody holds, locked. Only under `claims`. `own` is the name
    /// of the slot that the caller holds itself.
    fn look(&self, own: Option<&File>) -> Result<Seen, SlotsError> {
        let own = own.map(identity).transpose().map_err(|source| self.fault(&self.folder, source))?;
        let mut seen = Seen { claimed: 0, free: None };
        for name in self.names()? {
            let (file, path) = self.open(&name)?;
            if own.is_some() && identity(&file).ok() == own {
                continue;
            }
            if !try_lock(&file, &path)? {
                seen.claimed = seen.claimed.saturating_add(claim(&file));
            } else if seen.free.is_none() && index(&name).is_some_and(|index| index < self.count) {
                seen.free = Some(file);
            }
        }
        Ok(seen)
    }

    /// The slots that this process may take, and those that processes with a higher limit made.
    fn names(&self) -> Result<Vec<String>, SlotsError> {
        let mut indices: Vec<usize> = (0..self.count).collect();
        let entries = std::fs::read_dir(&self.folder).map_err(|e| self.fault(&self.folder, e))?;
        let found = entries.filter_map(|entry| index(entry.ok()?.file_name().to_str()?));
        indices.extend(found.filter(|index| (self.count..MOST).contains(index)));
        Ok(indices.into_iter().map(|index| format!("slot-{index}")).collect())
    }

    fn open(&self, name: &str) -> Result<(File, PathBuf), SlotsError> {
        let path = self.folder.join(name);
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false).mode(0o600);
        let file = options.open(&path).map_err(|source| self.fault(&path, source))?;
        Ok((file, path))
    }

    fn fault(&self, path: &Path, source: io::Error) -> SlotsError {
        SlotsError::File { path: path.to_owned(), source }
    }
}

struct Seen {
    claimed: u64,
    free: Option<File>,
}

/// A slot and some memory. Both are free again when this is dropped.
#[derive(Debug)]
pub struct Grant {
    slots: Slots,
    file: File,
    claim_mib: u64,
}

impl Grant {
    /// The memory that this grade may use now, in MiB.
    #[must_use]
    pub fn memory_mib(&self) -> u64 {
        self.claim_mib
    }

    /// Takes `memory_mib` MiB instead of what it has, and tells how long that took. To be called between two stages,
    /// when nothing of the grade runs: the old memory is given back before the new is waited for, so that two grades
    /// never wait for each other.
    ///
    /// # Errors
    /// As [`Slots::acquire`]. The slot stays held, without memory.
    pub fn resize(&mut self, memory_mib: u64, stop: &dyn Fn() -> bool) -> Result<Duration, SlotsError> {
        if memory_mib <= self.claim_mib {
            self.write_claim(memory_mib)?;
            return Ok(Duration::ZERO);
        }
        let start = Instant::now();
        self.write_claim(0)?;
        let _upgrade = self.slots.wait_for(UPGRADE, stop)?;
        let mut pause = Pause::new(stop);
        while !self.try_resize(memory_mib, stop)? {
            pause.wait()?;
        }
        Ok(start.elapsed())
    }

    fn try_resize(&mut self, memory_mib: u64, stop: &dyn Fn() -> bool) -> Result<bool, SlotsError> {
        let slots = self.slots.clone();
        let _claims = slots.wait_for(CLAIMS, stop)?;
        let fits = slots.fits(slots.look(Some(&self.file))?.claimed, memory_mib);
        if fits {
            self.write_claim(memory_mib)?;
        }
        Ok(fits)
    }

    fn write_claim(&mut self, memory_mib: u64) -> Result<(), SlotsError> {
        let text = format!("{memory_mib:<CLAIM_BYTES$}");
        let folder = &self.slots.folder;
        self.file.write_all_at(text.as_bytes(), 0).map_err(|source| self.slots.fault(folder, source))?;
        self.claim_mib = memory_mib;
        Ok(())
    }
}

/// Waits a little longer every time, and not at all once the caller has stopped.
struct Pause<'a> {
    stop: &'a dyn Fn() -> bool,
    next: Duration,
}

impl<'a> Pause<'a> {
    fn new(stop: &'a dyn Fn() -> bool) -> Self {
        Self { stop, next: Duration::from_millis(1) }
    }

    fn wait(&mut self) -> Result<(), SlotsError> {
        if (self.stop)() {
            return Err(SlotsError::Stopped);
        }
        thread::sleep(self.next);
        self.next = (self.next * 2).min(Duration::from_millis(16));
        Ok(())
    }
}

fn index(name: &str) -> Option<usize> {
    name.strip_prefix("slot-")?.parse().ok()
}

fn identity(file: &File) -> io::Result<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;
    file.metadata().map(|metadata| (metadata.dev(), metadata.ino()))
}

/// What the holder of a slot wrote. A holder that has not written yet has not been granted anything.
fn claim(file: &File) -> u64 {
    let mut text = [0; CLAIM_BYTES];
    let read = file.read_at(&mut text, 0).unwrap_or(0);
    std::str::from_utf8(&text[..read]).ok().and_then(|text| text.trim().parse().ok()).unwrap_or(0)
}

fn try_lock(file: &File, path: &Path) -> Result<bool, SlotsError> {
    match file.try_lock() {
        Ok(()) => Ok(true),
        Err(TryLockError::WouldBlock) => Ok(false),
        Err(TryLockError::Error(source)) => Err(SlotsError::File { path: path.to_owned(), source }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::SeqCst};

    const NEVER: &dyn Fn() -> bool = &|| false;
    const AT_ONCE: &dyn Fn() -> bool = &|| true;

    fn place() -> tempfile::TempDir {
        tempfile::tempdir().unwrap()
    }

    fn is_full(slots: &Slots, memory_mib: u64) -> bool {
        matches!(slots.acquire(memory_mib, AT_ONCE), Err(SlotsError::Stopped))
    }

    #[test]
    fn no_more_grades_than_slots() {
        let place = place();
        let slots = Slots::new(place.path().join("slots"), 2, 1000).unwrap();
        let first = slots.acquire(1, NEVER).unwrap();
        let _second = slots.acquire(1, NEVER).unwrap();
        assert!(is_full(&slots, 1));
        drop(first);
        slots.acquire(1, AT_ONCE).unwrap();
    }

    #[test]
    fn no_more_memory_than_there_is() {
        let place = place();
        let slots = Slots::new(place.path().join("slots"), 8, 10).unwrap();
        let six = slots.acquire(6, NEVER).unwrap();
        assert!(is_full(&slots, 5));
        let _four = slots.acquire(4, NEVER).unwrap();
        assert!(is_full(&slots, 1));
        drop(six);
        slots.acquire(6, AT_ONCE).unwrap();
    }

    #[test]
    fn one_that_wants_more_than_there_is_gets_it_alone() {
        let place = place();
        let slots = Slots::new(place.path().join("slots"), 8, 10).unwrap();
        let small = slots.acquire(1, NEVER).unwrap();
        assert!(is_full(&slots, 100));
        drop(small);
        let _large = slots.acquire(100, AT_ONCE).unwrap();
        assert!(is_full(&slots, 1));
    }

    #[test]
    fn a_grant_changes_its_memory_between_stages() {
        let place = place();
        let slots = Slots::new(place.path().join("slots"), 8, 10).unwrap();
        let mut one = slots.acquire(4, NEVER).unwrap();
        let mut two = slots.acquire(4, NEVER).unwrap();
        assert!(matches!(one.resize(8, AT_ONCE), Err(SlotsError::Stopped)));
        // It gave its memory back before it waited, so the other one can go on, and then it can.
        assert_eq!(one.memory_mib(), 0);
        two.resize(8, AT_ONCE).unwrap();
        two.resize(2, AT_ONCE).unwrap();
        one.resize(8, AT_ONCE).unwrap();
        assert!(is_full(&slots, 1));
    }

    /// Every slot is held by one that wants more memory, and others wait for a slot: all of them get their turn.
    #[test]
    fn those_inside_and_those_outside_do_not_wait_for_each_other() {
        let place = place();
        let folder = place.path().join("slots");
        let done = AtomicUsize::new(0);
        let start = Instant::now();
        let too_long = || start.elapsed() > Duration::from_secs(60);
        thread::scope(|scope| {
            for _ in 0..6 {
                let (slots, done) = (Slots::new(&folder, 2, 10).unwrap(), &done);
                scope.spawn(move || {
                    for _ in 0..5 {
                        let mut grant = slots.acquire(4, &too_long).unwrap();
                        thread::sleep(Duration::from_millis(2));
                        grant.resize(9, &too_long).unwrap();
                        thread::sleep(Duration::from_millis(1));
                        done.fetch_add(1, SeqCst);
                    }
                });
            }
        });
        assert_eq!(done.load(SeqCst), 30);
    }

    #[test]
    fn processes_with_different_limits_count_each_other() {
        let place = place();
        let folder = place.path().join("slots");
        let wide = Slots::new(&folder, 3, 10).unwrap();
        let narrow = Slots::new(&folder, 1, 10).unwrap();
        let held = [(); 3].map(|()| wide.acquire(3, NEVER).unwrap());
        assert!(is_full(&narrow, 1));
        let [first, ..] = held;
        drop(first);
        // The slot is free, but the two others hold six of the ten.
        assert!(is_full(&narrow, 5));
        narrow.acquire(4, AT_ONCE).unwrap();
    }

    #[test]
    fn many_threads_never_exceed_the_limits_and_all_get_their_turn() {
        let place = place();
        let folder = place.path().join("slots");
        let (running, memory, done) = (AtomicUsize::new(0), AtomicU64::new(0), AtomicUsize::new(0));
        thread::scope(|scope| {
            for wanted in 1..=12_u64 {
                let slots = Slots::new(&folder, 3, 14).unwrap();
                let (running, memory, done) = (&running, &memory, &done);
                scope.spawn(move || {
                    for _ in 0..4 {
                        let grant = slots.acquire(wanted, NEVER).unwrap();
                        assert!(running.fetch_add(1, SeqCst) < 3);
                        assert!(memory.fetch_add(wanted, SeqCst) + wanted <= 14);
                        thread::sleep(Duration::from_millis(1));
                        memory.fetch_sub(wanted, SeqCst);
                        running.fetch_sub(1, SeqCst);
                        drop(grant);
                        done.fetch_add(1, SeqCst);
                    }
                });
            }
        });
        assert_eq!(done.load(SeqCst), 48);
    }

    #[test]
    fn a_killed_process_gives_its_slot_back() {
        let place = place();
        let folder = place.path().join("slots");
        let slots = Slots::new(&folder, 1, 10).unwrap();
        drop(slots.acquire(7, NEVER).unwrap());
        let path = folder.join("slot-0");
        let mut holder = std::process::Command::new("flock")
            .arg(&path)
            .args(["sh", "-c", "echo held; exec sleep 600"])
            .stdout(std::process::Stdio::piped())
            .spawn()
            .expect("flock of util-linux");
        let mut line = String::new();
        io::BufRead::read_line(&mut io::BufReader::new(holder.stdout.take().unwrap()), &mut line).unwrap();
        assert!(is_full(&slots, 1));
        // flock runs its command as a child that inherits the lock, so both have to go.
        let children = format!("/proc/{}/task/{}/children", holder.id(), holder.id());
        for child in std::fs::read_to_string(children).unwrap().split_whitespace() {
            let child = rustix::process::Pid::from_raw(child.parse().unwrap()).unwrap();
            rustix::process::kill_process(child, rustix::process::Signal::KILL).unwrap();
        }
        holder.kill().unwrap();
        holder.wait().unwrap();
        slots.acquire(1, NEVER).unwrap();
    }

    #[test]
    fn a_folder_that_others_may_write_is_refused() {
        use std::os::unix::fs::PermissionsExt;
        let place = place();
        std::fs::set_permissions(place.path(), std::fs::Permissions::from_mode(0o777)).unwrap();
        assert!(matches!(Slots::new(place.path(), 1, 1), Err(SlotsError::Folder(PrivateError::Open { .. }))));
    }
}
