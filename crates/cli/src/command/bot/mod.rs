mod engine;

use std::io::Write;
use std::sync::Arc;

use client::Client;
use client::bot::{Bot, Note, Settings};
use play::player::{PlayerName, Resources};

use self::engine::ComputerPlayers;
use crate::command::data::runtime;
use crate::failure::Failure;
use crate::game_name::{GameName, GameNames};
use crate::number::between;
use crate::{language, terminal};

/// Play on a server as a bot
///
/// Waits for challenges, accepts those for games that it plays, and plays them with a computer player: random, greedy, uct,
/// uct:NUMBER, level:1 to level:8, best, or ugi:COMMAND for a program that speaks the Universal Game Interface. A limit after
/// the name applies to each decision: best@200ms. Without one, it thinks for a fair share of its clock.
///
/// Marks the account as a bot. See docs/bots.md to make a token, and to write a bot of your own.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  holocourt bot --token TOKEN --player level:4
  holocourt bot --server http://127.0.0.1:4277 --token TOKEN --player best --accept-rated
  HOLOCOURT_TOKEN=TOKEN holocourt bot --player best@200ms --games courtier,dejarik

Ctrl+C stops it. Its games stay open, and their clocks keep running.")]
pub(crate) struct Args {
    /// The address of the server
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:4277")]
    server: String,

    /// A token with the scope bot
    #[arg(long, env = "HOLOCOURT_TOKEN", hide_env_values = true)]
    token: String,

    /// Who plays
    #[arg(long, default_value = "best", value_parser = language::read::<PlayerName>)]
    player: PlayerName,

    /// Accept rated games as well
    #[arg(long)]
    accept_rated: bool,

    /// The games to play [default: all]; a name without a variant includes every variant
    #[arg(long, value_name = "GAME", value_delimiter = ',', value_parser = GameNames, hide_possible_values = true)]
    games: Vec<GameName>,

    /// How many games to play at once
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = between::<u8>(1, 60))]
    at_once: u8,

    /// Stop once the first games are over
    #[arg(long)]
    once: bool,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let client = Client::with_token(&self.server, &self.token).map_err(Failure::server)?;
        let resources = Resources::default();
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let settings = Settings {
            accept_rated: self.accept_rated,
            games: self.games.iter().map(|game| game.as_str().to_owned()).collect(),
            once: self.once,
            at_once: self.at_once.into(),
            thinking_at_once: cores / resources.threads.max(1),
        };
        let engines = Arc::new(ComputerPlayers { name: self.player, resources });
        // The bot keeps playing if nobody reads its output any more.
        let notes = Arc::new(|note: Note| drop(writeln!(terminal::stdout(), "{note}")));
        runtime()?.block_on(Bot::new(client, engines, settings, notes).run()).map_err(Failure::server)
    }
}
