//! Everybody plays for a long time, and memory does not grow.

use std::time::{Duration, Instant};

use crate::hall::Hall;
use crate::length::{bounded, seconds};
use crate::person::Person;
use crate::server_process::{Options, ServerProcess};
use crate::socket::Socket;

/// How many people look at the lobby and do nothing.
const IDLE: usize = 200;
/// By how much the memory may grow after the first third, in KiB.
const GROWTH_KIB: u64 = 128 * 1024;
/// How much memory an open page may take, in KiB.
const PAGE_KIB: u64 = 512;

#[tokio::test(flavor = "multi_thread")]
async fn memory_does_not_grow() {
    let folder = tempfile::tempdir().unwrap();
    bounded(async {
        let server = ServerProcess::start(&Options::sqlite(folder.path())).await;
        let hall = Hall::open(&server).await;
        let Some(empty) = server.memory_kib() else {
            testing::skip("there is no /proc to read the memory of a process from");
            return;
        };
        let person = Person::guest(&hall.address).await;
        // One person may have 64 sockets.
        let mut people = vec![person];
        let mut pages = Vec::new();
        for index in 0..IDLE {
            if index % 60 == 59 {
                people.push(Person::guest(&hall.address).await);
            }
            pages.push(Socket::open(people.last().unwrap()).await.expect("the server is there"));
        }
        let with_pages = server.memory_kib().unwrap();
        let each = with_pages.saturating_sub(empty) / IDLE as u64;
        println!("memory: {empty} KiB, {with_pages} KiB with {IDLE} idle pages, {each} KiB each");
        assert!(each < PAGE_KIB, "an idle page takes {each} KiB");

        let length = seconds(15, 300);
        let started = Instant::now();
        let playing = hall.play();
        let mut settled = None;
        let mut last = with_pages;
        while started.elapsed() < length {
            tokio::time::sleep(length / 15).await;
            last = server.memory_kib().unwrap();
            println!("memory after {:.0?}: {last} KiB", started.elapsed());
            if started.elapsed() > length / 3 {
                settled.get_or_insert(last);
            }
        }
        let hall = playing.stop().await;
        let settled = settled.unwrap_or(last);
        assert!(last < settled + GROWTH_KIB, "memory grew from {settled} to {last} KiB");
        println!("the slowest answer to a player took {:?}", hall.slowest());
        drop(pages);
        tokio::time::sleep(Duration::from_secs(1)).await;
        println!("memory without the pages: {} KiB", server.memory_kib().unwrap());
        hall.finish("soak").await;
    })
    .await;
}
