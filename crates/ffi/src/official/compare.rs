//! Comparing what the kernel generated with what the sender has.
//!
//! A sender keeps its own types of constructors and recursors and its own computation rules. The kernel generates them from
//! the declaration alone, so an agreement here is an agreement about everything later proofs compute with.

use super::runtime::{KernelEnvironment, Obj};
use super::terms::{Terms, Unusable};
use super::wire::{
    Claims, Constructor, Declaration, GivenType, Head, InductiveType, QuotKind, Recursor, Rule,
};

/// `Lean.ConstantInfo` constructor numbers.
const QUOTIENT: u8 = 4;
const INDUCTIVE: u8 = 5;
const CONSTRUCTOR: u8 = 6;
const RECURSOR: u8 = 7;

/// Why a comparison failed.
pub(super) enum Difference {
    /// The kernel has something else; which constant and which field.
    Found(String),
    /// The sender's term cannot be built.
    Unusable(Unusable),
}

impl From<Unusable> for Difference {
    fn from(reason: Unusable) -> Self {
        Difference::Unusable(reason)
    }
}

type Compared = Result<(), Difference>;

/// Compares everything that `declaration` claims about generated constants with `env`.
pub(super) fn compare(terms: &Terms, env: &KernelEnvironment, declaration: &Declaration) -> Compared {
    let check = Comparison { terms, env };
    match declaration {
        Declaration::Quotient { claims } => {
            claims.iter().try_for_each(|(kind, head)| check.quotient(*kind, head))
        }
        Declaration::Inductive { claims: Some(claims), types, .. } => {
            claims.types.iter().try_for_each(|t| check.inductive_type(t))?;
            claims.constructors.iter().try_for_each(|c| check.constructor(c))?;
            claims.recursors.iter().try_for_each(|r| check.recursor(r))?;
            check.counts(types, claims)
        }
        Declaration::Inductive { claims: None, .. }
        | Declaration::Axiom { .. }
        | Declaration::Definition { .. }
        | Declaration::Theorem { .. }
        | Declaration::Opaque { .. } => Ok(()),
    }
}

struct Comparison<'a> {
    terms: &'a Terms,
    env: &'a KernelEnvironment,
}

/// One constant of the kernel, and the name to report it under.
struct Generated {
    value: Obj,
    shown: String,
}

impl Generated {
    fn differs(&self, what: &str) -> Difference {
        Difference::Found(format!("{}: {what} differs", self.shown))
    }

    fn field(&self, index: usize, what: &str) -> Result<Obj, Difference> {
        self.value.field(index).ok_or_else(|| self.differs(what))
    }

    fn require(&self, same: bool, what: &str) -> Compared {
        if same { Ok(()) } else { Err(self.differs(what)) }
    }

    fn nat(&self, index: usize, claimed: u64, what: &str) -> Compared {
        self.require(self.field(index, what)?.same_nat(&Obj::nat(claimed)), what)
    }

    fn flag(&self, offset: usize, claimed: bool, what: &str) -> Compared {
        self.require(self.value.scalar_byte(offset) == Some(u8::from(claimed)), what)
    }
}

impl Comparison<'_> {
    /// Finds the constant `head` and compares kind, universe parameters and type.
    fn constant(&self, head: &Head, kind: u8) -> Result<Generated, Difference> {
        let name = self.terms.name(head.name)?;
        let shown = super::show::name(name.obj());
        let Some(info) = self.env.find(&name) else {
            return Err(Difference::Found(format!("{shown}: the kernel did not generate it")));
        };
        let missing = || Difference::Found(format!("{shown}: not a constant as the kernel stores it"));
        let value = info.field(0).ok_or_else(missing)?;
        let common = value.field(0).ok_or_else(missing)?;
        let ty = common.field(2).ok_or_else(missing)?;
        let params = common.field(1).ok_or_else(missing)?;
        let found = Generated { value, shown };
        found.require(info.tag() == Some(kind), "the kind of constant")?;
        self.names(&found, &params, &head.level_params, "the list of universe parameters")?;
        found.require(self.terms.closed(head.ty)?.is(&ty), "the type")?;
        Ok(found)
    }

    fn names(&self, found: &Generated, list: &Obj, claimed: &[u32], what: &str) -> Compared {
        let mut theirs = list.elements();
        for index in claimed {
            let name = self.terms.name(*index)?;
            found.require(theirs.next().is_some_and(|other| name.is(&other)), what)?;
        }
        found.require(theirs.next().is_none(), what)
    }

    fn name_field(&self, found: &Generated, index: usize, claimed: &[u32], what: &str) -> Compared {
        self.names(found, &found.field(index, what)?, claimed, what)
    }

    fn quotient(&self, kind: QuotKind, head: &Head) -> Compared {
        let found = self.constant(head, QUOTIENT)?;
        found.require(found.value.scalar_byte(0) == Some(kind as u8), "which quotient constant it is")
    }

    fn inductive_type(&self, t: &InductiveType) -> Compared {
        let found = self.constant(&t.head, INDUCTIVE)?;
        found.nat(1, t.num_params, "the number of parameters")?;
        found.nat(2, t.num_indices, "the number of indices")?;
        self.name_field(&found, 3, &t.all, "the list of types in the block")?;
        self.name_field(&found, 4, &t.constructors, "the list of constructors")?;
        found.nat(5, t.num_nested, "the number of nested types")?;
        found.flag(0, t.is_recursive, "whether it is recursive")?;
        found.flag(1, false, "whether it is unsafe")?;
        found.flag(2, t.is_reflexive, "whether it is reflexive")
    }

    fn constructor(&self, c: &Constructor) -> Compared {
        let found = self.constant(&c.head, CONSTRUCTOR)?;
        let inductive = self.terms.name(c.inductive)?;
        found.require(inductive.is(&found.field(1, "its type's name")?), "its type's name")?;
        found.nat(2, c.index, "its position")?;
        found.nat(3, c.num_params, "the number of parameters")?;
        found.nat(4, c.num_fields, "the number of fields")?;
        found.flag(0, false, "whether it is unsafe")
    }

    fn recursor(&self, r: &Recursor) -> Compared {
        let found = self.constant(&r.head, RECURSOR)?;
        self.name_field(&found, 1, &r.all, "the list of types in the block")?;
        found.nat(2, r.num_params, "the number of parameters")?;
        found.nat(3, r.num_indices, "the number of indices")?;
        found.nat(4, r.num_motives, "the number of motives")?;
        found.nat(5, r.num_minors, "the number of minor premises")?;
        found.flag(0, r.k, "whether it is K-like")?;
        found.flag(1, false, "whether it is unsafe")?;
        let mut rules = found.field(6, "the list of rules")?.elements();
        for rule in &r.rules {
            let Some(theirs) = rules.next() else { return Err(found.differs("the number of rules")) };
            self.rule(&found, &theirs, rule)?;
        }
        found.require(rules.next().is_none(), "the number of rules")
    }

    fn rule(&self, found: &Generated, theirs: &Obj, rule: &Rule) -> Compared {
        let part = |index| theirs.field(index).ok_or_else(|| found.differs("the form of a rule"));
        let constructor = self.terms.name(rule.constructor)?;
        found.require(constructor.is(&part(0)?), "the constructor of a rule")?;
        found.require(part(1)?.same_nat(&Obj::nat(rule.num_fields)), "the number of fields of a rule")?;
        found.require(self.terms.closed(rule.rhs)?.is(&part(2)?), "the right-hand side of a rule")
    }

    /// Every claim was found under its name; so if the names are different and as many as the kernel generates, nothing is
    /// missing: each type, each of its constructors, and a recursor for each type and each nested type.
    fn counts(&self, given: &[GivenType], claims: &Claims) -> Compared {
        let Some(first) = given.first() else { return Ok(()) };
        let nested = claims.types.first().map_or(0, |t| t.num_nested);
        let constructors: usize = given.iter().map(|t| t.constructors.len()).sum();
        let mut names: Vec<u32> = claims.types.iter().map(|t| t.head.name).collect();
        names.extend(claims.constructors.iter().map(|c| c.head.name));
        names.extend(claims.recursors.iter().map(|r| r.head.name));
        names.sort_unstable();
        names.dedup();
        let recursors = given.len() as u64 + nested;
        let right = claims.types.len() == given.len()
            && claims.constructors.len() == constructors
            && claims.recursors.len() as u64 == recursors
            && names.len() as u64 == (given.len() + constructors) as u64 + recursors;
        if right {
            return Ok(());
        }
        let shown = super::show::name(self.terms.name(first.name)?.obj());
        Err(Difference::Found(format!("{shown}: constants of its block are missing, superfluous or doubled")))
    }
}
