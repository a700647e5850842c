use rules::{Code, Coded, Fact, Outcome, Side};

use crate::Claim;

/// How a played game ended, by the rules or by its players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// The position is won, lost or drawn by the rules of the game.
    Rules {
        /// Who won, and by how much.
        outcome: Outcome,
        /// The reason: a code of the game.
        reason: Code,
    },
    /// A player resigned.
    Resigned {
        /// The player who resigned.
        loser: Side,
        /// What the other player wins.
        points: u8,
    },
    /// A player lost for something other than its moves.
    Forfeited {
        /// The player who lost.
        loser: Side,
        /// The reason.
        fault: Forfeit,
        /// What the other player wins.
        points: u8,
    },
    /// Both players agreed on a draw.
    Agreed,
    /// A player claimed a draw.
    Claimed {
        /// The reason for the claim.
        ground: Claim,
        /// The player who claimed it.
        by: Side,
    },
    /// A player left, and the opponent settled for a draw.
    Abandoned {
        /// The player who left.
        by: Side,
    },
    /// The same position occurred for the fifth time.
    Repetition,
    /// 150 turns in a row without a capture.
    NoProgress,
}

/// Why a player forfeits a game, apart from the play itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Forfeit {
    /// It ran out of time.
    Time,
    /// It chose an illegal move, or none at all.
    IllegalMove,
    /// It left: a program that exited or could not be started.
    Gone,
}

impl Ending {
    /// Returns the outcome.
    pub fn outcome(self) -> Outcome {
        match self {
            Ending::Rules { outcome, .. } => outcome,
            Ending::Resigned { loser, points } | Ending::Forfeited { loser, points, .. } => {
                Outcome::win_by(!loser, points)
            }
            Ending::Agreed
            | Ending::Claimed { .. }
            | Ending::Abandoned { .. }
            | Ending::Repetition
            | Ending::NoProgress => Outcome::DRAW,
        }
    }

    /// Returns the result as a fact. It has the points if a win can be worth several: `most_points` is the most.
    pub fn result(self, most_points: u8) -> Fact {
        match self.outcome() {
            Outcome { winner: None, .. } => Fact::new("result-drawn"),
            Outcome { winner: Some(winner), points } if most_points > 1 => {
                Fact::new("result-wins-points").with("side", winner).with("points", points)
            }
            Outcome { winner: Some(winner), .. } => Fact::new("result-wins").with("side", winner),
        }
    }

    /// Returns the result together with its reason.
    pub fn result_with_reason(self, most_points: u8) -> Fact {
        let result = self.result(most_points);
        Fact::new("result-with-reason").with("result", result).with("reason", self.fact())
    }
}

impl Coded for Ending {
    /// Endings by the rules have codes of the game.
    const CODES: &'static [&'static str] = &[
        "end-resigned",
        "end-timeout",
        "end-illegal-move",
        "end-gone",
        "end-agreed",
        "end-claimed-repetition",
        "end-claimed-no-progress",
        "end-abandoned",
        "end-repetition",
        "end-no-progress",
        "result-drawn",
        "result-wins",
        "result-wins-points",
        "result-with-reason",
    ];

    /// Returns why the game ended.
    fn fact(&self) -> Fact {
        match *self {
            Ending::Rules { reason, .. } => Fact::new(reason.0),
            Ending::Resigned { loser, .. } => Fact::new("end-resigned").with("loser", loser),
            Ending::Forfeited { loser, fault, .. } => {
                let code = match fault {
                    Forfeit::Time => "end-timeout",
                    Forfeit::IllegalMove => "end-illegal-move",
                    Forfeit::Gone => "end-gone",
                };
                Fact::new(code).with("loser", loser)
            }
            Ending::Agreed => Fact::new("end-agreed"),
            Ending::Claimed { ground: Claim::Repetition, by } => {
                Fact::new("end-claimed-repetition").with("by", by).with("times", Claim::OCCURRENCES)
            }
            Ending::Claimed { ground: Claim::NoProgress, by } => {
                Fact::new("end-claimed-no-progress").with("by", by).with("turns", Claim::QUIET_TURNS)
            }
            Ending::Abandoned { by } => Fact::new("end-abandoned").with("by", by),
            Ending::Repetition => Fact::new("end-repetition").with("times", Claim::FINAL_OCCURRENCES),
            Ending::NoProgress => Fact::new("end-no-progress").with("turns", Claim::FINAL_QUIET_TURNS),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(ending: Ending, result: &str, reason: &str) {
        check_for(1, ending, result, reason);
    }

    /// Checks the ending of a game in which a win can be worth this many points.
    fn check_for(most_points: u8, ending: Ending, result: &str, reason: &str) {
        assert_eq!(ending.result(most_points).to_string(), result);
        assert_eq!(ending.fact().to_string(), reason);
    }

    #[test]
    fn every_ending_has_a_winner_and_a_reason() {
        let [south, north] = ["result-wins (side: seat 1)", "result-wins (side: seat 2)"];
        let reason = Code("end-king-captured");
        check(Ending::Rules { outcome: Outcome::win(Side::North), reason }, north, "end-king-captured");
        let reason = Code("end-row-of-four");
        let points = "result-wins-points (side: seat 1, points: 3)";
        let outcome = Outcome::win_by(Side::South, 3);
        check_for(3, Ending::Rules { outcome, reason }, points, "end-row-of-four");
        let reason = Code("end-row-of-three");
        let points = "result-wins-points (side: seat 1, points: 1)";
        let outcome = Outcome::win(Side::South);
        check_for(3, Ending::Rules { outcome, reason }, points, "end-row-of-three");
        check(Ending::Resigned { loser: Side::South, points: 1 }, north, "end-resigned (loser: seat 1)");
        let points = "result-wins-points (side: seat 2, points: 2)";
        let resigned = Ending::Resigned { loser: Side::South, points: 2 };
        check_for(3, resigned, points, "end-resigned (loser: seat 1)");
        let lost = |fault| Ending::Forfeited { loser: Side::North, fault, points: 1 };
        check(lost(Forfeit::Time), south, "end-timeout (loser: seat 2)");
        check(lost(Forfeit::IllegalMove), south, "end-illegal-move (loser: seat 2)");
        check(lost(Forfeit::Gone), south, "end-gone (loser: seat 2)");
        let drawn = "result-drawn";
        check(Ending::Agreed, drawn, "end-agreed");
        let claimed = |ground| Ending::Claimed { ground, by: Side::North };
        check(claimed(Claim::Repetition), drawn, "end-claimed-repetition (by: seat 2, times: 3)");
        check(claimed(Claim::NoProgress), drawn, "end-claimed-no-progress (by: seat 2, turns: 100)");
        check(Ending::Abandoned { by: Side::South }, drawn, "end-abandoned (by: seat 1)");
        check(Ending::Repetition, drawn, "end-repetition (times: 5)");
        check(Ending::NoProgress, drawn, "end-no-progress (turns: 150)");
    }
}
