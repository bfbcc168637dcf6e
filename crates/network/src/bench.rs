//! How fast is training here, next to what the machine could do?

use std::hint::black_box;
use std::time::Duration;

use fearless_simd::prelude::*;
use fearless_simd::{Simd, dispatch};
use rustix::time::{ClockId, clock_gettime};

use crate::model::{Gradient, Model};
use crate::rng::Rng;
use crate::{Isa, Loss, Operation, Pairs};

/// Floating-point operations of one timed run of the peak loop.
const PEAK_WORK: f64 = 2e9;
/// Timed runs; the best counts, as other load on the machine only ever slows a run down.
const RUNS: usize = 5;

/// Processor time of this thread: what other programs get of the core does not count.
fn cpu_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), u32::try_from(time.tv_nsec).unwrap_or(0))
}

/// The most f32 multiplications and additions (not fused) that one core does a second with the instruction set: many
/// independent chains of x ← x·y + z in registers.
pub fn peak_flops(isa: Isa) -> f64 {
    (0..RUNS).map(|_| dispatch!(isa.level(), simd => peak_of(simd))).fold(0.0, f64::max)
}

#[inline(always)]
fn peak_of<S: Simd>(simd: S) -> f64 {
    // Too few chains wait for results, too many do not fit the registers.
    chains::<S, 8>(simd).max(chains::<S, 12>(simd)).max(chains::<S, 24>(simd))
}

#[inline(always)]
fn chains<S: Simd, const N: usize>(simd: S) -> f64 {
    let factor = S::f32s::splat(simd, black_box(0.999));
    let summand = S::f32s::splat(simd, black_box(0.001));
    let mut sums = [S::f32s::splat(simd, 1.0); N];
    let work = (2 * N * S::f32s::LEN) as f64;
    let steps = (PEAK_WORK / work) as usize;
    let start = cpu_time();
    for _ in 0..steps {
        for sum in &mut sums {
            *sum = *sum * factor + summand;
        }
    }
    let seconds = (cpu_time() - start).as_secs_f64();
    black_box(sums.iter().map(|sum| sum[0]).sum::<f32>());
    steps as f64 * work / seconds
}

/// Seconds of one pass over all p² pairs, gradient included, and its floating-point operations, 6p³H.
pub fn epoch(p: usize, hidden: usize, isa: Isa) -> (f64, f64) {
    let work = 6.0 * (p * p * p * hidden) as f64;
    let pairs = Pairs::all(Operation::Add, p);
    let model = Model::random(p, hidden, 0.5, &mut Rng::new(&[1]));
    let mut gradient = Gradient::new(&model, isa);
    let passes = (2e8 / work).ceil() as usize;
    let mut run = || {
        let start = cpu_time();
        for _ in 0..passes {
            black_box(gradient.compute(&model, &pairs, Loss::CrossEntropy, false));
        }
        (cpu_time() - start).as_secs_f64() / passes as f64
    };
    run();
    ((0..RUNS).map(|_| run()).fold(f64::MAX, f64::min), work)
}
