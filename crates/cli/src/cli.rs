use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand};
use words::{Language, text};

use crate::command::{
    admin, analyse, backup, bench, bot, completions, engine_match, games, loadtest, moves, perft, play,
    probe, record, restore, rules, serve, show, solve, tune, ugi, verify_dice,
};
use crate::failure::Failure;
use crate::language::words;
use crate::terminal::When;

/// Play, learn, analyse and solve little-known board games.
///
/// Without a command, on a terminal, the full-screen client opens with its menu.
#[derive(Parser)]
#[command(version, about, after_help = EXAMPLES, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Option<Command>,

    /// Play on a Holocourt server, in the full-screen client
    #[arg(long, value_name = "URL")]
    server: Option<String>,

    /// When to use colours
    #[arg(
        long,
        value_enum,
        default_value_t = When::Auto,
        value_name = "WHEN",
        global = true,
        visible_alias = "colour",
        hide_possible_values = true,
        help = "When to use colours: auto, always or never"
    )]
    color: When,

    /// The language: en or de [default: the one of LC_ALL, LC_MESSAGES or LANG]
    #[arg(long, value_name = "LANGUAGE", global = true)]
    lang: Option<Language>,
}

#[derive(Subcommand)]
enum Command {
    Games(games::Args),
    Rules(rules::Args),
    Show(show::Args),
    Moves(moves::Args),
    Perft(perft::Args),
    Play(play::Args),
    Analyse(Box<analyse::Args>),
    Match(Box<engine_match::Args>),
    Solve(solve::Args),
    Probe(probe::Args),
    Ugi(ugi::Args),
    Bench(bench::Args),
    Tune(tune::Args),
    Serve(Box<serve::Args>),
    Backup(backup::Args),
    Restore(restore::Args),
    Admin(admin::Args),
    Record(record::Args),
    VerifyDice(verify_dice::Args),
    Bot(bot::Args),
    Loadtest(loadtest::Args),
    Completions(completions::Args),
}

const EXAMPLES: &str = "\
Examples:
  holocourt                           open the full-screen client
  holocourt --server https://games.example.org
                                      play on a server
  holocourt games                     list the games
  holocourt rules courtier            read the rules of one
  holocourt play courtier             play it with a friend
  holocourt play courtier --against level:2
                                      play it against the computer
  holocourt show courtier             draw its board
  holocourt serve                     run a server, to play in a browser

Exit codes: 0 success; 1 a negative answer or bad input; 2 wrong usage.";

impl Cli {
    pub(crate) fn run(self) -> Result<(), Failure> {
        self.color.decide();
        let Some(command) = self.command else {
            if play::full_screen::is_there() {
                let server = self.server;
                return play::full_screen::open(::terminal::Options { server, ..Default::default() });
            }
            if self.server.is_some() {
                return Err(Failure::NoScreenOnline);
            }
            let told = text!(words(), "cli-needs-command");
            Cli::command().error(ErrorKind::MissingSubcommand, told).exit()
        };
        if self.server.is_some() {
            let told = text!(words(), "cli-server-alone");
            Cli::command().error(ErrorKind::ArgumentConflict, told).exit()
        }
        match command {
            Command::Games(args) => args.run(),
            Command::Rules(args) => args.run(),
            Command::Show(args) => args.run(),
            Command::Moves(args) => args.run(),
            Command::Perft(args) => args.run(),
            Command::Play(args) => args.run(),
            Command::Analyse(args) => args.run(),
            Command::Match(args) => args.run(),
            Command::Solve(args) => args.run(),
            Command::Probe(args) => args.run(),
            Command::Ugi(args) => args.run(),
            Command::Bench(args) => args.run(),
            Command::Tune(args) => args.run(),
            Command::Serve(args) => args.run(),
            Command::Backup(args) => args.run(),
            Command::Restore(args) => args.run(),
            Command::Admin(args) => args.run(),
            Command::Record(args) => args.run(),
            Command::VerifyDice(args) => args.run(),
            Command::Bot(args) => args.run(),
            Command::Loadtest(args) => args.run(),
            Command::Completions(args) => args.run(),
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::Cli;

    #[test]
    fn the_definition_of_the_command_line_is_sound() {
        Cli::command().debug_assert();
    }
}
