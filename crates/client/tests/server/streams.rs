use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use wire::Terms;

use crate::api::{refused, seated};
use crate::server::{TestServer, in_time};

#[tokio::test]
async fn a_quiet_stream_sends_keep_alives() {
    let (server, _folder) = TestServer::start().await;
    let token = server.account("Robby").await.create_token("t", &[wire::Scope::Bot]).await.unwrap();
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let request = format!(
        "GET /api/v1/stream/event HTTP/1.1\r\nhost: {}\r\nauthorization: Bearer {token}\r\n\r\n",
        server.address
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut heard = String::new();
    let mut bytes = [0; 4096];
    in_time(async {
        // A chunk of one byte, which is the end of an empty line.
        while !heard.ends_with("1\r\n\n\r\n") {
            let count = stream.read(&mut bytes).await.unwrap();
            assert!(count > 0, "the stream ended: {heard}");
            heard.push_str(&String::from_utf8_lossy(&bytes[..count]));
        }
    })
    .await;
    assert!(heard.to_lowercase().contains("content-type: application/x-ndjson"), "{heard}");
    server.stop().await;
}

#[tokio::test]
async fn a_player_without_a_stream_is_away_until_reconnecting() {
    let (server, _folder) = TestServer::start().await;
    let ([one, other], table) = seated(&server, &Terms::of("courtier")).await;
    let lines = one.stream_game(&table).await.unwrap();
    let is_away = async || other.table(&table).await.unwrap().state.seats[0].away.is_some();
    assert!(!is_away().await);
    drop(lines);
    in_time(async {
        while !is_away().await {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
    let lines = one.stream_game(&table).await.unwrap();
    assert!(!is_away().await);
    drop(lines);
    server.stop().await;
}

#[tokio::test]
async fn streams_are_limited_per_person() {
    let (server, _folder) = TestServer::start().await;
    let bot = server.bot("Robby").await;
    let mut open = Vec::new();
    for _ in 0..server::MAX_CONNECTIONS_PER_PERSON {
        open.push(bot.stream_events().await.unwrap());
    }
    refused(bot.stream_events().await, 429);
    drop(open);
    in_time(async {
        while bot.stream_events().await.is_err() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    })
    .await;
    server.stop().await;
}
