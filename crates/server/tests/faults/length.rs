use std::time::Duration;

/// Set to `long` by `cargo xtask faults`.
const VARIABLE: &str = "HOLOCOURT_FAULTS";
/// No short test takes longer, even on a busy machine; nextest ends tests after ten minutes.
const SHORT: Duration = Duration::from_secs(8 * 60);
/// No long one takes longer.
const LONG: Duration = Duration::from_secs(3 * 60 * 60);

fn is_long() -> bool {
    std::env::var(VARIABLE).is_ok_and(|length| length == "long")
}

/// Chooses between the short test and the long one.
pub(crate) fn choose<T>(short: T, long: T) -> T {
    if is_long() { long } else { short }
}

/// Chooses between durations in seconds.
pub(crate) fn seconds(short: u64, long: u64) -> Duration {
    Duration::from_secs(choose(short, long))
}

/// Runs a test that must not take for ever.
pub(crate) async fn bounded(test: impl Future<Output = ()>) {
    let most = choose(SHORT, LONG);
    assert!(tokio::time::timeout(most, test).await.is_ok(), "the test takes longer than {most:?}");
}
