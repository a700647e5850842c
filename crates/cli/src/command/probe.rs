use std::io::Write;
use std::time::Duration;

use games::Visitor;
use games::scene::Scenic;
use play::tablebases::UnusableTablebase;
use rules::{Choice, Evaluate, Game, Node, Position, Symmetric};
use solve::{Answer, Verdict};
use words::text;

use super::solve::{Effort, progress_bar, show};
use crate::failure::Failure;
use crate::game_name::{GameName, GameNames};
use crate::language::words;
use crate::{position, terminal};

/// Tell what a position and each of its moves are worth exactly
///
/// Writes a line "value", a tab, and the value of the position for the player to move; then a line for each legal move, the
/// best first: the move, a tab, and the value of the position if it is chosen. "+1 in 7" is a win of one point in
/// seven moves, "0" a draw, "-2 in 30" a loss of two points, "?" a value that is not known.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  holocourt probe dejarik
  holocourt probe dejarik --position \"PPP1P2p1ppp/12/1 2 0\"
  holocourt probe king-and-courtesan:4 --position \"1cck/C1cc/CC1c/KCC1 2\"

A table that is not there yet is made first, and kept. Where there is none, who wins is proved, and the moves are not \
counted: \"+1\" is a win, \"-1\" a loss.")]
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
        let game = self.game.clone();
        game.visit(self)
    }
}

/// The values as they are written: that of the position, and those of its moves, the best first.
struct Known {
    value: String,
    moves: Vec<(String, String)>,
}

impl Visitor for Args {
    type Output = Result<(), Failure>;

    fn visit<G: Game<Position: Scenic + Symmetric + Evaluate>>(self) -> Result<(), Failure> {
        let position = position::read::<G>(self.position.as_deref())?;
        let known = if let Some(solved) = play::tablebases::of::<G>() {
            let bar = progress_bar();
            bar.enable_steady_tick(Duration::from_millis(100));
            let table = solved.load(&|progress| show(&bar, progress));
            bar.finish_and_clear();
            for UnusableTablebase { family, why } in solved.unusable() {
                let game = self.game.as_str();
                // Without it the answer is right all the same, only more often "?".
                let (family, why) = (family.to_string(), why.to_string());
                let note = text!(words(), "cli-table-unused", family = family, why = why, game = game);
                let _ = writeln!(anstream::stderr(), "{note}");
            }
            looked_up(&Answer::ask(table, &position))
        } else if G::NEVER_REPEATS {
            proved::<G>(&position, &self.effort)
        } else {
            return Err(Failure::Unsolvable { title: G::INFO.title });
        };
        let mut out = terminal::stdout();
        writeln!(out, "value\t{}", known.value)?;
        for (mv, value) in known.moves {
            writeln!(out, "{mv}\t{value}")?;
        }
        Ok(())
    }
}

const UNKNOWN: &str = "?";

fn looked_up<M: Copy + ToString>(answer: &Answer<M>) -> Known {
    let text = |value: Option<rules::Value>| value.map_or(UNKNOWN.to_owned(), |value| value.to_string());
    let moves = answer.moves.iter().map(|(mv, value)| (mv.to_string(), text(*value)));
    Known { value: text(answer.value), moves: moves.collect() }
}

fn proved<G: Game<Position: Symmetric + Evaluate>>(position: &G::Position, effort: &Effort) -> Known {
    let text = |verdict| match verdict {
        Some(Verdict::Win) => "+1",
        Some(Verdict::Draw) => "0",
        Some(Verdict::Loss) => "-1",
        None => UNKNOWN,
    };
    let mut proving = effort.begin();
    let value = proving.prove::<G>(position);
    let mut moves: Vec<(String, Option<Verdict>)> = Vec::new();
    if let Node::Decide(side) = position.node() {
        position.each_choice(|choice| {
            let Choice::Move(mv) = choice else { return };
            let mut after = *position;
            after.play_unchecked(mv);
            moves.push((mv.to_string(), proving.verdict_for::<G>(&after, side)));
        });
    }
    proving.finish();
    moves.sort_by_key(|(_, verdict)| std::cmp::Reverse(*verdict));
    Known {
        value: text(value).to_owned(),
        moves: moves.into_iter().map(|(mv, verdict)| (mv, text(verdict).to_owned())).collect(),
    }
}
