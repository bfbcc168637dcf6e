//! Nested occurrences: `inductive Tree | node : List Tree → Tree` mentions `Tree` in a parameter of `List`.
//!
//! `List Tree` is replaced by an auxiliary type that copies `List` with `Tree` in place of its parameter; then the group
//! is an ordinary mutual one, and its recursors are what they should be once the auxiliary types are replaced back.
//! The copy is made of all types of the declaration that `List` comes from, and its constructors may have nested
//! occurrences again.

use std::collections::{HashMap, HashSet};

use super::{Group, GroupType, wrong};
use crate::checker::{Checker, Judged};
use crate::declaration::{ConstantInfo, InductiveInfo, Signature};
use crate::limits::Limit;
use crate::terms::{Expr, ExprId, LevelsId, NameId, Terms, Universes};

/// An auxiliary type, over the locals for the group's parameters.
pub(super) struct Auxiliary {
    /// The auxiliary constant applied to the parameters.
    ty: ExprId,
    /// What it stands for: the nested type applied to its parameters.
    original: ExprId,
    /// The same for its constructors.
    constructors: Vec<(ExprId, ExprId)>,
    /// Names of the original constructors.
    pub(super) constructor_names: Vec<NameId>,
}

/// A place where a type of the group stands in a parameter of another inductive type.
struct Occurrence {
    /// The other type applied to its parameters.
    prefix: ExprId,
    name: NameId,
    levels: LevelsId,
    parameters: Vec<ExprId>,
}

/// Replaces nested occurrences by auxiliary types, which are added to the group.
pub(super) fn expand(c: &mut Checker<'_>, group: &mut Group) -> Judged<Vec<Auxiliary>> {
    let declared: Vec<NameId> = group.types.iter().map(|t| t.name).collect();
    let mut auxiliaries = Vec::new();
    let mut position = 0;
    while position < group.types.len() {
        for k in 0..group.types[position].constructors.len() {
            let (name, ty) = group.types[position].constructors[k];
            let body = group.instantiate_parameters(c, name, ty)?;
            for occurrence in occurrences(c, &declared, name, body)? {
                if auxiliaries.iter().all(|a: &Auxiliary| a.original != occurrence.prefix) {
                    add_auxiliaries(c, group, &mut auxiliaries, &occurrence)?;
                }
            }
            let map = auxiliaries.iter().map(|a| (a.original, a.ty)).collect();
            let replaced = c.terms.replace_terms(body, &map)?;
            if replaced != body {
                let ty = c.bind_pi(replaced, &group.binders, &group.parameters)?;
                group.types[position].constructors[k].1 = ty;
            }
        }
        position += 1;
    }
    Ok(auxiliaries)
}

/// The outermost nested occurrences in a term, from left to right: their order numbers the recursors.
fn occurrences(
    c: &mut Checker<'_>,
    declared: &[NameId],
    constructor: NameId,
    expr: ExprId,
) -> Judged<Vec<Occurrence>> {
    let mut found = Vec::new();
    let mut seen = HashSet::new();
    let mut pending = vec![expr];
    while let Some(expr) = pending.pop() {
        if !seen.insert(expr) {
            continue;
        }
        c.step()?;
        match c.terms.expr(expr) {
            Expr::App(function, argument) => match occurrence(c, declared, constructor, expr)? {
                Some(occurrence) => found.push(occurrence),
                None => pending.extend([argument, function]),
            },
            Expr::Lambda(binder, body) | Expr::Pi(binder, body) => {
                pending.extend([body, binder.ty]);
            }
            Expr::Let { ty, value, body, .. } => pending.extend([body, value, ty]),
            Expr::Proj { structure, .. } => pending.push(structure),
            _ => {}
        }
    }
    Ok(found)
}

fn occurrence(
    c: &mut Checker<'_>,
    declared: &[NameId],
    constructor: NameId,
    expr: ExprId,
) -> Judged<Option<Occurrence>> {
    let (head, mut arguments) = c.terms.spine(expr);
    let Expr::Const(name, levels) = c.terms.expr(head) else {
        return Ok(None);
    };
    let Some(ConstantInfo::Inductive(info)) = c.view.get(name) else {
        return Ok(None);
    };
    let parameters = info.parameters as usize;
    if arguments.len() < parameters {
        return Ok(None);
    }
    arguments.truncate(parameters);
    let mut nested = false;
    for &argument in &arguments {
        nested = nested || c.mentions(argument, declared)?;
    }
    if !nested {
        return Ok(None);
    }
    if arguments.iter().any(|&a| c.terms.loose_bound_variables(a) > 0) {
        return Err(wrong(
            &c.terms,
            constructor,
            "a parameter of a nested occurrence mentions an argument of the constructor",
        ));
    }
    Ok(Some(Occurrence {
        prefix: c.terms.apps(head, &arguments)?,
        name,
        levels,
        parameters: arguments.to_vec(),
    }))
}

/// Copies the declaration of a nested type, with the parameters of the occurrence in place.
fn add_auxiliaries(
    c: &mut Checker<'_>,
    group: &mut Group,
    auxiliaries: &mut Vec<Auxiliary>,
    occurrence: &Occurrence,
) -> Judged<()> {
    let Some(ConstantInfo::Inductive(info)) = c.view.get(occurrence.name) else {
        return Err(c.unknown(occurrence.name));
    };
    for &name in &info.all {
        let Some(ConstantInfo::Inductive(info)) = c.view.get(name) else {
            return Err(c.unknown(name));
        };
        let (ty, auxiliary) = copy(c, group, auxiliaries.len(), info, occurrence)?;
        group.types.push(ty);
        auxiliaries.push(auxiliary);
        c.step()?;
    }
    Ok(())
}

fn copy(
    c: &mut Checker<'_>,
    group: &Group,
    number: usize,
    info: &InductiveInfo,
    occurrence: &Occurrence,
) -> Judged<(GroupType, Auxiliary)> {
    let prefix = c.terms.name_str(group.types[0].name, "_nested")?;
    let name = fresh_name(c, prefix, number as u64)?;
    let constant = c.terms.constant(name, group.levels)?;
    let original = c.terms.constant(info.signature.name, occurrence.levels)?;
    let mut ty = GroupType {
        name,
        ty: specialise(c, group, &info.signature, occurrence)?,
        constructors: Vec::new(),
        indices: 0,
        constant,
    };
    let mut auxiliary = Auxiliary {
        ty: c.terms.apps(constant, &group.parameters)?,
        original: c.terms.apps(original, &occurrence.parameters)?,
        constructors: Vec::new(),
        constructor_names: info.constructors.clone(),
    };
    for (i, &original_name) in info.constructors.iter().enumerate() {
        let Some(constructor) = c.view.get(original_name) else {
            return Err(c.unknown(original_name));
        };
        let constructor_name = fresh_name(c, name, i as u64)?;
        let constructor_type = specialise(c, group, constructor.signature(), occurrence)?;
        ty.constructors.push((constructor_name, constructor_type));
        let copied = c.terms.constant(constructor_name, group.levels)?;
        let copied = c.terms.apps(copied, &group.parameters)?;
        let original = c.terms.constant(original_name, occurrence.levels)?;
        let original = c.terms.apps(original, &occurrence.parameters)?;
        auxiliary.constructors.push((copied, original));
    }
    Ok((ty, auxiliary))
}

/// A name below `prefix` that no constant has.
fn fresh_name(c: &mut Checker<'_>, prefix: NameId, mut number: u64) -> Judged<NameId> {
    loop {
        let name = c.terms.name_num(prefix, number)?;
        if c.view.get(name).is_none() {
            return Ok(name);
        }
        number = number.wrapping_add(1 << 32);
        c.step()?;
    }
}

/// The type of a constant of the nested declaration with the occurrence's levels and parameters in place, as a
/// function of the group's parameters.
fn specialise(
    c: &mut Checker<'_>,
    group: &Group,
    signature: &Signature,
    occurrence: &Occurrence,
) -> Judged<ExprId> {
    let universes = &signature.universes;
    if c.terms.level_list(occurrence.levels).len() != universes.len() {
        return Err(wrong(
            &c.terms,
            signature.name,
            "a nested occurrence has the wrong number of universe levels",
        ));
    }
    let constant = c.terms.constant(signature.name, occurrence.levels)?;
    let universes = Universes { constant, params: universes, levels: occurrence.levels };
    let mut ty = c.terms.instantiate_universes(signature.ty, universes)?;
    for _ in &occurrence.parameters {
        let Expr::Pi(_, body) = c.terms.expr(ty) else {
            return Err(wrong(
                &c.terms,
                signature.name,
                "a nested type takes fewer arguments than it has parameters",
            ));
        };
        ty = body;
    }
    let ty = c.terms.instantiate(ty, &occurrence.parameters)?;
    c.bind_pi(ty, &group.binders, &group.parameters)
}

/// Replaces auxiliary types and constructors, applied to the parameters, by what they stand for.
pub(super) fn restore(terms: &mut Terms, auxiliaries: &[Auxiliary], expr: ExprId) -> Result<ExprId, Limit> {
    if auxiliaries.is_empty() {
        return Ok(expr);
    }
    let map: HashMap<ExprId, ExprId> = auxiliaries
        .iter()
        .flat_map(|a| std::iter::once((a.ty, a.original)).chain(a.constructors.iter().copied()))
        .collect();
    terms.replace_terms(expr, &map)
}
