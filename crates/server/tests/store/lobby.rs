use std::sync::Arc;

use server::id::{ChallengeId, SeekId};
use server::store::{Accepted, Challenge, Review, ReviewProgress, Seek, Storage, StoreError, TableChange};

use crate::both::on_both_databases;
use crate::common::data::{events, person, table, write};

type Store = Arc<dyn Storage>;

on_both_databases! {
    a_seek_is_taken_once,
    a_challenge_concerns_two,
    an_offer_becomes_one_table,
    a_review_is_kept_in_its_newest_form,
    a_value_is_set_once_or_replaced,
}

async fn a_seek_is_taken_once(store: Store) {
    let ann = person(&*store, "Ann").await;
    let seek = |created_at| Seek {
        id: SeekId::random(),
        person_id: ann.id.clone(),
        options: r#"{"game":"courtier"}"#.to_owned(),
        created_at,
    };
    let [later, earlier] = [seek(2_000), seek(1_000)];
    store.create_seek(&later).await.unwrap();
    store.create_seek(&earlier).await.unwrap();
    assert_eq!(store.seeks().await.unwrap(), [earlier.clone(), later.clone()]);
    assert_eq!(store.remove_old_seeks(1_000).await.unwrap(), 0);
    assert_eq!(store.remove_old_seeks(1_001).await.unwrap(), 1);
    store.create_seek(&earlier).await.unwrap();
    assert!(store.remove_seek(&later.id).await.unwrap());
    assert!(!store.remove_seek(&later.id).await.unwrap());
    assert_eq!(store.remove_seeks_of(&ann.id).await.unwrap(), 1);
    assert_eq!(store.seeks().await.unwrap(), []);
}

async fn a_challenge_concerns_two(store: Store) {
    let [ann, ben, cleo] =
        [person(&*store, "Ann").await, person(&*store, "Ben").await, person(&*store, "Cleo").await];
    let challenge = Challenge {
        id: ChallengeId::random(),
        from: ann.id.clone(),
        to: ben.id.clone(),
        options: "{}".to_owned(),
        created_at: 1_000,
    };
    store.create_challenge(&challenge).await.unwrap();
    for person in [&ann, &ben] {
        assert_eq!(store.challenges_of(&person.id).await.unwrap(), std::slice::from_ref(&challenge));
    }
    assert_eq!(store.challenges_of(&cleo.id).await.unwrap(), []);
    assert_eq!(store.challenge(&challenge.id).await.unwrap(), Some(challenge.clone()));
    assert!(store.remove_challenge(&challenge.id).await.unwrap());
    assert!(!store.remove_challenge(&challenge.id).await.unwrap());
}

async fn an_offer_becomes_one_table(store: Store) {
    let [ann, ben] = [person(&*store, "Ann").await, person(&*store, "Ben").await];
    let seek =
        Seek { id: SeekId::random(), person_id: ann.id.clone(), options: "{}".to_owned(), created_at: 1_000 };
    let challenge = Challenge {
        id: ChallengeId::random(),
        from: ann.id.clone(),
        to: ben.id.clone(),
        options: "{}".to_owned(),
        created_at: 1_000,
    };
    store.create_seek(&seek).await.unwrap();
    store.create_challenge(&challenge).await.unwrap();
    let change = |accepted: &Accepted| TableChange {
        accepted: Some(accepted.clone()),
        ..TableChange::create(table([&ann, &ben]), events(&["begin"]))
    };
    // The table cannot be stored, so the offer stays.
    let mut broken = change(&Accepted::Seek(seek.id.clone()));
    let taken = write(&*store, TableChange::create(table([&ann, &ben]), events(&["begin"]))).await;
    broken.row.id = taken.id;
    let other = TableChange::create(table([&ann, &ben]), events(&["begin"]));
    let results = store.commit(&[other.clone(), broken]).await;
    assert!(matches!(results[..], [Ok(()), Err(StoreError::OutOfOrder { .. })]), "{results:?}");
    assert!(store.table(&other.row.id).await.unwrap().is_some(), "others are stored");
    assert_eq!(store.seeks().await.unwrap().len(), 1);
    // Two people accept at once.
    for accepted in [Accepted::Seek(seek.id), Accepted::Challenge(challenge.id)] {
        let both = [change(&accepted), change(&accepted)];
        let results = store.commit(&both).await;
        assert!(matches!(results[..], [Ok(()), Err(StoreError::OfferGone)]), "{results:?}");
        assert!(store.load_table(&both[0].row.id).await.unwrap().is_some());
        assert_eq!(store.load_table(&both[1].row.id).await.unwrap(), None);
    }
    assert_eq!(store.seeks().await.unwrap(), []);
    assert_eq!(store.challenges_of(&ann.id).await.unwrap(), []);
}

async fn a_review_is_kept_in_its_newest_form(store: Store) {
    let ann = person(&*store, "Ann").await;
    let row = write(&*store, TableChange::create(table([&ann, &ann]), events(&["begin"]))).await;
    let mut review = Review {
        table_id: row.id.clone(),
        state: ReviewProgress::Waiting,
        body: "{}".to_owned(),
        updated_at: 1_000,
    };
    store.put_review(&review).await.unwrap();
    assert_eq!(store.unfinished_reviews().await.unwrap(), std::slice::from_ref(&review));
    review.state = ReviewProgress::Done;
    review.body = r#"{"mistakes":[]}"#.to_owned();
    store.put_review(&review).await.unwrap();
    assert_eq!(store.unfinished_reviews().await.unwrap(), []);
    assert_eq!(store.review(&row.id).await.unwrap(), Some(review));
}

async fn a_value_is_set_once_or_replaced(store: Store) {
    assert_eq!(store.meta("secret").await.unwrap(), None);
    assert_eq!(store.meta_or("secret", "first").await.unwrap(), "first");
    assert_eq!(store.meta_or("secret", "second").await.unwrap(), "first");
    store.set_meta("secret", "third").await.unwrap();
    assert_eq!(store.meta("secret").await.unwrap().as_deref(), Some("third"));
    assert!(store.remove_meta("secret").await.unwrap());
    assert!(!store.remove_meta("secret").await.unwrap());
}
