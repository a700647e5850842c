//! The whole server stands still for a while, as on an overloaded machine or a laptop that sleeps.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::choice::Temper;
use crate::hall::{Hall, fischer};
use crate::length::{bounded, choose, seconds};
use crate::server_process::{Options, ServerProcess};

/// The time on each clock.
const CLOCK_S: u64 = 3_600;
/// What a stall may cost: a gap of up to a second counts.
const COST: Duration = Duration::from_millis(1_500);

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_charged_for_a_stall() {
    let folder = tempfile::tempdir().unwrap();
    bounded(async {
        let server = ServerProcess::start(&Options::sqlite(folder.path())).await;
        let mut hall = Hall::new(&server);
        let started = Instant::now();
        for game in hall.games().await {
            let terms = json!({ "time": fischer(CLOCK_S, 0) });
            hall.add_with(&game, terms, [true, true], Temper::Steady).await;
        }
        let (stalls, stall) = (choose(1, 20), seconds(7, 20));
        for _ in 0..stalls {
            let playing = hall.play();
            tokio::time::sleep(Duration::from_secs(2)).await;
            server.signal("STOP");
            tokio::time::sleep(stall).await;
            server.signal("CONT");
            tokio::time::sleep(Duration::from_secs(2)).await;
            hall = playing.stop().await;
            hall.check(None).await;
        }
        let most = started.elapsed() - stall * stalls + COST * stalls;
        for party in &hall.parties {
            party.ledger.lock().unwrap().check_charged(CLOCK_S * 1000, most);
        }
        hall.finish("stalls").await;
    })
    .await;
}
