//! Any text as a position of the tiny game.
#![no_main]

use testkit::tiny::Tiny;

libfuzzer_sys::fuzz_target!(|data: &[u8]| testkit::fuzz::position(&Tiny, data));
