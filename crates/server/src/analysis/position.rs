use catalog::{AnyGame, AnyHistory, BadPiece, Odds, Threats, Why, compose, stock};
use rules::Side;
use table::to_wire;
use wire::{
    ChanceKind, ChanceView, ComposeRequest, ComposeView, OddsRequest, OddsView, StockView, ThreatsRequest,
    ThreatsView, WhyRequest, WhyView,
};

use super::history::{Start, game, play};
use crate::error::ApiError;

/// More spaces than any move touches.
const MOST_SPACES: usize = 64;
/// More pieces than any board has spaces.
const MOST_PIECES: usize = 100;

fn at(game: &dyn AnyGame, position: &str) -> Result<Box<dyn AnyHistory>, ApiError> {
    play(game, Start { position: Some(position), ..Start::default() }, &[])
}

/// What the dice may make of a move; nothing where it is not legal, or no dice fall after it.
pub(super) fn odds(request: &OddsRequest) -> Result<OddsView, ApiError> {
    let history = at(game(&request.game)?, &request.position)?;
    let odds = Odds::of(&*history, &request.mv).unwrap_or(Odds { chances: Vec::new(), total: 0 });
    let chances = odds.chances.into_iter();
    let chances = chances.map(|chance| ChanceView {
        weight: chance.weight,
        kind: match chance.kind {
            catalog::ChanceKind::Kill => ChanceKind::Kill,
            catalog::ChanceKind::Push => ChanceKind::Push,
            catalog::ChanceKind::CounterPush => ChanceKind::CounterPush,
            catalog::ChanceKind::Death => ChanceKind::Death,
            catalog::ChanceKind::Other => ChanceKind::Other,
        },
        words: chance.words,
    });
    Ok(OddsView { total: odds.total, chances: chances.collect() })
}

/// Why a try is not legal.
pub(super) fn why(request: &WhyRequest) -> Result<WhyView, ApiError> {
    if request.spaces.len() > MOST_SPACES {
        return Err(ApiError::invalid(format!("spaces: at most {MOST_SPACES} of them")));
    }
    let history = at(game(&request.game)?, &request.position)?;
    let spaces: Vec<&str> = request.spaces.iter().map(String::as_str).collect();
    let Some(found) = history.why_not(&spaces) else {
        return Ok(WhyView {
            why: String::new(),
            kind: None,
            piece: None,
            space: None,
            steps: None,
            may: Vec::new(),
        });
    };
    Ok(WhyView {
        why: found.to_string(),
        kind: Some(word(found.why)),
        piece: found.piece.map(str::to_owned),
        space: found.space,
        steps: found.steps,
        may: found.may,
    })
}

/// What one move could take from either side.
pub(super) fn threats(request: &ThreatsRequest) -> Result<ThreatsView, ApiError> {
    let game = game(&request.game)?;
    let Threats { threatened, capturable } = Threats::of(game, &*at(game, &request.position)?);
    Ok(ThreatsView { threatened, capturable })
}

/// The word for a reason: its name, as other words of the API are written.
fn word(why: Why) -> String {
    let name = format!("{why:?}");
    let (first, rest) = name.split_at(1);
    first.to_ascii_lowercase() + rest
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
        Some(number) => {
            Side::from_number(number).ok_or_else(|| ApiError::invalid("turn: expected seat 1 or 2"))?
        }
    };
    let history = if request.pieces.is_none() && turn == begin.turn() {
        begin
    } else {
        let scene = begin.scene();
        let pieces: Vec<(&str, char)> = match &request.pieces {
            Some(pieces) if pieces.len() > MOST_PIECES => {
                return Err(ApiError::invalid(format!("pieces: at most {MOST_PIECES} of them")));
            }
            Some(pieces) => pieces.iter().map(|piece| (piece.space.as_str(), piece.letter)).collect(),
            None => {
                let pieces = scene.pieces.iter();
                pieces.map(|piece| (scene.spaces[piece.space].name.as_str(), piece.letter)).collect()
            }
        };
        let text =
            compose(game, &pieces, turn).map_err(|bad: BadPiece| ApiError::invalid(bad.to_string()))?;
        at(game, &text)?
    };
    let stock = stock(game).into_iter().map(|piece| StockView {
        letter: piece.letter,
        kind: piece.kind.to_owned(),
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
