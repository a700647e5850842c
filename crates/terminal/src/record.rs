//! Opening and saving records.

use catalog::{AnyGame, AnyHistory};
use play::player::{PlayerKind, PlayerName};
use rules::{Coded, Fact};
use table::record::{Record, Tags, read_all};
use words::{Words, text};

use crate::session::Seat;

/// A record with its replayed game.
pub(crate) struct Reading {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) history: Box<dyn AnyHistory>,
    pub(crate) setups: Option<[String; 2]>,
    /// The record.
    pub(crate) record: Record,
}

impl Reading {
    /// Replays a record.
    pub(crate) fn of(record: &Record) -> Result<Reading, Fact> {
        let game = catalog::game(&record.full_name()).map_err(|bad| bad.fact())?;
        let history = record.replay().map_err(|bad| bad.fact())?;
        Ok(Reading { game, history, setups: record.setup.clone(), record: record.clone() })
    }

    /// Returns the players: computers by name, and people. If both were computers, people take over.
    pub(crate) fn seats(&self) -> [Seat; 2] {
        let Tags { first, second, .. } = &self.record.tags;
        let seats = [first, second].map(|name| match name.as_deref().and_then(computer) {
            Some(name) => Seat::Computer(name),
            None => Seat::Person,
        });
        if seats.contains(&Seat::Person) { seats } else { [Seat::Person, Seat::Person] }
    }
}

/// Returns the computer player of this name. External engines are refused, because records may come from anywhere.
pub(crate) fn computer(name: &str) -> Option<PlayerName> {
    let name: PlayerName = name.parse().ok()?;
    (!matches!(name.kind, PlayerKind::External(_))).then_some(name)
}

/// Reads all records of a file: text, or JSON with one record per line.
pub(crate) fn read(text: &str) -> Result<Vec<Record>, Fact> {
    let text = text.trim_start_matches('\u{feff}').trim();
    let records = if text.starts_with('{') {
        match Record::from_json(text) {
            Ok(record) => vec![record],
            Err(bad) => lines(text).ok_or_else(|| bad.fact())?,
        }
    } else {
        read_all(text).map_err(|bad| bad.fact())?
    };
    if records.is_empty() { Err(Fact::new("fault-record-empty")) } else { Ok(records) }
}

/// Reads JSON with one record per line.
fn lines(text: &str) -> Option<Vec<Record>> {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    if lines.len() < 2 {
        return None;
    }
    lines.into_iter().map(|line| Record::from_json(line).ok()).collect()
}

/// Writes a record as JSON or as text, depending on the file name.
pub(crate) fn write(
    game: &dyn AnyGame,
    history: &dyn AnyHistory,
    setups: Option<[String; 2]>,
    tags: Tags,
    as_json: bool,
) -> String {
    text(&Record::of(game, history, setups, tags), as_json)
}

/// Formats a record for saving.
pub(crate) fn text(record: &Record, as_json: bool) -> String {
    let json = if as_json { record.to_json().ok() } else { None };
    json.unwrap_or_else(|| record.to_string())
}

/// Formats a record in one line, for a list.
pub(crate) fn line(record: &Record, words: &Words) -> String {
    let title = catalog::game(&record.full_name())
        .map_or_else(|_| record.full_name(), |game| game.info().title.to_owned());
    let name = |name: &Option<String>| name.clone().unwrap_or_else(|| "?".to_owned());
    let (first, second) = (name(&record.tags.first), name(&record.tags.second));
    let when = record.tags.date.iter().chain(&record.tags.event);
    let when: String = when.map(|word| format!(", {word}")).collect();
    let (result, moves) = (record.result.to_string(), record.choices.len());
    let told = text!(
        words,
        "term-record-line",
        game = title,
        first = first,
        second = second,
        result = result,
        moves = moves
    );
    format!("{told}{when}")
}

#[cfg(test)]
mod tests {
    use rules::Side;

    use super::*;

    fn check(text: &str, complaint: &str) {
        let told = read(text).and_then(|records| Reading::of(&records[0]).map(drop));
        assert_eq!(told.map_err(|why| why.to_string()), Err(complaint.to_owned()));
    }

    /// A game of up to forty choices, resigned if it is not over by then.
    fn played(game: &'static dyn AnyGame) -> (Box<dyn AnyHistory>, Option<[String; 2]>) {
        let usual = |side| game.setups(side).pop();
        let setups = usual(Side::South).zip(usual(Side::North)).map(|(south, north)| [south, north]);
        let given = setups.as_ref().map(|[south, north]| [south.as_str(), north.as_str()]);
        let mut history = game.start(Side::North, given).expect("a start");
        for number in 0..40 {
            let choice = match history.dice_weight() {
                0 => history.moves().into_iter().nth(number % 3).map(|legal| legal.text),
                weight => history.dice_roll(number as u64 % weight),
            };
            let Some(choice) = choice.or_else(|| history.moves().pop().map(|legal| legal.text)) else {
                break;
            };
            history.take(&choice).expect("a legal choice");
        }
        if history.ending().is_none() {
            history.resign(Side::South).expect("the game goes on");
        }
        (history, setups)
    }

    #[test]
    fn records_are_written_and_read() {
        let mut all = String::new();
        for game in catalog::all() {
            let (history, setups) = played(game);
            let tags = Tags { first: Some("A \"B\"".to_owned()), ..Tags::default() };
            for as_json in [false, true] {
                let text = write(game, &*history, setups.clone(), tags.clone(), as_json);
                let records = read(&text).unwrap_or_else(|bad| panic!("{bad}: {text}"));
                let reading = Reading::of(&records[0]).unwrap_or_else(|bad| panic!("{bad}: {text}"));
                assert_eq!(reading.game.name(), game.name());
                assert_eq!(reading.history.steps(), history.steps());
                assert_eq!(reading.history.ending(), history.ending(), "{text}");
                assert_eq!(write(game, &*reading.history, reading.setups, tags.clone(), as_json), text);
            }
            all += &write(game, &*history, setups, tags, false);
            all.push('\n');
        }
        let count = read(&all).expect("many records").len();
        assert_eq!(count, catalog::all().len());
    }

    #[test]
    fn records_of_json_stand_on_lines() {
        let game = catalog::all()[0];
        let (history, setups) = played(game);
        let one = write(game, &*history, setups, Tags::default(), true);
        assert_eq!(read(&format!("{one}\n{one}\n")).expect("two records").len(), 2);
    }

    #[test]
    fn unreadable_records_are_refused_with_a_reason() {
        check("", "fault-record-empty");
        check("{\"game\": 1}", &Record::from_json("{\"game\": 1}").unwrap_err().to_string());
        let record = |moves: &str| format!("[Game \"courtier\"]\n[Result \"*\"]\n\n{moves} *\n");
        let bad = read(&record("1. a1-b1 b1-b9")).expect("a record");
        let why = bad[0].replay().map(drop).unwrap_err().to_string();
        assert!(why.starts_with("record-choice (number: 2"), "{why}");
        check(&record("1. a1-b1 b1-b9"), &why);
    }

    #[test]
    fn names_determine_the_players() {
        let check = |names: [&str; 2], seats: [Seat; 2]| {
            let [first, second] = names;
            let text = format!(
                "[Game \"courtier\"]\n[First \"{first}\"]\n[Second \"{second}\"]\n[Result \"*\"]\n\n*\n"
            );
            let records = read(&text).expect("a record");
            assert_eq!(Reading::of(&records[0]).expect("a game").seats(), seats, "{names:?}");
        };
        let level = || Seat::Computer("level:1".parse().expect("a player"));
        check(["Teal", "level:1"], [Seat::Person, level()]);
        check(["level:1", "Amber"], [level(), Seat::Person]);
        check(["Ada", "Bob"], [Seat::Person, Seat::Person]);
        check(["level:1", "best"], [Seat::Person, Seat::Person]);
        check(["Teal", "ugi:/bin/false"], [Seat::Person, Seat::Person]);
    }

    #[test]
    fn a_record_is_summed_up_in_one_line() {
        let text = "[Game \"courtier\"]\n[First \"Ada\"]\n[Result \"*\"]\n\n1. a1-b1 a7-b7 *\n";
        let records = read(text).expect("a record");
        let english = Words::of(words::Language::English);
        assert_eq!(line(&records[0], english), "Courtier: Ada – ?, *, 2 moves");
    }
}
