//! Servers for tests: a [`RunningServer`] with a database of its own, and a PostgreSQL [`Cluster`]. Both listen where nobody
//! else does, and end with the test.

mod cluster;
mod running_server;
mod skip;

pub use cluster::Cluster;
pub use running_server::RunningServer;
pub use skip::skip;
