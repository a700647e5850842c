use std::io::Write;

use games::Visitor;
use games::scene::Scenic;
use indicatif::{ProgressBar, ProgressStyle};
use play::tune::{Settings, Teacher, Tuning, tune};
use rules::{Evaluate, Game, Symmetric};

use crate::failure::Failure;
use crate::game_name::{GameName, GameNames};
use crate::terminal;

/// Fit the evaluation of a game from games that the program plays against itself
///
/// Prints, for each term of the evaluation, the weight that the program plays with and the one that fits the results best,
/// in thousandths of a logit. Where most games are drawn, "--teacher" lets deeper searches say what positions are worth. The
/// same settings give the same weights.
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
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,

    /// How many nodes to search for each move
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,

    /// Where the random moves come from
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Learn from what a search of so many nodes says of quiet positions, and less from how the games ended
    #[arg(long, value_name = "NODES", value_parser = clap::value_parser!(u64).range(1..))]
    teacher: Option<u64>,

    /// How many parts in a hundred the teacher counts for; the ends of the games are the rest
    #[arg(long, value_name = "PERCENT", default_value_t = 85, value_parser = clap::value_parser!(u8).range(..=100))]
    trust: u8,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let game = self.game.clone();
        let tuning = game.visit(self)?;
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

impl Visitor for Args {
    type Output = Result<Tuning, Failure>;

    fn visit<G: Game<Position: Scenic + Symmetric + Evaluate>>(self) -> Result<Tuning, Failure> {
        // Hidden by itself where the standard error is no terminal.
        let bar = ProgressBar::new(self.games.into());
        if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left") {
            bar.set_style(style);
        }
        let teacher = self.teacher.map(|nodes| Teacher { nodes, trust: self.trust });
        let settings = Settings { games: self.games, nodes: self.nodes, seed: self.seed, teacher };
        let tuning = tune::<G>(settings, |played| bar.set_position(played.into()));
        bar.finish_and_clear();
        Ok(tuning)
    }
}
