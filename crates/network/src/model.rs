//! The network while it is trained: f32 weights, the loss and its gradient.

use fearless_simd::{Simd, dispatch};

use crate::matmul::{Left, PADDING, Size, add_product, padded, product, row_stride};
use crate::rng::Rng;
use crate::{Isa, Loss, Pairs, portable};

/// Softmax terms below e^−40 count as 0: they change no f32 sum, and subnormal numbers would slow the loops down
/// twelvefold.
const NEGLIGIBLE: f32 = -40.0;

/// Float weights of a network modulo p; all padding is zero.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Model {
    pub(crate) p: usize,
    pub(crate) hidden: usize,
    /// p rows of [`Model::neurons`] numbers.
    pub(crate) e1: Vec<f32>,
    /// p rows of [`Model::neurons`] numbers.
    pub(crate) e2: Vec<f32>,
    /// W2 transposed: `hidden` rows of [`Model::classes`] numbers.
    pub(crate) w: Vec<f32>,
}

impl Model {
    /// Random weights of the given standard deviation.
    pub(crate) fn random(p: usize, hidden: usize, deviation: f32, rng: &mut Rng) -> Self {
        let mut table = |rows: usize, columns: usize| {
            let stride = row_stride(columns);
            let mut table = vec![0.0; rows * stride];
            for row in table.chunks_exact_mut(stride) {
                row[..columns].fill_with(|| rng.normal() * deviation);
            }
            table
        };
        Self { p, hidden, e1: table(p, hidden), e2: table(p, hidden), w: table(hidden, p) }
    }

    /// Row length of `e1` and `e2`: H, padded.
    pub(crate) fn neurons(&self) -> usize {
        row_stride(self.hidden)
    }

    /// Row length of `w`: p, padded.
    pub(crate) fn classes(&self) -> usize {
        row_stride(self.p)
    }

    /// A hash of every bit of the weights (FNV-1a over 32-bit words), to compare machines.
    pub(crate) fn digest(&self) -> u64 {
        let tables = [(&self.e1, self.hidden), (&self.e2, self.hidden), (&self.w, self.p)];
        let weights = tables
            .into_iter()
            .flat_map(|(table, n)| table.chunks_exact(row_stride(n)).flat_map(move |row| &row[..n]));
        weights.fold(0xCBF2_9CE4_8422_2325, |hash, weight| {
            (hash ^ u64::from(weight.to_bits())).wrapping_mul(0x0100_0000_01B3)
        })
    }
}

/// What one pass over the training pairs found.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Pass {
    /// Training pairs whose right class has the best score.
    pub(crate) right: usize,
    /// Mean loss, if asked for.
    pub(crate) loss: Option<f64>,
}

/// The gradient of the loss, and the scratch space to find it.
pub(crate) struct Gradient {
    isa: Isa,
    pub(crate) e1: Vec<f32>,
    pub(crate) e2: Vec<f32>,
    pub(crate) w: Vec<f32>,
    /// E1[a] + E2[b], one row for each b.
    sums: Vec<f32>,
    /// Their squares.
    squares: Vec<f32>,
    /// Scores, then the derivative of the loss by them, one row for each b.
    scores: Vec<f32>,
    /// The derivative of the loss by the squares.
    by_square: Vec<f32>,
    /// W2 by classes.
    w_rows: Vec<f32>,
}

impl Gradient {
    pub(crate) fn new(model: &Model, isa: Isa) -> Self {
        let (p, neurons, classes) = (model.p, model.neurons(), model.classes());
        let zeros = |n: usize| vec![0.0; n];
        Self {
            isa,
            e1: zeros(p * neurons),
            e2: zeros(p * neurons),
            w: zeros(model.hidden * classes),
            sums: zeros(p * neurons),
            squares: zeros(p * neurons),
            scores: zeros(p * classes),
            by_square: zeros(p * neurons),
            w_rows: zeros(p * neurons),
        }
    }

    /// Fills in the gradient of the mean loss over the pairs: 6·|pairs|·p·H floating point operations.
    pub(crate) fn compute(&mut self, model: &Model, pairs: &Pairs, loss: Loss, measure: bool) -> Pass {
        dispatch!(self.isa.level(), simd => self.compute_with(simd, model, pairs, loss, measure))
    }

    /// How many of the pairs have the right class on top.
    pub(crate) fn count_right(&mut self, model: &Model, pairs: &Pairs) -> usize {
        dispatch!(self.isa.level(), simd => self.count_right_with(simd, model, pairs))
    }

    #[inline(always)]
    fn compute_with<S: Simd>(
        &mut self,
        simd: S,
        model: &Model,
        pairs: &Pairs,
        loss: Loss,
        measure: bool,
    ) -> Pass {
        let (p, hidden, neurons, classes) = (model.p, model.hidden, model.neurons(), model.classes());
        for (class, row) in self.w_rows.chunks_exact_mut(neurons).enumerate() {
            for (neuron, weight) in row[..hidden].iter_mut().enumerate() {
                *weight = model.w[neuron * classes + class];
            }
        }
        self.e1.fill(0.0);
        self.e2.fill(0.0);
        self.w.fill(0.0);
        let mean = 1.0 / pairs.len() as f32;
        let mut right = 0;
        let mut total = 0.0;
        for a in 0..p {
            let bs = pairs.row(a);
            self.forward(simd, model, a, bs);
            for (&b, row) in bs.iter().zip(self.scores.chunks_exact_mut(classes)) {
                let target = pairs.target(a, b);
                let (is_right, pair_loss) = match loss {
                    Loss::CrossEntropy => cross_entropy(row, p, target, mean, measure),
                    Loss::SquaredError => squared_error(row, p, target, mean, measure),
                };
                right += usize::from(is_right);
                total += pair_loss;
            }
            self.backward(simd, model, a, bs);
        }
        Pass { right, loss: measure.then(|| total / pairs.len() as f64) }
    }

    #[inline(always)]
    fn count_right_with<S: Simd>(&mut self, simd: S, model: &Model, pairs: &Pairs) -> usize {
        let classes = model.classes();
        let mut right = 0;
        for a in 0..model.p {
            let bs = pairs.row(a);
            self.forward(simd, model, a, bs);
            for (&b, row) in bs.iter().zip(self.scores.chunks_exact_mut(classes)) {
                row[model.p..].fill(f32::MIN);
                right += usize::from(row[pairs.target(a, b)] == maximum(row));
            }
        }
        right
    }

    /// Scores of the pairs (a, b) for all b of `bs`, one row each.
    #[inline(always)]
    fn forward<S: Simd>(&mut self, simd: S, model: &Model, a: usize, bs: &[usize]) {
        let neurons = model.neurons();
        let from_a = &model.e1[a * neurons..][..neurons];
        for (i, &b) in bs.iter().enumerate() {
            let from_b = &model.e2[b * neurons..][..neurons];
            let sums = &mut self.sums[i * neurons..][..neurons];
            let squares = &mut self.squares[i * neurons..][..neurons];
            for j in 0..neurons {
                let sum = from_a[j] + from_b[j];
                sums[j] = sum;
                squares[j] = sum * sum;
            }
        }
        let size =
            Size { rows: bs.len(), columns: padded(model.p), inner: model.hidden, stride: model.classes() };
        product(simd, size, Left::Rows { data: &self.squares, stride: neurons }, &model.w, &mut self.scores);
    }

    /// Adds what the pairs (a, b) contribute, from the derivatives that stand in `scores`.
    #[inline(always)]
    fn backward<S: Simd>(&mut self, simd: S, model: &Model, a: usize, bs: &[usize]) {
        let (neurons, classes) = (model.neurons(), model.classes());
        let size = Size { rows: bs.len(), columns: padded(model.hidden), inner: model.p, stride: neurons };
        let derivatives = Left::Rows { data: &self.scores, stride: classes };
        product(simd, size, derivatives, &self.w_rows, &mut self.by_square);
        let size = Size { rows: model.hidden, columns: padded(model.p), inner: bs.len(), stride: classes };
        let squares = Left::Columns { data: &self.squares, stride: neurons };
        add_product(simd, size, squares, &self.scores, &mut self.w);
        let to_a = &mut self.e1[a * neurons..][..neurons];
        for (i, &b) in bs.iter().enumerate() {
            let sums = &self.sums[i * neurons..][..neurons];
            let by_square = &self.by_square[i * neurons..][..neurons];
            let to_b = &mut self.e2[b * neurons..][..neurons];
            for j in 0..neurons {
                let by_sum = 2.0 * sums[j] * by_square[j];
                to_a[j] += by_sum;
                to_b[j] += by_sum;
            }
        }
    }
}

/// Replaces scores by the derivative of `mean`·(−ln softmax\[target\]); tells whether the target has the best score,
/// and the loss (0 unless it is to be measured).
#[inline(always)]
fn cross_entropy(row: &mut [f32], p: usize, target: usize, mean: f32, measure: bool) -> (bool, f64) {
    row[p..].fill(f32::MIN);
    let top = maximum(row);
    let below_top = row[target] - top;
    for score in row.iter_mut() {
        let x = *score - top;
        let term = portable::exp(x);
        *score = if x < NEGLIGIBLE { 0.0 } else { term };
    }
    let total = sum(row);
    let scale = mean / total;
    for term in row.iter_mut() {
        *term *= scale;
    }
    row[target] -= mean;
    let loss = if measure { portable::ln(f64::from(total)) - f64::from(below_top) } else { 0.0 };
    (below_top == 0.0, loss)
}

/// Replaces scores by the derivative of `mean`·Σ (score − \[class is target\])²; else as [`cross_entropy`].
#[inline(always)]
fn squared_error(row: &mut [f32], p: usize, target: usize, mean: f32, measure: bool) -> (bool, f64) {
    row[p..].fill(f32::MIN);
    let is_right = row[target] == maximum(row);
    row[p..].fill(0.0);
    row[target] -= 1.0;
    let loss = if measure { row.iter().map(|&x| f64::from(x) * f64::from(x)).sum() } else { 0.0 };
    let scale = 2.0 * mean;
    for difference in row.iter_mut() {
        *difference *= scale;
    }
    (is_right, loss)
}

#[inline(always)]
fn maximum(row: &[f32]) -> f32 {
    let mut lanes = [f32::MIN; PADDING];
    for chunk in row.chunks_exact(PADDING) {
        for l in 0..PADDING {
            lanes[l] = if chunk[l] > lanes[l] { chunk[l] } else { lanes[l] };
        }
    }
    lanes.into_iter().fold(f32::MIN, |best, x| if x > best { x } else { best })
}

/// Sums in eight lanes and a fixed tree: the same bits whatever the vector width.
#[inline(always)]
fn sum(row: &[f32]) -> f32 {
    let mut lanes = [0.0; PADDING];
    for chunk in row.chunks_exact(PADDING) {
        for l in 0..PADDING {
            lanes[l] += chunk[l];
        }
    }
    let [a, b, c, d, e, f, g, h] = lanes;
    ((a + e) + (c + g)) + ((b + f) + (d + h))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Operation;

    /// The mean loss in f64, straight from its definition.
    fn loss_by_definition(model: &Model, pairs: &Pairs, loss: Loss) -> f64 {
        let (neurons, classes) = (model.neurons(), model.classes());
        let pair_loss = |a: usize, b: usize| -> f64 {
            let score = |c: usize| -> f64 {
                (0..model.hidden)
                    .map(|j| {
                        let sum = f64::from(model.e1[a * neurons + j]) + f64::from(model.e2[b * neurons + j]);
                        f64::from(model.w[j * classes + c]) * sum * sum
                    })
                    .sum()
            };
            let target = pairs.target(a, b);
            match loss {
                Loss::CrossEntropy => (0..model.p).map(|c| score(c).exp()).sum::<f64>().ln() - score(target),
                Loss::SquaredError => {
                    (0..model.p).map(|c| (score(c) - f64::from(u8::from(c == target))).powi(2)).sum()
                }
            }
        };
        pairs.iter().map(|(a, b)| pair_loss(a, b)).sum::<f64>() / pairs.len() as f64
    }

    #[test]
    fn the_gradient_is_the_slope_of_the_loss() {
        let (pairs, _) = Pairs::split(Operation::Add, 5, 80, 1);
        for loss in [Loss::CrossEntropy, Loss::SquaredError] {
            let model = Model::random(5, 6, 0.5, &mut Rng::new(&[3]));
            let mut gradient = Gradient::new(&model, Isa::best());
            let pass = gradient.compute(&model, &pairs, loss, true);
            let expected = loss_by_definition(&model, &pairs, loss);
            assert!((pass.loss.unwrap() - expected).abs() < 1e-4 * expected, "{pass:?}, expected {expected}");
            let slope = |change: &dyn Fn(&mut Model, f32)| {
                let mut moved = [model.clone(), model.clone()];
                change(&mut moved[0], 1e-3);
                change(&mut moved[1], -1e-3);
                (loss_by_definition(&moved[0], &pairs, loss) - loss_by_definition(&moved[1], &pairs, loss))
                    / 2e-3
            };
            for row in 0..5 {
                for neuron in 0..6 {
                    let (e, w) = (row * 8 + neuron, neuron * 8 + row);
                    let checks = [
                        (slope(&|m, d| m.e1[e] += d), gradient.e1[e]),
                        (slope(&|m, d| m.e2[e] += d), gradient.e2[e]),
                        (slope(&|m, d| m.w[w] += d), gradient.w[w]),
                    ];
                    for (expected, found) in checks {
                        assert!(
                            (expected - f64::from(found)).abs() < 1e-3 * (1.0 + expected.abs()),
                            "{loss:?}, row {row}, neuron {neuron}: slope {expected}, gradient {found}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn padding_gets_no_gradient() {
        let pairs = Pairs::all(Operation::Add, 5);
        let model = Model::random(5, 6, 0.5, &mut Rng::new(&[3]));
        let mut gradient = Gradient::new(&model, Isa::best());
        gradient.compute(&model, &pairs, Loss::CrossEntropy, false);
        for table in [&gradient.e1, &gradient.e2] {
            assert!(table.chunks_exact(8).all(|row| row[6..] == [0.0, 0.0]));
        }
        assert!(gradient.w.chunks_exact(8).all(|row| row[5..] == [0.0, 0.0, 0.0]));
    }
}
