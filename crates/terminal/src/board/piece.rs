use games::scene::Piece;
use ratatui::buffer::Buffer;
use ratatui::style::Modifier;
use rules::Side;

use super::{Picture, fill};
use crate::theme::{self, SideColours, side_colours};

/// Draws the piece on a space, or what the empty space shows.
///
/// Seat 1 writes upper case and is solid, seat 2 writes lower case and is outlined.
pub(super) fn draw(picture: &Picture<'_>, buffer: &mut Buffer, space: usize) {
    let [col, row] = picture.middle(space);
    let Some(piece) = picture.scene.piece_on(space) else {
        let shade = picture.scene.spaces[space].shade;
        if let Some(letter) = fill::empty(picture.scene.board, shade, picture.theme.ascii)
            && (!picture.theme.fills() || matches!(letter, '⌂' | '^'))
        {
            picture.write(buffer, col, row, letter, theme::LINE);
        }
        return;
    };
    let colours = side_colours(picture.scene.palette, piece.side);
    if picture.layout.big {
        frame(picture, buffer, piece, &colours, [col, row]);
    }
    let body = picture.theme.colour_of(colours.body);
    if picture.theme.fills() && !picture.layout.big {
        // Half a character on each side makes the piece about as wide as it is high.
        let [left, right] = picture.theme.pick(['▐', '▌'], [' ', ' ']);
        picture.write(buffer, col - 1, row, left, colours.body);
        picture.write(buffer, col + 1, row, right, colours.body);
    }
    let ink = if picture.theme.fills() { colours.letter } else { colours.colour };
    picture.write(buffer, col, row, piece.letter, ink);
    picture.put(buffer, col, row, |cell| {
        cell.modifier.insert(Modifier::BOLD);
        if picture.theme.fills() {
            cell.set_bg(body);
        }
    });
}

/// What surrounds the letter of a large piece, with its ratings below where it has some.
fn frame(
    picture: &Picture<'_>,
    buffer: &mut Buffer,
    piece: &Piece,
    colours: &SideColours,
    [col, row]: [i32; 2],
) {
    let theme = picture.theme;
    let solid = colours.solid;
    let shape: [&str; 3] = match (theme.ascii, theme.fills() && solid, piece.side) {
        (false, true, _) if piece.ratings.is_some() => ["▗▄▄▄▖", "     ", "     "],
        (false, true, _) => ["▗▄▄▄▖", "     ", "▝▀▀▀▘"],
        (true, true, _) => ["     ", "     ", "     "],
        // Without fills, heavy lines tell seat 1 from seat 2.
        (false, false, Side::South) if !theme.fills() => ["▗▄▄▄▖", "▐   ▌", "▝▀▀▀▘"],
        (false, false, Side::South) => ["┏━━━┓", "┃   ┃", "┗━━━┛"],
        (false, false, Side::North) => ["╭───╮", "│   │", "╰───╯"],
        (true, false, Side::South) => ["#####", "#   #", "#####"],
        (true, false, Side::North) => [".---.", "|   |", "'---'"],
    };
    let body = theme.colour_of(colours.body);
    for (line, dy) in shape.iter().zip(-1..) {
        for (letter, dx) in line.chars().zip(-2..) {
            if letter == ' ' && dy < 0 {
                continue;
            }
            picture.write(buffer, col + dx, row + dy, letter, colours.colour);
            if theme.fills() && (letter == ' ' || !solid) {
                picture.put(buffer, col + dx, row + dy, |cell| {
                    cell.set_bg(body);
                });
            }
        }
    }
    if let Some(ratings) = piece.ratings {
        let digits = ratings.map(|rating| char::from(b'0' + rating.min(9)));
        for (digit, dx) in digits.into_iter().zip(-1..) {
            picture.write(
                buffer,
                col + dx,
                row + 1,
                digit,
                if solid { colours.letter } else { colours.colour },
            );
            if theme.fills() {
                picture.put(buffer, col + dx, row + 1, |cell| {
                    cell.set_bg(body);
                });
            } else {
                picture.put(buffer, col + dx, row + 1, |cell| {
                    cell.set_style(theme.ink(colours.colour));
                });
            }
        }
    }
}
