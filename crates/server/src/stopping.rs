use std::sync::Arc;

use tokio::sync::watch;

/// Says that the server stops, to everybody who wants to know, and waits until they have all left.
#[derive(Clone, Debug)]
pub struct Stopping {
    sender: Arc<watch::Sender<bool>>,
}

/// Held by whatever must finish before the server is gone, such as an open socket. Dropping it says that it has.
#[derive(Clone, Debug)]
pub struct StopSignal {
    receiver: watch::Receiver<bool>,
}

impl Stopping {
    /// Not stopping yet.
    pub fn new() -> Stopping {
        Stopping { sender: Arc::new(watch::Sender::new(false)) }
    }

    /// Tells everybody.
    pub fn announce(&self) {
        self.sender.send_replace(true);
    }

    /// Whether the server stops.
    pub fn is_stopping(&self) -> bool {
        *self.sender.borrow()
    }

    /// A signal to wait for. The stop waits, for a while, until it is dropped.
    pub fn subscribe(&self) -> StopSignal {
        StopSignal { receiver: self.sender.subscribe() }
    }

    /// Waits until nobody holds a signal.
    pub async fn all_left(&self) {
        self.sender.closed().await;
    }
}

impl Default for Stopping {
    fn default() -> Stopping {
        Stopping::new()
    }
}

impl StopSignal {
    /// Waits until the server stops.
    pub async fn stopped(&mut self) {
        // Without a sender there is no server any more, which comes to the same.
        let _ = self.receiver.wait_for(|stops| *stops).await;
    }

    /// Whether the server stops.
    pub fn is_stopping(&self) -> bool {
        *self.receiver.borrow()
    }
}
