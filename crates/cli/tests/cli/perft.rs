use crate::program::run;

#[test]
fn known_numbers_are_counted() {
    for (game, numbers) in [
        ("courtier", "1 6\n2 38\n3 408\n4 4348\n"),
        ("dejarik", "1 19\n2 317\n3 4140\n4 48170\n"),
        ("holochess", "1 14\n2 248\n3 3147\n4 50314\n"),
        ("king-and-courtesan", "1 22\n2 488\n3 11354\n4 267721\n"),
        ("king-and-courtesan:6", "1 22\n"),
        ("king-and-courtesan:7", "1 26\n2 682\n3 18771\n4 523720\n"),
        ("courtyard", "1 9\n2 81\n3 738\n4 6724\n"),
        ("courtyard:small-yard", "1 9\n2 81\n3 774\n4 7396\n"),
        // Options are read in any order.
        ("courtyard:stop-short,small-yard", "1 9\n2 81\n3 774\n4 7396\n"),
    ] {
        let depth = numbers.lines().count().to_string();
        for threads in ["1", "3"] {
            let counted = run(&["perft", game, "--depth", &depth, "--threads", threads]).done();
            assert_eq!(counted, numbers, "{game} on {threads} threads");
        }
    }
}

#[test]
fn divide_splits_the_last_depth_by_first_moves_in_byte_order() {
    for game in games::names() {
        let counted = run(&["perft", &game, "--depth", "3", "--divide"]).done();
        let (depths, moves) = counted.split_once("\n\n").expect("an empty line stands between");
        let total = depths.lines().last().and_then(|line| line.strip_prefix("3 "));
        let total: u64 = total.expect("three depths").parse().expect("a number");
        let moves: Vec<_> = moves.lines().filter_map(|line| line.split_once('\t')).collect();
        let sum: u64 = moves.iter().map(|(_, count)| count.parse::<u64>().expect("a number")).sum();
        assert_eq!(sum, total, "{game}");
        assert!(moves.is_sorted_by(|(one, _), (other, _)| one.as_bytes() < other.as_bytes()), "{game}");
        let first = run(&["perft", &game, "--depth", "1"]).done();
        assert_eq!(first, format!("1 {}\n", moves.len()), "{game}");
    }
}

#[test]
fn divide_starts_from_the_given_position() {
    let counted =
        run(&["perft", "holochess", "--depth", "1", "--divide", "--position", "So10/12/1 1 2 a1*a2 0"]);
    let complaint = counted.refused(1);
    assert!(complaint.contains("Cannot read the position"), "one pawn each is a showdown: {complaint}");
    let position = "So1GNM2hkl1/12/1 1 2 a1*a2 0";
    let counted = run(&["perft", "holochess", "--depth", "1", "--divide", "--position", position]).done();
    assert_eq!(counted, "1 6\n\nr1\t1\nr2\t1\nr3\t1\nr4\t1\nr5\t1\nr6\t1\n");
}

#[test]
fn a_finished_game_has_no_sequences() {
    let counted = run(&["perft", "courtier", "--depth", "2", "--position", "K11/12/1 1 0"]).done();
    assert_eq!(counted, "1 0\n2 0\n");
}

#[test]
fn depths_and_threads_have_limits() {
    for wrong in [
        &["perft", "courtier"][..],
        &["perft", "courtier", "--depth", "0"],
        &["perft", "courtier", "--depth", "101"],
        &["perft", "courtier", "--depth", "-1"],
        &["perft", "courtier", "--depth", "x"],
        &["perft", "courtier", "--depth", "1", "--threads", "0"],
        &["perft", "courtier", "--depth", "1", "--threads", "70000"],
    ] {
        run(wrong).refused(2);
    }
}
