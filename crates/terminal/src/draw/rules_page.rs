use catalog::{AnyGame, AnyHistory, Legal};
use games::draw::{Colour, TextStyle, text};
use games::scene::{Mark, MarkKind, Scene};
use rules::Side;
use unicode_width::UnicodeWidthStr;

use crate::markdown::Surroundings;
use crate::theme::Theme;

/// Renders the boards of a rules page. A comment before each picture describes it:
/// `show courtier --position "…" --play "a5-b5" --targets a5`.
pub(super) struct Boards {
    pub(super) theme: Theme,
    /// Wider boards are not drawn.
    pub(super) width: usize,
}

impl Surroundings for Boards {
    fn picture(&self, comment: &str) -> Option<String> {
        let style = TextStyle { colour: Colour::None, ascii: self.theme.ascii };
        let picture = text(&scene(comment)?, style);
        picture.lines().all(|line| line.width() <= self.width).then_some(picture)
    }

    fn address(&self, link: &str) -> Option<String> {
        link.starts_with("http").then(|| link.to_owned())
    }
}

/// Returns the scene that a comment describes.
fn scene(comment: &str) -> Option<Scene> {
    let mut words = words(comment).into_iter();
    if words.next()? != "show" {
        return None;
    }
    let game = catalog::game(&words.next()?).ok()?;
    let (mut position, mut play, mut targets) = (None, None, None);
    while let Some(option) = words.next() {
        match option.as_str() {
            "--position" => position = words.next(),
            "--play" => play = words.next(),
            "--targets" => targets = words.next(),
            _ => return None,
        }
    }
    let mut history = match position {
        Some(position) => game.start_from(&position).ok()?,
        None => start(game)?,
    };
    for choice in play.unwrap_or_default().split_whitespace() {
        history.take(choice).ok()?;
    }
    let mut scene = history.scene();
    let starts = |legal: &Legal| targets.is_some() && legal.trail.first() == targets.as_ref();
    for legal in history.moves().into_iter().filter(starts) {
        let kind = if legal.aim.is_some() { MarkKind::Capture } else { MarkKind::Target };
        let space = scene.find(legal.trail.last()?)?;
        scene.marks.push(Mark { space, kind });
    }
    Some(scene)
}

fn start(game: &dyn AnyGame) -> Option<Box<dyn AnyHistory>> {
    let usual = |side| game.setups(side).into_iter().next();
    let setups = usual(Side::South).zip(usual(Side::North));
    let given = setups.as_ref().map(|(south, north)| [south.as_str(), north.as_str()]);
    game.start(Side::South, given).ok()
}

/// Splits a line at spaces outside quotes.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (number, part) in line.split('"').enumerate() {
        if number % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every picture of every rules page can be drawn here.
    #[test]
    fn the_boards_of_all_pages_are_drawn() {
        let boards = Boards { theme: Theme { colour: Colour::None, ascii: false }, width: 72 };
        let mut drawn = 0;
        for info in games::infos() {
            for line in info.rules.lines() {
                let comment = line.trim().strip_prefix("<!--").and_then(|rest| rest.strip_suffix("-->"));
                if let Some(comment) = comment.map(str::trim).filter(|comment| comment.starts_with("show ")) {
                    assert!(boards.picture(comment).is_some(), "{comment}");
                    drawn += 1;
                }
            }
        }
        assert!(drawn > 30, "{drawn}");
    }
}
