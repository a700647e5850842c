//! Properties that players and programs rely on: wins are found, results are reproducible, searches stop, lines are
//! legal.

use std::ops::ControlFlow;
use std::thread;
use std::time::Duration;

use games::courtier::Courtier;
use games::{courtier, courtyard, dejarik, holochess, king_and_courtesan};
use rules::{Evaluate, Game as _, NoTablebase, Notation, Outcome, Position, Side, TablebaseProbe, Value};
use search::{Budget, Contempt, Report, Request, Score, Stop, Swindle, TranspositionTable, search, uct};

fn searched<P: Evaluate>(
    position: &P,
    budget: Budget,
    change: impl FnOnce(&mut Request<'_, P, NoTablebase>),
) -> Report<P::Move> {
    searched_after(position, &[], budget, change)
}

fn searched_after<P: Evaluate>(
    position: &P,
    earlier: &[(u64, u32)],
    budget: Budget,
    change: impl FnOnce(&mut Request<'_, P, NoTablebase>),
) -> Report<P::Move> {
    let table = TranspositionTable::new(4);
    let mut request = Request {
        position,
        earlier,
        budget,
        stop: Stop::new(),
        table: &table,
        contempt: Contempt::NONE,
        tablebase: &NoTablebase,
        threads: 1,
        lines: 1,
        is_selective: true,
    };
    change(&mut request);
    search(&request, |_| {})
}

/// Checks that the best line is a win of this many points, and that playing it out leads there.
#[track_caller]
fn check_win<P: Evaluate + Notation>(position: &str, points: u8, plies: u32) {
    let start: P = position.parse().unwrap_or_else(|error| panic!("{position}: {error}"));
    let report = searched(&start, Budget::depth(plies + 2), |_| {});
    let line = &report.lines[0];
    assert_eq!(line.score.decided(), Some((points.into(), plies)), "{position}: {}", line.score);
    assert!(line.is_exact);
    let mut end = start;
    for mv in &line.moves {
        end = end.play(*mv).unwrap();
    }
    let side = start.turn();
    assert_eq!(
        end.node().outcome(),
        Some(Outcome::win_by(side, points)),
        "{position}: the line ends in {end}"
    );
}

#[test]
fn wins_are_found_with_their_distance() {
    type KingAndCourtesan = king_and_courtesan::Position<6, u64>;
    type Courtyard = courtyard::Position<false, false, false>;
    check_win::<courtier::Position>("K2Gk7/5G6/1 1 0", 1, 1);
    check_win::<dejarik::Position>("2P4pppp1/PP1P8/1 1 0", 3, 1);
    check_win::<dejarik::Position>("PPP1P2p1ppp/12/1 1 0", 1, 7);
    check_win::<KingAndCourtesan>("5C/3kK1/6/6/6/6 1", 1, 1);
    check_win::<KingAndCourtesan>("1k4/6/6/2K3/6/6 1", 1, 5);
    check_win::<Courtyard>("10/10/10/5K4/10/10/10/10/10/9k 1 0 -", 1, 1);
    check_win::<Courtyard>("10/3K6/10/10/10/10/10/10/10/9k 1 0 -", 1, 5);
}

#[test]
fn lines_are_sorted_by_points_first() {
    let position: dejarik::Position = "2P4pppp1/PP1P8/1 1 0".parse().unwrap();
    let report = searched(&position, Budget::depth(3), |request| request.lines = 30);
    let scores: Vec<_> = report.lines.iter().map(|line| line.score).collect();
    assert!(scores.is_sorted_by(|better, worse| better >= worse), "{scores:?}");
    assert_eq!(report.lines[0].score.decided(), Some((3, 1)));
}

#[test]
fn one_thread_and_a_node_budget_give_the_same_result_every_time() {
    let position: king_and_courtesan::Position<6, u64> =
        "1cccck/C1cccc/CC1ccc/CCC1cc/CCCC1c/KCCCC1 1".parse().unwrap();
    let run = || {
        let report = searched(&position, Budget::nodes(30_000), |request| request.lines = 3);
        (report.lines, report.depth, report.nodes)
    };
    let first = run();
    assert_eq!(first.2, 30_000);
    assert_eq!(first, run());
}

#[test]
fn lines_are_different_moves_and_legal_to_the_end() {
    let position: courtier::Position = "GGGKGGgggkgg/12/1 1 0".parse().unwrap();
    let report = searched(&position, Budget::depth(6), |request| request.lines = 6);
    assert_eq!(report.lines.len(), 6);
    for (number, line) in report.lines.iter().enumerate() {
        assert!(report.lines[..number].iter().all(|better| better.moves[0] != line.moves[0]));
        let mut now = position;
        for mv in &line.moves {
            now = now.play(*mv).unwrap();
        }
    }
    let single = searched(&position, Budget::depth(6), |request| request.is_selective = false);
    let all = searched(&position, Budget::depth(6), |request| {
        request.is_selective = false;
        request.lines = 6;
    });
    assert_eq!(all.lines[0].score, single.lines[0].score);
}

#[test]
fn lines_are_sorted_whenever_the_search_stops() {
    let position = Courtier::start(Side::South);
    for nodes in (50..12_000).step_by(173) {
        let report = searched(&position, Budget::nodes(nodes), |request| request.lines = 3);
        let scores: Vec<Score> = report.lines.iter().map(|line| line.score).collect();
        assert!(scores.is_sorted_by(|one, other| one >= other), "{scores:?} after {nodes} positions");
    }
}

#[test]
fn a_stopped_search_still_has_a_move() {
    let position: courtyard::Position<false, false, false> =
        "g1g1k1g1g1/1s1s1s1s1s/s1s1s1s1s1/10/10/10/10/1S1S1S1S1S/S1S1S1S1S1/1G1G1K1G1G 1 0 -"
            .parse()
            .unwrap();
    let stop = Stop::new();
    let report = thread::scope(|scope| {
        let stopper = stop.clone();
        scope.spawn(move || {
            thread::sleep(Duration::from_millis(30));
            stopper.stop();
        });
        searched(&position, Budget::default(), |request| {
            request.stop = stop;
            request.threads = 2;
        })
    });
    assert!(position.is_legal(report.best().unwrap()));
    let report = searched(&position, Budget::nodes(1), |_| {});
    assert!(position.is_legal(report.best().unwrap()), "even one node is enough for some move");
}

#[test]
fn returning_to_an_earlier_position_is_a_draw() {
    let position: courtier::Position = "K5k5/1G10/1 1 0".parse().unwrap();
    let mut earlier = Vec::new();
    position.each_choice(|choice| {
        let after = position.take(choice).unwrap();
        earlier.push((after.key(), after.pieces()));
    });
    let report = searched_after(&position, &earlier, Budget::depth(4), |_| {});
    assert_eq!(report.lines[0].score, Score::DRAW);
}

/// A tablebase with the same value for every position.
struct Always(Value);

impl<P> TablebaseProbe<P> for Always {
    fn probe(&self, _: &P) -> Option<Value> {
        Some(self.0)
    }
}

/// The score with this contempt and a tablebase that always gives this value.
fn believed(position: &str, always: Value, contempt: Contempt) -> Score {
    let position: courtier::Position = position.parse().unwrap();
    let table = TranspositionTable::new(1);
    let request = Request {
        position: &position,
        earlier: &[],
        budget: Budget::depth(3),
        stop: Stop::new(),
        table: &table,
        contempt,
        tablebase: &Always(always),
        threads: 1,
        lines: 1,
        is_selective: true,
    };
    search(&request, |_| {}).lines[0].score
}

#[test]
fn tablebase_values_are_used() {
    let lost = Value::over(-1).after_moves(4);
    let score = believed("GGGKGGgggkgg/12/1 1 0", lost, Contempt::NONE);
    assert_eq!(score.decided(), Some((1, 5)), "lost for the opponent in four plies after one move");
}

#[test]
fn contempt_makes_a_side_play_on_in_a_drawn_position() {
    // Two extra guards, so that a static evaluation sees more than a draw.
    let score = |contempt| believed("KGGGG1kgg3/12/1 1 0", Value::DRAW, contempt);
    assert_eq!(score(Contempt::NONE), Score::DRAW);
    let draw = Score(-2_500);
    assert_eq!(score(Contempt { draw, turns_to_draw: None }), draw);
    assert!(score(Contempt { draw, turns_to_draw: Some(100) }) > Score(1_000));
}

/// A tablebase in which everything is drawn, except that in these positions all replies but the first lose late.
struct OneReplyHolds(Vec<courtier::Position>);

impl TablebaseProbe<courtier::Position> for OneReplyHolds {
    fn probe(&self, position: &courtier::Position) -> Option<Value> {
        let is_lost = self.0.iter().any(|before| {
            let replies = moves_of(before).into_iter().filter_map(|mv| before.play(mv).ok());
            replies.skip(1).any(|after| after == *position)
        });
        Some(if is_lost { Value::over(1).after_moves(40) } else { Value::DRAW })
    }
}

fn moves_of(position: &courtier::Position) -> Vec<<courtier::Position as Position>::Move> {
    let mut moves = Vec::new();
    let _ = position.each_move(|mv| {
        moves.push(mv);
        ControlFlow::Continue(())
    });
    moves
}

const PATIENT: Contempt = Contempt { draw: Score(-2_500), turns_to_draw: Some(100) };

/// The result of a swindle search at the start of an endgame.
fn looked(
    tablebase: &OneReplyHolds,
    earlier: &[(u64, u32)],
    budget: Budget,
    change: impl FnOnce(&mut Request<'_, courtier::Position, OneReplyHolds>),
) -> Swindle<<courtier::Position as Position>::Move> {
    let (position, table) = (ending(), TranspositionTable::new(0));
    let mut request = Request {
        position: &position,
        earlier,
        budget,
        stop: Stop::new(),
        table: &table,
        contempt: PATIENT,
        tablebase,
        threads: 1,
        lines: 1,
        is_selective: true,
    };
    change(&mut request);
    search::swindle(&request)
}

fn ending() -> courtier::Position {
    "KGG3kgg3/12/1 1 0".parse().unwrap()
}

#[test]
fn a_swindle_is_found_where_one_reply_of_many_holds() {
    // The smaller budget is enough for one look.
    for budget in [60_000, 1_000_000].map(Budget::nodes) {
        for mv in moves_of(&ending()) {
            let after = ending().play(mv).unwrap();
            let tablebase = OneReplyHolds(vec![after]);
            let swindle = looked(&tablebase, &[], budget, |_| ());
            assert_eq!(swindle.mv, Some(mv));
            assert!(swindle.nodes <= budget.nodes.unwrap(), "{swindle:?}");
            assert_eq!(swindle, looked(&tablebase, &[], budget, |_| ()), "found again");
            let earlier = [(after.key(), after.pieces())];
            assert_ne!(looked(&tablebase, &earlier, budget, |_| ()).mv, Some(mv), "it stood before");
        }
    }
}

#[test]
fn no_swindle_without_contempt_or_budget_or_after_a_repetition() {
    let tablebase = OneReplyHolds(Vec::new());
    let budget = Budget::nodes(60_000);
    assert!(looked(&tablebase, &[], budget, |_| ()).mv.is_some());
    let earlier = [(ending().key(), ending().pieces())];
    for without in [
        looked(&tablebase, &earlier, budget, |_| ()),
        looked(&tablebase, &[], budget, |request| request.contempt = Contempt::NONE),
        looked(&tablebase, &[], budget, |request| request.contempt.turns_to_draw = Some(29)),
        looked(&tablebase, &[], budget, |request| request.lines = 2),
        looked(&tablebase, &[], budget, |request| request.stop.stop()),
        looked(&tablebase, &[], Budget::nodes(59_999), |_| ()),
    ] {
        assert_eq!(without, Swindle { mv: None, nodes: 0 });
    }
    let hasty = Budget { time: Some(Duration::ZERO), ..budget };
    assert_eq!(looked(&tablebase, &[], hasty, |_| ()).mv, None);
}

#[test]
fn contempt_scores_a_repetition_twice_as_bad_as_a_draw() {
    let mv = moves_of(&ending())[0];
    let after = ending().play(mv).unwrap();
    let earlier = [(after.key(), after.pieces())];
    for (contempt, expected) in [
        (Contempt::NONE, Score::DRAW),
        (Contempt { turns_to_draw: None, ..PATIENT }, Score(-2_500)),
        (PATIENT, Score(-5_000)),
    ] {
        let report = searched_after(&ending(), &earlier, Budget::depth(1), |request| {
            (request.contempt, request.lines) = (contempt, 100);
        });
        let line = report.lines.iter().find(|line| line.moves[0] == mv).expect("every move has a line");
        assert_eq!(line.score, expected, "{contempt:?}");
    }
}

#[test]
fn rolls_are_weighted_and_lines_end_before_them() {
    let position: holochess::Position = "So4h5/12/G 1 2 - 0".parse().unwrap();
    let report = searched(&position, Budget::depth(4), |request| request.lines = 20);
    for line in &report.lines {
        let mut now = position;
        for (number, mv) in line.moves.iter().enumerate() {
            now = now.play(*mv).unwrap_or_else(|error| panic!("move {number} of {:?}: {error}", line.moves));
        }
        assert!(line.score < Score(rules::POINT), "nothing is certain before the dice have fallen");
    }
}

#[test]
fn an_attack_that_may_fail_is_never_called_a_certain_win() {
    for text in ["8SlG1/8NM2/1 1 2 - 0", "M9Nl/11S/G 1 2 - 0", "9SlM/G9N1/1 1 2 - 0"] {
        let position: holochess::Position = text.parse().unwrap();
        let report = searched(&position, Budget::depth(4), |request| request.lines = 4);
        for line in &report.lines {
            assert!(
                !line.is_exact && !line.score.is_decided(),
                "{text}: {} is {}",
                line.moves[0],
                line.score
            );
        }
    }
}

#[test]
fn searches_with_and_without_contempt_share_no_entries() {
    let position: courtier::Position = "KG4G4g/2kg8/1 1 0".parse().unwrap();
    let eager = Contempt { draw: Score(-2_500), turns_to_draw: Some(100) };
    let table = TranspositionTable::new(4);
    let with = |table: &TranspositionTable, contempt| {
        let request = Request {
            position: &position,
            earlier: &[],
            budget: Budget::depth(8),
            stop: Stop::new(),
            table,
            contempt,
            tablebase: &NoTablebase,
            threads: 1,
            lines: 1,
            is_selective: true,
        };
        let mut scores = Vec::new();
        search(&request, |report| scores.push(report.lines[0].score));
        scores
    };
    let fresh = with(&table, Contempt::NONE);
    table.clear();
    let contempt_side = with(&table, eager);
    assert_ne!(fresh, contempt_side);
    assert_eq!(with(&table, Contempt::NONE), fresh);
}

#[test]
fn nodes_of_all_threads_are_counted() {
    let position = Courtier::start(Side::South);
    let alone = searched(&position, Budget::nodes(20_000), |_| {}).nodes;
    let together = searched(&position, Budget::nodes(20_000), |request| request.threads = 3).nodes;
    assert!(alone <= 20_000 && together > alone, "{alone} alone, {together} together");
}

#[test]
fn uct_finds_a_win_and_repeats_itself() {
    let position: king_and_courtesan::Position<6, u64> = "6/6/3k2/2C3/6/K5 1".parse().unwrap();
    let run = || uct(&position, &Budget::nodes(2_000), Stop::new(), 7);
    let report = run();
    assert_eq!(report.lines[0].mv.to_string(), "c3xd4");
    assert_eq!(report.iterations, 2_000);
    assert_eq!(report.lines.iter().map(|line| line.visits).sum::<u32>(), 2_000);
    let visits =
        |report: search::UctReport<_>| report.lines.iter().map(|line| line.visits).collect::<Vec<_>>();
    assert_eq!(visits(report), visits(run()));
    let attack: holochess::Position = "So4h5/12/G 1 2 - 0".parse().unwrap();
    let report = uct(&attack, &Budget::nodes(2_000), Stop::new(), 7);
    assert!(report.lines.iter().all(|line| attack.is_legal(line.mv) && line.mean.abs() <= 1.0));
}
