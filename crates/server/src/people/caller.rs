use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};

use super::{Scope, Secret, cookie};
use crate::error::ApiError;
use crate::id::{PersonId, SessionId, TokenId};
use crate::reason::Reason;
use crate::security::{Class, client_address};
use crate::state::AppState;
use crate::store::{Person, PersonKind};

/// The person who sends a request. As an argument of a handler it refuses requests of unknown people; [`MaybeCaller`]
/// accepts them.
#[derive(Clone, Debug)]
pub struct Caller {
    /// The person.
    pub person: Person,
    /// How they are authenticated.
    pub via: Via,
}

/// How a person is authenticated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Via {
    /// By the cookie of a browser.
    Session(SessionId),
    /// By a token with these scopes.
    Token(TokenId, Vec<Scope>),
}

impl Caller {
    /// The person's id.
    pub fn id(&self) -> &PersonId {
        &self.person.id
    }

    /// Refuses a token without this scope. Sessions have all scopes.
    pub fn require(&self, scope: Scope) -> Result<(), ApiError> {
        match &self.via {
            Via::Session(_) => Ok(()),
            Via::Token(_, scopes) if scopes.contains(&scope) => Ok(()),
            Via::Token(..) => Err(Reason::lacks_scope([scope.as_str()]).into()),
        }
    }

    /// Refuses a token with none of these scopes. Sessions have all scopes.
    pub fn require_any(&self, scopes: &[Scope]) -> Result<(), ApiError> {
        let Via::Token(_, own) = &self.via else { return Ok(()) };
        if scopes.iter().any(|scope| own.contains(scope)) {
            return Ok(());
        }
        Err(Reason::lacks_scope(scopes.iter().map(|scope| scope.as_str())).into())
    }

    /// Returns the session and refuses tokens. For everything that concerns the account itself.
    pub fn session(&self) -> Result<&SessionId, ApiError> {
        match &self.via {
            Via::Session(id) => Ok(id),
            Via::Token(..) => Err(Reason::NeedsSession.into()),
        }
    }

    /// Checks again that this person may be connected in this way. Call it once a connection is listed: what is revoked
    /// later ends it, and what was revoked before is noticed here.
    pub async fn confirm(&self, state: &AppState) -> Result<(), ApiError> {
        let (store, id) = (state.store(), self.id());
        let is_valid = match &self.via {
            Via::Session(session) => store.sessions_of(id).await?.iter().any(|one| one.id == *session),
            Via::Token(token, _) => store.tokens_of(id).await?.iter().any(|one| one.id == *token),
        };
        let person = store.person(id).await?.filter(|_| is_valid).ok_or(Reason::NotSignedIn)?;
        refuse_banned(person).map(drop)
    }

    /// Authenticates a request by its headers. A token overrides a cookie, and an invalid token is an error even beside a
    /// valid cookie.
    pub async fn find(headers: &HeaderMap, state: &AppState) -> Result<Option<Caller>, ApiError> {
        let caller = if let Some(value) = headers.get(header::AUTHORIZATION) {
            let token = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
            let secret = token.and_then(|token| Secret::shown(token.trim())).ok_or(Reason::NotSignedIn)?;
            Some(state.people().by_token(&secret).await?.ok_or(Reason::NotSignedIn)?)
        } else if let Some(secret) = cookie::read(headers, state.config()) {
            state.people().by_session(&secret).await?
        } else {
            None
        };
        let Some(Caller { person, via }) = caller else { return Ok(None) };
        let caller = Caller { person: refuse_banned(person)?, via };
        state.rate_limits().check(Class::Person, caller.person.id.as_str())?;
        Ok(Some(caller))
    }
}

fn refuse_banned(person: Person) -> Result<Person, ApiError> {
    match person.banned_at {
        Some(_) => Err(Reason::Banned { reason: person.ban_reason.unwrap_or_default() }.into()),
        None => Ok(person),
    }
}

impl FromRequestParts<AppState> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Caller, ApiError> {
        let MaybeCaller(caller) = MaybeCaller::from_request_parts(parts, state).await?;
        caller.ok_or_else(|| Reason::NotSignedIn.into())
    }
}

/// The person who sends a request, if known.
#[derive(Clone, Debug)]
pub struct MaybeCaller(pub Option<Caller>);

impl MaybeCaller {
    /// The person to whom private things may be shown: nobody if the token lacks the scope to read.
    pub fn reader(&self) -> Option<&PersonId> {
        let caller = self.0.as_ref()?;
        caller.require_any(&[Scope::Read, Scope::Bot]).ok().map(|()| caller.id())
    }
}

impl FromRequestParts<AppState> for MaybeCaller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<MaybeCaller, ApiError> {
        let caller = Caller::find(&parts.headers, state).await?;
        if let Some(caller) = caller.as_ref().filter(|caller| caller.person.kind == PersonKind::Account) {
            let address = client_address(&parts.extensions, &parts.headers, state.config());
            state.recent_accounts().note(address, caller.id());
        }
        Ok(MaybeCaller(caller))
    }
}

/// The user agent of a browser, shortened.
#[derive(Clone, Debug)]
pub(super) struct UserAgent(pub(super) String);

impl FromRequestParts<AppState> for UserAgent {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &AppState) -> Result<UserAgent, Infallible> {
        let agent = parts.headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
        Ok(UserAgent(agent.unwrap_or_default().chars().take(200).collect()))
    }
}
