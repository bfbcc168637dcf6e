//! The state of one check: what it sees, what it may use, what it found out already.

use crate::declaration::ConstantInfo;
use crate::environment::View;
use crate::error::{Failure, Rejection};
use crate::limits::Meter;
use crate::machine::Machine;
use crate::primitives::Primitives;
use crate::terms::{Delayed, ExprId, Memo, NameId, Terms};

/// Result of a judgement.
pub(crate) type Judged<T> = Result<T, Failure>;

/// Native stack that one judgement and what it calls before the next one needs at most.
const RED_ZONE: usize = 128 << 10;
const CHUNK: usize = 2 << 20;
/// Memory is looked at once in so many judgements.
const MEMORY_STRIDE: u32 = 256;
/// Size of terms in messages.
const SHOWN: usize = 600;

/// Results that stay true for the rest of the check.
///
/// They name terms of the scratch layer, so they live exactly as long as it does: one declaration. The next one on the
/// thread gets the emptied tables.
#[derive(Default)]
pub(crate) struct Caches {
    /// Types of terms that were checked, by context and term.
    pub(crate) checked: Memo,
    /// Types of terms that are known to be well typed, by context and term.
    pub(crate) inferred: Memo,
    /// Terms put into their context, by context and term.
    pub(crate) closed: Memo,
    /// Contexts, by outer context and innermost value.
    pub(crate) contexts: Memo,
    pub(crate) context_count: u32,
    pub(crate) whnf: Memo,
    pub(crate) whnf_core: Memo,
    pub(crate) whnf_core_cheap: Memo,
    pub(crate) unfolded_once: Memo,
    /// Pairs that were compared: 1 equal, 0 not.
    pub(crate) compared: Memo,
    /// Pairs with the same head whose arguments differ.
    pub(crate) arguments_differ: Memo,
    pub(crate) levels: Memo,
}

impl Caches {
    fn each(&mut self) -> [&mut Memo; 11] {
        [
            &mut self.checked,
            &mut self.inferred,
            &mut self.closed,
            &mut self.contexts,
            &mut self.whnf,
            &mut self.whnf_core,
            &mut self.whnf_core_cheap,
            &mut self.unfolded_once,
            &mut self.compared,
            &mut self.arguments_differ,
            &mut self.levels,
        ]
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        for memo in self.each() {
            memo.clear();
        }
        self.context_count = 0;
    }

    fn bytes(&mut self) -> usize {
        self.each().iter().map(|memo| memo.bytes()).sum()
    }

    pub(crate) fn len(&mut self) -> usize {
        self.each().iter().map(|memo| memo.len()).sum()
    }
}

/// The binders that inference is under: what each bound variable stands for, and its type.
#[derive(Default)]
pub(crate) struct Scope {
    pub(crate) values: Vec<ExprId>,
    pub(crate) types: Vec<ExprId>,
    /// Number of the context in the cache of contexts; 0 is the empty one.
    pub(crate) context: u32,
    /// The number of the next local.
    pub(crate) next: u32,
}

/// Checks one declaration.
pub(crate) struct Checker<'e> {
    pub(crate) view: View<'e>,
    pub(crate) terms: Terms,
    pub(crate) meter: Meter,
    pub(crate) primitives: Primitives,
    pub(crate) caches: Caches,
    pub(crate) scope: Scope,
    pub(crate) delayed: Delayed<'e>,
    /// Universe parameters of the declaration.
    pub(crate) universes: Vec<NameId>,
    /// Whether the machine for closed terms is switched off.
    pub(crate) plain: bool,
    pub(crate) machine: Machine,
    until_memory: u32,
}

impl<'e> Checker<'e> {
    /// A check that has found out nothing yet.
    pub(crate) fn new(
        view: View<'e>,
        terms: Terms,
        meter: Meter,
        primitives: Primitives,
        plain: bool,
    ) -> Self {
        Self {
            view,
            terms,
            meter,
            primitives,
            caches: Caches::default(),
            scope: Scope::default(),
            delayed: Delayed::default(),
            universes: Vec::new(),
            plain,
            machine: Machine::default(),
            until_memory: MEMORY_STRIDE,
        }
    }

    /// Runs a part of the check that sees constants which the check adds for itself.
    pub(crate) fn with_extra<T>(
        &mut self,
        extra: &[ConstantInfo],
        part: impl FnOnce(&mut Checker<'_>) -> Judged<T>,
    ) -> Judged<T> {
        self.caches.clear();
        let mut inner = Checker {
            view: self.view.with_extra(extra),
            terms: std::mem::replace(&mut self.terms, Terms::hollow()),
            meter: self.meter.clone(),
            primitives: self.primitives,
            caches: std::mem::take(&mut self.caches),
            scope: Scope::default(),
            delayed: Delayed::default(),
            universes: std::mem::take(&mut self.universes),
            plain: self.plain,
            machine: Machine::default(),
            until_memory: self.until_memory,
        };
        let result = part(&mut inner);
        self.terms = inner.terms;
        self.meter = inner.meter;
        self.caches = inner.caches;
        self.caches.clear();
        self.universes = inner.universes;
        self.until_memory = inner.until_memory;
        result
    }

    /// Makes a judgement one level deeper: counts the step, looks at memory now and then, and sees to the native stack.
    #[inline]
    pub(crate) fn deeper<T>(&mut self, judgement: impl FnOnce(&mut Self) -> Judged<T>) -> Judged<T> {
        self.step()?;
        self.meter.enter()?;
        let result = stacker::maybe_grow(RED_ZONE, CHUNK, || judgement(self));
        self.meter.leave();
        result
    }

    /// Counts one step and the work of the store since the last.
    #[inline]
    pub(crate) fn step(&mut self) -> Judged<()> {
        let work = self.terms.take_work();
        self.meter.spend(1 + work)?;
        self.until_memory -= 1;
        if self.until_memory == 0 {
            self.look_at_memory()?;
        }
        Ok(())
    }

    /// Compares the memory in use with the limit.
    pub(crate) fn look_at_memory(&mut self) -> Judged<()> {
        self.until_memory = MEMORY_STRIDE;
        let bytes = self.bytes() + self.machine.bytes();
        Ok(self.meter.note_memory(bytes)?)
    }

    /// Bytes of terms and caches.
    pub(crate) fn bytes(&mut self) -> usize {
        self.terms.own_bytes() + self.caches.bytes() + self.delayed.bytes()
    }

    /// A term for a message.
    pub(crate) fn show(&self, expr: ExprId) -> String {
        self.terms.show_expr(expr, SHOWN)
    }

    /// A name for a message.
    pub(crate) fn show_name(&self, name: NameId) -> String {
        self.terms.show_name(name)
    }

    /// The failure for a constant that is not there.
    pub(crate) fn unknown(&self, name: NameId) -> Failure {
        Rejection::UnknownConstant { name: self.show_name(name) }.into()
    }
}
