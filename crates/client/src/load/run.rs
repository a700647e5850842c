use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::Instant;

use super::pair::{Pair, Part};
use super::plan::{LoadError, Plan};
use super::report::{Latency, Report};
use super::tally::Tally;
use crate::{Client, ClientError};

/// How many tables are created concurrently.
const AT_ONCE: usize = 16;
/// The timeout for creating the tables.
const MAKING: Duration = Duration::from_secs(300);
/// The timeout for the last moves.
const DRAIN: Duration = Duration::from_secs(10);

/// Creates the tables, plays for the planned time, and reports. Calls `made` with the number of tables created so far.
pub async fn run(plan: &Plan, made: impl Fn(usize)) -> Result<Report, LoadError> {
    let somebody = plan.check()?;
    let tally = Arc::new(Tally::default());
    let (ready, readies) = mpsc::unbounded_channel();
    let mut players = JoinSet::new();
    let going = make(plan, &somebody, made, &mut players, &ready, &tally).await?;
    drop(ready);
    // Wait until all sockets have received their first snapshot.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let start = Instant::now();
    conduct(plan, start, readies, &going).await;
    let time = start.elapsed();
    drop(going);
    let all_done = async { while players.join_next().await.is_some() {} };
    if tokio::time::timeout(DRAIN, all_done).await.is_err() {
        tally.error("a table did not end in time".to_owned());
    }
    players.shutdown().await;
    let mut counts = tally.lock();
    let counts = std::mem::take(&mut *counts);
    let (mut from_sending, mut from_due, mut errors) = (counts.from_sending, counts.from_due, counts.errors);
    let heard = from_sending.len() as u64;
    if counts.sent > heard {
        errors.insert("moves that never reached the opponent".to_owned(), counts.sent - heard);
    }
    Ok(Report {
        tables: plan.tables,
        rate: plan.rate,
        time,
        sent: counts.sent,
        heard,
        from_sending: Latency::of(&mut from_sending),
        from_due: Latency::of(&mut from_due),
        errors,
    })
}

/// Creates the tables, and runs each from then on, because an unread socket is soon closed. Returns the channels that
/// tell each table to move.
async fn make(
    plan: &Plan,
    somebody: &Client,
    made: impl Fn(usize),
    players: &mut JoinSet<()>,
    ready: &mpsc::UnboundedSender<usize>,
    tally: &Arc<Tally>,
) -> Result<Vec<mpsc::Sender<Instant>>, LoadError> {
    let mut going = Vec::with_capacity(plan.tables);
    let mut making: JoinSet<Result<Pair, ClientError>> = JoinSet::new();
    let deadline = Instant::now() + MAKING;
    let mut begun = 0;
    while going.len() < plan.tables {
        while begun < plan.tables && making.len() < AT_ONCE {
            let somebody = somebody.clone();
            let game = plan.games[begun % plan.games.len()].clone();
            making.spawn(async move { Pair::sit_down(&somebody, &game).await });
            begun += 1;
        }
        let two = match tokio::time::timeout_at(deadline, making.join_next()).await {
            Ok(Some(Ok(two))) => two?,
            Ok(Some(Err(error))) => return Err(ClientError::Broken(error.to_string()).into()),
            Ok(None) => break,
            Err(_) => return Err(LoadError::TooSlow(going.len())),
        };
        let (go, goes) = mpsc::channel(1);
        let part = Part { index: going.len(), ready: ready.clone(), go: goes, tally: tally.clone() };
        players.spawn(two.play(part));
        going.push(go);
        made(going.len());
    }
    Ok(going)
}

/// Makes a move whenever one is due, at the table that has waited longest.
async fn conduct(
    plan: &Plan,
    start: Instant,
    mut readies: mpsc::UnboundedReceiver<usize>,
    going: &[mpsc::Sender<Instant>],
) {
    let end = start + plan.time;
    for number in 0_u64.. {
        let due = start + Duration::from_secs_f64(number as f64 / plan.rate);
        if due >= end {
            break;
        }
        if due > Instant::now() {
            tokio::time::sleep_until(due).await;
        }
        loop {
            // A server that cannot keep up leaves no table ready, and the test still ends in time.
            let Ok(Some(index)) = tokio::time::timeout_at(end, readies.recv()).await else { return };
            // A failed table has already been counted.
            if going[index].send(due).await.is_ok() {
                break;
            }
        }
    }
    tokio::time::sleep_until(end).await;
}
