//! Is this Lean 4 declaration well typed? An independent type checker that can judge hostile files.
#![forbid(unsafe_code)]

mod declaration;
mod environment;
mod error;
mod limits;
mod primitives;
mod terms;

pub use declaration::*;
pub use environment::Environment;
pub use error::{CheckError, Failure, Rejection};
pub use limits::{Limit, Meter, Options, SpecialNames, Statistics};
pub use terms::{
    Binder, BinderKind, Expr, ExprId, Level, LevelId, LevelsId, MAX_BOUND_VARIABLE, Name, NameId, NatId,
    StrId, TermError, Terms,
};
