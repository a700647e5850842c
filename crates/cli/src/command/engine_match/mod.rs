//! A match between computer players. (`match` is a keyword of Rust, hence the name of the folder.)

mod display;
mod records;

use std::fs;
use std::ops::ControlFlow;
use std::path::PathBuf;

use catalog::{AnyGame, MatchOpenings, MatchSettings};
use clap::ArgGroup;
use play::SearchLimits;
use play::match_runner::Sprt;
use play::player::{PlayerKind, PlayerName, Resources};
use search::Stop;

use crate::failure::Failure;
use crate::game_name::{GameName, GameNames};
use crate::number::{at_least, between};
use crate::{interrupt, language, random};
use display::Display;
use records::Records;

/// Play a match between two computer players
///
/// The players: random, greedy, uct, uct:NUMBER (of random games per move), level:1 to level:8, best, ugi:COMMAND (a program
/// that speaks the Universal Game Interface). A limit after a player's name is its own: best@100ms, uct@1s, best@20000n
/// (positions), best@8d (plies).
///
/// Games come in pairs: each player has each seat of every opening once, with the same dice. A draw is claimed as soon as
/// possible. An external engine that exits, does not answer in time or makes an illegal move loses the game, and the match goes
/// on. Ctrl-C ends a match with a summary of the finished games.
#[derive(clap::Args)]
#[command(
    group(ArgGroup::new("limits").args(["time", "nodes"])),
    after_help = "\
Examples:
  holocourt match courtier best random --games 4 --nodes 500 --seed 1
  holocourt match dejarik level:3 level:2 --games 20 --seed 1
  holocourt match courtyard best@100ms uct@1s --games 100 --records games.txt
  holocourt match courtyard best \"ugi:other-engine\" --time 100ms --sprt 0,10

A file of openings has one per line: a position; or \"startpos moves a4-b4 ...\"; or \"setup =SGNM =OHKL moves ...\". The same \
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
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = between::<u32>(1, 10_000_000))]
    games: u32,

    /// How long a player may think about a move, such as 100ms or 1.5s [default: each player's own]
    #[arg(long, value_name = "TIME", value_parser = time)]
    time: Option<SearchLimits>,

    /// How many positions a player may search for a move
    #[arg(long, value_name = "N", value_parser = at_least::<u64>(1))]
    nodes: Option<u64>,

    /// Where the games begin: start, random:K (after K random moves) or a file
    #[arg(long, value_name = "WHERE", default_value = "random:4")]
    openings: String,

    /// Stop once a difference of ELO1 is much likelier than one of ELO0, or the reverse
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Sprt>,

    /// How many games to play at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = between::<u16>(1, 256))]
    concurrency: u16,

    /// Write the games to this file
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,

    /// The seed of the openings, the dice and the players [default: random]
    #[arg(long, value_name = "S")]
    seed: Option<u64>,

    /// The size of each player's transposition table, in megabytes
    #[arg(long, value_name = "MB", default_value_t = 32, value_parser = between::<u16>(1, 4096))]
    hash: u16,
}

/// Reads a time. Other limits have their own options.
pub(crate) fn time(text: &str) -> Result<SearchLimits, String> {
    let limits = text.parse().ok().filter(|limits: &SearchLimits| limits.budget.time.is_some());
    limits.ok_or_else(|| "expected a time such as 100ms or 1.5s".to_owned())
}

/// Starts an outside engine once, so that a match does not begin with one that cannot play.
fn check_engine(game: &dyn AnyGame, player: &PlayerName, resources: Resources) -> Result<(), Failure> {
    if !matches!(player.kind, PlayerKind::External(_)) {
        return Ok(());
    }
    let failed = |error| Failure::Player { name: player.to_string(), error };
    game.player(&player.kind, resources).begin(0).map_err(failed)
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let game = self.game.tools();
        let settings = self.settings()?;
        for player in &settings.players {
            check_engine(game, player, settings.resources)?;
        }
        let prepared = game.prepare_match(settings.clone());
        let openings = PathBuf::from(&self.openings);
        let prepared = prepared.map_err(|bad| Failure::Openings { path: openings, bad })?;
        let records = self.records.as_deref();
        let mut records = records.map(|path| Records::create(path, game, &settings)).transpose()?;
        let stop = Stop::new();
        interrupt::sets(&stop);
        let mut display = Display::new(game, &settings, self.sprt)?;
        let (mut failed, mut is_decided) = (None, false);
        let tally = prepared.run(&stop, &mut |tally, pair| {
            let written = display.pair(tally, &pair);
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
        let is_whole = is_decided || u64::from(tally.games()) == 2 * settings.pairs;
        if is_whole { Ok(()) } else { Err(Failure::Interrupted) }
    }

    fn openings(&self) -> Result<MatchOpenings, Failure> {
        if self.openings == "start" {
            return Ok(MatchOpenings::Start);
        }
        if let Some(choices) = self.openings.strip_prefix("random:") {
            let choices = choices.parse().ok().filter(|choices| *choices <= 1000);
            return choices
                .map(MatchOpenings::Random)
                .ok_or_else(|| Failure::RandomOpenings(self.openings.clone()));
        }
        let path = PathBuf::from(&self.openings);
        match fs::read_to_string(&path) {
            Ok(text) => Ok(MatchOpenings::List(text)),
            Err(error) => Err(Failure::Unreadable { path, error }),
        }
    }

    fn settings(&self) -> Result<MatchSettings, Failure> {
        let limits = self.time.or(self.nodes.map(SearchLimits::nodes)).unwrap_or_default();
        Ok(MatchSettings {
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
