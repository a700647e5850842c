use catalog::AnyGame;
use play::Ending;
use rules::{Coded, Fact};
use wire::EndingView;

use super::{fact, seat};
use crate::termination::{result, termination};

/// Converts the ending of a game.
pub fn ending(ending: Ending, game: &dyn AnyGame) -> EndingView {
    let outcome = ending.outcome();
    EndingView {
        result: result(outcome, game.most_points()),
        winner: outcome.winner.map(seat),
        points: outcome.points,
        termination: termination(ending).to_owned(),
        reason: fact(&ending.fact()),
    }
}

/// Returns the ending of an aborted game.
pub fn aborted() -> EndingView {
    let reason = fact(&Fact::new(ABORTED));
    let termination = "aborted".to_owned();
    EndingView { result: "*".to_owned(), winner: None, points: 0, termination, reason }
}

/// The code of an aborted game.
pub const ABORTED: &str = "end-aborted";
