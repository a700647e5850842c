use std::time::Duration;

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;
use wire::Phase;

use crate::command::Command;
use crate::session::Session;

/// A command in the last row of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Item {
    pub(crate) command: Command,
    /// The first column.
    pub(crate) col: u16,
    /// The width in columns.
    pub(crate) width: u16,
}

/// Returns the commands available now, as many as fit.
pub(crate) fn items(session: &Session, bar: Rect, now: Duration) -> Vec<Item> {
    let mut items = Vec::new();
    let mut col = bar.x + 1;
    for command in order(session) {
        let width = command.word(session.words).width() as u16 + 2;
        if makes_sense(session, command, bar, now) && col + width < bar.right() {
            items.push(Item { command, col, width });
            col += width + 2;
        }
    }
    items
}

/// At an online table, answers to the opponent come first.
fn order(session: &Session) -> Vec<Command> {
    let mut order = Command::ALL.to_vec();
    if session.remote.is_some() {
        order.sort_by_key(|command| (*command != Command::Help, !command.is_online()));
    }
    order
}

fn makes_sense(session: &Session, command: Command, bar: Rect, now: Duration) -> bool {
    let is_over = session.is_over();
    let draws = session.history.info().draws;
    let Some(remote) = &session.remote else {
        return match command {
            Command::Undo => !is_over && !session.history.is_empty(),
            Command::Hint => session.person_to_decide().is_some(),
            Command::Draw => !is_over && draws && !session.start.is_analysis,
            Command::Claim => session.history.claimable().is_some(),
            Command::Resign => !is_over && !session.start.is_analysis,
            Command::Again => is_over,
            Command::Rules => bar.width > 100,
            _ => !command.is_online(),
        };
    };
    let state = &remote.view.state;
    let plays = remote.is_player() && remote.is_playing();
    match command {
        Command::Accept => remote.offered().is_some(),
        Command::Decline => remote.offered().is_some() || !state.offers.is_empty() && remote.is_player(),
        Command::Abort => remote.is_player() && state.can_abort,
        Command::Undo => plays && remote.view.terms.takebacks && !session.history.is_empty(),
        // Players get no hints, and spectators have no decisions.
        Command::Hint => false,
        Command::Analyse => !session.is_contest() && remote.is_playing() || is_over,
        Command::Draw => plays && draws && !state.can_abort,
        Command::Claim => {
            plays && state.claimable.is_some() || remote.is_player() && remote.is_abandoned(now)
        }
        Command::Resign => plays && !state.can_abort || remote.is_player() && remote.is_between_games(),
        Command::Again => remote.is_player() && state.phase == Phase::Over,
        Command::Save => is_over || !session.history.is_empty(),
        Command::Rules => bar.width > 100,
        Command::Mute => remote.muted || !remote.chat.is_empty(),
        _ => true,
    }
}

/// Returns the command at a position on the screen.
pub(crate) fn command_at(
    session: &Session,
    bar: Rect,
    now: Duration,
    [col, row]: [u16; 2],
) -> Option<Command> {
    if !bar.contains((col, row).into()) || !session.typed.is_empty() {
        return None;
    }
    let hit = |item: &Item| (item.col..item.col + item.width).contains(&col);
    items(session, bar, now).into_iter().find(hit).map(|item| item.command)
}
