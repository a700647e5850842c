use std::io::Write;
use std::time::Instant;

use catalog::{AnyGame, AnyHistory};
use rules::Node;
use solve::Verdict;
use words::text;

use super::effort::Proving;
use crate::command::bench::grouped;
use crate::failure::Failure;
use crate::language::words;
use crate::terminal;

/// Proves who wins from the start, and prints a line in which the winner keeps the win.
pub(super) fn solve(game: &dyn AnyGame, mut proving: Proving) -> Result<(), Failure> {
    let begun = Instant::now();
    let start = game.usual_start();
    let Some(verdict) = proving.prove(&*start) else {
        proving.finish();
        return Err(Failure::NotProved { title: game.name(), effort: proving.effort() });
    };
    let (seconds, positions) = (begun.elapsed().as_secs_f64(), grouped(proving.effort().positions));
    let line = perfect_line(&mut proving, &*start);
    proving.finish();

    let winner = match verdict {
        Verdict::Win => Some(start.turn()),
        Verdict::Loss => Some(!start.turn()),
        Verdict::Draw => None,
    };
    let mut out = terminal::stdout();
    let (name, seconds) = (game.name(), format!("{seconds:.1}"));
    let words = words();
    let told = text!(words, "cli-solved", game = name, positions = positions, seconds = seconds);
    writeln!(out, "{told}\n")?;
    match winner {
        Some(winner) => {
            let side = words.side(winner, &game.info().sides);
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
fn perfect_line(proving: &mut Proving, start: &dyn AnyHistory) -> Vec<String> {
    let mut history = start.copy();
    let mut line = Vec::new();
    while let (Node::Decide(side), Some(verdict)) = (history.node(), proving.prove(&*history)) {
        let mut best: Option<(u32, Box<dyn AnyHistory>, String)> = None;
        for (text, _) in history.choices() {
            let mut after = history.copy();
            let is_won = verdict == Verdict::Win;
            // One winning move is enough.
            if is_won && best.is_some() {
                break;
            }
            if after.take(&text).is_err() || proving.verdict_for(&*after, side) != Some(verdict) {
                continue;
            }
            let work = proving.work(&*after);
            if best.as_ref().is_none_or(|(most, ..)| work > *most) {
                best = Some((work, after, text));
            }
        }
        let Some((_, after, text)) = best else { break };
        line.push(text);
        history = after;
    }
    line
}
