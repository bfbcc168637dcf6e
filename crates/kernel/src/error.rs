//! Why a file was not accepted.

use thiserror::Error;

use crate::limits::Limit;

/// A declaration that was not accepted, and why.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("declaration {index} `{declaration}`: {failure}")]
pub struct CheckError {
    /// Its name, escaped so that it cannot forge output.
    pub declaration: String,
    /// Its position in the file's declarations, from 0.
    pub index: usize,
    /// What happened.
    pub failure: Failure,
}

/// What happened to a declaration that was not accepted.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Failure {
    /// A rule says no.
    #[error("rejected ({}): {_0}", .0.rule())]
    Rejected(Box<Rejection>),
    /// No verdict: a limit was reached first.
    #[error("no verdict: {0}")]
    Limit(#[from] Limit),
}

impl From<Rejection> for Failure {
    fn from(rejection: Rejection) -> Self {
        Self::Rejected(Box::new(rejection))
    }
}

impl From<crate::terms::TermError> for Failure {
    fn from(error: crate::terms::TermError) -> Self {
        Self::Limit(error.into())
    }
}

/// The rule that a declaration breaks, with the terms concerned, printed with a size cap.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Rejection {
    /// A name that is not declared before.
    #[error("unknown constant `{name}`")]
    UnknownConstant {
        /// The name.
        name: String,
    },
    /// A name that is there already, or twice in one declaration.
    #[error("`{name}` is declared already")]
    AlreadyDeclared {
        /// The name.
        name: String,
    },
    /// A name that the kernel computes with, declared by a file that may not.
    #[error("`{name}` is special to the kernel: only a base may declare it")]
    SpecialName {
        /// The name.
        name: String,
    },
    /// An unsafe or partial declaration, or a use of one.
    #[error("`{name}` is unsafe or partial: the logic may not use it")]
    Unsafe {
        /// The name.
        name: String,
    },
    /// A constant with the wrong number of universe levels.
    #[error("`{name}` takes {expected} universe levels, but is given {actual}")]
    UniverseCount {
        /// The constant.
        name: String,
        /// How many it has.
        expected: usize,
        /// How many it is given.
        actual: usize,
    },
    /// A universe parameter that is declared twice.
    #[error("universe parameter `{name}` is declared twice")]
    DuplicateUniverse {
        /// The parameter.
        name: String,
    },
    /// A universe parameter that the declaration does not have.
    #[error("universe parameter `{name}` is not declared")]
    UnknownUniverse {
        /// The parameter.
        name: String,
    },
    /// A bound variable without a binder.
    #[error("loose bound variable in `{term}`")]
    LooseBoundVariable {
        /// The term.
        term: String,
    },
    /// Something that is not a type stands where a type must stand.
    #[error("type expected: `{term}` has type `{ty}`")]
    TypeExpected {
        /// The term.
        term: String,
        /// Its type.
        ty: String,
    },
    /// Something that is not a function is applied.
    #[error("function expected: `{term}` has type `{ty}`")]
    FunctionExpected {
        /// The term.
        term: String,
        /// Its type.
        ty: String,
    },
    /// An argument of the wrong type.
    #[error("argument `{argument}` of `{function}` has type `{actual}`, expected `{expected}`")]
    ArgumentType {
        /// The function.
        function: String,
        /// The argument.
        argument: String,
        /// The type that the function takes.
        expected: String,
        /// The argument's type.
        actual: String,
    },
    /// A let value of the wrong type.
    #[error("let value `{value}` has type `{actual}`, expected `{expected}`")]
    LetType {
        /// The value.
        value: String,
        /// The declared type.
        expected: String,
        /// The value's type.
        actual: String,
    },
    /// A value that does not have the declared type.
    #[error("the value has type `{actual}`, declared is `{expected}`")]
    ValueType {
        /// The declared type.
        expected: String,
        /// The value's type.
        actual: String,
    },
    /// A theorem whose type is no proposition.
    #[error("the type of a theorem must be a proposition: `{ty}` is none")]
    TheoremType {
        /// The type.
        ty: String,
    },
    /// A projection that is not one.
    #[error("invalid projection `{term}`: {why}")]
    Projection {
        /// The projection.
        term: String,
        /// What is wrong.
        why: &'static str,
    },
    /// A literal whose type the environment does not have, or has in another form.
    #[error("literal `{term}` needs the standard `{needs}`")]
    Literal {
        /// The literal.
        term: String,
        /// The missing constant.
        needs: &'static str,
    },
    /// An inductive declaration that is not well formed.
    #[error("inductive type `{name}`: {why}")]
    Inductive {
        /// The type or constructor.
        name: String,
        /// What is wrong.
        why: String,
    },
    /// A quotient declaration that is not the standard one, or comes at the wrong time.
    #[error("quotient types: {why}")]
    Quotient {
        /// What is wrong.
        why: String,
    },
    /// A constant that the file describes in another way than the kernel generates it.
    #[error("`{name}`: {field} is `{claimed}` in the file, but `{generated}` is right")]
    Claim {
        /// The constant.
        name: String,
        /// What differs.
        field: &'static str,
        /// What the file says.
        claimed: String,
        /// What the kernel generates.
        generated: String,
    },
}

impl Rejection {
    /// A stable code of the rule.
    pub fn rule(&self) -> &'static str {
        match self {
            Self::UnknownConstant { .. } => "unknown_constant",
            Self::AlreadyDeclared { .. } => "already_declared",
            Self::SpecialName { .. } => "special_name",
            Self::Unsafe { .. } => "unsafe",
            Self::UniverseCount { .. } => "universe_count",
            Self::DuplicateUniverse { .. } => "duplicate_universe",
            Self::UnknownUniverse { .. } => "unknown_universe",
            Self::LooseBoundVariable { .. } => "loose_bound_variable",
            Self::TypeExpected { .. } => "type_expected",
            Self::FunctionExpected { .. } => "function_expected",
            Self::ArgumentType { .. } => "argument_type",
            Self::LetType { .. } => "let_type",
            Self::ValueType { .. } => "value_type",
            Self::TheoremType { .. } => "theorem_type",
            Self::Projection { .. } => "projection",
            Self::Literal { .. } => "literal",
            Self::Inductive { .. } => "inductive",
            Self::Quotient { .. } => "quotient",
            Self::Claim { .. } => "claim",
        }
    }
}
