//! The server loses its lock on the database to another one.

use std::time::Duration;

use sqlx::{Connection, PgConnection};

use crate::common::postgres::Cluster;
use crate::hall::Hall;
use crate::length::{bounded, choose};
use crate::server_process::{Options, ServerProcess};

/// How soon the first server must have stopped: it looks at its lock every second.
const STOP: Duration = Duration::from_secs(20);

/// `steal` starts another server on the database of the first.
async fn check(options: &Options, steal: impl AsyncFn() -> ServerProcess) {
    let mut server = ServerProcess::start(options).await;
    let mut hall = Hall::open(&server).await;
    for _ in 0..choose(2, 50) {
        let playing = hall.play();
        tokio::time::sleep(Duration::from_secs(1)).await;
        let second = steal().await;
        let status = server.ended(STOP).await;
        assert_eq!(status.code(), Some(1), "a server without its database fails:\n{}", server.log());
        hall = playing.stop().await;
        server = second;
        hall.move_to(&server);
        hall.check(None).await;
    }
    hall = hall.play_for(Duration::from_secs(1)).await;
    hall.finish("lost locks").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_lock_loses_nothing_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let options = Options::sqlite(folder.path());
    let steal = async || {
        std::fs::remove_file(folder.path().join("holocourt.db.lock")).unwrap();
        ServerProcess::start(&options).await
    };
    bounded(check(&options, steal)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_lock_loses_nothing_on_postgresql() {
    let Some(cluster) = Cluster::start_durable().await else { return };
    let folder = tempfile::tempdir().unwrap();
    let options = Options::new(folder.path(), cluster.database("locks").await);
    let steal = async || {
        // It waits for the lock, which the first server takes again unless this one is quicker.
        let mut starting = Box::pin(ServerProcess::start(&options));
        loop {
            tokio::select! {
                server = &mut starting => return server,
                () = tokio::time::sleep(Duration::from_millis(1_500)) => {}
            }
            let mut admin = PgConnection::connect(&options.database).await.unwrap();
            let sql = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'";
            sqlx::query(sql).execute(&mut admin).await.unwrap();
        }
    };
    bounded(check(&options, steal)).await;
}
