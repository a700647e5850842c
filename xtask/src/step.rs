use std::ffi::OsStr;
use std::process::{Command, Stdio};
use std::sync::LazyLock;
use std::time::Instant;

/// A command that did not succeed, as it would be typed.
pub(crate) struct Failed(pub(crate) String);

/// When the first section was announced.
static STARTED: LazyLock<Instant> = LazyLock::new(Instant::now);

/// Announces what comes next, and says how long everything before it took.
pub(crate) fn section(title: &str) {
    let seconds = STARTED.elapsed().as_secs();
    println!("\n== {title} == (after {}:{:02})", seconds / 60, seconds % 60);
}

/// The cargo that runs this program, with arguments.
pub(crate) fn cargo_command(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments);
    command
}

/// The cargo that rustup provides, which understands `+nightly`, free of what the running one has set.
pub(crate) fn rustup_cargo_command(arguments: &[&str]) -> Command {
    let mut command = Command::new("cargo");
    command.args(arguments);
    for variable in ["CARGO", "RUSTUP_TOOLCHAIN", "RUSTC", "RUSTDOC"] {
        command.env_remove(variable);
    }
    command
}

/// Runs cargo and waits for it.
pub(crate) fn cargo(arguments: &[&str]) -> Result<(), Failed> {
    run(&mut cargo_command(arguments))
}

/// Runs a command and waits for it.
pub(crate) fn run<C: std::borrow::BorrowMut<Command>>(mut command: C) -> Result<(), Failed> {
    let command = command.borrow_mut();
    let succeeded = command.status().is_ok_and(|status| status.success());
    if succeeded { Ok(()) } else { Err(Failed(written(command))) }
}

/// Runs a command and shows what it said only if it fails.
pub(crate) fn run_quietly(mut command: Command) -> Result<(), Failed> {
    match command.output() {
        Ok(output) if output.status.success() => Ok(()),
        Ok(output) => {
            eprintln!("{}", String::from_utf8_lossy(&output.stdout));
            eprintln!("{}", String::from_utf8_lossy(&output.stderr));
            Err(Failed(written(&command)))
        }
        Err(error) => Err(Failed(format!("{}: {error}", written(&command)))),
    }
}

fn written(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}

/// Whether `cargo <name>` exists.
pub(crate) fn has_cargo_command(name: &str) -> bool {
    is_quietly_done(rustup_cargo_command(&[name, "--version"]))
}

/// Whether rustup has this toolchain.
pub(crate) fn has_toolchain(name: &str) -> bool {
    is_quietly_done(rustup_cargo_command(&[&format!("+{name}"), "--version"]))
}

/// Runs a command without a word; says whether it worked.
pub(crate) fn is_quietly_done<C: std::borrow::BorrowMut<Command>>(mut command: C) -> bool {
    command
        .borrow_mut()
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}
