use rules::{Begins, Choice, Game, Node, Outcome, Position, Side};
use search::{Random, Stop};

use crate::player::{Player, PlayerError};
use crate::{History, Opening, SearchLimits, dice};

/// A game of a match, played to its end.
pub struct Played<G: Game> {
    /// The game.
    pub history: History<G>,
    /// The arrangements that it began with, where there are any.
    pub setups: Option<[G::Setup; 2]>,
    /// Which player of the match, 0 or 1, sat on seat 1. The other sat on seat 2.
    pub south: usize,
    /// What a player did wrong, if it lost for that.
    pub fault: Option<Fault>,
}

/// What a player did wrong.
pub struct Fault {
    /// On which seat.
    pub side: Side,
    /// What it was.
    pub error: PlayerError,
}

impl<G: Game> Played<G> {
    /// How it ended.
    pub fn outcome(&self) -> Outcome {
        self.history.ending().map_or(Outcome::DRAW, |ending| ending.outcome())
    }

    /// The side on which a player of the match sat.
    pub fn side_of(&self, player: usize) -> Side {
        if player == self.south { Side::South } else { Side::North }
    }

    /// Twice the score of a player: 2 for a win, 1 for a draw.
    pub fn half_points(&self, player: usize) -> u32 {
        match self.outcome().winner {
            None => 1,
            Some(winner) => 2 * u32::from(winner == self.side_of(player)),
        }
    }
}

/// Two players at a board, by their seats.
pub(super) struct Board<'a, G: Game> {
    pub(super) players: [&'a mut dyn Player<G>; 2],
    pub(super) limits: [SearchLimits; 2],
    /// Decides the dice, and nothing else.
    pub(super) dice: Random,
    pub(super) stop: &'a Stop,
}

impl<G: Game> Board<'_, G> {
    /// Plays a game. `None` when it was stopped before its end.
    pub(super) fn play(
        mut self,
        opening: Option<Opening<G>>,
        seeds: [u64; 2],
        south: usize,
    ) -> Option<Played<G>> {
        let mut fault = None;
        for side in Side::BOTH {
            if let Err(error) = self.players[side].begin(seeds[side]) {
                fault = fault.or(Some(Fault { side, error }));
            }
        }
        let opening = opening.unwrap_or_else(|| self.arranged());
        let (mut history, setups) = (opening.history(), opening.setups());
        while fault.is_none() && history.ending().is_none() {
            fault = self.go_on(&mut history);
            // What a player did when it was told to stop says nothing about it.
            if self.stop.is_stopped() {
                return None;
            }
        }
        if let Some(Fault { side, error }) = &fault {
            // A game that is over already stays as it is.
            let _ = history.forfeit(*side, error.forfeit());
        }
        Some(Played { history, setups, south, fault })
    }

    /// One move, one fall of the dice, or a draw that is claimed as soon as it can be.
    fn go_on(&mut self, history: &mut History<G>) -> Option<Fault> {
        let position = history.position();
        let (side, choice) = match position.node() {
            Node::Over(_) => return None,
            Node::Chance => {
                let number = self.dice.below(dice::weight(position));
                (position.turn(), dice::fall(position, number).map(Choice::Roll))
            }
            Node::Decide(side) => {
                if history.claim(side).is_ok() {
                    return None;
                }
                match self.players[side].choose(history, &self.limits[side], self.stop) {
                    Ok(decision) => (side, Some(Choice::Move(decision.mv))),
                    Err(error) => return Some(Fault { side, error }),
                }
            }
        };
        let taken = choice.is_some_and(|choice| history.take(choice).is_ok());
        (!taken).then_some(Fault { side, error: PlayerError::NothingToDecide })
    }

    /// The start of the game, after both players have chosen their arrangements.
    fn arranged(&mut self) -> Opening<G> {
        let first = match G::INFO.begins {
            Begins::ByLot => Side::BOTH[self.dice.below(2) as usize],
            Begins::South | Begins::Agreed => Side::South,
        };
        let usual = |side: Side| G::setups(side).into_iter().next();
        let (Some(usual_south), Some(usual_north)) = (usual(Side::South), usual(Side::North)) else {
            return Opening::usual();
        };
        let fitting = |side: Side| -> Vec<G::Setup> {
            let with = |setup| match side {
                Side::South => [setup, usual_north],
                Side::North => [usual_south, setup],
            };
            G::setups(side).into_iter().filter(|setup| G::start_with(with(*setup), first).is_ok()).collect()
        };
        let mut choose = |side: Side, usual| self.players[side].set_up(side, &fitting(side)).unwrap_or(usual);
        let setups = [choose(Side::South, usual_south), choose(Side::North, usual_north)];
        Opening::with_setups(setups, first).unwrap_or_else(|_| Opening::usual())
    }
}
