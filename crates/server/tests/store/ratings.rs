use std::sync::Arc;

use server::id::TableId;
use server::store::{Page, Rating, RatingChange, RatingKey, RatingPool, Storage};

use crate::both::on_both_databases;
use crate::common::data::person;

type Store = Arc<dyn Storage>;

on_both_databases! {
    a_game_counts_once,
    ratings_are_merged,
    the_best_are_listed_by_name,
}

fn rating(pool: RatingPool, player: &str, rating: f64, deviation: f64, games: i64) -> Rating {
    let key =
        RatingKey { pool, player: player.to_owned(), game: "dejarik".to_owned(), speed: "fast".to_owned() };
    Rating { key, rating, deviation, volatility: 0.06, games, updated_at: 1_000 * games }
}

fn change(rating: &Rating, table_id: &TableId) -> RatingChange {
    RatingChange { rating: rating.clone(), table_id: table_id.clone() }
}

async fn a_game_counts_once(store: Store) {
    let [ann, ben] = [person(&*store, "Ann").await, person(&*store, "Ben").await];
    let [one, two] = [TableId::random(), TableId::random()];
    let of = |id: &str, number, games| rating(RatingPool::People, id, number, 200.125, games);
    let first = [of(ann.id.as_str(), 1600.5, 1), of(ben.id.as_str(), 1400.25, 1)];
    let changes = [change(&first[0], &one), change(&first[1], &one)];
    assert!(store.record_ratings(&changes).await.unwrap());
    let late = [change(&of(ann.id.as_str(), 9_999.0, 9), &one)];
    assert!(!store.record_ratings(&late).await.unwrap(), "a second report of the same game");
    assert_eq!(store.rating(&first[0].key).await.unwrap(), Some(first[0].clone()));
    let second = of(ann.id.as_str(), 1700.0, 2);
    assert!(store.record_ratings(&[change(&second, &two)]).await.unwrap());
    assert_eq!(
        store.ratings_of(RatingPool::People, ann.id.as_str()).await.unwrap(),
        std::slice::from_ref(&second)
    );
    let history = store.rating_history(&second.key, Page::default()).await.unwrap();
    let points: Vec<_> = history.iter().map(|point| (point.at_ms, point.rating)).collect();
    assert_eq!(points, [(2_000, 1700.0), (1_000, 1600.5)]);
    store.forget_person(&ann.id).await.unwrap();
    assert_eq!(store.rating(&second.key).await.unwrap(), None);
}

async fn ratings_are_merged(store: Store) {
    let ann = person(&*store, "Ann").await;
    let of = |speed: &str, number, games| {
        let rating = rating(RatingPool::People, ann.id.as_str(), number, 100.0, games);
        Rating { key: RatingKey { speed: speed.to_owned(), ..rating.key.clone() }, ..rating }
    };
    let old = [of("fast", 1600.0, 1), of("slow", 1700.0, 2)];
    for rating in &old {
        assert!(store.record_ratings(&[change(rating, &TableId::random())]).await.unwrap());
    }
    let merged = of("live", 1650.0, 3);
    store.merge_ratings(&old, &merged).await.unwrap();
    let all = store.all_ratings().await.unwrap();
    assert_eq!(all.len(), 1);
    assert_eq!((&all[0].key, all[0].rating, all[0].games), (&merged.key, 1650.0, 3));
    let history = store.rating_history(&merged.key, Page::default()).await.unwrap();
    let points: Vec<_> = history.iter().map(|point| point.rating).collect();
    assert_eq!(points, [1650.0, 1700.0, 1600.0]);
    assert_eq!(store.rating_history(&old[0].key, Page::default()).await.unwrap(), []);
}

async fn the_best_are_listed_by_name(store: Store) {
    let mut people = Vec::new();
    for (name, number, games) in
        [("Ann", 1500.0, 2), ("Ben", 1700.0, 3), ("Cleo", 1900.0, 1), ("Dan", 1800.0, 9)]
    {
        let person = person(&*store, name).await;
        let rating = rating(RatingPool::People, person.id.as_str(), number, 60.0, games);
        store.record_ratings(&[change(&rating, &TableId::random())]).await.unwrap();
        people.push(person);
    }
    store.set_banned(&people[3].id, Some((1, "cheating"))).await.unwrap();
    let computer = rating(RatingPool::Computers, "level:8", 2100.0, 50.0, 2);
    store.record_ratings(&[change(&computer, &TableId::random())]).await.unwrap();
    let best = async |pool, page| {
        let best = store.leaderboard(pool, "dejarik", "fast", 2, page).await.unwrap();
        best.into_iter().map(|(rating, name)| (name, rating.rating)).collect::<Vec<_>>()
    };
    let expected = [("Ben".to_owned(), 1700.0), ("Ann".to_owned(), 1500.0)];
    assert_eq!(best(RatingPool::People, Page::default()).await, expected);
    assert_eq!(best(RatingPool::People, Page::new(1, 1)).await, expected[1..]);
    assert_eq!(best(RatingPool::Computers, Page::default()).await, [("level:8".to_owned(), 2100.0)]);
    let other = store.leaderboard(RatingPool::People, "dejarik", "slow", 2, Page::default()).await;
    assert_eq!(other.unwrap(), []);
}
