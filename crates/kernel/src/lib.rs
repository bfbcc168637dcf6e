//! Is this Lean 4 declaration well typed? An independent type checker that can judge hostile files.
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
