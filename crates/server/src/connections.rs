//! Connections: who gets one, how long they may dawdle, and how they end.

mod counted;
mod neighbours;

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tower::ServiceExt;

use crate::state::AppState;
use crate::stopping::StopSignal;
use counted::Counted;
use neighbours::Neighbours;

/// How long the head of a request may take: who opens connections and says nothing is cut off.
const HEAD_TIME: Duration = Duration::from_secs(15);

/// One address may have one place of so many.
const SHARE: usize = 4;

/// How long to wait when the system has no room for another connection.
const NO_ROOM: Duration = Duration::from_millis(100);

/// Takes connections until the server stops. Each of them holds a signal of the stop, so whoever waits for all signals to
/// be dropped waits for the requests under way.
pub(crate) async fn answer(listener: TcpListener, router: Router, state: &AppState) {
    let mut stop = state.stopping().subscribe();
    let config = state.config();
    let places = Arc::new(Semaphore::new(config.limits.connections));
    let neighbours = Neighbours::new((config.limits.connections / SHARE).max(1), &config.trusted_proxies);
    loop {
        let next = async {
            // Whoever comes when all places are taken waits in the system's own queue.
            let place = places.clone().acquire_owned().await.ok();
            (listener.accept().await, place)
        };
        let (accepted, place) = tokio::select! {
            next = next => next,
            () = stop.stopped() => return,
        };
        match accepted {
            Ok((stream, peer)) => {
                // Whoever has too many already is hung up on, and others have their places.
                let Ok(neighbour) = neighbours.come(peer.ip()) else { continue };
                // A move is a small message that somebody waits for. Where this cannot be set, it is only slower.
                let _ = stream.set_nodelay(true);
                let stream = Counted::new(stream, place, neighbour);
                tokio::spawn(talk(stream, peer, router.clone(), state.stopping().subscribe()));
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(NO_ROOM).await;
            }
        }
    }
}

/// Answers the requests of one connection, until it ends or the server stops; then only the one under way.
async fn talk(stream: Counted, peer: SocketAddr, router: Router, mut stop: StopSignal) {
    let service = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request.map(Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIME)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    // A connection that breaks is the business of the other side.
    let stops = tokio::select! {
        _ = connection.as_mut() => false,
        () = stop.stopped() => true,
    };
    if stops {
        connection.as_mut().graceful_shutdown();
        let _ = connection.await;
    }
}
