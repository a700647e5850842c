use super::{Name, People};
use crate::error::ApiError;
use crate::id::{PersonId, SessionId};
use crate::reason::Reason;
use crate::store::{NewPerson, Person, PersonKind, StoreError};

/// How long settings may be, in bytes.
const LONGEST_SETTINGS: usize = 16 * 1024;

impl People {
    /// Creates a guest.
    pub async fn create_guest(&self) -> Result<Person, ApiError> {
        // Two guests with one name are unlikely; three times in a row, something else is wrong.
        let mut tries = 0;
        loop {
            let id = PersonId::random();
            let number = rand::random::<u32>() % 100_000_000;
            let new = NewPerson {
                id,
                kind: PersonKind::Guest,
                name: format!("guest-{number:08}"),
                password: None,
                now: self.clock.now(),
            };
            tries += 1;
            match self.store.create_person(&new).await {
                Err(StoreError::NameTaken(_)) if tries < 3 => {}
                result => return Ok(result?),
            }
        }
    }

    /// Creates an account for a guest, who keeps everything, or for a new person.
    pub async fn sign_up(
        &self,
        guest: Option<&Person>,
        name: &str,
        password: &str,
    ) -> Result<Person, ApiError> {
        let name = read_name(name)?;
        if guest.is_some_and(|person| person.kind != PersonKind::Guest) {
            return Err(Reason::HasAccount.into());
        }
        // Checked before the slow part; the database decides.
        if self.store.person_by_name(name.as_str()).await?.is_some() {
            return Err(StoreError::NameTaken(name.to_string()).into());
        }
        let hash = self.passwords.hash(password.to_owned()).await?;
        let person = match guest {
            Some(guest) => self.store.upgrade_guest(&guest.id, name.as_str(), Some(&hash)).await?,
            None => {
                let new = NewPerson {
                    id: PersonId::random(),
                    kind: PersonKind::Account,
                    name: name.to_string(),
                    password: Some(hash),
                    now: self.clock.now(),
                };
                self.store.create_person(&new).await?
            }
        };
        Ok(person)
    }

    /// Returns the person with this name and password, and the hash that the password has been compared with. Neither the
    /// error nor the time it takes reveals whether the name or the password was wrong.
    pub async fn sign_in(&self, name: &str, password: &str) -> Result<(Person, String), ApiError> {
        let person = self.store.person_by_name(name).await?;
        // The same queries run whether the person exists or not.
        let nobody = PersonId::random();
        let id = person.as_ref().map_or(&nobody, |person| &person.id);
        let hash = self.store.password(id).await?;
        let is_right = self.passwords.verify(password.to_owned(), hash.clone()).await?;
        let (person, hash) = person.zip(hash).filter(|_| is_right).ok_or(Reason::WrongPassword)?;
        if person.banned_at.is_some() {
            let reason = person.ban_reason.unwrap_or_default();
            return Err(Reason::Banned { reason }.into());
        }
        Ok((person, hash))
    }

    /// Checks a person's password. Guests have none and need none.
    pub async fn confirm(&self, person: &Person, password: Option<&str>) -> Result<(), ApiError> {
        if person.kind == PersonKind::Guest {
            return Ok(());
        }
        let hash = self.store.password(&person.id).await?;
        match self.passwords.verify(password.unwrap_or_default().to_owned(), hash).await? {
            true => Ok(()),
            false => Err(Reason::WrongPassword.into()),
        }
    }

    /// Changes the password of an account, and ends all other sessions and all tokens.
    pub async fn change_password(
        &self,
        person: &Person,
        session: &SessionId,
        current: &str,
        new: &str,
    ) -> Result<(), ApiError> {
        if person.kind != PersonKind::Account {
            return Err(Reason::GuestsHaveNoPassword.into());
        }
        self.confirm(person, Some(current)).await?;
        let hash = self.passwords.hash(new.to_owned()).await?;
        Ok(self.store.set_password(&person.id, &hash, Some(session)).await?)
    }

    /// Renames an account.
    pub async fn rename(&self, person: &Person, name: &str) -> Result<(), ApiError> {
        if person.kind != PersonKind::Account {
            return Err(Reason::GuestsHaveNoName.into());
        }
        let name = read_name(name)?;
        Ok(self.store.rename_person(&person.id, name.as_str()).await?)
    }
}

/// A person's settings, as they are stored.
pub(super) fn settings_text(settings: &serde_json::Value) -> Result<String, ApiError> {
    if !settings.is_object() {
        return Err(Reason::BadSettings.into());
    }
    let text = settings.to_string();
    if text.len() > LONGEST_SETTINGS {
        return Err(Reason::SettingsTooLong { most: LONGEST_SETTINGS }.into());
    }
    Ok(text)
}

fn read_name(name: &str) -> Result<Name, ApiError> {
    Ok(name.parse()?)
}
