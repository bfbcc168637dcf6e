//! What a file needs of its imports, and no more.
//!
//! A library has thousands of constants, and a file needs some hundred of them. So of all modules only the hashes of names are
//! kept ([`Imports`]), and those that have a name that is needed are opened again, from the last to the first: what a
//! constant mentions is in its own module or in one before.

use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::PathBuf;

use lmap_kernel::{ConstantInfo, Declaration, Environment, Name, NameId, TermError, Terms, Unchecked};

use super::closure::{ClosureError, SearchPath, drop_twins, walk};
use super::decode::{Decoded, Decoder};
use super::error::OleanError;
use super::files::{ModuleFiles, ReadError};
use super::image::Word;
use super::module::Import;
use crate::declarations::{Mention, Mentions, declared_names, given_terms};

/// Hash of a name's texts and numbers, the same in every store and every file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct NameHash(u64);

impl NameHash {
    pub(crate) const ANONYMOUS: Self = Self(0);

    pub(crate) fn below(self, part: impl Hash) -> Self {
        let mut hasher = DefaultHasher::new();
        (self.0, part).hash(&mut hasher);
        Self(hasher.finish())
    }

    fn of(terms: &Terms, name: NameId) -> Self {
        let mut parts = Vec::new();
        let mut next = name;
        loop {
            match terms.name(next) {
                Name::Anonymous => break,
                Name::Str(parent, _) | Name::Num(parent, _) => {
                    parts.push(next);
                    next = parent;
                }
            }
        }
        parts.into_iter().rev().fold(Self::ANONYMOUS, |hash, part| match terms.name(part) {
            Name::Str(_, text) => hash.below(terms.str_value(text)),
            Name::Num(_, number) => hash.below(number),
            Name::Anonymous => hash,
        })
    }
}

/// What a file imports, directly or not: the files, and which names each has. It holds none of their bytes.
#[derive(Debug)]
pub struct Imports {
    modules: Vec<Surveyed>,
    limit: u64,
}

/// A module whose names are known.
#[derive(Debug)]
struct Surveyed {
    path: PathBuf,
    /// In the order of the module's list.
    names: Vec<NameHash>,
}

impl Imports {
    /// Reads the names in the files of `imports` and of all that they import. `limit` is the largest size of all files
    /// together.
    ///
    /// # Errors
    /// When a module is missing, imports itself, or its headers or names are refused.
    pub fn survey(imports: &[Import], search: &SearchPath, limit: u64) -> Result<Self, ClosureError> {
        let mut terms = Environment::new().terms();
        let modules = walk(imports, search, limit, |files| {
            let module = files.parse()?;
            let names = module.name_hashes(&mut terms).map_err(|error| files.error(error))?;
            Ok((module.imports().to_vec(), Surveyed { path: files.path().to_owned(), names }))
        })?;
        Ok(Self { modules: modules.into_iter().map(|(_, surveyed)| surveyed).collect(), limit })
    }

    /// Decodes what `declarations` need, over nothing: the constants that they mention or declare, and what these need in
    /// turn.
    ///
    /// # Errors
    /// When a file cannot be read again, or what is needed is damaged.
    pub fn decode_needed(&self, file: &Terms, declarations: &[Declaration]) -> Result<Unchecked, ReadError> {
        let mut unchecked = Unchecked::new(Environment::new().terms());
        let Some(last) = self.modules.last() else { return Ok(unchecked) };
        let mut needs = Needs::of(&mut unchecked.terms, file, declarations).map_err(|_| {
            ReadError::Olean { path: last.path.clone(), source: OleanError::Budget { what: "names" } }
        })?;
        let mut modules = Vec::new();
        for surveyed in self.modules.iter().rev() {
            if !surveyed.names.iter().any(|hash| needs.hashes.contains(hash)) {
                continue;
            }
            let files = ModuleFiles::open(&surveyed.path, self.limit)?;
            let declared = files.parse()?.decode_needed(&surveyed.names, &mut unchecked.terms, &mut needs);
            modules.push(declared.map_err(|error| files.error(error))?);
        }
        unchecked.declarations = modules.into_iter().rev().flatten().collect();
        drop_twins(&mut unchecked.declarations);
        Ok(unchecked)
    }
}

/// The names that are needed, in the store that the library is decoded into.
#[derive(Default)]
pub(crate) struct Needs {
    names: HashSet<NameId>,
    hashes: HashSet<NameHash>,
    /// Those met since a module was begun.
    fresh: Vec<NameId>,
    mentions: Mentions,
}

impl Needs {
    /// What `declarations`, in a store of their own, need and declare; `terms` is the library's store.
    ///
    /// Names that they declare are among them: that the library has one of them too must not go unnoticed.
    pub(crate) fn of(
        terms: &mut Terms,
        file: &Terms,
        declarations: &[Declaration],
    ) -> Result<Self, TermError> {
        let mut needs = Needs::default();
        let mut met = Vec::new();
        let mut mentions = Mentions::default();
        for declaration in declarations {
            met.extend(declared_names(declaration).into_iter().map(Mention::Constant));
            if matches!(declaration, Declaration::Quot(_)) {
                met.push(Mention::Quotients);
            }
            for term in given_terms(declaration) {
                mentions.scan(file, term, &mut |mention| met.push(mention));
            }
        }
        for mention in met {
            match mention {
                Mention::Constant(name) => {
                    let name = copy_name(terms, file, name)?;
                    needs.need(terms, name);
                }
                known => needs.need_known(terms, known)?,
            }
        }
        needs.fresh.clear();
        Ok(needs)
    }

    fn need(&mut self, terms: &Terms, name: NameId) {
        if self.names.insert(name) {
            self.hashes.insert(NameHash::of(terms, name));
            self.fresh.push(name);
        }
    }

    fn need_known(&mut self, terms: &mut Terms, mention: Mention) -> Result<(), TermError> {
        for parts in mention.needs() {
            let name = terms.name_of(parts)?;
            self.need(terms, name);
        }
        Ok(())
    }

    /// What a constant of the library needs.
    fn constant(&mut self, terms: &mut Terms, constant: &ConstantInfo) -> Result<(), TermError> {
        let mut met = Vec::new();
        for term in std::iter::once(constant.signature().ty).chain(constant.value()) {
            self.mentions.scan(terms, term, &mut |mention| met.push(mention));
        }
        for mention in met {
            match mention {
                Mention::Constant(name) => self.need(terms, name),
                known => self.need_known(terms, known)?,
            }
        }
        let all = match constant {
            ConstantInfo::Inductive(c) => {
                c.constructors.iter().for_each(|name| self.need(terms, *name));
                self.need_recursors(terms, &c.all, c.nested)?;
                &c.all[..]
            }
            ConstantInfo::Recursor(c) => &c.all[..],
            ConstantInfo::Constructor(c) => std::slice::from_ref(&c.inductive),
            ConstantInfo::Quot(_) => return self.need_known(terms, Mention::Quotients),
            _ => &[],
        };
        all.iter().for_each(|name| self.need(terms, *name));
        Ok(())
    }

    /// The recursors of a block: one for each type, and those for nested occurrences, which are named after the first.
    fn need_recursors(&mut self, terms: &mut Terms, all: &[NameId], nested: u32) -> Result<(), TermError> {
        for name in all {
            let recursor = terms.name_str(*name, "rec")?;
            self.need(terms, recursor);
        }
        // A file may claim any number of them.
        for number in 1..=nested.min(MAX_NESTED) {
            let Some(first) = all.first() else { break };
            let recursor = terms.name_str(*first, &format!("rec_{number}"))?;
            self.need(terms, recursor);
        }
        Ok(())
    }
}

/// More nested occurrences than any declaration has.
const MAX_NESTED: u32 = 1 << 12;

fn copy_name(to: &mut Terms, from: &Terms, name: NameId) -> Result<NameId, TermError> {
    let mut parts = Vec::new();
    let mut next = name;
    while let Name::Str(parent, _) | Name::Num(parent, _) = from.name(next) {
        parts.push(next);
        next = parent;
    }
    parts.into_iter().rev().try_fold(NameId::ANONYMOUS, |copy, part| match from.name(part) {
        Name::Str(_, text) => to.name_str(copy, from.str_value(text)),
        Name::Num(_, number) => to.name_num(copy, number),
        Name::Anonymous => Ok(copy),
    })
}

/// Decodes the constants of one module that are needed, and notes what they need in turn.
pub(crate) fn decode_needed(
    mut decoder: Decoder<'_, '_>,
    hashes: &[NameHash],
    names: &[Word],
    constants: &[Word],
    needs: &mut Needs,
) -> Result<Vec<ConstantInfo>, OleanError> {
    if hashes.len() != names.len() {
        return Err(OleanError::Parts("it was changed while it was read".into()));
    }
    needs.fresh.clear();
    let places: HashMap<NameHash, usize> = hashes.iter().copied().zip(0..).collect();
    let mut pending: Vec<usize> =
        (0..hashes.len()).filter(|&index| needs.hashes.contains(&hashes[index])).collect();
    let mut begun: HashSet<usize> = pending.iter().copied().collect();
    let mut found = Vec::new();
    while let Some(index) = pending.pop() {
        let name = decoder.name(names[index])?;
        if !needs.names.contains(&name) {
            continue; // another name of the same hash
        }
        if let Decoded::Constant(constant) = decoder.constant(constants[index])? {
            if constant.signature().name != name {
                let shown = |name| decoder.terms().show_name(name);
                let (listed, declared) = (shown(name), shown(constant.signature().name));
                return Err(OleanError::NameMismatch { index, listed, declared });
            }
            needs
                .constant(decoder.terms_mut(), &constant)
                .map_err(|_| OleanError::Budget { what: "names" })?;
            found.push((index, constant));
        }
        for name in std::mem::take(&mut needs.fresh) {
            if let Some(&index) = places.get(&NameHash::of(decoder.terms(), name))
                && begun.insert(index)
            {
                pending.push(index);
            }
        }
    }
    // In the order of the file, whatever was met first.
    found.sort_by_key(|(index, _)| *index);
    Ok(found.into_iter().map(|(_, constant)| constant).collect())
}
