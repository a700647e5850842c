use std::fmt;

use rules::{Info, Outcome, Side};

use crate::Claim;

/// How a played game ended, by the rules or by its players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// The position is won, lost or drawn by the rules of the game.
    Rules {
        /// Who won, and by how much.
        outcome: Outcome,
        /// Why, as the game says it.
        reason: &'static str,
    },
    /// A player gave up.
    Resigned {
        /// Who gave up.
        loser: Side,
    },
    /// A player lost for what it did outside the rules.
    Forfeited {
        /// Who lost.
        loser: Side,
        /// What it did.
        fault: Forfeit,
    },
    /// Both players agreed on a draw.
    Agreed,
    /// A player claimed a draw.
    Claimed {
        /// On which ground.
        ground: Claim,
        /// Who claimed it.
        by: Side,
    },
    /// A player left, and the opponent was content with a draw.
    Abandoned {
        /// Who left.
        by: Side,
    },
    /// The same position stood for the fifth time.
    Repetition,
    /// Nothing was captured for 150 turns.
    NoProgress,
}

/// What a player may lose a game for, apart from the play itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Forfeit {
    /// Its time was up.
    Time,
    /// It chose a move that is not legal, or no move at all.
    IllegalMove,
    /// It left: a program that ended, or could not be started.
    Gone,
}

impl fmt::Display for Forfeit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Forfeit::Time => "ran out of time",
            Forfeit::IllegalMove => "made an illegal move",
            Forfeit::Gone => "left the game",
        })
    }
}

impl Ending {
    /// Who won. A resignation or a forfeit counts one point.
    pub fn outcome(self) -> Outcome {
        match self {
            Ending::Rules { outcome, .. } => outcome,
            Ending::Resigned { loser } | Ending::Forfeited { loser, .. } => Outcome::win(!loser),
            Ending::Agreed
            | Ending::Claimed { .. }
            | Ending::Abandoned { .. }
            | Ending::Repetition
            | Ending::NoProgress => Outcome::DRAW,
        }
    }

    /// The result and its reason in one sentence: `Teal (seat 1) wins: the king was captured.`
    pub fn sentence(self, info: &Info) -> String {
        let name = |side: Side| format!("{} ({side})", info.sides[side]);
        let result = match self.outcome() {
            Outcome { winner: None, .. } => "The game is drawn".to_owned(),
            Outcome { winner: Some(winner), points: 1 } => format!("{} wins", name(winner)),
            Outcome { winner: Some(winner), points } => format!("{} wins {points} points", name(winner)),
        };
        let reason = match self {
            Ending::Rules { reason, .. } => reason.to_owned(),
            Ending::Resigned { loser } => format!("{} resigned", name(loser)),
            Ending::Forfeited { loser, fault } => format!("{} {fault}", name(loser)),
            Ending::Agreed => "both players agreed to it".to_owned(),
            Ending::Claimed { ground, by } => format!("{} claimed it, as {ground}", name(by)),
            Ending::Abandoned { by } => {
                format!("{} left the game, and the opponent asked for no more", name(by))
            }
            Ending::Repetition => format!("the same position stood {} times", Claim::FINAL_OCCURRENCES),
            Ending::NoProgress => {
                format!("{} turns in a row saw nothing captured", Claim::FINAL_QUIET_TURNS)
            }
        };
        format!("{result}: {reason}.")
    }
}

#[cfg(test)]
mod tests {
    use games::courtier::Courtier;
    use rules::Game;

    use super::*;

    fn check(ending: Ending, sentence: &str) {
        assert_eq!(ending.sentence(Courtier::INFO), sentence);
    }

    #[test]
    fn every_ending_says_who_won_and_why() {
        check(
            Ending::Rules { outcome: Outcome::win(Side::North), reason: "the king was captured" },
            "Amber (seat 2) wins: the king was captured.",
        );
        check(
            Ending::Rules { outcome: Outcome::win_by(Side::South, 3), reason: "four in a row" },
            "Teal (seat 1) wins 3 points: four in a row.",
        );
        check(Ending::Resigned { loser: Side::South }, "Amber (seat 2) wins: Teal (seat 1) resigned.");
        check(
            Ending::Forfeited { loser: Side::North, fault: Forfeit::Time },
            "Teal (seat 1) wins: Amber (seat 2) ran out of time.",
        );
        check(Ending::Agreed, "The game is drawn: both players agreed to it.");
        check(
            Ending::Claimed { ground: Claim::Repetition, by: Side::North },
            "The game is drawn: Amber (seat 2) claimed it, as the same position stood 3 times.",
        );
        check(
            Ending::Claimed { ground: Claim::NoProgress, by: Side::South },
            "The game is drawn: Teal (seat 1) claimed it, as 100 turns in a row saw nothing captured.",
        );
        check(
            Ending::Abandoned { by: Side::South },
            "The game is drawn: Teal (seat 1) left the game, and the opponent asked for no more.",
        );
        check(Ending::Repetition, "The game is drawn: the same position stood 5 times.");
        check(Ending::NoProgress, "The game is drawn: 150 turns in a row saw nothing captured.");
    }
}
