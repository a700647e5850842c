//! Runs the real program.

mod against;
mod analyse;
mod bench;
mod bot;
mod command;
mod completions;
mod engine_match;
mod games;
mod german;
mod help;
mod moves;
mod online;
mod perft;
mod pipes;
mod play;
mod probe;
mod program;
mod record;
mod rules;
#[cfg(unix)]
mod screen;
mod serve;
mod show;
mod solve;
mod split_arguments;
mod tune;
mod ugi;
mod verify_dice;
