//! Which axioms does a proof depend on? Our own walk over the checked terms.

use std::collections::HashSet;

use lmap_kernel::{ConstantInfo, Environment, ExprId, NameId, Terms};
use lmap_lean::declarations::{Mention, Mentions};

use super::base::TrustedBase;
use super::name::LeanName;
use super::replay::Replayed;
use super::{Conditions, Ending, Judgement};
use crate::pipeline::axioms::compare_axioms;
use crate::reason::ReasonCode;
use crate::verdict::Stage;

/// The terms of a constant: its type, its value, the values of its rules.
pub(super) fn roots(constant: &ConstantInfo) -> Vec<ExprId> {
    let mut roots = vec![constant.signature().ty];
    roots.extend(constant.value());
    if let ConstantInfo::Recursor(recursor) = constant {
        roots.extend(recursor.rules.iter().map(|rule| rule.value));
    }
    roots
}

/// The constants behind a mention, as far as the store has their names.
pub(super) fn names_of(terms: &Terms, mention: Mention) -> Vec<NameId> {
    match mention {
        Mention::Constant(name) => vec![name],
        other => other.needs().iter().filter_map(|parts| terms.find_name(parts)).collect(),
    }
}

/// Further constants that a constant stands or falls with, whether or not its terms mention them.
pub(super) fn kin(constant: &ConstantInfo) -> Vec<NameId> {
    match constant {
        ConstantInfo::Inductive(c) => c.all.iter().chain(&c.constructors).copied().collect(),
        ConstantInfo::Constructor(c) => vec![c.inductive],
        ConstantInfo::Recursor(c) => {
            c.all.iter().copied().chain(c.rules.iter().map(|rule| rule.constructor)).collect()
        }
        _ => Vec::new(),
    }
}

/// The axioms that the constants `names` depend on, in the order they are met.
pub(super) fn axioms_of(environment: &Environment, names: &[NameId]) -> Vec<NameId> {
    let terms = environment.frozen_terms();
    let mut walk = Mentions::default();
    let mut seen: HashSet<NameId> = names.iter().copied().collect();
    let mut left = names.to_vec();
    let mut axioms = Vec::new();
    while let Some(name) = left.pop() {
        // Every constant that a checked term mentions is there.
        let Some(constant) = environment.get(name) else { continue };
        if matches!(constant, ConstantInfo::Axiom(_)) {
            axioms.push(name);
        }
        let mut need = |name| {
            if seen.insert(name) {
                left.push(name);
            }
        };
        kin(constant).into_iter().for_each(&mut need);
        for root in roots(constant) {
            walk.scan(terms, root, &mut |mention| names_of(terms, mention).into_iter().for_each(&mut need));
        }
    }
    axioms
}

/// The submission proves what was asked, from allowed axioms.
pub(super) struct Proved(());

/// Compares the axioms that the theorems and definitions asked for depend on with the allowed ones.
pub(super) fn judge(
    replayed: &Replayed,
    base: &TrustedBase,
    conditions: &Conditions<'_>,
    judgement: &mut Judgement,
) -> Result<Proved, Ending> {
    let environment = &replayed.environment;
    let terms = environment.frozen_terms();
    let found = axioms_of(environment, &replayed.asked);
    // An axiom counts under its name only if it is the one that the base, or the challenge, has under this name.
    let genuine =
        |name: NameId| base.environment.get(name).is_some() || replayed.challenge_axioms.contains(&name);
    let impostor = found.iter().copied().find(|name| !genuine(*name));
    let mut shown: Vec<String> = found.iter().map(|name| terms.show_name(*name)).collect();
    shown.sort();
    judgement.axioms = Some(shown.clone());
    if let Some(name) = impostor {
        let message = format!("the proof depends on `{}`, an axiom of its own", terms.show_name(name));
        return Err(Ending::new(Stage::Axioms, ReasonCode::ForbiddenAxioms, message));
    }
    compare_axioms(&shown, &normal(conditions.allowed_axioms), conditions.axioms)
        .map_err(|reason| Ending { stage: Stage::Axioms, reason, suspicious: false })?;
    Ok(Proved(()))
}

/// Names as we show them.
fn normal(names: &[String]) -> Vec<String> {
    let shown = |name: &String| name.parse().map_or_else(|_| name.clone(), |name: LeanName| name.to_string());
    names.iter().map(shown).collect()
}
