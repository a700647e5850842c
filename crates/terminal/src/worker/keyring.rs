use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;

/// The stored sessions, one per server, in a file that only its owner can read.
#[derive(Clone, Default)]
pub(crate) struct Keyring {
    /// Without a file, nothing is stored.
    file: Option<PathBuf>,
}

impl Keyring {
    /// Returns the keyring of the current user.
    pub(crate) fn of_this_user() -> Keyring {
        let folders = etcetera::choose_base_strategy();
        Keyring { file: folders.ok().map(|folders| folders.config_dir().join("holocourt").join("sessions")) }
    }

    /// Uses this file.
    #[cfg(test)]
    pub(crate) fn in_file(file: PathBuf) -> Keyring {
        Keyring { file: Some(file) }
    }

    /// Returns the session at a server.
    pub(crate) fn find(&self, server: &str) -> Option<String> {
        let lines = self.lines().into_iter();
        lines.filter(|(kept, _)| kept == server).map(|(_, session)| session).next()
    }

    /// Stores a session. If that fails, the person has to sign in again next time.
    pub(crate) fn keep(&self, server: &str, session: &str) {
        if server.contains(char::is_whitespace) || session.contains(char::is_whitespace) {
            return;
        }
        let mut lines = self.lines();
        lines.retain(|(kept, _)| kept != server);
        lines.push((server.to_owned(), session.to_owned()));
        let _ = self.write(&lines);
    }

    /// Deletes the session at a server.
    pub(crate) fn forget(&self, server: &str) {
        let mut lines = self.lines();
        let before = lines.len();
        lines.retain(|(kept, _)| kept != server);
        if lines.len() < before {
            let _ = self.write(&lines);
        }
    }

    fn lines(&self) -> Vec<(String, String)> {
        let text = self.file.as_ref().and_then(|file| fs::read_to_string(file).ok()).unwrap_or_default();
        let pair = |line: &str| line.split_once(' ').map(|(server, session)| (server.into(), session.into()));
        text.lines().filter_map(pair).collect()
    }

    fn write(&self, lines: &[(String, String)]) -> io::Result<()> {
        let Some(file) = &self.file else { return Ok(()) };
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        // Written to a temporary file and renamed, so that it is never incomplete.
        let new = file.with_extension("new");
        let _ = fs::remove_file(&new);
        let mut out = private(&new)?;
        for (server, session) in lines {
            writeln!(out, "{server} {session}")?;
        }
        out.sync_all()?;
        fs::rename(&new, file)
    }
}

/// Creates a file that only its owner can read.
fn private(path: &Path) -> io::Result<fs::File> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_owner_can_read_the_sessions() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("deep").join("sessions");
        let keyring = Keyring::in_file(file.clone());
        assert_eq!(keyring.find("http://a/"), None);
        keyring.keep("http://a/", "id=1");
        keyring.keep("https://b/", "id=2");
        keyring.keep("http://a/", "id=3");
        assert_eq!(keyring.find("http://a/").as_deref(), Some("id=3"));
        assert_eq!(keyring.find("https://b/").as_deref(), Some("id=2"));
        keyring.forget("http://a/");
        assert_eq!(keyring.find("http://a/"), None);
        assert_eq!(keyring.find("https://b/").as_deref(), Some("id=2"));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(&file).expect("the file").permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        Keyring::default().keep("http://a/", "id=1");
        assert_eq!(Keyring::default().find("http://a/"), None);
    }
}
