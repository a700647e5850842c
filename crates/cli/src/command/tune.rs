use std::io::Write;

use indicatif::{ProgressBar, ProgressStyle};
use play::tune::{Settings, Teacher};

use crate::failure::Failure;
use crate::game_name::{GameName, GameNames};
use crate::number::{at_least, between};
use crate::terminal;

/// Fit the evaluation of a game from games that the program plays against itself
///
/// Prints, for each term of the evaluation, the current weight and the one that fits the results best, in thousandths of a
/// logit. For games that are mostly drawn, "--teacher" scores positions by deeper searches. The same settings give the same
/// weights.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  holocourt tune courtier
  holocourt tune courtier --games 50 --nodes 200
  holocourt tune courtyard --games 500 --teacher 15000")]
pub(crate) struct Args {
    /// The game: a name that "holocourt games" lists
    #[arg(value_parser = GameNames, hide_possible_values = true)]
    game: GameName,

    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = at_least::<u32>(1))]
    games: u32,

    /// How many nodes to search for each move
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = at_least::<u64>(1))]
    nodes: u64,

    /// The seed of the random moves
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Learn from searches of quiet positions, with this many nodes, and less from the results of the games
    #[arg(long, value_name = "NODES", value_parser = at_least::<u64>(1))]
    teacher: Option<u64>,

    /// The weight of the teacher in percent; the results of the games are the rest
    #[arg(long, value_name = "PERCENT", default_value_t = 85, value_parser = between::<u8>(0, 100))]
    trust: u8,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        // Hidden by itself if standard error is not a terminal.
        let bar = ProgressBar::new(self.games.into());
        if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left") {
            bar.set_style(style);
        }
        let teacher = self.teacher.map(|nodes| Teacher { nodes, trust: self.trust });
        let settings = Settings { games: self.games, nodes: self.nodes, seed: self.seed, teacher };
        let tuning = self.game.tools().tune(settings, &mut |played| bar.set_position(played.into()));
        bar.finish_and_clear();
        let mut out = terminal::stdout();
        writeln!(out, "{:<40}{:>8}{:>8}", "term", "weight", "fitted")?;
        for term in &tuning.terms {
            writeln!(out, "{:<40}{:>8}{:>8}", term.name, term.weight, term.fitted)?;
        }
        let [old, fitted] = tuning.surprise;
        writeln!(
            out,
            "{} positions; surprise {old:.4} bits with the weights, {fitted:.4} as fitted",
            tuning.positions
        )?;
        Ok(())
    }
}
