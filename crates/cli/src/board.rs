use games::draw::{self, TextStyle};
use games::scene::Scene;

use crate::terminal;

/// How a board is shown in the terminal.
#[derive(Clone, Copy)]
pub(crate) enum Look {
    /// Drawn with characters.
    Drawn(TextStyle),
    /// Told in words, for those who listen.
    Told,
}

impl Look {
    /// Drawn as well as the terminal can.
    pub(crate) fn drawn(ascii: bool) -> Look {
        Look::Drawn(TextStyle { colour: terminal::colour(), ascii })
    }

    /// Drawn with ASCII characters and nothing else.
    pub(crate) fn plain() -> Look {
        Look::Drawn(TextStyle { colour: draw::Colour::None, ascii: true })
    }
}

/// The board and what its marks mean, without what is asked. Every line ends with a line end.
pub(crate) fn text(scene: &Scene, look: Look) -> String {
    match look {
        Look::Told => {
            let silent = Scene { asks: String::new(), ..scene.clone() };
            format!("{}\n", draw::describe(&silent))
        }
        Look::Drawn(style) => {
            let board = draw::text(scene, style);
            let legend = draw::legend(scene, style).map(|legend| format!("\n{legend}\n"));
            format!("{}\n{}", board.trim_end_matches('\n'), legend.unwrap_or_default())
        }
    }
}
