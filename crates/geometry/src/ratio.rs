//! Fractions and roots of whole numbers, compared exactly.
//!
//! A place along a segment is a fraction of it ([`Ratio`]); the distance between two shapes is kept as its square
//! ([`Squared`]), because the distance itself is seldom a fraction. Both are compared by multiplying out, so no
//! comparison ever rounds.

use std::cmp::Ordering;

use crate::Mil;

/// A fraction whose denominator is positive. Equal values are equal, reduced or not.
#[derive(Clone, Copy, Debug)]
pub struct Ratio {
    over: i64,
    under: i64,
}

impl Ratio {
    pub const ZERO: Ratio = Ratio { over: 0, under: 1 };
    pub const ONE: Ratio = Ratio { over: 1, under: 1 };

    /// `over / under`. The denominator must not be zero; its sign is moved to the numerator.
    #[inline]
    #[must_use]
    pub fn new(over: i64, under: i64) -> Ratio {
        debug_assert!(under != 0, "a fraction needs a denominator");
        if under < 0 { Ratio { over: -over, under: -under } } else { Ratio { over, under } }
    }

    #[inline]
    #[must_use]
    pub fn over(self) -> i64 {
        self.over
    }

    #[inline]
    #[must_use]
    pub fn under(self) -> i64 {
        self.under
    }

    /// The whole number of `1 / parts` nearest below.
    #[inline]
    #[must_use]
    pub fn floor_parts(self, parts: i64) -> i64 {
        let whole = (i128::from(self.over) * i128::from(parts)).div_euclid(i128::from(self.under));
        i64::try_from(whole).expect("a place along a segment is between 0 and 1")
    }

    /// The whole number of `1 / parts` nearest above.
    #[inline]
    #[must_use]
    pub fn ceil_parts(self, parts: i64) -> i64 {
        -Ratio { over: -self.over, under: self.under }.floor_parts(parts)
    }
}

impl PartialEq for Ratio {
    #[inline]
    fn eq(&self, other: &Ratio) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Ratio {}

impl PartialOrd for Ratio {
    #[inline]
    fn partial_cmp(&self, other: &Ratio) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ratio {
    #[inline]
    fn cmp(&self, other: &Ratio) -> Ordering {
        let left = i128::from(self.over) * i128::from(other.under);
        left.cmp(&(i128::from(other.over) * i128::from(self.under)))
    }
}

/// The square of a distance, as a fraction of whole square mil.
#[derive(Clone, Copy, Debug)]
pub struct Squared {
    over: i128,
    under: i64,
}

impl Squared {
    pub const ZERO: Squared = Squared { over: 0, under: 1 };

    #[inline]
    #[must_use]
    pub fn whole(square: i64) -> Squared {
        Squared { over: i128::from(square), under: 1 }
    }

    /// `over / under`, both not negative and `under` positive.
    #[inline]
    #[must_use]
    pub fn new(over: i128, under: i64) -> Squared {
        debug_assert!(over >= 0 && under > 0, "a square is not negative");
        Squared { over, under }
    }

    #[inline]
    #[must_use]
    pub fn least(self, other: Squared) -> Squared {
        if other.over * i128::from(self.under) < self.over * i128::from(other.under) { other } else { self }
    }

    /// How this distance compares with a length that is not negative.
    #[inline]
    #[must_use]
    pub fn compare(self, length: i64) -> Ordering {
        self.over.cmp(&(i128::from(length) * i128::from(length) * i128::from(self.under)))
    }

    /// Whether round shapes of these radii together, this far apart at their centres, share any inside.
    #[inline]
    #[must_use]
    pub fn overlaps(self, radii: i64) -> bool {
        self.compare(radii) == Ordering::Less
    }

    /// What lies between two round shapes of these radii together: rounded up to a whole mil, and where they overlap
    /// negative, rounded away from zero. So it is negative exactly when they overlap.
    #[must_use]
    pub fn gap(self, radii: i64) -> Mil {
        let under = i128::from(self.under);
        let root = if self.overlaps(radii) {
            (self.over / under).isqrt()
        } else {
            let ceiling = (self.over + under - 1) / under;
            let root = ceiling.isqrt();
            root + i128::from(root * root < ceiling)
        };
        Mil::narrow(i64::try_from(root).expect("a root of a squared distance fits") - radii)
    }

    /// Whether [`Squared::gap`] is at most `limit`, without taking a root.
    #[inline]
    #[must_use]
    pub fn within(self, radii: i64, limit: Mil) -> bool {
        let limit = limit.limit();
        if limit >= 0 {
            self.compare(radii + limit) != Ordering::Greater
        } else {
            let below = radii + limit + 1;
            below > 0 && self.compare(below) == Ordering::Less
        }
    }
}

/// The smallest whole number whose square is at least `square`.
#[inline]
pub(crate) fn ceil_root(square: u64) -> u64 {
    let root = square.isqrt();
    root + u64::from(root * root < square)
}

/// [`ceil_root`] for wider squares.
#[inline]
pub(crate) fn ceil_root_wide(square: u128) -> u128 {
    let root = square.isqrt();
    root + u128::from(root * root < square)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_compare_by_value() {
        assert_eq!(Ratio::new(1, 2), Ratio::new(-3, -6));
        assert!(Ratio::new(1, 3) < Ratio::new(2, 5));
        assert!(Ratio::new(1, -3) < Ratio::ZERO);
        assert_eq!((Ratio::new(1, 3).floor_parts(10), Ratio::new(1, 3).ceil_parts(10)), (3, 4));
        assert_eq!((Ratio::new(1, 2).floor_parts(10), Ratio::new(1, 2).ceil_parts(10)), (5, 5));
    }

    #[test]
    fn roots_round_up() {
        assert_eq!([0, 1, 2, 4, 5, 9, 10].map(ceil_root), [0, 1, 2, 2, 3, 3, 4]);
        assert_eq!(ceil_root_wide((1 << 100) + 1), (1 << 50) + 1);
    }

    #[test]
    fn a_gap_is_negative_exactly_when_shapes_overlap() {
        let square = Squared::new(99, 2);
        assert_eq!(square.gap(7), Mil(1));
        assert_eq!(square.gap(8), Mil(-1));
        assert_eq!(Squared::whole(49).gap(7), Mil(0));
        for limit in -3..4 {
            assert_eq!(square.within(7, Mil(limit)), square.gap(7) <= Mil(limit), "limit {limit}");
            assert_eq!(square.within(8, Mil(limit)), square.gap(8) <= Mil(limit), "limit {limit}");
        }
    }
}
