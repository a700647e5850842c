use std::time::Duration;

use catalog::{AnyGame, AnyHistory, Thought};
use rules::{Node, Side, Value};
use search::{Budget, Stop};
use wire::{Analysis, AnalysisLine, ExactMove, ExactValue, ExactView};

use super::evaluate::{Effort, evaluate, for_seat_1, points, search};

/// The transposition table of one search; few run at the same time.
const MEGABYTES: usize = 16;

/// Analyses a position for this long.
pub(super) fn analyse(
    game: &dyn AnyGame,
    history: &dyn AnyHistory,
    time: Duration,
    lines: usize,
    stop: &Stop,
) -> Analysis {
    let mut analysis = Analysis {
        position: history.position(),
        decides: None,
        score: 0.0,
        lines: Vec::new(),
        depth: 0,
        nodes: 0,
        exact: exact(game, history),
    };
    if let Some(ending) = history.ending() {
        analysis.score = f64::from(ending.outcome().points_for(Side::South));
        return analysis;
    }
    match history.node() {
        Node::Over(outcome) => analysis.score = f64::from(outcome.points_for(Side::South)),
        Node::Chance => about_dice(&mut analysis, game, history, time, stop),
        Node::Decide(side) => {
            analysis.decides = Some(side.number());
            if let Some(thought) = search(game, history, Budget::time(time), lines, MEGABYTES, stop) {
                about_moves(&mut analysis, &thought, side);
            }
        }
    }
    analysis
}

fn about_moves(analysis: &mut Analysis, thought: &Thought, side: Side) {
    analysis.depth = thought.depth;
    analysis.nodes = thought.nodes;
    analysis.lines = thought
        .lines
        .iter()
        .map(|line| {
            let score = for_seat_1(line, side);
            AnalysisLine {
                score: points(line.score, side),
                decided: score.decided().map(|(points, plies)| [points, plies as i32]),
                win_draw_loss: score.win_draw_loss(),
                exact: line.is_exact,
                moves: line.moves.clone(),
            }
        })
        .collect();
    analysis.score = analysis.lines.first().map_or(0.0, |line| line.score);
}

/// Evaluates every possible roll, best for seat 1 first.
fn about_dice(
    analysis: &mut Analysis,
    game: &dyn AnyGame,
    history: &dyn AnyHistory,
    time: Duration,
    stop: &Stop,
) {
    let worth_of_all = evaluate(game, history, Effort { nodes: u64::MAX, time }, stop);
    analysis.score = worth_of_all.points;
    analysis.lines = worth_of_all
        .rolls
        .into_iter()
        .map(|(text, score)| AnalysisLine {
            score,
            decided: None,
            win_draw_loss: shares(score),
            exact: worth_of_all.exact,
            moves: vec![text],
        })
        .collect();
    analysis.lines.sort_by(|one, other| other.score.total_cmp(&one.score));
}

/// Estimates win, draw and loss in permille from the expected points.
fn shares(points: f64) -> [u32; 3] {
    let win = ((1.0 + points.clamp(-1.0, 1.0)) * 500.0).round() as u32;
    [win, 0, 1000 - win.min(1000)]
}

fn exact_value(value: Value) -> ExactValue {
    ExactValue { points: value.points(), plies: value.plies() }
}

/// Returns the exact values of a position, as far as its tablebase is ready.
fn exact(game: &dyn AnyGame, history: &dyn AnyHistory) -> Option<ExactView> {
    let exact = game.exact(history)?;
    let moves = exact.moves.into_iter();
    Some(ExactView {
        value: exact.value.map(exact_value),
        moves: moves.map(|(text, value)| ExactMove { text, value: value.map(exact_value) }).collect(),
    })
}
