use std::collections::VecDeque;

use crate::Event;

/// The last events of a table, for those who missed a few.
#[derive(Clone, Default)]
pub(crate) struct RecentEvents {
    events: VecDeque<RecentEvent>,
}

/// An event that was applied.
#[derive(Clone)]
pub(crate) struct RecentEvent {
    /// Its number, counted from 1.
    pub(crate) number: u64,
    pub(crate) event: Event,
    /// How many steps of the game it left in place.
    pub(crate) kept: usize,
}

impl RecentEvents {
    /// How many are kept. Anyone who missed more is shown the whole table.
    const MOST: usize = 64;

    pub(crate) fn push(&mut self, past: RecentEvent) {
        if self.events.len() == RecentEvents::MOST {
            self.events.pop_front();
        }
        self.events.push_back(past);
    }

    /// The events after this one; `None` if some of them are not known any more.
    pub(crate) fn after(&self, number: u64) -> Option<impl Iterator<Item = &RecentEvent>> {
        let oldest = self.events.front().map_or(1, |past| past.number);
        (number + 1 >= oldest).then(|| self.events.iter().filter(move |past| past.number > number))
    }
}
