use crate::round::Stage;
use crate::{Event, Table};

/// How many of a table's events, from the first, may be shown to anyone: those up to the newest moment at which nothing is
/// sealed, neither the dice of a game nor a setup. Events that cannot be applied, and those after them, are not shown.
pub fn disclosed<'e>(events: impl IntoIterator<Item = &'e Event>) -> usize {
    let mut events = events.into_iter();
    let Some(mut table) = events.next().and_then(|first| Table::rebuild([first]).ok()) else { return 0 };
    let mut disclosed = 1;
    for (number, event) in (2..).zip(events) {
        if table.apply(event).is_err() {
            break;
        }
        if !table.holds_secrets() {
            disclosed = number;
        }
    }
    disclosed
}

impl Table {
    /// Whether something in its events is sealed.
    fn holds_secrets(&self) -> bool {
        let is_sealed = |stage: &Stage| matches!(stage, Stage::Setup(_));
        self.secret.is_some()
            || self.round.as_ref().is_some_and(|round| round.over.is_none() || is_sealed(&round.stage))
    }
}
