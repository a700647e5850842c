use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::header::{self, HeaderName};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::Response;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

use super::fragments::FRAGMENT;
use crate::error::ApiError;
use crate::reason::Reason;

/// The maximum size of a message from a page, in bytes.
const LONGEST_MESSAGE: usize = 16 * 1024;

/// The read buffer of a socket, in bytes, which is allocated at once: 128 KiB by default, for messages that are mostly
/// shorter than 200 bytes.
const READ_BUFFER: usize = 1024;

/// A socket of a page.
pub(super) type Socket = WebSocketStream<TokioIo<Upgraded>>;

/// A request to continue as a WebSocket. The extractor of axum hides the frames of a message, which have to be small here.
pub(super) struct Upgrade {
    accept: HeaderValue,
    on_upgrade: OnUpgrade,
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Upgrade, ApiError> {
        let refused = |detail: &str| Reason::BadRequest { detail: detail.to_owned() };
        let names = |name, wanted| has_token(&parts.headers, name, wanted);
        if !names(header::CONNECTION, "upgrade") || !names(header::UPGRADE, "websocket") {
            return Err(refused("this address is for WebSockets").into());
        }
        if !names(header::SEC_WEBSOCKET_VERSION, "13") {
            return Err(refused("the version of the WebSocket protocol must be 13").into());
        }
        let key = parts.headers.get(header::SEC_WEBSOCKET_KEY);
        let key = key.ok_or_else(|| refused("the header Sec-WebSocket-Key is missing"))?;
        let accept = HeaderValue::from_str(&derive_accept_key(key.as_bytes())).map_err(ApiError::internal)?;
        let on_upgrade = parts.extensions.remove::<OnUpgrade>();
        let on_upgrade = on_upgrade.ok_or_else(|| refused("this connection cannot be upgraded"))?;
        Ok(Upgrade { accept, on_upgrade })
    }
}

/// Whether a header has this value, or a list with it.
fn has_token(headers: &HeaderMap, name: HeaderName, wanted: &str) -> bool {
    let lists = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|token| token.trim().eq_ignore_ascii_case(wanted))
}

impl Upgrade {
    /// Answers the request, and serves the socket in a task of its own.
    pub(super) fn serve<F: Future<Output = ()> + Send + 'static>(
        self,
        serve: impl FnOnce(Socket) -> F + Send + 'static,
    ) -> Result<Response, ApiError> {
        let on_upgrade = self.on_upgrade;
        tokio::spawn(async move {
            // A client that hangs up now wants nothing more.
            let Ok(upgraded) = on_upgrade.await else { return };
            let config = WebSocketConfig::default()
                .max_message_size(Some(LONGEST_MESSAGE))
                .max_frame_size(Some(LONGEST_MESSAGE))
                .read_buffer_size(READ_BUFFER)
                .write_buffer_size(FRAGMENT);
            let io = TokioIo::new(upgraded);
            serve(WebSocketStream::from_raw_socket(io, Role::Server, Some(config)).await).await;
        });
        Response::builder()
            .status(StatusCode::SWITCHING_PROTOCOLS)
            .header(header::CONNECTION, "upgrade")
            .header(header::UPGRADE, "websocket")
            .header(header::SEC_WEBSOCKET_ACCEPT, self.accept)
            .body(Body::empty())
            .map_err(ApiError::internal)
    }
}
