use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, ExitCode};
use std::thread::sleep;
use std::time::Duration;

use crate::step::{Failed, cargo, cargo_command, run_steps, side_by_side, succeeds};
use crate::web;

/// The server's default address.
const ADDRESS: &str = "127.0.0.1:4277";

/// Builds the web app and the program, starts the server, and opens the page.
pub(crate) fn play(arguments: &[&str]) -> Result<ExitCode, Failed> {
    println!("Building Holocourt. The first build takes a few minutes, later ones take seconds.");
    run_steps(&[
        ("Web app and, in parallel, the games", web_app_and_games),
        ("Server and program", program),
    ])?;
    let mut arguments: Vec<String> = arguments.iter().map(|&argument| argument.to_owned()).collect();
    let address = choose_address(&mut arguments)?;
    let mut server = holocourt("serve", &arguments);
    let mut server = server.spawn().map_err(Failed::at("holocourt serve"))?;
    if is_up(&address, &mut server) {
        let page = format!("http://{address}/");
        println!("\nHolocourt is at {page} until you press Ctrl+C.\n");
        open(&page);
    }
    let status = server.wait().map_err(Failed::at("holocourt serve"))?;
    Ok(ExitCode::from(status.code().map_or(1, |code| code as u8)))
}

/// Builds the program and plays in the terminal. The program reports its own errors.
pub(crate) fn terminal(arguments: &[&str]) -> Result<ExitCode, Failed> {
    println!("Building Holocourt. The first build takes a few minutes, later ones take seconds.");
    program()?;
    let arguments: Vec<String> = arguments.iter().map(|&argument| argument.to_owned()).collect();
    let status = holocourt("play", &arguments).status();
    let status = status.map_err(Failed::at("holocourt play"))?;
    Ok(ExitCode::from(status.code().map_or(1, |code| code as u8)))
}

/// Compiles the games while npm waits for the network. They use no outside crate, so this is the same build that the
/// program needs.
fn web_app_and_games() -> Result<(), Failed> {
    side_by_side(games, web::build)
}

fn games() -> Result<(), Failed> {
    cargo(&["build", "--profile", "play", "--locked", "--package", "holocourt-catalog"])
}

fn program() -> Result<(), Failed> {
    cargo(&["build", "--profile", "play", "--locked", "--package", "holocourt"])
}

fn holocourt(command: &str, arguments: &[String]) -> Command {
    let run = ["run", "--quiet", "--profile", "play", "--locked", "--package", "holocourt", "--", command];
    let mut holocourt = cargo_command(&run);
    holocourt.args(arguments);
    holocourt
}

/// Returns the server's address: the given one, or the default. If the default is taken, most likely by another
/// Holocourt, chooses a free port and a separate data folder.
fn choose_address(arguments: &mut Vec<String>) -> Result<String, Failed> {
    if let Some(address) = value_of(arguments, "--listen") {
        return Ok(address);
    }
    if is_free() {
        return Ok(ADDRESS.to_owned());
    }
    let port = free_port()?;
    let address = format!("127.0.0.1:{port}");
    arguments.extend(["--listen".to_owned(), address.clone()]);
    if value_of(arguments, "--data-dir").is_none() {
        let data = crate::target().join(format!("play-data-{port}")).display().to_string();
        println!("\n{ADDRESS} is in use: this server listens on {address} and keeps its data in {data}.");
        arguments.extend(["--data-dir".to_owned(), data]);
    }
    Ok(address)
}

/// Returns whether the default address is free.
fn is_free() -> bool {
    TcpListener::bind(ADDRESS).is_ok()
}

/// Returns a free port.
fn free_port() -> Result<u16, Failed> {
    let listener = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    listener.map(|address| address.port()).map_err(Failed::at("finding a free port"))
}

/// Returns the value of a flag, written `--flag value` or `--flag=value`.
fn value_of(arguments: &[String], flag: &str) -> Option<String> {
    arguments.iter().enumerate().find_map(|(index, argument)| match argument.strip_prefix(flag)? {
        "" => arguments.get(index + 1).cloned(),
        rest => rest.strip_prefix('=').map(str::to_owned),
    })
}

/// Waits until the server responds. Returns false if it exits first, having reported why.
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

/// Opens a page in the browser if there is a desktop; the address has been printed in any case.
fn open(page: &str) {
    let (program, arguments): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start"]),
        _ => ("xdg-open", &[]),
    };
    let _ = succeeds(Command::new(program).args(arguments).arg(page));
}
