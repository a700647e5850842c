//! Runs the real program, as its users do.

mod bench;
mod completions;
mod games;
mod help;
mod moves;
mod perft;
mod pipes;
mod play;
mod probe;
mod program;
mod rules;
mod show;
mod solve;
mod tune;
mod words;
