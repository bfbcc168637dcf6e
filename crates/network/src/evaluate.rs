//! How good is an integer network? Exact figures over any set of pairs.

use std::ops::ControlFlow;

use fearless_simd::{Simd, dispatch};

use crate::{Isa, Network, Operation, Pairs};

/// A partial score of this many neurons fits an i32: 256·127·254² < 2³¹.
pub(crate) const NEURONS_PER_PARTIAL_SUM: usize = 256;

/// Exact figures of a network over a set of pairs.
#[derive(Debug, Clone, PartialEq)]
pub struct Evaluation {
    /// Pairs looked at.
    pub pairs: usize,
    /// Pairs on which the right class is strictly the best.
    pub right: usize,
    /// The least (score of the right class − best score of another class); negative if a pair is wrong, 0 on a tie.
    pub margin: i64,
    /// The first pair that has this margin.
    pub margin_pair: (usize, usize),
    /// Mean of the margins.
    pub mean_margin: f64,
    /// The least score of any class on any pair.
    pub score_min: i64,
    /// The greatest score of any class on any pair.
    pub score_max: i64,
    /// The greatest |E1\[a\]\[j\] + E2\[b\]\[j\]|.
    pub sum_max: i64,
}

impl Evaluation {
    /// Largest minus smallest score.
    pub fn score_spread(&self) -> i64 {
        self.score_max - self.score_min
    }

    /// The margin as a share of the score spread.
    pub fn relative_margin(&self) -> f64 {
        self.margin as f64 / self.score_spread().max(1) as f64
    }

    /// Share of the pairs that are right.
    pub fn accuracy(&self) -> f64 {
        self.right as f64 / self.pairs.max(1) as f64
    }

    /// The greatest squared sum, `sum_max²`.
    pub fn hidden_max(&self) -> i64 {
        self.sum_max * self.sum_max
    }
}

impl Network {
    /// Exact figures over the given pairs (which must have the network's p).
    ///
    /// ```
    /// use lmap_network::{Operation, Pairs, Recipe, train};
    /// let frozen = train(&Recipe::full(), 7, 8, 0).unwrap().frozen;
    /// let evaluation = frozen.network().evaluate(&Pairs::all(Operation::Add, 7));
    /// assert!(evaluation.right == 49 && evaluation.margin > 0);
    /// ```
    pub fn evaluate(&self, pairs: &Pairs) -> Evaluation {
        let mut evaluation = Evaluation {
            pairs: pairs.len(),
            right: 0,
            margin: i64::MAX,
            margin_pair: (0, 0),
            mean_margin: 0.0,
            score_min: i64::MAX,
            score_max: i64::MIN,
            sum_max: self.sum_max(pairs),
        };
        let mut total: i128 = 0;
        self.visit_scores(pairs, |a, b, scores| {
            let margin = margin(scores, pairs.target(a, b));
            evaluation.right += usize::from(margin > 0);
            if margin < evaluation.margin {
                (evaluation.margin, evaluation.margin_pair) = (margin, (a, b));
            }
            total += i128::from(margin);
            for &score in scores {
                evaluation.score_min = evaluation.score_min.min(score);
                evaluation.score_max = evaluation.score_max.max(score);
            }
            ControlFlow::Continue(())
        });
        evaluation.mean_margin = total as f64 / pairs.len().max(1) as f64;
        evaluation
    }

    /// Figures over all p² pairs.
    pub fn evaluate_all(&self, operation: Operation) -> Evaluation {
        self.evaluate(&Pairs::all(operation, self.p()))
    }

    /// The least margin over the pairs if it is above `floor`; stops at the first pair that is not.
    pub(crate) fn margin_above(&self, pairs: &Pairs, floor: i64) -> Option<i64> {
        let mut least = i64::MAX;
        self.visit_scores(pairs, |a, b, scores| {
            least = least.min(margin(scores, pairs.target(a, b)));
            if least > floor { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        (least > floor).then_some(least)
    }

    /// Whether the right class is strictly the best on every one of the pairs.
    pub(crate) fn is_right_on(&self, pairs: &Pairs) -> bool {
        self.margin_above(pairs, 0).is_some()
    }

    /// Calls `visit(a, b, scores)` for the pairs in order, with the p exact class scores, until it breaks.
    pub fn visit_scores(
        &self,
        pairs: &Pairs,
        mut visit: impl FnMut(usize, usize, &[i64]) -> ControlFlow<()>,
    ) {
        assert_eq!(pairs.p(), self.p(), "pairs of another modulus");
        let columns = self.weights_by_neuron();
        let mut rows = vec![0; self.p() * self.p()];
        for a in 0..self.p() {
            let bs = pairs.row(a);
            dispatch!(Isa::best().level(), simd => self.score_rows(simd, &columns, a, bs, &mut rows));
            for (&b, scores) in bs.iter().zip(rows.chunks_exact(self.p())) {
                if visit(a, b, scores).is_break() {
                    return;
                }
            }
        }
    }

    fn sum_max(&self, pairs: &Pairs) -> i64 {
        let rows = |table: &'_ [i8], row: usize| table[row * self.hidden()..][..self.hidden()].to_vec();
        pairs
            .iter()
            .flat_map(|(a, b)| rows(self.e1(), a).into_iter().zip(rows(self.e2(), b)))
            .map(|(x, y)| (i64::from(x) + i64::from(y)).abs())
            .max()
            .unwrap_or(0)
    }

    /// W2 transposed: H rows of p entries.
    fn weights_by_neuron(&self) -> Vec<i32> {
        let (p, hidden) = (self.p(), self.hidden());
        (0..hidden).flat_map(|j| (0..p).map(move |c| i32::from(self.w2()[c * hidden + j]))).collect()
    }

    /// Scores of (a, b) for all b of `bs`, one row of p each.
    #[inline(always)]
    fn score_rows<S: Simd>(&self, _simd: S, columns: &[i32], a: usize, bs: &[usize], rows: &mut [i64]) {
        let (p, hidden) = (self.p(), self.hidden());
        let mut partial = vec![0_i32; p];
        for (&b, row) in bs.iter().zip(rows.chunks_exact_mut(p)) {
            row.fill(0);
            let from_a = &self.e1()[a * hidden..][..hidden];
            let from_b = &self.e2()[b * hidden..][..hidden];
            let neurons = from_a.chunks(NEURONS_PER_PARTIAL_SUM).zip(from_b.chunks(NEURONS_PER_PARTIAL_SUM));
            for ((xs, ys), block) in neurons.zip(columns.chunks(NEURONS_PER_PARTIAL_SUM * p)) {
                partial.fill(0);
                for ((&x, &y), weights) in xs.iter().zip(ys).zip(block.chunks_exact(p)) {
                    let sum = i32::from(x) + i32::from(y);
                    let square = sum * sum;
                    for (score, &weight) in partial.iter_mut().zip(weights) {
                        *score += square * weight;
                    }
                }
                for (score, &part) in row.iter_mut().zip(&partial) {
                    *score += i64::from(part);
                }
            }
        }
    }
}

/// Score of the target minus the best other score.
fn margin(scores: &[i64], target: usize) -> i64 {
    let best = |scores: &[i64]| scores.iter().copied().max().unwrap_or(i64::MIN / 2);
    scores[target] - best(&scores[..target]).max(best(&scores[target + 1..]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;

    fn random_network(p: usize, hidden: usize, seed: u64) -> Network {
        let mut rng = Rng::new(&[seed]);
        let mut table =
            || (0..p * hidden).map(|_| rng.below(255) as i16 as i8).map(|x| x.max(-127)).collect();
        Network::new(p, hidden, table(), table(), table()).unwrap()
    }

    #[test]
    fn visited_scores_are_the_plain_scores() {
        for (p, hidden) in [(2, 1), (5, 8), (7, 300), (9, 513)] {
            let network = random_network(p, hidden, 1);
            let mut seen = 0;
            network.visit_scores(&Pairs::all(Operation::Add, p), |a, b, scores| {
                assert_eq!(scores, network.scores(a, b));
                seen += 1;
                ControlFlow::Continue(())
            });
            assert_eq!(seen, p * p);
        }
    }

    #[test]
    fn extreme_entries_do_not_overflow() {
        let (p, hidden) = (2, 4096);
        let network =
            Network::new(p, hidden, vec![127; p * hidden], vec![127; p * hidden], vec![-127; p * hidden])
                .unwrap();
        let evaluation = network.evaluate_all(Operation::Add);
        assert_eq!(evaluation.score_min, -127 * 254 * 254 * 4096);
        assert_eq!((evaluation.margin, evaluation.right, evaluation.hidden_max()), (0, 0, 64_516));
    }

    #[test]
    fn figures_follow_their_definitions() {
        let network = random_network(6, 9, 2);
        let (pairs, _) = Pairs::split(Operation::Sub, 6, 70, 5);
        let evaluation = network.evaluate(&pairs);
        let margins: Vec<i64> = pairs
            .iter()
            .map(|(a, b)| {
                let mut scores = network.scores(a, b);
                let target = scores.remove((a + 6 - b) % 6);
                target - scores.into_iter().max().unwrap()
            })
            .collect();
        assert_eq!(evaluation.margin, *margins.iter().min().unwrap());
        assert_eq!(evaluation.right, margins.iter().filter(|&&m| m > 0).count());
        assert_eq!(evaluation.pairs, pairs.len());
    }
}
