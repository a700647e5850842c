use std::fmt;

use serde::{Deserialize, Serialize};

/// A comment on a move: free text, in which `[%clk 0:04:31]` is the mover's clock after the move, and `[%eval 1.2]`
/// the evaluation from seat 1's point of view.
///
/// ```
/// use table::record::Comment;
/// let comment = Comment::about(Some(271_000), Some(120), "well played");
/// assert_eq!(comment.as_str(), "[%clk 0:04:31] [%eval 1.2] well played");
/// assert_eq!((comment.clock_ms(), comment.eval()), (Some(271_000), Some(120)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Comment(String);

impl Comment {
    /// Creates a comment. Braces and control characters are not allowed in one: they become brackets and spaces.
    pub fn new(text: &str) -> Comment {
        let plain = |character: char| match character {
            '{' => '(',
            '}' => ')',
            character if character.is_control() => ' ',
            character => character,
        };
        Comment(text.chars().map(plain).collect())
    }

    /// Creates a comment with a clock in milliseconds, an evaluation in hundredths, and a text.
    pub fn about(clock_ms: Option<u64>, eval: Option<i32>, text: &str) -> Comment {
        let clock = clock_ms.map(|clock| format!("[%clk {}]", ClockText(clock)));
        let eval = eval.map(|eval| format!("[%eval {}]", EvalText(eval)));
        let text = Some(text.to_owned()).filter(|text| !text.is_empty());
        let parts: Vec<String> = [clock, eval, text].into_iter().flatten().collect();
        Comment::new(&parts.join(" "))
    }

    /// Returns the text, without braces.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns whether it is valid, as [`new`](Comment::new) makes it.
    pub(super) fn is_plain(&self) -> bool {
        !self.0.chars().any(|character| "{}".contains(character) || character.is_control())
    }

    fn command(&self, name: &str) -> Option<&str> {
        let start = self.0.find(&format!("[%{name} "))? + name.len() + 3;
        self.0[start..].split_once(']').map(|(value, _)| value)
    }

    /// Returns the mover's clock after the move, in milliseconds.
    pub fn clock_ms(&self) -> Option<u64> {
        let mut parts = self.command("clk")?.split(':');
        let (hours, minutes, seconds) = (parts.next()?, parts.next()?, parts.next()?);
        let (seconds, fraction) = seconds.split_once('.').unwrap_or((seconds, "0"));
        let number = |text: &str, most: usize| {
            let is_short = (1..=most).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
            if is_short { text.parse::<u64>().ok() } else { None }
        };
        let thousandths = number(fraction, 3)? * [100, 10, 1][fraction.len() - 1];
        let whole = number(hours, 6)? * 3600 + number(minutes, 2)? * 60 + number(seconds, 2)?;
        parts.next().is_none().then_some(whole * 1000 + thousandths)
    }

    /// Returns the evaluation from seat 1's point of view, in hundredths.
    pub fn eval(&self) -> Option<i32> {
        let text = self.command("eval")?;
        let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, "0"));
        let is_digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        if !is_digits(whole) || !is_digits(fraction) || fraction.len() > 2 || whole.len() > 6 {
            return None;
        }
        let hundredths = fraction.parse::<i32>().ok()? * if fraction.len() == 1 { 10 } else { 1 };
        Some(sign * (whole.parse::<i32>().ok()? * 100 + hundredths))
    }
}

struct ClockText(u64);

impl fmt::Display for ClockText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, rest) = (self.0 / 1000, self.0 % 1000);
        write!(f, "{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)?;
        if rest == 0 { Ok(()) } else { write!(f, ".{}", format!("{rest:03}").trim_end_matches('0')) }
    }
}

struct EvalText(i32);

impl fmt::Display for EvalText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, rest) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        write!(f, "{sign}{whole}")?;
        if rest == 0 { Ok(()) } else { write!(f, ".{}", format!("{rest:02}").trim_end_matches('0')) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_and_evaluations_round_trip() {
        for clock in [0, 1, 10, 999, 1000, 59_999, 3_600_000, 999_999_999] {
            for eval in [0, 1, 10, 99, 100, -5, -120, 99_999_999] {
                let comment = Comment::about(Some(clock), Some(eval), "and more");
                assert_eq!((comment.clock_ms(), comment.eval()), (Some(clock), Some(eval)), "{comment:?}");
            }
        }
    }

    #[test]
    fn malformed_values_are_plain_text() {
        for text in
            ["", "[%clk ]", "[%clk 1:2]", "[%clk 0:00:00:00]", "[%eval x]", "[%eval -]", "[%clk 0:00:1.2345]"]
        {
            let comment = Comment::new(text);
            assert_eq!((comment.clock_ms(), comment.eval(), comment.as_str()), (None, None, text));
        }
        assert_eq!(Comment::new("a{b}c\nd").as_str(), "a(b)c d");
    }
}
