use crate::program::run;

#[test]
fn perft_of_every_game_is_measured_and_correct() {
    let table = run(&["bench", "perft", "--quick"]).done();
    for info in games::infos() {
        let row = table.lines().find(|line| line.split(' ').next() == Some(info.name));
        let row: Vec<_> =
            row.unwrap_or_else(|| panic!("{} is missing in {table}", info.name)).split_whitespace().collect();
        let counted = run(&["perft", info.name, "--depth", row[1]]).done();
        assert_eq!(counted.lines().last(), Some(format!("{} {}", row[1], row[2].replace(',', "")).as_str()));
    }
}

#[test]
fn random_games_are_played_to_the_end() {
    let table = run(&["bench", "random", "king-and-courtesan:3", "courtier", "--quick"]).done();
    for game in ["king-and-courtesan:3", "courtier"] {
        let row = table.lines().find(|line| line.split(' ').next() == Some(game));
        let row: Vec<_> =
            row.unwrap_or_else(|| panic!("{game} is missing in {table}")).split_whitespace().collect();
        let moves: f64 = row[2].parse().expect("moves of a game");
        assert!(moves > 1.0, "{table}");
    }
}

#[test]
fn everything_is_measured_by_default() {
    for arguments in [&["bench", "--quick"][..], &["bench", "all", "--quick"]] {
        let tables = run(arguments).done();
        assert!(
            tables.starts_with("perft, one core")
                && tables.contains("\n\nrandom play, one core")
                && tables.contains("\n\nsearch, one thread"),
            "{tables}"
        );
    }
}

#[test]
fn the_search_visits_the_same_nodes_on_every_machine() {
    // A new game changes the sum of all games, so these are named.
    let games = ["courtier", "dejarik", "holochess", "king-and-courtesan", "courtyard"];
    let table = run(&[&["bench", "search"], &games[..]].concat()).done();
    // This checksum is also in docs/performance.md. It changes whenever the search or an evaluation does.
    assert_eq!(table.lines().last(), Some("nodes of finished depths: 35207159"), "{table}");
}
