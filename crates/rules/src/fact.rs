use std::fmt;

use crate::Side;

/// A message as plain data: a code, which programs compare and the message catalogue turns into a sentence, and its
/// parameters.
///
/// Everything that a person might read stays a fact until it is displayed: why a game ended, what the player must do,
/// why a move is illegal, why a request was refused.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Fact {
    /// The code in kebab case, which is also the id of the message: `wrong-ply`.
    pub code: &'static str,
    /// The parameters by name.
    pub params: Vec<(&'static str, Param)>,
}

/// A code without parameters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Code(pub &'static str);

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A parameter of a fact.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Param {
    /// A number.
    Number(i64),
    /// A text that is the same in every language: a move, a space, a person's name.
    Text(String),
    /// A side; the game has a name for it.
    Side(Side),
    /// A kind of piece, as in the rule sheet.
    Piece(&'static str),
    /// One of several texts: `a1, a2 or b3`.
    AnyOf(Vec<String>),
    /// Another fact, as its reason.
    Fact(Box<Fact>),
}

/// Types whose values are facts.
pub trait Coded {
    /// Every code that a value of this type can have.
    const CODES: &'static [&'static str];

    /// Returns this as plain data.
    fn fact(&self) -> Fact;
}

impl Fact {
    /// Creates a fact without parameters.
    pub const fn new(code: &'static str) -> Fact {
        Fact { code, params: Vec::new() }
    }

    /// Adds a parameter.
    #[must_use]
    pub fn with(mut self, name: &'static str, param: impl Into<Param>) -> Fact {
        self.params.push((name, param.into()));
        self
    }
}

impl fmt::Display for Fact {
    /// For logs and programmers: `wrong-ply (ply: 3)`. People read the message instead.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code)?;
        for (number, (name, param)) in self.params.iter().enumerate() {
            write!(f, "{}{name}: {param}", if number == 0 { " (" } else { ", " })?;
        }
        if self.params.is_empty() { Ok(()) } else { f.write_str(")") }
    }
}

impl fmt::Display for Param {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Param::Number(number) => number.fmt(f),
            Param::Text(text) => f.write_str(text),
            Param::Side(side) => side.fmt(f),
            Param::Piece(piece) => f.write_str(piece),
            Param::AnyOf(texts) => f.write_str(&texts.join(", ")),
            Param::Fact(fact) => fact.fmt(f),
        }
    }
}

macro_rules! number {
    ($($number:ty),+) => {$(
        impl From<$number> for Param {
            fn from(number: $number) -> Param {
                // No number here exceeds 2⁶³.
                Param::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )+};
}

number!(u8, u32, u64, usize, i64);

impl From<Side> for Param {
    fn from(side: Side) -> Param {
        Param::Side(side)
    }
}

impl From<String> for Param {
    fn from(text: String) -> Param {
        Param::Text(text)
    }
}

impl From<&str> for Param {
    fn from(text: &str) -> Param {
        Param::Text(text.to_owned())
    }
}

impl From<Code> for Param {
    fn from(code: Code) -> Param {
        Fact::new(code.0).into()
    }
}

impl From<Fact> for Param {
    fn from(fact: Fact) -> Param {
        Param::Fact(Box::new(fact))
    }
}

/// Declares an enum of facts without parameters, each with its code.
///
/// ```
/// use rules::{Code, Coded};
/// rules::codes! {
///     /// How it ended.
///     enum Ending {
///         /// Well.
///         Well = "end-well",
///         /// Badly.
///         Badly = "end-badly",
///     }
/// }
/// assert_eq!(Code::from(Ending::Well), Code("end-well"));
/// assert_eq!(Ending::CODES, ["end-well", "end-badly"]);
/// ```
#[macro_export]
macro_rules! codes {
    ($(#[$about:meta])* $visibility:vis enum $name:ident {
        $($(#[$doc:meta])* $variant:ident = $code:literal),+ $(,)?
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $visibility enum $name {
            $($(#[$doc])* $variant),+
        }

        impl From<$name> for $crate::Code {
            fn from(fact: $name) -> $crate::Code {
                $crate::Code(match fact {
                    $($name::$variant => $code),+
                })
            }
        }

        impl $crate::Coded for $name {
            const CODES: &'static [&'static str] = &[$($code),+];

            fn fact(&self) -> $crate::Fact {
                $crate::Fact::new($crate::Code::from(*self).0)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_print_their_code_and_parameters() {
        assert_eq!(Fact::new("game-over").to_string(), "game-over");
        let reason = Fact::new("expected-space").with("column", 3_u32);
        let fact = Fact::new("bad-move").with("by", Side::North).with("why", reason);
        assert_eq!(fact.to_string(), "bad-move (by: seat 2, why: expected-space (column: 3))");
    }
}
