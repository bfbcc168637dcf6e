//! The stream that the official-kernel process reads.
#![no_main]

use libfuzzer_sys::fuzz_target;
use lmap_ffi::official::wire::{Reader, Record};

fuzz_target!(|data: &[u8]| {
    let mut reader = Reader::new(data);
    while let Ok(record) = reader.record() {
        if record == Record::Finish {
            break;
        }
    }
});
