//! Numbers on the command line, with bounds that are explained when they are missed.

use std::fmt::Display;
use std::str::FromStr;

use words::text;

use crate::language::words;

/// A reader of whole numbers from one bound to another.
pub(crate) fn between<T: FromStr + PartialOrd + Display + Clone + Send + Sync + 'static>(
    least: T,
    most: T,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static {
    move |text| {
        let number = text.parse().ok().filter(|number| (&least..=&most).contains(&number));
        let (least, most) = (least.to_string(), most.to_string());
        number.ok_or_else(|| text!(words(), "cli-number-between", least = least, most = most))
    }
}

/// A reader of whole numbers that are not smaller than a bound.
pub(crate) fn at_least<T: FromStr + PartialOrd + Display + Clone + Send + Sync + 'static>(
    least: T,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static {
    move |text| {
        let number = text.parse().ok().filter(|number| *number >= least);
        number.ok_or_else(|| text!(words(), "cli-number-at-least", least = least.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_bounds() {
        let percent = between(1_u8, 100);
        assert_eq!((percent("1"), percent("100")), (Ok(1), Ok(100)));
        let said = "Expected a whole number from 1 to 100.";
        for text in ["0", "101", "256", "-1", "1.5", "", "x"] {
            assert_eq!(percent(text), Err(said.to_owned()), "{text}");
        }
        assert_eq!(at_least(2_u32)("2"), Ok(2));
        assert_eq!(at_least(2_u32)("1"), Err("Expected a whole number, 2 or more.".to_owned()));
    }
}
