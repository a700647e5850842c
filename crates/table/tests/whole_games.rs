//! Whole games of every kind to every ending, by commands alone.

mod support;

use rules::{Coded, Side};
use support::{Bench, NORTH, SOUTH};
use table::{
    Awaits, Command, DiceSource, Event, Finish, FirstMove, Groups, HostCommand, MatchForm, Offer, Phase,
    Refusal, Request, Sitter, Terms, TimeControl, Viewer,
};

fn draw(what: &str) -> Command {
    match what {
        "offer" => Command::Offer { what: Offer::Draw },
        "accept" => Command::Accept { what: Offer::Draw },
        "decline" => Command::Decline { what: Offer::Draw },
        _ => Command::Withdraw { what: Offer::Draw },
    }
}

#[test]
fn every_game_is_played_to_its_end() {
    for game in catalog::all() {
        let mut random = fastrand::Rng::with_seed(4);
        let rounds = if game.variant().is_empty() { 3 } else { 1 };
        for round in 0..rounds {
            let dice = [DiceSource::Sealed, DiceSource::Given][round % 2];
            let time = TimeControl::Fischer { start_ms: 3_600_000, increment_ms: 10 };
            let mut bench = Bench::begun(Terms {
                dice,
                time,
                begins: FirstMove::usual(&game.name()),
                ..Terms::of(&game.name())
            });
            bench.set_up(&mut random);
            bench.play_randomly(&mut random, 5000);
            assert!(matches!(bench.table.finish(), Some(Finish::Ended(_))), "{}", game.name());
            assert_eq!(bench.table.phase(), Phase::Over);
            bench.check();
        }
    }
}

#[test]
fn every_game_can_be_resigned_drawn_or_aborted() {
    for game in catalog::all() {
        let mut random = fastrand::Rng::with_seed(7);
        // On the smallest boards a random game may be over at once; then another one is tried.
        let mut begin = |most| loop {
            let mut bench = Bench::begun(Terms::of(&game.name()));
            bench.set_up(&mut random);
            bench.play_randomly(&mut random, most);
            if bench.table.phase() == Phase::Playing {
                break bench;
            }
        };
        let mut bench = begin(5);
        bench.command(Command::Resign, NORTH);
        assert_eq!(bench.reason(), "end-resigned (loser: seat 2)");
        bench.check();

        let mut bench = begin(5);
        let offered = bench.table.decide(draw("offer"), SOUTH, bench.now);
        if game.info().draws {
            bench.keep(offered.unwrap());
            bench.command(draw("accept"), NORTH);
            assert_eq!(bench.reason(), "end-agreed");
            bench.check();
        } else {
            assert_eq!(offered.unwrap_err().fact().code, "never-drawn");
            assert_eq!(bench.refused(Command::Claim, SOUTH).fact().code, "never-drawn");
        }

        let mut bench = begin(0);
        bench.command(Command::Abort, SOUTH);
        assert_eq!((bench.reason(), bench.table.score().games), ("aborted".to_owned(), 0));
        bench.check();
        let bench = begin(8);
        assert_eq!(bench.refused(Command::Abort, SOUTH), Refusal::TooLateToAbort);

        let mut bench = begin(5);
        bench.host(HostCommand::Close);
        assert_eq!((bench.table.phase(), bench.reason()), (Phase::Closed, "aborted".to_owned()));
        bench.check();
        assert_eq!(bench.refused(Command::Resign, SOUTH).fact().code, "wrong-phase");
        assert!(bench.table.decide_host(HostCommand::Pause, bench.now).is_err());
    }
}

#[test]
fn every_game_is_lost_on_time_or_by_leaving() {
    let time = TimeControl::Fischer { start_ms: 1000, increment_ms: 0 };
    for game in catalog::all() {
        let mut random = fastrand::Rng::with_seed(3);
        let mut begin = |time| loop {
            let mut bench = Bench::begun(Terms { time, ..Terms::of(&game.name()) });
            bench.set_up(&mut random);
            bench.play_randomly(&mut random, 3);
            if let Some(decides) = bench.decides() {
                break (bench, decides);
            }
        };
        let (mut bench, decides) = begin(time);
        bench.now = bench.table.next_deadline().expect("a clock runs");
        bench.host(HostCommand::Tick);
        assert_eq!(bench.reason(), format!("end-timeout (loser: {decides})"));
        bench.check();

        for draw in [false, true] {
            let (mut bench, _) = begin(TimeControl::None);
            bench.host(HostCommand::Away { side: Side::South });
            bench.now = bench.now.after(10 * 60 * 1000);
            let declared = bench.table.decide(Command::Abandoned { draw }, NORTH, bench.now);
            if draw && !game.info().draws {
                assert_eq!(declared.unwrap_err().fact().code, "never-drawn");
            } else {
                bench.keep(declared.unwrap());
                let reason = if draw { "end-abandoned (by: seat 1)" } else { "end-gone (loser: seat 1)" };
                assert_eq!(bench.reason(), reason);
                bench.check();
            }
        }
    }
}

#[test]
fn draws_can_be_claimed_and_happen_automatically() {
    let mut bench = Bench::begun(Terms::of("courtier"));
    let there_and_back = "a1-b1 a7-b7 b1-a1 b7-a7 ";
    bench.play(there_and_back);
    assert_eq!(bench.refused(Command::Claim, NORTH).fact().code, "too-early-to-claim");
    bench.play(there_and_back);
    assert!(bench.table.view(Viewer::Spectator).state.claimable.is_some());
    let mut claimed = Bench::begun(Terms::of("courtier"));
    claimed.play(&there_and_back.repeat(2));
    claimed.command(Command::Claim, NORTH);
    assert_eq!(claimed.reason(), "end-claimed-repetition (by: seat 2, times: 3)");
    claimed.check();
    bench.play(&there_and_back.repeat(2));
    assert_eq!(bench.reason(), "end-repetition (times: 5)");
    bench.check();
}

#[test]
fn a_game_continues_from_any_position() {
    let position = Some("2P4pppp1/PP1P8/1 1 0".to_owned());
    let mut bench = Bench::begun(Terms { position, begins: FirstMove::Second, ..Terms::of("dejarik") });
    assert_eq!(bench.decides(), Some(Side::South));
    bench.play("a3-b3");
    let view = bench.table.view(Viewer::Spectator).state;
    assert_eq!(view.ending.map(|ending| ending.result).as_deref(), Some("1-0 (3)"));
    assert_eq!(view.score.points, [3.0, 0.0]);
    bench.check();
}

#[test]
fn offers_are_declined_withdrawn_and_lapse() {
    let mut bench = Bench::begun(Terms::of("courtier"));
    bench.command(draw("offer"), SOUTH);
    assert_eq!(bench.refused(draw("offer"), SOUTH), Refusal::AlreadyOffered { what: Offer::Draw });
    assert_eq!(bench.refused(draw("accept"), SOUTH).fact().code, "no-offer");
    assert_eq!(bench.refused(draw("withdraw"), NORTH).fact().code, "no-offer");
    bench.command(draw("decline"), NORTH);
    assert_eq!(bench.table.offered(Offer::Draw), None);
    // Nobody can be asked over and over, but the one who declined may think better of it.
    assert_eq!(bench.refused(draw("offer"), SOUTH), Refusal::DrawJustOffered);
    bench.command(draw("offer"), NORTH);
    bench.command(draw("withdraw"), NORTH);
    bench.play("a1-b1");
    bench.command(draw("offer"), SOUTH);
    bench.command(draw("withdraw"), SOUTH);
    assert_eq!(bench.refused(draw("accept"), NORTH).fact().code, "no-offer");
    // Nor over and over with offers that are withdrawn.
    assert_eq!(bench.refused(draw("offer"), SOUTH), Refusal::DrawJustOffered);
    // It stays open when the player who made it moves, and lapses when the opponent does.
    bench.play("a7-b7");
    bench.command(draw("offer"), SOUTH);
    bench.play("b1-a1");
    assert_eq!(bench.table.offered(Offer::Draw), Some(Side::South));
    bench.play("b7-a7");
    assert_eq!(bench.table.offered(Offer::Draw), None);
    // Two players who make the same offer agree.
    bench.command(draw("offer"), SOUTH);
    bench.command(draw("offer"), NORTH);
    assert_eq!(bench.reason(), "end-agreed");
    bench.check();
}

#[test]
fn a_move_counts_once() {
    let mut bench = Bench::begun(Terms::of("courtier"));
    let first = bench.a_move("a1-b1");
    bench.command(first.clone(), SOUTH);
    assert_eq!(bench.table.decide(first.clone(), SOUTH, bench.now), Ok(vec![]));
    let stale = Command::Move { ply: 0, id: "other".into(), text: "a2-b2".into() };
    assert_eq!(bench.refused(stale, SOUTH), Refusal::WrongPly { ply: 1 });
    let early = Command::Move { ply: 1, id: "early".into(), text: "a2-b2".into() };
    assert_eq!(bench.refused(early.clone(), SOUTH), Refusal::NotYourDecision { decides: Some(Side::North) });
    assert_eq!(bench.refused(early.clone(), Viewer::Spectator), Refusal::NotSeated);
    assert_eq!(bench.refused(early, NORTH).fact().code, "illegal-choice");
    bench.play("a7-b7");
    assert_eq!(bench.table.decide(first, SOUTH, bench.now), Ok(vec![]));
    bench.check();
}

#[test]
fn move_ids_are_separate_for_each_player() {
    let mut bench = Bench::begun(Terms::of("courtier"));
    let same = |ply, text: &str| Command::Move { ply, id: "1".into(), text: text.into() };
    bench.command(same(0, "a1-b1"), SOUTH);
    bench.command(same(1, "a7-b7"), NORTH);
    assert_eq!(bench.table.history().map(|history| history.len()), Some(2));
    bench.check();
}

#[test]
fn a_repeated_request_is_carried_out_once() {
    let mut bench = Bench::begun(Terms::of("courtier"));
    let request = |id: &str, game| Request { id: id.into(), game };
    let offer = Command::Offer { what: Offer::Draw };
    let decide = |bench: &Bench, command: &Command, id: &str, game| {
        bench.table.decide_once(command.clone(), request(id, game), SOUTH, bench.now)
    };
    let events = decide(&bench, &offer, "a", 1).unwrap();
    assert_eq!(events.len(), 1);
    for event in events {
        bench.table.apply(&event).unwrap();
        let stored = event.to_json().unwrap();
        assert_eq!(Event::from_json(&stored).unwrap(), event, "{stored}");
    }
    assert_eq!(decide(&bench, &offer, "a", 1), Ok(vec![]));
    assert_eq!(decide(&bench, &Command::Resign, "a", 1), Ok(vec![]), "an id is for one request alone");
    assert_eq!(decide(&bench, &offer, "b", 1), Err(Refusal::AlreadyOffered { what: Offer::Draw }));
    assert_eq!(decide(&bench, &Command::Resign, "b", 0), Err(Refusal::WrongGame { game: 1 }));
    // The opponent's ids are their own.
    let accept = Command::Accept { what: Offer::Draw };
    let accepted = bench.table.decide_once(accept, request("a", 1), NORTH, bench.now).unwrap();
    assert_eq!(accepted.len(), 1);
}

#[test]
fn the_requests_of_each_player_are_remembered_separately() {
    let mut bench = Bench::begun(Terms { takebacks: true, ..Terms::of("courtier") });
    let once = |bench: &mut Bench, command: Command, id: &str, by| {
        let request = Request { id: id.into(), game: 1 };
        let events = bench.table.decide_once(command, request, by, bench.now).unwrap();
        let count = events.len();
        bench.keep(events);
        count
    };
    let (offer, withdraw) =
        (Command::Offer { what: Offer::Takeback }, Command::Withdraw { what: Offer::Takeback });
    bench.play("a1-b1 a7-b7");
    assert_eq!(once(&mut bench, draw("offer"), "the only one", SOUTH), 1);
    for number in 0..100 {
        assert_eq!(once(&mut bench, offer.clone(), &format!("offer {number}"), NORTH), 1);
        assert_eq!(once(&mut bench, withdraw.clone(), &format!("withdraw {number}"), NORTH), 1);
    }
    bench.command(draw("withdraw"), SOUTH);
    assert_eq!(once(&mut bench, draw("offer"), "the only one", SOUTH), 0, "it was carried out");
    bench.check();
}

#[test]
fn moves_are_taken_back_by_consent() {
    let takeback = Command::Offer { what: Offer::Takeback };
    let mut bench = Bench::begun(Terms::of("courtier"));
    bench.play("a1-b1");
    assert_eq!(bench.refused(takeback.clone(), SOUTH), Refusal::NoTakebacks);

    let mut bench = Bench::begun(Terms { takebacks: true, ..Terms::of("courtier") });
    assert_eq!(bench.refused(takeback.clone(), SOUTH), Refusal::NothingToTakeBack);
    let first = bench.a_move("a1-b1");
    bench.command(first.clone(), SOUTH);
    bench.play("a7-b7");
    bench.command(takeback.clone(), SOUTH);
    bench.play("b1-a1");
    assert_eq!(bench.table.offered(Offer::Takeback), None, "a move makes it lapse");
    bench.command(takeback.clone(), NORTH);
    bench.command(Command::Accept { what: Offer::Takeback }, SOUTH);
    assert_eq!(bench.table.history().unwrap().len(), 1);
    assert_eq!(bench.decides(), Some(Side::North));
    // A late copy of a move that was taken back doesn't repeat it.
    bench.play("a8-b8");
    bench.command(takeback.clone(), SOUTH);
    bench.command(Command::Accept { what: Offer::Takeback }, NORTH);
    assert_eq!(bench.table.history().unwrap().len(), 0);
    assert_eq!(bench.table.decide(first, SOUTH, bench.now), Ok(vec![]));
    bench.check();
}

#[test]
fn dice_taken_back_repeat_the_roll() {
    for dice in [DiceSource::Sealed, DiceSource::Given] {
        let position = Some("So1GNM2hkl1/12/1 1 2 - 0".to_owned());
        let mut bench = Bench::begun(Terms { position, dice, takebacks: true, ..Terms::of("holochess") });
        let attack = |bench: &mut Bench, number| {
            bench.play("a1*a2");
            if dice == DiceSource::Given {
                bench.host(HostCommand::Roll { number });
            }
            bench.table.history().unwrap().steps()[1].text.clone()
        };
        let fell = attack(&mut bench, 2);
        for number in 0..6 {
            if bench.table.phase() != Phase::Playing {
                break;
            }
            bench.command(Command::Offer { what: Offer::Takeback }, SOUTH);
            bench.command(Command::Accept { what: Offer::Takeback }, NORTH);
            assert_eq!(attack(&mut bench, number), fell);
        }
        bench.check();
    }
}

#[test]
fn a_computer_accepts_takebacks_and_rematches() {
    let mut bench = Bench::open(Terms { takebacks: true, ..Terms::of("courtier") });
    bench.host(HostCommand::Seat {
        side: Side::South,
        sitter: Sitter::Person { id: "a".into(), name: "Ada".into() },
    });
    let outside = Sitter::Computer { player: "ugi:rm".into() };
    let refusal =
        bench.table.decide_host(HostCommand::Seat { side: Side::North, sitter: outside }, bench.now);
    assert_eq!(refusal, Err(Refusal::OutsidePlayer));
    bench
        .host(HostCommand::Seat { side: Side::North, sitter: Sitter::Computer { player: "level:4".into() } });
    bench.go_on(Side::South);
    bench.play("a1-b1 a7-b7");
    bench.command(Command::Offer { what: Offer::Takeback }, SOUTH);
    assert_eq!(bench.table.history().unwrap().len(), 0);
    bench.command(Command::Resign, SOUTH);
    bench.command(Command::Offer { what: Offer::Rematch }, SOUTH);
    bench.go_on(Side::South);
    assert_eq!((bench.table.game_number(), bench.decides()), (2, Some(Side::North)));
    bench.check();
}

#[test]
fn one_person_can_hold_both_seats() {
    let mut bench = Bench::open(Terms { takebacks: true, ..Terms::of("holochess") });
    for side in Side::BOTH {
        let sitter = Sitter::Person { id: "a".into(), name: "Ada".into() };
        bench.host(HostCommand::Seat { side, sitter });
    }
    assert_eq!(bench.table.viewer("a"), Viewer::Both);
    assert_eq!(bench.table.viewer("b"), Viewer::Spectator);
    bench.go_on(Side::South);
    bench.command(Command::Setup { setup: "=SGNM".into() }, Viewer::Both);
    assert_eq!(
        bench.refused(Command::Setup { setup: "=SGNM".into() }, Viewer::Both).fact().code,
        "other-group"
    );
    bench.command(Command::Setup { setup: "=HOKL".into() }, Viewer::Both);
    let command = bench.a_move("a2-b1");
    bench.command(command, Viewer::Both);
    bench.command(Command::Offer { what: Offer::Takeback }, Viewer::Both);
    assert_eq!(bench.table.history().unwrap().len(), 0);
    bench.command(Command::Offer { what: Offer::Draw }, Viewer::Both);
    assert_eq!(bench.reason(), "end-agreed");
    bench.command(Command::Offer { what: Offer::Rematch }, Viewer::Both);
    assert_eq!(bench.table.phase(), Phase::Ready);
    bench.check();
}

#[test]
fn people_can_join_and_leave_before_the_start() {
    let mut bench = Bench::open(Terms::of("courtier"));
    assert_eq!(bench.table.awaits(), Awaits::Sitter);
    bench.sit_down();
    let again =
        HostCommand::Seat { side: Side::North, sitter: Sitter::Person { id: "c".into(), name: "Cy".into() } };
    assert_eq!(
        bench.table.decide_host(again.clone(), bench.now),
        Err(Refusal::SeatTaken { side: Side::North })
    );
    bench.command(Command::Leave, NORTH);
    assert_eq!(bench.table.phase(), Phase::Seats);
    bench.host(again);
    bench.go_on(Side::South);
    assert_eq!(bench.refused(Command::Leave, NORTH).fact().code, "wrong-phase");
    let nameless = Sitter::Person { id: "x".into(), name: " ".into() };
    let mut other = Bench::open(Terms::of("courtier"));
    let refusal =
        other.table.decide_host(HostCommand::Seat { side: Side::South, sitter: nameless }, other.now);
    assert_eq!(refusal.unwrap_err().fact().code, "bad-text");
    other.sit_down();
    other.host(HostCommand::Unseat { side: Side::South });
    other.check();
    bench.check();
}

#[test]
fn the_first_move_alternates_through_a_match() {
    let form = MatchForm::BestOf { games: 3 };
    let mut bench = Bench::begun(Terms { form, begins: FirstMove::Second, ..Terms::of("courtier") });
    let mut firsts = Vec::new();
    for loser in [NORTH, SOUTH, NORTH] {
        firsts.push(bench.decides().unwrap());
        assert_eq!(bench.refused(Command::Offer { what: Offer::Rematch }, SOUTH).fact().code, "wrong-phase");
        bench.command(Command::Resign, loser);
        bench.go_on(Side::South);
    }
    assert_eq!(firsts, [Side::North, Side::South, Side::North]);
    assert_eq!((bench.table.phase(), bench.table.match_winner()), (Phase::Over, Some(Side::South)));
    assert_eq!(bench.table.score().wins, [2, 1]);
    bench.command(Command::Offer { what: Offer::Rematch }, SOUTH);
    bench.command(Command::Offer { what: Offer::Rematch }, NORTH);
    assert_eq!(bench.table.score().games, 0);
    bench.go_on(Side::South);
    assert_eq!((bench.table.game_number(), bench.decides()), (4, Some(Side::South)));
    bench.check();
}

#[test]
fn dejarik_counts_points_and_stakes() {
    let form = MatchForm::Stakes { stake: 10 };
    let position = Some("2P4pppp1/PP1P8/1 1 0".to_owned());
    let mut bench = Bench::begun(Terms { form, position, ..Terms::of("dejarik") });
    bench.play("a3-b3");
    assert_eq!((bench.table.phase(), bench.table.score().balance), (Phase::Over, 30));
    for by in [SOUTH, NORTH] {
        bench.command(Command::Offer { what: Offer::Rematch }, by);
    }
    bench.go_on(Side::South);
    // In a fixed position, too, the players change seats: the winner has seat 2 now, and the same player gives up.
    assert_eq!(bench.table.score().balance, -30);
    bench.command(Command::Resign, SOUTH);
    assert_eq!(
        bench.table.score().balance,
        -60,
        "three points each, for four in a row and for a resignation"
    );
    bench.check();
}

#[test]
fn a_forfeited_game_counts_the_most_that_the_winner_could_score() {
    let check = |game: &str, position: &str, end: &dyn Fn(&mut Bench), result: &str| {
        let position = (!position.is_empty()).then(|| position.to_owned());
        let mut bench = Bench::begun(Terms { position, ..Terms::of(game) });
        end(&mut bench);
        let ending = bench.table.view(SOUTH).state.ending.expect("the game is over");
        assert_eq!(ending.result, result, "{game}");
        let won = bench.table.score().half_points.iter().sum::<u32>();
        assert_eq!(won, 2 * u32::from(ending.points), "{game}");
        bench.check();
    };
    let resign = |by: Viewer| move |bench: &mut Bench| bench.command(Command::Resign, by);
    let leave = |bench: &mut Bench| {
        bench.host(HostCommand::Away { side: Side::North });
        bench.now = bench.now.after(10 * 60 * 1000);
        bench.command(Command::Abandoned { draw: false }, SOUTH);
    };
    let three_against_four = "P4PP2ppp/3p8/1 1 0";
    check("dejarik", "", &resign(SOUTH), "0-1 (3)");
    check("dejarik", "", &leave, "1-0 (3)");
    check("dejarik", three_against_four, &resign(NORTH), "1-0 (2)");
    check("dejarik", three_against_four, &resign(SOUTH), "0-1 (3)");
    check("dejarik", three_against_four, &leave, "1-0 (2)");
    check("courtier", "", &resign(NORTH), "1-0");
    check("holochess", "", &resign(NORTH), "1-0");
    let time = TimeControl::Fischer { start_ms: 1000, increment_ms: 0 };
    let mut bench = Bench::begun(Terms { time, ..Terms::of("dejarik") });
    bench.now = bench.table.next_deadline().expect("a clock runs");
    bench.host(HostCommand::Tick);
    assert_eq!(bench.table.view(SOUTH).state.ending.unwrap().result, "0-1 (3)");
    bench.check();
}

#[test]
fn the_players_change_seats_where_the_rules_say_who_moves_first() {
    for game in ["king-and-courtesan:3", "dejarik"] {
        let form = MatchForm::BestOf { games: 3 };
        let mut bench = Bench::begun(Terms { form, ..Terms::of(game) });
        let names = |bench: &Bench| {
            Side::BOTH.map(|side| bench.table.sitter(side).map(|sitter| sitter.name().to_owned()).unwrap())
        };
        assert_eq!(names(&bench), ["Ada", "Bob"]);
        // Ada wins the first game as seat 1, and loses the second as seat 2.
        bench.command(Command::Resign, NORTH);
        assert_eq!(bench.table.score().wins, [1, 0]);
        assert_eq!(names(&bench), ["Ada", "Bob"], "the result is shown as it was played");
        bench.go_on(Side::North);
        assert_eq!((names(&bench), bench.decides()), (["Bob".into(), "Ada".into()], Some(Side::South)));
        assert_eq!(bench.table.score().wins, [0, 1]);
        assert_eq!(bench.table.viewer("id of Bob"), SOUTH);
        assert_eq!(bench.table.view(SOUTH).state.first, Some(wire::Seat::First));
        bench.command(Command::Resign, NORTH);
        bench.go_on(Side::South);
        assert_eq!((names(&bench), bench.decides()), (["Ada".into(), "Bob".into()], Some(Side::South)));
        assert_eq!(bench.table.score().wins, [1, 1]);
        bench.command(Command::Resign, NORTH);
        assert_eq!(bench.table.match_winner(), Some(Side::South));
        for by in [SOUTH, NORTH] {
            bench.command(Command::Offer { what: Offer::Rematch }, by);
        }
        bench.go_on(Side::South);
        assert_eq!((names(&bench), bench.decides()), (["Bob".into(), "Ada".into()], Some(Side::South)));
        bench.check();
    }
}

#[test]
fn the_score_and_salts_follow_the_players_to_their_new_seats() {
    let form = MatchForm::Stakes { stake: 5 };
    let mut bench = Bench::begun(Terms { form, ..Terms::of("dejarik") });
    let request = Request { id: "once".into(), game: 1 };
    let events = bench.table.decide_once(Command::Resign, request.clone(), NORTH, bench.now).unwrap();
    bench.keep(events);
    bench.host(HostCommand::Away { side: Side::North });
    let won = bench.table.score().balance;
    assert!(won > 0);
    for by in [SOUTH, NORTH] {
        bench.command(Command::Offer { what: Offer::Rematch }, by);
    }
    bench.go_on(Side::South);
    assert_eq!(bench.table.score().balance, -won, "the winner has seat 2 now");
    let state = bench.table.view(SOUTH).state;
    assert_eq!(state.seats.map(|seat| seat.away.is_some()), [true, false]);
    // The same request of the same player is known in the other seat.
    assert_eq!(bench.table.decide_once(Command::Resign, request.clone(), SOUTH, bench.now), Ok(vec![]));
    let other = bench.table.decide_once(Command::Resign, request, NORTH, bench.now);
    assert_eq!(other, Err(Refusal::WrongGame { game: 2 }));
    bench.check();
}

#[test]
fn salts_follow_the_players() {
    let position = Some("So1GNM2hkl1/12/1 1 2 - 0".to_owned());
    let mut bench = Bench::begun(Terms { position, ..Terms::of("holochess") });
    bench.command(Command::Resign, SOUTH);
    for by in [SOUTH, NORTH] {
        bench.command(Command::Offer { what: Offer::Rematch }, by);
    }
    bench.command(Command::Salt { salt: "Ada's".into() }, SOUTH);
    bench.go_on(Side::South);
    assert_eq!(bench.table.sitter(Side::North).map(|sitter| sitter.name()), Some("Ada"));
    let salts = bench.table.view(SOUTH).state.dice.unwrap().salts.unwrap();
    assert_eq!(salts, ["salt 2", "Ada's"]);
    bench.check();
}

#[test]
fn who_moves_first_cannot_be_chosen_if_the_rules_say_so() {
    for begins in [FirstMove::Second, FirstMove::Lot] {
        for game in ["king-and-courtesan", "king-and-courtesan:7", "dejarik"] {
            let bad = Terms { begins, ..Terms::of(game) }.check().err().unwrap();
            assert_eq!(bad.fact().code, "fixed-beginner", "{game}");
        }
        for game in ["courtier", "holochess", "courtyard"] {
            assert!(Terms { begins, ..Terms::of(game) }.check().is_ok(), "{game}");
        }
        // A position says itself who moves.
        let position = Some("2P4pppp1/PP1P8/1 1 0".to_owned());
        assert!(Terms { begins, position, ..Terms::of("dejarik") }.check().is_ok());
    }
    assert_eq!(FirstMove::usual("dejarik"), FirstMove::First);
    assert_eq!(FirstMove::usual("courtier"), FirstMove::Lot);
}

#[test]
fn the_players_change_groups_from_game_to_game() {
    let groups = |bench: &Bench| [SOUTH, NORTH].map(|by| bench.table.view(by).state.setups[0].clone());
    let usual = ["=SGNM", "=OHKL"].map(str::to_owned);
    let exchanged = ["=OHKL", "=SGNM"].map(str::to_owned);
    let form = MatchForm::BestOf { games: 2 };
    for (agreed, lot, first) in [
        (Groups::Usual, true, &usual),
        (Groups::Swapped, false, &exchanged),
        (Groups::Random, false, &usual),
        (Groups::Random, true, &exchanged),
    ] {
        let mut bench = Bench::open(Terms { groups: agreed, form, ..Terms::of("holochess") });
        bench.sit_down();
        bench.host(HostCommand::Seal { secret: table::fair_dice::Secret::new([5; 32]) });
        let salts = ["a".into(), "b".into()];
        bench.host(HostCommand::Begin { lot: Side::South, exchanged: lot, salts });
        assert_eq!(&groups(&bench), first, "{agreed:?} {lot}");
        let others = first.clone().map(|setup| Command::Setup { setup });
        let [south, north] = others;
        assert_eq!(bench.refused(south.clone(), NORTH).fact().code, "other-group");
        // Seat 1 chooses from its group before seat 2 has chosen anything.
        bench.command(south, SOUTH);
        bench.command(north, NORTH);
        bench.go_on(Side::South);
        bench.command(Command::Resign, SOUTH);
        bench.go_on(Side::South);
        let second = if *first == usual { &exchanged } else { &usual };
        assert_eq!(&groups(&bench), second, "the second game");
        bench.set_up(&mut fastrand::Rng::with_seed(1));
        bench.command(Command::Resign, NORTH);
        for by in [SOUTH, NORTH] {
            bench.command(Command::Offer { what: Offer::Rematch }, by);
        }
        bench.go_on(Side::South);
        assert_eq!(&groups(&bench), first, "the rematch");
        bench.check();
    }
    let refused = |terms: Terms| terms.check().err().unwrap().fact().code;
    for groups in [Groups::Swapped, Groups::Random] {
        assert_eq!(refused(Terms { groups, ..Terms::of("courtier") }), "no-groups");
        let position = Some("So1GNM2hkl1/12/1 1 2 - 0".to_owned());
        assert_eq!(refused(Terms { groups, position, ..Terms::of("holochess") }), "no-groups");
    }
    assert_eq!(refused(Terms { open_setup: true, ..Terms::of("dejarik") }), "no-setup");
}

#[test]
fn the_first_move_alternates_in_games_with_setups() {
    let form = MatchForm::BestOf { games: 3 };
    let mut bench = Bench::open(Terms { form, begins: FirstMove::Lot, ..Terms::of("holochess") });
    bench.sit_down();
    let mut random = fastrand::Rng::with_seed(3);
    let mut firsts = Vec::new();
    for loser in [NORTH, SOUTH, NORTH] {
        bench.go_on(Side::North);
        for by in [SOUTH, NORTH] {
            let setups = bench.table.view(by).state.setups;
            let setup = random.choice(&setups).unwrap().clone();
            bench.command(Command::Setup { setup }, by);
        }
        bench.go_on(Side::North);
        firsts.push(bench.table.view(SOUTH).state.first.map(table::from_wire::side).unwrap());
        bench.command(Command::Resign, loser);
    }
    assert_eq!(firsts, [Side::North, Side::South, Side::North]);
    bench.check();
}

#[test]
fn a_match_can_be_resigned_between_two_games() {
    let mut bench = Bench::begun(Terms { form: MatchForm::FirstTo { points: 5 }, ..Terms::of("courtier") });
    bench.command(Command::Resign, NORTH);
    assert_eq!(bench.table.phase(), Phase::Ready);
    // A resignation of the game before, which was under way for a while, does not cost the match.
    let late = Request { id: "late".into(), game: 1 };
    let refused = bench.table.decide_once(Command::Resign, late, SOUTH, bench.now);
    assert_eq!(refused, Err(Refusal::WrongPhase { phase: Phase::Ready }));
    bench.command(Command::Concede, SOUTH);
    assert_eq!((bench.table.phase(), bench.table.match_winner()), (Phase::Over, Some(Side::North)));
    bench.check();
}
