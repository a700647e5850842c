use std::path::Path;
use std::process::Command;

use crate::play::free_port;
use crate::step::{self, Failed};

/// Runs npm for the web app.
pub(crate) fn npm(arguments: &[&str]) -> Result<(), Failed> {
    let mut npm = Command::new("npm");
    // The browser tests use the machine's own Chromium.
    npm.args(arguments).current_dir("web").env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    step::run_quietly(npm)
}

/// Installs what the web app needs from its lock file, then checks, tests and builds it.
pub(crate) fn check() -> Result<(), Failed> {
    for arguments in [&["ci", "--no-audit", "--no-fund"][..], &["run", "check"], &["test"], &["run", "build"]]
    {
        npm(arguments)?;
        println!("npm {}: passed", arguments.join(" "));
    }
    Ok(())
}

/// Builds the web app, so that it becomes part of the program.
pub(crate) fn build() -> Result<(), Failed> {
    if !Path::new("web/node_modules").is_dir() {
        npm(&["ci", "--no-audit", "--no-fund"])?;
    }
    npm(&["run", "build"])
}

/// Plays in a real browser against the real server, which the other tests have built.
pub(crate) fn e2e() -> Result<(), Failed> {
    install_chromium()?;
    let mut playwright = Command::new("npx");
    playwright.args(["playwright", "test"]).current_dir("web");
    // A port, data folder and database of its own: another server may be running.
    playwright.env("HOLOCOURT_E2E_PORT", free_port()?.to_string()).env_remove("DATABASE_URL");
    step::run(playwright)
}

/// Opens every page and plays a little in a real Firefox, against the real server.
pub(crate) fn firefox() -> Result<(), Failed> {
    let mut vitest = Command::new("npx");
    vitest.args(["vitest", "run", "--config", "firefox/vitest.config.ts"]).current_dir("web");
    step::run(vitest)
}

/// Fails early if there is no Firefox, before anything is built for it.
pub(crate) fn has_firefox() -> Result<(), Failed> {
    let program = std::env::var("FIREFOX").unwrap_or_else(|_| "/usr/bin/firefox-esr".to_owned());
    if Path::new(&program).is_file() {
        Ok(())
    } else {
        Err(Failed(format!(
            "no Firefox at {program}: install it (`apt install firefox-esr`), or name it in FIREFOX"
        )))
    }
}

/// Takes the README's screenshots.
pub(crate) fn screenshots() -> Result<(), Failed> {
    install_chromium()?;
    let mut playwright = Command::new("npx");
    playwright.args(["playwright", "test", "--config", "screenshots.config.ts"]).current_dir("web");
    step::run(playwright)
}

fn install_chromium() -> Result<(), Failed> {
    let is_there = || Path::new("/usr/bin/chromium").exists() || std::env::var_os("CHROMIUM").is_some();
    if !is_there() {
        println!("Installing Chromium.");
        let mut apt = Command::new("sh");
        apt.args(["-c", "apt-get update && apt-get install --yes chromium"]);
        let _ = step::run_quietly(apt);
    }
    if is_there() {
        Ok(())
    } else {
        Err(Failed("no Chromium: install it (`apt install chromium`), or name it in CHROMIUM".to_owned()))
    }
}
