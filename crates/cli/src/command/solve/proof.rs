use std::io::Write;
use std::time::Instant;

use rules::{Evaluate, Game, Node, Position, Side, Symmetric};
use solve::Verdict;
use words::text;

use super::effort::{Effort, Proving};
use crate::command::bench::grouped;
use crate::failure::Failure;
use crate::language::words;
use crate::terminal;

/// Proves who wins from the start, and shows a line in which the winner never lets go of it.
pub(super) fn solve<G: Game<Position: Symmetric + Evaluate>>(effort: &Effort) -> Result<(), Failure> {
    let begun = Instant::now();
    let mut proving = effort.begin();
    let start = G::start(Side::South);
    let Some(verdict) = proving.prove::<G>(&start) else {
        proving.finish();
        return Err(Failure::NotProved { title: G::full_name(), effort: proving.effort() });
    };
    let (seconds, positions) = (begun.elapsed().as_secs_f64(), grouped(proving.effort().positions));
    let line = perfect_line::<G>(&mut proving, start);
    proving.finish();

    let winner = match verdict {
        Verdict::Win => Some(start.turn()),
        Verdict::Loss => Some(!start.turn()),
        Verdict::Draw => None,
    };
    let mut out = terminal::stdout();
    let (game, seconds) = (G::full_name(), format!("{seconds:.1}"));
    let words = words();
    let told = text!(words, "cli-solved", game = game, positions = positions, seconds = seconds);
    writeln!(out, "{told}\n")?;
    match winner {
        Some(winner) => {
            let side = words.side(winner, &G::INFO.sides);
            writeln!(out, "{}", text!(words, "cli-solved-wins", side = side))?;
        }
        None => writeln!(out, "{}", text!(words, "cli-solved-draw"))?,
    }
    for line in terminal::wrap(&line.join(" "), terminal::text_width() - 2) {
        writeln!(out, "  {line}")?;
    }
    Ok(())
}

/// A line to the end of the game. The winner chooses a move that is proved to win; the loser the one that was hardest to
/// refute.
fn perfect_line<G: Game<Position: Symmetric + Evaluate>>(
    proving: &mut Proving,
    start: G::Position,
) -> Vec<String> {
    let mut position = start;
    let mut line = Vec::new();
    while let (Node::Decide(side), Some(verdict)) = (position.node(), proving.prove::<G>(&position)) {
        let mut best: Option<(u32, G::Position, String)> = None;
        position.each_choice(|choice| {
            let mut after = position;
            after.take_unchecked(choice);
            let is_won = verdict == Verdict::Win;
            // One winning move is enough.
            if (is_won && best.is_some()) || proving.verdict_for::<G>(&after, side) != Some(verdict) {
                return;
            }
            let work = proving.work(&after);
            if best.as_ref().is_none_or(|(most, ..)| work > *most) {
                best = Some((work, after, choice.to_string()));
            }
        });
        let Some((_, after, text)) = best else { break };
        line.push(text);
        position = after;
    }
    line
}
