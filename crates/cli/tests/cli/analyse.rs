use crate::program::run;

#[test]
fn every_depth_prints_its_lines() {
    let text = run(&["analyse", "courtyard", "--depth", "4", "--lines", "2", "--threads", "1"]).done();
    let rows: Vec<_> = text.lines().filter(|line| line.starts_with("    ")).collect();
    let depths: Vec<_> = rows.iter().filter_map(|row| row.split_whitespace().next()).collect();
    assert_eq!(depths, ["1", "1", "2", "2", "3", "3", "4", "4"], "{text}");
    assert!(text.starts_with("Courtyard, by Len Kalich"), "{text}");
    assert!(text.lines().last().is_some_and(|line| line.starts_with("The best move is ")), "{text}");
}

#[test]
fn a_certain_win_is_announced() {
    let win = ["analyse", "king-and-courtesan", "--position", "1k4/6/6/2K3/6/6 1", "--depth", "9"];
    // Several threads would not find the same every time.
    let text = run(&[&win[..], &["--threads", "1"]].concat()).done();
    assert!(text.contains("  +1 in 5  "), "{text}");
}

#[test]
fn positions_without_a_decision_are_not_analysed() {
    let refused = run(&["analyse", "holochess", "--position", "So1GNM2hkl1/12/1 1 2 a1*a2 0"]).refused(1);
    assert!(refused.contains("the dice must be rolled first"), "{refused}");
    let refused =
        run(&["analyse", "courtier", "--position", "K2Gk7/5G6/1 1 0", "--moves", "b6-a6"]).refused(1);
    assert!(refused.contains("the game is over"), "{refused}");
    let refused = run(&["analyse", "courtier", "--moves", "a1-b1 a1-b1"]).refused(1);
    assert!(refused.contains("Move 2, “a1-b1”, cannot be played"), "{refused}");
}
