use async_trait::async_trait;
use sqlx::{QueryBuilder, Transaction};

use super::{Driver, Store, changed, word};
use crate::id::{InvitationId, MatchId, PersonId, TableId};
use crate::store::{
    Accepted, Finished, FinishedGame, Missing, Page, StoreError, StoredEvent, TableChange, TableRow,
    TableStage, TableStore, in_time,
};

macro_rules! columns {
    () => {
        "id, kind, created_at, updated_at, state, is_public, rated, speed, summary, seat1, seat2, invitation1, \
         invitation2, turn_of, match_id, events, opened_by"
    };
}

#[derive(sqlx::FromRow)]
struct Row {
    id: TableId,
    kind: String,
    created_at: i64,
    updated_at: i64,
    state: String,
    is_public: bool,
    rated: bool,
    speed: String,
    summary: String,
    seat1: Option<PersonId>,
    seat2: Option<PersonId>,
    invitation1: Option<InvitationId>,
    invitation2: Option<InvitationId>,
    turn_of: Option<PersonId>,
    match_id: Option<MatchId>,
    events: i64,
    opened_by: Option<PersonId>,
}

impl TryFrom<Row> for TableRow {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<TableRow, StoreError> {
        Ok(TableRow {
            id: row.id,
            kind: row.kind,
            created_at: row.created_at,
            updated_at: row.updated_at,
            state: stage(&row.state)?,
            is_public: row.is_public,
            rated: row.rated,
            speed: row.speed,
            summary: row.summary,
            seats: [row.seat1, row.seat2],
            invitations: [row.invitation1, row.invitation2],
            turn_of: row.turn_of,
            match_id: row.match_id,
            events: row.events,
            opened_by: row.opened_by,
        })
    }
}

fn stage(text: &str) -> Result<TableStage, StoreError> {
    word("a state of a table", text, &TableStage::ALL, TableStage::as_str)
}

fn tables(rows: Vec<Row>) -> Result<Vec<TableRow>, StoreError> {
    rows.into_iter().map(TableRow::try_from).collect()
}

#[derive(sqlx::FromRow)]
struct GameRow {
    table_id: TableId,
    number: i64,
    ended_at: i64,
    seat1: Option<PersonId>,
    seat2: Option<PersonId>,
    summary: String,
}

impl From<GameRow> for FinishedGame {
    fn from(row: GameRow) -> FinishedGame {
        let GameRow { table_id, number, ended_at, seat1, seat2, summary } = row;
        FinishedGame { table: table_id, number, ended_at, seats: [seat1, seat2], summary }
    }
}

#[derive(sqlx::FromRow)]
struct EventRow {
    seq: i64,
    at_ms: i64,
    body: String,
}

fn events(rows: Vec<EventRow>) -> Vec<StoredEvent> {
    rows.into_iter().map(|EventRow { seq, at_ms, body }| StoredEvent { seq, at_ms, body }).collect()
}

/// How many events one statement writes. There are few sizes, so that each is prepared once.
const ROWS: [usize; 4] = [64, 16, 4, 1];

/// Whether a change fits what is stored. Otherwise nothing of it is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fit {
    Fits,
    OutOfOrder,
    OfferGone,
}

impl Store {
    /// Writes the changes that fit in one transaction. After an error, nothing is written.
    async fn commit_together(&self, changes: &[TableChange]) -> Result<Vec<Fit>, StoreError> {
        let mut transaction = self.write.begin().await?;
        let mut fits = Vec::with_capacity(changes.len());
        let mut written = Vec::with_capacity(changes.len());
        for change in changes {
            if let Some(accepted) = &change.accepted
                && !Store::remove_accepted(&mut transaction, accepted).await?
            {
                fits.push(Fit::OfferGone);
                continue;
            }
            let row = &change.row;
            let sql = if change.is_new { INSERT } else { UPDATE };
            let [seat1, seat2] = &row.seats;
            let [invitation1, invitation2] = &row.invitations;
            let mut query = sqlx::query(sql)
                .bind(&row.id)
                .bind(row.updated_at)
                .bind(row.state.as_str())
                .bind(row.is_public)
                .bind(row.rated)
                .bind(&row.speed)
                .bind(&row.summary)
                .bind(seat1)
                .bind(seat2)
                .bind(invitation1)
                .bind(invitation2)
                .bind(&row.turn_of)
                .bind(&row.match_id)
                .bind(row.events);
            query = if change.is_new {
                query.bind(&row.kind).bind(row.created_at).bind(&row.opened_by)
            } else {
                query.bind(change.expected())
            };
            let done = query.execute(&mut *transaction).await?;
            let is_fit = done.rows_affected() == 1;
            if !is_fit && change.accepted.is_some() {
                // The offer must stay, so nothing of this transaction may be committed.
                return Store::answer(change, Fit::OutOfOrder).map(|()| Vec::new());
            }
            fits.push(if is_fit { Fit::Fits } else { Fit::OutOfOrder });
            if is_fit {
                let seqs = change.expected() + 1..;
                written.extend(seqs.zip(&change.events).map(|(seq, event)| (&row.id, seq, event)));
            }
        }
        let mut rest = &written[..];
        while !rest.is_empty() {
            let size = ROWS.into_iter().find(|size| *size <= rest.len()).unwrap_or(1);
            let (now, later) = rest.split_at(size);
            let mut query = QueryBuilder::new("INSERT INTO events (table_id, seq, at_ms, body) ");
            query.push_values(now, |mut values, (table, seq, event)| {
                values.push_bind(*table).push_bind(*seq).push_bind(event.at_ms).push_bind(&event.body);
            });
            query.build().execute(&mut *transaction).await?;
            rest = later;
        }
        for (change, _) in changes.iter().zip(&fits).filter(|(_, fit)| **fit == Fit::Fits) {
            if let Some(game) = &change.finished {
                Store::add_finished_game(&mut transaction, game).await?;
            }
            if let Some(game) = &change.rated {
                Store::rate(&mut transaction, game).await?;
            }
        }
        self.write.commit(transaction).await?;
        Ok(fits)
    }

    async fn add_finished_game(
        transaction: &mut Transaction<'_, Driver>,
        game: &FinishedGame,
    ) -> Result<(), StoreError> {
        let [seat1, seat2] = &game.seats;
        sqlx::query(
            "INSERT INTO games (table_id, number, ended_at, seat1, seat2, summary) \
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
        )
        .bind(&game.table)
        .bind(game.number)
        .bind(game.ended_at)
        .bind(seat1)
        .bind(seat2)
        .bind(&game.summary)
        .execute(&mut **transaction)
        .await?;
        Ok(())
    }

    /// Removes an offer. Returns whether it was still there.
    async fn remove_accepted(
        transaction: &mut Transaction<'_, Driver>,
        accepted: &Accepted,
    ) -> Result<bool, StoreError> {
        let query = match accepted {
            Accepted::Seek(id) => sqlx::query("DELETE FROM seeks WHERE id = $1").bind(id),
            Accepted::Challenge(id) => sqlx::query("DELETE FROM challenges WHERE id = $1").bind(id),
        };
        let done = query.execute(&mut **transaction).await?;
        Ok(done.rows_affected() > 0)
    }

    /// Returns the result for a change that did or did not fit.
    fn answer(change: &TableChange, fit: Fit) -> Result<(), StoreError> {
        match fit {
            Fit::Fits => Ok(()),
            Fit::OutOfOrder => {
                Err(StoreError::OutOfOrder { table: change.row.id.clone(), expected: change.expected() })
            }
            Fit::OfferGone => Err(StoreError::OfferGone),
        }
    }
}

const INSERT: &str = concat!(
    "INSERT INTO tables (",
    columns!(),
    ") VALUES ($1, $15, $16, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $17) ON CONFLICT DO NOTHING"
);

const UPDATE: &str = "UPDATE tables SET updated_at = $2, state = $3, is_public = $4, rated = $5, speed = $6, \
    summary = $7, seat1 = $8, seat2 = $9, invitation1 = $10, invitation2 = $11, turn_of = $12, match_id = $13, \
    events = $14 WHERE id = $1 AND events = $15";

/// The same error for each of these changes.
fn not_written(changes: &[TableChange], error: &StoreError) -> Vec<Result<(), StoreError>> {
    changes.iter().map(|_| Err(StoreError::NotWritten(error.to_string()))).collect()
}

#[async_trait]
impl TableStore for Store {
    async fn commit(&self, changes: &[TableChange]) -> Vec<Result<(), StoreError>> {
        match self.write.in_time(self.commit_together(changes)).await {
            Ok(fits) => changes.iter().zip(fits).map(|(change, fit)| Store::answer(change, fit)).collect(),
            Err(error) => match changes {
                [] => Vec::new(),
                [_] => vec![Err(error)],
                _ if error.is_away() => not_written(changes, &error),
                // The database refuses one of them. Written one by one, only that one fails.
                _ => {
                    let mut answers = Vec::with_capacity(changes.len());
                    for (place, change) in changes.iter().enumerate() {
                        let alone = self.commit_together(std::slice::from_ref(change));
                        match self.write.in_time(alone).await {
                            Ok(fits) => {
                                let fit = fits.first().copied().unwrap_or(Fit::OutOfOrder);
                                answers.push(Store::answer(change, fit));
                            }
                            Err(error) if error.is_away() => {
                                answers.extend(not_written(&changes[place..], &error));
                                break;
                            }
                            Err(error) => answers.push(Err(error)),
                        }
                    }
                    answers
                }
            },
        }
    }

    async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError> {
        const SQL: &str = concat!("SELECT ", columns!(), " FROM tables WHERE id = $1");
        let row: Option<Row> = sqlx::query_as(SQL).bind(id).fetch_optional(&self.read).await?;
        row.map(TableRow::try_from).transpose()
    }

    async fn load_table(&self, id: &TableId) -> Result<Option<(TableRow, Vec<StoredEvent>)>, StoreError> {
        const SQL: &str = concat!("SELECT ", columns!(), " FROM tables WHERE id = $1");
        let loading = async {
            let mut moment = self.read.begin_snapshot().await?;
            let row: Option<Row> = sqlx::query_as(SQL).bind(id).fetch_optional(&mut *moment).await?;
            let Some(row) = row else { return Ok(None) };
            let rows: Vec<EventRow> =
                sqlx::query_as("SELECT seq, at_ms, body FROM events WHERE table_id = $1 ORDER BY seq")
                    .bind(id)
                    .fetch_all(&mut *moment)
                    .await?;
            moment.commit().await?;
            Ok(Some((row.try_into()?, events(rows))))
        };
        in_time(loading).await
    }

    async fn table_by_invitation(&self, id: &InvitationId) -> Result<Option<(TableRow, usize)>, StoreError> {
        const SQL: &str =
            concat!("SELECT ", columns!(), " FROM tables WHERE invitation1 = $1 OR invitation2 = $1");
        let row: Option<Row> = sqlx::query_as(SQL).bind(id).fetch_optional(&self.read).await?;
        let Some(row) = row else { return Ok(None) };
        let row = TableRow::try_from(row)?;
        let seat = usize::from(row.invitations[0].as_ref() != Some(id));
        Ok(Some((row, seat)))
    }

    async fn tables_going(&self) -> Result<Vec<TableRow>, StoreError> {
        const SQL: &str = concat!(
            "SELECT ",
            columns!(),
            " FROM tables WHERE state IN ('open', 'playing') ORDER BY created_at, id"
        );
        tables(sqlx::query_as(SQL).fetch_all(&self.read).await?)
    }

    async fn count_tables(&self) -> Result<[i64; 3], StoreError> {
        let rows: Vec<(String, i64)> =
            sqlx::query_as("SELECT state, COUNT(*) FROM tables GROUP BY state").fetch_all(&self.read).await?;
        let mut counts = [0; 3];
        for (state, count) in rows {
            counts[stage(&state)? as usize] = count;
        }
        Ok(counts)
    }

    async fn tables_of(&self, person: &PersonId, page: Page) -> Result<Vec<TableRow>, StoreError> {
        const SQL: &str = concat!(
            "SELECT ",
            columns!(),
            " FROM tables WHERE seat1 = $1 OR seat2 = $1 ORDER BY CASE WHEN state = 'over' THEN 2 ",
            "WHEN turn_of = $1 THEN 0 ELSE 1 END, updated_at DESC, id LIMIT $2 OFFSET $3"
        );
        let query = sqlx::query_as(SQL).bind(person).bind(page.limit).bind(page.offset);
        tables(query.fetch_all(&self.read).await?)
    }

    async fn count_tables_of(&self, person: &PersonId) -> Result<i64, StoreError> {
        const SQL: &str = "SELECT COUNT(*) FROM tables WHERE (seat1 = $1 OR seat2 = $1 OR opened_by = $1) AND state <> 'over'";
        Ok(sqlx::query_scalar(SQL).bind(person).fetch_one(&self.read).await?)
    }

    async fn live_tables(&self, kind: Option<&str>, page: Page) -> Result<Vec<TableRow>, StoreError> {
        const SQL: &str = concat!(
            "SELECT ",
            columns!(),
            " FROM tables WHERE state = 'playing' AND is_public AND ($1 IS NULL OR kind = $1) ",
            "ORDER BY updated_at DESC, id LIMIT $2 OFFSET $3"
        );
        let query = sqlx::query_as(SQL).bind(kind).bind(page.limit).bind(page.offset);
        tables(query.fetch_all(&self.read).await?)
    }

    async fn tables_over(&self, page: Page) -> Result<Vec<TableRow>, StoreError> {
        const SQL: &str = concat!(
            "SELECT ",
            columns!(),
            " FROM tables WHERE state = 'over' ORDER BY created_at, id LIMIT $1 OFFSET $2"
        );
        tables(sqlx::query_as(SQL).bind(page.limit).bind(page.offset).fetch_all(&self.read).await?)
    }

    async fn finished_games(&self, which: &Finished, page: Page) -> Result<Vec<FinishedGame>, StoreError> {
        let rows: Vec<GameRow> = sqlx::query_as(
            "SELECT games.table_id, games.number, games.ended_at, games.seat1, games.seat2, games.summary \
             FROM games JOIN tables ON tables.id = games.table_id \
             WHERE (tables.is_public OR $1) AND ($2 IS NULL OR tables.kind = $2) \
             AND ($3 IS NULL OR games.seat1 = $3 OR games.seat2 = $3) AND ($4 IS NULL OR tables.rated = $4) \
             ORDER BY games.ended_at DESC, games.table_id, games.number DESC LIMIT $5 OFFSET $6",
        )
        .bind(which.with_private)
        .bind(&which.kind)
        .bind(&which.person)
        .bind(which.rated)
        .bind(page.limit)
        .bind(page.offset)
        .fetch_all(&self.read)
        .await?;
        Ok(rows.into_iter().map(FinishedGame::from).collect())
    }

    async fn add_finished_games(&self, games: &[FinishedGame]) -> Result<(), StoreError> {
        let mut transaction = self.write.begin().await?;
        for game in games {
            Store::add_finished_game(&mut transaction, game).await?;
        }
        self.write.commit(transaction).await
    }

    async fn tables_of_match(&self, id: &MatchId) -> Result<Vec<TableRow>, StoreError> {
        const SQL: &str =
            concat!("SELECT ", columns!(), " FROM tables WHERE match_id = $1 ORDER BY created_at, id");
        tables(sqlx::query_as(SQL).bind(id).fetch_all(&self.read).await?)
    }

    async fn remove_table(&self, id: &TableId) -> Result<bool, StoreError> {
        let done = self.execute(sqlx::query("DELETE FROM tables WHERE id = $1").bind(id)).await?;
        Ok(done.rows_affected() > 0)
    }

    async fn stale_tables(
        &self,
        state: TableStage,
        before: i64,
        page: Page,
    ) -> Result<Vec<TableId>, StoreError> {
        let rows: Vec<(TableId,)> = sqlx::query_as(
            "SELECT id FROM tables WHERE state = $1 AND updated_at < $2 ORDER BY updated_at, id LIMIT $3 OFFSET $4",
        )
        .bind(state.as_str())
        .bind(before)
        .bind(page.limit)
        .bind(page.offset)
        .fetch_all(&self.read)
        .await?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    async fn tables_of_deleted(&self) -> Result<Vec<TableRow>, StoreError> {
        const SQL: &str = concat!(
            "SELECT ",
            columns!(),
            " FROM tables WHERE state IN ('open', 'playing') AND ",
            "(seat1 IN (SELECT people.id FROM people WHERE people.kind = 'deleted') OR ",
            "seat2 IN (SELECT people.id FROM people WHERE people.kind = 'deleted')) ORDER BY created_at, id"
        );
        tables(sqlx::query_as(SQL).fetch_all(&self.read).await?)
    }

    async fn rewrite_table(
        &self,
        id: &TableId,
        summary: &str,
        events: &[(i64, String)],
    ) -> Result<(), StoreError> {
        let writing = async {
            let mut transaction = self.write.begin().await?;
            let done = sqlx::query("UPDATE tables SET summary = $2 WHERE id = $1")
                .bind(id)
                .bind(summary)
                .execute(&mut *transaction)
                .await?;
            changed(done.rows_affected(), Missing::Table)?;
            for (seq, body) in events {
                let done = sqlx::query("UPDATE events SET body = $3 WHERE table_id = $1 AND seq = $2")
                    .bind(id)
                    .bind(seq)
                    .bind(body)
                    .execute(&mut *transaction)
                    .await?;
                changed(done.rows_affected(), Missing::Table)?;
            }
            self.write.commit(transaction).await
        };
        self.write.in_time(writing).await
    }
}
