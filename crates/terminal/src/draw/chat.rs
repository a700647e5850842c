use unicode_width::UnicodeWidthStr;
use wire::ChatView;
use words::text;

use super::line_writer::LineWriter;
use crate::online::RemoteTable;
use crate::session::Session;
use crate::theme;
use crate::wrap::wrap;

/// The most rows for chat in the panel.
const MOST: u16 = 5;

/// Returns how many of the remaining rows the chat takes.
pub(super) fn height(session: &Session, left: u16) -> u16 {
    match &session.remote {
        Some(remote) if !remote.chat.is_empty() && !remote.muted => MOST.min(left / 2),
        _ => 0,
    }
}

/// Draws the last messages at the table.
pub(super) fn draw(session: &Session, pen: &mut LineWriter<'_>) {
    let Some(remote) = &session.remote else { return };
    if height(session, pen.left()) == 0 && pen.left() < 2 {
        return;
    }
    if !remote.chat.is_empty() && !remote.muted {
        pen.rule(&text!(pen.words, "term-chat"));
        all(remote, pen, 0);
    }
}

/// Draws as many messages as fit above the last rows.
pub(super) fn all(remote: &RemoteTable, pen: &mut LineWriter<'_>, keep: u16) {
    let theme = pen.theme;
    let room = usize::from(pen.left().saturating_sub(keep));
    let width = usize::from(pen.area.width);
    let mut lines: Vec<(String, String)> = Vec::new();
    if remote.muted {
        lines.push((String::new(), text!(pen.words, "term-chat-muted")));
    }
    for said in remote.chat.iter().filter(|_| !remote.muted) {
        lines.extend(broken(said, width));
    }
    let skip = lines.len().saturating_sub(room);
    let bottom = pen.row + room.saturating_sub(lines.len() - skip) as u16;
    if keep > 0 {
        // New messages appear right above the input.
        pen.row = bottom;
    }
    for (name, text) in lines.iter().skip(skip) {
        pen.line(&[(name, theme.ink(theme::GLOW)), (text, theme.ink(theme::TEXT))]);
    }
}

/// Wraps a message; the name is in front of the first line.
fn broken(said: &ChatView, width: usize) -> Vec<(String, String)> {
    let name = format!("{}: ", said.name);
    let words = wrap(&said.text, width.saturating_sub(2).max(8));
    let mut lines = Vec::new();
    for (number, line) in words.into_iter().enumerate() {
        match number {
            0 if name.width() + line.width() <= width => lines.push((name.clone(), line)),
            0 => lines.extend([(name.clone(), String::new()), (String::new(), format!("  {line}"))]),
            _ => lines.push((String::new(), format!("  {line}"))),
        }
    }
    lines
}
