//! What has to be proved.

use lmap_kernel::{ConstantInfo, Terms};
use lmap_lean::olean::{ModuleFiles, ReadError};

use super::Ending;
use super::base::TrustedBase;
use super::challenge::{self, Challenge};
use super::name::LeanName;
use crate::reason::ReasonCode;
use crate::verdict::Stage;

/// Why something cannot be asked for. It is the asker's to mend.
#[derive(Debug, thiserror::Error)]
pub enum TargetError {
    /// The base has no proposition of this name.
    #[error("there is no proposition `{0}` to be proved")]
    NoProposition(LeanName),
    /// The challenge has no such theorem.
    #[error("the challenge has no theorem `{0}`")]
    NoTheorem(LeanName),
    /// What has the theorem's name in the challenge is something else.
    #[error("`{name}` is no theorem of the challenge but this: {kind}")]
    OtherThanTheorem {
        /// The name.
        name: LeanName,
        /// What it is.
        kind: &'static str,
    },
    /// The challenge has no such definition.
    #[error("the challenge has no definition `{0}` that could be left open")]
    NoDefinition(LeanName),
    /// What has the definition's name in the challenge is something else.
    #[error("`{name}` is no definition of the challenge but this: {kind}")]
    OtherThanDefinition {
        /// The name.
        name: LeanName,
        /// What it is.
        kind: &'static str,
    },
    /// A definition of the challenge has no value, and the submission may not give one.
    #[error(
        "the challenge leaves `{0}` open with sorry, but it is not listed as a definition that the submission gives"
    )]
    HoleNotPermitted(String),
    /// There is nothing to be proved.
    #[error("the challenge has no theorem that could be asked for")]
    NothingAsked,
    /// An axiom that nobody knows.
    #[error("`{0}` is no axiom of the library or of the challenge, so no proof can be permitted to use it")]
    UnknownAxiom(String),
    /// A permitted axiom that a submission could make mean anything.
    #[error(
        "the axiom `{axiom}` is about `{hole}`, which is left open: what it says would be up to the submission"
    )]
    AxiomAboutHole {
        /// The axiom.
        axiom: LeanName,
        /// What it is about.
        hole: String,
    },
    /// What is asked for is about something that kernels do not look at.
    #[error(
        "what is asked for is about `{0}`, which is unsafe or partial, so that its meaning is not known to any kernel"
    )]
    Unsafe(String),
    /// The challenge declares something that is there already.
    #[error("the challenge declares `{0}`, which what it imports has already")]
    NameClash(String),
    /// The challenge cannot be read.
    #[error("the challenge cannot be used: {0}")]
    Unreadable(#[from] ReadError),
    /// The challenge was compiled by another Lean.
    #[error("the challenge is compiled by Lean {found}, what it imports by Lean {expected}")]
    Release {
        /// The challenge's release.
        found: String,
        /// The base's.
        expected: String,
    },
    /// The challenge is too large for one store of terms.
    #[error("the challenge is too large: {0}")]
    TooLarge(#[from] lmap_kernel::TermError),
}

/// What a submission may import.
#[derive(Clone, Debug, Default)]
pub struct ImportRules {
    /// The modules that it may import; `None` for all that the base has.
    pub allowed: Option<Vec<Vec<String>>>,
    /// The modules that it must import.
    pub required: Vec<Vec<String>>,
    /// Whether its files may start with `module`.
    pub module_files: bool,
}

impl ImportRules {
    /// Exactly these modules may be imported, `Init` besides; those in `required` must be.
    #[must_use]
    pub fn exactly(allowed: &[&str], required: &[&str]) -> Self {
        let split = |name: &&str| name.split('.').map(str::to_owned).collect();
        let allowed = allowed.iter().chain(&["Init"]).map(split).collect();
        Self { allowed: Some(allowed), required: required.iter().map(split).collect(), module_files: false }
    }

    /// Everything that the base has may be imported.
    #[must_use]
    pub fn anything_there() -> Self {
        Self { module_files: true, ..Self::default() }
    }
}

/// How much of a challenge a submission must repeat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// What the statements are about.
    Statements,
    /// Everything with a name that a person gave it.
    Everything,
}

/// A definition that the submission gives.
pub type Hole = LeanName;

/// One theorem that is asked for.
#[derive(Clone, Debug)]
pub(super) struct Wanted {
    pub name: LeanName,
    pub statement: Statement,
    /// The statement, written out for people.
    pub text: Option<String>,
}

/// Where a statement comes from.
#[derive(Clone, Debug)]
pub(super) enum Statement {
    /// A proposition of the base.
    Constant(LeanName),
    /// The type of the challenge's theorem of the same name.
    Challenge,
}

/// Everything that is asked for.
#[derive(Clone, Debug)]
pub struct Target {
    pub(super) imports: ImportRules,
    pub(super) wanted: Vec<Wanted>,
    pub(super) holes: Vec<LeanName>,
    pub(super) scope: Scope,
    pub(super) disproofs: bool,
    challenge: Vec<ModuleFiles>,
}

impl Target {
    /// The theorem `theorem`, whose statement is the proposition `proposition` of the base; `text` is that statement
    /// written out for people.
    ///
    /// # Errors
    /// When the base has no such proposition, or has the theorem already.
    pub fn constant(
        base: &TrustedBase,
        theorem: LeanName,
        proposition: LeanName,
        text: Option<String>,
        imports: ImportRules,
    ) -> Result<Self, TargetError> {
        let mut terms = base.environment.terms();
        let name = proposition.intern(&mut terms)?;
        match base.environment.get(name) {
            Some(constant) if constant.signature().universes.is_empty() => {}
            _ => return Err(TargetError::NoProposition(proposition)),
        }
        let name = theorem.intern(&mut terms)?;
        if base.environment.get(name).is_some() {
            return Err(TargetError::NameClash(theorem.to_string()));
        }
        let wanted = Wanted { name: theorem, statement: Statement::Constant(proposition), text };
        Ok(Self {
            imports,
            wanted: vec![wanted],
            holes: Vec::new(),
            scope: Scope::Statements,
            disproofs: false,
            challenge: Vec::new(),
        })
    }

    /// The theorems of a challenge: compiled modules whose imports are in the base, the last of them the challenge itself.
    ///
    /// `theorems` and `holes` are the names asked for. With [`Scope::Everything`] they may be empty: every theorem is asked
    /// for, and every definition left open with sorry is a hole.
    ///
    /// # Errors
    /// When a name is not what it should be, or the challenge leaves something open that is no hole.
    pub fn challenge(
        base: &TrustedBase,
        challenge: Vec<ModuleFiles>,
        theorems: &[LeanName],
        holes: &[Hole],
        scope: Scope,
    ) -> Result<Self, TargetError> {
        let mut target = Self {
            imports: ImportRules::anything_there(),
            wanted: Vec::new(),
            holes: holes.to_vec(),
            scope,
            disproofs: false,
            challenge,
        };
        let mut terms = base.environment.terms();
        let decoded = Challenge::decode(&target.challenge, base, &mut terms)?;
        let mut names = theorems.to_vec();
        if scope == Scope::Everything {
            names.extend(decoded.theorems(&terms).into_iter().filter(|name| !theorems.contains(name)));
            target.holes.extend(decoded.open_definitions(&terms).into_iter().filter(|n| !holes.contains(n)));
        }
        if names.is_empty() {
            return Err(TargetError::NothingAsked);
        }
        let wanted = |name| Wanted { name, statement: Statement::Challenge, text: None };
        target.wanted = names.into_iter().map(wanted).collect();
        challenge::expect(&target, &decoded, &mut terms)?;
        Ok(target)
    }

    /// Accepts a theorem `T.disproof : ¬ (statement)` in the place of a theorem `T`.
    #[must_use]
    pub fn with_disproofs(mut self) -> Self {
        self.disproofs = true;
        self
    }

    /// Sees that axioms are known: axioms of the base, or of the challenge.
    ///
    /// # Errors
    /// [`TargetError::UnknownAxiom`] with the first that is not.
    pub fn expect_axioms(&self, base: &TrustedBase, axioms: &[String]) -> Result<(), TargetError> {
        let mut terms = base.environment.terms();
        let challenge = Challenge::decode(&self.challenge, base, &mut terms)?;
        for axiom in axioms {
            let unknown = || TargetError::UnknownAxiom(axiom.clone());
            let parsed: LeanName = axiom.parse().map_err(|_| unknown())?;
            let name = parsed.intern(&mut terms)?;
            let found = base.environment.get(name).or_else(|| challenge.get(name));
            if !matches!(found, Some(ConstantInfo::Axiom(_))) {
                return Err(unknown());
            }
            challenge::expect_axiom(self, &challenge, &parsed, &mut terms)?;
        }
        Ok(())
    }

    /// The theorems asked for.
    pub fn theorems(&self) -> impl Iterator<Item = &LeanName> {
        self.wanted.iter().map(|wanted| &wanted.name)
    }

    /// The definitions that the submission gives.
    #[must_use]
    pub fn holes(&self) -> &[Hole] {
        &self.holes
    }

    /// The challenge in a store, if there is one.
    pub(super) fn decode_challenge(
        &self,
        base: &TrustedBase,
        terms: &mut Terms,
    ) -> Result<Option<Challenge>, Ending> {
        if self.challenge.is_empty() {
            return Ok(None);
        }
        // It was decoded before, so that this can only fail for want of room.
        Challenge::decode(&self.challenge, base, terms)
            .map(Some)
            .map_err(|error| Ending::new(Stage::Setup, ReasonCode::BaseFailed, error.to_string()))
    }
}
