//! How much the core library holds, counted from what was compiled.

use std::path::Path;

use lmap_kernel::{Declaration, Terms};
use serde::{Deserialize, Serialize};

use crate::error::ToolchainError;
use crate::olean::{ModuleFiles, ReadError};

/// No compiled module of the core is anywhere near this large.
const MODULE_LIMIT: u64 = 256 << 20;

/// How much a library holds. Constants that Lean makes by itself, with a `_` at the start of a part of their name, are not
/// counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Coverage {
    /// Compiled modules.
    pub modules: usize,
    /// Theorems.
    pub theorems: usize,
    /// Definitions, instances among them.
    pub definitions: usize,
    /// Inductive types, structures and classes among them.
    pub inductive_types: usize,
    /// Axioms, the compiler's own markers among them.
    pub axioms: usize,
}

impl Coverage {
    /// Counts what the compiled modules `files` declare. An empty list gives `None`.
    pub(crate) fn count<'a>(
        files: impl IntoIterator<Item = &'a Path>,
    ) -> Result<Option<Self>, ToolchainError> {
        let mut coverage = Self::default();
        let mut terms = Terms::new();
        for file in files {
            coverage.add_module(file, &mut terms).map_err(|source| unreadable(&source))?;
        }
        Ok((coverage.modules > 0).then_some(coverage))
    }

    fn add_module(&mut self, file: &Path, terms: &mut Terms) -> Result<(), ReadError> {
        let files = ModuleFiles::open(file, MODULE_LIMIT)?;
        let contents = files.parse()?.decode(terms).map_err(|source| files.error(source))?;
        self.modules += 1;
        for declaration in &contents.declarations {
            self.add(declaration, terms);
        }
        Ok(())
    }

    fn add(&mut self, declaration: &Declaration, terms: &Terms) {
        let (name, counter) = match declaration {
            Declaration::Theorem(theorem) => (theorem.signature.name, &mut self.theorems),
            Declaration::Definition(definition) => (definition.signature.name, &mut self.definitions),
            Declaration::Axiom(axiom) => (axiom.signature.name, &mut self.axioms),
            Declaration::Inductive(inductive) => {
                self.inductive_types += inductive.types.len();
                return;
            }
            Declaration::Opaque(_) | Declaration::Quot(_) => return,
        };
        if !terms.show_name(name).split('.').any(|part| part.starts_with('_')) {
            *counter += 1;
        }
    }
}

fn unreadable(source: &ReadError) -> ToolchainError {
    crate::error::KitError::Unreadable(source.to_string()).into()
}
