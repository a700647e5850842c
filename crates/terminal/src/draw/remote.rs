use ratatui::style::Modifier;
use wire::{Offer, Phase};

use super::pen::Pen;
use crate::app::App;
use crate::look;
use crate::session::{Session, time_words};

/// What is asked at a table on a server, where the scene does not say it.
pub(super) fn asks(app: &App, session: &Session) -> Option<String> {
    let remote = session.remote.as_ref()?;
    let state = &remote.view.state;
    Some(match state.phase {
        Phase::Seats if !remote.links.is_empty() => {
            "Waiting for somebody. Pass on this link, which leads to the free seat:".to_owned()
        }
        Phase::Seats => "Waiting for somebody to sit down.".to_owned(),
        Phase::Ready => "The game is about to begin.".to_owned(),
        Phase::Setup => {
            let left = state.setup_until.map(|until| time_words(remote.until(until, app.context.now)));
            let left = left.map_or_else(String::new, |left| format!(" They have {left} left."));
            format!("Both choose their arrangements unseen.{left}")
        }
        Phase::Playing if state.paused => "The clocks are stopped.".to_owned(),
        Phase::Playing if remote.sent.is_some() => "Your move is on its way.".to_owned(),
        Phase::Playing => {
            let waits = remote.before.filter(|before| *before > 0);
            return waits.map(|before| format!("The computer waits for its turn to think, behind {before}."));
        }
        Phase::Over | Phase::Closed => return None,
    })
}

/// What else there is to know: links, offers, somebody who is away, the score of the match.
pub(super) fn draw(app: &App, session: &Session, pen: &mut Pen<'_>) {
    let Some(remote) = &session.remote else { return };
    let look = pen.look;
    let [quiet, alarm] = [look.ink(look::QUIET), look.ink(look::ALARM).add_modifier(Modifier::BOLD)];
    let state = &remote.view.state;
    if state.phase == Phase::Seats {
        for link in &remote.links {
            // Broken wherever it has to be: all of it has to be seen.
            let letters: Vec<char> = link.chars().collect();
            for part in letters.chunks(usize::from(pen.area.width).max(1)) {
                let part: String = part.iter().collect();
                pen.line(&[(&part, look.ink(look::GLOW))]);
            }
        }
    }
    if let (Some(what), Some(side)) = (remote.offered(), remote.their_side()) {
        let words = match what {
            Offer::Rematch => format!("{} wants another match.", remote.name(side)),
            Offer::Draw => format!("{} offers a draw.", remote.name(side)),
            Offer::Takeback => format!("{} wants to take back.", remote.name(side)),
        };
        pen.wrap(&words, alarm, 2);
        pen.line(&[("Y accepts, W declines.", quiet)]);
    }
    for what in Offer::ALL.into_iter().filter(|what| remote.offers(*what)) {
        pen.wrap(&format!("You offer {}; W withdraws it.", table::Offer::from(what).name()), quiet, 2);
    }
    if let (Some(away), true) = (remote.away(), remote.is_playing()) {
        let words = match away.until.map(|until| remote.until(until, app.context.now)) {
            None => "Your opponent is away.".to_owned(),
            Some(left) if left.is_zero() => "Your opponent is gone. C claims the game.".to_owned(),
            Some(left) => {
                format!("Your opponent is away. {} until you may claim the game.", time_words(left))
            }
        };
        pen.wrap(&words, alarm, 3);
    }
    let score = &state.score;
    if score.games > 0 && remote.view.terms.form != wire::MatchForm::default() {
        let [south, north] = score.points;
        pen.line(&[(&format!("After {} games {south} to {north}.", score.games), quiet)]);
    }
    let role = if remote.is_player() { "" } else { "You watch. " };
    match remote.spectators {
        0 if role.is_empty() => {}
        0 => pen.line(&[(role, quiet)]),
        1 if !role.is_empty() => pen.line(&[(role, quiet)]),
        1 => pen.line(&[("1 watches.", quiet)]),
        count => pen.line(&[(role, quiet), (&format!("{count} watch."), quiet)]),
    }
}
