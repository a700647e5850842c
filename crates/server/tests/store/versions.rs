use server::store::{self, StoreError};
use sqlx::{Connection, PgConnection, SqliteConnection};

use crate::common::postgres::Cluster;

/// What a later version leaves behind: a migration that this one does not know.
const LATER: &str = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                     VALUES (9999, 'later', TRUE, '', 0)";

async fn check_too_new(url: &str) {
    let Err(error) = store::open(url).await else { panic!("a newer database was opened") };
    assert!(matches!(error, StoreError::TooNew), "{error:?}");
    let message = error.to_string();
    assert!(message.contains("newer version of Holocourt") && message.contains("backup"), "{message}");
    assert!(!message.contains("migration"), "{message}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_newer_database_is_refused_with_an_explanation_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("test.db").display());
    store::open(&url).await.unwrap().close().await;
    let mut database = SqliteConnection::connect(&url).await.unwrap();
    sqlx::query(LATER).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
    check_too_new(&url).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_newer_database_is_refused_with_an_explanation_on_postgres() {
    let Some(cluster) = Cluster::start().await else { return };
    let url = cluster.database("newer").await;
    store::open(&url).await.unwrap().close().await;
    let mut database = PgConnection::connect(&url).await.unwrap();
    sqlx::query(LATER).execute(&mut database).await.unwrap();
    check_too_new(&url).await;
}
