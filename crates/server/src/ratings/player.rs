use play::player::{PlayerKind, PlayerName};
use wire::PlayerView;

use super::Strength;
use crate::error::ApiError;
use crate::lobby::rating_view;
use crate::reason::Reason;
use crate::store::{Person, PersonKind, Rating, RatingPool, Storage};

/// Somebody who plays: a person, or one of the computers.
pub(super) enum Player {
    Person(Person),
    Computer(String),
}

impl Player {
    /// Who has this name. Names of computers have a colon or are words that no person can be called.
    pub(super) async fn find(store: &dyn Storage, name: &str) -> Result<Player, ApiError> {
        let person = store.person_by_name(name).await?;
        if let Some(person) = person.filter(|person| person.kind != PersonKind::Deleted) {
            return Ok(Player::Person(person));
        }
        match name.parse::<PlayerName>() {
            Ok(PlayerName { kind: PlayerKind::External(_), .. }) | Err(_) => Err(Reason::NoSuchPlayer.into()),
            Ok(computer) => Ok(Player::Computer(computer.to_string())),
        }
    }

    /// As ratings know it.
    pub(super) fn id(&self) -> &str {
        match self {
            Player::Person(person) => person.id.as_str(),
            Player::Computer(name) => name,
        }
    }

    /// As everybody may see it.
    pub(super) async fn view(&self, store: &dyn Storage, now: i64) -> Result<PlayerView, ApiError> {
        let mut ratings = Vec::new();
        for pool in [RatingPool::People, RatingPool::Computers] {
            let known = store.ratings_of(pool, self.id()).await?.into_iter();
            ratings.extend(known.map(|rating| rating_view(&aged(rating, now))));
        }
        Ok(match self {
            Player::Person(person) => PlayerView {
                name: person.name.clone(),
                guest: person.kind == PersonKind::Guest,
                bot: person.is_bot,
                created_at: person.created_at.max(0) as u64,
                ratings,
            },
            Player::Computer(name) => {
                PlayerView { name: name.clone(), guest: false, bot: true, created_at: 0, ratings }
            }
        })
    }
}

/// A rating as it is now, after the time that has passed since it last changed.
pub(super) fn aged(rating: Rating, now: i64) -> Rating {
    const DAY_MS: f64 = 86_400_000.0;
    let strength =
        Strength { rating: rating.rating, deviation: rating.deviation, volatility: rating.volatility };
    let days = (now - rating.updated_at) as f64 / DAY_MS;
    Rating { deviation: strength.aged(days).deviation, ..rating }
}
