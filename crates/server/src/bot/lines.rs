use rules::Side;
use serde_json::{Value, json};
use table::{EventKind, EventView, Finish, Offer, Sitter, Table, Viewer};
use wire::ChatView;

/// The first line of a game's stream: everything about it.
pub fn full(table: &Table, viewer: Viewer) -> String {
    let terms = table.terms();
    let info = table.game().info();
    let seats = Side::BOTH.map(|side| {
        let sitter = table.sitter(side);
        json!({
            "name": sitter.map(Sitter::name),
            "computer": sitter.is_some_and(Sitter::is_computer),
            "side": info.sides[side],
            "you": viewer.holds(side),
        })
    });
    let start = table.history().and_then(|history| history.position_after(0));
    let line = json!({
        "type": "gameFull",
        "id": table.id(),
        "game": terms.game,
        "title": info.title,
        "credit": info.credit,
        "rated": terms.rated,
        "time": terms.time,
        "initialPosition": start,
        "seats": seats,
        "state": state_value(table),
    });
    line.to_string()
}

/// A line for each change of a game: the whole state, so that nothing depends on earlier lines.
pub fn state(table: &Table) -> String {
    state_value(table).to_string()
}

fn state_value(table: &Table) -> Value {
    let history = table.history();
    let moves: Vec<String> =
        history.map_or_else(Vec::new, |history| history.steps().into_iter().map(|step| step.text).collect());
    let decides = match table.awaits() {
        table::Awaits::Move { side } => Some(side.number()),
        _ => None,
    };
    let missing_setups = match table.awaits() {
        table::Awaits::Setups { missing } => Some(missing),
        _ => None,
    };
    let ending = match table.finish() {
        Some(Finish::Ended(ending)) => Some(json!({
            "winner": ending.outcome().winner.map(Side::number),
            "points": ending.outcome().points,
            "sentence": ending.sentence(table.game().info()),
        })),
        Some(Finish::Aborted) => {
            Some(json!({ "winner": null, "points": 0, "sentence": "The game was broken off." }))
        }
        None => None,
    };
    json!({
        "type": "gameState",
        "phase": table.phase(),
        "gameNumber": table.game_number(),
        "position": history.map(|history| history.position()),
        "moves": moves,
        "ply": moves.len(),
        "decides": decides,
        "setupsMissing": missing_setups,
        "leftMs": table.clocks().map(|(left, _)| left),
        "drawOfferedBy": table.offered(Offer::Draw).map(Side::number),
        "takebackOfferedBy": table.offered(Offer::Takeback).map(Side::number),
        "ending": ending,
    })
}

/// A line for what is said at the table.
pub fn chat_line(line: &ChatView) -> String {
    json!({ "type": "chatLine", "room": line.room, "username": line.name, "text": line.text }).to_string()
}

/// The lines of a person's own stream that follow from events at a table: games that begin and end.
pub fn events(table: &Table, side: Side, events: &[EventView]) -> Vec<String> {
    let game = |kind: &str| {
        json!({
            "type": kind,
            "game": {
                "id": table.id(),
                "game": table.terms().game,
                "seat": side.number(),
                "gameNumber": table.game_number(),
                "opponent": table.sitter(!side).map(Sitter::name),
                "rated": table.terms().rated,
            },
        })
        .to_string()
    };
    let mut lines = Vec::new();
    if events.iter().any(|event| event.kind == EventKind::Began) {
        lines.push(game("gameStart"));
    }
    if table.finish().is_some() && !events.is_empty() {
        lines.push(game("gameFinish"));
    }
    lines
}
