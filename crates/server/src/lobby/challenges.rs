use rules::Side;
use serde::{Deserialize, Serialize};
use serde_json::json;
use wire::{ChallengeView, SeatChoice, Terms, ToClient};

use super::service::Lobby;
use crate::error::ApiError;
use crate::id::{ChallengeId, PersonId};
use crate::reason::Reason;
use crate::store::{Accepted, Challenge, Person};
use crate::tables::{Seating, TableError, check_rated, side, sitter};

/// The most challenges that one person may have open.
const MOST_CHALLENGES: usize = 10;

/// What is stored of a challenge, as JSON.
#[derive(Serialize, Deserialize)]
struct Options {
    terms: Terms,
    seat: SeatChoice,
}

impl Lobby {
    /// Challenges a player.
    pub async fn challenge(
        &self,
        from: &Person,
        to: &str,
        mut terms: Terms,
        seat: SeatChoice,
    ) -> Result<ChallengeView, ApiError> {
        let agreed = table::Terms::from(terms.clone());
        terms.game = agreed.check().map_err(TableError::from)?.name();
        check_rated(&agreed, from, &[None, None])?;
        self.tables.check_limit(&from.id).await?;
        let to = self.store.person_by_name(to).await?.ok_or(Reason::NoSuchPlayer)?;
        if to.id == from.id {
            return Err(Reason::ChallengeSelf.into());
        }
        let open = self.store.challenges_of(&from.id).await?;
        if open.iter().filter(|challenge| challenge.from == from.id).count() >= MOST_CHALLENGES {
            return Err(Reason::TooManyChallenges { most: MOST_CHALLENGES }.into());
        }
        let options = serde_json::to_string(&Options { terms, seat });
        let challenge = Challenge {
            id: ChallengeId::random(),
            from: from.id.clone(),
            to: to.id.clone(),
            options: options.map_err(ApiError::internal)?,
            created_at: self.clock.now(),
        };
        self.store.create_challenge(&challenge).await?;
        let view = view(&challenge, &from.name, &to.name)?;
        let line = json!({ "type": "challenge", "challenge": view }).to_string();
        self.tables.hub().send(&to.id, &ToClient::Challenged { challenge: view.clone() }, Some(&line));
        Ok(view)
    }

    /// The challenges from and to a person.
    pub async fn challenges(&self, person: &Person) -> Result<Vec<ChallengeView>, ApiError> {
        let challenges = self.store.challenges_of(&person.id).await?;
        let ids: Vec<_> = challenges.iter().flat_map(|one| [one.from.clone(), one.to.clone()]).collect();
        let people = self.store.people_by_ids(&ids).await?;
        let name = |id: &PersonId| {
            people.iter().find(|person| person.id == *id).map_or("", |person| person.name.as_str())
        };
        // A challenge from another version that cannot be parsed is not shown.
        Ok(challenges.iter().filter_map(|one| view(one, name(&one.from), name(&one.to)).ok()).collect())
    }

    /// Accepts a challenge: the game begins.
    pub async fn accept(&self, person: &Person, id: &ChallengeId) -> Result<String, ApiError> {
        let challenge = self.received(person, id).await?;
        let Options { terms, seat } = read(&challenge)?;
        let terms = table::Terms::from(terms);
        check_rated(&terms, person, &[None, None])?;
        self.tables.check_limit(&person.id).await?;
        let from = self.store.person(&challenge.from).await?.ok_or(Reason::NoSuchChallenge)?;
        let side: Side = side(seat);
        let mut seats: Seating = [None, None];
        seats[side] = Some(sitter(&from));
        seats[!side] = Some(sitter(person));
        let accepted = Accepted::Challenge(id.clone());
        let created =
            self.tables.open_accepted(terms, seats, accepted).await?.ok_or(Reason::NoSuchChallenge)?;
        let message = ToClient::Paired { table: created.table.clone() };
        for id in [&from.id, &person.id] {
            self.tables.hub().send(id, &message, None);
        }
        Ok(created.table)
    }

    /// Declines a challenge, or withdraws one's own.
    pub async fn decline(&self, person: &Person, id: &ChallengeId) -> Result<(), ApiError> {
        let challenge = self.store.challenge(id).await?.ok_or(Reason::NoSuchChallenge)?;
        let (other, kind) = if challenge.to == person.id {
            (challenge.from, "challengeDeclined")
        } else if challenge.from == person.id {
            (challenge.to, "challengeCanceled")
        } else {
            return Err(Reason::NoSuchChallenge.into());
        };
        if !self.store.remove_challenge(id).await? {
            return Err(Reason::NoSuchChallenge.into());
        }
        let line = json!({ "type": kind, "challenge": { "challenge": id } }).to_string();
        self.tables.hub().send(&other, &ToClient::ChallengeGone { challenge: id.to_string() }, Some(&line));
        Ok(())
    }

    async fn received(&self, person: &Person, id: &ChallengeId) -> Result<Challenge, ApiError> {
        let challenge = self.store.challenge(id).await?;
        challenge.filter(|challenge| challenge.to == person.id).ok_or_else(|| Reason::NoSuchChallenge.into())
    }
}

fn read(challenge: &Challenge) -> Result<Options, ApiError> {
    serde_json::from_str(&challenge.options).map_err(|_| Reason::NoSuchChallenge.into())
}

fn view(challenge: &Challenge, from: &str, to: &str) -> Result<ChallengeView, ApiError> {
    let Options { terms, seat } = read(challenge)?;
    Ok(ChallengeView {
        challenge: challenge.id.to_string(),
        from: from.to_owned(),
        to: to.to_owned(),
        terms,
        seat,
        created_at: challenge.created_at.max(0) as u64,
    })
}
