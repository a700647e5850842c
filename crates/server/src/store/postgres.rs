//! PostgreSQL: for those who have one.

use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::postgres::PgPoolOptions;
use sqlx::{Connection, PgConnection, PgPool};

use super::{Storage, StoreError};

/// One source for both databases, with the types of this one.
#[path = "queries/mod.rs"]
#[allow(clippy::duplicate_mod, reason = "compiled once for each database, on purpose")]
mod queries;

type Store = Postgres;
type Driver = sqlx::Postgres;

const BEGIN: &str = "BEGIN";

/// A transaction that sees one moment from its first read on.
const BEGIN_SNAPSHOT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

const CONNECTIONS: u32 = 10;

/// How long somebody waits for a connection before they hear that the database does not answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// A PostgreSQL database.
pub struct Postgres {
    read: PgPool,
    write: PgPool,
}

impl Postgres {
    /// Opens a database by its address.
    pub async fn open(address: &str) -> Result<Postgres, StoreError> {
        // At first without the pool, which would try for long and then not say what was wrong.
        PgConnection::connect(address).await?.close().await?;
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .connect(address)
            .await?;
        sqlx::migrate!("migrations/postgres").run(&pool).await?;
        Ok(Postgres { read: pool.clone(), write: pool })
    }
}

#[async_trait]
impl Storage for Postgres {
    fn name(&self) -> &'static str {
        "PostgreSQL"
    }

    async fn ping(&self) -> Result<(), StoreError> {
        self.answers().await
    }

    async fn copy_file(&self, _to: &Path) -> Result<bool, StoreError> {
        Ok(false)
    }

    async fn close(&self) {
        self.write.close().await;
    }
}
