use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use catalog::{AnyGame, AnyPair, MatchSettings};
use play::SearchLimits;
use table::record::{Record, Tags};

use crate::failure::Failure;

/// The file that the games of a match are written to, in the order of the match.
pub(super) struct Records {
    game: &'static dyn AnyGame,
    path: PathBuf,
    file: BufWriter<File>,
    tags: Tags,
    players: [String; 2],
    limits: [String; 2],
    /// Pairs that finished before an earlier one.
    waiting: BTreeMap<u64, AnyPair>,
    next: u64,
}

impl Records {
    pub(super) fn create(
        path: &Path,
        game: &'static dyn AnyGame,
        settings: &MatchSettings,
    ) -> Result<Records, Failure> {
        let failed = |error| Failure::File { path: path.to_owned(), error };
        let file = BufWriter::new(File::create(path).map_err(failed)?);
        let players = settings.players.each_ref().map(ToString::to_string);
        let limits =
            settings.players.each_ref().map(|player| match player.limits.unwrap_or(settings.limits) {
                limits if limits == SearchLimits::default() => "-".to_owned(),
                limits => format!("{limits}/move"),
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
    pub(super) fn keep(&mut self, pair: AnyPair) -> Result<(), Failure> {
        self.waiting.insert(pair.number, pair);
        while let Some(pair) = self.waiting.remove(&self.next) {
            self.write(&pair)?;
            self.next += 1;
        }
        // A match may end at any time; what was played by then is kept.
        self.flush()
    }

    fn write(&mut self, pair: &AnyPair) -> Result<(), Failure> {
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
            let record = Record::of(self.game, &*game.history, game.setups.clone(), tags);
            writeln!(self.file, "{record}")
                .map_err(|error| Failure::File { path: self.path.clone(), error })?;
        }
        Ok(())
    }

    /// Writes the pairs that are still waiting for earlier ones, which were never finished.
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
