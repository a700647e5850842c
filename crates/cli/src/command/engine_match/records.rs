use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use catalog::AnyGame;
use games::scene::Scenic;
use play::match_runner::{MatchRunner, Pair};
use rules::{Evaluate, Game};
use table::record::{Record, Tags};

use crate::failure::Failure;

/// The file that the games of a match are written to, in the order of the match.
pub(super) struct Records<G: Game> {
    game: &'static dyn AnyGame,
    path: PathBuf,
    file: BufWriter<File>,
    tags: Tags,
    players: [String; 2],
    limits: [String; 2],
    /// Pairs that were finished before an earlier one.
    waiting: BTreeMap<u64, Pair<G>>,
    next: u64,
}

impl<G: Game<Position: Scenic + Evaluate>> Records<G> {
    pub(super) fn create(path: &Path, contest: &MatchRunner<G>) -> Result<Records<G>, Failure> {
        let game = catalog::game(&G::full_name()).map_err(Failure::Game)?;
        let failed = |error| Failure::File { path: path.to_owned(), error };
        let file = BufWriter::new(File::create(path).map_err(failed)?);
        let players = contest.players.each_ref().map(ToString::to_string);
        let limits = contest.players.each_ref().map(|player| match player.limits.unwrap_or(contest.limits) {
            pace if pace == play::SearchLimits::default() => "-".to_owned(),
            pace => format!("{pace}/move"),
        });
        let tags = Tags { event: Some(format!("{} against {}", players[0], players[1])), ..Tags::default() };
        Ok(Records {
            game,
            path: path.to_owned(),
            file,
            tags,
            players,
            limits,
            waiting: BTreeMap::new(),
            next: 0,
        })
    }

    /// Writes the pair, or keeps it until those before it are written.
    pub(super) fn keep(&mut self, pair: Pair<G>) -> Result<(), Failure> {
        self.waiting.insert(pair.number, pair);
        while let Some(pair) = self.waiting.remove(&self.next) {
            self.write(&pair)?;
            self.next += 1;
        }
        // A match may be ended at any time, and what was played by then is kept.
        self.flush()
    }

    fn write(&mut self, pair: &Pair<G>) -> Result<(), Failure> {
        for (index, game) in pair.games.iter().enumerate() {
            let [south, north] = [game.south, 1 - game.south];
            let tags = Tags {
                first: Some(self.players[south].clone()),
                second: Some(self.players[north].clone()),
                time_control: Some(if self.limits[0] == self.limits[1] {
                    self.limits[0].clone()
                } else {
                    format!("{} against {}", self.limits[south], self.limits[north])
                }),
                round: Some((2 * pair.number + index as u64 + 1).to_string()),
                ..self.tags.clone()
            };
            let setups = game.setups.map(|setups| setups.map(|setup| setup.to_string()));
            let record = Record::of(self.game, &game.history, setups, tags);
            writeln!(self.file, "{record}")
                .map_err(|error| Failure::File { path: self.path.clone(), error })?;
        }
        Ok(())
    }

    /// Writes what still waits, as some pairs before it were never finished, and closes the file.
    pub(super) fn finish(mut self) -> Result<(), Failure> {
        for pair in std::mem::take(&mut self.waiting).into_values() {
            self.write(&pair)?;
        }
        self.flush()
    }

    fn flush(&mut self) -> Result<(), Failure> {
        self.file.flush().map_err(|error| Failure::File { path: self.path.clone(), error })
    }
}
