use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use catalog::{AnyGame, AnyHistory};
use table::Table;
use wire::{Review, ReviewProgress};

use super::classify::{back_up_values, classify};
use super::evaluate::{Effort, Evaluation, evaluate};
use super::stored_reviews::StoredReviews;
use super::study::Study;
use crate::engines::EngineError;
use crate::error::ApiError;
use crate::id::{PersonId, TableId};
use crate::reason::Reason;
use crate::store::StoreError;

/// The assumed effort of evaluating one position: more than the real one, so that what people wait for comes first.
const REVIEW_EFFORT: Duration = Duration::from_secs(2);
/// How many tables may be reviewed at once for one person.
const MOST_AT_ONCE: usize = 4;
/// After how many choices the progress is written.
const CHOICES_BETWEEN_WRITES: usize = 5;

/// Why a review stopped.
enum Broken {
    /// The server is stopping. The review continues after the next start.
    Stopping,
    /// The game cannot be reviewed.
    Failed(String),
}

impl From<ApiError> for Broken {
    fn from(error: ApiError) -> Broken {
        Broken::Failed(error.to_string())
    }
}

impl From<StoreError> for Broken {
    fn from(error: StoreError) -> Broken {
        match error {
            StoreError::Stopping => Broken::Stopping,
            error => Broken::Failed(error.to_string()),
        }
    }
}

/// A game under review.
struct Played {
    game: &'static dyn AnyGame,
    history: Box<dyn AnyHistory>,
}

impl Study {
    /// Starts to review a finished game for someone who may see it, or returns the review so far.
    pub async fn review(
        &self,
        id: &TableId,
        person: &PersonId,
        game: Option<u32>,
    ) -> Result<Review, ApiError> {
        let table = self.finished(id, Some(person), game).await?;
        let number = table.game_number();
        let choices = table.history().map_or(0, |history| history.len());
        let before = self.stored(id).await?;
        let (review, reviews, is_new) = {
            let mut at_work = self.at_work();
            let under_way = at_work.get(id).cloned();
            let is_new = under_way.is_none();
            let reviews = under_way.unwrap_or_else(|| {
                Arc::new(Mutex::new(before.unwrap_or_else(|| StoredReviews::new(person.as_str()))))
            });
            let mut inner = lock(&reviews);
            let was_idle = inner.next().is_none();
            let has_work = inner.want(number, choices);
            let review = inner.game(number).cloned().ok_or(Reason::NoSuchReview)?;
            if is_new && was_idle {
                inner.asked_by = person.to_string();
            }
            drop(inner);
            if is_new && has_work {
                if count_of(&at_work, person) >= MOST_AT_ONCE {
                    return Err(Reason::TooManyRequests { seconds: 10 }.into());
                }
                at_work.insert(id.clone(), reviews.clone());
            }
            (review, reviews, is_new && has_work)
        };
        self.write(id, &reviews).await?;
        if is_new {
            self.begin(id.clone(), reviews);
        }
        Ok(review)
    }

    /// Returns the progress of a review and its results so far.
    pub async fn review_so_far(
        &self,
        id: &TableId,
        person: Option<&PersonId>,
        game: Option<u32>,
    ) -> Result<Review, ApiError> {
        let number = self.finished(id, person, game).await?.game_number();
        let under_way = self.at_work().get(id).cloned();
        let reviews = match under_way {
            Some(reviews) => Some(lock(&reviews).clone()),
            None => self.stored(id).await?,
        };
        reviews.and_then(|reviews| reviews.game(number).cloned()).ok_or_else(|| Reason::NoSuchReview.into())
    }

    /// Resumes the reviews that were in progress when the server stopped. Returns how many.
    pub async fn take_up(&self) -> Result<usize, StoreError> {
        let rows = self.shared.store.unfinished_reviews().await?;
        let mut count = 0;
        for row in rows {
            let Some(reviews) = StoredReviews::read(&row.body) else {
                tracing::warn!(table = %row.table_id, "a review cannot be read and is left alone");
                continue;
            };
            let reviews = Arc::new(Mutex::new(reviews));
            self.at_work().insert(row.table_id.clone(), reviews.clone());
            self.begin(row.table_id, reviews);
            count += 1;
        }
        Ok(count)
    }

    fn at_work(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Mutex<StoredReviews>>>> {
        lock(&self.shared.at_work)
    }

    /// The table as it was when a game ended: the one that is asked for, or the last one that is over.
    async fn finished(
        &self,
        id: &TableId,
        person: Option<&PersonId>,
        game: Option<u32>,
    ) -> Result<Table, ApiError> {
        let (_, table) = self.shared.tables.replay(id, person, game).await?;
        if table.finish().is_some() {
            return Ok(table);
        }
        match (game, table.game_number()) {
            (None, number @ 2..) => Ok(self.shared.tables.replay(id, person, Some(number - 1)).await?.1),
            _ => Err(Reason::NotOverYet.into()),
        }
    }

    async fn stored(&self, id: &TableId) -> Result<Option<StoredReviews>, ApiError> {
        Ok(self.shared.store.review(id).await?.and_then(|row| StoredReviews::read(&row.body)))
    }

    async fn write(&self, id: &TableId, reviews: &Mutex<StoredReviews>) -> Result<(), StoreError> {
        let stored = lock(reviews).stored(id, self.shared.clock.now());
        self.shared.store.put_review(&stored).await
    }

    fn begin(&self, id: TableId, reviews: Arc<Mutex<StoredReviews>>) {
        let study = self.clone();
        tokio::spawn(async move { study.work(&id, &reviews).await });
    }

    /// Reviews the games at a table until none is left.
    async fn work(&self, id: &TableId, reviews: &Mutex<StoredReviews>) {
        while let Some(number) = self.next_game(id, reviews) {
            let progress = match self.review_game(id, reviews, number).await {
                Ok(()) => ReviewProgress::Done,
                Err(Broken::Stopping) => return,
                // While the server is stopping, failures are temporary: the review continues after the next start.
                Err(Broken::Failed(_)) if self.shared.shutdown.is_stopping() => return,
                Err(Broken::Failed(why)) => {
                    tracing::error!(table = %id, game = number, why, "a review failed");
                    ReviewProgress::Failed
                }
            };
            if let Some(review) = lock(reviews).game_mut(number) {
                review.progress = progress;
            }
            if let Err(error) = self.write(id, reviews).await {
                tracing::error!(table = %id, %error, "a review was not written");
            }
        }
    }

    /// Returns the next game to review. If there is none, the table is removed at once, so that no request is lost in
    /// between.
    fn next_game(&self, id: &TableId, reviews: &Mutex<StoredReviews>) -> Option<u32> {
        let mut at_work = self.at_work();
        let next = lock(reviews).next();
        if next.is_none() {
            at_work.remove(id);
        }
        next
    }

    async fn review_game(
        &self,
        id: &TableId,
        reviews: &Mutex<StoredReviews>,
        number: u32,
    ) -> Result<(), Broken> {
        let table = self.shared.tables.replay_unchecked(id, number).await?;
        let Some(played) = table.history() else { return Ok(()) };
        let steps = played.steps();
        let start = played.position_after(0).unwrap_or_default();
        let game = table.game();
        let history = game.start_from(&start).map_err(|bad| Broken::Failed(bad.to_string()))?;
        drop(table);
        let mut played = Played { game, history };
        let owner = format!("review:{}", lock(reviews).asked_by);
        let done = {
            let mut reviews = lock(reviews);
            let review = reviews.game_mut(number).ok_or_else(|| ApiError::from(Reason::NoSuchReview))?;
            review.progress = ReviewProgress::Running;
            review.moves.truncate(steps.len());
            review.reviewed = [review.moves.len() as u32, steps.len() as u32];
            review.moves.len()
        };
        for step in &steps[..done] {
            played.take(&step.text)?;
        }
        let mut evaluations = vec![self.evaluate(&owner, &played).await?];
        for (ply, step) in steps.iter().enumerate().skip(done) {
            played.take(&step.text)?;
            let after = self.evaluate(&owner, &played).await?;
            let judged = classify(ply as u32, step, &evaluations[evaluations.len() - 1], &after);
            evaluations.push(after);
            if let Some(review) = lock(reviews).game_mut(number) {
                review.moves.push(judged);
                review.reviewed[0] = review.moves.len() as u32;
            }
            if (ply + 1) % CHOICES_BETWEEN_WRITES == 0 {
                self.write(id, reviews).await?;
            }
        }
        // Choices reviewed before the server stopped are kept as they are.
        back_up_values(&steps[done..], &mut evaluations);
        if let Some(review) = lock(reviews).game_mut(number) {
            let found = steps.iter().enumerate().skip(done).zip(evaluations.windows(2));
            for (judged, ((ply, step), pair)) in review.moves.iter_mut().skip(done).zip(found) {
                *judged = classify(ply as u32, step, &pair[0], &pair[1]);
            }
        }
        Ok(())
    }

    /// Evaluates a position once it is this owner's turn in the queue.
    async fn evaluate(&self, owner: &str, played: &Played) -> Result<Evaluation, Broken> {
        loop {
            let (game, history) = (played.game, played.history.copy());
            let work = move |stop: &search::Stop, _| evaluate(game, &*history, Effort::REVIEW, stop);
            let answer = self.shared.engines.run(owner, REVIEW_EFFORT, work).await;
            // A search that ends while the server is stopping may have been cut short.
            if self.shared.shutdown.is_stopping() {
                return Err(Broken::Stopping);
            }
            match answer {
                Ok(evaluation) => return Ok(evaluation),
                Err(EngineError::Busy { .. }) => tokio::time::sleep(Duration::from_millis(500)).await,
                Err(EngineError::Stopped) => return Err(Broken::Failed("the search was stopped".to_owned())),
            }
        }
    }
}

impl Played {
    fn take(&mut self, text: &str) -> Result<(), Broken> {
        self.history.take(text).map_err(|bad| Broken::Failed(format!("{text}: {bad}")))
    }
}

fn count_of(at_work: &HashMap<TableId, Arc<Mutex<StoredReviews>>>, person: &PersonId) -> usize {
    at_work.values().filter(|reviews| lock(reviews).asked_by == person.as_str()).count()
}

/// The data behind these locks is always consistent, so a poisoned lock is safe to use.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
