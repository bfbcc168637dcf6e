//! Inductive types: whether a declaration is well formed, and the constants that it brings about.
//!
//! Everything is generated from the names and types of the declaration: numbers of parameters, indices and fields,
//! flags, recursors and their rules. What a file claims of them is compared afterwards, never used.
//!
//! The order of the checks: the types; the constructors' types, over the types; then nested occurrences are replaced by
//! auxiliary types ([`nested`]), and the enlarged, purely mutual group is checked for parameters, universes, positivity
//! and return types; then the recursors are generated ([`recursor`]) and the auxiliary types replaced back.

mod claims;
mod nested;
mod recursor;

use crate::checker::{Checker, Judged};
use crate::declaration::{Claims, ConstantInfo, ConstructorInfo, Inductive, InductiveInfo, Signature};
use crate::error::{Failure, Rejection};
use crate::infer::Mode;
use crate::terms::{Binder, Expr, ExprId, LevelId, LevelsId, NameId, Terms};

pub(crate) use claims::check;

/// One type of a group, declared or auxiliary.
struct GroupType {
    name: NameId,
    ty: ExprId,
    /// Names and types.
    constructors: Vec<(NameId, ExprId)>,
    indices: u32,
    /// The constant with the group's universe parameters as levels.
    constant: ExprId,
}

/// Mutually inductive types without nested occurrences.
struct Group {
    universes: Vec<NameId>,
    /// The universe parameters as levels.
    levels: LevelsId,
    /// Locals for the parameters, numbered from 0.
    parameters: Vec<ExprId>,
    binders: Vec<Binder>,
    types: Vec<GroupType>,
    /// The level of the sort that all types end in.
    level: LevelId,
}

/// The failure of an inductive declaration.
fn wrong(terms: &Terms, name: NameId, why: impl Into<String>) -> Failure {
    Rejection::Inductive { name: terms.show_name(name), why: why.into() }.into()
}

/// Checks a declaration and generates its constants.
fn generate(c: &mut Checker<'_>, declaration: &Inductive) -> Judged<Claims> {
    let Some(first) = declaration.types.first() else {
        return Err(wrong(&c.terms, NameId::ANONYMOUS, "no type in the declaration"));
    };
    if declaration.is_unsafe {
        return Err(Rejection::Unsafe { name: c.show_name(first.name) }.into());
    }
    c.universes.clone_from(&declaration.universes);
    let mut group = Group::declared(c, declaration)?;
    group.check_types(c)?;
    let types = group.type_infos(c)?;
    c.with_extra(&types, |c| group.check_constructor_types(c))?;

    let nested = nested::expand(c, &mut group)?;
    let types = if nested.is_empty() {
        types
    } else {
        group.check_types(c)?;
        group.type_infos(c)?
    };
    c.with_extra(&types, |c| {
        if !nested.is_empty() {
            group.check_constructor_types(c)?;
        }
        group.check_constructors(c)
    })?;

    let constructors = group.constructor_infos(&c.terms)?;
    let extra: Vec<_> =
        types.iter().cloned().chain(constructors.iter().cloned().map(ConstantInfo::Constructor)).collect();
    let recursors =
        c.with_extra(&extra, |c| recursor::generate(c, &group, declaration.types.len(), &nested))?;

    let declared = declaration.types.len();
    let all: Vec<NameId> = declaration.types.iter().map(|t| t.name).collect();
    let types = types.into_iter().take(declared).filter_map(|info| match info {
        ConstantInfo::Inductive(info) => {
            Some(InductiveInfo { all: all.clone(), nested: nested.len() as u32, ..info })
        }
        _ => None,
    });
    Ok(Claims {
        types: types.collect(),
        constructors: declared_constructors(declaration, constructors),
        recursors,
    })
}

/// The generated constructors of the declared types, with their types as declared.
fn declared_constructors(declaration: &Inductive, generated: Vec<ConstructorInfo>) -> Vec<ConstructorInfo> {
    let declared = declaration.types.iter().flat_map(|t| &t.constructors);
    declared
        .zip(generated)
        .map(|(constructor, mut info)| {
            info.signature.ty = constructor.ty;
            info
        })
        .collect()
}

impl Group {
    /// The types as declared.
    fn declared(c: &mut Checker<'_>, declaration: &Inductive) -> Judged<Self> {
        let levels = declaration
            .universes
            .iter()
            .map(|&name| c.terms.level_param(name))
            .collect::<Result<Vec<_>, _>>()?;
        let levels = c.terms.levels(&levels)?;
        let mut types = Vec::new();
        for t in &declaration.types {
            types.push(GroupType {
                name: t.name,
                ty: t.ty,
                constructors: t.constructors.iter().map(|k| (k.name, k.ty)).collect(),
                indices: 0,
                constant: c.terms.constant(t.name, levels)?,
            });
        }
        let mut group = Self {
            universes: declaration.universes.clone(),
            levels,
            parameters: Vec::new(),
            binders: Vec::new(),
            types,
            level: LevelId::ZERO,
        };
        group.make_parameters(c, declaration.parameters)?;
        Ok(group)
    }

    /// Locals for the parameters, from the first type.
    fn make_parameters(&mut self, c: &mut Checker<'_>, count: u32) -> Judged<()> {
        let first = &self.types[0];
        if c.terms.loose_bound_variables(first.ty) > 0 {
            return Err(wrong(&c.terms, first.name, "loose bound variable in its type"));
        }
        let mut ty = first.ty;
        for number in 0..count {
            let Expr::Pi(binder, body) = c.terms.expr(ty) else {
                return Err(wrong(
                    &c.terms,
                    first.name,
                    "its type has fewer arguments than the declaration has parameters",
                ));
            };
            let (binder, local) = c.plain_local(number, binder)?;
            self.parameters.push(local);
            self.binders.push(binder);
            ty = c.terms.instantiate(body, &[local])?;
        }
        Ok(())
    }

    /// Every type is a type, takes the same parameters, and ends in the same sort.
    fn check_types(&mut self, c: &mut Checker<'_>) -> Judged<()> {
        let mut level = None;
        for i in 0..self.types.len() {
            let GroupType { name, ty, .. } = self.types[i];
            c.expect_closed(ty)?;
            c.sort_of(ty, Mode::Check)?;
            let mut rest = self.instantiate_parameters(c, name, ty)?;
            let mut next = self.parameters.len() as u32;
            self.types[i].indices = 0;
            // After the parameters it may be anything that computes to a function type into a sort.
            while let Some((binder, body)) = c.whnf_pi(rest)? {
                let local = c.terms.local(next, binder)?;
                next += 1;
                rest = c.terms.instantiate(body, &[local])?;
                self.types[i].indices += 1;
                c.step()?;
            }
            let sort = c.whnf(rest)?;
            let Expr::Sort(sort) = c.terms.expr(sort) else {
                return Err(wrong(&c.terms, name, "its type does not end in a sort"));
            };
            match level {
                None => level = Some(sort),
                Some(level) => {
                    if !c.terms.level_eq(level, sort)? {
                        return Err(wrong(
                            &c.terms,
                            name,
                            "the types of the declaration live in different universes",
                        ));
                    }
                }
            }
        }
        self.level = level.unwrap_or(LevelId::ZERO);
        Ok(())
    }

    /// The rest of a type after the parameters, whose binders must have the parameters' types. Up to there it is a function
    /// type as it is written.
    fn instantiate_parameters(&self, c: &mut Checker<'_>, name: NameId, ty: ExprId) -> Judged<ExprId> {
        let mut rest = ty;
        for (i, (&parameter, expected)) in self.parameters.iter().zip(&self.binders).enumerate() {
            let Expr::Pi(binder, body) = c.terms.expr(rest) else {
                return Err(wrong(
                    &c.terms,
                    name,
                    "its type has fewer arguments than the declaration has parameters",
                ));
            };
            if !c.is_def_eq(binder.ty, expected.ty)? {
                return Err(wrong(
                    &c.terms,
                    name,
                    format!("parameter {i} has another type than in the first type"),
                ));
            }
            rest = c.terms.instantiate(body, &[parameter])?;
        }
        Ok(rest)
    }

    /// What the types look like to the checks of the constructors.
    fn type_infos(&self, c: &mut Checker<'_>) -> Judged<Vec<ConstantInfo>> {
        let (is_recursive, is_reflexive) = self.recursion(c)?;
        let all: Vec<NameId> = self.types.iter().map(|t| t.name).collect();
        Ok(self
            .types
            .iter()
            .map(|t| {
                ConstantInfo::Inductive(InductiveInfo {
                    signature: Signature { name: t.name, universes: self.universes.clone(), ty: t.ty },
                    parameters: self.parameters.len() as u32,
                    indices: t.indices,
                    all: all.clone(),
                    constructors: t.constructors.iter().map(|k| k.0).collect(),
                    nested: 0,
                    is_recursive,
                    is_reflexive,
                    is_unsafe: false,
                })
            })
            .collect())
    }

    /// Whether a constructor argument mentions the group, and whether one is a function type that does.
    fn recursion(&self, c: &mut Checker<'_>) -> Judged<(bool, bool)> {
        let (mut recursive, mut reflexive) = (false, false);
        for (_, ty) in self.types.iter().flat_map(|t| &t.constructors) {
            let mut rest = *ty;
            while let Expr::Pi(binder, body) = c.terms.expr(rest) {
                if self.occurs(c, binder.ty)? {
                    recursive = true;
                    reflexive |= matches!(c.terms.expr(binder.ty), Expr::Pi(..));
                }
                rest = body;
            }
        }
        Ok((recursive, reflexive))
    }

    fn constructor_infos(&self, terms: &Terms) -> Judged<Vec<ConstructorInfo>> {
        let mut infos = Vec::new();
        for t in &self.types {
            for (index, &(name, ty)) in t.constructors.iter().enumerate() {
                let mut arity = 0u32;
                let mut rest = ty;
                while let Expr::Pi(_, body) = terms.expr(rest) {
                    arity += 1;
                    rest = body;
                }
                infos.push(ConstructorInfo {
                    signature: Signature { name, universes: self.universes.clone(), ty },
                    inductive: t.name,
                    index: index as u32,
                    parameters: self.parameters.len() as u32,
                    fields: arity.saturating_sub(self.parameters.len() as u32),
                    is_unsafe: false,
                });
            }
        }
        Ok(infos)
    }

    /// Every constructor's type is a type.
    fn check_constructor_types(&self, c: &mut Checker<'_>) -> Judged<()> {
        for &(_, ty) in self.types.iter().flat_map(|t| &t.constructors) {
            c.expect_closed(ty)?;
            c.sort_of(ty, Mode::Check)?;
        }
        Ok(())
    }

    /// Every constructor takes the parameters, has arguments of small enough universes, mentions the group only in
    /// strictly positive places, and returns its own type.
    fn check_constructors(&self, c: &mut Checker<'_>) -> Judged<()> {
        let is_prop = c.terms.level_is_zero(self.level)?;
        for (position, t) in self.types.iter().enumerate() {
            for &(name, ty) in &t.constructors {
                let mut rest = self.instantiate_parameters(c, name, ty)?;
                let mut next = self.parameters.len() as u32;
                while let Expr::Pi(binder, body) = c.terms.expr(rest) {
                    let level = c.sort_of(binder.ty, Mode::Infer)?;
                    if !is_prop && !c.terms.level_le(level, self.level)? {
                        return Err(wrong(
                            &c.terms,
                            name,
                            "an argument lives in a larger universe than the type",
                        ));
                    }
                    self.check_positive(c, name, binder.ty, next)?;
                    let local = c.terms.local(next, binder)?;
                    next += 1;
                    rest = c.terms.instantiate(body, &[local])?;
                    c.step()?;
                }
                if self.applied(c, rest)? != Some(position) {
                    return Err(wrong(
                        &c.terms,
                        name,
                        "it does not return its own type with the parameters of the declaration",
                    ));
                }
            }
        }
        Ok(())
    }

    /// Strict positivity of an argument's type: the group occurs, if at all, as what a function returns.
    fn check_positive(
        &self,
        c: &mut Checker<'_>,
        constructor: NameId,
        ty: ExprId,
        mut next: u32,
    ) -> Judged<()> {
        let mut ty = c.whnf(ty)?;
        while self.occurs(c, ty)? {
            let Expr::Pi(binder, body) = c.terms.expr(ty) else {
                return match self.applied(c, ty)? {
                    Some(_) => Ok(()),
                    None => Err(wrong(
                        &c.terms,
                        constructor,
                        "the type occurs in an argument in a way that is not valid",
                    )),
                };
            };
            if self.occurs(c, binder.ty)? {
                return Err(wrong(
                    &c.terms,
                    constructor,
                    "the type occurs to the left of an arrow: not positive",
                ));
            }
            let local = c.terms.local(next, binder)?;
            next += 1;
            ty = c.terms.instantiate(body, &[local])?;
            ty = c.whnf(ty)?;
            c.step()?;
        }
        Ok(())
    }

    /// Whether a constant of the group occurs in a term.
    fn occurs(&self, c: &mut Checker<'_>, expr: ExprId) -> Judged<bool> {
        let names: Vec<NameId> = self.types.iter().map(|t| t.name).collect();
        c.mentions(expr, &names)
    }

    /// The position of the type that a term is a full application of, with the group's parameters, and with indices
    /// that do not mention the group.
    fn applied(&self, c: &mut Checker<'_>, expr: ExprId) -> Judged<Option<usize>> {
        let (head, arguments) = c.terms.spine(expr);
        let Some(position) = self.types.iter().position(|t| t.constant == head) else {
            return Ok(None);
        };
        let parameters = self.parameters.len();
        if arguments.len() != parameters + self.types[position].indices as usize
            || arguments[..parameters] != self.parameters[..]
        {
            return Ok(None);
        }
        for &index in &arguments[parameters..] {
            if self.occurs(c, index)? {
                return Ok(None);
            }
        }
        Ok(Some(position))
    }
}

impl Terms {
    /// The type inside `outParam`, `semiOutParam`, `optParam` or `autoParam`.
    fn unmarked(&self, ty: ExprId) -> Option<ExprId> {
        let Expr::App(function, last) = self.expr(ty) else {
            return None;
        };
        match self.expr(function) {
            Expr::Const(NameId::OUT_PARAM | NameId::SEMI_OUT_PARAM, _) => Some(last),
            Expr::App(head, first) => match self.expr(head) {
                Expr::Const(NameId::OPT_PARAM | NameId::AUTO_PARAM, _) => Some(first),
                _ => None,
            },
            _ => None,
        }
    }
}

impl Checker<'_> {
    /// A local for a binder, without the marks that elaboration leaves in its type (`outParam` and the like): generated
    /// constants do not have them.
    fn plain_local(&mut self, number: u32, binder: Binder) -> Judged<(Binder, ExprId)> {
        let mut ty = binder.ty;
        while let Some(inner) = self.terms.unmarked(ty) {
            ty = inner;
        }
        // The marks are the identity in every real library, but a file may declare them in another way.
        if ty != binder.ty && !self.is_def_eq(binder.ty, ty)? {
            ty = binder.ty;
        }
        let binder = Binder { ty, ..binder };
        let local = self.terms.local(number, binder)?;
        Ok((binder, local))
    }

    /// No bound variable without a binder.
    pub(crate) fn expect_closed(&self, expr: ExprId) -> Judged<()> {
        if self.terms.loose_bound_variables(expr) == 0 {
            return Ok(());
        }
        Err(Rejection::LooseBoundVariable { term: self.show(expr) }.into())
    }

    /// Whether one of the constants occurs in a term.
    pub(crate) fn mentions(&mut self, expr: ExprId, names: &[NameId]) -> Judged<bool> {
        let mut seen = std::collections::HashSet::new();
        let mut pending = vec![expr];
        while let Some(expr) = pending.pop() {
            match self.terms.expr(expr) {
                Expr::Const(name, _) => {
                    if names.contains(&name) {
                        return Ok(true);
                    }
                    continue;
                }
                Expr::BVar(_) | Expr::Local { .. } | Expr::Sort(_) | Expr::Nat(_) | Expr::Str(_) => continue,
                _ => {}
            }
            if !seen.insert(expr) {
                continue;
            }
            self.terms.add_work(1);
            match self.terms.expr(expr) {
                Expr::App(a, b) => pending.extend([a, b]),
                Expr::Lambda(binder, body) | Expr::Pi(binder, body) => {
                    pending.extend([binder.ty, body]);
                }
                Expr::Let { ty, value, body, .. } => pending.extend([ty, value, body]),
                Expr::Proj { structure, .. } => pending.push(structure),
                _ => {}
            }
        }
        Ok(false)
    }
}
