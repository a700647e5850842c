//! The same results natively and as WebAssembly. `results.json` has what this crate returned natively; `UPDATE=1` writes
//! it. `web/src/rules/same-results.test.ts` expects the same of the page's build.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// A long answer, by its hash.
fn hash(answer: &str) -> String {
    hex::encode(Sha256::digest(answer))
}

fn perft(game: &str, depth: u32) -> Value {
    let count = browser::perft(game, None, depth).expect("a game");
    json!({"do": "perft", "game": game, "depth": depth, "gives": count.to_string()})
}

fn bench_search(game: &str, nodes: u64) -> Value {
    let sum = browser::bench_search(game, nodes).expect("a game");
    json!({"do": "benchSearch", "game": game, "nodes": nodes, "gives": sum.to_string()})
}

fn ask(path: &str, request: &Value) -> Value {
    let answer = browser::ask(path, &request.to_string());
    let (kind, answer) = match &answer {
        Ok(answer) => ("answer", answer),
        Err(problem) => ("problem", problem),
    };
    json!({"do": "ask", "path": path, "request": request, "kind": kind, "gives": hash(answer)})
}

/// The games that each game's folder has recorded, as questions about their last position.
fn explored(root: &Path) -> Vec<Value> {
    let mut cases = Vec::new();
    for info in games::infos() {
        let folder = info.name.replace('-', "_");
        let path = root.join("crates/games/src").join(folder).join("testdata/games.txt");
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let fields: Vec<&str> = line.split('\t').collect();
            let [game, start, moves, end, ..] = fields[..] else { panic!("{line}") };
            let moves: Vec<&str> = moves.split(' ').collect();
            let mut request = json!({"game": game, "moves": moves});
            if start != "start" {
                request["position"] = start.into();
            }
            cases.push(ask("/explore", &request));
            cases.push(ask("/threats", &json!({"game": game, "position": end})));
        }
    }
    cases
}

/// What the first event of each table contains.
const OPENED: &str = r#""is":"opened""#;

fn results(root: &Path) -> Value {
    let mut cases = Vec::new();
    for game in catalog::all() {
        cases.push(perft(&game.name(), 4));
    }
    for info in games::infos() {
        cases.push(bench_search(info.name, 20_000));
    }
    cases.extend(explored(root));
    let records = fs::read_to_string(root.join("crates/table/tests/data/records-0.1.txt")).expect("records");
    for record in table::record::read_all(&records).expect("records") {
        cases.push(ask("/records/check", &json!({"record": record.to_string()})));
    }
    cases.push(ask("/explore", &json!({"game": "chess"})));
    cases.push(ask("/explore", &json!({"moves": 1})));
    cases.push(ask("/nothing", &json!({})));
    let log = fs::read_to_string(root.join("crates/table/tests/data/events-1.jsonl")).expect("events");
    for log in log.split_inclusive('\n').collect::<Vec<_>>().chunk_by(|_, next| !next.contains(OPENED)) {
        let log = log.concat();
        let view = browser::replay(&log).expect("a table");
        cases.push(json!({"do": "replay", "log": log, "gives": hash(&view)}));
    }
    cases.into()
}

#[test]
fn results_are_the_same_as_before() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let path = root.join("crates/browser/tests/results.json");
    let found = format!("{:#}\n", results(&root));
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &found).expect("written");
    }
    let expected = fs::read_to_string(&path).expect("results.json");
    assert_eq!(found, expected, "`cargo xtask wire` writes the results anew");
}
