use super::sessions::TOUCH_MS;
use super::{Caller, People, Scope, Secret, Via};
use crate::error::ApiError;
use crate::id::{PersonId, SessionId, TokenId};
use crate::reason::Reason;
use crate::store::{Person, PersonKind, Token};

/// How many tokens a person may have.
const MOST: usize = 50;

impl People {
    /// Creates a token, for which a session asks, and returns its secret, which is shown once.
    pub async fn create_token(
        &self,
        person: &Person,
        session: &SessionId,
        name: &str,
        scopes: &[Scope],
    ) -> Result<(Token, Secret), ApiError> {
        if person.kind != PersonKind::Account {
            return Err(Reason::GuestsHaveNoTokens.into());
        }
        if scopes.is_empty() {
            return Err(Reason::NoScopes.into());
        }
        if self.store.tokens_of(&person.id).await?.len() >= MOST {
            return Err(Reason::TooManyTokens { most: MOST }.into());
        }
        let secret = Secret::random("hct_");
        let token = Token {
            id: TokenId::random(),
            person_id: person.id.clone(),
            name: name.to_owned(),
            scopes: write_scopes(scopes),
            created_at: self.clock.now(),
            used_at: None,
        };
        self.store.create_token(&token, &secret.hash(), session).await?;
        Ok((token, secret))
    }

    /// Finds the owner of a token.
    pub async fn by_token(&self, secret: &Secret) -> Result<Option<Caller>, ApiError> {
        let found = self.store.token_by_hash(&secret.hash()).await?;
        let Some((token, person)) = found else { return Ok(None) };
        let now = self.clock.now();
        if token.used_at.is_none_or(|used_at| used_at + TOUCH_MS < now) {
            self.store.touch_token(&token.id, now).await?;
            self.store.touch_person(&person.id, now).await?;
        }
        Ok(Some(Caller { person, via: Via::Token(token.id, read_scopes(&token.scopes)) }))
    }

    /// All tokens of a person.
    pub async fn tokens(&self, person: &PersonId) -> Result<Vec<Token>, ApiError> {
        Ok(self.store.tokens_of(person).await?)
    }

    /// Removes a token.
    pub async fn remove_token(&self, person: &PersonId, token: &TokenId) -> Result<(), ApiError> {
        match self.store.remove_token(person, token).await? {
            true => Ok(()),
            false => Err(Reason::NoSuchToken.into()),
        }
    }
}

/// Reads stored scopes, which are separated by spaces. Unknown ones are ignored.
pub(crate) fn read_scopes(text: &str) -> Vec<Scope> {
    text.split(' ').filter_map(|word| word.parse().ok()).collect()
}

/// Scopes as they are stored.
pub(crate) fn write_scopes(scopes: &[Scope]) -> String {
    let mut scopes = scopes.to_vec();
    scopes.sort_unstable();
    scopes.dedup();
    scopes.iter().map(|scope| scope.as_str()).collect::<Vec<_>>().join(" ")
}
