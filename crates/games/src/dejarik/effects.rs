use rules::{Choice, Effect, Effects, MoveKind, NoRoll, Removal, Scoring};

use super::Position;
use super::position::{BEATEN, PAWNS};
use crate::circular::{Space, Step, spaces};

const PAWN: &str = "pawn";

impl Effects for Position {
    fn effects(&self, choice: Choice<Step, NoRoll>, _: Option<&Position>) -> Vec<Effect> {
        let side = rules::Position::turn(self);
        let (from, to) = match choice {
            Choice::Move(Step::Go { from, to }) => (from, to),
            Choice::Move(Step::Pass) => return vec![Effect::Forfeited { side }],
            Choice::Roll(roll) => roll.absurd(),
        };
        let mut effects: Vec<Effect> = self
            .legs(from, to)
            .into_iter()
            .map(|(leg, how)| {
                let path = leg.iter().map(Space::to_string).collect();
                Effect::Moved { side, piece: PAWN, path, how }
            })
            .collect();
        let mut after = *self;
        rules::Position::play_unchecked(&mut after, Step::Go { from, to });
        for at in spaces(self.pawns(!side) & !after.pawns(!side)) {
            let why = Removal::Caught { by: PAWN, at: to.to_string() };
            effects.push(Effect::Removed { side: !side, piece: PAWN, at: at.to_string(), why });
        }
        let scored = [
            (after.row_points(side), Scoring::Row { length: after.row_length(side) }),
            (after.capture_points(side), Scoring::Captures { count: (PAWNS - BEATEN) as u8 }),
        ];
        for (points, why) in scored.into_iter().filter(|(points, _)| *points > 0) {
            effects.push(Effect::Scored { side, points, why });
        }
        effects
    }
}

impl Position {
    /// The parts of a pawn's path and how it moves on each: first the exit itself, then every boost.
    pub(super) fn legs(&self, from: Space, to: Space) -> Vec<(Vec<Space>, MoveKind)> {
        if from == Space::CENTRE {
            return vec![(vec![from, Space::inner(to.along()), to], MoveKind::Step)];
        }
        if to == Space::CENTRE {
            return vec![(vec![from, Space::inner(from.along()), to], MoveKind::Step)];
        }
        if from.is_inner() {
            return vec![(vec![from, to], MoveKind::Step)];
        }
        let (steps, turn) = match (12 + to.along() - from.along()) % 12 {
            left if self.exits_left(from, to) => (left, 1),
            left => ((12 - left) % 12, 11),
        };
        let ring = |steps: u8| Space::inner(from.along() + turn * steps);
        // The exit itself takes zero, one or two spaces along the ring, and each boost two more.
        let exit = if steps == 0 { 0 } else { 2 - steps % 2 };
        let mut legs = vec![(std::iter::once(from).chain((0..=exit).map(ring)).collect(), MoveKind::Step)];
        legs.extend(
            (exit..steps).step_by(2).map(|at| ((at..=at + 2).map(ring).collect::<Vec<_>>(), MoveKind::Boost)),
        );
        legs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(position: &str, mv: &str, expected: &[(&str, MoveKind)]) {
        let position: Position = position.parse().unwrap();
        let Step::Go { from, to } = mv.parse().unwrap() else { panic!("{mv} goes nowhere") };
        let legs: Vec<(String, MoveKind)> = position
            .legs(from, to)
            .iter()
            .map(|(leg, how)| (leg.iter().map(Space::to_string).collect::<Vec<_>>().join(" "), *how))
            .collect();
        let expected: Vec<_> = expected.iter().map(|(leg, how)| ((*leg).to_owned(), *how)).collect();
        assert_eq!(legs, expected);
    }

    #[test]
    fn a_pawn_is_boosted_from_beside_its_friends() {
        let start = "PPP1P2p1ppp/12/1 1 0";
        check(start, "a1-b1", &[("a1 b1", MoveKind::Step)]);
        check(start, "a1-c", &[("a1 b1 c", MoveKind::Step)]);
        check(start, "a1-b12", &[("a1 b1 b12", MoveKind::Step)]);
        check(start, "a1-b4", &[("a1 b1 b2", MoveKind::Step), ("b2 b3 b4", MoveKind::Boost)]);
        check("1PP1P2p1ppp/12/P 1 0", "c-a1", &[("c b1 a1", MoveKind::Step)]);
        check("1PP1P2p1ppp/P11/1 1 0", "b1-a1", &[("b1 a1", MoveKind::Step)]);
    }
}
