//! The recorded positions of the web app: the games on its home page, and the fixtures of its tests. `UPDATE=1` writes them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use catalog::{AnyGame, AnyHistory};
use games::scene::Board;
use rules::Node;
use serde_json::{Value, json};
use table::to_wire;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Returns the lines of a file, split at tabs, without empty lines and comments.
fn table(path: &str) -> Vec<Vec<String>> {
    let text = std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

/// Compares a file with the expected contents, or rewrites it.
fn check(path: &str, expected: &Value) {
    let path = root().join(path);
    let expected = format!("{}\n", lines(expected));
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, expected).unwrap();
        return;
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == expected, "{} is stale: run `cargo xtask wire`", path.display());
}

/// Formats JSON with a line per entry, so that diffs are readable.
fn lines(value: &Value) -> String {
    match value {
        Value::Array(entries) => {
            format!("[\n{}\n]", entries.iter().map(Value::to_string).collect::<Vec<_>>().join(",\n"))
        }
        Value::Object(entries) => {
            let entries = entries.iter().map(|(name, entry)| format!("{}:{entry}", json!(name)));
            format!("{{\n{}\n}}", entries.collect::<Vec<_>>().join(",\n"))
        }
        other => other.to_string(),
    }
}

/// Returns the board as it is drawn. Four digits are finer than any screen, and halve the file.
fn ground(game: &dyn AnyGame) -> Value {
    fn round(value: &mut Value) {
        match value {
            Value::Array(entries) => entries.iter_mut().for_each(round),
            Value::Object(entries) => entries.values_mut().for_each(round),
            Value::Number(number) => {
                let rounded = (number.as_f64().unwrap_or_default() * 1e4).round() / 1e4;
                *value = if rounded.fract() == 0.0 { json!(rounded as i64) } else { json!(rounded) };
            }
            Value::Null | Value::Bool(_) | Value::String(_) => {}
        }
    }
    let mut ground = json!(to_wire::board(&game.usual_start().scene()));
    round(&mut ground);
    ground
}

/// The folder with the data of a game for the web app.
fn folder(game: &str) -> String {
    let example = format!("examples/{game}/web");
    if root().join(&example).exists() { example } else { format!("web/src/games/{game}") }
}

#[test]
fn the_showcases_are_newest() {
    for info in games::infos() {
        let folder = folder(info.name);
        let rows = table(&format!("{folder}/showcase.txt"));
        let [place, moves] = rows.as_slice() else { panic!("{folder}/showcase.txt needs two lines") };
        let game = catalog::game(info.name).unwrap();
        let mut history = game.usual_start();
        let mut frames = vec![frame(&*history)];
        let mut kinds = serde_json::Map::new();
        let mut record_kinds = |history: &dyn AnyHistory| {
            for piece in history.scene().pieces {
                let kind = json!({
                    "side": to_wire::seat(piece.side),
                    "kind": piece.kind,
                    "figure": piece.figure,
                    "ratings": piece.ratings,
                });
                kinds.insert(piece.letter.to_string(), kind);
            }
        };
        record_kinds(&*history);
        for text in moves[0].split(' ') {
            history.take(text).unwrap_or_else(|bad| panic!("{}: {text}: {bad}", info.name));
            frames.push(frame(&*history));
            record_kinds(&*history);
        }
        let showcase = json!({
            "place": place[0].parse::<u32>().unwrap(),
            "name": info.name,
            "title": info.title,
            "credit": info.credit,
            "summary": info.summary,
            "sides": info.sides,
            "variants": variants(info.name),
            "ground": ground(game),
            "kinds": kinds,
            "frames": frames,
        });
        check(&format!("{folder}/showcase.json"), &showcase);
    }
}

/// Returns the variants of a game: board sizes, if there are several, and options.
fn variants(family: &str) -> Vec<Value> {
    let all = catalog::all();
    let variants: Vec<_> = all.into_iter().filter(|game| game.info().name == family).collect();
    let is_size = |variant: &str| variant.parse::<usize>().is_ok();
    let has_sizes = variants.iter().any(|game| is_size(game.variant()));
    let variant = |game: &&dyn AnyGame| {
        let size = match game.usual_start().scene().board {
            Board::Diamond { size } | Board::Square { size } if has_sizes => Some(size),
            _ => None,
        };
        let options = game.variant().split(',').filter(|option| !option.is_empty() && !is_size(option));
        json!({ "name": game.name(), "size": size, "options": options.collect::<Vec<_>>() })
    };
    variants.iter().map(variant).collect()
}

/// Returns a position of the showcase: the spaces of the pieces by letter, the marks, and the last choice.
fn frame(history: &dyn AnyHistory) -> Value {
    let scene = history.scene();
    let mut pieces: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for piece in &scene.pieces {
        pieces.entry(piece.letter.to_string()).or_default().push(piece.space);
    }
    let marks: Vec<Value> = scene
        .marks
        .iter()
        .map(|mark| {
            let mark = to_wire::mark(mark);
            json!([mark.space, mark.kind])
        })
        .collect();
    json!({ "pieces": pieces, "marks": marks, "effects": effects(history) })
}

/// Returns the effects of the last choice.
fn effects(history: &dyn AnyHistory) -> Vec<wire::Effect> {
    let last = history.len().checked_sub(1).and_then(|last| history.step(last));
    last.map_or_else(Vec::new, |step| to_wire::effects(step.effects))
}

#[test]
fn the_fixtures_are_newest() {
    let mut grounds = serde_json::Map::new();
    let mut views = Vec::new();
    for row in table("crates/table/tests/data/web-fixtures.txt") {
        let [name, index, position, choices] = &row[..] else { panic!("{row:?}") };
        let game = catalog::game(name).unwrap();
        grounds.entry(name.clone()).or_insert_with(|| ground(game));
        let mut history = game.start_from(position).unwrap_or_else(|bad| panic!("{position}: {bad}"));
        for text in choices.split(' ').filter(|text| *text != "-") {
            history.take(text).unwrap_or_else(|bad| panic!("{position}: {text}: {bad}"));
        }
        let step = history.len().checked_sub(1).and_then(|last| history.step(last));
        let scene = history.scene();
        let decides = match history.node() {
            Node::Decide(side) => Some(to_wire::seat(side)),
            Node::Chance | Node::Over(_) => None,
        };
        views.push(json!({
            "game": name,
            "index": index.parse::<u32>().unwrap(),
            "step": step.map(|step| step.text),
            "position": history.position(),
            "decides": decides,
            "waitsForDice": history.node() == Node::Chance,
            "moves": history.moves().into_iter().map(to_wire::legal).collect::<Vec<_>>(),
            "pieces": scene.pieces.iter().map(to_wire::piece).collect::<Vec<_>>(),
            "marks": scene.marks.iter().map(to_wire::mark).collect::<Vec<_>>(),
            "ask": to_wire::fact(&scene.ask),
            "effects": effects(&*history),
        }));
    }
    check("web/src/fixtures/grounds.json", &Value::Object(grounds));
    check("web/src/fixtures/views.json", &Value::Array(views));
}
