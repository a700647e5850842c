use rules::Side;
use serde_json::{Value, json};
use server::store::{NewChatLine, NewEvent, Room, TableChange, TableStage};
use table::fair_dice::Secret;
use table::{Change, Event, Sitter, Table, Terms, Time};

use crate::common::data::{events, person, table, write};
use crate::common::server::TestServer;

/// The events of a table at which this many games with sealed dice began, and all but the last have ended.
fn games(count: u8) -> Vec<NewEvent> {
    let game = catalog::all().into_iter().find(|game| game.has_dice()).unwrap();
    // With a position, nobody chooses a setup.
    let terms = Terms { position: Some(game.usual_start().position()), ..Terms::of(&game.name()) };
    let now = Time(2_000);
    let (mut table, opened) = Table::open("a-table", terms, now).unwrap();
    let mut log = vec![opened];
    let mut happen = |change| {
        let event = Event::new(now, change);
        table.apply(&event).unwrap();
        log.push(event);
    };
    for (side, name) in Side::BOTH.into_iter().zip(["Ann", "Opponent"]) {
        happen(Change::Seated {
            side,
            sitter: Sitter::Person { id: name.to_owned(), name: name.to_owned() },
        });
    }
    for number in 1..=count {
        happen(Change::Sealed { secret: secret(number) });
        happen(Change::Began { first: Some(Side::South), exchanged: false, salts: Default::default() });
        if number < count {
            happen(Change::Resigned { by: Side::North });
            happen(Change::Rematched);
        }
    }
    log.iter().map(|event| NewEvent { at_ms: 2_000, body: event.to_json().unwrap() }).collect()
}

/// The secret of the dice of the game with this number.
fn secret(game: u8) -> Secret {
    Secret::new([0xa0 + game; 32])
}

#[tokio::test]
async fn a_game_that_began_during_an_export_stays_sealed() {
    let server = TestServer::start().await;
    let browser = server.browser();
    browser.post("/api/v1/account", json!({ "name": "Ann", "password": "correct horse" })).await.expect(201);
    let store = server.state.store();
    let me = store.person_by_name("Ann").await.unwrap().unwrap();
    let opponent = person(&**store, "Opponent").await;
    // What an export finds that read the row before a rematch and the events after it.
    let mut row = table([&me, &opponent]);
    row.state = TableStage::Over;
    write(&**store, TableChange::create(row, games(2))).await;
    let export = browser.get("/api/v1/me/export").await.expect(200).to_string();
    assert!(export.contains(&secret(1).reveal()), "the first game is over");
    assert!(!export.contains(&secret(2).reveal()), "the second is being played");
}

/// Picks numbers below a bound, the same ones in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        // Xorshift.
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end as u64) as usize
    }
}

/// What happened at a table, as the database has it.
async fn stored_changes(server: &TestServer, id: &str) -> Vec<Change> {
    let (_, stored) = server.state.store().load_table(&id.parse().unwrap()).await.unwrap().unwrap();
    stored.iter().map(|event| Event::from_json(&event.body).unwrap().change).collect()
}

/// Checks that nothing is exported that is sealed after these changes.
fn check_export(export: &Value, id: &str, changes: &[Change]) {
    let text = export.to_string();
    let began: Vec<usize> =
        (0..changes.len()).filter(|at| matches!(changes[*at], Change::Began { .. })).collect();
    for (place, change) in changes.iter().enumerate() {
        let Change::Sealed { secret } = change else { continue };
        let game = began.iter().find(|at| **at > place);
        let has_ended = |change: &Change| matches!(change, Change::Resigned { .. } | Change::Aborted { .. });
        let is_revealed = game.is_some_and(|at| changes[*at..].iter().any(has_ended));
        assert!(is_revealed || !text.contains(&secret.reveal()), "the secret {place} is sealed");
    }
    let tables = export["tables"].as_array().unwrap().iter();
    let exported =
        tables.filter(|table| table["id"] == id).flat_map(|table| table["events"].as_array().unwrap());
    for event in exported {
        let place = event["seq"].as_u64().unwrap() as usize - 1;
        let Change::SetUp { by, .. } = changes[place] else { continue };
        let end = began.iter().copied().find(|at| *at > place).unwrap_or(changes.len());
        let start = began.iter().copied().rfind(|at| *at < place).unwrap();
        let chosen = |side| {
            let is_choice = |change: &Change| matches!(change, Change::SetUp { by, .. } if *by == side);
            (start..end).rfind(|at| is_choice(&changes[*at]))
        };
        assert!(chosen(!by).is_some(), "the setup {place} was never revealed: the game ended before");
        assert_eq!(chosen(by), Some(place), "the setup {place} was never revealed: it was changed");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_never_contains_sealed_data() {
    let server = TestServer::start().await;
    let people = [server.browser(), server.browser()];
    for (browser, name) in people.iter().zip(["Ann", "Ben"]) {
        browser
            .post("/api/v1/account", json!({ "name": name, "password": "correct horse" }))
            .await
            .expect(201);
    }
    let new = json!({ "terms": { "game": "holochess" }, "seat": "first", "opponent": { "kind": "link" } });
    let made = people[0].post("/api/v1/tables", new).await.expect(201);
    let (id, link) = (made["table"].as_str().unwrap(), made["invitations"][1].as_str().unwrap());
    people[1].post(&format!("/api/v1/invitations/{link}"), json!({})).await.expect(200);
    let commands = format!("/api/v1/tables/{id}/commands");
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let (mut games, mut setups) = (0, 0);
    for step in 0..120 {
        let seat = random.below(2);
        let view = people[seat].get(&format!("/api/v1/tables/{id}")).await.expect(200);
        let state = &view["state"];
        let pick = |list: &Value, random: &mut Random| {
            let list = list.as_array().unwrap();
            (!list.is_empty()).then(|| list[random.below(list.len())].clone())
        };
        let command = match state["phase"].as_str().unwrap() {
            "setup" if random.below(6) == 0 => json!({ "kind": "abort" }),
            "setup" => json!({ "kind": "setup", "setup": pick(&state["setups"], &mut random).unwrap() }),
            "playing" if random.below(4) == 0 => json!({ "kind": "resign" }),
            "playing" => match pick(&state["moves"], &mut random) {
                Some(legal) => {
                    json!({ "kind": "move", "ply": state["ply"], "id": step.to_string(), "text": legal["text"] })
                }
                None => continue,
            },
            _ => json!({ "kind": "offer", "what": "rematch" }),
        };
        // Each of them exports while something happens; some commands are refused.
        let (one, other, _) = tokio::join!(
            people[0].get("/api/v1/me/export"),
            people[1].get("/api/v1/me/export"),
            people[seat].post(&commands, command),
        );
        let changes = stored_changes(&server, id).await;
        for export in [one, other] {
            let export = export.expect(200);
            check_export(&export, id, &changes);
            setups += usize::from(export.to_string().contains("setUp"));
        }
        games = changes.iter().filter(|change| matches!(change, Change::Began { .. })).count();
    }
    assert!(games > 5 && setups > 0, "{games} games, {setups} exports with setups");
    server.stop().await;
}

#[tokio::test]
async fn all_personal_data_can_be_exported() {
    let server = TestServer::start().await;
    let browser = server.browser();
    browser.post("/api/v1/account", json!({ "name": "Ann", "password": "correct horse" })).await.expect(201);
    browser.post("/api/v1/me/tokens", json!({ "name": "my bot", "scopes": ["bot"] })).await.expect(201);
    let store = server.state.store();
    let me = store.person_by_name("Ann").await.unwrap().unwrap();
    let opponent = person(&**store, "Opponent").await;
    let mut over = table([&me, &opponent]);
    over.state = TableStage::Over;
    let mut played = games(2);
    played.truncate(played.len() - 3);
    let over = write(&**store, TableChange::create(over, played.clone())).await;
    write(&**store, TableChange::create(table([&opponent, &me]), games(1))).await;
    let damaged = TableChange::create(table([&opponent, &me]), events(&[r#"{"sealed":"a secret"}"#]));
    write(&**store, damaged).await;
    let (table_id, person_id) = (over.id.clone(), me.id.clone());
    let line = NewChatLine {
        table_id,
        room: Room::Players,
        person_id,
        body: "well played".to_owned(),
        at_ms: 1,
        request: None,
    };
    store.add_chat(&line).await.unwrap();

    let export = browser.get("/api/v1/me/export").await.expect(200);
    assert_eq!(export["person"]["name"], "Ann");
    assert_eq!(export["sessions"][0]["userAgent"], "a test");
    assert_eq!(export["tokens"][0]["name"], "my bot");
    assert_eq!(export["chat"][0]["text"], "well played");
    let tables = export["tables"].as_array().unwrap();
    assert_eq!(tables.len(), 3);
    let of_over = tables.iter().find(|table| table["id"] == over.id.as_str()).unwrap();
    let exported = of_over["events"].as_array().unwrap();
    let exported: Vec<String> = exported.iter().map(|event| event["event"].to_string()).collect();
    assert_eq!(exported.len(), played.len());
    assert!(exported.last().unwrap().contains("resigned"));
    let of_others = tables.iter().filter(|table| table["id"] != over.id.as_str());
    let sealed = json!(of_others.collect::<Vec<_>>()).to_string();
    assert!(!sealed.contains(&secret(1).reveal()), "what is sealed stays sealed");
    let text = export.to_string();
    assert!(!text.contains("a secret"), "what cannot be read is not shown");
    assert!(!text.contains("argon2"), "the password is not data");
}

#[tokio::test]
async fn the_games_of_a_deleted_account_remain() {
    let server = TestServer::start().await;
    let [browser, other] = [server.browser(), server.browser()];
    let account = json!({ "name": "Ann", "password": "correct horse" });
    browser.post("/api/v1/account", account.clone()).await.expect(201);
    other.post("/api/v1/session", account.clone()).await.expect(200);
    let store = server.state.store();
    let me = store.person_by_name("Ann").await.unwrap().unwrap();
    let opponent = person(&**store, "Opponent").await;
    let row = write(&**store, TableChange::create(table([&me, &opponent]), events(&["begin"]))).await;

    browser.post("/api/v1/me/delete", json!({})).await.refused(401);
    browser.post("/api/v1/me/delete", json!({ "password": "wrong horse" })).await.refused(401);
    browser.post("/api/v1/me/delete", json!({ "password": "correct horse" })).await.expect(204);
    for browser in [browser, other] {
        browser.get("/api/v1/me").await.refused(401);
    }
    server.browser().post("/api/v1/session", account.clone()).await.refused(401);
    server.browser().get("/api/v1/people/Ann").await.refused(404);
    let seat = store.table(&row.id).await.unwrap().unwrap().seats[0].clone().unwrap();
    assert_eq!(store.person(&seat).await.unwrap().unwrap().name, "deleted player");
    server.browser().post("/api/v1/account", account).await.expect(201);

    let guest = server.browser();
    guest.post("/api/v1/guest", json!({})).await.expect(201);
    guest.post("/api/v1/me/delete", json!({})).await.expect(204);
    guest.get("/api/v1/me").await.refused(401);
}
