//! The two commands of a fresh clone.
fn main() {}
