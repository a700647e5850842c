use crate::program::run;
use crate::split_arguments::split_arguments;

const COMMANDS: [&str; 22] = [
    "games",
    "rules",
    "show",
    "moves",
    "perft",
    "play",
    "analyse",
    "match",
    "solve",
    "probe",
    "ugi",
    "bench",
    "tune",
    "serve",
    "backup",
    "restore",
    "admin",
    "record",
    "verify-dice",
    "bot",
    "loadtest",
    "completions",
];

/// Examples that would play, search or serve for a long time, or need a server; each command has its own tests.
const TAKE_THEIR_TIME: [&str; 10] =
    ["analyse", "match", "ugi", "tune", "serve", "backup", "restore", "admin", "bot", "loadtest"];

#[test]
fn every_command_explains_itself_with_examples() {
    for command in COMMANDS {
        let help = run(&[command, "--help"]).done();
        assert!(help.contains(&format!("Usage: holocourt {command}")), "{help}");
        assert!(help.contains(&format!("Examples:\n  holocourt {command}")), "{help}");
    }
}

#[test]
fn the_program_lists_its_commands_and_exit_codes() {
    let help = run(&["--help"]).done();
    for command in COMMANDS {
        assert!(
            help.lines().any(|line| line.trim_start().starts_with(command)),
            "{command} is missing in {help}"
        );
    }
    assert!(
        help.contains("Exit codes: 0 success; 1 a negative answer or bad input; 2 wrong usage."),
        "{help}"
    );
    assert!(run(&["--version"]).done().starts_with("holocourt "));
}

#[test]
fn the_examples_of_the_help_work() {
    let mut tried = 0;
    for command in COMMANDS.into_iter().filter(|command| !TAKE_THEIR_TIME.contains(command)) {
        let help = run(&[command, "--help"]).done();
        let examples = help.lines().filter_map(|line| line.strip_prefix("  holocourt "));
        let examples = examples.filter(|example| !example.contains(['|', '>']) && !needs_a_server(example));
        for example in examples.filter(|example| !uses_a_file(example)) {
            let arguments: Vec<_> = split_arguments(example);
            let arguments: Vec<_> = arguments.iter().map(String::as_str).collect();
            if arguments.first() == Some(&"bench") && !arguments.contains(&"--quick") {
                continue;
            }
            run(&arguments).done();
            tried += 1;
        }
    }
    assert!(tried >= 12, "only {tried} examples were found");
}

/// Returns whether an example needs a server on the network.
fn needs_a_server(example: &str) -> bool {
    example.contains("--server")
}

/// Returns whether an example reads or writes a file: there is none to read, and tests should not leave any behind.
fn uses_a_file(example: &str) -> bool {
    [".svg", ".table", ".txt", ".holo", ".json"].iter().any(|ending| example.contains(ending))
}

#[test]
fn wrong_usage_has_an_exit_code_of_its_own() {
    for arguments in [&["frobnicate"][..], &["show"], &["games", "courtier"], &["--color", "blue", "games"]] {
        run(arguments).refused(2);
    }
    assert_eq!(run(&[]).code, Some(2), "no command at all");
}
