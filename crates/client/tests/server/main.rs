//! Bots, their API, sockets and the load test against a real server on a port of this machine.

mod api;
mod load;
mod offers;
mod play;
mod server;
mod sockets;
mod streams;
