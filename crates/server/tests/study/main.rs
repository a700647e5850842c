//! Ratings, records, analysis and how computers answer offers, over HTTP.

#[path = "../common/mod.rs"]
mod common;

mod analysis;
mod computer_offers;
mod explore;
mod ratings;
mod records;
mod reviews;
mod visitor;
