use rules::{AttackResult, Choice, Effect, Effects, MoveKind, Position as _, Removal, Side};

use super::{Move, Pawn, Pending, Position, Roll};
use crate::circular::{ADJACENT, Space};
use crate::scene::Scenic;

impl Effects for Position {
    fn effects(&self, choice: Choice<Move, Roll>, _: Option<&Position>) -> Vec<Effect> {
        match choice {
            Choice::Move(Move::Pass) => vec![Effect::Forfeited { side: self.turn() }],
            Choice::Move(Move::Attack { from, to }) => self.fight(from, to).map_or_else(Vec::new, |fight| {
                let Fight { side, attacker, defender } = fight;
                vec![Effect::Attacked {
                    side,
                    attacker: attacker.name(),
                    from: from.to_string(),
                    defender: defender.name(),
                    at: to.to_string(),
                }]
            }),
            Choice::Move(mv @ Move::Go { from, .. }) => self.moved(mv, from, MoveKind::Step),
            Choice::Move(mv @ Move::Push { .. }) => match self.pending() {
                Pending::Push { from } => self.moved(mv, from, MoveKind::Push),
                _ => Vec::new(),
            },
            Choice::Roll(Roll::Attack(die)) => match self.pending() {
                Pending::Attack { from, to } => self.rolled(from, to, die),
                _ => Vec::new(),
            },
            Choice::Roll(Roll::Showdown(dice)) => self.showdown(dice),
        }
    }
}

/// An attack.
struct Fight {
    side: Side,
    attacker: Pawn,
    defender: Pawn,
}

impl Position {
    fn fight(&self, from: Space, to: Space) -> Option<Fight> {
        let (attacker, defender) = (self.pawn_on(from)?, self.pawn_on(to)?);
        Some(Fight { side: self.owner(attacker), attacker, defender })
    }

    fn moved(&self, mv: Move, from: Space, how: MoveKind) -> Vec<Effect> {
        let Some(pawn) = self.pawn_on(from) else { return Vec::new() };
        let path = self.trail(mv);
        vec![Effect::Moved { side: self.owner(pawn), piece: pawn.name(), path, how }]
    }

    /// The effects of a roll: the roll itself, and a death that may follow.
    fn rolled(&self, from: Space, to: Space, die: u8) -> Vec<Effect> {
        let Some(Fight { side, attacker, defender }) = self.fight(from, to) else { return Vec::new() };
        let result = attacker.result(defender, die);
        let mut effects = vec![Effect::Rolled {
            side,
            attacker: attacker.name(),
            from: from.to_string(),
            defender: defender.name(),
            at: to.to_string(),
            die,
            sums: attacker.sums(defender, die),
            result,
        }];
        let (loser, at, winner, winner_at) = match result {
            AttackResult::Kill | AttackResult::Push => (defender, to, attacker, from),
            AttackResult::CounterPush | AttackResult::Backfire => (attacker, from, defender, to),
        };
        let is_killed = matches!(result, AttackResult::Kill | AttackResult::Backfire);
        let has_room = ADJACENT[at.index()] & self.empty() != 0;
        let (by, from) = (winner.name(), winner_at.to_string());
        let why = match is_killed {
            true => Removal::Killed { by, from, die },
            false if has_room => return effects,
            false => Removal::NoRoom { by, from, die },
        };
        let (side, piece) = (self.owner(loser), loser.name());
        effects.push(Effect::Removed { side, piece, at: at.to_string(), why });
        effects
    }

    fn showdown(&self, dice: [u8; 2]) -> Vec<Effect> {
        let last = |side: Side| {
            Pawn::ALL.into_iter().find_map(|pawn| {
                self.space_of(pawn).filter(|_| self.owner(pawn) == side).map(|at| (pawn, at))
            })
        };
        let (Some(south), Some(north)) = (last(Side::South), last(Side::North)) else { return Vec::new() };
        let last = [south, north];
        let sums = Side::BOTH.map(|side| last[side].0.highest() + dice[side]);
        let winner = Side::BOTH.into_iter().find(|side| sums[*side] > sums[!*side]);
        let pieces = last.map(|(pawn, _)| pawn.name());
        let mut effects = vec![Effect::Showdown { pieces, dice, sums, winner }];
        if let Some(winner) = winner {
            let (pawn, at) = last[!winner];
            let (side, piece) = (!winner, pawn.name());
            effects.push(Effect::Removed { side, piece, at: at.to_string(), why: Removal::Showdown });
        }
        effects
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(position: &str, choice: &str, expected: &[Effect]) {
        let position: Position = position.parse().unwrap();
        let choice = rules::Notation::read_choice(&position, choice).unwrap();
        assert_eq!(position.effects(choice, None), expected);
    }

    #[test]
    fn an_attack_names_both_sums_and_what_came_of_them() {
        // The Savrip (5/5) on b3 attacks the Houjix (4/3) on b4.
        let pending = "2GN1M1o1kl1/2Sh8/1 1 2 b3*b4 0";
        let rolled = |die, sums, result| Effect::Rolled {
            side: Side::South,
            attacker: "Mantellian Savrip",
            from: "b3".into(),
            defender: "Houjix",
            at: "b4".into(),
            die,
            sums,
            result,
        };
        let killed = |side, piece, at: &str, by, from: &str, die| Effect::Removed {
            side,
            piece,
            at: at.into(),
            why: Removal::Killed { by, from: from.into(), die },
        };
        check(
            pending,
            "r6",
            &[
                rolled(6, [11, 4], AttackResult::Kill),
                killed(Side::North, "Houjix", "b4", "Mantellian Savrip", "b3", 6),
            ],
        );
        check(pending, "r4", &[rolled(4, [9, 6], AttackResult::Push)]);
        check(pending, "r2", &[rolled(2, [7, 8], AttackResult::CounterPush)]);
        check(
            pending,
            "r1",
            &[
                rolled(1, [6, 9], AttackResult::Backfire),
                killed(Side::South, "Mantellian Savrip", "b3", "Houjix", "b4", 1),
            ],
        );
    }

    #[test]
    fn a_showdown_names_both_sums() {
        let pending = "12/2Sh8/1 1 1 showdown 0";
        let pieces = ["Mantellian Savrip", "Houjix"];
        let fell = |dice, sums, winner| Effect::Showdown { pieces, dice, sums, winner };
        let lost =
            Effect::Removed { side: Side::North, piece: "Houjix", at: "b4".into(), why: Removal::Showdown };
        check(pending, "s3,3", &[fell([3, 3], [8, 7], Some(Side::South)), lost]);
        check(pending, "s3,4", &[fell([3, 4], [8, 8], None)]);
    }
}
