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

/// A match: who plays, how often, from where and how fast.
pub struct MatchRunner<G: Game> {
    /// The two players.
    pub players: [PlayerName; 2],
    /// How long those may think whose names do not say it.
    pub limits: SearchLimits,
    /// Where the games begin.
    pub openings: Openings<G>,
    /// How many pairs of games are played.
    pub pairs: u64,
    /// Decides openings, dice and whatever the players leave to chance.
    pub seed: u64,
    /// How many pairs are played at the same time.
    pub concurrency: usize,
    /// What each player may use.
    pub resources: Resources,
}

/// Two games from one opening and with the same dice, each player having each seat once.
pub struct Pair<G: Game> {
    /// Which pair of the match it is, counted from 0.
    pub number: u64,
    /// The games; the first player sat on seat 1 in the first of them.
    pub games: [Played<G>; 2],
}

impl<G: Game<Position: Evaluate>> MatchRunner<G> {
    /// Plays the match, and calls `on_pair` with each pair as it is finished, until it breaks. Which games are played follows
    /// from the seed; only the order in which they are finished does not, when several are played at the same time.
    pub fn run(&self, stop: &Stop, mut on_pair: impl FnMut(Pair<G>) -> ControlFlow<()>) {
        let asks_tables = self.players.iter().any(|player| player.kind == PlayerKind::Best);
        if asks_tables
            && self.resources.tables
            && let Some(solved) = tablebases::started::<G>()
        {
            // Else the first games would be played without the table, and others with it.
            solved.load(&|_| ());
        }
        let next = AtomicU64::new(0);
        let (sender, receiver) = mpsc::channel();
        thread::scope(|scope| {
            // Nobody is made who would have nothing to play.
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
            // The same opening and the same dice for both games.
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

    /// The random source of a pair: far from those of its neighbours.
    fn random(&self, number: u64) -> Random {
        let mut random = Random::new(self.seed.rotate_left(32) ^ number.wrapping_mul(0x2545_f491_4f6c_dd1d));
        Random::new(random.bits())
    }
}
