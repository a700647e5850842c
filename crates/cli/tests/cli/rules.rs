use crate::program::run;

#[test]
fn the_rules_of_every_game_name_its_author() {
    for info in games::infos() {
        let rules = run(&["rules", info.name]).done();
        assert!(rules.starts_with(info.title), "{rules}");
        let author = info.credit.split(',').next().unwrap_or_default();
        assert!(rules.contains(author), "{author} is missing in {rules}");
        assert!(!rules.contains('\u{1b}'), "a pipe gets plain text");
    }
}

#[test]
fn every_picture_of_a_page_is_drawn_as_a_board() {
    for info in games::infos() {
        let rules = run(&["rules", info.name]).done();
        assert!(!rules.contains("[Picture:"), "{rules}");
        // The page contains what `show` prints below its first line.
        let shown = run(&["show", info.name]).done();
        let board: Vec<_> = shown.lines().skip(2).take_while(|line| !line.is_empty()).collect();
        assert!(board.len() > 8 && rules.contains(&board.join("\n")), "{rules}");
    }
}

#[test]
fn without_a_game_the_common_rules_are_printed() {
    let common = run(&["rules"]).done();
    for part in ["Repetition", "How moves are written", "\n    holocourt rules courtyard\n"] {
        assert!(common.contains(part), "{part:?} is missing in {common}");
    }
    let page = run(&["rules", "courtier"]).done().replace('\n', " ");
    assert!(page.contains("the rules common to all games (holocourt rules)"), "{page}");
}

#[test]
fn lines_fit_the_width() {
    let pages = games::infos().into_iter().map(|info| run(&["rules", info.name]).done());
    for page in pages.chain([run(&["rules"]).done()]) {
        for line in page.lines() {
            assert!(line.chars().count() <= 80, "{line}");
        }
    }
}

#[test]
fn colours_are_used_on_request() {
    let always = run(&["rules", "courtier", "--color", "always"]).done();
    assert!(always.contains("\u{1b}["), "{always}");
    let never = run(&["--colour", "never", "rules", "courtier"]).done();
    assert!(!never.contains('\u{1b}'), "{never}");
}
