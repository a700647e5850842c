use catalog::AnyGame;
use play::Ending;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use rules::Node;
use words::{Language, Words};

use crate::program::{run, run_with};

const SHUFFLE: &str = "a1-b1\na7-b7\nb1-a1\nb7-a7\n";

/// Plays a game by typing these lines.
fn typed(arguments: &[&str], lines: &str) -> String {
    run_with(&[&["play"], arguments].concat(), lines).done()
}

/// The last line of a game: how it ended.
fn ending(arguments: &[&str], lines: &str) -> String {
    typed(arguments, lines).lines().last().unwrap_or_default().to_owned()
}

/// A game of random moves that ends by its rules: its start, the lines to type and the sentence at its end; `None` if the
/// game has dice.
fn random_game(game: &dyn AnyGame, seed: u64) -> Option<(String, String, String)> {
    let mut random = SmallRng::seed_from_u64(seed);
    // Games that end by repetition are skipped.
    for _ in 0..1000 {
        let mut history = game.usual_start();
        let start = history.position();
        let mut lines = String::new();
        while history.ending().is_none() {
            if history.node() == Node::Chance {
                return None;
            }
            let moves = history.moves();
            let text = &moves[random.random_range(0..moves.len())].text;
            lines += &format!("{text}\n");
            history.take(text).ok()?;
        }
        if let Some(Ending::Rules { .. }) = history.ending() {
            let english = Words::of(Language::English);
            return Some((start, lines, english.sentence(&history.result()?, &game.info().sides)));
        }
    }
    panic!("{} never ends by its rules", game.name());
}

#[test]
fn every_game_is_played_to_its_end_in_notation() {
    let mut games = 0;
    for game in catalog::all() {
        let name = game.name();
        for seed in 0..3 {
            if let Some((start, lines, sentence)) = random_game(game, seed) {
                assert_eq!(ending(&[&name, "--position", &start], &lines), sentence, "{name}");
                games += 1;
            }
        }
    }
    assert!(games >= 3 * 13, "only games with dice are left out");
}

#[test]
fn every_game_is_played_to_its_end_by_move_numbers() {
    for name in games::names() {
        let mut random = SmallRng::seed_from_u64(7);
        let mut lines = "random\nrandom\n".to_owned();
        for _ in 0..40_000 {
            lines += &format!("{}\n", random.random_range(1..=10));
        }
        let last = ending(&[&name, "--plain"], &lines);
        assert!(last.contains(" wins") || last.starts_with("Draw: "), "{name}: {last}");
    }
}

#[test]
fn without_a_name_the_player_is_asked_for_the_game() {
    let menu = typed(&[], "");
    for (number, info) in (1..).zip(games::infos()) {
        let line = format!("\n  {number}  {}, by {}\n", info.title, info.credit);
        assert!(menu.contains(&line), "{line:?} is missing in {menu}");
    }
    assert!(menu.ends_with("The game did not start.\n"), "{menu}");
    for (typed_lines, start) in [
        ("1", "GGGKGGgggkgg/12/1 1 0"),
        ("nothing\n0\n6\n\n Courtier ", "GGGKGGgggkgg/12/1 1 0"),
        ("4\n", "1cccck/C1cccc/CC1ccc/CCC1cc/CCCC1c/KCCCC1 1"),
        ("King and Courtesan\nz\n3", "1ck/C1c/KC1 1"),
        ("4\na", "1ck/C1c/KC1 1"),
        ("king-and-courtesan:3", "1ck/C1c/KC1 1"),
    ] {
        let text = typed(&[], &format!("{typed_lines}\nposition\n"));
        // Where a random player starts, it may be either.
        let starts = [start.to_owned(), start.replace("/12/1 1 0", "/12/1 2 0")];
        let is_there = starts.iter().any(|start| text.contains(&format!("\n{start}\n")));
        assert!(is_there, "{typed_lines:?} does not lead to {start}: {text}");
    }
    for leaving in ["quit\n", "4\n", "4\nquit\n", "4\nz\n"] {
        assert!(typed(&[], leaving).ends_with("The game did not start.\n"), "{leaving:?}");
    }
    run(&["play", "--first", "1"]).refused(2);
    run(&["play", "--position", "1ck/C1c/KC1 1"]).refused(2);
}

#[test]
fn a_finished_position_is_announced_at_once() {
    let last = ending(&["courtier", "--position", "K11/12/1 2 0"], "");
    assert_eq!(last, "Teal wins: the king was captured.");
}

#[test]
fn the_end_of_the_input_ends_the_game_politely() {
    let text = typed(&["courtier", "--first", "1"], "a4-b4\n");
    let farewell = "The game is not over. To continue later:\n  \
                    holocourt play courtier --position \"GGG1GGgggkgg/3K8/1 2 0\"\n";
    assert!(text.ends_with(farewell), "{text}");
    assert!(typed(&["courtier", "--first", "1"], "a4-b4\nquit\na10-b10\n").ends_with(farewell));
}

#[test]
fn an_illegal_move_is_explained_and_the_player_asked_again() {
    let text =
        typed(&["courtier", "--first", "1"], "xyz\na4-c\n0\n7\n99999999999999999999\n\n  \nposition\n");
    for told in [
        "“xyz”: Cannot read the move at column 1",
        "“a4-c”: Pieces move to adjacent spaces only.",
        "The list is numbered from 1 to 6",
        "\nGGGKGGgggkgg/12/1 1 0\n",
    ] {
        assert!(text.contains(told), "{told:?} is missing in {text}");
    }
    assert_eq!(text.matches("The list is numbered from 1 to 6").count(), 3);
}

#[test]
fn anything_may_be_typed() {
    let mut lines = b"\xff\xfe\n\0\n\x1b[31mred\n".to_vec();
    lines.extend_from_slice("x".repeat(1_000_000).as_bytes());
    lines.extend_from_slice("\n\u{202e}é\nresign 3\nr5\npass\n=SGNM\nposition\n".as_bytes());
    let text = run_with(&["play", "courtier", "--first", "1"], lines).done();
    assert!(text.contains("That is not text.") && text.contains("That is too long."), "{text}");
    assert!(text.contains("\nGGGKGGgggkgg/12/1 1 0\n"), "{text}");
    assert!(!text.contains('\u{1b}'), "what was typed does not control the terminal");
}

#[test]
fn the_list_of_moves_numbers_what_can_be_typed() {
    let text = typed(&["courtier", "--first", "1"], "moves\n4\nposition\n");
    assert!(text.contains("1 a1-b1") && text.contains("6 a6-b6"), "{text}");
    assert!(text.contains("\nGGG1GGgggkgg/3K8/1 2 0\n"), "{text}");
}

#[test]
fn help_lists_every_command() {
    let text = typed(&["courtier", "--first", "1"], "help\n");
    for line in text.lines() {
        assert!(line.chars().count() <= 80, "{line}");
    }
    for order in ["a1-b1", "1", "moves", "board", "position", "undo", "draw", "claim", "resign", "quit"] {
        assert!(
            text.lines().any(|line| line.starts_with(&format!("  {order} "))),
            "{order} is missing in {text}"
        );
    }
    assert!(text.contains("you get the same roll"), "{text}");
}

#[test]
fn the_board_is_drawn_again_when_asked() {
    let once = typed(&["courtier", "--first", "1"], "");
    let twice = typed(&["courtier", "--first", "1"], "board\n");
    assert!(twice.lines().count() > once.lines().count() + 5, "{twice}");
}

#[test]
fn undo_takes_back_one_move() {
    let text = typed(&["courtier", "--first", "1"], "undo\na1-b1\nundo\nposition\n");
    assert!(text.contains("You have no move to take back."), "{text}");
    assert!(text.contains("Took back a1-b1."), "{text}");
    assert!(text.contains("\nGGGKGGgggkgg/12/1 1 0\n"), "{text}");
}

#[test]
fn undo_never_changes_a_roll() {
    let position = "So1GNM2hkl1/12/1 1 2 - 0";
    for _ in 0..10 {
        let lines = "a1*a2\nundo\nposition\na3-b4\na1*a2\nundo\nundo\na1*a2\n".replace("a3-b4", "a6-b6");
        let text = typed(&["holochess", "--position", position], &lines);
        let die = |after: &str| {
            let at = text.find(after).unwrap_or_else(|| panic!("{after:?} is missing in {text}"));
            text[at + after.len()..].lines().next().unwrap_or_default().to_owned()
        };
        assert_eq!(die("Roll: "), die("Same roll as before: "), "{text}");
        assert!(text.contains(&format!("\n{position}\n")), "{text}");
        assert!(text.contains("If you play the move again, you get the same roll."), "{text}");
    }
}

#[test]
fn a_draw_needs_both_players() {
    let refused = typed(&["courtier", "--first", "1"], "draw\nperhaps\nno\nposition\n");
    assert!(refused.contains("Amber (seat 2), do you agree to a draw?"), "{refused}");
    assert!(refused.contains("Please type “yes” or “no”."), "{refused}");
    assert!(refused.contains("The game goes on."), "{refused}");
    assert_eq!(ending(&["courtier", "--first", "1"], "draw\nYES\n"), "Draw: by agreement.");
    assert!(
        typed(&["courtier", "--first", "1"], "draw\n").contains("The game is not over."),
        "nobody agreed"
    );
}

#[test]
fn a_player_may_resign_on_either_turn() {
    assert_eq!(ending(&["courtier", "--first", "1"], "resign\n"), "Amber wins: Teal resigned.");
    assert_eq!(ending(&["courtier", "--first", "1"], "resign 2\n"), "Teal wins: Amber resigned.");
    assert_eq!(ending(&["courtier", "--first", "1"], "a1-b1\nresign\n"), "Teal wins: Amber resigned.");
}

#[test]
fn a_draw_is_claimed_when_it_may_be() {
    let early = typed(&["courtier", "--first", "1"], &format!("{SHUFFLE}claim\n"));
    assert!(
        early.contains("No draw can be claimed yet. This position has occurred 2 times (3 needed)"),
        "{early}"
    );
    assert!(!early.contains("Type “claim”"), "{early}");
    let hint = typed(&["courtier", "--first", "1"], &SHUFFLE.repeat(2));
    assert!(hint.contains("may claim a draw: "), "{hint}");
    assert_eq!(
        ending(&["courtier", "--first", "1"], &format!("{}claim\n", SHUFFLE.repeat(2))),
        "Draw: Teal claimed a draw by repetition (3 times)."
    );
    assert_eq!(
        ending(&["courtier", "--first", "1"], &SHUFFLE.repeat(9)),
        "Draw: the same position occurred 5 times."
    );
}

#[test]
fn a_game_without_draws_refuses_them_in_a_sentence() {
    let text = typed(&["king-and-courtesan"], "draw\nclaim\nhelp\nposition\n");
    let refusal = "King and Courtesan has no draws: every game has a winner.";
    assert_eq!(text.matches(refusal).count(), 2, "{text}");
    assert!(!text.contains("do you agree"), "{text}");
    assert!(!text.contains("\n  draw") && !text.contains("\n  claim"), "help names what helps: {text}");
}

#[test]
fn a_game_with_clocks_shows_them_and_is_lost_on_time() {
    let text = typed(&["courtier", "--first", "1", "--clock", "5+3"], "a1-b1\n");
    let clock = |side: &str| {
        let prompt = text.lines().find(|line| line.starts_with(&format!("{side} ")) && line.contains("> "));
        prompt.unwrap_or(&text)[side.len()..].trim().split('>').next().unwrap_or_default().to_owned()
    };
    for side in ["Teal (seat 1)", "Amber (seat 2)"] {
        assert!(["5:00", "4:59", "4:58"].contains(&clock(side).as_str()), "{text}");
    }
    // The hint takes longer than the clock of 60 ms allows.
    let late = ending(&["courtier", "--first", "1", "--clock", "0.001+0"], "hint\na1-b1\n");
    assert_eq!(late, "Amber wins: Teal ran out of time.");
    let complaint = run(&["play", "courtier", "--clock", "soon"]).refused(2);
    assert!(complaint.contains("5+3"), "{complaint}");
}

#[test]
fn who_begins_is_chosen_only_where_the_rules_leave_it_open() {
    let prompts = |text: String| text.lines().filter(|line| line.contains("> ")).count();
    let text = typed(&["courtier", "--first", "2"], "a10-b10\n");
    assert!(text.contains("\nAmber (seat 2)> a10-b10\n"), "{text}");
    assert_eq!(prompts(text), 2);
    let complaint = run(&["play", "dejarik", "--first", "1"]).refused(2);
    assert!(complaint.contains("In Dejarik, Black always moves first; leave out --first."), "{complaint}");
    run(&["play", "courtier", "--first", "3"]).refused(2);
    run(&["play", "courtier", "--first", "1", "--position", "GGGKGGgggkgg/12/1 1 0"]).refused(2);
}

#[test]
fn a_random_player_starts_if_the_rules_say_so() {
    let begins = |text: &str| text.contains("moves first, chosen at random.");
    assert!(begins(&typed(&["courtyard"], "")));
    assert!(!begins(&typed(&["courtyard", "--first", "2"], "")));
    assert!(begins(&typed(&["courtier"], "")));
}

#[test]
fn each_side_chooses_its_setup() {
    let text = typed(&["holochess", "--first", "1"], "nonsense\n=MNGS\n=SGNM\nlkho\nposition\n");
    assert!(text.contains("Cannot read the setup at column"), "{text}");
    assert!(text.contains("Your opponent has these pieces in this game."), "{text}");
    assert!(text.contains("Teal (seat 1) chose =MNGS, Amber (seat 2) chose =LKHO."), "{text}");
    assert!(text.contains("\n1MNGS2lkho1/12/1 1 2 - 0\n"), "{text}");
    assert_eq!(text.matches("=MNGS").count(), 1, "the choice is shown only once both are made: {text}");
    let usual = typed(&["holochess", "--first", "2"], "\n\nposition\n");
    assert!(usual.contains("\n1SGNM2ohkl1/12/1 2 2 - 0\n"), "{usual}");
    let swapped = typed(&["holochess", "--first", "1"], "=OHKL\n\nposition\n");
    assert!(swapped.contains("\n1OHKL2sgnm1/12/1 1 2 - 0\n"), "{swapped}");
    let other = "You may take the other group instead, such as =OHKL:";
    assert_eq!(usual.matches(other).count(), 1, "only seat 1 chooses: {usual}");
    assert!(typed(&["holochess"], "random\n").contains("The game did not start."));
    assert!(
        typed(&["holochess", "--position", "1SGNM2ohkl1/12/1 1 2 - 0"], "position\n").contains("\n1SGNM2")
    );
}

#[test]
fn groups_and_open_setups_can_be_agreed_on() {
    let swapped = typed(&["holochess", "--first", "1", "--groups", "swapped"], "=SGNM\n=OHKL\n\nposition\n");
    assert!(swapped.contains("Your opponent has these pieces in this game."), "{swapped}");
    assert!(!swapped.contains("the other group"), "{swapped}");
    assert!(swapped.contains("\n1OHKL2sgnm1/12/1 1 2 - 0\n"), "{swapped}");
    let open = typed(&["holochess", "--first", "1", "--open-setup"], "=MNGS\n=LKHO\nposition\n");
    let placed = open.find("Teal (seat 1) has set up =MNGS.").expect("the setup is shown at once");
    assert!(placed < open.find("Amber (seat 2)>").expect("seat 2 is asked"), "{open}");
    assert!(open.contains("\n1MNGS2lkho1/12/1 1 2 - 0\n"), "{open}");
    for (option, why) in
        [(&["--groups", "random"][..], "no groups"), (&["--open-setup"], "nothing to set up")]
    {
        let refused = run(&[&["play", "courtier"], option].concat()).refused(2);
        assert!(refused.contains(why), "{refused}");
    }
}

#[test]
fn random_setups_are_compatible() {
    for _ in 0..20 {
        let text = typed(&["holochess", "--first", "1"], "random\nrandom\nposition\n");
        assert!(text.contains("/12/1 1 2 - 0\n"), "{text}");
    }
}

#[test]
fn the_record_is_saved_where_there_is_no_file_yet() {
    let folder = crate::serve::folder("play-save");
    let file = folder.join("My Game.holo");
    let file = file.to_str().unwrap();
    let text = typed(
        &["courtier", "--first", "1", "--against", "random"],
        &format!("a1-b1\nsave {file}\nsave {file}\n"),
    );
    assert!(text.contains(&format!("Saved to {file}.")), "{text}");
    assert_eq!(text.matches(file).count(), 2 + 2, "the second time, the file is not replaced: {text}");
    let record = std::fs::read_to_string(file).unwrap();
    assert!(record.contains("[First \"Teal\"]") && record.contains("[Second \"random\"]"), "{record}");
    assert!(run(&["record", file]).done().contains("courtier, 2 moves, *."), "{record}");
}

#[test]
fn losses_are_announced() {
    let text = typed(&["courtier", "--position", "K4Gk5/2Gg8/1 1 0"], "a6-a5\na7-a8\na5-b5\n");
    assert!(text.contains("Teal (seat 1) plays a5-b5.\nAmber guard on "), "{text}");
}
