use std::ops::ControlFlow;

use games::scene::Scenic;
use rules::Position;

/// A legal move, as someone who knows no rules can show it and let a person choose it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Legal {
    /// The move in the notation.
    pub text: String,
    /// The spaces that it touches, in order: where the piece starts, what it passes or lands on, where it ends. Empty
    /// for a move that touches none.
    pub trail: Vec<String>,
    /// The space that it captures or attacks, if it aims at one.
    pub aim: Option<String>,
}

impl Legal {
    /// Every legal move of a position, in its order.
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
