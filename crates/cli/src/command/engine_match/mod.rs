//! A match between computer players. (`match` is a word of the language, so the folder is called otherwise.)

mod display;
mod records;

use std::fs;
use std::ops::ControlFlow;
use std::path::PathBuf;

use clap::{ArgGroup, value_parser};
use games::Visitor;
use games::scene::Scenic;
use play::SearchLimits;
use play::match_runner::{MatchRunner, Openings, Pair, Sprt, Tally};
use play::player::{PlayerName, Resources};
use rules::{Evaluate, Game, Symmetric};
use search::Stop;

use crate::failure::Failure;
use crate::game_name::{GameName, GameNames};
use crate::{interrupt, language, random};
use display::Display;
use records::Records;

/// Let two computer players play a match
///
/// The players: random, greedy, uct, uct:NUMBER (of random games a move), level:1 to level:8, best, ugi:COMMAND (a program
/// that speaks the Universal Game Interface). A pace after a player's name is its own: best@100ms, uct@1s, best@20000n
/// (positions), best@8d (plies).
///
/// Games come in pairs: both players have both seats of every opening, with the same dice. A draw is claimed as soon as it
/// can be. An outside engine that ends, is silent for too long or makes an illegal move loses the game, and the match
/// goes on. Ctrl-C ends a match with the summary of the games that were finished.
#[derive(clap::Args)]
#[command(
    group(ArgGroup::new("pace").args(["time", "nodes"])),
    after_help = "\
Examples:
  holocourt match courtier best random --games 4 --nodes 500 --seed 1
  holocourt match dejarik level:3 level:2 --games 20 --seed 1
  holocourt match courtyard best@100ms uct@1s --games 100 --records games.txt
  holocourt match courtyard best \"ugi:other-engine\" --time 100ms --sprt 0,10

A file of openings has one a line: a position; or \"startpos moves a4-b4 ...\"; or \"setup =SGNM =OHKL moves ...\". The same \
seed, players and numbers of positions give the same games on every machine."
)]
pub(crate) struct Args {
    /// The game: a name that "holocourt games" lists
    #[arg(value_parser = GameNames, hide_possible_values = true)]
    game: GameName,

    /// The first player
    #[arg(value_parser = language::read::<PlayerName>)]
    first: PlayerName,

    /// The second player
    #[arg(value_parser = language::read::<PlayerName>)]
    second: PlayerName,

    /// How many games to play, rounded up to pairs
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = value_parser!(u32).range(1..=10_000_000))]
    games: u32,

    /// How long a player may think about a move: 100ms, 1.5s [default: each player's own]
    #[arg(long, value_name = "TIME", value_parser = time)]
    time: Option<SearchLimits>,

    /// How many positions a player may look at for a move
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    nodes: Option<u64>,

    /// Where games begin: start, random:K (after K random moves) or a file
    #[arg(long, value_name = "WHERE", default_value = "random:4")]
    openings: String,

    /// Stop as soon as a difference of ELO1 is much likelier than one of ELO0, or the other way round
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Sprt>,

    /// How many games to play at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u16).range(1..=256))]
    concurrency: u16,

    /// Write the games to this file
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,

    /// What decides openings, dice and whatever players leave to chance [default: a new number each time]
    #[arg(long, value_name = "S")]
    seed: Option<u64>,

    /// The size of each player's memory of positions, in megabytes
    #[arg(long, value_name = "MB", default_value_t = 32, value_parser = value_parser!(u16).range(1..=4096))]
    hash: u16,
}

/// Reads a time. Positions and plies have options and suffixes of their own.
pub(crate) fn time(text: &str) -> Result<SearchLimits, String> {
    let pace = text.parse().ok().filter(|pace: &SearchLimits| pace.budget.time.is_some());
    pace.ok_or_else(|| "expected a time such as 100ms or 1.5s".to_owned())
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let game = self.game.clone();
        game.visit(self)
    }

    fn openings<G: Game>(&self) -> Result<Openings<G>, Failure> {
        if self.openings == "start" {
            return Ok(Openings::Start);
        }
        if let Some(choices) = self.openings.strip_prefix("random:") {
            let choices = choices.parse().ok().filter(|choices| *choices <= 1000);
            return choices
                .map(Openings::Random)
                .ok_or_else(|| Failure::RandomOpenings(self.openings.clone()));
        }
        let path = PathBuf::from(&self.openings);
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) => return Err(Failure::Unreadable { path, error }),
        };
        Openings::read(&text).map_err(|bad| Failure::Openings { path, bad })
    }

    fn contest<G: Game>(&self) -> Result<MatchRunner<G>, Failure> {
        let limits = self.time.or(self.nodes.map(SearchLimits::nodes)).unwrap_or_default();
        Ok(MatchRunner {
            players: [self.first.clone(), self.second.clone()],
            limits,
            openings: self.openings()?,
            pairs: u64::from(self.games).div_ceil(2),
            seed: self.seed.unwrap_or_else(random::seed),
            concurrency: self.concurrency.into(),
            resources: Resources { megabytes: self.hash.into(), ..Resources::default() },
        })
    }
}

impl Visitor for Args {
    type Output = Result<(), Failure>;

    fn visit<G: Game<Position: Scenic + Symmetric + Evaluate>>(self) -> Result<(), Failure> {
        let contest = self.contest::<G>()?;
        let mut records = self.records.as_deref().map(|path| Records::create(path, &contest)).transpose()?;
        let stop = Stop::new();
        interrupt::sets(&stop);
        let mut display = Display::new(&contest, self.sprt)?;
        let mut tally = Tally::default();
        let (mut failed, mut is_decided) = (None, false);
        contest.run(&stop, |pair: Pair<G>| {
            tally.add(&pair);
            let written = display.pair(&tally, &pair);
            let written =
                written.and_then(|()| records.as_mut().map_or(Ok(()), |records| records.keep(pair)));
            if let Err(failure) = written {
                failed = Some(failure);
                return ControlFlow::Break(());
            }
            is_decided = self.sprt.is_some_and(|test| test.verdict(&tally.pairs).is_some());
            if is_decided { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if let Some(failure) = failed {
            return Err(failure);
        }
        if let Some(records) = records {
            records.finish()?;
        }
        display.finish(&tally)?;
        let is_whole = is_decided || u64::from(tally.games()) == 2 * contest.pairs;
        if is_whole { Ok(()) } else { Err(Failure::Interrupted) }
    }
}
