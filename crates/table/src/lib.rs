//! A table: two seats and the game between them.
//!
//! What is absent: no network, no database, no clock and no random source. Time readings, lots and secrets come in
//! from outside.
