use super::canvas::Paint;
use crate::draw::ink::{Ink, SideColours, Theme};
use crate::scene::{Palette, Shade};
use rules::Side;

/// What colours a terminal shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Colour {
    /// None: no escape character is written.
    #[default]
    None,
    /// The sixteen that every terminal has and its owner chose.
    Ansi16,
    /// The 256 of xterm.
    Ansi256,
    /// Any.
    TrueColor,
}

impl Colour {
    /// Whether spaces are coloured behind what stands on them.
    pub(super) fn has_grounds(self) -> bool {
        matches!(self, Colour::Ansi256 | Colour::TrueColor)
    }

    /// The escape sequence that begins to write so, or nothing where colour has nothing to say.
    pub(super) fn begin(self, palette: Palette, paint: Paint, ground: Option<Shade>) -> String {
        let codes = match self {
            Colour::None => return String::new(),
            Colour::Ansi16 => sixteen(palette, paint).to_owned(),
            Colour::Ansi256 | Colour::TrueColor => {
                let mut codes = vec![self.code(38, letter_colour(palette, paint))];
                if matches!(paint, Paint::Seat(_) | Paint::Alarm) {
                    codes.insert(0, "1".to_owned());
                }
                if let Some(shade) = ground {
                    codes.push(self.code(48, rgb(Ink::of(Theme::Night).fill(shade))));
                }
                codes.join(";")
            }
        };
        format!("\x1b[{codes}m")
    }

    fn code(self, layer: u8, [r, g, b]: [u8; 3]) -> String {
        match self {
            Colour::TrueColor => format!("{layer};2;{r};{g};{b}"),
            _ => format!("{layer};5;{}", nearest_of_256([r, g, b])),
        }
    }
}

/// What ends any of the sequences.
pub(super) const END: &str = "\x1b[0m";

fn letter_colour(palette: Palette, paint: Paint) -> [u8; 3] {
    let ink = Ink::of(Theme::Night);
    rgb(match paint {
        Paint::Line => "#4f6f86",
        Paint::Quiet => ink.quiet,
        Paint::Wall => ink.wall[1],
        Paint::Mark => ink.glow,
        Paint::Alarm => ink.alarm,
        Paint::Seat(side) => SideColours::of(Theme::Night, palette, side).colour,
    })
}

/// The terminal's own colours lie on its own ground, so only those that are seen on light and dark are used.
fn sixteen(palette: Palette, paint: Paint) -> &'static str {
    match (paint, palette) {
        (Paint::Line | Paint::Quiet, _) => "90",
        (Paint::Wall, _) => "37",
        (Paint::Mark, _) => "32",
        (Paint::Alarm, _) => "1;31",
        (Paint::Seat(Side::South), Palette::TealAmber) => "1;36",
        (Paint::Seat(Side::North), Palette::TealAmber) => "1;33",
        (Paint::Seat(Side::South), Palette::BlackWhite) => "1;34",
        (Paint::Seat(Side::North), Palette::BlackWhite) => "1",
        (Paint::Seat(Side::South), Palette::RedBlue) => "1;31",
        (Paint::Seat(Side::North), Palette::RedBlue) => "1;34",
        (Paint::Seat(Side::South), Palette::IvoryGarnet) => "1",
        (Paint::Seat(Side::North), Palette::IvoryGarnet) => "1;35",
    }
}

/// Reads `#46d5d0`.
fn rgb(hex: &str) -> [u8; 3] {
    [1, 3, 5].map(|at| u8::from_str_radix(&hex[at..at + 2], 16).expect("a colour in hex"))
}

/// The nearest of xterm's colours: its cube of 6×6×6 or its row of greys.
pub fn nearest_of_256(colour: [u8; 3]) -> u8 {
    let channel = |level: u8| if level == 0 { 0 } else { 55 + 40 * level };
    let level = colour.map(|value| (0..6).min_by_key(|&level| channel(level).abs_diff(value)).unwrap_or(0));
    let cube = (16 + 36 * level[0] + 6 * level[1] + level[2], level.map(channel));
    let mean = colour.iter().map(|&value| u16::from(value)).sum::<u16>() / 3;
    let step = (0..24u8).min_by_key(|&step| (8 + 10 * u16::from(step)).abs_diff(mean)).unwrap_or(0);
    let grey = (232 + step, [8 + 10 * step; 3]);
    let far =
        |other: [u8; 3]| -> u32 { (0..3).map(|at| u32::from(other[at].abs_diff(colour[at])).pow(2)).sum() };
    if far(grey.1) < far(cube.1) { grey.0 } else { cube.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_nearest_of_256_colours() {
        assert_eq!(nearest_of_256([0, 0, 0]), 16);
        assert_eq!(nearest_of_256([255, 255, 255]), 231);
        assert_eq!(nearest_of_256([18, 18, 18]), 233);
        assert_eq!(nearest_of_256(rgb("#46d5d0")), 80);
        assert_eq!(nearest_of_256(rgb("#ff0000")), 196);
    }
}
