use crate::{Change, Event, Table};

/// Returns the places of the events that may be shown to anyone: those up to the newest moment at which nothing was sealed,
/// neither the dice of a game nor a setup. Setups that were never revealed stay sealed for good: those that a player
/// changed, and those of games that ended before both players had chosen. Events that cannot be applied, and those after
/// them, are not shown.
pub fn disclosed<'e>(events: impl IntoIterator<Item = &'e Event>) -> Vec<usize> {
    let mut events = events.into_iter();
    let Some(mut table) = events.next().and_then(|first| Table::rebuild([first]).ok()) else {
        return Vec::new();
    };
    // What may be shown as soon as nothing is sealed, and how much of it may be shown.
    let (mut places, mut count) = (vec![0], 1);
    // The newest setups of the game that is being set up.
    let mut setups = [None; 2];
    for (place, event) in (1..).zip(events) {
        if table.apply(event).is_err() {
            break;
        }
        match &event.change {
            Change::SetUp { by, .. } => {
                setups[*by] = Some(place);
                if table.history().is_some() {
                    places.extend(setups.into_iter().flatten());
                }
            }
            change => {
                if matches!(change, Change::Began { .. }) {
                    setups = [None; 2];
                }
                places.push(place);
            }
        }
        if !table.holds_secrets() {
            count = places.len();
        }
    }
    places.truncate(count);
    places.sort_unstable();
    places
}

impl Table {
    /// Whether something is sealed that will be revealed.
    fn holds_secrets(&self) -> bool {
        self.secret.is_some() || self.round.as_ref().is_some_and(|round| round.over.is_none())
    }
}
