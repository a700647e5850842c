use std::sync::Arc;

use server::id::{InvitationId, MatchId, TableId};
use server::store::{
    Finished, FinishedGame, NewChatLine, Page, Room, Storage, StoreError, TableChange, TableRow, TableStage,
    Unread,
};

use crate::both::on_both_databases;
use crate::common::data::{events, person, table, write};

type Store = Arc<dyn Storage>;

on_both_databases! {
    a_table_comes_back_as_it_was_written,
    a_change_that_does_not_fit_fails_alone,
    what_the_database_does_not_take_fails_alone,
    two_changes_of_one_table_keep_their_order,
    long_games_are_written_whole,
    an_invitation_leads_to_its_seat,
    tables_are_listed_for_those_who_want_them,
    what_a_deleted_person_left_is_found_and_rewritten,
    tables_go_with_all_that_was_at_them,
    chat_is_numbered_and_kept_apart,
    a_line_of_chat_is_stored_once,
    unread_is_what_nobody_has_looked_at,
}

fn ids(rows: &[TableRow]) -> Vec<&TableId> {
    rows.iter().map(|row| &row.id).collect()
}

async fn a_table_comes_back_as_it_was_written(store: Store) {
    let [ann, ben] = [person(&*store, "Ann").await, person(&*store, "Ben").await];
    let mut row = table([&ann, &ben]);
    row.invitations = [None, Some(InvitationId::random())];
    row.match_id = Some(MatchId::random());
    row.summary = r#"{"title":"Ünïcode 🎲 'quoted'"}"#.to_owned();
    let row = write(&*store, TableChange::create(row, events(&["one", "two"]))).await;
    assert_eq!(row.events, 2);
    let (loaded, all) = store.load_table(&row.id).await.unwrap().unwrap();
    assert_eq!(loaded, row);
    let bodies: Vec<_> = all.iter().map(|event| (event.seq, event.at_ms, event.body.as_str())).collect();
    assert_eq!(bodies, [(1, 2_000, "one"), (2, 2_000, "two")]);

    let mut next = row.clone();
    next.state = TableStage::Over;
    next.turn_of = None;
    next.updated_at = 3_000;
    next.invitations = [None, None];
    let next = write(&*store, TableChange::append(next, events(&["three"]))).await;
    assert_eq!(store.table(&row.id).await.unwrap(), Some(next.clone()));
    let mut renamed = next.clone();
    renamed.summary = "{}".to_owned();
    write(&*store, TableChange::append(renamed.clone(), Vec::new())).await;
    assert_eq!(store.load_table(&row.id).await.unwrap().unwrap().0, renamed);
    let (_, all) = store.load_table(&row.id).await.unwrap().unwrap();
    assert_eq!(all.iter().map(|event| event.seq).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(store.load_table(&TableId::random()).await.unwrap(), None);
}

async fn a_change_that_does_not_fit_fails_alone(store: Store) {
    let [ann, ben] = [person(&*store, "Ann").await, person(&*store, "Ben").await];
    let one = write(&*store, TableChange::create(table([&ann, &ben]), events(&["begin"]))).await;
    let two = write(&*store, TableChange::create(table([&ann, &ben]), events(&["begin"]))).await;
    let mut behind = one.clone();
    behind.events = 0;
    let mut ahead = one.clone();
    ahead.events = 5;
    let answers = store
        .commit(&[
            TableChange::append(behind, events(&["late"])),
            TableChange::append(two.clone(), events(&["move"])),
            TableChange::append(ahead, events(&["early"])),
            TableChange::create(one.clone(), events(&["again"])),
            TableChange::append(table([&ann, &ben]), events(&["nowhere"])),
        ])
        .await;
    assert!(matches!(&answers[0], Err(StoreError::OutOfOrder { table, expected: 0 }) if *table == one.id));
    assert!(answers[1].is_ok());
    assert!(matches!(&answers[2], Err(StoreError::OutOfOrder { expected: 5, .. })));
    assert!(matches!(&answers[3], Err(StoreError::OutOfOrder { .. })), "a table is made once");
    assert!(matches!(&answers[4], Err(StoreError::OutOfOrder { .. })));
    let (row, all) = store.load_table(&one.id).await.unwrap().unwrap();
    assert_eq!((row, all.len()), (one, 1), "nothing of what failed is there");
    assert_eq!(store.load_table(&two.id).await.unwrap().unwrap().1.len(), 2);
}

async fn what_the_database_does_not_take_fails_alone(store: Store) {
    let [ann, ben] = [person(&*store, "Ann").await, person(&*store, "Ben").await];
    let good = table([&ann, &ben]);
    let mut bad = table([&ann, &ben]);
    bad.seats[0] = Some("nobody".parse().unwrap());
    let answers = store
        .commit(&[
            TableChange::create(bad.clone(), events(&["begin"])),
            TableChange::create(good.clone(), events(&["begin"])),
        ])
        .await;
    assert!(matches!(&answers[0], Err(StoreError::Database(_))), "{:?}", answers[0]);
    assert!(answers[1].is_ok());
    assert_eq!(store.table(&bad.id).await.unwrap(), None);
    assert!(store.table(&good.id).await.unwrap().is_some());
    assert!(store.commit(&[]).await.is_empty());
}

async fn two_changes_of_one_table_keep_their_order(store: Store) {
    let [ann, ben] = [person(&*store, "Ann").await, person(&*store, "Ben").await];
    let create = TableChange::create(table([&ann, &ben]), events(&["begin"]));
    let second = TableChange::append(create.row.clone(), events(&["first", "second"]));
    let third = TableChange::append(second.row.clone(), events(&["third"]));
    let id = create.row.id.clone();
    let answers = store.commit(&[create, second, third]).await;
    assert!(answers.iter().all(Result::is_ok), "{answers:?}");
    let bodies: Vec<_> =
        store.load_table(&id).await.unwrap().unwrap().1.into_iter().map(|event| event.body).collect();
    assert_eq!(bodies, ["begin", "first", "second", "third"]);
}

async fn long_games_are_written_whole(store: Store) {
    let [ann, ben] = [person(&*store, "Ann").await, person(&*store, "Ben").await];
    let bodies: Vec<String> = (1..=1_111).map(|number| number.to_string()).collect();
    let bodies: Vec<&str> = bodies.iter().map(String::as_str).collect();
    let row = write(&*store, TableChange::create(table([&ann, &ben]), events(&bodies))).await;
    let (_, all) = store.load_table(&row.id).await.unwrap().unwrap();
    assert_eq!(all.len(), 1_111);
    assert!(all.iter().all(|event| event.body == event.seq.to_string()));
}

async fn an_invitation_leads_to_its_seat(store: Store) {
    let ann = person(&*store, "Ann").await;
    let mut row = table([&ann, &ann]);
    row.state = TableStage::Open;
    row.seats = [Some(ann.id.clone()), None];
    let invitations = [InvitationId::random(), InvitationId::random()];
    row.invitations = invitations.clone().map(Some);
    let row = write(&*store, TableChange::create(row, events(&["begin"]))).await;
    for (seat, invitation) in invitations.iter().enumerate() {
        let found = store.table_by_invitation(invitation).await.unwrap();
        assert_eq!(found, Some((row.clone(), seat)));
    }
    assert_eq!(store.table_by_invitation(&InvitationId::random()).await.unwrap(), None);
    let mut used = row.clone();
    used.invitations = [None, None];
    write(&*store, TableChange::append(used, events(&["joined"]))).await;
    assert_eq!(store.table_by_invitation(&invitations[0]).await.unwrap(), None);
}

async fn tables_are_listed_for_those_who_want_them(store: Store) {
    let [ann, ben, cleo] =
        [person(&*store, "Ann").await, person(&*store, "Ben").await, person(&*store, "Cleo").await];
    let make =
        async |seats, updated_at, state, turn_of: Option<&server::store::Person>, is_public, kind: &str| {
            let mut row = table(seats);
            row.updated_at = updated_at;
            row.created_at = updated_at;
            row.state = state;
            row.turn_of = turn_of.map(|person| person.id.clone());
            row.is_public = is_public;
            row.kind = kind.to_owned();
            row.rated = kind == "dejarik";
            write(&*store, TableChange::create(row, events(&["begin"]))).await
        };
    let over = make([&ann, &ben], 50, TableStage::Over, None, true, "courtier").await;
    let waits = make([&ben, &ann], 40, TableStage::Playing, Some(&ben), true, "dejarik").await;
    let turn = make([&ann, &ben], 10, TableStage::Playing, Some(&ann), false, "courtier").await;
    let newer_turn = make([&cleo, &ann], 20, TableStage::Playing, Some(&ann), true, "courtier").await;
    let foreign = make([&cleo, &ben], 60, TableStage::Over, None, false, "dejarik").await;
    let open = make([&ann, &ann], 30, TableStage::Open, None, true, "courtier").await;

    let page = Page::default();
    let mine = store.tables_of(&ann.id, page).await.unwrap();
    assert_eq!(ids(&mine), [&newer_turn.id, &turn.id, &waits.id, &open.id, &over.id]);
    let second = store.tables_of(&ann.id, Page::new(1, 2)).await.unwrap();
    assert_eq!(ids(&second), [&turn.id, &waits.id]);
    assert_eq!(ids(&store.live_tables(None, page).await.unwrap()), [&waits.id, &newer_turn.id]);
    assert_eq!(ids(&store.live_tables(Some("dejarik"), page).await.unwrap()), [&waits.id]);
    let going = store.tables_going().await.unwrap();
    assert_eq!(ids(&going), [&turn.id, &newer_turn.id, &open.id, &waits.id]);
    assert_eq!(store.count_tables().await.unwrap(), [1, 3, 2]);

    let ended = [&over, &foreign].map(|row| FinishedGame {
        table: row.id.clone(),
        number: 1,
        ended_at: row.updated_at,
        seats: row.seats.clone(),
        summary: String::new(),
    });
    // However often they are listed.
    for _ in 0..2 {
        store.add_finished_games(&ended).await.unwrap();
    }
    let finished = async |which: Finished| {
        let games = store.finished_games(&which, page).await.unwrap();
        games.into_iter().map(|game| game.table).collect::<Vec<_>>()
    };
    assert_eq!(finished(Finished::default()).await, std::slice::from_ref(&over.id));
    let all = Finished { with_private: true, ..Finished::default() };
    assert_eq!(finished(all.clone()).await, [foreign.id.clone(), over.id.clone()]);
    let of_ann = Finished { person: Some(ann.id.clone()), ..all.clone() };
    assert_eq!(finished(of_ann).await, std::slice::from_ref(&over.id));
    let rated = Finished { rated: Some(true), ..all.clone() };
    assert_eq!(finished(rated).await, std::slice::from_ref(&foreign.id));
    let courtier = Finished { kind: Some("courtier".to_owned()), ..all };
    assert_eq!(finished(courtier).await, std::slice::from_ref(&over.id));

    let match_id = MatchId::random();
    let mut of_match = table([&ann, &ben]);
    of_match.match_id = Some(match_id.clone());
    let of_match = write(&*store, TableChange::create(of_match, events(&["begin"]))).await;
    assert_eq!(ids(&store.tables_of_match(&match_id).await.unwrap()), [&of_match.id]);
    let stale = async |state, before| store.stale_tables(state, before, Page::new(0, 10)).await.unwrap();
    assert_eq!(stale(TableStage::Open, 31).await, std::slice::from_ref(&open.id));
    assert_eq!(stale(TableStage::Open, 30).await, []);
    assert!(stale(TableStage::Playing, i64::MAX).await.contains(&of_match.id));
}

async fn what_a_deleted_person_left_is_found_and_rewritten(store: Store) {
    let [ann, ben] = [person(&*store, "Ann").await, person(&*store, "Ben").await];
    let going = write(&*store, TableChange::create(table([&ben, &ann]), events(&["Ann", "moves"]))).await;
    let mut over = table([&ann, &ben]);
    over.state = TableStage::Over;
    write(&*store, TableChange::create(over, events(&["begin"]))).await;
    assert_eq!(store.tables_of_deleted().await.unwrap(), []);
    store.forget_person(&ann.id).await.unwrap();
    assert_eq!(ids(&store.tables_of_deleted().await.unwrap()), [&going.id]);

    store.rewrite_table(&going.id, "nobody", &[(1, "somebody".to_owned())]).await.unwrap();
    let (row, stored) = store.load_table(&going.id).await.unwrap().unwrap();
    let bodies: Vec<&str> = stored.iter().map(|event| event.body.as_str()).collect();
    assert_eq!((row.summary.as_str(), &bodies[..]), ("nobody", &["somebody", "moves"][..]));
    assert_eq!((row.events, row.updated_at), (going.events, going.updated_at));
    // All of it, or nothing.
    let missing = [(1, "else".to_owned()), (9, "nothing".to_owned())];
    assert!(store.rewrite_table(&going.id, "else", &missing).await.is_err());
    assert!(store.rewrite_table(&TableId::random(), "else", &[]).await.is_err());
    assert_eq!(store.load_table(&going.id).await.unwrap().unwrap(), (row, stored));
}

async fn tables_go_with_all_that_was_at_them(store: Store) {
    let [ann, ben] = [person(&*store, "Ann").await, person(&*store, "Ben").await];
    let row = write(&*store, TableChange::create(table([&ann, &ben]), events(&["begin"]))).await;
    store.mark_seen(&ann.id, &row.id, 1).await.unwrap();
    assert!(store.remove_table(&row.id).await.unwrap());
    assert!(!store.remove_table(&row.id).await.unwrap());
    assert_eq!(store.load_table(&row.id).await.unwrap(), None);
    write(&*store, TableChange::create(row.clone(), events(&["anew"]))).await;
    let (_, all) = store.load_table(&row.id).await.unwrap().unwrap();
    assert_eq!(all.len(), 1, "nothing is left of the first one");
    assert_eq!(store.unread(&ann.id, Page::default()).await.unwrap()[0].seen, 0);
}

async fn chat_is_numbered_and_kept_apart(store: Store) {
    let [ann, ben] = [person(&*store, "Ann").await, person(&*store, "Ben").await];
    let row = write(&*store, TableChange::create(table([&ann, &ben]), events(&["begin"]))).await;
    let say = async |who: &server::store::Person, room, body: &str| {
        let line = NewChatLine {
            table_id: row.id.clone(),
            room,
            person_id: who.id.clone(),
            body: body.to_owned(),
            at_ms: 1_000,
            request: None,
        };
        store.add_chat(&line).await.unwrap().line.seq
    };
    assert_eq!(say(&ann, Room::Players, "hello").await, 1);
    assert_eq!(say(&ben, Room::Spectators, "<b>psst</b>").await, 2);
    assert_eq!(say(&ben, Room::Players, "hi").await, 3);
    let hear = async |room, limit| {
        let lines = store.chat(&row.id, room, limit).await.unwrap();
        lines.into_iter().map(|said| said.line.body).collect::<Vec<_>>()
    };
    assert_eq!(hear(Room::Players, 10).await, ["hello", "hi"]);
    assert_eq!(hear(Room::Players, 1).await, ["hi"], "the newest");
    assert_eq!(hear(Room::Spectators, 10).await, ["<b>psst</b>"]);
    assert_eq!(store.chat_of(&ben.id).await.unwrap().len(), 2);
    store.forget_person(&ben.id).await.unwrap();
    assert_eq!(hear(Room::Players, 10).await, ["hello", ""]);

    let lines = (0..8).map(|number| {
        let store = store.clone();
        let line = NewChatLine {
            table_id: row.id.clone(),
            room: Room::Players,
            person_id: ann.id.clone(),
            body: number.to_string(),
            at_ms: 1_000,
            request: Some(number.to_string()),
        };
        tokio::spawn(async move { store.add_chat(&line).await.unwrap().line.seq })
    });
    let mut numbers = Vec::new();
    for line in lines.collect::<Vec<_>>() {
        numbers.push(line.await.unwrap());
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (4..12).collect::<Vec<_>>(), "all at once, each has its own number");
}

async fn a_line_of_chat_is_stored_once(store: Store) {
    let [ann, ben] = [person(&*store, "Ann").await, person(&*store, "Ben").await];
    let row = write(&*store, TableChange::create(table([&ann, &ben]), events(&["begin"]))).await;
    let other = write(&*store, TableChange::create(table([&ann, &ben]), events(&["begin"]))).await;
    let say = async |who: &server::store::Person, at: &TableRow, request: Option<&str>| {
        let line = NewChatLine {
            table_id: at.id.clone(),
            room: Room::Players,
            person_id: who.id.clone(),
            body: "hello".to_owned(),
            at_ms: 1_000,
            request: request.map(str::to_owned),
        };
        let added = store.add_chat(&line).await.unwrap();
        assert_eq!(added.line.line, line);
        (added.line.seq, added.is_new)
    };
    assert_eq!(say(&ann, &row, Some("a")).await, (1, true));
    assert_eq!(say(&ann, &row, Some("a")).await, (1, false));
    assert_eq!(say(&ann, &row, Some("b")).await, (2, true));
    assert_eq!(say(&ben, &row, Some("a")).await, (3, true), "ids are the author's own");
    assert_eq!(say(&ann, &other, Some("a")).await, (1, true), "and belong to a table");
    assert_eq!(say(&ann, &row, None).await, (4, true));
    assert_eq!(say(&ann, &row, None).await, (5, true));
}

async fn unread_is_what_nobody_has_looked_at(store: Store) {
    let [ann, ben] = [person(&*store, "Ann").await, person(&*store, "Ben").await];
    let row =
        write(&*store, TableChange::create(table([&ann, &ben]), events(&["one", "two", "three"]))).await;
    let unread = async |seen| {
        let list = store.unread(&ann.id, Page::default()).await.unwrap();
        let table_id = row.id.clone();
        assert_eq!(list, [Unread { table_id, seen, events: 3, updated_at: 1_000 }]);
    };
    unread(0).await;
    store.mark_seen(&ann.id, &row.id, 2).await.unwrap();
    unread(2).await;
    store.mark_seen(&ann.id, &row.id, 1).await.unwrap();
    unread(2).await;
    store.mark_seen(&ann.id, &row.id, 3).await.unwrap();
    assert_eq!(store.unread(&ann.id, Page::default()).await.unwrap(), []);
    assert_eq!(store.unread(&ben.id, Page::default()).await.unwrap().len(), 1);
}
