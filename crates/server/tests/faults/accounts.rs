use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::{Value, json};

use crate::person::{Address, Gone, Person};

/// Creates one account after another, and remembers which were acknowledged, with which settings.
pub(crate) struct Accounts {
    address: Address,
    made: Vec<Made>,
    /// How many of them were checked with their passwords.
    checked: usize,
    /// The name of an account whose creation was not answered.
    unsure: Option<String>,
    count: usize,
}

struct Made {
    person: Person,
    /// The last settings that were acknowledged.
    settings: u64,
    /// Settings that were sent without an answer.
    pending: Option<u64>,
}

impl Accounts {
    pub(crate) fn new(address: &Address) -> Accounts {
        Accounts { address: address.clone(), made: Vec::new(), checked: 0, unsure: None, count: 0 }
    }

    pub(crate) fn count(&self) -> usize {
        self.made.len()
    }

    /// Creates accounts and changes settings until it is time to stop.
    pub(crate) async fn create(mut self, stop: Arc<AtomicBool>) -> Accounts {
        while !stop.load(Ordering::Relaxed) {
            if self.create_one().await.is_err() {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            tokio::time::sleep(Duration::from_millis(60)).await;
        }
        self
    }

    async fn create_one(&mut self) -> Result<(), Gone> {
        let name = self.unsure.clone().unwrap_or_else(|| {
            self.count += 1;
            format!("Account-{}", self.count)
        });
        let mut person = Person::nobody(&self.address);
        self.unsure = Some(name.clone());
        let answer = person.sign_up(&name).await?;
        match answer.status {
            201 => {}
            // The answer was lost, but not the account.
            409 => {
                if person.sign_in(&name).await?.status == 503 {
                    return Ok(());
                }
                assert!(!person.cookie.is_empty(), "{name} is taken, and not by us");
            }
            503 => return Ok(()),
            status => panic!("{status} {}", answer.body),
        }
        self.unsure = None;
        self.made.push(Made { person, settings: 0, pending: None });
        let count = self.made.len();
        for made in &mut self.made[count.saturating_sub(2)..] {
            let number = made.settings + 1;
            made.pending = Some(number);
            match made.person.patch("/api/v1/me", &json!({ "settings": { "n": number } })).await?.status {
                200 => (made.settings, made.pending) = (number, None),
                503 => {}
                status => panic!("settings: {status}"),
            }
        }
        Ok(())
    }

    /// Checks that the newest accounts are there: the sessions, the passwords and the settings.
    pub(crate) async fn check(&mut self) {
        let from = self.checked.saturating_sub(1);
        for made in &mut self.made[from..] {
            let me = made.person.get("/api/v1/me").await.unwrap().expect(200);
            made.check(&me);
            let mut again = Person::nobody(&self.address);
            again.sign_in(&made.person.name).await.unwrap().expect(200);
        }
        self.checked = self.made.len();
    }

    /// Checks all accounts by their sessions.
    pub(crate) async fn check_all(&mut self) {
        for made in &mut self.made {
            let me = made.person.get("/api/v1/me").await.unwrap().expect(200);
            made.check(&me);
        }
    }
}

impl Made {
    fn check(&mut self, me: &Value) {
        assert_eq!(me["name"], self.person.name.as_str());
        let settings = me["settings"]["n"].as_u64().unwrap_or(0);
        let is_right = settings == self.settings || Some(settings) == self.pending;
        let name = &self.person.name;
        assert!(
            is_right,
            "{name} has settings {settings} instead of {} or {:?}",
            self.settings, self.pending
        );
        (self.settings, self.pending) = (settings, None);
    }
}
