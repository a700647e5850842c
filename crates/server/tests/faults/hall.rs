use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::task::JoinHandle;

use crate::accounts::Accounts;
use crate::choice::Temper;
use crate::ledger::Downtime;
use crate::party::{Party, Sockets};
use crate::person::{Address, Person};
use crate::server_process::ServerProcess;

/// All people of a test and their tables.
pub(crate) struct Hall {
    pub(crate) address: Address,
    pub(crate) parties: Vec<Party>,
    accounts: Accounts,
}

/// A clock with this many seconds, and the same increment.
pub(crate) fn fischer(seconds: u64, increment: u64) -> Value {
    json!({ "kind": "fischer", "startMs": seconds * 1000, "incrementMs": increment * 1000 })
}

/// People who play.
pub(crate) struct Playing {
    address: Address,
    stop: Arc<AtomicBool>,
    parties: Vec<JoinHandle<Party>>,
    accounts: JoinHandle<Accounts>,
}

impl Hall {
    /// Creates a hall without tables.
    pub(crate) fn new(server: &ServerProcess) -> Hall {
        let address = Address::new(server.address());
        Hall { accounts: Accounts::new(&address), address, parties: Vec::new() }
    }

    /// A hall with a table for every game in every variant, a computer at one of them, and every kind of terms.
    pub(crate) async fn open(server: &ServerProcess) -> Hall {
        let mut hall = Hall::new(server);
        let games = hall.games().await;
        for (index, game) in games.iter().enumerate() {
            let terms = match index % 4 {
                0 => json!({ "rated": true, "time": fischer(60, 1) }),
                1 => json!({ "takebacks": true }),
                // So short that players run out of time.
                2 => json!({ "time": fischer(4, 0) }),
                _ => json!({ "takebacks": true, "form": { "kind": "bestOf", "games": 3 } }),
            };
            hall.add(game, terms, index).await;
        }
        let [first, .., last] = &games[..] else { panic!("there are several games") };
        let terms = json!({ "game": first, "public": true });
        hall.parties.push(Party::with_computer(&hall.address, &terms, "level:1").await);
        hall.add(last, json!({ "rated": true, "time": { "kind": "days", "days": 1 } }), 1).await;
        hall
    }

    /// Adds a public table. Some seats use sockets, others send requests.
    async fn add(&mut self, game: &str, terms: Value, index: usize) {
        self.add_with(game, terms, [index % 3 != 1, index % 5 != 2], Temper::Lively).await;
    }

    /// Adds a public table whose players have this temper.
    pub(crate) async fn add_with(&mut self, game: &str, mut terms: Value, sockets: Sockets, temper: Temper) {
        (terms["game"], terms["public"]) = (json!(game), json!(true));
        self.parties.push(Party::open(&self.address, terms, sockets, temper).await);
    }

    /// Every game in every variant. Those with a setup come first.
    pub(crate) async fn games(&self) -> Vec<String> {
        let all = Person::nobody(&self.address).get("/api/v1/games").await.unwrap().expect(200);
        let mut games = all["games"].as_array().unwrap().clone();
        games.sort_by_key(|game| game["setups"][0].as_array().unwrap().is_empty());
        let variants = games.iter().flat_map(|game| game["variants"].as_array().unwrap());
        variants.map(|variant| variant["name"].as_str().unwrap().to_owned()).collect()
    }

    /// Lets everybody play.
    pub(crate) fn play(self) -> Playing {
        let stop = Arc::new(AtomicBool::new(false));
        let parties = self.parties.into_iter().map(|party| tokio::spawn(party.play(stop.clone()))).collect();
        let accounts = tokio::spawn(self.accounts.create(stop.clone()));
        Playing { address: self.address, stop, parties, accounts }
    }

    /// Lets everybody play for some time.
    pub(crate) async fn play_for(self, time: Duration) -> Hall {
        let playing = self.play();
        tokio::time::sleep(time).await;
        playing.stop().await
    }

    /// The longest that any player waited for an answer.
    pub(crate) fn slowest(&self) -> Duration {
        let players = self.parties.iter().flat_map(|party| &party.players);
        players.map(|player| player.slowest).max().unwrap_or_default()
    }

    /// Sends everybody to a server that was started again.
    pub(crate) fn move_to(&self, server: &ServerProcess) {
        self.address.set(server.address());
    }

    /// Checks that nothing that was answered is lost, doubled or changed. `down` says when the server was
    /// down, if it was.
    pub(crate) async fn check(&mut self, down: Option<Downtime>) {
        for party in &mut self.parties {
            party.check(down).await;
        }
        self.accounts.check().await;
    }

    /// Checks everything once more, and prints what was done.
    pub(crate) async fn finish(mut self, what: &str) -> BTreeMap<String, usize> {
        self.check(None).await;
        self.accounts.check_all().await;
        let mut counts = BTreeMap::from([("account".to_owned(), self.accounts.count())]);
        self.parties.iter().for_each(|party| party.count_done(&mut counts));
        println!("{what}: {} tables, {counts:?}, nothing lost", self.parties.len());
        assert!(counts.contains_key("moved"), "nothing was played");
        counts
    }
}

impl Playing {
    pub(crate) fn address(&self) -> &Address {
        &self.address
    }

    /// Waits until everybody has stopped: once they have their answers, or the server is gone.
    pub(crate) async fn stop(self) -> Hall {
        self.stop.store(true, Ordering::Relaxed);
        let mut parties = Vec::new();
        for party in self.parties {
            parties.push(party.await.unwrap());
        }
        Hall { address: self.address, parties, accounts: self.accounts.await.unwrap() }
    }
}
