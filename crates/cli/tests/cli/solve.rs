use std::fs;
use std::path::Path;

use crate::program::{command, run};

#[test]
fn a_tablebase_is_counted_and_written() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("solve-courtier.table");
    let _ = fs::remove_file(&path);
    let text = path.to_str().expect("a path in UTF-8");
    let report = run(&["solve", "courtier", "--threads", "2", "--output", text]).done();
    assert!(report.starts_with("1,621,650 positions in "), "{report}");
    for row in [
        "\n    +1       554,777        55\n",
        "\n     0       899,884\n",
        "\n    -1       166,989        56\n",
    ] {
        assert!(report.contains(row), "{row:?} is missing in {report}");
    }
    assert!(report.contains("\nlongest forced win: +1 in 55\n"), "{report}");
    assert!(report.contains("\nfrom the start: unknown\n"), "{report}");
    let bytes = fs::metadata(&path).expect("the table was written").len();
    assert!((1_700_000..1_900_000).contains(&bytes), "{bytes} bytes");
    assert!(report.contains("solve-courtier.table: 1,7"), "{report}");
}

#[test]
fn games_without_a_tablebase_are_solved_by_proof() {
    for (game, winner) in [("king-and-courtesan:3", "Blue"), ("king-and-courtesan:4", "Red")] {
        let report = run(&["solve", game, "--memory", "64"]).done();
        assert!(report.starts_with(&format!("{game} is solved: ")), "{report}");
        assert!(report.contains(&format!("\nfrom the start: {winner} wins\n")), "{report}");
        let line = report.lines().skip(3).map(str::trim).collect::<Vec<_>>().join(" ");
        assert!(line.split(' ').count() > 5, "{report}");
    }
}

#[test]
fn a_proof_is_abandoned_after_the_time_limit() {
    let complaint = run(&["solve", "king-and-courtesan", "--time", "0", "--memory", "16"]).refused(1);
    assert!(complaint.contains("king-and-courtesan is not solved: no proof was found"), "{complaint}");
    // Longer than any clock can measure.
    run(&["solve", "king-and-courtesan:3", "--time", "18446744073709551615", "--memory", "16"]).done();
}

#[test]
fn games_that_cannot_be_solved_say_so() {
    for game in ["holochess", "courtyard"] {
        for command in ["solve", "probe"] {
            let complaint = run(&[command, game]).refused(1);
            assert!(complaint.contains("there is no tablebase"), "{complaint}");
        }
    }
}

#[test]
fn only_courtier_has_larger_tablebases() {
    for larger in ["large", "huge"] {
        let complaint = run(&["solve", "dejarik", &format!("--{larger}")]).refused(2);
        let expected = format!("Dejarik has no {larger} tablebase; leave out --{larger}.");
        assert!(complaint.contains(&expected), "{complaint}");
    }
    run(&["solve", "courtier", "--large", "--huge"]).refused(2);
}

#[test]
fn a_tablebase_needs_a_folder() {
    let missing = run(&["solve", "courtier", "--output", "no/such/folder/courtier.table"]);
    assert_eq!(missing.code, Some(1), "{}", missing.stderr);
    assert!(missing.stderr.contains("Cannot write no/such/folder/courtier.table"), "{}", missing.stderr);

    // Reported at once, not after the work.
    let folder = run(&["solve", "courtier", "--huge", "--output", env!("CARGO_TARGET_TMPDIR")]).refused(1);
    assert!(folder.contains("Cannot write"), "{folder}");
    let proof = run(&["solve", "king-and-courtesan:3", "--output", "x.table"]).refused(2);
    assert!(
        proof.contains("solved by proof, so there is no tablebase to write; leave out --output"),
        "{proof}"
    );

    let mut nowhere = command(&["solve", "courtier"]);
    // Without a variable the home folder would be looked up in the system's list of users.
    nowhere.env_remove("HOLOCOURT_CACHE").env_remove("XDG_CACHE_HOME").env("HOME", "not/absolute");
    let answer = nowhere.output().expect("the program runs");
    let complaint = String::from_utf8_lossy(&answer.stderr);
    assert_eq!(answer.status.code(), Some(1));
    assert!(complaint.contains("set HOLOCOURT_CACHE or use --output"), "{complaint}");
}
