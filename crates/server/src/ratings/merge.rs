use std::collections::HashMap;

use wire::SpeedClass;

use super::RatingsPer;
use crate::store::{Rating, RatingKey, Storage, StoreError};

/// Where the store keeps which games share a rating.
const RATINGS_PER: &str = "ratings_per";

/// Merges the ratings of games that share one now. Up to version 0.1, each variant at each of six speeds had its own.
pub(crate) async fn merge(store: &dyn Storage, per: RatingsPer) -> Result<(), StoreError> {
    if store.meta(RATINGS_PER).await?.as_deref() == Some(per.as_str()) {
        return Ok(());
    }
    let mut merged: HashMap<RatingKey, Vec<Rating>> = HashMap::new();
    for rating in store.all_ratings().await? {
        merged.entry(key(&rating.key, per)).or_default().push(rating);
    }
    for (key, ratings) in merged {
        if ratings.iter().any(|rating| rating.key != key) {
            store.merge_ratings(&ratings, &mean(key, &ratings)).await?;
        }
    }
    store.set_meta(RATINGS_PER, per.as_str()).await
}

fn key(old: &RatingKey, per: RatingsPer) -> RatingKey {
    let speed = old.speed.parse().unwrap_or(SpeedClass::Live).as_str().to_owned();
    RatingKey { game: per.game(&old.game).to_owned(), speed, ..old.clone() }
}

/// The mean of several ratings, each of which weighs more the surer it is. Players may be better at one variant than at
/// another, so the mean is no surer than the surest of them.
fn mean(key: RatingKey, ratings: &[Rating]) -> Rating {
    let weight = |rating: &Rating| rating.deviation.max(1.0).powi(-2);
    let total: f64 = ratings.iter().map(weight).sum();
    let mean = |value: fn(&Rating) -> f64| {
        ratings.iter().map(|rating| weight(rating) * value(rating)).sum::<f64>() / total
    };
    Rating {
        key,
        rating: mean(|rating| rating.rating),
        deviation: ratings.iter().map(|rating| rating.deviation).fold(f64::INFINITY, f64::min),
        volatility: mean(|rating| rating.volatility),
        games: ratings.iter().map(|rating| rating.games).sum(),
        updated_at: ratings.iter().map(|rating| rating.updated_at).max().unwrap_or(0),
    }
}
