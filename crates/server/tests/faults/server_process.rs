use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::{Clock, Config, operations, serve_with};

/// Tells [`child`] how to serve.
const OPTIONS: &str = "HOLOCOURT_FAULTS_SERVER";
/// How long a start may take, the wait for the lock on the database included.
const START: Duration = Duration::from_secs(60);
/// How many lines of the log are kept.
const LOG: usize = 400;

/// How to start a server.
#[derive(Clone)]
pub(crate) struct Options {
    pub(crate) folder: PathBuf,
    pub(crate) database: String,
    /// The largest file that the server may write, in blocks of the shell's `ulimit`.
    pub(crate) file_blocks: Option<u64>,
    /// How many connections the server accepts.
    pub(crate) connections: usize,
    /// Whether clients are taken for those behind a reverse proxy on this machine.
    pub(crate) is_behind_proxy: bool,
}

impl Options {
    pub(crate) fn new(folder: &Path, database: String) -> Options {
        let folder = folder.to_owned();
        Options { folder, database, file_blocks: None, connections: 10_000, is_behind_proxy: false }
    }

    pub(crate) fn sqlite(folder: &Path) -> Options {
        Options::new(folder, format!("sqlite:{}", folder.join("holocourt.db").display()))
    }

    /// Sets the server's clock to the system's time and these milliseconds, now or while it runs.
    pub(crate) fn set_clock(&self, offset_ms: i64) {
        std::fs::write(self.folder.join(CLOCK), offset_ms.to_string()).unwrap();
    }
}

/// The file with the offset of the server's clock, in milliseconds.
const CLOCK: &str = "clock-offset";

/// Not a test: the server to break. The tests start this same program again. It ends with them.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "it is started by the other tests"]
async fn child() {
    let Ok(options) = std::env::var(OPTIONS) else { return };
    thread::spawn(|| {
        let _ = std::io::stdin().read_to_end(&mut Vec::new());
        std::process::exit(3);
    });
    let options: Value = serde_json::from_str(&options).unwrap();
    let text = |key: &str| options[key].as_str().unwrap().to_owned();
    let mut config = Config::in_folder(text("folder"));
    config.database = text("database");
    config.listen = ([127, 0, 0, 1], 0).into();
    config.engine_cores = 1;
    config.limits.connections = options["connections"].as_u64().unwrap() as usize;
    if options["isBehindProxy"] == true {
        config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    }
    config.limits.password_kib = 64;
    config.limits.requests_per_second = 100_000.0;
    config.limits.person_requests_per_second = 100_000.0;
    config.limits.sign_ins_per_minute = 100_000.0;
    config.limits.guests_per_minute = 100_000.0;
    config.limits.messages_per_second = 10_000.0;
    config.log_filter = "info,requests=off".to_owned();
    operations::start_logs(&config);
    let clock = clock(Path::new(&text("folder")).join(CLOCK));
    if let Err(error) = serve_with(config, clock).await {
        eprintln!("{error}");
        std::process::exit(1);
    }
}

/// The system's clock, set wrong by what the file says.
fn clock(file: PathBuf) -> Clock {
    let (wall, steady) = (Clock::system(), Clock::system());
    let offset = move || std::fs::read_to_string(&file).ok().and_then(|text| text.parse::<i64>().ok());
    Clock::with_steady(move || wall.now() + offset().unwrap_or(0), move || steady.steady())
}

/// A server in a process of its own.
pub(crate) struct ServerProcess {
    process: Child,
    address: SocketAddr,
    log: Arc<Mutex<VecDeque<String>>>,
}

impl ServerProcess {
    /// Starts a server and waits until it listens.
    pub(crate) async fn start(options: &Options) -> ServerProcess {
        match ServerProcess::try_start(options).await {
            Ok(server) => server,
            Err(log) => panic!("the server does not start:\n{log}"),
        }
    }

    /// Starts a server and waits until it listens, or ends; then its log is the error.
    pub(crate) async fn try_start(options: &Options) -> Result<ServerProcess, String> {
        let own = std::env::current_exe().unwrap();
        let mut command = match options.file_blocks {
            None => Command::new(own),
            Some(blocks) => {
                let mut shell = Command::new("sh");
                let limited = format!("trap '' XFSZ; ulimit -S -f {blocks}; exec \"$0\" \"$@\"");
                shell.args(["-c", &limited]).arg(own);
                shell
            }
        };
        let told = json!({
            "folder": options.folder, "database": options.database,
            "connections": options.connections, "isBehindProxy": options.is_behind_proxy,
        });
        let mut process = command
            .args(["--ignored", "--exact", "server_process::child", "--nocapture"])
            .env(OPTIONS, told.to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let log = Arc::new(Mutex::new(VecDeque::new()));
        let lines = BufReader::new(process.stderr.take().unwrap()).lines();
        let kept = log.clone();
        thread::spawn(move || {
            for line in lines.map_while(Result::ok) {
                let mut kept = kept.lock().unwrap();
                if kept.len() == LOG {
                    // The first lines say where the server listens.
                    kept.remove(LOG / 4);
                }
                kept.push_back(line);
            }
        });
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let mut server = ServerProcess { process, address, log };
        let started = Instant::now();
        loop {
            if let Some(address) = server.listens_on() {
                server.address = address;
                return Ok(server);
            }
            if server.process.try_wait().unwrap().is_some() {
                return Err(server.log());
            }
            assert!(started.elapsed() < START, "the server does not start:\n{}", server.log());
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    fn listens_on(&self) -> Option<SocketAddr> {
        let log = self.log.lock().unwrap();
        log.iter().find_map(|line| {
            let (_, address) = line.split_once("listening on http://")?;
            address.split_whitespace().next()?.parse().ok()
        })
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// The end of the log.
    pub(crate) fn log(&self) -> String {
        let log = self.log.lock().unwrap();
        log.iter().map(|line| format!("  {line}\n")).collect()
    }

    /// SIGKILL: nothing is finished, flushed or logged.
    pub(crate) fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Sends a signal by its name.
    pub(crate) fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([format!("-{name}"), self.process.id().to_string()]).status();
        assert!(sent.is_ok_and(|status| status.success()), "SIG{name} cannot be sent");
    }

    /// Takes the limit on the size of files away; returns whether that is possible here.
    pub(crate) fn lift_file_limit(&self) -> bool {
        let pid = self.process.id().to_string();
        let lifted = Command::new("prlimit").args(["--pid", &pid, "--fsize=unlimited:"]).status();
        lifted.is_ok_and(|status| status.success())
    }

    /// Waits until the server has ended by itself.
    pub(crate) async fn ended(&mut self, most: Duration) -> ExitStatus {
        let started = Instant::now();
        loop {
            if let Some(status) = self.process.try_wait().unwrap() {
                return status;
            }
            assert!(started.elapsed() < most, "the server goes on after {most:?}:\n{}", self.log());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// The memory that the process uses, in KiB; `None` where there is no `/proc`.
    pub(crate) fn memory_kib(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().strip_suffix("kB")?.trim().parse().ok()
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("the server's log:\n{}", self.log());
        }
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
