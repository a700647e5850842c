//! A table with its log and a clock, and helpers to play on it.
#![allow(dead_code, reason = "not every test needs all of it")]

use rules::{Coded, Node, Side};
use table::fair_dice::Secret;
use table::record::{Record, Tags};
use table::{Awaits, Command, Event, Finish, HostCommand, Refusal, Sitter, Table, Terms, Time, Viewer};

pub(crate) const SOUTH: Viewer = Viewer::Seat(Side::South);
pub(crate) const NORTH: Viewer = Viewer::Seat(Side::North);
pub(crate) const VIEWERS: [Viewer; 4] = [SOUTH, NORTH, Viewer::Both, Viewer::Spectator];

pub(crate) struct Bench {
    pub(crate) table: Table,
    pub(crate) log: Vec<Event>,
    pub(crate) now: Time,
    ids: u64,
}

impl Bench {
    pub(crate) fn open(terms: Terms) -> Bench {
        let (table, opened) = Table::open("t-1", terms, Time(1000)).unwrap();
        Bench { table, log: vec![opened], now: Time(1000), ids: 0 }
    }

    /// Creates a table with two people, at which the first game has begun.
    pub(crate) fn begun(terms: Terms) -> Bench {
        let mut bench = Bench::open(terms);
        bench.sit_down();
        bench.go_on(Side::South);
        bench
    }

    pub(crate) fn sit_down(&mut self) {
        for (side, name) in Side::BOTH.into_iter().zip(["Ada", "Bob"]) {
            let sitter = Sitter::Person { id: format!("id of {name}"), name: name.to_owned() };
            self.host(HostCommand::Seat { side, sitter });
        }
    }

    /// Carries out all commands that only the host can give.
    pub(crate) fn go_on(&mut self, lot: Side) {
        loop {
            match self.table.awaits() {
                Awaits::Secret => {
                    let secret = Secret::new([self.table.number() as u8; 32]);
                    self.host(HostCommand::Seal { secret })
                }
                Awaits::Begin => {
                    let salts = ["salt 1".into(), "salt 2".into()];
                    self.host(HostCommand::Begin { lot, exchanged: false, salts })
                }
                Awaits::Lot => self.host(HostCommand::DrawLot { lot }),
                _ => break,
            }
        }
    }

    pub(crate) fn keep(&mut self, events: Vec<Event>) {
        for event in events {
            self.table.apply(&event).expect("what was decided can be applied");
            self.log.push(event);
        }
    }

    pub(crate) fn host(&mut self, command: HostCommand) {
        let events = self.table.decide_host(command.clone(), self.now);
        self.keep(events.unwrap_or_else(|refusal| panic!("{command:?}: {refusal}")));
    }

    pub(crate) fn command(&mut self, command: Command, by: Viewer) {
        let events = self.table.decide(command.clone(), by, self.now);
        self.keep(events.unwrap_or_else(|refusal| panic!("{command:?} by {by:?}: {refusal}")));
    }

    pub(crate) fn refused(&self, command: Command, by: Viewer) -> Refusal {
        self.table.decide(command, by, self.now).expect_err("it is refused")
    }

    pub(crate) fn a_move(&mut self, text: &str) -> Command {
        self.ids += 1;
        let ply = self.table.history().map_or(0, |history| history.len());
        Command::Move { ply, id: format!("move {}", self.ids), text: text.to_owned() }
    }

    /// Plays moves for either side.
    pub(crate) fn play(&mut self, moves: &str) {
        for text in moves.split_whitespace() {
            let by = self.decides().expect("somebody decides");
            let command = self.a_move(text);
            self.command(command, Viewer::Seat(by));
        }
    }

    pub(crate) fn decides(&self) -> Option<Side> {
        match self.table.awaits() {
            Awaits::Move { side } => Some(side),
            _ => None,
        }
    }

    /// Chooses setups, if there is a choice. If the first player is random, it is seat 1.
    pub(crate) fn set_up(&mut self, random: &mut fastrand::Rng) {
        for by in [SOUTH, NORTH] {
            let setups = self.table.view(by).state.setups;
            if let Some(setup) = random.choice(&setups) {
                self.command(Command::Setup { setup: setup.clone() }, by);
            }
        }
        self.go_on(Side::South);
    }

    /// Plays at random until the game is over, or for so many choices.
    pub(crate) fn play_randomly(&mut self, random: &mut fastrand::Rng, most: usize) {
        for _ in 0..most {
            match self.table.awaits() {
                Awaits::Move { side } => {
                    let moves = self.table.history().unwrap().moves();
                    let chosen = random.choice(&moves).expect("a decision has moves").text.clone();
                    let command = self.a_move(&chosen);
                    self.command(command, Viewer::Seat(side));
                }
                Awaits::Dice { weight } => self.host(HostCommand::Roll { number: random.u64(..weight) }),
                _ => break,
            }
            self.now = self.now.after(random.u64(..50));
        }
    }

    /// Checks the invariants of every game.
    pub(crate) fn check(&self) {
        let again = self.log.iter().map(|event| Event::from_json(&event.to_json().unwrap()).unwrap());
        let again: Vec<Event> = again.collect();
        assert_eq!(again, self.log);
        let rebuilt = Table::rebuild(&again).expect("a table is rebuilt from its events");
        assert_eq!(all_of(&rebuilt), all_of(&self.table));
        if let Some(record) = self.table.record(Tags::default()) {
            let text = record.to_string();
            assert_eq!(text.parse::<Record>().as_ref(), Ok(&record), "{text}");
            let json = record.to_json().unwrap();
            assert_eq!(Record::from_json(&json).as_ref(), Ok(&record), "{json}");
            let history = self.table.history().unwrap();
            let replayed = record.replay().unwrap_or_else(|bad| panic!("{bad}\n{text}"));
            assert_eq!(replayed.position(), history.position());
            assert_eq!(
                replayed.ending().map(|ending| ending.outcome()),
                history.ending().map(|e| e.outcome())
            );
            if record.dice.is_some() && self.table.finish().is_some() {
                let rolls = history.steps().iter().filter(|step| step.by.is_none()).count();
                assert_eq!(record.verify_dice().map(|verified| verified.rolls), Ok(rolls), "{text}");
            }
        }
    }

    /// Returns why the game ended: `end-resigned (loser: seat 2)`.
    pub(crate) fn reason(&self) -> String {
        match self.table.finish() {
            Some(Finish::Ended(ending)) => ending.fact().to_string(),
            Some(Finish::Aborted) => "aborted".to_owned(),
            None => "goes on".to_owned(),
        }
    }
}

/// Formats everything that a table exposes.
pub(crate) fn all_of(table: &Table) -> String {
    let views = VIEWERS.map(|viewer| serde_json::to_string(&table.view(viewer)).unwrap());
    let updates = VIEWERS.map(|viewer| {
        serde_json::to_string(&table.update(table.number().saturating_sub(3).max(1), viewer)).unwrap()
    });
    format!("{views:?} {updates:?} {:?} {:?} {:?}", table.awaits(), table.next_deadline(), table.clocks())
}

/// Returns the node of the current position.
pub(crate) fn node(bench: &Bench) -> Node {
    bench.table.history().expect("a game is being played").node()
}
