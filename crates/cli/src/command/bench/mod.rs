//! Benchmarks.

mod perft;
mod random;
mod results_table;
mod search;
mod stop;
mod uct;

use std::time::Duration;

use clap::Subcommand;

use crate::failure::Failure;
use results_table::ResultsTable;
pub(crate) use results_table::grouped;

/// Measure the speed of move generation, random play and search
///
/// "perft" counts sequences of moves from the start of each game on one core, counting the last move without playing
/// it. "random" plays random games to the end on one core. "search" searches fixed positions with one thread, and ends
/// with a checksum that changes whenever the search does. "uct" counts iterations of Monte Carlo tree search, and
/// "stop" measures how soon a search stops. The default is all of them.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  holocourt bench
  holocourt bench perft courtier dejarik
  holocourt bench random --quick
  holocourt bench search --quick")]
pub(crate) struct Args {
    #[command(subcommand)]
    what: Option<What>,

    /// Measure for a shorter time
    #[arg(long, global = true)]
    quick: bool,
}

#[derive(Subcommand)]
enum What {
    Perft(perft::Args),
    Random(random::Args),
    Search(search::Args),
    Uct(uct::Args),
    Stop(stop::Args),
    /// Everything there is to measure
    All,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let budget = Duration::from_millis(if self.quick { 50 } else { 1000 });
        match self.what {
            Some(What::Perft(args)) => args.run(budget),
            Some(What::Random(args)) => args.run(budget),
            Some(What::Search(args)) => args.run(self.quick),
            Some(What::Uct(args)) => args.run(budget),
            Some(What::Stop(args)) => args.run(self.quick),
            None | Some(What::All) => {
                perft::Args::default().run(budget)?;
                ResultsTable::gap()?;
                random::Args::default().run(budget)?;
                ResultsTable::gap()?;
                search::Args::default().run(self.quick)?;
                ResultsTable::gap()?;
                uct::Args::default().run(budget)?;
                ResultsTable::gap()?;
                stop::Args::default().run(self.quick)
            }
        }
    }
}
