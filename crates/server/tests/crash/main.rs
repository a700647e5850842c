//! Kills a server at random moments under load, and checks that everything it acknowledged is still there.

#[path = "../common/mod.rs"]
mod common;

use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::{AppState, Clock, Config, store};

use common::client::Client;
use common::postgres::Cluster;

/// How many times the server is killed; `HOLOCOURT_CRASHES` overrides it.
const CRASHES: usize = 5;
/// The number of concurrent tables.
const TABLES: usize = 8;

/// Not a test: the server to kill. The tests start this same program again.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "it is started by the other tests"]
async fn child() {
    let Ok(database) = std::env::var("HOLOCOURT_CRASH_DATABASE") else { return };
    let folder = std::env::var("HOLOCOURT_CRASH_FOLDER").unwrap();
    let mut config = Config::in_folder(folder);
    config.database = database;
    config.listen = std::env::var("HOLOCOURT_CRASH_LISTEN").unwrap().parse().unwrap();
    config.limits.requests_per_second = 100_000.0;
    config.limits.person_requests_per_second = 100_000.0;
    config.limits.guests_per_minute = 100_000.0;
    let listener = server::bind(&config).await.unwrap();
    let store = store::open(&config.database).await.unwrap();
    let state = AppState::start(config, store, Clock::system()).await.unwrap();
    server::run(listener, state).await;
}

/// A server process and its address.
struct Server {
    process: Child,
    address: SocketAddr,
}

impl Server {
    async fn start(folder: &str, database: &str, address: SocketAddr) -> Server {
        let process = Command::new(std::env::current_exe().unwrap())
            .args(["--ignored", "--exact", "child", "--nocapture"])
            .env("HOLOCOURT_CRASH_DATABASE", database)
            .env("HOLOCOURT_CRASH_FOLDER", folder)
            .env("HOLOCOURT_CRASH_LISTEN", address.to_string())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let server = Server { process, address };
        let begun = Instant::now();
        common::client::name_crypto();
        while reqwest::get(format!("{}/readyz", server.origin())).await.is_err() {
            assert!(begun.elapsed() < Duration::from_secs(60), "the server does not start");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        server
    }

    fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// SIGKILL: nothing is finished, flushed or logged.
    fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

/// One table, and everything that was acknowledged to its player.
struct Player {
    browser: Client,
    table: String,
    answered: Vec<String>,
    seed: u64,
}

impl Player {
    async fn new(origin: String, seed: u64) -> Player {
        let browser = Client::browser(origin);
        browser.post("/api/v1/guest", json!({})).await.expect(201);
        let mut player = Player { browser, table: String::new(), answered: Vec::new(), seed };
        player.begin().await;
        player
    }

    async fn begin(&mut self) {
        let games = ["courtier", "dejarik", "king-and-courtesan:10", "courtyard"];
        let game = games[self.random() as usize % games.len()];
        let body = json!({ "terms": { "game": game, "public": true }, "opponent": { "kind": "here" } });
        let made = self.browser.post("/api/v1/tables", body).await.expect(201);
        self.table = made["table"].as_str().unwrap().to_owned();
        self.answered.clear();
    }

    fn random(&mut self) -> u64 {
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.seed >> 33
    }

    /// Plays until the server no longer responds. Records each acknowledged choice and the rolls after it.
    async fn play(&mut self) -> Option<()> {
        loop {
            let view = self.view().await?;
            let moves = view["state"]["moves"].as_array().unwrap().clone();
            if moves.is_empty() {
                return None;
            }
            let text = moves[self.random() as usize % moves.len()]["text"].as_str().unwrap().to_owned();
            let ply = view["state"]["ply"].as_u64().unwrap();
            let command = json!({ "kind": "move", "ply": ply, "id": format!("{ply}"), "text": text });
            let path = format!("/api/v1/tables/{}/commands", self.table);
            let request = self.browser.request(reqwest::Method::POST, &path).json(&command);
            let answer = request.send().await.ok()?;
            let status = answer.status();
            answer.text().await.ok()?;
            assert!(status.is_success() || status.as_u16() == 503, "{status}");
            if !status.is_success() {
                return None;
            }
            self.answered.truncate(ply as usize);
            self.answered.push(text);
        }
    }

    async fn view(&self) -> Option<Value> {
        let request = self.browser.request(reqwest::Method::GET, &format!("/api/v1/tables/{}", self.table));
        let answer = request.send().await.ok()?;
        serde_json::from_str(&answer.text().await.ok()?).ok()
    }

    /// Checks that everything acknowledged is there, with at most one further move.
    async fn check(&self) {
        let view = self.view().await.expect("the table is there");
        let steps: Vec<&str> =
            view["steps"].as_array().unwrap().iter().map(|step| step["text"].as_str().unwrap()).collect();
        assert!(
            steps.len() >= self.answered.len(),
            "moves are lost: {} of {}",
            steps.len(),
            self.answered.len()
        );
        assert_eq!(&steps[..self.answered.len()], self.answered);
        assert!(steps.len() <= self.answered.len() + 1, "moves were made that nobody sent");
    }
}

async fn crash(database: &str, folder: &str) {
    let crashes =
        std::env::var("HOLOCOURT_CRASHES").ok().and_then(|text| text.parse().ok()).unwrap_or(CRASHES);
    let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let mut server = Server::start(folder, database, address).await;
    let mut players = Vec::new();
    for seed in 0..TABLES {
        players.push(Player::new(server.origin(), seed as u64 + 1).await);
    }
    let mut moves = 0;
    for crash in 0..crashes {
        let tasks: Vec<_> = players
            .into_iter()
            .map(|mut player| {
                tokio::spawn(async move {
                    player.play().await;
                    player
                })
            })
            .collect();
        // A different moment each time, from the middle of startup to long after it.
        tokio::time::sleep(Duration::from_millis(100 + (crash as u64 * 173) % 700)).await;
        server.kill();
        players = Vec::new();
        for task in tasks {
            players.push(task.await.unwrap());
        }
        server = Server::start(folder, database, address).await;
        for player in &mut players {
            player.check().await;
            moves += player.answered.len();
            let view = player.view().await.unwrap();
            if view["state"]["moves"].as_array().unwrap().is_empty() {
                player.begin().await;
            } else {
                // A move in flight that arrived counts as acknowledged from now on.
                let steps = view["steps"].as_array().unwrap();
                player.answered =
                    steps.iter().map(|step| step["text"].as_str().unwrap().to_owned()).collect();
            }
        }
    }
    server.kill();
    assert!(moves > 0, "nothing was played");
    println!("{crashes} crashes, {moves} answered moves, none lost");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap().to_owned();
    crash(&format!("sqlite:{path}/crash.db"), &path).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_on_postgresql() {
    let Some(cluster) = Cluster::start().await else { return };
    let folder = tempfile::tempdir().unwrap();
    crash(&cluster.database("crash").await, folder.path().to_str().unwrap()).await;
}
