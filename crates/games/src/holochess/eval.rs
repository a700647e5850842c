use rules::{Evaluate, POINT, Position as _, Side, Term};

use super::{Move, Pawn, Pending, Position};
use crate::circular::{ADJACENT, spaces};

/// The terms after those of the eight pawns.
const CHANCES: usize = Pawn::COUNT;
const MOVE: usize = Pawn::COUNT + 1;

impl Evaluate for Position {
    const TERMS: &'static [Term] = &[
        Term { name: "Mantellian Savrip", weight: 661 },
        Term { name: "Ghhhk", weight: 600 },
        Term { name: "Ng'ok", weight: 732 },
        Term { name: "Grimtaash the Molator", weight: 766 },
        Term { name: "M'onnok", weight: 780 },
        Term { name: "Houjix", weight: 611 },
        Term { name: "Kintan Strider", weight: 751 },
        Term { name: "K'lor'slug", weight: 636 },
        Term { name: "neighbours it would rather attack", weight: 12 },
        Term { name: "the move", weight: 15 },
    ];

    #[inline]
    fn each_term(&self, mut f: impl FnMut(usize, i32)) {
        let sign = |side: Side| if side == Side::South { 1 } else { -1 };
        let mut chances = 0;
        for pawn in Pawn::ALL {
            let Some(space) = self.space_of(pawn) else { continue };
            let owner = self.owner(pawn);
            f(pawn as usize, sign(owner));
            for enemy in spaces(ADJACENT[space.index()] & self.spaces_of(!owner)) {
                let enemy = self.pawn_on(enemy).unwrap_or(pawn);
                chances += sign(owner) * (2..=5).filter(|die| pawn.pushes(enemy, *die)).count() as i32;
            }
        }
        f(CHANCES, chances);
        f(MOVE, sign(self.turn()) * i32::from(self.actions()));
    }

    /// Which fall of the die an attack gets is no choice, so no action presses.
    fn urgency(&self, _: Move) -> i32 {
        0
    }

    fn is_settled(&self) -> bool {
        !matches!(self.pending(), Pending::Push { .. })
    }

    /// Where dice decide, an expectation has to be true to scale, so this is the very curve that the weights are fitted with.
    #[inline]
    fn evaluate(&self, side: Side) -> i32 {
        let mut sum = 0;
        self.each_term(|term, count| sum += Self::TERMS[term].weight * count);
        let expected = (f64::from(sum) / 2000.0).tanh();
        let south = (expected * f64::from(POINT - 1000)) as i32;
        if side == Side::South { south } else { -south }
    }
}
