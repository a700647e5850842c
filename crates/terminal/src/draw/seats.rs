use ratatui::layout::Rect;
use ratatui::style::Modifier;
use rules::Side;
use unicode_width::UnicodeWidthStr;

use super::pen::Pen;
use crate::look::{self, livery};
use crate::session::{Seat, Session, lost};
use crate::words::shorten;

/// How wide the arrow and the token before a side's name are.
const MARKS: usize = 4;

/// Who plays: the seat at the top of the board first, with clocks and what was lost.
pub(super) fn draw(session: &Session, pen: &mut Pen<'_>) {
    let order = if session.flipped { [Side::South, Side::North] } else { [Side::North, Side::South] };
    for side in order {
        seat(session, side, pen);
    }
}

fn seat(session: &Session, side: Side, pen: &mut Pen<'_>) {
    let look = pen.look;
    let livery = livery(session.scene.palette, side);
    let colour = look.ink(livery.colour).add_modifier(Modifier::BOLD);
    let quiet = look.ink(look::QUIET);
    let arrow = if session.shown_decider() == Some(side) { look.pick("▶ ", "> ") } else { "  " };
    // Clocks run now, whatever moment is looked at.
    let runs = session.decider() == Some(side);
    let style = if runs { look.strong().add_modifier(Modifier::REVERSED) } else { quiet };
    let clock = session.clock.as_ref().map_or_else(String::new, |clock| format!(" {} ", clock.shown(side)));
    let taken = MARKS + session.side(side).width() + clock.width();
    let room = usize::from(pen.area.width).saturating_sub(taken);
    let who = match &session.start.seats[side] {
        Seat::Computer(name) => format!(" {}", name.to_string().replace(':', " ")),
        Seat::Person | Seat::Elsewhere if session.remote.is_some() => elsewhere(session, side, room),
        Seat::Elsewhere => String::new(),
        Seat::Person if session.computer().is_some() => " you".to_owned(),
        Seat::Person => String::new(),
    };
    let token = match side {
        Side::South => look.pick("● ", "# "),
        Side::North => look.pick("○ ", "o "),
    };
    let words = [(arrow, look.ink(look::GLOW)), (token, colour), (session.side(side), colour), (&who, quiet)];
    pen.line_up_to(&words, &clock, style);
    let begun = session.remote.as_ref().is_none_or(|remote| remote.view.state.position.is_some());
    if !begun {
        pen.gap();
        return;
    }
    let lost = lost(&session.first_scene, session.shown(), side);
    let whole = pen.area;
    pen.area = Rect { x: whole.x + MARKS as u16, width: whole.width.saturating_sub(MARKS as u16), ..whole };
    match counted(&lost).as_str() {
        "" => pen.gap(),
        words => pen.wrap(words, quiet, 2),
    }
    pen.area = whole;
}

/// Who sits there, at a table on a server, in so many columns. A long name gives way to whether it is ours.
fn elsewhere(session: &Session, side: Side, room: usize) -> String {
    let Some(remote) = &session.remote else { return String::new() };
    let seat = &remote.view.state.seats[side];
    let name = match &seat.name {
        None => return " nobody yet".to_owned(),
        Some(name) if seat.computer => name.replace(':', " "),
        Some(name) => name.clone(),
    };
    let ours = if remote.is_ours(side) && remote.their_side().is_some() { " (you)" } else { "" };
    let away = if seat.away.is_some() { ", away" } else { "" };
    let name = shorten(&name, room.saturating_sub(1 + ours.width() + away.width()));
    format!(" {name}{ours}{away}")
}

/// `lost 2 guards, king`; nothing where nothing was lost.
fn counted(kinds: &[&str]) -> String {
    let mut words: Vec<String> = Vec::new();
    let mut rest = kinds;
    while let Some(first) = rest.first() {
        let count = rest.iter().take_while(|kind| *kind == first).count();
        words.push(if count > 1 { format!("{count} {first}s") } else { (*first).to_owned() });
        rest = &rest[count..];
    }
    if words.is_empty() { String::new() } else { format!("lost {}", words.join(", ")) }
}

#[cfg(test)]
mod tests {
    use super::counted;

    #[test]
    fn losses_are_counted_by_kind() {
        assert_eq!(counted(&["guard", "guard", "king"]), "lost 2 guards, king");
        assert_eq!(counted(&[]), "");
    }
}
