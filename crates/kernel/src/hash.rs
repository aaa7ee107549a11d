//! The hash of a state, the same on every machine.
//!
//! While a game runs it stays with the driver: the hash of a state with one hidden card of six *is* the card.

use serde::Serialize;
use xxhash_rust::xxh3::{Xxh3Default, xxh3_64};

/// The hash of a value's fixed byte encoding. `room` is reused between calls.
pub fn of<T: Serialize>(value: &T, room: &mut Vec<u8>) -> u64 {
    room.clear();
    let mut writer = Writer(room);
    postcard::to_io(value, &mut writer).expect("a flat state always encodes");
    xxh3_64(room)
}

/// The hash of some text, for journals.
pub fn text(text: &str) -> u64 {
    xxh3_64(text.as_bytes())
}

/// A hash over many hashes, in their order.
#[derive(Clone, Default)]
pub struct Digest(Xxh3Default);

impl Digest {
    pub fn add(&mut self, hash: u64) {
        self.0.update(&hash.to_le_bytes());
    }

    pub fn value(&self) -> u64 {
        self.0.digest()
    }
}

struct Writer<'a>(&'a mut Vec<u8>);

impl std::io::Write for Writer<'_> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
