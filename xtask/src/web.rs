use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::browser;
use crate::step::{self, Failed, without_settings};
use crate::{skipped_tests, target};

/// Runs npm for the web app.
pub(crate) fn npm(arguments: &[&str]) -> Result<(), Failed> {
    step::run_quietly(npm_command(arguments))
}

fn npm_command(arguments: &[&str]) -> Command {
    let mut npm = Command::new("npm");
    // The browser tests use the machine's own Chromium.
    npm.args(arguments).current_dir("web").env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    npm
}

/// Checks, tests and builds the web app.
pub(crate) fn check() -> Result<(), Failed> {
    let _lock = lock()?;
    install()?;
    browser::build()?;
    for arguments in [&["run", "check"][..], &["test"]] {
        npm(arguments)?;
        println!("npm {}: passed", arguments.join(" "));
    }
    bundle()
}

/// Builds the web app, so that it becomes part of the program.
pub(crate) fn build() -> Result<(), Failed> {
    let _lock = lock()?;
    install()?;
    browser::build()?;
    bundle()
}

/// Builds the web app with the example games, in a folder of its own.
pub(crate) fn build_with_examples() -> Result<(), Failed> {
    let _lock = lock()?;
    install()?;
    browser::build_with_examples()?;
    let mut build = npm_command(&["run", "build", "--", "--outDir", "dist-examples"]);
    build.env("HOLOCOURT_EXAMPLES", "1");
    step::run_quietly(build)
}

/// Waits until no other xtask installs or builds in `web`: `cargo xtask play` and `cargo xtask test` may run at once.
fn lock() -> Result<File, Failed> {
    let path = target().join("web.lock");
    let lock = fs::create_dir_all(target()).and_then(|()| File::create(&path));
    let lock = lock.and_then(|file| file.lock().map(|()| file));
    lock.map_err(Failed::at(path.display()))
}

/// Installs what `package-lock.json` lists, unless it is installed already.
fn install() -> Result<(), Failed> {
    let installed_from = Path::new("web/node_modules/.installed-from");
    let wanted = fs::read("web/package-lock.json").map_err(Failed::at("web/package-lock.json"))?;
    if fs::read(installed_from).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    println!("Installing the web app's packages.");
    npm(&["ci", "--no-audit", "--no-fund"])?;
    fs::write(installed_from, wanted).map_err(Failed::at("web/node_modules"))
}

/// Builds the product in a folder of its own and puts it in place when it is complete, for servers that are reading the
/// old one. An unchanged product is left alone, so that the program isn't compiled again.
fn bundle() -> Result<(), Failed> {
    let (next, dist) = (Path::new("web/dist-next"), Path::new("web/dist"));
    remove(next)?;
    npm(&["run", "build", "--", "--outDir", "dist-next"])?;
    if contents(next).is_ok_and(|new| contents(dist).is_ok_and(|old| old == new)) {
        return remove(next);
    }
    let old = Path::new("web/dist-old");
    remove(old)?;
    if dist.exists() {
        fs::rename(dist, old).map_err(Failed::at("web/dist"))?;
    }
    fs::rename(next, dist).map_err(Failed::at("web/dist"))?;
    remove(old)
}

/// Deletes a folder that may not exist.
fn remove(folder: &Path) -> Result<(), Failed> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(Failed::at(folder.display())(error)),
        _ => Ok(()),
    }
}

/// The path below a folder and the bytes of every file in it.
fn contents(folder: &Path) -> io::Result<BTreeMap<PathBuf, Vec<u8>>> {
    fn add(root: &Path, folder: &Path, files: &mut BTreeMap<PathBuf, Vec<u8>>) -> io::Result<()> {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                add(root, &path, files)?;
            } else {
                let name = path.strip_prefix(root).unwrap_or(&path).to_owned();
                files.insert(name, fs::read(&path)?);
            }
        }
        Ok(())
    }
    let mut files = BTreeMap::new();
    add(folder, folder, &mut files)?;
    Ok(files)
}

/// Plays in a real browser against the real server, which the other tests have built.
pub(crate) fn e2e() -> Result<(), Failed> {
    install_chromium()?;
    let mut playwright = tests(&["playwright", "test"]);
    playwright.env("HOLOCOURT_SKIPPED_TESTS", skipped_tests()?);
    step::run(playwright)
}

/// Plays the example games in a real browser, on this server.
pub(crate) fn e2e_of_examples(program: &Path) -> Result<(), Failed> {
    install_chromium()?;
    let mut playwright = tests(&["playwright", "test", "sixth-game"]);
    playwright.env("HOLOCOURT_EXAMPLES", "1").env("HOLOCOURT_PROGRAM", program);
    step::run(playwright)
}

/// Opens every page and plays a little in a real Firefox, against the real server.
pub(crate) fn firefox() -> Result<(), Failed> {
    step::run(tests(&["vitest", "run", "--config", "firefox/vitest.config.ts"]))
}

/// A program of the web app that starts servers. They choose ports, data folders and databases of their own.
fn tests(arguments: &[&str]) -> Command {
    let mut tests = Command::new("npx");
    tests.args(arguments).current_dir("web");
    without_settings(tests)
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
    step::run(tests(&["playwright", "test", "--config", "screenshots.config.ts"]))
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
