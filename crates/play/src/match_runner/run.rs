use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use rules::{Evaluate, Game};
use search::{Random, Stop};

use super::game::Board;
use super::{Openings, Played};
use crate::player::{Player, PlayerKind, PlayerName, Resources};
use crate::{SearchLimits, tablebases};

/// A match: players, number of games, openings and limits.
pub struct MatchRunner<G: Game> {
    /// The two players.
    pub players: [PlayerName; 2],
    /// The limits of players whose names don't specify any.
    pub limits: SearchLimits,
    /// The openings.
    pub openings: Openings<G>,
    /// The number of pairs of games.
    pub pairs: u64,
    /// The seed of openings, dice and players.
    pub seed: u64,
    /// The number of pairs played concurrently.
    pub concurrency: usize,
    /// The resources of each player.
    pub resources: Resources,
}

/// Two games with the same opening and the same dice, in which each player has each seat once.
pub struct Pair<G: Game> {
    /// The number of the pair, from 0.
    pub number: u64,
    /// The games; the first player had seat 1 in the first of them.
    pub games: [Played<G>; 2],
}

impl<G: Game<Position: Evaluate>> MatchRunner<G> {
    /// Plays the match, and calls `on_pair` after each pair until it breaks. The games follow from the seed; with
    /// several at once, only the order in which they finish does not.
    pub fn run(&self, stop: &Stop, mut on_pair: impl FnMut(Pair<G>) -> ControlFlow<()>) {
        let asks_tables = self.players.iter().any(|player| player.kind == PlayerKind::Best);
        if asks_tables
            && self.resources.tables
            && let Some(solved) = tablebases::started::<G>()
        {
            // Otherwise the first games would be played without the tablebase, and others with it.
            solved.load(&|_| ());
        }
        let next = AtomicU64::new(0);
        let (sender, receiver) = mpsc::channel();
        thread::scope(|scope| {
            // Start no more threads than there are pairs.
            for _ in 0..self.pairs.min(self.concurrency.max(1) as u64) {
                let (sender, next) = (sender.clone(), &next);
                scope.spawn(move || {
                    let mut players =
                        [0, 1].map(|player: usize| self.players[player].kind.player(self.resources));
                    while let number = next.fetch_add(1, Ordering::Relaxed)
                        && number < self.pairs
                        && let Some(pair) = self.play_pair(number, &mut players, stop)
                        && sender.send(pair).is_ok()
                    {}
                });
            }
            drop(sender);
            for pair in receiver {
                if on_pair(pair).is_break() {
                    stop.stop();
                    break;
                }
            }
        });
    }

    fn play_pair(&self, number: u64, players: &mut [Box<dyn Player<G>>; 2], stop: &Stop) -> Option<Pair<G>> {
        let mut random = self.random(number);
        let dice_seed = random.bits();
        let seeds = [random.bits(), random.bits()];
        let mut play = |south: usize| {
            // Both games have the same opening and the same dice.
            let opening = self.openings.of_pair(number, &mut Random::new(dice_seed ^ 1));
            let [first, second] = players.each_mut();
            let mut limits = [0, 1].map(|player: usize| self.players[player].limits.unwrap_or(self.limits));
            let mut by_seat: [&mut dyn Player<G>; 2] = [&mut **first, &mut **second];
            let mut seeds = seeds;
            if south == 1 {
                by_seat.reverse();
                limits.reverse();
                seeds.reverse();
            }
            let board = Board { players: by_seat, limits, dice: Random::new(dice_seed), stop };
            board.play(opening, seeds, south)
        };
        Some(Pair { number, games: [play(0)?, play(1)?] })
    }

    /// Returns the random source of a pair, independent of those of other pairs.
    fn random(&self, number: u64) -> Random {
        let mut random = Random::new(self.seed.rotate_left(32) ^ number.wrapping_mul(0x2545_f491_4f6c_dd1d));
        Random::new(random.bits())
    }
}
