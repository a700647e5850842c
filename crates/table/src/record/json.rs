use std::fmt;

use rules::{Coded, Fact};

use super::{Entry, GameResult, Record};

impl Record {
    /// Writes the record as JSON.
    pub fn to_json(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }

    /// Reads a record from JSON. It must also be representable as text.
    pub fn from_json(text: &str) -> Result<Record, BadJson> {
        if text.len() > super::MOST_BYTES {
            return Err(BadJson::TooLong { most: super::MOST_BYTES });
        }
        let record: Record =
            serde_json::from_str(text).map_err(|error| BadJson::Unreadable(error.to_string()))?;
        if record.is_plain() { Ok(record.canonical()) } else { Err(BadJson::NotPlain) }
    }

    /// Returns whether the record survives a round trip through text: no control characters anywhere, and no words
    /// among the moves that could be mistaken for something else.
    pub fn is_plain(&self) -> bool {
        let tags = &self.tags;
        let known =
            [&tags.event, &tags.site, &tags.date, &tags.first, &tags.second, &tags.time_control, &tags.round];
        let known = known.into_iter().flatten().chain([&self.game, &self.rules_version, &self.termination]);
        let known = known.chain(&self.position).chain([&self.variant]);
        let others = self.others.iter().flat_map(|(_, value)| [value]);
        let dice = self
            .dice
            .iter()
            .flat_map(|dice| dice.salts.iter().chain([&dice.commitment, &dice.table]).chain(&dice.secret));
        let has_plain_tags =
            known.chain(others).chain(dice).all(|value| !value.chars().any(char::is_control));
        let setups = self.setup.iter().flatten();
        let has_plain_names = self.others.iter().enumerate().all(|(index, (name, _))| {
            is_tag_name(name)
                && !is_known(name)
                && self.others[..index].iter().all(|(other, _)| other != name)
        });
        has_plain_tags
            && has_plain_names
            && setups.into_iter().all(|setup| is_word(setup))
            && self.comment.iter().all(|comment| comment.is_plain())
            && self.choices.iter().all(Entry::is_plain)
            && !self.game.is_empty()
    }
}

impl Entry {
    fn is_plain(&self) -> bool {
        is_word(&self.text) && self.comment.iter().all(|comment| comment.is_plain())
    }
}

/// Returns whether a word among the moves can be a move: not a number, result, comment or tag.
pub(super) fn is_word(word: &str) -> bool {
    let is_graphic = word.bytes().all(|byte| byte.is_ascii_graphic() && !b"{}[]()".contains(&byte));
    !word.is_empty() && is_graphic && !word.ends_with('.') && word.parse::<GameResult>().is_err()
}

pub(super) fn is_tag_name(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// The known tags, in the order in which they are written.
pub(super) const KNOWN: [&str; 20] = [
    "Game",
    "Variant",
    "RulesVersion",
    "Event",
    "Site",
    "Date",
    "First",
    "Second",
    "TimeControl",
    "Match",
    "Result",
    "Termination",
    "Setup",
    "Position",
    "DiceCommitment",
    "DiceSecret",
    "DiceTable",
    "DiceGame",
    "DiceSaltFirst",
    "DiceSaltSecond",
];

pub(super) fn is_known(name: &str) -> bool {
    KNOWN.contains(&name)
}

/// Why a text is not a record in JSON.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadJson {
    /// The text is too long.
    TooLong {
        /// The maximum in bytes.
        most: usize,
    },
    /// It is not JSON, or not a record.
    Unreadable(String),
    /// It contains what cannot be written as text.
    NotPlain,
}

impl Coded for BadJson {
    const CODES: &'static [&'static str] = &["record-too-long", "bad-json", "record-not-plain"];

    fn fact(&self) -> Fact {
        match self {
            BadJson::TooLong { most } => Fact::new("record-too-long").with("most", *most),
            BadJson::Unreadable(detail) => Fact::new("bad-json").with("detail", detail.as_str()),
            BadJson::NotPlain => Fact::new("record-not-plain"),
        }
    }
}

impl fmt::Display for BadJson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fact().fmt(f)
    }
}

impl std::error::Error for BadJson {}
