use games::scene::Scenic;
use rules::{Evaluate, Game, Node, Position, Side, Symmetric};
use search::{Budget, NoOracle, Random, Request, Stop, Table, search};

use super::Settings;
use crate::player::PLAIN;
use crate::{ChoiceIn, History, dice};

/// Plays games and takes samples from them.
pub(super) struct Sampler<G: Game> {
    settings: Settings,
    random: Random,
    table: Table,
    game: std::marker::PhantomData<G>,
}

impl<G: Game<Position: Scenic + Symmetric + Evaluate>> Sampler<G> {
    /// Every game begins with up to this many random moves.
    const RANDOM_MOVES: u64 = 12;
    /// Longer games tell little.
    const MOST_CHOICES: usize = 400;
    /// One move in so many is played at random, so that positions with something wrong in them are seen too.
    const SLIPS: u64 = 12;

    pub(super) fn new(settings: Settings) -> Sampler<G> {
        Sampler {
            settings,
            random: Random::new(settings.seed),
            table: Table::new(16),
            game: std::marker::PhantomData,
        }
    }

    /// Plays one game and hands over the terms of the positions that were judged, with South's result: 1, ½ or 0.
    pub(super) fn play(&mut self, mut sample: impl FnMut(&[i32], f64)) {
        let first = Side::BOTH[self.random.below(2) as usize];
        let mut history = History::<G>::new(G::start(first));
        let mut random_moves = 4 + self.random.below(Self::RANDOM_MOVES - 3);
        let mut samples = Vec::new();
        self.table.clear();
        while history.ending().is_none() && history.choices().len() < Self::MOST_CHOICES {
            let position = *history.position();
            let choice = match position.node() {
                Node::Chance => self.roll(&position),
                _ if random_moves > 0 || self.random.below(Self::SLIPS) == 0 => {
                    random_moves = random_moves.saturating_sub(1);
                    position.nth_move(self.random.below(position.count_moves())).map(ChoiceIn::<G>::Move)
                }
                _ => {
                    let line = self.best_line(&history);
                    samples.extend(judged(position, &line).map(|end| terms(&end)));
                    line.first().copied().map(ChoiceIn::<G>::Move)
                }
            };
            let Some(choice) = choice else { break };
            if history.take(choice).is_err() {
                break;
            }
        }
        let result = match history.ending().map(|ending| ending.outcome()).and_then(|outcome| outcome.winner)
        {
            Some(Side::South) => 1.0,
            Some(Side::North) => 0.0,
            None => 0.5,
        };
        for terms in samples {
            sample(&terms, result);
        }
    }

    fn roll(&mut self, position: &G::Position) -> Option<ChoiceIn<G>> {
        dice::fall(position, self.random.below(dice::weight(position))).map(ChoiceIn::<G>::Roll)
    }

    fn best_line(&self, history: &History<G>) -> Vec<<G::Position as Position>::Move> {
        let request = Request {
            position: history.position(),
            earlier: &history.earlier(),
            budget: Budget::nodes(self.settings.nodes),
            stop: Stop::new(),
            table: &self.table,
            ambition: PLAIN,
            oracle: &NoOracle,
            threads: 1,
            lines: 1,
            is_selective: true,
        };
        search(&request, |_| {}).lines.swap_remove(0).moves
    }
}

/// The position that the search judged, so the one to learn from: where the line ends, as in most games the board is too
/// lively for the one before it. Where dice fall on the way, it is the position itself, as the search looked at all falls.
fn judged<P: Evaluate>(position: P, line: &[P::Move]) -> Option<P> {
    let mut end = position;
    for mv in line {
        end.play_unchecked(*mv);
        if end.node() == Node::Chance {
            end = position;
            break;
        }
    }
    (matches!(end.node(), Node::Decide(_)) && end.is_settled()).then_some(end)
}

fn terms<P: Evaluate>(position: &P) -> Vec<i32> {
    let mut terms = vec![0; P::TERMS.len()];
    position.each_term(|term, count| terms[term] += count);
    terms
}
