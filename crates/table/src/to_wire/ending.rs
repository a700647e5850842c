use catalog::AnyGame;
use play::Ending;
use wire::EndingView;

use super::seat;
use crate::result::{result, termination};

/// How a game ended, at a table or anywhere else.
pub fn ending(ending: Ending, game: &dyn AnyGame) -> EndingView {
    let outcome = ending.outcome();
    EndingView {
        result: result(outcome, game.most_points()),
        winner: outcome.winner.map(seat),
        points: outcome.points,
        termination: termination(ending).to_owned(),
        sentence: ending.sentence(game.info()),
    }
}
