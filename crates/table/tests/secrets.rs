//! What each viewer may see.

mod support;

use rules::{Coded, Side};
use support::{Bench, NORTH, SOUTH, VIEWERS};
use table::fair_dice::Secret;
use table::to_wire::seat;
use table::{
    Awaits, Change, Command, FirstMove, HostCommand, Offer, Phase, Refusal, Terms, Viewer, disclosed,
};
use wire::EventKind;

fn seen(bench: &Bench, viewer: Viewer) -> String {
    let view = serde_json::to_string(&bench.table.view(viewer)).unwrap();
    let update = serde_json::to_string(&bench.table.update(1, viewer)).unwrap();
    view + &update
}

/// Everything that a viewer is shown, except the setups to choose from.
fn seen_by(bench: &Bench, viewer: Viewer) -> String {
    let mut view = bench.table.view(viewer);
    view.state.setups.clear();
    let mut update = bench.table.update(1, viewer);
    if let Some(update) = &mut update {
        update.state.setups.clear();
    }
    serde_json::to_string(&view).unwrap() + &serde_json::to_string(&update).unwrap()
}

#[test]
fn nobody_sees_a_setup_early() {
    let south = catalog::game("holochess").unwrap().setups(Side::South);
    for (side, setups) in [(Side::South, &south[..24]), (Side::North, &south[24..])] {
        let setups: Vec<String> = match side {
            Side::South => setups.to_vec(),
            Side::North => catalog::game("holochess").unwrap().setups(Side::North)[..24].to_vec(),
        };
        for setup in setups {
            let mut bench = Bench::begun(Terms::of("holochess"));
            let blind = VIEWERS.map(|viewer| seen_by(&bench, viewer));
            let owner = Viewer::Seat(side);
            let first = bench.table.view(owner).state.setups[0].clone();
            bench.command(Command::Setup { setup: first }, owner);
            bench.command(Command::Setup { setup: setup.clone() }, owner);
            let letters = setup.trim_start_matches('=');
            for (viewer, blind) in VIEWERS.into_iter().zip(blind) {
                let now = seen_by(&bench, viewer);
                let count = |text: &str| text.matches(letters).count();
                if viewer == owner {
                    assert_eq!(bench.table.view(viewer).state.own_setup.as_ref(), Some(&setup));
                } else {
                    assert_eq!(count(&now), count(&blind), "{viewer:?} sees {setup}");
                    assert_eq!(bench.table.view(viewer).state.own_setup, None);
                    assert!(bench.table.view(viewer).state.pieces.is_empty());
                }
                assert!(bench.table.view(viewer).state.seats[side as usize].ready);
            }
            // The setups open to the opponent don't depend on it either.
            let open = bench.table.view(Viewer::Seat(!side)).state.setups;
            assert_eq!(open.len(), 24);
            bench.command(Command::Setup { setup: open[3].clone() }, Viewer::Seat(!side));
            bench.go_on(Side::South);
            assert_eq!(bench.table.phase(), Phase::Playing);
            assert!(seen(&bench, Viewer::Spectator).contains(&setup));
        }
    }
}

#[test]
fn nobody_knows_who_moves_first_before_both_have_set_up() {
    for begins in [FirstMove::First, FirstMove::Second, FirstMove::Lot] {
        for lot in Side::BOTH {
            let mut bench = Bench::open(Terms { begins, ..Terms::of("holochess") });
            bench.sit_down();
            bench.go_on(lot);
            let drawn =
                |bench: &Bench| bench.log.iter().any(|event| matches!(event.change, Change::LotFell { .. }));
            for by in [NORTH, SOUTH] {
                for viewer in VIEWERS {
                    assert_eq!(bench.table.view(viewer).state.first, None);
                    let events = bench.table.update(1, viewer).unwrap().events;
                    let told = events.iter().find(|event| event.kind == EventKind::Began).unwrap();
                    assert_eq!(told.side, None);
                }
                // Not even the log knows what only the lot will decide.
                assert!(!drawn(&bench));
                let setup = bench.table.view(by).state.setups[5].clone();
                bench.command(Command::Setup { setup }, by);
            }
            assert_eq!(bench.table.awaits() == Awaits::Lot, begins == FirstMove::Lot);
            bench.go_on(lot);
            let first = match begins {
                FirstMove::First => Side::South,
                FirstMove::Second => Side::North,
                FirstMove::Lot => lot,
            };
            assert_eq!(drawn(&bench), begins == FirstMove::Lot);
            for viewer in VIEWERS {
                assert_eq!(bench.table.view(viewer).state.first, Some(seat(first)));
                let events = bench.table.update(1, viewer).unwrap().events;
                let fell: Vec<_> = events.iter().filter(|event| event.kind == EventKind::LotFell).collect();
                assert!(fell.iter().all(|event| event.side == Some(seat(first))));
                assert_eq!(fell.len(), usize::from(begins == FirstMove::Lot));
            }
            bench.check();
        }
    }
}

#[test]
fn an_open_setup_is_seen_before_the_other_is_chosen() {
    let mut bench = Bench::begun(Terms { open_setup: true, ..Terms::of("holochess") });
    let setup = |text: &str| Command::Setup { setup: text.to_owned() };
    assert_eq!(bench.table.awaits(), Awaits::Setups { missing: [true, false] });
    assert!(bench.table.view(NORTH).state.setups.is_empty());
    let early = bench.refused(setup("=HOKL"), NORTH);
    assert_eq!(early, Refusal::NotYourDecision { decides: Some(Side::South) });
    bench.command(setup("=NMGS"), SOUTH);
    assert_eq!(bench.table.awaits(), Awaits::Setups { missing: [false, true] });
    for viewer in VIEWERS {
        let state = bench.table.view(viewer).state;
        assert_eq!(state.shown_setups, [Some("=NMGS".to_owned()), None]);
        assert_eq!(state.pieces.len(), 4);
        assert_eq!(state.first, None);
    }
    let late = bench.refused(setup("=SGNM"), SOUTH);
    assert_eq!(late, Refusal::NotYourDecision { decides: Some(Side::North) });
    bench.command(setup("=HOKL"), NORTH);
    bench.go_on(Side::South);
    assert_eq!(bench.table.view(NORTH).state.shown_setups, [Some("=NMGS".into()), Some("=HOKL".into())]);
    bench.check();
}

#[test]
fn only_players_choose_setups() {
    let bench = Bench::begun(Terms::of("holochess"));
    let setup = |text: &str| Command::Setup { setup: text.to_owned() };
    assert_eq!(bench.refused(setup("=SGNM"), Viewer::Spectator), Refusal::NotSeated);
    for (bad, code) in
        [("=SGNM", "other-group"), ("=SSSS", "bad-setup"), ("", "bad-setup"), ("a2-b2", "bad-setup")]
    {
        assert_eq!(bench.refused(setup(bad), NORTH).fact().code, code, "{bad}");
    }
    assert!(bench.table.view(Viewer::Spectator).state.setups.is_empty());
    let courtier = Bench::begun(Terms::of("courtier"));
    assert_eq!(courtier.refused(setup("=SGNM"), SOUTH).fact().code, "wrong-phase");
}

#[test]
fn nobody_sees_the_secret_of_the_dice_before_the_end() {
    let secret = Secret::new([0xab; 32]);
    let revealed = secret.reveal();
    let mut bench = Bench::open(Terms::of("holochess"));
    bench.host(HostCommand::Seal { secret });
    assert!(
        seen(&bench, SOUTH).contains(&secret.commitment()),
        "the commitment is there before anybody sits down"
    );
    bench.sit_down();
    bench.command(Command::Salt { salt: "my own".into() }, NORTH);
    assert_eq!(bench.refused(Command::Salt { salt: "x".repeat(65) }, NORTH).fact().code, "bad-text");
    bench.go_on(Side::South);
    let dice = bench.table.view(SOUTH).state.dice.unwrap();
    assert_eq!(dice.salts, Some(["salt 1".to_owned(), "my own".to_owned()]));
    assert_eq!(bench.refused(Command::Salt { salt: "late".into() }, NORTH).fact().code, "wrong-phase");
    let mut random = fastrand::Rng::with_seed(1);
    bench.set_up(&mut random);
    for _ in 0..40 {
        for viewer in VIEWERS {
            assert!(bench.table.finish().is_some() || !seen(&bench, viewer).contains(&revealed));
        }
        bench.play_randomly(&mut random, 1);
    }
    if bench.table.finish().is_none() {
        bench.command(Command::Resign, SOUTH);
    }
    assert!(seen(&bench, Viewer::Spectator).contains(&revealed));
    assert!(!seen(&bench, Viewer::Spectator).contains("id of"), "the ids of people are nobody's business");
    bench.check();
}

#[test]
fn disclosed_events_hold_no_secret_at_any_moment() {
    for seed in 0..20 {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut bench = Bench::open(Terms::of("holochess"));
        let check = |bench: &Bench| {
            let count = disclosed(&bench.log).len();
            let live = bench.table.finish().is_none();
            let hidden = bench.log.iter().rposition(|event| matches!(event.change, Change::Began { .. }));
            if let (true, Some(began)) = (live, hidden) {
                assert!(count <= began, "a game is being played");
            }
            // The secret of the next game's dice is sealed before it begins.
            let next = bench.log.iter().rposition(|event| matches!(event.change, Change::Sealed { .. }));
            if live && let Some(sealed) = next {
                assert!(count <= sealed);
            }
            if !live {
                assert_eq!(count, bench.log.len(), "nothing is sealed after a game");
            }
        };
        check(&bench);
        bench.sit_down();
        for _ in 0..2 {
            check(&bench);
            bench.go_on(Side::South);
            check(&bench);
            bench.set_up(&mut random);
            for _ in 0..random.usize(1..20) {
                bench.play_randomly(&mut random, 1);
                check(&bench);
            }
            if bench.table.finish().is_none() {
                bench.command(Command::Resign, SOUTH);
            }
            check(&bench);
            bench.command(Command::Offer { what: Offer::Rematch }, SOUTH);
            bench.command(Command::Accept { what: Offer::Rematch }, NORTH);
        }
    }
}

/// The setups among the disclosed events.
fn disclosed_setups(bench: &Bench) -> Vec<String> {
    let shown = disclosed(&bench.log).into_iter().map(|place| &bench.log[place].change);
    shown
        .filter_map(|change| match change {
            Change::SetUp { setup, .. } => Some(setup.clone()),
            _ => None,
        })
        .collect()
}

#[test]
fn a_setup_of_an_aborted_game_is_never_disclosed() {
    let mut random = fastrand::Rng::with_seed(3);
    let mut bench = Bench::begun(Terms::of("holochess"));
    let setup = bench.table.view(SOUTH).state.setups[0].clone();
    bench.command(Command::Setup { setup }, SOUTH);
    bench.command(Command::Abort, SOUTH);
    assert!(bench.table.finish().is_some());
    assert!(disclosed_setups(&bench).is_empty());
    // Nor when the rematch is over.
    for by in [SOUTH, NORTH] {
        bench.command(Command::Offer { what: Offer::Rematch }, by);
    }
    bench.go_on(Side::South);
    bench.set_up(&mut random);
    bench.play_randomly(&mut random, 3);
    bench.command(Command::Resign, SOUTH);
    let shown = bench.table.view(Viewer::Spectator).state.shown_setups.map(Option::unwrap);
    assert_eq!(disclosed_setups(&bench), shown);
    assert_eq!(disclosed(&bench.log).len(), bench.log.len() - 1);
}

#[test]
fn a_setup_that_was_changed_is_never_disclosed() {
    let mut bench = Bench::begun(Terms::of("holochess"));
    let setups = bench.table.view(SOUTH).state.setups;
    for setup in &setups[..2] {
        bench.command(Command::Setup { setup: setup.clone() }, SOUTH);
    }
    let theirs = bench.table.view(NORTH).state.setups[0].clone();
    bench.command(Command::Setup { setup: theirs.clone() }, NORTH);
    bench.command(Command::Resign, SOUTH);
    assert_eq!(disclosed_setups(&bench), [setups[1].clone(), theirs]);
}

#[test]
fn legal_moves_are_shown_only_to_the_side_to_decide() {
    let bench = Bench::begun(Terms::of("courtier"));
    let moves = VIEWERS.map(|viewer| bench.table.view(viewer).state.moves.len());
    assert_eq!(moves, [6, 0, 6, 0]);
}

#[test]
fn updates_contain_the_changes() {
    let mut bench = Bench::begun(Terms { takebacks: true, ..Terms::of("courtier") });
    let mut steps: Vec<String> = Vec::new();
    let mut known = bench.table.number();
    let follow = |bench: &Bench, steps: &mut Vec<String>, known: &mut u64| {
        let update = bench.table.update(*known, Viewer::Spectator).unwrap();
        assert_eq!(update.events.len() as u64, bench.table.number() - *known);
        steps.truncate(update.steps_kept);
        steps.extend(update.steps.iter().map(|step| step.text.clone()));
        *known = update.number;
        let whole: Vec<String> =
            bench.table.view(Viewer::Spectator).steps.into_iter().map(|step| step.text).collect();
        assert_eq!(*steps, whole);
    };
    bench.play("a1-b1 a7-b7 b1-c");
    follow(&bench, &mut steps, &mut known);
    bench.command(Command::Offer { what: table::Offer::Takeback }, NORTH);
    bench.command(Command::Accept { what: table::Offer::Takeback }, SOUTH);
    bench.play("a8-b8");
    follow(&bench, &mut steps, &mut known);
    bench.command(Command::Resign, SOUTH);
    bench.command(Command::Offer { what: table::Offer::Rematch }, SOUTH);
    bench.command(Command::Offer { what: table::Offer::Rematch }, NORTH);
    bench.go_on(Side::South);
    bench.play("a7-b7");
    follow(&bench, &mut steps, &mut known);
    assert_eq!(steps, ["a7-b7"]);
    assert_eq!(bench.table.update(bench.table.number() + 1, SOUTH), None);
    assert_eq!(bench.table.update(0, SOUTH), None);
}
