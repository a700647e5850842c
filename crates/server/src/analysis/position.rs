use catalog::{AnyGame, AnyHistory, BadPiece, Odds, Threats, compose, stock};
use rules::Side;
use table::to_wire;
use wire::{
    ChanceView, ComposeRequest, ComposeView, OddsRequest, OddsView, PreviewRequest, PreviewView, StockView,
    ThreatsRequest, ThreatsView, WhyRequest, WhyView,
};

use super::history::{Start, game, play};
use crate::error::ApiError;
use crate::reason::Reason;

/// More spaces than any move touches.
const MOST_SPACES: usize = 64;
/// More pieces than any board has spaces.
const MOST_PIECES: usize = 100;

fn at(game: &dyn AnyGame, position: &str) -> Result<Box<dyn AnyHistory>, ApiError> {
    play(game, Start { position: Some(position), ..Start::default() }, &[])
}

/// Returns the odds of a move; empty if it is illegal or needs no dice.
pub(super) fn odds(request: &OddsRequest) -> Result<OddsView, ApiError> {
    let history = at(game(&request.game)?, &request.position)?;
    let odds = Odds::of(&*history, &request.mv).unwrap_or(Odds { chances: Vec::new(), total: 0 });
    let chances = odds.chances.into_iter();
    let chances = chances.map(|chance| ChanceView {
        weight: chance.weight,
        falls: chance.falls,
        result: to_wire::attack_result(chance.result),
        dies: chance.dies,
        winner: chance.ends.and_then(|outcome| outcome.winner).map(to_wire::seat),
    });
    Ok(OddsView { total: odds.total, chances: chances.collect() })
}

/// Why a try is not legal.
pub(super) fn why(request: &WhyRequest) -> Result<WhyView, ApiError> {
    if request.spaces.len() > MOST_SPACES {
        return Err(Reason::TooManyValues { field: "spaces", most: MOST_SPACES }.into());
    }
    let history = at(game(&request.game)?, &request.position)?;
    let spaces: Vec<&str> = request.spaces.iter().map(String::as_str).collect();
    let found = history.why_not(&spaces);
    let why = found.as_ref().map(|found| to_wire::fact(&found.fact()));
    let instead = found.and_then(|found| found.instead()).map(|instead| to_wire::fact(&instead));
    Ok(WhyView { why, instead })
}

/// What a legal move, or a fall of the dice, would do.
pub(super) fn preview(request: &PreviewRequest) -> Result<PreviewView, ApiError> {
    let history = at(game(&request.game)?, &request.position)?;
    let effects = history.preview(&request.mv).map_err(|bad| ApiError::invalid(&bad))?;
    Ok(PreviewView { effects: to_wire::effects(effects) })
}

/// What one move could take from either side.
pub(super) fn threats(request: &ThreatsRequest) -> Result<ThreatsView, ApiError> {
    let game = game(&request.game)?;
    let Threats { threatened, capturable } = Threats::of(game, &*at(game, &request.position)?);
    Ok(ThreatsView { threatened, capturable })
}

/// Puts a position together.
pub(super) fn put_together(request: &ComposeRequest) -> Result<ComposeView, ApiError> {
    let game = game(&request.game)?;
    let begin = match &request.position {
        Some(position) => at(game, position)?,
        None => game.usual_start(),
    };
    let turn = match request.turn {
        None => begin.turn(),
        Some(number) => Side::from_number(number).ok_or(Reason::BadSeat { field: "turn" })?,
    };
    let history = if request.pieces.is_none() && turn == begin.turn() {
        begin
    } else {
        let scene = begin.scene();
        let pieces: Vec<(&str, char)> = match &request.pieces {
            Some(pieces) if pieces.len() > MOST_PIECES => {
                return Err(Reason::TooManyValues { field: "pieces", most: MOST_PIECES }.into());
            }
            Some(pieces) => pieces.iter().map(|piece| (piece.space.as_str(), piece.letter)).collect(),
            None => {
                let pieces = scene.pieces.iter();
                pieces.map(|piece| (scene.spaces[piece.space].name.as_str(), piece.letter)).collect()
            }
        };
        let text = compose(game, &pieces, turn).map_err(|bad: BadPiece| ApiError::invalid(&bad))?;
        at(game, &text)?
    };
    let stock = stock(game).into_iter().map(|piece| StockView {
        letter: piece.letter,
        kind: piece.kind.to_owned(),
        figure: piece.figure.to_owned(),
        side: piece.side.number(),
        ratings: piece.ratings,
    });
    Ok(ComposeView {
        position: history.position(),
        turn: history.turn().number(),
        pieces: history.scene().pieces.iter().map(to_wire::piece).collect(),
        stock: stock.collect(),
    })
}
