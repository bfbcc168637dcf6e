//! Recursors: their types, their rules, and what they may eliminate into.

use super::nested::{Auxiliary, restore};
use super::{Group, GroupType};
use crate::checker::{Checker, Judged};
use crate::declaration::{RecursorInfo, RecursorRule, Signature};
use crate::infer::Mode;
use crate::terms::{Binder, Expr, ExprId, LevelId, NameId};

/// A field of a constructor that holds a value of the group, perhaps behind arguments.
struct Recursive {
    field: ExprId,
    binders: Vec<Binder>,
    arguments: Vec<ExprId>,
    /// Position of the type in the group.
    target: usize,
    indices: Vec<ExprId>,
}

/// The fields of a constructor as locals.
struct Fields {
    binders: Vec<Binder>,
    locals: Vec<ExprId>,
    recursive: Vec<Recursive>,
    /// Indices of the type that the constructor returns.
    indices: Vec<ExprId>,
    /// The number of the next local.
    next: u32,
}

/// A local and the binder that it stands for.
#[derive(Clone, Copy)]
struct Variable {
    binder: Binder,
    local: ExprId,
}

struct Generator<'g> {
    group: &'g Group,
    auxiliaries: &'g [Auxiliary],
    /// Names of the recursors, one a type.
    names: Vec<NameId>,
    motives: Vec<Variable>,
    minors: Vec<Variable>,
    /// Whether the recursors eliminate into every sort.
    large: bool,
    level: LevelId,
    universes: Vec<NameId>,
}

/// Generates the recursors of a group whose first `declared` types are the declared ones.
pub(super) fn generate(
    c: &mut Checker<'_>,
    group: &Group,
    declared: usize,
    auxiliaries: &[Auxiliary],
) -> Judged<Vec<RecursorInfo>> {
    let large = eliminates_into_types(c, group)?;
    let (level, universes) = elimination_level(c, group, large)?;
    let mut generator = Generator {
        group,
        auxiliaries,
        names: recursor_names(c, group, declared)?,
        motives: Vec::new(),
        minors: Vec::new(),
        large,
        level,
        universes,
    };
    generator.make_motives(c)?;
    generator.make_minors(c)?;
    let k = computes_by_k(c, group)?;
    (0..group.types.len()).map(|position| generator.recursor(c, position, declared, k)).collect()
}

/// `I.rec` for a declared type, `First.rec_1`, `First.rec_2`, … for auxiliary ones.
fn recursor_names(c: &mut Checker<'_>, group: &Group, declared: usize) -> Judged<Vec<NameId>> {
    let mut names = Vec::new();
    for (i, t) in group.types.iter().enumerate() {
        names.push(if i < declared {
            c.terms.name_str(t.name, "rec")?
        } else {
            let text = format!("rec_{}", i + 1 - declared);
            c.terms.name_str(group.types[0].name, &text)?
        });
    }
    Ok(names)
}

/// Whether proofs and values of the group may be taken apart to make values of every sort.
///
/// Types may. Propositions may only where that cannot tell proofs apart: the one type of the declaration has no
/// constructor, or one whose arguments are proofs or stand among the indices of what it returns.
fn eliminates_into_types(c: &mut Checker<'_>, group: &Group) -> Judged<bool> {
    if c.terms.level_is_positive(group.level)? {
        return Ok(true);
    }
    let [only] = &group.types[..] else {
        return Ok(false);
    };
    let (name, ty) = match only.constructors[..] {
        [] => return Ok(true),
        [constructor] => constructor,
        _ => return Ok(false),
    };
    let mut rest = group.instantiate_parameters(c, name, ty)?;
    let mut next = group.parameters.len() as u32;
    let mut must_be_index = Vec::new();
    while let Expr::Pi(binder, body) = c.terms.expr(rest) {
        let level = c.sort_of(binder.ty, Mode::Infer)?;
        let local = c.terms.local(next, binder)?;
        next += 1;
        if !c.terms.level_is_zero(level)? {
            must_be_index.push(local);
        }
        rest = c.terms.instantiate(body, &[local])?;
    }
    let (_, arguments) = c.terms.spine(rest);
    Ok(must_be_index.iter().all(|field| arguments.contains(field)))
}

/// The level that the motives end in, and the universe parameters of the recursors: a new one first where
/// they eliminate into every sort.
fn elimination_level(c: &mut Checker<'_>, group: &Group, large: bool) -> Judged<(LevelId, Vec<NameId>)> {
    let mut universes = group.universes.clone();
    if !large {
        return Ok((LevelId::ZERO, universes));
    }
    let mut name = c.terms.name_of(&["u"])?;
    let mut number = 0;
    while group.universes.contains(&name) {
        number += 1;
        name = c.terms.name_of(&[&format!("u_{number}")])?;
    }
    universes.insert(0, name);
    Ok((c.terms.level_param(name)?, universes))
}

/// K needs a proposition, one type, one constructor, and no fields.
fn computes_by_k(c: &mut Checker<'_>, group: &Group) -> Judged<bool> {
    let [only] = &group.types[..] else {
        return Ok(false);
    };
    let [(_, ty)] = only.constructors[..] else {
        return Ok(false);
    };
    if !c.terms.level_is_zero(group.level)? {
        return Ok(false);
    }
    let mut rest = ty;
    let mut arity = 0;
    while let Expr::Pi(_, body) = c.terms.expr(rest) {
        arity += 1;
        rest = body;
    }
    Ok(arity == group.parameters.len())
}

impl Generator<'_> {
    fn variable(&self, c: &mut Checker<'_>, number: usize, binder: Binder) -> Judged<Variable> {
        let local = c.terms.local(number as u32, binder)?;
        Ok(Variable { binder, local })
    }

    /// The number of the first local after parameters, motives and minor premises.
    fn after_shared(&self) -> u32 {
        (self.group.parameters.len() + self.motives.len() + self.minors.len()) as u32
    }

    /// Locals for the indices of a type.
    fn indices(
        &self,
        c: &mut Checker<'_>,
        t: &GroupType,
        mut next: u32,
    ) -> Judged<(Vec<Binder>, Vec<ExprId>)> {
        let mut rest = self.group.instantiate_parameters(c, t.name, t.ty)?;
        let (mut binders, mut locals) = (Vec::new(), Vec::new());
        while let Some((binder, body)) = c.whnf_pi(rest)? {
            let (binder, local) = c.plain_local(next, binder)?;
            next += 1;
            binders.push(binder);
            locals.push(local);
            rest = c.terms.instantiate(body, &[local])?;
        }
        Ok((binders, locals))
    }

    /// The binders and locals of the indices and of the major premise.
    fn target(&self, c: &mut Checker<'_>, t: &GroupType, next: u32) -> Judged<(Vec<Binder>, Vec<ExprId>)> {
        let (mut binders, mut locals) = self.indices(c, t, next)?;
        let ty = c.terms.apps(t.constant, &self.group.parameters)?;
        let ty = c.terms.apps(ty, &locals)?;
        let name = c.terms.name_of(&["t"])?;
        let binder = Binder::new(name, ty);
        locals.push(c.terms.local(next + binders.len() as u32, binder)?);
        binders.push(binder);
        Ok((binders, locals))
    }

    /// `motive : (indices) → I parameters indices → Sort level`
    fn make_motives(&mut self, c: &mut Checker<'_>) -> Judged<()> {
        let first = self.group.parameters.len();
        let sort = c.terms.sort(self.level)?;
        for (i, t) in self.group.types.iter().enumerate() {
            let (binders, locals) = self.target(c, t, first as u32)?;
            let ty = c.bind_pi(sort, &binders, &locals)?;
            let name = if self.group.types.len() > 1 {
                c.terms.name_of(&[&format!("motive_{}", i + 1)])?
            } else {
                c.terms.name_of(&["motive"])?
            };
            let motive = self.variable(c, first + i, Binder::new(name, ty))?;
            self.motives.push(motive);
        }
        Ok(())
    }

    /// The fields of a constructor as locals from number `next` on.
    fn fields(&self, c: &mut Checker<'_>, constructor: (NameId, ExprId), mut next: u32) -> Judged<Fields> {
        let (name, ty) = constructor;
        let mut rest = self.group.instantiate_parameters(c, name, ty)?;
        let (mut binders, mut locals) = (Vec::new(), Vec::new());
        while let Expr::Pi(binder, body) = c.terms.expr(rest) {
            let (binder, local) = c.plain_local(next, binder)?;
            next += 1;
            binders.push(binder);
            locals.push(local);
            rest = c.terms.instantiate(body, &[local])?;
            c.step()?;
        }
        let mut recursive = Vec::new();
        for (&field, binder) in locals.iter().zip(&binders) {
            if let Some(found) = self.recursive(c, field, binder.ty, next)? {
                recursive.push(found);
            }
        }
        let (_, arguments) = c.terms.spine(rest);
        Ok(Fields {
            binders,
            locals,
            recursive,
            indices: arguments[self.group.parameters.len()..].to_vec(),
            next,
        })
    }

    /// Whether a field's type is a type of the group, perhaps behind arguments.
    fn recursive(
        &self,
        c: &mut Checker<'_>,
        field: ExprId,
        ty: ExprId,
        mut next: u32,
    ) -> Judged<Option<Recursive>> {
        let mut ty = c.whnf(ty)?;
        let (mut binders, mut arguments) = (Vec::new(), Vec::new());
        while let Expr::Pi(binder, body) = c.terms.expr(ty) {
            let (binder, local) = c.plain_local(next, binder)?;
            next += 1;
            binders.push(binder);
            arguments.push(local);
            ty = c.terms.instantiate(body, &[local])?;
            ty = c.whnf(ty)?;
            c.step()?;
        }
        let Some(target) = self.group.applied(c, ty)? else {
            return Ok(None);
        };
        let (_, type_arguments) = c.terms.spine(ty);
        Ok(Some(Recursive {
            field,
            binders,
            arguments,
            target,
            indices: type_arguments[self.group.parameters.len()..].to_vec(),
        }))
    }

    /// `minor : (fields) → (induction hypotheses) → motive indices (constructor parameters fields)`
    fn make_minors(&mut self, c: &mut Checker<'_>) -> Judged<()> {
        let first = self.group.parameters.len() + self.motives.len();
        for (i, t) in self.group.types.iter().enumerate() {
            for &constructor in &t.constructors {
                let fields = self.fields(c, constructor, first as u32)?;
                let ty = self.minor_type(c, i, constructor.0, &fields)?;
                let name = c.terms.last_part(constructor.0)?;
                let number = first + self.minors.len();
                let minor = self.variable(c, number, Binder::new(name, ty))?;
                self.minors.push(minor);
            }
        }
        Ok(())
    }

    fn minor_type(
        &self,
        c: &mut Checker<'_>,
        position: usize,
        constructor: NameId,
        fields: &Fields,
    ) -> Judged<ExprId> {
        let value = c.terms.constant(constructor, self.group.levels)?;
        let value = c.terms.apps(value, &self.group.parameters)?;
        let value = c.terms.apps(value, &fields.locals)?;
        let conclusion = c.terms.apps(self.motives[position].local, &fields.indices)?;
        let conclusion = c.terms.app(conclusion, value)?;
        let mut binders = fields.binders.clone();
        let mut locals = fields.locals.clone();
        for recursive in &fields.recursive {
            let motive = self.motives[recursive.target].local;
            let ty = c.terms.apps(motive, &recursive.indices)?;
            let value = c.terms.apps(recursive.field, &recursive.arguments)?;
            let ty = c.terms.app(ty, value)?;
            let ty = c.bind_pi(ty, &recursive.binders, &recursive.arguments)?;
            let name = c.terms.hypothesis_name(recursive.field)?;
            let binder = Binder::new(name, ty);
            locals.push(c.terms.local(fields.next + (locals.len() - fields.locals.len()) as u32, binder)?);
            binders.push(binder);
        }
        c.bind_pi(conclusion, &binders, &locals)
    }

    /// Parameters, motives and minor premises.
    fn shared(&self) -> (Vec<Binder>, Vec<ExprId>) {
        let variables = self.motives.iter().chain(&self.minors);
        let (binders, locals): (Vec<_>, Vec<_>) = variables.map(|v| (v.binder, v.local)).unzip();
        ([&self.group.binders[..], &binders].concat(), [&self.group.parameters[..], &locals].concat())
    }

    fn recursor(
        &self,
        c: &mut Checker<'_>,
        position: usize,
        declared: usize,
        k: bool,
    ) -> Judged<RecursorInfo> {
        let t = &self.group.types[position];
        let all = self.group.types[..declared].iter().map(|t| t.name);
        Ok(RecursorInfo {
            signature: Signature {
                name: self.names[position],
                universes: self.universes.clone(),
                ty: self.recursor_type(c, position)?,
            },
            all: all.collect(),
            parameters: self.group.parameters.len() as u32,
            indices: t.indices,
            motives: self.motives.len() as u32,
            minors: self.minors.len() as u32,
            rules: self.rules(c, position, declared)?,
            k,
            is_unsafe: false,
        })
    }

    /// `(parameters) → (motives) → (minors) → (indices) → (major) → motive indices major`
    fn recursor_type(&self, c: &mut Checker<'_>, position: usize) -> Judged<ExprId> {
        let t = &self.group.types[position];
        let (more_binders, more_locals) = self.target(c, t, self.after_shared())?;
        let conclusion = c.terms.apps(self.motives[position].local, &more_locals)?;
        let (mut binders, mut locals) = self.shared();
        binders.extend(more_binders);
        locals.extend(more_locals);
        let (conclusion, binders, locals) = self.restored(c, conclusion, &binders, &locals)?;
        c.bind_pi(conclusion, &binders, &locals)
    }

    /// A term under binders with the auxiliary types replaced back. Locals are renewed, for their types change.
    fn restored(
        &self,
        c: &mut Checker<'_>,
        body: ExprId,
        binders: &[Binder],
        locals: &[ExprId],
    ) -> Judged<(ExprId, Vec<Binder>, Vec<ExprId>)> {
        if self.auxiliaries.is_empty() {
            return Ok((body, binders.to_vec(), locals.to_vec()));
        }
        // Parameters mention no auxiliary type, so they stay, and the auxiliary types are recognised by them.
        let kept = self.group.parameters.len();
        let (mut new_binders, mut new_locals) = (binders[..kept].to_vec(), locals[..kept].to_vec());
        for (i, binder) in binders.iter().enumerate().skip(kept) {
            let ty = restore(&mut c.terms, self.auxiliaries, binder.ty)?;
            let ty = self.renew(c, ty, &locals[kept..i], &new_locals[kept..])?;
            let binder = Binder { ty, ..*binder };
            new_binders.push(binder);
            new_locals.push(c.terms.local(i as u32, binder)?);
        }
        let body = restore(&mut c.terms, self.auxiliaries, body)?;
        let body = self.renew(c, body, &locals[kept..], &new_locals[kept..])?;
        Ok((body, new_binders, new_locals))
    }

    fn renew(&self, c: &mut Checker<'_>, expr: ExprId, old: &[ExprId], new: &[ExprId]) -> Judged<ExprId> {
        let expr = c.terms.abstract_locals(expr, old)?;
        Ok(c.terms.instantiate(expr, new)?)
    }

    /// One rule a constructor: `fun parameters motives minors fields => minor fields hypotheses`, where a hypothesis is
    /// the recursor applied to the recursive field.
    fn rules(&self, c: &mut Checker<'_>, position: usize, declared: usize) -> Judged<Vec<RecursorRule>> {
        let before: usize = self.group.types[..position].iter().map(|t| t.constructors.len()).sum();
        let t = &self.group.types[position];
        let mut rules = Vec::new();
        for (i, &constructor) in t.constructors.iter().enumerate() {
            let fields = self.fields(c, constructor, self.after_shared())?;
            let value = self.rule_value(c, before + i, &fields)?;
            let name = match position.checked_sub(declared) {
                None => constructor.0,
                Some(auxiliary) => self.auxiliaries[auxiliary].constructor_names[i],
            };
            rules.push(RecursorRule { constructor: name, fields: fields.locals.len() as u32, value });
        }
        Ok(rules)
    }

    fn rule_value(&self, c: &mut Checker<'_>, minor: usize, fields: &Fields) -> Judged<ExprId> {
        let (mut binders, mut locals) = self.shared();
        let mut value = c.terms.apps(self.minors[minor].local, &fields.locals)?;
        for recursive in &fields.recursive {
            let hypothesis = self.hypothesis(c, recursive, &locals)?;
            value = c.terms.app(value, hypothesis)?;
        }
        binders.extend(&fields.binders);
        locals.extend(&fields.locals);
        let (value, binders, locals) = self.restored(c, value, &binders, &locals)?;
        c.bind_lambda(value, &binders, &locals)
    }

    /// `fun arguments => rec parameters motives minors indices (field arguments)`
    fn hypothesis(&self, c: &mut Checker<'_>, recursive: &Recursive, shared: &[ExprId]) -> Judged<ExprId> {
        let mut levels = c.terms.level_list(self.group.levels).to_vec();
        if self.large {
            levels.insert(0, self.level);
        }
        let levels = c.terms.levels(&levels)?;
        let call = c.terms.constant(self.names[recursive.target], levels)?;
        let call = c.terms.apps(call, shared)?;
        let call = c.terms.apps(call, &recursive.indices)?;
        let value = c.terms.apps(recursive.field, &recursive.arguments)?;
        let call = c.terms.app(call, value)?;
        c.bind_lambda(call, &recursive.binders, &recursive.arguments)
    }
}
