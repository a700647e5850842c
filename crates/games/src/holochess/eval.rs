use rules::{Evaluate, LevelParams, POINT, Position as _, Side, Term};

use super::position::reach;
use super::{Move, Pawn, Pending, Position};
use crate::circular::{ADJACENT, CENTRE, spaces};

/// The index of the first term after those of the eight pawns.
const LEAD: usize = Pawn::COUNT;
const PUSHES: usize = Pawn::COUNT + 1;
const DEADLY_NOW: usize = Pawn::COUNT + 2;
const DEADLY_LATER: usize = Pawn::COUNT + 3;
const TRAPS_NOW: usize = Pawn::COUNT + 4;
const TRAPS_LATER: usize = Pawn::COUNT + 5;
const AT_CENTRE: usize = Pawn::COUNT + 6;
const REACH: usize = Pawn::COUNT + 7;
const SHOWDOWN: usize = Pawn::COUNT + 8;
const MOVE: usize = Pawn::COUNT + 9;

impl Evaluate for Position {
    const TERMS: &'static [Term] = &[
        Term { name: "Mantellian Savrip", weight: 696 },
        Term { name: "Ghhhk", weight: 485 },
        Term { name: "Ng'ok", weight: 981 },
        Term { name: "Grimtaash the Molator", weight: 735 },
        Term { name: "M'onnok", weight: 830 },
        Term { name: "Houjix", weight: 319 },
        Term { name: "Kintan Strider", weight: 816 },
        Term { name: "K'lor'slug", weight: 817 },
        Term { name: "pawns ahead, for each one dead", weight: 29 },
        Term { name: "dice that push a neighbour", weight: -23 },
        Term { name: "dice more that kill, on the move", weight: 48 },
        Term { name: "dice more that kill, off the move", weight: 9 },
        Term { name: "pawns it can trap, on the move", weight: 18 },
        Term { name: "pawns it can trap, off the move", weight: 11 },
        Term { name: "holding the centre", weight: -102 },
        Term { name: "spaces within reach", weight: 11 },
        Term { name: "rating in a showdown near", weight: 237 },
        Term { name: "actions left", weight: 8 },
    ];
    /// The dice leave little room between the best and the worst player, so the levels are close together.
    const LEVELS: [LevelParams; 8] = [
        LevelParams::new(1, 0, 1000).with_random_moves(80),
        LevelParams::new(1, 0, 200),
        LevelParams::new(1, 0, 110),
        LevelParams::new(1, 0, 55),
        LevelParams::new(1, 0, 15),
        LevelParams::new(2, 6, 50),
        LevelParams::new(2, 2, 20),
        LevelParams::new(2, 0, 0),
    ];

    #[inline]
    fn each_term(&self, mut f: impl FnMut(usize, i32)) {
        let sign = |side: Side| if side == Side::South { 1 } else { -1 };
        let empty = self.empty();
        let sets = Side::BOTH.map(|side| self.spaces_of(side));
        let [south, north] = sets.map(|set| set.count_ones() as i32);
        let (mut pushes, mut reached) = (0, 0);
        // For each side's best attack, the number of dice that kill minus those that die, compared with not attacking.
        let mut deadly = [0; 2];
        // The spaces that each side's pawns can reach, and those that pawns with a single way out would have to use.
        let mut within_reach = [0; 2];
        let mut last_ways_out = [0; 2];
        let mut highest = [0; 2];
        for pawn in Pawn::ALL {
            let Some(space) = self.space_of(pawn) else { continue };
            let owner = self.owner(pawn);
            f(pawn as usize, sign(owner));
            highest[owner] = i32::from(pawn.highest()).max(highest[owner]);
            let reach = reach(space, pawn.movement(), empty);
            within_reach[owner] |= reach;
            reached += sign(owner) * reach.count_ones() as i32;
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
        let on = |set: u32| (sets[0] & set).count_ones() as i32 - (sets[1] & set).count_ones() as i32;
        f(AT_CENTRE, on(CENTRE));
        f(REACH, reached);
        if south == 1 || north == 1 {
            f(SHOWDOWN, highest[0] - highest[1]);
        }
        f(MOVE, sign(turn) * actions);
    }

    /// The roll is not a choice, so no action is forcing.
    fn move_order_score(&self, _: Move) -> i32 {
        0
    }

    fn is_stable(&self) -> bool {
        !matches!(self.pending(), Pending::Push { .. })
    }

    /// With dice, expectations must be true to scale, so this is the exact curve that the weights are fitted with.
    #[inline]
    fn evaluate(&self, side: Side) -> i32 {
        let mut sum = 0;
        self.each_term(|term, count| sum += Self::TERMS[term].weight * count);
        let expected = (f64::from(sum) / 2000.0).tanh();
        let south = (expected * f64::from(POINT - 1000)) as i32;
        if side == Side::South { south } else { -south }
    }
}
