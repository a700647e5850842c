//! External engines: programs that speak the Universal Game Interface.

mod command;
mod engine;
mod fault;

use std::time::Duration;

use rules::{Choice, Game, Notation, Side};
use search::{Random, Score, Stop};

use super::decision::decider;
use super::{Decision, Player, PlayerError, setup};
use crate::{History, SearchLimits};
use engine::Engine;

pub use command::Command;
pub use fault::EngineFault;

/// Timeouts of external engines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EngineTimeouts {
    /// For `ugiok` and `readyok`.
    pub ready: Duration,
    /// For a move, beyond its time limit.
    pub grace: Duration,
    /// For a move without a time limit.
    pub unlimited: Duration,
}

impl Default for EngineTimeouts {
    fn default() -> EngineTimeouts {
        EngineTimeouts {
            ready: Duration::from_secs(10),
            grace: Duration::from_millis(1000),
            unlimited: Duration::from_secs(120),
        }
    }
}

/// An external engine. It is started when its first game begins, and again after a failure.
pub struct ExternalEngine {
    command: Command,
    timeouts: EngineTimeouts,
    engine: Option<Engine>,
    random: Random,
}

impl ExternalEngine {
    pub(super) fn new(command: Command, timeouts: EngineTimeouts) -> ExternalEngine {
        ExternalEngine { command, timeouts, engine: None, random: Random::new(0) }
    }

    fn greeted(&mut self) -> Result<(), EngineFault> {
        // Reuse the engine of the last game if it still responds.
        if let Some(engine) = &mut self.engine
            && engine.new_game(self.timeouts.ready).is_ok()
        {
            return Ok(());
        }
        self.engine = None;
        let mut engine = Engine::start(&self.command, self.timeouts.ready)?;
        engine.new_game(self.timeouts.ready)?;
        self.engine = Some(engine);
        Ok(())
    }

    fn ask<G: Game>(
        &mut self,
        history: &History<G>,
        side: Side,
        limits: &SearchLimits,
        stop: &Stop,
    ) -> Result<Decision<G>, EngineFault> {
        let engine = self.engine.as_mut().ok_or(EngineFault::Ended)?;
        engine.send(&position(history))?;
        engine.send(&go(limits))?;
        // With a clock it may use all that is left, which is more than our own share would be.
        let left = limits.clock.map(|clock| clock.left[side] + clock.increment[side]);
        let limit = [limits.budget.time, left].into_iter().flatten().min();
        let wait = limit.map_or(self.timeouts.unlimited, |limit| limit + self.timeouts.grace);
        let answer = engine.best_move(wait, stop)?;
        match history.position().read_choice(&answer.text) {
            Ok(Choice::Move(mv)) => {
                let score = answer.centipoints.map(|centipoints| Score(centipoints.saturating_mul(100)));
                Ok(Decision { mv, score, report: None })
            }
            _ => {
                Err(EngineFault::IllegalMove { text: answer.text, position: history.position().to_string() })
            }
        }
    }
}

impl<G: Game> Player<G> for ExternalEngine {
    fn begin(&mut self, seed: u64) -> Result<(), PlayerError> {
        self.random = Random::new(seed);
        Ok(self.greeted()?)
    }

    /// The protocol has no command for setups, so any will do.
    fn set_up(&mut self, _: Side, choices: &[G::Setup]) -> Result<G::Setup, PlayerError> {
        setup::any(choices, &mut self.random)
    }

    fn choose(
        &mut self,
        history: &History<G>,
        limits: &SearchLimits,
        stop: &Stop,
    ) -> Result<Decision<G>, PlayerError> {
        let side = decider(history)?;
        let decided = self.ask(history, side, limits, stop);
        if decided.is_err() {
            // Whatever it still writes must not be taken for an answer in the next game.
            self.engine = None;
        }
        Ok(decided?)
    }
}

/// The `position` command for this game.
fn position<G: Game>(history: &History<G>) -> String {
    let start = history.start();
    let mut line = if *start == G::start(Side::South) {
        "position startpos".to_owned()
    } else {
        format!("position fen {start}")
    };
    for (number, choice) in history.choices().iter().enumerate() {
        line += if number == 0 { " moves " } else { " " };
        line += &choice.to_string();
    }
    line
}

/// The `go` command with these limits.
fn go(limits: &SearchLimits) -> String {
    let mut line = "go".to_owned();
    if let Some(clock) = limits.clock {
        for side in Side::BOTH {
            line += &format!(" p{}time {}", side.number(), clock.left[side].as_millis());
            line += &format!(" p{}inc {}", side.number(), clock.increment[side].as_millis());
        }
    }
    let limits = limits.budget;
    let limits = [
        ("movetime", limits.time.map(|time| time.as_millis().max(1).to_string())),
        ("nodes", limits.nodes.map(|nodes| nodes.to_string())),
        ("depth", limits.depth.map(|depth| depth.to_string())),
    ];
    for (name, limit) in limits {
        if let Some(limit) = limit {
            line += &format!(" {name} {limit}");
        }
    }
    // Without any limit, an engine would search until it is stopped.
    if line == "go" { "go movetime 1000".to_owned() } else { line }
}

#[cfg(test)]
mod tests {
    use games::courtier::Courtier;

    use super::*;
    use crate::ClockReading;

    #[test]
    fn position_commands_include_the_moves() {
        let mut history = History::<Courtier>::new(Courtier::start(Side::South));
        assert_eq!(position(&history), "position startpos");
        for text in ["a1-b1", "a7-b7"] {
            history.take(history.position().read_choice(text).unwrap()).unwrap();
        }
        assert_eq!(position(&history), "position startpos moves a1-b1 a7-b7");
        let history = History::<Courtier>::new("K11/6k5/1 2 0".parse().unwrap());
        assert_eq!(position(&history), "position fen K11/6k5/1 2 0");
    }

    #[test]
    fn go_commands_include_the_limits() {
        let clock = ClockReading {
            left: [Duration::from_secs(60), Duration::from_secs(50)],
            increment: [Duration::ZERO, Duration::from_millis(500)],
        };
        let clock = SearchLimits { clock: Some(clock), ..SearchLimits::default() };
        assert_eq!(go(&clock), "go p1time 60000 p1inc 0 p2time 50000 p2inc 500");
        assert_eq!(go(&"100ms".parse().unwrap()), "go movetime 100");
        assert_eq!(go(&"7000n".parse().unwrap()), "go nodes 7000");
        assert_eq!(go(&"5d".parse().unwrap()), "go depth 5");
        assert_eq!(go(&SearchLimits::default()), "go movetime 1000");
    }
}
