//! Exact products of waves from differences of squares.

use std::f64::consts::{PI, TAU};

use super::{ConstructError, Waves, best_margin, freeze_for};
use crate::residues::{powers, primitive_root};
use crate::rng::Rng;
use crate::{FrozenNetwork, Network, Operation, portable};

/// Products for each frequency; Σⱼ cos(wa + φⱼ)·cos(wb + φⱼ)·cos(wc + 2φⱼ) = (3/4)·cos(w(a + b − c)) for three phases.
const PHASES: usize = 3;

/// Random choices of frequencies and phases to look at.
const TRIES: usize = 2_000;
/// Right ones to choose from.
const ENOUGH: usize = 50;

/// A network of 6·`frequencies` neurons that adds or subtracts modulo any p, or of one more that multiplies modulo a
/// prime.
///
/// Neuron pairs with E1 = u, E2 = ±v and opposite columns of W2 give 4·u(a)·v(b)·W2\[c\], and three such products of
/// shifted cosines give cos(w(a + b − c)), of the same strength for all a and b. (Compare [`super::waves`], whose
/// strength falls to nearly nothing for some pairs, and to nothing if p is even.)
///
/// For multiplication, row gⁱ of a table is row i of a table for addition modulo p − 1, g being the least primitive
/// root. Row 0 of E1 and E2 is 0, which makes the score of every class but 0 vanish when a factor is 0. One more
/// neuron, the same for all pairs, gives class 0 a score above that 0 and below the score of any right answer.
pub fn products(
    operation: Operation,
    p: usize,
    frequencies: usize,
    seed: u64,
) -> Result<FrozenNetwork, ConstructError> {
    let root = primitive_root(p);
    let modulus = if operation == Operation::Mul { p.saturating_sub(1) } else { p };
    if operation == Operation::Mul && (root.is_none() || p < 3) {
        return Err(ConstructError::Modulus { p, need: "an odd prime" });
    }
    let most = modulus / 2;
    if frequencies == 0 || frequencies > most {
        return Err(ConstructError::Frequencies { asked: frequencies, most, modulus });
    }
    let hidden = 2 * PHASES * frequencies + usize::from(operation == Operation::Mul);
    Network::check_size(p, hidden)?;
    let mut rng = Rng::new(&[seed, p as u64, frequencies as u64, 2]);
    let not_found = ConstructError::NotFound { p, hidden };
    let mut candidates = (0..TRIES).map(|_| random_products(modulus, frequencies, &mut rng));
    match (operation, root) {
        (Operation::Mul, Some(root)) => {
            let networks = candidates.filter_map(|waves| multiplication(&waves, p, root));
            best_margin(operation, ENOUGH, networks)
                .and_then(|network| network.freeze_as(operation).ok())
                .ok_or(not_found)
        }
        _ => {
            let networks = candidates.by_ref().filter_map(|waves| waves.network().ok());
            best_margin(Operation::Add, ENOUGH, networks)
                .and_then(|network| freeze_for(operation, &network))
                .ok_or(not_found)
        }
    }
}

fn random_products(n: usize, frequencies: usize, rng: &mut Rng) -> Waves {
    let mut ks: Vec<usize> = (1..=n / 2).collect();
    rng.shuffle(&mut ks);
    let mut neurons = Vec::new();
    for &k in &ks[..frequencies] {
        let first_phase = rng.unit() * PI;
        for j in 0..PHASES {
            let phase = first_phase + PI * j as f64 / PHASES as f64;
            let wave = |phase: f64, sign: f64| -> Vec<f64> {
                (0..n).map(|x| sign * portable::cos(TAU * (k * x % n) as f64 / n as f64 + phase)).collect()
            };
            for sign in [1.0, -1.0] {
                neurons.push([wave(phase, 1.0), wave(phase, sign), wave(2.0 * phase, sign)]);
            }
        }
    }
    Waves { modulus: n, neurons }
}

/// Rows by discrete logarithm, zero rows for 0, and the constant neuron for the class 0.
fn multiplication(waves: &Waves, p: usize, root: usize) -> Option<Network> {
    let adds = waves.network().ok()?;
    let (waves, hidden) = (adds.hidden(), adds.hidden() + 1);
    let mut tables = [vec![0_i8; p * hidden], vec![0; p * hidden], vec![0; p * hidden]];
    for (from, to) in [adds.e1(), adds.e2(), adds.w2()].into_iter().zip(&mut tables) {
        for (log, power) in powers(root, p).into_iter().enumerate() {
            to[power * hidden..][..waves].copy_from_slice(&from[log * waves..][..waves]);
        }
    }
    let [mut e1, mut e2, mut w2] = tables;
    let threshold = lowest_right_score(&adds) / 2;
    let (entry, weight) = constant_neuron(threshold)?;
    for row in 0..p {
        e1[row * hidden + waves] = entry;
        e2[row * hidden + waves] = entry;
    }
    w2[waves] = weight;
    Network::new(p, hidden, e1, e2, w2).ok()
}

/// The least score that a right class has on any pair.
fn lowest_right_score(adds: &Network) -> i64 {
    let pairs = crate::Pairs::all(Operation::Add, adds.p());
    let mut lowest = i64::MAX;
    adds.visit_scores(&pairs, |a, b, scores| {
        lowest = lowest.min(scores[pairs.target(a, b)]);
        std::ops::ControlFlow::Continue(())
    });
    lowest
}

/// An embedding t and a weight w, both in 1..=127, with w·(2t)² as close to the threshold as they come.
fn constant_neuron(threshold: i64) -> Option<(i8, i8)> {
    (1..=127_i64)
        .flat_map(|t| (1..=127_i64).map(move |w| (t, w)))
        .min_by_key(|(t, w)| (w * 4 * t * t - threshold).abs())
        .filter(|_| threshold > 0)
        .map(|(t, w)| (t as i8, w as i8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn even_moduli_add_and_subtract() {
        for p in [4, 6, 10, 16] {
            for operation in [Operation::Add, Operation::Sub] {
                assert_eq!(products(operation, p, 1, 0).unwrap().network().hidden(), 6);
            }
        }
    }

    #[test]
    fn primes_multiply() {
        for (p, frequencies) in [(3, 1), (5, 1), (7, 1), (11, 1), (13, 1), (23, 1), (31, 2)] {
            let frozen = products(Operation::Mul, p, frequencies, 0).unwrap();
            assert_eq!(frozen.network().hidden(), 6 * frequencies + 1);
            assert_eq!(frozen.operation(), Operation::Mul);
        }
    }

    #[test]
    fn a_composite_does_not_multiply() {
        let error = products(Operation::Mul, 9, 1, 0).unwrap_err();
        assert_eq!(error.to_string(), "this construction needs an odd prime, and p = 9 is not");
    }
}
