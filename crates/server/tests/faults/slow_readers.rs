//! Some people send a lot and read none of the answers.

use std::time::{Duration, Instant};

use futures_util::SinkExt;
use serde_json::json;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::choice::Temper;
use crate::full_disk::metric;
use crate::hall::Hall;
use crate::length::{bounded, choose};
use crate::person::Person;
use crate::server_process::{Options, ServerProcess};

/// How many of them there are.
const READERS: usize = 20;
/// How many long messages each of them sends that cannot be read, and whose answers quote them.
const MESSAGES: usize = 1_000;
const LENGTH: usize = 8 * 1024;
/// How long players may wait meanwhile.
const SLOWEST: Duration = Duration::from_secs(10);
/// How soon they are disconnected: a message may take ten seconds.
const CLOSED: Duration = Duration::from_secs(60);
/// How much memory they may take, in KiB: bounded queues, and what the system buffers.
const MEMORY_KIB: u64 = 300 * 1024;

#[tokio::test(flavor = "multi_thread")]
async fn slow_readers_delay_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    bounded(async {
        let server = ServerProcess::start(&Options::sqlite(folder.path())).await;
        let mut hall = Hall::new(&server);
        for game in hall.games().await.into_iter().take(3) {
            hall.add_with(&game, json!({}), [true, true], Temper::Steady).await;
        }
        let tables: Vec<String> =
            hall.parties.iter().map(|party| party.ledger.lock().unwrap().table.clone()).collect();
        let playing = hall.play();
        let person = Person::guest(playing.address()).await;
        tokio::time::sleep(Duration::from_secs(1)).await;
        // Two players and a spectator at each table.
        let honest = (3 * tables.len()) as f64;
        let before = server.memory_kib();
        for _ in 0..choose(1, 20) {
            let mut readers = Vec::new();
            for index in 0..READERS {
                let table = tables[index % tables.len()].clone();
                let person = Person::guest(playing.address()).await;
                readers.push(tokio::spawn(async move { ask_without_reading(&person, &table).await }));
            }
            let mut most = 0;
            let started = Instant::now();
            let mut were_there = false;
            loop {
                let connections = metric(&person, "holocourt_connections").await;
                were_there |= connections > honest;
                most = most.max(server.memory_kib().unwrap_or(0));
                if were_there && connections <= honest {
                    break;
                }
                assert!(started.elapsed() < CLOSED, "{connections} connections, {honest} honest ones");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            println!("{READERS} slow readers were thrown out after {:.1?}", started.elapsed());
            if let Some(before) = before {
                println!("memory: {before} KiB before, {most} KiB at most");
                assert!(most < before + MEMORY_KIB, "slow readers take {} KiB", most - before);
            }
            for reader in readers {
                drop(reader.await.unwrap());
            }
        }
        let hall = playing.stop().await;
        println!("the slowest answer to a player took {:?}", hall.slowest());
        assert!(hall.slowest() < SLOWEST, "a player waited for {:?}", hall.slowest());
        hall.finish("slow readers").await;
    })
    .await;
}

/// Watches a table, asks for more than anybody can buffer, and returns the connection, from which nothing was read.
async fn ask_without_reading(person: &Person, table: &str) -> WebSocketStream<TcpStream> {
    let address = person.address.get();
    let socket = TcpSocket::new_v4().unwrap();
    // Little is buffered on this side.
    socket.set_recv_buffer_size(4 * 1024).unwrap();
    let stream = socket.connect(address).await.unwrap();
    let mut request = format!("ws://{address}/api/v1/socket").into_client_request().unwrap();
    request.headers_mut().insert("cookie", person.cookie.parse().unwrap());
    request.headers_mut().insert("origin", person.origin().parse().unwrap());
    let (mut socket, _) = client_async(request, stream).await.unwrap();
    let watch = json!({ "type": "watch", "table": table }).to_string();
    let _ = socket.send(Message::text(watch)).await;
    let nonsense = json!({ "type": "x".repeat(LENGTH) }).to_string();
    for _ in 0..MESSAGES {
        let sent = tokio::time::timeout(CLOSED, socket.send(Message::text(nonsense.clone()))).await;
        if !matches!(sent, Ok(Ok(()))) {
            break;
        }
    }
    socket
}
