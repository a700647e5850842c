use super::{Caller, People, Secret, Via, cookie};
use crate::error::ApiError;
use crate::id::{PersonId, SessionId};
use crate::reason::Reason;
use crate::store::{Session, StoreError};

/// How often the time of the last use of a session or token is stored.
pub(super) const TOUCH_MS: i64 = 5 * 60 * 1000;

impl People {
    /// Begins a session and returns the secret for its cookie. If it begins with a password, the hash is that of the person's
    /// password when it was compared, which may have changed since.
    pub async fn start_session(
        &self,
        person: &PersonId,
        password: Option<&str>,
        user_agent: &str,
    ) -> Result<Secret, ApiError> {
        let secret = Secret::random("");
        let now = self.clock.now();
        let session = Session {
            id: SessionId::random(),
            person_id: person.clone(),
            created_at: now,
            seen_at: now,
            user_agent: user_agent.to_owned(),
        };
        match self.store.create_session(&session, &secret.hash(), password).await {
            Err(StoreError::Missing(_)) => Err(Reason::WrongPassword.into()),
            created => Ok(created.map(|()| secret)?),
        }
    }

    /// Finds the owner of a session that has not expired.
    pub async fn by_session(&self, secret: &Secret) -> Result<Option<Caller>, ApiError> {
        let found = self.store.session_by_hash(&secret.hash()).await?;
        let Some((session, person)) = found else { return Ok(None) };
        let now = self.clock.now();
        if session.seen_at + cookie::LIFE_SECONDS * 1000 < now {
            self.store.end_session(&person.id, &session.id).await?;
            return Ok(None);
        }
        if session.seen_at + TOUCH_MS < now {
            self.store.touch_session(&session.id, now).await?;
            self.store.touch_person(&person.id, now).await?;
        }
        Ok(Some(Caller { person, via: Via::Session(session.id) }))
    }

    /// All sessions of a person.
    pub async fn sessions(&self, person: &PersonId) -> Result<Vec<Session>, ApiError> {
        Ok(self.store.sessions_of(person).await?)
    }

    /// Ends a session.
    pub async fn end_session(&self, person: &PersonId, session: &SessionId) -> Result<(), ApiError> {
        match self.store.end_session(person, session).await? {
            true => Ok(()),
            false => Err(Reason::NoSuchSession.into()),
        }
    }

    /// Ends all sessions but this one. Returns how many.
    pub async fn end_other_sessions(&self, person: &PersonId, but: &SessionId) -> Result<u64, ApiError> {
        Ok(self.store.end_sessions(person, Some(but)).await?)
    }
}
