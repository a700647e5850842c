//! Fitting the weights of an evaluation from games that the program plays against itself.
//!
//! Each game starts with some random moves, and both sides then search so many nodes for each move. At the end
//! of every line that the search expected the terms are taken, and the result of the game with them; the weights are those that make the results
//! likeliest under the logistic curve. Where most games between equals are drawn, results tell little: there a [`Teacher`]
//! says of quiet positions what they are worth. The same settings give the same weights, on any machine.

mod fit;
mod sample;
mod teacher;

use games::scene::Scenic;
use rules::{Evaluate, Game, Symmetric};

pub use fit::Fit;
use sample::Sampler;
pub use teacher::Teacher;

/// How much to play, and how well.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Games to play.
    pub games: u32,
    /// Nodes to search for each move.
    pub nodes: u64,
    /// Where the random moves come from.
    pub seed: u64,
    /// Who says what positions are worth, beside the results.
    pub teacher: Option<Teacher>,
}

/// A fitted term.
#[derive(Clone, Copy, Debug)]
pub struct Fitted {
    /// What a player would call it.
    pub name: &'static str,
    /// The weight that the program plays with.
    pub weight: i32,
    /// The weight that fits the games best.
    pub fitted: i32,
}

/// What a fit found.
#[derive(Clone, Debug)]
pub struct Tuning {
    /// The terms, in the order of the evaluation.
    pub terms: Vec<Fitted>,
    /// How many positions were used.
    pub positions: usize,
    /// The mean surprise at the results, in bits, with the old weights and with the fitted ones.
    pub surprise: [f64; 2],
}

/// Plays and fits. `on_game` is called with the number of games played so far.
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
