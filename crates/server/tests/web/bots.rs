//! The tutorial in the documentation, run word for word.

use std::process::{Command, Stdio};

use serde_json::Value;
use server::config::Limits;

use crate::common::server::TestServer;

const PAGE: &str = include_str!("../../../../docs/bots.md");

fn section() -> &'static str {
    let section = PAGE.split("\n## From nothing to a finished game against level 1\n").nth(1).unwrap();
    section.split("\n## ").next().unwrap()
}

fn block(language: &str) -> &'static str {
    let block = section().split(&format!("\n```{language}\n")).nth(1).unwrap();
    block.split("\n```").next().unwrap()
}

fn is_there(program: &str) -> bool {
    let found = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    let is_there = found.is_ok_and(|status| status.success());
    if !is_there {
        testing::skip(&format!("this machine has no {program}"));
    }
    is_there
}

/// Runs a program of the page against a server whose limits it exceeds, and returns what it prints.
async fn run(program: &'static str, options: &'static [&'static str], code: &str) -> String {
    let server = TestServer::start_with(|config| config.limits.person_requests_per_second = 1.0).await;
    let local = "http://127.0.0.1:4277";
    assert_eq!(code.matches(local).count(), 1, "the address of the server is written once");
    let code = code.replace(local, &server.origin());
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_owned();
    let run = move || {
        let file = path.join("program");
        std::fs::write(&file, code).unwrap();
        Command::new(program).args(options).arg(file).current_dir(&path).output().unwrap()
    };
    let output = tokio::task::spawn_blocking(run).await.unwrap();
    let [told, complaint] =
        [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text).into_owned());
    assert!(output.status.success(), "{program}: {}\n{told}\n{complaint}", output.status);
    let metrics = server.browser().get("/metrics").await.text;
    let limited = "holocourt_rate_limited_total{class=\"Person\"}";
    assert!(metrics.contains(limited), "no request was refused, so waiting was not tried: {metrics}");
    told
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_commands_of_the_tutorial_play_a_game() {
    if !is_there("curl") {
        return;
    }
    let told = run("sh", &["-eu"], block("sh")).await;
    let [ending, shown]: [Value; 2] = [told.lines().last().unwrap(), block("json")]
        .map(|text| serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}\n{told}")));
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&ending), keys(&shown));
    assert!(ending["reason"]["code"].as_str().unwrap().starts_with("end-"), "{ending}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_python_of_the_tutorial_plays_a_game() {
    if !is_there("python3") {
        return;
    }
    let code = block("python");
    assert!(code.lines().count() <= 40);
    let told = run("python3", &["-I"], code).await;
    let ending = told.lines().last().unwrap();
    let (result, reason) = ending.split_once(' ').unwrap();
    assert!(["1-0", "0-1", "1/2-1/2"].contains(&result) && reason.starts_with("end-"), "{told}");
}

#[test]
fn the_limits_of_the_tutorial_are_the_defaults() {
    let Limits { person_requests_per_second: person, requests_per_second: address, .. } = Limits::default();
    let sentence = format!("one person may send {person} requests per second and one address {address},");
    assert!(section().contains(&sentence), "{sentence}");
}
