//! The base of a task, compiled: what a submission may import besides `Init`.
//!
//! It is compiled once for a toolchain and kept in the cache under the hash of everything that it is made from. Its files
//! are read into memory and compared with their hashes when they are loaded; every grade gets fresh copies from memory,
//! so that a submission cannot change what the next one imports. For judging on terms it is decoded once, from the same bytes.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::time::Duration;

use lmap_lean::process::{self, Limits};
use lmap_lean::{Finished, Invocation, LeanCommand, LeanRun, Toolchain};
use lmap_sandbox::Input;
use lmap_tasks::{NETWORK_MODULE, Task, WEIGHTS_MODULE};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::process::{Ran, abnormal_end};
use super::{lake, work};
use crate::judge::{ImportRules, LeanName, Library, Target, TrustedBase, Vetting};
use crate::policy::ResourceLimits;
use crate::private::private_folder;
use crate::reason::{Reason, ReasonCode};
use crate::submission::hex;

/// Part of every key: raise it when the layout of an entry changes.
const LAYOUT: &str = "1";

/// Name of the file that lists an entry's files with their hashes.
const MANIFEST: &str = "manifest.json";

/// A base may take this long to compile.
const COMPILE_TIME: Duration = Duration::from_secs(600);

/// Who builds a submission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Builder {
    /// `lake build` in a package.
    Lake,
    /// `lean` by itself, where the toolchain has no Lake.
    Lean,
}

impl Builder {
    /// The one that `toolchain` has.
    pub fn of(toolchain: &Toolchain) -> Self {
        if toolchain.lake.is_some() { Self::Lake } else { Self::Lean }
    }

    /// Where compiled modules lie in the package.
    pub fn library(self) -> &'static str {
        match self {
            Self::Lake => lake::LIBRARY,
            Self::Lean => "base/",
        }
    }
}

/// The compiled base of one task, in memory.
#[derive(Debug)]
pub(crate) struct Base {
    /// Files of the package before the submission is put in, by their paths in it.
    files: BTreeMap<String, Vec<u8>>,
    builder: Builder,
}

#[derive(Serialize, Deserialize)]
struct Manifest {
    /// Path in the package to SHA-256 in hex.
    files: BTreeMap<String, String>,
}

impl Base {
    /// Takes the base of `task` from the cache, or compiles it and puts it there.
    pub fn load(
        toolchain: &Toolchain,
        cache: &Path,
        task: &Task,
        limits: &ResourceLimits,
    ) -> Result<Self, Reason> {
        let builder = Builder::of(toolchain);
        let sources = sources(task, builder, limits);
        let entries = cache.join("bases");
        private_folder(&entries).map_err(|error| cache_fault(&entries, &error))?;
        let entry = entries.join(key(toolchain, &sources));
        if let Some(files) = read_entry(&entry) {
            return Ok(Self { files, builder });
        }
        let folder = tempfile::Builder::new()
            .prefix(".compiling-")
            .tempdir_in(&entries)
            .map_err(|e| cache_fault(&entries, &e))?;
        let package = folder.path().join("files");
        let files = compile(toolchain, builder, &sources, &package, cache_fault)?;
        store(folder.path(), &package, &files, &entry).map_err(|e| cache_fault(&entry, &e))?;
        Ok(Self { files, builder })
    }

    /// Compiles the base of `task` and keeps it in memory alone.
    pub fn compile(toolchain: &Toolchain, task: &Task, limits: &ResourceLimits) -> Result<Self, Reason> {
        let builder = Builder::of(toolchain);
        let folder = tempfile::tempdir().map_err(|error| temporary_fault(&std::env::temp_dir(), &error))?;
        let sources = sources(task, builder, limits);
        let package = folder.path().join("files");
        let files = compile(toolchain, builder, &sources, &package, temporary_fault)?;
        Ok(Self { files, builder })
    }

    /// Who builds with it.
    pub fn builder(&self) -> Builder {
        self.builder
    }

    /// SHA-256, in hex, of its files.
    pub fn sha256(&self) -> String {
        crate::grader::hash_files(self.files.iter())
    }

    /// The package that a submission is put into.
    pub fn package(&self) -> Vec<Input> {
        self.files.iter().map(|(path, bytes)| Input::bytes(path, bytes.as_slice())).collect()
    }

    /// The compiled modules alone, below the folder `dir`.
    pub fn library(&self, dir: &str) -> Vec<Input> {
        let named = |(path, bytes): (&str, &Vec<u8>)| match dir {
            "." => Input::bytes(path, bytes.as_slice()),
            dir => Input::bytes(format!("{dir}/{path}"), bytes.as_slice()),
        };
        self.compiled().map(named).collect()
    }

    /// Path in the library, and bytes, of every compiled file.
    fn compiled(&self) -> impl Iterator<Item = (&str, &Vec<u8>)> {
        let prefix = self.builder.library();
        let modules =
            self.files.iter().filter_map(move |(path, bytes)| Some((path.strip_prefix(prefix)?, bytes)));
        modules.filter(|(path, _)| path.contains(".olean") && !path.ends_with(".hash"))
    }

    /// Writes the package into a folder, for a person to look at.
    pub fn write_package(&self, dir: &Path) -> io::Result<()> {
        self.files.iter().try_for_each(|(path, bytes)| work::write(&dir.join(path), bytes))
    }

    /// The base as terms over those of the toolchain's library. Our kernel checks the task's modules.
    pub fn terms(&self, library: &Library, task: &Task) -> Result<Terms, Reason> {
        let compiled: BTreeMap<&str, &Vec<u8>> = self.compiled().collect();
        let module = |name: &'static str| {
            let path = format!("{}.olean", name.replace('.', "/"));
            compiled.get(path.as_str()).map(|bytes| (name, bytes.as_slice()))
        };
        let modules: Option<Vec<_>> = [NETWORK_MODULE, WEIGHTS_MODULE].into_iter().map(module).collect();
        let modules = modules.ok_or_else(|| unusable("a compiled module is missing"))?;
        let trusted = TrustedBase::new(library, &modules, Vetting::Always)?;
        let target = |theorem: &str, proposition: &str, statement: String| {
            let imports = ImportRules::exactly(&[NETWORK_MODULE, WEIGHTS_MODULE], &[WEIGHTS_MODULE]);
            let theorem: LeanName = theorem.parse().map_err(unusable)?;
            let proposition: LeanName = proposition.parse().map_err(unusable)?;
            Target::constant(&trusted, theorem, proposition, Some(statement), imports).map_err(unusable)
        };
        Ok(Terms {
            task: target(&task.theorem_name(), task.spec_name(), task.statement())?,
            probe: target(PROBE_THEOREM, PROBE_PROPOSITION, PROBE_PROPOSITION.to_owned())?,
            trusted,
        })
    }
}

/// The theorem of the proof that is known to be good, and what it states.
pub(crate) const PROBE_THEOREM: &str = "lmap_probe";
pub(crate) const PROBE_PROPOSITION: &str = "True";

/// A base decoded, with what is to be proved over it.
pub(crate) struct Terms {
    pub trusted: TrustedBase,
    /// What the task asks for.
    pub task: Target,
    /// What is proved when there is doubt about the toolchain or the machine.
    pub probe: Target,
}

fn unusable(error: impl std::fmt::Display) -> Reason {
    let message = format!("the task's own modules cannot be used: {error}; `lmap doctor` tells more");
    Reason::new(ReasonCode::BaseFailed, message)
}

/// The files that the base is compiled from, by their paths in the package.
fn sources(task: &Task, builder: Builder, limits: &ResourceLimits) -> BTreeMap<String, Vec<u8>> {
    let mut sources = BTreeMap::from([
        (source_path(NETWORK_MODULE), task.network_lean().as_bytes().to_vec()),
        (source_path(WEIGHTS_MODULE), task.weights_lean().into_bytes()),
    ]);
    if builder == Builder::Lake {
        sources.insert("lakefile.toml".to_owned(), lake::lakefile(limits).into_bytes());
    }
    sources
}

fn source_path(module: &str) -> String {
    format!("{}.lean", module.replace('.', "/"))
}

fn key(toolchain: &Toolchain, sources: &BTreeMap<String, Vec<u8>>) -> String {
    let mut hasher = Sha256::new();
    let mut field = |bytes: &[u8]| {
        hasher.update((bytes.len() as u64).to_le_bytes());
        hasher.update(bytes);
    };
    field(LAYOUT.as_bytes());
    field(toolchain.hash.as_bytes());
    for (path, bytes) in sources {
        field(path.as_bytes());
        field(bytes);
    }
    hex(&hasher.finalize())
}

/// The files of a cache entry, if it is there, whole and unchanged.
fn read_entry(entry: &Path) -> Option<BTreeMap<String, Vec<u8>>> {
    let manifest: Manifest = serde_json::from_slice(&fs::read(entry.join(MANIFEST)).ok()?).ok()?;
    let read = |(path, expected): (String, String)| {
        let bytes = fs::read(entry.join("files").join(&path)).ok()?;
        (hex(&Sha256::digest(&bytes)) == expected).then_some((path, bytes))
    };
    manifest.files.into_iter().map(read).collect()
}

fn compile(
    toolchain: &Toolchain,
    builder: Builder,
    sources: &BTreeMap<String, Vec<u8>>,
    package: &Path,
    fault: Fault,
) -> Result<BTreeMap<String, Vec<u8>>, Reason> {
    let write = |(path, bytes): (&String, &Vec<u8>)| work::write(&package.join(path), bytes);
    sources.iter().try_for_each(write).map_err(|e| fault(package, &e))?;
    match builder {
        Builder::Lake => compile_with_lake(toolchain, package)?,
        Builder::Lean => compile_with_lean(toolchain, package, fault)?,
    }
    let mut files = BTreeMap::new();
    read_tree(package, "", &mut files).map_err(|e| fault(package, &e))?;
    Ok(files)
}

fn compile_with_lean(toolchain: &Toolchain, package: &Path, fault: Fault) -> Result<(), Reason> {
    for module in [NETWORK_MODULE, WEIGHTS_MODULE] {
        let output =
            Path::new(Builder::Lean.library()).join(module.replace('.', "/")).with_extension("olean");
        let folder = package.join(output.parent().unwrap_or(Path::new("")));
        fs::create_dir_all(&folder).map_err(|e| fault(&folder, &e))?;
        let command = LeanCommand::new(toolchain, source_path(module))
            .dir(package)
            .lean_path(Builder::Lean.library())
            .output(&output);
        let run = LeanRun::from_finished(run(&command.invocation())?);
        let error = run.errors().next().map(|error| error.message.clone());
        let compiled = run.finished.end.success() && package.join(&output).is_file();
        must_compile(module, compiled, error.or_else(|| abnormal(&run.finished, &run.other)), &run.other)?;
    }
    Ok(())
}

fn compile_with_lake(toolchain: &Toolchain, package: &Path) -> Result<(), Reason> {
    let lake = toolchain.lake.as_deref().unwrap_or(Path::new("lake"));
    let invocation = lake::build(toolchain, lake, package, &format!("+{WEIGHTS_MODULE}"));
    let finished = run(&invocation)?;
    let output = finished.stdout.text() + &finished.stderr.text();
    must_compile(WEIGHTS_MODULE, finished.end.success(), abnormal(&finished, &output), &output)
}

/// Runs a program on our own text, which needs no sandbox.
fn run(invocation: &Invocation) -> Result<Finished, Reason> {
    process::run(invocation, &Limits::within(COMPILE_TIME)).map_err(|error| launch(&error))
}

fn abnormal(finished: &Finished, output: &str) -> Option<String> {
    let ran = Ran { finished: finished.clone(), limit: None, taken: Vec::new() };
    abnormal_end(&ran, output).map(|reason| reason.message)
}

fn must_compile(module: &str, compiled: bool, why: Option<String>, output: &str) -> Result<(), Reason> {
    if compiled {
        return Ok(());
    }
    let why =
        why.unwrap_or_else(|| output.trim().lines().next_back().unwrap_or("Lean gave no reason").to_owned());
    let message = format!(
        "the task's module {module} does not compile: {why}; `lmap doctor` tells whether the toolchain is sound"
    );
    Err(Reason::new(ReasonCode::BaseFailed, message))
}

fn read_tree(dir: &Path, prefix: &str, files: &mut BTreeMap<String, Vec<u8>>) -> io::Result<()> {
    for item in fs::read_dir(dir)? {
        let item = item?;
        let path = format!("{prefix}{}", item.file_name().to_string_lossy());
        if item.file_type()?.is_dir() {
            read_tree(&item.path(), &format!("{path}/"), files)?;
        } else {
            files.insert(path, fs::read(item.path())?);
        }
    }
    Ok(())
}

/// Turns the folder with the compiled package into the cache entry, at one stroke.
fn store(folder: &Path, package: &Path, files: &BTreeMap<String, Vec<u8>>, entry: &Path) -> io::Result<()> {
    let hash = |(path, bytes): (&String, &Vec<u8>)| (path.clone(), hex(&Sha256::digest(bytes)));
    let manifest = Manifest { files: files.iter().map(hash).collect() };
    for path in files.keys() {
        fs::set_permissions(package.join(path), fs::Permissions::from_mode(0o400))?;
    }
    fs::write(folder.join(MANIFEST), serde_json::to_vec_pretty(&manifest)?)?;
    // One at a time: else an entry that another process has just published could be taken for a damaged one. The lock lies
    // beside the entries' folder, and ends with the process that holds it.
    let lock = File::create(entry.parent().unwrap_or(Path::new(".")).with_extension("lock"))?;
    lock.lock()?;
    if read_entry(entry).is_some() {
        // Another process was faster; its entry is as good as ours.
        return Ok(());
    }
    if entry.exists() {
        remove_damaged(entry)?;
    }
    fs::rename(folder, entry)
}

/// Takes a damaged entry out of the way first, so that nobody reads it while it goes.
fn remove_damaged(entry: &Path) -> io::Result<()> {
    let parent = entry.parent().unwrap_or(Path::new("."));
    let grave = tempfile::Builder::new().prefix(".damaged-").tempdir_in(parent)?;
    match fs::rename(entry, grave.path().join("entry")) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        renamed => renamed,
    }
}

/// What is said when a folder cannot be used.
type Fault = fn(&Path, &dyn std::fmt::Display) -> Reason;

fn cache_fault(path: &Path, error: &dyn std::fmt::Display) -> Reason {
    let message = format!(
        "cannot use the cache at {}: {error}; name another folder with --cache-dir or LMAP_CACHE_DIR",
        path.display()
    );
    Reason::new(ReasonCode::Cache, message)
}

fn temporary_fault(path: &Path, error: &dyn std::fmt::Display) -> Reason {
    let message = format!(
        "no cache can be believed, and {} cannot be used in its place: {error}; name another folder with TMPDIR",
        path.display()
    );
    Reason::new(ReasonCode::Cache, message)
}

fn launch(error: &lmap_lean::RunError) -> Reason {
    Reason::new(ReasonCode::Launch, format!("{error}; `lmap doctor` tells more"))
}
