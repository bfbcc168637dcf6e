//! A run on disk.
//!
//! ```text
//! RUN/configs/resolved/eval.json   settings as verifiers 0.4.0 has them
//! RUN/configs/lmap.json            settings, complete
//! RUN/traces.jsonl                 one line for each finished rollout
//! RUN/journal.jsonl                one line for each answer and each verdict, written before anything is built on it
//! RUN/run.lock                     held while a process works on the run
//! ```
//!
//! Both `.jsonl` files only grow. A process that is killed leaves at most one torn line at the end, which the next one cuts off:
//! what it was about is in the journal, or was not known yet.

use std::collections::HashMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use lmap_grader::Verdict;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::config::RunConfig;
use crate::message::Reply;
use crate::trace::Episode;

/// Name of the file with the finished rollouts.
pub const TRACES: &str = "traces.jsonl";
const JOURNAL: &str = "journal.jsonl";
const LOCK: &str = "run.lock";
const OWN_CONFIG: &str = "configs/lmap.json";
const RESOLVED_CONFIG: &str = "configs/resolved/eval.json";

/// Why a run's folder cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// There is something already.
    #[error("{path} is there already; go on with --resume {path}, or give another --run-name", path = .0.display())]
    Exists(PathBuf),
    /// Another process works on it.
    #[error("another process is working on {}; wait for it or end it", .0.display())]
    Locked(PathBuf),
    /// It holds no run.
    #[error("{}: {source}; a run's folder is made by `lmap eval`", path.display())]
    Missing {
        /// the file that was looked for
        path: PathBuf,
        /// what the system said
        source: io::Error,
    },
    /// Its settings cannot be read.
    #[error("{}: {reason}", path.display())]
    Config {
        /// the file
        path: PathBuf,
        /// why
        reason: String,
    },
    /// A line in the middle of it is broken.
    #[error("{}, line {line}: {reason}; the file was changed by something else", path.display())]
    Line {
        /// the file
        path: PathBuf,
        /// counted from 1
        line: usize,
        /// why
        reason: String,
    },
    /// It cannot be written.
    #[error("cannot write {}: {source}", path.display())]
    Write {
        /// the file
        path: PathBuf,
        /// what the system said
        source: io::Error,
    },
}

/// One line of the journal: a step of a rollout that is done.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Entry {
    pub(crate) task: String,
    pub(crate) rollout: u32,
    #[serde(flatten)]
    pub(crate) step: Step,
}

/// What a rollout consists of, in order.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Step {
    /// The model answered.
    Reply(Box<Reply>),
    /// The grader judged that answer, or the call of a tool in it.
    Verdict(Box<Verdict>),
}

/// What earlier processes did on a run.
#[derive(Debug, Default)]
pub(crate) struct Past {
    /// The last line of each rollout that has one.
    pub(crate) episodes: HashMap<(String, u32), Episode>,
    /// The steps of each rollout.
    pub(crate) steps: HashMap<(String, u32), Vec<Step>>,
}

/// A run's folder, locked for this process.
#[derive(Debug)]
pub(crate) struct RunFolder {
    path: PathBuf,
    traces: Mutex<Lines>,
    journal: Mutex<Lines>,
    _lock: File,
}

impl RunFolder {
    /// Makes the folder of a new run.
    pub(crate) fn create(path: &Path, config: &RunConfig, resolved: &Value) -> Result<Self, StoreError> {
        let written = |path: PathBuf| move |source| StoreError::Write { path, source };
        if path.join(OWN_CONFIG).exists() || path.join(TRACES).exists() {
            return Err(StoreError::Exists(path.to_owned()));
        }
        let folder = path.join("configs/resolved");
        fs::create_dir_all(&folder).map_err(written(folder))?;
        let lock = lock(path)?;
        for (name, json) in
            [(RESOLVED_CONFIG, resolved), (OWN_CONFIG, &serde_json::to_value(config).unwrap_or_default())]
        {
            let text = serde_json::to_string_pretty(json).unwrap_or_default();
            let file = path.join(name);
            write_whole(&file, &text).map_err(written(file))?;
        }
        Self::open(path, lock)
    }

    /// Opens the folder of a run that is to go on.
    pub(crate) fn resume(path: &Path) -> Result<(Self, RunConfig, Past), StoreError> {
        let config = read_config(path)?;
        let lock = lock(path)?;
        let folder = Self::open(path, lock)?;
        let past = folder.past()?;
        Ok((folder, config, past))
    }

    fn open(path: &Path, lock: File) -> Result<Self, StoreError> {
        let lines = |name: &str| {
            let path = path.join(name);
            Lines::open(&path).map(Mutex::new).map_err(|source| StoreError::Write { path, source })
        };
        Ok(Self { path: path.to_owned(), traces: lines(TRACES)?, journal: lines(JOURNAL)?, _lock: lock })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    fn past(&self) -> Result<Past, StoreError> {
        let mut past = Past::default();
        for episode in read_lines::<Episode>(&self.path.join(TRACES))? {
            let key = episode
                .traces
                .first()
                .and_then(|trace| Some((trace.task.id()?.to_owned(), trace.rollout()?)));
            if let Some(key) = key {
                past.episodes.insert(key, episode);
            }
        }
        for entry in read_lines::<Entry>(&self.path.join(JOURNAL))? {
            past.steps.entry((entry.task, entry.rollout)).or_default().push(entry.step);
        }
        Ok(past)
    }

    /// Writes down a step, before anything is built on it.
    pub(crate) fn note(&self, entry: &Entry) -> Result<(), StoreError> {
        self.append(&self.journal, JOURNAL, entry)
    }

    /// Writes down a finished rollout.
    pub(crate) fn finish(&self, episode: &Episode) -> Result<(), StoreError> {
        self.append(&self.traces, TRACES, episode)
    }

    fn append(&self, lines: &Mutex<Lines>, name: &str, value: &impl Serialize) -> Result<(), StoreError> {
        let path = self.path.join(name);
        let failed = |source| StoreError::Write { path: path.clone(), source };
        let mut line = serde_json::to_vec(value).map_err(io::Error::other).map_err(failed)?;
        line.push(b'\n');
        let mut lines = lines.lock().unwrap_or_else(PoisonError::into_inner);
        lines.append(&line).map_err(failed)
    }
}

/// The settings of a run.
pub(crate) fn read_config(path: &Path) -> Result<RunConfig, StoreError> {
    let file = path.join(OWN_CONFIG);
    let text =
        fs::read_to_string(&file).map_err(|source| StoreError::Missing { path: file.clone(), source })?;
    serde_json::from_str(&text).map_err(|error| StoreError::Config { path: file, reason: error.to_string() })
}

/// The finished rollouts of a run, whoever made it. A torn line at the end is left out.
pub(crate) fn read_episodes(path: &Path) -> Result<Vec<Episode>, StoreError> {
    read_lines(&path.join(TRACES))
}

fn read_lines<T: for<'a> Deserialize<'a>>(path: &Path) -> Result<Vec<T>, StoreError> {
    let missing = |source| StoreError::Missing { path: path.to_owned(), source };
    let mut reader = BufReader::new(File::open(path).map_err(missing)?);
    let (mut values, mut line, mut number) = (Vec::new(), Vec::new(), 0);
    loop {
        line.clear();
        number += 1;
        reader.read_until(b'\n', &mut line).map_err(missing)?;
        if line.last() != Some(&b'\n') {
            return Ok(values);
        }
        if line.trim_ascii().is_empty() {
            continue;
        }
        let broken = |reason| StoreError::Line { path: path.to_owned(), line: number, reason };
        values.push(serde_json::from_slice(&line).map_err(|error| broken(error.to_string()))?);
    }
}

fn lock(path: &Path) -> Result<File, StoreError> {
    let file = path.join(LOCK);
    let opened = OpenOptions::new().create(true).append(true).open(&file);
    let lock = opened.map_err(|source| StoreError::Write { path: file.clone(), source })?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(fs::TryLockError::WouldBlock) => Err(StoreError::Locked(path.to_owned())),
        Err(fs::TryLockError::Error(source)) => Err(StoreError::Write { path: file, source }),
    }
}

fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let temporary = path.with_extension("tmp");
    let mut file = File::create(&temporary)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(temporary, path)
}

/// A file that grows by whole lines.
#[derive(Debug)]
struct Lines {
    file: File,
    len: u64,
}

impl Lines {
    /// Opens the file and cuts off what a killed process left of a line.
    fn open(path: &Path) -> io::Result<Self> {
        let file = OpenOptions::new().create(true).read(true).write(true).truncate(false).open(path)?;
        let mut lines = Self { len: whole_lines(&file)?, file };
        lines.cut()?;
        Ok(lines)
    }

    /// Adds a line, all of it or nothing.
    fn append(&mut self, line: &[u8]) -> io::Result<()> {
        let written = self.file.write_all(line).and_then(|()| self.file.sync_data());
        match written {
            Ok(()) => self.len += line.len() as u64,
            // Should this fail as well, the next process cuts the line off.
            Err(_) => drop(self.cut()),
        }
        written
    }

    fn cut(&mut self) -> io::Result<()> {
        self.file.set_len(self.len)?;
        self.file.seek(SeekFrom::Start(self.len)).map(|_| ())
    }
}

/// Length of the file up to its last line break.
fn whole_lines(file: &File) -> io::Result<u64> {
    let (mut reader, mut position, mut end) = (BufReader::new(file), 0, 0);
    loop {
        let piece = reader.fill_buf()?;
        if piece.is_empty() {
            return Ok(end);
        }
        if let Some(last) = piece.iter().rposition(|&byte| byte == b'\n') {
            end = position + last as u64 + 1;
        }
        let read = piece.len();
        position += read as u64;
        reader.consume(read);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_torn_line_is_cut_off_and_the_next_one_follows_the_last_whole_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("lines");
        fs::write(&path, "{}\n{\"torn\": ").unwrap();
        Lines::open(&path).unwrap().append(b"[]\n").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "{}\n[]\n");
    }
}
