//! Records of games: of the server's tables, and verification of any others.

mod routes;

pub use routes::routes;
