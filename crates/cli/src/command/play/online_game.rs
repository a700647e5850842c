use std::env;
use std::fs;
use std::io::Write;

use catalog::{AnyGame, AnyHistory};
use client::{Client, ClientError, ReconnectingSocket, RequestId, Retry};
use rules::{Coded, Info, Side};
use table::from_wire;
use tokio::runtime::Runtime;
use wire::{
    Command, MatchForm, NewTable, Offer, Opponent, Phase, SeatChoice, TableView, Terms, ToClient, ToServer,
};
use words::{SideNames, text};

use super::input::Input;
use super::keyboard::Keyboard;
use super::phrases::{self, name};
use super::setup;
use crate::board::{self, BoardStyle};
use crate::command::data::runtime;
use crate::failure::Failure;
use crate::language::words;
use crate::terminal;

/// How many times to send a command again before giving up.
const ATTEMPTS: u32 = 5;

/// A game on a server, line by line.
pub(super) struct OnlineGame<W> {
    runtime: Runtime,
    client: Client,
    socket: ReconnectingSocket,
    table: String,
    out: W,
    keyboard: Keyboard,
    style: BoardStyle,
    /// The number of the game and how many of its choices were shown.
    shown: (u32, usize),
    /// The number of the last game whose end was announced.
    ended: u32,
    /// The offers that were shown.
    offers: Vec<wire::OfferView>,
    /// Whether the player has been told that the opponent is thinking.
    is_waiting: bool,
}

/// What to do after an input.
enum Next {
    /// Ask the server what has changed.
    Refresh,
    /// Ask the player again.
    Same,
    /// The player leaves.
    Leave,
}

/// How to get to a table.
pub(super) enum Entry {
    /// By an invitation.
    Invitation(String),
    /// By creating one, for a game against a computer player or whoever opens the link.
    New { terms: Terms, against: Option<String>, seat: Option<Side> },
}

impl<W: Write> OnlineGame<W> {
    /// Connects to a server and takes a seat: as the owner of the token in HOLOCOURT_TOKEN, or as a guest.
    pub(super) fn open(
        server: &str,
        entry: Entry,
        mut out: W,
        keyboard: Keyboard,
        style: BoardStyle,
    ) -> Result<OnlineGame<W>, Failure> {
        let runtime = runtime()?;
        let connected = runtime.block_on(async {
            let client = match env::var("HOLOCOURT_TOKEN") {
                Ok(token) => Client::with_token(server, &token)?,
                Err(_) => Client::guest(server).await?,
            };
            let mut invitation = None;
            let table = match entry {
                Entry::Invitation(code) => client.accept_invitation(&code).await?,
                Entry::New { terms, against, seat } => {
                    let created = client.create_table(&new_table(terms, against, seat)).await?;
                    invitation = created.invitations.into_iter().flatten().next();
                    created.table
                }
            };
            let mut socket = ReconnectingSocket::connect(client.clone()).await?;
            socket.send(&ToServer::Watch { table: table.clone(), since: None, said: None }).await?;
            Ok::<_, ClientError>((client, socket, table, invitation))
        });
        let (client, socket, table, invitation) = connected.map_err(server_failure)?;
        if let Some(invitation) = invitation {
            let link = ::terminal::link_to(server, &invitation, &table);
            writeln!(out, "{}\n  {link}\n", text!(words(), "cli-online-link"))?;
            out.flush()?;
        }
        Ok(OnlineGame {
            runtime,
            client,
            socket,
            table,
            out,
            keyboard,
            style,
            shown: (0, 0),
            ended: 0,
            offers: Vec::new(),
            is_waiting: false,
        })
    }

    /// Plays until the game ends or the player leaves.
    pub(super) fn run(mut self) -> Result<(), Failure> {
        loop {
            let view = self.view()?;
            let mirrored = ::terminal::mirror(&view, words()).map_err(Failure::Online)?;
            let (game, history) = (mirrored.game, &*mirrored.history);
            let has_news = self.tell_news(&view, history)?;
            if view.state.phase == Phase::Ready {
                self.tell_result(&view, history)?;
            }
            if matches!(view.state.phase, Phase::Over | Phase::Closed) {
                return self.announce(&view, history);
            }
            let next = if view.state.phase == Phase::Setup {
                self.choose_setup(&view, game)?
            } else {
                match decider(&view) {
                    Some(side) => {
                        self.is_waiting = false;
                        if has_news {
                            self.draw(&view, history)?;
                        }
                        self.ask(&view, game, history, side)?
                    }
                    None => self.wait(&view)?,
                }
            };
            if let Next::Leave = next {
                writeln!(self.out, "{}", text!(words(), "cli-online-left"))?;
                return Ok(self.out.flush()?);
            }
        }
    }

    /// The table as it is now. Waits for a server that is restarting.
    fn view(&self) -> Result<TableView, Failure> {
        let mut retry = Retry::default();
        self.runtime.block_on(async {
            loop {
                match self.client.table(&self.table).await {
                    Ok(view) => return Ok(view),
                    Err(error) if error.is_passing() => tokio::time::sleep(retry.wait()).await,
                    Err(error) => return Err(server_failure(error)),
                }
            }
        })
    }

    /// Waits until something happens at the table after this view.
    fn wait(&mut self, view: &TableView) -> Result<Next, Failure> {
        if !std::mem::replace(&mut self.is_waiting, true) {
            writeln!(self.out, "{}", text!(words(), "cli-online-waiting"))?;
            self.out.flush()?;
        }
        let (socket, own) = (&mut self.socket, &self.table);
        self.runtime.block_on(async {
            loop {
                let number = match socket.next().await.map_err(server_failure)? {
                    ToClient::Table { table, view, .. } if table == *own => view.number,
                    ToClient::Update { table, update, .. } if table == *own => update.number,
                    _ => continue,
                };
                if number > view.number {
                    return Ok(Next::Refresh);
                }
            }
        })
    }

    /// Sends a command about the game that is shown, again if the connection fails: it counts once. A refusal is
    /// explained, and the player is asked again.
    fn send(&mut self, command: &Command, view: &TableView) -> Result<bool, Failure> {
        let request = RequestId::about(view.state.game_number);
        let mut retry = Retry::default();
        let sent = self.runtime.block_on(async {
            loop {
                match self.client.command(&self.table, command, &request).await {
                    Err(error) if error.is_passing() && retry.failures() < ATTEMPTS => {
                        tokio::time::sleep(retry.wait()).await;
                    }
                    sent => return sent,
                }
            }
        });
        match sent {
            Ok(_) => Ok(true),
            Err(ClientError::Refused { message, .. }) => {
                writeln!(self.out, "{message}")?;
                Ok(false)
            }
            Err(error) if error.is_passing() => {
                writeln!(self.out, "{error}")?;
                Ok(false)
            }
            Err(error) => Err(server_failure(error)),
        }
    }

    /// Says what has been played and offered since the last time. Returns whether the board has changed.
    fn tell_news(&mut self, view: &TableView, history: &dyn AnyHistory) -> Result<bool, Failure> {
        let info = history.info();
        let (game, before) = self.shown;
        let is_new = view.state.position.is_some() && game != view.state.game_number;
        let before = if is_new { 0 } else { before };
        if view.state.position.is_none() {
            return Ok(false);
        }
        if is_new {
            self.tell_start(view, info)?;
        }
        let steps = history.steps();
        if steps.len() < before {
            writeln!(self.out, "\n{}", text!(words(), "cli-online-taken-back"))?;
        }
        for step in steps.iter().skip(before) {
            match step.by {
                Some(side) => {
                    let who = player(view, side, &info.sides);
                    writeln!(self.out, "\n{}", text!(words(), "cli-plays", who = who, move = &step.text))?;
                }
                None => writeln!(self.out, "{}", text!(words(), "cli-dice", roll = &step.text))?,
            }
            for sentence in phrases::effects(info, &step.effects) {
                writeln!(self.out, "{sentence}")?;
            }
        }
        for offer in view.state.offers.iter().filter(|offer| !self.offers.contains(offer)) {
            let side = from_wire::side(offer.by);
            if !view.state.yours[side] {
                let who = player(view, side, &info.sides);
                let id = match offer.what {
                    Offer::Draw => "cli-online-offers-draw",
                    Offer::Takeback => "cli-online-offers-takeback",
                    Offer::Rematch => continue,
                };
                writeln!(self.out, "{}", text!(words(), id, who = who))?;
            }
        }
        self.offers.clone_from(&view.state.offers);
        let is_changed = is_new || steps.len() != before;
        self.shown = (view.state.game_number, steps.len());
        Ok(is_changed)
    }

    /// Says who has which seat and who moves first, once a game begins.
    fn tell_start(&mut self, view: &TableView, info: &Info) -> Result<(), Failure> {
        let [one, two] = Side::BOTH.map(|side| player(view, side, &info.sides));
        writeln!(self.out, "\n{}", text!(words(), "cli-versus", one = one, two = two))?;
        if let [Some(south), Some(north)] = &view.state.shown_setups {
            let [one, two] = Side::BOTH.map(|side| name(info, side));
            let told =
                text!(words(), "cli-setup-chosen", one = one, first = south, two = two, second = north);
            writeln!(self.out, "{told}")?;
        }
        if let Some(first) = view.state.first {
            let side = name(info, from_wire::side(first));
            writeln!(self.out, "{}", text!(words(), "term-begins", side = side))?;
        }
        Ok(())
    }

    /// Says how a game of a match ended, and the score.
    fn tell_result(&mut self, view: &TableView, history: &dyn AnyHistory) -> Result<(), Failure> {
        if std::mem::replace(&mut self.ended, view.state.game_number) == view.state.game_number {
            return Ok(());
        }
        if let Some(result) = history.result() {
            writeln!(self.out, "{}", words().sentence(&result, &history.info().sides))?;
        }
        self.tell_score(view)
    }

    fn tell_score(&mut self, view: &TableView) -> Result<(), Failure> {
        let score = &view.state.score;
        // The score depends on the form of the match: games, points or stakes.
        let [first, second] = match view.terms.form {
            MatchForm::Single => return Ok(()),
            MatchForm::BestOf { .. } => score.game_points.map(|points| points.to_string()),
            MatchForm::FirstTo { .. } => score.points.map(|points| points.to_string()),
            MatchForm::Stakes { .. } => [score.balance, -score.balance].map(|balance| balance.to_string()),
        };
        let told = text!(words(), "term-match-score", games = score.games, first = first, second = second);
        Ok(writeln!(self.out, "{told}")?)
    }

    fn draw(&mut self, view: &TableView, history: &dyn AnyHistory) -> Result<(), Failure> {
        let sides = &history.info().sides;
        let scene = history.scene();
        writeln!(self.out, "\n{}", board::text(&scene, self.style, sides))?;
        writeln!(self.out, "{}", words().sentence(&scene.ask, sides))?;
        if let Some(ground) = history.claimable().filter(|_| view.state.claimable.is_some()) {
            let reason = words().say(&ground.fact(), sides);
            writeln!(self.out, "{}", text!(words(), "cli-claim", reason = reason))?;
        }
        Ok(())
    }

    fn choose_setup(&mut self, view: &TableView, game: &'static dyn AnyGame) -> Result<Next, Failure> {
        let side = Side::BOTH.into_iter().find(|side| view.state.yours[*side]);
        let is_due = view.state.own_setup.is_none() && !view.state.setups.is_empty();
        let Some(side) = side.filter(|_| is_due) else { return self.wait(view) };
        if let Some(shown) = &view.state.shown_setups[Side::South] {
            let south = name(game.info(), Side::South);
            writeln!(self.out, "\n{}", text!(words(), "cli-setup-placed", side = south, setup = shown))?;
        }
        let exchanged = !game.open_setups(side, false).contains(&view.state.setups[0]);
        let agreed = setup::Agreed { exchanged: Some(exchanged), open: view.terms.open_setup };
        let setup = setup::ask_alone(game, side, agreed, &mut self.out, &mut self.keyboard)?;
        let Some(setup) = setup else { return Ok(Next::Leave) };
        self.send(&Command::Setup { setup }, view)?;
        Ok(Next::Refresh)
    }

    fn ask(
        &mut self,
        view: &TableView,
        game: &'static dyn AnyGame,
        history: &dyn AnyHistory,
        side: Side,
    ) -> Result<Next, Failure> {
        loop {
            let Some(text) = self.keyboard.ask(&mut self.out, &name(game.info(), side))? else {
                return Ok(Next::Leave);
            };
            match self.obey(view, history, Input::read(&text))? {
                Next::Same => {}
                next => return Ok(next),
            }
        }
    }

    fn obey(
        &mut self,
        view: &TableView,
        history: &dyn AnyHistory,
        input: Input<'_>,
    ) -> Result<Next, Failure> {
        let info = history.info();
        let mut moves: Vec<String> = history.moves().into_iter().map(|legal| legal.text).collect();
        moves.sort_unstable();
        let command = match input {
            Input::Help => {
                let example = moves.first().cloned().unwrap_or_default();
                writeln!(self.out, "{}", phrases::help(info, &example))?;
                return Ok(Next::Same);
            }
            Input::Moves => {
                write!(self.out, "{}", phrases::numbered(&moves, terminal::text_width()))?;
                return Ok(Next::Same);
            }
            Input::Board => {
                self.draw(view, history)?;
                return Ok(Next::Same);
            }
            Input::Position => {
                writeln!(self.out, "{}", history.position())?;
                return Ok(Next::Same);
            }
            Input::Hint => {
                writeln!(self.out, "{}", text!(words(), "cli-online-no-hint"))?;
                return Ok(Next::Same);
            }
            Input::Save(file) => {
                self.save(history, file)?;
                return Ok(Next::Same);
            }
            Input::Quit => return Ok(Next::Leave),
            Input::Undo => Command::Offer { what: Offer::Takeback },
            Input::Draw => Command::Offer { what: Offer::Draw },
            Input::Claim => Command::Claim,
            Input::Resign(_) => Command::Resign,
            Input::Number(number) => match number.checked_sub(1).and_then(|index| moves.get(index)) {
                Some(text) => make_move(history, text),
                None => {
                    writeln!(self.out, "{}", text!(words(), "cli-list-numbers", count = moves.len()))?;
                    return Ok(Next::Same);
                }
            },
            Input::Move("") => return Ok(Next::Same),
            Input::Move(text) => match history.preview(text) {
                Ok(_) => make_move(history, text),
                Err(bad) => {
                    let why = words().sentence(&catalog::why_refused(history, text, &bad), &info.sides);
                    let text: String = text.chars().take(20).collect();
                    writeln!(self.out, "{}", text!(words(), "cli-bad-move", text = text, why = why))?;
                    return Ok(Next::Same);
                }
            },
        };
        if self.send(&command, view)?
            && let Command::Offer { .. } = command
        {
            writeln!(self.out, "{}", text!(words(), "cli-online-offered"))?;
        }
        Ok(Next::Refresh)
    }

    /// Saves the server's record, which has the clocks, to a file that does not exist yet.
    fn save(&mut self, history: &dyn AnyHistory, file: Option<&str>) -> Result<(), Failure> {
        let usual = format!("{}.holo", history.info().name);
        let path = file.filter(|file| !file.is_empty()).unwrap_or(&usual);
        let record = self.runtime.block_on(self.client.record(&self.table)).map_err(server_failure)?;
        let file = fs::OpenOptions::new().write(true).create_new(true).open(path);
        let told = match file.and_then(|mut file| file.write_all(record.as_bytes())) {
            Ok(()) => text!(words(), "term-saved", path = path),
            Err(error) => text!(words(), "term-bad-file", path = path, why = error.to_string()),
        };
        Ok(writeln!(self.out, "{told}")?)
    }

    fn announce(mut self, view: &TableView, history: &dyn AnyHistory) -> Result<(), Failure> {
        let sides = &history.info().sides;
        writeln!(self.out, "\n{}", board::text(&history.scene(), self.style, sides))?;
        match (&view.state.ending, history.result()) {
            (_, Some(result)) => writeln!(self.out, "{}", words().sentence(&result, sides))?,
            (Some(ending), None) => writeln!(self.out, "{}", ending.result)?,
            (None, None) => writeln!(self.out, "{}", text!(words(), "cli-online-closed"))?,
        }
        self.tell_score(view)?;
        Ok(self.out.flush()?)
    }
}

/// Reads an invitation link: the server, and the invitation.
pub(super) fn invitation(link: &str) -> Option<(String, String)> {
    let (server, _) = link.split_once("/invite/")?;
    Some((server.to_owned(), ::terminal::invitation_in(link)?))
}

fn new_table(terms: Terms, against: Option<String>, seat: Option<Side>) -> NewTable {
    NewTable {
        terms,
        seat: match seat {
            None => SeatChoice::Any,
            Some(Side::South) => SeatChoice::First,
            Some(Side::North) => SeatChoice::Second,
        },
        opponent: against.map_or(Opponent::Link, |player| Opponent::Computer { player }),
    }
}

fn make_move(history: &dyn AnyHistory, text: &str) -> Command {
    let ply = history.len();
    // The same move at the same moment counts once, however often it is sent.
    Command::Move { ply, id: format!("plain-{ply}-{}", rand::random::<u32>()), text: text.to_owned() }
}

/// The side of this player that is to decide, if it is.
fn decider(view: &TableView) -> Option<Side> {
    view.state.decides.map(from_wire::side).filter(|side| view.state.yours[*side])
}

/// `Ada (Teal)`, or the side where nobody has a name.
fn player(view: &TableView, side: Side, sides: &SideNames<'_>) -> String {
    let called = words().side(side, sides);
    match &view.state.seats[side].name {
        Some(name) => format!("{name} ({called})"),
        None => called,
    }
}

fn server_failure(error: ClientError) -> Failure {
    Failure::server(error)
}
