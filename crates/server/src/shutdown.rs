use std::sync::Arc;

use tokio::sync::watch;

/// Tells every task that the server is shutting down, and waits for them to finish.
#[derive(Clone, Debug)]
pub struct Shutdown {
    sender: Arc<watch::Sender<bool>>,
}

/// Held by a task that must finish before the server exits, such as an open socket; dropped when it has.
#[derive(Clone, Debug)]
pub struct ShutdownSignal {
    receiver: watch::Receiver<bool>,
}

impl Shutdown {
    /// Creates the state of a running server.
    pub fn new() -> Shutdown {
        Shutdown { sender: Arc::new(watch::Sender::new(false)) }
    }

    /// Starts the shutdown.
    pub fn begin(&self) {
        self.sender.send_replace(true);
    }

    /// Whether the server is shutting down.
    pub fn is_stopping(&self) -> bool {
        *self.sender.borrow()
    }

    /// A signal to wait for. The shutdown waits, up to a limit, until it is dropped.
    pub fn subscribe(&self) -> ShutdownSignal {
        ShutdownSignal { receiver: self.sender.subscribe() }
    }

    /// Waits until every signal has been dropped.
    pub async fn drained(&self) {
        self.sender.closed().await;
    }
}

impl Default for Shutdown {
    fn default() -> Shutdown {
        Shutdown::new()
    }
}

impl ShutdownSignal {
    /// Waits for the shutdown.
    pub async fn stopped(&mut self) {
        // Without a sender the server is gone, which amounts to the same.
        let _ = self.receiver.wait_for(|stops| *stops).await;
    }

    /// Whether the server is shutting down.
    pub fn is_stopping(&self) -> bool {
        *self.receiver.borrow()
    }
}
