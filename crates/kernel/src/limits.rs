//! Fuel, memory and depth: what a check may use, and how it is counted.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use thiserror::Error;

use crate::terms::TermError;

/// A limit that a check ran into. It says nothing about whether the declaration is right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum Limit {
    /// The steps are used up.
    #[error("out of fuel")]
    Fuel,
    /// The memory account is used up.
    #[error("out of memory")]
    Memory,
    /// The judgements are nested too deeply.
    #[error("too deep")]
    Depth,
    /// The caller called the check off.
    #[error("called off")]
    Interrupted,
}

impl From<TermError> for Limit {
    /// The checker builds no bound variables beyond those of its input, so a full store is all it can meet.
    fn from(_: TermError) -> Self {
        Self::Memory
    }
}

/// Who may declare the names that the kernel computes with (`Nat.add`, `String.ofList`, …).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SpecialNames {
    /// Nobody: a declaration of such a name is rejected. For files that extend a base.
    #[default]
    Refuse,
    /// The file. Built-in arithmetic is used only for operations whose declarations were verified to be the standard
    /// ones; the others are computed by unfolding. For files that nobody vouches for and that bring their own base.
    Verify,
    /// The file, and its declarations are taken to be the standard ones where their types are, as Lean's own kernel
    /// takes them. For checking a base that the caller vouches for.
    Trust,
}

/// What a check may use and how it works.
#[derive(Clone, Debug)]
pub struct Options {
    /// Steps for the whole file.
    pub fuel: u64,
    /// Bytes for one declaration, terms and caches together, beside the terms of the file.
    pub memory: usize,
    /// Nesting of judgements. One level takes about half a kilobyte of native stack.
    pub depth: u32,
    /// Do without the machine for closed terms: slower, by the plain rules alone.
    pub plain: bool,
    /// Who may declare special names.
    pub special_names: SpecialNames,
    /// How many threads check declarations at once. The verdict and the steps do not depend on it.
    pub jobs: NonZeroUsize,
    /// Calls the check off once it is true: for callers with a deadline. Looked at as often as memory is.
    pub interrupt: Option<Arc<AtomicBool>>,
}

impl Default for Options {
    /// No fuel limit, 4 GiB, depth 20,000, one thread.
    fn default() -> Self {
        Self {
            fuel: u64::MAX,
            memory: 4 << 30,
            depth: 20_000,
            plain: false,
            special_names: SpecialNames::default(),
            jobs: NonZeroUsize::MIN,
            interrupt: None,
        }
    }
}

/// What one declaration took.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    /// Steps: the same on every machine, thread count and run.
    pub steps: u64,
    /// Steps of these that the machine for closed terms made.
    pub machine_steps: u64,
    /// Terms that the check built.
    pub terms: u64,
    /// Entries of its caches.
    pub cached: u64,
    /// Bytes of terms, caches and machine, at most.
    pub peak_bytes: u64,
    /// Deepest nesting of judgements.
    pub depth: u32,
}

/// Counts what a check uses.
///
/// The steps of a declaration are those of its judgements: they depend on the declaration and the declarations
/// before it only, never on time, addresses or other threads.
#[derive(Clone, Debug)]
pub struct Meter {
    steps: u64,
    /// Steps that may be made: the fuel, or less in a part that has a budget of its own.
    ceiling: u64,
    memory: usize,
    peak: usize,
    depth: u32,
    depth_limit: u32,
    deepest: u32,
    /// Steps made by the machine, part of `steps`.
    pub(crate) machine_steps: u64,
    interrupt: Option<Arc<AtomicBool>>,
}

impl Meter {
    /// A meter with the limits of the options.
    pub fn new(options: &Options) -> Self {
        Self {
            steps: 0,
            ceiling: options.fuel,
            memory: options.memory,
            peak: 0,
            depth: 0,
            depth_limit: options.depth,
            deepest: 0,
            machine_steps: 0,
            interrupt: options.interrupt.clone(),
        }
    }

    /// Counts one step.
    #[inline]
    pub fn step(&mut self) -> Result<(), Limit> {
        self.spend(1)
    }

    /// Counts several steps.
    #[inline]
    pub fn spend(&mut self, steps: u64) -> Result<(), Limit> {
        self.steps = self.steps.saturating_add(steps);
        if self.steps > self.ceiling {
            return Err(Limit::Fuel);
        }
        Ok(())
    }

    /// Allows only so many steps more, until [`Meter::restore_ceiling`] is given what this returns.
    pub(crate) fn lower_ceiling(&mut self, budget: u64) -> u64 {
        let outer = self.ceiling;
        self.ceiling = outer.min(self.steps.saturating_add(budget));
        outer
    }

    /// Allows as many steps as before [`Meter::lower_ceiling`]; tells whether these are used up as well.
    pub(crate) fn restore_ceiling(&mut self, outer: u64) -> bool {
        self.ceiling = outer;
        self.steps > outer
    }

    /// Counts steps of the machine.
    pub(crate) fn spend_machine(&mut self, steps: u64) -> Result<(), Limit> {
        self.machine_steps += steps;
        self.spend(steps)
    }

    /// Takes back steps that the machine paid for and did not make.
    pub(crate) fn refund_machine(&mut self, steps: u64) {
        self.machine_steps -= steps;
        self.steps -= steps;
    }

    /// Steps so far.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// Steps that are left.
    pub fn fuel_left(&self) -> u64 {
        self.ceiling.saturating_sub(self.steps)
    }

    /// Bytes that may be used.
    pub fn memory_limit(&self) -> usize {
        self.memory
    }

    /// Notes how many bytes are in use now, and looks whether the check was called off.
    pub fn note_memory(&mut self, bytes: usize) -> Result<(), Limit> {
        if self.interrupt.as_ref().is_some_and(|flag| flag.load(Ordering::Relaxed)) {
            return Err(Limit::Interrupted);
        }
        self.peak = self.peak.max(bytes);
        if bytes > self.memory {
            return Err(Limit::Memory);
        }
        Ok(())
    }

    /// Goes one judgement deeper. Every success is paired with a [`Meter::leave`].
    #[inline]
    pub(crate) fn enter(&mut self) -> Result<(), Limit> {
        if self.depth >= self.depth_limit {
            return Err(Limit::Depth);
        }
        self.depth += 1;
        self.deepest = self.deepest.max(self.depth);
        Ok(())
    }

    /// Comes back from one judgement.
    #[inline]
    pub(crate) fn leave(&mut self) {
        self.depth -= 1;
    }

    /// Largest number of bytes noted.
    pub(crate) fn peak(&self) -> usize {
        self.peak
    }

    /// Deepest nesting.
    pub(crate) fn deepest(&self) -> u32 {
        self.deepest
    }
}
