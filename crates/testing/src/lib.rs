//! Servers for tests: a [`TestServer`] with a database of its own, and a PostgreSQL [`Cluster`]. Both listen where nobody
//! else does, and end with the test.

mod cluster;
mod skip;
mod test_server;

pub use cluster::Cluster;
pub use skip::skip;
pub use test_server::TestServer;
