use serde_json::{Value, json};

use crate::common::server::TestServer;
use crate::page::{Page, Visitor};

/// Returns the terms of a public table.
pub(crate) fn terms(game: &str) -> Value {
    json!({ "game": game, "public": true })
}

/// Two players and a spectator, each with a page. The first has seat 1.
pub(crate) struct Party {
    pub(crate) people: [Visitor; 3],
    pub(crate) pages: [Page; 3],
    pub(crate) table: String,
}

impl Party {
    /// Creates three guests.
    pub(crate) async fn guests(server: &TestServer, terms: Value) -> Party {
        let people = [Visitor::guest(server).await, Visitor::guest(server).await];
        Party::of(server, people, terms).await
    }

    /// Uses these two players, and a guest who watches.
    pub(crate) async fn of(server: &TestServer, [host, friend]: [Visitor; 2], terms: Value) -> Party {
        let watcher = Visitor::guest(server).await;
        let (table, invitations) = host.table(terms, "first", json!({ "kind": "link" })).await;
        assert_eq!(invitations[0], None);
        let link = invitations[1].as_ref().unwrap();
        host.browser.post(&format!("/api/v1/invitations/{link}"), json!({})).await.refused(403);
        friend.browser.post(&format!("/api/v1/invitations/{link}"), json!({})).await.expect(200);
        watcher.browser.post(&format!("/api/v1/invitations/{link}"), json!({})).await.refused(404);
        let mut pages = [host.page(server).await, friend.page(server).await, watcher.page(server).await];
        for page in &mut pages {
            page.watch(&table).await;
        }
        Party { people: [host, friend, watcher], pages, table }
    }

    /// Chooses setups, if the game has them.
    pub(crate) async fn set_up(&mut self) {
        if self.pages[0].state()["phase"] != "setup" {
            return;
        }
        for seat in 0..2 {
            let setup = self.pages[seat].state()["setups"][0].clone();
            self.act(seat, json!({ "kind": "setup", "setup": setup })).await;
        }
    }

    /// Sends a command that must succeed, and waits until all pages have its event.
    pub(crate) async fn act(&mut self, seat: usize, command: Value) {
        self.pages[seat].succeed(command).await;
        self.meet().await;
    }

    /// Makes a move for the side to decide, and waits until all pages have it.
    pub(crate) async fn play(&mut self, text: &str) {
        let seat = decider(&self.pages[0]).unwrap();
        self.pages[seat].play(text).await;
        self.meet().await;
    }

    /// Waits until all pages have the last event of any.
    pub(crate) async fn meet(&mut self) {
        let number = self.pages.iter().map(|page| page.number).max().unwrap();
        for page in &mut self.pages {
            page.catch_up(number).await;
        }
    }

    /// Waits until all pages have this many choices.
    pub(crate) async fn meet_at_ply(&mut self, ply: u64) {
        for page in &mut self.pages {
            page.until(|state| state["ply"] == ply).await;
        }
    }

    /// Plays deterministic moves until the game is over, or this many.
    pub(crate) async fn play_on(&mut self, most: usize) {
        let mut seed = 7_u64;
        for _ in 0..most {
            let Some(seat) = decider(&self.pages[0]) else { break };
            assert!(self.pages[1 - seat].moves().is_empty(), "who does not decide is offered no moves");
            assert!(self.pages[2].moves().is_empty(), "who watches is offered no moves");
            let moves = self.pages[seat].moves();
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let text = moves[(seed >> 33) as usize % moves.len()].clone();
            self.play(&text).await;
        }
    }

    /// Checks that all pages show the same game.
    pub(crate) fn assert_same(&self) {
        let [first, others @ ..] = &self.pages;
        for page in others {
            assert_eq!(page.state()["position"], first.state()["position"]);
            assert_eq!(page.view["steps"], first.view["steps"]);
            assert_eq!(page.state()["ending"], first.state()["ending"]);
        }
        assert_eq!(self.pages[2].state()["yours"], json!([false, false]));
    }

    /// Checks that the game is over for all, in this way.
    #[track_caller]
    pub(crate) fn assert_ended(&self, result: &str, termination: &str) {
        self.assert_same();
        for page in &self.pages {
            let ending = &page.state()["ending"];
            assert_eq!(
                (ending["result"].as_str(), ending["termination"].as_str()),
                (Some(result), Some(termination))
            );
            assert!(
                ending["reason"]["code"].as_str().is_some_and(|code| code.starts_with("end-")),
                "{ending}"
            );
        }
    }
}

/// Returns the index of the seat to decide.
pub(crate) fn decider(page: &Page) -> Option<usize> {
    page.state()["decides"].as_u64().map(|seat| seat as usize - 1)
}
