//! The Lean files to be judged, and what they import.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use super::base::LIBRARY_BYTES;
use super::project::ProjectError;
use super::text_file::read_text_file;
use super::texts::ModuleTexts;
use crate::tokens::{TokenKind, tokens};

/// Largest Lean file that is read, in bytes.
pub const SOURCE_BYTES: u64 = 16 << 20;
/// Largest size of all files of the library together that texts in memory may import: the process that judges for others
/// holds them too.
const WIRE_LIBRARY_BYTES: u64 = 1 << 30;

/// One module, as text.
#[derive(Clone, Debug)]
pub(super) struct Source {
    pub name: String,
    pub text: String,
    /// The modules that it imports, in order; `Init` unless it starts with `prelude`.
    pub imports: Vec<String>,
}

/// Where the Lean files to be judged are.
#[derive(Clone, Copy)]
pub(super) enum Files<'a> {
    /// In a folder.
    Folder(&'a Path),
    /// In memory.
    Texts(&'a ModuleTexts),
}

/// Where modules are found.
pub(super) struct Places<'a> {
    /// The Lean files to be judged.
    pub files: Files<'a>,
    /// The folder with the toolchain's compiled library.
    pub library: PathBuf,
}

/// An import that is nowhere.
pub(super) struct Missing {
    pub importer: String,
    pub module: String,
}

/// A module with the modules that it imports and that are to be judged, directly or not, every one after those that it imports itself;
/// and the modules of the library that they import.
#[derive(Default)]
pub(super) struct Gathered {
    pub sources: Vec<Source>,
    pub library: Vec<String>,
}

impl Places<'_> {
    /// Reads `module` and all that it imports.
    pub fn gather(&self, module: &str) -> Result<Result<Gathered, Missing>, ProjectError> {
        let mut gathered = Gathered::default();
        let mut state: HashMap<String, bool> = HashMap::new();
        let mut stack = vec![Step::Enter(module.to_owned(), String::new())];
        while let Some(step) = stack.pop() {
            match step {
                Step::Leave(source) => {
                    state.insert(source.name.clone(), true);
                    gathered.sources.push(source);
                }
                Step::Enter(name, importer) => match state.get(&name) {
                    Some(true) => {}
                    Some(false) => return Err(ProjectError::Cycle(name)),
                    // The library comes first: no file can take the place of one of its modules.
                    None if self.is_in_library(&name) => {
                        state.insert(name.clone(), true);
                        gathered.library.push(name);
                    }
                    None => match self.read(&name)? {
                        Some(source) => {
                            state.insert(name.clone(), false);
                            let imports = source.imports.clone();
                            stack.push(Step::Leave(source));
                            stack.extend(imports.into_iter().rev().map(|i| Step::Enter(i, name.clone())));
                        }
                        None => return Ok(Err(Missing { importer, module: name })),
                    },
                },
            }
        }
        Ok(Ok(gathered))
    }

    /// Largest size of what may be imported from the library.
    pub fn library_bytes(&self) -> u64 {
        match self.files {
            Files::Folder(_) => LIBRARY_BYTES,
            Files::Texts(_) => WIRE_LIBRARY_BYTES,
        }
    }

    /// Whether the toolchain's library has a module.
    pub fn is_in_library(&self, module: &str) -> bool {
        relative(module).is_some_and(|path| self.library.join(path).with_extension("olean").is_file())
    }

    fn read(&self, module: &str) -> Result<Option<Source>, ProjectError> {
        let text = match self.files {
            Files::Folder(folder) => read_file(folder, module)?,
            Files::Texts(texts) => texts.text(module).map(str::to_owned),
        };
        Ok(text.map(|text| {
            let imports = imports_of(&text);
            Source { name: module.to_owned(), text, imports }
        }))
    }
}

fn read_file(folder: &Path, module: &str) -> Result<Option<String>, ProjectError> {
    let Some(path) = relative(module) else { return Ok(None) };
    let path = folder.join(path).with_extension("lean");
    match read_text_file(&path, SOURCE_BYTES) {
        Err(error) if error.why.is_absence() => Ok(None),
        Err(error) => Err(ProjectError::Unreadable { module: module.to_owned(), error }),
        Ok(text) => Ok(Some(text)),
    }
}

enum Step {
    Enter(String, String),
    Leave(Source),
}

/// Where a module's file is below a folder; nothing for a name that no file could have.
pub(super) fn relative(module: &str) -> Option<PathBuf> {
    let sound = |part: &str| !part.is_empty() && !part.starts_with('.') && !part.contains(['/', '\\', '\0']);
    let parts: Vec<&str> = module.split('.').collect();
    parts.iter().all(|part| sound(part)).then(|| parts.iter().collect())
}

/// The imports in the header of a Lean file.
fn imports_of(text: &str) -> Vec<String> {
    let mut imports = Vec::new();
    let mut prelude = false;
    let mut code = tokens(text).filter(|token| token.kind != TokenKind::Comment).peekable();
    while let Some(token) = code.next() {
        match token.text {
            "prelude" => prelude = true,
            "module" | "public" | "meta" => {}
            "import" => {
                code.next_if(|token| token.text == "all");
                if let Some(module) = code.next() {
                    imports.push(module.components().collect::<Vec<_>>().join("."));
                }
            }
            _ => break,
        }
    }
    if !prelude && !imports.iter().any(|import| import == "Init") {
        imports.insert(0, "Init".to_owned());
    }
    imports
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_are_read_as_lean_reads_them() {
        assert_eq!(imports_of("theorem x : True := trivial"), ["Init"]);
        assert_eq!(
            imports_of("/- a -/ import A.B -- c\nimport C\nimport all D\ndef import := 1"),
            ["Init", "A.B", "C", "D"]
        );
        assert_eq!(imports_of("prelude\nimport Init.Core\n"), ["Init.Core"]);
        assert_eq!(imports_of("module\npublic import A\nmeta import B"), ["Init", "A", "B"]);
    }

    #[test]
    fn names_that_lead_out_of_the_folder_are_none() {
        assert_eq!(relative("A.B"), Some(PathBuf::from("A/B")));
        for name in ["", "A..B", "../A", "A./etc", ".", "A.\0"] {
            assert_eq!(relative(name), None, "{name:?}");
        }
    }
}
