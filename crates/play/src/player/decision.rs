use std::fmt;

use rules::{Game, Node, Position, Side};
use search::{Report, Score};

use super::external::EngineFault;
use crate::{Forfeit, History};

type MoveIn<G> = <<G as Game>::Position as Position>::Move;

/// A player's decision, with its score and search report.
pub struct Decision<G: Game> {
    /// The move.
    pub mv: MoveIn<G>,
    /// The score, if the player computes one.
    pub score: Option<Score>,
    /// The report of its search, if it searched.
    pub report: Option<Report<MoveIn<G>>>,
}

impl<G: Game> Decision<G> {
    pub(super) fn plain(mv: MoveIn<G>) -> Decision<G> {
        Decision { mv, score: None, report: None }
    }

    /// Returns the best move of a search.
    pub(super) fn of(report: Report<MoveIn<G>>) -> Result<Decision<G>, PlayerError> {
        let mv = report.best().ok_or(PlayerError::NothingToDecide)?;
        Ok(Decision { mv, score: report.lines.first().map(|line| line.score), report: Some(report) })
    }
}

/// Returns the side that has to decide now.
pub(super) fn decider<G: Game>(history: &History<G>) -> Result<Side, PlayerError> {
    match (history.ending(), history.position().node()) {
        (None, Node::Decide(side)) => Ok(side),
        _ => Err(PlayerError::NothingToDecide),
    }
}

/// Returns the legal moves in order of generation.
pub(super) fn moves<P: Position>(position: &P) -> Vec<P::Move> {
    let mut moves = Vec::new();
    let _ = position.each_move(|mv| {
        moves.push(mv);
        std::ops::ControlFlow::Continue(())
    });
    moves
}

/// Why a player made no decision.
#[derive(Debug)]
pub enum PlayerError {
    /// The game is over, dice must be rolled first, or there is no setup to choose.
    NothingToDecide,
    /// An external engine failed.
    Engine(EngineFault),
}

impl PlayerError {
    /// Returns how the player forfeits the game by this error.
    pub fn forfeit(&self) -> Forfeit {
        match self {
            PlayerError::NothingToDecide => Forfeit::IllegalMove,
            PlayerError::Engine(fault) => fault.forfeit(),
        }
    }
}

impl fmt::Display for PlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerError::NothingToDecide => f.write_str("there is nothing to decide now"),
            PlayerError::Engine(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for PlayerError {}

impl From<EngineFault> for PlayerError {
    fn from(fault: EngineFault) -> PlayerError {
        PlayerError::Engine(fault)
    }
}
