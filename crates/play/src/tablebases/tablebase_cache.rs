use std::env;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use rules::{Family, Position};
use solve::{BadTablebase, Progress, Tablebase};

/// A folder for tablebases.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TablebaseCache {
    folder: PathBuf,
}

/// Where a tablebase came from.
#[derive(Debug)]
pub enum Origin {
    /// It was read from the cache.
    Read,
    /// It was built.
    Made {
        /// Why it could not be read.
        why: BadTablebase,
        /// Whether it could be stored in the cache.
        kept: io::Result<()>,
    },
}

/// A larger tablebase in the cache that cannot be used.
#[derive(Debug)]
pub struct UnusableTablebase {
    /// The family.
    pub family: &'static str,
    /// The error.
    pub why: BadTablebase,
}

impl TablebaseCache {
    /// Uses this folder, which is created when needed.
    pub fn at(folder: impl Into<PathBuf>) -> TablebaseCache {
        TablebaseCache { folder: folder.into() }
    }

    /// Returns the user's cache: `HOLOCOURT_CACHE`, or `holocourt` in the system's cache folder. `None` if there is
    /// neither.
    pub fn usual() -> Option<TablebaseCache> {
        TablebaseCache::choose(env::var_os("HOLOCOURT_CACHE"), system_folder)
    }

    /// An empty variable counts as unset, and so does a home folder that isn't an absolute path.
    fn choose(variable: Option<OsString>, system: impl Fn() -> Option<PathBuf>) -> Option<TablebaseCache> {
        let chosen = variable.filter(|value| !value.is_empty()).map(PathBuf::from);
        let usual = || Some(system().filter(|folder| folder.is_absolute())?.join("holocourt"));
        Some(TablebaseCache { folder: chosen.or_else(usual)? })
    }

    /// Returns the file of a game's tablebase.
    pub fn path(&self, game: &str) -> PathBuf {
        // Colons and commas, which separate a game from its variants, are not portable in file names.
        let name = game.replace([':', ','], "-");
        self.folder.join(format!("{name}.table"))
    }

    /// Returns the name of a larger tablebase, in its file and in the file name.
    pub fn larger_name(game: &str, family: &str) -> String {
        format!("{game}-{family}")
    }

    /// Reads the last of these larger tablebases that exists and can be used. Never builds one. Reports those that
    /// exist but cannot be used.
    pub(super) fn largest<P: Position>(
        &self,
        families: &[(&'static str, Family<P>)],
        game: &str,
        unusable: &mut Vec<UnusableTablebase>,
    ) -> Option<Tablebase<P>> {
        families.iter().rev().find_map(|(family, members)| {
            let name = TablebaseCache::larger_name(game, family);
            let why = match Tablebase::read(*members, &name, &self.path(&name)) {
                Ok(table) => return Some(table),
                Err(why) => why,
            };
            if !why.is_missing() {
                unusable.push(UnusableTablebase { family, why });
            }
            None
        })
    }

    /// Reads a game's tablebase, or rebuilds it if it is missing, outdated or damaged. Other processes wait while one
    /// builds it.
    pub fn fetch<P: Position>(
        &self,
        family: Family<P>,
        game: &str,
        threads: usize,
        progress: &(dyn Fn(Progress) + Sync),
    ) -> (Tablebase<P>, Origin) {
        let read = || Tablebase::read(family, game, &self.path(game));
        let why = match read() {
            Ok(table) => return (table, Origin::Read),
            Err(why) => why,
        };
        // Without the lock it is built all the same, perhaps by several processes at once.
        let _turn = self.turn(game);
        if let Ok(table) = read() {
            return (table, Origin::Read);
        }
        let table = Tablebase::solve(family, threads, progress);
        let kept = self.keep(&table, game);
        (table, Origin::Made { why, kept })
    }

    /// Locks the tablebase against other processes until the file is closed.
    fn turn(&self, game: &str) -> io::Result<File> {
        fs::create_dir_all(&self.folder)?;
        let file = File::create(self.path(game).with_extension("lock"))?;
        file.lock()?;
        Ok(file)
    }

    /// Stores a game's tablebase.
    pub fn keep<P: Position>(&self, table: &Tablebase<P>, game: &str) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        table.write(game, &self.path(game))
    }

    /// Returns the folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }
}

/// The system's folder for caches.
#[cfg(not(target_family = "wasm"))]
fn system_folder() -> Option<PathBuf> {
    use etcetera::BaseStrategy as _;
    Some(etcetera::base_strategy::choose_native_strategy().ok()?.cache_dir())
}

/// A page has no folders.
#[cfg(target_family = "wasm")]
fn system_folder() -> Option<PathBuf> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_variable_overrides_the_system_s_folder() {
        let check = |variable: Option<&str>, system: Option<&str>, expected: Option<&str>| {
            let chosen = TablebaseCache::choose(variable.map(Into::into), || system.map(PathBuf::from));
            assert_eq!(chosen, expected.map(TablebaseCache::at), "{variable:?} {system:?}");
        };
        check(None, Some("/home/a/.cache"), Some("/home/a/.cache/holocourt"));
        check(Some("here"), Some("/home/a/.cache"), Some("here"));
        check(Some("here"), None, Some("here"));
        check(Some(""), Some("/home/a/.cache"), Some("/home/a/.cache/holocourt"));
        check(None, Some(".cache"), None);
        check(None, None, None);
    }

    #[test]
    fn every_game_has_a_file_of_its_own() {
        let cache = TablebaseCache::at("cache");
        let mut paths: Vec<_> = games::names().iter().map(|name| cache.path(name)).collect();
        let count = paths.len();
        paths.sort();
        paths.dedup();
        assert_eq!(paths.len(), count);
    }
}
