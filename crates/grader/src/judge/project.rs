//! Judging any statement: Lean files, in a folder or in memory, by a [`Config`], or one compiled file by another.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use lmap_kernel::Options;
use lmap_lean::olean::{ModuleFiles, ReadError};
use lmap_lean::{LeanCommand, LeanRun};
use lmap_sandbox::{Input, Take, TakeError};
use sha2::{Digest, Sha256};

use super::base::{LIBRARY_BYTES, Library, TrustedBase, Vetting};
use super::config::Config;
use super::kernels::{caught, watched};
use super::name::InvalidName;
use super::sources::{Files, Gathered, Missing, Places, Source};
use super::target::{Scope, Target, TargetError};
use super::text_file::{TextFileError, Unreadable};
use super::texts::ModuleTexts;
use super::{Conditions, OfficialRunner, UntrustedModule, judge_all};
use crate::cancel::Cancel;
use crate::exactness::reacts_to_kernel;
use crate::grader::{Grader, drawn, report};
use crate::guard::GuardMode;
use crate::pipeline::build::{elaborated, no_compiled_file};
use crate::pipeline::official::Official;
use crate::pipeline::process::{Order, Runner};
use crate::pipeline::record::{Circumstances, Record};
use crate::pipeline::turn::Turn;
use crate::pipeline::{COMPILED, Halt, SOURCE};
use crate::policy::{Kernels, Pipeline, Policy};
use crate::reason::{Reason, ReasonCode};
use crate::submission::hex;
use crate::verdict::{Graded, Outcome, SandboxReport, Stage, Verdict};

/// Why nothing can be judged. All but [`ProjectError::Fault`] are the asker's to mend.
#[derive(Debug, thiserror::Error)]
pub enum ProjectError {
    /// The file of a module cannot be read.
    #[error("{error}")]
    Unreadable {
        /// The module.
        module: String,
        /// What is wrong.
        error: TextFileError,
    },
    /// The policy asks for something that does not exist here.
    #[error("{0}; take that out of the flags, the variables and lmap.toml")]
    Policy(String),
    /// A module is nowhere.
    #[error("there is no module `{0}`: neither among the Lean files given nor in the library")]
    NoModule(String),
    /// A text has the name of a module of the library.
    #[error("`{0}` is a module of the library, whose place no text can take")]
    LibraryModule(String),
    /// A module of the challenge imports one that is nowhere.
    #[error(
        "`{importer}` imports `{module}`, which is neither among the Lean files given nor in the library"
    )]
    NoImport {
        /// The importing module.
        importer: String,
        /// The missing one.
        module: String,
    },
    /// Modules import each other in a circle.
    #[error("module `{0}` imports itself")]
    Cycle(String),
    /// Challenge and solution are one module.
    #[error("challenge and solution are the same module, `{0}`")]
    SameModule(String),
    /// A module of the challenge does not compile.
    #[error("the challenge cannot be compiled: `{module}`: {message}")]
    Challenge {
        /// The module.
        module: String,
        /// What Lean says.
        message: String,
    },
    /// What the challenge rests on is not accepted by our kernel, or not in time.
    #[error("what the challenge imports cannot be believed: {0}")]
    Trusted(String),
    /// What is imported from the library cannot be had.
    #[error("{0}")]
    Library(String),
    /// What is asked for cannot be asked for.
    #[error(transparent)]
    Target(#[from] TargetError),
    /// Something that is no name.
    #[error(transparent)]
    Name(#[from] InvalidName),
    /// A compiled file of the asker cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The judge or its machine is at fault.
    #[error("{}", .0.message)]
    Fault(Reason),
}

/// How one compiled file is judged by another.
#[derive(Clone, Debug, Default)]
pub struct FileOptions {
    /// Folders with compiled imports, besides the toolchain's library.
    pub folders: Vec<PathBuf>,
    /// Whether a theorem `T.disproof : ¬ …` may stand for a theorem `T`.
    pub disproofs: bool,
}

impl Grader {
    /// Judges the solution in `folder` by `config`.
    ///
    /// # Errors
    /// When what is asked for cannot be asked for, or the machine is at fault. Whatever is wrong with the solution is a
    /// verdict.
    pub fn judge_project(
        &self,
        folder: &Path,
        config: &Config,
        cancel: &Cancel,
    ) -> Result<Verdict, ProjectError> {
        self.judge_places(&self.places(Files::Folder(folder)), config, cancel)
    }

    /// The same for Lean files in memory, which came from somebody who may not look at the files of this machine.
    ///
    /// # Errors
    /// As [`Grader::judge_project`].
    pub fn judge_texts(
        &self,
        texts: &ModuleTexts,
        config: &Config,
        cancel: &Cancel,
    ) -> Result<Verdict, ProjectError> {
        let places = self.places(Files::Texts(texts));
        if let Some(module) = texts.names().find(|module| places.is_in_library(module)) {
            return Err(ProjectError::LibraryModule(module.to_owned()));
        }
        self.judge_places(&places, config, cancel)
    }

    /// The verdict on a solution that was not judged, by a fault of the judge or its machine.
    #[must_use]
    pub fn not_judged(&self, config: &Config, fault: Reason) -> Verdict {
        let circumstances = Circumstances {
            toolchain: self.toolchain(),
            policy: policy_with(self.policy(), &config.permitted_axioms),
            task: config.challenge_module.clone(),
            submission: Graded {
                name: config.solution_module.clone(),
                from_reply: false,
                first_line: 1,
                bytes: 0,
            },
            submission_hash: None,
            statement_hash: String::new(),
            sandbox: SandboxReport::default(),
            waited: Default::default(),
            start: Instant::now(),
            package: None,
        };
        Record::default().verdict(circumstances, Some(Halt::rejected(Stage::Setup, fault)))
    }

    fn judge_places(
        &self,
        places: &Places<'_>,
        config: &Config,
        cancel: &Cancel,
    ) -> Result<Verdict, ProjectError> {
        let start = Instant::now();
        expect_kept(self.policy())?;
        if config.challenge_module == config.solution_module {
            return Err(ProjectError::SameModule(config.solution_module.clone()));
        }
        let (theorems, definitions) = (config.theorems()?, config.definitions()?);
        let challenge = gather_challenge(places, &config.challenge_module)?;
        let solution = gather_solution(places, &config.solution_module)?;
        let mut session = Session::open(self, cancel)?;
        let mut compiled = Compiled::default();
        for source in &challenge.sources {
            let called = called(source, &config.challenge_module);
            session.compile_trusted(source, &called, &mut compiled)?;
        }
        let own = compiled.take(&config.challenge_module);
        let trusted: Vec<(&str, &[u8])> = compiled.pairs().collect();
        let files = ModuleFiles::from_bytes(Path::new(&config.challenge_module), own);
        let asked = |base: &TrustedBase| {
            let files = vec![files.clone()];
            let target = Target::challenge(base, files, &theorems, &definitions, Scope::Statements)?;
            target.expect_axioms(base, &config.permitted_axioms).map(|()| target)
        };
        let more = solution.as_ref().map_or(&[][..], |solution| solution.library.as_slice());
        let believed = Believed { folders: &[], library_bytes: places.library_bytes(), trusted: &trusted };
        let (base, target) = session.base_for(&challenge.library, more, &believed, asked)?;
        if config.enable_nanoda {
            let warning = "enable_nanoda is set, but which kernels are asked is a matter of --kernels";
            session.record.warnings.push(warning.to_owned());
        }
        let text = |sources: &[Source]| sources.iter().map(|s| s.text.clone()).collect::<Vec<_>>();
        let solution_texts = solution.as_ref().map_or_else(|_| Vec::new(), |g| text(&g.sources));
        let sources: Vec<Source> = [&challenge.sources]
            .into_iter()
            .chain(solution.as_ref().ok().map(|solution| &solution.sources))
            .flatten()
            .cloned()
            .collect();
        let aim = Aim { base: &base, target: &target, allowed_axioms: &config.permitted_axioms };
        let ending = session.prove(solution, &config.challenge_module, &compiled, &aim).err();
        let judged = Judged {
            task: config.challenge_module.clone(),
            name: config.solution_module.clone(),
            bytes: solution_texts.last().map_or(0, String::len),
            submission: hash(solution_texts.iter().map(String::as_bytes)),
            statement: hash(
                text(&challenge.sources)
                    .iter()
                    .chain(&config.theorem_names)
                    .chain(&config.definition_names)
                    .map(String::as_bytes),
            ),
            allowed_axioms: config.permitted_axioms.clone(),
            texts: sources.into_iter().map(|source| (format!("{}.lean", source.name), source.text)).collect(),
        };
        Ok(session.verdict(judged, ending, start))
    }

    /// Judges the compiled file `submission` by the compiled file `target`: it must repeat everything in it, with proofs.
    /// The axioms that count are those of the policy.
    ///
    /// # Errors
    /// As [`Grader::judge_project`].
    pub fn judge_file(
        &self,
        target: &Path,
        submission: &Path,
        options: &FileOptions,
        cancel: &Cancel,
    ) -> Result<Verdict, ProjectError> {
        let start = Instant::now();
        expect_kept(self.policy())?;
        let limit = self.policy().limits.file_mib << 20;
        let challenge = ModuleFiles::open(target, limit)?;
        let wanted: Vec<String> = challenge.parse()?.imports().iter().map(|import| import.dotted()).collect();
        let files = ModuleFiles::open(submission, limit)?;
        let bytes: usize = files.parts().map(|(_, bytes)| bytes.len()).sum();
        // A file that cannot be read imports nothing, and is rejected below.
        let imported: Vec<String> = files
            .parse()
            .map_or(Vec::new(), |module| module.imports().iter().map(|import| import.dotted()).collect());
        let allowed = &self.policy().allowed_axioms;
        let asked = |base: &TrustedBase| {
            let target = Target::challenge(base, vec![challenge.clone()], &[], &[], Scope::Everything)?;
            target.expect_axioms(base, allowed)?;
            Ok(if options.disproofs { target.with_disproofs() } else { target })
        };
        let mut session = Session::open(self, cancel)?;
        let believed = Believed { folders: &options.folders, library_bytes: LIBRARY_BYTES, trusted: &[] };
        let (base, wanted) = session.base_for(&wanted, &imported, &believed, asked)?;
        let module = UntrustedModule::of_files("Submission", files.clone());
        let aim = Aim { base: &base, target: &wanted, allowed_axioms: allowed };
        let ending = session.judge(vec![module], &aim).err();
        let shown = |path: &Path| path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
        let judged = Judged {
            task: shown(target),
            name: shown(submission),
            bytes,
            submission: hash(files.parts().map(|(_, bytes)| bytes)),
            statement: hash(challenge.parts().map(|(_, bytes)| bytes)),
            allowed_axioms: allowed.clone(),
            texts: Vec::new(),
        };
        Ok(session.verdict(judged, ending, start))
    }

    fn places<'a>(&self, files: Files<'a>) -> Places<'a> {
        Places { files, library: self.toolchain().root.join("lib/lean") }
    }

    /// A library of modules found in the toolchain, or in further folders.
    fn library_of(&self, modules: &[String], believed: &Believed<'_>) -> Result<Arc<Library>, ProjectError> {
        let usual = self.library().map_err(ProjectError::Fault)?;
        let is_usual = modules.iter().any(|module| module == "Init")
            && modules.iter().all(|module| usual.has_module(module));
        if is_usual && believed.folders.is_empty() {
            return Ok(usual);
        }
        let split: Vec<Vec<&str>> = modules.iter().map(|module| module.split('.').collect()).collect();
        let roots: Vec<&[&str]> = split.iter().map(Vec::as_slice).collect();
        // The library comes first: no other folder can take the place of one of its modules.
        let mut places = vec![self.toolchain().root.join("lib/lean")];
        places.extend(believed.folders.iter().cloned());
        // Our kernel checks what every task rests on; the rest of a library can take it hours.
        Library::within(&roots, &places, Vetting::Never, believed.library_bytes)
            .map_err(|reason| ProjectError::Library(reason.message))
    }
}

/// What is believed besides the toolchain's library.
struct Believed<'a> {
    /// Folders with compiled modules.
    folders: &'a [PathBuf],
    /// Largest size of the library.
    library_bytes: u64,
    /// Compiled modules that the challenge imports.
    trusted: &'a [(&'a str, &'a [u8])],
}

fn gather_challenge(places: &Places<'_>, module: &str) -> Result<Gathered, ProjectError> {
    match places.gather(module)? {
        Ok(gathered) if gathered.sources.is_empty() => Err(ProjectError::NoModule(module.to_owned())),
        Ok(gathered) => Ok(gathered),
        Err(Missing { importer, module }) if importer.is_empty() => Err(ProjectError::NoModule(module)),
        Err(Missing { importer, module }) => Err(ProjectError::NoImport { importer, module: shown(&module) }),
    }
}

/// The solution with what it imports, or why it cannot be compiled.
fn gather_solution(places: &Places<'_>, module: &str) -> Result<Result<Gathered, Reason>, ProjectError> {
    match places.gather(module) {
        Ok(Ok(gathered)) if gathered.sources.is_empty() => Err(ProjectError::NoModule(module.to_owned())),
        Ok(Ok(gathered)) => Ok(Ok(gathered)),
        Ok(Err(Missing { importer, module })) if importer.is_empty() => Err(ProjectError::NoModule(module)),
        Ok(Err(Missing { importer, module })) => Ok(Err(bad_import(format!(
            "`{importer}` imports `{}`, which is neither among the Lean files given nor in the library",
            shown(&module)
        )))),
        // The modules of the challenge were gathered before, so this is the solution's own circle.
        Err(ProjectError::Cycle(module)) => Ok(Err(bad_import(format!("module `{module}` imports itself")))),
        // Nor does the challenge need a file that only now turns out to be none.
        Err(ProjectError::Unreadable { module, error }) if error.why.is_of_the_file() => {
            Ok(Err(unreadable(&module, &error.why)))
        }
        Err(error) => Err(error),
    }
}

fn policy_with(policy: &Policy, axioms: &[String]) -> Policy {
    Policy { allowed_axioms: axioms.to_vec(), ..policy.clone() }
}

fn union(first: &[String], second: &[String]) -> Vec<String> {
    let mut all = first.to_vec();
    all.extend(second.iter().filter(|module| !first.contains(module)).cloned());
    all
}

fn hash<'a>(parts: impl Iterator<Item = &'a [u8]>) -> String {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update((part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    hex(&hasher.finalize())
}

fn bad_import(message: String) -> Reason {
    Reason::new(ReasonCode::BadImport, message)
}

/// What is wrong with the file of a module of the solution.
fn unreadable(module: &str, why: &Unreadable) -> Reason {
    let code = match why {
        Unreadable::TooLarge(_) => ReasonCode::TooLarge,
        Unreadable::NotUnicode(_) => ReasonCode::NotUnicode,
        Unreadable::NotAFile | Unreadable::Io(_) => ReasonCode::Unreadable,
    };
    Reason::new(code, format!("the file of module `{}` cannot be used: {why}", shown(module)))
}

/// As much of a name as a message can have: an import may be as long as the file.
fn shown(name: &str) -> String {
    const MOST: usize = 200;
    match name.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &name[..end]),
        None => name.to_owned(),
    }
}

/// Refuses a policy that would be named in the verdict without having been kept.
fn expect_kept(policy: &Policy) -> Result<(), ProjectError> {
    if policy.pipeline != Pipeline::Direct {
        return Err(ProjectError::Policy(format!(
            "the policy has pipeline {}, but only {} judges any statement",
            policy.pipeline,
            Pipeline::Direct
        )));
    }
    if policy.guard != GuardMode::default() {
        return Err(ProjectError::Policy(format!(
            "the policy has guard {}, but no guard stands before the judge of any statement",
            policy.guard
        )));
    }
    Ok(())
}

/// What the file of a module is called when Lean compiles it, from which Lean takes the name that it gives to what is private
/// or has no name. Challenge and solution, each the `main` module of its side, have one name, so that what is private in them
/// is the same; every other module has its own, or the private things of two modules would clash.
fn called(source: &Source, main: &str) -> String {
    let plain = |part: &str| part.chars().all(|c| c.is_alphanumeric() || c == '_');
    // Any other name could be read as a flag.
    if source.name == main || !source.name.split('.').all(plain) {
        return SOURCE.to_owned();
    }
    format!("{}.lean", source.name.replace('.', "/"))
}

/// Whether a compilation with kernel checks could lead to something else.
fn may_differ(halt: &Halt, solution: &Gathered) -> bool {
    match (halt.stage, halt.reason.code) {
        (Stage::Leanchecker, ReasonCode::KernelRejected) => true,
        (Stage::Build, ReasonCode::LeanError | ReasonCode::UnknownName) => {
            solution.sources.iter().any(|source| reacts_to_kernel(&source.text))
        }
        _ => false,
    }
}

/// Whether Lean checks every declaration while it compiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum KernelChecks {
    Postponed,
    On,
}

/// What a solution is judged by.
struct Aim<'a> {
    base: &'a TrustedBase,
    target: &'a Target,
    allowed_axioms: &'a [String],
}

/// Modules that were compiled here, by name, in order.
#[derive(Clone, Default)]
struct Compiled(Vec<(String, Vec<u8>)>);

impl Compiled {
    fn has(&self, module: &str) -> bool {
        self.0.iter().any(|(name, _)| name == module)
    }

    fn take(&mut self, module: &str) -> Vec<u8> {
        let position = self.0.iter().position(|(name, _)| name == module);
        position.map_or(Vec::new(), |position| self.0.remove(position).1)
    }

    fn pairs(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.0.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice()))
    }

    /// Whether all of them together are within a limit: they are held in memory.
    fn fits(&self, limit: u64) -> Result<(), Halt> {
        let bytes: usize = self.0.iter().map(|(_, bytes)| bytes.len()).sum();
        if bytes as u64 <= limit {
            return Ok(());
        }
        let message = "the compiled modules together are larger than one file may be";
        Err(Halt::rejected(Stage::Build, Reason::new(ReasonCode::FileSize, message)))
    }

    fn inputs(&self, folder: &str) -> Vec<Input> {
        let path = |name: &str| format!("{folder}/{}.olean", name.replace('.', "/"));
        self.pairs().map(|(name, bytes)| Input::bytes(path(name), bytes)).collect()
    }
}

/// What a verdict says about what was judged.
struct Judged {
    task: String,
    name: String,
    bytes: usize,
    submission: String,
    statement: String,
    allowed_axioms: Vec<String>,
    /// The Lean files, by name.
    texts: Vec<(String, String)>,
}

/// One run of the judge.
struct Session<'a> {
    grader: &'a Grader,
    sandbox: lmap_sandbox::Sandbox,
    turn: Turn<'a>,
    record: Record,
}

impl<'a> Session<'a> {
    fn open(grader: &'a Grader, cancel: &'a Cancel) -> Result<Self, ProjectError> {
        let fault = |halt: Halt| ProjectError::Fault(halt.reason);
        if let Some(why) = grader.stopped() {
            return Err(ProjectError::Fault(Reason::new(ReasonCode::Stopped, why)));
        }
        let (policy, sandbox) = (grader.policy(), grader.sandbox().map_err(fault)?);
        let slots = grader.slots().map_err(fault)?;
        let memory = policy.limits.elaborate_mib.max(policy.limits.lmap_mib);
        let turn = Turn::take(Some(&slots), memory, policy.timeout(), cancel).map_err(fault)?;
        Ok(Self { grader, sandbox, turn, record: Record::default() })
    }

    fn runner(&self) -> Runner<'_> {
        Runner {
            sandbox: &self.sandbox,
            toolchain: self.grader.toolchain(),
            needs: &self.grader.folders().toolchain_needs,
            limits: &self.grader.policy().limits,
            turn: &self.turn,
        }
    }

    /// Lean compiles one module in the sandbox, from a file of this name.
    fn compile(
        &mut self,
        source: &Source,
        file_name: &str,
        compiled: &Compiled,
        checks: KernelChecks,
    ) -> Result<Vec<u8>, Halt> {
        const BASE: &str = "base";
        let limits = &self.grader.policy().limits;
        let memory_mib = match checks {
            KernelChecks::Postponed => limits.elaborate_mib,
            KernelChecks::On => limits.kernel_mib,
        };
        let mut command = LeanCommand::new(self.grader.toolchain(), file_name)
            .arg(format!("--memory={memory_mib}"))
            .lean_path(BASE)
            .output(COMPILED);
        if checks == KernelChecks::Postponed {
            command = command.option("debug.skipKernelTC", "true");
        }
        let invocation = command.invocation();
        compiled.fits(limits.file_mib << 20)?;
        let mut inputs = compiled.inputs(BASE);
        inputs.push(Input::bytes(file_name, source.text.as_str()));
        let limit = limits.file_mib << 20;
        let take = vec![Take { name: COMPILED.to_owned(), max_bytes: limit }];
        let order = Order { inputs, take, ..Order::new(&invocation, memory_mib) };
        let mut ran = self.runner().run(Stage::Build, order)?;
        let file = ran.taken.pop().unwrap_or(Err(TakeError::NotTaken));
        let LeanRun { finished, messages, other } = LeanRun::from_finished(ran.finished.clone());
        self.record.ran(Stage::Build, &invocation, &finished, &other);
        self.record.messages(&messages);
        elaborated(&ran, &messages, &other)?;
        let mut file = file.map_err(|error| no_compiled_file(&error))?;
        let mut bytes = Vec::new();
        io::Read::read_to_end(&mut file, &mut bytes)
            .map_err(|error| Halt::work_folder(Stage::Build, Path::new(COMPILED), &error))?;
        Ok(bytes)
    }

    /// Compiles a module of the asker, who is told if that fails.
    fn compile_trusted(
        &mut self,
        source: &Source,
        file_name: &str,
        compiled: &mut Compiled,
    ) -> Result<(), ProjectError> {
        // Our own kernel checks it later.
        let built = self.compile(source, file_name, compiled, KernelChecks::Postponed);
        // What Lean says about the challenge (that it uses sorry) is no matter of the solution's.
        let record = std::mem::take(&mut self.record);
        match built {
            Ok(bytes) => {
                compiled.0.push((source.name.clone(), bytes));
                Ok(())
            }
            Err(halt) if halt.reason.code.outcome() == Outcome::Error => {
                Err(ProjectError::Fault(halt.reason))
            }
            Err(halt) => {
                let at = record.diagnostics.iter().find(|d| d.severity == lmap_lean::Severity::Error);
                let at = at.map_or_else(String::new, |d| format!("{}:{}: ", d.start.line, d.start.column));
                let message = format!("{at}{}", halt.reason.message);
                Err(ProjectError::Challenge { module: source.name.clone(), message })
            }
        }
    }

    /// Compiles the solution and judges what it compiles to. As for tasks, Lean's kernel is left out of the compilation,
    /// and what could have come out otherwise with it is compiled again.
    fn prove(
        &mut self,
        solution: Result<Gathered, Reason>,
        challenge: &str,
        compiled: &Compiled,
        aim: &Aim<'_>,
    ) -> Result<(), Halt> {
        let solution = solution.map_err(|reason| Halt::rejected(Stage::Build, reason));
        let solution = solution.inspect_err(|_| self.record.stages.set(Stage::Build, false))?;
        let attempt = |session: &mut Self, checks| {
            session.record.elaborations += 1;
            let modules = session.compile_solution(&solution, challenge, compiled, checks)?;
            session.judge(modules, aim)
        };
        match attempt(self, KernelChecks::Postponed) {
            Err(halt) if self.record.alarm.is_none() && may_differ(&halt, &solution) => {
                self.record.start_over();
                attempt(self, KernelChecks::On)
            }
            first => first,
        }
    }

    /// Compiles the modules of the solution that the challenge does not rest on.
    fn compile_solution(
        &mut self,
        solution: &Gathered,
        challenge: &str,
        trusted: &Compiled,
        checks: KernelChecks,
    ) -> Result<Vec<UntrustedModule>, Halt> {
        let mut compiled = trusted.clone();
        let mut modules = Vec::new();
        let main = solution.sources.last().map_or("", |source| source.name.as_str());
        let built: Result<(), Halt> = solution.sources.iter().try_for_each(|source| {
            if source.name == challenge {
                let reason = bad_import(format!("the solution imports the challenge, `{challenge}`"));
                return Err(Halt::rejected(Stage::Build, reason));
            }
            if compiled.has(&source.name) {
                return Ok(());
            }
            let bytes = self.compile(source, &called(source, main), &compiled, checks)?;
            modules.push(UntrustedModule::from_bytes(&source.name, bytes.clone()));
            compiled.0.push((source.name.clone(), bytes));
            Ok(())
        });
        self.record.stages.set(Stage::Build, built.is_ok());
        built.map(|()| modules)
    }

    /// What the challenge imports, as a base, and the target over it; with what the solution imports besides, if the
    /// toolchain's library has it and it leaves the target what it is. If not, the base lacks these imports, and the solution
    /// is rejected for them: compiled files from elsewhere are believed only if the challenge asks for them.
    fn base_for(
        &self,
        wanted: &[String],
        more: &[String],
        believed: &Believed<'_>,
        asked: impl Fn(&TrustedBase) -> Result<Target, TargetError>,
    ) -> Result<(TrustedBase, Target), ProjectError> {
        let base_of = |modules: &[String]| {
            let library = self.grader.library_of(modules, believed)?;
            self.trusted_base(&library, believed.trusted)
        };
        let base = base_of(wanted)?;
        let target = asked(&base)?;
        let places = self.grader.places(Files::Folder(Path::new("")));
        let more: Vec<String> = more.iter().filter(|module| places.is_in_library(module)).cloned().collect();
        let all = union(wanted, &more);
        let wider = (all.len() > wanted.len()).then(|| base_of(&all)).and_then(Result::ok);
        if let Some(wider) = wider
            && let Ok(target) = asked(&wider)
        {
            return Ok((wider, target));
        }
        Ok((base, target))
    }

    /// Has our kernel check the modules that the challenge imports, within the deadline: whoever asks may be anybody.
    fn trusted_base(
        &self,
        library: &Library,
        trusted: &[(&str, &[u8])],
    ) -> Result<TrustedBase, ProjectError> {
        let interrupt = Arc::new(AtomicBool::new(false));
        let memory = self.lmap_memory();
        let options = Options { memory, interrupt: Some(Arc::clone(&interrupt)), ..Options::default() };
        let cancel = self.turn.cancel();
        let cancelled = || cancel.is_cancelled();
        let conditions = self.conditions(&[], None, &cancelled);
        let (base, called_off) = watched(&conditions, &interrupt, || {
            caught("our kernel", || TrustedBase::checked(library, trusted, &options))
        });
        match (base, called_off) {
            (Ok(Ok(base)), _) => Ok(base),
            (_, Some(ending)) if ending.reason.code == ReasonCode::Cancelled => {
                Err(ProjectError::Fault(ending.reason))
            }
            (_, Some(ending)) => Err(ProjectError::Trusted(ending.reason.message)),
            (Ok(Err(why)), None) => Err(ProjectError::Trusted(why)),
            (Err(crashed), None) => Err(ProjectError::Trusted(crashed.reason.message)),
        }
    }

    fn lmap_memory(&self) -> usize {
        usize::try_from(self.grader.policy().limits.lmap_mib << 20).unwrap_or(usize::MAX)
    }

    fn conditions<'c>(
        &'c self,
        allowed_axioms: &'c [String],
        official: Option<&'c dyn OfficialRunner>,
        cancelled: &'c (dyn Fn() -> bool + Sync),
    ) -> Conditions<'c> {
        let policy = self.grader.policy();
        Conditions {
            kernels: policy.kernels,
            axioms: policy.axioms,
            allowed_axioms,
            budget: policy.budget,
            lmap_memory_bytes: self.lmap_memory(),
            deadline: self.turn.deadline(),
            cancelled,
            official,
            audit: policy.kernels == Kernels::Lmap && drawn(policy.audit),
        }
    }

    fn judge(&mut self, modules: Vec<UntrustedModule>, aim: &Aim<'_>) -> Result<(), Halt> {
        let cancel = self.turn.cancel();
        let mut judgement = {
            let runner = self.runner();
            let kernel_mib = self.grader.policy().limits.kernel_mib;
            let official = Official::new(&runner, kernel_mib, &self.grader.folders().program);
            let cancelled = || cancel.is_cancelled();
            let conditions = self.conditions(aim.allowed_axioms, Some(&official), &cancelled);
            judge_all(modules, aim.base, aim.target, &conditions)
        };
        let ending = judgement.ending.take();
        let before = self.record.stages;
        self.record.judged(&mut judgement);
        self.record.stages.build_passed = before.build_passed;
        ending.map_or(Ok(()), |ending| Err(ending.into()))
    }

    fn verdict(self, judged: Judged, ending: Option<Halt>, start: Instant) -> Verdict {
        let Self { grader, sandbox, turn, mut record } = self;
        let texts: Vec<(&str, &str)> =
            judged.texts.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        grader.heed_alarm(&judged.submission, &texts, ending.as_ref(), &mut record);
        let circumstances = Circumstances {
            toolchain: grader.toolchain(),
            policy: policy_with(grader.policy(), &judged.allowed_axioms),
            task: judged.task,
            submission: Graded { name: judged.name, from_reply: false, first_line: 1, bytes: judged.bytes },
            submission_hash: Some(judged.submission),
            statement_hash: judged.statement,
            sandbox: report(&sandbox),
            waited: turn.waited,
            start,
            package: None,
        };
        record.verdict(circumstances, ending)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_of_a_module_is_read_as_a_flag() {
        let named = |name: &str| {
            let source = Source { name: name.to_owned(), text: String::new(), imports: Vec::new() };
            called(&source, "Solution")
        };
        assert_eq!(named("Solution"), SOURCE);
        assert_eq!(named("A.Bé.C_1"), "A/Bé/C_1.lean");
        for name in ["-v", "--run", "-Dwarn=false", "A.-v", "A B", "@args"] {
            assert_eq!(named(name), SOURCE, "{name}");
        }
    }
}
