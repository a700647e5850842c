//! What happens to open connections when a right is revoked.

use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderMap, Request};
use futures_util::StreamExt;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use reqwest::{Method, Response};
use serde_json::{Value, json};
use server::operations::admin;
use server::people::Caller;
use sqlx::{Connection, SqliteConnection};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use tower::ServiceExt;

use crate::common::client::Client;
use crate::common::server::TestServer;

/// What is revoked ends in about a second. A busy machine may be slower, but what is found only once a minute fails.
const END_TIMEOUT: Duration = Duration::from_secs(20);

/// The code with which a socket is closed whose right was revoked.
const SIGNED_OUT: u16 = 4001;

/// The code with which a socket is closed that may be opened again.
const TRY_AGAIN: u16 = 1013;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Opens a socket with this header.
async fn socket(server: &TestServer, name: &'static str, value: &str) -> Result<Socket, Error> {
    let mut request = format!("ws://{}/api/v1/socket", server.address).into_client_request()?;
    request.headers_mut().insert(name, value.parse().unwrap());
    request.headers_mut().insert("origin", server.origin().parse().unwrap());
    connect_async(request).await.map(|(socket, _)| socket)
}

/// Waits until the server closes a socket.
async fn check_closed(mut socket: Socket) {
    let end = async {
        loop {
            match socket.next().await {
                Some(Ok(Message::Close(why))) => return why.map(|why| u16::from(why.code)),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    };
    let code = tokio::time::timeout(END_TIMEOUT, end).await.expect("the socket ends");
    assert_eq!(code, Some(SIGNED_OUT));
}

/// Waits until a stream has ended.
async fn check_ended(mut stream: Response) {
    let end = async { while let Ok(Some(_)) = stream.chunk().await {} };
    tokio::time::timeout(END_TIMEOUT, end).await.expect("the stream ends");
}

/// Creates an account, and returns the cookie.
async fn sign_up(browser: &Client) -> String {
    let account = json!({ "name": "Ann", "password": "correct horse" });
    let answer = browser.post("/api/v1/account", account).await;
    let cookie = answer.headers["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    answer.expect(201);
    cookie
}

async fn create_token(browser: &Client) -> Value {
    let new = json!({ "name": "bot", "scopes": ["read", "play", "bot"] });
    browser.post("/api/v1/me/tokens", new).await.expect(201)
}

/// Ann, who is signed in in a browser with a page, and her bot, with a stream of events, one of a game, and a socket.
struct Ann {
    browser: Client,
    token: String,
    program: Client,
    streams: [Response; 2],
    sockets: [Socket; 2],
}

impl Ann {
    async fn connect(server: &TestServer) -> Ann {
        let browser = server.browser();
        let cookie = sign_up(&browser).await;
        let created = create_token(&browser).await;
        let secret = created["secret"].as_str().unwrap();
        let program = server.program(secret);
        program.post("/api/v1/bot/account/upgrade", json!({})).await.expect(204);
        let terms = json!({ "game": "courtier", "begins": "first", "time": { "kind": "none" },
            "form": { "kind": "single" }, "rated": false, "public": true, "takebacks": true, "dice": "sealed" });
        let opponent = json!({ "kind": "computer", "player": "random" });
        let new = json!({ "terms": terms, "seat": "first", "opponent": opponent });
        let made = program.post("/api/v1/tables", new).await.expect(201);
        let game = format!("/api/v1/bot/game/stream/{}", made["table"].as_str().unwrap());
        let open = async |path: &str| {
            let stream = program.request(Method::GET, path).send().await.unwrap();
            assert_eq!(stream.status(), 200, "{path}");
            stream
        };
        let streams = [open("/api/v1/stream/event").await, open(&game).await];
        let sockets = [
            socket(server, "cookie", &cookie).await.unwrap(),
            socket(server, "authorization", &format!("Bearer {secret}")).await.unwrap(),
        ];
        let token = created["id"].as_str().unwrap().to_owned();
        Ann { browser, token, program, streams, sockets }
    }

    /// Waits until all connections have ended, and checks that the token is no longer valid.
    async fn check_gone(self, status: u16) {
        for stream in self.streams {
            check_ended(stream).await;
        }
        for socket in self.sockets {
            check_closed(socket).await;
        }
        self.program.get("/api/v1/me").await.refused(status);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_end_with_their_token() {
    let server = TestServer::start().await;
    let ann = Ann::connect(&server).await;
    ann.browser.delete(&format!("/api/v1/me/tokens/{}", ann.token)).await.expect(204);
    ann.check_gone(401).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_end_with_the_password() {
    let server = TestServer::start().await;
    let ann = Ann::connect(&server).await;
    let change = json!({ "current": "correct horse", "new": "battery staple" });
    ann.browser.post("/api/v1/me/password", change).await.expect(204);
    ann.browser.get("/api/v1/me").await.expect(200);
    ann.check_gone(401).await;
}

/// A password that could not be changed with everything that has to end with it stays.
#[tokio::test(flavor = "multi_thread")]
async fn a_password_changes_with_all_that_ends_with_it_or_not_at_all() {
    let server = TestServer::start().await;
    let ann = Ann::connect(&server).await;
    let mut database = SqliteConnection::connect(&server.state.config().database).await.unwrap();
    let trigger = "CREATE TRIGGER broken BEFORE DELETE ON tokens BEGIN SELECT RAISE(ABORT, 'broken'); END";
    sqlx::query(trigger).execute(&mut database).await.unwrap();
    let change = json!({ "current": "correct horse", "new": "battery staple" });
    ann.browser.post("/api/v1/me/password", change.clone()).await.refused(500);
    let sign_in = async |password: &str| {
        let account = json!({ "name": "Ann", "password": password });
        server.browser().post("/api/v1/session", account).await
    };
    sign_in("battery staple").await.refused(401);
    sign_in("correct horse").await.expect(200);
    sqlx::query("DROP TRIGGER broken").execute(&mut database).await.unwrap();
    ann.browser.post("/api/v1/me/password", change).await.expect(204);
    sign_in("correct horse").await.refused(401);
    ann.check_gone(401).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_end_with_a_ban_from_the_command_line() {
    let server = TestServer::start().await;
    let ann = Ann::connect(&server).await;
    admin::ban(&**server.state.store(), "Ann", "spam", 1).await.unwrap();
    ann.check_gone(403).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_end_with_a_password_reset_from_the_command_line() {
    let server = TestServer::start().await;
    let ann = Ann::connect(&server).await;
    admin::reset_password(&**server.state.store(), "Ann", "battery staple").await.unwrap();
    ann.browser.get("/api/v1/me").await.refused(401);
    ann.check_gone(401).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_ends_with_the_session_that_signing_in_replaces() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let cookie = sign_up(&browser).await;
    let page = socket(&server, "cookie", &cookie).await.unwrap();
    let account = json!({ "name": "Ann", "password": "correct horse" });
    browser.post("/api/v1/session", account).await.expect(200);
    check_closed(page).await;
    assert!(socket(&server, "cookie", &cookie).await.is_err(), "the old cookie is worthless");
    browser.get("/api/v1/me").await.expect(200);
}

/// Opens a socket with a token, lets something happen once the request is authenticated and before the socket is open, and
/// returns the kind of its first frame and the code in it. The connection has room for one byte, so the server waits in
/// between until the client reads on.
async fn first_frame(server: &TestServer, secret: &str, meanwhile: impl AsyncFnOnce()) -> (u8, u16) {
    let (mut client, connection) = tokio::io::duplex(1);
    let router = server::app(server.state.clone());
    let service =
        service_fn(move |request: Request<Incoming>| router.clone().oneshot(request.map(Body::new)));
    let serving = http1::Builder::new().serve_connection(TokioIo::new(connection), service).with_upgrades();
    let serving = tokio::spawn(serving);
    let request = format!(
        "GET /api/v1/socket HTTP/1.1\r\nHost: {}\r\nOrigin: {}\r\nAuthorization: Bearer {secret}\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        server.address,
        server.origin()
    );
    client.write_all(request.as_bytes()).await.unwrap();
    // The first byte of the answer: the request is authenticated, and no socket is open yet.
    let mut answer = vec![client.read_u8().await.unwrap()];
    meanwhile().await;
    while !answer.ends_with(b"\r\n\r\n") {
        answer.push(client.read_u8().await.unwrap());
    }
    assert!(answer.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&answer));
    // Its kind, its length, and its first two bytes.
    let frame = [client.read_u8().await.unwrap(), client.read_u8().await.unwrap()];
    let code = client.read_u16().await.unwrap();
    drop(client);
    let _ = serving.await;
    (frame[0], code)
}

/// A frame of this kind closes the socket.
const CLOSE: u8 = 0x88;

/// A socket that was authenticated just before its right was revoked, and is listed just after, must not live on.
#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_is_opened_while_its_right_is_revoked_ends() {
    let server = TestServer::start().await;
    let browser = server.browser();
    sign_up(&browser).await;
    let created = create_token(&browser).await;
    let path = format!("/api/v1/me/tokens/{}", created["id"].as_str().unwrap());
    let revoke = async || drop(browser.delete(&path).await.expect(204));
    let frame = first_frame(&server, created["secret"].as_str().unwrap(), revoke).await;
    assert_eq!(frame, (CLOSE, SIGNED_OUT));
}

/// A failing database signs nobody out.
#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_is_opened_while_the_database_fails_may_try_again() {
    let server = TestServer::start().await;
    let browser = server.browser();
    sign_up(&browser).await;
    let created = create_token(&browser).await;
    let mut database = SqliteConnection::connect(&server.state.config().database).await.unwrap();
    let fail = async || {
        sqlx::query("ALTER TABLE tokens RENAME TO tokens_away").execute(&mut database).await.unwrap();
    };
    let frame = first_frame(&server, created["secret"].as_str().unwrap(), fail).await;
    assert_eq!(frame, (CLOSE, TRY_AGAIN));
}

/// The same for streams of bots, whose requests are authenticated before the game or the list of games is read.
#[tokio::test(flavor = "multi_thread")]
async fn a_revoked_caller_is_not_confirmed() {
    let server = TestServer::start().await;
    let browser = server.browser();
    let cookie = sign_up(&browser).await;
    let created = create_token(&browser).await;
    let headers = |name: &'static str, value: &str| {
        let mut headers = HeaderMap::new();
        headers.insert(name, value.parse().unwrap());
        headers
    };
    let bearer = format!("Bearer {}", created["secret"].as_str().unwrap());
    let mut callers = Vec::new();
    for headers in [headers("cookie", &cookie), headers("authorization", &bearer)] {
        let caller = Caller::find(&headers, &server.state).await.unwrap().unwrap();
        caller.confirm(&server.state).await.unwrap();
        callers.push(caller);
    }
    admin::reset_password(&**server.state.store(), "Ann", "battery staple").await.unwrap();
    for caller in callers {
        assert!(caller.confirm(&server.state).await.is_err());
    }
}
