use rules::{Begins, Choice, Game, Node, Outcome, Position, Side};
use search::{Random, Stop};

use crate::player::{Player, PlayerError};
use crate::{History, Opening, SearchLimits, dice};

/// A finished game of a match.
pub struct Played<G: Game> {
    /// The game.
    pub history: History<G>,
    /// The setups, in games that have them.
    pub setups: Option<[G::Setup; 2]>,
    /// The player of the match, 0 or 1, in seat 1. The other was in seat 2.
    pub south: usize,
    /// The fault that lost a player the game, if any.
    pub fault: Option<Fault>,
}

/// A fault of a player.
pub struct Fault {
    /// The seat of the player.
    pub side: Side,
    /// The fault.
    pub error: PlayerError,
}

impl<G: Game> Played<G> {
    /// Returns the outcome.
    pub fn outcome(&self) -> Outcome {
        self.history.ending().map_or(Outcome::DRAW, |ending| ending.outcome())
    }

    /// Returns the side of a player of the match.
    pub fn side_of(&self, player: usize) -> Side {
        if player == self.south { Side::South } else { Side::North }
    }

    /// Returns twice the score of a player: 2 for a win, 1 for a draw.
    pub fn half_points(&self, player: usize) -> u32 {
        match self.outcome().winner {
            None => 1,
            Some(winner) => 2 * u32::from(winner == self.side_of(player)),
        }
    }
}

/// Two players at a board, seat 1 first.
pub(super) struct Board<'a, G: Game> {
    pub(super) players: [&'a mut dyn Player<G>; 2],
    pub(super) limits: [SearchLimits; 2],
    /// The random source of the dice, used for nothing else.
    pub(super) dice: Random,
    pub(super) stop: &'a Stop,
}

impl<G: Game> Board<'_, G> {
    /// Plays a game. Returns `None` if it was stopped.
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
            // A player that was stopped is not at fault.
            if self.stop.is_stopped() {
                return None;
            }
        }
        if let Some(Fault { side, error }) = &fault {
            // A game that is already over stays as it is.
            let _ = history.forfeit(*side, error.forfeit());
        }
        Some(Played { history, setups, south, fault })
    }

    /// Makes one move or one roll, or claims a draw as soon as possible.
    fn go_on(&mut self, history: &mut History<G>) -> Option<Fault> {
        let position = history.position();
        let (side, choice) = match position.node() {
            Node::Over(_) => return None,
            Node::Chance => {
                let number = self.dice.below(dice::weight(position));
                (position.turn(), dice::roll(position, number).map(Choice::Roll))
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

    /// Starts the game after both players have chosen their setups.
    fn arranged(&mut self) -> Opening<G> {
        let first = match G::INFO.begins {
            Begins::ByLot => Side::BOTH[self.dice.below(2) as usize],
            Begins::South => Side::South,
        };
        let usual = |side: Side| G::setups(side).into_iter().next();
        let (Some(usual_south), Some(usual_north)) = (usual(Side::South), usual(Side::North)) else {
            return Opening::usual();
        };
        let mut choose = |side: Side, usual| {
            self.players[side].set_up(side, &G::open_setups(side, false)).unwrap_or(usual)
        };
        let setups = [choose(Side::South, usual_south), choose(Side::North, usual_north)];
        Opening::with_setups(setups, first).unwrap_or_else(|_| Opening::usual())
    }
}
