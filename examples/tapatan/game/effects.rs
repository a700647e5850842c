use rules::{Choice, Effect, Effects, MoveKind, NoRoll};

use super::moves::square;
use super::{Move, Position};

/// What a piece is called.
pub(super) const STONE: &str = "stone";

impl Effects for Position {
    fn effects(&self, choice: Choice<Move, NoRoll>, _: Option<&Position>) -> Vec<Effect> {
        let (side, piece) = (rules::Position::turn(self), STONE);
        vec![match choice {
            Choice::Move(Move::Place { at }) => Effect::Placed { side, piece, at: square(at).to_string() },
            Choice::Move(Move::Go { from, to }) => {
                let path = [from, to].map(|point| square(point).to_string()).to_vec();
                Effect::Moved { side, piece, path, how: MoveKind::Step }
            }
            Choice::Roll(roll) => roll.absurd(),
        }]
    }
}
