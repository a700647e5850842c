use std::io::Write;

use anstyle::Style;
use rules::Info;

use super::keyboard::Keyboard;
use crate::command::games::by;
use crate::failure::Failure;
use crate::game_name::GameName;
use crate::terminal;

/// Asks which game is to be played, and in which variant. `None` when the players leave instead.
pub(super) fn game(out: &mut impl Write, keyboard: &mut Keyboard) -> Result<Option<GameName>, Failure> {
    let infos = games::infos();
    let bold = Style::new().bold();
    writeln!(out, "Which game would you like to play?\n")?;
    for (number, info) in (1..).zip(&infos) {
        writeln!(out, "  {number}  {bold}{}{bold:#}", by(info))?;
        for line in terminal::wrap(info.summary, terminal::text_width() - 5) {
            writeln!(out, "     {line}")?;
        }
    }
    writeln!(out)?;
    loop {
        let Some(text) = keyboard.ask(out, "Its number or name")? else { return Ok(None) };
        let text = text.to_lowercase();
        if ["quit", "exit"].contains(&text.as_str()) {
            return Ok(None);
        }
        let number = text.parse().ok().and_then(|number: usize| number.checked_sub(1));
        let by_number = number.and_then(|index| infos.get(index));
        let is_called = |info: &&&Info| text == info.name || text == info.title.to_lowercase();
        if let Some(info) = by_number.or_else(|| infos.iter().find(is_called)) {
            return variant(info, out, keyboard);
        }
        // Whoever names a variant need not be asked for it.
        match GameName::read(&text) {
            Ok(name) => return begin(name, out),
            Err(_) => writeln!(out, "Please type a number from 1 to {}, or \"quit\".", infos.len())?,
        }
    }
}

/// Asks for the variant, if there is a choice. Variants have letters, as some are named by a number.
fn variant(info: &Info, out: &mut impl Write, keyboard: &mut Keyboard) -> Result<Option<GameName>, Failure> {
    let read = |variant: &str| {
        let colon = if variant.is_empty() { "" } else { ":" };
        GameName::read(&format!("{}{colon}{variant}", info.name))
    };
    if info.variants.is_empty() {
        return begin(read("").map_err(Failure::Game)?, out);
    }
    writeln!(out, "\n{} has variants. Press Enter for the usual game, or choose one:\n", info.title)?;
    let width = info.variants.iter().map(|variant| variant.name.len()).max().unwrap_or(0);
    for (letter, variant) in ('a'..).zip(info.variants) {
        writeln!(out, "  {letter}  {:width$}  {}", variant.name, variant.summary)?;
    }
    writeln!(out)?;
    loop {
        let Some(text) = keyboard.ask(out, "Its letter or name, or Enter")? else { return Ok(None) };
        let text = text.to_lowercase();
        if ["quit", "exit"].contains(&text.as_str()) {
            return Ok(None);
        }
        let lettered = ('a'..).zip(info.variants).find(|(letter, _)| text == letter.to_string());
        match read(lettered.map_or(text.as_str(), |(_, variant)| variant.name)) {
            Ok(name) => return begin(name, out),
            Err(_) => writeln!(out, "Please type a letter or a name of the list, or press Enter.")?,
        }
    }
}

fn begin(name: GameName, out: &mut impl Write) -> Result<Option<GameName>, Failure> {
    writeln!(out)?;
    Ok(Some(name))
}
