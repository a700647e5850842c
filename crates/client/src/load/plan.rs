use std::time::Duration;

use url::{Host, Url};

use crate::{Client, ClientError};

/// The parameters of a load test.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// The address of the server, which must be on this machine.
    pub server: String,
    /// The number of tables.
    pub tables: usize,
    /// The number of moves per second, over all tables.
    pub rate: f64,
    /// The duration.
    pub time: Duration,
    /// The games, assigned to tables in rotation.
    pub games: Vec<String>,
}

/// Why a load test cannot run.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The server is on another machine.
    #[error(
        "{0} is not on this machine: a load test is only for http://127.0.0.1, http://[::1] or http://localhost"
    )]
    NotLoopback(String),
    /// A parameter is out of bounds.
    #[error("expected {0}")]
    Numbers(&'static str),
    /// The tables could not be created.
    #[error("cannot create the tables: {0}")]
    Tables(#[from] ClientError),
    /// Creating the tables took too long.
    #[error("only {0} tables were created in time; raise the server's limits, see docs/performance.md")]
    TooSlow(usize),
}

impl Plan {
    /// The maximum number of tables.
    pub const MOST_TABLES: usize = 20_000;
    /// The maximum rate.
    pub const HIGHEST_RATE: f64 = 100_000.0;
    /// The maximum duration.
    pub const LONGEST: Duration = Duration::from_secs(3600);

    /// Validates the plan, and returns a client.
    pub(crate) fn check(&self) -> Result<Client, LoadError> {
        let client = Client::new(&self.server)?;
        if !is_loopback(client.server()) {
            return Err(LoadError::NotLoopback(self.server.clone()));
        }
        if !(1..=Plan::MOST_TABLES).contains(&self.tables) {
            return Err(LoadError::Numbers("1 to 20000 tables"));
        }
        if !(self.rate > 0.0 && self.rate <= Plan::HIGHEST_RATE) {
            return Err(LoadError::Numbers("a rate above 0, up to 100000 moves a second"));
        }
        if self.time.is_zero() || self.time > Plan::LONGEST {
            return Err(LoadError::Numbers("1 to 3600 seconds"));
        }
        if self.games.is_empty() {
            return Err(LoadError::Numbers("at least one game"));
        }
        Ok(client)
    }
}

fn is_loopback(url: &Url) -> bool {
    match url.host() {
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        Some(Host::Domain(name)) => name == "localhost",
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(server: &str) -> Plan {
        let time = Duration::from_secs(1);
        Plan { server: server.into(), tables: 1, rate: 1.0, time, games: vec!["any".into()] }
    }

    #[test]
    fn only_this_machine_is_load_tested() {
        for (server, is_good) in [
            ("http://127.0.0.1:4277", true),
            ("http://127.9.9.9:4277", true),
            ("http://[::1]:4277", true),
            ("http://localhost:4277", true),
            ("http://192.168.0.1:4277", false),
            ("http://0.0.0.0:4277", false),
            ("http://localhost.example", false),
            ("http://holocourt.example", false),
        ] {
            let refused = matches!(plan(server).check(), Err(LoadError::NotLoopback(_)));
            assert_eq!(!refused, is_good, "{server}");
        }
    }

    #[test]
    fn numbers_have_limits() {
        let good = plan("http://127.0.0.1:1");
        assert!(good.check().is_ok());
        for bad in [
            Plan { tables: 0, ..good.clone() },
            Plan { tables: 1_000_000, ..good.clone() },
            Plan { rate: 0.0, ..good.clone() },
            Plan { rate: f64::NAN, ..good.clone() },
            Plan { time: Duration::ZERO, ..good.clone() },
            Plan { games: Vec::new(), ..good.clone() },
        ] {
            assert!(matches!(bad.check(), Err(LoadError::Numbers(_))), "{bad:?}");
        }
    }
}
