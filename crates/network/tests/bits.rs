//! Training gives the same bits on every machine and with every instruction set.
//!
//! The hashes below were made on x86-64 with AVX-512. The test runs on whatever machine it is started on, with every
//! instruction set that the machine has; `docs/networks.md` tells how to run it on an emulated aarch64.

use lmap_network::{Isa, Operation, Recipe, Training, construct};

/// Recipe, operation, p, H, seed; the hash of the float weights at the freeze, and the start of the network's hash.
const GOLDEN: &[(&str, Operation, usize, usize, u64, u64, &str)] = &[
    ("full", Operation::Add, 5, 8, 0, 0x89c9_4f12_af72_0d84, "6f0550ca5b048b1f"),
    ("full", Operation::Add, 23, 32, 2, 0xb64b_7fd2_f0d4_8431, "44b1504647f4629b"),
    ("full", Operation::Sub, 11, 16, 0, 0xd9cb_ceaf_fff4_6509, "490f5e608b087fd1"),
    ("full", Operation::Mul, 7, 16, 0, 0xde72_0d49_8ef3_cad2, "bd5739130c9709a2"),
    ("ninety", Operation::Add, 13, 32, 1, 0x7147_2f16_78c8_2487, "6a02577f9768e6c6"),
    ("ninety-tied", Operation::Add, 17, 16, 0, 0xc839_0693_0ea3_50b2, "a8f01428a6252d4f"),
    ("grok", Operation::Add, 31, 64, 0, 0xd359_a971_9561_541b, "c2b64fd8fe6ab403"),
];

#[test]
fn weights_are_bit_identical_with_every_instruction_set() {
    let mut wrong = Vec::new();
    for &(recipe, operation, p, hidden, seed, floats, integers) in GOLDEN {
        let recipe: Recipe = recipe.parse().expect("a preset");
        for isa in Isa::available() {
            let training = Training::new(recipe.clone(), p, hidden, seed).operation(operation).isa(isa);
            let trained = training.run().expect("this run freezes");
            let hash = trained.frozen.network().hash();
            if (trained.float_digest, &hash[..16]) != (floats, integers) {
                let case = format!("{recipe} {operation} p={p} H={hidden} seed={seed} on {isa}");
                wrong.push(format!("{case}: {:#018x} {}", trained.float_digest, &hash[..16]));
            }
        }
    }
    assert!(wrong.is_empty(), "other bits than expected:\n{}", wrong.join("\n"));
}

#[test]
fn constructions_are_the_same_on_every_machine() {
    let networks = [
        construct::two_neurons(Operation::Add, 23),
        construct::waves(Operation::Sub, 31, 2, 0),
        construct::products(Operation::Mul, 13, 1, 0),
    ];
    let hashes: Vec<String> =
        networks.map(|frozen| frozen.expect("constructed").network().hash()[..16].to_owned()).to_vec();
    assert_eq!(hashes, ["686c8afc1599f9d8", "419e61eba0ea7d05", "d478f1d0391aadf5"]);
}
