use serde::{Deserialize, Serialize};
use wire::{Review, ReviewProgress};

use crate::id::TableId;
use crate::store;

/// The reviews of the games at one table.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct StoredReviews {
    /// The person for whom the computer works.
    pub(super) asked_by: String,
    /// One for each game whose review was requested.
    pub(super) games: Vec<Review>,
}

impl StoredReviews {
    pub(super) fn new(asked_by: &str) -> StoredReviews {
        StoredReviews { asked_by: asked_by.to_owned(), games: Vec::new() }
    }

    /// Parses stored reviews; `None` if another version wrote them.
    pub(super) fn read(body: &str) -> Option<StoredReviews> {
        serde_json::from_str(body).ok()
    }

    pub(super) fn game(&self, number: u32) -> Option<&Review> {
        self.games.iter().find(|review| review.game == number)
    }

    pub(super) fn game_mut(&mut self, number: u32) -> Option<&mut Review> {
        self.games.iter_mut().find(|review| review.game == number)
    }

    /// Requests a review, unless the game is or was being reviewed; a failed review is retried. Returns whether there
    /// is work to do.
    pub(super) fn want(&mut self, number: u32, choices: usize) -> bool {
        let is_known = self.game(number).is_some_and(|review| review.progress != ReviewProgress::Failed);
        if !is_known {
            self.games.retain(|review| review.game != number);
            self.games.push(Review {
                game: number,
                progress: ReviewProgress::Waiting,
                reviewed: [0, choices as u32],
                moves: Vec::new(),
            });
        }
        self.next().is_some()
    }

    /// The game to review next.
    pub(super) fn next(&self) -> Option<u32> {
        let is_open =
            |review: &&Review| matches!(review.progress, ReviewProgress::Waiting | ReviewProgress::Running);
        self.games.iter().find(is_open).map(|review| review.game)
    }

    /// The form in which it is stored.
    pub(super) fn stored(&self, table: &TableId, now: i64) -> store::Review {
        let state = if self.next().is_some() { ReviewProgress::Running } else { ReviewProgress::Done };
        store::Review {
            table_id: table.clone(),
            state,
            body: serde_json::to_string(self).unwrap_or_default(),
            updated_at: now,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_reviewed_once_and_failures_again() {
        let mut reviews = StoredReviews::new("ada");
        assert_eq!(reviews.next(), None);
        assert!(reviews.want(2, 10) && reviews.want(1, 7) && reviews.want(2, 10));
        assert_eq!(reviews.games.len(), 2);
        assert_eq!(reviews.next(), Some(2));
        for (number, progress) in [(2, ReviewProgress::Done), (1, ReviewProgress::Failed)] {
            reviews.game_mut(number).unwrap().progress = progress;
        }
        assert_eq!(reviews.next(), None);
        assert!(!reviews.want(2, 10), "done is done");
        assert!(reviews.want(1, 7));
        let again = StoredReviews::read(&reviews.stored(&TableId::random(), 0).body).unwrap();
        assert_eq!((again.next(), again.games), (Some(1), reviews.games));
    }
}
