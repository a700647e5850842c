use std::io::Write;

use anstyle::Style;
use rules::Info;
use words::text;

use super::input::Input;
use super::keyboard::Keyboard;
use crate::command::games::{about, by, summary};
use crate::failure::Failure;
use crate::game_name::GameName;
use crate::language::words;
use crate::terminal;

/// Asks for the game and the variant. Returns `None` if the players quit instead.
pub(super) fn game(out: &mut impl Write, keyboard: &mut Keyboard) -> Result<Option<GameName>, Failure> {
    let infos = games::infos();
    let bold = Style::new().bold();
    writeln!(out, "{}\n", text!(words(), "cli-which-game"))?;
    for (number, info) in (1..).zip(&infos) {
        writeln!(out, "  {number}  {bold}{}{bold:#}", by(info))?;
        for line in terminal::wrap(&summary(info), terminal::text_width() - 5) {
            writeln!(out, "     {line}")?;
        }
    }
    writeln!(out)?;
    loop {
        let Some(text) = keyboard.ask(out, &text!(words(), "cli-game-prompt"))? else { return Ok(None) };
        let text = text.to_lowercase();
        if Input::read(&text) == Input::Quit {
            return Ok(None);
        }
        let number = text.parse().ok().and_then(|number: usize| number.checked_sub(1));
        let by_number = number.and_then(|index| infos.get(index));
        let is_called = |info: &&&Info| text == info.name || text == info.title.to_lowercase();
        if let Some(info) = by_number.or_else(|| infos.iter().find(is_called)) {
            return variant(info, out, keyboard);
        }
        // A name with a variant needs no second question.
        match GameName::read(&text) {
            Ok(name) => return begin(name, out),
            Err(_) => writeln!(out, "{}", text!(words(), "cli-game-again", count = infos.len()))?,
        }
    }
}

/// Asks for the variant, if there is a choice. Variants have letters, because some names are numbers.
fn variant(info: &Info, out: &mut impl Write, keyboard: &mut Keyboard) -> Result<Option<GameName>, Failure> {
    let read = |variant: &str| {
        let colon = if variant.is_empty() { "" } else { ":" };
        GameName::read(&format!("{}{colon}{variant}", info.name))
    };
    if info.variants.is_empty() {
        return begin(read("").map_err(Failure::Game)?, out);
    }
    writeln!(out, "\n{}\n", text!(words(), "cli-which-variant", game = info.title))?;
    let width = info.variants.iter().map(|variant| variant.name.len()).max().unwrap_or(0);
    for (letter, variant) in ('a'..).zip(info.variants) {
        writeln!(out, "  {letter}  {:width$}  {}", variant.name, about(info, variant))?;
    }
    writeln!(out)?;
    loop {
        let Some(text) = keyboard.ask(out, &text!(words(), "cli-variant-prompt"))? else { return Ok(None) };
        let text = text.to_lowercase();
        if Input::read(&text) == Input::Quit {
            return Ok(None);
        }
        let lettered = ('a'..).zip(info.variants).find(|(letter, _)| text == letter.to_string());
        match read(lettered.map_or(text.as_str(), |(_, variant)| variant.name)) {
            Ok(name) => return begin(name, out),
            Err(_) => writeln!(out, "{}", text!(words(), "cli-variant-again"))?,
        }
    }
}

fn begin(name: GameName, out: &mut impl Write) -> Result<Option<GameName>, Failure> {
    writeln!(out)?;
    Ok(Some(name))
}
