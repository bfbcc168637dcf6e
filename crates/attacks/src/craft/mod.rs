//! Compiled files that no Lean would write.
//!
//! A [`Workshop`] holds a module that the real Lean compiled. [`Workshop::craft`] takes it apart, changes it as a list of
//! edits says, and writes it again; without edits the result is the same module. The edits are bracketed texts:
//!
//! | edit | what it does |
//! | --- | --- |
//! | `(add DECLARATION)` | declare: `(axiom n (u) T)`, `(def n (u) T t)`, `abbrev`, `theorem`, `opaque`, `unsafe`, `partial`, `(quot n kind (u) T)`, `(inductive (u) 1 (T type (c type) …) …)` |
//! | `(set n FIELD VALUE)` | change a field of the constant `n`: `type`, `value`, `universes`, `all`, `k`, `motives`, … |
//! | `(rule n i FIELD VALUE)` | change a field of a rule of a recursor: `fields`, `constructor`, `value` |
//! | `(swap-rules n)`, `(drop-rule n)` | change the rules of a recursor |
//! | `(drop n)`, `(twice n)`, `(rename n m)` | leave out a constant, write it twice, change the name it declares |
//! | `(import Module …)` | the imports that the file claims |
//! | `(original)` | do not write the module again: take Lean's own bytes |
//! | `(cut n)`, `(flip at bit)`, `(append n)`, `(release "4.20.0")`, `(overwrite at word)` | change bytes; a negative place counts from the end |
//! | `(raw name)` | take a file from [`raw`] instead |
//!
//! An inductive type that the kernel accepts gets the constants that it has by right, one that the kernel refuses gets no
//! recursor. Terms are written as in the kernel's own corpus of tests, with `(power n)` for 2ⁿ, `(twice f n t)` for a graph
//! that doubles `n` times, and `(deep f n t)` for `f` applied `n` times.

mod build;
mod edit;
mod raw;
mod tree;

use lmap_kernel::{
    ConstantInfo, ConstructorInfo, Environment, Expr, ExprId, Inductive, InductiveInfo, NameId, Options,
    Signature, TermError, Terms, Unchecked,
};
use lmap_lean::declarations::constants;
use lmap_lean::olean::craft::craft;
use lmap_lean::olean::{Module, OleanError, Part};

use build::Build;
use edit::{ByteEdit, Edit};
use tree::parse;

/// Edits that cannot be made: a mistake of whoever wrote the case.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct CraftError(String);

impl CraftError {
    pub(crate) fn new(message: String) -> Self {
        Self(message)
    }
}

impl From<TermError> for CraftError {
    fn from(error: TermError) -> Self {
        Self(error.to_string())
    }
}

impl From<OleanError> for CraftError {
    fn from(error: OleanError) -> Self {
        Self(error.to_string())
    }
}

/// A compiled module, and the environment of its imports.
pub struct Workshop {
    environment: Environment,
    module: Vec<u8>,
}

/// Steps that the kernel may take to find the constants that belong to an inductive type.
const FUEL: u64 = 10_000_000;

impl Workshop {
    /// Takes the compiled `module` over the `environment` of its imports.
    #[must_use]
    pub fn new(environment: Environment, module: Vec<u8>) -> Self {
        Self { environment, module }
    }

    /// The module with `edits` made to it.
    ///
    /// # Errors
    /// When the edits are not well formed or change what is not there.
    pub fn craft(&self, edits: &str) -> Result<Vec<u8>, CraftError> {
        let trees = parse(edits)?;
        let edits = trees.iter().map(Edit::parse).collect::<Result<Vec<_>, _>>()?;
        let mut bytes = match edits.iter().find_map(Edit::raw) {
            Some(name) => raw::file(name)?,
            None if edits.iter().any(Edit::is_original) => self.module.clone(),
            None => self.rewrite(&edits)?,
        };
        edits.iter().filter_map(Edit::bytes).try_for_each(|edit: &ByteEdit| edit.make(&mut bytes))?;
        Ok(bytes)
    }

    fn rewrite(&self, edits: &[Edit<'_>]) -> Result<Vec<u8>, CraftError> {
        let environment = self.with_declared(edits)?;
        let mut terms = environment.terms();
        let module = Module::parse(&[(Part::Main, &self.module)])?;
        let mut imports: Vec<Vec<String>> = module.imports().iter().map(|i| i.module.clone()).collect();
        let contents = module.decode(&mut terms)?;
        let mut draft = Draft { terms, environment, constants: Vec::new() };
        draft.constants = contents.declarations.iter().flat_map(constants).collect();
        for edit in edits {
            match edit.imports() {
                Some(modules) => imports = modules,
                None => edit.make(&mut draft)?,
            }
        }
        let imports: Vec<Vec<&str>> =
            imports.iter().map(|i| i.iter().map(String::as_str).collect()).collect();
        let imports: Vec<&[&str]> = imports.iter().map(Vec::as_slice).collect();
        Ok(craft(&draft.terms, &imports, &draft.constants))
    }

    /// The environment with all that the edits declare and the kernel accepts, theorems left out.
    fn with_declared(&self, edits: &[Edit<'_>]) -> Result<Environment, CraftError> {
        let mut environment = self.environment.clone();
        for edit in edits {
            let mut file = Unchecked::new(environment.terms());
            let Some(declaration) = edit.declaration(&mut Build::new(&mut file.terms))? else { continue };
            file.declarations.push(declaration);
            let options = Options { fuel: FUEL, ..Options::default() };
            if let Ok(larger) = environment.check(file, &options).result {
                environment = larger;
            }
        }
        Ok(environment)
    }
}

/// A module in the making.
struct Draft {
    terms: Terms,
    environment: Environment,
    constants: Vec<ConstantInfo>,
}

impl Draft {
    fn position(&self, name: NameId) -> Result<usize, CraftError> {
        let position = self.constants.iter().position(|c| c.signature().name == name);
        position.ok_or_else(|| CraftError(format!("there is no `{}`", self.terms.show_name(name))))
    }

    /// The constants of an inductive declaration: those that the kernel made, or what can be told without it.
    fn add_inductive(&mut self, block: &Inductive) {
        let all: Vec<NameId> = block.types.iter().map(|t| t.name).collect();
        let made = self.environment.constants().filter(|constant| match constant {
            ConstantInfo::Inductive(c) => c.all == all,
            ConstantInfo::Constructor(c) => all.contains(&c.inductive),
            ConstantInfo::Recursor(c) => c.all == all,
            _ => false,
        });
        let mut made: Vec<ConstantInfo> = made.cloned().collect();
        if made.is_empty() {
            made = self.claims(block, &all);
        }
        self.constants.append(&mut made);
    }

    fn claims(&self, block: &Inductive, all: &[NameId]) -> Vec<ConstantInfo> {
        let signature = |name, ty| Signature { name, universes: block.universes.clone(), ty };
        let mut claims = Vec::new();
        for ty in &block.types {
            claims.push(ConstantInfo::Inductive(InductiveInfo {
                signature: signature(ty.name, ty.ty),
                parameters: block.parameters,
                indices: self.arguments(ty.ty).saturating_sub(block.parameters),
                all: all.to_vec(),
                constructors: ty.constructors.iter().map(|c| c.name).collect(),
                nested: 0,
                is_recursive: true,
                is_reflexive: false,
                is_unsafe: false,
            }));
            for (index, constructor) in ty.constructors.iter().enumerate() {
                claims.push(ConstantInfo::Constructor(ConstructorInfo {
                    signature: signature(constructor.name, constructor.ty),
                    inductive: ty.name,
                    index: index as u32,
                    parameters: block.parameters,
                    fields: self.arguments(constructor.ty).saturating_sub(block.parameters),
                    is_unsafe: false,
                }));
            }
        }
        claims
    }

    /// How many arguments a type takes as it is written.
    fn arguments(&self, mut ty: ExprId) -> u32 {
        let mut count = 0;
        while let Expr::Pi(_, body) = self.terms.expr(ty) {
            count += 1;
            ty = body;
        }
        count
    }
}
