//! A module's imports, and theirs.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::path::PathBuf;

use lmap_kernel::{Declaration, Environment, NameId, Signature, Unchecked};

use super::decode::Skipped;
use super::files::{ModuleFiles, ReadError};
use super::module::Import;
use crate::escape::escape;

/// Why the imports of a file cannot be loaded.
#[derive(Debug, thiserror::Error)]
pub enum ClosureError {
    /// No folder of the search path has the module.
    #[error("module `{module}` is in none of the folders searched; give the one that holds it")]
    NotFound {
        /// The module.
        module: String,
    },
    /// A module's name that can be no file's.
    #[error("`{module}` is no module name that a file could have")]
    BadName {
        /// The name, escaped.
        module: String,
    },
    /// A module imports itself, directly or not.
    #[error("module `{module}` imports itself")]
    Cycle {
        /// The module.
        module: String,
    },
    /// A file of the closure is refused.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// All files together are too large.
    #[error("the imported files have more than {limit} bytes")]
    TooLarge {
        /// The limit.
        limit: u64,
    },
}

/// The folders in which modules are searched, in order.
#[derive(Debug, Clone, Default)]
pub struct SearchPath {
    folders: Vec<PathBuf>,
}

impl SearchPath {
    /// Searches `folders`, in order.
    pub fn new(folders: impl IntoIterator<Item = PathBuf>) -> Self {
        SearchPath { folders: folders.into_iter().collect() }
    }

    /// The `.olean` of a module.
    ///
    /// # Errors
    /// When the name has components that no file name can have, or no folder has the file.
    pub fn find(&self, module: &[String]) -> Result<PathBuf, ClosureError> {
        let sound = |c: &String| !c.is_empty() && c != "." && c != ".." && !c.contains(['/', '\0']);
        if module.is_empty() || !module.iter().all(sound) {
            return Err(ClosureError::BadName { module: dotted(module) });
        }
        let relative: PathBuf = module.iter().collect();
        let candidates = self.folders.iter().map(|folder| {
            let mut file = folder.join(&relative).into_os_string();
            file.push(".olean");
            PathBuf::from(file)
        });
        let found = candidates.into_iter().find(|file| file.is_file());
        found.ok_or_else(|| ClosureError::NotFound { module: dotted(module) })
    }
}

fn dotted(module: &[String]) -> String {
    module.iter().map(|component| escape(component)).collect::<Vec<_>>().join(".")
}

/// Modules with all that they import, every one after its imports.
#[derive(Debug, Default)]
pub struct Closure {
    modules: Vec<(Vec<String>, ModuleFiles)>,
}

/// How far the walk has come with a module.
enum Progress {
    Open,
    Done,
}

enum Task<T> {
    Enter(Vec<String>),
    Leave(Vec<String>, T),
}

/// Opens the files of `imports` and of all that they import, one after another, and lists what `take` makes of each, every
/// module after its imports. `limit` is the largest size of all files together.
pub(super) fn walk<T>(
    imports: &[Import],
    search: &SearchPath,
    limit: u64,
    mut take: impl FnMut(ModuleFiles) -> Result<(Vec<Import>, T), ReadError>,
) -> Result<Vec<(Vec<String>, T)>, ClosureError> {
    let mut modules = Vec::new();
    let mut progress: HashMap<Vec<String>, Progress> = HashMap::new();
    let mut left = limit;
    let mut stack: Vec<Task<T>> = imports.iter().rev().map(|i| Task::Enter(i.module.clone())).collect();
    while let Some(task) = stack.pop() {
        match task {
            Task::Leave(module, taken) => {
                progress.insert(module.clone(), Progress::Done);
                modules.push((module, taken));
            }
            Task::Enter(module) => {
                match progress.get(&module) {
                    Some(Progress::Done) => continue,
                    Some(Progress::Open) => return Err(ClosureError::Cycle { module: dotted(&module) }),
                    None => {}
                }
                let path = search.find(&module)?;
                let files = ModuleFiles::open(&path, left).map_err(|error| match error {
                    ReadError::TooLarge { .. } => ClosureError::TooLarge { limit },
                    error => error.into(),
                })?;
                left -= files.parts().map(|(_, bytes)| bytes.len() as u64).sum::<u64>();
                let (imports, taken) = take(files)?;
                progress.insert(module.clone(), Progress::Open);
                stack.push(Task::Leave(module, taken));
                stack.extend(imports.into_iter().rev().map(|i| Task::Enter(i.module)));
            }
        }
    }
    Ok(modules)
}

impl Closure {
    /// Reads the files of `imports` and of all that they import. `limit` is the largest size of all files together.
    ///
    /// # Errors
    /// When a module is missing, imports itself, or its headers are refused.
    pub fn load(imports: &[Import], search: &SearchPath, limit: u64) -> Result<Self, ClosureError> {
        let modules = walk(imports, search, limit, |files| {
            let imports = files.parse()?.imports().to_vec();
            Ok((imports, files))
        })?;
        Ok(Closure { modules })
    }

    /// The modules' names and files, in import order.
    pub fn modules(&self) -> impl Iterator<Item = (&[String], &ModuleFiles)> {
        self.modules.iter().map(|(name, files)| (name.as_slice(), files))
    }

    /// Decodes all modules into one list of declarations over `environment`.
    ///
    /// Lean generates some theorems (`ite.congr_simp`) in whichever module first needs them, so two modules that do not
    /// import each other may both have one. Such twins have one statement, and the first stands for both, as in Lean's own
    /// import; anything else of one name stays, and is refused later.
    ///
    /// # Errors
    /// When a module is damaged.
    pub fn decode(&self, environment: &Environment) -> Result<(Unchecked, Vec<Skipped>), ReadError> {
        let mut unchecked = Unchecked::new(environment.terms());
        let mut skipped = Vec::new();
        for (_, files) in &self.modules {
            let contents = files.parse()?.decode(&mut unchecked.terms).map_err(|e| files.error(e))?;
            unchecked.declarations.extend(contents.declarations);
            skipped.extend(contents.skipped);
        }
        drop_twins(&mut unchecked.declarations);
        Ok((unchecked, skipped))
    }
}

/// Keeps the first of theorems with one name, one list of universe parameters and one statement.
pub(super) fn drop_twins(declarations: &mut Vec<Declaration>) {
    let mut seen: HashMap<NameId, Signature> = HashMap::new();
    declarations.retain(|declaration| {
        let Declaration::Theorem(theorem) = declaration else { return true };
        match seen.entry(theorem.signature.name) {
            Entry::Vacant(entry) => {
                entry.insert(theorem.signature.clone());
                true
            }
            Entry::Occupied(entry) => *entry.get() != theorem.signature,
        }
    });
}
