//! Any text as inputs of the tiny game.
#![no_main]

use testkit::tiny::Tiny;

libfuzzer_sys::fuzz_target!(|data: &[u8]| testkit::fuzz::inputs(&Tiny, data));
