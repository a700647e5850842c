use play::player::{PlayerKind, PlayerName};
use wire::PlayerView;

use super::Strength;
use crate::error::ApiError;
use crate::lobby::rating_view;
use crate::reason::Reason;
use crate::store::{Person, PersonKind, Rating, RatingPool, Storage};

/// A player: a person, or a computer.
pub(super) enum Player {
    Person(Person),
    Computer(String),
}

impl Player {
    /// The player of this name. Names of computers have a colon or are reserved.
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

    /// The id that ratings are kept under.
    pub(super) fn id(&self) -> &str {
        match self {
            Player::Person(person) => person.id.as_str(),
            Player::Computer(name) => name,
        }
    }

    /// The player as anybody may see it.
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

/// A rating as it is now: less sure the longer ago the last game was.
pub(super) fn aged(rating: Rating, now: i64) -> Rating {
    const DAY_MS: f64 = 86_400_000.0;
    let days = (now - rating.updated_at) as f64 / DAY_MS;
    Rating { deviation: Strength::from(&rating).aged(days).deviation, ..rating }
}
