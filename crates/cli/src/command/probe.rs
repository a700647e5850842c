use std::io::Write;
use std::time::Duration;

use catalog::{AnyHistory, Exact, Tools};
use play::tablebases::UnusableTablebase;
use rules::Node;
use solve::Verdict;
use words::text;

use super::solve::{Effort, progress_bar, show};
use crate::failure::Failure;
use crate::game_name::{GameName, GameNames};
use crate::language::words;
use crate::{position, terminal};

/// Show the exact value of a position and of each of its moves
///
/// Prints a line "value", a tab, and the value of the position for the player to move; then a line for each legal move, best
/// first: the move, a tab, and its value. "+1 in 7" is a win of one point in seven moves, "0" a draw, "-2 in 30" a loss of
/// two points, "?" an unknown value.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  holocourt probe dejarik
  holocourt probe dejarik --position \"PPP1P2p1ppp/12/1 2 0\"
  holocourt probe king-and-courtesan:4 --position \"1cck/C1cc/CC1c/KCC1 2\"

A missing tablebase is built first and cached. For games without one, only the winner is proved, not the number of moves: \
\"+1\" is a win, \"-1\" a loss.")]
pub(crate) struct Args {
    /// The game: a name that "holocourt games" lists
    #[arg(value_parser = GameNames, hide_possible_values = true)]
    game: GameName,

    /// The position, instead of the start of the game
    #[arg(long, short, value_name = "P", allow_hyphen_values = true)]
    position: Option<String>,

    #[command(flatten)]
    effort: Effort,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let game = self.game.tools();
        let history = position::history(game, self.position.as_deref())?;
        let bar = progress_bar();
        bar.enable_steady_tick(Duration::from_millis(100));
        let found = game.look_up(&*history, &|progress| show(&bar, progress));
        bar.finish_and_clear();
        let known = match found {
            Some((exact, unusable)) => {
                for UnusableTablebase { family, why } in unusable {
                    // The answer is correct without it, only more often "?".
                    let (family, why, game) = (family.to_string(), why.to_string(), self.game.as_str());
                    let note = text!(words(), "cli-table-unused", family = family, why = why, game = game);
                    let _ = writeln!(anstream::stderr(), "{note}");
                }
                looked_up(&exact)
            }
            None => proved(game, &*history, &self.effort)?,
        };
        let mut out = terminal::stdout();
        writeln!(out, "value\t{}", known.value)?;
        for (mv, value) in known.moves {
            writeln!(out, "{mv}\t{value}")?;
        }
        Ok(())
    }
}

/// The values as they are printed: that of the position, and those of its moves, best first.
struct Known {
    value: String,
    moves: Vec<(String, String)>,
}

const UNKNOWN: &str = "?";

fn looked_up(exact: &Exact) -> Known {
    let text = |value: Option<rules::Value>| value.map_or(UNKNOWN.to_owned(), |value| value.to_string());
    let moves = exact.moves.iter().map(|(mv, value)| (mv.clone(), text(*value)));
    Known { value: text(exact.value), moves: moves.collect() }
}

fn proved(game: &dyn Tools, history: &dyn AnyHistory, effort: &Effort) -> Result<Known, Failure> {
    let text = |verdict| match verdict {
        Some(Verdict::Win) => "+1",
        Some(Verdict::Draw) => "0",
        Some(Verdict::Loss) => "-1",
        None => UNKNOWN,
    };
    let mut proving = effort.begin(game)?;
    let value = proving.prove(history);
    let mut moves: Vec<(String, Option<Verdict>)> = Vec::new();
    if let Node::Decide(side) = history.node() {
        for (mv, after) in history.choices() {
            let after = position::history(game, Some(&after))?;
            moves.push((mv, proving.verdict_for(&*after, side)));
        }
    }
    proving.finish();
    moves.sort_by_key(|(_, verdict)| std::cmp::Reverse(*verdict));
    Ok(Known {
        value: text(value).to_owned(),
        moves: moves.into_iter().map(|(mv, verdict)| (mv, text(verdict).to_owned())).collect(),
    })
}
