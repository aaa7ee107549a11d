//! What each part of a position's value counts, in the order of [`super::value::KEYS`].

use super::value::Parts;

pub const FITTED: Parts = [3.0, 1.2, 1.5, 0.3, 0.1, 1.0, 2.5, 3.0, 4.0, 0.1];
