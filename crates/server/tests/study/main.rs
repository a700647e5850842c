//! Ratings, records, analysis and the manners of computers, over HTTP.

#[path = "../common/mod.rs"]
mod common;

mod analysis;
mod explore;
mod manners;
mod ratings;
mod records;
mod reviews;
mod visitor;
