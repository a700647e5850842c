use std::ops::ControlFlow;

use games::scene::Scenic;
use play::SearchLimits;
use play::match_runner::{BadOpenings, Fault, MatchRunner, Openings, Pair, Played, Tally};
use play::player::{PlayerName, Resources};
use rules::{Evaluate, Game, Side};
use search::Stop;

use crate::AnyHistory;

/// A match between two computer players: who plays, how often, from where and how fast.
#[derive(Clone, Debug)]
pub struct MatchSettings {
    /// The two players.
    pub players: [PlayerName; 2],
    /// The limits of players whose names have none.
    pub limits: SearchLimits,
    /// Where the games begin.
    pub openings: MatchOpenings,
    /// How many pairs of games are played.
    pub pairs: u64,
    /// Decides openings, dice and whatever the players leave to chance.
    pub seed: u64,
    /// How many pairs are played at the same time.
    pub concurrency: usize,
    /// What each player may use.
    pub resources: Resources,
}

/// Where the games of a match begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MatchOpenings {
    /// At the start, with the setups that the players choose.
    Start,
    /// After so many random choices.
    Random(u32),
    /// In the openings or positions of a list, one a line.
    List(String),
}

/// A match that is ready to be played, whatever the game.
pub trait AnyMatch {
    /// Plays the match. `on_pair` is given the score so far and each pair as it is finished, until it breaks.
    fn run(&self, stop: &Stop, on_pair: &mut dyn FnMut(&Tally, AnyPair) -> ControlFlow<()>) -> Tally;
}

/// Two games from one opening and with the same dice, each player having each seat once.
pub struct AnyPair {
    /// Which pair of the match it is, counted from 0.
    pub number: u64,
    /// The games; the first player sat on seat 1 in the first of them.
    pub games: [AnyPlayed; 2],
}

/// A game of a match, played to its end.
pub struct AnyPlayed {
    /// The game.
    pub history: Box<dyn AnyHistory>,
    /// The setups that it began with, if any.
    pub setups: Option<[String; 2]>,
    /// Which player of the match, 0 or 1, sat on seat 1.
    pub south: usize,
    /// What a player did wrong, if it lost for that.
    pub fault: Option<Fault>,
}

impl AnyPlayed {
    /// The side of a player of the match.
    pub fn side_of(&self, player: usize) -> Side {
        if player == self.south { Side::South } else { Side::North }
    }
}

impl<G: Game<Position: Scenic + Evaluate>> From<Played<G>> for AnyPlayed {
    fn from(played: Played<G>) -> AnyPlayed {
        let Played { history, setups, south, fault } = played;
        let setups = setups.map(|setups| setups.map(|setup| setup.to_string()));
        AnyPlayed { history: Box::new(history), setups, south, fault }
    }
}

/// Reads the openings of a match, so that nothing else can go wrong when it is played.
pub(crate) fn prepare<G: Game<Position: Scenic + Evaluate>>(
    settings: MatchSettings,
) -> Result<Box<dyn AnyMatch>, BadOpenings> {
    let MatchSettings { players, limits, openings, pairs, seed, concurrency, resources } = settings;
    let openings = match openings {
        MatchOpenings::Start => Openings::Start,
        MatchOpenings::Random(choices) => Openings::Random(choices),
        MatchOpenings::List(text) => Openings::<G>::read(&text)?,
    };
    Ok(Box::new(MatchRunner { players, limits, openings, pairs, seed, concurrency, resources }))
}

impl<G: Game<Position: Scenic + Evaluate>> AnyMatch for MatchRunner<G> {
    fn run(&self, stop: &Stop, on_pair: &mut dyn FnMut(&Tally, AnyPair) -> ControlFlow<()>) -> Tally {
        let mut tally = Tally::default();
        MatchRunner::run(self, stop, |pair: Pair<G>| {
            tally.add(&pair);
            on_pair(&tally, AnyPair { number: pair.number, games: pair.games.map(AnyPlayed::from) })
        });
        tally
    }
}
