use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::http::StatusCode;
use wire::{RatingView, SpeedClass, TimeControl, ToClient};

use crate::clock::Clock;
use crate::error::ApiError;
use crate::id::PersonId;
use crate::ratings::Strength;
use crate::store::{Person, Rating, RatingPool, Storage};
use crate::tables::Tables;

/// Seeks and challenges. Cheap to clone.
#[derive(Clone)]
pub struct Lobby {
    pub(super) store: Arc<dyn Storage>,
    pub(super) tables: Tables,
    pub(super) clock: Clock,
    /// Held while a player is paired, so that two requests do not interleave.
    pub(super) pairing: Arc<tokio::sync::Mutex<()>>,
    /// Whether the seeks will be sent to all who see the lobby.
    will_publish: Arc<AtomicBool>,
}

/// For how long changes of seeks are collected before they are sent.
const COLLECT: Duration = Duration::from_millis(250);

impl Lobby {
    /// The lobby of this database.
    pub fn new(store: Arc<dyn Storage>, tables: Tables, clock: Clock) -> Lobby {
        Lobby { store, tables, clock, pairing: Arc::default(), will_publish: Arc::default() }
    }

    /// The rating of a player that counts for a game, if there is one.
    pub(super) async fn rating(
        &self,
        person: &PersonId,
        game: &str,
        time: TimeControl,
    ) -> Result<Option<RatingView>, ApiError> {
        let key = self.tables.ratings_per().key(RatingPool::People, person.as_str(), game, time);
        Ok(self.store.rating(&key).await?.map(|rating| rating_view(&rating)))
    }

    /// Withdraws all seeks and challenges of a person, and declines the challenges to them.
    pub async fn withdraw(&self, person: &Person) -> Result<(), ApiError> {
        if self.store.remove_seeks_of(&person.id).await? > 0 {
            self.publish_seeks();
        }
        for challenge in self.store.challenges_of(&person.id).await? {
            match self.decline(person, &challenge.id).await {
                // It was answered in the meantime.
                Ok(()) => {}
                Err(error) if error.status() == StatusCode::NOT_FOUND => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Soon sends the open seeks to everybody who is subscribed to the lobby: once, however many change until then, as
    /// there may be a hundred of them and thousands who are sent them.
    pub(super) fn publish_seeks(&self) {
        if self.will_publish.swap(true, Ordering::AcqRel) {
            return;
        }
        let lobby = self.clone();
        tokio::spawn(async move {
            tokio::time::sleep(COLLECT).await;
            // What changes from now on may be missing in what is read.
            lobby.will_publish.store(false, Ordering::Release);
            match lobby.seeks().await {
                Ok(seeks) => lobby.tables.hub().send_to_lobby(&ToClient::Seeks { seeks }),
                Err(error) => tracing::warn!(%error, "the seeks of the lobby were not published"),
            }
        });
    }
}

/// A rating as it is shown.
pub(crate) fn rating_view(rating: &Rating) -> RatingView {
    RatingView {
        game: rating.key.game.clone(),
        speed: rating.key.speed.parse().unwrap_or(SpeedClass::Live),
        against_computers: rating.key.pool == RatingPool::Computers,
        rating: rating.rating,
        deviation: rating.deviation,
        provisional: Strength::from(rating).is_provisional(),
        games: rating.games.clamp(0, u32::MAX.into()) as u32,
    }
}
