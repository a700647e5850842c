use games::scene::Scene;

/// How to draw a board in the terminal.
#[derive(Clone, Copy)]
pub(crate) struct Style {
    /// Whether colours may be used.
    pub(crate) colours: bool,
    /// Whether to keep to ASCII.
    pub(crate) ascii: bool,
}

/// The board as text.
pub(crate) fn text(scene: &Scene, _: Style) -> String {
    let mut text = String::new();
    for piece in &scene.pieces {
        text.push_str(&format!("{} {} {}\n", scene.spaces[piece.space].name, piece.letter, piece.kind));
    }
    text
}

/// The board as an SVG picture.
pub(crate) fn svg(_: &Scene) -> String {
    "<svg/>\n".to_owned()
}
