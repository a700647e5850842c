use server::config::Settings;

use crate::command::data::runtime;
use crate::failure::Failure;

/// Run a server, so that people can play each other and the computer in a browser
///
/// No setup is needed: the database is a file in the data folder, created at the first start. Every setting is a flag,
/// an environment variable or a line in the configuration file. Flags override environment variables, which override
/// the file. In the file, settings have the names of the flags: `listen = "0.0.0.0:4277"`.
///
/// SIGTERM or Ctrl+C stops the server; it finishes requests in progress and tells browsers to reconnect later.
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
