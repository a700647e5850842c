use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use client::load::{LoadError, Plan, run};

use crate::server::{TestServer, in_time};

#[tokio::test(flavor = "multi_thread")]
async fn a_small_load_test_succeeds() {
    let (server, _folder) = TestServer::start().await;
    let plan = Plan {
        server: server.url(),
        tables: 10,
        rate: 20.0,
        time: Duration::from_secs(3),
        games: ["holochess", "dejarik", "courtyard", "courtier", "king-and-courtesan"].map(Into::into).into(),
    };
    let made = AtomicUsize::new(0);
    let report = in_time(run(&plan, |count| made.store(count, Ordering::Relaxed))).await.unwrap();
    assert_eq!(made.into_inner(), 10);
    assert_eq!(report.errors(), 0, "{report}");
    assert_eq!(report.sent, report.heard);
    assert!(report.sent > 20, "{report}");
    assert!(report.from_sending.p50 > Duration::ZERO);
    assert!(report.to_string().contains("Moves a second"));
    server.stop().await;
}

#[tokio::test]
async fn other_machines_are_refused() {
    let plan = Plan {
        server: "http://192.0.2.1:4277".into(),
        tables: 1,
        rate: 1.0,
        time: Duration::from_secs(1),
        games: vec!["courtier".into()],
    };
    let error = run(&plan, |_| {}).await.unwrap_err();
    assert!(matches!(error, LoadError::NotLoopback(_)));
    assert!(error.to_string().contains("not on this machine"), "{error}");
}
