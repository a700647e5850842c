use crate::program::run;

#[test]
fn the_rules_of_every_game_are_told_with_its_author() {
    for info in games::infos() {
        let rules = run(&["rules", info.name]).done();
        assert!(rules.starts_with(info.title), "{rules}");
        let author = info.credit.split(',').next().unwrap_or_default();
        assert!(rules.contains(author), "{author} is missing in {rules}");
        assert!(!rules.contains('\u{1b}'), "a pipe gets plain text");
    }
}

#[test]
fn lines_keep_to_the_width() {
    for info in games::infos() {
        for line in run(&["rules", info.name]).done().lines() {
            assert!(line.chars().count() <= 80, "{line}");
        }
    }
}

#[test]
fn colours_come_when_they_are_asked_for() {
    let always = run(&["rules", "courtier", "--color", "always"]).done();
    assert!(always.contains("\u{1b}["), "{always}");
    let never = run(&["--colour", "never", "rules", "courtier"]).done();
    assert!(!never.contains('\u{1b}'), "{never}");
}
