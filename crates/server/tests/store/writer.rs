use std::future::poll_fn;
use std::sync::Arc;
use std::task::Poll;
use std::time::{Duration, Instant};

use server::store::{Storage, StoreError, TableChange, Writer};
use sqlx::{Connection, PgConnection};

use crate::both::on_both_databases;
use crate::common::data::{events, person, table, write};
use crate::common::postgres::Cluster;

type Store = Arc<dyn Storage>;

on_both_databases! {
    many_write_at_once_and_each_is_answered,
    a_writer_that_stops_finishes_what_waits,
    who_stops_waiting_leaves_no_transaction_behind,
}

async fn many_write_at_once_and_each_is_answered(store: Store) {
    let [ann, ben] = [person(&*store, "Ann").await, person(&*store, "Ben").await];
    let (writer, _) = Writer::start(store.clone());
    let tables = (0..200).map(|_| {
        let (writer, row) = (writer.clone(), table([&ann, &ben]));
        tokio::spawn(async move {
            let create = TableChange::create(row, events(&["begin"]));
            let mut row = create.row.clone();
            writer.write(create).await.unwrap();
            for _ in 0..10 {
                let change = TableChange::append(row, events(&["move"]));
                row = change.row.clone();
                writer.write(change).await.unwrap();
            }
            row
        })
    });
    let tables: Vec<_> = tables.collect();
    let started = Instant::now();
    let mut rows = Vec::new();
    for table in tables {
        rows.push(table.await.unwrap());
    }
    let rate = 2_200.0 / started.elapsed().as_secs_f64();
    eprintln!("{}: {rate:.0} changes a second", store.name());
    for row in &rows {
        let (loaded, all) = store.load_table(&row.id).await.unwrap().unwrap();
        assert_eq!((&loaded, all.len()), (row, 11));
    }
    let stale = TableChange::append(TableChange::create(rows[0].clone(), Vec::new()).row, events(&["late"]));
    assert!(matches!(writer.write(stale).await, Err(StoreError::OutOfOrder { .. })));
}

async fn a_writer_that_stops_finishes_what_waits(store: Store) {
    let [ann, ben] = [person(&*store, "Ann").await, person(&*store, "Ben").await];
    let (writer, running) = Writer::start(store.clone());
    let writes: Vec<_> = (0..50)
        .map(|_| {
            let change = TableChange::create(table([&ann, &ben]), events(&["begin"]));
            let writer = writer.clone();
            tokio::spawn(async move { (change.row.id.clone(), writer.write(change).await) })
        })
        .collect();
    tokio::task::yield_now().await;
    writer.stop().await;
    running.await.unwrap();
    for write in writes {
        let (id, answer) = write.await.unwrap();
        let is_there = store.table(&id).await.unwrap().is_some();
        match answer {
            Ok(()) => assert!(is_there),
            Err(error) => {
                assert!(matches!(error, StoreError::Stopping));
                assert!(!is_there);
            }
        }
    }
    let late = TableChange::create(table([&ann, &ben]), events(&["begin"]));
    assert!(matches!(writer.write(late).await, Err(StoreError::Stopping)));
}

/// Waits for a few answers of the database, and gives up before the next one.
async fn give_up<T>(work: impl Future<Output = T>, answers: usize) {
    let mut work = std::pin::pin!(work);
    for _ in 0..=answers {
        if poll_fn(|context| Poll::Ready(work.as_mut().poll(context).is_ready())).await {
            return;
        }
        // More than it takes the database.
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

async fn who_stops_waiting_leaves_no_transaction_behind(store: Store) {
    let [ann, ben] = [person(&*store, "Ann").await, person(&*store, "Ben").await];
    let row = write(&*store, TableChange::create(table([&ann, &ben]), events(&["begin"]))).await;
    for answers in 0..12 {
        give_up(store.load_table(&row.id), answers).await;
        give_up(store.set_settings(&ben.id, "{}"), answers).await;
        let settings = format!("{{\"n\":{answers}}}");
        store.set_settings(&ann.id, &settings).await.unwrap();
        // On whichever connection: nothing old is read.
        for _ in 0..12 {
            assert_eq!(store.person(&ann.id).await.unwrap().unwrap().settings, settings);
            assert_eq!(store.load_table(&row.id).await.unwrap().unwrap().0, row);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unresponsive_database_is_abandoned() {
    let Some(cluster) = Cluster::start().await else { return };
    let address = cluster.database("silent").await;
    let store = server::store::open(&address).await.unwrap();
    let [ann, ben] = [person(&*store, "Ann").await, person(&*store, "Ben").await];
    let (writer, _) = Writer::start(store.clone());
    let create = || TableChange::create(table([&ann, &ben]), events(&["begin"]));
    // Every commit stops in the middle of its transaction.
    let mut other = PgConnection::connect(&address).await.unwrap();
    let mut silence = other.begin().await.unwrap();
    sqlx::query("LOCK TABLE events IN ACCESS EXCLUSIVE MODE").execute(&mut *silence).await.unwrap();
    let mut writes = Vec::new();
    for _ in 0..3 {
        let (writer, change) = (writer.clone(), create());
        writes.push(tokio::spawn(async move {
            let asked = Instant::now();
            (writer.write(change).await, asked.elapsed())
        }));
        // The later ones wait behind the first.
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    for write in writes {
        let (answer, time) = write.await.unwrap();
        assert!(matches!(answer, Err(StoreError::NoAnswer)), "{answer:?}");
        // One that waited behind the first and then for itself would take nine seconds.
        assert!(time < Duration::from_secs(8), "{time:?}");
    }
    assert!(store.is_away());
    silence.rollback().await.unwrap();
    writer.write(create()).await.unwrap();
    assert!(!store.is_away());
    store.close().await;
}
