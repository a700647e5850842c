use rules::{Evaluate, POINT, Position as _, Side, Term};

use super::position::reach;
use super::{Move, Pawn, Pending, Position};
use crate::circular::{ADJACENT, spaces};

/// The numbers of the terms after those of the eight pawns.
const LEAD: usize = Pawn::COUNT;
const PUSHES: usize = Pawn::COUNT + 1;
const DEADLY_NOW: usize = Pawn::COUNT + 2;
const DEADLY_LATER: usize = Pawn::COUNT + 3;
const TRAPS_NOW: usize = Pawn::COUNT + 4;
const TRAPS_LATER: usize = Pawn::COUNT + 5;
const SHOWDOWN: usize = Pawn::COUNT + 6;
const MOVE: usize = Pawn::COUNT + 7;

impl Evaluate for Position {
    const TERMS: &'static [Term] = &[
        Term { name: "Mantellian Savrip", weight: 603 },
        Term { name: "Ghhhk", weight: 336 },
        Term { name: "Ng'ok", weight: 608 },
        Term { name: "Grimtaash the Molator", weight: 586 },
        Term { name: "M'onnok", weight: 550 },
        Term { name: "Houjix", weight: 170 },
        Term { name: "Kintan Strider", weight: 590 },
        Term { name: "K'lor'slug", weight: 832 },
        Term { name: "pawns ahead, for each one dead", weight: 86 },
        Term { name: "dice that push a neighbour", weight: -22 },
        Term { name: "dice more that kill, on the move", weight: 85 },
        Term { name: "dice more that kill, off the move", weight: 86 },
        Term { name: "pawns it can trap, on the move", weight: 54 },
        Term { name: "pawns it can trap, off the move", weight: 58 },
        Term { name: "rating in a showdown near", weight: 213 },
        Term { name: "actions left", weight: 24 },
    ];

    #[inline]
    fn each_term(&self, mut f: impl FnMut(usize, i32)) {
        let sign = |side: Side| if side == Side::South { 1 } else { -1 };
        let empty = self.empty();
        let sets = Side::BOTH.map(|side| self.spaces_of(side));
        let [south, north] = sets.map(|set| set.count_ones() as i32);
        let mut pushes = 0;
        // By how many dice the best attack of each side kills rather than dies, those of any attack left out.
        let mut deadly = [0; 2];
        // Where each side's pawns can go, and where those with a single way out would have to.
        let mut within_reach = [0; 2];
        let mut last_ways_out = [0; 2];
        let mut highest = [0; 2];
        for pawn in Pawn::ALL {
            let Some(space) = self.space_of(pawn) else { continue };
            let owner = self.owner(pawn);
            f(pawn as usize, sign(owner));
            highest[owner] = i32::from(pawn.highest()).max(highest[owner]);
            within_reach[owner] |= reach(space, pawn.movement(), empty);
            let ways_out = ADJACENT[space.index()] & empty;
            if ways_out.is_power_of_two() {
                last_ways_out[owner] |= ways_out;
            }
            for there in spaces(ADJACENT[space.index()] & sets[!owner]) {
                let enemy = self.pawn_on(there).unwrap_or(pawn);
                let dice = (2..=5).filter(|die| pawn.pushes(enemy, *die)).count() as i32;
                pushes += sign(owner) * dice;
                let kills = if ADJACENT[there.index()] & empty == 0 { dice } else { 0 };
                let dies = if ways_out == 0 { 4 - dice } else { 0 };
                deadly[owner] = deadly[owner].max(kills - dies);
            }
        }
        let turn = self.turn();
        let actions = i32::from(self.actions());
        let traps = |side: Side| (within_reach[side] & last_ways_out[!side]).count_ones() as i32;
        f(LEAD, (south - north) * (Pawn::COUNT as i32 - south - north));
        f(PUSHES, pushes);
        f(DEADLY_NOW, sign(turn) * deadly[turn] * actions);
        f(DEADLY_LATER, sign(!turn) * deadly[!turn]);
        f(TRAPS_NOW, sign(turn) * traps(turn) * actions);
        f(TRAPS_LATER, sign(!turn) * traps(!turn));
        if south == 1 || north == 1 {
            f(SHOWDOWN, highest[0] - highest[1]);
        }
        f(MOVE, sign(turn) * actions);
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
