//! From float weights to integers in [-127, 127].
//!
//! Two freedoms of the network change no answer, and are used so that rounding hurts least. Adding δ to a neuron's
//! column of E1 and taking it from E2 leaves all sums alone: it balances their ranges. Adding a number to a neuron's
//! column of W2 adds the same to all scores of a pair: it centres the column. What is left is how each neuron shares
//! its size between E and W2, and there several rules are tried.

use crate::model::Model;
use crate::{Evaluation, Network, Pairs};

/// Largest entry of a table.
const FULL_RANGE: f32 = 127.0;

/// No neuron's E column is scaled to less than this share of the full range.
const LEAST_SHARE: f32 = 0.02;

/// One neuron with its columns balanced and centred.
struct Neuron {
    e1: Vec<f32>,
    e2: Vec<f32>,
    w: Vec<f32>,
    /// Largest |E1| or |E2|.
    e_max: f32,
    /// Largest |W2|·`e_max`²: how much the neuron can move a score.
    weight: f32,
}

impl Neuron {
    fn of(model: &Model, j: usize) -> Self {
        let (p, neurons, classes) = (model.p, model.neurons(), model.classes());
        let column = |table: &[f32]| (0..p).map(|row| table[row * neurons + j]).collect::<Vec<f32>>();
        let (mut e1, mut e2) = (column(&model.e1), column(&model.e2));
        let mut w = model.w[j * classes..][..p].to_vec();
        let shift = (middle(&e2) - middle(&e1)) * 0.5;
        e1.iter_mut().for_each(|x| *x += shift);
        e2.iter_mut().for_each(|x| *x -= shift);
        let centre = middle(&w);
        w.iter_mut().for_each(|x| *x -= centre);
        let e_max = largest(&e1).max(largest(&e2)).max(1e-12);
        let weight = largest(&w) * e_max * e_max;
        Self { e1, e2, w, e_max, weight }
    }
}

/// Half of least plus greatest.
fn middle(column: &[f32]) -> f32 {
    let least = column.iter().copied().fold(f32::MAX, f32::min);
    let greatest = column.iter().copied().fold(f32::MIN, f32::max);
    (least + greatest) * 0.5
}

fn largest(column: &[f32]) -> f32 {
    column.iter().fold(0.0, |largest, x| x.abs().max(largest))
}

/// How much of the full range a neuron's E columns get, from its weight relative to the heaviest neuron.
const SHARES: [fn(f32) -> f32; 3] = [|_| 1.0, |relative| relative.sqrt().sqrt(), f32::sqrt];

/// Rounds the model in several ways and gives the integer network that is right on all of `pairs` with the best
/// margin relative to its score spread, if one is right at all.
pub(crate) fn round(model: &Model, pairs: &Pairs) -> Option<(Network, Evaluation)> {
    let neurons: Vec<Neuron> = (0..model.hidden).map(|j| Neuron::of(model, j)).collect();
    let heaviest = neurons.iter().fold(1e-30, |most, neuron| neuron.weight.max(most));
    let mut best: Option<(Network, Evaluation)> = None;
    for share in SHARES {
        let network = scaled(model.p, &neurons, heaviest, share);
        if !network.is_right_on(pairs) {
            continue;
        }
        let evaluation = network.evaluate(pairs);
        if best.as_ref().is_none_or(|(_, best)| evaluation.relative_margin() > best.relative_margin()) {
            best = Some((network, evaluation));
        }
    }
    best
}

fn scaled(p: usize, neurons: &[Neuron], heaviest: f32, share: fn(f32) -> f32) -> Network {
    let hidden = neurons.len();
    let (mut e1, mut e2, mut w2) = (vec![0; p * hidden], vec![0; p * hidden], vec![0; p * hidden]);
    for (j, neuron) in neurons.iter().enumerate() {
        let share = share(neuron.weight / heaviest).max(LEAST_SHARE);
        let e_scale = FULL_RANGE * share / neuron.e_max;
        let w_scale = FULL_RANGE / heaviest * (neuron.e_max * neuron.e_max) / (share * share);
        for row in 0..p {
            e1[row * hidden + j] = nearest(neuron.e1[row] * e_scale);
            e2[row * hidden + j] = nearest(neuron.e2[row] * e_scale);
            w2[row * hidden + j] = nearest(neuron.w[row] * w_scale);
        }
    }
    Network::new(p, hidden, e1, e2, w2).expect("rounding clamps to the range and keeps the shape")
}

/// The nearest integer, halves away from zero, clamped to [-127, 127].
fn nearest(x: f32) -> i8 {
    x.round().clamp(-FULL_RANGE, FULL_RANGE) as i8
}
