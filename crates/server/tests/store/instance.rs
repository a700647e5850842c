use std::time::Duration;

use server::store::{self, InstanceLock, StoreError, TableChange};
use server::{Clock, Config};
use sqlx::{Connection, PgConnection, SqliteConnection};

use crate::common::data::{events, person, table, write};
use crate::common::postgres::Cluster;

/// Two servers on one database, as after the first has lost its lock.
async fn check_claims(url: &str) {
    let first = store::open(url).await.unwrap();
    first.claim().await.unwrap();
    let ann = person(&*first, "Ann").await;
    let row = write(&*first, TableChange::create(table([&ann, &ann]), events(&["begin"]))).await;
    first.check_claim().await.unwrap();

    let second = store::open(url).await.unwrap();
    second.claim().await.unwrap();
    assert!(matches!(first.check_claim().await, Err(StoreError::TakenOver)));
    assert!(matches!(first.set_settings(&ann.id, "{}").await, Err(StoreError::TakenOver)));
    let change = TableChange::append(row, events(&["late"]));
    let results = first.commit(std::slice::from_ref(&change)).await;
    assert!(matches!(results[..], [Err(StoreError::TakenOver)]));

    second.check_claim().await.unwrap();
    second.set_settings(&ann.id, "{}").await.unwrap();
    assert!(matches!(second.commit(&[change]).await[..], [Ok(())]));
    first.close().await;
    second.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_the_newest_server_writes_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    check_claims(&format!("sqlite:{}", folder.path().join("test.db").display())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_the_newest_server_writes_on_postgres() {
    let Some(cluster) = Cluster::start().await else { return };
    check_claims(&cluster.database("claims").await).await;
}

/// A command and a server of a newer version, while a server of an older one uses the database.
async fn check_upgrades(url: &str, outdate: impl AsyncFn(&str)) {
    let store = store::open(url).await.unwrap();
    let ann = person(&*store, "Ann").await;
    store.close().await;
    // Nothing needs an upgrade.
    let lock = InstanceLock::acquire(url).await.unwrap();
    store::open_existing(url).await.unwrap().close().await;

    outdate("DELETE FROM _sqlx_migrations WHERE version = 3").await;
    for column in ["DROP INDEX chat_request", "ALTER TABLE chat DROP COLUMN request"] {
        outdate(column).await;
    }
    assert!(matches!(store::open_existing(url).await, Err(StoreError::OutdatedInUse)));
    // The newer server waits for the lock, and changes nothing before it has it.
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::in_folder(folder.path());
    (config.listen, config.database) = (([127, 0, 0, 1], 0).into(), url.to_owned());
    let waiting = tokio::spawn(server::serve_with(config, Clock::system()));
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert!(!waiting.is_finished());
    assert!(matches!(store::open_existing(url).await, Err(StoreError::OutdatedInUse)));
    waiting.abort();
    assert!(waiting.await.unwrap_err().is_cancelled());
    drop(lock);
    let upgraded = store::open_existing(url).await.unwrap();
    assert_eq!(upgraded.person(&ann.id).await.unwrap().map(|ann| ann.name), Some("Ann".to_owned()));
    assert!(upgraded.chat_of(&ann.id).await.unwrap().is_empty());
    assert!(InstanceLock::try_acquire(url).await.unwrap().is_some(), "the lock is free again");
    upgraded.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_in_use_is_not_upgraded_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("test.db").display());
    check_upgrades(&url, async |sql: &str| {
        let mut database = SqliteConnection::connect(&url).await.unwrap();
        sqlx::query(sql).execute(&mut database).await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_in_use_is_not_upgraded_on_postgres() {
    let Some(cluster) = Cluster::start().await else { return };
    let url = cluster.database("upgrades").await;
    check_upgrades(&url, async |sql: &str| {
        let mut database = PgConnection::connect(&url).await.unwrap();
        sqlx::query(sql).execute(&mut database).await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_lock_on_postgres_is_noticed() {
    let Some(cluster) = Cluster::start().await else { return };
    let url = cluster.database("locks").await;
    let mut admin = PgConnection::connect(&url).await.unwrap();
    let mut break_connection = async || {
        let sql = "SELECT pg_terminate_backend(pid, 10000) FROM pg_locks WHERE locktype = 'advisory'";
        sqlx::query(sql).execute(&mut admin).await.unwrap();
    };
    let mut first = InstanceLock::acquire(&url).await.unwrap();
    first.check().await.unwrap();
    break_connection().await;
    first.check().await.unwrap();
    break_connection().await;
    let mut second = InstanceLock::acquire(&url).await.unwrap();
    assert!(matches!(first.check().await, Err(StoreError::InUse)));
    second.check().await.unwrap();
}
