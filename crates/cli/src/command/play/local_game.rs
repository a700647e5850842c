use std::io::Write;

use games::scene::Scenic;
use play::{ChoiceIn, Ending, History, mark};
use rules::{Choice, Coded, Evaluate, Fact, Game, Node, Notation, Position, Side};
use words::{as_sentence, text};

use super::computer::{self, Computer};
use super::input::Input;
use super::keyboard::Keyboard;
use super::phrases::{self, name};
use crate::board::{self, BoardStyle};
use crate::failure::Failure;
use crate::language::words;
use crate::{random, terminal};

/// A game on the screen, and the players in front of it.
pub(super) struct LocalGame<G: Game, W> {
    history: History<G>,
    out: W,
    keyboard: Keyboard,
    style: BoardStyle,
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

impl<G: Game<Position: Scenic + Evaluate>, W: Write> LocalGame<G, W> {
    pub(super) fn new(
        start: G::Position,
        out: W,
        keyboard: Keyboard,
        style: BoardStyle,
        computer: Option<Computer<G>>,
    ) -> LocalGame<G, W> {
        LocalGame { history: History::new(start), out, keyboard, style, computer }
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
            Some(text) => self.obey(side, Input::read(&text)),
            None => Ok(Next::Leave),
        }
    }

    fn is_computer(&self, side: Side) -> bool {
        self.computer.as_ref().is_some_and(|computer| computer.side == side)
    }

    /// Lets the computer move, or claim a draw where it has no hope of more. If it cannot, it has lost.
    fn ask_computer(&mut self, side: Side) -> Result<Next, Failure> {
        let Some(computer) = &mut self.computer else { return Ok(Next::Same) };
        let who = format!("{} ({})", words().side(side, &G::INFO.sides), computer.name);
        if computer.wants_draw() && self.history.claim(side).is_ok() {
            return Ok(Next::Changed);
        }
        match computer.choose(&self.history) {
            Ok(decision) => {
                let mood = computer.mood().map(|mood| format!(" {mood}"));
                let plays = text!(words(), "cli-plays", who = who, move = decision.mv.to_string());
                writeln!(self.out, "\n{plays}{}", mood.unwrap_or_default())?;
                self.take(Choice::Move(decision.mv))
            }
            Err(error) => {
                let why = as_sentence(&error.to_string());
                self.say(&text!(words(), "cli-cannot-continue", who = who, why = why))?;
                // The game goes on at this point, so there is nothing that could refuse it.
                let _ = self.history.forfeit(side, error.forfeit());
                Ok(Next::Same)
            }
        }
    }

    fn obey(&mut self, side: Side, order: Input<'_>) -> Result<Next, Failure> {
        match order {
            Input::Help => {
                let example = self.moves().into_iter().next().unwrap_or_default();
                writeln!(self.out, "{}", phrases::help::<G>(&example))?;
            }
            Input::Moves => {
                let list = phrases::numbered(&self.moves(), terminal::text_width());
                write!(self.out, "{list}")?;
            }
            Input::Board => self.draw_board()?,
            Input::Position => writeln!(self.out, "{}", self.history.position())?,
            Input::Undo => return self.undo(side),
            Input::Hint => match computer::hint(&self.history) {
                Ok(decision) => {
                    let mv = decision.mv.to_string();
                    self.say(&match decision.score {
                        None => text!(words(), "cli-hint", move = mv),
                        Some(score) => {
                            text!(words(), "cli-hint-score", move = mv, score = score.to_string())
                        }
                    })?;
                }
                Err(error) => self.say(&as_sentence(&error.to_string()))?,
            },
            Input::Draw => return self.offer_draw(side),
            Input::Claim => match self.history.claim(side) {
                Ok(_) => return Ok(Next::Same),
                Err(refused) => self.tell_fact(&refused.fact())?,
            },
            Input::Resign(Some(who)) if self.is_computer(who) => {
                self.say(&text!(words(), "cli-resign-computer"))?;
            }
            Input::Resign(who) => {
                // The game goes on at this point, so there is nothing that could refuse it.
                let _ = self.history.resign(who.unwrap_or(side));
            }
            Input::Quit => return Ok(Next::Leave),
            Input::Number(number) => {
                match number.checked_sub(1).and_then(|index| self.moves().into_iter().nth(index)) {
                    Some(text) => return self.play(side, &text),
                    None => {
                        let count = self.history.position().count_moves();
                        self.say(&text!(words(), "cli-list-numbers", count = count))?;
                    }
                }
            }
            Input::Move("") => {}
            Input::Move(text) => return self.play(side, text),
        }
        Ok(Next::Same)
    }

    fn play(&mut self, side: Side, text: &str) -> Result<Next, Failure> {
        match self.history.position().read_choice(text) {
            Ok(choice) => {
                let plays = text!(words(), "cli-plays", who = name::<G>(side), move = choice.to_string());
                writeln!(self.out, "\n{plays}")?;
                self.take(choice)
            }
            Err(bad) => {
                let text: String = text.chars().take(20).collect();
                let why = words().sentence(&bad.fact(), &G::INFO.sides);
                self.say(&text!(words(), "cli-bad-move", text = text, why = why))?;
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
        let id = if before.is_some() { "cli-dice-again" } else { "cli-dice" };
        self.say(&text!(words(), id, roll = roll.to_string()))?;
        self.take(Choice::Roll(roll))
    }

    fn take(&mut self, choice: ChoiceIn<G>) -> Result<Next, Failure> {
        let before = self.history.choices().len();
        if let Err(refused) = self.history.take(choice) {
            self.tell_fact(&refused.fact())?;
            return Ok(Next::Same);
        }
        let effects = self.history.effects(before).unwrap_or_default();
        for sentence in phrases::effects::<G>(&effects) {
            writeln!(self.out, "{sentence}")?;
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
            self.say(&text!(words(), "nothing-to-take-back"))?;
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
                writeln!(self.out, "\n{}", text!(words(), "cli-took-back", moves = texts.join(" ")))?;
                if has_dice {
                    self.say(&text!(words(), "cli-same-dice"))?;
                }
                Ok(Next::Changed)
            }
            Err(refused) => {
                self.tell_fact(&refused.fact())?;
                Ok(Next::Same)
            }
        }
    }

    fn offer_draw(&mut self, side: Side) -> Result<Next, Failure> {
        if let Err(refused) = self.history.may_be_drawn() {
            self.tell_fact(&refused.fact())?;
            return Ok(Next::Same);
        }
        if let Some(computer) = &self.computer {
            if computer.takes_draw(self.history.choices().len()) {
                // The game goes on at this point, so there is nothing that could refuse it.
                let _ = self.history.agree_draw();
            } else {
                self.say(&text!(words(), "term-draw-declined"))?;
            }
            return Ok(Next::Same);
        }
        let question = text!(words(), "cli-agree-draw", side = name::<G>(!side));
        let [yes, no] = ["cli-word-yes", "cli-word-no"].map(|id| text!(words(), id));
        loop {
            let Some(answer) = self.keyboard.ask(&mut self.out, &question)? else { return Ok(Next::Leave) };
            // The first letter is enough.
            let answers =
                |word: &str, answer: &str| word == answer || word.starts_with(answer) && answer.len() == 1;
            match answer.to_lowercase().as_str() {
                answer if answers(&yes, answer) => {
                    // The game goes on at this point, so there is nothing that could refuse it.
                    let _ = self.history.agree_draw();
                    return Ok(Next::Same);
                }
                answer if answers(&no, answer) => {
                    self.say(&text!(words(), "term-goes-on"))?;
                    return Ok(Next::Same);
                }
                _ => self.say(&text!(words(), "cli-yes-or-no"))?,
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
        Ok(writeln!(self.out, "\n{}", board::text(&scene, self.style, &G::INFO.sides))?)
    }

    /// Says what the position asks for, and whether a draw may be claimed instead.
    fn tell(&mut self) -> Result<(), Failure> {
        self.tell_fact(&self.history.position().scene().ask)?;
        if let Some(ground) = self.history.claimable() {
            let reason = words().say(&ground.fact(), &G::INFO.sides);
            self.say(&text!(words(), "cli-claim", reason = reason))?;
        }
        Ok(())
    }

    fn announce(mut self, ending: Ending, next: Next) -> Result<(), Failure> {
        if let Next::Changed = next {
            self.draw_board()?;
        }
        self.tell_fact(&ending.result_with_reason())?;
        Ok(self.out.flush()?)
    }

    /// Writes a sentence.
    fn say(&mut self, sentence: &str) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{sentence}")?)
    }

    /// Writes a fact as a sentence.
    fn tell_fact(&mut self, fact: &Fact) -> Result<(), Failure> {
        self.say(&words().sentence(fact, &G::INFO.sides))
    }

    fn leave(mut self) -> Result<(), Failure> {
        writeln!(self.out, "{}", text!(words(), "term-farewell"))?;
        let against = self.computer.as_ref().map_or(String::new(), |computer| {
            let quote = if computer.name.to_string().contains(' ') { "\"" } else { "" };
            format!(" --against {quote}{}{quote} --seat {}", computer.name, (!computer.side).number())
        });
        let position = self.history.position();
        writeln!(self.out, "  holocourt play {}{against} --position \"{position}\"", G::full_name())?;
        Ok(self.out.flush()?)
    }
}
