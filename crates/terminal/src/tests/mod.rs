//! The client, driven by keys and the mouse on a screen that is only a buffer.

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
