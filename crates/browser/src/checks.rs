//! What the tests compare with the native program: the same input has to give the same output.

use catalog::AnyGame;
use table::{Event, Table, Viewer};
use wasm_bindgen::prelude::wasm_bindgen;

fn game(name: &str) -> Result<&'static dyn AnyGame, String> {
    catalog::game(name).map_err(|unknown| unknown.to_string())
}

/// Counts the sequences of so many moves and rolls from a position, or from the start.
#[wasm_bindgen]
pub fn perft(game_name: &str, position: Option<String>, depth: u32) -> Result<u64, String> {
    let game = game(game_name)?;
    let history = match position {
        Some(position) => game.start_from(&position).map_err(|bad| bad.to_string())?,
        None => game.usual_start(),
    };
    Ok(history.perft(depth, 1))
}

/// Searches fixed positions of a game. Returns the checksum that `holocourt bench search` adds up.
#[wasm_bindgen(js_name = benchSearch)]
pub fn bench_search(game_name: &str, nodes: u64) -> Result<u64, String> {
    Ok(game(game_name)?.bench_search(nodes).finished)
}

/// Rebuilds a table from its stored events, one on each line. Returns what a spectator sees of it, as JSON.
#[wasm_bindgen]
pub fn replay(log: &str) -> Result<String, String> {
    let events: Result<Vec<Event>, _> = log.lines().map(Event::from_json).collect();
    let events = events.map_err(|error| error.to_string())?;
    let table = Table::rebuild(&events).map_err(|bad| bad.to_string())?;
    serde_json::to_string(&table.view(Viewer::Spectator)).map_err(|error| error.to_string())
}
