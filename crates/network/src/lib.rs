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

mod network;

pub use network::Network;
pub use network::{FrozenNetwork, NetworkError, NotFrozen, Operation};
