use std::sync::Arc;

use server::id::{PersonId, SessionId, TokenId};
use server::store::{
    DELETED_NAME, Missing, NewPerson, Page, Passkey, PersonKind, REVOKED, Session, Storage, StoreError,
    TableChange, Token,
};

use crate::both::on_both_databases;
use crate::common::data::{events, person, table, write};

type Store = Arc<dyn Storage>;

on_both_databases! {
    people_are_found_by_id_and_by_name,
    a_name_is_taken_in_capitals_or_not,
    a_guest_becomes_an_account_and_stays_who_they_are,
    what_is_about_a_person_changes,
    a_session_is_found_by_its_hash_and_ends,
    a_token_is_found_by_its_hash_and_goes,
    everything_ends_with_the_password,
    a_passkey_is_kept_and_its_counter_with_it,
    a_forgotten_person_leaves_only_games,
    idle_guests_without_games_go,
    people_are_listed_by_the_beginning_of_their_names,
}

fn guest(name: &str) -> NewPerson {
    NewPerson {
        id: PersonId::random(),
        kind: PersonKind::Guest,
        name: name.to_owned(),
        password: None,
        now: 1_000,
    }
}

async fn people_are_found_by_id_and_by_name(store: Store) {
    let ann = person(&*store, "Ann").await;
    let ben = person(&*store, "ben").await;
    assert_eq!(store.person(&ann.id).await.unwrap().as_ref(), Some(&ann));
    assert_eq!(store.person_by_name("aNN").await.unwrap().as_ref(), Some(&ann));
    assert_eq!(store.person_by_name("An").await.unwrap(), None);
    assert_eq!(store.person_by_name("An\0n").await.unwrap(), None);
    assert_eq!(store.person(&PersonId::random()).await.unwrap(), None);
    let mut both = store.people_by_ids(&[ann.id.clone(), PersonId::random(), ben.id.clone()]).await.unwrap();
    both.sort_by(|a, b| a.name.cmp(&b.name));
    assert_eq!(both, [ann, ben]);
    assert_eq!(store.people_by_ids(&[]).await.unwrap(), []);
}

async fn a_name_is_taken_in_capitals_or_not(store: Store) {
    person(&*store, "Ann").await;
    let ben = person(&*store, "Ben").await;
    let again = store.create_person(&guest("ANN")).await;
    assert!(matches!(again, Err(StoreError::NameTaken(name)) if name == "ANN"));
    assert!(matches!(store.rename_person(&ben.id, "ann").await, Err(StoreError::NameTaken(_))));
    store.rename_person(&ben.id, "BEN").await.unwrap();
    assert_eq!(store.person(&ben.id).await.unwrap().unwrap().name, "BEN");
}

async fn a_guest_becomes_an_account_and_stays_who_they_are(store: Store) {
    let someone = store.create_person(&guest("guest-1")).await.unwrap();
    assert_eq!(store.password(&someone.id).await.unwrap(), None);
    person(&*store, "Taken").await;
    let taken = store.upgrade_guest(&someone.id, "taken", Some("hash")).await;
    assert!(matches!(taken, Err(StoreError::NameTaken(_))));
    let account = store.upgrade_guest(&someone.id, "Cleo", Some("hash")).await.unwrap();
    assert_eq!(
        (&account.id, account.kind, account.name.as_str()),
        (&someone.id, PersonKind::Account, "Cleo")
    );
    assert_eq!(store.password(&someone.id).await.unwrap().as_deref(), Some("hash"));
    let twice = store.upgrade_guest(&someone.id, "Dora", Some("hash")).await;
    assert!(matches!(twice, Err(StoreError::Missing(Missing::Guest))));
}

async fn what_is_about_a_person_changes(store: Store) {
    let ann = person(&*store, "Ann").await;
    store.set_password(&ann.id, "other", None).await.unwrap();
    store.set_settings(&ann.id, r#"{"sound":false}"#).await.unwrap();
    store.set_bot(&ann.id, true).await.unwrap();
    store.set_banned(&ann.id, Some((5_000, "rude"))).await.unwrap();
    store.touch_person(&ann.id, 7_000).await.unwrap();
    store.touch_person(&ann.id, 6_000).await.unwrap();
    let after = store.person(&ann.id).await.unwrap().unwrap();
    assert_eq!(store.password(&ann.id).await.unwrap().as_deref(), Some("other"));
    assert_eq!(after.settings, r#"{"sound":false}"#);
    assert!(after.is_bot);
    assert_eq!((after.banned_at, after.ban_reason.as_deref()), (Some(5_000), Some("rude")));
    assert_eq!(after.seen_at, 7_000, "time does not go back");
    store.set_banned(&ann.id, None).await.unwrap();
    assert_eq!(store.person(&ann.id).await.unwrap().unwrap().banned_at, None);
    assert!(matches!(store.set_password(&PersonId::random(), "x", None).await, Err(StoreError::Missing(_))));
}

fn session(person: &PersonId, seen_at: i64) -> Session {
    Session {
        id: SessionId::random(),
        person_id: person.clone(),
        created_at: 1_000,
        seen_at,
        user_agent: "a browser".to_owned(),
    }
}

async fn a_session_is_found_by_its_hash_and_ends(store: Store) {
    let ann = person(&*store, "Ann").await;
    let ben = person(&*store, "Ben").await;
    let [one, two, three] = [session(&ann.id, 1_000), session(&ann.id, 2_000), session(&ann.id, 3_000)];
    for (session, hash) in [(&one, "h1"), (&two, "h2"), (&three, "h3")] {
        store.create_session(session, hash, None).await.unwrap();
    }
    assert_eq!(store.session_by_hash("h1").await.unwrap(), Some((one.clone(), ann.clone())));
    assert_eq!(store.session_by_hash("h4").await.unwrap(), None);
    store.touch_session(&one.id, 4_000).await.unwrap();
    let order: Vec<_> = store.sessions_of(&ann.id).await.unwrap().into_iter().map(|s| s.id).collect();
    assert_eq!(order, [one.id.clone(), three.id.clone(), two.id.clone()]);
    assert!(!store.end_session(&ben.id, &one.id).await.unwrap(), "nobody ends a session of somebody else");
    assert!(store.end_session(&ann.id, &one.id).await.unwrap());
    assert_eq!(store.session_by_hash("h1").await.unwrap(), None);
    assert_eq!(store.end_sessions(&ann.id, Some(&two.id)).await.unwrap(), 1);
    assert_eq!(store.sessions_of(&ann.id).await.unwrap().len(), 1);
    assert_eq!(store.end_idle_sessions(2_000).await.unwrap(), 0);
    assert_eq!(store.end_idle_sessions(2_001).await.unwrap(), 1);
    store.create_session(&one, "h1", None).await.unwrap();
    assert_eq!(store.end_sessions(&ann.id, None).await.unwrap(), 1);
}

async fn a_token_is_found_by_its_hash_and_goes(store: Store) {
    let ann = person(&*store, "Ann").await;
    let mut token = Token {
        id: TokenId::random(),
        person_id: ann.id.clone(),
        name: "my bot".to_owned(),
        scopes: "read bot".to_owned(),
        created_at: 1_000,
        used_at: None,
    };
    let session = session(&ann.id, 1_000);
    store.create_session(&session, "h", None).await.unwrap();
    store.create_token(&token, "h1", &session.id).await.unwrap();
    assert_eq!(store.token_by_hash("h1").await.unwrap(), Some((token.clone(), ann.clone())));
    store.touch_token(&token.id, 2_000).await.unwrap();
    token.used_at = Some(2_000);
    assert_eq!(store.tokens_of(&ann.id).await.unwrap(), std::slice::from_ref(&token));
    assert!(store.remove_token(&ann.id, &token.id).await.unwrap());
    assert!(!store.remove_token(&ann.id, &token.id).await.unwrap());
    assert_eq!(store.token_by_hash("h1").await.unwrap(), None);
}

async fn everything_ends_with_the_password(store: Store) {
    let ann = person(&*store, "Ann").await;
    store.set_password(&ann.id, "old", None).await.unwrap();
    let [kept, stolen, late] = [session(&ann.id, 1_000), session(&ann.id, 2_000), session(&ann.id, 3_000)];
    store.create_session(&kept, "h1", Some("old")).await.unwrap();
    store.create_session(&stolen, "h2", Some("old")).await.unwrap();
    let token = |name: &str| Token {
        id: TokenId::random(),
        person_id: ann.id.clone(),
        name: name.to_owned(),
        scopes: "play".to_owned(),
        created_at: 1_000,
        used_at: None,
    };
    store.create_token(&token("first"), "t1", &stolen.id).await.unwrap();
    store.set_password(&ann.id, "new", Some(&kept.id)).await.unwrap();
    assert_eq!(store.sessions_of(&ann.id).await.unwrap(), std::slice::from_ref(&kept));
    assert!(store.tokens_of(&ann.id).await.unwrap().is_empty());
    // What was under way with the old password, or in a session that has ended, comes too late.
    let refused = store.create_session(&late, "h3", Some("old")).await;
    assert!(matches!(refused, Err(StoreError::Missing(Missing::Person))), "{refused:?}");
    let refused = store.create_token(&token("second"), "t2", &stolen.id).await;
    assert!(matches!(refused, Err(StoreError::Missing(Missing::Session))), "{refused:?}");
    // So does what somebody else's session asks for.
    let ben = person(&*store, "Ben").await;
    let other = session(&ben.id, 1_000);
    store.create_session(&other, "h4", None).await.unwrap();
    let refused = store.create_token(&token("third"), "t3", &other.id).await;
    assert!(matches!(refused, Err(StoreError::Missing(Missing::Session))), "{refused:?}");
    store.create_token(&token("fourth"), "t4", &kept.id).await.unwrap();
    assert!(store.meta_keys(REVOKED).await.unwrap().len() == 1, "once, without a session that stays");
}

fn passkey(person: &PersonId) -> Passkey {
    Passkey {
        id: "credential".to_owned(),
        person_id: person.clone(),
        name: "telephone".to_owned(),
        credential: "{}".to_owned(),
        created_at: 1_000,
        used_at: None,
    }
}

async fn a_passkey_is_kept_and_its_counter_with_it(store: Store) {
    let ann = person(&*store, "Ann").await;
    let mut key = passkey(&ann.id);
    store.create_passkey(&key).await.unwrap();
    store.use_passkey("credential", r#"{"counter":1}"#, 3_000).await.unwrap();
    (key.credential, key.used_at) = (r#"{"counter":1}"#.to_owned(), Some(3_000));
    assert_eq!(store.passkey("credential").await.unwrap(), Some(key.clone()));
    assert_eq!(store.passkeys_of(&ann.id).await.unwrap(), [key]);
    assert!(store.remove_passkey(&ann.id, "credential").await.unwrap());
    assert_eq!(store.passkey("credential").await.unwrap(), None);
}

async fn a_forgotten_person_leaves_only_games(store: Store) {
    let ann = person(&*store, "Ann").await;
    let ben = person(&*store, "Ben").await;
    store.set_password(&ann.id, "hash", None).await.unwrap();
    store.set_settings(&ann.id, r#"{"a":1}"#).await.unwrap();
    store.create_session(&session(&ann.id, 1_000), "h1", None).await.unwrap();
    store.create_passkey(&passkey(&ann.id)).await.unwrap();
    let row = write(&*store, TableChange::create(table([&ann, &ben]), events(&["begin"]))).await;

    store.forget_person(&ann.id).await.unwrap();
    let after = store.person(&ann.id).await.unwrap().unwrap();
    assert_eq!((after.kind, after.name.as_str()), (PersonKind::Deleted, DELETED_NAME));
    assert_eq!(after.settings, "{}");
    assert_eq!(store.password(&ann.id).await.unwrap(), None);
    assert_eq!(store.session_by_hash("h1").await.unwrap(), None);
    assert_eq!(store.passkey("credential").await.unwrap(), None);
    assert_eq!(store.table(&row.id).await.unwrap().unwrap().seats[0], Some(ann.id.clone()));
    person(&*store, "Ann").await;
    assert!(matches!(store.forget_person(&ann.id).await, Err(StoreError::Missing(_))), "only once");
}

async fn idle_guests_without_games_go(store: Store) {
    let gone = store.create_person(&guest("guest-1")).await.unwrap();
    let plays = store.create_person(&guest("guest-2")).await.unwrap();
    let here = store.create_person(&guest("guest-3")).await.unwrap();
    let account = person(&*store, "Ann").await;
    store.touch_person(&here.id, 9_000).await.unwrap();
    write(&*store, TableChange::create(table([&plays, &account]), events(&["begin"]))).await;
    assert_eq!(store.remove_idle_guests(5_000).await.unwrap(), 1);
    assert_eq!(store.person(&gone.id).await.unwrap(), None);
    assert_eq!(store.list_people("", true, Page::default()).await.unwrap().len(), 3);
}

async fn people_are_listed_by_the_beginning_of_their_names(store: Store) {
    for name in ["Anna", "anton", "Ben", "100_percent", "100-percent"] {
        person(&*store, name).await;
    }
    store.create_person(&guest("an-guest")).await.unwrap();
    let names = async |prefix: &str, guests: bool, page: Page| {
        let people = store.list_people(prefix, guests, page).await.unwrap();
        let mut names: Vec<_> = people.into_iter().map(|person| person.name).collect();
        names.sort();
        names
    };
    assert_eq!(names("AN", false, Page::default()).await, ["Anna", "anton"]);
    assert_eq!(names("an", true, Page::default()).await, ["Anna", "an-guest", "anton"]);
    assert_eq!(names("100_", false, Page::default()).await, ["100_percent"], "no sign stands for any");
    assert_eq!(names("", false, Page::new(0, 2)).await.len(), 2);
    assert_eq!(names("", false, Page::new(4, 2)).await.len(), 1);
}
