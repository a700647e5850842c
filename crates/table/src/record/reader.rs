use std::collections::BTreeMap;
use std::str::FromStr;

use super::json::{is_known, is_tag_name, is_word};
use super::{
    BadRecord, Comment, DiceTags, Entry, ExpectedTag, GameResult, RULES_VERSION, Record, RecordFault, Tags,
};

/// The maximum length of one record.
pub const MOST_BYTES: usize = 1 << 20;
/// The maximum number of records in one text.
pub const MOST_RECORDS: usize = 10_000;
/// The maximum length of a text with several records.
const MOST_BYTES_OF_ALL: usize = 64 << 20;

/// Reads all records of a text.
pub fn read_all(text: &str) -> Result<Vec<Record>, BadRecord> {
    if text.len() > MOST_BYTES_OF_ALL {
        return Err(BadRecord { line: 1, fault: RecordFault::TooLong { most: MOST_BYTES_OF_ALL } });
    }
    let mut reader = Reader { rest: text, line: 1 };
    let mut records = Vec::new();
    while reader.skip_space() {
        if records.len() == MOST_RECORDS {
            return Err(reader.fault(RecordFault::TooMany { most: MOST_RECORDS }));
        }
        records.push(reader.record()?);
    }
    Ok(records)
}

impl FromStr for Record {
    type Err = BadRecord;

    fn from_str(text: &str) -> Result<Record, BadRecord> {
        if text.len() > MOST_BYTES {
            return Err(BadRecord { line: 1, fault: RecordFault::TooLong { most: MOST_BYTES } });
        }
        let mut reader = Reader { rest: text, line: 1 };
        if !reader.skip_space() {
            return Err(reader.fault(RecordFault::Empty));
        }
        let record = reader.record()?;
        if reader.skip_space() { Err(reader.fault(RecordFault::Trailing)) } else { Ok(record) }
    }
}

/// The text left to read, and the line number.
struct Reader<'t> {
    rest: &'t str,
    line: usize,
}

impl<'t> Reader<'t> {
    fn fault(&self, fault: RecordFault) -> BadRecord {
        BadRecord { line: self.line, fault }
    }

    /// Skips white space; returns whether anything is left.
    fn skip_space(&mut self) -> bool {
        let text = self.rest.trim_start();
        self.skip(self.rest.len() - text.len());
        !self.rest.is_empty()
    }

    fn skip(&mut self, bytes: usize) {
        let (skipped, rest) = self.rest.split_at(bytes);
        self.line += skipped.matches('\n').count();
        self.rest = rest;
    }

    fn record(&mut self) -> Result<Record, BadRecord> {
        let mut tags = Found::default();
        while self.skip_space() && self.rest.starts_with('[') {
            let (name, value) = self.tag()?;
            if tags.values.insert(name, value).is_some() {
                return Err(self.fault(RecordFault::Twice(name.to_owned())));
            }
            tags.order.push(name);
        }
        let mut record = self.header(tags)?;
        self.moves(&mut record)?;
        Ok(record.canonical())
    }

    /// Reads one tag: `[Name "value"]`, with quotes and backslashes escaped.
    fn tag(&mut self) -> Result<(&'t str, String), BadRecord> {
        let end = self.rest.find('\n').unwrap_or(self.rest.len());
        let line = self.rest[..end].trim_end();
        let bad = self.fault(RecordFault::Tag);
        let inner = line.strip_prefix('[').and_then(|line| line.strip_suffix("\"]"));
        let (name, quoted) = inner.and_then(|inner| inner.split_once(" \"")).ok_or(bad.clone())?;
        let mut value = String::new();
        let mut characters = quoted.chars();
        while let Some(character) = characters.next() {
            match character {
                '\\' => match characters.next() {
                    Some(escaped @ ('\\' | '"')) => value.push(escaped),
                    _ => return Err(bad),
                },
                '"' => return Err(bad),
                character if character.is_control() => return Err(bad),
                character => value.push(character),
            }
        }
        if !is_tag_name(name) {
            return Err(bad);
        }
        self.skip(end);
        Ok((name, value))
    }

    fn header(&self, mut found: Found<'t>) -> Result<Record, BadRecord> {
        let fault = |fault| self.fault(fault);
        let mut need = |name| found.values.remove(name).ok_or_else(|| self.fault(RecordFault::Missing(name)));
        let game = need("Game")?;
        let result = need("Result")?.parse().map_err(|bad| fault(RecordFault::Result(bad)))?;
        if game.is_empty() {
            return Err(fault(RecordFault::Value { tag: "Game", expected: ExpectedTag::Game }));
        }
        let mut take = |name| found.values.remove(name);
        let variant = match take("Variant") {
            Some(variant) if variant.is_empty() => {
                return Err(fault(RecordFault::Value { tag: "Variant", expected: ExpectedTag::Variant }));
            }
            variant => variant.unwrap_or_default(),
        };
        let setup = take("Setup").map(|value| {
            let setups = value.split_once(' ').filter(|(south, north)| is_word(south) && is_word(north));
            setups
                .map(|(south, north)| [south.to_owned(), north.to_owned()])
                .ok_or_else(|| fault(RecordFault::Value { tag: "Setup", expected: ExpectedTag::Setups }))
        });
        let mut record = Record {
            game,
            variant,
            rules_version: take("RulesVersion").unwrap_or_else(|| RULES_VERSION.to_owned()),
            tags: Tags {
                event: take("Event"),
                site: take("Site"),
                date: take("Date"),
                first: take("First"),
                second: take("Second"),
                time_control: take("TimeControl"),
                round: take("Match"),
            },
            result,
            termination: take("Termination").unwrap_or_default(),
            setup: setup.transpose()?,
            position: take("Position"),
            dice: None,
            others: Vec::new(),
            comment: None,
            choices: Vec::new(),
        };
        record.dice = self.dice(&mut found)?;
        let others = found.order.iter().filter(|name| !is_known(name));
        record.others =
            others.filter_map(|name| Some(((*name).to_owned(), found.values.get(name)?.clone()))).collect();
        Ok(record)
    }

    /// Reads the tags of the dice: either all of them, except that the secret is optional, or none.
    fn dice(&self, found: &mut Found<'t>) -> Result<Option<DiceTags>, BadRecord> {
        let Some(commitment) = found.values.remove("DiceCommitment") else {
            let is_alone = found.values.keys().any(|name| is_known(name) && name.starts_with("Dice"));
            let missing = self.fault(RecordFault::Missing("DiceCommitment"));
            return if is_alone { Err(missing) } else { Ok(None) };
        };
        let secret = found.values.remove("DiceSecret");
        let mut need = |name| found.values.remove(name).ok_or_else(|| self.fault(RecordFault::Missing(name)));
        let table = need("DiceTable")?;
        let game_text = need("DiceGame")?;
        let game = game_text.parse::<u32>().ok().filter(|game| game.to_string() == game_text);
        let game = game.ok_or_else(|| {
            self.fault(RecordFault::Value { tag: "DiceGame", expected: ExpectedTag::GameNumber })
        })?;
        let salts = [need("DiceSaltFirst")?, need("DiceSaltSecond")?];
        Ok(Some(DiceTags { commitment, secret, table, game, salts }))
    }

    /// Reads the moves up to and including the result.
    fn moves(&mut self, record: &mut Record) -> Result<(), BadRecord> {
        let mut number = None;
        while self.skip_space() {
            if self.rest.starts_with('{') {
                let comment = self.comment()?;
                let place = record.choices.last_mut().map_or(&mut record.comment, |entry| &mut entry.comment);
                if number.is_some() || place.replace(comment).is_some() {
                    return Err(self.fault(RecordFault::TwoComments));
                }
                continue;
            }
            let word = self.word();
            if let Ok(result) = word.parse::<GameResult>() {
                return if number.is_some() {
                    Err(self.fault(RecordFault::LoneNumber))
                } else {
                    self.points(result, record)
                };
            }
            let digits = word.strip_suffix('.').and_then(|digits| digits.parse::<u32>().ok());
            match digits.filter(|digits| format!("{digits}.") == word) {
                Some(_) if number.is_some() => return Err(self.fault(RecordFault::LoneNumber)),
                Some(digits) => number = Some(digits),
                None if is_word(word) => {
                    record.choices.push(Entry {
                        number: number.take(),
                        text: word.to_owned(),
                        comment: None,
                    });
                }
                None => return Err(self.fault(RecordFault::Word(word.chars().take(40).collect()))),
            }
        }
        Err(self.fault(RecordFault::NoResult))
    }

    /// Reads the next word. It ends before white space or a comment.
    fn word(&mut self) -> &'t str {
        let rest = self.rest;
        let end = rest.find(|character: char| character.is_whitespace() || character == '{');
        let word = &rest[..end.unwrap_or(rest.len())];
        self.skip(word.len());
        word
    }

    fn comment(&mut self) -> Result<Comment, BadRecord> {
        let end = self.rest.find('}').ok_or_else(|| self.fault(RecordFault::OpenComment))?;
        let text = &self.rest[1..end];
        if text.contains('{') {
            return Err(self.fault(RecordFault::OpenComment));
        }
        let comment = Comment::new(text);
        self.skip(end + 1);
        Ok(comment)
    }

    /// Reads the points that may follow the result, and checks both against the tag.
    fn points(&mut self, result: GameResult, record: &Record) -> Result<(), BadRecord> {
        let mut written = result.to_string();
        let line_end = self.rest.trim_start();
        if let (GameResult::Won { .. }, Some(end)) =
            (result, line_end.find(')').filter(|_| line_end.starts_with('(')))
        {
            written = format!("{written} {}", &line_end[..=end]);
            let bytes = self.rest.len() - line_end.len() + end + 1;
            self.skip(bytes);
        }
        if written == record.result.to_string() { Ok(()) } else { Err(self.fault(RecordFault::Disagrees)) }
    }
}

/// The tags found in a record.
#[derive(Default)]
struct Found<'t> {
    values: BTreeMap<&'t str, String>,
    order: Vec<&'t str>,
}
