use std::collections::BTreeMap;

use explore::BadQuestion;
use rules::Coded;
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::to_wire;
use wasm_bindgen::prelude::wasm_bindgen;
use wire::{Param, Problem, RecordCheckRequest, RecordsText};

/// Answers a question, as the route of the HTTP API with this path does. An error is a [`Problem`] without a sentence.
#[wasm_bindgen]
pub fn ask(path: &str, request: &str) -> Result<String, String> {
    match path {
        "/games" => answer(request, |_: Option<()>| Ok(explore::games())),
        "/explore" => answer(request, |request| explore::explore(&request)),
        "/odds" => answer(request, |request| explore::odds(&request)),
        "/preview" => answer(request, |request| explore::preview(&request)),
        "/why" => answer(request, |request| explore::why(&request)),
        "/threats" => answer(request, |request| explore::threats(&request)),
        "/compose" => answer(request, |request| explore::compose(&request)),
        "/records/check" => {
            answer(request, |request: RecordCheckRequest| explore::check_record(&request.record))
        }
        "/records/make" => answer(request, explore::make_record),
        "/records/split" => answer(request, |request: RecordsText| explore::split_records(&request.text)),
        _ => Err(problem("no-such-page", Default::default())),
    }
}

fn answer<Q: DeserializeOwned, A: Serialize>(
    request: &str,
    ask: impl FnOnce(Q) -> Result<A, BadQuestion>,
) -> Result<String, String> {
    let unreadable = |error: serde_json::Error| {
        let detail = ("detail".to_owned(), Param::Text(error.to_string()));
        problem("bad-request", [detail].into_iter().collect())
    };
    let request = serde_json::from_str(request).map_err(unreadable)?;
    let answer = ask(request).map_err(|bad| {
        let fact = to_wire::fact(&bad.fact());
        problem(&fact.code, fact.params)
    })?;
    serde_json::to_string(&answer).map_err(unreadable)
}

/// An error as the HTTP API sends it; the page has the sentences.
fn problem(code: &str, params: BTreeMap<String, Param>) -> String {
    let problem = Problem { code: code.to_owned(), params, message: String::new() };
    serde_json::to_string(&problem).unwrap_or_default()
}
