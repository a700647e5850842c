use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use table::Time;

use super::hub::Hub;
use super::outage::Outage;
use crate::clock::Clock;
use crate::engines::Engines;
use crate::ratings::RatingsPer;
use crate::store::{Storage, Writer};

/// What all tables share.
pub(super) struct Context {
    pub(super) store: Arc<dyn Storage>,
    pub(super) writer: Writer,
    pub(super) clock: Clock,
    pub(super) engines: Engines,
    pub(super) hub: Hub,
    pub(super) ratings_per: RatingsPer,
    is_paused: AtomicBool,
    outage: Mutex<Outage>,
}

impl Context {
    pub(super) fn new(
        store: Arc<dyn Storage>,
        writer: Writer,
        clock: Clock,
        engines: Engines,
        hub: Hub,
        ratings_per: RatingsPer,
    ) -> Context {
        Context {
            store,
            writer,
            clock,
            engines,
            hub,
            ratings_per,
            is_paused: AtomicBool::new(false),
            outage: Mutex::default(),
        }
    }

    /// The time now, as games measure it. It stands still while nothing can be stored.
    pub(super) fn now(&self) -> Time {
        let mut outage = self.outage.lock().unwrap_or_else(PoisonError::into_inner);
        Time(outage.without(self.clock.steady(), self.store.is_away()).max(0) as u64)
    }

    /// The date and time now, in milliseconds since 1970, for what people read.
    pub(super) fn date(&self) -> i64 {
        self.clock.now()
    }

    /// Whether the operator has stopped the clocks of all games.
    pub(super) fn is_paused(&self) -> bool {
        self.is_paused.load(Ordering::Relaxed)
    }

    /// Notes whether the clocks are stopped. Returns whether that is a change.
    pub(super) fn set_paused(&self, is_paused: bool) -> bool {
        self.is_paused.swap(is_paused, Ordering::Relaxed) != is_paused
    }
}
