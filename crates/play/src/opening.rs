use std::fmt;

use rules::{
    BadChoice, BadMove, BadPosition, BadSetup, Begins, Choice, Game, Node, Notation, Position, Side,
};
use search::Random;

use crate::{ChoiceIn, History, dice};

/// An opening: an initial position and the choices made since.
///
/// The text form is that of the engine protocol after `position`: `startpos`, `fen` and a position, or `setup` and
/// both setups; then `moves` and the moves and rolls.
///
/// ```
/// use games::holochess::Holochess;
/// use play::Opening;
///
/// for text in ["startpos moves a2-b1", "setup =GSNM =HOKL first 2 moves a8-b8", "fen So1GNM2hkl1/12/1 1 2 - 0"] {
///     assert_eq!(Opening::<Holochess>::read(text).unwrap().to_string(), text);
/// }
/// ```
pub struct Opening<G: Game> {
    start: Start<G>,
    first_position: G::Position,
    choices: Vec<ChoiceIn<G>>,
}

/// The source of the initial position.
enum Start<G: Game> {
    Usual,
    Setups([G::Setup; 2], Side),
    Position,
}

impl<G: Game> Opening<G> {
    /// The initial position of the game, if there is no choice of setup.
    pub fn usual() -> Opening<G> {
        Opening { start: Start::Usual, first_position: G::start(Side::South), choices: Vec::new() }
    }

    /// The initial position with these setups.
    pub fn with_setups(setups: [G::Setup; 2], first: Side) -> Result<Opening<G>, BadSetup> {
        let first_position = G::start_with(setups, first)?;
        Ok(Opening { start: Start::Setups(setups, first), first_position, choices: Vec::new() })
    }

    /// An arbitrary position.
    pub fn position(position: G::Position) -> Opening<G> {
        Opening { start: Start::Position, first_position: position, choices: Vec::new() }
    }

    /// A position after this many random choices, with random setups if there are any. The game is not over in it, and
    /// a side is to decide: further rolls may be added, and an opening that would end the game is retried.
    pub fn random(choices: u32, random: &mut Random) -> Opening<G> {
        const TRIES: u32 = 100;
        for _ in 0..TRIES {
            if let Some(opening) = Opening::try_random(choices, random) {
                return opening;
            }
        }
        Opening::usual()
    }

    fn try_random(choices: u32, random: &mut Random) -> Option<Opening<G>> {
        let mut opening: Opening<G> = Opening::random_start(random)?;
        let mut history = opening.history();
        loop {
            let position = history.position();
            let choice = match position.node() {
                Node::Over(_) => return None,
                Node::Decide(_) if history.choices().len() as u32 >= choices => break,
                Node::Decide(_) => Choice::Move(position.nth_move(random.below(position.count_moves()))?),
                Node::Chance => Choice::Roll(dice::roll(position, random.below(dice::weight(position)))?),
            };
            history.take(choice).ok()?;
        }
        opening.choices = history.choices().to_vec();
        history.ending().is_none().then_some(opening)
    }

    /// The initial position, with random setups and first player as far as the rules leave them open.
    fn random_start(random: &mut Random) -> Option<Opening<G>> {
        let first = match G::INFO.begins {
            Begins::South => Side::South,
            Begins::ByLot => Side::BOTH[random.below(2) as usize],
        };
        let pick = |setups: &[G::Setup], random: &mut Random| {
            setups.get(random.below(setups.len() as u64) as usize).copied()
        };
        let [south, north] = Side::BOTH.map(|side| G::open_setups(side, false));
        if south.is_empty() {
            let first_position = G::start(first);
            let start = if first == Side::South { Start::Usual } else { Start::Position };
            return Some(Opening { start, first_position, choices: Vec::new() });
        }
        let south = pick(&south, random)?;
        Opening::with_setups([south, pick(&north, random)?], first).ok()
    }

    /// Reads an opening.
    pub fn read(text: &str) -> Result<Opening<G>, BadOpening> {
        let mut words = text.split_whitespace().peekable();
        let mut opening = match words.next() {
            Some("startpos") => Opening::usual(),
            Some("fen") => {
                let mut fields = Vec::new();
                while let Some(word) = words.next_if(|word| *word != "moves") {
                    fields.push(word);
                }
                Opening::position(fields.join(" ").parse().map_err(BadOpening::Position)?)
            }
            Some("setup") => {
                let mut setup = || words.next().unwrap_or_default().parse().map_err(BadOpening::Setup);
                let setups = [setup()?, setup()?];
                let first = match words.next_if_eq(&"first").map(|_| words.next().unwrap_or_default()) {
                    None | Some("1") => Side::South,
                    Some("2") => Side::North,
                    Some(word) => return Err(BadOpening::First(word.to_owned())),
                };
                Opening::with_setups(setups, first).map_err(BadOpening::Setups)?
            }
            word => return Err(BadOpening::Start(word.unwrap_or_default().to_owned())),
        };
        match words.next() {
            None => return Ok(opening),
            Some("moves") => {}
            Some(word) => return Err(BadOpening::NoMoves(word.to_owned())),
        }
        let mut history = History::<G>::new(opening.first_position);
        for (index, word) in words.enumerate() {
            let (number, text) = (index + 1, word.to_owned());
            let choice = match history.position().read_choice(word) {
                Ok(choice) => choice,
                Err(why) => return Err(BadOpening::Choice { number, text, why }),
            };
            if history.take(choice).is_err() {
                return Err(BadOpening::Drawn { number, text });
            }
            opening.choices.push(choice);
        }
        Ok(opening)
    }

    /// Returns the initial position.
    pub fn first_position(&self) -> &G::Position {
        &self.first_position
    }

    /// Returns the setups, seat 1 first, if the sides chose any.
    pub fn setups(&self) -> Option<[G::Setup; 2]> {
        match self.start {
            Start::Setups(setups, _) => Some(setups),
            Start::Usual | Start::Position => None,
        }
    }

    /// Returns the game so far, up to an automatic draw.
    pub fn history(&self) -> History<G> {
        let mut history = History::new(self.first_position);
        for choice in &self.choices {
            if history.take(*choice).is_err() {
                break;
            }
        }
        history
    }
}

impl<G: Game> fmt::Display for Opening<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.start {
            Start::Usual => f.write_str("startpos")?,
            Start::Position => write!(f, "fen {}", self.first_position)?,
            Start::Setups([south, north], first) => {
                write!(f, "setup {south} {north}")?;
                if *first == Side::North {
                    f.write_str(" first 2")?;
                }
            }
        }
        for (number, choice) in self.choices.iter().enumerate() {
            write!(f, "{}{choice}", if number == 0 { " moves " } else { " " })?;
        }
        Ok(())
    }
}

/// Why a text is not an opening.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadOpening {
    /// The first word is not a keyword.
    Start(String),
    /// The position cannot be read.
    Position(BadPosition),
    /// A setup cannot be read.
    Setup(BadMove),
    /// The setups exclude each other.
    Setups(BadSetup),
    /// The text after `first` is not a seat.
    First(String),
    /// Something other than `moves` follows.
    NoMoves(String),
    /// The game is already over.
    Over,
    /// A move that cannot be played.
    Choice {
        /// The number of the move, from 1.
        number: usize,
        /// The text of the move.
        text: String,
        /// Why it cannot be played.
        why: BadChoice,
    },
    /// A move after an automatic draw.
    Drawn {
        /// The number of the move, from 1.
        number: usize,
        /// The text of the move.
        text: String,
    },
}

impl fmt::Display for BadOpening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadOpening::Start(word) => write!(f, "expected startpos, fen or setup, not {word:?}"),
            BadOpening::Position(bad) => write!(f, "the position cannot be read: {bad}"),
            BadOpening::Setup(bad) => write!(f, "the setup cannot be read: {}", bad.expected),
            BadOpening::Setups(bad) => bad.fmt(f),
            BadOpening::First(word) => write!(f, "expected 1 or 2 after first, not {word:?}"),
            BadOpening::NoMoves(word) => write!(f, "expected moves, not {word:?}"),
            BadOpening::Over => f.write_str("the game is over in this position"),
            BadOpening::Choice { number, text, why } => {
                write!(f, "move {number}, {text:?}, cannot be played: {why}")
            }
            BadOpening::Drawn { number, text } => {
                write!(f, "move {number}, {text:?}, cannot be played: the game is drawn before it")
            }
        }
    }
}

impl std::error::Error for BadOpening {}

#[cfg(test)]
mod tests {
    use games::Visitor;
    use games::courtier::Courtier;
    use games::holochess::Holochess;
    use games::scene::Scenic;
    use rules::{Evaluate, Symmetric};

    use super::*;

    #[derive(Clone)]
    struct RandomOpenings;

    impl Visitor for RandomOpenings {
        type Output = ();

        fn visit<G: Game<Position: Scenic + Symmetric + Evaluate>>(self) {
            let mut random = Random::new(5);
            for choices in 0..12 {
                let opening = Opening::<G>::random(choices, &mut random);
                let history = opening.history();
                assert!(matches!(history.position().node(), Node::Decide(_)) && history.ending().is_none());
                assert!(history.choices().len() as u32 >= choices || choices > 4, "{opening}");
                let again = Opening::<G>::read(&opening.to_string()).expect("it can be read again");
                assert_eq!(
                    (again.to_string(), again.history().position()),
                    (opening.to_string(), history.position())
                );
            }
        }
    }

    #[test]
    fn random_openings_of_every_game_are_not_over() {
        games::visit_all(RandomOpenings);
    }

    fn check<G: Game>(text: &str, complaint: &str) {
        let bad = Opening::<G>::read(text).err().unwrap_or_else(|| panic!("{text} was read"));
        assert_eq!(bad.to_string(), complaint);
    }

    #[test]
    fn bad_openings_say_what_is_wrong() {
        check::<Courtier>("", "expected startpos, fen or setup, not \"\"");
        check::<Courtier>("startpos a1-b1", "expected moves, not \"a1-b1\"");
        check::<Courtier>(
            "startpos moves a1-b1 a1-b1",
            "move 2, \"a1-b1\", cannot be played: illegal-choice",
        );
        check::<Courtier>(
            "fen x 1 0",
            "the position cannot be read: bad-position (field: board, column: 1, fault: fault-wrong-parts (found: 1, parts: 3))",
        );
        check::<Courtier>("setup =SGNM", "the setup cannot be read: expected-no-setup");
        let round = "a1-b1 a7-b7 b1-a1 b7-a7 ".repeat(4);
        assert!(Opening::<Courtier>::read(&format!("startpos moves {round}")).is_ok());
        check::<Courtier>(
            &format!("startpos moves {round} a2-b2"),
            "move 17, \"a2-b2\", cannot be played: the game is drawn before it",
        );
        check::<Holochess>("setup =SGNM =OHKL first 3", "expected 1 or 2 after first, not \"3\"");
        check::<Holochess>("setup =SGNM =OHKL first", "expected 1 or 2 after first, not \"\"");
        check::<Holochess>("setup =SGNM =SGNM", "same-group");
    }
}
