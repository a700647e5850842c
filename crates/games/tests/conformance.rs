//! One suite that every game passes in every variant. A new game is tested here without a line being written.

mod effects;
mod testdata;

use std::collections::{BTreeSet, HashSet};
use std::ops::ControlFlow;

use games::Visitor;
use games::scene::{Ask, Scene, Scenic};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use rules::perft::{divide, perft, perft_threads};
use rules::{Choice, Coded, Effect, Effects, Game, Node, Notation, Outcome, Position, Side, Symmetric};

type ChoiceOf<P> = Choice<<P as Position>::Move, <P as Position>::Roll>;

fn choices<P: Position>(position: &P) -> Vec<ChoiceOf<P>> {
    let mut choices = Vec::new();
    position.each_choice(|choice| choices.push(choice));
    choices
}

/// Walks from the start by taking, for each number, the choice it picks, until the numbers or the game end.
fn walk<G: Game>(picks: &[u16]) -> Vec<G::Position> {
    let mut position = G::start(Side::South);
    let mut positions = vec![position];
    for pick in picks {
        let choices = choices(&position);
        if choices.is_empty() {
            break;
        }
        position.take_unchecked(choices[usize::from(*pick) % choices.len()]);
        positions.push(position);
    }
    positions
}

/// A scene with a piece of every kind: that of the start, or of the first position with most pieces where they are
/// placed one by one.
fn fullest<G: Game<Position: Scenic>>() -> Scene {
    let mut position = G::start(Side::South);
    let mut fullest = position;
    for _ in 0..100 {
        let Some(choice) = choices(&position).first().copied() else { break };
        position.take_unchecked(choice);
        if position.pieces() > fullest.pieces() {
            fullest = position;
        }
    }
    fullest.scene()
}

/// Runs a property on the positions of random walks through every game and variant.
macro_rules! for_every_game {
    ($(#[$attribute:meta])* fn $name:ident<$game:ident>($positions:ident) $body:block) => {
        #[test]
        $(#[$attribute])*
        fn $name() {
            #[derive(Clone)]
            struct Property;
            impl Visitor for Property {
                type Output = ();
                fn visit<$game: Game<Position: Scenic + Symmetric>>(self) {
                    let mut runner = TestRunner::new(Config { cases: 48, failure_persistence: None, ..Config::default() });
                    let result = runner.run(&vec(any::<u16>(), 0..150), |picks| {
                        let $positions = walk::<$game>(&picks);
                        $body
                        Ok(())
                    });
                    if let Err(error) = result {
                        panic!("{}: {error}", $game::full_name());
                    }
                }
            }
            games::visit_all(Property);
        }
    };
}

for_every_game! {
    fn a_node_has_choices_exactly_while_the_game_goes_on<G>(positions) {
        for position in positions {
            let listed = choices(&position);
            match position.node() {
                Node::Decide(_) => {
                    prop_assert!(!listed.is_empty());
                    prop_assert!(listed.iter().all(|choice| matches!(choice, Choice::Move(_))));
                }
                Node::Chance => {
                    prop_assert!(!listed.is_empty());
                    prop_assert!(listed.iter().all(|choice| matches!(choice, Choice::Roll(_))));
                    position.each_roll(|_, weight| assert!(weight > 0));
                }
                Node::Over(Outcome { winner, points }) => {
                    prop_assert!(listed.is_empty());
                    prop_assert_eq!(winner.is_some(), points > 0);
                    prop_assert!(winner.is_some() || G::INFO.draws, "this game is never drawn");
                }
            }
            prop_assert_eq!(G::ending(&position).is_some(), position.node().is_over());
        }
    }
}

for_every_game! {
    fn nobody_wins_more_than_could_still_be_won<G>(positions) {
        for (position, after) in positions.iter().zip(&positions[1..]) {
            for side in Side::BOTH {
                prop_assert!((1..=G::Position::MOST_POINTS).contains(&position.most_points_for(side)));
                prop_assert!(after.most_points_for(side) <= position.most_points_for(side));
            }
            if let Node::Over(Outcome { winner: Some(winner), points }) = after.node() {
                prop_assert!(points <= position.most_points_for(winner));
            }
        }
    }
}

for_every_game! {
    fn moves_are_listed_once_counted_right_and_legal<G>(positions) {
        for position in positions {
            let listed = choices(&position);
            prop_assert_eq!(listed.iter().collect::<HashSet<_>>().len(), listed.len());
            prop_assert_eq!(position.count_moves() + position.count_rolls(), listed.len() as u64);
            for (number, choice) in listed.iter().enumerate() {
                let mut unchecked = position;
                unchecked.take_unchecked(*choice);
                prop_assert_eq!(position.take(*choice), Ok(unchecked));
                if let Choice::Move(mv) = *choice {
                    prop_assert!(position.is_legal(mv));
                    prop_assert_eq!(position.nth_move(number as u64), Some(mv));
                }
            }
            prop_assert_eq!(position.nth_move(position.count_moves()), None);
        }
    }
}

for_every_game! {
    fn move_listing_stops_when_told<G>(positions) {
        for position in positions.iter().filter(|position| position.count_moves() > 1) {
            let mut calls = 0;
            let flow = position.each_move(|_| {
                calls += 1;
                if calls == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            prop_assert_eq!((flow, calls), (ControlFlow::Break(()), 2));
        }
    }
}

for_every_game! {
    fn text_round_trips_and_the_key_equals_a_fresh_one<G>(positions) {
        for position in positions {
            let text = position.to_string();
            let read: G::Position = text.parse().map_err(|error| TestCaseError::fail(format!("{text}: {error}")))?;
            prop_assert_eq!(read, position);
            prop_assert_eq!(read.key(), position.key(), "{}", text);
            let mut texts = HashSet::new();
            for choice in choices(&position) {
                let text = choice.to_string();
                prop_assert_eq!(position.read_choice(&text), Ok(choice));
                prop_assert!(texts.insert(text));
            }
        }
    }
}

for_every_game! {
    fn pieces_come_only_where_they_are_placed<G>(positions) {
        for position in &positions {
            for choice in choices(position) {
                let effects = position.effects(choice, None);
                let placed = effects.iter().filter(|effect| matches!(effect, Effect::Placed { .. })).count();
                let mut after = *position;
                after.take_unchecked(choice);
                prop_assert!(after.pieces() <= position.pieces() + placed as u32, "{} in {}", choice, position);
            }
        }
    }
}

for_every_game! {
    fn symmetric_positions_have_symmetric_moves<G>(positions) {
        let last = positions[positions.len() - 1];
        prop_assert_eq!(last.image(0), last);
        for symmetry in 0..G::Position::SYMMETRIES {
            let image = last.image(symmetry);
            let swap = |side: Side| if G::Position::swaps_sides(symmetry) { !side } else { side };
            let node = match last.node() {
                Node::Decide(side) => Node::Decide(swap(side)),
                Node::Chance => Node::Chance,
                Node::Over(outcome) => Node::Over(Outcome { winner: outcome.winner.map(swap), ..outcome }),
            };
            prop_assert_eq!(image.node(), node);
            prop_assert_eq!(image.to_string().parse(), Ok(image));
            prop_assert_eq!(image.count_moves(), last.count_moves());
            for choice in choices(&last) {
                let image_of_choice = match choice {
                    Choice::Move(mv) => Choice::Move(G::Position::image_of_move(mv, symmetry)),
                    roll => roll,
                };
                let mut after = last;
                after.take_unchecked(choice);
                prop_assert_eq!(image.take(image_of_choice), Ok(after.image(symmetry)));
            }
        }
    }
}

for_every_game! {
    fn choices_of_other_positions_are_refused_without_a_panic<G>(positions) {
        let last = positions[positions.len() - 1];
        for position in positions {
            for choice in choices(&position) {
                let legal = choices(&last).contains(&choice);
                prop_assert_eq!(last.take(choice).is_ok(), legal);
            }
        }
    }
}

for_every_game! {
    fn only_the_one_form_is_read<G>(positions) {
        // Every text one character away from a position is refused, or is itself written exactly so.
        let text = positions[positions.len() - 1].to_string();
        for (place, _) in text.char_indices() {
            for other in ["", " ", "0", "1", "2", "9", "/", "-", "K", "g", "P", "s", "C", ",", "a", "\u{e9}", "\0"] {
                let changed = format!("{}{other}{}", &text[..place], &text[place + 1..]);
                if let Ok(read) = changed.parse::<G::Position>() {
                    prop_assert_eq!(read.to_string(), changed);
                }
                let inserted = format!("{}{other}{}", &text[..place], &text[place..]);
                if let Ok(read) = inserted.parse::<G::Position>() {
                    prop_assert_eq!(read.to_string(), inserted);
                }
            }
        }
    }
}

for_every_game! {
    fn scenes_show_every_piece_and_every_trail_is_on_the_board<G>(positions) {
        for position in positions {
            let scene = position.scene();
            prop_assert_eq!(scene.pieces.len() as u32, position.pieces());
            let spaces: HashSet<_> = scene.pieces.iter().map(|piece| piece.space).collect();
            prop_assert_eq!(spaces.len(), scene.pieces.len());
            prop_assert!(scene.pieces.iter().all(|piece| piece.space < scene.spaces.len()));
            prop_assert!(scene.marks.iter().all(|mark| mark.space < scene.spaces.len()));
            let codes: Vec<&str> = G::CODES.concat();
            let asked = scene.ask.code;
            prop_assert!(Ask::CODES.contains(&asked) || codes.contains(&asked), "{} is listed nowhere", asked);
            let ended = G::ending(&position);
            prop_assert!(ended.is_none_or(|code| codes.contains(&code.0)), "{:?} is listed nowhere", ended);
            for choice in choices(&position) {
                let Choice::Move(mv) = choice else { continue };
                let trail = position.trail(mv);
                prop_assert!(trail.iter().all(|name| scene.find(name).is_some()), "{:?}", trail);
                prop_assert!(position.aim(mv).is_none_or(|name| scene.find(&name).is_some()));
            }
        }
    }
}

for_every_game! {
    fn effects_lead_from_the_pieces_before_to_the_pieces_after<G>(positions) {
        let kinds = effects::kinds_of(&fullest::<G>());
        let mut before = None;
        for position in &positions {
            let (text, pieces) = (position.to_string(), kinds.pieces(&position.to_string()));
            for choice in choices(position) {
                let effects = position.effects(choice, before);
                let mut after = *position;
                after.take_unchecked(choice);
                let context = || format!("{choice} in {text}: {effects:?}");
                effects::check_effects(&pieces, &effects, &kinds.pieces(&after.to_string()), context);
                let points: u8 = effects.iter().map(|effect| match effect {
                    Effect::Scored { points, .. } => *points,
                    _ => 0,
                }).sum();
                let scored = after.node().outcome().map_or(0, |outcome| outcome.points);
                prop_assert!(points == 0 || points == scored, "{}", context());
            }
            before = Some(position);
        }
    }
}

for_every_game! {
    fn perft_is_the_same_divided_and_on_threads<G>(positions) {
        let last = positions[positions.len() - 1];
        let total = perft(&last, 3);
        prop_assert_eq!(divide(&last, 3).iter().map(|(_, count)| count).sum::<u64>(), total);
        prop_assert_eq!(perft_threads(&last, 3, 2), total);
    }
}

/// Each game's own effects come up in the comparison with the reference; here they are all the effects there are.
#[test]
fn every_effect_occurs_in_some_game() {
    let mut listed: BTreeSet<String> =
        games::infos().iter().flat_map(|info| effects::codes_in(info.name)).collect();
    // Placing is for games that begin with an empty board, as one of the examples does.
    listed.insert("effect-place".to_owned());
    assert_eq!(listed, Effect::CODES.iter().map(|code| (*code).to_owned()).collect());
}

#[test]
fn random_play_ends() {
    #[derive(Clone)]
    struct Playout;
    impl Visitor for Playout {
        type Output = ();
        fn visit<G: Game<Position: Scenic + Symmetric>>(self) {
            // Some positions can be shuffled for ever (a blocked Dejarik player passes, the other goes to and fro), so a game
            // is also over after 150 turns in a row without a capture, as the rules say of the game's history.
            const QUIET_TURNS: u32 = 150;
            let mut random = fastrand::Rng::with_seed(1963);
            let mut decided = 0;
            for _ in 0..100 {
                let mut position = G::start(Side::South);
                let mut quiet = 0;
                while !position.node().is_over() && quiet < QUIET_TURNS {
                    let before = position;
                    let choices = choices(&position);
                    position.take_unchecked(choices[random.usize(..choices.len())]);
                    quiet += u32::from(position.turn() != before.turn());
                    if position.pieces() < before.pieces() {
                        quiet = 0;
                    }
                }
                decided += u32::from(position.node().is_over());
            }
            assert!(decided > 50, "{}: only {decided} of 100 random games came to an end", G::full_name());
        }
    }
    games::visit_all(Playout);
}

#[test]
fn every_setup_gives_a_position_that_reads_back() {
    #[derive(Clone)]
    struct Setups;
    impl Visitor for Setups {
        type Output = ();
        fn visit<G: Game<Position: Scenic + Symmetric>>(self) {
            for south in G::setups(Side::South) {
                assert_eq!(south.to_string().parse(), Ok(south));
                for north in G::setups(Side::North) {
                    for first in Side::BOTH {
                        if let Ok(start) = G::start_with([south, north], first) {
                            assert_eq!(start.to_string().parse(), Ok(start));
                            assert_eq!(start.turn(), first);
                        }
                    }
                }
            }
            if let (Some(south), Some(north)) =
                (G::setups(Side::South).first(), G::setups(Side::North).first())
            {
                assert_eq!(G::start_with([*south, *north], Side::South), Ok(G::start(Side::South)));
            }
        }
    }
    games::visit_all(Setups);
}

#[test]
fn names_are_unique_and_lead_to_their_game() {
    struct Name;
    impl Visitor for Name {
        type Output = String;
        fn visit<G: Game<Position: Scenic + Symmetric>>(self) -> String {
            G::full_name()
        }
    }
    let names = games::names();
    assert_eq!(names.iter().collect::<HashSet<_>>().len(), names.len());
    for name in &names {
        assert_eq!(games::visit(name, Name).as_ref(), Ok(name));
    }
    assert_eq!(games::visit("king-and-courtesan:6", Name), Ok("king-and-courtesan".to_owned()));
    for (given, name) in [
        ("courtyard:small-yard,guard-turns", "courtyard:guard-turns,small-yard"),
        ("courtyard:stop-short,guard-turns", "courtyard:guard-turns,stop-short"),
        ("courtyard:small-yard,stop-short,guard-turns", "courtyard:guard-turns,small-yard,stop-short"),
    ] {
        assert_eq!(games::visit(given, Name).as_deref(), Ok(name));
    }
    for info in games::infos() {
        for variant in info.variants {
            assert!(
                variant.name.split(',').is_sorted(),
                "{}: the options in alphabetical order",
                variant.name
            );
        }
    }
    for unknown in [
        "",
        "chess",
        "courtier:",
        "courtier:x",
        "king-and-courtesan:11",
        "king-and-courtesan:6,6",
        "courtyard:",
        "courtyard:,",
        "courtyard:guard-turns,",
        "courtyard:guard-turns, small-yard",
        "courtyard:guard-turns,guard-turns",
        "courtyard:small-yard,guard-turns,small-yard",
        "courtyard:guard-turns,small-yard,stop-short,x",
    ] {
        assert!(games::visit(unknown, Name).is_err(), "{unknown}");
    }
    for info in games::infos() {
        for variant in info.variants {
            assert!(names.contains(&format!("{}:{}", info.name, variant.name)));
        }
        let listed = names.iter().filter(|name| name.split(':').next() == Some(info.name)).count();
        assert_eq!(listed, info.variants.len() + 1, "{}", info.name);
    }
}

#[test]
fn an_index_is_a_bijection_and_images_share_it() {
    #[derive(Clone)]
    struct Family;
    impl Visitor for Family {
        type Output = bool;
        fn visit<G: Game<Position: Scenic + Symmetric>>(self) -> bool {
            let Some(family) = G::FAMILY else { return false };
            let mut used = 0;
            for index in 0..family.count() {
                let Some(position) = (family.position)(index) else { continue };
                used += 1;
                assert_eq!((family.index)(&position), Some(index), "{position}");
                // Images and moves are looked at in some of the positions only, as there may be millions.
                if index % 61 != 0 {
                    continue;
                }
                assert!(matches!(position.node(), Node::Decide(_)), "{position}");
                for symmetry in 0..G::Position::SYMMETRIES {
                    let image = position.image(symmetry);
                    assert_eq!((family.index)(&image), Some(index), "{position} and {image}");
                }
                let _ = position.each_move(|mv| {
                    let after = position.play(mv).expect("a legal move");
                    let is_member = (family.index)(&after).is_some_and(|index| index < family.count());
                    assert!(is_member != after.node().is_over(), "{mv} in {position}");
                    ControlFlow::Continue(())
                });
            }
            assert!((family.position)(family.count()).is_none());
            assert!(used > family.count() / 2, "{}: most of the indices are not used", G::full_name());
            true
        }
    }
    let tables = games::visit_all(Family).into_iter().filter(|has_family| *has_family).count();
    assert!(tables >= 2, "games have lost their families");
}

for_every_game! {
    fn walks_stay_in_the_family_once_they_are_in_it<G>(positions) {
        let Some(family) = G::FAMILY else { return Ok(()) };
        let members: Vec<_> = positions.iter().map(|position| (family.index)(position)).collect();
        for ((position, index), before) in positions.iter().zip(&members).skip(1).zip(&members) {
            prop_assert!(before.is_none() || index.is_some() || position.node().is_over(), "{}", position);
            let Some(index) = *index else { continue };
            let member = (family.position)(index).expect("an index that is used");
            prop_assert_eq!(member.count_moves(), position.count_moves());
            prop_assert_eq!(member.pieces(), position.pieces());
        }
    }
}

for_every_game! {
    fn no_position_comes_up_twice_where_it_is_said_so<G>(positions) {
        if G::NEVER_REPEATS {
            prop_assert_eq!(positions.iter().collect::<HashSet<_>>().len(), positions.len());
        }
    }
}
