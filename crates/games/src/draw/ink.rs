use rules::Side;

use crate::scene::{Palette, Shade};

/// A colour theme.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Theme {
    /// Light above a dark table.
    #[default]
    Night,
    /// Inlaid stone on warm paper.
    Day,
    /// Black and white, with colour as an extra.
    HighContrast,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 3] = [Theme::Night, Theme::Day, Theme::HighContrast];
}

/// A colour as a picture writes it: `#46d5d0`.
pub(super) type Hex = &'static str;

/// The colours of the table and of the board.
pub(super) struct Ink {
    /// The background.
    pub(super) ground: Hex,
    /// The rim of the board, under the spaces.
    pub(super) rim: Hex,
    /// Lines between spaces.
    pub(super) line: Hex,
    /// The fine lines inlaid in a space.
    pub(super) inlay: Hex,
    /// Coordinates.
    pub(super) quiet: Hex,
    /// The light of the board itself: its rim at night, the last move, the dots of targets.
    pub(super) glow: Hex,
    /// Warnings: captures, attacks, offenders.
    pub(super) alarm: Hex,
    /// The walls, and the battlements on them.
    pub(super) wall: [Hex; 2],
    dark: Hex,
    light: Hex,
    unused: Hex,
    yard: Hex,
}

const NIGHT: Ink = Ink {
    ground: "#0b1016",
    rim: "#131b24",
    line: "#2b4254",
    inlay: "#3b5a6e",
    quiet: "#8fa3b5",
    glow: "#9be7f2",
    alarm: "#ff6f61",
    wall: ["#4d5d6d", "#93a7b8"],
    dark: "#0d1720",
    light: "#1d2f3d",
    unused: "#18242e",
    yard: "#22303c",
};

const DAY: Ink = Ink {
    ground: "#f4efe6",
    rim: "#8a7554",
    line: "#a58f68",
    inlay: "#a98f60",
    quiet: "#6b5d49",
    glow: "#7a4e12",
    alarm: "#b3261e",
    wall: ["#6f6454", "#a89a84"],
    dark: "#c9bba1",
    light: "#f1e8d6",
    unused: "#f1e8d6",
    yard: "#e3d2b0",
};

const HIGH_CONTRAST: Ink = Ink {
    ground: "#000000",
    rim: "#000000",
    line: "#ffffff",
    inlay: "#8a8a8a",
    quiet: "#ffffff",
    glow: "#ffffff",
    alarm: "#ffff00",
    wall: ["#ffffff", "#000000"],
    dark: "#000000",
    light: "#303030",
    unused: "#303030",
    yard: "#000000",
};

impl Ink {
    /// Returns the colours of a theme.
    pub(super) fn of(theme: Theme) -> &'static Ink {
        match theme {
            Theme::Night => &NIGHT,
            Theme::Day => &DAY,
            Theme::HighContrast => &HIGH_CONTRAST,
        }
    }

    /// Returns the fill of a space.
    pub(super) fn fill(&self, shade: Shade) -> Hex {
        match shade {
            Shade::Dark | Shade::Safe | Shade::Entrance(_) => self.dark,
            Shade::Light | Shade::Home(_) => self.light,
            Shade::Unused => self.unused,
            Shade::Yard => self.yard,
        }
    }
}

/// The colours of one side's pieces.
pub(super) struct SideColours {
    /// The side's main colour: its gate, its home square, its letters in a terminal.
    pub(super) colour: Hex,
    /// The line around a piece. For seat 2 it is wide: the piece is outlined.
    pub(super) rim: Hex,
    /// What fills a piece.
    pub(super) body: Hex,
    /// The lines and eyes on it.
    pub(super) detail: Hex,
    /// A second line inside the first, where rim and body have the same colour.
    pub(super) contour: Option<Hex>,
}

/// A solid piece: one colour, with what is on it cut out.
const fn solid(colour: Hex, rim: Hex, cut: Hex) -> SideColours {
    SideColours { colour, rim, body: colour, detail: cut, contour: None }
}

/// An outlined piece: lines of light around a dark body.
const fn outlined(colour: Hex, hollow: Hex) -> SideColours {
    SideColours { colour, rim: colour, body: hollow, detail: colour, contour: None }
}

/// Black is solid with a thin rim of light.
const fn black(body: Hex, rim: Hex) -> SideColours {
    SideColours { colour: rim, rim, body, detail: rim, contour: None }
}

/// A full body, outlined by a line inside its edge.
const fn lined(body: Hex, line: Hex) -> SideColours {
    SideColours { colour: body, rim: body, body, detail: line, contour: Some(line) }
}

impl SideColours {
    /// Returns the colours of a side's pieces.
    pub(super) fn of(theme: Theme, palette: Palette, side: Side) -> &'static SideColours {
        use Palette::{BlackWhite, IvoryGarnet, RedBlue, TealAmber};
        const NIGHT: [[SideColours; 2]; 4] = [
            [solid("#46d5d0", "#a8f5f0", "#07262b"), outlined("#f2a53c", "#2a1c0b")],
            [black("#05080b", "#9fb4c7"), lined("#f3f7fa", "#2a3947")],
            [solid("#ea5b50", "#ffb3a8", "#3a0b08"), outlined("#6aa9ff", "#0c1d36")],
            [solid("#efe3c6", "#fffaf0", "#4b3920"), outlined("#e0506c", "#2c0a13")],
        ];
        const DAY: [[SideColours; 2]; 4] = [
            [solid("#0b6a6c", "#053c3d", "#d9f3ee"), outlined("#a9530a", "#fff3dc")],
            [black("#1c1814", "#000000"), lined("#fffdf8", "#2b241c")],
            [solid("#b3281e", "#6d120b", "#ffe6df"), outlined("#1d4f9e", "#eef4ff")],
            [solid("#fffaf0", "#4b3a22", "#5d4a2f"), lined("#8c1430", "#ffe9ec")],
        ];
        const HIGH_CONTRAST: [[SideColours; 2]; 4] = [
            [solid("#4ffff6", "#ffffff", "#000000"), outlined("#ffc24a", "#000000")],
            [black("#000000", "#ffffff"), lined("#ffffff", "#000000")],
            [solid("#ff8a80", "#ffffff", "#000000"), outlined("#a9cdff", "#000000")],
            [solid("#ffffff", "#ffffff", "#000000"), outlined("#ff9fb4", "#000000")],
        ];
        let sets = match theme {
            Theme::Night => &NIGHT,
            Theme::Day => &DAY,
            Theme::HighContrast => &HIGH_CONTRAST,
        };
        let set = match palette {
            TealAmber => &sets[0],
            BlackWhite => &sets[1],
            RedBlue => &sets[2],
            IvoryGarnet => &sets[3],
        };
        &set[side]
    }
}
