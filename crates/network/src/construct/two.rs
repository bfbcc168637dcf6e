//! Two neurons.
//!
//! With two phases a quarter turn apart, the direction of the vector (h₀, h₁) of squares depends on a + b alone, up to
//! rounding. Sort the classes by that direction. The class with the best score changes from one to the next exactly
//! where the difference of their rows of W2 is orthogonal to the direction, so W2 is a convex chain of lattice points
//! whose steps lie, as fractions, strictly between the directions of neighbouring classes. The simplest such fractions
//! (in the Stern–Brocot tree) make the shortest chain; it has to fit into the range of an entry.

use std::f64::consts::{PI, TAU};

use super::{ConstructError, freeze_for, phase_shift};
use crate::rng::Rng;
use crate::{FrozenNetwork, Network, Operation, portable};

/// Random phases and amplitudes to try.
const TRIES: usize = 20_000;
/// Single-entry changes to try on the closest miss.
const CLIMBS: usize = 200_000;
/// Most that the coordinates of the chain may run through: from −127 to 127.
const RANGE: i64 = 254;

/// A network of two neurons that adds or subtracts modulo p; found for all p up to 23.
///
/// One neuron is never enough: with h ≥ 0 the order of the scores W2\[c\]·h is that of W2, whatever a and b are.
pub fn two_neurons(operation: Operation, p: usize) -> Result<FrozenNetwork, ConstructError> {
    if operation == Operation::Mul {
        let advice = "use the construction from products";
        return Err(ConstructError::Operation { operation, advice });
    }
    Network::check_size(p, 2)?;
    let mut rng = Rng::new(&[p as u64, 2]);
    search(p, &mut rng)
        .and_then(|(embedding, w2)| {
            let [e1, e2] = embedding.tables.map(|table| table.iter().map(|&x| x as i8).collect());
            Network::new(p, 2, e1, e2, w2).ok()
        })
        .and_then(|network| freeze_for(operation, &network))
        .ok_or(ConstructError::NotFound { p, hidden: 2 })
}

/// E1 and E2, p rows of two.
#[derive(Clone)]
struct Embedding {
    p: usize,
    tables: [Vec<i32>; 2],
}

/// Random waves first; if none fits, the closest miss is changed entry by entry (simulated annealing).
fn search(p: usize, rng: &mut Rng) -> Option<(Embedding, Vec<i8>)> {
    let mut closest: Option<(f64, Embedding)> = None;
    for _ in 0..TRIES {
        let embedding = Embedding::random(p, rng);
        match embedding.read_out() {
            Ok(w2) => return Some((embedding, w2)),
            Err(miss) if closest.as_ref().is_none_or(|(least, _)| miss < *least) => {
                closest = Some((miss, embedding));
            }
            Err(_) => {}
        }
    }
    let (mut miss, mut embedding) = closest?;
    let mut least = miss;
    for i in 0..CLIMBS {
        let heat = 0.05 * (1.0 - i as f64 / CLIMBS as f64) * least.min(3.0);
        let changed = embedding.changed(rng);
        match changed.read_out() {
            Ok(w2) => return Some((changed, w2)),
            Err(new) if new <= miss || new - miss < heat * rng.exponential() => {
                (miss, embedding) = (new, changed);
                least = least.min(miss);
            }
            Err(_) => {}
        }
    }
    None
}

/// A direction in the first quadrant as the fraction y/x; x = 0 is straight up.
#[derive(Clone, Copy)]
struct Slope {
    y: i64,
    x: i64,
}

impl Slope {
    fn below(self, other: Self) -> bool {
        i128::from(self.y) * i128::from(other.x) < i128::from(other.y) * i128::from(self.x)
    }

    fn angle(self) -> f64 {
        libm::atan2(self.y as f64, self.x as f64)
    }

    /// The same direction before squaring the coordinates.
    fn root_angle(self) -> f64 {
        libm::atan2((self.y as f64).sqrt(), (self.x as f64).sqrt())
    }

    /// The simplest fraction strictly between two slopes; none if it would be longer than an entry's range.
    fn simplest_between(low: Self, high: Self) -> Option<Self> {
        let (mut left, mut right) = (Self { y: 0, x: 1 }, Self { y: 1, x: 0 });
        loop {
            let middle = Self { y: left.y + right.y, x: left.x + right.x };
            if middle.y + middle.x > 2 * RANGE {
                return None;
            }
            if !low.below(middle) {
                left = middle;
            } else if !middle.below(high) {
                right = middle;
            } else {
                return Some(middle);
            }
        }
    }
}

impl Embedding {
    /// Waves of frequency 1 with random phases about a quarter turn apart, and slightly different amplitudes.
    fn random(p: usize, rng: &mut Rng) -> Self {
        let phase = PI / (4.0 * p as f64) * (0.4 + 1.2 * rng.unit()) + PI / p as f64 * rng.below(p) as f64;
        let apart = PI * (0.5 + 0.3 * (rng.unit() - 0.5));
        let amplitudes = [127.0, 127.0 * (0.8 + 0.2 * rng.unit())];
        let entry = |i: usize, shift: f64| {
            let (x, j) = (i / 2, i % 2);
            let angle = TAU * x as f64 / p as f64 + phase + apart * j as f64 + shift;
            (amplitudes[j] * portable::cos(angle)).round() as i32
        };
        let shift = phase_shift(p) / 2.0;
        Self { p, tables: [shift, -shift].map(|shift| (0..2 * p).map(|i| entry(i, shift)).collect()) }
    }

    /// One or two entries changed by one.
    fn changed(&self, rng: &mut Rng) -> Self {
        let mut changed = self.clone();
        for _ in 0..=rng.below(2) {
            let entry = &mut changed.tables[rng.below(2)][rng.below(2 * self.p)];
            *entry = (*entry + rng.sign()).clamp(-127, 127);
        }
        changed
    }

    /// The two squares for a pair, as a slope.
    fn slope(&self, a: usize, b: usize) -> Slope {
        let square = |j: usize| i64::from(self.tables[0][2 * a + j] + self.tables[1][2 * b + j]).pow(2);
        Slope { y: square(1), x: square(0) }
    }

    /// The least and greatest slope of every class, or none if a pair has no direction at all.
    fn class_slopes(&self) -> Option<Vec<(Slope, Slope)>> {
        let mut slopes = vec![(Slope { y: 1, x: 0 }, Slope { y: 0, x: 1 }); self.p];
        for a in 0..self.p {
            for b in 0..self.p {
                let slope = self.slope(a, b);
                if slope.x == 0 && slope.y == 0 {
                    return None;
                }
                let (low, high) = &mut slopes[(a + b) % self.p];
                if slope.below(*low) {
                    *low = slope;
                }
                if high.below(slope) {
                    *high = slope;
                }
            }
        }
        Some(slopes)
    }

    /// W2 that reads every pair right, or how far the embedding is from having one.
    fn read_out(&self) -> Result<Vec<i8>, f64> {
        const NO_DIRECTION: f64 = 1e6;
        let slopes = self.class_slopes().ok_or(NO_DIRECTION)?;
        let mut order: Vec<usize> = (0..self.p).collect();
        let middle = |c: usize| slopes[c].0.angle() + slopes[c].1.angle();
        order.sort_by(|&c, &d| middle(c).total_cmp(&middle(d)));
        let mut overlap = 0.0;
        let mut steps = Vec::new();
        for pair in order.windows(2) {
            let (low, high) = (slopes[pair[0]].1, slopes[pair[1]].0);
            if !low.below(high) {
                overlap += 1.0 + 100.0 * (low.root_angle() - high.root_angle());
                continue;
            }
            steps.push(Slope::simplest_between(low, high).unwrap_or(Slope { y: RANGE, x: RANGE }));
        }
        if overlap > 0.0 {
            return Err(overlap);
        }
        let (height, width) = steps.iter().fold((0, 0), |(y, x), step| (y + step.y, x + step.x));
        let excess = (height - RANGE).max(0) + (width - RANGE).max(0);
        if excess > 0 {
            return Err(excess as f64 / 1000.0);
        }
        Ok(self.chain(&order, &steps, (height, width)))
    }

    /// The lattice points of the chain: from one class to the next, h₀'s weight falls by the step's y and h₁'s weight
    /// rises by its x, so the score difference has the sign of (slope − y/x).
    fn chain(&self, order: &[usize], steps: &[Slope], (height, width): (i64, i64)) -> Vec<i8> {
        let (mut first, mut second) = ((height / 2).min(127), -(width / 2).min(127));
        let mut w2 = vec![0; 2 * self.p];
        for (i, &class) in order.iter().enumerate() {
            w2[2 * class] = first as i8;
            w2[2 * class + 1] = second as i8;
            if let Some(step) = steps.get(i) {
                first -= step.y;
                second += step.x;
            }
        }
        w2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_neurons_are_enough_up_to_23() {
        for p in 3..=23 {
            let frozen = two_neurons(Operation::Add, p).unwrap();
            assert_eq!((frozen.network().p(), frozen.network().hidden()), (p, 2));
        }
    }

    #[test]
    fn the_simplest_fraction_is_found() {
        let slope = |y, x| Slope { y, x };
        let between = |low, high| Slope::simplest_between(low, high).map(|s| (s.y, s.x));
        assert_eq!(between(slope(1, 3), slope(1, 2)), Some((2, 5)));
        assert_eq!(between(slope(0, 1), slope(1, 0)), Some((1, 1)));
        assert_eq!(between(slope(5, 2), slope(1, 0)), Some((3, 1)));
        assert_eq!(between(slope(1000, 1001), slope(1001, 1002)), None);
    }
}
