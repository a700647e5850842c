use std::time::Duration;

use table::{Awaits, HostCommand, Time};

use super::live::{Inner, Timer};
use super::service::{Tables, begin};
use super::subscriber::Subscriber;
use super::summary;
use crate::id::TableId;
use wire::ToClient;

/// How long the players see how a game of a match ended before the next one begins.
const PAUSE_BETWEEN_GAMES: u64 = 5_000;

impl Tables {
    /// What follows when events are written: computers think, clocks are looked at, people are told.
    pub(super) fn follow_up(&self, inner: &mut Inner, before: u64, now: Time) {
        self.set_timer(inner, now);
        self.let_computer_think(inner);
        self.let_computer_answer(inner);
        self.call_players(inner, before);
    }

    /// Sees to it that somebody looks at the clock in time. A timer that is due too early is left: when it rings, it is
    /// set again.
    fn set_timer(&self, inner: &mut Inner, now: Time) {
        let clock = inner.table.next_deadline().map(|deadline| deadline.0);
        let next_game = matches!(inner.table.awaits(), Awaits::Begin).then_some(now.0 + PAUSE_BETWEEN_GAMES);
        let Some(at) = clock.or(next_game) else {
            if let Some(timer) = inner.timer.take() {
                timer.task.abort();
            }
            return;
        };
        if inner.timer.as_ref().is_some_and(|timer| timer.at <= at) {
            return;
        }
        let (tables, id) = (self.clone(), inner.row.id.clone());
        let wait = Duration::from_millis(at.saturating_sub(now.0) + 1);
        let task = tokio::spawn(async move {
            tokio::time::sleep(wait).await;
            tables.ring(&id).await;
        });
        if let Some(old) = inner.timer.replace(Timer { at, task: task.abort_handle() }) {
            old.task.abort();
        }
    }

    /// A timer rings.
    async fn ring(&self, id: &TableId) {
        let live = self.live(id);
        let Ok(mut inner) = self.lock(id, &live).await else { return };
        // This task is the timer, and must not be aborted by the next one.
        inner.timer = None;
        let now = self.now();
        let order = match inner.table.awaits() {
            Awaits::Begin => Some(begin()),
            _ => inner.table.next_deadline().filter(|deadline| *deadline <= now).map(|_| HostCommand::Tick),
        };
        match order {
            Some(order) => {
                if let Err(error) = self.decide_host(&mut inner, order).await {
                    tracing::warn!(table = %id, %error, "a timer rang for nothing");
                    self.set_timer(&mut inner, now);
                }
            }
            None => self.set_timer(&mut inner, now),
        }
    }

    /// Tells a person that it is their turn, on pages that do not watch the table, and bots that a game began. Pages
    /// that do watch it have been told what happened.
    fn call_players(&self, inner: &Inner, before: u64) {
        let events = inner.table.events_since(before).unwrap_or_default();
        let id = inner.row.id.to_string();
        for side in rules::Side::BOTH {
            let Some(person) = summary::person(&inner.table, side) else { continue };
            for line in crate::bot::events(&inner.table, side, &events) {
                self.shared.hub.tell_bots(&person, &line);
            }
        }
        if let Some(person) = &inner.row.turn_of {
            let watches =
                |page: &Subscriber| inner.watchers.iter().any(|other| other.number() == page.number());
            self.shared.hub.tell_pages(person, &ToClient::YourTurn { table: id }, |page| !watches(page));
        }
    }
}
