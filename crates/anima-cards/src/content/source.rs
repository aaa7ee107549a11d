//! Values that only this game's files have: lengths in inches. The rest is read by the crate `content`.

use std::fmt;

use geometry::Mil;
use serde::de::{Deserialize, Deserializer, Error, Visitor};
use toml::Spanned;

use super::error::{ContentError, Flaw};

/// A file being read.
pub(super) type Source<'a> = ::content::Source<'a, Flaw>;

/// Some number in a file. What it says is read from the file's own letters, so that no length is ever rounded.
pub(super) struct Inches;

impl<'de> Deserialize<'de> for Inches {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Inches, D::Error> {
        struct AnyNumber;
        impl Visitor<'_> for AnyNumber {
            type Value = Inches;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("a length in inches")
            }

            fn visit_i64<E: Error>(self, _: i64) -> Result<Inches, E> {
                Ok(Inches)
            }

            fn visit_f64<E: Error>(self, _: f64) -> Result<Inches, E> {
                Ok(Inches)
            }
        }
        deserializer.deserialize_any(AnyNumber)
    }
}

/// A length within these bounds, both included.
pub(super) fn read_length(
    source: Source<'_>,
    key: &'static str,
    value: &Spanned<Inches>,
    least: Mil,
    most: Mil,
) -> Result<Mil, ContentError> {
    let written = source.written(value.span());
    let Some(length) = parse_length(written) else {
        return Err(source.error(value.span(), Flaw::BadLength { key, value: written.to_owned() }));
    };
    if (least..=most).contains(&length) {
        Ok(length)
    } else {
        Err(source.error(value.span(), Flaw::LengthOutOfRange { key, value: length, least, most }))
    }
}

/// Inches with at most three decimals, as thousandths.
fn parse_length(text: &str) -> Option<Mil> {
    let (sign, size) = match text.strip_prefix('-') {
        Some(size) => (-1, size),
        None => (1, text),
    };
    let (inches, decimals) = size.split_once('.').unwrap_or((size, "0"));
    let is_digits = |part: &str| !part.is_empty() && part.bytes().all(|digit| digit.is_ascii_digit());
    if !is_digits(inches) || !is_digits(decimals) || decimals.len() > 3 {
        return None;
    }
    let thousandths: i32 = format!("{inches}{decimals:0<3}").parse().ok()?;
    Some(Mil(sign * thousandths))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_inches_with_up_to_three_decimals() {
        let read = ["0", "2", "2.0", "0.02", "16.125", "-1.5", "2147483.647"].map(parse_length);
        assert_eq!(read, [0, 2000, 2000, 20, 16_125, -1500, i32::MAX].map(|mil| Some(Mil(mil))));
        for text in ["", "-", ".5", "1.", "1.0000", "1e3", "1_0", "inf", "nan", "+1", "0x10", "2147483.648"] {
            assert_eq!(parse_length(text), None, "{text}");
        }
    }
}
