//! PostgreSQL: a server of its own.

use std::path::Path;

use async_trait::async_trait;
use sqlx::migrate::{Migration, Migrator};
use sqlx::postgres::PgPoolOptions;
use sqlx::{Connection, Executor, PgConnection, Row};

use super::{ANSWER_TIMEOUT, APPLIED, MIGRATIONS, Storage, StoreError, lacks_migration};

/// One source for both databases, with the types of this one.
#[path = "queries/mod.rs"]
#[allow(clippy::duplicate_mod, reason = "compiled once for each database, on purpose")]
mod queries;

use queries::{ReadPool, WritePool};

type Store = Postgres;
type Driver = sqlx::Postgres;

const BEGIN: &str = "BEGIN";

/// Reads which process has claimed the database. Another claim waits until the transaction has ended.
const INSTANCE: &str = "SELECT value FROM meta WHERE key = 'instance' FOR SHARE";

/// A transaction that sees one snapshot from its first read on.
const BEGIN_SNAPSHOT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

const CONNECTIONS: u32 = 10;

/// A PostgreSQL database.
pub struct Postgres {
    read: ReadPool,
    write: WritePool,
}

impl Postgres {
    /// Opens the database at this URL.
    pub async fn open(address: &str) -> Result<Postgres, StoreError> {
        // First without the pool, which would retry until its timeout and then hide the cause.
        PgConnection::connect(address).await?.close().await?;
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(ANSWER_TIMEOUT)
            // In place of a ping.
            .test_before_acquire(false)
            .before_acquire(|connection, _| Box::pin(is_free(connection)))
            .connect(address)
            .await?;
        migrations().run(&pool).await?;
        Ok(Postgres { read: ReadPool::new(pool.clone()), write: WritePool::new(pool) })
    }
}

/// Whether a connection is in no transaction. If nobody waits for the answer to `BEGIN` any more, sqlx does not know of the
/// transaction and never ends it. Such a connection is replaced.
async fn is_free(connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    // A transaction of its own begins with the statement.
    connection.fetch_one("SELECT now() = statement_timestamp()").await?.try_get(0)
}

/// Whether a database has to be upgraded.
pub(super) async fn is_outdated(address: &str) -> Result<bool, StoreError> {
    let mut connection = PgConnection::connect(address).await?;
    let known = "SELECT to_regclass('_sqlx_migrations') IS NOT NULL";
    let applied = match sqlx::query_scalar(known).fetch_one(&mut connection).await? {
        false => Vec::new(),
        true => sqlx::query_scalar(APPLIED).fetch_all(&mut connection).await?,
    };
    connection.close().await?;
    Ok(lacks_migration(&applied))
}

/// The tables, for PostgreSQL: it has no option `WITHOUT ROWID`, as its tables have no rowid.
fn migrations() -> Migrator {
    let migrations = MIGRATIONS.iter().map(|first| {
        let sql = first.sql.replace(" WITHOUT ROWID", "");
        Migration::new(
            first.version,
            first.description.clone(),
            first.migration_type,
            sql.into(),
            first.no_tx,
        )
    });
    Migrator { migrations: migrations.collect(), ..Migrator::DEFAULT }
}

#[async_trait]
impl Storage for Postgres {
    fn name(&self) -> &'static str {
        "PostgreSQL"
    }

    async fn ping(&self) -> Result<(), StoreError> {
        self.check().await
    }

    fn is_away(&self) -> bool {
        self.write.is_failing()
    }

    async fn claim(&self) -> Result<(), StoreError> {
        self.take_over().await
    }

    async fn check_claim(&self) -> Result<(), StoreError> {
        self.still_ours().await
    }

    async fn copy_file(&self, _to: &Path) -> Result<bool, StoreError> {
        Ok(false)
    }

    async fn close(&self) {
        self.read.close().await;
        self.write.without_transaction().close().await;
    }
}
