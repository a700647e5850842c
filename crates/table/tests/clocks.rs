//! Clocks and timeouts.

mod support;

use rules::{Coded, Side};
use support::{Bench, NORTH, SOUTH, node};
use table::{
    Command, DiceSource, Finish, HostCommand, MatchForm, Phase, Refusal, Sitter, Terms, Time, TimeControl,
    Viewer,
};

const FISCHER: TimeControl = TimeControl::Fischer { start_ms: 60_000, increment_ms: 1000 };

fn timed(game: &str) -> Terms {
    Terms { time: FISCHER, ..Terms::of(game) }
}

fn left(bench: &Bench) -> [u64; 2] {
    bench.table.clocks().expect("there are clocks").0
}

impl Bench {
    fn wait(&mut self, milliseconds: u64) {
        self.now = self.now.after(milliseconds);
    }
}

#[test]
fn a_push_in_the_opponents_turn_runs_the_clock_of_the_side_to_decide() {
    let position = Some("So1GNM2hkl1/12/1 1 2 - 0".to_owned());
    let mut bench = Bench::begun(Terms { position, dice: DiceSource::Given, ..timed("holochess") });
    bench.wait(5000);
    bench.play("a1*a2");
    // Rolls take nobody's time.
    bench.wait(30_000);
    assert_eq!((left(&bench), bench.table.next_deadline()), ([55_000, 60_000], None));
    bench.host(HostCommand::Roll { number: 1 });
    assert_eq!(node(&bench), rules::Node::Decide(Side::North));
    assert_eq!(bench.table.history().unwrap().turn(), Side::South);
    assert_eq!(bench.table.clocks().unwrap().1, Some((Side::North, bench.now)));
    bench.wait(7000);
    let push = bench.table.history().unwrap().moves()[0].text.clone();
    bench.play(&push);
    // The turn goes on, so there is no increment yet.
    assert_eq!(left(&bench), [55_000, 53_000]);
    assert_eq!(bench.decides(), Some(Side::South));
    bench.wait(1000);
    bench.play("a4-b5");
    assert_eq!((left(&bench), bench.decides()), ([55_000, 53_000], Some(Side::North)));
    let record = bench.table.record(Default::default()).unwrap().to_string();
    assert!(record.contains("a4-b5 {[%clk 0:00:55]}"), "{record}");
    assert!(record.contains("r2 "), "{record}");
    bench.check();
}

#[test]
fn a_player_who_runs_out_of_time_loses() {
    let mut bench = Bench::begun(timed("courtier"));
    bench.wait(10_000);
    bench.play("a1-b1");
    assert_eq!(left(&bench), [51_000, 60_000]);
    let deadline = bench.now.after(60_000);
    assert_eq!(bench.table.next_deadline(), Some(deadline));
    bench.now = Time(deadline.0 - 1);
    assert_eq!(bench.table.decide_host(HostCommand::Tick, bench.now), Err(Refusal::NothingDue));
    bench.wait(1);
    let late = bench.a_move("a7-b7");
    assert_eq!(bench.refused(late, NORTH), Refusal::TimeUp { loser: Side::North });
    assert_eq!(bench.refused(Command::Resign, SOUTH), Refusal::TimeUp { loser: Side::North });
    bench.host(HostCommand::Tick);
    assert_eq!(bench.reason(), "end-timeout (loser: seat 2)");
    assert_eq!(bench.table.next_deadline(), None);
    bench.check();
}

#[test]
fn a_rated_game_without_a_first_move_is_aborted() {
    let mut bench = Bench::begun(Terms { rated: true, ..timed("courtier") });
    assert_eq!(bench.table.first_move_until(), Some(bench.now.after(30_000)));
    bench.wait(29_999);
    bench.play("a1-b1");
    // The opponent has as long.
    bench.wait(29_999);
    assert_eq!(bench.table.decide_host(HostCommand::Tick, bench.now), Err(Refusal::NothingDue));
    bench.wait(1);
    bench.host(HostCommand::Tick);
    assert_eq!(bench.table.finish(), Some(Finish::Aborted));
    assert_eq!(bench.table.phase(), Phase::Over);
    bench.check();
    // A player who has moved loses on time as usual, after more than 30 seconds.
    let mut bench = Bench::begun(Terms { rated: true, ..timed("courtier") });
    bench.play("a1-b1");
    bench.play("a7-b7");
    assert_eq!(bench.table.first_move_until(), None);
    bench.wait(61_000);
    bench.host(HostCommand::Tick);
    assert_eq!(bench.reason(), "end-timeout (loser: seat 1)");
    // Casual games are not in a hurry.
    let bench = Bench::begun(timed("courtier"));
    assert_eq!(
        (bench.table.first_move_until(), bench.table.next_deadline()),
        (None, Some(bench.now.after(60_000)))
    );
}

#[test]
fn a_player_who_stays_away_between_two_games_loses_the_match() {
    let form = MatchForm::BestOf { games: 3 };
    let mut bench = Bench::begun(Terms { form, ..timed("courtier") });
    bench.command(Command::Resign, SOUTH);
    assert!(bench.table.is_between_games());
    bench.host(HostCommand::Away { side: Side::North });
    let claim = |draw| Command::Abandoned { draw };
    assert_eq!(bench.refused(claim(false), SOUTH), Refusal::NotAway { wait_ms: Some(120_000) });
    bench.wait(120_000);
    assert_eq!(bench.refused(claim(true), SOUTH), Refusal::WrongPhase { phase: Phase::Ready });
    bench.command(claim(false), SOUTH);
    assert_eq!((bench.table.phase(), bench.table.match_winner()), (Phase::Over, Some(Side::South)));
    bench.check();
}

#[test]
fn a_pause_stops_both_clocks() {
    let mut bench = Bench::begun(timed("courtier"));
    bench.wait(10_000);
    bench.host(HostCommand::Pause);
    assert_eq!(bench.table.decide_host(HostCommand::Pause, bench.now), Err(Refusal::ClocksUnchanged));
    bench.wait(1_000_000);
    assert_eq!(bench.table.next_deadline(), None);
    bench.play("a1-b1");
    bench.wait(1_000_000);
    bench.host(HostCommand::Resume);
    assert_eq!(left(&bench), [51_000, 60_000]);
    assert_eq!(bench.table.next_deadline(), Some(bench.now.after(60_000)));
    bench.check();
}

#[test]
fn a_restart_counts_as_a_pause_since_the_last_heartbeat() {
    let mut bench = Bench::begun(timed("courtier"));
    let alive = bench.now.after(5000);
    bench.wait(3_600_000);
    let paused = bench.table.decide_host(HostCommand::Pause, alive).unwrap();
    bench.keep(paused);
    bench.host(HostCommand::Resume);
    assert_eq!(bench.table.next_deadline(), Some(bench.now.after(55_000)));
    bench.check();
}

#[test]
fn a_computer_is_not_charged_while_it_waits_for_its_turn_to_think() {
    let mut bench = Bench::open(timed("courtier"));
    let ada = Sitter::Person { id: "a".into(), name: "Ada".into() };
    bench.host(HostCommand::Seat { side: Side::South, sitter: ada });
    let computer = Sitter::Computer { player: "level:8".into() };
    bench.host(HostCommand::Seat { side: Side::North, sitter: computer });
    bench.go_on(Side::South);
    let queue = |side| HostCommand::Queue { side };
    // People think at once.
    assert_eq!(bench.table.decide_host(queue(Side::South), bench.now), Err(Refusal::ClocksUnchanged));
    bench.play("a1-b1");
    let think = HostCommand::Think { side: Side::North };
    assert_eq!(bench.table.decide_host(think.clone(), bench.now), Err(Refusal::ClocksUnchanged));
    bench.host(queue(Side::North));
    assert_eq!(bench.table.decide_host(queue(Side::North), bench.now), Err(Refusal::ClocksUnchanged));
    bench.wait(3_600_000);
    assert_eq!((left(&bench), bench.table.next_deadline()), ([61_000, 60_000], None));
    bench.host(think);
    assert_eq!(bench.table.next_deadline(), Some(bench.now.after(60_000)));
    bench.wait(2000);
    bench.play("a7-b7");
    assert_eq!(left(&bench), [61_000, 59_000]);
    assert_eq!(bench.table.next_deadline(), Some(bench.now.after(61_000)), "only that decision was queued");
    bench.check();
}

#[test]
fn days_are_for_each_decision() {
    let mut bench = Bench::begun(Terms { time: TimeControl::Days { days: 2 }, ..Terms::of("courtier") });
    let days = |days: u64| days * TimeControl::DAY_MS;
    bench.wait(days(1));
    bench.play("a1-b1");
    bench.wait(days(1));
    bench.play("a7-b7");
    assert_eq!(bench.table.next_deadline(), Some(bench.now.after(days(2))));
    bench.wait(days(2));
    bench.host(HostCommand::Tick);
    assert_eq!(bench.reason(), "end-timeout (loser: seat 1)");
    bench.check();
}

#[test]
fn setups_have_their_own_time_limit() {
    let setup = Command::Setup { setup: "=SGNM".into() };
    let mut bench = Bench::begun(timed("holochess"));
    bench.command(setup.clone(), SOUTH);
    assert_eq!(bench.table.next_deadline(), Some(bench.now.after(300_000)));
    bench.wait(100_000);
    bench.host(HostCommand::Pause);
    bench.wait(900_000);
    bench.host(HostCommand::Resume);
    bench.wait(199_999);
    bench.command(setup.clone(), SOUTH);
    bench.wait(1);
    assert_eq!(bench.refused(setup, SOUTH), Refusal::TimeUp { loser: Side::North });
    bench.host(HostCommand::Tick);
    assert_eq!(bench.reason(), "end-timeout (loser: seat 2)");
    assert_eq!(bench.table.score().wins, [1, 0]);
    bench.check();
    let mut neither = Bench::begun(timed("holochess"));
    neither.wait(300_000);
    neither.host(HostCommand::Tick);
    assert_eq!((neither.reason().as_str(), neither.table.phase()), ("aborted", Phase::Over));
    neither.check();
}

#[test]
fn a_player_who_is_away_for_too_long_can_lose_the_game() {
    for draw in [false, true] {
        let mut bench = Bench::begun(Terms::of("courtier"));
        let declare = Command::Abandoned { draw };
        assert_eq!(bench.refused(declare.clone(), SOUTH), Refusal::NotAway { wait_ms: None });
        bench.host(HostCommand::Away { side: Side::North });
        bench.wait(599_000);
        assert_eq!(bench.refused(declare.clone(), SOUTH), Refusal::NotAway { wait_ms: Some(1000) });
        bench.host(HostCommand::Back { side: Side::North });
        bench.host(HostCommand::Away { side: Side::North });
        bench.wait(600_000);
        let seen = bench.table.view(Viewer::Spectator).state.seats[1].away.unwrap();
        assert_eq!(seen.until, Some(bench.now.0));
        assert_eq!(bench.refused(declare.clone(), NORTH), Refusal::NotAway { wait_ms: None });
        bench.command(declare, SOUTH);
        let reason = if draw { "end-abandoned (by: seat 2)" } else { "end-gone (loser: seat 2)" };
        assert_eq!(bench.reason(), reason);
        assert_eq!(bench.table.score().wins, [u32::from(!draw), 0]);
        bench.check();
    }
    let mut bench = Bench::begun(Terms::of("king-and-courtesan"));
    bench.host(HostCommand::Away { side: Side::North });
    bench.wait(600_000);
    assert_eq!(bench.refused(Command::Abandoned { draw: true }, SOUTH).fact().code, "never-drawn");
}
