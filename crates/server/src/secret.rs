//! Secrets, and the hashes by which they are kept.

use sha2::{Digest, Sha256};

use crate::store::Hash;

/// Random bytes that nobody could guess.
pub fn fresh<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)
        .expect("every system we run on has randomness, and nothing is safe without it");
    bytes
}

/// A secret as text: the key of a browser, the link of a seat.
pub fn fresh_text() -> String {
    fresh::<16>().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The id of a table: short enough to be read aloud, and too many to be tried out.
pub fn fresh_id() -> String {
    id_of(&fresh())
}

/// The id of the table at which those of another one play once more: for all of them the same.
pub fn next_id(table: &str) -> String {
    let hash = hash(&format!("once more after {table}"));
    id_of(hash.first_chunk().expect("a hash is longer than an id"))
}

fn id_of(bytes: &[u8; 12]) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

pub fn hash(secret: &str) -> Hash {
    Sha256::digest(secret.as_bytes()).into()
}
