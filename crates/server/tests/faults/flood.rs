//! Someone opens as many connections as possible.

use std::time::{Duration, Instant};

use tokio::net::TcpStream;

use crate::choice::Temper;
use crate::hall::Hall;
use crate::length::{bounded, choose};
use crate::person::{Address, Person};
use crate::server_process::{Options, ServerProcess};
use crate::socket::Socket;

const CONNECTIONS: usize = 80;
/// How long players may wait meanwhile.
const SLOWEST: Duration = Duration::from_secs(10);
/// How soon silent connections make room for others: they are closed after 15 s.
const SILENCE: Duration = Duration::from_secs(60);

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_connections_keeps_nobody_from_playing() {
    let folder = tempfile::tempdir().unwrap();
    bounded(async {
        let mut options = Options::sqlite(folder.path());
        (options.connections, options.is_behind_proxy) = (CONNECTIONS, true);
        let server = ServerProcess::start(&options).await;
        let mut hall = Hall::new(&server);
        for game in hall.games().await.into_iter().take(4) {
            let terms = serde_json::json!({ "takebacks": true });
            hall.add_with(&game, terms, [true, true], Temper::Lively).await;
        }
        let playing = hall.play();
        let mut intruder = Person::guest(playing.address()).await;
        intruder.forwarded = Some("203.0.113.7".to_owned());
        for _ in 0..choose(1, 20) {
            // Through the proxy, one address gets its share and no more.
            let mut sockets = Vec::new();
            for _ in 0..CONNECTIONS / 2 {
                sockets.extend(Socket::open(&intruder).await.ok());
            }
            let share = CONNECTIONS / 4;
            assert!(sockets.len() <= share && sockets.len() > share / 2, "{} of {share}", sockets.len());
            let mut honest = Person::guest(playing.address()).await;
            honest.forwarded = Some("203.0.113.8".to_owned());
            let mut socket = Socket::open(&honest).await.expect("there is room for others");
            assert_eq!(socket.next().await.unwrap()["type"], "welcome");
            drop((sockets, socket));

            // Silent connections take all places for a while.
            let mut silent = Vec::new();
            for _ in 0..CONNECTIONS {
                silent.push(TcpStream::connect(server.address()).await.unwrap());
            }
            let started = Instant::now();
            // Over a new connection.
            let newcomer = Person::nobody(&Address::new(server.address()));
            while newcomer.get("/healthz").await.is_err() {
                assert!(started.elapsed() < SILENCE, "nobody gets in");
            }
            println!("somebody got in {:.1?} after {CONNECTIONS} silent connections", started.elapsed());
        }
        let hall = playing.stop().await;
        assert!(hall.slowest() < SLOWEST, "a player waited for {:?}", hall.slowest());
        println!("the slowest answer to a player took {:?}", hall.slowest());
        hall.finish("floods of connections").await;
    })
    .await;
}
