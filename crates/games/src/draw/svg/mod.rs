//! A scene as an SVG picture.

mod board;
mod building;
mod coordinates;
mod frame;
mod mark;
mod outline;
mod pen;
mod piece;

use pen::Pen;

use super::describe::describe;
use super::ink::{Ink, SideColours, Theme};
use crate::scene::{Board, Scene};
use frame::Frame;

/// How a picture is drawn.
///
/// The default is night, with coordinates and a title of the picture's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SvgStyle {
    /// The light it is seen in.
    pub theme: Theme,
    /// Whether the names of the spaces are written around the board.
    pub coordinates: bool,
    /// What a screen reader calls the picture; without one, the kind of board.
    pub title: Option<String>,
}

impl Default for SvgStyle {
    fn default() -> SvgStyle {
        SvgStyle { theme: Theme::Night, coordinates: true, title: None }
    }
}

/// What every part of a picture is drawn with.
struct SvgPainter<'a> {
    scene: &'a Scene,
    theme: Theme,
    ink: &'static Ink,
    frame: Frame,
    pen: Pen,
}

impl SvgPainter<'_> {
    fn side_colours(&self, side: rules::Side) -> &'static SideColours {
        SideColours::of(self.theme, self.scene.palette, side)
    }
}

/// Draws the scene as a complete SVG document.
///
/// The same scene always gives the same bytes. The picture has no scripts, fonts, links or ids, so that any number of
/// pictures can stand in one page. Spaces carry their name in `data-space`, pieces the name of theirs in `data-piece`.
///
/// ```
/// use games::courtier::Courtier;
/// use games::draw::{SvgStyle, Theme, svg};
/// use games::scene::Scenic;
/// use rules::{Game, Side};
///
/// let scene = Courtier::start(Side::South).scene();
/// let picture = svg(&scene, &SvgStyle { theme: Theme::Day, ..SvgStyle::default() });
/// assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"));
/// ```
pub fn svg(scene: &Scene, style: &SvgStyle) -> String {
    let frame = Frame::of(scene, style.coordinates);
    let mut painter =
        SvgPainter { scene, theme: style.theme, ink: Ink::of(style.theme), frame, pen: Pen::default() };
    let title = style.title.as_deref().unwrap_or_else(|| usual_title(scene));

    painter.pen.open(
        "svg",
        &[
            ("xmlns", "http://www.w3.org/2000/svg"),
            ("viewBox", &painter.frame.view_box()),
            ("width", &painter.frame.width().to_string()),
            ("role", "img"),
            ("fill", "none"),
            ("stroke-linecap", "round"),
            ("stroke-linejoin", "round"),
        ],
    );
    painter.pen.words("title", &[], title);
    painter.pen.words("desc", &[], &describe(scene));
    painter.draw_table();
    painter.draw_spaces();
    if style.coordinates {
        painter.draw_coordinates();
    }
    painter.draw_trail();
    painter.draw_walls();
    painter.draw_pieces();
    painter.draw_marks();
    painter.pen.close();
    painter.pen.finish()
}

fn usual_title(scene: &Scene) -> &'static str {
    match scene.board {
        Board::Round => "A round board with two rings around a centre",
        Board::Diamond { .. } => "A square board that stands on its corner",
        Board::Square { .. } if !scene.walls.is_empty() => "A square board with walls on it",
        Board::Square { .. } => "A square board",
    }
}
