//! The disk is full while people play, and later has room again.

use std::path::Path;
use std::time::{Duration, Instant};

use crate::hall::Hall;
use crate::length::{bounded, choose};
use crate::outage::is_ready;
use crate::person::Person;
use crate::server_process::{Options, ServerProcess};

/// How soon the remaining space is used up.
const FULL: Duration = Duration::from_secs(60);
/// The remaining space, in blocks of 512 or 1024 bytes.
const ROOM: u64 = 200;
/// How long a server may take to stop.
const STOP: Duration = Duration::from_secs(30);
/// How many writes may fail in a second: some for each table, but no loop.
const FAILURES_PER_SECOND: f64 = 200.0;

/// A limit on the size of files makes a write fail as a full disk does.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    bounded(async {
        let mut options = Options::sqlite(folder.path());
        let mut server = ServerProcess::start(&options).await;
        let mut hall = Hall::open(&server).await;
        for _ in 0..choose(1, 30) {
            hall = hall.play_for(Duration::from_secs(1)).await;
            // A server that is stopped leaves no log, which would have room for thousands of moves.
            server.signal("TERM");
            server.ended(STOP).await;
            options.file_blocks = Some(largest_file(folder.path()) / 512 + ROOM);
            server = ServerProcess::start(&options).await;
            hall.move_to(&server);
            let person = Person::nobody(&hall.address);
            let playing = hall.play();
            becomes_full(&person).await;
            let (before, started) = (failures(&person).await, Instant::now());
            tokio::time::sleep(Duration::from_secs(2)).await;
            let rate = (failures(&person).await - before) / started.elapsed().as_secs_f64();
            assert!(rate < FAILURES_PER_SECOND, "{rate} writes fail in a second");
            if server.lift_file_limit() {
                is_ready(&person).await;
                tokio::time::sleep(Duration::from_secs(1)).await;
                hall = playing.stop().await;
            } else {
                server.kill();
                hall = playing.stop().await;
                options.file_blocks = None;
                server = ServerProcess::start(&options).await;
                hall.move_to(&server);
            }
            hall.check(None).await;
        }
        hall.finish("full disks").await;
    })
    .await;
}

fn largest_file(folder: &Path) -> u64 {
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().metadata().unwrap().len());
    files.max().unwrap_or(0)
}

/// Waits until the server says that it cannot write.
async fn becomes_full(person: &Person) {
    let started = Instant::now();
    loop {
        let answer = person.get("/readyz").await.unwrap();
        if answer.status == 503 {
            return;
        }
        assert_eq!(answer.status, 200, "{}", answer.body);
        assert!(started.elapsed() < FULL, "the disk is not full after {FULL:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

async fn failures(person: &Person) -> f64 {
    metric(person, "holocourt_commit_errors_total").await
}

/// A number among the metrics; 0 if it is not there yet.
pub(crate) async fn metric(person: &Person, name: &str) -> f64 {
    let metrics = person.get("/metrics").await.unwrap().expect(200);
    let lines = metrics.as_str().unwrap().lines();
    let number = lines.filter_map(|line| line.strip_prefix(name)?.trim().parse().ok()).next();
    number.unwrap_or(0.0)
}
