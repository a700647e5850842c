use std::fmt::{self, Display};

use rules::{Choice, Evaluate, Game, Outcome, Position, Side};

use super::{RULES_VERSION, Tags};
use crate::{Claim, Ending, Forfeit, History};

/// A game as text: tags in brackets, then numbered moves with the dice among them, then the result.
///
/// A number stands before each turn of the side that moved first.
///
/// ```
/// use games::courtier::Courtier;
/// use play::History;
/// use play::record::{Record, Tags};
/// use rules::{Game, Notation, Side};
///
/// let mut history = History::<Courtier>::new(Courtier::start(Side::South));
/// for text in ["a1-b1", "a7-b7", "b1-c"] {
///     history.take(history.position().read_choice(text).unwrap()).unwrap();
/// }
/// history.resign(Side::North).unwrap();
/// let record = Record { history: &history, setups: None, tags: &Tags::default() };
/// assert_eq!(record.to_string(), "\
/// [Game \"courtier\"]
/// [RulesVersion \"1\"]
/// [Result \"1-0\"]
/// [Termination \"resignation\"]
///
/// 1. a1-b1 a7-b7 2. b1-c 1-0
/// ");
/// ```
pub struct Record<'a, G: Game> {
    /// What was played.
    pub history: &'a History<G>,
    /// The arrangements that the game began with, where the sides chose them.
    pub setups: Option<[G::Setup; 2]>,
    /// What else there is to say.
    pub tags: &'a Tags,
}

impl<G: Game<Position: Evaluate>> Display for Record<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tags = self.tags;
        tag(f, "Game", Some(G::INFO.name))?;
        tag(f, "Variant", Some(G::VARIANT).filter(|variant| !variant.is_empty()))?;
        tag(f, "RulesVersion", Some(RULES_VERSION))?;
        tag(f, "Event", tags.event.as_deref())?;
        tag(f, "Site", tags.site.as_deref())?;
        tag(f, "Date", tags.date.as_deref())?;
        tag(f, "First", tags.first.as_deref())?;
        tag(f, "Second", tags.second.as_deref())?;
        tag(f, "TimeControl", tags.time_control.as_deref())?;
        tag(f, "Match", tags.round.as_deref())?;
        tag(f, "Result", Some(&self.result()))?;
        tag(f, "Termination", Some(self.termination()))?;
        let setups = self.setups.map(|[south, north]| format!("{south} {north}"));
        tag(f, "Setup", setups.as_deref())?;
        tag(f, "Position", self.position().as_deref())?;
        writeln!(f)?;
        self.write_moves(f)
    }
}

impl<G: Game<Position: Evaluate>> Record<'_, G> {
    /// The first position, unless the game and the arrangements tell it.
    fn position(&self) -> Option<String> {
        let told = match self.setups {
            Some(setups) => G::start_with(setups, Side::South).ok(),
            None => Some(G::start(Side::South)),
        };
        let start = self.history.start();
        (told.as_ref() != Some(start)).then(|| start.to_string())
    }

    /// `1-0`, `0-1`, `1/2-1/2`, or `*` for a game that is not over; with the points where wins differ.
    fn result(&self) -> String {
        let Some(ending) = self.history.ending() else { return "*".to_owned() };
        let Outcome { winner, points } = ending.outcome();
        let result = match winner {
            None => return "1/2-1/2".to_owned(),
            Some(Side::South) => "1-0",
            Some(Side::North) => "0-1",
        };
        if G::Position::MOST_POINTS > 1 { format!("{result} ({points})") } else { result.to_owned() }
    }

    fn termination(&self) -> &'static str {
        match self.history.ending() {
            None => "unfinished",
            Some(Ending::Rules { reason, .. }) => reason,
            Some(Ending::Resigned { .. }) => "resignation",
            Some(Ending::Agreed) => "agreement",
            Some(Ending::Repetition | Ending::Claimed { ground: Claim::Repetition, .. }) => "repetition",
            Some(Ending::NoProgress | Ending::Claimed { ground: Claim::NoProgress, .. }) => "no progress",
            Some(Ending::Forfeited { fault: Forfeit::Time, .. }) => "time forfeit",
            Some(Ending::Forfeited { fault: Forfeit::IllegalMove, .. }) => "illegal move",
            Some(Ending::Forfeited { fault: Forfeit::Gone, .. } | Ending::Abandoned { .. }) => "abandoned",
        }
    }

    fn write_moves(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let begins = self.history.start().turn();
        let mut line = Line { width: 0 };
        let mut number = 0;
        let mut turn = !begins;
        for (position, choice) in self.history.positions().zip(self.history.choices()) {
            if position.turn() != turn {
                turn = position.turn();
                if turn == begins {
                    number += 1;
                    line.write(f, &format!("{number}."))?;
                }
            }
            match choice {
                Choice::Move(mv) => line.write(f, &mv.to_string())?,
                Choice::Roll(roll) => line.write(f, &roll.to_string())?,
            }
        }
        line.write(f, &self.result())?;
        writeln!(f)
    }
}

fn tag(f: &mut fmt::Formatter<'_>, name: &str, value: Option<&str>) -> fmt::Result {
    let Some(value) = value else { return Ok(()) };
    let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
    writeln!(f, "[{name} \"{value}\"]")
}

/// A line that is broken between words before it gets too long.
struct Line {
    width: usize,
}

impl Line {
    const WIDEST: usize = 100;

    fn write(&mut self, f: &mut fmt::Formatter<'_>, word: &str) -> fmt::Result {
        let width = word.chars().count();
        if self.width == 0 {
            self.width = width;
        } else if self.width + 1 + width > Line::WIDEST {
            writeln!(f)?;
            self.width = width;
        } else {
            write!(f, " ")?;
            self.width += 1 + width;
        }
        write!(f, "{word}")
    }
}

#[cfg(test)]
mod tests {
    use games::dejarik::Dejarik;
    use games::holochess::Holochess;
    use games::king_and_courtesan::KingAndCourtesan;

    use super::*;
    use crate::Opening;

    fn check<G: Game<Position: Evaluate>>(opening: &str, tags: &Tags, expected: &str) {
        let opening = Opening::<G>::read(opening).unwrap_or_else(|bad| panic!("{opening}: {bad}"));
        let history = opening.history();
        let record = Record { history: &history, setups: opening.setups(), tags };
        assert_eq!(record.to_string(), expected);
    }

    #[test]
    fn dice_are_ordinary_tokens() {
        check::<Holochess>(
            "fen So1GNM2hkl1/12/1 1 2 - 0 moves a1*a2 r5 >b2 a4-b5 a10-b11",
            &Tags::default(),
            "[Game \"holochess\"]\n[RulesVersion \"1\"]\n[Result \"*\"]\n[Termination \"unfinished\"]\n\
             [Position \"So1GNM2hkl1/12/1 1 2 - 0\"]\n\n1. a1*a2 r5 >b2 a4-b5 a10-b11 *\n",
        );
    }

    #[test]
    fn the_setup_is_told() {
        let tags = Tags { first: Some("a \"b\" \\c".into()), second: Some("d\ne".into()), ..Tags::default() };
        check::<Holochess>(
            "setup =SGNM =OHKL moves a2-c a5-a6",
            &tags,
            "[Game \"holochess\"]\n[RulesVersion \"1\"]\n[First \"a \\\"b\\\" \\\\c\"]\n[Second \"d e\"]\n[Result \"*\"]\n\
             [Termination \"unfinished\"]\n[Setup \"=SGNM =OHKL\"]\n\n1. a2-c a5-a6 *\n",
        );
    }

    #[test]
    fn points_are_told_where_they_differ() {
        check::<Dejarik>(
            "fen 2P4pppp1/PP1P8/1 1 0 moves a3-b3",
            &Tags::default(),
            "[Game \"dejarik\"]\n[RulesVersion \"1\"]\n[Result \"1-0 (3)\"]\n[Termination \"four pawns stand in a row\"]\n\
             [Position \"2P4pppp1/PP1P8/1 1 0\"]\n\n1. a3-b3 1-0 (3)\n",
        );
    }

    #[test]
    fn long_games_are_broken_into_lines() {
        let moves = include_str!("../history/long-march.txt");
        let opening = Opening::<KingAndCourtesan<7, u64>>::read(&format!("startpos moves {moves}")).unwrap();
        let history = opening.history();
        let text = Record { history: &history, setups: None, tags: &Tags::default() }.to_string();
        assert!(text.lines().all(|line| line.len() <= 100), "{text}");
        let words = text.lines().skip_while(|line| !line.is_empty()).flat_map(str::split_whitespace);
        let words: Vec<_> = words.filter(|word| !word.ends_with('.')).collect();
        assert_eq!(
            words.join(" "),
            format!("{} 1-0", moves.split_whitespace().collect::<Vec<_>>().join(" "))
        );
        assert!(text.contains("[Variant \"7\"]"));
    }
}
