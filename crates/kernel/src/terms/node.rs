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
    /// A tag, and up to three parts: what makes it the expression that it is.
    key: [u32; 4],
    /// Shown name of its binder.
    name: NameId,
    /// One more than the largest loose bound-variable index.
    pub(crate) loose: u32,
    /// One more than the largest number of a local.
    pub(crate) locals: u32,
    kind: BinderKind,
    pub(crate) has_param: bool,
}

const BVAR: u32 = 0;
const LOCAL: u32 = 1;
const SORT: u32 = 2;
const CONST: u32 = 3;
const APP: u32 = 4;
const LAMBDA: u32 = 5;
const PI: u32 = 6;
const LET: u32 = 7;
const PROJ: u32 = 8;
const NAT: u32 = 9;
const STR: u32 = 10;

impl ExprNode {
    /// The application of one argument.
    #[inline]
    pub(crate) fn app(function: ExprId, argument: ExprId, f: &Self, a: &Self) -> Self {
        Self {
            key: [APP, function.0, argument.0, 0],
            name: NameId::ANONYMOUS,
            loose: f.loose.max(a.loose),
            locals: f.locals.max(a.locals),
            kind: BinderKind::Default,
            has_param: f.has_param | a.has_param,
        }
    }

    /// An expression with what is known of it.
    pub(crate) fn new(expr: Expr, loose: u32, locals: u32, has_param: bool) -> Self {
        let (mut name, mut kind) = (NameId::ANONYMOUS, BinderKind::Default);
        let mut bound = |binder: Binder| {
            (name, kind) = (binder.name, binder.kind);
            binder.ty.0
        };
        let key = match expr {
            Expr::BVar(index) => [BVAR, index, 0, 0],
            Expr::Local { number, binder } => [LOCAL, number, bound(binder), 0],
            Expr::Sort(level) => [SORT, level.0, 0, 0],
            Expr::Const(name, levels) => [CONST, name.0, levels.0, 0],
            Expr::App(function, argument) => [APP, function.0, argument.0, 0],
            Expr::Lambda(binder, body) => [LAMBDA, bound(binder), body.0, 0],
            Expr::Pi(binder, body) => [PI, bound(binder), body.0, 0],
            Expr::Let { name: shown, ty, value, body } => {
                name = shown;
                [LET, ty.0, value.0, body.0]
            }
            Expr::Proj { type_name, field, structure } => [PROJ, type_name.0, field, structure.0],
            Expr::Nat(nat) => [NAT, nat.0, 0, 0],
            Expr::Str(string) => [STR, string.0, 0, 0],
        };
        Self { key, name, loose, locals, kind, has_param }
    }

    /// The expression.
    #[inline(always)]
    pub(crate) fn expr(&self) -> Expr {
        let [tag, a, b, c] = self.key;
        let binder = |ty| Binder { name: self.name, kind: self.kind, ty: ExprId(ty) };
        match tag {
            BVAR => Expr::BVar(a),
            LOCAL => Expr::Local { number: a, binder: binder(b) },
            SORT => Expr::Sort(LevelId(a)),
            CONST => Expr::Const(NameId(a), LevelsId(b)),
            APP => Expr::App(ExprId(a), ExprId(b)),
            LAMBDA => Expr::Lambda(binder(a), ExprId(b)),
            PI => Expr::Pi(binder(a), ExprId(b)),
            LET => Expr::Let { name: self.name, ty: ExprId(a), value: ExprId(b), body: ExprId(c) },
            PROJ => Expr::Proj { type_name: NameId(a), field: b, structure: ExprId(c) },
            NAT => Expr::Nat(NatId(a)),
            _ => Expr::Str(StrId(a)),
        }
    }
}

impl Intern for ExprNode {
    #[inline]
    fn hash(&self) -> u64 {
        Mixer::four(self.key)
    }

    #[inline]
    fn same(&self, other: &Self) -> bool {
        self.key == other.key
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
