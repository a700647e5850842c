use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use sqlx::{Connection, PgConnection};
use tempfile::TempDir;

use crate::skip;

/// A PostgreSQL server for tests, started from the machine's programs in a temporary folder. It listens only on a socket
/// in that folder.
pub struct Cluster {
    folder: TempDir,
    programs: PathBuf,
    user: Option<User>,
    settings: &'static [&'static str],
    server: Child,
}

/// The user that runs the server, as PostgreSQL refuses to run as root.
struct User {
    uid: u32,
    gid: u32,
}

impl Cluster {
    /// Starts a server. If this machine has no PostgreSQL, reports the test as skipped and returns `None`.
    ///
    /// Must be called on the test's own thread, because the server ends with it. The data would not survive a crash of the
    /// machine.
    pub async fn start() -> Option<Cluster> {
        Cluster::start_with(&["fsync=off", "full_page_writes=off"]).await
    }

    /// Starts a server that syncs to disk, as in production.
    pub async fn start_durable() -> Option<Cluster> {
        Cluster::start_with(&[]).await
    }

    async fn start_with(settings: &'static [&'static str]) -> Option<Cluster> {
        let Some(programs) = programs() else {
            skip("this machine has no PostgreSQL: no initdb on the path or in /usr/lib/postgresql");
            return None;
        };
        let folder = tempfile::Builder::new().prefix("holocourt-pg").tempdir().unwrap();
        let user = other_user();
        if let Some(User { uid, gid }) = user {
            std::os::unix::fs::chown(folder.path(), Some(uid), Some(gid)).unwrap();
        }
        let data = folder.path().join("data");
        let made = command(&programs.join("initdb"), user.as_ref())
            .args([
                "--no-sync",
                "--auth=trust",
                "--username=holocourt",
                "--encoding=UTF8",
                "--locale=C",
                "-D",
            ])
            .arg(&data)
            .current_dir(folder.path())
            .output()
            .unwrap();
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        let server = start_server(folder.path(), &programs, user.as_ref(), settings);
        let mut cluster = Cluster { folder, programs, user, settings, server };
        cluster.wait().await;
        Some(cluster)
    }

    /// Ends the server at once, with all connections, as a crash does.
    pub fn crash(&mut self) {
        self.signal("QUIT");
        self.server.wait().unwrap();
    }

    /// Starts the server again after a crash, with the data that it has on disk.
    pub async fn start_again(&mut self) {
        self.server = start_server(self.folder.path(), &self.programs, self.user.as_ref(), self.settings);
        self.wait().await;
    }

    /// Lets the server stand still, with all connections open, as on a machine whose disk hangs. False where that is not
    /// possible.
    pub fn freeze(&self) -> bool {
        // First the process that starts the others.
        self.signal("STOP");
        let others = self.processes();
        others.iter().for_each(|pid| signal(*pid, "STOP"));
        !others.is_empty()
    }

    /// Lets the server go on.
    pub fn thaw(&self) {
        self.processes().into_iter().for_each(|pid| signal(pid, "CONT"));
        self.signal("CONT");
    }

    /// The processes that the server has started, one for each connection among them.
    fn processes(&self) -> Vec<u32> {
        let pid = self.server.id();
        let children = fs::read_to_string(format!("/proc/{pid}/task/{pid}/children")).unwrap_or_default();
        children.split_whitespace().filter_map(|pid| pid.parse().ok()).collect()
    }

    fn signal(&self, name: &str) {
        signal(self.server.id(), name);
    }

    async fn wait(&mut self) {
        let started = Instant::now();
        while PgConnection::connect(&self.address("postgres")).await.is_err() {
            let log = || fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
            assert!(self.server.try_wait().unwrap().is_none(), "PostgreSQL ended: {}", log());
            assert!(started.elapsed() < Duration::from_secs(120), "PostgreSQL does not answer: {}", log());
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    fn address(&self, database: &str) -> String {
        format!("postgres://holocourt@localhost/{database}?host={}", self.folder.path().display())
    }

    /// Creates an empty database and returns its URL.
    pub async fn database(&self, name: &str) -> String {
        let mut connection = PgConnection::connect(&self.address("postgres")).await.unwrap();
        sqlx::query(&format!("CREATE DATABASE \"{name}\"")).execute(&mut connection).await.unwrap();
        self.address(name)
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // SIGINT closes all connections and stops at once, with all child processes.
        if matches!(self.server.try_wait(), Ok(None)) {
            self.thaw();
            self.signal("INT");
            let _ = self.server.wait();
        }
    }
}

fn signal(pid: u32, name: &str) {
    let _ = Command::new("kill").args([format!("-{name}"), pid.to_string()]).status();
}

fn start_server(folder: &Path, programs: &Path, user: Option<&User>, settings: &[&str]) -> Child {
    let log = File::options().create(true).append(true).open(folder.join("log")).unwrap();
    command(&programs.join("postgres"), user)
        .args(["-c", "listen_addresses=", "-c", "max_connections=60", "-k"])
        .arg(folder)
        .arg("-D")
        .arg(folder.join("data"))
        .args(settings.iter().flat_map(|setting| ["-c", setting]))
        .current_dir(folder)
        .stdout(Stdio::null())
        .stderr(log)
        .spawn()
        .unwrap()
}

/// The folder with the programs of the newest version that is installed.
fn programs() -> Option<PathBuf> {
    let installed = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<(u32, PathBuf)> = installed
        .filter_map(|entry| Some((entry.file_name().to_str()?.parse().ok()?, entry.path().join("bin"))))
        .collect();
    versions.sort();
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let on_path = std::env::split_paths(&paths).collect::<Vec<_>>();
    let mut folders = versions.into_iter().rev().map(|(_, folder)| folder).chain(on_path);
    folders.find(|folder| folder.join("initdb").is_file() && folder.join("postgres").is_file())
}

/// Another user, if we are root.
fn other_user() -> Option<User> {
    let ask = |arguments: &[&str]| -> Option<u32> {
        let answer =
            Command::new("id").args(arguments).output().ok().filter(|answer| answer.status.success())?;
        String::from_utf8(answer.stdout).ok()?.trim().parse().ok()
    };
    if ask(&["-u"]) != Some(0) {
        return None;
    }
    let user = ["postgres", "nobody"].into_iter().find(|user| ask(&["-u", user]).is_some());
    let user = user.expect("root needs another user to run PostgreSQL");
    Some(User { uid: ask(&["-u", user]).unwrap(), gid: ask(&["-g", user]).unwrap() })
}

/// A command, run by another user if there is one, that ends when the tests do.
fn command(program: &Path, user: Option<&User>) -> Command {
    let Some(User { uid, gid }) = user else { return Command::new(program) };
    let mut command = Command::new("setpriv");
    command.arg(format!("--reuid={uid}")).arg(format!("--regid={gid}"));
    command.args(["--clear-groups", "--pdeathsig=TERM"]).arg(program);
    command
}
