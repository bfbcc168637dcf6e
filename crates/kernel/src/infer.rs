//! The type of a term.
//!
//! Inference goes under binders without substituting: bound variables are looked up in the [`Scope`], and a part of
//! the term is put into its context only where it enters a type. Types come out closed, apart from the locals that were
//! in the term.
//!
//! Two modes. *Checking* proves the term well typed and every universe parameter declared. *Inferring* takes
//! that as known; conversion uses it on terms that come out of checked ones.

use smallvec::SmallVec;

use crate::checker::{Checker, Judged};
use crate::declaration::{ConstantInfo, Safety};
use crate::error::{Failure, Rejection};
use crate::terms::{Binder, Expr, ExprId, Level, LevelId, LevelsId, NameId, Universes};
use crate::whnf::Arguments;

/// Whether the term is to be proved well typed, or known to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    Check,
    Infer,
}

fn key(context: u32, expr: ExprId) -> u64 {
    u64::from(context) << 32 | expr.index() as u64
}

/// A function type on the way to its end: the part that is left, what its variables stand for, and its universes, none of
/// which is put into it before it has to be.
struct Telescope<'e> {
    body: ExprId,
    values: Arguments,
    universes: Universes<'e>,
}

impl<'e> Telescope<'e> {
    fn new(body: ExprId, universes: Universes<'e>) -> Self {
        Self { body, values: Arguments::new(), universes }
    }
}

impl<'e> Checker<'e> {
    /// Proves a closed term well typed; gives its type.
    pub(crate) fn check(&mut self, expr: ExprId) -> Judged<ExprId> {
        self.infer_in_scope(expr, Mode::Check)
    }

    /// The type of a closed term that is known to be well typed.
    pub(crate) fn infer(&mut self, expr: ExprId) -> Judged<ExprId> {
        self.infer_in_scope(expr, Mode::Infer)
    }

    /// The level of the sort that a term's type is; the term must be a type.
    pub(crate) fn sort_of(&mut self, expr: ExprId, mode: Mode) -> Judged<LevelId> {
        let ty = self.infer_in_scope(expr, mode)?;
        self.expect_sort(ty, expr)
    }

    /// `ty`, the type of `expr`, as a sort.
    fn expect_sort(&mut self, ty: ExprId, expr: ExprId) -> Judged<LevelId> {
        if let Expr::Sort(level) = self.terms.expr(ty) {
            return Ok(level);
        }
        let ty = self.whnf(ty)?;
        match self.terms.expr(ty) {
            Expr::Sort(level) => Ok(level),
            _ => Err(Rejection::TypeExpected { term: self.show(expr), ty: self.show(ty) }.into()),
        }
    }

    /// Whether a term that is a type is a proposition.
    pub(crate) fn is_prop(&mut self, ty: ExprId) -> Judged<bool> {
        let sort = self.infer(ty)?;
        let sort = self.whnf(sort)?;
        match self.terms.expr(sort) {
            Expr::Sort(level) => Ok(self.terms.level_is_zero(level)?),
            _ => Ok(false),
        }
    }

    fn infer_in_scope(&mut self, expr: ExprId, mode: Mode) -> Judged<ExprId> {
        match self.terms.expr(expr) {
            Expr::BVar(index) => return self.variable_type(index),
            Expr::Local { binder, .. } => return Ok(binder.ty),
            Expr::Sort(level) => {
                if mode == Mode::Check {
                    self.check_level(level)?;
                }
                let level = self.terms.level_succ(level)?;
                return Ok(self.terms.sort(level)?);
            }
            Expr::Nat(_) => return self.nat_literal_type(expr),
            Expr::Str(_) => return self.string_literal_type(expr),
            _ => {}
        }
        let closed = self.terms.loose_bound_variables(expr) == 0;
        let key = key(if closed { 0 } else { self.scope.context }, expr);
        if let Some(ty) = self.caches.checked.get(key) {
            return Ok(ExprId::from_memo(ty));
        }
        if mode == Mode::Infer
            && let Some(ty) = self.caches.inferred.get(key)
        {
            return Ok(ExprId::from_memo(ty));
        }
        let ty = if closed {
            self.in_empty_scope(expr, mode)?
        } else {
            self.deeper(|c| c.infer_parts(expr, mode))?
        };
        debug_assert_eq!(self.terms.loose_bound_variables(ty), 0);
        match mode {
            Mode::Check => self.caches.checked.insert(key, ty.memo()),
            Mode::Infer => self.caches.inferred.insert(key, ty.memo()),
        }
        Ok(ty)
    }

    /// A closed term does not see the binders above it. So it starts from the empty context, whatever is around it, and
    /// numbers its locals from the first number that it does not mention: what is found out inside it is found out for
    /// every place where it stands.
    fn in_empty_scope(&mut self, expr: ExprId, mode: Mode) -> Judged<ExprId> {
        let outer = (self.scope.context, self.scope.next);
        self.scope.context = 0;
        self.scope.next = self.terms.local_range(expr);
        let result = self.deeper(|c| c.infer_parts(expr, mode));
        (self.scope.context, self.scope.next) = outer;
        result
    }

    fn infer_parts(&mut self, expr: ExprId, mode: Mode) -> Judged<ExprId> {
        match self.terms.expr(expr) {
            Expr::Const(name, levels) => self.infer_constant(expr, name, levels, mode),
            Expr::App(..) => self.infer_app(expr, mode),
            Expr::Lambda(..) => self.in_inner_scope(|c| c.infer_lambda(expr, mode)),
            Expr::Pi(..) => self.in_inner_scope(|c| c.infer_pi(expr, mode)),
            Expr::Let { .. } => self.in_inner_scope(|c| c.infer_let(expr, mode)),
            Expr::Proj { type_name, field, structure } => {
                self.infer_projection(expr, type_name, field, structure, mode)
            }
            _ => self.infer_in_scope(expr, mode),
        }
    }

    // ---- scope ----

    fn variable_type(&mut self, index: u32) -> Judged<ExprId> {
        let position = self.scope.types.len().checked_sub(index as usize + 1);
        match position {
            Some(position) => Ok(self.scope.types[position]),
            None => Err(Rejection::LooseBoundVariable { term: format!("#{index}") }.into()),
        }
    }

    /// Runs a judgement that adds binders, and removes them again.
    fn in_inner_scope<T>(&mut self, judgement: impl FnOnce(&mut Self) -> Judged<T>) -> Judged<T> {
        let (depth, context, next) = (self.scope.values.len(), self.scope.context, self.scope.next);
        let result = judgement(self);
        self.scope.values.truncate(depth);
        self.scope.types.truncate(depth);
        self.scope.context = context;
        self.scope.next = next;
        result
    }

    fn push(&mut self, value: ExprId, ty: ExprId) {
        let key = key(self.scope.context, value);
        self.scope.context = match self.caches.contexts.get(key) {
            Some(context) => context,
            None => {
                self.caches.context_count += 1;
                self.caches.contexts.insert(key, self.caches.context_count);
                self.caches.context_count
            }
        };
        self.scope.values.push(value);
        self.scope.types.push(ty);
    }

    /// Goes under a binder whose type is closed.
    fn push_local(&mut self, binder: Binder) -> Judged<ExprId> {
        let local = self.terms.local(self.scope.next, binder)?;
        self.scope.next += 1;
        self.push(local, binder.ty);
        Ok(local)
    }

    /// A part of the term in its context: bound variables replaced by what they stand for.
    fn close(&mut self, expr: ExprId) -> Judged<ExprId> {
        let loose = self.terms.loose_bound_variables(expr) as usize;
        if loose == 0 {
            return Ok(expr);
        }
        if let Expr::BVar(index) = self.terms.expr(expr) {
            return Ok(self.scope.values[self.scope.values.len() - 1 - index as usize]);
        }
        let values = &self.scope.values[..];
        let closed =
            self.terms.instantiate_kept(expr, values, &mut self.caches.closed, self.scope.context)?;
        Ok(closed)
    }

    // ---- rules ----

    fn infer_constant(
        &mut self,
        constant: ExprId,
        name: NameId,
        levels: LevelsId,
        mode: Mode,
    ) -> Judged<ExprId> {
        let (ty, universes) = self.constant_type(constant, name, levels, mode)?;
        Ok(self.terms.instantiate_universes(ty, universes)?)
    }

    /// The declared type of a constant, and what its universe parameters stand for.
    fn constant_type(
        &mut self,
        constant: ExprId,
        name: NameId,
        levels: LevelsId,
        mode: Mode,
    ) -> Judged<(ExprId, Universes<'e>)> {
        let Some(info) = self.view.get(name) else {
            return Err(self.unknown(name));
        };
        let signature = info.signature();
        let actual = self.terms.level_list(levels).len();
        if actual != signature.universes.len() {
            return Err(Rejection::UniverseCount {
                name: self.show_name(name),
                expected: signature.universes.len(),
                actual,
            }
            .into());
        }
        if mode == Mode::Check {
            if is_unsafe(info) {
                return Err(Rejection::Unsafe { name: self.show_name(name) }.into());
            }
            if self.terms.has_level_param(constant) {
                for i in 0..actual {
                    self.check_level(self.terms.level_list(levels)[i])?;
                }
            }
        }
        Ok((signature.ty, Universes { constant, params: &signature.universes, levels }))
    }

    /// All parameters of the level must be declared.
    fn check_level(&mut self, level: LevelId) -> Judged<()> {
        if !self.terms.level_has_param(level) {
            return Ok(());
        }
        if let Level::Param(name) = self.terms.level(level) {
            return self.check_universe(name);
        }
        let key = level.index() as u64;
        if self.caches.levels.get(key).is_some() {
            return Ok(());
        }
        let mut pending = vec![level];
        while let Some(level) = pending.pop() {
            match self.terms.level(level) {
                Level::Zero => {}
                Level::Param(name) => self.check_universe(name)?,
                Level::Succ(a) => self.check_level_later(a, &mut pending),
                Level::Max(a, b) | Level::IMax(a, b) => {
                    self.check_level_later(a, &mut pending);
                    self.check_level_later(b, &mut pending);
                }
            }
        }
        self.caches.levels.insert(key, 1);
        Ok(())
    }

    fn check_level_later(&mut self, level: LevelId, pending: &mut Vec<LevelId>) {
        let key = level.index() as u64;
        if self.terms.level_has_param(level) && self.caches.levels.get(key).is_none() {
            self.caches.levels.insert(key, 1);
            pending.push(level);
        }
    }

    fn check_universe(&self, name: NameId) -> Judged<()> {
        if self.universes.contains(&name) {
            return Ok(());
        }
        Err(Rejection::UnknownUniverse { name: self.show_name(name) }.into())
    }

    /// Rule for a spine `f a₁ … aₙ`: each argument has the type that the function takes.
    ///
    /// Arguments are put into the function's type late: the binder types see those collected in `values`, and
    /// the rest of the type is instantiated only when it is no function type as it stands.
    fn infer_app(&mut self, expr: ExprId, mode: Mode) -> Judged<ExprId> {
        let mut arguments = Arguments::new();
        let mut function = expr;
        while let Expr::App(f, a) = self.terms.expr(function) {
            arguments.push(a);
            function = f;
        }
        let (mut ty, mut universes) = match self.terms.expr(function) {
            Expr::Const(name, levels) => self.constant_type(function, name, levels, mode)?,
            _ => (self.infer_in_scope(function, mode)?, Universes::NONE),
        };
        let mut values = Arguments::new();
        let mut done = 0;
        while let Some(argument) = arguments.pop() {
            if !matches!(self.terms.expr(ty), Expr::Pi(..)) {
                let instance = self.terms.instantiate_all(ty, &values, universes)?;
                values.clear();
                universes = Universes::NONE;
                ty = self.whnf(instance)?;
            }
            let Expr::Pi(binder, body) = self.terms.expr(ty) else {
                return Err(self.function_expected(expr, done, ty));
            };
            if mode == Mode::Check {
                let actual = self.infer_in_scope(argument, mode)?;
                if !self.terms.is_instance(binder.ty, &values, universes, actual)? {
                    let expected = self.terms.instantiate_all(binder.ty, &values, universes)?;
                    if !self.is_def_eq(actual, expected)? {
                        return Err(self.argument_type(expr, done, argument, expected, actual));
                    }
                }
            }
            let value = if self.terms.loose_bound_variables(body) > 0 {
                self.close(argument)?
            } else {
                ExprId::PROP // never looked at, but it keeps the places of the others
            };
            values.push(value);
            ty = body;
            done += 1;
        }
        Ok(self.terms.instantiate_all(ty, &values, universes)?)
    }

    /// The spine `expr` with its first `count` arguments only, for a message.
    fn show_spine(&self, expr: ExprId, count: usize) -> String {
        let mut spine = vec![expr];
        let mut current = expr;
        while let Expr::App(f, _) = self.terms.expr(current) {
            spine.push(f);
            current = f;
        }
        self.show(spine[spine.len() - 1 - count])
    }

    #[cold]
    fn function_expected(&self, expr: ExprId, done: usize, ty: ExprId) -> Failure {
        Rejection::FunctionExpected { term: self.show_spine(expr, done), ty: self.show(ty) }.into()
    }

    #[cold]
    fn argument_type(
        &self,
        expr: ExprId,
        done: usize,
        argument: ExprId,
        expected: ExprId,
        actual: ExprId,
    ) -> Failure {
        Rejection::ArgumentType {
            function: self.show_spine(expr, done),
            argument: self.show(argument),
            expected: self.show(expected),
            actual: self.show(actual),
        }
        .into()
    }

    fn infer_lambda(&mut self, expr: ExprId, mode: Mode) -> Judged<ExprId> {
        let mut binders = SmallVec::<[Binder; 8]>::new();
        let mut locals = Arguments::new();
        let mut body = expr;
        while let Expr::Lambda(binder, inner) = self.terms.expr(body) {
            if mode == Mode::Check {
                self.sort_of(binder.ty, mode)?;
            }
            let ty = self.close(binder.ty)?;
            let binder = Binder { ty, ..binder };
            binders.push(binder);
            locals.push(self.push_local(binder)?);
            body = inner;
        }
        let ty = self.infer_in_scope(body, mode)?;
        self.bind_pi(ty, &binders, &locals)
    }

    /// `(binders) → ty`, where the locals stand for the binders.
    pub(crate) fn bind_pi(&mut self, ty: ExprId, binders: &[Binder], locals: &[ExprId]) -> Judged<ExprId> {
        let mut result = self.terms.abstract_locals(ty, locals)?;
        for (i, binder) in binders.iter().enumerate().rev() {
            let ty = self.terms.abstract_locals(binder.ty, &locals[..i])?;
            result = self.terms.pi(Binder { ty, ..*binder }, result)?;
        }
        Ok(result)
    }

    /// `fun binders => value`, where the locals stand for the binders.
    pub(crate) fn bind_lambda(
        &mut self,
        value: ExprId,
        binders: &[Binder],
        locals: &[ExprId],
    ) -> Judged<ExprId> {
        let mut result = self.terms.abstract_locals(value, locals)?;
        for (i, binder) in binders.iter().enumerate().rev() {
            let ty = self.terms.abstract_locals(binder.ty, &locals[..i])?;
            result = self.terms.lambda(Binder { ty, ..*binder }, result)?;
        }
        Ok(result)
    }

    fn infer_pi(&mut self, expr: ExprId, mode: Mode) -> Judged<ExprId> {
        let mut levels = SmallVec::<[LevelId; 8]>::new();
        let mut body = expr;
        while let Expr::Pi(binder, inner) = self.terms.expr(body) {
            levels.push(self.sort_of(binder.ty, mode)?);
            let ty = self.close(binder.ty)?;
            self.push_local(Binder { ty, ..binder })?;
            body = inner;
        }
        let mut level = self.sort_of(body, mode)?;
        for domain in levels.into_iter().rev() {
            level = self.terms.simple_imax(domain, level)?;
        }
        Ok(self.terms.sort(level)?)
    }

    fn infer_let(&mut self, expr: ExprId, mode: Mode) -> Judged<ExprId> {
        let mut rest = expr;
        while let Expr::Let { ty, value, body, .. } = self.terms.expr(rest) {
            let closed_type = self.close(ty)?;
            if mode == Mode::Check {
                self.sort_of(ty, mode)?;
                let actual = self.infer_in_scope(value, mode)?;
                if !self.is_def_eq(actual, closed_type)? {
                    return Err(Rejection::LetType {
                        value: self.show(value),
                        expected: self.show(closed_type),
                        actual: self.show(actual),
                    }
                    .into());
                }
            }
            let value = self.close(value)?;
            self.push(value, closed_type);
            rest = body;
        }
        self.infer_in_scope(rest, mode)
    }

    /// Rule for a projection: the structure's type must be an inductive type with one constructor, the one named in the
    /// term, and a projection from a proof may only give proofs, or large elimination would slip in.
    fn infer_projection(
        &mut self,
        expr: ExprId,
        type_name: NameId,
        field: u32,
        structure: ExprId,
        mode: Mode,
    ) -> Judged<ExprId> {
        let ty = self.infer_in_scope(structure, mode)?;
        let ty = self.whnf(ty)?;
        let structure = self.close(structure)?;
        let wrong = |c: &Self, why| -> Failure { Rejection::Projection { term: c.show(expr), why }.into() };
        let (head, arguments) = self.terms.spine(ty);
        let Expr::Const(name, levels) = self.terms.expr(head) else {
            return Err(wrong(self, "the value's type is not an inductive type"));
        };
        if name != type_name {
            return Err(wrong(self, "the value is of another type"));
        }
        let Some(ConstantInfo::Inductive(inductive)) = self.view.get(name) else {
            return Err(wrong(self, "the value's type is not an inductive type"));
        };
        let [constructor] = inductive.constructors[..] else {
            return Err(wrong(self, "the type does not have exactly one constructor"));
        };
        if arguments.len() != (inductive.parameters + inductive.indices) as usize {
            return Err(wrong(self, "the type is not fully applied"));
        }
        let Some(ConstantInfo::Constructor(constructor)) = self.view.get(constructor) else {
            return Err(self.unknown(constructor));
        };
        if self.terms.level_list(levels).len() != constructor.signature.universes.len() {
            return Err(wrong(self, "wrong number of universe levels"));
        }
        if field >= constructor.fields {
            return Err(wrong(self, "the constructor has fewer fields"));
        }
        let from_proof = self.is_prop(ty)?;
        let universes = Universes { constant: head, params: &constructor.signature.universes, levels };
        let mut rest = Telescope::new(constructor.signature.ty, universes);
        let fewer = "the constructor takes fewer arguments";
        for &parameter in &arguments[..inductive.parameters as usize] {
            if self.next_binder(&mut rest)?.is_none() {
                return Err(wrong(self, fewer));
            }
            rest.values.push(parameter);
        }
        for i in 0..field {
            if from_proof {
                // So that the only variable of the rest is that of the binder to come.
                rest = self.filled(&rest)?;
            }
            let Some(binder) = self.next_binder(&mut rest)? else {
                return Err(wrong(self, fewer));
            };
            if from_proof && self.terms.loose_bound_variables(rest.body) > 0 && !self.is_prop(binder.ty)? {
                let why = "the type of a field of a proof depends on a field that is no proof";
                return Err(wrong(self, why));
            }
            rest.values.push(self.terms.proj(type_name, i, structure)?);
        }
        let Some(binder) = self.next_binder(&mut rest)? else {
            return Err(wrong(self, fewer));
        };
        let ty = self.terms.instantiate_all(binder.ty, &rest.values, rest.universes)?;
        if from_proof && !self.is_prop(ty)? {
            return Err(wrong(self, "a field of a proof that is no proof itself"));
        }
        Ok(ty)
    }

    /// The same with the values and universes put into it.
    fn filled(&mut self, rest: &Telescope<'_>) -> Judged<Telescope<'e>> {
        let body = self.terms.instantiate_all(rest.body, &rest.values, rest.universes)?;
        Ok(Telescope::new(body, Universes::NONE))
    }

    /// The next binder of a function type, whose own type still waits for the values; the caller pushes the value of its
    /// variable.
    fn next_binder(&mut self, rest: &mut Telescope<'e>) -> Judged<Option<Binder>> {
        if !matches!(self.terms.expr(rest.body), Expr::Pi(..)) {
            *rest = self.filled(rest)?;
            rest.body = self.whnf(rest.body)?;
        }
        let Expr::Pi(binder, body) = self.terms.expr(rest.body) else {
            return Ok(None);
        };
        rest.body = body;
        Ok(Some(binder))
    }

    /// A type as a function type.
    pub(crate) fn whnf_pi(&mut self, ty: ExprId) -> Judged<Option<(Binder, ExprId)>> {
        if let Expr::Pi(binder, body) = self.terms.expr(ty) {
            return Ok(Some((binder, body)));
        }
        let ty = self.whnf(ty)?;
        match self.terms.expr(ty) {
            Expr::Pi(binder, body) => Ok(Some((binder, body))),
            _ => Ok(None),
        }
    }
}

/// Whether the logic may not use a constant.
fn is_unsafe(info: &ConstantInfo) -> bool {
    match info {
        ConstantInfo::Axiom(c) => c.is_unsafe,
        ConstantInfo::Definition(c) => c.safety != Safety::Safe,
        ConstantInfo::Opaque(c) => c.is_unsafe,
        ConstantInfo::Inductive(c) => c.is_unsafe,
        ConstantInfo::Constructor(c) => c.is_unsafe,
        ConstantInfo::Recursor(c) => c.is_unsafe,
        ConstantInfo::Theorem(_) | ConstantInfo::Quot(_) => false,
    }
}
