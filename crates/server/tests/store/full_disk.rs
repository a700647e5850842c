use std::process::Command;

use server::store::{self, NewChatLine, Room, StoreError, TableChange};

use crate::common::data::{events, person, table, write};

/// Tells the test below which database to fill.
const DATABASE: &str = "HOLOCOURT_TEST_DATABASE";

/// What the process below may write to one file, in blocks of 512 or 1024 bytes.
const BLOCKS: &str = "300";

/// The limit on the size of files makes a commit fail as a full disk does.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_acknowledged_on_a_full_disk_is_stored() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("test.db").display());
    let store = store::open(&url).await.unwrap();
    let ann = person(&*store, "Ann").await;
    write(&*store, TableChange::create(table([&ann, &ann]), events(&["begin"]))).await;
    store.close().await;

    let limited = format!("trap '' XFSZ; ulimit -f {BLOCKS}; exec \"$0\" \"$@\"");
    let output = Command::new("sh")
        .args(["-c", &limited])
        .arg(std::env::current_exe().unwrap())
        .args(["full_disk::writes_until_the_disk_is_full", "--exact", "--ignored", "--nocapture"])
        .env(DATABASE, &url)
        .output()
        .unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.lines().any(|line| line == "refused"), "the disk was never full: {said}");

    let store = store::open(&url).await.unwrap();
    let lines = store.chat_of(&ann.id).await.unwrap();
    let acknowledged: Vec<_> = said.lines().filter_map(|line| line.split_once(": ")).collect();
    assert!(!acknowledged.is_empty());
    for (kind, name) in acknowledged {
        let is_there = match kind {
            "person" => store.person_by_name(name).await.unwrap().is_some(),
            "line" => lines.iter().any(|line| line.line.body == name),
            _ => true,
        };
        assert!(is_there, "{kind} {name} was acknowledged and lost");
    }
}

#[tokio::test]
#[ignore = "needs a limit on the size of files; run by the test above"]
async fn writes_until_the_disk_is_full() {
    let Ok(url) = std::env::var(DATABASE) else { return };
    let store = store::open(&url).await.unwrap();
    let ann = store.person_by_name("Ann").await.unwrap().unwrap();
    let row = store.tables_going().await.unwrap().remove(0);
    let mut refused = 0;
    for number in 0..10_000 {
        let name = format!("Bob-{number}");
        let new = server::store::NewPerson {
            id: server::id::PersonId::random(),
            kind: server::store::PersonKind::Account,
            name: name.clone(),
            password: None,
            now: 1,
        };
        let line = NewChatLine {
            table_id: row.id.clone(),
            room: Room::Players,
            person_id: ann.id.clone(),
            body: name.clone(),
            at_ms: 1,
            request: None,
        };
        let made: [(&str, Result<(), StoreError>); 2] = [
            ("person", store.create_person(&new).await.map(drop)),
            ("line", store.add_chat(&line).await.map(drop)),
        ];
        for (kind, result) in made {
            match result {
                Ok(()) => println!("{kind}: {name}"),
                Err(_) => {
                    println!("refused");
                    refused += 1;
                }
            }
        }
        // By then, not even a single page fits.
        if refused > 6 {
            assert!(store.ping().await.is_err(), "a database that cannot write is not ready");
            return;
        }
    }
}
