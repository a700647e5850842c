use rules::{Evaluate, LevelParams, Position as _, Side, Term};

use super::Position;
use super::position::between;
use crate::circular::{ALL, CENTRE, INNER, OUTER, Step, inward, outward, turn_left, turn_right};

/// The most that a move can capture, counting the king.
const KING: i32 = 100;

/// The spaces adjacent to any of these, and these themselves.
const fn around(set: u32) -> u32 {
    let mut reached = set | turn_left(set) | turn_right(set) | inward(set) | outward(set);
    if set & INNER != 0 {
        reached |= CENTRE;
    }
    if set & CENTRE != 0 {
        reached |= INNER;
    }
    reached
}

/// The empty spaces from which one more piece would capture an enemy.
#[inline]
const fn strikes(own: u32, enemies: u32, empty: u32) -> u32 {
    let mut found = turn_left(turn_left(own) & enemies) | turn_right(turn_right(own) & enemies);
    if own & CENTRE != 0 {
        found |= outward(enemies);
    }
    if inward(own) & enemies != 0 {
        found |= CENTRE;
    }
    if enemies & CENTRE != 0 {
        let inner = outward(own);
        found |= inward((inner << 6 | inner >> 6) & OUTER);
    }
    found & empty
}

/// At most so many safe steps leave a side little to wait with.
const FEW_STEPS: u32 = 4;

impl Position {
    /// What a side has of each term up to [`KING_STRIKES`].
    #[inline]
    fn features(&self, side: Side) -> [u32; KING_STRIKES + 1] {
        let (own, enemies) = (self.sets()[side], self.sets()[!side]);
        let empty = ALL & !(own | enemies);
        let safe = empty & !between(enemies);
        let (near, near_enemies) = (around(own), around(enemies));
        let two_steps = around(near & safe) & empty & !near;
        let at_once = strikes(own, enemies, empty) & near;
        let king_at_once = if at_once == 0 { 0 } else { strikes(own, self.kings()[!side], empty) & near };
        // The side on turn makes one of its captures, so that a second one is no greater threat.
        let has_two_strikes = self.turn() != side && at_once & at_once.wrapping_sub(1) != 0;
        [
            own.count_ones(),
            (near & empty & !near_enemies).count_ones(),
            two_steps.count_ones(),
            (own & near_enemies).count_ones(),
            u32::from(own & CENTRE != 0),
            u32::from(steps(own, safe) <= FEW_STEPS),
            (own & !around(safe)).count_ones(),
            u32::from(has_two_strikes),
            king_at_once.count_ones(),
        ]
    }
}

/// How many steps lead from these pieces to those spaces.
#[inline]
const fn steps(own: u32, spaces: u32) -> u32 {
    let mut count = (turn_left(own) & spaces).count_ones()
        + (turn_right(own) & spaces).count_ones()
        + (inward(own) & spaces).count_ones()
        + (outward(own) & spaces).count_ones();
    if spaces & CENTRE != 0 {
        count += (own & INNER).count_ones();
    }
    if own & CENTRE != 0 {
        count += (spaces & INNER).count_ones();
    }
    count
}

/// The numbers of the last terms.
const KING_STRIKES: usize = 8;
const LEAD: usize = KING_STRIKES + 1;
const MOVE: usize = LEAD + 1;

impl Evaluate for Position {
    /// Fitted by `holocourt tune courtier --games 600 --seed 2 --teacher 15000` (see `docs/strength.md`).
    const TERMS: &'static [Term] = &[
        Term { name: "guards", weight: 1179 },
        Term { name: "spaces beside own pieces alone", weight: 162 },
        Term { name: "spaces two steps away", weight: 88 },
        Term { name: "pieces beside an enemy", weight: -127 },
        Term { name: "a piece in the centre", weight: -525 },
        Term { name: "four safe steps or fewer", weight: -115 },
        Term { name: "pieces without a safe step", weight: 50 },
        Term { name: "two captures threatened", weight: 217 },
        Term { name: "spaces to capture the king from at once", weight: 165 },
        Term { name: "guards more, for each piece captured", weight: 191 },
        Term { name: "the move", weight: 112 },
    ];

    /// Overlooking less wins many more games here than elsewhere.
    const LEVELS: [LevelParams; 8] = [
        LevelParams::new(1, 0, 260),
        LevelParams::new(1, 0, 75),
        LevelParams::new(2, 40, 104),
        LevelParams::new(2, 23, 74),
        LevelParams::new(2, 11, 51),
        LevelParams::new(3, 11, 49),
        LevelParams::new(4, 10, 42),
        LevelParams::new(4, 5, 25),
    ];

    #[inline]
    fn each_term(&self, mut f: impl FnMut(usize, i32)) {
        let [south, north] = Side::BOTH.map(|side| self.features(side));
        let captured = (2 * (Position::GUARDS + 1) - south[0] - north[0]) as i32;
        f(LEAD, (south[0] as i32 - north[0] as i32) * captured);
        for (term, (south, north)) in south.into_iter().zip(north).enumerate() {
            f(term, south as i32 - north as i32);
        }
        f(MOVE, if self.turn() == Side::South { 1 } else { -1 });
    }

    /// Of such positions about so many were drawn in games against somebody who errs now and then (`docs/strength.md`). With
    /// three pieces a side there is room enough to keep away from each other, with six nobody gets through, and in between are
    /// the best chances.
    #[inline]
    fn draw_percent(&self) -> i32 {
        let [south, north] = self.sets().map(u32::count_ones);
        match south {
            _ if south != north => 0,
            ..=2 => 95,
            3 => 65,
            4 => 25,
            5 => 20,
            _ => 25,
        }
    }

    /// What the move captures, less what it loses. Search asks this of every move, so nothing is played for it.
    #[inline]
    fn move_order_score(&self, mv: Step) -> i32 {
        let Step::Go { from, to } = mv else { return 0 };
        let side = self.turn();
        let path = from.bit() | to.bit();
        let (own, enemies) = (self.sets()[side] ^ path, self.sets()[!side]);
        let taken = enemies & between(own);
        if taken == 0 {
            return 0;
        }
        let lost = own & between(enemies);
        let king = if self.kings()[side] == from.bit() { to.bit() } else { self.kings()[side] };
        let worth = |set: u32, king: u32| set.count_ones() as i32 + if set & king != 0 { KING } else { 0 };
        (worth(taken, self.kings()[!side]) - worth(lost, king)).max(0)
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use super::*;

    #[test]
    fn a_capture_is_forcing_and_a_suicide_is_not() {
        let position: Position = "K2Gk7/5G6/1 1 0".parse().unwrap();
        assert!(position.move_order_score("b6-a6".parse().unwrap()) > KING);
        assert_eq!(position.move_order_score("b6-b7".parse().unwrap()), 0);
        let position: Position = "K1g1g4k2/3G8/1 1 0".parse().unwrap();
        assert_eq!(position.move_order_score("b4-a4".parse().unwrap()), 0);
    }

    /// What a move captures less what it loses, seen by playing it.
    fn urgency_by_playing(position: &Position, mv: Step) -> i32 {
        let after = position.play(mv).unwrap();
        let worth = |position: &Position, side: Side| {
            position.sets()[side].count_ones() as i32 + if position.kings()[side] != 0 { KING } else { 0 }
        };
        let lost = |side: Side| worth(position, side) - worth(&after, side);
        (lost(!position.turn()) - lost(position.turn())).max(0)
    }

    #[test]
    fn move_order_scores_match_playing_the_move() {
        let mut random = fastrand::Rng::with_seed(4);
        let mut pressing = 0;
        for _ in 0..300 {
            let mut position = Position::start(Side::South);
            while !position.node().is_over() {
                let _ = position.each_move(|mv| {
                    let move_order_score = position.move_order_score(mv);
                    assert_eq!(move_order_score, urgency_by_playing(&position, mv), "{position} {mv}");
                    pressing += u32::from(move_order_score > 0);
                    ControlFlow::Continue(())
                });
                position.play_unchecked(position.nth_move(random.u64(..position.count_moves())).unwrap());
            }
        }
        assert!(pressing > 1_000, "{pressing}");
    }

    #[test]
    fn positions_with_as_many_pieces_are_drawn_in_part() {
        let drawn = |text: &str| text.parse::<Position>().unwrap().draw_percent();
        assert_eq!(Position::start(Side::South).draw_percent(), 25);
        assert_eq!(drawn("KGGG2kggg2/2G2g6/1 1 0"), 20);
        assert_eq!(drawn("KGGG2kggg2/12/1 1 0"), 25);
        assert_eq!(drawn("KGG3kgg3/12/1 1 0"), 65);
        assert_eq!(drawn("KG4kg4/12/1 1 0"), 95);
        assert_eq!(drawn("KGGG2kgg3/12/1 1 0"), 0);
    }

    fn term(text: &str, name: &str) -> i32 {
        let number = Position::TERMS.iter().position(|term| term.name == name).unwrap();
        let mut found = 0;
        let position: Position = text.parse().unwrap();
        position.each_term(|term, count| found += if term == number { count } else { 0 });
        found
    }

    #[test]
    fn terms_count_what_their_names_say() {
        for (name, text, expected) in [
            // Teal's b6 takes the king from a6.
            ("spaces to capture the king from at once", "K2Gk7/5G6/1 1 0", 1),
            // So it threatens one capture, and with Amber on turn a second one, at a11, makes two.
            ("two captures threatened", "K2Gk7/5G6/1 2 0", 0),
            ("two captures threatened", "K2Gk3Gg2/5G4G1/1 2 0", 1),
            ("two captures threatened", "K2Gk3Gg2/5G4G1/1 1 0", 0),
            // Two guards more, with eight pieces captured.
            ("guards more, for each piece captured", "K2Gk7/5G6/1 1 0", 16),
            ("a piece in the centre", "K2Gk7/5G6/g 1 0", -1),
            // a4 and a5.
            ("pieces beside an enemy", "K2Gk2g4/5G6/1 1 0", 0),
            ("pieces beside an enemy", "K2Gk7/4G7/1 1 0", 1),
            // The king stands between its guards, with the other king before it.
            ("pieces without a safe step", "KG9G/k11/1 1 0", 1),
            // Three steps against six.
            ("four safe steps or fewer", "K6k1g2/12/1 1 0", 1),
        ] {
            assert_eq!(term(text, name), expected, "{name} in {text}");
        }
    }
}
