use catalog::AnyGame;
use play::Ending;

use crate::EndingView;
use crate::result::{result, termination};

impl EndingView {
    /// How a game ended, at a table or anywhere else.
    pub fn of(ending: Ending, game: &dyn AnyGame) -> EndingView {
        let outcome = ending.outcome();
        EndingView {
            result: result(outcome, game.most_points()),
            winner: outcome.winner,
            points: outcome.points,
            termination: termination(ending).to_owned(),
            sentence: ending.sentence(game.info()),
        }
    }
}
