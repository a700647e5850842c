use std::io::Write;
use std::sync::Arc;

use clap::value_parser;
use client::Client;
use play::player::PlayerName;
use robot::{Note, Robot, Settings};

use crate::command::data::runtime;
use crate::failure::Failure;
use crate::game_name::{GameName, GameNames};
use crate::{language, terminal};

/// Play on a server as a bot
///
/// Waits for challenges, takes those for games that it plays, and plays them with a computer player: random, greedy, uct,
/// uct:NUMBER, level:1 to level:8, best, or ugi:COMMAND for a program that speaks the Universal Game Interface. A pace after
/// the name limits each decision: best@200ms. Without one, it thinks for a fair share of its clock.
///
/// The account is marked as a bot's. The page docs/bots.md tells how to make a token, and how to write a bot of your own.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  holocourt bot --token TOKEN --player level:4
  holocourt bot --server http://127.0.0.1:4277 --token TOKEN --player best --accept-rated
  HOLOCOURT_TOKEN=TOKEN holocourt bot --player best@200ms --games courtier,dejarik

Ctrl+C stops it; its games wait for it, and their clocks run.")]
pub(crate) struct Args {
    /// The address of the server
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:4277")]
    server: String,

    /// The secret of a token with the scope bot
    #[arg(long, env = "HOLOCOURT_TOKEN", hide_env_values = true)]
    token: String,

    /// Who plays
    #[arg(long, default_value = "best", value_parser = language::read::<PlayerName>)]
    player: PlayerName,

    /// Take rated games, too
    #[arg(long)]
    accept_rated: bool,

    /// The games to play, all if none is named; a name without a variant stands for every variant
    #[arg(long, value_name = "GAME", value_delimiter = ',', value_parser = GameNames, hide_possible_values = true)]
    games: Vec<GameName>,

    /// How many games to play at once
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = value_parser!(u8).range(1..=60))]
    at_once: u8,

    /// Stop when the first games are over
    #[arg(long)]
    once: bool,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let client = Client::with_token(&self.server, &self.token).map_err(Failure::server)?;
        let settings = Settings {
            accept_rated: self.accept_rated,
            games: self.games.iter().map(|game| game.as_str().to_owned()).collect(),
            once: self.once,
            at_once: self.at_once.into(),
            ..Settings::new(self.player)
        };
        // A bot plays on even if nobody can read any more what it says.
        let notes = Arc::new(|note: Note| drop(writeln!(terminal::stdout(), "{note}")));
        runtime()?.block_on(Robot::new(client, settings, notes).run()).map_err(Failure::server)
    }
}
