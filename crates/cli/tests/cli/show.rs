use std::env;
use std::fs;

use crate::program::run;

#[test]
fn every_board_is_drawn_with_author_and_prompt() {
    for name in games::names() {
        let drawn = run(&["show", &name]).done();
        let info = games::infos().into_iter().find(|info| name.split(':').next() == Some(info.name));
        let info = info.expect("every game has its info");
        assert!(drawn.contains(info.title) && drawn.contains(info.credit), "{drawn}");
        assert!(drawn.contains(info.sides[0]), "{drawn}");
        assert!(!drawn.contains('\u{1b}'), "a pipe gets plain text");
        let ascii = run(&["show", &name, "--ascii"]).done();
        let board: String = ascii.lines().skip(1).collect();
        assert!(board.is_ascii(), "{ascii}");
    }
}

#[test]
fn a_board_is_described_in_words() {
    let told = run(&["show", "courtier", "--describe"]).done();
    assert!(told.contains("Teal: guard on a1, a2, a3, a5, a6; king on a4."), "{told}");
    assert_eq!(told.matches("Teal to move.").count(), 1, "{told}");
}

#[test]
fn colours_are_used_on_request() {
    let drawn = run(&["show", "courtier", "--color", "always"]).done();
    assert!(drawn.contains("\u{1b}["), "{drawn}");
}

#[test]
fn every_game_has_a_picture_in_every_theme() {
    for name in games::names() {
        let mut pictures: Vec<_> = ["night", "day", "contrast"]
            .map(|theme| run(&["show", &name, "--svg", "-", "--theme", theme]).done())
            .into();
        for picture in &pictures {
            assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"), "{picture}");
        }
        let bare = run(&["show", &name, "--svg", "-", "--no-coordinates"]).done();
        assert!(bare.len() < pictures[0].len(), "{name}: names take room");
        pictures.sort_unstable();
        pictures.dedup();
        assert_eq!(pictures.len(), 3, "{name}: themes differ");
    }
}

#[test]
fn a_picture_is_written_to_its_file() {
    let path = env::temp_dir().join(format!("holocourt-show-{}.svg", std::process::id()));
    let name = path.to_str().expect("a readable path");
    assert_eq!(run(&["show", "courtier", "--svg", name]).done(), "");
    let written = fs::read_to_string(&path).expect("the file is there");
    fs::remove_file(&path).expect("the file can be removed");
    assert_eq!(written, run(&["show", "courtier", "--svg", "-"]).done());
}

#[test]
fn a_file_that_cannot_be_written_is_named() {
    let complaint = run(&["show", "courtier", "--svg", "no/such/folder/board.svg"]).refused(1);
    assert!(complaint.contains("Cannot write no/such/folder/board.svg"), "{complaint}");
}

#[test]
fn moves_are_played_before_the_board_is_drawn() {
    let played = run(&["show", "courtier", "--play", " a4-b4  a10-b10 "]).done();
    assert_ne!(played, run(&["show", "courtier"]).done());
    let attacked =
        run(&["show", "holochess", "--position", "So1GNM2hkl1/12/1 1 2 - 0", "--play", "a1*a2 r6"]);
    assert!(attacked.done().contains("one action left"));
}

#[test]
fn a_move_that_cannot_be_played_is_named_with_the_reason() {
    let complaint = run(&["show", "courtier", "--play", "a4-b4 a1-b1"]).refused(1);
    assert!(
        complaint.contains("Move 2, “a1-b1”, cannot be played: This move is not legal here."),
        "{complaint}"
    );
    assert!(complaint.contains("GGG1GGgggkgg/3K8/1 2 0"), "{complaint}");
    let complaint = run(&["show", "courtier", "--play", "xyz"]).refused(1);
    assert!(
        complaint.contains("Move 1, “xyz”, cannot be played: Cannot read the move at column 1"),
        "{complaint}"
    );
}

#[test]
fn the_last_move_and_the_targets_are_marked() {
    let picture = |arguments: &[&str]| run(&[&["show", "courtier", "--svg", "-"], arguments].concat()).done();
    let played = picture(&["--play", "a4-b4"]);
    let standing = picture(&["--position", "GGG1GGgggkgg/3K8/1 2 0"]);
    assert_ne!(played, standing, "only one of them has a last move");
    assert_ne!(picture(&["--targets", "a4"]), picture(&[]), "b4 is marked");
    assert_ne!(picture(&["--targets", "a4"]), picture(&["--targets", "a5"]));
}

#[test]
fn targets_of_a_space_without_moves_are_refused() {
    let complaint = run(&["show", "courtier", "--targets", "a10"]).refused(1);
    assert!(complaint.contains("No legal move starts on a10"), "{complaint}");
    let complaint = run(&["show", "courtier", "--targets", "d4"]).refused(1);
    assert!(complaint.contains("There is no space “d4”") && complaint.contains("b12"), "{complaint}");
}

#[test]
fn picture_options_need_a_picture() {
    run(&["show", "courtier", "--theme", "day"]).refused(2);
    run(&["show", "courtier", "--no-coordinates"]).refused(2);
    run(&["show", "courtier", "--svg", "-", "--ascii"]).refused(2);
    run(&["show", "courtier", "--svg", "-", "--theme", "pink"]).refused(2);
}

#[test]
fn a_finished_position_shows_the_winner_and_the_reason() {
    let text = run(&["show", "courtier", "--position", "K11/12/1 2 0"]).done();
    assert!(text.ends_with("\nTeal wins: the king was captured.\n"), "{text}");
}

#[test]
fn a_finished_position_shows_the_points() {
    let check = |position: &str, moves: &str, expected: &str| {
        let text = run(&["show", "dejarik", "--position", position, "--play", moves]).done();
        assert!(text.ends_with(expected), "{text}");
    };
    check("2P4pppp1/PP1P8/1 1 0", "a3-b3", "\nBlack wins 3 points: four pawns in a row.\n");
    check("P4P1p1ppp/3PP7/1 1 0", "a6-b6", "\nBlack wins 1 point: three pawns in a row.\n");
}
