use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use clap::value_parser;
use indicatif::{ProgressBar, ProgressStyle};
use rules::{Evaluate, Game, Node, Position, Side, Symmetric};
use solve::{Prover, Verdict};
use words::text;

use crate::command::bench::grouped;
use crate::language::words;

/// How much may be spent on proofs, where there is no table.
#[derive(clap::Args)]
pub(crate) struct Effort {
    /// How many seconds a proof may take
    #[arg(long, value_name = "SECONDS", default_value_t = 3600)]
    time: u64,

    /// How many mebibytes a proof may use, from 1 to 65536
    #[arg(long, value_name = "MIB", default_value_t = 1024, value_parser = value_parser!(u32).range(1..=65536))]
    memory: u32,
}

/// A prover that minds the clock and shows what it does.
pub(crate) struct Proving {
    prover: Prover,
    /// `None` for a time that no clock can show.
    end: Option<Instant>,
    bar: ProgressBar,
}

impl Effort {
    pub(crate) fn begin(&self) -> Proving {
        // Hidden by itself where the standard error is no terminal.
        let bar = ProgressBar::new_spinner();
        if let Ok(style) = ProgressStyle::with_template("{spinner} {elapsed} {msg}") {
            bar.set_style(style);
        }
        Proving {
            prover: Prover::new(self.memory as usize),
            end: Instant::now().checked_add(Duration::from_secs(self.time)),
            bar,
        }
    }
}

fn is_over(end: Option<Instant>) -> bool {
    end.is_some_and(|end| Instant::now() >= end)
}

impl Proving {
    /// Who wins, unless time is up before it is known.
    pub(crate) fn prove<G: Game<Position: Symmetric + Evaluate>>(
        &mut self,
        position: &G::Position,
    ) -> Option<Verdict> {
        // The prover looks at the clock only now and then, and there may be many positions to ask about.
        if is_over(self.end) {
            return None;
        }
        self.prover.prove(position, G::INFO.draws, |effort| {
            let [yes, no] = effort.missing.map(|number| grouped(number.into()));
            let positions = grouped(effort.positions);
            self.bar.set_message(text!(words(), "cli-proving", positions = positions, yes = yes, no = no));
            self.bar.tick();
            if is_over(self.end) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })
    }

    /// Who wins, as a side sees it that need not be the one to decide.
    pub(crate) fn verdict_for<G: Game<Position: Symmetric + Evaluate>>(
        &mut self,
        position: &G::Position,
        side: Side,
    ) -> Option<Verdict> {
        let decider = match position.node() {
            Node::Decide(decider) => decider,
            _ => position.turn(),
        };
        let verdict = self.prove::<G>(position)?;
        Some(match verdict {
            _ if decider == side => verdict,
            Verdict::Win => Verdict::Loss,
            Verdict::Draw => Verdict::Draw,
            Verdict::Loss => Verdict::Win,
        })
    }

    /// How hard it was to find that out.
    pub(crate) fn work<P: Symmetric>(&self, position: &P) -> u32 {
        self.prover.work(position, Side::South)
    }

    /// What has been done so far.
    pub(crate) fn effort(&self) -> solve::Effort {
        self.prover.effort()
    }

    /// Takes away what was shown.
    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
