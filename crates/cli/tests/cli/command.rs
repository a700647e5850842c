use std::process::Command;

/// The program with these arguments, and without anything of the user's: no settings, colours, data or
/// cache.
pub(crate) fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_holocourt"));
    command.args(arguments);
    for (variable, _) in std::env::vars_os() {
        let name = variable.to_string_lossy();
        if name.starts_with("HOLOCOURT_") || name.starts_with("XDG_") || name == "DATABASE_URL" {
            command.env_remove(&variable);
        }
    }
    // Where the user's data would be.
    command.env("HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/home"));
    for variable in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLORTERM", "TERM"] {
        command.env_remove(variable);
    }
    // The machine that runs the tests may be set to another language.
    command.env("LC_ALL", "C");
    // Tables are made once for all tests, and never where those of the user are.
    command.env("HOLOCOURT_CACHE", concat!(env!("CARGO_TARGET_TMPDIR"), "/tables"));
    command
}
