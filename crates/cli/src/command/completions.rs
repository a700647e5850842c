use std::io::{self, Write};

use clap::CommandFactory;
use clap_complete::Shell;

use crate::cli::Cli;
use crate::failure::Failure;

/// Write the completions for a shell
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  holocourt completions bash > ~/.local/share/bash-completion/completions/holocourt
  holocourt completions zsh > ~/.zfunc/_holocourt
  holocourt completions fish > ~/.config/fish/completions/holocourt.fish")]
pub(crate) struct Args {
    /// The shell
    shell: Shell,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        // Written to memory first: the generator panics where it cannot write, as into a closed pipe.
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Cli::command(), "holocourt", &mut script);
        let mut out = io::stdout().lock();
        out.write_all(&script)?;
        Ok(out.flush()?)
    }
}
