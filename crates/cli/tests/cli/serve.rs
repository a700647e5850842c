use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::program::{command, run, run_with};

/// A server of the real program, on a free port, with its data in a folder.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
}

impl Server {
    pub(crate) fn start(folder: &Path) -> Server {
        Server::start_at(folder, "127.0.0.1:0")
    }

    pub(crate) fn start_at(folder: &Path, listen: &str) -> Server {
        let mut child = command(&["serve", "--listen", listen, "--data-dir", folder.to_str().unwrap()])
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let address = lines.find_map(|line| {
            let line = line.expect("the program writes UTF-8");
            line.split_once("http://").map(|(_, address)| address.split(' ').next().unwrap().to_owned())
        });
        // Somebody has to read what else is logged, or the server would wait.
        std::thread::spawn(move || lines.for_each(drop));
        Server { child, address: address.expect("the server says where it listens") }
    }

    /// Sends a request and gives the whole answer.
    fn ask(&self, method: &str, path: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            self.address,
            body.len(),
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Sends SIGTERM and gives the exit code.
    pub(crate) fn stop(mut self) -> Option<i32> {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        let told = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.code();
            }
            assert!(told.elapsed() < Duration::from_secs(60), "the server does not stop");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Server {
    /// Nothing is left running by a test that failed.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(crate) fn folder(name: &str) -> std::path::PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn a_server_whose_log_is_not_read_keeps_running_and_stops() {
    let data = folder("serve-unread");
    let mut child = command(&["serve", "--listen", "127.0.0.1:0", "--data-dir", data.to_str().unwrap()])
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut log = BufReader::new(child.stderr.take().unwrap());
    let mut line = String::new();
    while !line.contains("listening on") {
        line.clear();
        assert_ne!(log.read_line(&mut line).unwrap(), 0, "it listens");
    }
    let address = line.split_once("http://").unwrap().1.split_whitespace().next().unwrap().to_owned();
    drop(log);
    let server = Server { child, address };
    assert!(server.ask("GET", "/readyz", "").ends_with("ready\n"));
    assert_eq!(server.stop(), Some(0));
}

#[test]
fn a_server_starts_without_setup_and_stops_on_request() {
    let folder = folder("serve");
    let data = folder.join("data");
    let server = Server::start(&data);
    assert!(server.ask("GET", "/readyz", "").ends_with("ready\n"));
    assert!(server.ask("GET", "/api", "").contains("<h1>Holocourt: the API</h1>"));
    let account = r#"{"name":"Mallory","password":"correct horse"}"#;
    assert!(server.ask("POST", "/api/v1/account", account).starts_with("HTTP/1.1 201 "));

    let at = ["--data-dir", data.to_str().unwrap()];
    let admin = |arguments: &[&str]| run(&[&["admin"], arguments, &at].concat());
    let users = admin(&["users"]).done();
    assert!(users.starts_with("Mallory") && users.contains("account"), "{users}");
    assert_eq!(admin(&["users", "nobody"]).done(), "No such player.\n");
    assert_eq!(admin(&["ban", "mallory", "--reason", "spam"]).done(), "mallory is banned.\n");
    assert!(server.ask("POST", "/api/v1/session", account).starts_with("HTTP/1.1 403 "));
    assert!(admin(&["users"]).done().contains("spam"));
    assert_eq!(admin(&["unban", "mallory"]).done(), "mallory is no longer banned.\n");
    let complaint = admin(&["unban", "nobody"]).refused(1);
    assert!(complaint.contains("there is no player called"), "{complaint}");
    assert_eq!(admin(&["rename", "mallory", "Molly"]).done(), "mallory is now called Molly.\n");
    let reset = [&["admin", "reset-password", "molly"], &at[..]].concat();
    run_with(&reset, "battery staple\n").done();
    let changed = r#"{"name":"Molly","password":"battery staple"}"#;
    assert!(server.ask("POST", "/api/v1/session", changed).starts_with("HTTP/1.1 200 "));
    assert_eq!(admin(&["pause-clocks"]).done(), "All clocks are paused.\n");
    assert_eq!(admin(&["resume-clocks"]).done(), "All clocks are running.\n");

    let nowhere = folder.join("nowhere");
    for arguments in [&["admin", "users"][..], &["backup", "nothing.db"]] {
        let complaint = run(&[arguments, &["--data-dir", nowhere.to_str().unwrap()]].concat()).refused(1);
        assert!(complaint.contains("there is no database at"), "{complaint}");
    }
    assert!(!nowhere.exists());

    for name in ["copy.db", "copy.jsonl"] {
        let file = folder.join(name);
        let file = file.to_str().unwrap();
        assert!(run(&[&["backup", file], &at[..]].concat()).done().contains("copied to"));
        run(&[&["backup", file], &at[..]].concat()).refused(1);
        let elsewhere = folder.join(format!("from-{name}"));
        let elsewhere = ["--data-dir", elsewhere.to_str().unwrap()];
        assert!(run(&[&["restore", file], &elsewhere[..]].concat()).done().contains("rows were restored"));
        let users = run(&[&["admin", "users"], &elsewhere[..]].concat()).done();
        assert!(users.starts_with("Molly"), "{users}");
        let complaint = run(&[&["restore", file], &elsewhere[..]].concat()).refused(1);
        assert!(complaint.contains("not empty"), "{complaint}");
    }
    let delete = [&["admin", "delete", "molly"], &at[..]].concat();
    for answer in ["", "no\n", "molly\n"] {
        let refused = run_with(&delete, answer);
        assert_eq!((refused.code, refused.stdout.as_str()), (Some(1), ""), "{}", refused.stderr);
        assert!(refused.stderr.contains("Delete molly?") && refused.stderr.contains("--yes"));
    }
    assert!(admin(&["users"]).done().starts_with("Molly"), "nothing was deleted");
    let other = r#"{"name":"Nora","password":"correct horse"}"#;
    assert!(server.ask("POST", "/api/v1/account", other).starts_with("HTTP/1.1 201 "));
    let delete_other = [&["admin", "delete", "nora"], &at[..]].concat();
    let deleted = run_with(&delete_other, "yes\n");
    assert_eq!(
        (deleted.code, deleted.stdout.as_str()),
        (Some(0), "nora has been deleted.\n"),
        "{}",
        deleted.stderr
    );
    assert!(!admin(&["users"]).done().contains("Nora"), "one answer is enough");
    assert_eq!(admin(&["delete", "molly", "--yes"]).done(), "molly has been deleted.\n");
    assert_eq!(server.stop(), Some(0));

    let again = Server::start(&data);
    assert!(again.ask("GET", "/api/v1/people/molly", "").starts_with("HTTP/1.1 404 "));
    assert_eq!(again.stop(), Some(0));
}

#[test]
fn a_server_listens_on_a_host_name() {
    let server = Server::start_at(&folder("serve-localhost"), "localhost:0");
    assert!(server.ask("GET", "/readyz", "").ends_with("ready\n"));
    assert_eq!(server.stop(), Some(0));
}

#[test]
fn an_invalid_configuration_is_refused() {
    let folder = folder("serve-config");
    let file = folder.join("holocourt.toml");
    let data = folder.join("data");
    // Nothing can listen here, and nothing tries: the settings are validated first.
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let serve = |arguments: &[&str]| {
        let at = ["serve", "--listen", &address, "--data-dir", data.to_str().unwrap()];
        run(&[&at[..], arguments].concat())
    };
    let config = ["--config", file.to_str().unwrap()];
    std::fs::write(&file, "lisen = \"127.0.0.1:0\"\n").unwrap();
    let complaint = serve(&config).refused(1);
    assert!(complaint.contains("lisen"), "{complaint}");
    std::fs::write(&file, "connections = 1000001\n").unwrap();
    let complaint = serve(&config).refused(1);
    assert!(complaint.contains("holocourt.toml: connections cannot be 1000001"), "{complaint}");
    let complaint = serve(&["--config", "/nowhere/holocourt.toml"]).refused(1);
    assert!(complaint.contains("/nowhere/holocourt.toml"), "{complaint}");
    run(&["serve", "--listen", "here"]).refused(2);
    let complaint = serve(&["--database", "mysql://x"]).refused(1);
    assert!(complaint.contains("sqlite:PATH or postgres://"), "{complaint}");
    let complaint = serve(&["--public-url", "play.example.org"]).refused(1);
    assert!(complaint.contains("https://play.example.org"), "{complaint}");
    assert!(!data.exists(), "nothing was opened");
    let complaint = serve(&[]).refused(1);
    assert!(complaint.contains("cannot listen on"), "{complaint}");
}

#[test]
fn the_help_explains_every_setting() {
    let help = run(&["serve", "--help"]).done();
    for flag in [
        "--config",
        "--listen",
        "--data-dir",
        "--database",
        "--public-url",
        "--allowed-origins",
        "--trusted-proxies",
        "--proxy-header",
        "--engine-cores",
        "--log-format",
        "--drain-seconds",
        "--requests-per-second",
        "--password-jobs",
        "[env: DATABASE_URL]",
        "[env: HOLOCOURT_LISTEN]",
        "[default: 127.0.0.1:4277]",
    ] {
        assert!(help.contains(flag), "{flag} is missing in {help}");
    }
}
