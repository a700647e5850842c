use rules::{Choice, Evaluate, Game, Node, Position, Side};

use crate::{Ending, History};

/// A query about the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Query {
    GameOver,
    P1Turn,
    Result,
    LegalMoves,
    Chance,
    Position,
}

impl Query {
    pub(super) fn read(text: &str) -> Result<Query, String> {
        match text {
            "gameover" => Ok(Query::GameOver),
            "p1turn" => Ok(Query::P1Turn),
            "result" => Ok(Query::Result),
            "legalmoves" => Ok(Query::LegalMoves),
            "chance" => Ok(Query::Chance),
            "position" => Ok(Query::Position),
            _ => Err(format!(
                "expected query gameover, p1turn, result, legalmoves, chance or position, not {text:?}"
            )),
        }
    }

    /// Returns the text after `response`.
    pub(super) fn answer<G: Game<Position: Evaluate>>(self, history: &History<G>) -> String {
        match self {
            Query::GameOver => history.ending().is_some().to_string(),
            Query::P1Turn => (decides(history.position()) == Side::South).to_string(),
            Query::Result => result::<G>(history.ending()),
            Query::LegalMoves => moves(history),
            Query::Chance => rolls(history),
            Query::Position => history.position().to_string(),
        }
    }
}

/// Returns the side to decide; at a chance node, the side whose turn it is.
fn decides<P: Position>(position: &P) -> Side {
    match position.node() {
        Node::Decide(side) => side,
        Node::Chance | Node::Over(_) => position.turn(),
    }
}

/// Who won; the points follow if a win can be worth several.
fn result<G: Game<Position: Evaluate>>(ending: Option<Ending>) -> String {
    let Some(outcome) = ending.map(|ending| ending.outcome()) else { return "none".to_owned() };
    let winner = match outcome.winner {
        None => return "draw".to_owned(),
        Some(Side::South) => "p1win",
        Some(Side::North) => "p2win",
    };
    if G::Position::MOST_POINTS > 1 { format!("{winner} {}", outcome.points) } else { winner.to_owned() }
}

/// Lists the legal moves in byte order; `none` at the end of the game or before a roll.
fn moves<G: Game>(history: &History<G>) -> String {
    let mut moves = Vec::new();
    if history.ending().is_none() {
        history.position().each_choice(|choice| {
            if let Choice::Move(mv) = choice {
                moves.push(mv.to_string());
            }
        });
    }
    moves.sort_unstable();
    if moves.is_empty() { "none".to_owned() } else { moves.join(" ") }
}

/// Lists the possible rolls with their weights; `none` unless a roll is due.
fn rolls<G: Game>(history: &History<G>) -> String {
    let mut rolls = Vec::new();
    history.position().each_roll(|roll, weight| rolls.push(format!("{roll}:{weight}")));
    if rolls.is_empty() { "none".to_owned() } else { rolls.join(" ") }
}
