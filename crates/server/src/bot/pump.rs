use std::convert::Infallible;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::sync::mpsc;
use tokio::time::MissedTickBehavior;

use crate::shutdown::ShutdownSignal;
use crate::tables::{Delivery, Mailbox};

/// How often an empty line is sent on a quiet stream.
const KEEP_ALIVE: Duration = Duration::from_secs(7);
/// How long a reader may take for a line before the stream is closed.
const SEND_TIMEOUT: Duration = Duration::from_secs(20);
/// How many lines wait for the network; those behind them wait in the mailbox.
const WAITING: usize = 8;

/// The sending end of a stream of lines. The other end is the body of a response.
pub(super) struct Pump {
    lines: mpsc::Sender<Bytes>,
}

/// A stream of lines: its sending end, and the response.
pub(super) fn stream_of_lines() -> (Pump, Response) {
    let (lines, receiver) = mpsc::channel::<Bytes>(WAITING);
    let body = stream::unfold(receiver, async |mut receiver| {
        receiver.recv().await.map(|line| (Ok::<Bytes, Infallible>(line), receiver))
    });
    // No proxy may hold lines back.
    let headers = [
        (header::CONTENT_TYPE.as_str(), "application/x-ndjson"),
        (header::CACHE_CONTROL.as_str(), "no-store"),
        ("x-accel-buffering", "no"),
    ];
    (Pump { lines }, (headers, Body::from_stream(body)).into_response())
}

impl Pump {
    /// Sends one line. `false` if the reader is gone or too slow.
    pub(super) async fn send(&self, line: &str) -> bool {
        let mut line = line.to_owned();
        line.push('\n');
        matches!(tokio::time::timeout(SEND_TIMEOUT, self.lines.send(line.into())).await, Ok(Ok(())))
    }

    /// Forwards what arrives in the mailbox, until the reader hangs up or is too slow, or the server stops.
    pub(super) async fn run(self, mailbox: &mut Mailbox, stop: &mut ShutdownSignal) {
        let mut beat = tokio::time::interval(KEEP_ALIVE);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        beat.reset();
        loop {
            let is_sent = tokio::select! {
                () = stop.stopped() => return,
                () = self.lines.closed() => return,
                delivery = mailbox.next() => match delivery {
                    Some(Delivery::Text(line)) => self.send(&line).await,
                    Some(Delivery::Overflow | Delivery::Disconnect) | None => return,
                },
                _ = beat.tick() => self.send("").await,
            };
            if !is_sent {
                return;
            }
        }
    }
}
