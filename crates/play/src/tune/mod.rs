//! Fitting the weights of an evaluation from games that the program plays against itself.
//!
//! Each game starts with some random moves; then both sides search a fixed number of nodes for each move. The samples
//! are the terms at the end of each expected line, with the result of the game; the weights are those under which the
//! results are likeliest. Where most games between equals are drawn, results say little: there a [`Teacher`] scores
//! quiet positions. The same settings give the same weights on any machine.

mod fit;
mod sample;
mod teacher;

use games::scene::Scenic;
use rules::{Evaluate, Game, Symmetric};

pub use fit::Fit;
use sample::Sampler;
pub use teacher::Teacher;

/// The settings of a fit.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// The number of games.
    pub games: u32,
    /// The nodes to search for each move.
    pub nodes: u64,
    /// The random seed.
    pub seed: u64,
    /// A source of scores besides the results.
    pub teacher: Option<Teacher>,
}

/// A fitted term.
#[derive(Clone, Copy, Debug)]
pub struct Fitted {
    /// The name of the term.
    pub name: &'static str,
    /// The current weight.
    pub weight: i32,
    /// The fitted weight.
    pub fitted: i32,
}

/// The result of a fit.
#[derive(Clone, Debug)]
pub struct Tuning {
    /// The terms, in the order of the evaluation.
    pub terms: Vec<Fitted>,
    /// The number of positions used.
    pub positions: usize,
    /// The mean cross-entropy in bits, with the current weights and with the fitted ones.
    pub surprise: [f64; 2],
}

/// Plays and fits. Calls `on_game` with the number of games played so far.
pub fn tune<G: Game<Position: Scenic + Symmetric + Evaluate>>(
    settings: Settings,
    mut on_game: impl FnMut(u32),
) -> Tuning {
    let mut fit = Fit::new(G::Position::TERMS.len());
    let mut sampler = Sampler::<G>::new(settings);
    for game in 0..settings.games {
        sampler.play(|terms, result| fit.add(terms, result));
        on_game(game + 1);
    }
    let old: Vec<f64> = G::Position::TERMS.iter().map(|term| f64::from(term.weight) / 1000.0).collect();
    let weights = fit.solve();
    let terms = G::Position::TERMS
        .iter()
        .zip(&weights)
        .map(|(term, weight)| Fitted {
            name: term.name,
            weight: term.weight,
            fitted: (weight * 1000.0).round() as i32,
        })
        .collect();
    Tuning { terms, positions: fit.len(), surprise: [fit.surprise(&old), fit.surprise(&weights)] }
}
