//! Is this Lean 4 declaration well typed? An independent type checker that can judge hostile files.
//!
//! A reader fills an [`Unchecked`] with terms, in a [`Terms`] store, and [`Declaration`]s. [`Environment::check`] judges
//! them over the constants that an [`Environment`] has already, and gives an environment with theirs, or a
//! [`CheckError`] that names the first bad one and the rule that it breaks. Nothing about a file is believed:
//! recursors and flags are generated and compared, arithmetic is native only where its declarations are verified or
//! vouched for, and every check runs on counted fuel, memory and nesting.
//!
//! ```
//! use lmap_kernel::{Binder, Declaration, Environment, ExprId, Options, Signature, Theorem, Unchecked};
//!
//! // theorem identity : (p : Prop) → p → p := fun p h => h
//! let mut file = Unchecked::new(Environment::new().terms());
//! let terms = &mut file.terms;
//! let (p, h) = (terms.name_of(&["p"])?, terms.name_of(&["h"])?);
//! let (inner, outer) = (terms.bvar(0)?, terms.bvar(1)?);
//! let implication = terms.pi(Binder::new(h, inner), outer)?;
//! let ty = terms.pi(Binder::new(p, ExprId::PROP), implication)?;
//! let proof = terms.lambda(Binder::new(h, inner), inner)?;
//! let value = terms.lambda(Binder::new(p, ExprId::PROP), proof)?;
//! let name = terms.name_of(&["identity"])?;
//! let signature = Signature { name, universes: vec![], ty };
//! file.declarations.push(Declaration::Theorem(Theorem { signature, value, all: vec![] }));
//!
//! let outcome = Environment::new().check(file, &Options::default());
//! assert!(outcome.result?.get(name).is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod accelerate;
mod check;
mod checker;
mod declaration;
mod defeq;
mod environment;
mod error;
mod inductive;
mod infer;
mod levels;
mod limits;
mod literals;
mod machine;
mod pretty;
mod primitives;
mod quotient;
mod standard;
mod terms;
mod whnf;

macro_rules! revision {
    () => {
        1
    };
}

/// Which judgements these are: raised with every change after which some declaration gets another answer or another number of
/// steps. What one revision has accepted or counted says nothing about another.
pub const REVISION: u32 = revision!();

/// The kernel's version: this crate's, and its revision.
pub const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "+r", revision!());

pub use check::Outcome;
pub use declaration::*;
pub use environment::Environment;
pub use error::{CheckError, Failure, Rejection};
pub use limits::{Limit, Meter, Options, SpecialNames, Statistics};
pub use primitives::{NatOp, Primitives};
pub use terms::{
    Binder, BinderKind, Expr, ExprId, Level, LevelId, LevelsId, MAX_BOUND_VARIABLE, Name, NameId, NatId,
    StrId, TermError, Terms,
};
