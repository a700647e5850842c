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
    Told,
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
        BoardStyle::Told => format!("{}\n", told(scene, sides)),
        BoardStyle::Drawn(style) => {
            let board = draw::text(scene, style);
            let legend = legend(scene, style).map(|legend| format!("\n{legend}\n"));
            format!("{}\n{}", board.trim_end_matches('\n'), legend.unwrap_or_default())
        }
    }
}

/// Formats the legend of a drawing: `[ ] last move   ( ) possible capture or attack`.
fn legend(scene: &Scene, style: TextStyle) -> Option<String> {
    let told = draw::signs(scene, style).into_iter().map(|(sign, kind)| {
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
    let mut told: Vec<String> = told.collect();
    told.dedup();
    (!told.is_empty()).then(|| told.join("   "))
}

/// Describes the scene on one line: the pieces of each side with their spaces.
///
/// Kinds of pieces appear in the order of their spaces, so that the description is deterministic.
fn told(scene: &Scene, sides: &SideNames<'_>) -> String {
    Side::BOTH.map(|side| pieces_of(scene, side, sides)).join(" ")
}

fn pieces_of(scene: &Scene, side: Side, sides: &SideNames<'_>) -> String {
    let words = words();
    let mut kinds: Vec<(&str, Vec<&str>)> = Vec::new();
    for (index, space) in scene.spaces.iter().enumerate() {
        let Some(piece) = scene.piece_on(index).filter(|piece| piece.side == side) else { continue };
        match kinds.iter_mut().find(|(kind, _)| *kind == piece.kind) {
            Some((_, names)) => names.push(&space.name),
            None => kinds.push((piece.kind, vec![&space.name])),
        }
    }
    let side = words.side(side, sides);
    if kinds.is_empty() {
        return text!(words, "cli-pieces-none", side = side);
    }
    let groups = kinds.iter().map(|(kind, names)| {
        text!(words, "cli-pieces-of", piece = words.piece(kind), spaces = names.join(", "))
    });
    let pieces = groups.collect::<Vec<_>>().join("; ");
    text!(words, "cli-pieces", side = side, pieces = pieces)
}
