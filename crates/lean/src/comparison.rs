//! Whether two libraries state the same under the same names.
//!
//! The core library follows the official one: a name that both have must have one type. Where a machine has an official
//! library, [`compare_libraries`] tells where that is not so.

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};

use lmap_kernel::{
    ConstantInfo, Declaration, Environment, Expr, ExprId, Level, LevelId, NameId, Signature, Terms,
};
use serde::Serialize;

use crate::olean::{Closure, ClosureError, Import, ReadError, SearchPath};

/// Compiled libraries together are at most this large.
const SIZE_LIMIT: u64 = 4 << 30;
/// Longest type that is shown, in characters.
const SHOWN: usize = 400;

/// What a comparison has shown.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Comparison {
    /// How many public names both libraries have.
    pub compared: usize,
    /// The names whose types differ.
    pub different: Vec<Difference>,
    /// Public names that only the first library has.
    pub only_first: Vec<String>,
}

/// A name with two types.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The name.
    pub name: String,
    /// Its type in the first library.
    pub first: String,
    /// Its type in the second.
    pub second: String,
}

/// Why libraries cannot be compared.
#[derive(Debug, thiserror::Error)]
pub enum ComparisonError {
    /// A module is missing.
    #[error("the library in {}: {source}", folder.display())]
    Modules {
        /// The library's folder.
        folder: PathBuf,
        /// What is missing.
        source: ClosureError,
    },
    /// A module is damaged.
    #[error("the library in {}: {source}", folder.display())]
    Damaged {
        /// The library's folder.
        folder: PathBuf,
        /// What is wrong.
        source: ReadError,
    },
    /// The constants do not fit together.
    #[error("the library in {}: {reason}", folder.display())]
    Misfit {
        /// The library's folder.
        folder: PathBuf,
        /// Why.
        reason: String,
    },
}

/// Compares the types of all public names that the module `Init` brings in from both folders.
///
/// # Errors
/// When a library cannot be read.
pub fn compare_libraries(first: &Path, second: &Path) -> Result<Comparison, ComparisonError> {
    let environment = load(first, &Environment::new())?;
    let environment = Environment::new()
        .trust(environment)
        .map_err(|error| ComparisonError::Misfit { folder: first.to_owned(), reason: error.to_string() })?;
    // Over the terms of the first library, so that equal terms have equal ids.
    let other = load(second, &environment)?;
    let second: HashMap<NameId, Signature> =
        other.declarations.iter().flat_map(signatures).map(|s| (s.name, s)).collect();
    let terms = &other.terms;
    let mut comparison = Comparison::default();
    for signature in environment.constants().map(ConstantInfo::signature) {
        let name = terms.show_name(signature.name);
        if !is_public(&name) {
            continue;
        }
        match second.get(&signature.name) {
            None => comparison.only_first.push(name),
            Some(other) => {
                comparison.compared += 1;
                if !same_signature(terms, signature, other) {
                    let show = |s: &Signature| terms.show_expr(s.ty, SHOWN);
                    comparison.different.push(Difference {
                        name,
                        first: show(signature),
                        second: show(other),
                    });
                }
            }
        }
    }
    Ok(comparison)
}

fn load(folder: &Path, over: &Environment) -> Result<lmap_kernel::Unchecked, ComparisonError> {
    let init = Import { module: vec!["Init".to_owned()], all: true, exported: true, meta: false };
    let closure = Closure::load(&[init], &SearchPath::new([folder.to_owned()]), SIZE_LIMIT)
        .map_err(|source| ComparisonError::Modules { folder: folder.to_owned(), source })?;
    let (file, _) = closure
        .decode(over)
        .map_err(|source| ComparisonError::Damaged { folder: folder.to_owned(), source })?;
    Ok(file)
}

/// Names that a person could write: no generated parts, no private ones.
fn is_public(name: &str) -> bool {
    !name.split('.').any(|part| {
        let generated =
            ["match_", "eq_", "proof_", "congr_simp", "sizeOf_spec", "injEq", "inj", "noConfusion"];
        part.starts_with('_') || generated.iter().any(|prefix| part.starts_with(prefix)) || part.contains('✝')
    })
}

/// The signatures of all constants that a declaration lists.
fn signatures(declaration: &Declaration) -> Vec<Signature> {
    match declaration {
        Declaration::Axiom(d) => vec![d.signature.clone()],
        Declaration::Definition(d) => vec![d.signature.clone()],
        Declaration::Theorem(d) => vec![d.signature.clone()],
        Declaration::Opaque(d) => vec![d.signature.clone()],
        Declaration::Quot(constants) => constants.iter().map(|q| q.signature.clone()).collect(),
        Declaration::Inductive(d) => {
            let of = |name, ty| Signature { name, universes: d.universes.clone(), ty };
            let types = d.types.iter().flat_map(|t| {
                let constructors = t.constructors.iter().map(|c| of(c.name, c.ty));
                std::iter::once(of(t.name, t.ty)).chain(constructors).collect::<Vec<_>>()
            });
            let recursors = d.claims.iter().flat_map(|c| c.recursors.iter().map(|r| r.signature.clone()));
            types.chain(recursors).collect()
        }
    }
}

/// Whether two types are equal but for the names of universe parameters and bound variables.
fn same_signature(terms: &Terms, a: &Signature, b: &Signature) -> bool {
    if a.universes.len() != b.universes.len() {
        return false;
    }
    let renamed = a.universes.iter().copied().zip(b.universes.iter().copied()).collect();
    Renaming { terms, renamed, seen: HashSet::new() }.same(a.ty, b.ty)
}

struct Renaming<'t> {
    terms: &'t Terms,
    /// From the universe parameters of the first type to those of the second.
    renamed: HashMap<NameId, NameId>,
    /// Pairs that are known to be the same.
    seen: HashSet<(ExprId, ExprId)>,
}

impl Renaming<'_> {
    fn same(&mut self, a: ExprId, b: ExprId) -> bool {
        if (a == b && !self.terms.has_level_param(a)) || self.seen.contains(&(a, b)) {
            return true;
        }
        let same = match (self.terms.expr(a), self.terms.expr(b)) {
            (Expr::Sort(a), Expr::Sort(b)) => self.same_level(a, b),
            (Expr::Const(a, x), Expr::Const(b, y)) => {
                let (x, y) = (self.terms.level_list(x), self.terms.level_list(y));
                a == b && x.len() == y.len() && x.iter().zip(y).all(|(&x, &y)| self.same_level(x, y))
            }
            (Expr::App(f, x), Expr::App(g, y)) => self.same(f, g) && self.same(x, y),
            (Expr::Lambda(x, t), Expr::Lambda(y, s)) | (Expr::Pi(x, t), Expr::Pi(y, s)) => {
                self.same(x.ty, y.ty) && self.same(t, s)
            }
            (Expr::Let { ty: t, value: v, body: x, .. }, Expr::Let { ty: s, value: w, body: y, .. }) => {
                self.same(t, s) && self.same(v, w) && self.same(x, y)
            }
            (
                Expr::Proj { type_name: t, field: i, structure: x },
                Expr::Proj { type_name: s, field: j, structure: y },
            ) => t == s && i == j && self.same(x, y),
            (x, y) => x == y,
        };
        if same {
            self.seen.insert((a, b));
        }
        same
    }

    fn same_level(&self, a: LevelId, b: LevelId) -> bool {
        match (self.terms.level(a), self.terms.level(b)) {
            (Level::Zero, Level::Zero) => true,
            (Level::Succ(a), Level::Succ(b)) => self.same_level(a, b),
            (Level::Max(a, x), Level::Max(b, y)) | (Level::IMax(a, x), Level::IMax(b, y)) => {
                self.same_level(a, b) && self.same_level(x, y)
            }
            (Level::Param(a), Level::Param(b)) => self.renamed.get(&a) == Some(&b),
            _ => false,
        }
    }
}
