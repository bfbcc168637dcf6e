//! Stating every theorem again: one declaration more for each, which is right only if the submission proves what was asked.

use std::collections::HashSet;

use lmap_kernel::{
    BinderKind, ConstantInfo, Declaration, Expr, ExprId, LevelId, LevelsId, NameId, Signature, TermError,
    Terms, Theorem, Unchecked,
};
use lmap_lean::declarations::constants;

use super::Ending;
use super::base::TrustedBase;
use super::challenge::Challenge;
use super::diff::statement_diff;
use super::module::Parsed;
use super::pretty::Signatures;
use super::target::{Scope, Statement, Target, Wanted};
use crate::reason::ReasonCode;
use crate::verdict::{Stage, StatementDiff};

const STAGE: Stage = Stage::Statement;

/// The declarations of a submission, and behind them those that state the theorems again.
pub(super) struct Posed {
    pub file: Unchecked,
    /// How many declarations are the submission's.
    pub own_count: usize,
    /// The theorems and definitions asked for, whose axioms count.
    pub asked: Vec<NameId>,
    /// Axioms of the challenge that the submission repeats as they are.
    pub challenge_axioms: Vec<NameId>,
    /// What is wrong with a statement before any kernel has looked at it.
    pub problem: Option<Ending>,
    /// Both statements, where they are not the same term: they differ if a kernel says so.
    pub diff: Option<StatementDiff>,
    /// The same as a reason, in words.
    pub differs: Option<String>,
    /// What a reader of the verdict should know.
    pub notes: Vec<String>,
}

/// Adds the declarations that state the theorems again.
pub(super) fn pose(parsed: Parsed, base: &TrustedBase, target: &Target) -> Posed {
    let own_count = parsed.file.declarations.len();
    let mut posing = Posing {
        parsed,
        base,
        target,
        checks: Vec::new(),
        asked: Vec::new(),
        challenge_axioms: Vec::new(),
        diff: None,
        differs: None,
        notes: Vec::new(),
    };
    let problem = posing.run().err();
    let Posing { parsed, checks, asked, challenge_axioms, diff, differs, notes, .. } = posing;
    let mut file = parsed.file;
    if problem.is_none() {
        file.declarations.extend(checks);
    }
    Posed { file, own_count, asked, challenge_axioms, problem, diff, differs, notes }
}

struct Posing<'a> {
    parsed: Parsed,
    base: &'a TrustedBase,
    target: &'a Target,
    checks: Vec<Declaration>,
    asked: Vec<NameId>,
    challenge_axioms: Vec<NameId>,
    diff: Option<StatementDiff>,
    differs: Option<String>,
    notes: Vec<String>,
}

fn refuse(code: ReasonCode, message: impl Into<String>) -> Ending {
    Ending::new(STAGE, code, message)
}

impl From<TermError> for Ending {
    fn from(error: TermError) -> Self {
        Self::new(STAGE, ReasonCode::Memory, error.to_string())
    }
}

impl Posing<'_> {
    fn run(&mut self) -> Result<(), Ending> {
        let target = self.target;
        if let Some(challenge) = self.parsed.challenge.take() {
            let compared = self.compare(&challenge);
            self.parsed.challenge = Some(challenge);
            compared?;
        }
        for wanted in &target.wanted {
            self.pose(wanted)?;
        }
        Ok(())
    }

    fn terms(&mut self) -> &mut Terms {
        &mut self.parsed.file.terms
    }

    /// A constant that the submission declares.
    fn constant(&self, name: NameId) -> Option<ConstantInfo> {
        let index = *self.parsed.declared.get(&name)?;
        constants(&self.parsed.file.declarations[index]).into_iter().find(|c| c.signature().name == name)
    }

    /// A theorem of the submission, or why there is none.
    fn theorem(&self, name: NameId) -> Result<Theorem, Ending> {
        let shown = self.parsed.file.terms.show_name(name);
        match self.constant(name) {
            Some(ConstantInfo::Theorem(theorem)) => Ok(theorem),
            Some(other) => {
                let message = format!("`{shown}` is no theorem but this: {}", other.kind());
                Err(refuse(ReasonCode::NotATheorem, message))
            }
            None if self.parsed.skipped.contains(&name) => {
                Err(refuse(ReasonCode::NotATheorem, format!("`{shown}` is unsafe or partial")))
            }
            None => Err(refuse(ReasonCode::TheoremMissing, format!("the file does not declare `{shown}`"))),
        }
    }

    /// The signature that a theorem is wanted with.
    fn expected(&mut self, wanted: &Wanted, name: NameId) -> Result<Signature, Ending> {
        match &wanted.statement {
            Statement::Constant(proposition) => {
                let proposition = proposition.intern(self.terms())?;
                let ty = self.terms().constant(proposition, LevelsId::EMPTY)?;
                Ok(Signature { name, universes: Vec::new(), ty })
            }
            Statement::Challenge => {
                let challenge = self.parsed.challenge.as_ref();
                let constant = challenge.and_then(|challenge| challenge.get(name));
                constant.map(|constant| constant.signature().clone()).ok_or_else(|| {
                    let shown = self.parsed.file.terms.show_name(name);
                    refuse(ReasonCode::BaseFailed, format!("the challenge has no theorem `{shown}`"))
                })
            }
        }
    }

    fn pose(&mut self, wanted: &Wanted) -> Result<(), Ending> {
        let name = wanted.name.intern(self.terms())?;
        let expected = self.expected(wanted, name)?;
        let disproof = wanted.name.child("disproof").intern(self.terms())?;
        let (theorem, expected) = match self.theorem(name) {
            Err(ending)
                if self.target.disproofs
                    && ending.reason.code == ReasonCode::TheoremMissing
                    && self.parsed.declared.contains_key(&disproof) =>
            {
                self.expect_no_hole(name)?;
                let theorem = self.theorem(disproof)?;
                self.notes.push(format!(
                    "`{}` is not proved but disproved: `{}.disproof` stands for it",
                    wanted.name, wanted.name
                ));
                (theorem, self.negated(&expected)?)
            }
            theorem => (theorem?, expected),
        };
        let (found, wanted_count) = (theorem.signature.universes.len(), expected.universes.len());
        if found != wanted_count {
            let shown = self.terms().show_name(theorem.signature.name);
            let message = format!("`{shown}` has {found} universe parameters, {wanted_count} are wanted");
            return Err(refuse(ReasonCode::UniverseParameters, message));
        }
        if self.diff.is_none() {
            self.diff = self.difference(&expected, &theorem.signature);
            self.differs = self.in_words(wanted);
        }
        self.asked.push(theorem.signature.name);
        let check = self.check(&expected, theorem.signature.name)?;
        self.checks.push(check);
        Ok(())
    }

    /// A statement about a hole says that it can be filled so. Its negation for one filling says nothing about others.
    fn expect_no_hole(&mut self, theorem: NameId) -> Result<(), Ending> {
        let target = self.target;
        let holes = target.holes.iter().map(|hole| hole.intern(self.terms()));
        let holes = holes.collect::<Result<HashSet<NameId>, _>>()?;
        let Some(challenge) = &self.parsed.challenge else { return Ok(()) };
        let terms = &self.parsed.file.terms;
        let about = challenge.about(terms, &[theorem], &holes);
        let Some(hole) = about.into_iter().find(|name| holes.contains(name)) else { return Ok(()) };
        let (shown, hole) = (terms.show_name(theorem), terms.show_name(hole));
        let message = format!(
            "`{shown}` cannot be disproved, because it is about `{hole}`, which the submission itself has chosen"
        );
        Err(refuse(ReasonCode::TheoremMissing, message))
    }

    /// `¬ statement`
    fn negated(&mut self, expected: &Signature) -> Result<Signature, Ending> {
        let terms = self.terms();
        let not = terms.name_of(&["Not"])?;
        let not = terms.constant(not, LevelsId::EMPTY)?;
        let ty = terms.app(not, expected.ty)?;
        Ok(Signature { ty, ..expected.clone() })
    }

    /// How two statements differ; nothing if they are one term, perhaps when a name for it is unfolded.
    fn difference(&self, expected: &Signature, found: &Signature) -> Option<StatementDiff> {
        let (wanted, stated) = (self.unfolded(expected.ty), self.unfolded(found.ty));
        let terms = &self.parsed.file.terms;
        (wanted != stated).then(|| statement_diff(terms, self, wanted, stated, found.name))
    }

    /// The reason that goes with the difference.
    fn in_words(&self, wanted: &Wanted) -> Option<String> {
        let difference = self.diff.as_ref()?.difference.as_ref()?;
        let statement = match &wanted.text {
            Some(text) => format!("`{text}`"),
            None => "what was asked for".to_owned(),
        };
        Some(format!("`{}` does not state {statement}: {}", wanted.name, difference.meaning))
    }

    /// What a name stands for, if the term is the name of a proposition.
    fn unfolded(&self, expr: ExprId) -> ExprId {
        let Expr::Const(name, LevelsId::EMPTY) = self.parsed.file.terms.expr(expr) else { return expr };
        match self.any_constant(name) {
            Some(ConstantInfo::Definition(definition)) => definition.value,
            _ => expr,
        }
    }

    /// A constant of the submission, the base, or the challenge.
    fn any_constant(&self, name: NameId) -> Option<ConstantInfo> {
        let of_base = || self.base.environment.get(name).cloned();
        let of_challenge =
            || self.parsed.challenge.as_ref().and_then(|challenge| challenge.get(name).cloned());
        self.constant(name).or_else(of_base).or_else(of_challenge)
    }

    /// `theorem FRESH : statement := theorem`
    fn check(&mut self, expected: &Signature, theorem: NameId) -> Result<Declaration, Ending> {
        let name = self.fresh()?;
        let terms = self.terms();
        let universes = expected.universes.iter().map(|name| terms.level_param(*name));
        let universes: Vec<LevelId> = universes.collect::<Result<_, _>>()?;
        let levels = terms.levels(&universes)?;
        let value = terms.constant(theorem, levels)?;
        let signature = Signature { name, ..expected.clone() };
        Ok(Declaration::Theorem(Theorem { signature, value, all: vec![name] }))
    }

    /// A name that nothing has.
    fn fresh(&mut self) -> Result<NameId, Ending> {
        let mut number = self.checks.len() as u64;
        let root = self.terms().name_of(&["stated again"])?;
        loop {
            let name = self.terms().name_num(root, number)?;
            let taken = self.parsed.declared.contains_key(&name) || self.base.environment.get(name).is_some();
            if !taken {
                return Ok(name);
            }
            number += 1 << 32;
        }
    }

    /// Compares what the statements are about on both sides.
    fn compare(&mut self, challenge: &Challenge) -> Result<(), Ending> {
        let target = self.target;
        let ids = |terms: &mut Terms, names: &mut dyn Iterator<Item = &super::LeanName>| {
            names.map(|name| name.intern(terms)).collect::<Result<Vec<NameId>, _>>()
        };
        let theorems = ids(self.terms(), &mut target.theorems())?;
        let holes = ids(self.terms(), &mut target.holes.iter())?;
        let asked: HashSet<NameId> = theorems.iter().copied().collect();
        let open: HashSet<NameId> = holes.iter().copied().collect();
        let mut starts = match target.scope {
            Scope::Statements => theorems,
            Scope::Everything => challenge.given_names(self.terms()),
        };
        starts.extend(&holes);
        for name in challenge.about(&self.parsed.file.terms, &starts, &open) {
            let Some(wanted) = challenge.get(name).filter(|_| !asked.contains(&name)) else { continue };
            self.compare_constant(wanted, open.contains(&name))?;
        }
        self.asked.extend(&holes);
        let axioms = challenge.axioms().map(|axiom| axiom.signature().name);
        self.challenge_axioms =
            axioms.filter(|axiom| self.repeats(challenge, *axiom, &asked, &open)).collect();
        Ok(())
    }

    /// Whether the submission has an axiom of the challenge, and everything that it is about, as they are there. The same
    /// words about something else would be another axiom, and about a hole whatever the submission makes of it.
    fn repeats(
        &self,
        challenge: &Challenge,
        axiom: NameId,
        asked: &HashSet<NameId>,
        open: &HashSet<NameId>,
    ) -> bool {
        challenge.about(&self.parsed.file.terms, &[axiom], open).into_iter().all(|name| {
            let same = |wanted| asked.contains(&name) || self.compare_constant(wanted, false).is_ok();
            !open.contains(&name) && challenge.get(name).is_some_and(same)
        })
    }

    fn compare_constant(&self, wanted: &ConstantInfo, is_hole: bool) -> Result<(), Ending> {
        let terms = &self.parsed.file.terms;
        let name = wanted.signature().name;
        let shown = terms.show_name(name);
        let missing = |what| match is_hole {
            true => refuse(
                ReasonCode::DefinitionMissing,
                format!("`{shown}`, which the submission must give, {what}"),
            ),
            false => refuse(
                ReasonCode::DefinitionDiffers,
                format!("`{shown}`, which a statement is about, {what}"),
            ),
        };
        let found = match self.constant(name) {
            Some(found) => found,
            None if self.parsed.skipped.contains(&name) => {
                return Err(missing("is unsafe or partial".to_owned()));
            }
            None => return Err(missing("is not declared".to_owned())),
        };
        if found.kind() != wanted.kind() {
            return Err(missing(format!("is no {} but this: {}", wanted.kind(), found.kind())));
        }
        match part_that_differs(wanted, &found, is_hole) {
            None => Ok(()),
            Some(Part { what, expected, found }) => {
                let show = |expr: Option<ExprId>| {
                    expr.map_or_else(String::new, |expr| format!(" `{}`", terms.show_expr(expr, 500)))
                };
                let (expected, found) = (show(expected), show(found));
                Err(missing(format!("has another {what}: wanted is{expected}, found is{found}")))
            }
        }
    }
}

impl Signatures for Posing<'_> {
    fn argument_kinds(&self, name: NameId) -> Vec<BinderKind> {
        const MANY: usize = 64;
        let terms = &self.parsed.file.terms;
        let mut kinds = Vec::new();
        let mut ty = self.any_constant(name).map(|constant| constant.signature().ty);
        while let Some(Expr::Pi(binder, body)) = ty.map(|ty| terms.expr(ty)) {
            kinds.push(binder.kind);
            ty = (kinds.len() < MANY).then_some(body);
        }
        kinds
    }
}

/// A part in which two constants differ.
struct Part {
    what: &'static str,
    expected: Option<ExprId>,
    found: Option<ExprId>,
}

/// What differs between two constants of one kind, as far as it decides what they mean.
fn part_that_differs(wanted: &ConstantInfo, found: &ConstantInfo, is_hole: bool) -> Option<Part> {
    let (a, b) = (wanted.signature(), found.signature());
    if a.universes != b.universes {
        return Some(Part { what: "list of universe parameters", expected: None, found: None });
    }
    if a.ty != b.ty {
        return Some(Part { what: "type", expected: Some(a.ty), found: Some(b.ty) });
    }
    match (wanted, found) {
        // Any proof of a statement is as good as any other; a hole is there to be filled.
        (ConstantInfo::Theorem(_), ConstantInfo::Theorem(_)) => None,
        _ if is_hole => None,
        (ConstantInfo::Definition(_), _) | (ConstantInfo::Opaque(_), _) => {
            let (expected, found) = (wanted.value(), found.value());
            (expected != found).then_some(Part { what: "value", expected, found })
        }
        _ => (wanted != found).then_some(Part { what: "form", expected: None, found: None }),
    }
}
