//! The server is killed at random moments.

use std::time::{Duration, Instant};

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::common::postgres::Cluster;
use crate::hall::Hall;
use crate::ledger::Downtime;
use crate::length::{bounded, choose};
use crate::server_process::{Options, ServerProcess};

/// How long the server is down now and then.
const DOWN: Duration = Duration::from_secs(5);

async fn check(options: &Options) {
    let kills = choose(30, 1000);
    let mut random = SmallRng::seed_from_u64(11);
    let mut server = ServerProcess::start(options).await;
    let mut hall = Hall::open(&server).await;
    let started = Instant::now();
    for kill in 1..=kills {
        let playing = hall.play();
        tokio::time::sleep(Duration::from_millis(random.random_range(50..900))).await;
        let from = Instant::now();
        server.kill();
        hall = playing.stop().await;
        if kill % 10 == 0 {
            // So long that it would be seen on the clocks.
            tokio::time::sleep(DOWN).await;
        }
        let to = Instant::now();
        server = ServerProcess::start(options).await;
        hall.move_to(&server);
        hall.check(Some(Downtime { from, to })).await;
        if kill % 10 == 0 {
            println!("{kill} kills in {:.0?}", started.elapsed());
        }
    }
    let counts = hall.finish(&format!("{kills} kills")).await;
    for kind in ["account", "moved", "setUp", "offered", "agreed", "resigned", "ended", "said"] {
        assert!(counts.get(kind).is_some_and(|count| *count > 3), "{kind} is not tested: {counts:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_answered_is_lost_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    bounded(check(&Options::sqlite(folder.path()))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_answered_is_lost_on_postgresql() {
    let Some(cluster) = Cluster::start_durable().await else { return };
    let folder = tempfile::tempdir().unwrap();
    bounded(check(&Options::new(folder.path(), cluster.database("crash").await))).await;
}
