use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use argon2::{Algorithm, Argon2, Params, Version};
use rules::{Coded, Fact};
use tokio::sync::Semaphore;

use crate::config::Limits;
use crate::reason::Reason;

/// Hashes passwords with argon2id, outside the async runtime and few at a time, as each takes much memory.
#[derive(Clone)]
pub struct Passwords {
    argon: Argon2<'static>,
    places: Arc<Semaphore>,
    /// The hash of a random password, to verify against when the name is unknown.
    nobody: Arc<str>,
}

/// Why a password cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PasswordError {
    /// Too short or too long.
    Length,
    /// One that attackers try first.
    Common,
    /// Too many passwords are being hashed.
    Busy,
    /// An error of the library, which valid parameters rule out.
    Failed,
}

impl Coded for PasswordError {
    const CODES: &'static [&'static str] = &["password-length", "password-common", "sign-in-busy"];

    fn fact(&self) -> Fact {
        match self {
            PasswordError::Length => Fact::new("password-length")
                .with("least", Passwords::SHORTEST)
                .with("most", Passwords::LONGEST),
            PasswordError::Common => Fact::new("password-common"),
            PasswordError::Busy => Fact::new("sign-in-busy"),
            PasswordError::Failed => Reason::Internal.fact(),
        }
    }
}

impl fmt::Display for PasswordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fact().fmt(f)
    }
}

impl std::error::Error for PasswordError {}

/// How long a request waits for a place before it is refused.
const HASH_TIMEOUT: Duration = Duration::from_secs(10);

/// Common passwords that are long enough to be allowed.
const COMMON: [&str; 12] = [
    "12345678",
    "123456789",
    "1234567890",
    "11111111",
    "abcdefgh",
    "baseball",
    "football",
    "iloveyou",
    "password",
    "password1",
    "qwertyui",
    "qwertyuiop",
];

impl Passwords {
    /// The fewest characters of a password.
    pub const SHORTEST: usize = 8;
    /// The most characters of a password, so that hashing it takes bounded time.
    pub const LONGEST: usize = 200;

    /// A service with the memory and the number of places of these limits.
    pub fn new(limits: &Limits) -> Passwords {
        let params = Params::new(limits.password_kib, 2, 1, None).unwrap_or_default();
        let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        let nobody = hash(&argon, "the password of nobody").unwrap_or_default();
        Passwords { argon, places: Arc::new(Semaphore::new(limits.password_jobs)), nobody: nobody.into() }
    }

    /// Hashes a password, if it can be used.
    pub async fn hash(&self, password: String) -> Result<String, PasswordError> {
        if !(Passwords::SHORTEST..=Passwords::LONGEST).contains(&password.chars().count()) {
            return Err(PasswordError::Length);
        }
        if COMMON.contains(&password.to_lowercase().as_str()) {
            return Err(PasswordError::Common);
        }
        let argon = self.argon.clone();
        self.run_blocking(move || hash(&argon, &password)).await?.ok_or(PasswordError::Failed)
    }

    /// Verifies a password against its hash. Without a hash the result is `false`, after the same time.
    pub async fn verify(&self, password: String, hash: Option<String>) -> Result<bool, PasswordError> {
        let is_somebody = hash.is_some();
        let hash = hash.unwrap_or_else(|| self.nobody.to_string());
        let argon = self.argon.clone();
        let is_right = self
            .run_blocking(move || {
                // A text that is too long cannot be the password, but must not be refused faster.
                let password = password.chars().take(Passwords::LONGEST + 1).collect::<String>();
                let hash = PasswordHash::new(&hash).ok()?;
                argon.verify_password(password.as_bytes(), &hash).ok()
            })
            .await?
            .is_some();
        Ok(is_right && is_somebody)
    }

    /// Runs something slow outside the async runtime, once there is a place.
    async fn run_blocking<T: Send + 'static>(
        &self,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, PasswordError> {
        let place = tokio::time::timeout(HASH_TIMEOUT, self.places.clone().acquire_owned()).await;
        let place = place.map_err(|_| PasswordError::Busy)?.map_err(|_| PasswordError::Busy)?;
        let done = tokio::task::spawn_blocking(move || {
            let result = job();
            drop(place);
            result
        });
        done.await.map_err(|_| PasswordError::Failed)
    }
}

fn hash(argon: &Argon2<'_>, password: &str) -> Option<String> {
    let salt = SaltString::encode_b64(&rand::random::<[u8; 16]>()).ok()?;
    Some(argon.hash_password(password.as_bytes(), &salt).ok()?.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn quick() -> Passwords {
        Passwords::new(&Limits { password_kib: 64, ..Limits::default() })
    }

    #[tokio::test]
    async fn only_the_hash_of_a_password_is_kept() {
        let passwords = quick();
        let hash = passwords.hash("correct horse".to_owned()).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=64,t=2,p=1$"), "{hash}");
        assert_ne!(Ok(hash.clone()), passwords.hash("correct horse".to_owned()).await, "salted");
        let verify = async |password: &str, hash: Option<&String>| {
            passwords.verify(password.to_owned(), hash.cloned()).await.unwrap()
        };
        assert!(verify("correct horse", Some(&hash)).await);
        assert!(!verify("correct horsf", Some(&hash)).await);
        assert!(!verify(&"x".repeat(10_000), Some(&hash)).await);
        assert!(!verify("the password of nobody", None).await);
    }

    #[tokio::test]
    async fn weak_passwords_are_refused() {
        let hash = async |password: &str| quick().hash(password.to_owned()).await.map(drop);
        assert_eq!(hash("short").await, Err(PasswordError::Length));
        assert_eq!(hash(&"x".repeat(201)).await, Err(PasswordError::Length));
        assert_eq!(hash("Password").await, Err(PasswordError::Common));
    }
}
