//! The database crashes and is started again while people play, or stands still for a while.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::common::postgres::Cluster;
use crate::hall::Hall;
use crate::length::{bounded, choose};
use crate::person::Person;
use crate::server_process::{Options, ServerProcess};

/// When the server gives up on its database, and as much again for a busy machine.
const ANSWER: Duration = Duration::from_secs(10);
/// How soon everything works again.
const RECOVERY: Duration = Duration::from_secs(60);

#[tokio::test(flavor = "multi_thread")]
async fn an_outage_of_postgresql_loses_nothing() {
    let Some(mut cluster) = Cluster::start_durable().await else { return };
    let folder = tempfile::tempdir().unwrap();
    bounded(async {
        let options = Options::new(folder.path(), cluster.database("outage").await);
        let server = ServerProcess::start(&options).await;
        let mut hall = Hall::open(&server).await;
        let guest = Person::guest(&hall.address).await;
        for outage in 0..choose(4, 60) {
            let playing = hall.play();
            tokio::time::sleep(Duration::from_millis(1_500)).await;
            let stands_still = outage % 2 == 1 && cluster.freeze();
            if !stands_still {
                cluster.crash();
            }
            let person = Person::nobody(playing.address());
            tokio::join!(
                is_unavailable(&person, "/readyz", false),
                is_unavailable(&person, "/api/v1/people/nobody", false),
                is_unavailable(&person, "/api/v1/guest", true),
                is_unavailable(&guest, "/api/v1/me/export", false),
            );
            person.get("/healthz").await.unwrap().expect(200);
            if stands_still {
                cluster.thaw();
            } else {
                cluster.start_again().await;
            }
            is_ready(&person).await;
            tokio::time::sleep(Duration::from_secs(1)).await;
            hall = playing.stop().await;
            hall.check(None).await;
        }
        hall.finish("outages of PostgreSQL").await;
    })
    .await;
}

/// Without the database, answers say so, and soon.
async fn is_unavailable(person: &Person, path: &str, is_post: bool) {
    let started = Instant::now();
    let answer = if is_post { person.post(path, &json!({})).await } else { person.get(path).await };
    let answer = answer.expect("an answer in time");
    assert_eq!((answer.status, answer.code()), (503, "database-away"), "{path}: {}", answer.body);
    assert!(started.elapsed() < ANSWER, "{path}: answered after {:?}", started.elapsed());
}

/// Waits until the server is ready again.
pub(crate) async fn is_ready(person: &Person) {
    let started = Instant::now();
    while person.get("/readyz").await.unwrap().status != 200 {
        assert!(started.elapsed() < RECOVERY, "the server is not ready after {RECOVERY:?}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}
