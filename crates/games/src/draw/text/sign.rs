use super::TextStyle;
use super::canvas::{Canvas, Paint};
use crate::scene::{Board, MarkKind, Scene, Shade};

/// Returns the characters left and right of a marked letter or empty space.
fn brackets(kind: MarkKind) -> [char; 2] {
    match kind {
        MarkKind::LastFrom | MarkKind::LastTo => ['[', ']'],
        MarkKind::Target => [' ', ' '],
        MarkKind::Capture => ['(', ')'],
        MarkKind::Offender => ['!', '!'],
        MarkKind::Attacker => ['*', '*'],
        MarkKind::Attacked => ['{', '}'],
        MarkKind::Pushed => ['<', '>'],
    }
}

/// Returns the marks on the board, each with its sign, such as `[ ]` for the last move.
pub fn signs(scene: &Scene, style: TextStyle) -> Vec<(String, MarkKind)> {
    let mut kinds: Vec<_> = scene.marks.iter().map(|mark| mark.kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let sign = |kind| {
        let [left, right] = brackets(kind);
        let middle = if kind == MarkKind::Target { target(style) } else { ' ' };
        (format!("{left}{middle}{right}").trim().to_owned(), kind)
    };
    kinds.into_iter().map(sign).collect()
}

fn target(style: TextStyle) -> char {
    if style.ascii { 'o' } else { '•' }
}

/// Writes the contents of a space, three characters wide, centred at this position.
pub(super) fn write(
    canvas: &mut Canvas,
    scene: &Scene,
    space: usize,
    col: usize,
    row: usize,
    style: TextStyle,
) {
    let shade = scene.spaces[space].shade;
    let piece = scene.piece_on(space);
    // Of several marks, the one that asks for a decision is shown.
    let mark = scene.marks.iter().filter(|mark| mark.space == space).map(|mark| mark.kind).max();
    let (letter, paint) = match (piece, mark) {
        (Some(piece), _) => (piece.letter, Paint::Seat(piece.side)),
        (None, Some(MarkKind::Target)) => (target(style), Paint::Mark),
        (None, _) => empty(scene.board, shade, style),
    };
    canvas.put(col, row, letter, paint);
    if let Some(kind) = mark {
        let [left, right] = match (kind, piece) {
            // A piece that is a target has the dots of a target at its sides.
            (MarkKind::Target, Some(_)) => [target(style); 2],
            _ => brackets(kind),
        };
        let paint = match kind {
            MarkKind::LastFrom | MarkKind::LastTo | MarkKind::Target => Paint::Mark,
            _ => Paint::Alarm,
        };
        canvas.put(col - 1, row, left, paint);
        canvas.put(col + 1, row, right, paint);
    } else if let Shade::Home(side) = shade {
        // An unmarked home square is framed, so that it is visible with and without its king.
        canvas.put(col - 1, row, if style.ascii { '|' } else { '▏' }, Paint::Seat(side));
        canvas.put(col + 1, row, if style.ascii { '|' } else { '▕' }, Paint::Seat(side));
    }
}

/// Returns what an empty space shows; nothing if fine lines bound the spaces.
fn empty(board: Board, shade: Shade, style: TextStyle) -> (char, Paint) {
    let sign = match (shade, style.ascii) {
        (Shade::Home(_), true) => '^',
        (Shade::Home(_), false) => '⌂',
        (Shade::Safe, true) => ':',
        (Shade::Safe, false) => '∷',
        (Shade::Unused | Shade::Yard, _) => ' ',
        (_, true) if matches!(board, Board::Square { .. }) => '.',
        (_, false) if matches!(board, Board::Square { .. }) => '·',
        _ => ' ',
    };
    match shade {
        Shade::Home(side) => (sign, Paint::Seat(side)),
        _ => (sign, Paint::Line),
    }
}
