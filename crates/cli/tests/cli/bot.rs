use std::process::Stdio;

use client::Client;
use wire::{Phase, Scope, SeatChoice, Terms, TimeControl};

use crate::program::{Answer, command, run};
use crate::serve::{Server, folder};

#[test]
fn a_bot_needs_a_token_a_player_and_a_server() {
    let complaint = run(&["bot", "--player", "best"]).refused(2);
    assert!(complaint.contains("--token"), "{complaint}");
    let complaint = run(&["bot", "--token", "t", "--player", "deep-thought"]).refused(2);
    assert!(complaint.contains("level:1"), "{complaint}");
    let complaint = run(&["bot", "--token", "t", "--games", "chess"]).refused(2);
    assert!(complaint.contains("chess"), "{complaint}");
    let complaint = run(&["bot", "--token", "t", "--server", "ftp://play.example.org"]).refused(1);
    assert!(complaint.contains("http://127.0.0.1:4277"), "{complaint}");
}

#[test]
fn bots_play_a_game_on_their_clocks_to_its_end() {
    for game in ["holochess", "courtyard"] {
        let server = Server::start(&folder(&format!("bots-{game}")));
        let url = format!("http://{}", server.address);
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
        let accounts = runtime.block_on(async {
            let mut accounts = Vec::new();
            for name in ["One", "Two"] {
                let mut account = Client::new(&url).unwrap();
                account.sign_up(name, "a long enough password").await.unwrap();
                let token = account.create_token("bot", &[Scope::Bot]).await.unwrap();
                accounts.push((account, token));
            }
            accounts
        });
        let bots: Vec<_> = accounts
            .iter()
            .zip(["greedy", "level:1"])
            .map(|((_, token), player)| {
                command(&["bot", "--server", &url, "--player", player, "--once", "--games", game])
                    .env("HOLOCOURT_TOKEN", token)
                    .stdout(Stdio::piped())
                    .stderr(Stdio::piped())
                    .spawn()
                    .unwrap()
            })
            .collect();
        let [one, two] = [&accounts[0].0, &accounts[1].0];
        runtime.block_on(async {
            let time = TimeControl::Fischer { start_ms: 10_000, increment_ms: 0 };
            let terms = Terms { time, public: true, ..Terms::of(game) };
            one.challenge("Two", &terms, SeatChoice::Any).await.unwrap();
        });
        let told = bots.into_iter().map(|bot| Answer::new(bot.wait_with_output().unwrap()).done());
        let over: Vec<String> = told
            .map(|told| told.lines().find(|line| line.contains(": game over: ")).unwrap_or(&told).to_owned())
            .collect();
        assert_eq!(over[0], over[1]);
        let table = over[0].split(':').next().unwrap();
        let view = runtime.block_on(two.table(table)).unwrap();
        assert_eq!(view.state.phase, Phase::Over);
        assert_eq!(server.stop(), Some(0));
    }
}

#[test]
fn a_load_test_is_for_this_machine_alone() {
    let complaint = run(&["loadtest", "--server", "http://192.0.2.1:4277"]).refused(1);
    assert!(complaint.contains("not on this machine"), "{complaint}");
    let complaint = run(&["loadtest", "--server", "http://127.0.0.1:9", "--tables", "0"]).refused(1);
    assert!(complaint.contains("1 to 20000 tables"), "{complaint}");
    let complaint = run(&["loadtest", "--server", "http://127.0.0.1:9", "--tables", "1"]).refused(1);
    assert!(complaint.contains("cannot create the tables"), "{complaint}");
}
