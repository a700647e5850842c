use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

use axum::http::HeaderName;
use clap::ValueEnum;
use serde::Deserialize;
use tracing_subscriber::EnvFilter;
use url::Url;

use super::{Config, ConfigError, Limits, default_data, sqlite_in};

/// How logs are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// Lines for people.
    Text,
    /// One JSON object on each line, for programs.
    Json,
}

/// What can be said about how the server runs. The same names, with `_` or `-` between words, are keys of the
/// configuration file, names in the environment and flags; what is said by nobody has a default.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, clap::Args)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[allow(rustdoc::bare_urls, reason = "the sentences are the help in the terminal, too")]
pub struct Settings {
    /// A TOML file with any of these settings, such as listen = "127.0.0.1:4277"
    #[arg(long, env = "HOLOCOURT_CONFIG", hide_env_values = true, value_name = "FILE")]
    #[serde(skip)]
    pub config: Option<PathBuf>,

    /// The address and port to listen on [default: 127.0.0.1:4277]
    #[arg(long, env = "HOLOCOURT_LISTEN", hide_env_values = true, value_name = "ADDRESS")]
    pub listen: Option<SocketAddr>,

    /// The folder for the database and other data [default: ~/.local/share/holocourt]
    #[arg(long, env = "HOLOCOURT_DATA_DIR", hide_env_values = true, value_name = "FOLDER")]
    pub data_dir: Option<PathBuf>,

    /// The database: sqlite:PATH or postgres://USER:PASSWORD@HOST/NAME [default: holocourt.db in the data folder]
    #[arg(long, env = "DATABASE_URL", value_name = "URL", hide_env_values = true)]
    pub database: Option<String>,

    /// The address that people type in, such as https://play.example.org; passkeys are bound to it
    #[arg(long, env = "HOLOCOURT_PUBLIC_URL", hide_env_values = true, value_name = "URL")]
    pub public_url: Option<String>,

    /// Other addresses under which the page of this server is reached, such as https://example.org
    #[arg(
        long,
        env = "HOLOCOURT_ALLOWED_ORIGINS",
        hide_env_values = true,
        value_name = "ORIGIN",
        value_delimiter = ','
    )]
    pub allowed_origins: Option<Vec<String>>,

    /// Addresses of reverse proxies that are believed when they say who is asking
    #[arg(
        long,
        env = "HOLOCOURT_TRUSTED_PROXIES",
        hide_env_values = true,
        value_name = "ADDRESS",
        value_delimiter = ','
    )]
    pub trusted_proxies: Option<Vec<IpAddr>>,

    /// The header in which trusted proxies say who is asking [default: x-forwarded-for]
    #[arg(long, env = "HOLOCOURT_PROXY_HEADER", hide_env_values = true, value_name = "NAME")]
    pub proxy_header: Option<String>,

    /// How many processor cores computer players and analysis may use [default: all but one]
    #[arg(long, env = "HOLOCOURT_ENGINE_CORES", hide_env_values = true, value_name = "N")]
    pub engine_cores: Option<usize>,

    /// How logs are written [default: text]
    #[arg(long, env = "HOLOCOURT_LOG_FORMAT", hide_env_values = true, value_enum, value_name = "FORMAT")]
    pub log_format: Option<LogFormat>,

    /// What is logged, such as debug or "info,server=debug" [default: info]
    #[arg(long, env = "HOLOCOURT_LOG", hide_env_values = true, value_name = "FILTER")]
    pub log: Option<String>,

    /// How many seconds a stop waits for what is under way [default: 10]
    #[arg(long, env = "HOLOCOURT_DRAIN_SECONDS", hide_env_values = true, value_name = "N")]
    pub drain_seconds: Option<u64>,

    /// Connections that are open at the same time [default: 10000]
    #[arg(
        long,
        env = "HOLOCOURT_CONNECTIONS",
        hide_env_values = true,
        value_name = "N",
        help_heading = "Limits"
    )]
    pub connections: Option<usize>,

    /// The longest body of a request, in bytes [default: 65536]
    #[arg(
        long,
        env = "HOLOCOURT_BODY_BYTES",
        hide_env_values = true,
        value_name = "N",
        help_heading = "Limits"
    )]
    pub body_bytes: Option<usize>,

    /// The longest time for an answer, in seconds [default: 30]
    #[arg(
        long,
        env = "HOLOCOURT_REQUEST_SECONDS",
        hide_env_values = true,
        value_name = "N",
        help_heading = "Limits"
    )]
    pub request_seconds: Option<u64>,

    /// Requests a second from one address [default: 50]
    #[arg(
        long,
        env = "HOLOCOURT_REQUESTS_PER_SECOND",
        hide_env_values = true,
        value_name = "N",
        help_heading = "Limits"
    )]
    pub requests_per_second: Option<f64>,

    /// Requests a second of one person [default: 25]
    #[arg(
        long,
        env = "HOLOCOURT_PERSON_REQUESTS_PER_SECOND",
        hide_env_values = true,
        value_name = "N",
        help_heading = "Limits"
    )]
    pub person_requests_per_second: Option<f64>,

    /// Attempts to sign in a minute, from one address and for one name [default: 10]
    #[arg(
        long,
        env = "HOLOCOURT_SIGN_INS_PER_MINUTE",
        hide_env_values = true,
        value_name = "N",
        help_heading = "Limits"
    )]
    pub sign_ins_per_minute: Option<f64>,

    /// New guests a minute from one address [default: 20]
    #[arg(
        long,
        env = "HOLOCOURT_GUESTS_PER_MINUTE",
        hide_env_values = true,
        value_name = "N",
        help_heading = "Limits"
    )]
    pub guests_per_minute: Option<f64>,

    /// Messages a second over one socket [default: 20]
    #[arg(
        long,
        env = "HOLOCOURT_MESSAGES_PER_SECOND",
        hide_env_values = true,
        value_name = "N",
        help_heading = "Limits"
    )]
    pub messages_per_second: Option<f64>,

    /// How many passwords are hashed at the same time, each with 19 MiB [default: 2]
    #[arg(
        long,
        env = "HOLOCOURT_PASSWORD_JOBS",
        hide_env_values = true,
        value_name = "N",
        help_heading = "Limits"
    )]
    pub password_jobs: Option<usize>,
}

/// Where the data is, for commands that work on it without a server.
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

/// Takes each of the named settings from the first who has it.
macro_rules! first_of {
    ($above:ident, $below:ident, $($field:ident),* $(,)?) => {
        Settings { config: $above.config, $($field: $above.$field.or($below.$field)),* }
    };
}

impl Settings {
    /// Reads a configuration file.
    pub fn from_file(path: &Path) -> Result<Settings, ConfigError> {
        let text = std::fs::read_to_string(path)
            .map_err(|error| ConfigError::Unreadable { path: path.to_owned(), error })?;
        toml::from_str(&text)
            .map_err(|error| ConfigError::Malformed { path: path.to_owned(), error: Box::new(error) })
    }

    /// These settings where they say something, the others where not.
    pub fn over(self, below: Settings) -> Settings {
        first_of!(
            self,
            below,
            listen,
            data_dir,
            database,
            public_url,
            allowed_origins,
            trusted_proxies,
            proxy_header,
            engine_cores,
            log_format,
            log,
            drain_seconds,
            connections,
            body_bytes,
            request_seconds,
            requests_per_second,
            person_requests_per_second,
            sign_ins_per_minute,
            guests_per_minute,
            messages_per_second,
            password_jobs,
        )
    }

    /// Adds the settings of the file and defaults, and validates the result.
    pub fn resolve(self) -> Result<Config, ConfigError> {
        let file = self.config.as_deref().map(Settings::from_file).transpose()?.unwrap_or_default();
        let said = self.over(file);
        let data = said.data_dir.map_or_else(default_data, Ok)?;
        let default = Config::in_folder(&data);
        let limits = Limits::default();
        Ok(Config {
            listen: said.listen.unwrap_or(default.listen),
            database: said.database.unwrap_or_else(|| sqlite_in(&data)),
            data,
            public_url: said.public_url.map(|url| public_url(&url)).transpose()?,
            allowed_origins: said
                .allowed_origins
                .unwrap_or_default()
                .iter()
                .map(|text| origin(text))
                .collect::<Result<_, _>>()?,
            trusted_proxies: said.trusted_proxies.unwrap_or_default(),
            proxy_header: said.proxy_header.map_or(Ok(default.proxy_header), |name| header_name(&name))?,
            engine_cores: said.engine_cores.unwrap_or(default.engine_cores).max(1),
            log: said.log_format.unwrap_or(default.log),
            log_filter: said.log.map_or(Ok(default.log_filter), log_filter)?,
            drain: said.drain_seconds.map_or(default.drain, Duration::from_secs),
            limits: Limits {
                connections: places("connections", said.connections, limits.connections)?,
                body_bytes: said.body_bytes.unwrap_or(limits.body_bytes),
                request_time: said.request_seconds.map_or(limits.request_time, Duration::from_secs),
                requests_per_second: rate(
                    "requests-per-second",
                    said.requests_per_second,
                    limits.requests_per_second,
                )?,
                person_requests_per_second: rate(
                    "person-requests-per-second",
                    said.person_requests_per_second,
                    limits.person_requests_per_second,
                )?,
                sign_ins_per_minute: rate(
                    "sign-ins-per-minute",
                    said.sign_ins_per_minute,
                    limits.sign_ins_per_minute,
                )?,
                guests_per_minute: rate(
                    "guests-per-minute",
                    said.guests_per_minute,
                    limits.guests_per_minute,
                )?,
                messages_per_second: rate(
                    "messages-per-second",
                    said.messages_per_second,
                    limits.messages_per_second,
                )?,
                password_jobs: places("password-jobs", said.password_jobs, limits.password_jobs)?,
                ..limits
            },
        })
    }
}

/// How often something may be done: a number above nothing.
fn rate(what: &'static str, said: Option<f64>, default: f64) -> Result<f64, ConfigError> {
    let rate = said.unwrap_or(default);
    if rate.is_finite() && rate > 0.0 {
        return Ok(rate);
    }
    Err(ConfigError::Number { what, said: rate.to_string(), expected: "a number above 0" })
}

/// How many places there are for something: at least one, and no more than can be counted.
fn places(what: &'static str, said: Option<usize>, default: usize) -> Result<usize, ConfigError> {
    const MOST: usize = 1_000_000;
    match said.unwrap_or(default) {
        0 => Ok(1),
        places @ 1..=MOST => Ok(places),
        places => Err(ConfigError::Number { what, said: places.to_string(), expected: "at most 1000000" }),
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

/// An origin as browsers send it: scheme, host and, where it is unusual, the port.
fn origin(text: &str) -> Result<String, ConfigError> {
    match public_url(text) {
        Ok(url) => Ok(url.origin().ascii_serialization()),
        Err(_) => Err(ConfigError::Origin(text.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_above_counts_more() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("holocourt.toml");
        std::fs::write(&file, "listen = \"127.0.0.1:1\"\nengine-cores = 3\nlog-format = \"json\"\n").unwrap();
        let flags = Settings {
            config: Some(file),
            data_dir: Some(folder.path().to_owned()),
            listen: Some("127.0.0.1:2".parse().unwrap()),
            ..Settings::default()
        };
        let config = flags.resolve().unwrap();
        assert_eq!(config.listen.port(), 2, "flags count more than the file");
        assert_eq!(config.engine_cores, 3, "the file counts more than defaults");
        assert_eq!(config.log, LogFormat::Json);
        assert_eq!(config.limits, Limits::default());
    }

    #[test]
    fn the_document_names_every_setting_and_its_file_can_be_used() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/operations.md");
        let document = std::fs::read_to_string(path).unwrap();
        let command = <Settings as clap::Args>::augment_args(clap::Command::new("serve"));
        for argument in command.get_arguments() {
            let flag = argument.get_long().unwrap();
            let variable = argument.get_env().unwrap().to_str().unwrap();
            let row = format!("| `--{flag}` | `{variable}` | ");
            assert!(document.contains(&row), "{row} is missing");
        }
        let example = document.split("```toml\n").nth(1).unwrap().split("```").next().unwrap();
        let settings: Settings = toml::from_str(example).unwrap();
        assert!(settings.resolve().unwrap().is_secure());
    }

    #[test]
    fn numbers_that_limit_nothing_are_refused() {
        fn check(change: impl FnOnce(&mut Settings), expected: &str) {
            let mut settings = Settings { data_dir: Some("data".into()), ..Settings::default() };
            change(&mut settings);
            assert_eq!(settings.resolve().unwrap_err().to_string(), expected);
        }
        check(
            |settings| settings.requests_per_second = Some(f64::NAN),
            "requests-per-second cannot be NaN: expected a number above 0",
        );
        check(
            |settings| settings.guests_per_minute = Some(-1.0),
            "guests-per-minute cannot be -1: expected a number above 0",
        );
        check(
            |settings| settings.connections = Some(1_000_001),
            "connections cannot be 1000001: expected at most 1000000",
        );
        check(
            |settings| settings.proxy_header = Some("x forwarded for".to_owned()),
            "\"x forwarded for\" is no name of a header: expected one such as x-forwarded-for",
        );
        let mut settings = Settings { data_dir: Some("data".into()), ..Settings::default() };
        settings.log = Some("holocourt=loud".to_owned());
        assert!(matches!(settings.resolve(), Err(ConfigError::Log { .. })));
    }

    #[test]
    fn what_cannot_be_meant_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("holocourt.toml");
        std::fs::write(&file, "lisen = \"127.0.0.1:1\"\n").unwrap();
        let error = Settings::from_file(&file).unwrap_err().to_string();
        assert!(error.contains("lisen") && error.contains("listen"), "{error}");
        for url in ["play.example.org", "ftp://example.org", "https://example.org/sub/"] {
            let settings = Settings {
                data_dir: Some(folder.path().to_owned()),
                public_url: Some(url.to_owned()),
                ..Settings::default()
            };
            assert!(matches!(settings.resolve(), Err(ConfigError::PublicUrl(_))), "{url}");
        }
    }
}
