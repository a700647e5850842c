use catalog::{AnyGame, AnyHistory, BadStart};
use rules::Side;

use crate::BadQuestion;

/// The most choices that are made before a position is looked at. No game that was ever played comes near it.
const MOST_MOVES: usize = 2_000;

/// How a game to analyse begins.
#[derive(Clone, Copy, Default)]
pub struct Start<'a> {
    /// From this position.
    pub position: Option<&'a str>,
    /// With these setups, seat 1 first.
    pub setups: Option<&'a [String; 2]>,
    /// The number of the seat that moves first.
    pub first: Option<u8>,
}

/// The game of this name.
pub fn game(name: &str) -> Result<&'static dyn AnyGame, BadQuestion> {
    Ok(catalog::game(name)?)
}

/// The game after these choices. An error names the wrong one and the reason.
pub fn play(
    game: &dyn AnyGame,
    start: Start<'_>,
    moves: &[String],
) -> Result<Box<dyn AnyHistory>, BadQuestion> {
    if moves.len() > MOST_MOVES {
        return Err(BadQuestion::TooManyMoves { most: MOST_MOVES });
    }
    let mut history = begin(game, start)?;
    for (index, text) in moves.iter().enumerate() {
        history.take(text).map_err(|why| {
            let text: String = text.chars().take(40).collect();
            BadQuestion::Move { number: index + 1, text, why }
        })?;
    }
    Ok(history)
}

fn begin(game: &dyn AnyGame, start: Start<'_>) -> Result<Box<dyn AnyHistory>, BadQuestion> {
    if let Some(position) = start.position {
        if start.setups.is_some() || start.first.is_some() {
            return Err(BadQuestion::PositionAndSetups);
        }
        return Ok(game.start_from(position)?);
    }
    let first = match start.first {
        None => Side::South,
        Some(number) => Side::from_number(number).ok_or(BadQuestion::Seat { field: "first" })?,
    };
    match start.setups {
        Some([south, north]) => game.start(first, Some([south, north])).map_err(BadQuestion::Start),
        None => usual(game, first).ok_or(BadQuestion::Start(BadStart::SetupMissing)),
    }
}

/// The usual start: without a choice where there is none, and else with the first arrangements that go together.
pub(crate) fn usual(game: &dyn AnyGame, first: Side) -> Option<Box<dyn AnyHistory>> {
    let south = game.setups(Side::South);
    let Some(south) = south.first() else { return game.start(first, None).ok() };
    let north = game.setups(Side::North);
    north.iter().find_map(|north| game.start(first, Some([south, north])).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(game_name: &str, start: Start<'_>, moves: &[&str], complaint: &str) {
        let moves: Vec<String> = moves.iter().map(|text| (*text).to_owned()).collect();
        let game = game(game_name).expect("a game");
        let error = play(game, start, &moves).err().expect("an error").to_string();
        assert!(error.contains(complaint), "{error}");
    }

    #[test]
    fn every_game_has_a_usual_start() {
        for game in catalog::all() {
            for first in Side::BOTH {
                let history = usual(game, first).expect("a start");
                assert_eq!(history.turn(), first, "{}", game.name());
            }
        }
    }

    #[test]
    fn errors_say_what_is_wrong_with_a_start() {
        let usual = Start::default();
        let refused = "move-refused (number: 2, text: a4-b4, why: illegal-choice)";
        check("courtier", usual, &["a4-b4", "a4-b4"], refused);
        check(
            "courtier",
            usual,
            &["zebra"],
            "move-refused (number: 1, text: zebra, why: bad-move (column: 1",
        );
        check("courtier", Start { position: Some("x"), ..usual }, &[], "bad-position (field: board");
        check("courtier", Start { first: Some(3), ..usual }, &[], "bad-seat (field: first)");
        let setups = ["=SGNM".to_owned(), "=SGNM".to_owned()];
        check(
            "courtier",
            Start { setups: Some(&setups), ..usual },
            &[],
            "cannot-begin (why: nothing-to-set-up)",
        );
        check("holochess", Start { setups: Some(&setups), ..usual }, &[], "cannot-begin (why: same-group)");
    }
}
