//! What the store holds: names, levels and expressions, with the facts that each expression caches.

use dashu_int::UBig;

use super::interner::{Intern, Mixer};
use super::{ExprId, LevelId, LevelsId, NameId, NatId, StrId};

/// A hierarchical name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Name {
    /// The root.
    Anonymous,
    /// A text part below a parent.
    Str(NameId, StrId),
    /// A number part below a parent.
    Num(NameId, u64),
}

/// A universe level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// 0.
    Zero,
    /// The next level.
    Succ(LevelId),
    /// The larger of two levels.
    Max(LevelId, LevelId),
    /// 0 when the second is 0, else the larger one.
    IMax(LevelId, LevelId),
    /// A parameter of the declaration.
    Param(NameId),
}

/// How an argument is given in source text. No rule looks at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum BinderKind {
    /// `(x : A)`
    #[default]
    Default,
    /// `{x : A}`
    Implicit,
    /// `⦃x : A⦄`
    StrictImplicit,
    /// `[x : A]`
    Instance,
}

/// The variable that a lambda or a function type binds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Binder {
    /// Shown name. Terms that differ only here are one term.
    pub name: NameId,
    /// How the argument is given. Terms that differ only here are one term.
    pub kind: BinderKind,
    /// The variable's type.
    pub ty: ExprId,
}

impl Binder {
    /// An explicit binder.
    pub fn new(name: NameId, ty: ExprId) -> Self {
        Self { name, kind: BinderKind::Default, ty }
    }
}

/// An expression. There are no meta variables; metadata is dropped by the readers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expr {
    /// A bound variable, by de Bruijn index (0 is the innermost binder).
    BVar(u32),
    /// A free variable that the checker made for a binder it went under; it never comes from a file.
    ///
    /// Its number is its depth: how many locals were in scope. Number and type determine it, so binders of
    /// one type at one depth share a local, and with it everything that was found out about terms that mention
    /// it. That is sound because locals in scope together have different numbers.
    Local {
        /// How many locals were in scope when it was made.
        number: u32,
        /// The binder that it stands for.
        binder: Binder,
    },
    /// `Sort level`.
    Sort(LevelId),
    /// A constant and its universe levels.
    Const(NameId, LevelsId),
    /// Function and argument.
    App(ExprId, ExprId),
    /// `fun (binder) => body`.
    Lambda(Binder, ExprId),
    /// `(binder) → body`.
    Pi(Binder, ExprId),
    /// `let name : ty := value; body`.
    Let {
        /// Shown name.
        name: NameId,
        /// Type of the variable.
        ty: ExprId,
        /// What the variable stands for.
        value: ExprId,
        /// Bound variable 0 is the variable.
        body: ExprId,
    },
    /// A field of a structure value.
    Proj {
        /// The structure's type, as the file claims it.
        type_name: NameId,
        /// Number of the field, from 0, parameters not counted.
        field: u32,
        /// The structure value.
        structure: ExprId,
    },
    /// A natural-number literal.
    Nat(NatId),
    /// A string literal.
    Str(StrId),
}

/// An expression and what is known of it.
#[derive(Clone, Copy)]
pub(crate) struct ExprNode {
    pub(crate) expr: Expr,
    /// One more than the largest loose bound-variable index.
    pub(crate) loose: u32,
    /// One more than the largest number of a local.
    pub(crate) locals: u32,
    pub(crate) has_param: bool,
}

impl Intern for ExprNode {
    #[inline]
    fn hash(&self) -> u64 {
        match self.expr {
            Expr::BVar(index) => Mixer::new(1).pair(index, 0),
            Expr::Local { number, binder } => Mixer::new(2).pair(number, binder.ty.0),
            Expr::Sort(level) => Mixer::new(3).pair(level.0, 0),
            Expr::Const(name, levels) => Mixer::new(4).pair(name.0, levels.0),
            Expr::App(function, argument) => Mixer::new(5).pair(function.0, argument.0),
            Expr::Lambda(binder, body) => Mixer::new(6).pair(binder.ty.0, body.0),
            Expr::Pi(binder, body) => Mixer::new(7).pair(binder.ty.0, body.0),
            Expr::Let { ty, value, body, .. } => Mixer::new(8).pair(ty.0, value.0).pair(body.0, 0),
            Expr::Proj { type_name, field, structure } => {
                Mixer::new(9).pair(type_name.0, field).pair(structure.0, 0)
            }
            Expr::Nat(nat) => Mixer::new(10).pair(nat.0, 0),
            Expr::Str(string) => Mixer::new(11).pair(string.0, 0),
        }
        .finish()
    }

    #[inline]
    fn same(&self, other: &Self) -> bool {
        match (self.expr, other.expr) {
            (Expr::BVar(a), Expr::BVar(b)) => a == b,
            (Expr::Local { number, binder }, Expr::Local { number: n, binder: b }) => {
                number == n && binder.ty == b.ty
            }
            (Expr::Sort(a), Expr::Sort(b)) => a == b,
            (Expr::Const(a, x), Expr::Const(b, y)) => a == b && x == y,
            (Expr::App(a, x), Expr::App(b, y)) => a == b && x == y,
            (Expr::Lambda(a, x), Expr::Lambda(b, y)) | (Expr::Pi(a, x), Expr::Pi(b, y)) => {
                a.ty == b.ty && x == y
            }
            (Expr::Let { ty, value, body, .. }, Expr::Let { ty: t, value: v, body: b, .. }) => {
                ty == t && value == v && body == b
            }
            (
                Expr::Proj { type_name, field, structure },
                Expr::Proj { type_name: t, field: f, structure: s },
            ) => type_name == t && field == f && structure == s,
            (Expr::Nat(a), Expr::Nat(b)) => a == b,
            (Expr::Str(a), Expr::Str(b)) => a == b,
            _ => false,
        }
    }
}

/// A level and what is known of it.
#[derive(Clone, Copy)]
pub(crate) struct LevelNode {
    pub(crate) level: Level,
    pub(crate) has_param: bool,
}

impl Intern for LevelNode {
    fn hash(&self) -> u64 {
        match self.level {
            Level::Zero => Mixer::new(21),
            Level::Succ(a) => Mixer::new(22).pair(a.0, 0),
            Level::Max(a, b) => Mixer::new(23).pair(a.0, b.0),
            Level::IMax(a, b) => Mixer::new(24).pair(a.0, b.0),
            Level::Param(name) => Mixer::new(25).pair(name.0, 0),
        }
        .finish()
    }

    fn same(&self, other: &Self) -> bool {
        self.level == other.level
    }
}

impl Intern for Name {
    fn hash(&self) -> u64 {
        match *self {
            Self::Anonymous => Mixer::new(31),
            Self::Str(parent, text) => Mixer::new(32).pair(parent.0, text.0),
            Self::Num(parent, number) => Mixer::new(33).pair(parent.0, 0).word(number),
        }
        .finish()
    }

    fn same(&self, other: &Self) -> bool {
        self == other
    }
}

/// An interned string.
#[derive(Clone)]
pub(crate) struct Text(pub(crate) Box<str>);

impl Intern for Text {
    fn hash(&self) -> u64 {
        let mut mixer = Mixer::new(41).word(self.0.len() as u64);
        for chunk in self.0.as_bytes().chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            mixer = mixer.word(u64::from_le_bytes(word));
        }
        mixer.finish()
    }

    fn same(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl Intern for Box<[LevelId]> {
    fn hash(&self) -> u64 {
        self.iter()
            .fold(Mixer::new(51).word(self.len() as u64), |mixer, level| mixer.pair(level.0, 0))
            .finish()
    }

    fn same(&self, other: &Self) -> bool {
        self == other
    }
}

impl Intern for UBig {
    fn hash(&self) -> u64 {
        self.as_words().iter().fold(Mixer::new(61), |mixer, &word| mixer.word(word)).finish()
    }

    fn same(&self, other: &Self) -> bool {
        self == other
    }
}
