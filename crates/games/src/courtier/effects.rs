use rules::{Choice, Effect, Effects, MoveKind, NoRoll, Removal};

use super::Position;
use super::position::between;
use crate::circular::{Space, Step, spaces};

impl Effects for Position {
    fn effects(&self, choice: Choice<Step, NoRoll>, _: Option<&Position>) -> Vec<Effect> {
        let side = rules::Position::turn(self);
        let (from, to) = match choice {
            Choice::Move(Step::Go { from, to }) => (from, to),
            Choice::Move(Step::Pass) => return vec![Effect::Forfeited { side }],
            Choice::Roll(roll) => roll.absurd(),
        };
        let kind = |space: Space| self.piece_on(space).map_or("guard", |(_, is_king)| name(is_king));
        let path = vec![from.to_string(), to.to_string()];
        let mut effects = vec![Effect::Moved { side, piece: kind(from), path, how: MoveKind::Step }];
        // Captures are judged on the board as the move left it.
        let mut pieces = self.sets();
        pieces[side] ^= from.bit() | to.bit();
        for owner in [!side, side] {
            for at in spaces(pieces[owner] & between(pieces[!owner])) {
                let ends = ends(at, pieces[!owner]);
                let (piece, why) = if at == to {
                    (kind(from), Removal::WalkedBetween { ends })
                } else {
                    (kind(at), Removal::Between { ends })
                };
                effects.push(Effect::Removed { side: owner, piece, at: at.to_string(), why });
            }
        }
        effects
    }
}

/// Returns the name of a piece.
pub(super) const fn name(is_king: bool) -> &'static str {
    if is_king { "king" } else { "guard" }
}

/// Returns the ends of a straight line of three through this space that are occupied by these pieces.
fn ends(space: Space, pieces: u32) -> [String; 2] {
    let along = space.along();
    let ring = if space.is_outer() { Space::outer } else { Space::inner };
    let lines = match space {
        Space::CENTRE => (0..6).map(|spoke| [Space::inner(spoke), Space::inner(spoke + 6)]).collect(),
        _ => vec![[ring(along + 11), ring(along + 1)], [Space::outer(along), Space::CENTRE]],
    };
    let holds = |line: &&[Space; 2]| line.iter().all(|end| pieces & end.bit() != 0);
    lines.iter().find(holds).unwrap_or(&lines[0]).map(|end| end.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_captured_piece_stands_between_the_ends_that_are_named() {
        let check = |space: &str, pieces: &[&str], expected: [&str; 2]| {
            let space: Space = space.parse().unwrap();
            let pieces = pieces.iter().fold(0, |set, name| set | name.parse::<Space>().unwrap().bit());
            assert_ne!(between(pieces) & space.bit(), 0);
            assert_eq!(ends(space, pieces), expected);
        };
        check("a1", &["a12", "a2"], ["a12", "a2"]);
        check("b5", &["a5", "c", "b4"], ["a5", "c"]);
        check("b5", &["b4", "b6"], ["b4", "b6"]);
        check("c", &["b1", "b4", "b10"], ["b4", "b10"]);
    }
}
