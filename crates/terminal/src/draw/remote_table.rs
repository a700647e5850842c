use ratatui::style::Modifier;
use wire::{Offer, Phase};
use words::{Words, text};

use super::line_writer::LineWriter;
use crate::app::App;
use crate::session::{Session, time_words};
use crate::theme;

/// Returns the prompt at an online table, if it is not that of the scene.
pub(super) fn asks(app: &App, session: &Session) -> Option<String> {
    let remote = session.remote.as_ref()?;
    let words = app.context.words;
    let state = &remote.view.state;
    Some(match state.phase {
        Phase::Seats if !remote.links.is_empty() => text!(words, "term-wait-link"),
        Phase::Seats => text!(words, "term-wait"),
        Phase::Ready => text!(words, "table-ready"),
        Phase::Setup => match state.setup_until {
            Some(until) => {
                let left = time_words(remote.until(until, app.context.now), words);
                text!(words, "term-wait-setup-left", time = left)
            }
            None => text!(words, "term-wait-setup"),
        },
        Phase::Playing if state.paused => text!(words, "table-paused"),
        Phase::Playing if remote.sent.is_some() => text!(words, "term-move-sent"),
        Phase::Playing => {
            let waits = remote.before.filter(|before| *before > 0);
            return waits.map(|before| text!(words, "table-queue", before = before));
        }
        Phase::Over | Phase::Closed => return None,
    })
}

/// Draws invitation links, offers, absent players and the match score.
pub(super) fn draw(app: &App, session: &Session, pen: &mut LineWriter<'_>) {
    let Some(remote) = &session.remote else { return };
    let (theme, words) = (pen.theme, pen.words);
    let [quiet, alarm] = [theme.ink(theme::QUIET), theme.ink(theme::ALARM).add_modifier(Modifier::BOLD)];
    let state = &remote.view.state;
    if state.phase == Phase::Seats {
        for link in &remote.links {
            // Links are wrapped anywhere, because all of them must be visible.
            let letters: Vec<char> = link.chars().collect();
            for part in letters.chunks(usize::from(pen.area.width).max(1)) {
                let part: String = part.iter().collect();
                pen.line(&[(&part, theme.ink(theme::GLOW))]);
            }
        }
    }
    if let (Some(what), Some(side)) = (remote.offered(), remote.their_side()) {
        let id = match what {
            Offer::Rematch => "offer-rematch",
            Offer::Draw => "offer-draw",
            Offer::Takeback => "offer-takeback",
        };
        pen.wrap(&text!(words, id, name = remote.name(side, words)), alarm, 2);
        pen.line(&[(&text!(words, "term-offer-keys"), quiet)]);
    }
    for what in Offer::ALL.into_iter().filter(|what| remote.offers(*what)) {
        pen.wrap(&text!(words, "term-offer-own", offer = own_offer(what, words)), quiet, 2);
    }
    if let (Some(away), true) = (remote.away(), remote.needs_opponent()) {
        let told = match away.until.map(|until| remote.until(until, app.context.now)) {
            None => text!(words, "term-opponent-away"),
            Some(left) if left.is_zero() => text!(words, "term-opponent-gone"),
            Some(left) => text!(words, "term-opponent-away-until", time = time_words(left, words)),
        };
        pen.wrap(&told, alarm, 3);
    }
    if let Some(until) = state.first_move_until {
        let left = time_words(remote.until(until, app.context.now), words);
        pen.wrap(&text!(words, "table-first-move", time = left), quiet, 3);
    }
    let score = &state.score;
    if score.games > 0 && remote.view.terms.form != wire::MatchForm::default() {
        // Say what is counted: games, points or stakes.
        let [first, second] = match remote.view.terms.form {
            wire::MatchForm::Single | wire::MatchForm::BestOf { .. } => {
                score.game_points.map(|points| points.to_string())
            }
            wire::MatchForm::FirstTo { .. } => score.points.map(|points| points.to_string()),
            wire::MatchForm::Stakes { .. } => {
                [score.balance, -score.balance].map(|balance| balance.to_string())
            }
        };
        let told = text!(words, "term-match-score", games = score.games, first = first, second = second);
        pen.line(&[(&told, quiet)]);
    }
    let mut told = Vec::new();
    if !remote.is_player() {
        told.push(text!(words, "term-watching"));
    }
    // A single spectator needs no count.
    if remote.spectators > u32::from(!remote.is_player()) {
        told.push(text!(words, "term-spectators", count = remote.spectators));
    }
    if !told.is_empty() {
        pen.wrap(&told.join(" "), quiet, 2);
    }
}

/// Formats one's own offer.
pub(crate) fn own_offer(what: Offer, words: &Words) -> String {
    let id = match what {
        Offer::Draw => "offer-own-draw",
        Offer::Takeback => "offer-own-takeback",
        Offer::Rematch => "offer-own-rematch",
    };
    text!(words, id)
}
