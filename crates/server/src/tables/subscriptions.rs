use axum::extract::ws::Utf8Bytes;
use rules::Side;
use table::{HostCommand, Phase, Time, Viewer};
use wire::{ChatView, Room, ToClient};

use super::error::TableError;
use super::live::Inner;
use super::message;
use super::service::Tables;
use super::subscriber::{Protocol, Subscriber};
use super::summary::may_see;
use crate::bot;
use crate::id::{PersonId, TableId};
use crate::store::ChatLine;

/// How many lines of chat are shown with a table.
const CHAT: i64 = 100;

impl Tables {
    /// Lets a connection watch a table: it is sent what it missed since an event, or the whole table, and from then on
    /// whatever happens.
    pub async fn watch(
        &self,
        id: &TableId,
        subscriber: &Subscriber,
        since: Option<u64>,
    ) -> Result<(), TableError> {
        let live = self.live(id);
        let mut inner = self.lock(id, &live).await?;
        let viewer = inner.viewer(subscriber);
        if !may_see(&inner.row, Some(subscriber.person())) {
            return Err(TableError::NotFound);
        }
        inner.watchers.retain(|other| other.number() != subscriber.number());
        // Whoever comes back hears of that as a part of what it missed, and of nothing before that.
        self.come_back(&mut inner, viewer).await;
        inner.watchers.push(subscriber.clone());
        match subscriber.protocol() {
            Protocol::Bot => subscriber.tell(bot::full(&inner.table, viewer, self.now()).into()),
            Protocol::Socket => {
                let missed = since.and_then(|since| inner.table.update(since, viewer));
                let message = match missed {
                    Some(update) => ToClient::Update {
                        table: id.to_string(),
                        now: self.now().0,
                        update: Box::new(update),
                    },
                    None => self.whole(id, &inner, viewer).await?,
                };
                subscriber.tell(message::text(&message));
            }
        }
        self.tell_spectators(&inner);
        Ok(())
    }

    /// The whole of a table, as somebody may see it.
    async fn whole(&self, id: &TableId, inner: &Inner, viewer: Viewer) -> Result<ToClient, TableError> {
        Ok(ToClient::Table {
            table: id.to_string(),
            now: self.now().0,
            spectators: inner.spectators(),
            view: Box::new(inner.table.view(viewer)),
            chat: self.chat(id, viewer).await?,
        })
    }

    /// What was said at a table, in the rooms that somebody hears: players hear both, so that nothing is said behind
    /// their backs; spectators hear their own.
    pub(super) async fn chat(&self, id: &TableId, viewer: Viewer) -> Result<Vec<ChatView>, TableError> {
        let store = &self.shared.store;
        let mut lines = store.chat(id, Room::Spectators, CHAT).await?;
        if viewer != Viewer::Spectator {
            lines.extend(store.chat(id, Room::Players, CHAT).await?);
        }
        lines.sort_by_key(|line| line.seq);
        let ids: Vec<PersonId> = lines.iter().map(|line| line.line.person_id.clone()).collect();
        let people = store.people_by_ids(&ids).await?;
        let name =
            |id: &PersonId| people.iter().find(|person| person.id == *id).map(|person| person.name.clone());
        Ok(lines.iter().map(|line| chat_view(line, name(&line.line.person_id).unwrap_or_default())).collect())
    }

    /// A connection does not watch a table any more. A player whose last connection this was is away.
    pub async fn unwatch(&self, id: &TableId, subscriber: &Subscriber) {
        let live = self.live(id);
        let Ok(mut inner) = self.lock(id, &live).await else { return };
        let before = inner.watchers.len();
        inner.watchers.retain(|other| other.number() != subscriber.number());
        if inner.watchers.len() == before {
            return;
        }
        let is_left = !inner.watchers.iter().any(|other| other.person() == subscriber.person());
        let viewer = inner.viewer(subscriber);
        if is_left && matches!(inner.table.phase(), Phase::Setup | Phase::Playing) {
            for side in Side::BOTH.into_iter().filter(|side| viewer.holds(*side)) {
                // It may be noted already, and that is fine.
                let _ = self.decide_host(&mut inner, HostCommand::Away { side }).await;
            }
        }
        self.tell_spectators(&inner);
    }

    async fn come_back(&self, inner: &mut Inner, viewer: Viewer) {
        for side in Side::BOTH.into_iter().filter(|side| viewer.holds(*side)) {
            // Whoever was not away is not back, and that is fine.
            let _ = self.decide_host(inner, HostCommand::Back { side }).await;
        }
    }

    /// Tells everybody who watches what has happened since an event. Each kind of viewer is told its own part.
    pub(super) fn tell(&self, inner: &Inner, since: u64, now: Time) {
        let keys: Vec<(Viewer, Protocol)> = inner
            .watchers
            .iter()
            .map(|subscriber| (inner.viewer(subscriber), subscriber.protocol()))
            .collect();
        let viewers = |wanted: Protocol| {
            let mut viewers: Vec<Viewer> = Vec::with_capacity(3);
            for (viewer, form) in &keys {
                if *form == wanted && !viewers.contains(viewer) {
                    viewers.push(*viewer);
                }
            }
            viewers
        };
        let pages = viewers(Protocol::Socket);
        let pages: Vec<_> = pages.iter().copied().zip(self.news(inner, since, now, &pages)).collect();
        let bots = viewers(Protocol::Bot).into_iter();
        let bots: Vec<(Viewer, Utf8Bytes)> =
            bots.map(|viewer| (viewer, bot::state(&inner.table, viewer, now).into())).collect();
        for (subscriber, (viewer, form)) in inner.watchers.iter().zip(keys) {
            let made = match form {
                Protocol::Socket => &pages,
                Protocol::Bot => &bots,
            };
            if let Some((_, text)) = made.iter().find(|(other, _)| *other == viewer) {
                subscriber.tell(text.clone());
            }
        }
    }

    /// What pages of these viewers are told, in their order.
    fn news(&self, inner: &Inner, since: u64, now: Time, viewers: &[Viewer]) -> Vec<Utf8Bytes> {
        if viewers.is_empty() {
            return Vec::new();
        }
        let (table, now) = (inner.row.id.to_string(), now.0);
        let messages: Vec<ToClient> = match inner.table.updates(since, viewers) {
            Some(updates) => {
                let message =
                    |update| ToClient::Update { table: table.clone(), now, update: Box::new(update) };
                updates.into_iter().map(message).collect()
            }
            // So much happened at once that the whole is shorter; what was said is known already.
            None => {
                let message = |viewer: &Viewer| ToClient::Table {
                    table: table.clone(),
                    now,
                    spectators: inner.spectators(),
                    view: Box::new(inner.table.view(*viewer)),
                    chat: Vec::new(),
                };
                viewers.iter().map(message).collect()
            }
        };
        messages.iter().map(message::text).collect()
    }

    fn tell_spectators(&self, inner: &Inner) {
        let message = ToClient::Spectators { table: inner.row.id.to_string(), count: inner.spectators() };
        let text = message::text(&message);
        for subscriber in inner.watchers.iter().filter(|subscriber| subscriber.protocol() == Protocol::Socket)
        {
            subscriber.tell(text.clone());
        }
    }

    /// Tells those who hear a room what was said there.
    pub(super) fn tell_said(&self, inner: &Inner, line: &ChatView) {
        let message = ToClient::Said { table: inner.row.id.to_string(), line: line.clone() };
        let text = message::text(&message);
        let for_bots = Utf8Bytes::from(bot::chat_line(line));
        for subscriber in &inner.watchers {
            if inner.muted.contains(subscriber.person()) {
                continue;
            }
            let hears = line.room == Room::Spectators || inner.viewer(subscriber) != Viewer::Spectator;
            match subscriber.protocol() {
                _ if !hears => {}
                Protocol::Socket => subscriber.tell(text.clone()),
                Protocol::Bot => subscriber.tell(for_bots.clone()),
            }
        }
    }
}

/// A line as it is shown.
pub(super) fn chat_view(line: &ChatLine, name: String) -> ChatView {
    ChatView {
        number: line.seq.max(0) as u64,
        room: line.line.room,
        name,
        text: line.line.body.clone(),
        at: line.line.at_ms.max(0) as u64,
    }
}
