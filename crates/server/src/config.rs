//! How the server is to run: from a file, the environment and flags, in that rising order.

mod error;
mod limits;
mod settings;

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

use url::Url;

pub use error::ConfigError;
pub use limits::Limits;
pub use settings::{DataOptions, LogFormat, Settings};

/// Where the server listens if nothing is said.
pub const LISTEN: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 4277);

/// How the server runs, with everything decided.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address and port to listen on.
    pub listen: SocketAddr,
    /// The folder for the database and whatever else the server keeps.
    pub data: PathBuf,
    /// The database, as [`store::open`](crate::store::open) takes it.
    pub database: String,
    /// The address that people type in, if it is known.
    pub public_url: Option<Url>,
    /// Other addresses under which the page of this server is reached, and whose pages may act for those who are signed in.
    pub allowed_origins: Vec<String>,
    /// The addresses of reverse proxies that are believed.
    pub trusted_proxies: Vec<IpAddr>,
    /// The header in which they say who is asking.
    pub proxy_header: String,
    /// How many processor cores computer players and analysis may use.
    pub engine_cores: usize,
    /// How logs are written.
    pub log: LogFormat,
    /// What is logged.
    pub log_filter: String,
    /// How long a stop waits for what is under way.
    pub drain: Duration,
    /// What nobody may go beyond.
    pub limits: Limits,
}

impl Config {
    /// The configuration without any file, environment or flag, with its data in this folder.
    pub fn in_folder(data: impl Into<PathBuf>) -> Config {
        let data = data.into();
        Config {
            listen: LISTEN,
            database: sqlite_in(&data),
            data,
            public_url: None,
            allowed_origins: Vec::new(),
            trusted_proxies: Vec::new(),
            proxy_header: "x-forwarded-for".to_owned(),
            engine_cores: default_engine_cores(),
            log: LogFormat::Text,
            log_filter: "info".to_owned(),
            drain: Duration::from_secs(10),
            limits: Limits::default(),
        }
    }

    /// Whether people reach the server over HTTPS, so that cookies are sent over nothing else.
    pub fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.scheme() == "https")
    }

    /// The address that people type in, or the one that works on this machine.
    pub fn base_url(&self) -> Url {
        let here = || {
            let port = self.listen.port();
            Url::parse(&format!("http://localhost:{port}/")).ok()
        };
        self.public_url.clone().or_else(here).unwrap_or_else(|| unreachable!("a port fits into an address"))
    }
}

/// All but one core: the moves of people come first.
fn default_engine_cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from).saturating_sub(1).max(1)
}

/// The address of the database in the data folder.
fn sqlite_in(data: &Path) -> String {
    format!("sqlite:{}", data.join("holocourt.db").display())
}

/// Where data is kept if nothing is said: `$XDG_DATA_HOME/holocourt` or `~/.local/share/holocourt`.
fn default_data() -> Result<PathBuf, ConfigError> {
    let set = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = set("XDG_DATA_HOME").filter(|path| path.is_absolute());
    let data = data.or_else(|| set("HOME").map(|home| home.join(".local/share")));
    data.map(|data| data.join("holocourt")).ok_or(ConfigError::NoDataFolder)
}
