//! A NumPy archive: an error or a network, never a panic; a network that was read is written and read again unchanged.
#![no_main]

use libfuzzer_sys::fuzz_target;
use lmap_network::npz;

fuzz_target!(|data: &[u8]| {
    if let Ok(network) = npz::parse(data) {
        assert_eq!(npz::parse(&npz::to_bytes(&network)).expect("what is written here is read here"), network);
    }
});
