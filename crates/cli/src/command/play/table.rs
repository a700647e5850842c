use std::io::Write;

use games::scene::Scenic;
use play::{ChoiceIn, Ending, History, mark};
use rules::{Choice, Evaluate, Game, Node, Notation, Position, Side};

use super::computer::{self, Computer};
use super::keyboard::Keyboard;
use super::order::Order;
use super::words::{self, name};
use crate::board::{self, Look};
use crate::failure::Failure;
use crate::sentence::sentence;
use crate::{random, terminal};

/// A game on the screen, and the players in front of it.
pub(super) struct Table<G: Game, W> {
    history: History<G>,
    out: W,
    keyboard: Keyboard,
    look: Look,
    computer: Option<Computer<G>>,
}

/// Whether to go on after an order.
enum Next {
    /// Something changed: the board is drawn again.
    Changed,
    /// Nothing changed: the same player is asked again.
    Same,
    /// The players leave.
    Leave,
}

impl<G: Game<Position: Scenic + Evaluate>, W: Write> Table<G, W> {
    pub(super) fn new(
        start: G::Position,
        out: W,
        keyboard: Keyboard,
        look: Look,
        computer: Option<Computer<G>>,
    ) -> Table<G, W> {
        Table { history: History::new(start), out, keyboard, look, computer }
    }

    /// Plays until the game ends or the players leave.
    pub(super) fn run(mut self) -> Result<(), Failure> {
        let mut next = Next::Changed;
        loop {
            if let Some(ending) = self.history.ending() {
                return self.announce(ending, next);
            }
            next = match (self.history.position().node(), next) {
                (_, Next::Leave) => return self.leave(),
                (Node::Decide(side), _) if self.is_computer(side) => self.ask_computer(side)?,
                (Node::Decide(side), Next::Changed) => {
                    self.draw_board()?;
                    self.tell()?;
                    self.ask(side)?
                }
                (Node::Decide(side), Next::Same) => self.ask(side)?,
                _ => self.roll()?,
            }
        }
    }

    fn ask(&mut self, side: Side) -> Result<Next, Failure> {
        match self.keyboard.ask(&mut self.out, &name::<G>(side))? {
            Some(text) => self.obey(side, Order::read(&text)),
            None => Ok(Next::Leave),
        }
    }

    fn is_computer(&self, side: Side) -> bool {
        self.computer.as_ref().is_some_and(|computer| computer.side == side)
    }

    /// Lets the computer move, or claim a draw where it has no hope of more. If it cannot, it has lost.
    fn ask_computer(&mut self, side: Side) -> Result<Next, Failure> {
        let Some(computer) = &mut self.computer else { return Ok(Next::Same) };
        let who = format!("{} ({side}, {})", G::INFO.sides[side], computer.name);
        if computer.wants_draw() && self.history.claim(side).is_ok() {
            return Ok(Next::Changed);
        }
        match computer.choose(&self.history) {
            Ok(decision) => {
                let mood = computer.mood().map(|mood| format!(" It {mood}."));
                writeln!(self.out, "\n{who} plays {}.{}", decision.mv, mood.unwrap_or_default())?;
                self.take(Choice::Move(decision.mv))
            }
            Err(error) => {
                self.say(&format!("{who} cannot go on: {error}"))?;
                // The game goes on at this point, so there is nothing that could refuse it.
                let _ = self.history.forfeit(side, error.forfeit());
                Ok(Next::Same)
            }
        }
    }

    fn obey(&mut self, side: Side, order: Order<'_>) -> Result<Next, Failure> {
        match order {
            Order::Help => {
                let example = self.moves().into_iter().next().unwrap_or_default();
                writeln!(self.out, "{}", words::help::<G>(&example))?;
            }
            Order::Moves => {
                let list = words::numbered(&self.moves(), terminal::text_width());
                write!(self.out, "{list}")?;
            }
            Order::Board => self.draw_board()?,
            Order::Position => writeln!(self.out, "{}", self.history.position())?,
            Order::Undo => return self.undo(side),
            Order::Hint => match computer::hint(&self.history) {
                Ok(decision) => {
                    let score = decision.score.map(|score| format!(", which it takes for {score}"));
                    self.say(&format!(
                        "the computer would try {}{}",
                        decision.mv,
                        score.unwrap_or_default()
                    ))?;
                }
                Err(error) => self.say(&error.to_string())?,
            },
            Order::Draw => return self.offer_draw(side),
            Order::Claim => match self.history.claim(side) {
                Ok(_) => return Ok(Next::Same),
                Err(refused) => self.say(&refused.to_string())?,
            },
            Order::Resign(Some(who)) if self.is_computer(who) => {
                self.say("nobody can resign for the computer")?;
            }
            Order::Resign(who) => {
                // The game goes on at this point, so there is nothing that could refuse it.
                let _ = self.history.resign(who.unwrap_or(side));
            }
            Order::Quit => return Ok(Next::Leave),
            Order::Number(number) => match number
                .checked_sub(1)
                .and_then(|index| self.moves().into_iter().nth(index))
            {
                Some(text) => return self.play(side, &text),
                None => {
                    let count = self.history.position().count_moves();
                    writeln!(self.out, "The list has the numbers 1 to {count}; type \"moves\" to see it.")?;
                }
            },
            Order::Move("") => {}
            Order::Move(text) => return self.play(side, text),
        }
        Ok(Next::Same)
    }

    fn play(&mut self, side: Side, text: &str) -> Result<Next, Failure> {
        match self.history.position().read_choice(text) {
            Ok(choice) => {
                writeln!(self.out, "\n{} plays {choice}.", name::<G>(side))?;
                self.take(choice)
            }
            Err(bad) => {
                let text: String = text.chars().take(20).collect();
                self.say(&format!("{text:?}: {bad}. Type \"moves\" or \"help\""))?;
                Ok(Next::Same)
            }
        }
    }

    /// Dice fall as they fell before, if they were taken back here.
    fn roll(&mut self) -> Result<Next, Failure> {
        let before = self.history.fell_before();
        let Some(roll) = before.or_else(|| random::roll(self.history.position())) else {
            return Ok(Next::Leave);
        };
        let again = if before.is_some() { ", as before" } else { "" };
        writeln!(self.out, "The dice fall{again}: {roll}.")?;
        self.take(Choice::Roll(roll))
    }

    fn take(&mut self, choice: ChoiceIn<G>) -> Result<Next, Failure> {
        let before = *self.history.position();
        if let Err(refused) = self.history.take(choice) {
            self.say(&refused.to_string())?;
            return Ok(Next::Same);
        }
        let after = self.history.position();
        if after.pieces() < before.pieces() {
            for sentence in words::losses::<G>(&before.scene(), &after.scene()) {
                writeln!(self.out, "{sentence}")?;
            }
        }
        Ok(Next::Changed)
    }

    /// Takes back the last decision; against the computer, the last one that was not the computer's, and all since then.
    fn undo(&mut self, side: Side) -> Result<Next, Failure> {
        let decided_by_player = |position: &G::Position| position.node() == Node::Decide(side);
        let mut positions = self.history.positions().take(self.history.choices().len());
        let has_played = positions.any(decided_by_player);
        drop(positions);
        if self.computer.is_some() && !has_played {
            self.say("there is no move of yours to take back yet")?;
            return Ok(Next::Same);
        }
        let mut texts = Vec::new();
        let mut has_dice = false;
        let refused = loop {
            match self.history.undo() {
                Ok(undone) => {
                    has_dice |= undone.has_dice();
                    let undone = undone.choices().iter().map(ToString::to_string);
                    texts.splice(0..0, undone);
                }
                Err(refused) => break Err(refused),
            }
            if self.computer.is_none() || decided_by_player(self.history.position()) {
                break Ok(());
            }
        };
        match refused {
            Ok(()) => {
                writeln!(self.out, "\nTook back {}.", texts.join(" "))?;
                if has_dice {
                    writeln!(self.out, "If the same move is made again, the same dice fall.")?;
                }
                Ok(Next::Changed)
            }
            Err(refused) => {
                self.say(&refused.to_string())?;
                Ok(Next::Same)
            }
        }
    }

    fn offer_draw(&mut self, side: Side) -> Result<Next, Failure> {
        if let Err(refused) = self.history.may_be_drawn() {
            self.say(&refused.to_string())?;
            return Ok(Next::Same);
        }
        if let Some(computer) = &self.computer {
            if computer.takes_draw(self.history.choices().len()) {
                // The game goes on at this point, so there is nothing that could refuse it.
                let _ = self.history.agree_draw();
            } else {
                self.say("the computer would rather play on")?;
            }
            return Ok(Next::Same);
        }
        let question = format!("{}, do you agree to a draw? yes or no", name::<G>(!side));
        loop {
            let Some(answer) = self.keyboard.ask(&mut self.out, &question)? else { return Ok(Next::Leave) };
            match answer.to_ascii_lowercase().as_str() {
                "yes" | "y" => {
                    // The game goes on at this point, so there is nothing that could refuse it.
                    let _ = self.history.agree_draw();
                    return Ok(Next::Same);
                }
                "no" | "n" => {
                    writeln!(self.out, "The game goes on.")?;
                    return Ok(Next::Same);
                }
                _ => writeln!(self.out, "Please type \"yes\" or \"no\".")?,
            }
        }
    }

    /// The legal moves as text, in the order of `holocourt moves`.
    fn moves(&self) -> Vec<String> {
        let mut texts = Vec::new();
        self.history.position().each_choice(|choice| texts.push(choice.to_string()));
        texts.sort_unstable();
        texts
    }

    fn draw_board(&mut self) -> Result<(), Failure> {
        let mut scene = self.history.position().scene();
        if let Some((before, mv)) = self.history.last_move() {
            mark::last_move(&mut scene, before, mv);
        }
        Ok(writeln!(self.out, "\n{}", board::text(&scene, self.look))?)
    }

    /// Says what the position asks for, and whether a draw may be claimed instead.
    fn tell(&mut self) -> Result<(), Failure> {
        self.say(&self.history.position().scene().asks)?;
        if let Some(ground) = self.history.claimable() {
            writeln!(self.out, "Either player may claim a draw, as {ground}: type \"claim\".")?;
        }
        Ok(())
    }

    fn announce(mut self, ending: Ending, next: Next) -> Result<(), Failure> {
        if let Next::Changed = next {
            self.draw_board()?;
        }
        writeln!(self.out, "{}", ending.sentence(G::INFO))?;
        Ok(self.out.flush()?)
    }

    /// Writes a text as a sentence.
    fn say(&mut self, text: &str) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{}", sentence(text))?)
    }

    fn leave(mut self) -> Result<(), Failure> {
        writeln!(self.out, "The game is left unfinished. To go on with it later:")?;
        let against = self.computer.as_ref().map_or(String::new(), |computer| {
            let quote = if computer.name.to_string().contains(' ') { "\"" } else { "" };
            format!(" --against {quote}{}{quote} --seat {}", computer.name, (!computer.side).number())
        });
        let position = self.history.position();
        writeln!(self.out, "  holocourt play {}{against} --position \"{position}\"", G::full_name())?;
        Ok(self.out.flush()?)
    }
}
