use crate::program::run;

#[test]
fn every_game_has_a_line_with_its_name_and_its_author() {
    let list = run(&["games"]).done();
    let infos = games::infos();
    assert!(infos.len() >= 5);
    for info in infos {
        let line = list.lines().find(|line| line.split(' ').next() == Some(info.name));
        let line = line.unwrap_or_else(|| panic!("no line for {}", info.name));
        for part in [info.title, info.credit, info.summary] {
            assert!(line.contains(part), "{part:?} is missing in {line:?}");
        }
    }
}

#[test]
fn every_variant_has_a_line_under_the_name_that_other_commands_take() {
    let list = run(&["games"]).done();
    let mut listed: Vec<_> = list.lines().map(|line| line.split(' ').next().unwrap_or_default()).collect();
    let mut names = games::names();
    listed.sort_unstable();
    names.sort_unstable();
    assert_eq!(listed, names);
}

#[test]
fn small_boards_are_labelled_for_learning() {
    let list = run(&["games"]).done();
    for size in 3..=10 {
        let name = format!("king-and-courtesan:{size} ");
        let Some(line) = list.lines().find(|line| line.starts_with(&name)) else { continue };
        assert_eq!(line.contains("for learning"), size < 6, "{line}");
    }
    for game in games::infos() {
        for variant in game.variants {
            let is_small = matches!(variant.name.parse(), Ok(3..=5));
            assert_eq!(variant.summary.ends_with("for learning"), is_small, "{}:{}", game.name, variant.name);
        }
    }
}

#[test]
fn an_unknown_game_is_wrong_usage_everywhere() {
    for arguments in [
        &["rules", "chess"][..],
        &["show", "chess"],
        &["moves", "chess"],
        &["perft", "chess", "--depth", "1"],
        &["play", "chess"],
        &["bench", "perft", "chess"],
    ] {
        let complaint = run(arguments).refused(2);
        assert!(complaint.contains("There is no game “chess”; expected courtier"), "{complaint}");
    }
    let complaint = run(&["show", "courtyard:big-yard"]).refused(2);
    assert!(
        complaint.contains("There is no variant") && complaint.contains("courtyard:small-yard"),
        "{complaint}"
    );
}
