use std::fmt;

use rules::{Game, Node, Position, Side};
use search::{Report, Score};

use super::external::EngineFault;
use crate::{Forfeit, History};

type MoveIn<G> = <<G as Game>::Position as Position>::Move;

/// What a player decided, and what it thought of it.
pub struct Decision<G: Game> {
    /// The move.
    pub mv: MoveIn<G>,
    /// What the player expects of it, if it says so.
    pub score: Option<Score>,
    /// What its search found, if it searched.
    pub report: Option<Report<MoveIn<G>>>,
}

impl<G: Game> Decision<G> {
    pub(super) fn plain(mv: MoveIn<G>) -> Decision<G> {
        Decision { mv, score: None, report: None }
    }

    /// The best move of a search.
    pub(super) fn of(report: Report<MoveIn<G>>) -> Result<Decision<G>, PlayerError> {
        let mv = report.best().ok_or(PlayerError::NothingToDecide)?;
        Ok(Decision { mv, score: report.lines.first().map(|line| line.score), report: Some(report) })
    }
}

/// The side that has to decide now.
pub(super) fn decider<G: Game>(history: &History<G>) -> Result<Side, PlayerError> {
    match (history.ending(), history.position().node()) {
        (None, Node::Decide(side)) => Ok(side),
        _ => Err(PlayerError::NothingToDecide),
    }
}

/// The legal moves, in the order of the position.
pub(super) fn moves<P: Position>(position: &P) -> Vec<P::Move> {
    let mut moves = Vec::new();
    let _ = position.each_move(|mv| {
        moves.push(mv);
        std::ops::ControlFlow::Continue(())
    });
    moves
}

/// Why a player did not decide.
#[derive(Debug)]
pub enum PlayerError {
    /// The game is over, or dice have to fall first, or there is no arrangement to choose.
    NothingToDecide,
    /// An outside engine did not do what it should.
    Engine(EngineFault),
}

impl PlayerError {
    /// What a player that failed so loses its game for.
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
