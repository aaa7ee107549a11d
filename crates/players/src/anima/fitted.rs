//! What each part of a position's value counts, in the order of [`super::value::KEYS`].

use super::value::Parts;

pub const FITTED: Parts = [1.865, 2.640, 3.759, 0.296, 0.096, 1.564, 12.923, 2.142, 1.443, 0.02];
