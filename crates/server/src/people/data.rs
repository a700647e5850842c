use serde::Serialize;
use serde_json::{Value, json};
use table::Event;
use utoipa::ToSchema;

use super::People;
use crate::error::ApiError;
use crate::id::PersonId;
use crate::store::{Page, Person, RatingPool, TableRow};

/// Everything that is stored about a person.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Export {
    /// Name, times and settings.
    pub person: Value,
    /// Where they are signed in.
    pub sessions: Vec<Value>,
    /// Their tokens, without the secrets, which are not stored.
    pub tokens: Vec<Value>,
    /// Their passkeys.
    pub passkeys: Vec<Value>,
    /// Their ratings.
    pub ratings: Vec<Value>,
    /// Their games, with everything that happened up to the last moment at which nothing was sealed.
    pub tables: Vec<Value>,
    /// Their chat lines.
    pub chat: Vec<Value>,
    /// Their seeks.
    pub seeks: Vec<Value>,
    /// Challenges that they made or received.
    pub challenges: Vec<Value>,
}

impl People {
    /// Collects everything that is stored about a person.
    pub async fn export(&self, person: &Person) -> Result<Export, ApiError> {
        let id = &person.id;
        let sessions = self.store.sessions_of(id).await?.into_iter().map(|session| {
            json!({ "createdAt": session.created_at, "seenAt": session.seen_at,
                "userAgent": session.user_agent })
        });
        let tokens = self.store.tokens_of(id).await?.into_iter().map(|token| {
            json!({ "name": token.name, "scopes": token.scopes, "createdAt": token.created_at,
                "usedAt": token.used_at })
        });
        let passkeys = self.store.passkeys_of(id).await?.into_iter().map(|passkey| {
            json!({ "id": passkey.id, "name": passkey.name, "createdAt": passkey.created_at,
                "usedAt": passkey.used_at, "credential": read(&passkey.credential) })
        });
        let ratings =
            self.store.ratings_of(RatingPool::People, id.as_str()).await?.into_iter().map(|rating| {
                json!({ "game": rating.key.game, "speed": rating.key.speed, "rating": rating.rating,
                "deviation": rating.deviation, "volatility": rating.volatility, "games": rating.games,
                "updated_at": rating.updated_at })
            });
        let chat = self.store.chat_of(id).await?.into_iter().map(|said| {
            json!({ "table": said.line.table_id, "room": said.line.room, "text": said.line.body,
                "at_ms": said.line.at_ms })
        });
        let seeks = self.store.seeks().await?.into_iter().filter(|seek| seek.person_id == *id);
        let seeks = seeks.map(|seek| json!({ "options": read(&seek.options), "createdAt": seek.created_at }));
        let challenges = self.store.challenges_of(id).await?.into_iter().map(|challenge| {
            json!({ "from": challenge.from, "to": challenge.to, "options": read(&challenge.options),
                "createdAt": challenge.created_at })
        });
        Ok(Export {
            person: json!({ "id": id, "kind": person.kind, "name": person.name, "isBot": person.is_bot,
                "createdAt": person.created_at, "seenAt": person.seen_at,
                "settings": read(&person.settings) }),
            sessions: sessions.collect(),
            tokens: tokens.collect(),
            passkeys: passkeys.collect(),
            ratings: ratings.collect(),
            tables: self.export_tables(id).await?,
            chat: chat.collect(),
            seeks: seeks.collect(),
            challenges: challenges.collect(),
        })
    }

    async fn export_tables(&self, person: &PersonId) -> Result<Vec<Value>, ApiError> {
        let mut tables = Vec::new();
        let mut page = Page::new(0, Page::LONGEST);
        loop {
            let rows = self.store.tables_of(person, page).await?;
            let count = rows.len() as i64;
            for row in rows {
                tables.push(self.export_table(row).await?);
            }
            if count < page.limit {
                return Ok(tables);
            }
            page.offset += count;
        }
    }

    async fn export_table(&self, row: TableRow) -> Result<Value, ApiError> {
        let mut export = json!({ "id": row.id, "game": row.kind, "createdAt": row.created_at,
            "updated_at": row.updated_at, "state": row.state.as_str(), "rated": row.rated, "speed": row.speed,
            "seats": row.seats, "summary": read(&row.summary) });
        // What may be shown is decided on the events that are shown: the game may have gone on since the row was read.
        if let Some((_, stored)) = self.store.load_table(&row.id).await? {
            let events: Vec<Event> =
                stored.iter().map_while(|event| Event::from_json(&event.body).ok()).collect();
            let shown = table::disclosed(&events);
            export["events"] = shown
                .into_iter()
                .filter_map(|place| stored.get(place))
                .map(|event| json!({ "seq": event.seq, "at_ms": event.at_ms, "event": read(&event.body) }))
                .collect();
        }
        Ok(export)
    }

    /// Deletes a person. Their games stay, played by a deleted player.
    pub async fn delete(&self, person: &PersonId) -> Result<(), ApiError> {
        Ok(self.store.forget_person(person).await?)
    }
}

/// JSON, or the text itself if it is not JSON.
fn read(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| Value::from(text))
}
