use games::draw::{self, TextStyle};
use games::scene::{MarkKind, Scene};
use rules::Side;
use words::{SideNames, text};

use crate::language::words;
use crate::terminal;

/// How boards are printed.
#[derive(Clone, Copy)]
pub(crate) enum BoardStyle {
    /// Drawn with characters.
    Drawn(TextStyle),
    /// Described in words, for screen readers.
    Described,
}

impl BoardStyle {
    /// The best drawing that the terminal supports.
    pub(crate) fn drawn(ascii: bool) -> BoardStyle {
        BoardStyle::Drawn(TextStyle { colour: terminal::colour(), ascii })
    }

    /// A drawing in ASCII only.
    pub(crate) fn plain() -> BoardStyle {
        BoardStyle::Drawn(TextStyle { colour: draw::Colour::None, ascii: true })
    }
}

/// Formats the board and the legend of its marks, without the prompt. Every line ends with a newline.
pub(crate) fn text(scene: &Scene, style: BoardStyle, sides: &SideNames<'_>) -> String {
    match style {
        BoardStyle::Described => format!("{}\n", describe(scene, sides)),
        BoardStyle::Drawn(style) => {
            let board = draw::text(scene, style);
            let legend = legend(scene, style).map(|legend| format!("\n{legend}\n"));
            format!("{}\n{}", board.trim_end_matches('\n'), legend.unwrap_or_default())
        }
    }
}

/// Formats the legend of a drawing: `[ ] last move   ( ) possible capture or attack`.
fn legend(scene: &Scene, style: TextStyle) -> Option<String> {
    let meanings = draw::signs(scene, style).into_iter().map(|(sign, kind)| {
        let id = match kind {
            MarkKind::LastFrom | MarkKind::LastTo => "cli-mark-last",
            MarkKind::Target => "cli-mark-target",
            MarkKind::Capture => "cli-mark-capture",
            MarkKind::Offender => "board-offender",
            MarkKind::Attacker => "board-attacker",
            MarkKind::Attacked => "board-attacked",
            MarkKind::Pushed => "board-pushed",
        };
        format!("{sign} {}", text!(words(), id))
    });
    let mut meanings: Vec<String> = meanings.collect();
    meanings.dedup();
    (!meanings.is_empty()).then(|| meanings.join("   "))
}

/// Describes the scene on one line: the pieces of each side with their spaces.
fn describe(scene: &Scene, sides: &SideNames<'_>) -> String {
    Side::BOTH.map(|side| pieces_of(scene, side, sides)).join(" ")
}

fn pieces_of(scene: &Scene, side: Side, sides: &SideNames<'_>) -> String {
    let words = words();
    let kinds = scene.pieces_by_kind(side);
    let side = words.side(side, sides);
    if kinds.is_empty() {
        return text!(words, "cli-pieces-none", side = side);
    }
    let groups = kinds.iter().map(|(kind, spaces)| {
        text!(words, "cli-pieces-of", piece = words.piece(kind), spaces = spaces.join(", "))
    });
    let pieces = groups.collect::<Vec<_>>().join("; ");
    text!(words, "cli-pieces", side = side, pieces = pieces)
}
