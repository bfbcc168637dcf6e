//! Terms and declarations, written down as numbered records.
//!
//! The official-kernel process and other kernels read the same kind of stream: every name, level and
//! expression is a record of its own, numbered in order, that refers to earlier numbers only; declarations refer to those.
//! [`Exporter`] walks the terms and decides on the records, a [`Sink`] writes them in its own form.

use std::collections::HashMap;
use std::io;

use lmap_ffi::official::wire::{self, GivenType, Head, Mode, Record};
use lmap_kernel::{
    BinderKind, ConstructorInfo, Declaration, Expr, ExprId, Hints, InductiveInfo, Level, LevelId, Name,
    NameId, QuotKind, RecursorInfo, Signature, Terms,
};

/// Where the records go.
pub trait Sink {
    /// Writes one record.
    ///
    /// # Errors
    /// When the destination takes no more.
    fn record(&mut self, record: &Record) -> io::Result<()>;
}

impl<W: io::Write> Sink for wire::Writer<W> {
    fn record(&mut self, record: &Record) -> io::Result<()> {
        wire::Writer::record(self, record)
    }
}

/// A point of the stream to which its numbering can go back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark {
    names: usize,
    levels: usize,
    exprs: usize,
}

/// Numbers of one kind, in the order they were given.
#[derive(Debug)]
struct Numbers<I> {
    of: HashMap<I, u32>,
    order: Vec<I>,
    first: u32,
}

impl<I: Copy + Eq + std::hash::Hash> Numbers<I> {
    fn new(first: u32) -> Self {
        Numbers { of: HashMap::new(), order: Vec::new(), first }
    }

    fn get(&self, id: I) -> Option<u32> {
        self.of.get(&id).copied()
    }

    fn add(&mut self, id: I) -> io::Result<u32> {
        let count = u32::try_from(self.order.len()).ok();
        let number = count.and_then(|c| c.checked_add(self.first));
        let number = number.ok_or_else(|| io::Error::other("too many terms for one stream"))?;
        self.of.insert(id, number);
        self.order.push(id);
        Ok(number)
    }

    fn truncate(&mut self, len: usize) {
        for id in self.order.drain(len..) {
            self.of.remove(&id);
        }
    }
}

/// Writes declarations and, before each, what it mentions and was not written yet.
#[derive(Debug)]
pub struct Exporter<S> {
    sink: S,
    names: Numbers<NameId>,
    levels: Numbers<LevelId>,
    exprs: Numbers<ExprId>,
}

impl<S: Sink> Exporter<S> {
    /// Starts a stream on `sink`.
    pub fn new(sink: S) -> Self {
        // Name 0 is the anonymous name and level 0 is zero, without a record.
        Exporter { sink, names: Numbers::new(1), levels: Numbers::new(1), exprs: Numbers::new(0) }
    }

    /// The sink.
    pub fn sink(&mut self) -> &mut S {
        &mut self.sink
    }

    /// Gives the sink back.
    pub fn into_sink(self) -> S {
        self.sink
    }

    /// The present point of the numbering.
    pub fn mark(&self) -> Mark {
        Mark { names: self.names.order.len(), levels: self.levels.order.len(), exprs: self.exprs.order.len() }
    }

    /// Forgets what was written after `mark`, at both ends: only for sinks that know [`Record::Reset`]. Ids of terms that
    /// were dropped from a store may then be used for other terms.
    ///
    /// # Errors
    /// When the sink takes no more.
    pub fn reset(&mut self, mark: Mark) -> io::Result<()> {
        self.names.truncate(mark.names);
        self.levels.truncate(mark.levels);
        self.exprs.truncate(mark.exprs);
        let number = |count: usize, first: u32| u32::try_from(count).map_or(u32::MAX, |c| c + first);
        self.sink.record(&Record::Reset {
            names: number(mark.names, 1),
            levels: number(mark.levels, 1),
            exprs: number(mark.exprs, 0),
        })
    }

    /// Writes `declaration`, whose ids belong to `terms`.
    ///
    /// # Errors
    /// When the sink takes no more, or the declaration is unsafe or partial: such are not checked.
    pub fn declaration(&mut self, terms: &Terms, mode: Mode, declaration: &Declaration) -> io::Result<()> {
        let declaration = self.declaration_record(terms, declaration)?;
        self.sink.record(&Record::Declare(mode, declaration))
    }

    fn declaration_record(&mut self, t: &Terms, declaration: &Declaration) -> io::Result<wire::Declaration> {
        Ok(match declaration {
            Declaration::Axiom(d) => {
                refuse_unsafe(d.is_unsafe)?;
                wire::Declaration::Axiom { head: self.head(t, &d.signature)? }
            }
            Declaration::Definition(d) => {
                refuse_unsafe(d.safety != lmap_kernel::Safety::Safe)?;
                wire::Declaration::Definition {
                    head: self.head(t, &d.signature)?,
                    value: self.expr(t, d.value)?,
                    hints: match d.hints {
                        Hints::Opaque => wire::Hints::Opaque,
                        Hints::Abbreviation => wire::Hints::Abbreviation,
                        Hints::Regular(height) => wire::Hints::Regular(height),
                    },
                    all: self.name_list(t, &d.all)?,
                }
            }
            Declaration::Theorem(d) => wire::Declaration::Theorem {
                head: self.head(t, &d.signature)?,
                value: self.expr(t, d.value)?,
                all: self.name_list(t, &d.all)?,
            },
            Declaration::Opaque(d) => {
                refuse_unsafe(d.is_unsafe)?;
                wire::Declaration::Opaque {
                    head: self.head(t, &d.signature)?,
                    value: self.expr(t, d.value)?,
                    all: self.name_list(t, &d.all)?,
                }
            }
            Declaration::Quot(claims) => wire::Declaration::Quotient {
                claims: claims
                    .iter()
                    .map(|q| Ok((quot_kind(q.kind), self.head(t, &q.signature)?)))
                    .collect::<io::Result<_>>()?,
            },
            Declaration::Inductive(d) => {
                refuse_unsafe(d.is_unsafe)?;
                self.inductive(t, d)?
            }
        })
    }

    fn inductive(&mut self, t: &Terms, d: &lmap_kernel::Inductive) -> io::Result<wire::Declaration> {
        let mut types = Vec::new();
        for given in &d.types {
            let (name, ty) = (self.name(t, given.name)?, self.expr(t, given.ty)?);
            let constructors = given.constructors.iter();
            let constructors = constructors.map(|c| Ok((self.name(t, c.name)?, self.expr(t, c.ty)?)));
            types.push(GivenType { name, ty, constructors: constructors.collect::<io::Result<_>>()? });
        }
        let claims = match &d.claims {
            None => None,
            Some(claims) => Some(wire::Claims {
                types: claims.types.iter().map(|c| self.type_claim(t, c)).collect::<io::Result<_>>()?,
                constructors: claims
                    .constructors
                    .iter()
                    .map(|c| self.constructor_claim(t, c))
                    .collect::<io::Result<_>>()?,
                recursors: claims
                    .recursors
                    .iter()
                    .map(|c| self.recursor_claim(t, c))
                    .collect::<io::Result<_>>()?,
            }),
        };
        Ok(wire::Declaration::Inductive {
            level_params: self.name_list(t, &d.universes)?,
            num_params: u64::from(d.parameters),
            types,
            claims,
        })
    }

    fn type_claim(&mut self, t: &Terms, c: &InductiveInfo) -> io::Result<wire::InductiveType> {
        refuse_unsafe(c.is_unsafe)?;
        Ok(wire::InductiveType {
            head: self.head(t, &c.signature)?,
            num_params: u64::from(c.parameters),
            num_indices: u64::from(c.indices),
            num_nested: u64::from(c.nested),
            all: self.name_list(t, &c.all)?,
            constructors: self.name_list(t, &c.constructors)?,
            is_recursive: c.is_recursive,
            is_reflexive: c.is_reflexive,
        })
    }

    fn constructor_claim(&mut self, t: &Terms, c: &ConstructorInfo) -> io::Result<wire::Constructor> {
        refuse_unsafe(c.is_unsafe)?;
        Ok(wire::Constructor {
            head: self.head(t, &c.signature)?,
            inductive: self.name(t, c.inductive)?,
            index: u64::from(c.index),
            num_params: u64::from(c.parameters),
            num_fields: u64::from(c.fields),
        })
    }

    fn recursor_claim(&mut self, t: &Terms, c: &RecursorInfo) -> io::Result<wire::Recursor> {
        refuse_unsafe(c.is_unsafe)?;
        let mut rules = Vec::new();
        for rule in &c.rules {
            rules.push(wire::Rule {
                constructor: self.name(t, rule.constructor)?,
                num_fields: u64::from(rule.fields),
                rhs: self.expr(t, rule.value)?,
            });
        }
        Ok(wire::Recursor {
            head: self.head(t, &c.signature)?,
            all: self.name_list(t, &c.all)?,
            num_params: u64::from(c.parameters),
            num_indices: u64::from(c.indices),
            num_motives: u64::from(c.motives),
            num_minors: u64::from(c.minors),
            rules,
            k: c.k,
        })
    }

    fn head(&mut self, t: &Terms, signature: &Signature) -> io::Result<Head> {
        let name = self.name(t, signature.name)?;
        let level_params = self.name_list(t, &signature.universes)?;
        Ok(Head { name, level_params, ty: self.expr(t, signature.ty)? })
    }

    fn name_list(&mut self, t: &Terms, names: &[NameId]) -> io::Result<Vec<u32>> {
        names.iter().map(|n| self.name(t, *n)).collect()
    }

    fn name(&mut self, t: &Terms, name: NameId) -> io::Result<u32> {
        let mut path = Vec::new();
        let mut next = name;
        let mut number = loop {
            if next == NameId::ANONYMOUS {
                break 0;
            }
            if let Some(number) = self.names.get(next) {
                break number;
            }
            path.push(next);
            next = match t.name(next) {
                Name::Str(parent, _) | Name::Num(parent, _) => parent,
                Name::Anonymous => break 0,
            };
        };
        for id in path.into_iter().rev() {
            match t.name(id) {
                Name::Str(_, text) => {
                    self.sink.record(&Record::NameStr(number, t.str_value(text).to_owned()))?;
                }
                Name::Num(_, component) => self.sink.record(&Record::NameNum(number, component))?,
                Name::Anonymous => {}
            }
            number = self.names.add(id)?;
        }
        Ok(number)
    }

    fn known_level(&self, level: LevelId) -> Option<u32> {
        if level == LevelId::ZERO { Some(0) } else { self.levels.get(level) }
    }

    fn level(&mut self, t: &Terms, root: LevelId) -> io::Result<u32> {
        let mut stack = vec![root];
        while let Some(&level) = stack.last() {
            if self.known_level(level).is_some() {
                stack.pop();
                continue;
            }
            let depth = stack.len();
            let mut number = |this: &Self, part: LevelId| match this.known_level(part) {
                Some(number) => number,
                None => {
                    stack.push(part);
                    0
                }
            };
            let record = match t.level(level) {
                Level::Zero => break,
                Level::Succ(a) => Record::Succ(number(self, a)),
                Level::Max(a, b) => Record::Max(number(self, a), number(self, b)),
                Level::IMax(a, b) => Record::IMax(number(self, a), number(self, b)),
                Level::Param(name) => Record::Param(self.name(t, name)?),
            };
            // Parts that are missing were pushed: they come first, and this level again after them.
            if stack.len() == depth {
                self.sink.record(&record)?;
                self.levels.add(level)?;
            }
        }
        Ok(self.known_level(root).unwrap_or(0))
    }

    fn expr(&mut self, t: &Terms, root: ExprId) -> io::Result<u32> {
        let mut stack = vec![root];
        while let Some(&expr) = stack.last() {
            if self.exprs.get(expr).is_some() {
                stack.pop();
                continue;
            }
            let node = t.expr(expr);
            let depth = stack.len();
            // Pushed last part first, so that parts are numbered from left to right.
            for part in parts(node).into_iter().rev().flatten() {
                if self.exprs.get(part).is_none() {
                    stack.push(part);
                }
            }
            if stack.len() == depth {
                let record = self.expr_record(t, node)?;
                self.sink.record(&record)?;
                self.exprs.add(expr)?;
            }
        }
        self.exprs.get(root).ok_or_else(|| io::Error::other("a term was not written"))
    }

    /// The record of a term whose parts were written.
    fn expr_record(&mut self, t: &Terms, node: Expr) -> io::Result<Record> {
        let number = |this: &Self, part| {
            this.exprs.get(part).ok_or_else(|| io::Error::other("a part of a term was not written"))
        };
        Ok(match node {
            Expr::BVar(index) => Record::Bound(u64::from(index)),
            Expr::Local { .. } => return Err(io::Error::other("a term has a local variable")),
            Expr::Sort(level) => Record::Sort(self.level(t, level)?),
            Expr::Const(name, levels) => {
                let name = self.name(t, name)?;
                let levels = t.level_list(levels).to_vec();
                Record::Const(name, levels.into_iter().map(|l| self.level(t, l)).collect::<io::Result<_>>()?)
            }
            Expr::App(f, a) => Record::App(number(self, f)?, number(self, a)?),
            Expr::Lambda(b, body) => {
                let name = self.name(t, b.name)?;
                Record::Lambda(name, binder(b.kind), number(self, b.ty)?, number(self, body)?)
            }
            Expr::Pi(b, body) => {
                let name = self.name(t, b.name)?;
                Record::Pi(name, binder(b.kind), number(self, b.ty)?, number(self, body)?)
            }
            Expr::Let { name, ty, value, body } => {
                let name = self.name(t, name)?;
                Record::Let(name, number(self, ty)?, number(self, value)?, number(self, body)?, false)
            }
            Expr::Proj { type_name, field, structure } => {
                let name = self.name(t, type_name)?;
                Record::Proj(name, u64::from(field), number(self, structure)?)
            }
            Expr::Nat(nat) => {
                let value = t.nat_value(nat);
                match u64::try_from(value) {
                    Ok(small) => Record::Nat(small),
                    Err(_) => Record::BigNat(value.to_string()),
                }
            }
            Expr::Str(text) => Record::Str(t.str_value(text).to_owned()),
        })
    }
}

fn refuse_unsafe(is_unsafe: bool) -> io::Result<()> {
    if is_unsafe { Err(io::Error::other("unsafe and partial declarations are not checked")) } else { Ok(()) }
}

fn quot_kind(kind: QuotKind) -> wire::QuotKind {
    match kind {
        QuotKind::Type => wire::QuotKind::Type,
        QuotKind::Constructor => wire::QuotKind::Constructor,
        QuotKind::Lift => wire::QuotKind::Lift,
        QuotKind::Induction => wire::QuotKind::Induction,
    }
}

fn binder(kind: BinderKind) -> wire::Binder {
    match kind {
        BinderKind::Default => wire::Binder::Default,
        BinderKind::Implicit => wire::Binder::Implicit,
        BinderKind::StrictImplicit => wire::Binder::StrictImplicit,
        BinderKind::Instance => wire::Binder::Instance,
    }
}

/// The terms that a term is made of.
pub(crate) fn parts(node: Expr) -> [Option<ExprId>; 3] {
    match node {
        Expr::App(a, b) => [Some(a), Some(b), None],
        Expr::Lambda(binder, body) | Expr::Pi(binder, body) => [Some(binder.ty), Some(body), None],
        Expr::Let { ty, value, body, .. } => [Some(ty), Some(value), Some(body)],
        Expr::Proj { structure, .. } => [Some(structure), None, None],
        Expr::BVar(_)
        | Expr::Local { .. }
        | Expr::Sort(_)
        | Expr::Const(..)
        | Expr::Nat(_)
        | Expr::Str(_) => [None; 3],
    }
}
