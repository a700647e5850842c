use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use catalog::AnyHistory;
use clap::{Args as _, Command, FromArgMatches, ValueEnum};
use games::draw::{self, SvgStyle};
use games::scene::Scene;
use rules::Info;

use super::games::by;
use crate::board::{self, BoardStyle};
use crate::failure::Failure;
use crate::game_name::{GameName, GameNames};
use crate::language::words;
use crate::position;
use crate::terminal;

/// Draw the board
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  holocourt show courtier
  holocourt show courtier --position \"GGGKGGgggkgg/12/1 2 0\"
  holocourt show courtier --play \"a4-b4 a10-b10\" --targets b4
  holocourt show courtier --svg board.svg --theme day")]
pub(crate) struct Args {
    /// The game: a name that "holocourt games" lists
    #[arg(value_parser = GameNames, hide_possible_values = true)]
    game: GameName,

    /// The position, instead of the start of the game
    #[arg(long, short, value_name = "P", allow_hyphen_values = true)]
    position: Option<String>,

    /// Play these moves and rolls first, and mark the last move
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    play: Option<String>,

    /// Mark where the piece on this space may go
    #[arg(long, value_name = "SPACE")]
    targets: Option<String>,

    /// Write an SVG picture to this file; "-" is the standard output
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,

    /// The colours of the picture
    #[arg(long, value_enum, default_value_t = Theme::Night, requires = "svg")]
    theme: Theme,

    /// Leave the names of the spaces out of the picture
    #[arg(long, requires = "svg")]
    no_coordinates: bool,

    /// Draw with ASCII characters only
    #[arg(long, conflicts_with = "svg")]
    ascii: bool,

    /// Describe the board in words instead of drawing it
    #[arg(long, conflicts_with_all = ["svg", "ascii"])]
    describe: bool,
}

/// The colours of a picture.
#[derive(Clone, Copy, ValueEnum)]
enum Theme {
    Night,
    Day,
    Contrast,
}

impl From<Theme> for draw::Theme {
    fn from(theme: Theme) -> draw::Theme {
        match theme {
            Theme::Night => draw::Theme::Night,
            Theme::Day => draw::Theme::Day,
            Theme::Contrast => draw::Theme::HighContrast,
        }
    }
}

impl Args {
    /// Reads the arguments from a line such as `show courtier --play "a3-b3"`; `None` for other lines.
    pub(crate) fn read(line: &str) -> Option<Args> {
        let mut words: Vec<&str> = Vec::new();
        for (number, part) in line.split('"').enumerate() {
            // Every second part is between quotation marks.
            if number % 2 == 1 {
                words.push(part);
            } else {
                words.extend(part.split_whitespace());
            }
        }
        if words.first() != Some(&"show") {
            return None;
        }
        let matches = Args::augment_args(Command::new("show")).try_get_matches_from(words);
        Args::from_arg_matches(&matches.ok()?).ok()
    }

    pub(crate) fn run(self) -> Result<(), Failure> {
        let (scene, history) = self.marked()?;
        let info = self.game.game().info();
        match &self.svg {
            Some(path) => write_picture(path, &draw::svg(&scene, &self.style(info))),
            None => {
                let style = if self.describe { BoardStyle::Described } else { BoardStyle::drawn(self.ascii) };
                let mut out = terminal::stdout();
                writeln!(out, "{}\n\n{}", by(info), board::text(&scene, style, &info.sides))?;
                let told = history.result().unwrap_or_else(|| scene.ask.clone());
                writeln!(out, "{}", words().sentence(&told, &info.sides))?;
                Ok(out.flush()?)
            }
        }
    }

    /// How to draw a picture. Its title names the game and its author.
    fn style(&self, info: &Info) -> SvgStyle {
        SvgStyle { theme: self.theme.into(), coordinates: !self.no_coordinates, title: Some(by(info)) }
    }

    /// What to draw: the position after the moves, with its marks.
    pub(crate) fn scene(&self) -> Result<Scene, Failure> {
        self.marked().map(|(scene, _)| scene)
    }

    fn marked(&self) -> Result<(Scene, Box<dyn AnyHistory>), Failure> {
        let mut history = position::history(self.game.game(), self.position.as_deref())?;
        for (number, text) in self.play.iter().flat_map(|moves| moves.split_whitespace()).enumerate() {
            let before = history.position();
            history.take(text).map_err(|why| Failure::bad_move(before, number + 1, text, why))?;
        }
        let mut scene = history.scene();
        if let Some(space) = &self.targets {
            if scene.find(space).is_none() {
                let names: Vec<_> = scene.spaces.iter().map(|space| space.name.as_str()).collect();
                return Err(Failure::NoSuchSpace { space: space.clone(), spaces: names.join(" ") });
            }
            if history.mark_targets(&mut scene, space) == 0 {
                return Err(Failure::NothingMoves { space: space.clone() });
            }
        }
        Ok((scene, history))
    }
}

fn write_picture(path: &Path, picture: &str) -> Result<(), Failure> {
    if path == Path::new("-") {
        let mut out = io::stdout().lock();
        out.write_all(picture.as_bytes())?;
        return Ok(out.flush()?);
    }
    fs::write(path, picture).map_err(|error| Failure::File { path: path.to_owned(), error })
}
