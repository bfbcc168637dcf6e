//! An export: read it, and check with little fuel what was read.
#![no_main]

use libfuzzer_sys::fuzz_target;
use lmap_kernel::{Environment, Options, SpecialNames, Unchecked};
use lmap_lean::ndjson::{ReadLimits, read};

fuzz_target!(|data: &[u8]| {
    let mut file = Unchecked::new(Environment::new().terms());
    let Ok(export) = read(data, &mut file.terms, ReadLimits::default()) else { return };
    file.declarations = export.declarations;
    let options = Options {
        fuel: 200_000,
        memory: 256 << 20,
        special_names: SpecialNames::Verify,
        ..Options::default()
    };
    let _ = Environment::new().check(file, &options);
});
