use server::config::Settings;

use crate::command::data::runtime;
use crate::failure::Failure;

/// Put Holocourt on the network: people play each other and the computer in a browser
///
/// Needs nothing else: the database is a file in the data folder, which is made at the first start. Every setting is a flag,
/// a variable in the environment or a line of the configuration file; a flag counts more than a variable, and a variable more
/// than the file, in which settings have the names of the flags: `listen = "0.0.0.0:4277"`.
///
/// SIGTERM or Ctrl+C stops the server; it finishes what is under way and tells browsers to come back.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  holocourt serve
  holocourt serve --listen 0.0.0.0:4277 --public-url https://play.example.org
  holocourt serve --config /etc/holocourt.toml
  DATABASE_URL=postgres://holocourt@localhost/holocourt holocourt serve")]
pub(crate) struct Args {
    #[command(flatten)]
    settings: Settings,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let config = self.settings.resolve().map_err(Failure::server)?;
        server::operations::start_logs(&config);
        runtime()?.block_on(server::serve(config)).map_err(Failure::server)
    }
}
