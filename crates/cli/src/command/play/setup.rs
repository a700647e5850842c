use std::io::Write;

use catalog::{AnyGame, AnyHistory, BadStart};
use rules::{Coded, Fact, Side};
use words::text;

use super::computer::Computer;
use super::input::Input;
use super::keyboard::Keyboard;
use super::phrases::name;
use crate::failure::Failure;
use crate::language::words;
use crate::{random, terminal};

/// The start of a game, after asking each side for its setup where there is a choice. `None` if the players leave.
pub(super) fn start(
    game: &dyn AnyGame,
    first: Side,
    agreed: Agreed,
    out: &mut impl Write,
    keyboard: &mut Keyboard,
    mut computer: Option<&mut Computer>,
) -> Result<Option<Box<dyn AnyHistory>>, Failure> {
    if Side::BOTH.iter().any(|side| game.setups(*side).is_empty()) {
        return Ok(game.start(first, None).ok());
    }
    let intro = if agreed.open { "cli-setup-intro-open" } else { "cli-setup-intro" };
    writeln!(out, "{}\n", text!(words(), intro))?;
    let mut chosen: Vec<String> = Vec::new();
    for side in Side::BOTH {
        let choice = Choice { game, side, agreed, south: chosen.first().map(String::as_str) };
        let setup = match computer.as_deref_mut().filter(|computer| computer.side == side) {
            // The computer keeps to what goes with the usual setup of its opponent.
            Some(computer) => computer
                .set_up(&choice.fitting())
                .filter(|setup| choice.check(setup).is_ok())
                .or_else(|| random::pick(&choice.fitting()).cloned()),
            None => choice.ask(out, keyboard)?,
        };
        let Some(setup) = setup else { return Ok(None) };
        if agreed.open && side == Side::South {
            let side = name(game.info(), side);
            writeln!(out, "{}\n", text!(words(), "cli-setup-placed", side = side, setup = &setup))?;
        }
        chosen.push(setup);
    }
    let [south, north] = [&chosen[0], &chosen[1]];
    let [one, two] = Side::BOTH.map(|side| name(game.info(), side));
    let told = text!(words(), "cli-setup-chosen", one = one, first = south, two = two, second = north);
    writeln!(out, "{told}\n")?;
    Ok(game.start(first, Some([south, north])).ok())
}

/// What the players have agreed on before they set up.
#[derive(Clone, Copy)]
pub(super) struct Agreed {
    /// Whether each side has the group of pieces that is usually the other's; `None` if seat 1 takes either.
    pub(super) exchanged: Option<bool>,
    /// Whether seat 1 sets up for all to see.
    pub(super) open: bool,
}

/// Asks one side for its setup, whatever the other side chooses elsewhere. `None` if the player leaves.
pub(super) fn ask_alone(
    game: &dyn AnyGame,
    side: Side,
    agreed: Agreed,
    out: &mut impl Write,
    keyboard: &mut Keyboard,
) -> Result<Option<String>, Failure> {
    Choice { game, side, agreed, south: None }.ask(out, keyboard)
}

/// A side's choice of its setup.
struct Choice<'a> {
    game: &'a dyn AnyGame,
    side: Side,
    agreed: Agreed,
    /// What seat 1 has chosen, once it has.
    south: Option<&'a str>,
}

impl Choice<'_> {
    /// Whether the groups are exchanged. If nothing is agreed, seat 1 decides by its choice; `None` until then.
    fn exchanged(&self) -> Option<bool> {
        let taken =
            |south: &str| self.game.check_setup(Side::South, true, south).is_ok() && self.game.has_groups();
        self.agreed.exchanged.or(self.south.map(taken))
    }

    /// Whether the side may choose this setup.
    fn check(&self, setup: &str) -> Result<(), BadStart> {
        let check = |exchanged| self.game.check_setup(self.side, exchanged, setup);
        match self.exchanged() {
            Some(exchanged) => check(exchanged),
            None => check(false).or_else(|_| check(true)),
        }
    }

    /// The setups that fit, the usual one first.
    fn fitting(&self) -> Vec<String> {
        self.game.open_setups(self.side, self.exchanged().unwrap_or(false))
    }

    /// The first setup of the other group, if the side may take either group.
    fn other_group(&self) -> Option<String> {
        let may_choose = self.game.has_groups() && self.exchanged().is_none();
        may_choose.then(|| self.game.open_setups(self.side, true).into_iter().next()).flatten()
    }

    /// Asks the player at the keyboard. `None` if the players leave.
    fn ask(&self, out: &mut impl Write, keyboard: &mut Keyboard) -> Result<Option<String>, Failure> {
        let fitting = self.fitting();
        let Some(usual) = fitting.first() else { return Ok(None) };
        write!(out, "{}", self.pieces(usual))?;
        if let Some(other) = self.other_group() {
            writeln!(out, "{}", text!(words(), "cli-setup-other", setup = &other))?;
            write!(out, "{}", self.pieces(&other))?;
        }
        let how = text!(words(), "cli-setup-how", usual = usual);
        for line in terminal::wrap(&how, terminal::text_width()) {
            writeln!(out, "{line}")?;
        }
        loop {
            let prompt = name(self.game.info(), self.side);
            let asked = match self.agreed.open {
                true => keyboard.ask(out, &prompt)?,
                false => keyboard.ask_hidden(out, &prompt)?,
            };
            let Some(text) = asked else { return Ok(None) };
            let setup = match text.as_str() {
                "" => usual.clone(),
                text if text == text!(words(), "cli-word-random") => {
                    random::pick(&fitting).unwrap_or(usual).clone()
                }
                text if Input::read(text) == Input::Quit => return Ok(None),
                text => self.written(text),
            };
            match self.check(&setup) {
                Ok(()) => {
                    writeln!(out)?;
                    return Ok(Some(setup));
                }
                // The input is not repeated: the other player may be watching.
                Err(bad) => writeln!(out, "{}", self.again(&bad.fact()))?,
            }
        }
    }

    /// A setup as the notation writes it: the sign before the letters and their case may be left out.
    fn written(&self, text: &str) -> String {
        let with_sign = format!("={}", text.to_ascii_uppercase());
        let is_unreadable = |text: &str| {
            matches!(self.game.check_setup(self.side, false, text), Err(BadStart::Unreadable(_)))
        };
        if is_unreadable(text) && !is_unreadable(&with_sign) { with_sign } else { text.to_owned() }
    }

    /// Why a setup is refused, and that another one is needed.
    fn again(&self, why: &Fact) -> String {
        text!(words(), "cli-setup-bad", why = words().sentence(why, &self.game.info().sides))
    }

    /// The pieces that the side sets up, a line each.
    fn pieces(&self, setup: &str) -> String {
        let mut lines = String::new();
        for piece in self.game.setup_pieces(self.side, setup) {
            let letter = piece.letter.to_ascii_uppercase().to_string();
            let kind = words().piece(piece.kind);
            lines += &match piece.ratings {
                None => format!("  {letter} {kind}\n"),
                Some([attack, defence, movement]) => {
                    let ratings = text!(
                        words(),
                        "board-ratings",
                        attack = attack,
                        defence = defence,
                        movement = movement
                    );
                    let told =
                        text!(words(), "cli-setup-piece", letter = letter, piece = kind, ratings = ratings);
                    let card =
                        words().card(piece.figure).map_or_else(String::new, |card| format!(" ({card})"));
                    format!("  {told}{card}\n")
                }
            };
        }
        lines
    }
}
