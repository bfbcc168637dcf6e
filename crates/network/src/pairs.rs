//! Which of the p² pairs a network is trained on.

use crate::{Operation, rng::Rng};

/// A set of pairs (a, b), by rows: a training set, its complement, or all p² pairs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pairs {
    p: usize,
    operation: Operation,
    /// For every a, the b in increasing order.
    rows: Vec<Vec<usize>>,
    len: usize,
}

impl Pairs {
    /// All p² pairs.
    pub fn all(operation: Operation, p: usize) -> Self {
        Self { p, operation, rows: vec![(0..p).collect(); p], len: p * p }
    }

    /// Splits all pairs at random into ⌊`percent`·p²/100⌋ to train on and the rest, held out.
    ///
    /// The same `seed` gives the same split on every machine.
    ///
    /// ```
    /// use lmap_network::{Operation, Pairs};
    /// let (training, held_out) = Pairs::split(Operation::Add, 7, 90, 0);
    /// assert_eq!((training.len(), held_out.len()), (44, 5));
    /// ```
    pub fn split(operation: Operation, p: usize, percent: u8, seed: u64) -> (Self, Self) {
        let mut order: Vec<usize> = (0..p * p).collect();
        Rng::new(&[seed, p as u64, u64::from_be_bytes(*b"held-out")]).shuffle(&mut order);
        let trained = p * p * usize::from(percent.min(100)) / 100;
        let subset = |chosen: &[usize]| {
            let mut rows = vec![Vec::new(); p];
            for &pair in chosen {
                rows[pair / p].push(pair % p);
            }
            rows.iter_mut().for_each(|row| row.sort_unstable());
            Self { p, operation, rows, len: chosen.len() }
        };
        (subset(&order[..trained]), subset(&order[trained..]))
    }

    /// How many pairs there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there is no pair.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The modulus.
    pub fn p(&self) -> usize {
        self.p
    }

    /// The operation that defines the right answers.
    pub fn operation(&self) -> Operation {
        self.operation
    }

    /// All b with (a, b) in the set, in increasing order.
    pub fn row(&self, a: usize) -> &[usize] {
        &self.rows[a]
    }

    /// All pairs (a, b), by rows.
    pub fn iter(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.rows.iter().enumerate().flat_map(|(a, row)| row.iter().map(move |&b| (a, b)))
    }

    /// The right answer for (a, b).
    pub fn target(&self, a: usize, b: usize) -> usize {
        self.operation.apply(a, b, self.p)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_split_is_a_partition() {
        for percent in [0, 1, 50, 90, 100] {
            let (training, held_out) = Pairs::split(Operation::Add, 11, percent, 3);
            let mut both: Vec<_> = training.iter().chain(held_out.iter()).collect();
            both.sort_unstable();
            assert_eq!(both, Pairs::all(Operation::Add, 11).iter().collect::<Vec<_>>());
            assert_eq!(training.len(), 121 * usize::from(percent) / 100);
        }
    }

    #[test]
    fn seeds_differ() {
        assert_ne!(Pairs::split(Operation::Add, 11, 50, 0), Pairs::split(Operation::Add, 11, 50, 1));
    }
}
