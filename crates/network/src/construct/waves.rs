//! Three phases of each of a few frequencies.

use std::f64::consts::{PI, TAU};

use super::{ConstructError, Waves, best_margin, freeze_for, phase_shift};
use crate::rng::Rng;
use crate::{FrozenNetwork, Network, Operation, portable};

/// Neurons for each frequency; three phases, π/3 apart, are the fewest that leave nothing but the wave in a + b.
const PHASES: usize = 3;

/// Random choices of frequencies and phases to look at, most of which fail on one of the first pairs.
const TRIES: usize = 20_000;
/// Right ones to choose from.
const ENOUGH: usize = 50;

/// A network of 3·`frequencies` neurons that adds or subtracts modulo p.
///
/// With n phases φⱼ = φ₀ + πj/n, E1 = E2 = round(127·cos(wa + φⱼ)) and W2\[c\] = round(127·cos(wc + 2φⱼ)), the score of
/// c is 127³·n·cos²(w(a − b)/2)·cos(w(a + b − c)) before rounding. Frequencies and phases are the best of many random
/// ones, by the least margin; one frequency is enough up to p = 29, two up to 59, three up to 127.
pub fn waves(
    operation: Operation,
    p: usize,
    frequencies: usize,
    seed: u64,
) -> Result<FrozenNetwork, ConstructError> {
    if operation == Operation::Mul {
        let advice = "use the construction from products";
        return Err(ConstructError::Operation { operation, advice });
    }
    let most = p.saturating_sub(1) / 2;
    if frequencies == 0 || frequencies > most {
        return Err(ConstructError::Frequencies { asked: frequencies, most, modulus: p });
    }
    let hidden = PHASES * frequencies;
    Network::check_size(p, hidden)?;
    let mut rng = Rng::new(&[seed, p as u64, frequencies as u64]);
    let candidates = (0..TRIES).filter_map(|_| random_waves(p, frequencies, &mut rng).network().ok());
    best_margin(Operation::Add, ENOUGH, candidates)
        .and_then(|network| freeze_for(operation, &network))
        .ok_or(ConstructError::NotFound { p, hidden })
}

fn random_waves(p: usize, frequencies: usize, rng: &mut Rng) -> Waves {
    let mut ks: Vec<usize> = (1..=(p - 1) / 2).collect();
    rng.shuffle(&mut ks);
    let shift = phase_shift(p) / 2.0;
    let mut neurons = Vec::new();
    for &k in &ks[..frequencies] {
        let first_phase = rng.unit() * PI;
        for j in 0..PHASES {
            let phase = first_phase + PI * j as f64 / PHASES as f64;
            let wave = |phase: f64| -> Vec<f64> {
                (0..p).map(|x| portable::cos(TAU * (k * x % p) as f64 / p as f64 + phase)).collect()
            };
            neurons.push([wave(phase + shift), wave(phase - shift), wave(2.0 * phase)]);
        }
    }
    Waves { modulus: p, neurons }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_neurons_are_enough_up_to_29() {
        for p in (3..=23).chain([29]) {
            let frozen = waves(Operation::Add, p, 1, 0).unwrap();
            assert_eq!(frozen.network().hidden(), 3, "p = {p}");
        }
    }

    #[test]
    fn more_frequencies_reach_further() {
        assert_eq!(waves(Operation::Add, 59, 2, 0).unwrap().network().hidden(), 6);
        assert_eq!(waves(Operation::Sub, 61, 3, 0).unwrap().network().hidden(), 9);
    }

    #[test]
    fn what_cannot_be_is_refused() {
        assert!(matches!(waves(Operation::Mul, 7, 1, 0), Err(ConstructError::Operation { .. })));
        assert!(matches!(waves(Operation::Add, 7, 4, 0), Err(ConstructError::Frequencies { most: 3, .. })));
        assert!(matches!(waves(Operation::Add, 127, 1, 0), Err(ConstructError::NotFound { .. })));
    }
}
