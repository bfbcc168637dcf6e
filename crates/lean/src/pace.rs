//! How fast our kernel is next to Lean's, on the same declarations in one run.
//!
//! A [`Subject`] is a list of declarations that both kernels accept: a library, or one file over its imports.
//! [`Subject::whole`] measures the list, [`Subject::one_by_one`] every declaration of it. All figures are the smallest of
//! several rounds: what else the machine does can only make them larger.

use std::num::NonZeroUsize;
use std::path::Path;
use std::time::{Duration, Instant};

use lmap_kernel::{Environment, Options, Outcome, SpecialNames, Unchecked};

use crate::official::{
    BaseIndex, BaseMode, OfficialKernel, OfficialReport, OfficialVerdict, Request, RequestError,
};
use crate::olean::{Closure, ClosureError, Import, Imports, ModuleFiles, ReadError, SearchPath};
use crate::process::RunError;

/// Largest size of a file and its imports.
const SIZE_LIMIT: u64 = 4 << 30;

/// Why nothing can be measured.
#[derive(Debug, thiserror::Error)]
pub enum PaceError {
    /// A file is refused.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The imports cannot be had.
    #[error(transparent)]
    Imports(#[from] ClosureError),
    /// Lean's kernel cannot be asked.
    #[error(transparent)]
    Request(#[from] RequestError),
    /// Its process cannot be started.
    #[error(transparent)]
    Run(#[from] RunError),
    /// A kernel does not accept everything, so its time says nothing.
    #[error("{kernel} does not accept the declarations: {reason}")]
    NotAccepted {
        /// Which kernel.
        kernel: &'static str,
        /// What it says.
        reason: String,
    },
}

/// Declarations that both kernels are to check.
pub struct Subject {
    base: Environment,
    special_names: SpecialNames,
    source: Source,
    request: Request,
}

enum Source {
    Library(Closure),
    File(ModuleFiles),
}

/// What the kernels take for all declarations. Reading them is not counted, nor is the start of Lean's process.
#[derive(Debug, Clone, Copy)]
pub struct Whole {
    /// How many declarations.
    pub declarations: usize,
    /// Our kernel on one thread.
    pub own: Duration,
    /// Our kernel on two threads.
    pub two_threads: Duration,
    /// Lean's kernel.
    pub official: Duration,
    /// Our kernel's steps.
    pub steps: u64,
}

/// What the kernels take for one declaration.
#[derive(Debug, Clone)]
pub struct Pace {
    /// The declaration.
    pub name: String,
    /// Our kernel.
    pub own: Duration,
    /// Lean's kernel.
    pub official: Duration,
    /// Our kernel's steps.
    pub steps: u64,
}

impl Subject {
    /// All that the module `Init` of a library imports, over nothing; the library is trusted to be one.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn library(folder: &Path) -> Result<Self, PaceError> {
        let import = Import { module: vec!["Init".into()], all: false, exported: true, meta: false };
        let closure = Closure::load(&[import], &SearchPath::new([folder.to_owned()]), SIZE_LIMIT)?;
        let base = Environment::new();
        let (file, _) = closure.decode(&base)?;
        let request = Request::standalone(&file)?;
        Ok(Self { base, special_names: SpecialNames::Trust, source: Source::Library(closure), request })
    }

    /// A compiled file over what it needs of its imports, which are searched in `folder`.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn file(path: &Path, folder: &Path) -> Result<Self, PaceError> {
        let files = ModuleFiles::open(path, SIZE_LIMIT)?;
        let module = files.parse()?;
        let imports = Imports::survey(module.imports(), &SearchPath::new([folder.to_owned()]), SIZE_LIMIT)?;
        let nothing = Environment::new();
        let mut terms = nothing.terms();
        let contents = module.decode(&mut terms).map_err(|e| files.error(e))?;
        let needed = imports.decode_needed(&terms, &contents.declarations)?;
        let base = nothing.trust(needed).map_err(|error| PaceError::NotAccepted {
            kernel: "this program's kernel",
            reason: error.to_string(),
        })?;
        let file = decode_file(&files, &base)?;
        let request = Request::over_base(&base, &BaseIndex::new(&base), BaseMode::Trust, &file)?;
        Ok(Self { base, special_names: SpecialNames::Refuse, source: Source::File(files), request })
    }

    fn decode(&self) -> Result<Unchecked, PaceError> {
        match &self.source {
            Source::Library(closure) => Ok(closure.decode(&self.base)?.0),
            Source::File(files) => decode_file(files, &self.base),
        }
    }

    fn ask_own(&self, jobs: NonZeroUsize) -> Result<(Duration, Outcome), PaceError> {
        let file = self.decode()?;
        let options = Options { special_names: self.special_names, jobs, ..Options::default() };
        let start = Instant::now();
        let outcome = self.base.check(file, &options);
        let duration = start.elapsed();
        match &outcome.result {
            Ok(_) => Ok((duration, outcome)),
            Err(error) => {
                Err(PaceError::NotAccepted { kernel: "this program's kernel", reason: error.to_string() })
            }
        }
    }

    fn ask_official(&self, kernel: &OfficialKernel) -> Result<OfficialReport, PaceError> {
        let report = kernel.run(&self.request)?;
        match &report.verdict {
            OfficialVerdict::Accepted => Ok(report),
            other => Err(PaceError::NotAccepted { kernel: "Lean's kernel", reason: format!("{other:?}") }),
        }
    }

    /// Measures the whole list, in turns.
    ///
    /// # Errors
    /// When a kernel does not accept it.
    pub fn whole(&self, kernel: &OfficialKernel, rounds: u32) -> Result<Whole, PaceError> {
        let one = NonZeroUsize::MIN;
        let two = one.saturating_add(1);
        let mut whole = Whole {
            declarations: 0,
            own: Duration::MAX,
            two_threads: Duration::MAX,
            official: Duration::MAX,
            steps: 0,
        };
        for _ in 0..rounds.max(1) {
            let (own, outcome) = self.ask_own(one)?;
            whole.own = whole.own.min(own);
            (whole.declarations, whole.steps) = (outcome.statistics.len(), outcome.steps);
            whole.two_threads = whole.two_threads.min(self.ask_own(two)?.0);
            let official = Duration::from_secs_f64(self.ask_official(kernel)?.kernel_seconds);
            whole.official = whole.official.min(official);
        }
        Ok(whole)
    }

    /// Measures every declaration.
    ///
    /// # Errors
    /// When a kernel does not accept one.
    pub fn one_by_one(&self, kernel: &OfficialKernel, rounds: u32) -> Result<Vec<Pace>, PaceError> {
        let file = self.decode()?;
        let names = file.declarations.iter().filter_map(|d| d.name());
        let mut paces: Vec<Pace> = names
            .map(|name| Pace {
                name: file.terms.show_name(name),
                own: Duration::MAX,
                official: Duration::MAX,
                steps: 0,
            })
            .collect();
        for _ in 0..rounds.max(1) {
            let (_, outcome) = self.ask_own(NonZeroUsize::MIN)?;
            for ((pace, own), statistics) in paces.iter_mut().zip(outcome.durations).zip(outcome.statistics) {
                pace.own = pace.own.min(own);
                pace.steps = statistics.steps;
            }
            // Those that were sent before, the base, are trusted and not told about.
            let report = self.ask_official(kernel)?;
            for (pace, line) in paces.iter_mut().zip(report.lines) {
                pace.official = pace.official.min(Duration::from_secs_f64(line.seconds));
            }
        }
        Ok(paces)
    }
}

fn decode_file(files: &ModuleFiles, base: &Environment) -> Result<Unchecked, PaceError> {
    let mut file = Unchecked::new(base.terms());
    file.declarations =
        files.parse()?.decode(&mut file.terms).map_err(|error| files.error(error))?.declarations;
    Ok(file)
}
