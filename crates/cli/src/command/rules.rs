use ::terminal::markdown::{RenderOptions, Surroundings};
use games::draw::{self, TextStyle};
use unicode_width::UnicodeWidthStr;
use words::{SEATS, text};

use super::show;
use crate::board::{self, BoardStyle};
use crate::failure::Failure;
use crate::game_name::{GameName, GameNames};
use crate::language::words;
use crate::markdown;
use crate::terminal;

/// Explain the rules of a game
///
/// Without a game, explains what all games have in common: draws, matches, and how moves and positions are written. On a
/// terminal the text is shown in a pager: $PAGER, or less.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  holocourt rules courtier
  holocourt rules
  holocourt rules courtier --color always | less -R")]
pub(crate) struct Args {
    /// The game: a name that "holocourt games" lists [default: what all games have in common]
    #[arg(value_parser = GameNames, hide_possible_values = true)]
    game: Option<GameName>,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let page = match &self.game {
            Some(game) => game.game().info().rules,
            None => games::COMMON_RULES,
        };
        let options = RenderOptions { width: terminal::text_width(), styled: terminal::has_colours() };
        let mut text = markdown::render(page, options, &Boards { width: options.width });
        if self.game.is_none() {
            text += &format!("\n{}\n\n", text!(words(), "cli-rules-each"));
            for info in games::infos() {
                text += &format!("    holocourt rules {}\n", info.name);
            }
        }
        Ok(terminal::write_pages(&text)?)
    }
}

/// Draws the boards on the pages.
struct Boards {
    width: usize,
}

impl Surroundings for Boards {
    fn picture(&self, comment: &str) -> Option<String> {
        let scene = show::Args::read(comment)?.scene().ok()?;
        // Better no board than one that the terminal would wrap.
        let widest = draw::text(&scene, TextStyle::default()).lines().map(UnicodeWidthStr::width).max()?;
        (widest <= self.width).then(|| board::text(&scene, BoardStyle::drawn(false), &SEATS))
    }

    fn address(&self, link: &str) -> Option<String> {
        match link {
            "README.md" => Some("holocourt rules".to_owned()),
            _ => link.starts_with("http").then(|| link.to_owned()),
        }
    }
}
