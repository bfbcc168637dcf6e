//! Names, universe levels and expressions, hash-consed, with 32-bit ids.
//!
//! [`Terms`] is a store and its builder. Structurally equal terms have equal ids (binder names and binder kinds
//! do not count: no rule of the type theory looks at them, the first ones seen are kept for display). Ids are
//! only made by a store, so a reader of foreign files cannot make up one; an id of another store must not be
//! used, except that a store and the stores that extend it agree on the ids of the common part.

mod delay;
mod instantiate;
mod interner;
mod known;
mod memo;
mod node;

use std::sync::Arc;

use dashu_int::UBig;
use thiserror::Error;

pub(crate) use delay::{Closure, Delayed, Env, Instance, Mark};
pub(crate) use instantiate::Universes;
use interner::{Interner, MAX_ITEMS};
pub(crate) use memo::Memo;
pub use node::{Binder, BinderKind, Expr, Level, Name};
use node::{ExprNode, LevelNode, Text};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub struct $name(u32);

        impl $name {
            /// The position in the store: consecutive from 0.
            #[inline]
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id!(
    /// A hierarchical name.
    NameId
);
id!(
    /// A universe level.
    LevelId
);
id!(
    /// A list of universe levels, the arguments of a constant.
    LevelsId
);
id!(
    /// An expression.
    ExprId
);
id!(
    /// A natural number.
    NatId
);
id!(
    /// A string: a part of a name, or the text of a literal.
    StrId
);

impl NameId {
    /// The anonymous name, the root of all others.
    pub const ANONYMOUS: Self = Self(0);
}

impl LevelId {
    /// The level 0.
    pub const ZERO: Self = Self(0);
    /// The level 1.
    pub const ONE: Self = Self(1);
}

impl LevelsId {
    /// The empty list.
    pub const EMPTY: Self = Self(0);
}

impl ExprId {
    /// As a value in a [`Memo`].
    #[inline]
    pub(crate) fn memo(self) -> u32 {
        self.0
    }

    /// Back from a value in a [`Memo`].
    #[inline]
    pub(crate) fn from_memo(value: u32) -> Self {
        Self(value)
    }

    /// `Sort 0`, the type of propositions.
    pub const PROP: Self = Self(0);
}

/// Bound-variable indices must be below this number, as in Lean's own kernel, which stops the process above it.
pub const MAX_BOUND_VARIABLE: u32 = (1 << 20) - 1;

/// Why a term could not be built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum TermError {
    /// Too many terms: the ids, or the memory that the store was allowed, are used up.
    #[error("the term store is full: raise the memory limit, or split the file")]
    Full,
    /// A bound variable with an index of [`MAX_BOUND_VARIABLE`] or more.
    #[error("bound variable index {0} is too large (the limit is {MAX_BOUND_VARIABLE})")]
    BoundVariable(u64),
}

/// A store of names, levels and expressions, and the builder of new ones.
///
/// It is two frozen layers, shared by reference, and an own layer that grows. See the module's documentation.
pub struct Terms {
    strings: Interner<Text>,
    names: Interner<Name>,
    levels: Interner<LevelNode>,
    lists: Interner<Box<[LevelId]>>,
    nats: Interner<UBig>,
    exprs: Interner<ExprNode>,
    /// Upper bound of the ids of expressions, from the memory limit of a check.
    expr_limit: usize,
    /// Bytes of strings, numbers and lists of the own layer, beside the nodes themselves.
    heap_bytes: usize,
    /// Visited nodes of traversals that nobody has counted yet.
    work: u64,
    memo: Memo,
    /// Levels and lists of levels with universes in place, by level or list and constant.
    level_memo: Memo,
    list_memo: Memo,
}

/// The frozen part of a store, shared by the environments and checks that extend it.
#[derive(Clone)]
pub(crate) struct FrozenTerms(Arc<Terms>);

impl Default for Terms {
    fn default() -> Self {
        Self::new()
    }
}

impl Terms {
    /// An empty store.
    pub fn new() -> Self {
        let mut terms = Self::hollow();
        terms.add_constants();
        terms
    }

    /// A store without even the known names: to stand where a store was moved away.
    pub(crate) fn hollow() -> Self {
        Self {
            strings: Interner::default(),
            names: Interner::default(),
            levels: Interner::default(),
            lists: Interner::default(),
            nats: Interner::default(),
            exprs: Interner::default(),
            expr_limit: MAX_ITEMS,
            heap_bytes: 0,
            work: 0,
            memo: Memo::default(),
            level_memo: Memo::default(),
            list_memo: Memo::default(),
        }
    }

    /// Interns the terms whose ids are known constants.
    fn add_constants(&mut self) {
        let name = self.names.intern(Name::Anonymous, 0, MAX_ITEMS);
        debug_assert_eq!(name, Some(NameId::ANONYMOUS.0));
        let zero = self.intern_level(Level::Zero);
        debug_assert_eq!(zero, Ok(LevelId::ZERO));
        let one = self.intern_level(Level::Succ(LevelId::ZERO));
        debug_assert_eq!(one, Ok(LevelId::ONE));
        let empty = self.levels(&[]);
        debug_assert_eq!(empty, Ok(LevelsId::EMPTY));
        let prop = self.sort(LevelId::ZERO);
        debug_assert_eq!(prop, Ok(ExprId::PROP));
        for &(id, parent, text) in known::NAMES {
            let name = self.name_str(parent, text);
            debug_assert_eq!(name, Ok(id));
        }
        for &(id, name) in known::CONSTANTS {
            let constant = self.constant(name, LevelsId::EMPTY);
            debug_assert_eq!(constant, Ok(id));
        }
    }

    // ---- reading ----

    /// A name.
    #[inline]
    pub fn name(&self, name: NameId) -> Name {
        *self.names.get(name.0)
    }

    /// A level.
    #[inline]
    pub fn level(&self, level: LevelId) -> Level {
        self.levels.get(level.0).level
    }

    /// A list of levels.
    #[inline]
    pub fn level_list(&self, levels: LevelsId) -> &[LevelId] {
        self.lists.get(levels.0)
    }

    /// An expression.
    #[inline(always)]
    pub fn expr(&self, expr: ExprId) -> Expr {
        self.exprs.get(expr.0).expr()
    }

    /// An expression with what is known of it.
    #[inline]
    fn node(&self, expr: ExprId) -> &ExprNode {
        self.exprs.get(expr.0)
    }

    /// A natural number.
    #[inline]
    pub fn nat_value(&self, nat: NatId) -> &UBig {
        self.nats.get(nat.0)
    }

    /// A string.
    #[inline]
    pub fn str_value(&self, string: StrId) -> &str {
        &self.strings.get(string.0).0
    }

    /// One more than the largest loose bound-variable index: 0 for a closed term.
    #[inline]
    pub fn loose_bound_variables(&self, expr: ExprId) -> u32 {
        self.exprs.get(expr.0).loose
    }

    /// Whether a level parameter occurs in the expression.
    #[inline]
    pub fn has_level_param(&self, expr: ExprId) -> bool {
        self.exprs.get(expr.0).has_param
    }

    /// Whether a level parameter occurs in the level.
    #[inline]
    pub fn level_has_param(&self, level: LevelId) -> bool {
        self.levels.get(level.0).has_param
    }

    /// One more than the largest number of a local variable in the expression; 0 when there is none.
    #[inline]
    pub(crate) fn local_range(&self, expr: ExprId) -> u32 {
        self.exprs.get(expr.0).locals
    }

    /// Number of expressions of this store, frozen ones included.
    pub fn expr_count(&self) -> usize {
        self.exprs.len()
    }

    /// Number of names of this store, frozen ones included.
    pub fn name_count(&self) -> usize {
        self.names.len()
    }

    /// Number of expressions of the own layer.
    pub(crate) fn own_expr_count(&self) -> usize {
        self.exprs.own_len()
    }

    /// Counts work that is not seen as steps of a judgement.
    pub(crate) fn add_work(&mut self, work: u64) {
        self.work += work;
    }

    /// The work since the last call.
    #[inline]
    pub(crate) fn take_work(&mut self) -> u64 {
        std::mem::take(&mut self.work)
    }

    /// Bytes taken by the own layer, close to what the allocator gives.
    pub(crate) fn own_bytes(&self) -> usize {
        /// Index entry: the id, the control byte, and the spare room of a table.
        const INDEX: usize = 16;
        self.heap_bytes
            + self.exprs.own_len() * (size_of::<ExprNode>() + INDEX)
            + self.levels.own_len() * (size_of::<LevelNode>() + INDEX)
            + self.names.own_len() * (size_of::<Name>() + INDEX)
            + self.memo.bytes()
    }

    /// The id of a name given by its parts, if the store has it.
    pub fn find_name(&self, parts: &[&str]) -> Option<NameId> {
        let mut name = NameId::ANONYMOUS;
        for part in parts {
            let text = StrId(self.strings.find(&Text((*part).into()))?);
            name = NameId(self.names.find(&Name::Str(name, text))?);
        }
        Some(name)
    }

    // ---- building ----

    /// Interns a string.
    pub fn string(&mut self, text: &str) -> Result<StrId, TermError> {
        let before = self.strings.own_len();
        let id = self.strings.intern(Text(text.into()), 0, MAX_ITEMS).ok_or(TermError::Full)?;
        if self.strings.own_len() > before {
            self.heap_bytes += text.len() + size_of::<Text>();
        }
        Ok(StrId(id))
    }

    /// Interns a natural number.
    pub fn natural(&mut self, value: UBig) -> Result<NatId, TermError> {
        let before = self.nats.own_len();
        let bytes = size_of_val(value.as_words()) + size_of::<UBig>();
        let id = self.nats.intern(value, 0, MAX_ITEMS).ok_or(TermError::Full)?;
        if self.nats.own_len() > before {
            self.heap_bytes += bytes;
        }
        Ok(NatId(id))
    }

    /// The name `parent.text`.
    pub fn name_str(&mut self, parent: NameId, text: &str) -> Result<NameId, TermError> {
        let text = self.string(text)?;
        self.intern_name(Name::Str(parent, text), parent)
    }

    /// The name `parent.number`.
    pub fn name_num(&mut self, parent: NameId, number: u64) -> Result<NameId, TermError> {
        self.intern_name(Name::Num(parent, number), parent)
    }

    /// A name of several text parts.
    pub fn name_of(&mut self, parts: &[&str]) -> Result<NameId, TermError> {
        parts.iter().try_fold(NameId::ANONYMOUS, |name, part| self.name_str(name, part))
    }

    fn intern_name(&mut self, name: Name, parent: NameId) -> Result<NameId, TermError> {
        self.names.intern(name, parent.index(), MAX_ITEMS).map(NameId).ok_or(TermError::Full)
    }

    /// The level `level + 1`.
    pub fn level_succ(&mut self, level: LevelId) -> Result<LevelId, TermError> {
        self.intern_level(Level::Succ(level))
    }

    /// The level `max a b`, exactly as written.
    pub fn level_max(&mut self, a: LevelId, b: LevelId) -> Result<LevelId, TermError> {
        self.intern_level(Level::Max(a, b))
    }

    /// The level `imax a b`, exactly as written.
    pub fn level_imax(&mut self, a: LevelId, b: LevelId) -> Result<LevelId, TermError> {
        self.intern_level(Level::IMax(a, b))
    }

    /// A level parameter.
    pub fn level_param(&mut self, name: NameId) -> Result<LevelId, TermError> {
        self.intern_level(Level::Param(name))
    }

    fn intern_level(&mut self, level: Level) -> Result<LevelId, TermError> {
        let (newest, has_param) = match level {
            Level::Zero => (0, false),
            Level::Param(_) => (0, true),
            Level::Succ(a) => (a.index(), self.level_has_param(a)),
            Level::Max(a, b) | Level::IMax(a, b) => {
                (a.max(b).index(), self.level_has_param(a) || self.level_has_param(b))
            }
        };
        self.levels
            .intern(LevelNode { level, has_param }, newest, MAX_ITEMS)
            .map(LevelId)
            .ok_or(TermError::Full)
    }

    /// A list of levels.
    pub fn levels(&mut self, levels: &[LevelId]) -> Result<LevelsId, TermError> {
        let before = self.lists.own_len();
        let id = self.lists.intern(levels.into(), 0, MAX_ITEMS).ok_or(TermError::Full)?;
        if self.lists.own_len() > before {
            self.heap_bytes += size_of_val(levels) + size_of::<Box<[LevelId]>>();
        }
        Ok(LevelsId(id))
    }

    /// The bound variable with a de Bruijn index.
    pub fn bvar(&mut self, index: u32) -> Result<ExprId, TermError> {
        if index >= MAX_BOUND_VARIABLE {
            return Err(TermError::BoundVariable(index.into()));
        }
        self.intern_expr(Expr::BVar(index))
    }

    /// `Sort level`.
    pub fn sort(&mut self, level: LevelId) -> Result<ExprId, TermError> {
        self.intern_expr(Expr::Sort(level))
    }

    /// A constant with its levels.
    pub fn constant(&mut self, name: NameId, levels: LevelsId) -> Result<ExprId, TermError> {
        self.intern_expr(Expr::Const(name, levels))
    }

    /// The application of one argument.
    #[inline]
    pub fn app(&mut self, function: ExprId, argument: ExprId) -> Result<ExprId, TermError> {
        let node = ExprNode::app(function, argument, self.node(function), self.node(argument));
        let newest = function.max(argument).index();
        self.exprs.intern(node, newest, self.expr_limit).map(ExprId).ok_or(TermError::Full)
    }

    /// The application of several arguments.
    pub fn apps(&mut self, function: ExprId, arguments: &[ExprId]) -> Result<ExprId, TermError> {
        arguments.iter().try_fold(function, |function, &argument| self.app(function, argument))
    }

    /// `fun (binder) => body`; the body's bound variable 0 is the binder's.
    pub fn lambda(&mut self, binder: Binder, body: ExprId) -> Result<ExprId, TermError> {
        self.intern_expr(Expr::Lambda(binder, body))
    }

    /// `(binder) → body`; the body's bound variable 0 is the binder's.
    pub fn pi(&mut self, binder: Binder, body: ExprId) -> Result<ExprId, TermError> {
        self.intern_expr(Expr::Pi(binder, body))
    }

    /// `let name : ty := value; body`.
    pub fn let_(
        &mut self,
        name: NameId,
        ty: ExprId,
        value: ExprId,
        body: ExprId,
    ) -> Result<ExprId, TermError> {
        self.intern_expr(Expr::Let { name, ty, value, body })
    }

    /// Field number `field` (from 0) of `structure`, a value of the structure type called `type_name`.
    pub fn proj(&mut self, type_name: NameId, field: u32, structure: ExprId) -> Result<ExprId, TermError> {
        self.intern_expr(Expr::Proj { type_name, field, structure })
    }

    /// A natural-number literal.
    pub fn nat_lit(&mut self, value: UBig) -> Result<ExprId, TermError> {
        let nat = self.natural(value)?;
        self.intern_expr(Expr::Nat(nat))
    }

    /// A string literal.
    pub fn str_lit(&mut self, text: &str) -> Result<ExprId, TermError> {
        let string = self.string(text)?;
        self.intern_expr(Expr::Str(string))
    }

    /// The local variable with a number and a type. See [`Expr::Local`].
    pub(crate) fn local(&mut self, number: u32, binder: Binder) -> Result<ExprId, TermError> {
        self.intern_expr(Expr::Local { number, binder })
    }

    #[inline]
    fn intern_expr(&mut self, expr: Expr) -> Result<ExprId, TermError> {
        let (node, newest) = self.describe(expr);
        self.exprs.intern(node, newest, self.expr_limit).map(ExprId).ok_or(TermError::Full)
    }

    /// Computes what a node caches of its parts, and the newest part.
    #[inline]
    fn describe(&self, expr: Expr) -> (ExprNode, usize) {
        let get = |id: ExprId| self.node(id);
        let leaf = |has_param| (ExprNode::new(expr, 0, 0, has_param), 0);
        match expr {
            Expr::BVar(index) => (ExprNode::new(expr, index + 1, 0, false), 0),
            Expr::Sort(level) => leaf(self.level_has_param(level)),
            Expr::Const(_, levels) => leaf(self.level_list(levels).iter().any(|&l| self.level_has_param(l))),
            Expr::Nat(_) | Expr::Str(_) => leaf(false),
            Expr::Local { number, binder } => {
                let ty = get(binder.ty);
                (ExprNode::new(expr, 0, number + 1, ty.has_param), binder.ty.index())
            }
            Expr::App(f, a) => (ExprNode::app(f, a, get(f), get(a)), f.max(a).index()),
            Expr::Lambda(binder, body) | Expr::Pi(binder, body) => {
                let (x, y) = (get(binder.ty), get(body));
                let loose = x.loose.max(y.loose.saturating_sub(1));
                let node = ExprNode::new(expr, loose, x.locals.max(y.locals), x.has_param | y.has_param);
                (node, binder.ty.max(body).index())
            }
            Expr::Let { ty, value, body, .. } => {
                let (x, y, z) = (get(ty), get(value), get(body));
                let node = ExprNode::new(
                    expr,
                    x.loose.max(y.loose).max(z.loose.saturating_sub(1)),
                    x.locals.max(y.locals).max(z.locals),
                    x.has_param | y.has_param | z.has_param,
                );
                (node, ty.max(value).max(body).index())
            }
            Expr::Proj { structure, .. } => {
                let x = get(structure);
                (ExprNode::new(expr, x.loose, x.locals, x.has_param), structure.index())
            }
        }
    }

    /// The last part of a name, as a name of its own.
    pub(crate) fn last_part(&mut self, name: NameId) -> Result<NameId, TermError> {
        match self.name(name) {
            Name::Anonymous => Ok(name),
            Name::Str(_, text) => self.intern_name(Name::Str(NameId::ANONYMOUS, text), NameId::ANONYMOUS),
            Name::Num(_, number) => self.name_num(NameId::ANONYMOUS, number),
        }
    }

    /// `x_ih` for a local that is shown as `x`.
    pub(crate) fn hypothesis_name(&mut self, local: ExprId) -> Result<NameId, TermError> {
        let Expr::Local { binder, .. } = self.expr(local) else {
            return Ok(NameId::ANONYMOUS);
        };
        match self.name(binder.name) {
            Name::Str(parent, text) => {
                let text = format!("{}_ih", self.str_value(text));
                self.name_str(parent, &text)
            }
            _ => self.name_str(binder.name, "_ih"),
        }
    }

    // ---- layers ----

    /// Freezes the own layer: no id changes.
    pub(crate) fn freeze(self) -> FrozenTerms {
        FrozenTerms(Arc::new(Self {
            strings: self.strings.freeze(),
            names: self.names.freeze(),
            levels: self.levels.freeze(),
            lists: self.lists.freeze(),
            nats: self.nats.freeze(),
            exprs: self.exprs.freeze(),
            expr_limit: MAX_ITEMS,
            heap_bytes: 0,
            work: 0,
            memo: Memo::default(),
            level_memo: Memo::default(),
            list_memo: Memo::default(),
        }))
    }

    /// Forgets the own layer. Ids of its terms become invalid.
    pub(crate) fn clear(&mut self) {
        self.strings.clear();
        self.names.clear();
        self.levels.clear();
        self.lists.clear();
        self.nats.clear();
        self.exprs.clear();
        self.memo.clear();
        self.level_memo.clear();
        self.list_memo.clear();
        self.heap_bytes = 0;
        self.work = 0;
    }

    /// Limits the expressions of the own layer to about `bytes` of memory.
    pub(crate) fn limit_own_bytes(&mut self, bytes: usize) {
        let frozen = self.exprs.len() - self.exprs.own_len();
        let own = bytes / (size_of::<ExprNode>() + 16);
        self.expr_limit = frozen.saturating_add(own).min(MAX_ITEMS);
    }
}

impl FrozenTerms {
    /// A store with an empty own layer over the frozen terms.
    pub(crate) fn extend(&self) -> Terms {
        Terms {
            strings: self.0.strings.share(),
            names: self.0.names.share(),
            levels: self.0.levels.share(),
            lists: self.0.lists.share(),
            nats: self.0.nats.share(),
            exprs: self.0.exprs.share(),
            expr_limit: MAX_ITEMS,
            heap_bytes: 0,
            work: 0,
            memo: Memo::default(),
            level_memo: Memo::default(),
            list_memo: Memo::default(),
        }
    }
}

impl std::ops::Deref for FrozenTerms {
    type Target = Terms;

    fn deref(&self) -> &Terms {
        &self.0
    }
}
