//! A challenge: a compiled file that says what is to be proved, by theorems without proofs.

use std::collections::{HashMap, HashSet};

use lmap_kernel::{ConstantInfo, ExprId, Name, NameId, Terms};
use lmap_lean::declarations::{Mentions, constants};
use lmap_lean::olean::ModuleFiles;

use super::axioms::{kin, names_of, roots};
use super::base::TrustedBase;
use super::name::LeanName;
use super::target::{Scope, Target, TargetError};

/// The constants of a challenge, in the store that the submission is decoded into as well: what is equal there has equal ids.
pub(super) struct Challenge {
    constants: HashMap<NameId, ConstantInfo>,
    /// In the order of the file.
    order: Vec<NameId>,
    /// The constant that stands for what is left open.
    sorry: Option<NameId>,
    /// Unsafe and partial constants, of which nothing but their names is known.
    skipped: HashSet<NameId>,
}

impl Challenge {
    /// Decodes the modules of a challenge.
    pub fn decode(
        modules: &[ModuleFiles],
        base: &TrustedBase,
        terms: &mut Terms,
    ) -> Result<Self, TargetError> {
        let mut challenge =
            Self { constants: HashMap::new(), order: Vec::new(), sorry: None, skipped: HashSet::new() };
        for files in modules {
            let module = files.parse()?;
            let found = module.header().release.clone();
            if found != base.release() {
                return Err(TargetError::Release { found, expected: base.release().to_owned() });
            }
            let contents = module.decode(terms).map_err(|error| files.error(error))?;
            challenge.skipped.extend(contents.skipped.iter().map(|skipped| skipped.name));
            for constant in contents.declarations.iter().flat_map(constants) {
                let name = constant.signature().name;
                if base.environment.get(name).is_some() || name.is_special() {
                    return Err(TargetError::NameClash(terms.show_name(name)));
                }
                challenge.order.push(name);
                challenge.constants.insert(name, constant);
            }
        }
        challenge.sorry = terms.find_name(&["sorryAx"]);
        Ok(challenge)
    }

    /// A constant of the challenge.
    pub fn get(&self, name: NameId) -> Option<&ConstantInfo> {
        self.constants.get(&name)
    }

    /// The axioms that it declares.
    pub fn axioms(&self) -> impl Iterator<Item = &ConstantInfo> {
        let all = self.order.iter().map(|name| &self.constants[name]);
        all.filter(|constant| matches!(constant, ConstantInfo::Axiom(_)))
    }

    /// The theorems that a person gave names, and all that are left open, whatever they are called.
    pub fn theorems(&self, terms: &Terms) -> Vec<LeanName> {
        self.named(terms, |name, constant| {
            let is_theorem = matches!(constant, ConstantInfo::Theorem(_));
            is_theorem && (is_given(terms, name) || self.is_open(terms, constant))
        })
    }

    /// The definitions that are left open.
    pub fn open_definitions(&self, terms: &Terms) -> Vec<LeanName> {
        self.named(terms, |_, constant| is_definition(constant) && self.is_open(terms, constant))
    }

    fn named(&self, terms: &Terms, wanted: impl Fn(NameId, &ConstantInfo) -> bool) -> Vec<LeanName> {
        let found = self.order.iter().filter(|name| wanted(**name, &self.constants[name]));
        found.map(|name| LeanName::from_id(terms, *name)).collect()
    }

    /// All constants that a person gave names, in order.
    pub fn given_names(&self, terms: &Terms) -> Vec<NameId> {
        self.order.iter().copied().filter(|name| is_given(terms, *name)).collect()
    }

    /// Whether the value of a constant is left open.
    fn is_open(&self, terms: &Terms, constant: &ConstantInfo) -> bool {
        let mut open = false;
        if let Some(value) = constant.value() {
            Mentions::default().scan(terms, value, &mut |mention| {
                open |= names_of(terms, mention).into_iter().any(|name| Some(name) == self.sorry);
            });
        }
        open
    }

    /// The constants of the challenge that `starts` are about: those that they mention, and what these are about. What
    /// stands behind a theorem, or behind a hole, is its own affair.
    pub fn about(&self, terms: &Terms, starts: &[NameId], holes: &HashSet<NameId>) -> Vec<NameId> {
        self.reached(terms, starts, holes)
            .into_iter()
            .filter(|name| self.constants.contains_key(name))
            .collect()
    }

    /// All constants that `starts` are about, those of the base among them, but not what these are about.
    fn reached(&self, terms: &Terms, starts: &[NameId], holes: &HashSet<NameId>) -> Vec<NameId> {
        let mut walk = Mentions::default();
        let mut seen: HashSet<NameId> = starts.iter().copied().collect();
        let mut left = starts.to_vec();
        let mut found = Vec::new();
        while let Some(name) = left.pop() {
            found.push(name);
            let Some(constant) = self.get(name) else { continue };
            let mut need = |name| {
                if seen.insert(name) {
                    left.push(name);
                }
            };
            kin(constant).into_iter().for_each(&mut need);
            for root in meaning(constant, holes.contains(&name)) {
                walk.scan(terms, root, &mut |mention| {
                    names_of(terms, mention).into_iter().for_each(&mut need)
                });
            }
        }
        found
    }
}

/// The terms that decide what a constant means.
fn meaning(constant: &ConstantInfo, is_hole: bool) -> Vec<ExprId> {
    if is_hole || matches!(constant, ConstantInfo::Theorem(_)) {
        return vec![constant.signature().ty];
    }
    roots(constant)
}

fn is_definition(constant: &ConstantInfo) -> bool {
    matches!(constant, ConstantInfo::Definition(_) | ConstantInfo::Opaque(_))
}

/// Whether a person gave the name: Lean's own have a part that starts with `_`, `match_` or `eq_`, or a number.
fn is_given(terms: &Terms, name: NameId) -> bool {
    match terms.name(name) {
        Name::Anonymous => true,
        Name::Num(..) => false,
        Name::Str(parent, text) => {
            let text = terms.str_value(text);
            let generated = |prefix: &str| {
                let behind = text.strip_prefix(prefix);
                behind.is_some_and(|rest| rest == "def" || rest.bytes().all(|b| b.is_ascii_digit()))
            };
            let own = text.starts_with('_') || generated("match_") || generated("eq_") || generated("proof_");
            !own && is_given(terms, parent)
        }
    }
}

/// Sees that an axiom of the challenge means what it means there, whatever a submission is.
pub(super) fn expect_axiom(
    target: &Target,
    challenge: &Challenge,
    axiom: &LeanName,
    terms: &mut Terms,
) -> Result<(), TargetError> {
    let name = axiom.intern(terms)?;
    let holes = target.holes.iter().map(|hole| hole.intern(terms)).collect::<Result<HashSet<_>, _>>()?;
    for name in challenge.reached(terms, &[name], &holes) {
        if challenge.skipped.contains(&name) {
            return Err(TargetError::Unsafe(terms.show_name(name)));
        }
        let open = || challenge.get(name).is_some_and(|c| is_definition(c) && challenge.is_open(terms, c));
        if holes.contains(&name) || open() {
            return Err(TargetError::AxiomAboutHole { axiom: axiom.clone(), hole: terms.show_name(name) });
        }
    }
    Ok(())
}

/// Sees that the names asked for are what they should be.
pub(super) fn expect(target: &Target, challenge: &Challenge, terms: &mut Terms) -> Result<(), TargetError> {
    let mut theorems = Vec::new();
    for wanted in &target.wanted {
        let name = wanted.name.intern(terms)?;
        match challenge.get(name) {
            Some(ConstantInfo::Theorem(_)) => theorems.push(name),
            Some(other) => {
                let (name, kind) = (wanted.name.clone(), other.kind());
                return Err(TargetError::OtherThanTheorem { name, kind });
            }
            None => return Err(TargetError::NoTheorem(wanted.name.clone())),
        }
    }
    let mut holes = HashSet::new();
    for hole in &target.holes {
        let name = hole.intern(terms)?;
        match challenge.get(name) {
            Some(constant) if is_definition(constant) => holes.insert(name),
            Some(other) => {
                let (name, kind) = (hole.clone(), other.kind());
                return Err(TargetError::OtherThanDefinition { name, kind });
            }
            None => return Err(TargetError::NoDefinition(hole.clone())),
        };
    }
    let starts = match target.scope {
        Scope::Statements => theorems,
        Scope::Everything => challenge.given_names(terms),
    };
    for name in challenge.reached(terms, &starts, &holes) {
        if challenge.skipped.contains(&name) {
            return Err(TargetError::Unsafe(terms.show_name(name)));
        }
        let Some(constant) = challenge.get(name) else { continue };
        if is_definition(constant) && !holes.contains(&name) && challenge.is_open(terms, constant) {
            return Err(TargetError::HoleNotPermitted(terms.show_name(name)));
        }
    }
    Ok(())
}
