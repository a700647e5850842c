use std::net::{SocketAddr, ToSocketAddrs};
use std::path::{Path, PathBuf};
use std::time::Duration;

use axum::http::HeaderName;
use clap::ValueEnum;
use serde::{Deserialize, Deserializer, Serialize};
use toml::Table;
use tracing_subscriber::EnvFilter;
use url::Url;

use super::{Config, ConfigError, Limits, Network, default_data, sqlite_in};
use crate::ratings::RatingsPer;
use crate::store::DatabaseUrl;

/// How logs are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// Lines for people.
    Text,
    /// One JSON object on each line, for programs.
    Json,
}

/// The settings as they are given, each of them optional. A field is a flag, an environment variable and a key of the
/// configuration file at once; its comment is the help of the flag.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, clap::Args)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[allow(rustdoc::bare_urls, reason = "the comments are also the help in the terminal")]
pub struct Settings {
    /// A TOML file with any of these settings, such as listen = "127.0.0.1:4277"
    #[arg(long, env = "HOLOCOURT_CONFIG", hide_env_values = true, value_name = "FILE")]
    #[serde(skip)]
    pub config: Option<PathBuf>,

    /// The address and port to listen on [default: 127.0.0.1:4277]
    #[arg(
        long,
        env = "HOLOCOURT_LISTEN",
        hide_env_values = true,
        value_name = "ADDRESS",
        value_parser = socket_address
    )]
    #[serde(deserialize_with = "read_socket_address")]
    pub listen: Option<SocketAddr>,

    /// The folder for the database and other data [default: ~/.local/share/holocourt]
    #[arg(long, env = "HOLOCOURT_DATA_DIR", hide_env_values = true, value_name = "FOLDER")]
    pub data_dir: Option<PathBuf>,

    /// The database: sqlite:PATH or postgres://USER:PASSWORD@HOST/NAME [default: holocourt.db in the data folder]
    #[arg(long, env = "DATABASE_URL", value_name = "URL", hide_env_values = true)]
    pub database: Option<String>,

    /// The address that people type in, such as https://play.example.org; passkeys are bound to its host name
    #[arg(long, env = "HOLOCOURT_PUBLIC_URL", hide_env_values = true, value_name = "URL")]
    pub public_url: Option<String>,

    /// Other addresses at which this server's page can be reached, such as https://example.org
    #[arg(
        long,
        env = "HOLOCOURT_ALLOWED_ORIGINS",
        hide_env_values = true,
        value_name = "ORIGIN",
        value_delimiter = ','
    )]
    pub allowed_origins: Option<Vec<String>>,

    /// Reverse proxies whose forwarded-for header is trusted: addresses such as 10.0.0.1 or networks such as 10.0.0.0/8
    #[arg(
        long,
        env = "HOLOCOURT_TRUSTED_PROXIES",
        hide_env_values = true,
        value_name = "ADDRESS",
        value_delimiter = ','
    )]
    pub trusted_proxies: Option<Vec<Network>>,

    /// The header in which they pass the client's address [default: x-forwarded-for]
    #[arg(long, env = "HOLOCOURT_PROXY_HEADER", hide_env_values = true, value_name = "NAME")]
    pub proxy_header: Option<String>,

    /// Where to report security problems, such as mailto:security@example.org; shown in /.well-known/security.txt
    #[arg(long, env = "HOLOCOURT_SECURITY_CONTACT", hide_env_values = true, value_name = "URL")]
    pub security_contact: Option<String>,

    /// Processor cores for computer players and analysis [default: all but one]
    #[arg(long, env = "HOLOCOURT_ENGINE_CORES", hide_env_values = true, value_name = "N")]
    pub engine_cores: Option<usize>,

    /// What has its own rating: each game with all its variants, or each variant [default: game]
    #[arg(long, env = "HOLOCOURT_RATINGS_PER", hide_env_values = true, value_enum, value_name = "PER")]
    pub ratings_per: Option<RatingsPer>,

    /// The format of logs [default: text]
    #[arg(long, env = "HOLOCOURT_LOG_FORMAT", hide_env_values = true, value_enum, value_name = "FORMAT")]
    pub log_format: Option<LogFormat>,

    /// The log filter, such as debug or "info,server=debug" [default: info]
    #[arg(long, env = "HOLOCOURT_LOG", hide_env_values = true, value_name = "FILTER")]
    pub log: Option<String>,

    /// How many seconds a shutdown waits for requests in progress [default: 10]
    #[arg(long, env = "HOLOCOURT_DRAIN_SECONDS", hide_env_values = true, value_name = "N")]
    pub drain_seconds: Option<u64>,

    /// Concurrent connections; one address may have at most a quarter of them, unless it is this machine or a trusted proxy [default: 10000]
    #[arg(
        long,
        env = "HOLOCOURT_CONNECTIONS",
        hide_env_values = true,
        value_name = "N",
        help_heading = "Limits"
    )]
    pub connections: Option<usize>,

    /// The largest request body, in bytes; requests with records may have 1 MiB regardless [default: 65536]
    #[arg(
        long,
        env = "HOLOCOURT_BODY_BYTES",
        hide_env_values = true,
        value_name = "N",
        help_heading = "Limits"
    )]
    pub body_bytes: Option<usize>,

    /// The request timeout, in seconds [default: 30]
    #[arg(
        long,
        env = "HOLOCOURT_REQUEST_SECONDS",
        hide_env_values = true,
        value_name = "N",
        help_heading = "Limits"
    )]
    pub request_seconds: Option<u64>,

    /// Requests per second from one address [default: 50]
    #[arg(
        long,
        env = "HOLOCOURT_REQUESTS_PER_SECOND",
        hide_env_values = true,
        value_name = "N",
        help_heading = "Limits"
    )]
    pub requests_per_second: Option<f64>,

    /// Requests per second from one person [default: 25]
    #[arg(
        long,
        env = "HOLOCOURT_PERSON_REQUESTS_PER_SECOND",
        hide_env_values = true,
        value_name = "N",
        help_heading = "Limits"
    )]
    pub person_requests_per_second: Option<f64>,

    /// Attempts to sign in per minute, per address and per name; one address may take half of those for a name [default: 10]
    #[arg(
        long,
        env = "HOLOCOURT_SIGN_INS_PER_MINUTE",
        hide_env_values = true,
        value_name = "N",
        help_heading = "Limits"
    )]
    pub sign_ins_per_minute: Option<f64>,

    /// New guests per minute from one address [default: 20]
    #[arg(
        long,
        env = "HOLOCOURT_GUESTS_PER_MINUTE",
        hide_env_values = true,
        value_name = "N",
        help_heading = "Limits"
    )]
    pub guests_per_minute: Option<f64>,

    /// Messages per second over one socket [default: 20]
    #[arg(
        long,
        env = "HOLOCOURT_MESSAGES_PER_SECOND",
        hide_env_values = true,
        value_name = "N",
        help_heading = "Limits"
    )]
    pub messages_per_second: Option<f64>,

    /// Passwords hashed concurrently, each using 19 MiB [default: 2]
    #[arg(
        long,
        env = "HOLOCOURT_PASSWORD_JOBS",
        hide_env_values = true,
        value_name = "N",
        help_heading = "Limits"
    )]
    pub password_jobs: Option<usize>,
}

/// Where the data is, for commands that work without a server.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct DataOptions {
    /// The configuration file of the server
    #[arg(long, global = true, env = "HOLOCOURT_CONFIG", hide_env_values = true, value_name = "FILE")]
    pub config: Option<PathBuf>,

    /// The data folder of the server [default: ~/.local/share/holocourt]
    #[arg(long, global = true, env = "HOLOCOURT_DATA_DIR", hide_env_values = true, value_name = "FOLDER")]
    pub data_dir: Option<PathBuf>,

    /// The database of the server [default: holocourt.db in the data folder]
    #[arg(long, global = true, env = "DATABASE_URL", value_name = "URL", hide_env_values = true)]
    pub database: Option<String>,
}

impl From<DataOptions> for Settings {
    fn from(options: DataOptions) -> Settings {
        let DataOptions { config, data_dir, database } = options;
        Settings { config, data_dir, database, ..Settings::default() }
    }
}

impl Settings {
    /// Reads a configuration file.
    pub fn from_file(path: &Path) -> Result<Settings, ConfigError> {
        let text = std::fs::read_to_string(path)
            .map_err(|error| ConfigError::Unreadable { path: path.to_owned(), error })?;
        toml::from_str(&text)
            .map_err(|error| ConfigError::Malformed { path: path.to_owned(), error: Box::new(error) })
    }

    /// Adds the settings of the file and defaults, and validates the result. An error in the file names the file.
    pub fn resolve(self) -> Result<Config, ConfigError> {
        let Some(path) = self.config.clone() else { return self.validate() };
        let file = Settings::from_file(&path)?;
        let in_file = |error| ConfigError::InFile { path: path.clone(), error: Box::new(error) };
        // The data folder may come from above.
        let with_data = Settings { data_dir: Some(PathBuf::new()), ..file.clone() };
        with_data.validate().map_err(in_file)?;
        self.over(&file)?.validate()
    }

    /// These settings where they are given, the others elsewhere.
    fn over(&self, below: &Settings) -> Result<Settings, ConfigError> {
        let table = |settings| Table::try_from(settings).map_err(ConfigError::Merge);
        let mut merged = table(below)?;
        merged.extend(table(self)?);
        let merged = merged.try_into::<Settings>().map_err(ConfigError::Unmerged)?;
        Ok(Settings { config: self.config.clone(), ..merged })
    }

    /// Adds defaults and validates every setting.
    fn validate(self) -> Result<Config, ConfigError> {
        let data = self.data_dir.map_or_else(default_data, Ok)?;
        let default = Config::in_folder(&data);
        let limits = Limits::default();
        let seconds = |setting, given: Option<u64>, default: Duration| {
            places(setting, given, default.as_secs()).map(Duration::from_secs)
        };
        Ok(Config {
            listen: self.listen.unwrap_or(default.listen),
            database: database(self.database.unwrap_or_else(|| sqlite_in(&data)))?,
            data,
            public_url: self.public_url.map(|url| public_url(&url)).transpose()?,
            allowed_origins: self
                .allowed_origins
                .unwrap_or_default()
                .iter()
                .map(|text| origin(text))
                .collect::<Result<_, _>>()?,
            trusted_proxies: self.trusted_proxies.unwrap_or_default(),
            proxy_header: self.proxy_header.map_or(Ok(default.proxy_header), |name| header_name(&name))?,
            security_contact: self.security_contact.map(|url| contact(&url)).transpose()?,
            engine_cores: self.engine_cores.unwrap_or(default.engine_cores).max(1),
            ratings_per: self.ratings_per.unwrap_or_default(),
            log: self.log_format.unwrap_or(default.log),
            log_filter: self.log.map_or(Ok(default.log_filter), log_filter)?,
            drain: self.drain_seconds.map_or(default.drain, Duration::from_secs),
            limits: Limits {
                connections: places("connections", self.connections, limits.connections)?,
                body_bytes: self.body_bytes.unwrap_or(limits.body_bytes),
                request_time: seconds("request-seconds", self.request_seconds, limits.request_time)?,
                requests_per_second: rate(
                    "requests-per-second",
                    self.requests_per_second,
                    limits.requests_per_second,
                )?,
                person_requests_per_second: rate(
                    "person-requests-per-second",
                    self.person_requests_per_second,
                    limits.person_requests_per_second,
                )?,
                sign_ins_per_minute: rate(
                    "sign-ins-per-minute",
                    self.sign_ins_per_minute,
                    limits.sign_ins_per_minute,
                )?,
                guests_per_minute: rate(
                    "guests-per-minute",
                    self.guests_per_minute,
                    limits.guests_per_minute,
                )?,
                messages_per_second: rate(
                    "messages-per-second",
                    self.messages_per_second,
                    limits.messages_per_second,
                )?,
                password_jobs: places("password-jobs", self.password_jobs, limits.password_jobs)?,
                ..limits
            },
        })
    }
}

/// Reads an address with its port; a host name such as localhost is looked up, and an IPv4 address preferred.
fn socket_address(text: &str) -> Result<SocketAddr, String> {
    let expected = || "expected an address and a port, such as 127.0.0.1:4277 or localhost:4277".to_owned();
    let addresses: Vec<SocketAddr> = text.to_socket_addrs().map_err(|_| expected())?.collect();
    let found = addresses.iter().find(|address| address.is_ipv4()).or(addresses.first());
    found.copied().ok_or_else(expected)
}

/// The same in the file.
fn read_socket_address<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<SocketAddr>, D::Error> {
    let text = String::deserialize(deserializer)?;
    socket_address(&text).map(Some).map_err(serde::de::Error::custom)
}

/// A rate: a positive number.
fn rate(what: &'static str, given: Option<f64>, default: f64) -> Result<f64, ConfigError> {
    let rate = given.unwrap_or(default);
    if rate.is_finite() && rate > 0.0 {
        return Ok(rate);
    }
    Err(ConfigError::Number { what, given: rate.to_string(), expected: "a number above 0" })
}

/// A number from 1 to a million. A zero counts as 1.
fn places<N>(what: &'static str, given: Option<N>, default: N) -> Result<N, ConfigError>
where
    N: Copy + PartialOrd + From<u8> + TryFrom<u32> + ToString,
{
    const MOST: u32 = 1_000_000;
    let number = given.unwrap_or(default);
    match N::try_from(MOST) {
        Ok(most) if number > most => {
            Err(ConfigError::Number { what, given: number.to_string(), expected: "at most 1000000" })
        }
        _ if number < N::from(1) => Ok(N::from(1)),
        _ => Ok(number),
    }
}

fn database(text: String) -> Result<String, ConfigError> {
    match DatabaseUrl::parse(&text) {
        Ok(_) => Ok(text),
        Err(error) => Err(ConfigError::Database(error)),
    }
}

fn header_name(text: &str) -> Result<String, ConfigError> {
    let name: Result<HeaderName, _> = text.to_lowercase().parse();
    name.map(|name| name.to_string()).map_err(|_| ConfigError::Header(text.to_owned()))
}

fn log_filter(text: String) -> Result<String, ConfigError> {
    match EnvFilter::try_new(&text) {
        Ok(_) => Ok(text),
        Err(error) => Err(ConfigError::Log { why: error.to_string(), text }),
    }
}

fn public_url(text: &str) -> Result<Url, ConfigError> {
    let url = Url::parse(text).ok();
    let fits = |url: &Url| ["http", "https"].contains(&url.scheme()) && url.has_host() && url.path() == "/";
    url.filter(fits).ok_or_else(|| ConfigError::PublicUrl(text.to_owned()))
}

fn contact(text: &str) -> Result<Url, ConfigError> {
    let url = Url::parse(text).ok().filter(|url| ["https", "mailto", "tel"].contains(&url.scheme()));
    url.ok_or_else(|| ConfigError::Contact(text.to_owned()))
}

/// An origin as browsers send it: scheme, host and, where it is unusual, the port.
fn origin(text: &str) -> Result<String, ConfigError> {
    match public_url(text) {
        Ok(url) => Ok(url.origin().ascii_serialization()),
        Err(_) => Err(ConfigError::Origin(text.to_owned())),
    }
}

#[cfg(test)]
mod tests;
