//! Breaks the server, its database, its disk and its clock while people play, and checks from outside that nothing that
//! was answered is lost. Each fault is short here and long in `cargo xtask faults`.
//!
//! The server is a process of its own, started as `holocourt serve` starts it. Everything else here knows only its public
//! API: [`Hall`](hall::Hall) has the people and their tables, [`Ledger`](ledger::Ledger) remembers what each table
//! answered and showed to anybody, and compares.

#[path = "../common/mod.rs"]
mod common;

mod accounts;
mod choice;
mod hall;
mod ledger;
mod length;
mod mirror;
mod party;
mod person;
mod player;
mod server_process;
mod socket;
mod talk;
mod watcher;

mod clock_jump;
mod crash;
mod flood;
mod full_disk;
mod lost_lock;
mod outage;
mod slow_readers;
mod soak;
mod stall;
