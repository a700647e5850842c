//! The system's clock is set while people play.

use std::time::{Duration, Instant};

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde_json::json;

use crate::choice::Temper;
use crate::hall::{Hall, fischer};
use crate::length::{bounded, choose};
use crate::server_process::{Options, ServerProcess};

const HOUR_MS: i64 = 60 * 60 * 1000;
/// The time on clocks that must not fall.
const LONG_S: u64 = 600;
/// The time on clocks that must fall.
const SHORT_S: u64 = 3;

#[tokio::test(flavor = "multi_thread")]
async fn clocks_of_games_do_not_follow_the_systems_clock() {
    let folder = tempfile::tempdir().unwrap();
    bounded(async {
        let options = Options::sqlite(folder.path());
        let server = ServerProcess::start(&options).await;
        let mut hall = Hall::new(&server);
        let started = Instant::now();
        for game in hall.games().await {
            hall.add_with(&game, json!({ "time": fischer(LONG_S, 0) }), [true, true], Temper::Steady).await;
        }
        // A game without a setup, so that the clock runs from the start.
        let game = hall.games().await.pop().unwrap();
        hall.add_with(&game, json!({ "time": fischer(SHORT_S, 0) }), [true, true], Temper::Idle).await;
        let mut random = SmallRng::seed_from_u64(3);
        let playing = hall.play();
        for jump in 0..choose(5, 60) {
            let offset = match jump % 3 {
                0 => HOUR_MS,
                1 => -HOUR_MS,
                _ => random.random_range(-HOUR_MS..HOUR_MS),
            };
            options.set_clock(offset);
            tokio::time::sleep(Duration::from_secs(2)).await;
        }
        hall = playing.stop().await;
        let elapsed = started.elapsed();
        hall.check(None).await;

        let [parties @ .., idle] = &hall.parties[..] else { unreachable!("there are parties") };
        for party in parties {
            let ledger = party.ledger.lock().unwrap();
            assert_eq!(ledger.count_events("timedOut"), 0, "{}: a flag fell too early", ledger.table);
            ledger.check_charged(LONG_S * 1000, elapsed);
        }
        let flags = idle.ledger.lock().unwrap().count_events("timedOut") as u64;
        let most = elapsed.as_secs() / SHORT_S + 1;
        assert!(flags <= most && flags > most / 3, "{flags} flags fell in {elapsed:?}");
        hall.finish("jumps of the clock").await;
    })
    .await;
}
