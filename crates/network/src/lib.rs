//! Which integer tables add modulo p?
//!
//! A [`Network`] holds three tables of small integers: `E1` and `E2` embed the two summands, `W2` reads the
//! answer off the squared sum. It becomes a [`FrozenNetwork`] once [`Network::freeze`] has seen that it is right,
//! without ties, on all p² pairs.
//!
//! ```
//! use lmap_network::Network;
//! let zeros = Network::new(2, 1, vec![0; 2], vec![0; 2], vec![0; 2]).unwrap();
//! assert!(zeros.freeze().is_err(), "every score ties");
//! ```
#![forbid(unsafe_code)]

mod adam;
mod evaluate;
mod isa;
mod matmul;
mod model;
mod network;
mod pairs;
mod portable;
mod recipe;
mod rng;
mod round;
mod train;

pub use evaluate::Evaluation;
pub use isa::Isa;
pub use network::Network;
pub use network::{FrozenNetwork, NetworkError, NotFrozen, Operation};
pub use pairs::Pairs;
pub use recipe::{Loss, Recipe, Selection};
pub use train::{CurvePoint, Progress, TrainError, Trained, Training, train};
