use std::fmt::{self, Display};
use std::str::FromStr;

use rules::{Coded, Fact};

/// A name that a person may choose: letters and digits that look like nothing else, 2 to 20 of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name(String);

/// Why a name cannot be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadName {
    /// Too short or too long.
    Length,
    /// Characters other than ASCII letters, digits, - and _.
    Character,
    /// Not a letter or digit at the beginning or the end.
    Ends,
    /// A name that looks official, or like a guest's or a computer's.
    Reserved,
}

impl Coded for BadName {
    const CODES: &'static [&'static str] = &["name-length", "name-characters", "name-ends", "name-reserved"];

    fn fact(&self) -> Fact {
        match self {
            BadName::Length => {
                Fact::new("name-length").with("least", Name::SHORTEST).with("most", Name::LONGEST)
            }
            BadName::Character => Fact::new("name-characters"),
            BadName::Ends => Fact::new("name-ends"),
            BadName::Reserved => Fact::new("name-reserved"),
        }
    }
}

impl fmt::Display for BadName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fact().fmt(f)
    }
}

impl std::error::Error for BadName {}

/// Names, in lower case without - and _, that would deceive others.
const RESERVED: [&str; 23] = [
    "admin",
    "administrator",
    "anonymous",
    "best",
    "bot",
    "computer",
    "deleted",
    "deletedplayer",
    "greedy",
    "guest",
    "help",
    "holocourt",
    "me",
    "mod",
    "moderator",
    "nobody",
    "null",
    "random",
    "root",
    "server",
    "support",
    "system",
    "uct",
];

impl Name {
    /// The fewest characters of a name.
    pub const SHORTEST: usize = 2;
    /// The most characters of a name.
    pub const LONGEST: usize = 20;

    /// The name as it was typed.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Name {
    type Err = BadName;

    fn from_str(text: &str) -> Result<Name, BadName> {
        if !(Name::SHORTEST..=Name::LONGEST).contains(&text.chars().count()) {
            return Err(BadName::Length);
        }
        if !text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_') {
            return Err(BadName::Character);
        }
        if !text.starts_with(|first: char| first.is_ascii_alphanumeric())
            || !text.ends_with(|last: char| last.is_ascii_alphanumeric())
        {
            return Err(BadName::Ends);
        }
        let plain = text.to_ascii_lowercase().replace(['-', '_'], "");
        let is_guest =
            plain.strip_prefix("guest").is_some_and(|rest| rest.bytes().all(|b| b.is_ascii_digit()));
        if RESERVED.contains(&plain.as_str()) || is_guest || text.to_ascii_lowercase().starts_with("guest-") {
            return Err(BadName::Reserved);
        }
        Ok(Name(text.to_owned()))
    }
}

impl Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn misleading_names_are_refused() {
        let check = |text: &str, expected: Result<(), BadName>| {
            assert_eq!(text.parse::<Name>().map(drop), expected, "{text:?}");
        };
        for text in ["Al", "bob", "B-52", "under_score", "guestbook", &"x".repeat(20)] {
            check(text, Ok(()));
        }
        check("", Err(BadName::Length));
        check("x", Err(BadName::Length));
        check(&"x".repeat(21), Err(BadName::Length));
        check("bоb", Err(BadName::Character)); // with a Cyrillic letter in the middle
        check("a b", Err(BadName::Character));
        check("<b>", Err(BadName::Character));
        check("-bob", Err(BadName::Ends));
        check("bob_", Err(BadName::Ends));
        check("Admin", Err(BadName::Reserved));
        check("a-d-m-i-n", Err(BadName::Reserved));
        check("uct", Err(BadName::Reserved));
        check("guest-3f", Err(BadName::Reserved));
        check("Guest12", Err(BadName::Reserved));
    }
}
