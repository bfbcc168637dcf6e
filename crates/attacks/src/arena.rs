//! Where cases are run: the toolchain, the compiled tasks, the graders.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use lmap_grader::judge::{
    Conditions, ImportRules, InvalidName, Judgement, Library, OFFICIAL_REPORT_BYTES, OfficialRunner, Ran,
    Target, TargetError, TrustedBase, UntrustedModule, Vetting, judge,
};
use lmap_grader::{
    AxiomMode, Folders, Grader, Kernels, Policy, Reason, ReasonCode, ResourceLimits, STANDARD_AXIOMS,
};
use lmap_kernel::Environment;
use lmap_lean::official::{OfficialKernel, OfficialLimits};
use lmap_lean::olean::{Closure, ModuleFiles, SearchPath};
use lmap_lean::process::run_with_input;
use lmap_lean::{Invocation, LeanCommand, Limits, Toolchain};
use lmap_tasks::{NETWORK_MODULE, Task, TaskSet, WEIGHTS_MODULE};

use crate::case::USUAL_TASK;
use crate::craft::Workshop;

/// Seconds that a case may take, where it does not say less.
const USUAL_SECONDS: f64 = 60.0;

/// Largest compiled file that is read, in bytes.
pub(crate) const FILE_LIMIT: u64 = 64 << 20;

/// The runner is not in order: nothing is said about the judge.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// A file or folder of the runner.
    #[error("cannot use {path}: {source}")]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A task that is not in the set.
    #[error(transparent)]
    Task(#[from] lmap_tasks::TaskSetError),
    /// The task, or the module that crafted cases change, does not compile.
    #[error("{module} does not compile: {message}")]
    Compile {
        /// The module.
        module: String,
        /// What Lean said.
        message: String,
    },
    /// What submissions import cannot be read.
    #[error("the base cannot be used: {0}")]
    Base(String),
    /// Submitted code reaches what it must not, so no more of it is run.
    #[error("the sandbox does not hold, so nothing that could do harm is run: {0}")]
    NoSandbox(String),
    /// Edits of a case.
    #[error("{case}: {message}")]
    Craft {
        /// The case.
        case: String,
        /// What is wrong.
        message: String,
    },
}

impl ArenaError {
    pub(crate) fn io(path: &Path) -> impl FnOnce(io::Error) -> Self {
        let path = path.to_owned();
        move |source| Self::Io { path, source }
    }

    fn base(error: impl std::fmt::Display) -> Self {
        Self::Base(error.to_string())
    }
}

impl From<Reason> for ArenaError {
    fn from(reason: Reason) -> Self {
        Self::Base(reason.message)
    }
}

impl From<TargetError> for ArenaError {
    fn from(error: TargetError) -> Self {
        Self::base(error)
    }
}

impl From<InvalidName> for ArenaError {
    fn from(error: InvalidName) -> Self {
        Self::base(error)
    }
}

/// Where cases are run.
pub struct Arena {
    toolchain: Toolchain,
    /// `lmap` itself, which holds Lean's kernel and the sandbox's helper.
    program: PathBuf,
    cache: PathBuf,
    folder: tempfile::TempDir,
    tasks: TaskSet,
    crafted: String,
    graders: Mutex<HashMap<String, Arc<Grader>>>,
    compiled: Mutex<Option<Arc<Compiled>>>,
}

/// The usual task in its compiled form: what crafted cases are judged over.
pub(crate) struct Compiled {
    base: TrustedBase,
    target: Target,
    pub workshop: Workshop,
    /// The unedited module.
    pub module: Vec<u8>,
    official: Unconfined,
}

/// How a case is judged.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Setting {
    pub guard: lmap_grader::GuardMode,
    pub kernels: Kernels,
    pub allowed_axioms: Vec<String>,
    pub timeout: f64,
    pub memory: Option<u64>,
}

impl Default for Setting {
    fn default() -> Self {
        Self {
            guard: lmap_grader::GuardMode::Seed,
            kernels: Kernels::Both,
            allowed_axioms: STANDARD_AXIOMS.map(str::to_owned).to_vec(),
            timeout: USUAL_SECONDS,
            memory: None,
        }
    }
}

impl Setting {
    pub fn policy(&self) -> Policy {
        let mut limits = ResourceLimits::default();
        limits.kernel_mib = limits.kernel_mib.min(2 << 10);
        limits.lmap_mib = limits.lmap_mib.min(2 << 10);
        limits.elaborate_mib = self.memory.unwrap_or(limits.elaborate_mib.min(2 << 10));
        Policy {
            guard: self.guard,
            kernels: self.kernels,
            allowed_axioms: self.allowed_axioms.clone(),
            timeout_seconds: self.timeout,
            limits,
            ..Policy::default()
        }
    }
}

impl Arena {
    /// An arena for `toolchain`. `program` is the `lmap` program; compiled bases are kept in `cache`; `crafted` is the module
    /// that crafted cases change.
    ///
    /// # Errors
    /// When no folder can be made.
    pub fn new(
        toolchain: Toolchain,
        program: PathBuf,
        cache: PathBuf,
        crafted: &str,
    ) -> Result<Self, ArenaError> {
        let folder = tempfile::Builder::new().prefix("lmap-attacks-").tempdir();
        Ok(Self {
            toolchain,
            program,
            cache,
            folder: folder.map_err(ArenaError::io(&std::env::temp_dir()))?,
            tasks: TaskSet::builtin(),
            crafted: crafted.to_owned(),
            graders: Mutex::default(),
            compiled: Mutex::default(),
        })
    }

    /// The toolchain.
    #[must_use]
    pub fn toolchain(&self) -> &Toolchain {
        &self.toolchain
    }

    /// The `lmap` program.
    pub(crate) fn program(&self) -> &Path {
        &self.program
    }

    /// Where compiled bases are kept.
    pub(crate) fn cache(&self) -> &Path {
        &self.cache
    }

    /// A folder for what cases must not reach.
    pub(crate) fn outside(&self) -> Result<tempfile::TempDir, ArenaError> {
        let folder = tempfile::Builder::new().prefix("outside-").tempdir_in(self.folder.path());
        folder.map_err(ArenaError::io(self.folder.path()))
    }

    pub(crate) fn task(&self, id: &str) -> Result<Task, ArenaError> {
        Ok(self.tasks.task(id)?)
    }

    pub(crate) fn folders(&self) -> Folders {
        Folders {
            work_root: self.folder.path().join("work"),
            program: self.program.clone(),
            verdict_cache: false,
            ..Folders::new(&self.cache)
        }
    }

    /// The grader for a setting. Graders are kept: each loads the base once.
    pub(crate) fn grader(&self, setting: &Setting) -> Arc<Grader> {
        let policy = setting.policy();
        let mut graders = self.graders.lock().unwrap_or_else(PoisonError::into_inner);
        let grader = graders
            .entry(policy.sha256())
            .or_insert_with(|| Arc::new(Grader::new(self.toolchain.clone(), policy, self.folders())));
        Arc::clone(grader)
    }

    /// A grader with folders of the caller's.
    pub(crate) fn grader_in(&self, setting: &Setting, folders: Folders) -> Grader {
        Grader::new(self.toolchain.clone(), setting.policy(), folders)
    }

    /// What crafted cases are judged over, made by the first that asks.
    pub(crate) fn compiled(&self) -> Result<Arc<Compiled>, ArenaError> {
        let mut compiled = self.compiled.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(compiled) = compiled.as_ref() {
            return Ok(Arc::clone(compiled));
        }
        let made = Arc::new(self.compile()?);
        *compiled = Some(Arc::clone(&made));
        Ok(made)
    }

    fn compile(&self) -> Result<Compiled, ArenaError> {
        let task = self.task(USUAL_TASK)?;
        let folder = self.folder.path().join("compiled");
        let network = self.compile_module(&folder, NETWORK_MODULE, task.network_lean())?;
        let weights = self.compile_module(&folder, WEIGHTS_MODULE, &task.weights_lean())?;
        let module = self.compile_module(&folder, "Submission", &self.crafted)?;
        let library = Library::load(&self.toolchain, Vetting::Never)?;
        let modules = [(NETWORK_MODULE, network.as_slice()), (WEIGHTS_MODULE, weights.as_slice())];
        let base = TrustedBase::new(&library, &modules, Vetting::Always)?;
        let allowed = ImportRules::exactly(&[NETWORK_MODULE, WEIGHTS_MODULE], &[WEIGHTS_MODULE]);
        let (theorem, spec) = (task.theorem_name(), task.spec_name());
        let target =
            Target::constant(&base, theorem.parse()?, spec.parse()?, Some(task.statement()), allowed)?;
        let environment = self.environment(&folder, &module)?;
        let kernel = OfficialKernel {
            program: self.program.clone(),
            library: self.toolchain.root.join("lib/lean/libleanshared.so"),
            limits: OfficialLimits::default(),
        };
        let workshop = Workshop::new(environment, module.clone());
        Ok(Compiled { base, target, workshop, module, official: Unconfined(kernel) })
    }

    /// Compiles a file of our own.
    fn compile_module(&self, folder: &Path, module: &str, text: &str) -> Result<Vec<u8>, ArenaError> {
        let source = folder.join(module.replace('.', "/")).with_extension("lean");
        let output = source.with_extension("olean");
        let parent = source.parent().unwrap_or(folder);
        fs::create_dir_all(parent).map_err(ArenaError::io(parent))?;
        fs::write(&source, text).map_err(ArenaError::io(&source))?;
        let command = LeanCommand::new(&self.toolchain, &source).dir(folder).lean_path(".").output(&output);
        let run = command.run(&Limits::within(Duration::from_secs(120))).map_err(ArenaError::base)?;
        if !run.finished.end.success() {
            let message = run.errors().next().map_or(run.other.clone(), |error| error.message.clone());
            return Err(ArenaError::Compile { module: module.to_owned(), message });
        }
        fs::read(&output).map_err(ArenaError::io(&output))
    }

    /// The environment of what `module` imports, trusted.
    fn environment(&self, folder: &Path, module: &[u8]) -> Result<Environment, ArenaError> {
        let files = ModuleFiles::from_bytes(Path::new("Submission.olean"), module.to_vec());
        let imports = files.parse().map_err(ArenaError::base)?.imports().to_vec();
        let search = SearchPath::new([folder.to_owned(), self.toolchain.root.join("lib/lean")]);
        let closure = Closure::load(&imports, &search, 1 << 30).map_err(ArenaError::base)?;
        let (unchecked, _) = closure.decode(&Environment::new()).map_err(ArenaError::base)?;
        Environment::new().trust(unchecked).map_err(ArenaError::base)
    }
}

impl Compiled {
    /// Judges a compiled file that claims to be what the build has left.
    pub fn judge(&self, module: UntrustedModule, setting: &Setting) -> Judgement {
        let conditions = Conditions {
            kernels: setting.kernels,
            axioms: AxiomMode::Subset,
            allowed_axioms: &setting.allowed_axioms,
            budget: None,
            lmap_memory_bytes: 1 << 30,
            deadline: Instant::now() + Duration::from_secs_f64(setting.timeout),
            cancelled: &|| false,
            official: Some(&self.official),
            audit: false,
        };
        judge(module, &self.base, &self.target, &conditions)
    }
}

/// Lean's kernel in a process that limits itself: what it gets is built from terms that our reader has read.
struct Unconfined(OfficialKernel);

impl OfficialRunner for Unconfined {
    fn kernel(&self) -> &OfficialKernel {
        &self.0
    }

    fn run(&self, invocation: &Invocation, input: File) -> Result<Ran, Reason> {
        let limits =
            Limits { output_bytes: OFFICIAL_REPORT_BYTES, ..Limits::within(Duration::from_secs(20)) };
        run_with_input(invocation, input, &limits)
            .map(|finished| Ran { finished, limit: None })
            .map_err(|error| Reason::new(ReasonCode::Launch, error.to_string()))
    }
}
