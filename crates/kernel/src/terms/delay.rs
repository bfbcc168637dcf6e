//! Delayed substitution: terms together with what their bound variables stand for.
//!
//! Reduction binds arguments to variables and looks them up when they come to the head. Only what is left at the end is
//! substituted, and only what is looked at on the way: motives and branches not taken never are. A binding is
//! substituted at most once: the result takes its place.

use super::instantiate::{Replace, Traversal, Universes};
use super::memo::Memo;
use super::node::{Expr, ExprNode};
use super::{ExprId, Terms};
use crate::limits::Limit;

/// Number of the innermost binding of an environment, plus one; 0 for the empty one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Env(u32);

impl Env {
    pub(crate) const EMPTY: Self = Self(0);
}

/// Number of the universes that a term's universe parameters stand for, plus one; 0 for none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Instance(u32);

impl Instance {
    pub(crate) const NONE: Self = Self(0);
}

/// A term in an environment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Closure {
    pub(crate) expr: ExprId,
    pub(crate) env: Env,
    pub(crate) instance: Instance,
}

impl Closure {
    /// A term without loose bound variables, and with its universes in place.
    pub(crate) fn closed(expr: ExprId) -> Self {
        Self { expr, env: Env::EMPTY, instance: Instance::NONE }
    }

    /// Whether nothing is delayed.
    pub(crate) fn is_closed(self) -> bool {
        self.env == Env::EMPTY && self.instance == Instance::NONE
    }
}

struct Binding {
    outer: Env,
    /// How many bindings, this one included, lie in a row in the list as they do in the environment.
    run: u32,
    value: Closure,
}

/// The bindings of the reductions in progress.
#[derive(Default)]
pub(crate) struct Delayed<'e> {
    bindings: Vec<Binding>,
    instances: Vec<Universes<'e>>,
    memos: Vec<Memo>,
}

/// A state of [`Delayed`] to come back to.
#[derive(Clone, Copy)]
pub(crate) struct Mark {
    bindings: usize,
    instances: usize,
}

/// Substitutions nested in one another above this number end the check.
const MAX_NESTING: u32 = 20_000;
const RED_ZONE: usize = 64 << 10;
const CHUNK: usize = 1 << 20;

impl<'e> Delayed<'e> {
    /// The state to come back to.
    pub(crate) fn mark(&self) -> Mark {
        Mark { bindings: self.bindings.len(), instances: self.instances.len() }
    }

    /// Forgets what was delayed since.
    pub(crate) fn release(&mut self, mark: Mark) {
        self.bindings.truncate(mark.bindings);
        self.instances.truncate(mark.instances);
    }

    /// How many bindings and instances there are since.
    pub(crate) fn since(&self, mark: Mark) -> usize {
        (self.bindings.len() - mark.bindings) + (self.instances.len() - mark.instances)
    }

    /// The number of universes for terms to be delayed.
    pub(crate) fn instance(&mut self, universes: Universes<'e>) -> Result<Instance, Limit> {
        if universes.params.is_empty() {
            return Ok(Instance::NONE);
        }
        let number = u32::try_from(self.instances.len() + 1).map_err(|_| Limit::Memory)?;
        self.instances.push(universes);
        Ok(Instance(number))
    }

    /// The universes of a number.
    pub(crate) fn universes(&self, instance: Instance) -> Universes<'e> {
        match (instance.0 as usize).checked_sub(1) {
            Some(position) => self.instances[position],
            None => Universes::NONE,
        }
    }

    /// The environment with a binding more.
    pub(crate) fn bind(&mut self, outer: Env, value: Closure) -> Result<Env, Limit> {
        let number = u32::try_from(self.bindings.len() + 1).map_err(|_| Limit::Memory)?;
        let run = match self.bindings.last() {
            Some(last) if outer.0 == number - 1 => last.run + 1,
            _ => 1,
        };
        self.bindings.push(Binding { outer, run, value });
        Ok(Env(number))
    }

    /// The binding of a variable.
    #[inline]
    fn position(&self, mut env: Env, mut index: u32) -> Option<usize> {
        loop {
            let position = (env.0 as usize).checked_sub(1)?;
            let run = self.bindings[position].run;
            if index < run {
                return Some(position - index as usize);
            }
            index -= run;
            env = self.bindings[position + 1 - run as usize].outer;
        }
    }

    /// What a variable stands for.
    pub(crate) fn get(&self, env: Env, index: u32) -> Option<Closure> {
        self.position(env, index).map(|position| self.bindings[position].value)
    }

    /// Bytes in use: those that a list takes which grew to this length.
    pub(crate) fn bytes(&self) -> usize {
        self.bindings.len().next_power_of_two() * size_of::<Binding>()
            + self.instances.len().next_power_of_two() * size_of::<Universes<'_>>()
            + self.memos.iter().map(Memo::bytes).sum::<usize>()
    }
}

/// Puts what they stand for in place of loose bound variables.
struct Substitute<'d, 'e> {
    delayed: &'d mut Delayed<'e>,
    env: Env,
    universes: Universes<'e>,
    nesting: u32,
}

impl Replace for Substitute<'_, '_> {
    #[inline]
    fn skip(&self, node: &ExprNode, offset: u32) -> bool {
        node.loose <= offset && self.universes.skip(node)
    }

    #[inline]
    fn leaf(&mut self, terms: &mut Terms, expr: ExprId, offset: u32) -> Result<ExprId, Limit> {
        match terms.expr(expr) {
            Expr::BVar(index) => terms.force_variable(self.delayed, self.env, index - offset, self.nesting),
            _ => self.universes.leaf(terms, expr),
        }
    }
}

impl Terms {
    /// The term of a closure.
    #[inline]
    pub(crate) fn force(&mut self, delayed: &mut Delayed<'_>, closure: Closure) -> Result<ExprId, Limit> {
        if closure.is_closed() {
            return Ok(closure.expr);
        }
        self.substitute(delayed, closure, 0)
    }

    fn substitute(
        &mut self,
        delayed: &mut Delayed<'_>,
        closure: Closure,
        nesting: u32,
    ) -> Result<ExprId, Limit> {
        let Closure { expr, env, instance } = closure;
        let universes = delayed.universes(instance);
        let node = self.node(expr);
        if node.loose == 0 && universes.skip(node) {
            return Ok(expr);
        }
        if let Expr::BVar(index) = self.expr(expr) {
            return self.force_variable(delayed, env, index, nesting);
        }
        let mut memo = delayed.memos.pop().unwrap_or_default();
        memo.clear();
        let rule = Substitute { delayed, env, universes, nesting };
        let mut traversal = Traversal::new(self, &mut memo, rule);
        let result = traversal.run(expr);
        delayed.memos.push(memo);
        result
    }

    fn force_variable(
        &mut self,
        delayed: &mut Delayed<'_>,
        env: Env,
        index: u32,
        nesting: u32,
    ) -> Result<ExprId, Limit> {
        let Some(position) = delayed.position(env, index) else {
            debug_assert!(false, "only closed terms are reduced");
            return Ok(self.bvar(index)?);
        };
        let value = delayed.bindings[position].value;
        if value.is_closed() {
            return Ok(value.expr);
        }
        if nesting >= MAX_NESTING {
            return Err(Limit::Depth);
        }
        let forced = stacker::maybe_grow(RED_ZONE, CHUNK, || self.substitute(delayed, value, nesting + 1))?;
        delayed.bindings[position].value = Closure::closed(forced);
        Ok(forced)
    }
}
