//! How the server runs. Flags override environment variables, which override the file.

mod error;
mod limits;
mod network;
mod settings;

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

use etcetera::BaseStrategy;
use url::Url;

use crate::ratings::RatingsPer;

pub use error::ConfigError;
pub use limits::Limits;
pub use network::{BadNetwork, Network};
pub use settings::{DataOptions, LogFormat, Settings};

/// The default address to listen on.
pub const LISTEN: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 4277);

/// How the server runs: all settings, validated.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address and port to listen on.
    pub listen: SocketAddr,
    /// The folder for the database and other data.
    pub data: PathBuf,
    /// The database, as [`store::open`](crate::store::open) takes it.
    pub database: String,
    /// The address that people type in, if it is known.
    pub public_url: Option<Url>,
    /// Whom to tell about security problems.
    pub security_contact: Option<Url>,
    /// Other addresses at which this server's page can be reached; their pages may act on behalf of users.
    pub allowed_origins: Vec<String>,
    /// Reverse proxies whose forwarded-for header is trusted.
    pub trusted_proxies: Vec<Network>,
    /// The header in which they pass the client's address.
    pub proxy_header: String,
    /// Processor cores for computer players and analysis.
    pub engine_cores: usize,
    /// Which games share a rating.
    pub ratings_per: RatingsPer,
    /// The format of logs.
    pub log: LogFormat,
    /// What is logged.
    pub log_filter: String,
    /// How long a shutdown waits for requests in progress.
    pub drain: Duration,
    /// Limits on what clients may use.
    pub limits: Limits,
}

impl Config {
    /// The default configuration, with its data in this folder.
    pub fn in_folder(data: impl Into<PathBuf>) -> Config {
        let data = data.into();
        Config {
            listen: LISTEN,
            database: sqlite_in(&data),
            data,
            public_url: None,
            security_contact: None,
            allowed_origins: Vec::new(),
            trusted_proxies: Vec::new(),
            proxy_header: "x-forwarded-for".to_owned(),
            engine_cores: default_engine_cores(),
            ratings_per: RatingsPer::default(),
            log: LogFormat::Text,
            log_filter: "info".to_owned(),
            drain: Duration::from_secs(10),
            limits: Limits::default(),
        }
    }

    /// Whether the server is reached over HTTPS, so that cookies are restricted to it.
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

/// All but one core, which is left for handling requests.
fn default_engine_cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from).saturating_sub(1).max(1)
}

/// The address of the database in the data folder.
fn sqlite_in(data: &Path) -> String {
    format!("sqlite:{}", data.join("holocourt.db").display())
}

/// The default data folder: `$XDG_DATA_HOME/holocourt` or `~/.local/share/holocourt`.
fn default_data() -> Result<PathBuf, ConfigError> {
    let folders = etcetera::choose_base_strategy().map_err(|_| ConfigError::NoDataFolder)?;
    Ok(folders.data_dir().join("holocourt"))
}
