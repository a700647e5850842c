use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, ExitCode};
use std::thread::sleep;
use std::time::Duration;

use crate::step::{Failed, cargo, cargo_command};
use crate::web;

/// Where the server listens if nothing else is said.
const ADDRESS: &str = "127.0.0.1:4277";

/// Builds the web app and the program, starts the server, and opens the page.
pub(crate) fn play(arguments: &[&str]) -> Result<ExitCode, Failed> {
    web::build()?;
    cargo(&["build", "--profile", "play", "--locked", "--package", "holocourt"])?;
    let mut server = holocourt(&[&["serve"], arguments].concat());
    let mut server = server.spawn().map_err(|error| Failed(format!("holocourt serve: {error}")))?;
    let address = listen_address(arguments);
    if is_up(address, &mut server) {
        let page = format!("http://{address}/");
        println!("\nHolocourt is at {page} until you press Ctrl+C.\n");
        open(&page);
    }
    let status = server.wait().map_err(|error| Failed(format!("holocourt serve: {error}")))?;
    Ok(ExitCode::from(status.code().map_or(1, |code| code as u8)))
}

/// Builds the program and plays in the terminal. What goes wrong there, it says itself.
pub(crate) fn terminal(arguments: &[&str]) -> Result<ExitCode, Failed> {
    cargo(&["build", "--profile", "play", "--locked", "--package", "holocourt"])?;
    let status = holocourt(&[&["play"], arguments].concat()).status();
    let status = status.map_err(|error| Failed(format!("holocourt play: {error}")))?;
    Ok(ExitCode::from(status.code().map_or(1, |code| code as u8)))
}

fn holocourt(arguments: &[&str]) -> Command {
    let run = ["run", "--quiet", "--profile", "play", "--locked", "--package", "holocourt", "--"];
    cargo_command(&[&run, arguments].concat())
}

/// The address that the server was told, as far as it was told here.
fn listen_address<'a>(arguments: &[&'a str]) -> &'a str {
    let after = arguments.iter().position(|argument| *argument == "--listen").map(|at| at + 1);
    after.and_then(|at| arguments.get(at)).copied().unwrap_or(ADDRESS)
}

/// Waits until the server answers; it may also have stopped, and said why.
fn is_up(address: &str, server: &mut Child) -> bool {
    let Ok(address) = address.parse::<SocketAddr>() else { return false };
    loop {
        if matches!(server.try_wait(), Ok(Some(_)) | Err(_)) {
            return false;
        }
        if TcpStream::connect_timeout(&address, Duration::from_millis(200)).is_ok() {
            return true;
        }
        sleep(Duration::from_millis(100));
    }
}

/// Shows a page in the browser, where there is one; else the address was printed.
fn open(page: &str) {
    let (program, arguments): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start"]),
        _ => ("xdg-open", &[]),
    };
    // Without a desktop there is nothing to open it with.
    let _ = crate::step::is_quietly_done(Command::new(program).args(arguments).arg(page));
}
