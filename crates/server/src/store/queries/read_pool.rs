use std::io;

use futures_util::StreamExt;
use futures_util::future::BoxFuture;
use futures_util::stream::{self, BoxStream};
use sqlx::{Database, Describe, Either, Execute, Executor, Pool, Transaction};

use super::super::{BEGIN_SNAPSHOT, Driver};
use crate::store::{ANSWER_TIMEOUT, StoreError, in_time};

type Row = <Driver as Database>::Row;
type QueryResult = <Driver as Database>::QueryResult;
type Statement<'q> = <Driver as Database>::Statement<'q>;

/// The connections that read. Nothing waits for a row for longer than [`ANSWER_TIMEOUT`], the time until a connection is
/// free included: a database may stand still without closing its connections.
#[derive(Debug)]
pub(in super::super) struct ReadPool {
    pool: Pool<Driver>,
}

impl ReadPool {
    pub(in super::super) fn new(pool: Pool<Driver>) -> ReadPool {
        ReadPool { pool }
    }

    /// Begins a transaction that sees one snapshot from its first read on.
    pub(super) async fn begin_snapshot(&self) -> Result<Transaction<'static, Driver>, StoreError> {
        in_time(async { Ok(self.pool.begin_with(BEGIN_SNAPSHOT).await?) }).await
    }

    pub(in super::super) async fn close(&self) {
        self.pool.close().await;
    }
}

/// The error for a row that does not come in time.
fn silence() -> sqlx::Error {
    sqlx::Error::Io(io::ErrorKind::TimedOut.into())
}

impl<'c> Executor<'c> for &'c ReadPool {
    type Database = Driver;

    fn fetch_many<'e, 'q: 'e, E>(
        self,
        query: E,
    ) -> BoxStream<'e, Result<Either<QueryResult, Row>, sqlx::Error>>
    where
        'c: 'e,
        E: 'q + Execute<'q, Driver>,
    {
        let rows = self.pool.fetch_many(query);
        let next = async |rows: Option<BoxStream<'e, _>>| {
            let mut rows = rows?;
            match tokio::time::timeout(ANSWER_TIMEOUT, rows.next()).await {
                Ok(row) => Some((row?, Some(rows))),
                Err(_) => Some((Err(silence()), None)),
            }
        };
        Box::pin(stream::unfold(Some(rows), next))
    }

    fn fetch_optional<'e, 'q: 'e, E>(self, query: E) -> BoxFuture<'e, Result<Option<Row>, sqlx::Error>>
    where
        'c: 'e,
        E: 'q + Execute<'q, Driver>,
    {
        let row = tokio::time::timeout(ANSWER_TIMEOUT, self.pool.fetch_optional(query));
        Box::pin(async move { row.await.unwrap_or_else(|_| Err(silence())) })
    }

    fn prepare_with<'e, 'q: 'e>(
        self,
        sql: &'q str,
        parameters: &'e [<Driver as Database>::TypeInfo],
    ) -> BoxFuture<'e, Result<Statement<'q>, sqlx::Error>>
    where
        'c: 'e,
    {
        self.pool.prepare_with(sql, parameters)
    }

    fn describe<'e, 'q: 'e>(self, sql: &'q str) -> BoxFuture<'e, Result<Describe<Driver>, sqlx::Error>>
    where
        'c: 'e,
    {
        self.pool.describe(sql)
    }
}
