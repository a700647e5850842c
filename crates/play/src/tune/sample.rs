use std::ops::ControlFlow;

use games::scene::Scenic;
use rules::{Evaluate, Game, NoTablebase, Node, Position, Side, Symmetric, TablebaseProbe, expectation};
use search::{Budget, Contempt, Line, Random, Request, Stop, TranspositionTable, search};

use super::{Settings, teacher};
use crate::player::PLAIN;
use crate::tablebases::{LazyTablebase, TablebaseCache};
use crate::{ChoiceIn, History, dice};

/// Plays games and takes samples from them.
pub(super) struct Sampler<G: Game> {
    settings: Settings,
    random: Random,
    table: TranspositionTable,
    /// The teacher's transposition table, separate because its contempt differs.
    lessons: TranspositionTable,
    /// The teacher's tablebase. Never the large one, so that the result doesn't depend on whether it has been built.
    solved: Option<LazyTablebase<G::Position>>,
}

impl<G: Game<Position: Scenic + Symmetric + Evaluate>> Sampler<G> {
    /// The most random moves at the start of a game.
    const RANDOM_MOVES: u64 = 12;
    /// Longer games say little.
    const MOST_CHOICES: usize = 400;
    /// One move in this many is random, so that positions after mistakes are seen too.
    const SLIPS: u64 = 12;
    /// The teacher scores positions up to this many random moves from the game, like most that a search sees.
    const STRAY_MOVES: u64 = 3;
    /// The teacher skips positions that look decided, at odds of twenty to one: with a won position any margin will
    /// do, which a sum of terms cannot express.
    const DECIDED: i32 = 3_000;

    pub(super) fn new(settings: Settings) -> Sampler<G> {
        Sampler {
            settings,
            random: Random::new(settings.seed),
            table: TranspositionTable::new(16),
            lessons: TranspositionTable::new(16),
            solved: settings.teacher.and(G::FAMILY).map(|family| {
                let solved = LazyTablebase::new(family, &G::full_name(), TablebaseCache::usual());
                solved.load(&|_| ());
                solved
            }),
        }
    }

    /// Plays one game and passes on the terms of its positions, each with its value to South from 0 to 1: the result
    /// of the game, or a mix of that and the teacher's score.
    pub(super) fn play(&mut self, mut sample: impl FnMut(&[i32], f64)) {
        let first = Side::BOTH[self.random.below(2) as usize];
        let mut history = History::<G>::new(G::start(first));
        let mut random_moves = 4 + self.random.below(Self::RANDOM_MOVES - 3);
        let mut samples = Vec::new();
        self.table.clear();
        self.lessons.clear();
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
                    samples.extend(match self.settings.teacher {
                        None => judged(position, &line).map(|end| (terms(&end), None)),
                        Some(teacher) => self
                            .near(position)
                            .map(|near| (terms(&near), Some((teacher, self.taught(&near, teacher.nodes))))),
                    });
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
        for (terms, taught) in samples {
            let worth = taught.map_or(result, |(teacher, chances)| teacher.mixed(chances, result));
            sample(&terms, worth);
        }
    }

    fn roll(&mut self, position: &G::Position) -> Option<ChoiceIn<G>> {
        dice::roll(position, self.random.below(dice::weight(position))).map(ChoiceIn::<G>::Roll)
    }

    /// Returns an undecided quiet position a few random moves away.
    fn near(&mut self, position: G::Position) -> Option<G::Position> {
        let mut near = position;
        for _ in 0..self.random.below(Self::STRAY_MOVES + 1) {
            if matches!(near.node(), Node::Decide(_)) {
                near.play_unchecked(near.nth_move(self.random.below(near.count_moves()))?);
            }
        }
        let is_open = || near.evaluate(Side::South).abs() < expectation(Self::DECIDED);
        (matches!(near.node(), Node::Decide(_)) && near.is_stable() && is_quiet(&near) && is_open())
            .then_some(near)
    }

    fn best_line(&self, history: &History<G>) -> Vec<<G::Position as Position>::Move> {
        let (nodes, table) = (self.settings.nodes, &self.table);
        best(history.position(), &history.earlier(), nodes, PLAIN, table, &NoTablebase).moves
    }

    /// Returns South's chances according to a search of this many nodes.
    fn taught(&self, position: &G::Position, nodes: u64) -> f64 {
        let table = &self.lessons;
        let score = match &self.solved {
            Some(solved) => best(position, &[], nodes, Contempt::NONE, table, solved).score,
            None => best(position, &[], nodes, Contempt::NONE, table, &NoTablebase).score,
        };
        let chances = teacher::chances(score);
        if position.turn() == Side::South { chances } else { 1.0 - chances }
    }
}

/// Returns the best line in a position after these earlier ones.
fn best<P: Evaluate>(
    position: &P,
    earlier: &[(u64, u32)],
    nodes: u64,
    contempt: Contempt,
    table: &TranspositionTable,
    tablebase: &impl TablebaseProbe<P>,
) -> Line<P::Move> {
    let request = Request {
        position,
        earlier,
        budget: Budget::nodes(nodes),
        stop: Stop::new(),
        table,
        contempt,
        tablebase,
        threads: 1,
        lines: 1,
        is_selective: true,
    };
    search(&request, |_| {}).lines.swap_remove(0)
}

/// Returns the position that the search evaluated: the end of the line, because in most games the one before is too
/// unsettled; or, with a roll in the line, the position itself, because the search averaged over all rolls.
fn judged<P: Evaluate>(position: P, line: &[P::Move]) -> Option<P> {
    let mut end = position;
    for mv in line {
        end.play_unchecked(*mv);
        if end.node() == Node::Chance {
            end = position;
            break;
        }
    }
    (matches!(end.node(), Node::Decide(_)) && end.is_stable()).then_some(end)
}

/// Returns whether no move is forcing.
fn is_quiet<P: Evaluate>(position: &P) -> bool {
    let pressing = |mv| {
        if position.move_order_score(mv) > 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    position.each_move(pressing).is_continue()
}

fn terms<P: Evaluate>(position: &P) -> Vec<i32> {
    let mut terms = vec![0; P::TERMS.len()];
    position.each_term(|term, count| terms[term] += count);
    terms
}
