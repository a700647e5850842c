use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::{Notify, mpsc};
use tokio_tungstenite::tungstenite::Utf8Bytes;
use wire::ToClient;

use crate::id::PersonId;

/// A connection that messages are sent to. Sending never waits: a connection that reads too slowly is dropped.
#[derive(Clone)]
pub struct Subscriber {
    number: u64,
    person: PersonId,
    protocol: Protocol,
    queue: mpsc::Sender<Utf8Bytes>,
    overflow: Arc<Notify>,
    disconnect: Arc<Notify>,
}

/// The form in which a connection is sent messages.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Protocol {
    /// Messages of the socket.
    Socket,
    /// Lines of the bot API.
    Bot,
}

/// The receiving end of a subscriber.
pub struct Mailbox {
    queue: mpsc::Receiver<Utf8Bytes>,
    overflow: Arc<Notify>,
    disconnect: Arc<Notify>,
}

/// What comes out of a [`Mailbox`].
pub enum Delivery {
    /// A message to send on.
    Text(Utf8Bytes),
    /// Messages were lost because too many were waiting: the client has to connect again.
    Overflow,
    /// The person may not be connected any more.
    Disconnect,
}

impl Subscriber {
    /// How many messages may wait for a slow reader. The updates of a whole game fit.
    const QUEUE: usize = 256;

    /// A new connection of a person.
    pub fn new(person: PersonId, protocol: Protocol) -> (Subscriber, Mailbox) {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let (sender, receiver) = mpsc::channel(Subscriber::QUEUE);
        let (overflow, disconnect) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
        let subscriber = Subscriber {
            number,
            person,
            protocol,
            queue: sender,
            overflow: overflow.clone(),
            disconnect: disconnect.clone(),
        };
        (subscriber, Mailbox { queue: receiver, overflow, disconnect })
    }

    /// The number of the connection, unique in this process.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The person who is connected.
    pub fn person(&self) -> &PersonId {
        &self.person
    }

    /// The form of the messages.
    pub fn protocol(&self) -> Protocol {
        self.protocol
    }

    /// Sends a message.
    pub fn send(&self, text: Utf8Bytes) {
        if self.queue.try_send(text).is_err() {
            metrics::counter!("holocourt_slow_readers_total").increment(1);
            self.overflow.notify_one();
        }
    }

    /// Ends the connection once all waiting messages are sent.
    pub fn disconnect(&self) {
        self.disconnect.notify_one();
    }
}

impl Mailbox {
    /// The next delivery; `None` once the subscriber is gone.
    pub async fn next(&mut self) -> Option<Delivery> {
        tokio::select! {
            biased;
            () = self.overflow.notified() => Some(Delivery::Overflow),
            text = self.queue.recv() => text.map(Delivery::Text),
            () = self.disconnect.notified() => Some(Delivery::Disconnect),
        }
    }
}

/// A message of the socket as it is sent.
pub(crate) fn encode(message: &ToClient) -> Utf8Bytes {
    // Plain data with text keys can always be encoded.
    serde_json::to_string(message).unwrap_or_default().into()
}
