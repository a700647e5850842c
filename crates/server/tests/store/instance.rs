use server::store::{self, InstanceLock, StoreError, TableChange};
use sqlx::{Connection, PgConnection};

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
