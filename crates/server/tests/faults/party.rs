use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};

use crate::choice::Temper;
use crate::ledger::{Downtime, Ledger};
use crate::person::{Address, Person};
use crate::player::Player;
use crate::watcher::Watcher;

/// A table with its people: one or two players and a spectator.
pub(crate) struct Party {
    pub(crate) ledger: Arc<Mutex<Ledger>>,
    pub(crate) players: Vec<Player>,
    pub(crate) watcher: Watcher,
    /// The terms, where games are rated.
    rated: Option<Value>,
}

/// Which seats use sockets; the others send requests.
pub(crate) type Sockets = [bool; 2];

impl Party {
    /// Opens a public table for two new people. Rated games need accounts.
    pub(crate) async fn open(address: &Address, terms: Value, sockets: Sockets, temper: Temper) -> Party {
        let is_rated = terms["rated"] == true;
        let mut people = Vec::new();
        for _ in 0..2 {
            let person = Person::guest(address).await;
            people.push(match is_rated {
                // The name of a guest is unique, and official only for guests.
                true => Person::account(address, &format!("P-{}", person.name.replace("guest", "g"))).await,
                false => person,
            });
        }
        let body = json!({ "terms": terms, "seat": "first", "opponent": { "kind": "link" } });
        let made = people[0].post("/api/v1/tables", &body).await.unwrap().expect(201);
        let path = format!("/api/v1/invitations/{}", made["invitations"][1].as_str().unwrap());
        people[1].post(&path, &json!({})).await.unwrap().expect(200);
        let mut party = Party::at(address, &made).await;
        for (seat, person) in people.into_iter().enumerate() {
            party.players.push(Player::new(person, seat, sockets[seat], temper, &party.ledger));
        }
        party.rated = is_rated.then_some(terms);
        party
    }

    /// Opens a table for a new person and a computer.
    pub(crate) async fn with_computer(address: &Address, terms: &Value, computer: &str) -> Party {
        let person = Person::guest(address).await;
        let opponent = json!({ "kind": "computer", "player": computer });
        let body = json!({ "terms": terms, "seat": "first", "opponent": opponent });
        let made = person.post("/api/v1/tables", &body).await.unwrap().expect(201);
        let mut party = Party::at(address, &made).await;
        party.players.push(Player::new(person, 0, true, Temper::Steady, &party.ledger));
        party
    }

    async fn at(address: &Address, made: &Value) -> Party {
        let table = made["table"].as_str().unwrap().to_owned();
        let ledger = Arc::new(Mutex::new(Ledger::of(table)));
        let watcher = Watcher::new(Person::guest(address).await, &ledger);
        Party { ledger, players: Vec::new(), watcher, rated: None }
    }

    /// Lets everybody play until it is time to stop.
    pub(crate) async fn play(self, stop: Arc<AtomicBool>) -> Party {
        let watching = tokio::spawn(self.watcher.watch(stop.clone()));
        let playing: Vec<_> =
            self.players.into_iter().map(|player| tokio::spawn(player.play(stop.clone()))).collect();
        let mut players = Vec::new();
        for player in playing {
            players.push(player.await.unwrap());
        }
        Party { ledger: self.ledger, players, watcher: watching.await.unwrap(), rated: self.rated }
    }

    /// Checks that nothing is lost, at a moment at which nobody plays. The server may have been down.
    pub(crate) async fn check(&mut self, down: Option<Downtime>) {
        for player in &mut self.players {
            player.check(down).await;
        }
        self.watcher.catch_up().await;
        self.ledger.lock().unwrap().check();
        if let Some(terms) = &self.rated {
            self.check_ratings(terms).await;
        }
    }

    /// Every rated game counts exactly once for both.
    async fn check_ratings(&self, terms: &Value) {
        let (results, knows_all) = {
            let ledger = self.ledger.lock().unwrap();
            (ledger.results(), ledger.knows_games_before(self.watcher.game()))
        };
        for Player { person, .. } in &self.players {
            let name = &person.name;
            let player = person.get(&format!("/api/v1/players/{name}")).await.unwrap().expect(200);
            let ratings = player["ratings"].as_array().unwrap();
            // All variants of a game share a rating.
            let game = terms["game"].as_str().unwrap().split(':').next().unwrap();
            let rating = ratings.iter().find(|rating| rating["game"] == game);
            let games = rating.map_or(0, |rating| rating["games"].as_u64().unwrap() as usize);
            assert!(games >= results, "{name} has played {results} rated games; {games} count");
            assert!(games == results || !knows_all, "{name} has played {results} rated games; {games} count");
            let Some(rating) = rating else { continue };
            let speed = rating["speed"].as_str().unwrap();
            let path = format!("/api/v1/players/{name}/ratings/{game}/{speed}?limit=100");
            let history = person.get(&path).await.unwrap().expect(200);
            assert_eq!(history.as_array().unwrap().len(), games.min(100), "the history of {name}");
        }
    }

    pub(crate) fn count_done(&self, counts: &mut BTreeMap<String, usize>) {
        self.ledger.lock().unwrap().count_done(counts);
    }
}
