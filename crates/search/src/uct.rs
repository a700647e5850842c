use std::time::Duration;

use web_time::Instant;

use rules::{Choice, Node, Outcome, Position, Side};

use crate::budget::Meter;
use crate::{Budget, Random, Stop};

/// The results of a Monte Carlo tree search.
#[derive(Clone, Debug)]
pub struct UctReport<M> {
    /// The root moves, most visited first.
    pub lines: Vec<UctLine<M>>,
    /// The number of iterations; each adds a node and plays one random game to its end.
    pub iterations: u64,
    /// The time taken.
    pub time: Duration,
}

/// One root move.
#[derive(Clone, Copy, Debug)]
pub struct UctLine<M> {
    /// The move.
    pub mv: M,
    /// The number of visits.
    pub visits: u32,
    /// The mean result for the side that decides, from −1 to 1 in games of one point.
    pub mean: f64,
}

/// UCT (Kocsis and Szepesvári 2006): each iteration follows the upper confidence bounds, adds one node and evaluates
/// it with a random game. Dice are rolled, so chance nodes are sampled. The budget's nodes are iterations.
pub fn uct<P: Position>(position: &P, budget: &Budget, stop: Stop, seed: u64) -> UctReport<P::Move> {
    let started = Instant::now();
    let mut meter = Meter::new(budget, started, stop);
    let mut tree: Tree<P> = Tree { nodes: vec![TreeNode::new(None)], random: Random::new(seed) };
    loop {
        tree.iterate(position);
        // Iterations are slow, so read the clock more often.
        if meter.tick_slowly() {
            break;
        }
    }
    let mut lines: Vec<_> = tree.nodes[0]
        .children
        .iter()
        .filter_map(|child| {
            let Choice::Move(mv) = child.choice else { return None };
            let node = &tree.nodes[child.node];
            Some(UctLine { mv, visits: node.visits, mean: node.total / f64::from(node.visits.max(1)) })
        })
        .collect();
    lines.sort_by_key(|line| std::cmp::Reverse(line.visits));
    UctReport { lines, iterations: meter.nodes, time: started.elapsed() }
}

struct Tree<P: Position> {
    nodes: Vec<TreeNode<P>>,
    random: Random,
}

struct TreeNode<P: Position> {
    visits: u32,
    /// The sum of results for the side whose move led here.
    total: f64,
    /// The side whose move led here; `None` at the root and after a roll.
    chooser: Option<Side>,
    children: Vec<Child<P>>,
}

struct Child<P: Position> {
    choice: Choice<P::Move, P::Roll>,
    node: usize,
}

impl<P: Position> TreeNode<P> {
    fn new(chooser: Option<Side>) -> TreeNode<P> {
        TreeNode { visits: 0, total: 0.0, chooser, children: Vec::new() }
    }
}

impl<P: Position> Tree<P> {
    /// The exploration constant.
    const EXPLORATION: f64 = 1.0;
    /// A random game of this length counts as drawn.
    const MOST_PLIES: u32 = 2_000;

    fn iterate(&mut self, root: &P) {
        let mut position = *root;
        let mut path = vec![0];
        loop {
            let here = path[path.len() - 1];
            let (choice, chooser) = match position.node() {
                Node::Over(_) => break,
                Node::Chance => match self.roll(&position) {
                    Some(roll) => (Choice::Roll(roll), None),
                    None => break,
                },
                Node::Decide(side) => {
                    match self.untried(&position, here).or_else(|| self.most_promising(here)) {
                        Some(mv) => (Choice::Move(mv), Some(side)),
                        None => break,
                    }
                }
            };
            position.take_unchecked(choice);
            let known =
                self.nodes[here].children.iter().find(|child| child.choice == choice).map(|child| child.node);
            if let Some(known) = known {
                path.push(known);
                continue;
            }
            let node = self.nodes.len();
            self.nodes[here].children.push(Child { choice, node });
            self.nodes.push(TreeNode::new(chooser));
            path.push(node);
            break;
        }
        let outcome = self.play_out(position);
        for node in path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            if let (Some(chooser), Some(outcome)) = (node.chooser, outcome) {
                node.total += f64::from(outcome.points_for(chooser));
            }
        }
    }

    /// Returns a move that has no node yet. Moves are tried in order of generation, from a random start.
    fn untried(&self, position: &P, here: usize) -> Option<P::Move> {
        let tried = self.nodes[here].children.len() as u64;
        let count = position.count_moves();
        if tried >= count {
            return None;
        }
        position.nth_move((position.key() % count + tried) % count)
    }

    fn most_promising(&self, here: usize) -> Option<P::Move> {
        let parent = &self.nodes[here];
        let log = f64::from(parent.visits.max(1)).ln();
        let bound = |child: &Child<P>| {
            let node = &self.nodes[child.node];
            let visits = f64::from(node.visits.max(1));
            node.total / visits + Self::EXPLORATION * (log / visits).sqrt()
        };
        let best = parent.children.iter().max_by(|one, other| bound(one).total_cmp(&bound(other)))?;
        match best.choice {
            Choice::Move(mv) => Some(mv),
            Choice::Roll(_) => None,
        }
    }

    /// Rolls the dice according to their weights.
    fn roll(&mut self, position: &P) -> Option<P::Roll> {
        let mut total = 0;
        position.each_roll(|_, weight| total += u64::from(weight));
        let mut left = self.random.below(total);
        let mut rolled = None;
        position.each_roll(|roll, weight| {
            let weight = u64::from(weight);
            if rolled.is_none() {
                if left < weight {
                    rolled = Some(roll);
                } else {
                    left -= weight;
                }
            }
        });
        rolled
    }

    fn play_out(&mut self, mut position: P) -> Option<Outcome> {
        for _ in 0..Self::MOST_PLIES {
            match position.node() {
                Node::Over(outcome) => return Some(outcome),
                Node::Chance => position.roll_unchecked(self.roll(&position)?),
                Node::Decide(_) => {
                    let pick = self.random.below(position.count_moves());
                    position.play_unchecked(position.nth_move(pick)?);
                }
            }
        }
        None
    }
}
