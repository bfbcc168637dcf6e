//! Mutants: a declaration of the base under a new name, with something changed.

use std::collections::HashMap;
use std::path::PathBuf;

use lmap_kernel::{
    Axiom, Claims, Constructor, Declaration, Definition, Environment, Expr, ExprId, Hints, Inductive,
    LevelId, NameId, Opaque, Safety, Signature, TermError, Terms, Theorem,
};

use crate::olean::{Closure, ClosureError, Import, ReadError, SearchPath};

use super::random::Random;
use super::rewrite::{Built, lift, rename};
use super::terms::{Context, change, is_small, pieces};

/// Largest number of different subterms in a term that is mutated: larger ones cost time and teach nothing new.
const SIZE_LIMIT: usize = 4000;

/// What mutants are made of: a base and its declarations.
pub struct Corpus {
    /// The base, trusted.
    pub base: Environment,
    /// Its declarations; each is mutated on top of the whole base.
    pub declarations: Vec<Declaration>,
    pub(super) constants: Vec<NameId>,
    structures: Vec<NameId>,
}

impl Corpus {
    /// A declaration: every kind gets its share, however many there are of it.
    fn pick(&self, random: &mut Random) -> &Declaration {
        for _ in 0..40 {
            let wanted = random.below(10);
            let candidate = &self.declarations[random.below(self.declarations.len())];
            let fits = match candidate {
                Declaration::Inductive(_) => wanted < 3,
                Declaration::Theorem(_) => (3..6).contains(&wanted),
                Declaration::Definition(_) => (6..9).contains(&wanted),
                _ => wanted == 9,
            };
            if fits {
                return candidate;
            }
        }
        &self.declarations[random.below(self.declarations.len())]
    }

    /// The corpus of all declarations of `base`.
    pub fn new(base: Environment, declarations: Vec<Declaration>) -> Self {
        let constants = base.constants().map(|c| c.signature().name).collect();
        let structures = base.constants().filter_map(|c| match c {
            lmap_kernel::ConstantInfo::Inductive(i) if i.constructors.len() == 1 => Some(i.signature.name),
            _ => None,
        });
        let structures = structures.collect();
        let small = |d: &Declaration| {
            crate::declarations::given_terms(d)
                .into_iter()
                .all(|t| is_small(base.frozen_terms(), t, SIZE_LIMIT))
        };
        let declarations = declarations.into_iter().filter(small).collect();
        Corpus { base, declarations, constants, structures }
    }
}

/// Why a corpus cannot be loaded.
#[derive(Debug, thiserror::Error)]
pub enum CorpusError {
    /// A module is missing.
    #[error(transparent)]
    Closure(#[from] ClosureError),
    /// A module is damaged.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The modules do not fit together.
    #[error("the base is damaged: {0}")]
    Base(String),
    /// There is nothing to change.
    #[error("the modules declare nothing that could be changed")]
    Empty,
}

impl Corpus {
    /// The corpus of `modules` and all they import, found in `folders`.
    ///
    /// # Errors
    /// When a module is missing or damaged.
    pub fn load(folders: Vec<PathBuf>, modules: &[&str]) -> Result<Self, CorpusError> {
        let imports: Vec<Import> = modules
            .iter()
            .map(|module| Import {
                module: module.split('.').map(str::to_owned).collect(),
                all: false,
                exported: true,
                meta: false,
            })
            .collect();
        let closure = Closure::load(&imports, &SearchPath::new(folders), 4 << 30)?;
        let (unchecked, _) = closure.decode(&Environment::new())?;
        let declarations = unchecked.declarations.clone();
        let base = Environment::new().trust(unchecked).map_err(|e| CorpusError::Base(e.to_string()))?;
        let corpus = Corpus::new(base, declarations);
        if corpus.declarations.iter().all(|d| matches!(d, Declaration::Quot(_))) {
            return Err(CorpusError::Empty);
        }
        Ok(corpus)
    }
}

/// A changed declaration.
pub struct Mutant {
    /// Number in its series.
    pub index: u64,
    /// The declaration that was changed.
    pub origin: String,
    /// What was changed.
    pub changes: Vec<&'static str>,
    /// The store of its terms, over the base's.
    pub terms: Terms,
    /// The declaration to be judged.
    pub declaration: Declaration,
}

/// Makes the `index`-th mutant of the series `seed`. The same on every machine.
pub fn mutant(corpus: &Corpus, seed: u64, index: u64) -> Mutant {
    let mut random = Random::new(seed, index);
    loop {
        let mut terms = corpus.base.terms();
        let original = corpus.pick(&mut random);
        let mut making = Making { corpus, random: &mut random, terms: &mut terms, changes: Vec::new() };
        let (origin, made) = match making.random.below(10) {
            0 => ("an equation".to_owned(), making.equation()),
            1 => ("a random type".to_owned(), making.random_type()),
            _ => {
                let name = original.name();
                (name.map_or_else(String::new, |n| making.terms.show_name(n)), making.make(original))
            }
        };
        // A full store cannot happen at this size; a bound variable may become too large to be written down.
        if let Ok(Some((declaration, changes))) = made {
            return Mutant { index, origin, changes, terms, declaration };
        }
    }
}

pub(super) struct Making<'a> {
    pub(super) corpus: &'a Corpus,
    pub(super) random: &'a mut Random,
    pub(super) terms: &'a mut Terms,
    pub(super) changes: Vec<&'static str>,
}

pub(super) type Made = Result<Option<(Declaration, Vec<&'static str>)>, TermError>;

impl Making<'_> {
    fn make(&mut self, original: &Declaration) -> Made {
        let declaration = match original {
            Declaration::Inductive(inductive) => self.inductive(inductive)?,
            Declaration::Quot(_) => None,
            Declaration::Axiom(d) => self.constant(&d.signature, None, &[])?,
            Declaration::Definition(d) => {
                self.constant(&d.signature, Some((d.value, Kind::Definition(d.hints))), &d.all)?
            }
            Declaration::Theorem(d) => self.constant(&d.signature, Some((d.value, Kind::Theorem)), &d.all)?,
            Declaration::Opaque(d) => self.constant(&d.signature, Some((d.value, Kind::Opaque)), &d.all)?,
        };
        Ok(declaration.map(|declaration| (declaration, std::mem::take(&mut self.changes))))
    }

    pub(super) fn fresh(&mut self) -> Built<NameId> {
        self.terms.name_of(&["mutant"])
    }

    /// How many changes: mostly one.
    fn count(&mut self) -> usize {
        match self.random.below(10) {
            0..=6 => 1,
            7 | 8 => 2,
            _ => 3,
        }
    }

    // ---- constants with a type and perhaps a value ----

    fn constant(
        &mut self,
        original: &Signature,
        value: Option<(ExprId, Kind)>,
        all: &[NameId],
    ) -> Built<Option<Declaration>> {
        let name = self.fresh()?;
        let (old_value, kind) = match value {
            Some((value, kind)) => (Some(value), kind),
            None => (None, Kind::Axiom),
        };
        let mut draft = Draft {
            name,
            universes: original.universes.clone(),
            ty: original.ty,
            value: old_value,
            kind,
            all: if all.len() == 1 { vec![name] } else { all.to_vec() },
        };
        for _ in 0..self.count() {
            if self.random.one_in(6) {
                self.change_frame(&mut draft, original)?;
            } else if !self.change_term(&mut draft)? {
                return Ok(None);
            }
        }
        Ok(Some(draft.finish()))
    }

    fn change_term(&mut self, draft: &mut Draft) -> Built<bool> {
        let keep = self.random.below(100) < 55;
        let in_value = draft.value.is_some() && !self.random.one_in(3);
        let root = if in_value { draft.value.unwrap_or(draft.ty) } else { draft.ty };
        let roots: Vec<ExprId> = std::iter::once(draft.ty).chain(draft.value).collect();
        let Some((new, name)) = self.change_root(root, &roots, &draft.universes, keep)? else {
            return Ok(false);
        };
        self.changes.push(name);
        if in_value {
            draft.value = Some(new)
        } else {
            draft.ty = new
        }
        Ok(true)
    }

    pub(super) fn change_root(
        &mut self,
        root: ExprId,
        roots: &[ExprId],
        universes: &[NameId],
        keep: bool,
    ) -> Built<Option<(ExprId, &'static str)>> {
        let pool = pieces(self.terms, self.random, roots);
        let mut context = Context {
            terms: self.terms,
            base: &self.corpus.base,
            random: self.random,
            constants: &self.corpus.constants,
            structures: &self.corpus.structures,
            universes: universes.to_vec(),
            pool,
        };
        change(&mut context, root, keep)
    }

    /// Changes what is around the terms of a declaration.
    fn change_frame(&mut self, draft: &mut Draft, original: &Signature) -> Built<()> {
        let change = match self.random.below(16) {
            0 => {
                draft.kind = Kind::Axiom;
                "make it an axiom"
            }
            1 if draft.value.is_some() => {
                draft.kind = Kind::Theorem;
                "make it a theorem"
            }
            2 if draft.value.is_some() => {
                draft.kind = Kind::Definition(Hints::Regular(self.random.below(9) as u32));
                "make it a definition"
            }
            3 if draft.value.is_some() => {
                draft.kind = Kind::Opaque;
                "make it opaque"
            }
            4 => {
                draft.universes.pop();
                "drop a universe parameter"
            }
            5 => {
                draft.universes.push(self.terms.name_of(&["extra"])?);
                "add a universe parameter"
            }
            6 => {
                draft.universes.extend(draft.universes.first().copied());
                "repeat a universe parameter"
            }
            7 => {
                draft.universes.reverse();
                "reverse the universe parameters"
            }
            8 => {
                draft.all.clear();
                "forget the mutual block"
            }
            9 | 10 if draft.value.is_some() => {
                draft.value = Some(self.original_applied(original)?);
                "refer to the original"
            }
            11 if draft.value.is_some() => {
                draft.value = Some(self.through_identity(draft.ty, draft.value.unwrap_or(draft.ty))?);
                "wrap the value in an identity"
            }
            12 if draft.value.is_some() => {
                std::mem::swap(&mut draft.ty, draft.value.as_mut().unwrap_or(&mut ExprId::PROP.clone()));
                "swap type and value"
            }
            13 => {
                draft.name = self.random.pick(&self.corpus.constants).unwrap_or(draft.name);
                "take a name that is there"
            }
            14 if draft.value.is_some() => {
                let levels = self.universe_levels(&draft.universes)?;
                draft.value = Some(self.terms.constant(draft.name, levels)?);
                "refer to itself"
            }
            _ => {
                draft.ty = self.let_around(draft.ty)?;
                "put a let around the type"
            }
        };
        self.changes.push(change);
        Ok(())
    }

    pub(super) fn universe_levels(&mut self, universes: &[NameId]) -> Built<lmap_kernel::LevelsId> {
        let levels: Vec<LevelId> =
            universes.iter().map(|u| self.terms.level_param(*u)).collect::<Built<_>>()?;
        self.terms.levels(&levels)
    }

    fn original_applied(&mut self, original: &Signature) -> Built<ExprId> {
        let levels = self.universe_levels(&original.universes)?;
        self.terms.constant(original.name, levels)
    }

    fn through_identity(&mut self, ty: ExprId, value: ExprId) -> Built<ExprId> {
        let name = self.terms.name_of(&["x"])?;
        let variable = self.terms.bvar(0)?;
        let identity = self.terms.lambda(lmap_kernel::Binder::new(name, ty), variable)?;
        self.terms.app(identity, value)
    }

    fn let_around(&mut self, ty: ExprId) -> Built<ExprId> {
        let name = self.terms.name_of(&["x"])?;
        let sort = self.terms.sort(LevelId::ONE)?;
        let body = lift(self.terms, ty, 1)?;
        self.terms.let_(name, sort, ExprId::PROP, body)
    }

    // ---- inductive types ----

    /// The block under new names, claims included.
    fn renamed(&mut self, original: &Inductive) -> Built<Inductive> {
        let fresh = self.fresh()?;
        let mut names = HashMap::new();
        for (index, ty) in original.types.iter().enumerate() {
            let name = if index == 0 { fresh } else { self.terms.name_num(fresh, index as u64)? };
            names.insert(ty.name, name);
            for constructor in &ty.constructors {
                let last = match self.terms.name(constructor.name) {
                    lmap_kernel::Name::Str(_, text) => self.terms.str_value(text).to_owned(),
                    _ => "constructor".to_owned(),
                };
                names.insert(constructor.name, self.terms.name_str(name, &last)?);
            }
        }
        let claims = original.claims.clone().unwrap_or_default();
        for recursor in &claims.recursors {
            let parent_and_text = match self.terms.name(recursor.signature.name) {
                lmap_kernel::Name::Str(parent, text) => Some((parent, self.terms.str_value(text).to_owned())),
                _ => None,
            };
            if let Some((parent, text)) = parent_and_text {
                let parent = names.get(&parent).copied().unwrap_or(fresh);
                names.insert(recursor.signature.name, self.terms.name_str(parent, &text)?);
            }
        }
        Renaming { terms: self.terms, names: &names }.block(original, &claims)
    }

    fn inductive(&mut self, original: &Inductive) -> Built<Option<Declaration>> {
        let mut block = self.renamed(original)?;
        if self.random.one_in(3) {
            // The declaration stays; what the file says about what follows from it may lie.
            if !self.random.one_in(8) {
                let Some(change) = self.change_claims(&mut block)? else { return Ok(None) };
                self.changes.push(change);
            } else {
                self.changes.push("only new names");
            }
            return Ok(Some(Declaration::Inductive(block)));
        }
        block.claims = None;
        for _ in 0..self.count() {
            let Some(change) = self.change_block(&mut block)? else { return Ok(None) };
            self.changes.push(change);
        }
        Ok(Some(Declaration::Inductive(block)))
    }

    fn change_block(&mut self, block: &mut Inductive) -> Built<Option<&'static str>> {
        let place = self.random.below(block.types.len());
        let constructors = block.types[place].constructors.len();
        let constructor = self.random.below(constructors);
        let roots: Vec<ExprId> = crate::declarations::given_terms(&Declaration::Inductive(block.clone()));
        let universes = block.universes.clone();
        Ok(Some(match self.random.below(16) {
            0 => {
                block.parameters += 1;
                "one more parameter"
            }
            1 if block.parameters > 0 => {
                block.parameters -= 1;
                "one parameter less"
            }
            2 if constructors > 0 => {
                block.types[place].constructors.remove(constructor);
                "drop a constructor"
            }
            3 if constructors > 1 => {
                block.types[place].constructors.rotate_left(1);
                "change the order of the constructors"
            }
            4 if constructors > 0 => {
                let again = block.types[place].constructors[constructor].clone();
                block.types[place].constructors.push(again);
                "repeat a constructor"
            }
            5 if block.types.len() > 1 => {
                block.types.rotate_left(1);
                "change the order of the types"
            }
            6 => {
                block.universes.pop();
                "drop a universe parameter"
            }
            7 => {
                block.universes.push(self.terms.name_of(&["extra"])?);
                "add a universe parameter"
            }
            8 if constructors > 0 => {
                let ty = &mut block.types[place].constructors[constructor].ty;
                match self.occurrence(*ty, block.types[place].name, &universes)? {
                    Some(new) => {
                        block.types[place].constructors[constructor].ty = new;
                        "put the type to the left of an arrow"
                    }
                    None => return Ok(None),
                }
            }
            9 if constructors > 0 => {
                let new = self.wrapped_constructor(&block.types[place].constructors[constructor])?;
                block.types[place].constructors[constructor].ty = new;
                "one more field"
            }
            10 | 11 => {
                let keep = self.random.one_in(2);
                let Some((new, name)) = self.change_root(block.types[place].ty, &roots, &universes, keep)?
                else {
                    return Ok(None);
                };
                block.types[place].ty = new;
                name
            }
            _ if constructors > 0 => {
                let keep = self.random.one_in(2);
                let root = block.types[place].constructors[constructor].ty;
                let Some((new, name)) = self.change_root(root, &roots, &universes, keep)? else {
                    return Ok(None);
                };
                block.types[place].constructors[constructor].ty = new;
                name
            }
            _ => return Ok(None),
        }))
    }

    /// The type of a constructor with `A` changed to `T → A` or to `A → A` for one of its fields of type `A`.
    fn occurrence(&mut self, ty: ExprId, name: NameId, universes: &[NameId]) -> Built<Option<ExprId>> {
        let mut telescope = Vec::new();
        let mut rest = ty;
        while let Expr::Pi(binder, body) = self.terms.expr(rest) {
            telescope.push(binder);
            rest = body;
        }
        if telescope.is_empty() {
            return Ok(None);
        }
        let place = self.random.below(telescope.len());
        let domain = if self.random.one_in(2) {
            let levels = self.universe_levels(universes)?;
            self.terms.constant(name, levels)?
        } else {
            telescope[place].ty
        };
        let codomain = lift(self.terms, telescope[place].ty, 1)?;
        telescope[place].ty =
            self.terms.pi(lmap_kernel::Binder { ty: domain, ..telescope[place] }, codomain)?;
        let mut result = rest;
        for binder in telescope.into_iter().rev() {
            result = self.terms.pi(binder, result)?;
        }
        Ok(Some(result))
    }

    fn wrapped_constructor(&mut self, constructor: &Constructor) -> Built<ExprId> {
        let body = lift(self.terms, constructor.ty, 1)?;
        let name = self.terms.name_of(&["x"])?;
        let sort = if self.random.one_in(2) { ExprId::PROP } else { self.terms.sort(LevelId::ONE)? };
        self.terms.pi(lmap_kernel::Binder::new(name, sort), body)
    }

    /// Makes a lie of one of the claims. `None` when the place chosen has nothing to lie about.
    fn change_claims(&mut self, block: &mut Inductive) -> Built<Option<&'static str>> {
        let universes = block.universes.clone();
        let Some(claims) = block.claims.as_mut() else { return Ok(None) };
        let ty = self.random.below(claims.types.len());
        let recursor = self.random.below(claims.recursors.len());
        let constructor = self.random.below(claims.constructors.len());
        let has_constructors = !claims.constructors.is_empty();
        if claims.types.is_empty() || claims.recursors.is_empty() {
            return Ok(None);
        }
        let rules = claims.recursors[recursor].rules.len();
        let rule = self.random.below(rules);
        let change = match self.random.below(24) {
            0 => {
                claims.types[ty].parameters += 1;
                "claim one more parameter"
            }
            1 => {
                claims.types[ty].indices += 1;
                "claim one more index"
            }
            2 => {
                claims.types[ty].nested += 1;
                "claim one more nested type"
            }
            3 => {
                claims.types[ty].is_recursive ^= true;
                "lie about recursion"
            }
            4 => {
                claims.types[ty].is_reflexive ^= true;
                "lie about reflexivity"
            }
            5 if has_constructors => {
                claims.constructors[constructor].fields += 1;
                "claim one more field"
            }
            6 if has_constructors => {
                claims.constructors[constructor].index += 1;
                "lie about a constructor's position"
            }
            7 if has_constructors => {
                claims.constructors[constructor].parameters += 1;
                "lie about a constructor's parameters"
            }
            8 => {
                claims.recursors[recursor].k ^= true;
                "lie about K"
            }
            9 => {
                claims.recursors[recursor].motives += 1;
                "claim one more motive"
            }
            10 => {
                claims.recursors[recursor].minors = claims.recursors[recursor].minors.wrapping_sub(1);
                "claim one minor premise less"
            }
            11 => {
                claims.recursors[recursor].indices += 1;
                "claim one more index of the recursor"
            }
            12 => {
                claims.recursors[recursor].parameters += 1;
                "claim one more parameter of the recursor"
            }
            13 if rules > 1 => {
                claims.recursors[recursor].rules.rotate_left(1);
                "change the order of the rules"
            }
            14 if rules > 0 => {
                claims.recursors[recursor].rules.remove(rule);
                "drop a rule"
            }
            15 if rules > 0 => {
                claims.recursors[recursor].rules[rule].fields += 1;
                "lie about a rule's fields"
            }
            16 => {
                claims.recursors.remove(recursor);
                "drop a recursor"
            }
            17 => {
                let again = claims.recursors[recursor].clone();
                claims.recursors.push(again);
                "repeat a recursor"
            }
            18 => {
                claims.recursors[recursor].signature.universes.reverse();
                claims.recursors[recursor].signature.universes.pop();
                "drop a universe parameter of the recursor"
            }
            19 => {
                claims.types[ty].all.reverse();
                claims.types[ty].all.pop();
                "drop a type from the list of the block"
            }
            20 | 21 if rules > 0 => {
                let root = claims.recursors[recursor].rules[rule].value;
                return self.change_claimed_term(block, root, &universes, |claims, new| {
                    claims.recursors[recursor].rules[rule].value = new;
                });
            }
            22 => {
                let root = claims.recursors[recursor].signature.ty;
                return self.change_claimed_term(block, root, &universes, |claims, new| {
                    claims.recursors[recursor].signature.ty = new;
                });
            }
            _ => return Ok(None),
        };
        Ok(Some(change))
    }

    fn change_claimed_term(
        &mut self,
        block: &mut Inductive,
        root: ExprId,
        universes: &[NameId],
        put: impl FnOnce(&mut Claims, ExprId),
    ) -> Built<Option<&'static str>> {
        let Some((new, _)) = self.change_root(root, &[root], universes, false)? else { return Ok(None) };
        if let Some(claims) = block.claims.as_mut() {
            put(claims, new);
        }
        Ok(Some("change a term of a recursor"))
    }
}

#[derive(Debug, Clone, Copy)]
enum Kind {
    Axiom,
    Definition(Hints),
    Theorem,
    Opaque,
}

/// A declaration in the making.
struct Draft {
    name: NameId,
    universes: Vec<NameId>,
    ty: ExprId,
    value: Option<ExprId>,
    kind: Kind,
    all: Vec<NameId>,
}

impl Draft {
    fn finish(self) -> Declaration {
        let signature = Signature { name: self.name, universes: self.universes, ty: self.ty };
        let all = self.all;
        match (self.kind, self.value) {
            (Kind::Axiom, _) | (_, None) => Declaration::Axiom(Axiom { signature, is_unsafe: false }),
            (Kind::Definition(hints), Some(value)) => {
                Declaration::Definition(Definition { signature, value, hints, safety: Safety::Safe, all })
            }
            (Kind::Theorem, Some(value)) => Declaration::Theorem(Theorem { signature, value, all }),
            (Kind::Opaque, Some(value)) => {
                Declaration::Opaque(Opaque { signature, value, is_unsafe: false, all })
            }
        }
    }
}

struct Renaming<'a> {
    terms: &'a mut Terms,
    names: &'a HashMap<NameId, NameId>,
}

impl Renaming<'_> {
    fn name(&self, name: NameId) -> NameId {
        self.names.get(&name).copied().unwrap_or(name)
    }

    fn names(&self, names: &[NameId]) -> Vec<NameId> {
        names.iter().map(|n| self.name(*n)).collect()
    }

    fn term(&mut self, expr: ExprId) -> Built<ExprId> {
        rename(self.terms, expr, self.names)
    }

    fn signature(&mut self, s: &Signature) -> Built<Signature> {
        Ok(Signature { name: self.name(s.name), universes: s.universes.clone(), ty: self.term(s.ty)? })
    }

    fn block(&mut self, block: &Inductive, claims: &Claims) -> Built<Inductive> {
        let mut types = Vec::new();
        for ty in &block.types {
            let mut constructors = Vec::new();
            for c in &ty.constructors {
                constructors.push(Constructor { name: self.name(c.name), ty: self.term(c.ty)? });
            }
            let (name, ty) = (self.name(ty.name), self.term(ty.ty)?);
            types.push(lmap_kernel::InductiveType { name, ty, constructors });
        }
        Ok(Inductive {
            universes: block.universes.clone(),
            parameters: block.parameters,
            types,
            is_unsafe: false,
            claims: Some(self.claims(claims)?),
        })
    }

    fn claims(&mut self, claims: &Claims) -> Built<Claims> {
        let mut renamed = claims.clone();
        for claim in &mut renamed.types {
            claim.signature = self.signature(&claim.signature)?;
            claim.all = self.names(&claim.all);
            claim.constructors = self.names(&claim.constructors);
        }
        for claim in &mut renamed.constructors {
            claim.signature = self.signature(&claim.signature)?;
            claim.inductive = self.name(claim.inductive);
        }
        for claim in &mut renamed.recursors {
            claim.signature = self.signature(&claim.signature)?;
            claim.all = self.names(&claim.all);
            for rule in &mut claim.rules {
                rule.constructor = self.name(rule.constructor);
                rule.value = self.term(rule.value)?;
            }
        }
        Ok(renamed)
    }
}
