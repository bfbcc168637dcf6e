//! What is the value of a closed term? A compiled, call-by-need evaluator.
//!
//! The checker's ordinary reduction substitutes, which costs a copy of a function's body at every call. For closed
//! terms this module does what compilers of lazy languages do: it drops types ([`program`]), reduces what can be
//! reduced at compile time ([`simplify`]), compiles to instructions over flat frames ([`compile`]) and runs them with
//! a copying heap ([`run`]).
//!
//! Only rules of the kernel are used (beta, delta, iota, zeta, projection, quotients, native operations), so a value
//! is always definitionally equal to its term. Where a rule needs more than the shape of values (types, structure eta,
//! K on a stuck proof, proof irrelevance) the machine gives up, and the checker goes its ordinary way. Dropped parts
//! are poison: a run that has to look at one gives up; in a first try proofs by theorems are dropped as well, and when
//! such a run gives up it is tried again with them.

mod compile;
mod op;
mod program;
mod run;
mod simplify;
#[cfg(test)]
mod tests;
mod untyped;
mod value;

use compile::{At, Code};
use program::{Program, Source};
use run::{Start, State, Stop};
use value::Value;

use crate::declaration::ConstantInfo;
use crate::environment::View;
use crate::limits::{Limit, Meter};
use crate::primitives::Primitives;
use crate::terms::{ExprId, LevelsId, Terms};

/// Native stack for the recursions over untyped terms, whose depth is bounded.
const STACK: usize = 32 << 20;

/// What the machine found out about a term.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Evaluated {
    /// Its value: a literal, or a constructor without parameters and fields.
    Value(ExprId),
    /// Nothing.
    GaveUp,
    /// Nothing within the budget.
    OutOfBudget,
}

/// What the machine found out about two terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Compared {
    /// They have the same value.
    Equal,
    /// Nothing, or they have different values.
    Unknown,
    /// Nothing within the budget.
    OutOfBudget,
}

/// What an evaluation looks at and uses up.
pub(crate) struct Surroundings<'a, 'e> {
    /// The constants in scope.
    pub(crate) view: View<'e>,
    /// The terms; results are built here.
    pub(crate) terms: &'a mut Terms,
    /// Counts the steps.
    pub(crate) meter: &'a mut Meter,
    /// Which operations are native.
    pub(crate) primitives: Primitives,
    /// Steps that this evaluation may take.
    pub(crate) budget: u64,
    /// Bytes that the check uses besides.
    pub(crate) bytes: usize,
}

/// Compiled constants and the values of those that were evaluated. It serves one declaration: it keeps ids of terms.
#[derive(Default)]
pub(crate) struct Machine {
    without_proofs: Option<Tier>,
    with_proofs: Option<Tier>,
}

/// Program, code and values of one way to treat proofs.
struct Tier {
    program: Program,
    code: Code,
    state: State,
}

/// The evaluation of a closed term, which may be interrupted.
pub(crate) struct Job {
    term: ExprId,
    keep_proofs: bool,
    interrupted: Option<State>,
}

impl Job {
    /// An evaluation that has not begun.
    pub(crate) fn new(term: ExprId) -> Self {
        Self { term, keep_proofs: false, interrupted: None }
    }
}

impl Machine {
    /// Goes on with an evaluation. After [`Evaluated::OutOfBudget`] it can go on again, whatever the machine did meanwhile.
    pub(crate) fn advance(
        &mut self,
        around: &mut Surroundings<'_, '_>,
        job: &mut Job,
    ) -> Result<Evaluated, Limit> {
        loop {
            let tier = self.tier(job.keep_proofs);
            let start = match job.interrupted.take() {
                Some(state) => {
                    tier.state = state;
                    Start::Again
                }
                None => Start::Code(tier.compile(around, job.term)),
            };
            match tier.evaluate(around, start) {
                Ok(Some(value)) => return Ok(Evaluated::Value(value)),
                Ok(None) => return Ok(Evaluated::GaveUp),
                Err(Stop::GaveUp) if job.keep_proofs => return Ok(Evaluated::GaveUp),
                Err(Stop::GaveUp) => job.keep_proofs = true,
                Err(Stop::OutOfBudget) => {
                    job.interrupted = Some(std::mem::take(&mut tier.state));
                    return Ok(Evaluated::OutOfBudget);
                }
                Err(Stop::Limit(limit)) => return Err(limit),
            }
        }
    }

    /// Compares the values of two closed terms of one type, constructor by constructor.
    pub(crate) fn compare(
        &mut self,
        around: &mut Surroundings<'_, '_>,
        a: ExprId,
        b: ExprId,
    ) -> Result<Compared, Limit> {
        for keep_proofs in [false, true] {
            let tier = self.tier(keep_proofs);
            match tier.compare(around, a, b) {
                Ok(true) => return Ok(Compared::Equal),
                Ok(false) => return Ok(Compared::Unknown),
                Err(Stop::GaveUp) => {}
                Err(Stop::OutOfBudget) => {
                    tier.state.reset();
                    return Ok(Compared::OutOfBudget);
                }
                Err(Stop::Limit(limit)) => return Err(limit),
            }
        }
        Ok(Compared::Unknown)
    }

    /// Bytes of stacks and heaps.
    pub(crate) fn bytes(&self) -> usize {
        [&self.without_proofs, &self.with_proofs].into_iter().flatten().map(|tier| tier.state.bytes()).sum()
    }

    fn tier(&mut self, keep_proofs: bool) -> &mut Tier {
        let tier = if keep_proofs { &mut self.with_proofs } else { &mut self.without_proofs };
        tier.get_or_insert_with(|| Tier {
            program: Program::new(keep_proofs),
            code: Code::default(),
            state: State::default(),
        })
    }
}

impl Tier {
    /// `Ok(None)`: the value has no short name.
    fn evaluate(&mut self, around: &mut Surroundings<'_, '_>, start: Start) -> Result<Option<ExprId>, Stop> {
        let value = self.run(around, start)?;
        if let Some(number) = self.state.as_number(value) {
            return Ok(around.terms.nat_lit(number).ok());
        }
        Ok(value.as_constructor().and_then(|tag| {
            let name = self.program.constructors[tag.position()];
            match around.view.get(name) {
                Some(ConstantInfo::Constructor(c))
                    if c.parameters == 0 && c.signature.universes.is_empty() =>
                {
                    around.terms.constant(name, LevelsId::EMPTY).ok()
                }
                _ => None,
            }
        }))
    }

    fn compare(&mut self, around: &mut Surroundings<'_, '_>, a: ExprId, b: ExprId) -> Result<bool, Stop> {
        let entries = [a, b].map(|term| self.compile(around, term));
        let first = self.run(around, Start::Code(entries[0]))?;
        self.state.stack.push(first);
        let second = self.run(around, Start::Code(entries[1]));
        self.state.stack.push(second?);
        // Pairs that are still to be compared lie on the stack, where collections see them.
        while let Some(second) = self.state.stack.pop() {
            let Some(first) = self.state.stack.pop() else { break };
            if first == second && first != Value::POISON {
                continue;
            }
            self.state.stack.push(second);
            let first = self.run(around, Start::Value(first))?;
            let Some(second) = self.state.stack.pop() else { break };
            self.state.stack.push(first);
            let second = self.run(around, Start::Value(second))?;
            let Some(first) = self.state.stack.pop() else { break };
            if !self.push_fields(first, second)? {
                self.state.stack.clear();
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Pushes the pairs of fields of two evaluated values; `false` if the values differ.
    fn push_fields(&mut self, first: Value, second: Value) -> Result<bool, Stop> {
        if let (Some(a), Some(b)) = (self.state.as_number(first), self.state.as_number(second)) {
            return Ok(a == b);
        }
        let constructors = self.state.as_constructor(first).zip(self.state.as_constructor(second));
        let Some(((tag, fields), (other, others))) = constructors else { return Err(Stop::GaveUp) };
        if tag != other || fields.len() != others.len() {
            return Ok(false);
        }
        for (a, b) in fields.into_iter().zip(others) {
            self.state.stack.extend([a, b]);
        }
        Ok(true)
    }

    fn compile(&mut self, around: &mut Surroundings<'_, '_>, term: ExprId) -> At {
        stacker::maybe_grow(STACK / 2, STACK, || {
            let source = Source { view: around.view, terms: around.terms, primitives: around.primitives };
            let term = self.program.translate(source, term);
            self.state.booleans = self.program.booleans();
            self.code.compile(&self.program, &term)
        })
    }

    fn run(&mut self, around: &mut Surroundings<'_, '_>, start: Start) -> Result<Value, Stop> {
        self.state.outside = around.bytes;
        self.state.run(&self.code, start, around.budget, around.meter)
    }
}
