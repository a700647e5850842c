use catalog::{AnyGame, AnyHistory, Odds, Threats, stock};
use rules::Side;
use table::to_wire;
use wire::{
    ChanceView, ComposeRequest, ComposeView, OddsRequest, OddsView, PreviewRequest, PreviewView, StockView,
    ThreatsRequest, ThreatsView, WhyRequest, WhyView,
};

use crate::{BadQuestion, Start, game, play};

/// More spaces than any move touches.
const MOST_SPACES: usize = 64;
/// More pieces than any board has spaces.
const MOST_PIECES: usize = 100;

fn at(game: &dyn AnyGame, position: &str) -> Result<Box<dyn AnyHistory>, BadQuestion> {
    play(game, Start { position: Some(position), ..Start::default() }, &[])
}

/// Returns the odds of a move; empty if it is illegal or needs no dice.
pub fn odds(request: &OddsRequest) -> Result<OddsView, BadQuestion> {
    let history = at(game(&request.game)?, &request.position)?;
    let odds = Odds::of(&*history, &request.mv).unwrap_or(Odds { chances: Vec::new(), total: 0 });
    let chances = odds.chances.into_iter();
    let chances = chances.map(|chance| ChanceView {
        weight: chance.weight,
        rolls: chance.rolls,
        result: to_wire::attack_result(chance.result),
        dies: chance.dies,
        winner: chance.ends.and_then(|outcome| outcome.winner).map(to_wire::seat),
    });
    Ok(OddsView { total: odds.total, chances: chances.collect() })
}

/// Explains why a try is illegal.
pub fn why(request: &WhyRequest) -> Result<WhyView, BadQuestion> {
    if request.spaces.len() > MOST_SPACES {
        return Err(BadQuestion::TooManyValues { field: "spaces", most: MOST_SPACES });
    }
    let history = at(game(&request.game)?, &request.position)?;
    let spaces: Vec<&str> = request.spaces.iter().map(String::as_str).collect();
    let found = history.why_not(&spaces);
    let why = found.as_ref().map(|found| to_wire::fact(&found.fact()));
    let instead = found.and_then(|found| found.instead()).map(|instead| to_wire::fact(&instead));
    Ok(WhyView { why, instead })
}

/// Returns the effects of a legal move or roll.
pub fn preview(request: &PreviewRequest) -> Result<PreviewView, BadQuestion> {
    let history = at(game(&request.game)?, &request.position)?;
    let effects = history.preview(&request.mv)?;
    Ok(PreviewView { effects: to_wire::effects(effects) })
}

/// Returns what either side could capture with one move.
pub fn threats(request: &ThreatsRequest) -> Result<ThreatsView, BadQuestion> {
    let game = game(&request.game)?;
    let Threats { threatened, capturable } = Threats::of(game, &*at(game, &request.position)?);
    Ok(ThreatsView { threatened, capturable })
}

/// Composes a position from pieces, or from another position with other pieces or the other side to move.
pub fn compose(request: &ComposeRequest) -> Result<ComposeView, BadQuestion> {
    let game = game(&request.game)?;
    let begin = match &request.position {
        Some(position) => at(game, position)?,
        None => game.usual_start(),
    };
    let turn = match request.turn {
        None => begin.turn(),
        Some(number) => Side::from_number(number).ok_or(BadQuestion::Seat { field: "turn" })?,
    };
    let history = if request.pieces.is_none() && turn == begin.turn() {
        begin
    } else {
        let scene = begin.scene();
        let pieces: Vec<(&str, char)> = match &request.pieces {
            Some(pieces) if pieces.len() > MOST_PIECES => {
                return Err(BadQuestion::TooManyValues { field: "pieces", most: MOST_PIECES });
            }
            Some(pieces) => pieces.iter().map(|piece| (piece.space.as_str(), piece.letter)).collect(),
            None => {
                let pieces = scene.pieces.iter();
                pieces.map(|piece| (scene.spaces[piece.space].name.as_str(), piece.letter)).collect()
            }
        };
        let text = catalog::compose(game, &pieces, turn)?;
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
