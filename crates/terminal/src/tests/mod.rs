//! Drives the client by keys and mouse on an in-memory screen.

mod analysis;
mod any_input;
mod boards;
mod colours;
mod driver;
mod games;
mod german;
mod moments;
mod online;
mod records;
mod rooms;
mod screens;
mod server;
