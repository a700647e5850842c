//! How much memory idle sockets take. The clients are bare connections, whose buffers are the system's.

use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::common::client::Client;
use crate::common::server::TestServer;

/// How many sockets are measured: few enough for the usual limit of 1024 open files, as both ends are here.
const SOCKETS: usize = 300;
/// What one of them may take, in bytes.
const MOST: usize = 30 * 1024;

/// The memory of this process, in bytes.
fn resident() -> usize {
    let statm = std::fs::read_to_string("/proc/self/statm").unwrap();
    let pages: usize = statm.split_whitespace().nth(1).unwrap().parse().unwrap();
    pages * 4096
}

async fn guest(server: &TestServer) -> (Client, String) {
    let browser = server.browser();
    let answer = browser.post("/api/v1/guest", json!({})).await;
    let cookie = answer.headers["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    (browser, cookie)
}

/// A table at which somebody has played both sides for a while, and how long its snapshot is.
async fn long_game(browser: &Client) -> (String, usize) {
    let terms = json!({ "game": "courtyard", "public": true });
    let new = json!({ "terms": terms, "seat": "first", "opponent": { "kind": "here" } });
    let made = browser.post("/api/v1/tables", new).await.expect(201);
    let path = format!("/api/v1/tables/{}", made["table"].as_str().unwrap());
    loop {
        let answer = browser.get(&path).await;
        let size = answer.text.len();
        let view = answer.expect(200);
        let (state, moves) = (&view["state"], view["state"]["moves"].as_array().unwrap());
        if moves.is_empty() || size > 60_000 {
            return (made["table"].as_str().unwrap().to_owned(), size);
        }
        let (ply, text) = (state["ply"].as_u64().unwrap(), &moves[moves.len() / 2]["text"]);
        let command = json!({ "kind": "move", "ply": ply, "id": ply.to_string(), "text": text });
        browser.post(&format!("{path}/commands"), command).await.expect(200);
    }
}

/// Opens a socket by hand, watches a table, and reads until nothing more comes.
async fn watch(server: &TestServer, cookie: &str, table: &str, least: usize) -> TcpStream {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let origin = server.origin();
    let request = format!(
        "GET /api/v1/socket HTTP/1.1\r\nHost: {}\r\nOrigin: {origin}\r\nCookie: {cookie}\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        server.address
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let message = json!({ "type": "watch", "table": table }).to_string();
    // A masked text of less than 126 bytes, with the mask 0.
    let mut frame = vec![0x81, 0x80 | message.len() as u8, 0, 0, 0, 0];
    assert!(message.len() < 126);
    frame.extend(message.as_bytes());
    stream.write_all(&frame).await.unwrap();
    let (mut total, mut buffer) = (0, [0; 4096]);
    while total < least {
        let read = tokio::time::timeout(Duration::from_secs(30), stream.read(&mut buffer)).await;
        let count = read.expect("the table comes").unwrap();
        assert!(count > 0, "the socket is open");
        total += count;
    }
    stream
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg_attr(not(target_os = "linux"), ignore = "reads /proc")]
async fn an_idle_socket_takes_little_memory() {
    let server = TestServer::start_with(|config| config.limits.connections = 10_000).await;
    let (browser, mut cookie) = guest(&server).await;
    let (table, size) = long_game(&browser).await;
    assert!(size > 30_000, "{size}: a long snapshot");
    let mut open = Vec::new();
    let mut before = 0;
    for number in 0..SOCKETS + 64 {
        // One person may have 64 sockets.
        if number % 32 == 0 {
            cookie = guest(&server).await.1;
        }
        // What is allocated once is there after the first ones.
        if number == 64 {
            before = resident();
        }
        open.push(watch(&server, &cookie, &table, size).await);
    }
    let each = resident().saturating_sub(before) / SOCKETS;
    println!("{each} bytes for each of {SOCKETS} idle sockets, after a snapshot of {size} bytes");
    assert!(each < MOST, "{each} bytes");
    drop(open);
    server.stop().await;
}
