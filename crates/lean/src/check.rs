//! Checking files alone: no task, no statement, only whether kernels accept what a file declares.
//!
//! An [`Input`] is a compiled file or an export, recognised by its first bytes. A [`Checker`] holds what all files of a
//! run have in common: which kernels are asked, the limits, where imports are found. [`Checker::check`] gives a
//! [`Report`]; a file that cannot be read is an [`InputError`].

use std::collections::HashMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor, Read, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Instant;

use lmap_ffi::official::wire::Mode;
use lmap_kernel::{
    ConstantInfo, Declaration, Environment, Failure, NameId, Options, Outcome, SpecialNames, Unchecked,
};
use serde::Serialize;

use crate::declarations::{self, declared_names};
use crate::export::Exporter;
use crate::ndjson::{self, NdjsonError, Origin, ReadLimits, Writer};
use crate::official::{
    BaseIndex, BaseMode, OfficialKernel, OfficialReport, OfficialVerdict, Request, RequestError,
};
use crate::olean::{ClosureError, Import, Imports, ModuleFiles, ReadError, SearchPath};
use crate::process::RunError;

/// Where a file to be checked comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Input {
    /// A path.
    Path(PathBuf),
    /// Standard input.
    Stdin,
}

impl Input {
    /// `-` is standard input, anything else a path.
    pub fn from_argument(argument: &Path) -> Self {
        if argument == Path::new("-") { Input::Stdin } else { Input::Path(argument.to_owned()) }
    }

    fn display(&self) -> String {
        match self {
            Input::Path(path) => path.display().to_string(),
            Input::Stdin => "standard input".into(),
        }
    }
}

/// A file that cannot be checked: nothing is said about what it declares.
#[derive(Debug, thiserror::Error)]
pub enum InputError {
    /// It cannot be read.
    #[error("cannot read {input}: {source}")]
    Io {
        /// The input.
        input: String,
        /// Why.
        source: io::Error,
    },
    /// It is a folder.
    #[error("{input} is a folder; give the files in it")]
    Folder {
        /// The input.
        input: String,
    },
    /// It is neither of the two formats.
    #[error(
        "{input} is neither a compiled Lean file (.olean) nor a lean4export file; compile it with `lean -o`"
    )]
    Unknown {
        /// The input.
        input: String,
    },
    /// It is too large.
    #[error("{input} has more than {limit} bytes")]
    TooLarge {
        /// The input.
        input: String,
        /// The limit.
        limit: u64,
    },
    /// A compiled file that is refused.
    #[error(transparent)]
    Olean(#[from] ReadError),
    /// An export that is refused.
    #[error("{input}: {source}")]
    Export {
        /// The input.
        input: String,
        /// Why.
        source: NdjsonError,
    },
    /// Its imports cannot be had.
    #[error("imports of {input}: {source}")]
    Imports {
        /// The input.
        input: String,
        /// Why.
        source: ClosureError,
    },
    /// It has imports, and no folder was given.
    #[error(
        "{input} imports {module}, and no Lean library is installed; say with --base which folder holds the imports"
    )]
    NoBase {
        /// The input.
        input: String,
        /// The first import.
        module: String,
    },
    /// The imports do not fit together.
    #[error("the imports of {input} are damaged: {reason}")]
    Base {
        /// The input.
        input: String,
        /// Why.
        reason: String,
    },
}

/// Something that has to do with the machine, not with the file.
#[derive(Debug, thiserror::Error)]
pub enum CheckFailure {
    /// The file cannot be checked.
    #[error(transparent)]
    Input(#[from] InputError),
    /// Lean's kernel cannot be asked.
    #[error("cannot ask Lean's kernel: {0}")]
    Official(String),
}

impl From<RunError> for CheckFailure {
    fn from(error: RunError) -> Self {
        CheckFailure::Official(error.to_string())
    }
}

impl From<RequestError> for CheckFailure {
    fn from(error: RequestError) -> Self {
        CheckFailure::Official(error.to_string())
    }
}

/// What all files of a run have in common.
pub struct Checker {
    /// Ask our own kernel.
    pub own: bool,
    /// Ask Lean's kernel, through this process.
    pub official: Option<OfficialKernel>,
    /// Limits and manner of our own kernel. Who may declare special names is decided per file.
    pub options: Options,
    /// Where imports are found, if no folders were given: asked only when a file has imports.
    pub default_base: Option<DefaultBase>,
    /// Largest size of an input, and of all its imports together, in bytes.
    pub size_limit: u64,
    /// A theorem that every file must have.
    pub theorem: Option<String>,
    /// The files are parts of a library that the caller vouches for: they may declare the names that kernels compute with,
    /// and these are taken to be the standard ones.
    pub library: bool,
    /// Tell which axioms the theorem, or all the file declares, rests on.
    pub axioms: bool,
    folders: Vec<PathBuf>,
    /// The imports that were met before, by the names of the modules imported.
    imports: HashMap<Vec<Vec<String>>, Rc<Imports>>,
}

/// Finds the folder of a library, if there is one.
pub type DefaultBase = Box<dyn Fn() -> Option<PathBuf>>;

/// What a file needs of its imports, trusted.
struct Base {
    environment: Environment,
    index: BaseIndex,
}

/// The whole answer about one file.
#[derive(Debug, Clone, Serialize)]
pub struct Report {
    /// The file.
    pub input: String,
    /// Whether every kernel that was asked accepts everything, and the theorem asked for is there.
    pub verdict: Verdict,
    /// One line that says why it is not accepted.
    pub reason: Option<String>,
    /// Declarations of the file.
    pub declarations: usize,
    /// Unsafe and partial constants, which no kernel looks at.
    pub skipped: usize,
    /// Constants of the imports that the file needs, taken without a check.
    pub trusted: usize,
    /// The theorem asked for.
    pub theorem: Option<TheoremReport>,
    /// Axioms, if asked for and the file is accepted.
    pub axioms: Option<Vec<String>>,
    /// Seconds for reading and decoding the file, imports not counted.
    pub read_seconds: f64,
    /// Our own kernel's answer.
    pub lmap: Option<OwnReport>,
    /// Lean's kernel's answer.
    pub lean: Option<OfficialReport>,
    /// Largest resident size of this process so far in bytes; 0 where the system does not tell.
    pub peak_bytes: u64,
}

/// The verdict on a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Accepted by every kernel that was asked.
    Accepted,
    /// Rejected by one that was asked.
    Rejected,
    /// A limit was reached first.
    ResourceLimit,
    /// One kernel accepts and one rejects: a defect in one of them.
    Disagreement,
    /// A kernel's process crashed.
    Crashed,
}

/// What our own kernel says.
#[derive(Debug, Clone, Serialize)]
pub struct OwnReport {
    /// Its verdict.
    pub verdict: Verdict,
    /// The declaration that is not accepted.
    pub declaration: Option<String>,
    /// The code of the rule or of the limit: `fuel`, `memory`, `depth`.
    pub code: Option<String>,
    /// Why, in words.
    pub message: Option<String>,
    /// Seconds.
    pub seconds: f64,
    /// Steps, the same on every machine.
    pub steps: u64,
    /// Largest memory account of one declaration in bytes.
    pub peak_bytes: u64,
}

/// The theorem that was asked for.
#[derive(Debug, Clone, Serialize)]
pub struct TheoremReport {
    /// Its name.
    pub name: String,
    /// Its statement, cut if it is long.
    pub statement: Option<String>,
    /// What is wrong with it.
    pub problem: Option<String>,
}

/// A file's declarations and what is known about where they came from.
struct Loaded {
    declarations: Vec<Declaration>,
    skipped: usize,
}

enum Source {
    Module(ModuleFiles),
    Export(Box<dyn BufRead>),
}

impl Checker {
    /// A checker that asks only our own kernel, with no place for imports.
    pub fn new(options: Options) -> Self {
        Checker {
            own: true,
            official: None,
            options,
            default_base: None,
            folders: Vec::new(),
            size_limit: 4 << 30,
            theorem: None,
            library: false,
            axioms: false,
            imports: HashMap::new(),
        }
    }

    /// Searches imports in `folders`.
    pub fn search_in(&mut self, folders: Vec<PathBuf>) {
        self.folders = folders;
    }

    /// Checks one file.
    ///
    /// # Errors
    /// When the file cannot be read or decoded, or a kernel cannot be asked.
    pub fn check(&mut self, input: &Input) -> Result<Report, CheckFailure> {
        let source = self.open(input)?;
        let base = self.base_of(input, &source)?;
        let start = Instant::now();
        let (file, skipped) = self.load(input, source, &base.environment)?;
        let read_seconds = start.elapsed().as_secs_f64();
        let declarations = file.declarations.len();
        let names: Vec<NameId> = file.declarations.iter().flat_map(declared_names).collect();

        let lean = match &self.official {
            Some(kernel) => Some(kernel.run(&self.request(&base, &file)?)?),
            None => None,
        };
        if let Some(OfficialVerdict::Unavailable { message }) = lean.as_ref().map(|l| &l.verdict) {
            return Err(CheckFailure::Official(message.clone()));
        }
        let (environment, lmap) = if self.own {
            let (environment, report) = self.ask_own(&base.environment, file);
            (environment, Some(report))
        } else {
            // Without our own kernel's acceptance the constants are only looked up, by name.
            (base.environment.trust(file).ok(), None)
        };
        let mut report = Report {
            input: input.display(),
            verdict: Verdict::Accepted,
            reason: None,
            declarations,
            skipped,
            trusted: base.environment.len(),
            theorem: None,
            axioms: None,
            read_seconds,
            lmap,
            lean,
            peak_bytes: 0,
        };
        combine(&mut report);
        self.look_up(&mut report, environment.as_ref(), &names);
        report.peak_bytes = peak_bytes();
        Ok(report)
    }

    /// Writes what a file declares, and what that needs of its imports, as an export in the lean4export format.
    ///
    /// # Errors
    /// When the file cannot be read or decoded, or `out` takes no more.
    pub fn export(&mut self, input: &Input, origin: &Origin, out: impl Write) -> Result<(), InputError> {
        let io_error = |source| InputError::Io { input: input.display(), source };
        let source = self.open(input)?;
        let base = self.base_of(input, &source)?;
        let (file, _) = self.load(input, source, &base.environment)?;
        let cone = base.index.cone(&base.environment, &file.terms, &file.declarations);
        let needed = declarations::assemble(&file.terms, cone, &[])
            .map_err(|e| InputError::Base { input: input.display(), reason: e.to_string() })?;
        let needed = declarations::sort(&file.terms, needed);
        let mut exporter = Exporter::new(Writer::new(out, origin).map_err(io_error)?);
        for declaration in needed.iter().chain(&file.declarations) {
            exporter.declaration(&file.terms, Mode::Add, declaration).map_err(io_error)?;
        }
        exporter.into_sink().finish().map_err(io_error)?;
        Ok(())
    }

    fn open(&self, input: &Input) -> Result<Source, InputError> {
        let io_error = |source| InputError::Io { input: input.display(), source };
        let reader: Box<dyn Read> = match input {
            Input::Stdin => Box::new(io::stdin()),
            Input::Path(path) => {
                if std::fs::metadata(path).map_err(io_error)?.is_dir() {
                    return Err(InputError::Folder { input: input.display() });
                }
                Box::new(File::open(path).map_err(io_error)?)
            }
        };
        let mut reader = BufReader::with_capacity(1 << 16, reader);
        let mut first = [0; 5];
        let known = read_up_to(&mut reader, &mut first).map_err(io_error)?;
        if first[..known].starts_with(b"olean") {
            return self.open_module(input, Cursor::new(first).chain(reader)).map(Source::Module);
        }
        if first[..known].starts_with(b"{") {
            let start = Cursor::new(first[..known].to_vec());
            return Ok(Source::Export(Box::new(start.chain(reader))));
        }
        Err(InputError::Unknown { input: input.display() })
    }

    fn open_module(&self, input: &Input, reader: impl Read) -> Result<ModuleFiles, InputError> {
        if let Input::Path(path) = input
            && path.is_file()
        {
            return Ok(ModuleFiles::open(path, self.size_limit)?);
        }
        let mut bytes = Vec::new();
        let read = reader.take(self.size_limit + 1).read_to_end(&mut bytes);
        read.map_err(|source| InputError::Io { input: input.display(), source })?;
        if bytes.len() as u64 > self.size_limit {
            return Err(InputError::TooLarge { input: input.display(), limit: self.size_limit });
        }
        Ok(ModuleFiles::from_bytes(Path::new(&input.display()), bytes))
    }

    /// The environment that a file needs of its imports: nothing for an export, which holds all it needs.
    ///
    /// The file is decoded twice, and here only to see what it needs: a file is small, a library is not.
    fn base_of(&mut self, input: &Input, source: &Source) -> Result<Base, InputError> {
        let nothing = Environment::new();
        let environment = match source {
            Source::Module(files) => {
                let module = files.parse()?;
                let imports = self.imports(input, module.imports())?;
                let mut terms = nothing.terms();
                let contents = module.decode(&mut terms).map_err(|error| files.error(error))?;
                let needed = imports.decode_needed(&terms, &contents.declarations)?;
                nothing
                    .trust(needed)
                    .map_err(|e| InputError::Base { input: input.display(), reason: e.to_string() })?
            }
            Source::Export(_) => nothing,
        };
        let index = BaseIndex::new(&environment);
        Ok(Base { environment, index })
    }

    /// All imports, direct and indirect.
    fn imports(&mut self, input: &Input, imports: &[Import]) -> Result<Rc<Imports>, InputError> {
        let key: Vec<Vec<String>> = imports.iter().map(|i| i.module.clone()).collect();
        if let Some(known) = self.imports.get(&key) {
            return Ok(Rc::clone(known));
        }
        let mut folders = self.folders.clone();
        if let (Some(first), true) = (imports.first(), folders.is_empty()) {
            let found = self.default_base.as_ref().and_then(|find| find());
            folders.push(
                found.ok_or_else(|| InputError::NoBase { input: input.display(), module: first.dotted() })?,
            );
        }
        let survey = Imports::survey(imports, &SearchPath::new(folders), self.size_limit)
            .map_err(|source| InputError::Imports { input: input.display(), source })?;
        let survey = Rc::new(survey);
        self.imports.insert(key, Rc::clone(&survey));
        Ok(survey)
    }

    fn load(
        &self,
        input: &Input,
        source: Source,
        base: &Environment,
    ) -> Result<(Unchecked, usize), InputError> {
        let mut file = Unchecked::new(base.terms());
        let loaded = match source {
            Source::Module(files) => {
                let contents = files.parse()?.decode(&mut file.terms).map_err(|error| files.error(error))?;
                Loaded { declarations: contents.declarations, skipped: contents.skipped.len() }
            }
            Source::Export(reader) => {
                let limits = ReadLimits { bytes: self.size_limit, ..ReadLimits::default() };
                let export = ndjson::read(reader, &mut file.terms, limits)
                    .map_err(|source| InputError::Export { input: input.display(), source })?;
                Loaded { declarations: export.declarations, skipped: export.skipped.len() }
            }
        };
        file.declarations = loaded.declarations;
        Ok((file, loaded.skipped))
    }

    fn request(&self, base: &Base, file: &Unchecked) -> Result<Request, RequestError> {
        if base.environment.is_empty() {
            return Request::standalone(file);
        }
        let mode = if self.library { BaseMode::Extend } else { BaseMode::Trust };
        Request::over_base(&base.environment, &base.index, mode, file)
    }

    fn ask_own(&self, base: &Environment, file: Unchecked) -> (Option<Environment>, OwnReport) {
        // A file without imports is a base of its own; over a base nobody may touch what kernels compute with.
        let special_names = match (self.library, base.is_empty()) {
            (true, _) => SpecialNames::Trust,
            (false, true) => SpecialNames::Verify,
            (false, false) => SpecialNames::Refuse,
        };
        let options = Options { special_names, ..self.options.clone() };
        let start = Instant::now();
        let Outcome { result, statistics, steps, .. } = base.check(file, &options);
        let mut report = OwnReport {
            verdict: Verdict::Accepted,
            declaration: None,
            code: None,
            message: None,
            seconds: start.elapsed().as_secs_f64(),
            steps,
            peak_bytes: statistics.iter().map(|s| s.peak_bytes).max().unwrap_or(0),
        };
        match result {
            Ok(environment) => (Some(environment), report),
            Err(error) => {
                let (verdict, code) = match &error.failure {
                    Failure::Rejected(rejection) => (Verdict::Rejected, rejection.rule().to_owned()),
                    Failure::Limit(limit) => (Verdict::ResourceLimit, format!("{limit:?}").to_lowercase()),
                };
                report.verdict = verdict;
                report.code = Some(code);
                report.declaration = Some(error.declaration.clone());
                report.message = Some(error.failure.to_string());
                (None, report)
            }
        }
    }

    /// The theorem and the axioms that were asked for.
    fn look_up(&self, report: &mut Report, environment: Option<&Environment>, names: &[NameId]) {
        let Some(environment) = environment else { return };
        if let Some(wanted) = &self.theorem {
            let theorem = theorem_report(environment, names, wanted);
            if let (Some(problem), Verdict::Accepted) = (&theorem.problem, report.verdict) {
                report.verdict = Verdict::Rejected;
                report.reason = Some(problem.clone());
            }
            report.theorem = Some(theorem);
        }
        if self.axioms && report.verdict == Verdict::Accepted {
            let terms = environment.frozen_terms();
            let wanted: Vec<NameId> = match &self.theorem {
                Some(wanted) => names.iter().copied().filter(|n| terms.show_name(*n) == *wanted).collect(),
                None => names.to_vec(),
            };
            let cone = BaseIndex::new(environment).cone_of_names(environment, &wanted);
            let axioms = cone.iter().filter(|c| matches!(c, ConstantInfo::Axiom(_)));
            let mut axioms: Vec<String> = axioms.map(|c| terms.show_name(c.signature().name)).collect();
            axioms.sort();
            report.axioms = Some(axioms);
        }
    }
}

fn read_up_to(reader: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    let mut read = 0;
    while read < buffer.len() {
        match reader.read(&mut buffer[read..]) {
            Ok(0) => break,
            Ok(count) => read += count,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(read)
}

/// Sets the verdict and the reason from what the kernels said.
fn combine(report: &mut Report) {
    let own = report.lmap.as_ref().map(|own| {
        let declaration = own.declaration.as_deref().unwrap_or("");
        let message = own.message.as_deref().unwrap_or("");
        (own.verdict, format!("lmap: `{declaration}`: {message}"))
    });
    let official = report.lean.as_ref().map(|lean| official_verdict(&lean.verdict));
    let (verdict, reason) = match (own, official) {
        (Some((Verdict::Accepted, _)), Some((Verdict::Rejected, reason))) => {
            (Verdict::Disagreement, format!("lmap accepts what Lean's kernel rejects: {reason}"))
        }
        (Some((Verdict::Rejected, reason)), Some((Verdict::Accepted, _))) => {
            (Verdict::Disagreement, format!("Lean's kernel accepts what lmap rejects: {reason}"))
        }
        (Some((Verdict::Accepted, _)), Some(other)) => other,
        (Some(other), _) => other,
        (None, Some(other)) => other,
        (None, None) => (Verdict::Accepted, String::new()),
    };
    report.verdict = verdict;
    report.reason = (verdict != Verdict::Accepted).then_some(reason);
}

fn official_verdict(verdict: &OfficialVerdict) -> (Verdict, String) {
    let at = |declaration: &Option<String>| {
        declaration.as_ref().map_or_else(String::new, |name| format!(" at `{name}`"))
    };
    match verdict {
        OfficialVerdict::Accepted => (Verdict::Accepted, String::new()),
        OfficialVerdict::Rejected { declaration, kind, message } => {
            (Verdict::Rejected, format!("lean: `{declaration}`: {kind}: {message}"))
        }
        OfficialVerdict::Limit { declaration, kind } => {
            (Verdict::ResourceLimit, format!("lean: {kind}{}", at(declaration)))
        }
        OfficialVerdict::Refused { declaration, message } => {
            (Verdict::ResourceLimit, format!("lean: `{declaration}` was not given to the kernel: {message}"))
        }
        OfficialVerdict::Crashed { how, declaration, .. } => {
            (Verdict::Crashed, format!("lean: the process crashed ({how}){}", at(declaration)))
        }
        OfficialVerdict::Unavailable { message } => (Verdict::Crashed, message.clone()),
    }
}

/// Longest statement that is shown.
const SHOWN_STATEMENT: usize = 2000;

fn theorem_report(environment: &Environment, names: &[NameId], wanted: &str) -> TheoremReport {
    let terms = environment.frozen_terms();
    let found = names.iter().find(|name| terms.show_name(**name) == wanted);
    let constant = found.and_then(|name| environment.get(*name));
    let statement = constant.map(|c| terms.show_expr(c.signature().ty, SHOWN_STATEMENT));
    let problem = match constant {
        None => Some(format!("the file declares no `{wanted}`")),
        Some(ConstantInfo::Theorem(theorem)) if theorem.signature.universes.is_empty() => None,
        Some(ConstantInfo::Theorem(theorem)) => {
            let count = theorem.signature.universes.len();
            Some(format!("the theorem `{wanted}` has {count} universe parameters, none are expected"))
        }
        Some(other) => Some(format!("`{wanted}` is no theorem but this: {}", other.kind())),
    };
    TheoremReport { name: wanted.to_owned(), statement, problem }
}

/// The largest resident size that this process has had.
fn peak_bytes() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|l| l.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()).map_or(0, |kib| kib * 1024)
}
