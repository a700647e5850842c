use std::ops::ControlFlow;

use games::scene::Scenic;
use rules::Position;

/// A legal move with what a user interface needs to offer it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Legal {
    /// The move in notation.
    pub text: String,
    /// The spaces it touches, in order: the start, any passed or landed on, and the end. May be empty.
    pub trail: Vec<String>,
    /// The space that it captures or attacks, if any.
    pub aim: Option<String>,
}

impl Legal {
    /// Lists the legal moves of a position in order of generation.
    pub(crate) fn all<P: Scenic>(position: &P) -> Vec<Legal> {
        let mut moves = Vec::new();
        let _ = position.each_move(|mv| {
            moves.push(Legal::of(position, mv));
            ControlFlow::Continue(())
        });
        moves
    }

    pub(crate) fn of<P: Scenic>(position: &P, mv: <P as Position>::Move) -> Legal {
        Legal { text: mv.to_string(), trail: position.trail(mv), aim: position.aim(mv) }
    }
}
