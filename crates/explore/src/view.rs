use catalog::{AnyGame, AnyHistory};
use rules::{Coded, Node, Side};
use table::to_wire;
use wire::{ExploreRequest, ExploreStep, ExploreView, RollView};

use crate::{BadQuestion, Start, game, play, rolls};

/// Plays some moves and returns the position after them, with its legal moves or possible rolls.
pub fn explore(request: &ExploreRequest) -> Result<ExploreView, BadQuestion> {
    let game = game(&request.game)?;
    let start = Start {
        position: request.position.as_deref(),
        setups: request.setups.as_ref(),
        first: request.first,
    };
    let history = play(game, start, &request.moves)?;
    Ok(view(game, &*history))
}

/// Creates the view of a position with everything needed to show it and play on.
pub fn view(game: &dyn AnyGame, history: &dyn AnyHistory) -> ExploreView {
    let scene = history.scene();
    let decides = match history.node() {
        Node::Decide(side) if history.ending().is_none() => Some(side.number()),
        _ => None,
    };
    ExploreView {
        game: game.name(),
        start: history.position_after(0).unwrap_or_default(),
        position: history.position(),
        board: to_wire::board(&scene),
        pieces: scene.pieces.iter().map(to_wire::piece).collect(),
        marks: scene.marks.iter().map(to_wire::mark).collect(),
        ask: to_wire::fact(&scene.ask),
        turn: history.turn().number(),
        decides,
        moves: history.moves().into_iter().map(to_wire::legal).collect(),
        dice: rolls(history)
            .into_iter()
            .map(|roll| RollView {
                effects: to_wire::effects(history.preview(&roll.text).unwrap_or_default()),
                text: roll.text,
                weight: roll.weight,
            })
            .collect(),
        claimable: history.claimable().map(|ground| to_wire::fact(&ground.fact())),
        ending: history.ending().map(|ending| to_wire::ending(ending, game)),
        steps: steps(history),
    }
}

fn steps(history: &dyn AnyHistory) -> Vec<ExploreStep> {
    let steps = history.steps().into_iter().enumerate();
    steps
        .map(|(index, step)| ExploreStep {
            text: step.text,
            by: step.by.map(Side::number),
            turn: step.turn.number(),
            trail: step.trail,
            effects: to_wire::effects(step.effects),
            position: history.position_after(index + 1).unwrap_or_default(),
        })
        .collect()
}
