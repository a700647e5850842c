use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::program::{Answer, command, run};

fn summary(arguments: &[&str]) -> String {
    run(&[&["match"], arguments].concat()).done()
}

#[test]
fn a_player_is_even_with_itself() {
    let text = summary(&[
        "courtier",
        "best",
        "best",
        "--nodes",
        "300",
        "--games",
        "8",
        "--seed",
        "4",
        "--concurrency",
        "2",
    ]);
    assert!(text.starts_with("best against best, courtier\n8 games, seed 4\n"), "{text}");
    assert!(text.contains("\nscore       50.0 %") && text.contains("\nElo         +0,"), "{text}");
    assert!(
        text.contains("pairs       0: 0, ½: 0, 1: 4, 1½: 0, 2: 0"),
        "both seats of every opening: {text}"
    );
}

#[test]
fn a_match_is_repeatable_and_its_games_are_written_in_order() {
    for game in ["holochess", "dejarik", "courtyard"] {
        let file = |name: &str| Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{game}-{name}.txt"));
        let records = [("one", "1"), ("two", "3")].map(|(name, concurrency)| {
            let path = file(name);
            let text = summary(&[
                game,
                "level:3",
                "level:1",
                "--games",
                "6",
                "--seed",
                "9",
                "--concurrency",
                concurrency,
                "--records",
                path.to_str().expect("a path of text"),
            ]);
            assert!(text.contains("level:3 won "), "{text}");
            fs::read_to_string(path).expect("records were written")
        });
        assert_eq!(records[0], records[1]);
        let rounds: Vec<_> = records[0].lines().filter(|line| line.starts_with("[Match ")).collect();
        assert_eq!(rounds, (1..=6).map(|round| format!("[Match \"{round}\"]")).collect::<Vec<_>>());
        assert!(records[0].contains("[First \"level:1\"]\n[Second \"level:3\"]"));
        let read = table::record::read_all(&records[0]).expect("they can be read");
        assert!(read.len() == 6 && read.iter().all(|record| record.replay().is_ok()));
    }
}

#[test]
fn a_time_limit_cuts_random_games_short() {
    // Without the time limit a single move would take minutes.
    for arguments in [&["uct:100000000@5ms", "random"][..], &["uct:100000000", "random", "--time", "5ms"]] {
        let common = ["king-and-courtesan:3", "--games", "2", "--seed", "1", "--concurrency", "256"];
        assert!(summary(&[&common[..1], arguments, &common[1..]].concat()).contains(" of 2 games"));
    }
}

#[test]
fn points_are_counted_where_wins_differ() {
    assert!(
        summary(&["dejarik", "greedy", "random", "--games", "4", "--seed", "1"])
            .contains("\npoints      greedy: ")
    );
    assert!(!summary(&["courtier", "greedy", "random", "--games", "2", "--seed", "1"]).contains("points"));
}

#[test]
fn a_sequential_test_ends_a_match_early() {
    let text = summary(&[
        "king-and-courtesan",
        "greedy",
        "random",
        "--games",
        "5000",
        "--seed",
        "1",
        "--sprt",
        "0,100",
    ]);
    assert!(text.contains("SPRT        ") && text.contains("+100 is likelier than +0"), "{text}");
    assert!(!text.contains("of 5000 games"), "{text}");
}

#[test]
fn openings_come_from_a_file() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("openings.txt");
    fs::write(&path, "# two\nstartpos moves a1-b1\n\nGGGKGGgggkgg/12/1 2 0 # the other begins\n")
        .expect("written");
    let records = Path::new(env!("CARGO_TARGET_TMPDIR")).join("from-file.txt");
    let [openings, records] = [&path, &records].map(|path| path.to_str().expect("a path of text"));
    summary(&[
        "courtier",
        "random",
        "random",
        "--games",
        "6",
        "--seed",
        "2",
        "--openings",
        openings,
        "--records",
        records,
    ]);
    let text = fs::read_to_string(records).expect("records were written");
    assert_eq!(text.matches("\n1. a1-b1 ").count(), 4, "{text}");
    assert_eq!(text.matches("[Position \"GGGKGGgggkgg/12/1 2 0\"]").count(), 2, "{text}");
    fs::write(&path, "startpos moves a1-a1\n").expect("written");
    let refused = run(&["match", "courtier", "random", "random", "--openings", openings]).refused(1);
    assert!(refused.contains("line 1: move 1, \"a1-a1\", cannot be played"), "{refused}");
}

#[test]
fn wrong_usage_says_what_was_expected() {
    for (arguments, complaint) in [
        (&["courtier", "bset", "random"][..], "There is no player “bset”; expected random, greedy, uct"),
        (&["courtier", "level:9", "random"], "There is no level “9”"),
        (&["courtier", "best@soon", "random"], "Cannot read “soon”"),
        (&["courtier", "best", "random", "--time", "5n"], "expected a time such as 100ms"),
        (&["courtier", "best", "random", "--sprt", "5"], "expected two Elo differences"),
        (&["courtier", "best", "random", "--openings", "random:x"], "expected a number of moves"),
        (&["courtier", "best", "random", "--time", "1s", "--nodes", "5"], "cannot be used with"),
    ] {
        let refused = run(&[&["match"], arguments].concat()).refused(2);
        assert!(refused.contains(complaint), "{refused}");
    }
    let refused = run(&["match", "courtier", "random", "random", "--openings", "nowhere.txt"]).refused(1);
    assert!(refused.starts_with("error: Cannot read nowhere.txt: "), "{refused}");
}

/// Building an engine's tablebase may take longer than a match waits for it.
fn table_is_made() {
    run(&["probe", "courtier", "--position", "K11/12/1 2 0"]).done();
}

#[test]
fn our_own_engine_plays_a_match_through_its_pipes() {
    table_is_made();
    for game in ["courtier", "holochess"] {
        let engine = format!("ugi:\"{}\" ugi {game}", env!("CARGO_BIN_EXE_holocourt"));
        let text = summary(&[game, &engine, "random", "--nodes", "200", "--games", "2", "--seed", "3"]);
        assert!(text.contains("of 2 games") && !text.contains("forfeits"), "{text}");
    }
}

#[cfg(unix)]
#[test]
fn an_interrupted_match_prints_its_score() {
    let records = Path::new(env!("CARGO_TARGET_TMPDIR")).join("interrupted.txt");
    table_is_made();
    // Left over from an earlier run.
    let _ = fs::remove_file(&records);
    let engine = format!("ugi:\"{}\" ugi courtier", env!("CARGO_BIN_EXE_holocourt"));
    let arguments = ["match", "courtier", &engine, "random", "--nodes", "50", "--games", "1000000"];
    let mut program = command(&arguments);
    program.arg("--records").arg(&records).stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = program.spawn().unwrap();
    let began = Instant::now();
    // The first pair is finished.
    while fs::read_to_string(&records).unwrap_or_default().is_empty() {
        assert!(began.elapsed() < Duration::from_secs(60), "no games are written");
        thread::sleep(Duration::from_millis(10));
    }
    let asked = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(asked.success());
    let answer = Answer::new(child.wait_with_output().unwrap());
    assert_eq!(
        (answer.code, answer.stderr.as_str()),
        (Some(130), "error: Interrupted before the last game.\n")
    );
    assert!(
        answer.stdout.contains("\nscore       ") && !answer.stdout.contains("forfeits"),
        "{}",
        answer.stdout
    );
}

/// Checks a match against a misbehaving script: the error reported for each game.
#[cfg(unix)]
fn check_misbehaving(script: &str, complaint: &str) {
    // A node limit leaves the script enough time on any machine.
    check_misbehaving_at(["--nodes", "1"], script, complaint);
}

#[cfg(unix)]
fn check_misbehaving_at(pace: [&str; 2], script: &str, complaint: &str) {
    let engine = format!("ugi:sh -c '{script}'");
    let text =
        summary(&[&["courtier", &engine, "random"][..], &pace, &["--games", "2", "--seed", "3"]].concat());
    assert_eq!(text.matches(complaint).count(), 2, "{text}");
    assert!(text.contains("won 0, drew 0, lost 2 of 2 games"), "the match goes on: {text}");
    assert!(text.contains(": 2, random: 0\n"), "{text}");
}

#[cfg(unix)]
#[test]
fn misbehaving_engines_lose_and_the_match_goes_on() {
    const ANSWERS: &str = "while read line; do case $line in ugi) echo ugiok;; isready) echo readyok;; ";
    check_misbehaving(&format!("{ANSWERS} go*) exit;; esac; done"), "the engine exited during the game");
    check_misbehaving_at(
        ["--time", "10ms"],
        &format!("{ANSWERS} go*) exec sleep 30;; esac; done"),
        "did not answer \"bestmove\" within 1.0 s",
    );
    check_misbehaving(
        &format!("{ANSWERS} go*) echo bestmove z9-z9;; esac; done"),
        "chose \"z9-z9\", which is illegal",
    );
    check_misbehaving(&format!("{ANSWERS} go*) echo bestmove;; esac; done"), "chose \"\", which is illegal");
    check_misbehaving(
        &format!(
            "{ANSWERS} go*) head -c 300000 /dev/zero; echo; echo info score cp much; echo bestmove a1-a1;; esac; done"
        ),
        "chose \"a1-a1\", which is illegal",
    );
}

#[cfg(unix)]
#[test]
fn a_match_does_not_start_with_an_engine_that_cannot_play() {
    for (engine, why) in [
        ("ugi:there-is-no-such-program", "cannot start there-is-no-such-program: "),
        ("ugi:sh -c 'exit 1'", "the engine exited"),
    ] {
        for players in [[engine, "random"], ["random", engine]] {
            let refused = run(&["match", "courtier", players[0], players[1], "--games", "2"]).refused(1);
            assert!(refused.contains(why), "{refused}");
        }
    }
}
