use std::collections::BTreeMap;

use crate::{Choice, Coded, Fact, Param, Position, Side};

/// One thing that a choice did. The effects of a choice, in order, lead from the pieces before it to those after it.
///
/// All games share this vocabulary. Spaces are written as the notation writes them; a piece is called what the rule sheet
/// calls it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// A piece went somewhere.
    Moved {
        /// Whose piece.
        side: Side,
        /// What it is.
        piece: &'static str,
        /// The spaces it went through, from where it stood to where it stopped.
        path: Vec<String>,
        /// How it went.
        how: Manner,
    },
    /// A piece left the board.
    Removed {
        /// Whose piece.
        side: Side,
        /// What it was.
        piece: &'static str,
        /// Where it stood.
        at: String,
        /// Why it had to go.
        why: Removal,
    },
    /// A piece attacks, and dice will decide.
    Attacked {
        /// The attacker's side.
        side: Side,
        /// The attacker.
        attacker: &'static str,
        /// Where the attacker stands.
        from: String,
        /// The piece that is attacked.
        defender: &'static str,
        /// Where the defender stands.
        at: String,
    },
    /// The die of an attack fell.
    Rolled {
        /// The attacker's side.
        side: Side,
        /// The attacker.
        attacker: &'static str,
        /// Where the attacker stands.
        from: String,
        /// The piece that is attacked.
        defender: &'static str,
        /// Where the defender stands.
        at: String,
        /// What the die shows.
        die: u8,
        /// What the attacker makes of it, and what the defender does.
        sums: [u8; 2],
        /// What came of the attack.
        result: AttackResult,
    },
    /// The dice of the final showdown fell. What is listed twice is for seat 1 first.
    Showdown {
        /// The last two pieces.
        pieces: [&'static str; 2],
        /// What the dice show.
        dice: [u8; 2],
        /// What the pieces make of them.
        sums: [u8; 2],
        /// Who won; nobody where the sums are equal and the dice are thrown again.
        winner: Option<Side>,
    },
    /// A piece could have jumped and did not, so it may be removed.
    Missed {
        /// Whose piece.
        side: Side,
        /// What it is.
        piece: &'static str,
        /// Where it stands now.
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
        /// What for.
        why: Scoring,
    },
    /// A side could do nothing and lost its turn.
    Forfeited {
        /// Which side.
        side: Side,
    },
}

/// How a piece went from one space to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Manner {
    /// Space by space, over empty spaces.
    Step,
    /// Over another piece.
    Jump,
    /// Carried on by a piece of its own side.
    Boost,
    /// By trading places with a piece of its own side.
    Exchange,
    /// Back to its own side of the board.
    Recycle,
    /// Through a gate into the Courtyard.
    Entry,
    /// Pushed by the winner of an attack.
    Push,
}

/// Why a piece left the board.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Removal {
    /// Two enemies closed in on it.
    Between {
        /// Where they stand.
        ends: [String; 2],
    },
    /// It went between two enemies.
    WalkedBetween {
        /// Where they stand.
        ends: [String; 2],
    },
    /// An enemy went to its space.
    Taken {
        /// The enemy.
        by: &'static str,
        /// Where it came from.
        from: String,
    },
    /// An enemy came to stand next to it.
    Caught {
        /// The enemy.
        by: &'static str,
        /// Where it stopped.
        at: String,
    },
    /// An enemy jumped over it.
    Jumped {
        /// The enemy.
        by: &'static str,
        /// Where it jumped from.
        from: String,
        /// Where it landed.
        to: String,
    },
    /// The die killed it.
    Killed {
        /// The piece it fought with.
        by: &'static str,
        /// Where that stands.
        from: String,
        /// What the die showed.
        die: u8,
    },
    /// It was to be pushed, and no adjacent space was empty.
    NoRoom {
        /// The piece it fought with.
        by: &'static str,
        /// Where that stands.
        from: String,
        /// What the die showed.
        die: u8,
    },
    /// It could have jumped and did not.
    Huffed {
        /// The jump; not known in a position of which nobody knows how it came about.
        missed: Option<Jump>,
    },
    /// It lost the final showdown.
    Showdown,
}

/// A jump over one piece.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Jump {
    /// Where it begins.
    pub from: String,
    /// The space of the piece that is jumped over.
    pub over: String,
    /// Where it ends.
    pub to: String,
}

/// What came of an attack.
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
        /// How many.
        length: u8,
    },
    /// Captured pieces.
    Captures {
        /// How many.
        count: u8,
    },
}

/// Positions that can say what a choice does.
///
/// Search never asks, so nothing here has to be fast.
pub trait Effects: Position {
    /// What a possible choice does here, in order.
    ///
    /// `before` is the position one choice earlier, where it is known: some effects have their reason there.
    fn effects(&self, choice: Choice<Self::Move, Self::Roll>, before: Option<&Self>) -> Vec<Effect>;
}

/// The pieces on a board: whose they are and what they are, by the names of their spaces.
pub type Pieces = BTreeMap<String, (Side, &'static str)>;

impl Effect {
    /// Does to the pieces of a board what the effect says.
    pub fn apply(&self, pieces: &mut Pieces) {
        match self {
            Effect::Moved { path, how, .. } => {
                let (Some(from), Some(to)) = (path.first(), path.last()) else { return };
                let (mover, other) = (pieces.remove(from), pieces.remove(to));
                if let (Manner::Exchange, Some(other)) = (how, other) {
                    pieces.insert(from.clone(), other);
                }
                if let Some(mover) = mover {
                    pieces.insert(to.clone(), mover);
                }
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

impl Manner {
    const fn code(self) -> &'static str {
        match self {
            Manner::Step => "effect-step",
            Manner::Jump => "effect-jump",
            Manner::Boost => "effect-boost",
            Manner::Exchange => "effect-exchange",
            Manner::Recycle => "effect-recycle",
            Manner::Entry => "effect-entry",
            Manner::Push => "effect-push",
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

    fn moved(path: &[&str], how: Manner) -> Effect {
        let path = path.iter().map(|space| (*space).to_owned()).collect();
        Effect::Moved { side: Side::South, piece: "king", path, how }
    }

    #[test]
    fn pieces_end_where_their_path_ends() {
        check(moved(&["a1", "b1", "b2"], Manner::Step), &[("a1", "king")], &[("b2", "king")]);
        check(moved(&["a1", "b2"], Manner::Step), &[("a1", "king"), ("b2", "guard")], &[("b2", "king")]);
        check(
            moved(&["a1", "b2"], Manner::Exchange),
            &[("a1", "king"), ("b2", "courtesan")],
            &[("b2", "king"), ("a1", "courtesan")],
        );
        let removed =
            Effect::Removed { side: Side::South, piece: "king", at: "a1".into(), why: Removal::Showdown };
        check(removed, &[("a1", "king"), ("b2", "guard")], &[("b2", "guard")]);
        let forfeited = Effect::Forfeited { side: Side::North };
        check(forfeited, &[("a1", "king")], &[("a1", "king")]);
    }
}
