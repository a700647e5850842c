use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::error::ApiError;
use crate::id::PersonId;

/// How many long connections of one kind each person has open: streams of programs, or sockets of pages. Cheap to clone.
#[derive(Clone, Default)]
pub struct Streams {
    open: Arc<Mutex<HashMap<PersonId, usize>>>,
}

/// A connection that counts as open as long as this lives.
pub struct Visit {
    streams: Streams,
    person: PersonId,
}

impl Streams {
    /// The most that one person may have open: enough for as many games as a page may watch.
    pub const MOST: usize = 64;

    /// Counts one more, unless there are too many.
    pub fn open(&self, person: &PersonId) -> Result<Visit, ApiError> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(person.clone()).or_default();
        if *count >= Streams::MOST {
            return Err(ApiError::TooMany(10));
        }
        *count += 1;
        Ok(Visit { streams: self.clone(), person: person.clone() })
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        let mut open = self.streams.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.person) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.person);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_has_too_many_streams() {
        let streams = Streams::default();
        let person = PersonId::random();
        let mut open: Vec<Visit> = (0..Streams::MOST).map(|_| streams.open(&person).unwrap()).collect();
        assert!(streams.open(&person).is_err());
        assert!(streams.open(&PersonId::random()).is_ok(), "others have their own");
        open.pop();
        assert!(streams.open(&person).is_ok());
        drop(open);
        assert!(streams.open.lock().unwrap().is_empty());
    }
}
