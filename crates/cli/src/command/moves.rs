use std::io::{self, BufReader, BufWriter, StdoutLock, Write};

use catalog::{AnyGame, AnyHistory};
use rules::{Coded, Node};
use words::text;

use crate::failure::Failure;
use crate::game_name::{GameName, GameNames};
use crate::language::words;
use crate::position;
use play::lines::{Line, Lines};

/// List the legal moves, or the possible rolls
///
/// Prints a line for each legal move (or each roll, if dice are next): the move, a tab, and the position it leads to, sorted
/// by the bytes of the move. A finished game has no lines.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  holocourt moves courtier
  holocourt moves courtier --position \"GGGKGGgggkgg/12/1 2 0\"
  holocourt moves courtier | cut -f2 | holocourt moves courtier --stdin

With --stdin, the answer to a bad position is a line \"error: ...\" and an empty line; the next ones are answered as usual, \
and the exit code is 0.

With --state, each answer begins with one of these lines, with tabs between the words: \"decides\" and the seat that \
decides; \"rolls\" and the seat whose turn it is; \"over\", the seat that won or \"draw\", and the points.")]
pub(crate) struct Args {
    /// The game: a name that "holocourt games" lists
    #[arg(value_parser = GameNames, hide_possible_values = true)]
    game: GameName,

    /// The position, instead of the start of the game
    #[arg(long, short, value_name = "P", allow_hyphen_values = true)]
    position: Option<String>,

    /// Read one position per line, and answer each with its lines and an empty line
    #[arg(long, conflicts_with = "position")]
    stdin: bool,

    /// Begin each answer with a line that says who decides, or how the game ended
    #[arg(long)]
    state: bool,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let game = self.game.game();
        let mut out = BufWriter::new(io::stdout().lock());
        if self.stdin {
            self.answer_all(game, &mut out)?;
        } else {
            self.answer(&mut out, &*position::history(game, self.position.as_deref())?)?;
        }
        Ok(out.flush()?)
    }

    fn answer(&self, out: &mut impl Write, history: &dyn AnyHistory) -> io::Result<()> {
        if self.state {
            writeln!(out, "{}", state(history))?;
        }
        write_moves(out, history)
    }

    fn answer_all(&self, game: &dyn AnyGame, out: &mut BufWriter<StdoutLock<'_>>) -> Result<(), Failure> {
        let mut lines = Lines::new(BufReader::new(io::stdin().lock()));
        loop {
            // A program that waits for each answer gets it at once; one that sends many lines gets the answers in blocks.
            if lines.reader().buffer().is_empty() {
                out.flush()?;
            }
            match lines.next().map_err(Failure::Input)? {
                None => return Ok(()),
                Some(Line::NotUtf8) => writeln!(out, "error: {}", text!(words(), "cli-line-not-text"))?,
                Some(Line::TooLong) => {
                    let most = Lines::<BufReader<io::StdinLock<'_>>>::LONGEST;
                    writeln!(out, "error: {}", text!(words(), "cli-line-too-long", most = most))?;
                }
                Some(Line::Text(text)) => match game.start_from(text) {
                    Ok(history) => self.answer(out, &*history)?,
                    Err(bad) => {
                        writeln!(out, "error: {}", words().sentence(&bad.fact(), &game.info().sides))?
                    }
                },
            }
            writeln!(out)?;
        }
    }
}

/// `decides 1`, `rolls 2`, `over 1 3` or `over draw 0`, with tabs.
fn state(history: &dyn AnyHistory) -> String {
    match history.node() {
        Node::Decide(side) => format!("decides\t{}", side.number()),
        Node::Chance => format!("rolls\t{}", history.turn().number()),
        Node::Over(outcome) => match outcome.winner {
            Some(winner) => format!("over\t{}\t{}", winner.number(), outcome.points),
            None => "over\tdraw\t0".to_owned(),
        },
    }
}

fn write_moves(out: &mut impl Write, history: &dyn AnyHistory) -> io::Result<()> {
    let mut choices = history.choices();
    choices.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
    for (text, after) in choices {
        writeln!(out, "{text}\t{after}")?;
    }
    Ok(())
}
