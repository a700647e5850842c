use std::fs::{self, File};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::step::{Failed, run_quietly, succeeds, without_settings};
use crate::target;

/// The tool, from the Python package index.
const SCHEMATHESIS: &str = "schemathesis==4.32.5";

/// The checks for every response: no server error, and nothing undocumented.
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,\
    response_headers_conformance,response_schema_conformance";

/// Streams never end, so there is no complete response to check.
const STREAMS: &str = "^/api/v1/(stream/event|bot/game/stream/)";
/// Ends the session or account in use, or changes its secret; only [`Visitor::Leaver`] asks for these.
const LEAVING: &str = "^/api/v1/(me/delete|me/sessions.*|session.*|account)$";

/// Sends the server requests that its description allows and requests that it forbids, for a little over a minute.
pub(crate) fn run() -> Result<(), Failed> {
    let folder =
        std::path::absolute(target()).map_err(Failed::at("the folder for builds"))?.join("schemathesis");
    let tool = install(&folder)?;
    let server = Server::start(&folder)?;
    for visitor in [Visitor::Account, Visitor::Guest, Visitor::Nobody, Visitor::Leaver] {
        let count = visitor.visit(&server, &tool, &folder)?;
        println!("{visitor:?}: {count}");
    }
    server.stop()
}

/// Installs the tool in a virtual environment, unless it is installed already.
fn install(folder: &Path) -> Result<PathBuf, Failed> {
    let (python, tool) = (folder.join("bin/python"), folder.join("bin/schemathesis"));
    let wanted = SCHEMATHESIS.replace("==", " ");
    let mut show = Command::new(&python);
    show.args(["-c", "import importlib.metadata as m; print('schemathesis', m.version('schemathesis'))"]);
    let is_there = show.output().is_ok_and(|output| String::from_utf8_lossy(&output.stdout).trim() == wanted);
    if is_there {
        return Ok(tool);
    }
    if !succeeds(Command::new("python3").args(["-m", "venv", "--clear"]).arg(folder)) {
        return Err(Failed(
            "python3 -m venv: install Python 3.10 or newer with venv and pip (Debian: apt install python3-venv)"
                .to_owned(),
        ));
    }
    let mut pip = Command::new(&python);
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", SCHEMATHESIS]);
    run_quietly(pip)?;
    Ok(tool)
}

/// A server with its own database, which is deleted afterwards.
struct Server {
    process: Child,
    address: SocketAddr,
    data: PathBuf,
    log: PathBuf,
}

impl Server {
    fn start(folder: &Path) -> Result<Server, Failed> {
        let program = target().join("debug/holocourt");
        // Named by process id, so that two runs in one folder don't collide.
        let id = std::process::id();
        let (data, log) = (folder.join(format!("data-{id}")), folder.join(format!("server-{id}.log")));
        if data.exists() {
            fs::remove_dir_all(&data).map_err(Failed::at("deleting old data"))?;
        }
        let output = File::create(&log).map_err(Failed::at("the log"))?;
        let many = "1000000";
        let process = without_settings(Command::new(&program))
            .args(["serve", "--listen", "127.0.0.1:0", "--log-format", "json", "--engine-cores", "1"])
            .args(["--requests-per-second", many, "--person-requests-per-second", many])
            .args(["--sign-ins-per-minute", many, "--guests-per-minute", many])
            .arg("--data-dir")
            .arg(&data)
            .stdout(Stdio::null())
            .stderr(output)
            .spawn()
            .map_err(Failed::at(program.display()))?;
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let mut server = Server { process, address, data, log };
        server.address = server.listens()?;
        Ok(server)
    }

    /// Waits until the server logs its address.
    fn listens(&mut self) -> Result<SocketAddr, Failed> {
        let started = Instant::now();
        while started.elapsed() < Duration::from_secs(60) {
            let log = fs::read_to_string(&self.log).unwrap_or_default();
            let said = log.split_once("listening on http://").map(|(_, rest)| rest);
            let address = said.and_then(|rest| rest.split('"').next()?.parse().ok());
            if let Some(address) = address {
                return Ok(address);
            }
            if !self.is_running() {
                return Err(Failed(format!("holocourt serve: {log}")));
            }
            sleep(Duration::from_millis(50));
        }
        Err(Failed("holocourt serve: no address after a minute".to_owned()))
    }

    fn is_running(&mut self) -> bool {
        matches!(self.process.try_wait(), Ok(None))
    }

    fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Sends a request with this cookie, as a page of the server would. Returns the head and the body of the response.
    fn post(&self, path: &str, cookie: &str, body: &str) -> Result<(String, String), Failed> {
        let ask = || -> std::io::Result<String> {
            let mut stream = TcpStream::connect(self.address)?;
            let (address, origin, length) = (self.address, self.origin(), body.len());
            write!(
                stream,
                "POST {path} HTTP/1.1\r\nHost: {address}\r\nOrigin: {origin}\r\nCookie: {cookie}\r\n\
                 Content-Type: application/json\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}"
            )?;
            let mut answer = String::new();
            stream.read_to_string(&mut answer)?;
            Ok(answer)
        };
        let answer = ask().map_err(Failed::at(path))?;
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        if head.starts_with("HTTP/1.1 2") {
            Ok((head.to_owned(), body.to_owned()))
        } else {
            Err(Failed(format!("POST {path}: {answer}")))
        }
    }

    /// Stops the server; fails if it has stopped already.
    fn stop(mut self) -> Result<(), Failed> {
        if self.is_running() {
            return Ok(());
        }
        Err(Failed(format!("the server stopped on its own; see {}", self.log.display())))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.data);
    }
}

/// Who sends the requests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Visitor {
    /// A program with an account's token, at tables that exist.
    Account,
    /// A browser with a guest's cookie.
    Guest,
    /// Someone without an account or a cookie.
    Nobody,
    /// A guest who signs out everywhere and deletes the account.
    Leaver,
}

impl Visitor {
    fn seconds(self) -> u32 {
        match self {
            Visitor::Account | Visitor::Guest => 30,
            Visitor::Nobody => 15,
            Visitor::Leaver => 5,
        }
    }

    /// Runs the tool as this visitor. Returns its line about the number of requests.
    fn visit(self, server: &Server, tool: &Path, folder: &Path) -> Result<String, Failed> {
        let config = folder.join(format!("schemathesis-{}.toml", std::process::id()));
        fs::write(&config, self.config(server)?).map_err(Failed::at("the configuration"))?;
        let mut command = Command::new(tool);
        // The tool writes files to its working directory.
        command.current_dir(folder).arg("--config-file").arg(&config).arg("run");
        command.arg(format!("{}/api/v1/openapi.json", server.origin()));
        command.args(["--checks", CHECKS, "--no-color"]);
        match self {
            // The tool accepts only one such expression.
            Visitor::Account | Visitor::Guest => {
                command.args(["--exclude-path-regex", &format!("{STREAMS}|{LEAVING}")])
            }
            Visitor::Nobody => command.args(["--exclude-path-regex", STREAMS]),
            Visitor::Leaver => command.args(["--include-path-regex", LEAVING]),
        };
        command.args(["--max-time", &self.seconds().to_string(), "--request-timeout", "35"]);
        command.args(["--continue-on-failure", "--generation-database", "none", "--warnings", "off"]);
        let output = command.output().map_err(Failed::at("schemathesis"))?;
        let said = String::from_utf8_lossy(&output.stdout);
        if !output.status.success() {
            eprintln!("{said}\n{}", String::from_utf8_lossy(&output.stderr));
            return Err(Failed(format!("schemathesis as {self:?}")));
        }
        let count = said.lines().find(|line| line.contains(" generated"));
        Ok(count.unwrap_or("no requests were sent").trim().to_owned())
    }

    /// Signs in and writes the tool's configuration.
    fn config(self, server: &Server) -> Result<String, Failed> {
        let guest = || Ok(cookie(&server.post("/api/v1/guest", "", "{}")?.0));
        let page = |cookie: String| {
            format!("headers = {{ Cookie = \"{cookie}\", Origin = \"{}\" }}\n", server.origin())
        };
        match self {
            Visitor::Nobody => Ok(String::new()),
            Visitor::Guest | Visitor::Leaver => guest().map(page),
            Visitor::Account => {
                let account = r#"{"name":"Schema","password":"correct horse battery"}"#;
                let cookie = cookie(&server.post("/api/v1/account", "", account)?.0);
                let post = |path: &str, body: &str| Ok(server.post(path, &cookie, body)?.1);
                let token = r#"{"name":"schemathesis","scopes":["read","play","bot"]}"#;
                let token = field(&post("/api/v1/me/tokens", token)?, "secret");
                let here = r#"{"terms":{"game":"holochess","public":true},"opponent":{"kind":"here"}}"#;
                let table = field(&post("/api/v1/tables", here)?, "table");
                Ok(format!(
                    "headers = {{ Authorization = \"Bearer {token}\" }}\n\
                     [[operations]]\ninclude-path-regex = \"/tables/\\\\{{table\"\nparameters = {{ table = \"{table}\" }}\n\
                     [[operations]]\ninclude-path-regex = \"/bot/game/\"\nparameters = {{ id = \"{table}\" }}\n\
                     [[operations]]\ninclude-path-regex = \"/(players|people)/\"\nparameters = {{ name = \"Schema\" }}\n"
                ))
            }
        }
    }
}

/// Returns the cookie that a response sets.
fn cookie(head: &str) -> String {
    let line = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    line.and_then(|line| line.split(';').next()).unwrap_or_default().to_owned()
}

/// Returns a string field of a response that needs no unescaping.
fn field(body: &str, name: &str) -> String {
    let value = body.split_once(&format!("\"{name}\":\"")).map(|(_, rest)| rest);
    value.and_then(|rest| rest.split('"').next()).unwrap_or_default().to_owned()
}
