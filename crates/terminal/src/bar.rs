use ratatui::layout::Rect;

use crate::command::Command;
use crate::session::Session;

/// A command in the last row of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Item {
    pub(crate) command: Command,
    /// Where it begins.
    pub(crate) col: u16,
    /// How wide it is.
    pub(crate) width: u16,
}

/// The commands that make sense now, as many as fit.
pub(crate) fn items(session: &Session, bar: Rect) -> Vec<Item> {
    let is_over = session.history.ending().is_some();
    let draws = session.history.info().draws;
    let mut items = Vec::new();
    let mut col = bar.x + 1;
    for command in Command::ALL {
        let makes_sense = match command {
            Command::Undo => !is_over && !session.history.is_empty(),
            Command::Hint => session.person_to_decide().is_some(),
            Command::Draw => !is_over && draws && !session.start.is_analysis,
            Command::Claim => session.history.claimable().is_some(),
            Command::Resign => !is_over && !session.start.is_analysis,
            Command::Again => is_over,
            Command::Rules => bar.width > 100,
            _ => true,
        };
        let width = command.word().len() as u16 + 2;
        if makes_sense && col + width < bar.right() {
            items.push(Item { command, col, width });
            col += width + 2;
        }
    }
    items
}

/// The command at a place of the screen.
pub(crate) fn command_at(session: &Session, bar: Rect, col: u16, row: u16) -> Option<Command> {
    if !bar.contains((col, row).into()) || !session.typed.is_empty() {
        return None;
    }
    let hit = |item: &Item| (item.col..item.col + item.width).contains(&col);
    items(session, bar).into_iter().find(hit).map(|item| item.command)
}
