use async_trait::async_trait;

use super::people::{PersonRow, person_columns};
use super::{Store, changed};
use crate::id::{PersonId, SessionId, TokenId};
use crate::store::{Missing, Person, StoreError, Token, TokenStore};

#[derive(sqlx::FromRow)]
struct TokenRow {
    id: TokenId,
    person_id: PersonId,
    name: String,
    scopes: String,
    created_at: i64,
    used_at: Option<i64>,
}

impl From<TokenRow> for Token {
    fn from(row: TokenRow) -> Token {
        let TokenRow { id, person_id, name, scopes, created_at, used_at } = row;
        Token { id, person_id, name, scopes, created_at, used_at }
    }
}

#[derive(sqlx::FromRow)]
struct TokenOfPerson {
    #[sqlx(flatten)]
    token: TokenRow,
    #[sqlx(flatten)]
    person: PersonRow,
}

#[async_trait]
impl TokenStore for Store {
    async fn create_token(
        &self,
        token: &Token,
        token_hash: &str,
        session: &SessionId,
    ) -> Result<(), StoreError> {
        let writing = async {
            let mut transaction = self.write.begin().await?;
            // Locks the row: the session does not end before the token is there to be removed with it.
            let sql = "UPDATE sessions SET seen_at = seen_at WHERE id = $1 AND person_id = $2";
            let same = sqlx::query(sql).bind(session).bind(&token.person_id);
            changed(same.execute(&mut *transaction).await?.rows_affected(), Missing::Session)?;
            sqlx::query(
                "INSERT INTO tokens (id, person_id, token_hash, name, scopes, created_at) \
                 VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .bind(&token.id)
            .bind(&token.person_id)
            .bind(token_hash)
            .bind(&token.name)
            .bind(&token.scopes)
            .bind(token.created_at)
            .execute(&mut *transaction)
            .await?;
            self.write.commit(transaction).await
        };
        self.write.in_time(writing).await
    }

    async fn token_by_hash(&self, token_hash: &str) -> Result<Option<(Token, Person)>, StoreError> {
        const SQL: &str = concat!(
            "SELECT tokens.id, tokens.person_id, tokens.name, tokens.scopes, tokens.created_at, \
             tokens.used_at, ",
            person_columns!(),
            " FROM tokens JOIN people ON people.id = tokens.person_id WHERE tokens.token_hash = $1"
        );
        let row: Option<TokenOfPerson> =
            sqlx::query_as(SQL).bind(token_hash).fetch_optional(&self.read).await?;
        row.map(|row| Ok((row.token.into(), row.person.try_into()?))).transpose()
    }

    async fn tokens_of(&self, person: &PersonId) -> Result<Vec<Token>, StoreError> {
        let rows: Vec<TokenRow> = sqlx::query_as(
            "SELECT id, person_id, name, scopes, created_at, used_at FROM tokens WHERE person_id = $1 \
             ORDER BY created_at DESC, id",
        )
        .bind(person)
        .fetch_all(&self.read)
        .await?;
        Ok(rows.into_iter().map(Token::from).collect())
    }

    async fn touch_token(&self, id: &TokenId, now: i64) -> Result<(), StoreError> {
        self.execute(sqlx::query("UPDATE tokens SET used_at = $2 WHERE id = $1").bind(id).bind(now)).await?;
        Ok(())
    }

    async fn remove_token(&self, person: &PersonId, id: &TokenId) -> Result<bool, StoreError> {
        let done = self
            .execute(sqlx::query("DELETE FROM tokens WHERE person_id = $1 AND id = $2").bind(person).bind(id))
            .await?;
        Ok(done.rows_affected() > 0)
    }
}
