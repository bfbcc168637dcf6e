//! What an installation consists of, file by file, so that damage is noticed and a hash can be given.

use std::fs::{self, Metadata};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use serde::{Deserialize, Serialize};

use crate::coverage::Coverage;
use crate::digest;
use crate::error::ToolchainError;
use crate::probe::Identity;
use crate::toolchain::Library;

/// The name of the manifest in an installation of ours.
pub(crate) const FILE_NAME: &str = "lmap-toolchain.json";

/// Raised whenever an installation of an older program cannot serve a newer one.
pub(crate) const FORMAT: u32 = 1;

/// A record of an installation: what it is, and the files that decide what Lean does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Manifest {
    format: u32,
    #[serde(flatten)]
    pub(crate) identity: Identity,
    pub(crate) library: Library,
    /// See [`Toolchain::hash`](crate::Toolchain::hash).
    pub(crate) hash: String,
    /// How much the core library holds; unknown for other installations.
    pub(crate) coverage: Option<Coverage>,
    files: Vec<FileRecord>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct FileRecord {
    /// Relative to the installation's root, with `/`.
    path: String,
    bytes: u64,
    /// Last change, in nanoseconds since 1970.
    modified: u64,
    sha256: String,
}

impl Manifest {
    /// Reads and hashes the installation at `root`, which calls itself `identity`.
    pub(crate) fn describe(root: &Path, identity: Identity) -> Result<Self, ToolchainError> {
        let mut files = Vec::new();
        for path in relevant_files(root)? {
            let full = root.join(&path);
            let read = ToolchainError::cache("read", &full);
            files.push(FileRecord::of(&full, path).map_err(read)?);
        }
        Ok(Self {
            format: FORMAT,
            identity,
            library: library_of(root),
            hash: content_hash(&files),
            coverage: None,
            files,
        })
    }

    /// Reads a manifest; `None` if there is none that this program understands.
    pub(crate) fn load(path: &Path) -> Option<Self> {
        let manifest: Self = serde_json::from_slice(&fs::read(path).ok()?).ok()?;
        (manifest.format == FORMAT).then_some(manifest)
    }

    pub(crate) fn save(&self, path: &Path) -> Result<(), ToolchainError> {
        let text =
            serde_json::to_vec(self).map_err(|error| ToolchainError::cache("write", path)(error.into()))?;
        // A new file under the old name: whoever reads meanwhile, or shares the old file by a hard link, keeps the old one.
        let unfinished = path.with_extension("tmp");
        fs::write(&unfinished, text).map_err(ToolchainError::cache("write", &unfinished))?;
        fs::rename(&unfinished, path).map_err(ToolchainError::cache("create", path))
    }

    /// Compares sizes and times of change: quick enough for every start. The error is what is wrong, in words.
    pub(crate) fn quick_check(&self, root: &Path) -> Result<(), String> {
        self.check(root, |record, path, metadata| {
            // A copied installation has new times; then its content decides.
            modified(metadata) == Some(record.modified) || record.has_same_content(path)
        })
    }

    /// Reads every file again. The error is what is wrong, in words.
    pub(crate) fn full_check(&self, root: &Path) -> Result<(), String> {
        self.check(root, |record, path, _| record.has_same_content(path))
    }

    /// How many files it lists.
    pub(crate) fn file_count(&self) -> usize {
        self.files.len()
    }

    /// The compiled modules of the installation at `root`.
    pub(crate) fn modules(&self, root: &Path) -> Vec<PathBuf> {
        let paths = self.files.iter().map(|record| &record.path);
        paths.filter(|path| path.ends_with(".olean")).map(|path| root.join(path)).collect()
    }

    fn check(&self, root: &Path, same: impl Fn(&FileRecord, &Path, &Metadata) -> bool) -> Result<(), String> {
        if self.files.is_empty() {
            return Err("its manifest lists no files".to_owned());
        }
        for record in &self.files {
            let path = root.join(&record.path);
            let metadata = fs::metadata(&path).map_err(|error| format!("{}: {error}", record.path))?;
            if metadata.len() != record.bytes {
                let (found, expected) = (metadata.len(), record.bytes);
                return Err(format!("{} has {found} bytes instead of {expected}", record.path));
            }
            if !same(record, &path, &metadata) {
                return Err(format!("the content of {} has changed", record.path));
            }
        }
        let now = relevant_files(root).map_err(|error| error.to_string())?;
        match now.iter().find(|path| !self.files.iter().any(|record| record.path == **path)) {
            Some(extra) => Err(format!("{extra} was added to it")),
            None => Ok(()),
        }
    }
}

impl FileRecord {
    fn of(full: &Path, path: String) -> std::io::Result<Self> {
        let metadata = fs::metadata(full)?;
        let sha256 = digest::of_file(full)?;
        Ok(Self { path, bytes: metadata.len(), modified: modified(&metadata).unwrap_or(0), sha256 })
    }

    fn has_same_content(&self, path: &Path) -> bool {
        digest::of_file(path).is_ok_and(|found| found == self.sha256)
    }
}

fn modified(metadata: &Metadata) -> Option<u64> {
    let since = metadata.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
    u64::try_from(since.as_nanos()).ok()
}

/// One hash over names and contents. Programs are left out: the launcher of a kit differs between builds of this
/// project, and all it does is to load the shared library.
fn content_hash(files: &[FileRecord]) -> String {
    let listing: String = files
        .iter()
        .filter(|record| !record.path.starts_with("bin/"))
        .map(|record| format!("{}\0{}\0{}\n", record.path, record.bytes, record.sha256))
        .collect();
    digest::of_bytes(listing)
}

/// The official distribution comes with Lean's own metaprogramming library; the core never does.
fn library_of(root: &Path) -> Library {
    if root.join("lib/lean/Lean.olean").is_file() { Library::Official } else { Library::Core }
}

/// The programs, the shared libraries and the compiled `Init`, sorted. Nothing else can reach a submission, which
/// imports `Init` alone.
fn relevant_files(root: &Path) -> Result<Vec<String>, ToolchainError> {
    let mut found: Vec<String> =
        ["bin/lean", "bin/lake", "bin/leanchecker"].map(str::to_owned).into_iter().collect();
    found.retain(|program| root.join(program).is_file());
    let lib = root.join("lib/lean");
    for path in entries(&lib)? {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if is_shared_library(&name) || (name.starts_with("Init.") && is_compiled_module(&name)) {
            found.push(relative(root, &path));
        }
    }
    if lib.join("Init").is_dir() {
        collect_modules(root, &lib.join("Init"), &mut found)?;
    }
    found.sort();
    Ok(found)
}

fn collect_modules(root: &Path, dir: &Path, found: &mut Vec<String>) -> Result<(), ToolchainError> {
    for path in entries(dir)? {
        if path.is_dir() {
            collect_modules(root, &path, found)?;
        } else if is_compiled_module(&path.file_name().unwrap_or_default().to_string_lossy()) {
            found.push(relative(root, &path));
        }
    }
    Ok(())
}

fn entries(dir: &Path) -> Result<Vec<PathBuf>, ToolchainError> {
    let entries = fs::read_dir(dir).map_err(ToolchainError::cache("read", dir))?;
    let paths = entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>();
    paths.map_err(ToolchainError::cache("read", dir))
}

fn relative(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).to_string_lossy().into_owned()
}

fn is_shared_library(name: &str) -> bool {
    name.ends_with(".so") || name.ends_with(".dylib")
}

/// `X.olean`, and the parts that newer versions split off: `X.olean.server`, `X.olean.private`, `X.ir`.
fn is_compiled_module(name: &str) -> bool {
    name.ends_with(".olean") || name.contains(".olean.") || name.ends_with(".ir")
}
