use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use catalog::{AnyHistory, AnyProver, Tools};
use indicatif::{ProgressBar, ProgressStyle};
use rules::{Node, Side};
use solve::Verdict;
use words::text;

use crate::command::bench::grouped;
use crate::failure::Failure;
use crate::language::words;
use crate::number::between;

/// How much to spend on proofs, for games without a tablebase.
#[derive(clap::Args)]
pub(crate) struct Effort {
    /// How many seconds a proof may take
    #[arg(long, value_name = "SECONDS", default_value_t = 3600)]
    time: u64,

    /// How many mebibytes a proof may use, from 1 to 65536
    #[arg(long, value_name = "MIB", default_value_t = 1024, value_parser = between::<u32>(1, 65536))]
    memory: u32,
}

/// A prover with a deadline and a progress display.
pub(crate) struct Proving {
    prover: Box<dyn AnyProver>,
    /// `None` if it is too far in the future.
    end: Option<Instant>,
    bar: ProgressBar,
}

impl Effort {
    /// A prover for the positions of a game.
    pub(crate) fn begin(&self, game: &dyn Tools) -> Result<Proving, Failure> {
        let prover = game.prover(self.memory as usize);
        let prover = prover.ok_or(Failure::Unsolvable { title: game.info().title })?;
        // Hidden by itself if standard error is not a terminal.
        let bar = ProgressBar::new_spinner();
        if let Ok(style) = ProgressStyle::with_template("{spinner} {elapsed} {msg}") {
            bar.set_style(style);
        }
        let end = Instant::now().checked_add(Duration::from_secs(self.time));
        Ok(Proving { prover, end, bar })
    }
}

fn is_over(end: Option<Instant>) -> bool {
    end.is_some_and(|end| Instant::now() >= end)
}

impl Proving {
    /// Who wins; `None` if time runs out first.
    pub(crate) fn prove(&mut self, history: &dyn AnyHistory) -> Option<Verdict> {
        // The prover looks at the clock only now and then, and there may be many positions to prove.
        if is_over(self.end) {
            return None;
        }
        self.prover.prove(history, &mut |effort| {
            let [yes, no] = effort.missing.map(|number| grouped(number.into()));
            let positions = grouped(effort.positions);
            self.bar.set_message(text!(words(), "cli-proving", positions = positions, yes = yes, no = no));
            self.bar.tick();
            if is_over(self.end) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })
    }

    /// Who wins, from the view of a side that need not be the one to decide.
    pub(crate) fn verdict_for(&mut self, history: &dyn AnyHistory, side: Side) -> Option<Verdict> {
        let decider = match history.node() {
            Node::Decide(decider) => decider,
            _ => history.turn(),
        };
        let verdict = self.prove(history)?;
        Some(match verdict {
            _ if decider == side => verdict,
            Verdict::Win => Verdict::Loss,
            Verdict::Draw => Verdict::Draw,
            Verdict::Loss => Verdict::Win,
        })
    }

    /// How many positions it took to find out.
    pub(crate) fn work(&self, history: &dyn AnyHistory) -> u32 {
        self.prover.work(history)
    }

    /// What has been done so far.
    pub(crate) fn effort(&self) -> solve::Effort {
        self.prover.effort()
    }

    /// Clears the display.
    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
