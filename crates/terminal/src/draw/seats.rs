use ratatui::layout::Rect;
use ratatui::style::Modifier;
use rules::Side;
use unicode_width::UnicodeWidthStr;
use words::{Words, text};

use super::line_writer::LineWriter;
use crate::session::{Seat, Session};
use crate::theme::{self, side_colours};
use crate::wrap::shorten;

/// The width of the arrow and the token before a side's name.
const MARKS: usize = 4;

/// Draws both players, the one at the top of the board first, with clocks and lost pieces.
pub(super) fn draw(session: &Session, pen: &mut LineWriter<'_>) {
    let order = if session.flipped { [Side::South, Side::North] } else { [Side::North, Side::South] };
    for side in order {
        seat(session, side, pen);
    }
}

fn seat(session: &Session, side: Side, pen: &mut LineWriter<'_>) {
    let theme = pen.theme;
    let colours = side_colours(session.scene.palette, side);
    let colour = theme.ink(colours.colour).add_modifier(Modifier::BOLD);
    let quiet = theme.ink(theme::QUIET);
    let arrow = if session.shown_decider() == Some(side) { theme.pick("▶ ", "> ") } else { "  " };
    // Clocks keep running while the player browses the game.
    let runs = session.decider() == Some(side);
    let style = if runs { theme.strong().add_modifier(Modifier::REVERSED) } else { quiet };
    let words = pen.words;
    let clock = session.clock.as_ref();
    let clock = clock.map_or_else(String::new, |clock| format!(" {} ", clock.shown(side, words)));
    let name = session.side(side);
    let taken = MARKS + name.width() + clock.width();
    let room = usize::from(pen.area.width).saturating_sub(taken);
    let who = match &session.start.seats[side] {
        Seat::Computer(name) => format!(" {}", name.to_string().replace(':', " ")),
        Seat::Person | Seat::Elsewhere if session.remote.is_some() => elsewhere(session, side, room),
        Seat::Elsewhere => String::new(),
        Seat::Person if session.computer().is_some() => format!(" {}", text!(words, "term-you")),
        Seat::Person => recorded(session, side, room),
    };
    let token = match side {
        Side::South => theme.pick("● ", "# "),
        Side::North => theme.pick("○ ", "o "),
    };
    let parts = [(arrow, theme.ink(theme::GLOW)), (token, colour), (&name, colour), (&who, quiet)];
    pen.line_up_to(&parts, &clock, style);
    let begun = session.remote.as_ref().is_none_or(|remote| remote.view.state.position.is_some());
    if !begun {
        pen.gap();
        return;
    }
    let whole = pen.area;
    pen.area = Rect { x: whole.x + MARKS as u16, width: whole.width.saturating_sub(MARKS as u16), ..whole };
    match counted(&session.lost(side), words) {
        None => pen.gap(),
        Some(told) => pen.wrap(&told, quiet, 2),
    }
    pen.area = whole;
}

/// Formats the player that an opened record names, unless it only names the side.
fn recorded(session: &Session, side: Side, room: usize) -> String {
    let Some((record, _)) = &session.origin else { return String::new() };
    let name = [&record.tags.first, &record.tags.second][side.number() as usize - 1].as_deref();
    let name = name.filter(|name| !session.history.info().sides.contains(name));
    name.map_or_else(String::new, |name| format!(" {}", shorten(name, room.saturating_sub(1))))
}

/// Formats the player in a seat of an online table, in so many columns. A long name is shortened before "you".
fn elsewhere(session: &Session, side: Side, room: usize) -> String {
    let Some(remote) = &session.remote else { return String::new() };
    let seat = &remote.view.state.seats[side];
    let name = match &seat.name {
        None => return format!(" {}", text!(session.words, "term-nobody")),
        Some(name) if seat.computer => name.replace(':', " "),
        Some(name) => name.clone(),
    };
    let words = session.words;
    let is_ours = remote.is_ours(side) && remote.their_side().is_some();
    let ours = if is_ours { format!(" ({})", text!(words, "term-you")) } else { String::new() };
    let away = seat.away.map_or_else(String::new, |_| format!(", {}", text!(words, "term-away")));
    let name = shorten(&name, room.saturating_sub(1 + ours.width() + away.width()));
    format!(" {name}{ours}{away}")
}

/// Formats lost pieces: `lost: 2 × guard, king`; `None` if there are none.
fn counted(kinds: &[&str], words: &Words) -> Option<String> {
    let mut counts: Vec<(&str, usize)> = Vec::new();
    for kind in kinds {
        match counts.iter_mut().find(|(known, _)| known == kind) {
            Some((_, count)) => *count += 1,
            None => counts.push((kind, 1)),
        }
    }
    let told = counts.into_iter().map(|(kind, count)| match count {
        1 => words.piece(kind),
        _ => format!("{count} × {}", words.piece(kind)),
    });
    let pieces = told.collect::<Vec<_>>().join(", ");
    (!pieces.is_empty()).then(|| text!(words, "term-lost", pieces = pieces))
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn losses_are_counted_by_kind() {
        let check = |language, kinds: &[&str], told: Option<&str>| {
            assert_eq!(counted(kinds, Words::of(language)).as_deref(), told);
        };
        let kinds = ["guard", "king", "guard"];
        check(Language::English, &kinds, Some("lost: 2 × guard, king"));
        check(Language::German, &kinds, Some("verloren: 2 × Wache, König"));
        check(Language::English, &[], None);
    }
}
