use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{Notify, mpsc};

use crate::id::PersonId;

/// Where one connection is told things. Telling never waits: whoever reads too slowly is dropped.
#[derive(Clone)]
pub struct Subscriber {
    number: u64,
    person: PersonId,
    protocol: Protocol,
    queue: mpsc::Sender<Utf8Bytes>,
    overflow: Arc<Notify>,
    away: Arc<Notify>,
}

/// In which form a connection wants to be told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Protocol {
    /// Messages of the socket.
    Socket,
    /// Lines of the bot API.
    Bot,
}

/// The other end of an subscriber.
pub struct Mailbox {
    queue: mpsc::Receiver<Utf8Bytes>,
    overflow: Arc<Notify>,
    away: Arc<Notify>,
}

/// What comes out of an [`Mailbox`].
pub enum Delivery {
    /// Something to send on.
    Text(Utf8Bytes),
    /// More was to be told than could wait: the connection has to begin again.
    Overflow,
    /// Whose connection this is may not be here any more.
    Disconnect,
}

impl Subscriber {
    /// How much may wait for a slow reader. A whole game of updates fits.
    const QUEUE: usize = 256;

    /// A new connection of a person.
    pub fn new(person: PersonId, protocol: Protocol) -> (Subscriber, Mailbox) {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let (sender, receiver) = mpsc::channel(Subscriber::QUEUE);
        let (overflow, away) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
        let subscriber = Subscriber {
            number,
            person,
            protocol,
            queue: sender,
            overflow: overflow.clone(),
            away: away.clone(),
        };
        (subscriber, Mailbox { queue: receiver, overflow, away })
    }

    /// Which connection this is, among all of this process.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Whose it is.
    pub fn person(&self) -> &PersonId {
        &self.person
    }

    /// How it wants to be told.
    pub fn protocol(&self) -> Protocol {
        self.protocol
    }

    /// Tells it something.
    pub fn tell(&self, text: Utf8Bytes) {
        if self.queue.try_send(text).is_err() {
            metrics::counter!("holocourt_slow_readers_total").increment(1);
            self.overflow.notify_one();
        }
    }

    /// Ends the connection, when what waits is sent.
    pub fn send_away(&self) {
        self.away.notify_one();
    }
}

impl Mailbox {
    /// What comes next. `None` when nobody is left to tell anything.
    pub async fn hear(&mut self) -> Option<Delivery> {
        tokio::select! {
            biased;
            () = self.overflow.notified() => Some(Delivery::Overflow),
            text = self.queue.recv() => text.map(Delivery::Text),
            () = self.away.notified() => Some(Delivery::Disconnect),
        }
    }
}
