//! What a file claims, and what an environment holds.
//!
//! [`Declaration`] is a claim: anybody may build one, nothing about it is believed. [`ConstantInfo`] is what an
//! [`Environment`](crate::Environment) holds after a check; files claim those too, for the constants that an
//! inductive declaration brings about, and then they are compared with the generated ones ([`Claims`]).

use crate::terms::{ExprId, NameId, Terms};

/// Name, universe parameters and type: what all constants have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    /// The constant's name.
    pub name: NameId,
    /// Names of its universe parameters, in order.
    pub universes: Vec<NameId>,
    /// Its type.
    pub ty: ExprId,
}

/// How eagerly a definition is unfolded when two terms are compared. Only speed depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hints {
    /// Last.
    Opaque,
    /// First.
    Abbreviation,
    /// By height: one more than the heights of the definitions in its value.
    Regular(u32),
}

/// Whether the logic may use a definition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Safety {
    /// It may.
    Safe,
    /// Compiled code only: recursion through itself is allowed.
    Partial,
    /// Compiled code only: anything is allowed.
    Unsafe,
}

/// A constant that is assumed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Axiom {
    /// Name, universe parameters, type.
    pub signature: Signature,
    /// Marked unsafe.
    pub is_unsafe: bool,
}

/// A constant that unfolds to its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Definition {
    /// Name, universe parameters, type.
    pub signature: Signature,
    /// What it stands for.
    pub value: ExprId,
    /// When to unfold it.
    pub hints: Hints,
    /// Whether the logic may use it.
    pub safety: Safety,
    /// The names of its mutual block (not looked at by any rule).
    pub all: Vec<NameId>,
}

/// A proposition and its proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Theorem {
    /// Name, universe parameters, proposition.
    pub signature: Signature,
    /// The proof.
    pub value: ExprId,
    /// The names of its mutual block (not looked at by any rule).
    pub all: Vec<NameId>,
}

/// A definition that never unfolds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opaque {
    /// Name, universe parameters, type.
    pub signature: Signature,
    /// A witness that the type is inhabited.
    pub value: ExprId,
    /// Marked unsafe.
    pub is_unsafe: bool,
    /// The names of its mutual block (not looked at by any rule).
    pub all: Vec<NameId>,
}

/// One of the four constants of quotient types.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum QuotKind {
    /// `Quot`
    Type,
    /// `Quot.mk`
    Constructor,
    /// `Quot.lift`
    Lift,
    /// `Quot.ind`
    Induction,
}

/// A constant of the quotient declaration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quot {
    /// Name, universe parameters, type.
    pub signature: Signature,
    /// Which one.
    pub kind: QuotKind,
}

/// A constructor as the declaration gives it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Constructor {
    /// Its full name.
    pub name: NameId,
    /// Its type, parameters of the inductive type included.
    pub ty: ExprId,
}

/// One type of an inductive declaration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InductiveType {
    /// Its name.
    pub name: NameId,
    /// Its type, parameters included.
    pub ty: ExprId,
    /// Its constructors, in order.
    pub constructors: Vec<Constructor>,
}

/// One or several mutually inductive types.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inductive {
    /// Universe parameters of all types and constructors.
    pub universes: Vec<NameId>,
    /// How many leading arguments are the same everywhere.
    pub parameters: u32,
    /// The types, in order.
    pub types: Vec<InductiveType>,
    /// Marked unsafe.
    pub is_unsafe: bool,
    /// What the file says about the generated constants; `None` when it says nothing.
    pub claims: Option<Claims>,
}

/// What a file says about the constants of an inductive declaration: to be compared, never to be believed.
///
/// Order does not matter; every generated constant must be claimed exactly once, and nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Claims {
    /// The types.
    pub types: Vec<InductiveInfo>,
    /// All their constructors.
    pub constructors: Vec<ConstructorInfo>,
    /// All their recursors.
    pub recursors: Vec<RecursorInfo>,
}

/// An unchecked declaration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Declaration {
    /// An assumed constant.
    Axiom(Axiom),
    /// A definition.
    Definition(Definition),
    /// A theorem.
    Theorem(Theorem),
    /// A definition that never unfolds.
    Opaque(Opaque),
    /// The quotient types: all four constants at once. The list is what the file says of them; it may be empty.
    Quot(Vec<Quot>),
    /// Inductive types with their constructors and recursors.
    Inductive(Inductive),
}

impl Declaration {
    /// The name that stands for the declaration in messages; `None` for an inductive declaration without types.
    pub fn name(&self) -> Option<NameId> {
        match self {
            Self::Axiom(d) => Some(d.signature.name),
            Self::Definition(d) => Some(d.signature.name),
            Self::Theorem(d) => Some(d.signature.name),
            Self::Opaque(d) => Some(d.signature.name),
            Self::Quot(_) => Some(NameId::QUOT),
            Self::Inductive(d) => d.types.first().map(|t| t.name),
        }
    }
}

/// Terms and declarations that nothing has checked yet: what a reader makes of a file.
///
/// ```
/// use lmap_kernel::{Environment, Unchecked};
/// let environment = Environment::new();
/// let file = Unchecked::new(environment.terms());
/// assert!(file.declarations.is_empty());
/// ```
pub struct Unchecked {
    /// The store that all ids of the declarations belong to, made by [`Environment::terms`](crate::Environment::terms).
    pub terms: Terms,
    /// In dependency order: a declaration sees only those before it.
    pub declarations: Vec<Declaration>,
}

impl Unchecked {
    /// No declarations over a store.
    pub fn new(terms: Terms) -> Self {
        Self { terms, declarations: Vec::new() }
    }
}

/// An inductive type in an environment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InductiveInfo {
    /// Name, universe parameters, type.
    pub signature: Signature,
    /// Number of parameters.
    pub parameters: u32,
    /// Number of indices.
    pub indices: u32,
    /// The types of its declaration, in order.
    pub all: Vec<NameId>,
    /// Its constructors, in order.
    pub constructors: Vec<NameId>,
    /// How many auxiliary types the nested occurrences of its declaration need.
    pub nested: u32,
    /// Whether a constructor mentions a type of the declaration.
    pub is_recursive: bool,
    /// Whether a constructor takes a function that returns a type of the declaration.
    pub is_reflexive: bool,
    /// Marked unsafe.
    pub is_unsafe: bool,
}

/// A constructor in an environment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConstructorInfo {
    /// Name, universe parameters, type.
    pub signature: Signature,
    /// Its inductive type.
    pub inductive: NameId,
    /// Its number among the constructors of the type, from 0.
    pub index: u32,
    /// Number of parameters.
    pub parameters: u32,
    /// Number of arguments after the parameters.
    pub fields: u32,
    /// Marked unsafe.
    pub is_unsafe: bool,
}

/// How a recursor computes on one constructor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecursorRule {
    /// The constructor.
    pub constructor: NameId,
    /// Number of arguments after the parameters.
    pub fields: u32,
    /// `fun parameters motives minors fields => …`
    pub value: ExprId,
}

/// A recursor in an environment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecursorInfo {
    /// Name, universe parameters, type.
    pub signature: Signature,
    /// The types of its declaration, in order.
    pub all: Vec<NameId>,
    /// Number of parameters.
    pub parameters: u32,
    /// Number of indices.
    pub indices: u32,
    /// Number of motives.
    pub motives: u32,
    /// Number of minor premises.
    pub minors: u32,
    /// One rule a constructor, in order.
    pub rules: Vec<RecursorRule>,
    /// Whether it computes on every proof whose type has the shape of the only constructor's.
    pub k: bool,
    /// Marked unsafe.
    pub is_unsafe: bool,
}

impl RecursorInfo {
    /// Position of the major premise among the arguments.
    pub fn major(&self) -> usize {
        (self.parameters + self.motives + self.minors + self.indices) as usize
    }
}

/// A constant in an environment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ConstantInfo {
    /// Assumed.
    Axiom(Axiom),
    /// Unfolds.
    Definition(Definition),
    /// A proposition with its proof. Its value unfolds too, last of all.
    Theorem(Theorem),
    /// Never unfolds.
    Opaque(Opaque),
    /// One of the constants of quotient types.
    Quot(Quot),
    /// An inductive type.
    Inductive(InductiveInfo),
    /// A constructor.
    Constructor(ConstructorInfo),
    /// A recursor.
    Recursor(RecursorInfo),
}

impl ConstantInfo {
    /// Name, universe parameters, type.
    pub fn signature(&self) -> &Signature {
        match self {
            Self::Axiom(c) => &c.signature,
            Self::Definition(c) => &c.signature,
            Self::Theorem(c) => &c.signature,
            Self::Opaque(c) => &c.signature,
            Self::Quot(c) => &c.signature,
            Self::Inductive(c) => &c.signature,
            Self::Constructor(c) => &c.signature,
            Self::Recursor(c) => &c.signature,
        }
    }

    /// Its value, opaque ones included.
    pub fn value(&self) -> Option<ExprId> {
        match self {
            Self::Definition(c) => Some(c.value),
            Self::Theorem(c) => Some(c.value),
            Self::Opaque(c) => Some(c.value),
            _ => None,
        }
    }

    /// A word for messages: `axiom`, `definition`, …
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Axiom(_) => "axiom",
            Self::Definition(_) => "definition",
            Self::Theorem(_) => "theorem",
            Self::Opaque(_) => "opaque",
            Self::Quot(_) => "quotient",
            Self::Inductive(_) => "inductive type",
            Self::Constructor(_) => "constructor",
            Self::Recursor(_) => "recursor",
        }
    }
}
