use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::step::{self, Failed, cargo_command, succeeds};
use crate::target;

const TARGET: &str = "wasm32-unknown-unknown";
/// Where the page imports it from.
const PACKAGE: &str = "web/src/rules/pkg";
/// Where the page with the example games imports it from.
const PACKAGE_WITH_EXAMPLES: &str = "web/dist-rules-examples";

/// Builds the WebAssembly of the page, with the JavaScript that loads it. Unchanged files are left alone.
pub(crate) fn build() -> Result<(), Failed> {
    build_package(&["--profile", "browser"], "browser", PACKAGE)
}

/// Builds the same with the example games, and with less optimisation, which takes a fraction of the time.
pub(crate) fn build_with_examples() -> Result<(), Failed> {
    let features = ["--package", "holocourt-games", "--features", "holocourt-games/tapatan"];
    let profile = ["--config", "profile.dev.strip=true"];
    build_package(&[&features[..], &profile].concat(), "debug", PACKAGE_WITH_EXAMPLES)
}

fn build_package(arguments: &[&str], profile: &str, package: &str) -> Result<(), Failed> {
    let folder = target().join("browser");
    let mut compile = compiler()?;
    compile.args(["build", "--quiet", "--locked", "--package", "holocourt-browser"]).args(arguments);
    compile.args(["--target", TARGET, "--target-dir"]).arg(&folder);
    step::run_quietly(compile)?;
    let wasm = folder.join(TARGET).join(profile).join("browser.wasm");
    let next = target().join("browser-package");
    let mut bindgen = cargo_command(&["run", "--quiet", "--locked", "--package", "bindgen", "--target-dir"]);
    bindgen.arg(target().join("xtask")).arg("--").arg(wasm).arg(&next);
    step::run_quietly(bindgen)?;
    put_in_place(&next, package)
}

/// Copies the files that are new.
fn put_in_place(next: &Path, package: &str) -> Result<(), Failed> {
    let failed = Failed::at(package);
    fs::create_dir_all(package).map_err(&failed)?;
    for entry in fs::read_dir(next).map_err(&failed)? {
        let entry = entry.map_err(&failed)?;
        let new = fs::read(entry.path()).map_err(&failed)?;
        let path = Path::new(package).join(entry.file_name());
        if fs::read(&path).ok().as_ref() != Some(&new) {
            fs::write(&path, new).map_err(&failed)?;
        }
    }
    Ok(())
}

/// A cargo that can compile for the page: with rustup's target, or with the standard library built from Debian's source.
fn compiler() -> Result<Command, Failed> {
    let mut add = Command::new("rustup");
    add.args(["target", "add", TARGET]);
    if has_target() || (succeeds(add) && has_target()) {
        return Ok(cargo_command(&[]));
    }
    if !has_debian_compiler() {
        println!("Installing Debian's compiler for WebAssembly.");
        let mut apt = Command::new("sh");
        let packages = "rustc-web cargo-web rust-web-src";
        apt.args(["-c", &format!("apt-get update && apt-get install --yes {packages}")]);
        let _ = step::run_quietly(apt);
    }
    if !has_debian_compiler() {
        let advice = format!(
            "nothing here compiles WebAssembly: run `rustup target add {TARGET}`, or install Debian's packages \
             rustc-web, cargo-web and rust-web-src"
        );
        return Err(Failed(advice));
    }
    let mut cargo = Command::new("/usr/bin/cargo");
    cargo.env("RUSTC", "/usr/bin/rustc").env("RUSTC_BOOTSTRAP", "1").env_remove("RUSTUP_TOOLCHAIN");
    cargo.arg("-Zbuild-std=std,panic_abort");
    // Debian's own linker for WebAssembly is a dangling link.
    if let Some(linker) = rust_lld() {
        cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
    }
    Ok(cargo)
}

fn has_target() -> bool {
    let library = printed("rustc", &["--print", "target-libdir", "--target", TARGET]);
    library.is_some_and(|folder| Path::new(&folder).is_dir())
}

fn has_debian_compiler() -> bool {
    ["/usr/bin/cargo", "/usr/bin/rustc"].iter().all(|program| Path::new(program).exists())
        && printed("/usr/bin/rustc", &["--print", "sysroot"])
            .is_some_and(|root| Path::new(&root).join("lib/rustlib/src/rust/library/std").is_dir())
}

/// The linker of the toolchain that runs this program.
fn rust_lld() -> Option<PathBuf> {
    let library = PathBuf::from(printed("rustc", &["--print", "target-libdir"])?);
    let lld = library.parent()?.join("bin/rust-lld");
    lld.exists().then_some(lld)
}

/// What a program prints, if it succeeds.
fn printed(program: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program).args(arguments).stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
