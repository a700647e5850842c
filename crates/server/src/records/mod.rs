//! Records of games: given to whoever may see the table, and checked for whoever has one.

mod check;
mod date;
mod make;
mod routes;

pub use routes::routes;
