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
use super::ink::{Ink, Livery, Theme};
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
struct Studio<'a> {
    scene: &'a Scene,
    theme: Theme,
    ink: &'static Ink,
    frame: Frame,
    pen: Pen,
}

impl Studio<'_> {
    fn livery(&self, side: rules::Side) -> &'static Livery {
        Livery::of(self.theme, self.scene.palette, side)
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
    let mut studio =
        Studio { scene, theme: style.theme, ink: Ink::of(style.theme), frame, pen: Pen::default() };
    let title = style.title.as_deref().unwrap_or_else(|| usual_title(scene));

    studio.pen.open(
        "svg",
        &[
            ("xmlns", "http://www.w3.org/2000/svg"),
            ("viewBox", &studio.frame.view_box()),
            ("width", &studio.frame.width().to_string()),
            ("role", "img"),
            ("fill", "none"),
            ("stroke-linecap", "round"),
            ("stroke-linejoin", "round"),
        ],
    );
    studio.pen.words("title", &[], title);
    studio.pen.words("desc", &[], &describe(scene));
    studio.draw_table();
    studio.draw_spaces();
    if style.coordinates {
        studio.draw_coordinates();
    }
    studio.draw_trail();
    studio.draw_walls();
    studio.draw_pieces();
    studio.draw_marks();
    studio.pen.close();
    studio.pen.finish()
}

fn usual_title(scene: &Scene) -> &'static str {
    match scene.board {
        Board::Round => "A round board with two rings around a centre",
        Board::Diamond { .. } => "A square board that stands on its corner",
        Board::Square { .. } if !scene.walls.is_empty() => "A square board with walls on it",
        Board::Square { .. } => "A square board",
    }
}
