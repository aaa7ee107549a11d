//! Any text as a scenario.
#![no_main]

use testkit::tiny::Tiny;

libfuzzer_sys::fuzz_target!(|data: &[u8]| testkit::fuzz::scenario(|_| Ok(Tiny), data));
