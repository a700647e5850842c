use std::fs;
use std::io::Write;
use std::path::Path;
use std::time::Instant;

use catalog::{AnyGame, AnyHistory};
use rand::RngExt;
use rules::{Begins, Coded, Fact, Info, Node, Side};
use table::record::Tags;
use table::{
    Command, DiceSource, Event, Finish, FirstMove, HostCommand, Offer, Refusal, Sitter, Table, Terms, Time,
    TimeControl, Viewer,
};
use words::{as_sentence, text};

use super::clock;
use super::computer::{self, Computer};
use super::input::Input;
use super::keyboard::Keyboard;
use super::phrases::{self, name};
use crate::board::{self, BoardStyle};
use crate::failure::Failure;
use crate::language::words;
use crate::terminal;

/// A table in this process, and the players at the keyboard.
pub(super) struct LocalGame<W> {
    table: Table,
    /// When the table was opened: its time is counted from here.
    opened: Instant,
    out: W,
    keyboard: Keyboard,
    style: BoardStyle,
    computer: Option<Computer>,
}

/// What to do after an input.
enum Next {
    /// Something changed: draw the board again.
    Changed,
    /// Nothing changed: ask the same player again.
    Same,
    /// The players leave.
    Leave,
}

impl<W: Write> LocalGame<W> {
    /// Opens a table for a game that begins like this, and seats the players.
    pub(super) fn open(
        start: &dyn AnyHistory,
        game: &'static dyn AnyGame,
        time: TimeControl,
        out: W,
        keyboard: Keyboard,
        style: BoardStyle,
        computer: Option<Computer>,
    ) -> Result<LocalGame<W>, Failure> {
        let first = start.turn();
        let is_usual = game.start(first, None).is_ok_and(|usual| usual.position() == start.position());
        let terms = Terms {
            position: (!is_usual).then(|| start.position()),
            begins: match first {
                Side::North if game.info().begins != Begins::South => FirstMove::Second,
                _ => FirstMove::First,
            },
            time,
            takebacks: true,
            dice: DiceSource::Given,
            ..Terms::of(&game.name())
        };
        let (table, _) = Table::open("local", terms, Time(0)).map_err(Failure::server)?;
        let opened = Instant::now();
        let mut local = LocalGame { table, opened, out, keyboard, style, computer };
        for side in Side::BOTH {
            let name = match local.computer.as_ref().filter(|computer| computer.side == side) {
                Some(computer) => computer.name.to_string(),
                None => game.info().sides[side].to_owned(),
            };
            // An outside engine may have a name that is too long for a table.
            let name =
                name.chars().filter(|letter| letter.is_ascii_graphic() || *letter == ' ').take(64).collect();
            let sitter = Sitter::Person { id: side.number().to_string(), name };
            local.host(HostCommand::Seat { side, sitter })?;
        }
        local.host(HostCommand::Begin { lot: first, exchanged: false, salts: Default::default() })?;
        Ok(local)
    }

    /// Plays until the game ends or the players leave.
    pub(super) fn run(mut self) -> Result<(), Failure> {
        let mut next = Next::Changed;
        loop {
            // Refused while nobody has run out of time.
            let _ = self.host_if_allowed(HostCommand::Tick)?;
            if let Some(Finish::Ended(ending)) = self.table.finish() {
                let result = ending.result_with_reason(self.table.game().most_points());
                return self.announce(&result, next);
            }
            next = match (self.history()?.node(), next) {
                (_, Next::Leave) => return self.leave(),
                (Node::Decide(side), _) if self.is_computer(side) => match self.ask_computer(side)? {
                    Some(next) => next,
                    None => return Ok(()),
                },
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

    fn info(&self) -> &'static Info {
        self.table.game().info()
    }

    fn history(&self) -> Result<&dyn AnyHistory, Failure> {
        let refused = Refusal::WrongPhase { phase: self.table.phase() };
        self.table.history().ok_or_else(|| Failure::server(refused))
    }

    fn now(&self) -> Time {
        Time(u64::try_from(self.opened.elapsed().as_millis()).unwrap_or(u64::MAX))
    }

    fn apply(&mut self, events: &[Event]) -> Result<(), Failure> {
        events.iter().try_for_each(|event| self.table.apply(event)).map_err(Failure::server)
    }

    /// Does what the table allows a side to do; the inner error says why it does not.
    fn command(&mut self, by: Viewer, command: Command) -> Result<Result<(), Refusal>, Failure> {
        match self.table.decide(command, by, self.now()) {
            Ok(events) => self.apply(&events).map(Ok),
            Err(refused) => Ok(Err(refused)),
        }
    }

    fn host_if_allowed(&mut self, command: HostCommand) -> Result<Result<(), Refusal>, Failure> {
        match self.table.decide_host(command, self.now()) {
            Ok(events) => self.apply(&events).map(Ok),
            Err(refused) => Ok(Err(refused)),
        }
    }

    fn host(&mut self, command: HostCommand) -> Result<(), Failure> {
        self.host_if_allowed(command)?.map_err(Failure::server)
    }

    /// Does what a player asked for, or says why it is not possible.
    fn obey_command(&mut self, by: Viewer, command: Command) -> Result<Next, Failure> {
        if let Err(refused) = self.command(by, command)? {
            self.refuse(&refused)?;
        }
        Ok(Next::Same)
    }

    /// Says why the table refused something; that time is up is announced as the end of the game.
    fn refuse(&mut self, refused: &Refusal) -> Result<(), Failure> {
        match refused {
            Refusal::TimeUp { .. } => Ok(()),
            _ => self.tell_fact(&refused.fact()),
        }
    }

    fn ask(&mut self, side: Side) -> Result<Next, Failure> {
        let prompt = match self.left_ms() {
            Some(left) => format!("{} {}", name(self.info(), side), clock::shown(left[side])),
            None => name(self.info(), side),
        };
        match self.keyboard.ask(&mut self.out, &prompt)? {
            Some(text) => self.obey(side, Input::read(&text)),
            None => Ok(Next::Leave),
        }
    }

    /// What the clocks show now.
    fn left_ms(&self) -> Option<[u64; 2]> {
        let (mut left, running) = self.table.clocks()?;
        if let Some((side, since)) = running {
            left[side] = left[side].saturating_sub(self.now().since(since));
        }
        Some(left)
    }

    /// The clocks as the computer needs to know them.
    fn clock(&self) -> Option<play::ClockReading> {
        let milliseconds = std::time::Duration::from_millis;
        let increment = milliseconds(self.table.terms().time.increment_ms());
        Some(play::ClockReading { left: self.left_ms()?.map(milliseconds), increment: [increment; 2] })
    }

    fn is_computer(&self, side: Side) -> bool {
        self.computer.as_ref().is_some_and(|computer| computer.side == side)
    }

    /// Lets the computer move, or claim a draw if it has no hope of more. If it cannot move, it loses: `None`.
    fn ask_computer(&mut self, side: Side) -> Result<Option<Next>, Failure> {
        let clock = self.clock();
        let Some(computer) = &mut self.computer else { return Ok(Some(Next::Same)) };
        let who = format!("{} ({})", words().side(side, &self.table.game().info().sides), computer.name);
        if computer.wants_draw() && self.command(Viewer::Seat(side), Command::Claim)?.is_ok() {
            return Ok(Some(Next::Changed));
        }
        let (Some(computer), Some(history)) = (&mut self.computer, self.table.history()) else {
            return Ok(Some(Next::Same));
        };
        match computer.choose(history, clock) {
            Ok(chosen) => {
                let mood = computer.mood().map(|mood| format!(" {mood}")).unwrap_or_default();
                let plays = text!(words(), "cli-plays", who = who, move = &chosen.mv);
                self.take(side, &chosen.mv, &format!("{plays}{mood}")).map(Some)
            }
            Err(error) => {
                let mut forfeited = history.copy();
                // The game is under way, so that it can be lost.
                let _ = forfeited.forfeit(side, error.forfeit());
                let why = as_sentence(&error.to_string());
                self.say(&text!(words(), "cli-cannot-continue", who = who, why = why))?;
                if let Some(result) = forfeited.result() {
                    self.announce_result(&result)?;
                }
                Ok(None)
            }
        }
    }

    fn obey(&mut self, side: Side, input: Input<'_>) -> Result<Next, Failure> {
        let by = Viewer::Seat(side);
        match input {
            Input::Help => {
                let example = self.moves()?.into_iter().next().unwrap_or_default();
                let help = phrases::help(self.info(), &example);
                writeln!(self.out, "{help}")?;
            }
            Input::Moves => {
                let list = phrases::numbered(&self.moves()?, terminal::text_width());
                write!(self.out, "{list}")?;
            }
            Input::Board => self.draw_board()?,
            Input::Position => {
                let position = self.history()?.position();
                self.say(&position)?;
            }
            Input::Undo => return self.undo(side),
            Input::Hint => match computer::hint(self.table.game(), self.history()?) {
                Ok(chosen) => self.say(&match chosen.score {
                    None => text!(words(), "cli-hint", move = chosen.mv),
                    Some(score) => {
                        text!(words(), "cli-hint-score", move = chosen.mv, score = score.to_string())
                    }
                })?,
                Err(error) => self.say(&as_sentence(&error.to_string()))?,
            },
            Input::Draw => return self.offer_draw(side),
            Input::Claim => return self.obey_command(by, Command::Claim),
            Input::Resign(Some(who)) if self.is_computer(who) => {
                self.say(&text!(words(), "cli-resign-computer"))?;
            }
            Input::Resign(who) => {
                return self.obey_command(Viewer::Seat(who.unwrap_or(side)), Command::Resign);
            }
            Input::Save(file) => self.save(file)?,
            Input::Quit => return Ok(Next::Leave),
            Input::Number(number) => {
                let moves = self.moves()?;
                match number.checked_sub(1).and_then(|index| moves.get(index)) {
                    Some(text) => return self.play(side, text),
                    None => self.say(&text!(words(), "cli-list-numbers", count = moves.len()))?,
                }
            }
            Input::Move("") => {}
            Input::Move(text) => return self.play(side, text),
        }
        Ok(Next::Same)
    }

    fn play(&mut self, side: Side, text: &str) -> Result<Next, Failure> {
        if let Err(bad) = self.history()?.preview(text) {
            let why = catalog::why_refused(self.history()?, text, &bad);
            let why = words().sentence(&why, &self.info().sides);
            let text: String = text.chars().take(20).collect();
            self.say(&text!(words(), "cli-bad-move", text = text, why = why))?;
            return Ok(Next::Same);
        }
        let plays = text!(words(), "cli-plays", who = name(self.info(), side), move = text);
        self.take(side, text, &plays)
    }

    /// Makes a move, after writing what is said about it.
    fn take(&mut self, side: Side, text: &str, announcement: &str) -> Result<Next, Failure> {
        let ply = self.history()?.len();
        let command = Command::Move { ply, id: self.table.number().to_string(), text: text.to_owned() };
        match self.command(Viewer::Seat(side), command)? {
            Ok(()) => {
                writeln!(self.out, "\n{announcement}")?;
                self.tell_effects(ply)?;
                Ok(Next::Changed)
            }
            Err(refused) => {
                self.refuse(&refused)?;
                Ok(Next::Same)
            }
        }
    }

    /// Rolls the dice. Those that were taken back here come up again.
    fn roll(&mut self) -> Result<Next, Failure> {
        let history = self.history()?;
        let (ply, weight) = (history.len(), history.dice_weight());
        let id = if history.rolled_before().is_some() { "cli-dice-again" } else { "cli-dice" };
        let number = rand::rng().random_range(0..weight.max(1));
        self.host(HostCommand::Roll { number })?;
        let roll = self.history()?.step(ply).map(|step| step.text).unwrap_or_default();
        self.say(&text!(words(), id, roll = roll))?;
        self.tell_effects(ply)?;
        Ok(Next::Changed)
    }

    /// Describes the effects of the choice after this many others.
    fn tell_effects(&mut self, ply: usize) -> Result<(), Failure> {
        let effects = self.history()?.step(ply).map(|step| step.effects).unwrap_or_default();
        phrases::effects(self.info(), &effects).iter().try_for_each(|sentence| self.say(sentence))
    }

    /// Takes back the last decision; against the computer, the last one of the player, and everything since then.
    fn undo(&mut self, side: Side) -> Result<Next, Failure> {
        let steps = self.history()?.steps();
        let what = Offer::Takeback;
        let by = if self.computer.is_some() { Viewer::Seat(side) } else { Viewer::Both };
        let mut done = self.command(by, Command::Offer { what })?;
        if done.is_ok() && self.table.offered(what) == Some(side) {
            // The computer always agrees.
            done = self.command(Viewer::Seat(!side), Command::Accept { what })?;
        }
        if let Err(refused) = done {
            self.refuse(&refused)?;
            return Ok(Next::Same);
        }
        let taken_back = steps.get(self.history()?.len()..).unwrap_or_default();
        let moves: Vec<&str> = taken_back.iter().map(|step| step.text.as_str()).collect();
        writeln!(self.out, "\n{}", text!(words(), "cli-took-back", moves = moves.join(" ")))?;
        if taken_back.iter().any(|step| step.by.is_none()) {
            self.say(&text!(words(), "cli-same-dice"))?;
        }
        Ok(Next::Changed)
    }

    fn offer_draw(&mut self, side: Side) -> Result<Next, Failure> {
        let what = Offer::Draw;
        if let Err(refused) = self.command(Viewer::Seat(side), Command::Offer { what })? {
            self.refuse(&refused)?;
            return Ok(Next::Same);
        }
        let is_accepted = match &self.computer {
            Some(computer) => computer.takes_draw(self.history()?.len()),
            None => match self.ask_about_draw(!side)? {
                Some(answer) => answer,
                None => return Ok(Next::Leave),
            },
        };
        let answer = if is_accepted { Command::Accept { what } } else { Command::Decline { what } };
        if !is_accepted {
            let id = if self.computer.is_some() { "term-draw-declined" } else { "term-goes-on" };
            self.say(&text!(words(), id))?;
        }
        self.obey_command(Viewer::Seat(!side), answer)
    }

    /// Asks a side whether it accepts a draw. `None` if the players leave.
    fn ask_about_draw(&mut self, side: Side) -> Result<Option<bool>, Failure> {
        let question = text!(words(), "cli-agree-draw", side = name(self.info(), side));
        let [yes, no] = ["cli-word-yes", "cli-word-no"].map(|id| text!(words(), id));
        loop {
            let Some(answer) = self.keyboard.ask(&mut self.out, &question)? else { return Ok(None) };
            let answer = answer.to_lowercase();
            // The first letter is enough.
            let is = |word: &str| word == answer || word.starts_with(&answer) && answer.len() == 1;
            if is(&yes) || is(&no) {
                return Ok(Some(is(&yes)));
            }
            self.say(&text!(words(), "cli-yes-or-no"))?;
        }
    }

    /// Saves the record to a file that does not exist yet.
    fn save(&mut self, file: Option<&str>) -> Result<(), Failure> {
        let usual = format!("{}.holo", self.table.game().name().replace([':', ','], "-"));
        let path = file.filter(|file| !file.is_empty()).unwrap_or(&usual);
        let Some(record) = self.table.record(Tags::default()) else { return Ok(()) };
        let text = match Path::new(path).extension() {
            Some(extension) if extension == "json" => record.to_json().map_err(Failure::server)?,
            _ => record.to_string(),
        };
        let file = fs::OpenOptions::new().write(true).create_new(true).open(path);
        match file.and_then(|mut file| file.write_all(text.as_bytes())) {
            Ok(()) => self.say(&text!(words(), "term-saved", path = path)),
            Err(error) => {
                self.say(&text!(words(), "term-bad-file", path = path, why = as_sentence(&error.to_string())))
            }
        }
    }

    /// The legal moves in the order of `holocourt moves`.
    fn moves(&self) -> Result<Vec<String>, Failure> {
        let mut texts: Vec<String> = self.history()?.moves().into_iter().map(|legal| legal.text).collect();
        texts.sort_unstable();
        Ok(texts)
    }

    fn draw_board(&mut self) -> Result<(), Failure> {
        let board = board::text(&self.history()?.scene(), self.style, &self.info().sides);
        self.say(&format!("\n{board}"))
    }

    /// Writes the prompt of the position, and whether a draw may be claimed.
    fn tell(&mut self) -> Result<(), Failure> {
        let (ask, claimable) = (self.history()?.scene().ask, self.history()?.claimable());
        self.tell_fact(&ask)?;
        if let Some(ground) = claimable {
            let reason = words().say(&ground.fact(), &self.info().sides);
            self.say(&text!(words(), "cli-claim", reason = reason))?;
        }
        Ok(())
    }

    fn announce(mut self, result: &Fact, next: Next) -> Result<(), Failure> {
        if let Next::Changed = next {
            self.draw_board()?;
        }
        self.announce_result(result)
    }

    fn announce_result(&mut self, result: &Fact) -> Result<(), Failure> {
        self.tell_fact(result)?;
        Ok(self.out.flush()?)
    }

    /// Writes a sentence.
    fn say(&mut self, sentence: &str) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{sentence}")?)
    }

    /// Writes a fact as a sentence.
    fn tell_fact(&mut self, fact: &Fact) -> Result<(), Failure> {
        self.say(&words().sentence(fact, &self.info().sides))
    }

    fn leave(mut self) -> Result<(), Failure> {
        self.say(&text!(words(), "term-farewell"))?;
        let against = self.computer.as_ref().map_or(String::new(), |computer| {
            let quote = if computer.name.to_string().contains(' ') { "\"" } else { "" };
            format!(" --against {quote}{}{quote} --seat {}", computer.name, (!computer.side).number())
        });
        let (game, position) = (self.table.game().name(), self.history()?.position());
        self.say(&format!("  holocourt play {game}{against} --position \"{position}\""))?;
        Ok(self.out.flush()?)
    }
}

/// Shows a position in which the game is over already.
pub(super) fn announce(
    out: &mut impl Write,
    history: &dyn AnyHistory,
    style: BoardStyle,
    result: &Fact,
) -> Result<(), Failure> {
    let sides = &history.info().sides;
    writeln!(out, "\n{}", board::text(&history.scene(), style, sides))?;
    writeln!(out, "{}", words().sentence(result, sides))?;
    Ok(out.flush()?)
}
