use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{ConnectInfo, Request, State};
use axum::middleware::Next;
use axum::response::Response;
use http_body_util::BodyExt;

use super::{client_address, network};
use crate::config::Config;
use crate::connection_limit::{ConnectionLimit, ConnectionPermit};
use crate::error::ApiError;
use crate::state::AppState;

/// Limits the requests in progress, sockets and streams included, of each client behind a trusted proxy. The connections
/// are the proxy's, so their number says nothing about a client.
#[derive(Clone)]
pub(super) struct Places {
    state: AppState,
    limit: ConnectionLimit<IpAddr>,
}

/// The place of a request, an extension of it. A socket keeps it until it is closed.
#[derive(Clone)]
pub struct Place {
    _permit: Arc<ConnectionPermit<IpAddr>>,
}

/// One address may take this part of all connections.
const SHARE: usize = 4;

/// How many connections one address may have.
pub(crate) fn connections_per_address(config: &Config) -> usize {
    (config.limits.connections / SHARE).max(1)
}

impl Places {
    pub(super) fn new(state: &AppState) -> Places {
        let limit = ConnectionLimit::new(connections_per_address(state.config()));
        Places { state: state.clone(), limit }
    }
}

/// Gives the request a place until its response has been sent, or refuses it.
pub(super) async fn middleware(
    State(places): State<Places>,
    mut request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let config = places.state.config();
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip().to_canonical());
    let client = client_address(request.extensions(), request.headers(), config);
    if peer.is_none_or(|peer| peer == client || client.is_loopback()) {
        return Ok(next.run(request).await);
    }
    let place = Place { _permit: Arc::new(places.limit.acquire(&network(client))?) };
    request.extensions_mut().insert(place.clone());
    let response = next.run(request).await;
    Ok(response.map(|body| {
        Body::new(body.map_frame(move |frame| {
            // Held until the body has been sent or dropped.
            let _place = &place;
            frame
        }))
    }))
}
