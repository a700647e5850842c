use std::collections::VecDeque;

use crate::Event;

/// The last events of a table, for subscribers that missed a few.
#[derive(Clone, Default)]
pub(crate) struct RecentEvents {
    events: VecDeque<RecentEvent>,
}

/// An applied event.
#[derive(Clone)]
pub(crate) struct RecentEvent {
    /// The number of the event, from 1.
    pub(crate) number: u64,
    pub(crate) event: Event,
    /// How many steps of the game before it remain.
    pub(crate) kept: usize,
}

impl RecentEvents {
    /// A subscriber that missed more gets a snapshot.
    const MOST: usize = 64;

    pub(crate) fn push(&mut self, past: RecentEvent) {
        if self.events.len() == RecentEvents::MOST {
            self.events.pop_front();
        }
        self.events.push_back(past);
    }

    /// The newest event.
    pub(crate) fn newest(&self) -> Option<&RecentEvent> {
        self.events.back()
    }

    /// Returns the events after this one; `None` if some of them are no longer kept.
    pub(crate) fn after(&self, number: u64) -> Option<impl Iterator<Item = &RecentEvent>> {
        let oldest = self.events.front().map_or(1, |past| past.number);
        (number + 1 >= oldest).then(|| self.events.iter().filter(move |past| past.number > number))
    }
}
