use games::draw::{Colour, nearest_of_256};
use games::scene::{Palette, Shade};
use ratatui::style::{Color, Modifier, Style};
use rules::Side;

/// What the terminal can show, or what the user wants to see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    /// Its colours.
    pub colour: Colour,
    /// Whether to draw with ASCII only.
    pub ascii: bool,
}

impl Theme {
    /// Detects from the environment what the terminal can show.
    ///
    /// ```
    /// use games::draw::{Colour, nearest_of_256};
    /// use terminal::Theme;
    ///
    /// let theme = |variables: &[(&str, &str)]| Theme::detect(|name| {
    ///     variables.iter().find(|(key, _)| *key == name).map(|(_, value)| value.to_string())
    /// });
    /// let modern = [("TERM", "xterm-256color"), ("COLORTERM", "truecolor"), ("LANG", "en_GB.UTF-8")];
    /// assert_eq!(theme(&modern), Theme { colour: Colour::TrueColor, ascii: false });
    /// assert_eq!(theme(&[("TERM", "vt100"), ("NO_COLOR", "1")]), Theme { colour: Colour::None, ascii: true });
    /// ```
    pub fn detect(variable: impl Fn(&str) -> Option<String>) -> Theme {
        let read = |name: &str| variable(name).unwrap_or_default();
        let term = read("TERM");
        let colour = if !read("NO_COLOR").is_empty() || term == "dumb" {
            Colour::None
        } else if ["truecolor", "24bit"].contains(&read("COLORTERM").as_str()) || term.ends_with("-direct") {
            Colour::TrueColor
        } else if term.contains("256color") {
            Colour::Ansi256
        } else {
            Colour::Ansi16
        };
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().map(read).find(|value| !value.is_empty());
        let locale = locale.unwrap_or_default().to_lowercase();
        let is_utf8 = locale.contains("utf-8") || locale.contains("utf8") || cfg!(windows);
        // The console of Linux has no Braille in its font.
        Theme { colour, ascii: !is_utf8 || term == "linux" }
    }

    /// Whether spaces are filled with colours; otherwise they are bounded by lines.
    pub(crate) fn fills(self) -> bool {
        matches!(self.colour, Colour::Ansi256 | Colour::TrueColor)
    }

    /// The terminal's colour for an ink.
    pub(crate) fn colour_of(self, ink: Ink) -> Color {
        match self.colour {
            Colour::None => Color::Reset,
            Colour::Ansi16 => ink.sixteen,
            Colour::Ansi256 => Color::Indexed(nearest_of_256(ink.rgb)),
            Colour::TrueColor => Color::Rgb(ink.rgb[0], ink.rgb[1], ink.rgb[2]),
        }
    }

    /// A space lit by an ink, by this many tenths. With only 256 colours, it is lit more if it would otherwise look
    /// like an unlit space.
    pub(crate) fn lit(self, fill: Ink, light: Ink, tenths: u16) -> Ink {
        let is_unlit = |ink: Ink| UNLIT.iter().any(|unlit| self.colour_of(*unlit) == self.colour_of(ink));
        let mut brighter = (tenths..10).map(|tenths| fill.mix(light, tenths));
        match self.colour {
            Colour::Ansi256 => brighter.find(|lit| !is_unlit(*lit)).unwrap_or(light),
            _ => fill.mix(light, tenths),
        }
    }

    /// The style of text in an ink.
    pub(crate) fn ink(self, ink: Ink) -> Style {
        Style::new().fg(self.colour_of(ink))
    }

    /// The style of text in an ink, on a background if the terminal has colours.
    pub(crate) fn on(self, ink: Ink, ground: Ink) -> Style {
        if self.fills() { self.ink(ink).bg(self.colour_of(ground)) } else { self.ink(ink) }
    }

    /// The style of the selected item: bright with colours, inverted without.
    pub(crate) fn chosen(self) -> Style {
        if self.fills() {
            self.on(GROUND, GLOW).add_modifier(Modifier::BOLD)
        } else {
            Style::new().add_modifier(Modifier::REVERSED)
        }
    }

    /// The style of emphasis.
    pub(crate) fn strong(self) -> Style {
        self.ink(TEXT).add_modifier(Modifier::BOLD)
    }

    /// Returns the character, or its ASCII replacement.
    pub(crate) fn pick<T>(self, unicode: T, ascii: T) -> T {
        if self.ascii { ascii } else { unicode }
    }
}

/// A colour, and the one of the sixteen that replaces it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ink {
    pub(crate) rgb: [u8; 3],
    pub(crate) sixteen: Color,
}

const fn ink(hex: u32, sixteen: Color) -> Ink {
    Ink { rgb: [(hex >> 16) as u8, (hex >> 8) as u8, hex as u8], sixteen }
}

impl Ink {
    /// Mixes in this many tenths of another ink. The sixteen colours cannot be mixed.
    pub(crate) fn mix(self, other: Ink, tenths: u16) -> Ink {
        let between = |at: usize| {
            let (from, to) = (u16::from(self.rgb[at]), u16::from(other.rgb[at]));
            ((from * (10 - tenths.min(10)) + to * tenths.min(10)) / 10) as u8
        };
        Ink { rgb: [between(0), between(1), between(2)], sixteen: self.sixteen }
    }
}

pub(crate) const GROUND: Ink = ink(0x0b1016, Color::Reset);
pub(crate) const SURFACE: Ink = ink(0x131b24, Color::Reset);
pub(crate) const LINE: Ink = ink(0x3d5669, Color::DarkGray);
pub(crate) const TEXT: Ink = ink(0xe6edf3, Color::Reset);
pub(crate) const QUIET: Ink = ink(0x8fa3b5, Color::DarkGray);
pub(crate) const GLOW: Ink = ink(0x9be7f2, Color::Cyan);
pub(crate) const ALARM: Ink = ink(0xff6f61, Color::Red);
pub(crate) const WALL: Ink = ink(0xb4c4d2, Color::White);
const DARK: Ink = ink(0x15222d, Color::Reset);
const LIGHT: Ink = ink(0x2b4355, Color::Reset);
const UNUSED: Ink = ink(0x23343f, Color::Reset);
const YARD: Ink = ink(0x3a4753, Color::Reset);

/// The fills of spaces that belong to neither side.
const UNLIT: [Ink; 4] = [DARK, LIGHT, UNUSED, YARD];

/// Returns the fill of a space.
pub(crate) fn fill(shade: Shade, palette: Palette) -> Ink {
    match shade {
        Shade::Dark => DARK,
        Shade::Safe => DARK.mix(WALL, 1),
        Shade::Light => LIGHT,
        Shade::Unused => UNUSED,
        Shade::Yard => YARD,
        Shade::Home(side) => LIGHT.mix(side_colours(palette, side).colour, 3),
        Shade::Entrance(side) => DARK.mix(side_colours(palette, side).colour, 3),
    }
}

/// The colours of one side's pieces.
pub(crate) struct SideColours {
    /// The side's main colour.
    pub(crate) colour: Ink,
    /// The fill of a piece.
    pub(crate) body: Ink,
    /// The letter on a piece.
    pub(crate) letter: Ink,
    /// Whether a large piece is a disc of one colour; otherwise it is outlined.
    pub(crate) solid: bool,
}

/// The colours of each side in each palette.
pub(crate) fn side_colours(palette: Palette, side: Side) -> SideColours {
    let solid = |hex, sixteen| SideColours {
        colour: ink(hex, sixteen),
        body: ink(hex, sixteen),
        letter: ink(0x07121a, Color::Black),
        solid: true,
    };
    let outlined = |hex, hollow, sixteen| SideColours {
        colour: ink(hex, sixteen),
        body: ink(hollow, Color::Reset),
        letter: ink(hex, sixteen),
        solid: false,
    };
    match (palette, side) {
        (Palette::TealAmber, Side::South) => solid(0x46d5d0, Color::Cyan),
        (Palette::TealAmber, Side::North) => outlined(0xf2a53c, 0x2a1c0b, Color::Yellow),
        // Black pieces on a dark board need an outline, so here the other side is the solid one.
        (Palette::BlackWhite, Side::South) => SideColours {
            colour: ink(0x9fb4c7, Color::Blue),
            body: ink(0x020406, Color::Black),
            letter: ink(0xb9cbdb, Color::Blue),
            solid: false,
        },
        (Palette::BlackWhite, Side::North) => SideColours {
            colour: ink(0xf3f7fa, Color::Reset),
            body: ink(0xf3f7fa, Color::Reset),
            letter: ink(0x1a2833, Color::Reset),
            solid: true,
        },
        (Palette::RedBlue, Side::South) => solid(0xea5b50, Color::Red),
        (Palette::RedBlue, Side::North) => outlined(0x6aa9ff, 0x0c1d36, Color::Blue),
        (Palette::IvoryGarnet, Side::South) => solid(0xefe3c6, Color::Reset),
        (Palette::IvoryGarnet, Side::North) => outlined(0xe0506c, 0x2c0a13, Color::Magenta),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_theme_follows_the_environment() {
        let check = |variables: &[(&str, &str)], colour, ascii| {
            let find = |name: &str| variables.iter().find(|(key, _)| *key == name);
            let theme = Theme::detect(|name| find(name).map(|(_, value)| (*value).to_owned()));
            assert_eq!(theme, Theme { colour, ascii }, "{variables:?}");
        };
        let utf8 = ("LANG", "en_GB.UTF-8");
        check(&[("TERM", "xterm-256color"), utf8], Colour::Ansi256, false);
        check(&[("TERM", "xterm"), utf8], Colour::Ansi16, false);
        check(&[("TERM", "xterm"), ("LC_ALL", "C"), utf8], Colour::Ansi16, true);
        check(&[("TERM", "linux"), utf8], Colour::Ansi16, true);
        check(&[("TERM", "xterm-direct"), ("LC_CTYPE", "C.utf8")], Colour::TrueColor, false);
        check(&[("COLORTERM", "24bit"), ("NO_COLOR", "1"), utf8], Colour::None, false);
        check(&[("COLORTERM", "24bit"), ("NO_COLOR", ""), utf8], Colour::TrueColor, false);
    }

    #[test]
    fn lit_spaces_look_like_no_unlit_one() {
        for colour in [Colour::Ansi256, Colour::TrueColor] {
            let theme = Theme { colour, ascii: false };
            for fill in UNLIT {
                for (light, tenths) in [(GLOW, 1), (GLOW, 2), (GLOW, 3), (GLOW, 4), (ALARM, 4)] {
                    let lit = theme.colour_of(theme.lit(fill, light, tenths));
                    let unlit = UNLIT.iter().find(|unlit| theme.colour_of(**unlit) == lit);
                    assert_eq!(unlit, None, "{fill:?} lit by {tenths} tenths of {light:?}");
                }
            }
        }
    }

    #[test]
    fn colours_fall_back_to_the_nearest() {
        let teal = side_colours(Palette::TealAmber, Side::South).colour;
        let shown = |colour| Theme { colour, ascii: false }.colour_of(teal);
        assert_eq!(shown(Colour::TrueColor), Color::Rgb(0x46, 0xd5, 0xd0));
        assert_eq!(shown(Colour::Ansi256), Color::Indexed(80));
        assert_eq!(shown(Colour::Ansi16), Color::Cyan);
        assert_eq!(shown(Colour::None), Color::Reset);
    }
}
