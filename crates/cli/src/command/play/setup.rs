use std::io::Write;

use games::scene::Scenic;
use rules::{BadSetup, Coded, Evaluate, Fact, Game, Side};
use words::text;

use super::computer::Computer;
use super::input::Input;
use super::keyboard::Keyboard;
use super::phrases::name;
use crate::failure::Failure;
use crate::language::words;
use crate::{random, terminal};

/// The position to begin with, after asking each side for its arrangement where there is one to choose. `None` when
/// the players leave instead.
pub(super) fn start<G: Game<Position: Scenic + Evaluate>>(
    first: Side,
    out: &mut impl Write,
    keyboard: &mut Keyboard,
    mut computer: Option<&mut Computer<G>>,
) -> Result<Option<G::Position>, Failure> {
    if Side::BOTH.iter().any(|side| G::setups(*side).is_empty()) {
        return Ok(Some(G::start(first)));
    }
    writeln!(out, "{}\n", text!(words(), "cli-setup-intro"))?;
    let usual = |side: Side| G::setups(side).into_iter().next();
    // Seat 1 is answered as if seat 2 stayed with the usual, whatever it will choose.
    let both = |setup| Some([setup, usual(Side::North)?]);
    let south = match computer.as_deref_mut().filter(|computer| computer.side == Side::South) {
        Some(computer) => computer.set_up(&fitting::<G>(Side::South, both)),
        None => ask::<G>(Side::South, both, out, keyboard)?,
    };
    let Some(south) = south else { return Ok(None) };
    let both = |setup| Some([south, setup]);
    let north = match computer.filter(|computer| computer.side == Side::North) {
        Some(computer) => computer.set_up(&fitting::<G>(Side::North, both)),
        None => ask::<G>(Side::North, both, out, keyboard)?,
    };
    let Some(north) = north else { return Ok(None) };
    let [one, two] = Side::BOTH.map(name::<G>);
    let [theirs, others] = [south, north].map(|setup| setup.to_string());
    let told = text!(words(), "cli-setup-chosen", one = one, first = theirs, two = two, second = others);
    writeln!(out, "{told}\n")?;
    Ok(G::start_with([south, north], first).ok())
}

/// The arrangements that a side may choose, the usual one first.
fn fitting<G: Game>(side: Side, both: impl Fn(G::Setup) -> Option<[G::Setup; 2]>) -> Vec<G::Setup> {
    let fits =
        |setup: &G::Setup| both(*setup).is_some_and(|setups| G::start_with(setups, Side::South).is_ok());
    G::setups(side).into_iter().filter(fits).collect()
}

/// Asks a side for its arrangement. `both` puts it together with the other side's.
fn ask<G: Game<Position: Scenic>>(
    side: Side,
    both: impl Fn(G::Setup) -> Option<[G::Setup; 2]>,
    out: &mut impl Write,
    keyboard: &mut Keyboard,
) -> Result<Option<G::Setup>, Failure> {
    let start = |setup| both(setup).map(|setups| G::start_with(setups, Side::South));
    let setups = G::setups(side);
    let fitting = fitting::<G>(side, &both);
    let Some(usual) = fitting.first().copied() else { return Ok(None) };
    if let Some(Ok(position)) = start(usual) {
        write!(out, "{}", pieces(&position, side))?;
    }
    let how = text!(words(), "cli-setup-how", usual = usual.to_string());
    for line in terminal::wrap(&how, terminal::text_width()) {
        writeln!(out, "{line}")?;
    }
    loop {
        let Some(text) = keyboard.ask_hidden(out, &name::<G>(side))? else { return Ok(None) };
        let chosen = match text.as_str() {
            "" => Ok(usual),
            text if text == text!(words(), "cli-word-random") => Ok(random::pick(&fitting).unwrap_or(usual)),
            text if Input::read(text) == Input::Quit => return Ok(None),
            // The sign before the letters and their case are not worth an error.
            text => {
                text.parse().or_else(|bad| format!("={}", text.to_ascii_uppercase()).parse().map_err(|_| bad))
            }
        };
        // What was typed is not repeated: the other player may be looking.
        match chosen {
            Err(bad) => {
                let why = Fact { code: "bad-setup", ..bad.fact() };
                writeln!(out, "{}", again::<G>(&why))?;
            }
            Ok(setup) if !setups.contains(&setup) => {
                writeln!(out, "{}", again::<G>(&BadSetup::NotAllowed.fact()))?;
            }
            Ok(setup) => match start(setup) {
                // Seat 1 may take the other group; seat 2 then has to fit.
                Some(Err(bad)) if side == Side::North => {
                    writeln!(out, "{}", again::<G>(&bad.fact()))?;
                }
                _ => {
                    writeln!(out)?;
                    return Ok(Some(setup));
                }
            },
        }
    }
}

/// Why an arrangement cannot be, and that another one is asked for.
fn again<G: Game>(why: &Fact) -> String {
    text!(words(), "cli-setup-bad", why = words().sentence(why, &G::INFO.sides))
}

/// The pieces that a side arranges, a line each.
fn pieces(position: &impl Scenic, side: Side) -> String {
    let mut lines = String::new();
    for piece in position.scene().pieces.iter().filter(|piece| piece.side == side) {
        let letter = piece.letter.to_ascii_uppercase().to_string();
        let kind = words().piece(piece.kind);
        lines += &match piece.ratings {
            None => format!("  {letter} {kind}\n"),
            Some([attack, defence, movement]) => {
                let ratings =
                    text!(words(), "board-ratings", attack = attack, defence = defence, movement = movement);
                let told =
                    text!(words(), "cli-setup-piece", letter = letter, piece = kind, ratings = ratings);
                format!("  {told}\n")
            }
        };
    }
    lines
}
