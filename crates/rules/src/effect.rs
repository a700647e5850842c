use std::collections::BTreeMap;

use crate::{Choice, Coded, Fact, Param, Position, Side};

/// One thing that a choice did. Applied in order, the effects of a choice turn the pieces before it into those after
/// it.
///
/// All games share this vocabulary. Spaces are written in notation; pieces have the names that the rule sheet gives
/// them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// A piece moved.
    Moved {
        /// The owner of the piece.
        side: Side,
        /// The kind of piece.
        piece: &'static str,
        /// The spaces it passed through, first to last.
        path: Vec<String>,
        /// How it moved.
        how: MoveKind,
    },
    /// A piece was put on the board.
    Placed {
        /// Whose piece.
        side: Side,
        /// What it is.
        piece: &'static str,
        /// Its space.
        at: String,
    },
    /// A piece left the board.
    Removed {
        /// The owner of the piece.
        side: Side,
        /// The kind of piece.
        piece: &'static str,
        /// The space it was on.
        at: String,
        /// Why it was removed.
        why: Removal,
    },
    /// A piece attacks; the dice are still to be rolled.
    Attacked {
        /// The attacker's side.
        side: Side,
        /// The attacker.
        attacker: &'static str,
        /// The attacker's space.
        from: String,
        /// The piece under attack.
        defender: &'static str,
        /// The defender's space.
        at: String,
    },
    /// The die of an attack was rolled.
    Rolled {
        /// The attacker's side.
        side: Side,
        /// The attacker.
        attacker: &'static str,
        /// The attacker's space.
        from: String,
        /// The piece under attack.
        defender: &'static str,
        /// The defender's space.
        at: String,
        /// What the die shows.
        die: u8,
        /// The scores of the attacker and the defender.
        sums: [u8; 2],
        /// The result of the attack.
        result: AttackResult,
    },
    /// The dice of the final showdown were rolled. Arrays list seat 1 first.
    Showdown {
        /// The last two pieces.
        pieces: [&'static str; 2],
        /// What the dice show.
        dice: [u8; 2],
        /// The dice plus the ratings of the pieces.
        sums: [u8; 2],
        /// The winner; `None` if the sums are equal and the dice are rolled again.
        winner: Option<Side>,
    },
    /// A piece could have jumped and did not, so it may be removed.
    Missed {
        /// The owner of the piece.
        side: Side,
        /// The kind of piece.
        piece: &'static str,
        /// The space it is on now.
        at: String,
        /// The jump.
        jump: Jump,
    },
    /// A side scored points.
    Scored {
        /// Which side.
        side: Side,
        /// How many points.
        points: u8,
        /// What they were scored for.
        why: Scoring,
    },
    /// A side had no legal move and lost its turn.
    Forfeited {
        /// Which side.
        side: Side,
    },
}

/// How a piece moved.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MoveKind {
    /// Space by space, over empty spaces.
    Step,
    /// Over another piece.
    Jump,
    /// Carried further by a piece of its own side.
    Boost,
    /// By trading places with a piece of its own side.
    Exchange,
    /// Back to its own side of the board.
    Recycle,
    /// Through a gate in the walls.
    Entry,
    /// Pushed by the winner of an attack.
    Push,
}

/// Why a piece left the board.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Removal {
    /// It was between two enemies.
    Between {
        /// The spaces of the two enemies.
        ends: [String; 2],
    },
    /// It moved in between two enemies itself.
    WalkedBetween {
        /// The spaces of the two enemies.
        ends: [String; 2],
    },
    /// An enemy moved onto its space.
    Taken {
        /// The enemy.
        by: &'static str,
        /// Where the enemy came from.
        from: String,
    },
    /// An enemy stopped next to it.
    Caught {
        /// The enemy.
        by: &'static str,
        /// The enemy's space.
        at: String,
    },
    /// An enemy jumped over it.
    Jumped {
        /// The enemy.
        by: &'static str,
        /// The space it jumped from.
        from: String,
        /// The space it landed on.
        to: String,
    },
    /// The die killed it.
    Killed {
        /// The other piece in the attack.
        by: &'static str,
        /// The space of that piece.
        from: String,
        /// What the die showed.
        die: u8,
    },
    /// It should have been pushed, but no adjacent space was empty.
    NoRoom {
        /// The other piece in the attack.
        by: &'static str,
        /// The space of that piece.
        from: String,
        /// What the die showed.
        die: u8,
    },
    /// It could have jumped and did not.
    Huffed {
        /// The jump that it missed; `None` if the position was set up, so that the move before it is unknown.
        missed: Option<Jump>,
    },
    /// It lost the final showdown.
    Showdown,
}

/// A jump over one piece.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Jump {
    /// The space it starts from.
    pub from: String,
    /// The space of the piece that is jumped over.
    pub over: String,
    /// The space it lands on.
    pub to: String,
}

/// The result of an attack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AttackResult {
    /// The defender dies.
    Kill,
    /// The defender is pushed.
    Push,
    /// The attacker is pushed.
    CounterPush,
    /// The attacker dies.
    Backfire,
}

/// What points are scored for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scoring {
    /// Pieces in a row.
    Row {
        /// The length of the row.
        length: u8,
    },
    /// Captured pieces.
    Captures {
        /// How many pieces.
        count: u8,
    },
}

/// Positions that can list the effects of a choice.
///
/// Search never asks for effects, so they need not be fast.
pub trait Effects: Position {
    /// Returns the effects of a legal choice, in order.
    ///
    /// `before` is the position one choice earlier, if it is known: the reason for some effects is found there.
    fn effects(&self, choice: Choice<Self::Move, Self::Roll>, before: Option<&Self>) -> Vec<Effect>;
}

/// The pieces on a board, by the names of their spaces: owner and kind.
pub type Pieces = BTreeMap<String, (Side, &'static str)>;

impl Effect {
    /// Applies the effect to the pieces of a board.
    pub fn apply(&self, pieces: &mut Pieces) {
        match self {
            Effect::Moved { path, how, .. } => {
                let (Some(from), Some(to)) = (path.first(), path.last()) else { return };
                let (mover, other) = (pieces.remove(from), pieces.remove(to));
                if let (MoveKind::Exchange, Some(other)) = (how, other) {
                    pieces.insert(from.clone(), other);
                }
                if let Some(mover) = mover {
                    pieces.insert(to.clone(), mover);
                }
            }
            Effect::Placed { side, piece, at } => {
                pieces.insert(at.clone(), (*side, piece));
            }
            Effect::Removed { at, .. } => {
                pieces.remove(at);
            }
            Effect::Attacked { .. }
            | Effect::Rolled { .. }
            | Effect::Showdown { .. }
            | Effect::Missed { .. }
            | Effect::Scored { .. }
            | Effect::Forfeited { .. } => {}
        }
    }
}

impl Coded for Effect {
    const CODES: &'static [&'static str] = &[
        "effect-step",
        "effect-jump",
        "effect-boost",
        "effect-exchange",
        "effect-recycle",
        "effect-entry",
        "effect-push",
        "effect-place",
        "effect-between",
        "effect-walked-between",
        "effect-taken",
        "effect-caught",
        "effect-jumped",
        "effect-killed",
        "effect-no-room",
        "effect-huffed",
        "effect-huffed-for",
        "effect-lost-showdown",
        "effect-attacked",
        "effect-rolled-kill",
        "effect-rolled-push",
        "effect-rolled-counter-push",
        "effect-rolled-backfire",
        "effect-showdown",
        "effect-showdown-tied",
        "effect-missed",
        "effect-scored-row",
        "effect-scored-captures",
        "effect-forfeited",
    ];

    fn fact(&self) -> Fact {
        match self {
            Effect::Moved { side, piece, path, how } => Fact::new(how.code())
                .with("side", *side)
                .with("piece", Param::Piece(piece))
                .with("from", path.first().cloned().unwrap_or_default())
                .with("to", path.last().cloned().unwrap_or_default()),
            Effect::Placed { side, piece, at } => Fact::new("effect-place")
                .with("side", *side)
                .with("piece", Param::Piece(piece))
                .with("at", at.as_str()),
            Effect::Removed { side, piece, at, why } => {
                let mut fact = Fact::new(why.code())
                    .with("side", *side)
                    .with("piece", Param::Piece(piece))
                    .with("at", at.as_str());
                fact.params.extend(why.params());
                fact
            }
            Effect::Attacked { side, attacker, from, defender, at } => Fact::new("effect-attacked")
                .with("side", *side)
                .with("attacker", Param::Piece(attacker))
                .with("from", from.as_str())
                .with("defender", Param::Piece(defender))
                .with("at", at.as_str()),
            Effect::Rolled { side, attacker, from, defender, at, die, sums: [attack, defence], result } => {
                Fact::new(result.code())
                    .with("side", *side)
                    .with("attacker", Param::Piece(attacker))
                    .with("from", from.as_str())
                    .with("defender", Param::Piece(defender))
                    .with("at", at.as_str())
                    .with("die", *die)
                    .with("attack", *attack)
                    .with("defence", *defence)
            }
            Effect::Showdown { pieces, dice, sums, winner } => {
                let code = if winner.is_some() { "effect-showdown" } else { "effect-showdown-tied" };
                let mut fact = Fact::new(code);
                fact.params.extend(winner.map(|winner| ("side", winner.into())));
                fact.with("firstPiece", Param::Piece(pieces[0]))
                    .with("secondPiece", Param::Piece(pieces[1]))
                    .with("firstRating", sums[0] - dice[0])
                    .with("secondRating", sums[1] - dice[1])
                    .with("firstDie", dice[0])
                    .with("secondDie", dice[1])
                    .with("firstSum", sums[0])
                    .with("secondSum", sums[1])
            }
            Effect::Missed { side, piece, at, jump } => Fact::new("effect-missed")
                .with("side", *side)
                .with("piece", Param::Piece(piece))
                .with("at", at.as_str())
                .with("over", jump.over.as_str()),
            Effect::Scored { side, points, why } => {
                let fact = match why {
                    Scoring::Row { length } => Fact::new("effect-scored-row").with("length", *length),
                    Scoring::Captures { count } => Fact::new("effect-scored-captures").with("count", *count),
                };
                fact.with("side", *side).with("points", *points)
            }
            Effect::Forfeited { side } => Fact::new("effect-forfeited").with("side", *side),
        }
    }
}

impl MoveKind {
    const fn code(self) -> &'static str {
        match self {
            MoveKind::Step => "effect-step",
            MoveKind::Jump => "effect-jump",
            MoveKind::Boost => "effect-boost",
            MoveKind::Exchange => "effect-exchange",
            MoveKind::Recycle => "effect-recycle",
            MoveKind::Entry => "effect-entry",
            MoveKind::Push => "effect-push",
        }
    }
}

impl AttackResult {
    const fn code(self) -> &'static str {
        match self {
            AttackResult::Kill => "effect-rolled-kill",
            AttackResult::Push => "effect-rolled-push",
            AttackResult::CounterPush => "effect-rolled-counter-push",
            AttackResult::Backfire => "effect-rolled-backfire",
        }
    }
}

impl Removal {
    const fn code(&self) -> &'static str {
        match self {
            Removal::Between { .. } => "effect-between",
            Removal::WalkedBetween { .. } => "effect-walked-between",
            Removal::Taken { .. } => "effect-taken",
            Removal::Caught { .. } => "effect-caught",
            Removal::Jumped { .. } => "effect-jumped",
            Removal::Killed { .. } => "effect-killed",
            Removal::NoRoom { .. } => "effect-no-room",
            Removal::Huffed { missed: None } => "effect-huffed",
            Removal::Huffed { missed: Some(_) } => "effect-huffed-for",
            Removal::Showdown => "effect-lost-showdown",
        }
    }

    fn params(&self) -> Vec<(&'static str, Param)> {
        match self {
            Removal::Between { ends: [one, other] } | Removal::WalkedBetween { ends: [one, other] } => {
                vec![("one", one.as_str().into()), ("other", other.as_str().into())]
            }
            Removal::Taken { by, from } | Removal::Jumped { by, from, .. } => {
                vec![("by", Param::Piece(by)), ("from", from.as_str().into())]
            }
            Removal::Caught { by, at } => vec![("by", Param::Piece(by)), ("from", at.as_str().into())],
            Removal::Killed { by, from, die } | Removal::NoRoom { by, from, die } => {
                vec![("by", Param::Piece(by)), ("from", from.as_str().into()), ("die", (*die).into())]
            }
            Removal::Huffed { missed: Some(jump) } => vec![("over", jump.over.as_str().into())],
            Removal::Huffed { missed: None } | Removal::Showdown => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(effect: Effect, before: &[(&str, &'static str)], after: &[(&str, &'static str)]) {
        let pieces = |list: &[(&str, &'static str)]| -> Pieces {
            list.iter().map(|(at, piece)| ((*at).to_owned(), (Side::South, *piece))).collect()
        };
        let mut found = pieces(before);
        effect.apply(&mut found);
        assert_eq!(found, pieces(after), "{effect:?}");
    }

    fn moved(path: &[&str], how: MoveKind) -> Effect {
        let path = path.iter().map(|space| (*space).to_owned()).collect();
        Effect::Moved { side: Side::South, piece: "king", path, how }
    }

    #[test]
    fn pieces_end_where_their_path_ends() {
        check(moved(&["a1", "b1", "b2"], MoveKind::Step), &[("a1", "king")], &[("b2", "king")]);
        check(moved(&["a1", "b2"], MoveKind::Step), &[("a1", "king"), ("b2", "guard")], &[("b2", "king")]);
        check(
            moved(&["a1", "b2"], MoveKind::Exchange),
            &[("a1", "king"), ("b2", "courtesan")],
            &[("b2", "king"), ("a1", "courtesan")],
        );
        let removed =
            Effect::Removed { side: Side::South, piece: "king", at: "a1".into(), why: Removal::Showdown };
        check(removed, &[("a1", "king"), ("b2", "guard")], &[("b2", "guard")]);
        let placed = Effect::Placed { side: Side::South, piece: "king", at: "a1".into() };
        check(placed, &[("b2", "guard")], &[("a1", "king"), ("b2", "guard")]);
        let forfeited = Effect::Forfeited { side: Side::North };
        check(forfeited, &[("a1", "king")], &[("a1", "king")]);
    }
}
