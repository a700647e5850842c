//! Random commands in random order: decided events can be applied, and the table can be rebuilt from them. That
//! deciding changes nothing follows from the types: only `apply` gets a mutable table.

mod support;

use proptest::prelude::*;
use rules::{Coded, Side};
use support::{Bench, VIEWERS, all_of};
use table::fair_dice::Secret;
use table::{
    Awaits, Command, DiceSource, FirstMove, Groups, HostCommand, MatchForm, Offer, Sitter, Terms, TimeControl,
};

#[derive(Clone, Debug)]
struct Attempt {
    kind: u8,
    pick: u16,
    viewer: usize,
    wait: u64,
}

fn attempts() -> impl Strategy<Value = Vec<Attempt>> {
    let attempt = (0..40u8, any::<u16>(), 0..4usize, prop_oneof![4 => 0..200u64, 1 => 0..400_000u64]);
    let attempt = attempt.prop_map(|(kind, pick, viewer, wait)| Attempt { kind, pick, viewer, wait });
    prop::collection::vec(attempt, 1..120)
}

const BEGINS: [FirstMove; 3] = [FirstMove::First, FirstMove::Second, FirstMove::Lot];
const GROUPS: [Groups; 3] = [Groups::Usual, Groups::Swapped, Groups::Random];

fn terms() -> impl Strategy<Value = Terms> {
    let games = ["courtier", "dejarik", "holochess", "king-and-courtesan:3", "courtyard"];
    let times = [
        TimeControl::None,
        TimeControl::Fischer { start_ms: 60_000, increment_ms: 500 },
        TimeControl::Days { days: 1 },
    ];
    let forms = [
        MatchForm::Single,
        MatchForm::BestOf { games: 2 },
        MatchForm::FirstTo { points: 2 },
        MatchForm::Stakes { stake: 3 },
    ];
    (0..5usize, 0..3usize, 0..4usize, 0..3usize, any::<[bool; 3]>()).prop_map(
        move |(game, time, form, agreed, [takebacks, given, open])| {
            let usual = FirstMove::usual(games[game]);
            let sets_up = games[game] == "holochess";
            Terms {
                begins: if usual == FirstMove::First { usual } else { BEGINS[agreed] },
                groups: if sets_up { GROUPS[agreed] } else { Groups::Usual },
                open_setup: sets_up && open,
                time: times[time],
                form: forms[form],
                takebacks,
                dice: if given { DiceSource::Given } else { DiceSource::Sealed },
                ..Terms::of(games[game])
            }
        },
    )
}

/// Turns an attempt into a command; some kinds get plausible parameters, others arbitrary ones.
fn command(bench: &Bench, attempt: &Attempt) -> Command {
    let pick = usize::from(attempt.pick);
    let what = Offer::ALL[pick % 3];
    let history = bench.table.history();
    match attempt.kind {
        0 => Command::Leave,
        1 => Command::Salt { salt: ["", "x", "my own salt"][pick % 3].to_owned() },
        2 => Command::Claim,
        3 if pick % 8 == 0 => Command::Resign,
        3 if pick % 8 == 1 => Command::Concede,
        4..=6 => Command::Offer { what },
        7 | 8 => Command::Accept { what },
        9 => Command::Decline { what },
        10 => Command::Withdraw { what },
        11 if pick % 4 == 0 => Command::Abort,
        12 => Command::Abandoned { draw: pick % 2 == 0 },
        13 => Command::Move { ply: pick % 5, id: format!("{}", pick % 20), text: "a1-b1".to_owned() },
        14 => {
            Command::Move { ply: history.map_or(0, |h| h.len()), id: String::new(), text: "a1-b1".to_owned() }
        }
        15..=18 => {
            let setups = bench.table.view(VIEWERS[attempt.viewer]).state.setups;
            let setup = setups.get(pick % setups.len().max(1)).cloned();
            Command::Setup { setup: setup.unwrap_or_else(|| "=SGNM".to_owned()) }
        }
        _ => {
            let moves = history.map(|history| history.moves()).unwrap_or_default();
            let text =
                moves.get(pick % moves.len().max(1)).map_or("r3".to_owned(), |legal| legal.text.clone());
            let ply = history.map_or(0, |history| history.len());
            Command::Move { ply, id: format!("{}-{}", bench.table.number(), attempt.pick), text }
        }
    }
}

fn host_command(bench: &Bench, attempt: &Attempt) -> HostCommand {
    let side = Side::BOTH[usize::from(attempt.pick % 2)];
    let number = u64::from(attempt.pick % 7);
    match attempt.kind % 14 {
        0 => HostCommand::Seat {
            side,
            sitter: match attempt.pick % 3 {
                0 => Sitter::Computer { player: "level:2".into() },
                number => Sitter::Person { id: format!("p{number}"), name: format!("Person {number}") },
            },
        },
        1 if attempt.pick.is_multiple_of(4) => HostCommand::Unseat { side },
        2 => HostCommand::Tick,
        3 => HostCommand::Away { side },
        4 => HostCommand::Back { side },
        5 => HostCommand::Pause,
        6 => HostCommand::Resume,
        7 if attempt.pick.is_multiple_of(32) => HostCommand::Close,
        8 => HostCommand::Queue { side },
        9 => HostCommand::Think { side },
        _ => match bench.table.awaits() {
            Awaits::Secret => HostCommand::Seal { secret: Secret::new([attempt.pick as u8; 32]) },
            Awaits::Dice { .. } => HostCommand::Roll { number },
            Awaits::Sitter => HostCommand::Seat {
                side: if bench.table.sitter(side).is_some() { !side } else { side },
                sitter: Sitter::Person { id: "p1".into(), name: "Person 1".into() },
            },
            Awaits::Lot => HostCommand::DrawLot { lot: side },
            _ => {
                let exchanged = attempt.pick.is_multiple_of(3);
                HostCommand::Begin { lot: side, exchanged, salts: ["a".into(), "b".into()] }
            }
        },
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn commands_in_any_order(terms in terms(), attempts in attempts(), begun in any::<bool>()) {
        let mut bench = if begun { Bench::begun(terms) } else { Bench::open(terms) };
        for attempt in &attempts {
            bench.now = bench.now.after(attempt.wait);
            let decided = if attempt.pick.is_multiple_of(3) {
                bench.table.decide_host(host_command(&bench, attempt), bench.now)
            } else {
                bench.table.decide(command(&bench, attempt), VIEWERS[attempt.viewer], bench.now)
            };
            match decided {
                Ok(events) => bench.keep(events),
                Err(refusal) => prop_assert!(!refusal.fact().code.is_empty()),
            }
        }
        bench.check();
    }

    #[test]
    fn events_in_any_order_do_no_harm(terms in terms(), seed in any::<u64>()) {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut bench = Bench::begun(terms);
        bench.set_up(&mut random);
        bench.play_randomly(&mut random, 20);
        let mut log = bench.log;
        random.shuffle(&mut log[1..]);
        let mut table = table::Table::rebuild(&log[..1]).unwrap();
        for event in &log {
            let before = all_of(&table);
            if table.apply(event).is_err() {
                prop_assert_eq!(all_of(&table), before, "a bad event changes nothing");
            }
        }
    }
}
