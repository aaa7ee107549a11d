//! Any text as inputs of The Last Stand.
#![no_main]

use std::sync::LazyLock;

use laststand::content::{builtin, read};
use laststand::{Form, LastStand};

static GAME: LazyLock<LastStand> =
    LazyLock::new(|| LastStand::new(read(&builtin()).expect("the built-in content is sound"), Form::open(3)));

libfuzzer_sys::fuzz_target!(|data: &[u8]| testkit::fuzz::inputs(&*GAME, data));
