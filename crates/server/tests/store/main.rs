//! One suite for storage, run on SQLite and on a real PostgreSQL.

#[path = "../common/mod.rs"]
mod common;

mod both;
mod copies;
mod full_disk;
mod instance;
mod lobby;
mod people;
mod ratings;
mod tables;
mod versions;
mod writer;
