use std::collections::{HashMap, HashSet};

use rules::Side;
use table::Terms;
use wire::{PairRequest, Paired, SeatChoice, SeekRequest, SeekView, TimeControl, ToClient};

use super::ghosts::is_live;
use super::service::Lobby;
use super::shown_seeks::shown_seeks;
use crate::error::ApiError;
use crate::id::{PersonId, SeekId};
use crate::reason::Reason;
use crate::store::{Accepted, Person, PersonKind, Seek};
use crate::tables::{Seating, TableError, check_rated, side, sitter};

/// The most seeks that one person may have open.
const MOST_SEEKS: usize = 5;
/// How many seeks are shown.
const MOST_SHOWN: usize = 100;
/// How far apart the ratings of two players may be who are paired automatically.
const FAIR_DISTANCE: f64 = 500.0;
/// The rating assumed for unrated players.
const UNKNOWN: f64 = 1500.0;

impl Lobby {
    /// All open seeks.
    pub async fn seeks(&self) -> Result<Vec<SeekView>, ApiError> {
        let seeks = self.store.seeks().await?;
        let ids = HashSet::<_>::from_iter(seeks.iter().map(|seek| seek.person_id.clone()));
        let people = self.store.people_by_ids(&Vec::from_iter(ids)).await?;
        let people: HashMap<_, _> = people.iter().map(|person| (&person.id, person)).collect();
        let is_guest = |id: &PersonId| people.get(id).is_none_or(|person| person.kind == PersonKind::Guest);
        let seeks = shown_seeks(seeks, MOST_SHOWN, is_guest);
        let mut views = Vec::with_capacity(seeks.len());
        for seek in &seeks {
            let Some(person) = people.get(&seek.person_id) else { continue };
            // A seek from another version that cannot be parsed is not shown.
            let Ok(request) = read(seek) else { continue };
            if !self.is_present(seek, request.terms.time) {
                continue;
            }
            views.push(SeekView {
                seek: seek.id.to_string(),
                name: person.name.clone(),
                rating: self.rating(&person.id, &request.terms.game, request.terms.time).await?,
                request,
                created_at: seek.created_at.max(0) as u64,
            });
        }
        Ok(views)
    }

    /// Creates a seek.
    pub async fn seek(&self, person: &Person, request: SeekRequest) -> Result<SeekId, ApiError> {
        // Otherwise several requests at once could exceed the limit.
        let _guard = self.pairing.lock().await;
        self.seek_now(person, request).await
    }

    async fn seek_now(&self, person: &Person, mut request: SeekRequest) -> Result<SeekId, ApiError> {
        if let (Some(lowest), Some(highest)) = (request.lowest, request.highest)
            && lowest > highest
        {
            return Err(Reason::NoRatingFits.into());
        }
        let terms = Terms::from(request.terms.clone());
        let game = terms.check().map_err(TableError::from)?.name();
        check_rated(&terms, person, &[None, None])?;
        self.check_present(person, request.terms.time)?;
        self.tables.check_limit(&person.id).await?;
        // The terms are stored with their defaults, so that equal ones are recognised.
        request.terms = Terms { game, ..terms }.into();
        let open = self.store.seeks().await?;
        let mine: Vec<_> = open.iter().filter(|seek| seek.person_id == person.id).collect();
        let options = serde_json::to_string(&request).map_err(ApiError::internal)?;
        if let Some(same) = mine.iter().find(|seek| seek.options == options) {
            return Ok(same.id.clone());
        }
        if mine.len() >= MOST_SEEKS {
            return Err(Reason::TooManySeeks { most: MOST_SEEKS }.into());
        }
        let seek = Seek {
            id: SeekId::random(),
            person_id: person.id.clone(),
            options,
            created_at: self.clock.now(),
        };
        self.store.create_seek(&seek).await?;
        self.publish_seeks();
        Ok(seek.id)
    }

    /// Withdraws a seek.
    pub async fn unseek(&self, person: &Person, id: &SeekId) -> Result<(), ApiError> {
        let seek = self.find(id).await?;
        if seek.person_id != person.id || !self.store.remove_seek(id).await? {
            return Err(Reason::NoSuchSeek.into());
        }
        self.publish_seeks();
        Ok(())
    }

    /// Accepts another player's seek: the game begins.
    pub async fn take(&self, person: &Person, id: &SeekId) -> Result<String, ApiError> {
        let seek = self.find(id).await?;
        let request = read(&seek)?;
        if seek.person_id == person.id {
            return Err(Reason::OwnSeek.into());
        }
        if !self.is_present(&seek, request.terms.time) {
            return Err(Reason::NoSuchSeek.into());
        }
        if !self.accepts(&request, &person.id).await? {
            return Err(Reason::SeekOtherRating.into());
        }
        self.tables.check_limit(&person.id).await?;
        let _guard = self.pairing.lock().await;
        let table = self.begin(person, &seek, request).await?.ok_or(Reason::NoSuchSeek)?;
        self.publish_seeks();
        Ok(table)
    }

    /// Pairs a player with the best fitting seek, or creates one.
    pub async fn pair(&self, person: &Person, request: PairRequest) -> Result<Paired, ApiError> {
        let agreed = Terms::from(request.terms);
        let game = agreed.check().map_err(TableError::from)?.name();
        check_rated(&agreed, person, &[None, None])?;
        self.tables.check_limit(&person.id).await?;
        let terms: wire::Terms = Terms { game, ..agreed }.into();
        self.check_present(person, terms.time)?;
        let _guard = self.pairing.lock().await;
        let own = self.rating(&person.id, &terms.game, terms.time).await?.map_or(UNKNOWN, |view| view.rating);
        let mut fitting = Vec::new();
        for seek in self.store.seeks().await? {
            let Ok(request) = read(&seek) else { continue };
            let is_other = seek.person_id != person.id;
            if !is_other
                || !self.is_present(&seek, terms.time)
                || request.terms != terms
                || !self.accepts(&request, &person.id).await?
            {
                continue;
            }
            let theirs = self.rating(&seek.person_id, &terms.game, terms.time).await?;
            let distance = (theirs.map_or(UNKNOWN, |view| view.rating) - own).abs();
            if distance <= FAIR_DISTANCE {
                fitting.push((distance, seek, request));
            }
        }
        fitting.sort_by(|(one, ..), (other, ..)| one.total_cmp(other));
        for (_, seek, request) in fitting {
            if let Some(table) = self.begin(person, &seek, request).await? {
                self.publish_seeks();
                return Ok(Paired::Table { table });
            }
        }
        let seek = SeekRequest { terms, seat: SeatChoice::Any, lowest: None, highest: None };
        Ok(Paired::Seek { seek: self.seek_now(person, seek).await?.to_string() })
    }

    /// A live game needs players who are here.
    fn check_present(&self, person: &Person, time: TimeControl) -> Result<(), ApiError> {
        let is_here = !is_live(time) || self.tables.hub().is_connected(&person.id);
        if is_here { Ok(()) } else { Err(Reason::SeekNeedsConnection.into()) }
    }

    async fn find(&self, id: &SeekId) -> Result<Seek, ApiError> {
        let seeks = self.store.seeks().await?;
        seeks.into_iter().find(|seek| seek.id == *id).ok_or_else(|| Reason::NoSuchSeek.into())
    }

    /// Whether a player's rating is in the range of a seek.
    async fn accepts(&self, request: &SeekRequest, person: &PersonId) -> Result<bool, ApiError> {
        if request.lowest.is_none() && request.highest.is_none() {
            return Ok(true);
        }
        let rating = self.rating(person, &request.terms.game, request.terms.time).await?;
        let rating = rating.map_or(UNKNOWN, |view| view.rating);
        let is_low = request.lowest.is_some_and(|lowest| rating < f64::from(lowest));
        let is_high = request.highest.is_some_and(|highest| rating > f64::from(highest));
        Ok(!is_low && !is_high)
    }

    /// Begins the game of a seek; `None` if somebody else has accepted it first.
    async fn begin(
        &self,
        person: &Person,
        seek: &Seek,
        request: SeekRequest,
    ) -> Result<Option<String>, ApiError> {
        let Some(seeker) = self.store.person(&seek.person_id).await? else { return Ok(None) };
        let side: Side = side(request.seat);
        let mut seats: Seating = [None, None];
        seats[side] = Some(sitter(&seeker));
        seats[!side] = Some(sitter(person));
        let terms = Terms::from(request.terms);
        check_rated(&terms, person, &seats)?;
        let accepted = Accepted::Seek(seek.id.clone());
        let Some(created) = self.tables.open_accepted(terms, seats, accepted).await? else { return Ok(None) };
        let message = ToClient::Paired { table: created.table.clone() };
        for id in [&seeker.id, &person.id] {
            self.tables.hub().send(id, &message, None);
        }
        Ok(Some(created.table))
    }
}

pub(super) fn read(seek: &Seek) -> Result<SeekRequest, ApiError> {
    serde_json::from_str(&seek.options).map_err(|_| Reason::NoSuchSeek.into())
}
