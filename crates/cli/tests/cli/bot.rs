use crate::program::run;

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
fn a_load_test_is_for_this_machine_alone() {
    let complaint = run(&["loadtest", "--server", "http://192.0.2.1:4277"]).refused(1);
    assert!(complaint.contains("not on this machine"), "{complaint}");
    let complaint = run(&["loadtest", "--server", "http://127.0.0.1:9", "--tables", "0"]).refused(1);
    assert!(complaint.contains("1 to 20000 tables"), "{complaint}");
    let complaint = run(&["loadtest", "--server", "http://127.0.0.1:9", "--tables", "1"]).refused(1);
    assert!(complaint.contains("cannot make the tables"), "{complaint}");
}
