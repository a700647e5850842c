use async_trait::async_trait;

use super::{Connection, Driver, Store, word};
use crate::id::TableId;
use crate::ratings::RatedGame;
use crate::store::{Page, Rating, RatingChange, RatingKey, RatingPoint, RatingPool, RatingStore, StoreError};

macro_rules! columns {
    () => {
        "ratings.pool, ratings.player, ratings.game, ratings.speed, ratings.rating, ratings.deviation, \
         ratings.volatility, ratings.games, ratings.updated_at"
    };
}

#[derive(sqlx::FromRow)]
struct Row {
    pool: String,
    player: String,
    game: String,
    speed: String,
    rating: f64,
    deviation: f64,
    volatility: f64,
    games: i64,
    updated_at: i64,
}

impl TryFrom<Row> for Rating {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Rating, StoreError> {
        let pool = word("a pool of ratings", &row.pool, &RatingPool::ALL, RatingPool::as_str)?;
        let Row { player, game, speed, rating, deviation, volatility, games, updated_at, .. } = row;
        let key = RatingKey { pool, player, game, speed };
        Ok(Rating { key, rating, deviation, volatility, games, updated_at })
    }
}

#[derive(sqlx::FromRow)]
struct RowOfName {
    #[sqlx(flatten)]
    rating: Row,
    shown: String,
}

impl Store {
    /// Changes the ratings of both players of a game that has ended, in the transaction that stores its end.
    pub(super) async fn rate(connection: &mut Connection, game: &RatedGame) -> Result<(), StoreError> {
        let [first, second] = game.players();
        let before = [read(&mut *connection, first).await?, read(&mut *connection, second).await?];
        Store::write_ratings(connection, &game.changes(before)).await.map(|_| ())
    }

    /// Writes ratings. Returns `false` if the game was counted before; what was written then has to be rolled back.
    async fn write_ratings(
        connection: &mut Connection,
        changes: &[RatingChange],
    ) -> Result<bool, StoreError> {
        for RatingChange { rating, table_id } in changes {
            let RatingKey { pool, player, game, speed } = &rating.key;
            let done = sqlx::query(
                "INSERT INTO rating_history (pool, player, game, speed, table_id, rating, deviation, at_ms) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
            )
            .bind(pool.as_str())
            .bind(player)
            .bind(game)
            .bind(speed)
            .bind(table_id)
            .bind(rating.rating)
            .bind(rating.deviation)
            .bind(rating.updated_at)
            .execute(&mut *connection)
            .await?;
            if done.rows_affected() == 0 {
                return Ok(false);
            }
            sqlx::query(
                "INSERT INTO ratings \
                 (pool, player, game, speed, rating, deviation, volatility, games, updated_at) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) \
                 ON CONFLICT (pool, player, game, speed) DO UPDATE SET rating = excluded.rating, \
                 deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games, \
                 updated_at = excluded.updated_at",
            )
            .bind(pool.as_str())
            .bind(player)
            .bind(game)
            .bind(speed)
            .bind(rating.rating)
            .bind(rating.deviation)
            .bind(rating.volatility)
            .bind(rating.games)
            .bind(rating.updated_at)
            .execute(&mut *connection)
            .await?;
        }
        Ok(true)
    }
}

/// One rating.
async fn read<'c>(
    executor: impl sqlx::Executor<'c, Database = Driver>,
    key: &RatingKey,
) -> Result<Option<Rating>, StoreError> {
    const SQL: &str = concat!(
        "SELECT ",
        columns!(),
        " FROM ratings WHERE pool = $1 AND player = $2 AND game = $3 AND speed = $4"
    );
    let row: Option<Row> = sqlx::query_as(SQL)
        .bind(key.pool.as_str())
        .bind(&key.player)
        .bind(&key.game)
        .bind(&key.speed)
        .fetch_optional(executor)
        .await?;
    row.map(Rating::try_from).transpose()
}

#[async_trait]
impl RatingStore for Store {
    async fn rating(&self, key: &RatingKey) -> Result<Option<Rating>, StoreError> {
        read(&self.read, key).await
    }

    async fn ratings_of(&self, pool: RatingPool, player: &str) -> Result<Vec<Rating>, StoreError> {
        const SQL: &str = concat!(
            "SELECT ",
            columns!(),
            " FROM ratings WHERE pool = $1 AND player = $2 ORDER BY game, speed"
        );
        let rows: Vec<Row> =
            sqlx::query_as(SQL).bind(pool.as_str()).bind(player).fetch_all(&self.read).await?;
        rows.into_iter().map(Rating::try_from).collect()
    }

    async fn all_ratings(&self) -> Result<Vec<Rating>, StoreError> {
        const SQL: &str = concat!("SELECT ", columns!(), " FROM ratings");
        let rows: Vec<Row> = sqlx::query_as(SQL).fetch_all(&self.read).await?;
        rows.into_iter().map(Rating::try_from).collect()
    }

    async fn merge_ratings(&self, old: &[Rating], merged: &Rating) -> Result<(), StoreError> {
        let mut transaction = self.write.begin().await?;
        for Rating { key, .. } in old {
            sqlx::query("DELETE FROM ratings WHERE pool = $1 AND player = $2 AND game = $3 AND speed = $4")
                .bind(key.pool.as_str())
                .bind(&key.player)
                .bind(&key.game)
                .bind(&key.speed)
                .execute(&mut *transaction)
                .await?;
            sqlx::query(
                "UPDATE rating_history SET game = $1, speed = $2 \
                 WHERE pool = $3 AND player = $4 AND game = $5 AND speed = $6",
            )
            .bind(&merged.key.game)
            .bind(&merged.key.speed)
            .bind(key.pool.as_str())
            .bind(&key.player)
            .bind(&key.game)
            .bind(&key.speed)
            .execute(&mut *transaction)
            .await?;
        }
        // The history goes on from the merged rating.
        let point = Rating { updated_at: merged.updated_at + 1, ..merged.clone() };
        let table_id = TableId::random();
        Store::write_ratings(&mut transaction, &[RatingChange { rating: point, table_id }]).await?;
        self.write.commit(transaction).await?;
        Ok(())
    }

    async fn record_ratings(&self, changes: &[RatingChange]) -> Result<bool, StoreError> {
        let writing = async {
            let mut transaction = self.write.begin().await?;
            let is_new = Store::write_ratings(&mut transaction, changes).await?;
            if is_new {
                self.write.commit(transaction).await?;
            } else {
                transaction.rollback().await?;
            }
            Ok(is_new)
        };
        self.write.in_time(writing).await
    }

    async fn rating_history(&self, key: &RatingKey, page: Page) -> Result<Vec<RatingPoint>, StoreError> {
        let rows: Vec<(i64, String, f64, f64)> = sqlx::query_as(
            "SELECT at_ms, table_id, rating, deviation FROM rating_history \
             WHERE pool = $1 AND player = $2 AND game = $3 AND speed = $4 \
             ORDER BY at_ms DESC, table_id LIMIT $5 OFFSET $6",
        )
        .bind(key.pool.as_str())
        .bind(&key.player)
        .bind(&key.game)
        .bind(&key.speed)
        .bind(page.limit)
        .bind(page.offset)
        .fetch_all(&self.read)
        .await?;
        let point = |(at_ms, table_id, rating, deviation)| RatingPoint { at_ms, table_id, rating, deviation };
        Ok(rows.into_iter().map(point).collect())
    }

    async fn leaderboard(
        &self,
        pool: RatingPool,
        game: &str,
        speed: &str,
        least_games: i64,
        page: Page,
    ) -> Result<Vec<(Rating, String)>, StoreError> {
        const SQL: &str = concat!(
            "SELECT ",
            columns!(),
            ", COALESCE(people.name, ratings.player) AS shown FROM ratings ",
            "LEFT JOIN people ON people.id = ratings.player ",
            "WHERE ratings.pool = $1 AND ratings.game = $2 AND ratings.speed = $3 AND ratings.games >= $4 ",
            "AND people.banned_at IS NULL ORDER BY ratings.rating DESC, ratings.player LIMIT $5 OFFSET $6"
        );
        let rows: Vec<RowOfName> = sqlx::query_as(SQL)
            .bind(pool.as_str())
            .bind(game)
            .bind(speed)
            .bind(least_games)
            .bind(page.limit)
            .bind(page.offset)
            .fetch_all(&self.read)
            .await?;
        rows.into_iter().map(|row| Ok((row.rating.try_into()?, row.shown))).collect()
    }
}
