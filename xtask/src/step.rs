use std::borrow::BorrowMut;
use std::ffi::OsStr;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A command that failed, as it would be typed.
pub(crate) struct Failed(pub(crate) String);

impl Failed {
    /// Names the file, folder or program that an error is about.
    pub(crate) fn at(what: impl std::fmt::Display) -> impl Fn(std::io::Error) -> Failed {
        move |error| Failed(format!("{what}: {error}"))
    }
}

/// A title and what to do.
pub(crate) type Step = (&'static str, fn() -> Result<(), Failed>);

/// Runs two steps at once and waits for both; reports the first that failed. One fills the core that the other leaves
/// idle while it links or waits for the network.
pub(crate) fn side_by_side(
    first: fn() -> Result<(), Failed>,
    second: fn() -> Result<(), Failed>,
) -> Result<(), Failed> {
    std::thread::scope(|scope| {
        let second = scope.spawn(second);
        let first = first();
        let second = second.join().unwrap_or_else(|_| Err(Failed("a step panicked".to_owned())));
        first.and(second)
    })
}

/// Runs the steps in order, numbers them as they begin, and prints how long each took. Stops at the first failure.
pub(crate) fn run_steps(steps: &[Step]) -> Result<(), Failed> {
    let started = Instant::now();
    let mut times = Vec::new();
    let mut result = Ok(());
    for (index, (title, step)) in steps.iter().enumerate() {
        let so_far = minutes(started.elapsed());
        println!("\n[{}/{}] {title} … (after {so_far})", index + 1, steps.len());
        let began = Instant::now();
        result = step();
        times.push((*title, began.elapsed()));
        if result.is_err() {
            break;
        }
    }
    println!("\nSummary");
    for (index, (title, time)) in times.iter().enumerate() {
        let verdict = if result.is_err() && index + 1 == times.len() { "failed" } else { "passed" };
        println!("  {:>6}  {verdict}  {title}", minutes(*time));
    }
    for (title, _) in &steps[times.len()..] {
        println!("       -  not run {title}");
    }
    println!("  {:>6}  in total", minutes(started.elapsed()));
    result
}

/// `1:05` for 65 seconds.
fn minutes(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Returns the cargo that runs this program, with arguments.
pub(crate) fn cargo_command(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments);
    command
}

/// Rustup's cargo, which understands `+nightly`, without the variables that the running cargo has set.
pub(crate) fn rustup_cargo_command(arguments: &[&str]) -> Command {
    let mut command = Command::new("cargo");
    command.args(arguments);
    for variable in ["CARGO", "RUSTUP_TOOLCHAIN", "RUSTC", "RUSTDOC"] {
        command.env_remove(variable);
    }
    command
}

/// Runs a command without the settings of the user's own server, so that no test reaches their database. Variables for
/// the tests themselves are kept.
pub(crate) fn without_settings(mut command: Command) -> Command {
    for (variable, _) in std::env::vars_os() {
        if is_setting(&variable.to_string_lossy()) {
            command.env_remove(variable);
        }
    }
    command
}

fn is_setting(variable: &str) -> bool {
    let is_for_tests = ["CACHE", "E2E_", "PROGRAM", "EXAMPLES", "SKIPPED_TESTS"];
    match variable.strip_prefix("HOLOCOURT_") {
        Some(rest) => !is_for_tests.iter().any(|known| rest.starts_with(known)),
        None => variable == "DATABASE_URL",
    }
}

/// Runs cargo and waits for it.
pub(crate) fn cargo(arguments: &[&str]) -> Result<(), Failed> {
    run(&mut cargo_command(arguments))
}

/// Runs a command and waits for it.
pub(crate) fn run<C: BorrowMut<Command>>(mut command: C) -> Result<(), Failed> {
    let command = command.borrow_mut();
    let succeeded = command.status().is_ok_and(|status| status.success());
    if succeeded { Ok(()) } else { Err(Failed(command_line(command))) }
}

/// Runs a command and shows its output only if it fails.
pub(crate) fn run_quietly(mut command: Command) -> Result<(), Failed> {
    match command.output() {
        Ok(output) if output.status.success() => Ok(()),
        Ok(output) => {
            eprintln!("{}", String::from_utf8_lossy(&output.stdout));
            eprintln!("{}", String::from_utf8_lossy(&output.stderr));
            Err(Failed(command_line(&command)))
        }
        Err(error) => Err(Failed(format!("{}: {error}", command_line(&command)))),
    }
}

fn command_line(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}

/// Returns whether `cargo <name>` exists.
pub(crate) fn has_cargo_command(name: &str) -> bool {
    succeeds(rustup_cargo_command(&[name, "--version"]))
}

/// Returns whether rustup has this toolchain.
pub(crate) fn has_toolchain(name: &str) -> bool {
    succeeds(rustup_cargo_command(&[&format!("+{name}"), "--version"]))
}

/// Runs a command without showing its output; returns whether it succeeded.
pub(crate) fn succeeds<C: BorrowMut<Command>>(mut command: C) -> bool {
    command
        .borrow_mut()
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn server_settings_are_distinguished_from_test_settings() {
        for setting in ["DATABASE_URL", "HOLOCOURT_LISTEN", "HOLOCOURT_DATABASE_URL"] {
            assert!(is_setting(setting), "{setting}");
        }
        for other in ["HOLOCOURT_CACHE", "HOLOCOURT_E2E_WORKERS", "HOLOCOURT_EXAMPLES", "HOME", "CARGO"] {
            assert!(!is_setting(other), "{other}");
        }
    }
}
