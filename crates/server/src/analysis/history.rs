use catalog::{AnyGame, AnyHistory};
use rules::Side;

use crate::error::ApiError;

/// The most choices that are made before a position is looked at. No game that was ever played comes near it.
const MOST_MOVES: usize = 2_000;

/// How a game begins that somebody wants to look at.
#[derive(Clone, Copy, Default)]
pub(crate) struct Start<'a> {
    pub(crate) position: Option<&'a str>,
    pub(crate) setups: Option<&'a [String; 2]>,
    pub(crate) first: Option<u8>,
}

/// The game of this name.
pub(crate) fn game(name: &str) -> Result<&'static dyn AnyGame, ApiError> {
    catalog::game(name).map_err(|unknown| ApiError::Invalid(unknown.to_string()))
}

/// The game as it stands after these choices. An error says which of them is wrong, and why.
pub(crate) fn play(
    game: &dyn AnyGame,
    start: Start<'_>,
    moves: &[String],
) -> Result<Box<dyn AnyHistory>, ApiError> {
    if moves.len() > MOST_MOVES {
        return Err(ApiError::invalid(format!("too many moves: at most {MOST_MOVES} are made")));
    }
    let mut history = begin(game, start)?;
    for (index, text) in moves.iter().enumerate() {
        history.take(text).map_err(|why| {
            let shown: String = text.chars().take(40).collect();
            ApiError::invalid(format!("move {} ({shown:?}): {why}", index + 1))
        })?;
    }
    Ok(history)
}

fn begin(game: &dyn AnyGame, start: Start<'_>) -> Result<Box<dyn AnyHistory>, ApiError> {
    let bad = |why: &dyn std::fmt::Display| ApiError::invalid(format!("the game cannot begin so: {why}"));
    if let Some(position) = start.position {
        if start.setups.is_some() || start.first.is_some() {
            return Err(ApiError::invalid(
                "a position says where everything stands: leave setups and first out",
            ));
        }
        return game
            .start_from(position)
            .map_err(|why| ApiError::invalid(format!("the position cannot be read: {why}")));
    }
    let first = match start.first {
        None => Side::South,
        Some(number) => {
            Side::from_number(number).ok_or_else(|| ApiError::invalid("first: expected seat 1 or 2"))?
        }
    };
    match start.setups {
        Some([south, north]) => game.start(first, Some([south, north])).map_err(|why| bad(&why)),
        None => usual(game, first).ok_or_else(|| ApiError::Internal("a game without a start".to_owned())),
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
        check("courtier", usual, &["a4-b4", "a4-b4"], "move 2 (\"a4-b4\"): ");
        check("courtier", usual, &["zebra"], "move 1 (\"zebra\"): ");
        check("courtier", Start { position: Some("x"), ..usual }, &[], "the position cannot be read: ");
        check("courtier", Start { first: Some(3), ..usual }, &[], "expected seat 1 or 2");
        let setups = ["=SGNM".to_owned(), "=SGNM".to_owned()];
        check("courtier", Start { setups: Some(&setups), ..usual }, &[], "always starts the same way");
        check("holochess", Start { setups: Some(&setups), ..usual }, &[], "the game cannot begin so: ");
    }
}
