use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use wire::{MatchForm, TableStage, TableSummary, Terms};
use words::{SEATS, SideNames, Words, text};

use super::line_writer::LineWriter;
use crate::app::App;
use crate::lobby_layout::{self, LobbyLine};
use crate::menu::variant_words;
use crate::narration;
use crate::online::{Entry, Server, clock_words, form_words};
use crate::theme;

pub(super) fn draw(app: &App, size: [u16; 2], buffer: &mut Buffer) {
    let Some(server) = &app.server else { return };
    let (theme, words) = (app.context.theme, app.context.words);
    let [glow, quiet] = [theme.ink(theme::GLOW).add_modifier(Modifier::BOLD), theme.ink(theme::QUIET)];
    let area = Rect { x: 1, y: 0, width: size[0].saturating_sub(2), height: size[1] };
    let mut pen = LineWriter::new(buffer, area, &app.context);
    let me = server.me.as_ref().map_or("", |me| me.name.as_str());
    pen.right(me, theme.strong());
    pen.line(&[("H O L O C O U R T", glow), ("  ", quiet), (&server.address, quiet)]);
    match &server.lobby.message {
        Some(message) => pen.wrap(message, theme.ink(theme::GLOW), 1),
        None if !server.lobby.has_come => pen.line(&[(&text!(words, "term-lobby-waiting"), quiet)]),
        None if server.lobby.is_quiet() => pen.line(&[(&text!(words, "term-lobby-quiet"), quiet)]),
        None => pen.gap(),
    }
    let entries = server.lobby.entries();
    for (row, line) in lobby_layout::lines(&server.lobby, size) {
        pen.row = row;
        match line {
            LobbyLine::Empty => {}
            LobbyLine::Heading(title) => pen.rule(&text!(words, title)),
            LobbyLine::Entry(number) => {
                let chosen = number == server.lobby.at;
                let pointer = if chosen { theme.pick("▸ ", "> ") } else { "  " };
                let style = if chosen { theme.strong() } else { theme.ink(theme::TEXT) };
                let (left, right, is_urgent) = entry_text(server, entries[number], words);
                let mark = if is_urgent { theme.ink(theme::GLOW) } else { quiet };
                let right = format!(" {right}");
                pen.line_up_to(&[(pointer, glow), (&left, style)], &right, mark);
            }
        }
    }
    pen.row = size[1].saturating_sub(1);
    pen.line(&[(&text!(words, "term-keys-lobby"), quiet)]);
}

/// Returns the left and right text of an entry, and whether it waits for the player.
fn entry_text(server: &Server, entry: Entry, words: &Words) -> (String, String, bool) {
    let plain = |id: &str| (text!(words, id), String::new(), false);
    let lists = &server.lobby.lists;
    match entry {
        Entry::New => plain("term-lobby-new"),
        Entry::Link => plain("term-lobby-link"),
        Entry::SignOut if server.me.as_ref().is_some_and(|me| me.kind == wire::PersonKind::Guest) => {
            plain("term-lobby-account")
        }
        Entry::SignOut => plain("term-lobby-sign-out"),
        Entry::Menu => plain("term-lobby-menu"),
        Entry::Mine(at) => {
            let game = &lists.mine[at];
            let state = match game.stage {
                TableStage::Open => text!(words, "term-lobby-seat-free"),
                TableStage::Playing if game.your_turn => text!(words, "term-lobby-your-turn"),
                TableStage::Playing => text!(words, "term-lobby-their-turn"),
                TableStage::Over => {
                    let result = game.result.as_ref();
                    let result = result.and_then(|result| narration::fact(result, words, &sides(&game.game)));
                    result.unwrap_or_else(|| text!(words, "term-lobby-over"))
                }
            };
            (summary(game, words), state, game.your_turn)
        }
        Entry::Live(at) => {
            let game = &lists.live[at];
            (summary(game, words), text!(words, "term-lobby-moves", moves = game.ply), false)
        }
        Entry::Seek(at) => {
            let seek = &lists.seeks[at];
            let rating =
                seek.rating.as_ref().map_or_else(String::new, |rating| format!(" ({:.0})", rating.rating));
            let what = terms(&seek.request.terms, words);
            let own = server.is_me(&seek.name);
            let leads = if own { "term-lobby-own-seek" } else { "term-lobby-seek" };
            (format!("{}{rating}: {what}", seek.name), text!(words, leads), false)
        }
        Entry::Challenge(at) => {
            let challenge = &lists.challenges[at];
            let what = terms(&challenge.terms, words);
            if server.is_me(&challenge.from) {
                let asked = text!(words, "term-lobby-challenge-to", name = &challenge.to, terms = what);
                (asked, text!(words, "term-lobby-withdraw"), false)
            } else {
                let asks = text!(words, "term-lobby-challenge-from", name = &challenge.from, terms = what);
                (asks, text!(words, "term-lobby-answer"), true)
            }
        }
    }
}

/// Returns the names of a game's sides.
fn sides(game: &str) -> SideNames<'static> {
    catalog::game(game).map_or(SEATS, |game| game.info().sides)
}

/// `Courtier, 5 min: Ada – Bob`.
fn summary(game: &TableSummary, words: &Words) -> String {
    let name = |at: usize| match &game.seats[at] {
        Some(seat) if seat.computer => seat.name.replace(':', " "),
        Some(seat) => seat.name.clone(),
        None => "?".to_owned(),
    };
    let terms = with_form(&game.title, game.form, clock_words(game.time.into(), words), words);
    format!("{terms}: {} – {}", name(0), name(1))
}

/// `Courtier, best of 3, 5 min`; single games are not named as such.
fn with_form(title: &str, form: MatchForm, clock: String, words: &Words) -> String {
    match form {
        MatchForm::Single => format!("{title}, {clock}"),
        form => format!("{title}, {}, {clock}", form_words(form, words)),
    }
}

/// Formats the terms of a game.
fn terms(terms: &Terms, words: &Words) -> String {
    let title = catalog::game(&terms.game).map_or_else(
        |_| terms.game.clone(),
        |game| match game.variant() {
            "" => game.info().title.to_owned(),
            _ => format!("{} {}", game.info().title, variant_words(game, words)),
        },
    );
    let told = with_form(&title, terms.form, clock_words(terms.time.into(), words), words);
    if terms.rated { text!(words, "term-lobby-rated", terms = told) } else { told }
}
