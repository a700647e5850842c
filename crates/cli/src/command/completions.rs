use std::io::{self, Write};

use clap::{Command, CommandFactory};
use clap_complete::Shell;

use crate::cli::Cli;
use crate::failure::Failure;

/// Print the completions for a shell
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
        // Written to memory first: the generator panics if it cannot write, for example to a closed pipe.
        let mut script = Vec::new();
        let mut command = Cli::command();
        clap_complete::generate(self.shell, &mut command, "holocourt", &mut script);
        if self.shell == Shell::Fish {
            fish_values(&command, "__fish_holocourt_using_subcommand", &mut script)?;
        }
        let mut out = io::stdout().lock();
        out.write_all(&script)?;
        Ok(out.flush()?)
    }
}

/// Lists the values of positional arguments, which the generator for fish omits.
fn fish_values(command: &Command, condition: &str, script: &mut Vec<u8>) -> io::Result<()> {
    for inner in command.get_subcommands() {
        let condition = format!("{condition} {}", inner.get_name());
        let values = inner.get_positionals().flat_map(|argument| argument.get_possible_values());
        let values: Vec<_> = values.map(|value| value.get_name().to_owned()).collect();
        if !values.is_empty() {
            writeln!(script, "complete -c holocourt -n \"{condition}\" -f -a \"{}\"", values.join(" "))?;
        }
        fish_values(inner, &format!("{condition}; and __fish_seen_subcommand_from"), script)?;
    }
    Ok(())
}
