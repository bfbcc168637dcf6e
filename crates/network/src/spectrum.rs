//! Which waves do the columns of a network's tables consist of?

use std::f64::consts::TAU;

use crate::residues::{powers, primitive_root};
use crate::{Network, Operation, portable};

/// One of the three tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Table {
    /// Embeds the first argument.
    E1,
    /// Embeds the second argument.
    E2,
    /// Reads off the answer.
    W2,
}

impl Table {
    /// All three, in the order of the files.
    pub const ALL: [Self; 3] = [Self::E1, Self::E2, Self::W2];

    /// `E1`, `E2` or `W2`.
    pub fn name(self) -> &'static str {
        match self {
            Self::E1 => "E1",
            Self::E2 => "E2",
            Self::W2 => "W2",
        }
    }
}

impl Network {
    /// A table by name, row-major p×H.
    pub fn table(&self, table: Table) -> &[i8] {
        match table {
            Table::E1 => self.e1(),
            Table::E2 => self.e2(),
            Table::W2 => self.w2(),
        }
    }

    /// For each neuron, how the power of its column of `table` splits over the frequencies 0, 1, …, ⌊n/2⌋ (shares
    /// that sum to 1, or all 0 for a zero column).
    ///
    /// The n rows are taken in the order in which the operation is an addition: 0, 1, …, p − 1, or for a
    /// multiplication modulo a prime the powers of its least primitive root (n = p − 1, row 0 left out).
    ///
    /// ```
    /// use lmap_network::{Operation, Table, construct};
    /// let frozen = construct::waves(Operation::Add, 7, 1, 0).unwrap();
    /// let spectrum = frozen.network().spectrum(Table::E1, frozen.operation());
    /// assert!(spectrum.iter().all(|neuron| neuron.iter().any(|&share| share > 0.99)), "each neuron is one wave");
    /// ```
    pub fn spectrum(&self, table: Table, operation: Operation) -> Vec<Vec<f64>> {
        let order = group_order(operation, self.p());
        let n = order.len();
        let waves: Vec<(f64, f64)> = (0..n)
            .map(|i| TAU * i as f64 / n as f64)
            .map(|angle| (portable::cos(angle), portable::sin(angle)))
            .collect();
        (0..self.hidden())
            .map(|j| {
                let column: Vec<f64> =
                    order.iter().map(|&row| f64::from(self.table(table)[row * self.hidden() + j])).collect();
                let power: f64 = n as f64 * column.iter().map(|x| x * x).sum::<f64>();
                let share = |k: usize| {
                    let (real, imaginary) = column.iter().enumerate().fold((0.0, 0.0), |(re, im), (i, x)| {
                        let (cos, sin) = waves[k * i % n];
                        (re + x * cos, im + x * sin)
                    });
                    let mirrored = if k == 0 || 2 * k == n { 1.0 } else { 2.0 };
                    mirrored * (real * real + imaginary * imaginary) / power
                };
                (0..=n / 2).map(|k| if power > 0.0 { share(k) } else { 0.0 }).collect()
            })
            .collect()
    }
}

/// The residues in the order in which the operation adds their places.
pub(crate) fn group_order(operation: Operation, p: usize) -> Vec<usize> {
    match (operation, primitive_root(p)) {
        (Operation::Mul, Some(g)) => powers(g, p),
        _ => (0..p).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Recipe, train};

    #[test]
    fn shares_sum_to_one() {
        let trained = train(&Recipe::full(), 11, 8, 0).unwrap();
        for table in Table::ALL {
            for operation in [Operation::Add, Operation::Mul] {
                for neuron in trained.frozen.network().spectrum(table, operation) {
                    assert!((neuron.iter().sum::<f64>() - 1.0).abs() < 1e-9);
                }
            }
        }
    }
}
