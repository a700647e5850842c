use catalog::{AnyGame, AnyHistory};
use rules::{Coded, Side};

use crate::error::ApiError;
use crate::reason::Reason;

/// The most choices that are made before a position is looked at. No game that was ever played comes near it.
const MOST_MOVES: usize = 2_000;

/// How a game to analyse begins.
#[derive(Clone, Copy, Default)]
pub(crate) struct Start<'a> {
    pub(crate) position: Option<&'a str>,
    pub(crate) setups: Option<&'a [String; 2]>,
    pub(crate) first: Option<u8>,
}

/// The game of this name.
pub(crate) fn game(name: &str) -> Result<&'static dyn AnyGame, ApiError> {
    catalog::game(name).map_err(|unknown| ApiError::invalid(&unknown))
}

/// The game after these choices. An error names the wrong one and the reason.
pub(crate) fn play(
    game: &dyn AnyGame,
    start: Start<'_>,
    moves: &[String],
) -> Result<Box<dyn AnyHistory>, ApiError> {
    if moves.len() > MOST_MOVES {
        return Err(Reason::TooManyMoves { most: MOST_MOVES }.into());
    }
    let mut history = begin(game, start)?;
    for (index, text) in moves.iter().enumerate() {
        history.take(text).map_err(|why| {
            let text: String = text.chars().take(40).collect();
            Reason::MoveRefused { number: index + 1, text, why: why.fact() }
        })?;
    }
    Ok(history)
}

fn begin(game: &dyn AnyGame, start: Start<'_>) -> Result<Box<dyn AnyHistory>, ApiError> {
    if let Some(position) = start.position {
        if start.setups.is_some() || start.first.is_some() {
            return Err(Reason::PositionAndSetups.into());
        }
        return game.start_from(position).map_err(|bad| ApiError::invalid(&bad));
    }
    let first = match start.first {
        None => Side::South,
        Some(number) => Side::from_number(number).ok_or(Reason::BadSeat { field: "first" })?,
    };
    match start.setups {
        Some([south, north]) => {
            let begun = game.start(first, Some([south, north]));
            begun.map_err(|why| Reason::CannotBegin { why: why.fact() }.into())
        }
        None => usual(game, first).ok_or_else(|| ApiError::internal("a game without a start")),
    }
}

/// The usual start: without a choice where there is none, and else with the first arrangements that go together.
pub(super) fn usual(game: &dyn AnyGame, first: Side) -> Option<Box<dyn AnyHistory>> {
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
    fn what_is_wrong_is_said() {
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
