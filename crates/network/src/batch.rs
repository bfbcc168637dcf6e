//! Many training runs at once, written to a folder as they finish.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::{fs, io, thread};

use crate::draw::{DrawError, Drawing};
use crate::{Operation, Progress, Recipe, RunRecord, TrainError, Trained, Training, files, npz};

/// One network to train.
#[derive(Debug, Clone, PartialEq)]
pub struct Job {
    /// How.
    pub recipe: Recipe,
    /// What it is to compute.
    pub operation: Operation,
    /// The modulus.
    pub p: usize,
    /// Neurons.
    pub hidden: usize,
    /// Decides the random start and the split.
    pub seed: u64,
}

impl Job {
    /// The stem of its files: `p23-h32-s2`, or `mul-p7-h16-s0` for another operation than addition.
    pub fn id(&self) -> String {
        run_id(self.operation, self.p, self.hidden, self.seed)
    }

    /// Trains the network.
    pub fn run(
        &self,
        on_progress: impl FnMut(&Progress<'_>) -> ControlFlow<()>,
    ) -> Result<Trained, TrainError> {
        Training::new(self.recipe.clone(), self.p, self.hidden, self.seed)
            .operation(self.operation)
            .on_progress(on_progress)
            .run()
    }
}

/// `p23-h32-s2`, or `mul-p7-h16-s0` for another operation than addition.
pub fn run_id(operation: Operation, p: usize, hidden: usize, seed: u64) -> String {
    let prefix = if operation == Operation::Add { String::new() } else { format!("{operation}-") };
    format!("{prefix}p{p}-h{hidden}-s{seed}")
}

/// What became of a job.
#[derive(Debug)]
pub enum Outcome {
    /// Trained and written.
    Trained(Box<RunRecord>),
    /// Its files were there already.
    Resumed(Box<RunRecord>),
    /// No network.
    Failed(TrainError),
    /// The network could not be written.
    NotWritten(BatchError),
}

/// Why files were not written.
#[derive(Debug, thiserror::Error)]
pub enum BatchError {
    /// A file of the run.
    #[error("could not write {}: {source}", path.display())]
    Write {
        /// the file
        path: PathBuf,
        /// what the system said
        source: io::Error,
    },
    /// A picture of the run.
    #[error("{0}")]
    Draw(#[from] DrawError),
}

/// Settings of a batch.
#[derive(Debug, Clone)]
pub struct Batch {
    /// Where the files go.
    pub folder: PathBuf,
    /// Jobs at a time.
    pub threads: usize,
    /// Leaves alone what an earlier batch with the same settings has finished.
    pub resume: bool,
    /// Draws the network and its learning curves.
    pub pictures: bool,
}

impl Batch {
    /// Trains all jobs; `report` hears of progress and outcomes (by index, from several threads).
    ///
    /// Every job writes `<id>.npz` and then `<id>.json`, each whole or not at all, so a job whose `.json` exists is
    /// complete. Once `stop` is set, running jobs stop, and no new one starts.
    pub fn run(&self, jobs: &[Job], stop: &AtomicBool, report: impl Fn(usize, Event<'_>) + Sync) {
        for_each_job(jobs, self.threads, stop, |index, job| {
            let outcome = self.run_job(job, stop, |progress| report(index, Event::Progress(progress)));
            report(index, Event::Done(outcome));
        });
    }

    fn run_job(&self, job: &Job, stop: &AtomicBool, mut report: impl FnMut(&Progress<'_>)) -> Outcome {
        let stem = self.folder.join(job.id());
        if self.resume
            && let Some(record) = finished(&stem, job)
        {
            return Outcome::Resumed(Box::new(record));
        }
        let trained = job.run(|progress| {
            report(progress);
            if stop.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        match trained {
            Ok(trained) => match self.write(&stem, job, &trained) {
                Ok(record) => Outcome::Trained(Box::new(record)),
                Err(error) => Outcome::NotWritten(error),
            },
            Err(error) => Outcome::Failed(error),
        }
    }

    fn write(&self, stem: &Path, job: &Job, trained: &Trained) -> Result<RunRecord, BatchError> {
        let record = RunRecord::new(job, trained);
        let write = |extension: &str, content: &[u8]| {
            let path = files::with_extension(stem, extension);
            files::write_whole(&path, content).map_err(|source| BatchError::Write { path, source })
        };
        if self.pictures {
            Drawing::of_network(trained.frozen.network(), job.operation).save(stem)?;
            let curve = files::with_extension(stem, "curve");
            Drawing::of_training(&format!("Training of {}", job.id()), &trained.curve).save(&curve)?;
        }
        write("npz", &npz::to_bytes(trained.frozen.network()))?;
        write("json", record.to_json().as_bytes())?;
        Ok(record)
    }
}

/// Trains all jobs on several threads without writing anything; results in the order of the jobs.
///
/// A job that was not started because `stop` was set counts as stopped.
pub fn train_all(jobs: &[Job], threads: usize, stop: &AtomicBool) -> Vec<Result<Trained, TrainError>> {
    let results = Mutex::new(jobs.iter().map(|_| Err(TrainError::Stopped)).collect::<Vec<_>>());
    for_each_job(jobs, threads, stop, |index, job| {
        let trained = job.run(|_| {
            if stop.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        results.lock().unwrap_or_else(PoisonError::into_inner)[index] = trained;
    });
    results.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// Hands out the jobs in order to so many threads.
fn for_each_job(jobs: &[Job], threads: usize, stop: &AtomicBool, work: impl Fn(usize, &Job) + Sync) {
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..threads.clamp(1, jobs.len().max(1)) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(job) = jobs.get(index).filter(|_| !stop.load(Ordering::Relaxed)) else { return };
                    work(index, job);
                }
            });
        }
    });
}

/// What happens to a job.
#[derive(Debug)]
pub enum Event<'a> {
    /// It got on.
    Progress(&'a Progress<'a>),
    /// It is over.
    Done(Outcome),
}

/// The record of an earlier run of the job, if its files are there and fit each other and the job.
fn finished(stem: &Path, job: &Job) -> Option<RunRecord> {
    let text = fs::read_to_string(files::with_extension(stem, "json")).ok()?;
    let record = RunRecord::from_json(&text).ok()?;
    let network = npz::load(&files::with_extension(stem, "npz")).ok()?;
    (record.is_of(job) && record.network_hash == network.hash()).then_some(record)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn jobs() -> Vec<Job> {
        let job = |seed| Job { recipe: Recipe::full(), operation: Operation::Add, p: 5, hidden: 8, seed };
        (0..4).map(job).collect()
    }

    fn batch(folder: &Path, resume: bool) -> Batch {
        Batch { folder: folder.to_owned(), threads: 2, resume, pictures: false }
    }

    /// How often each kind of outcome was reported: trained, resumed, other.
    fn outcomes(batch: &Batch, stop: bool) -> [usize; 3] {
        let counts = Mutex::new([0; 3]);
        batch.run(&jobs(), &AtomicBool::new(stop), |_, event| {
            if let Event::Done(outcome) = event {
                let kind = match outcome {
                    Outcome::Trained(_) => 0,
                    Outcome::Resumed(_) => 1,
                    _ => 2,
                };
                counts.lock().unwrap()[kind] += 1;
            }
        });
        counts.into_inner().unwrap()
    }

    #[test]
    fn a_second_batch_resumes_what_is_whole_and_repeats_the_rest() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(outcomes(&batch(folder.path(), false), false), [4, 0, 0]);
        let file = |name: &str| folder.path().join(name);
        let first = fs::read(file("p5-h8-s0.npz")).unwrap();
        fs::remove_file(file("p5-h8-s0.json")).unwrap();
        fs::write(file("p5-h8-s1.npz"), b"damaged").unwrap();
        assert_eq!(outcomes(&batch(folder.path(), true), false), [2, 2, 0]);
        assert_eq!(fs::read(file("p5-h8-s0.npz")).unwrap(), first);
        assert_eq!(outcomes(&batch(folder.path(), false), false), [4, 0, 0]);
    }

    #[test]
    fn a_stopped_batch_starts_nothing() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(outcomes(&batch(folder.path(), false), true), [0, 0, 0]);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}
