use std::path::Path;
use std::sync::Arc;

use server::id::TableId;
use server::operations::{Copied, backup, restore};
use server::store::{
    self, NewChatLine, Rating, RatingChange, RatingKey, RatingPool, Room, Storage, StoreError, TableChange,
};

use crate::both::on_both_databases;
use crate::common::data::{events, person, table, write};
use crate::common::postgres::Cluster;

type Store = Arc<dyn Storage>;

on_both_databases! {
    a_backup_comes_back_on_sqlite,
    a_bad_backup_changes_nothing,
    every_column_is_in_a_backup,
    a_backup_keeps_every_digit,
}

/// Fills a database with several of everything, including empty, long and unusual values.
async fn fill(store: &dyn Storage) {
    let [ann, ben] = [person(store, "Ann").await, person(store, "Ben").await];
    store.set_password(&ann.id, "hash", None).await.unwrap();
    store.set_banned(&ben.id, Some((1, "spam"))).await.unwrap();
    let mut row = table([&ann, &ben]);
    row.turn_of = None;
    row.summary = "{\"\u{2028}\": \"\\n\"}".to_owned();
    let row = write(store, TableChange::create(row, events(&["{}", "line\nbreak", ""]))).await;
    let (table_id, person_id) = (row.id.clone(), ann.id.clone());
    let line = NewChatLine {
        table_id,
        room: Room::Players,
        person_id,
        body: "hi".to_owned(),
        at_ms: 1,
        request: None,
    };
    store.add_chat(&line).await.unwrap();
    store.mark_seen(&ben.id, &row.id, 2).await.unwrap();
    store.set_meta("secret", "s").await.unwrap();
}

async fn sqlite(path: &Path) -> Store {
    store::open(&format!("sqlite:{}", path.display())).await.unwrap()
}

/// Returns the whole content as text, in a canonical order.
async fn content(store: &dyn Storage) -> Vec<String> {
    let (sender, mut lines) = tokio::sync::mpsc::channel(10_000);
    store.dump(sender).await.unwrap();
    let mut all = Vec::new();
    while let Some(line) = lines.recv().await {
        all.push(line);
    }
    all.sort();
    all
}

async fn a_backup_comes_back_on_sqlite(store: Store) {
    fill(&*store).await;
    let folder = tempfile::tempdir().unwrap();
    for name in ["backup.jsonl", "backup.db"] {
        let file = folder.path().join(name);
        let copied = backup(&*store, &file).await.unwrap();
        let is_file = store.name() == "SQLite" && name == "backup.db";
        assert_eq!(copied == Copied::Database, is_file, "{copied:?}");
        assert!(matches!(backup(&*store, &file).await, Err(StoreError::Exists(_))));
        let other = sqlite(&folder.path().join(format!("new-{name}"))).await;
        other.set_meta("secret", "of a server that has started once").await.unwrap();
        restore(&*other, &file).await.unwrap();
        assert_eq!(content(&*other).await, content(&*store).await);
        assert!(matches!(restore(&*other, &file).await, Err(StoreError::NotEmpty)));
        other.close().await;
    }
}

async fn a_bad_backup_changes_nothing(store: Store) {
    let folder = tempfile::tempdir().unwrap();
    let source = sqlite(&folder.path().join("source.db")).await;
    fill(&*source).await;
    let whole = folder.path().join("whole.jsonl");
    backup(&*source, &whole).await.unwrap();
    let text = std::fs::read_to_string(&whole).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let all_but = |number: usize| [&lines[..number], &lines[number + 1..]].concat().join("\n");
    let bad = [
        lines[..lines.len() - 1].join("\n"),
        all_but(2),
        text.replace("\"people\"", "\"peoples\""),
        format!("nonsense\n{text}"),
        text.replace("\"account\"", "\"emperor\""),
        String::new(),
    ];
    for (number, text) in bad.iter().enumerate() {
        let file = folder.path().join(format!("bad-{number}.jsonl"));
        std::fs::write(&file, text).unwrap();
        let result = restore(&*store, &file).await;
        assert!(matches!(result, Err(StoreError::BadDump { .. })), "{number}: {result:?}");
        assert_eq!(content(&*store).await, [r#"{"end":0}"#]);
    }
    restore(&*store, &whole).await.unwrap();
    assert_eq!(content(&*store).await, content(&*source).await);
    source.close().await;
}

async fn a_backup_keeps_every_digit(store: Store) {
    let rating = |number: u64| {
        // Numbers with as many digits as fit, between 1 and 2.
        let fraction = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 12;
        let value = f64::from_bits(1023 << 52 | fraction);
        let key = RatingKey {
            pool: RatingPool::Computers,
            player: format!("player-{number}"),
            game: "dejarik".to_owned(),
            speed: "fast".to_owned(),
        };
        let rating = value * 1500.0;
        Rating { key, rating, deviation: value * 75.0, volatility: value / 17.0, games: 1, updated_at: 1 }
    };
    for number in 0..200 {
        let change = RatingChange { rating: rating(number), table_id: TableId::random() };
        assert!(store.record_ratings(&[change]).await.unwrap());
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("backup.jsonl");
    backup(&*store, &file).await.unwrap();
    let other = sqlite(&folder.path().join("new.db")).await;
    restore(&*other, &file).await.unwrap();
    for number in 0..200 {
        let rating = rating(number);
        assert_eq!(other.rating(&rating.key).await.unwrap(), Some(rating));
    }
    other.close().await;
}

async fn every_column_is_in_a_backup(store: Store) {
    fill(&*store).await;
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.db");
    let other = sqlite(&copy).await;
    let (sender, lines) = tokio::sync::mpsc::channel(10_000);
    store.dump(sender).await.unwrap();
    other.restore(lines).await.unwrap();
    other.close().await;
    // The migrations, not the list in the code, determine the tables and columns.
    let mut options = sqlx::sqlite::SqliteConnectOptions::new().filename(&copy);
    options = options.read_only(true);
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    let tables: Vec<(String,)> = sqlx::query_as(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_sqlx%' ESCAPE '\\' \
         AND name NOT LIKE 'sqlite%'",
    )
    .fetch_all(&pool)
    .await
    .unwrap();
    let mut made = Vec::new();
    for (table,) in tables {
        let columns: Vec<(String,)> = sqlx::query_as("SELECT name FROM pragma_table_info($1)")
            .bind(&table)
            .fetch_all(&pool)
            .await
            .unwrap();
        let mut columns: Vec<String> = columns.into_iter().map(|(name,)| name).collect();
        columns.sort();
        made.push((table, columns));
    }
    made.sort();
    let mut listed: Vec<(String, Vec<String>)> = server::store::dump::columns()
        .map(|(table, columns)| {
            let mut columns: Vec<String> = columns.map(str::to_owned).collect();
            columns.sort();
            (table.to_owned(), columns)
        })
        .collect();
    listed.sort();
    assert_eq!(made, listed);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn backups_restore_across_databases() {
    let Some(cluster) = Cluster::start().await else { return };
    let folder = tempfile::tempdir().unwrap();
    let source = sqlite(&folder.path().join("source.db")).await;
    fill(&*source).await;
    let file = folder.path().join("backup.db");
    backup(&*source, &file).await.unwrap();
    let postgres = store::open(&cluster.database("restored").await).await.unwrap();
    restore(&*postgres, &file).await.unwrap();
    assert_eq!(content(&*postgres).await, content(&*source).await);
    let lines = folder.path().join("backup.jsonl");
    backup(&*postgres, &lines).await.unwrap();
    let back = sqlite(&folder.path().join("back.db")).await;
    restore(&*back, &lines).await.unwrap();
    assert_eq!(content(&*back).await, content(&*source).await);
    for store in [source, postgres, back] {
        store.close().await;
    }
}
