//! Any bytes as a journal.
#![no_main]

use testkit::tiny::Tiny;

libfuzzer_sys::fuzz_target!(|data: &[u8]| testkit::fuzz::journal(|| Tiny, data));
