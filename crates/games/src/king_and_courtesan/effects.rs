use rules::{Choice, Effect, Effects, MoveKind, NoRoll, Position as _, Removal};

use super::moves::square;
use super::{Kind, Move, Position, Word};

impl<const N: usize, W: Word> Effects for Position<N, W> {
    fn effects(&self, choice: Choice<Move<N>, NoRoll>, _: Option<&Self>) -> Vec<Effect> {
        let Move { kind, from, to } = match choice {
            Choice::Move(mv) => mv,
            Choice::Roll(roll) => roll.absurd(),
        };
        let side = self.turn();
        let named = |square: u8| self.piece_on(square).map_or("courtesan", |(_, is_king)| name(is_king));
        let [start, end] = [from, to].map(|index| square::<N>(index).to_string());
        let piece = named(from);
        let mut effects = Vec::new();
        if kind == Kind::Capture {
            let why = Removal::Taken { by: piece, from: start.clone() };
            effects.push(Effect::Removed { side: !side, piece: named(to), at: end.clone(), why });
        }
        let how = if kind == Kind::Exchange { MoveKind::Exchange } else { MoveKind::Step };
        effects.push(Effect::Moved { side, piece, path: vec![start, end], how });
        effects
    }
}

/// Returns the name of a piece.
pub(super) const fn name(is_king: bool) -> &'static str {
    if is_king { "king" } else { "courtesan" }
}
