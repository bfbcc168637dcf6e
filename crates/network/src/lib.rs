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
pub mod batch;
pub mod bench;
pub mod construct;
pub mod draw;
mod evaluate;
pub mod files;
mod isa;
pub mod json;
mod matmul;
mod model;
mod network;
pub mod npz;
mod pairs;
mod portable;
mod recipe;
mod record;
mod residues;
mod rng;
mod round;
mod search;
mod spectrum;
mod train;

pub use batch::Job;
pub use evaluate::Evaluation;
pub use isa::Isa;
pub use network::{
    FrozenNetwork, LARGEST_HIDDEN, LARGEST_P, MAX_ENTRY, Network, NetworkError, NotFrozen, Operation,
};
pub use pairs::Pairs;
pub use recipe::{Loss, Recipe, Selection};
pub use record::RunRecord;
pub use residues::{is_prime, primitive_root};
pub use search::improve_margin;
pub use spectrum::Table;
pub use train::{CurvePoint, Progress, TrainError, Trained, Training, train};
