use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use wire::{TableStage, TableSummary, Terms};

use super::pen::Pen;
use crate::app::App;
use crate::lobby_layout::{self, Line};
use crate::look;
use crate::online::{Entry, House, clock_words};

pub(super) fn draw(app: &App, size: [u16; 2], buffer: &mut Buffer) {
    let Some(house) = &app.house else { return };
    let look = app.context.look;
    let [glow, quiet] = [look.ink(look::GLOW).add_modifier(Modifier::BOLD), look.ink(look::QUIET)];
    let area = Rect { x: 1, y: 0, width: size[0].saturating_sub(2), height: size[1] };
    let mut pen = Pen::new(buffer, area, look);
    let me = house.me.as_ref().map_or("", |me| me.name.as_str());
    pen.right(me, look.strong());
    pen.line(&[("H O L O C O U R T", glow), ("  ", quiet), (&house.server, quiet)]);
    match &house.lobby.message {
        Some(message) => pen.wrap(message, look.ink(look::GLOW), 1),
        None if !house.lobby.has_come => pen.line(&[("Asking who is there…", quiet)]),
        None if house.lobby.is_quiet() => {
            pen.line(&[("Nobody looks for a game, and none is being played: offer one.", quiet)]);
        }
        None => pen.gap(),
    }
    let entries = house.lobby.entries();
    for (row, line) in lobby_layout::lines(&house.lobby, size) {
        pen.row = row;
        match line {
            Line::Empty => {}
            Line::Heading(title) => pen.rule(title),
            Line::Entry(number) => {
                let chosen = number == house.lobby.at;
                let pointer = if chosen { look.pick("▸ ", "> ") } else { "  " };
                let style = if chosen { look.strong() } else { look.ink(look::TEXT) };
                let (left, right, is_urgent) = words(house, entries[number]);
                let mark = if is_urgent { look.ink(look::GLOW) } else { quiet };
                let right = format!(" {right}");
                pen.line_up_to(&[(pointer, glow), (&left, style)], &right, mark);
            }
        }
    }
    pen.row = size[1].saturating_sub(1);
    pen.line(&[("arrows, Enter; N new game, L link, D decline, Esc leaves", quiet)]);
}

/// What an entry says on the left and on the right, and whether it waits for us.
fn words(house: &House, entry: Entry) -> (String, String, bool) {
    let plain = |words: &str| (words.to_owned(), String::new(), false);
    let lists = &house.lobby.lists;
    match entry {
        Entry::New => plain("New game…"),
        Entry::Link => plain("Open an invitation link…"),
        Entry::SignOut if house.me.as_ref().is_some_and(|me| me.kind == wire::PersonKind::Guest) => {
            plain("Sign in, or make an account that keeps your games")
        }
        Entry::SignOut => plain("Sign out"),
        Entry::Menu => plain("Back to the menu"),
        Entry::Mine(at) => {
            let game = &lists.mine[at];
            let state = match game.stage {
                TableStage::Open => "a seat is free".to_owned(),
                TableStage::Playing if game.your_turn => "your turn".to_owned(),
                TableStage::Playing => "their turn".to_owned(),
                TableStage::Over => game.result.clone().unwrap_or_else(|| "over".to_owned()),
            };
            (summary(game), state, game.your_turn)
        }
        Entry::Live(at) => {
            let game = &lists.live[at];
            (summary(game), format!("{} choices", game.ply), false)
        }
        Entry::Seek(at) => {
            let seek = &lists.seeks[at];
            let rating =
                seek.rating.as_ref().map_or_else(String::new, |rating| format!(" ({:.0})", rating.rating));
            let what = terms(&seek.request.terms);
            let own = house.is_me(&seek.name);
            let leads = if own { "yours; Enter takes it back" } else { "Enter plays" };
            (format!("{}{rating}: {what}", seek.name), leads.to_owned(), false)
        }
        Entry::Challenge(at) => {
            let challenge = &lists.challenges[at];
            let what = terms(&challenge.terms);
            if house.is_me(&challenge.from) {
                (format!("You ask {}: {what}", challenge.to), "D takes it back".to_owned(), false)
            } else {
                (format!("{} asks you: {what}", challenge.from), "Enter accepts, D declines".to_owned(), true)
            }
        }
    }
}

/// `Courtier, 5 min: Ada – Bob`.
fn summary(game: &TableSummary) -> String {
    let name = |at: usize| match &game.seats[at] {
        Some(seat) if seat.computer => seat.name.replace(':', " "),
        Some(seat) => seat.name.clone(),
        None => "?".to_owned(),
    };
    format!("{}, {}: {} – {}", game.title, clock_words(game.time.into()), name(0), name(1))
}

/// What somebody would like to play.
fn terms(terms: &Terms) -> String {
    let title = catalog::game(&terms.game).map_or_else(
        |_| terms.game.clone(),
        |game| match game.variant() {
            "" => game.info().title.to_owned(),
            variant => format!("{} {variant}", game.info().title),
        },
    );
    let rated = if terms.rated { ", rated" } else { "" };
    format!("{title}, {}{rated}", clock_words(terms.time.into()))
}
