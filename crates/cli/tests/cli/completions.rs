use crate::program::run;

#[test]
fn shells_learn_the_commands_and_the_games() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = run(&["completions", shell]).done();
        for word in ["holocourt", "perft", "divide"] {
            assert!(script.contains(word), "{word} is missing for {shell}");
        }
    }
    for shell in ["bash", "zsh", "fish"] {
        let script = run(&["completions", shell]).done();
        for info in games::infos() {
            assert!(script.contains(info.name), "{} is missing for {shell}", info.name);
        }
    }
}

#[test]
fn an_unknown_shell_is_wrong_usage() {
    let complaint = run(&["completions", "command.com"]).refused(2);
    assert!(complaint.contains("bash") && complaint.contains("fish"), "{complaint}");
}
