//! The property of `crates/pax-record/tests/mutated`, with files that a fuzzer bends.

#![no_main]

#[path = "../../crates/pax-record/tests/mutated/body.rs"]
mod body;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| body::holds(bytes));
