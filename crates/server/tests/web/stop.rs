use std::time::{Duration, Instant};

use serde_json::json;

use crate::common::data::{events, person, table};
use crate::common::server::TestServer;
use server::store::TableChange;

#[tokio::test]
async fn shutdown_waits_for_signals_up_to_a_limit() {
    let server = TestServer::start_with(|config| config.drain = Duration::from_secs(2)).await;
    let browser = server.browser();
    browser.post("/api/v1/guest", json!({})).await.expect(201);
    let mut signal = server.state.shutdown().subscribe();
    assert!(!signal.is_stopping());
    let holder = tokio::spawn(async move {
        signal.stopped().await;
        tokio::time::sleep(Duration::from_millis(150)).await;
        assert!(signal.is_stopping());
    });
    let forgetful = server.state.shutdown().subscribe();
    let started = Instant::now();
    let folder = server.stop().await;
    assert!(holder.is_finished(), "the holder gets the time it needs");
    assert!(started.elapsed() < Duration::from_secs(60), "a holder that never ends is abandoned");
    drop(forgetful);
    drop(folder);
    let request = browser.request(reqwest::Method::GET, "/healthz");
    assert!(request.send().await.is_err(), "nobody listens any more");
}

#[tokio::test]
async fn acknowledged_changes_survive_a_stop() {
    let server = TestServer::start().await;
    let store = server.state.store();
    let [ann, ben] = [person(&**store, "Ann").await, person(&**store, "Ben").await];
    let change = TableChange::create(table([&ann, &ben]), events(&["begin"]));
    let id = change.row.id.clone();
    server.state.writer().write(change).await.unwrap();
    let state = server.state.clone();
    let folder = server.stop().await;
    let late = TableChange::create(table([&ann, &ben]), events(&["begin"]));
    assert!(state.writer().write(late).await.is_err(), "nothing is taken any more");
    let address = format!("sqlite:{}", folder.path().join("holocourt.db").display());
    let store = server::store::open(&address).await.unwrap();
    assert_eq!(store.load_table(&id).await.unwrap().unwrap().1.len(), 1);
    store.close().await;
}

#[tokio::test]
async fn requests_in_progress_are_finished_on_shutdown() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    let server = TestServer::start().await;
    let mut stream = tokio::net::TcpStream::connect(server.address).await.unwrap();
    let body = r#"{"name":"Ann","password":"correct horse"}"#;
    let head = format!(
        "POST /api/v1/account HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nExpect: 100-continue\r\n\r\n",
        server.address,
        body.len()
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    // A client that gets `100 Continue` has a request in progress.
    const GO_ON: &[u8] = b"HTTP/1.1 100 Continue\r\n\r\n";
    let mut asked = [0; GO_ON.len()];
    stream.read_exact(&mut asked).await.unwrap();
    assert_eq!(asked, *GO_ON);
    server.state.shutdown().begin();
    tokio::time::sleep(Duration::from_millis(100)).await;
    stream.write_all(body.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 201 "), "{answer}");
    server.stop().await;
}
