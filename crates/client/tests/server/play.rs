use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use client::bot::{Answer, Bot, Engine, EngineSource, Note, Settings};
use client::{Client, ClientError, RequestId};
use tokio::task::JoinHandle;
use wire::{GameState, Phase, SeatChoice, Terms};

use crate::server::{TestServer, in_time};

/// Engines that play random moves from the server's list, and may take a while to think.
#[derive(Clone, Copy)]
struct RandomMoves {
    thinks_for: Duration,
}

impl EngineSource for RandomMoves {
    fn knows(&self, _: &str) -> bool {
        true
    }

    fn engine(&self, _: &Terms) -> Option<Box<dyn Engine>> {
        Some(Box::new(*self))
    }
}

impl Engine for RandomMoves {
    fn answer(&mut self, state: &GameState, seat: usize, _: &Arc<AtomicBool>) -> Result<Answer, String> {
        std::thread::sleep(self.thinks_for);
        if state.setups_missing[seat] {
            return Ok(Answer::Setup(state.setups[0].clone()));
        }
        let text = state.legal[rand::random_range(0..state.legal.len())].clone();
        Ok(Answer::Move { text, expected_points: None })
    }
}

/// A bot that plays its first games and then stops.
struct Running {
    client: Client,
    notes: Arc<Mutex<Vec<Note>>>,
    task: JoinHandle<Result<(), ClientError>>,
}

impl Running {
    fn start(client: Client, change: impl FnOnce(&mut Settings)) -> Running {
        Running::start_with(client, RandomMoves { thinks_for: Duration::ZERO }, change)
    }

    fn start_with(client: Client, engines: RandomMoves, change: impl FnOnce(&mut Settings)) -> Running {
        let mut settings = Settings { once: true, ..Settings::default() };
        change(&mut settings);
        let notes = Arc::new(Mutex::new(Vec::new()));
        let written = notes.clone();
        let write = Arc::new(move |note: Note| written.lock().unwrap().push(note));
        let task = tokio::spawn(Bot::new(client.clone(), Arc::new(engines), settings, write).run());
        Running { client, notes, task }
    }

    async fn find<T>(&self, find: impl Fn(&Note) -> Option<T>) -> T {
        loop {
            let found = self.notes.lock().unwrap().iter().find_map(&find);
            match found {
                Some(found) => return found,
                None => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
    }

    async fn connected(&self) {
        self.find(|note| matches!(note, Note::Connected { .. }).then_some(())).await;
    }

    async fn table(&self) -> String {
        self.find(|note| match note {
            Note::Plays { table, .. } => Some(table.clone()),
            _ => None,
        })
        .await
    }

    /// How its only game ended.
    async fn end(self) -> String {
        self.task.await.unwrap().unwrap();
        let notes = self.notes.lock().unwrap();
        let trouble = notes.iter().find(|note| matches!(note, Note::Trouble { .. }));
        let over = notes.iter().find_map(|note| match note {
            Note::Over { result, .. } => result.clone(),
            _ => None,
        });
        over.unwrap_or_else(|| panic!("the game did not end; {trouble:?}"))
    }
}

async fn check(terms: Terms) {
    let (server, _folder) = TestServer::start().await;
    let [one, other] = [server.program("One").await, server.program("Other").await];
    let bots = [Running::start(one, |_| {}), Running::start(other.clone(), |_| {})];
    for bot in &bots {
        in_time(bot.connected()).await;
    }
    other.challenge("One", &terms, SeatChoice::Any).await.unwrap();
    let table = in_time(bots[0].table()).await;
    let [one, two] = bots;
    let ends = [in_time(one.end()).await, in_time(two.end()).await];
    assert_eq!(ends[0], ends[1]);
    let view = other.table(&table).await.unwrap();
    assert_eq!(view.state.phase, Phase::Over);
    assert_eq!(view.state.ending.unwrap().result, ends[0]);
    server.stop().await;
}

fn terms(game: &str) -> Terms {
    Terms { public: true, ..Terms::of(game) }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_setups_and_dice() {
    check(terms("holochess")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_accepts_only_as_many_challenges_as_it_can_play() {
    let (server, _folder) = TestServer::start().await;
    let busy = server.bot("Busy").await;
    // All of them wait already when it comes.
    for number in 0..4 {
        let friend = server.account(&format!("Friend{number}")).await;
        friend.challenge("Busy", &terms("courtier"), SeatChoice::Any).await.unwrap();
    }
    let bot = Running::start(busy, |settings| {
        settings.once = false;
        settings.at_once = 2;
    });
    let count =
        |wanted: fn(&Note) -> bool| bot.notes.lock().unwrap().iter().filter(|note| wanted(note)).count();
    in_time(async {
        while count(|note| matches!(note, Note::Accepted { .. } | Note::Declined { .. })) < 4 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    assert_eq!(count(|note| matches!(note, Note::Accepted { .. })), 2);
    bot.task.abort();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_pushes() {
    check(terms("dejarik")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_huffs() {
    check(terms("courtyard")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_continue_after_a_server_restart() {
    let (server, folder) = TestServer::start().await;
    let [one, other] = [server.program("One").await, server.program("Other").await];
    let engines = RandomMoves { thinks_for: Duration::from_millis(40) };
    let bots = [one, other.clone()].map(|client| Running::start_with(client, engines, |_| {}));
    for bot in &bots {
        in_time(bot.connected()).await;
    }
    other.challenge("One", &terms("courtyard"), SeatChoice::Any).await.unwrap();
    let table = in_time(bots[0].table()).await;
    in_time(async {
        while other.table(&table).await.unwrap().state.ply < 3 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    })
    .await;
    let address = server.address;
    server.stop().await;
    let server = TestServer::start_in(folder.path(), address).await;
    let before = other.table(&table).await.unwrap();
    assert!(before.state.ending.is_none(), "the game was over too early to show anything");
    let [one, two] = bots;
    let ends = [in_time(one.end()).await, in_time(two.end()).await];
    assert_eq!(ends[0], ends[1]);
    let after = other.table(&table).await.unwrap();
    assert!(after.steps.len() > before.steps.len());
    assert_eq!(after.steps[..before.steps.len()], before.steps[..], "nothing was lost");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unwanted_challenges_are_declined() {
    let (server, _folder) = TestServer::start().await;
    let bot = Running::start(server.program("Robby").await, |settings| {
        settings.games = vec!["courtyard".to_owned()];
    });
    in_time(bot.connected()).await;
    let person = server.account("Person").await;
    let rated = Terms { rated: true, ..terms("courtyard") };
    for refused in [terms("courtier"), rated] {
        person.challenge("Robby", &refused, SeatChoice::Any).await.unwrap();
        in_time(async {
            while !person.challenges().await.unwrap().is_empty() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        })
        .await;
    }
    assert!(person.my_tables().await.unwrap().is_empty());
    person.challenge("Robby", &terms("courtyard"), SeatChoice::Any).await.unwrap();
    let table = in_time(bot.table()).await;
    person.command(&table, &wire::Command::Resign, &RequestId::about(1)).await.unwrap();
    let result = person.table(&table).await.unwrap().state.ending.unwrap().result;
    assert_eq!(in_time(bot.end()).await, result);
    server.stop().await;
}

#[tokio::test]
async fn a_token_without_the_scope_is_an_error() {
    let (server, _folder) = TestServer::start().await;
    let token = server.account("Person").await.create_token("t", &[wire::Scope::Play]).await.unwrap();
    let client = Client::with_token(&server.url(), &token).unwrap();
    let bot = Running::start(client, |_| {});
    let error = in_time(bot.task).await.unwrap().unwrap_err();
    assert_eq!(error.code(), Some("token-lacks-scope"), "{error}");
    assert!(bot.client.server().as_str().starts_with("http://127.0.0.1"));
    server.stop().await;
}
