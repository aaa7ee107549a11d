//! The unit of the table: a thousandth of an inch.
//!
//! It is fine enough that rounding is never felt on a table, and coarse enough that every product of lengths fits in
//! a machine word. Sums and products saturate instead of overflowing: an absurd length stays absurd, it never wraps
//! round into a plausible one.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

use serde::{Deserialize, Serialize};

/// A length, or a coordinate, in thousandths of an inch.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Mil(pub i32);

impl Mil {
    pub const ZERO: Mil = Mil(0);
    pub const INCH: Mil = Mil(1000);

    /// That many whole inches.
    #[must_use]
    pub const fn inches(inches: i32) -> Mil {
        Mil(inches.saturating_mul(1000))
    }

    /// The length for calculations in which products occur.
    #[inline]
    #[must_use]
    pub const fn wide(self) -> i64 {
        self.0 as i64
    }

    /// The length nearest to a calculated one.
    #[inline]
    pub(crate) fn narrow(wide: i64) -> Mil {
        Mil(i32::try_from(wide).unwrap_or(if wide < 0 { i32::MIN } else { i32::MAX }))
    }

    /// A limit as it is compared with: beyond every distance between two points a limit makes no difference, so it
    /// is cut where its square still fits.
    #[inline]
    pub(crate) fn limit(self) -> i64 {
        self.wide().clamp(-(1 << 23), 1 << 23)
    }
}

impl Add for Mil {
    type Output = Mil;

    #[inline]
    fn add(self, other: Mil) -> Mil {
        Mil(self.0.saturating_add(other.0))
    }
}

impl Sub for Mil {
    type Output = Mil;

    #[inline]
    fn sub(self, other: Mil) -> Mil {
        Mil(self.0.saturating_sub(other.0))
    }
}

impl Neg for Mil {
    type Output = Mil;

    #[inline]
    fn neg(self) -> Mil {
        Mil(self.0.saturating_neg())
    }
}

impl Mul<i32> for Mil {
    type Output = Mil;

    #[inline]
    fn mul(self, times: i32) -> Mil {
        Mil(self.0.saturating_mul(times))
    }
}

impl AddAssign for Mil {
    #[inline]
    fn add_assign(&mut self, other: Mil) {
        *self = *self + other;
    }
}

impl SubAssign for Mil {
    #[inline]
    fn sub_assign(&mut self, other: Mil) {
        *self = *self - other;
    }
}

impl Sum for Mil {
    fn sum<I: Iterator<Item = Mil>>(lengths: I) -> Mil {
        lengths.fold(Mil::ZERO, |sum, length| sum + length)
    }
}

/// In inches, with as many decimals as it takes and at most three: `2`, `1.6`, `-0.025`.
impl fmt::Display for Mil {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.0.unsigned_abs();
        let (inches, rest) = (size / 1000, size % 1000);
        let sign = if self.0 < 0 { "-" } else { "" };
        if rest == 0 {
            return write!(out, "{sign}{inches}");
        }
        let decimals = format!("{rest:03}");
        write!(out, "{sign}{inches}.{}", decimals.trim_end_matches('0'))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_written_in_inches() {
        let written = [0, 1, 20, 600, 1600, 2000, -25, -1000, 12_345].map(|mil| Mil(mil).to_string());
        assert_eq!(written, ["0", "0.001", "0.02", "0.6", "1.6", "2", "-0.025", "-1", "12.345"]);
        assert_eq!(Mil(i32::MIN).to_string(), "-2147483.648");
    }

    #[test]
    fn sums_saturate() {
        assert_eq!(Mil(i32::MAX) + Mil::INCH, Mil(i32::MAX));
        assert_eq!(Mil(i32::MIN) - Mil::INCH, Mil(i32::MIN));
        assert_eq!(Mil::inches(3_000_000), Mil(i32::MAX));
        assert_eq!([Mil(1), Mil(2), Mil(-5)].into_iter().sum::<Mil>(), Mil(-2));
    }
}
