//! The properties of `crates/pax-rules/tests/properties`, with bytes that a fuzzer draws.

#![no_main]

#[path = "../../crates/pax-rules/tests/properties/all.rs"]
mod all;
#[path = "../../crates/pax-rules/tests/properties/bodies.rs"]
mod bodies;
#[path = "../../crates/pax-rules/tests/properties/case.rs"]
mod case;
#[path = "../../crates/pax-rules/tests/properties/texts.rs"]
mod texts;
#[path = "../../crates/pax-rules/tests/properties/wishes.rs"]
mod wishes;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| all::hold(bytes));
