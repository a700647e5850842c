//! Connections: how many, how slow, and how they end.

mod counted_stream;
mod per_ip_limit;

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

use crate::security::connections_per_address;
use crate::shutdown::ShutdownSignal;
use crate::state::AppState;
use counted_stream::CountedStream;
use per_ip_limit::PerIpLimit;

/// How long the headers of a request may take: cuts off clients that open connections and send nothing.
const HEADER_TIMEOUT: Duration = Duration::from_secs(15);

/// How long to wait when the system cannot accept another connection.
const ACCEPT_RETRY: Duration = Duration::from_millis(100);

/// Accepts connections until the server stops. Each holds a shutdown signal, so waiting for all signals to be dropped
/// waits for the requests in progress.
pub(crate) async fn serve(listener: TcpListener, router: Router, state: &AppState) {
    let mut stop = state.shutdown().subscribe();
    let config = state.config();
    let permits = Arc::new(Semaphore::new(config.limits.connections));
    let per_ip = PerIpLimit::new(connections_per_address(config), &config.trusted_proxies);
    loop {
        let next = async {
            // With no permit left, new connections wait in the system's queue.
            let permit = permits.clone().acquire_owned().await.ok();
            (listener.accept().await, permit)
        };
        let (accepted, permit) = tokio::select! {
            next = next => next,
            () = stop.stopped() => return,
        };
        match accepted {
            Ok((stream, peer)) => {
                // Hang up on addresses with too many connections.
                let Ok(per_ip) = per_ip.acquire(peer.ip()) else { continue };
                // A move is a small message that a player waits for. If this fails, it is only slower.
                let _ = stream.set_nodelay(true);
                let stream = CountedStream::new(stream, permit, per_ip);
                tokio::spawn(serve_connection(stream, peer, router.clone(), state.shutdown().subscribe()));
            }
            Err(error) => {
                tracing::warn!(%error, "could not accept a connection");
                tokio::time::sleep(ACCEPT_RETRY).await;
            }
        }
    }
}

/// Answers the requests of one connection until it ends. When the server stops, only finishes the current request.
async fn serve_connection(stream: CountedStream, peer: SocketAddr, router: Router, mut stop: ShutdownSignal) {
    let service = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request.map(Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIMEOUT)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    // A broken connection concerns only the client.
    let stops = tokio::select! {
        _ = connection.as_mut() => false,
        () = stop.stopped() => true,
    };
    if stops {
        connection.as_mut().graceful_shutdown();
        let _ = connection.await;
    }
}
