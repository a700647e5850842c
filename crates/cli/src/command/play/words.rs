use std::collections::BTreeMap;
use std::io::Write;

use games::scene::Scene;
use rules::{Game, Side};

use super::computer::Computer;
use crate::failure::Failure;

/// `Teal (seat 1)`.
pub(super) fn name<G: Game>(side: Side) -> String {
    format!("{} ({side})", G::INFO.sides[side])
}

/// `Teal (seat 1)`, or `level:4 as Amber (seat 2)`.
pub(super) fn who<G: Game>(side: Side, computer: Option<&Computer<G>>) -> String {
    match computer {
        Some(computer) if computer.side == side => format!("{} as {}", computer.name, name::<G>(side)),
        _ => name::<G>(side),
    }
}

/// What can be typed, with a move as an example.
pub(super) fn help<G: Game>(example: &str) -> String {
    let draws = if G::INFO.draws { DRAWS } else { "" };
    format!(
        "  {example:<10} a move, as the list writes it
  1          the move with this number in the list
  moves      list the legal moves
  board      draw the board again
  position   write the position as text
  undo       take back the last decision, and against the computer its answer
             too, with the dice that fell after it; if the same move is made
             again, the same dice fall
  hint       a move that the computer would try
{draws}  resign     give up (\"resign 1\" and \"resign 2\" say which seat)
  quit       leave the game

The rules: holocourt rules {}",
        G::INFO.name
    )
}

/// What can be typed where a game may be drawn.
const DRAWS: &str = "  draw       offer a draw: the other player is asked to agree
  claim      claim a draw: when the same position stands for the third time, or
             when 100 turns in a row saw nothing captured
";

/// Who lost which pieces between two scenes: `Amber loses: guard, guard.`
pub(super) fn losses<G: Game>(before: &Scene, after: &Scene) -> Vec<String> {
    let mut sentences = Vec::new();
    for side in Side::BOTH {
        let mut lost: BTreeMap<&str, i32> = BTreeMap::new();
        for piece in before.pieces.iter().filter(|piece| piece.side == side) {
            *lost.entry(piece.kind).or_default() += 1;
        }
        for piece in after.pieces.iter().filter(|piece| piece.side == side) {
            *lost.entry(piece.kind).or_default() -= 1;
        }
        let kinds: Vec<_> =
            lost.into_iter().flat_map(|(kind, count)| vec![kind; count.max(0) as usize]).collect();
        if !kinds.is_empty() {
            sentences.push(format!("{} loses: {}.", name::<G>(side), kinds.join(", ")));
        }
    }
    sentences
}

/// Numbered texts in as many columns as fit.
pub(super) fn numbered(texts: &[String], width: usize) -> String {
    let widest = texts.iter().map(|text| text.chars().count()).max().unwrap_or(0);
    let digits = texts.len().to_string().len();
    let column = digits + 1 + widest + 3;
    let columns = (width / column).max(1);
    let rows = texts.len().div_ceil(columns);
    let mut list = String::new();
    for row in 0..rows {
        let mut line = String::new();
        for (index, text) in texts.iter().enumerate().skip(row).step_by(rows) {
            line += &format!("{:>digits$} {text:<widest$}   ", index + 1);
        }
        list.push_str(line.trim_end());
        list.push('\n');
    }
    list
}

/// The farewell when the players leave before the game has begun.
pub(super) fn leave_before_start(out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "The game has not begun.")?;
    Ok(out.flush()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_run_down_their_columns() {
        let texts: Vec<_> = ["a1-b1", "a2-b2", "a3-b3", "pass", "c-b4"].map(str::to_owned).into();
        assert_eq!(numbered(&texts, 24), "1 a1-b1   4 pass\n2 a2-b2   5 c-b4\n3 a3-b3\n");
        assert_eq!(numbered(&texts, 1).lines().count(), 5);
        assert_eq!(numbered(&[], 80), "");
    }
}
