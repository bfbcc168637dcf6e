//! What a submission may import, decoded once: the terms that are believed.
//!
//! A [`Library`] is the compiled library of a toolchain. It is read once and hashed, what was hashed is decoded, and our
//! kernel checks it the first time it is seen; after that a stamp under its hash says so. A [`TrustedBase`] is a library and
//! the modules of one task over it. Both never change, and many threads judge over one of them.

use std::collections::HashSet;
use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use lmap_kernel::{Environment, Options, Outcome, SpecialNames, Unchecked};
use lmap_lean::Toolchain;
use lmap_lean::official::BaseIndex;
use lmap_lean::olean::{Closure, Import, ModuleFiles, SearchPath};
use sha2::{Digest, Sha256};

use crate::private::private_folder;
use crate::reason::{Reason, ReasonCode};
use crate::submission::hex;

/// Largest size of all files of a library together, in bytes.
pub(super) const LIBRARY_BYTES: u64 = 16 << 30;
/// Part of the name of every stamp: raise it when the kernel becomes stricter.
const STAMP: &str = "1";

/// Whether our kernel looks at what is going to be believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vetting<'a> {
    /// Once: a stamp in the folder says that it did.
    Once(&'a Path),
    /// Every time: there is no folder that could be believed.
    Always,
    /// Never: the caller vouches for it.
    Never,
}

/// The compiled library of a toolchain, in memory.
pub struct Library {
    environment: Environment,
    modules: HashSet<Vec<String>>,
    release: String,
    sha256: String,
}

impl Library {
    /// The module `Init` of a toolchain, with all that it imports.
    ///
    /// # Errors
    /// [`ReasonCode::BaseFailed`] when a file cannot be read or decoded, or our kernel rejects it.
    pub fn load(toolchain: &Toolchain, vetting: Vetting<'_>) -> Result<Arc<Self>, Reason> {
        Self::with_modules(&[&["Init"]], &[toolchain.root.join("lib/lean")], vetting)
    }

    /// Any modules, found in `folders`, with all that they import.
    ///
    /// # Errors
    /// As [`Library::load`].
    pub fn with_modules(
        modules: &[&[&str]],
        folders: &[PathBuf],
        vetting: Vetting<'_>,
    ) -> Result<Arc<Self>, Reason> {
        Self::within(modules, folders, vetting, LIBRARY_BYTES)
    }

    /// The same, if all files together have no more than `limit` bytes.
    pub(super) fn within(
        modules: &[&[&str]],
        folders: &[PathBuf],
        vetting: Vetting<'_>,
        limit: u64,
    ) -> Result<Arc<Self>, Reason> {
        let roots: Vec<Import> = modules.iter().map(|module| import(module)).collect();
        let closure = Closure::load(&roots, &SearchPath::new(folders.to_vec()), limit).map_err(failed)?;
        let mut library = Self {
            environment: Environment::new(),
            modules: closure.modules().map(|(name, _)| name.to_vec()).collect(),
            release: release_of(&closure)?,
            sha256: hash_of(&closure),
        };
        let (unchecked, _) = closure.decode(&Environment::new()).map_err(failed)?;
        let stamp = Stamp::of(vetting, &library.sha256)?;
        library.environment = if stamp.wanted() {
            let checked = vet(&Environment::new(), unchecked, SpecialNames::Trust).map_err(failed)?;
            stamp.put()?;
            checked
        } else {
            Environment::new().trust(unchecked).map_err(failed)?
        };
        Ok(Arc::new(library))
    }

    /// SHA-256, in hex, of the names and bytes of all its modules.
    #[must_use]
    pub fn sha256(&self) -> &str {
        &self.sha256
    }

    /// Whether it has a module, whose name is given with dots.
    pub(super) fn has_module(&self, module: &str) -> bool {
        let parts: Vec<String> = module.split('.').map(str::to_owned).collect();
        self.modules.contains(&parts)
    }

    /// How many modules it has.
    #[must_use]
    pub fn module_count(&self) -> usize {
        self.modules.len()
    }
}

fn import(module: &[&str]) -> Import {
    let module = module.iter().map(|&part| part.to_owned()).collect();
    Import { module, all: false, exported: true, meta: false }
}

fn failed(error: impl std::fmt::Display) -> Reason {
    let message = format!("what submissions import cannot be used: {error}; `lmap doctor` tells more");
    Reason::new(ReasonCode::BaseFailed, message)
}

fn release_of(closure: &Closure) -> Result<String, Reason> {
    let (_, files) = closure.modules().next().ok_or_else(|| failed("it has no modules"))?;
    Ok(files.parse().map_err(failed)?.header().release.clone())
}

fn hash_of(closure: &Closure) -> String {
    let mut hasher = Sha256::new();
    for (name, files) in closure.modules() {
        feed(&mut hasher, name.join("\0").as_bytes());
        files.parts().for_each(|(_, bytes)| feed(&mut hasher, bytes));
    }
    hex(&hasher.finalize())
}

fn feed(hasher: &mut Sha256, bytes: &[u8]) {
    hasher.update((bytes.len() as u64).to_le_bytes());
    hasher.update(bytes);
}

/// Checks declarations with our kernel, on all processors.
fn vet(over: &Environment, file: Unchecked, special_names: SpecialNames) -> Result<Environment, String> {
    let jobs = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    vet_by(over, file, &Options { special_names, jobs, ..Options::default() })
}

fn vet_by(over: &Environment, file: Unchecked, options: &Options) -> Result<Environment, String> {
    let Outcome { result, .. } = over.check(file, options);
    result.map_err(|error| format!("our kernel does not accept it: {error}"))
}

/// The note that our kernel has accepted a library.
struct Stamp {
    file: Option<PathBuf>,
    wanted: bool,
}

impl Stamp {
    fn of(vetting: Vetting<'_>, sha256: &str) -> Result<Self, Reason> {
        let folder = match vetting {
            Vetting::Never => return Ok(Self { file: None, wanted: false }),
            Vetting::Always => return Ok(Self { file: None, wanted: true }),
            Vetting::Once(folder) => folder,
        };
        private_folder(folder).map_err(|error| Reason::new(ReasonCode::Cache, error.to_string()))?;
        let file = folder.join(format!("{sha256}-{STAMP}-{}", lmap_kernel::VERSION));
        Ok(Self { wanted: !file.exists(), file: Some(file) })
    }

    fn wanted(&self) -> bool {
        self.wanted
    }

    fn put(&self) -> Result<(), Reason> {
        let Some(file) = &self.file else { return Ok(()) };
        fs::write(file, "").map_err(|error| {
            Reason::new(ReasonCode::Cache, format!("cannot write {}: {error}", file.display()))
        })
    }
}

/// A library with the modules of one task.
pub struct TrustedBase {
    pub(super) environment: Environment,
    pub(super) index: BaseIndex,
    modules: HashSet<Vec<String>>,
    release: String,
    sha256: String,
}

impl TrustedBase {
    /// Adds modules, by name and bytes, every one after those that it imports, to a library. Our kernel checks them,
    /// unless the caller vouches for them.
    ///
    /// # Errors
    /// [`ReasonCode::BaseFailed`] when a module cannot be decoded, imports something else, or is rejected.
    pub fn new(library: &Library, modules: &[(&str, &[u8])], vetting: Vetting<'_>) -> Result<Self, Reason> {
        Self::of(library, modules, |added| match vetting {
            Vetting::Never => library.environment.trust(added).map_err(|error| error.to_string()),
            Vetting::Once(_) | Vetting::Always => vet(&library.environment, added, SpecialNames::Refuse),
        })
        .map_err(failed)
    }

    /// The same, with limits to what our kernel may use for the modules.
    pub(super) fn checked(
        library: &Library,
        modules: &[(&str, &[u8])],
        options: &Options,
    ) -> Result<Self, String> {
        let options = Options { special_names: SpecialNames::Refuse, ..options.clone() };
        Self::of(library, modules, |added| vet_by(&library.environment, added, &options))
    }

    fn of(
        library: &Library,
        modules: &[(&str, &[u8])],
        believe: impl FnOnce(Unchecked) -> Result<Environment, String>,
    ) -> Result<Self, String> {
        let mut known = library.modules.clone();
        let mut hasher = Sha256::new();
        feed(&mut hasher, library.sha256.as_bytes());
        let mut added = Unchecked::new(library.environment.terms());
        for (name, bytes) in modules {
            feed(&mut hasher, name.as_bytes());
            feed(&mut hasher, bytes);
            let files = ModuleFiles::from_bytes(Path::new(name), bytes.to_vec());
            let module = files.parse().map_err(|error| error.to_string())?;
            if let Some(missing) = module.imports().iter().find(|import| !known.contains(&import.module)) {
                return Err(format!("{name} imports {}, which is not there", missing.dotted()));
            }
            let contents = module.decode(&mut added.terms).map_err(|e| files.error(e).to_string())?;
            added.declarations.extend(contents.declarations);
            known.insert(name.split('.').map(str::to_owned).collect());
        }
        let environment = believe(added)?;
        Ok(Self {
            index: BaseIndex::new(&environment),
            environment,
            modules: known,
            release: library.release.clone(),
            sha256: hex(&hasher.finalize()),
        })
    }

    /// SHA-256, in hex, of everything that it consists of.
    #[must_use]
    pub fn sha256(&self) -> &str {
        &self.sha256
    }

    /// How many constants it has.
    #[must_use]
    pub fn constant_count(&self) -> usize {
        self.environment.len()
    }

    /// Whether a module is part of it.
    pub(super) fn has_module(&self, module: &[String]) -> bool {
        self.modules.contains(module)
    }

    /// The release of Lean that its files were compiled with.
    pub(super) fn release(&self) -> &str {
        &self.release
    }
}
