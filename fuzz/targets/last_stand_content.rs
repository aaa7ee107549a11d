//! Any text in the place of one of The Last Stand's content files; the first byte says which.
#![no_main]

use laststand::content::{builtin, read};

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let Some((&which, text)) = data.split_first() else { return };
    let place = usize::from(which) % builtin().0.len();
    let replaced = |text: &str| {
        let mut files = builtin();
        files.0[place].text = text.to_owned();
        read(&files).map_err(|error| format!("{error:?}"))
    };
    testkit::fuzz::content(replaced, text);
});
