//! Networks written down instead of trained.
//!
//! All rest on one identity. For the angle w = 2πk/p of a frequency k,
//!
//! > (cos(wa + φ) + cos(wb + φ))² = 2·cos²(w(a − b)/2)·(1 + cos(w(a + b) + 2φ)),
//!
//! so a squared sum of two waves is a wave in a + b. Its strength cos²(w(a − b)/2) is positive for odd p, whatever a
//! and b are. For even p it vanishes when a − b is half a turn; there the phase of E1 is moved forward and that of E2
//! backward by half of δ = π/p, which leaves the wave as it is and turns the strength into cos²((w(a − b) + δ)/2).
//!
//! - [`waves`] reads a + b off three phases of a few frequencies: H = 3·frequencies.
//! - [`two_neurons`] needs two phases of one frequency, and fits W2 to the angles exactly: H = 2, p ≤ 23.
//! - [`products`] takes differences of squares, (u + v)² − (u − v)² = 4uv, to multiply two waves without remainder:
//!   H = 6·frequencies, with the same strength for all pairs. Where a row is 0, so are all scores, and that is what
//!   multiplication modulo a prime needs: discrete logarithms turn it into addition modulo p − 1, and one more neuron
//!   serves the answer 0.
//!
//! Subtraction is addition with the rows of E2 taken in the order 0, p − 1, …, 1.

mod products;
mod two;
mod waves;

pub use products::products;
pub use two::two_neurons;
pub use waves::waves;

use std::f64::consts::PI;

use crate::{FrozenNetwork, Network, Operation};

/// Why there is no construction for the given sizes.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ConstructError {
    /// The construction does not know the operation.
    #[error("this construction cannot do `{operation}`: {advice}")]
    Operation {
        /// what was asked for
        operation: Operation,
        /// what can be done instead
        advice: &'static str,
    },
    /// The modulus does not fit.
    #[error("this construction needs {need}, and p = {p} is not")]
    Modulus {
        /// the modulus
        p: usize,
        /// what it has to be
        need: &'static str,
    },
    /// There are too few frequencies, or none was asked for.
    #[error("{asked} frequencies were asked for, and there are 1 to {most} modulo {modulus}")]
    Frequencies {
        /// asked for
        asked: usize,
        /// there are
        most: usize,
        /// the modulus of the waves
        modulus: usize,
    },
    /// No choice of frequencies and phases survived rounding.
    #[error(
        "no choice of frequencies and phases gave right integers for p = {p}, H = {hidden}: use more neurons"
    )]
    NotFound {
        /// the modulus
        p: usize,
        /// neurons
        hidden: usize,
    },
    /// p or H is out of range.
    #[error("{0}")]
    Size(#[from] crate::NetworkError),
}

/// By how much the phases of E1 and E2 lie apart, lest two waves cancel.
fn phase_shift(modulus: usize) -> f64 {
    if modulus.is_multiple_of(2) { PI / modulus as f64 } else { 0.0 }
}

/// Real tables of an addition network, before scaling and rounding; each column lies in [-1, 1].
struct Waves {
    modulus: usize,
    /// One for each neuron: E1, E2 and W2 by rows.
    neurons: Vec<[Vec<f64>; 3]>,
}

impl Waves {
    /// Rounds to the full range.
    fn network(&self) -> Result<Network, crate::NetworkError> {
        let hidden = self.neurons.len();
        let table = |t: usize| {
            let entry = |i: usize| (self.neurons[i % hidden][t][i / hidden] * 127.0).round() as i8;
            (0..self.modulus * hidden).map(entry).collect()
        };
        Network::new(self.modulus, hidden, table(0), table(1), table(2))
    }
}

/// Turns a network that adds into one that does `operation` (addition or subtraction), and checks it.
fn freeze_for(operation: Operation, adds: &Network) -> Option<FrozenNetwork> {
    let (p, hidden) = (adds.p(), adds.hidden());
    let row = |b: usize| if operation == Operation::Sub { (p - b) % p } else { b };
    let e2 = (0..p).flat_map(|b| adds.e2()[row(b) * hidden..][..hidden].to_vec()).collect();
    let network = Network::new(p, hidden, adds.e1().to_vec(), e2, adds.w2().to_vec()).ok()?;
    network.freeze_as(operation).ok()
}

/// The network with the best least margin among the first `enough` right ones of the candidates.
fn best_margin(
    operation: Operation,
    enough: usize,
    candidates: impl Iterator<Item = Network>,
) -> Option<Network> {
    candidates
        .filter_map(|network| {
            let margin = network.margin_above(&crate::Pairs::all(operation, network.p()), 0)?;
            Some((margin, network))
        })
        .take(enough)
        .reduce(|best, next| if next.0 > best.0 { next } else { best })
        .map(|(_, network)| network)
}
