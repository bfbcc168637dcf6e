//! Which terms are worth the machine, and how it and ordinary reduction take turns.
//!
//! Most closed terms are reduced in a few steps, and for them compiling would be a waste. Some take millions, and then the
//! machine is faster by orders of magnitude; but on a few shapes (`d (n+1) x = d n x + d n x`) the caches of ordinary
//! reduction are what ends at all. So ordinary reduction gets a few steps first; then the two take turns with growing
//! budgets, and the first to end decides. Both only use the rules of the kernel, so the turn decides about speed alone.

use crate::checker::{Checker, Judged};
use crate::declaration::ConstantInfo;
use crate::error::Failure;
use crate::limits::Limit;
use crate::machine::{Compared, Evaluated, Job, Surroundings};
use crate::terms::{Expr, ExprId};

/// Steps of ordinary reduction before the machine is asked.
const FIRST_TRY: u64 = 1 << 13;
/// Steps of the machine in its first turn.
const MACHINE_TURN: u64 = 1 << 20;
/// How many steps of the machine a step of ordinary reduction may be worth.
const ADVANTAGE: u64 = 256;
/// How much longer each turn is than the one before.
const GROWTH: u64 = 4;

impl Checker<'_> {
    /// The weak-head normal form of a closed term, by whoever finds it first.
    pub(crate) fn whnf_closed(
        &mut self,
        expr: ExprId,
        ordinary: impl Fn(&mut Self, ExprId) -> Judged<ExprId>,
    ) -> Judged<ExprId> {
        if let Some(value) = self.within(FIRST_TRY, |c| ordinary(c, expr))? {
            return Ok(value);
        }
        if !self.is_data(expr)? {
            return ordinary(self, expr);
        }
        let mut job = Job::new(expr);
        let mut turn = MACHINE_TURN;
        loop {
            match self.with_machine(turn, |machine, around| machine.advance(around, &mut job))? {
                Evaluated::Value(value) => return Ok(value),
                Evaluated::GaveUp => return ordinary(self, expr),
                Evaluated::OutOfBudget => {}
            }
            if let Some(value) = self.within(turn / ADVANTAGE, |c| ordinary(c, expr))? {
                return Ok(value);
            }
            turn = turn.saturating_mul(GROWTH);
        }
    }

    /// Whether two closed terms of one type are equal, by whoever finds out first.
    pub(crate) fn compare_closed(
        &mut self,
        t: ExprId,
        s: ExprId,
        ordinary: impl Fn(&mut Self, ExprId, ExprId) -> Judged<bool>,
    ) -> Judged<bool> {
        if let Some(answer) = self.within(FIRST_TRY, |c| ordinary(c, t, s))? {
            return Ok(answer);
        }
        if !self.is_data(t)? {
            return ordinary(self, t, s);
        }
        let mut turn = MACHINE_TURN;
        loop {
            match self.with_machine(turn, |machine, around| machine.compare(around, t, s))? {
                Compared::Equal => return Ok(true),
                Compared::Unknown => return ordinary(self, t, s),
                Compared::OutOfBudget => {}
            }
            if let Some(answer) = self.within(turn / ADVANTAGE, |c| ordinary(c, t, s))? {
                return Ok(answer);
            }
            turn = turn.saturating_mul(GROWTH);
        }
    }

    /// Makes a judgement within a budget of steps; `None` if that is not enough.
    fn within<T>(
        &mut self,
        budget: u64,
        judgement: impl FnOnce(&mut Self) -> Judged<T>,
    ) -> Judged<Option<T>> {
        let outer = self.meter.lower_ceiling(budget);
        let result = judgement(self);
        let spent = self.meter.restore_ceiling(outer);
        match result {
            Ok(value) => Ok(Some(value)),
            // The budget's own end, not that of a budget around it. The machine needs no depth.
            Err(Failure::Limit(Limit::Fuel | Limit::Depth)) if !spent => Ok(None),
            Err(failure) => Err(failure),
        }
    }

    fn with_machine<T>(
        &mut self,
        budget: u64,
        run: impl FnOnce(&mut crate::machine::Machine, &mut Surroundings<'_, '_>) -> Result<T, Limit>,
    ) -> Judged<T> {
        let bytes = self.bytes();
        let mut around = Surroundings {
            view: self.view,
            terms: &mut self.terms,
            meter: &mut self.meter,
            primitives: self.primitives,
            budget,
            bytes,
        };
        Ok(run(&mut self.machine, &mut around)?)
    }

    /// Whether a term is a value of an inductive type: neither a type, nor a function, nor a proof.
    fn is_data(&mut self, expr: ExprId) -> Judged<bool> {
        let ty = self.infer(expr)?;
        let ty = self.whnf(ty)?;
        let Expr::Const(name, _) = self.terms.expr(self.terms.head(ty)) else {
            return Ok(false);
        };
        let is_inductive = matches!(self.view.get(name), Some(ConstantInfo::Inductive(_)));
        Ok(is_inductive && !self.is_prop(ty)?)
    }
}
