//! Two people at one keyboard, or one against the computer: on the whole screen, or line by line.

mod agreement;
mod choose;
mod clock;
mod computer;
pub(crate) mod full_screen;
mod input;
mod keyboard;
mod local_game;
mod online_game;
mod phrases;
mod setup;

use std::io::Write;
use std::path::PathBuf;

use catalog::AnyGame;
use play::player::PlayerName;
use rules::{Begins, Info, Side};
use table::TimeControl;
use words::text;

use super::games::by;
use crate::board::BoardStyle;
use crate::failure::Failure;
use crate::game_name::{GameName, GameNames};
use crate::language::{self, words};
use crate::number::between;
use crate::position;
use crate::{random, terminal};
use agreement::{Groups, MatchWish};
use computer::Computer;
use keyboard::Keyboard;
use local_game::LocalGame;
use online_game::{Entry, OnlineGame};
use phrases::name;

/// Play a game: against the computer, two people at one keyboard, or on a server
///
/// On a terminal this opens the full-screen client, with the game or with a menu. Move with the arrow keys and Enter, with
/// the mouse, or by typing; "?" shows all keys.
///
/// Without a terminal, or with --plain or --describe, the game is plain text: type moves in notation, or their numbers from
/// the list that "moves" shows; "help" lists the other commands. Dice are rolled for you.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  holocourt play
  holocourt play courtier
  holocourt play courtier --against level:3
  holocourt play courtier --first 2 --clock 10+5
  holocourt play --server https://games.example.org
  holocourt play courtier --server https://games.example.org --plain --against level:3
  holocourt play courtier --position \"GGGKGGgggkgg/12/1 2 0\"

\"undo\" takes back the last decision, and against the computer its answer too, together with the dice rolled after it. \
It never changes your luck: play the same move again, and you get the same roll.")]
pub(crate) struct Args {
    /// The game: a name that "holocourt games" lists [default: you are asked]
    #[arg(value_parser = GameNames, hide_possible_values = true)]
    game: Option<GameName>,

    /// The position to begin with, instead of the start of the game
    #[arg(long, short, value_name = "P", allow_hyphen_values = true, requires = "game")]
    position: Option<String>,

    /// The seat that moves first, 1 or 2, where the rules leave it open
    #[arg(
        long,
        value_name = "SEAT",
        requires = "game",
        conflicts_with = "position",
        value_parser = between::<u8>(1, 2)
    )]
    first: Option<u8>,

    /// Who plays which group of pieces: usual, swapped or random, where pieces come in groups [default: seat 1 chooses]
    #[arg(long, value_name = "GROUPS", requires = "game", conflicts_with = "position")]
    groups: Option<Groups>,

    /// Seat 1 sets up for all to see, then seat 2, where there is a choice of setup
    #[arg(long, requires = "game", conflicts_with = "position")]
    open_setup: bool,

    /// The match, on a server in plain text: usual, single, best-of:N (games count), first-to:N points or stakes:N
    /// [default: usual between two people, single against the computer]
    #[arg(long = "match", value_name = "MATCH", requires = "server", value_parser = agreement::match_form)]
    form: Option<MatchWish>,

    /// Play against the computer: level:1 (a beginner) to level:8, best, random, greedy, uct or ugi:COMMAND
    #[arg(long, value_name = "PLAYER", value_parser = language::read::<PlayerName>)]
    against: Option<PlayerName>,

    /// Your own seat, 1 or 2, when you play against the computer
    #[arg(long, value_name = "SEAT", requires = "against", default_value_t = 1, value_parser = between::<u8>(1, 2))]
    seat: u8,

    /// Play with clocks: minutes for the game and seconds that each turn adds, such as 5+3
    #[arg(long, value_name = "CLOCK", requires = "game", value_parser = clock::read)]
    clock: Option<TimeControl>,

    /// Open the record of a game, to step through it or to continue it (on a terminal)
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "position", "plain", "describe"])]
    record: Option<PathBuf>,

    /// Play on a Holocourt server: in its lobby, or in plain text a game against a computer player, against a friend who opens
    /// a link, or by such a link
    #[arg(long, value_name = "URL", conflicts_with_all = ["position", "record"])]
    server: Option<String>,

    /// Use ASCII characters only
    #[arg(long)]
    ascii: bool,

    /// Plain text, line by line, in ASCII and without colours, instead of the full-screen client
    #[arg(long)]
    plain: bool,

    /// Plain text that describes the board in words, on one line, instead of drawing it
    #[arg(long)]
    describe: bool,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        if full_screen::is_there() && !self.plain && !self.describe {
            return self.open_screen();
        }
        if let Some(server) = self.server.clone() {
            return self.play_online(&server);
        }
        if self.record.is_some() {
            return Err(Failure::NoScreen);
        }
        let mut keyboard = Keyboard::new();
        let game = match &self.game {
            Some(game) => Some(game.clone()),
            None => choose::game(&mut terminal::stdout(), &mut keyboard)?,
        };
        match game {
            Some(game) => self.begin(game.game(), keyboard),
            None => phrases::leave_before_start(&mut terminal::stdout()),
        }
    }

    fn begin(self, game: &'static dyn AnyGame, mut keyboard: Keyboard) -> Result<(), Failure> {
        let info = game.info();
        let (first, lot) = self.first(info)?;
        let agreed = self.agreed(game)?;
        let given = self.position.as_deref().map(|text| position::history(game, Some(text))).transpose()?;
        let style = self.board_style();
        let mut computer = self.computer(game)?;
        let mut out = terminal::stdout();
        writeln!(out, "{}", by(info))?;
        let [south, north] = Side::BOTH.map(|side| phrases::who(info, side, computer.as_ref()));
        writeln!(out, "{}", text!(words(), "cli-versus", one = south, two = north))?;
        writeln!(out, "{}\n", text!(words(), "cli-intro"))?;
        let is_given = given.is_some();
        let start = match given {
            Some(history) => Some(history),
            None => setup::start(game, first, agreed, &mut out, &mut keyboard, computer.as_mut())?,
        };
        let Some(start) = start else {
            return phrases::leave_before_start(&mut out);
        };
        if let Some(lot) = lot.filter(|_| !is_given) {
            writeln!(out, "{lot}\n")?;
        }
        if let Some(result) = start.result() {
            return local_game::announce(&mut out, &*start, style, &result);
        }
        LocalGame::open(&*start, game, self.clock.unwrap_or_default(), out, keyboard, style, computer)?.run()
    }

    /// Plays on a server in plain text.
    fn play_online(self, server: &str) -> Result<(), Failure> {
        let (server, entry) = match (online_game::invitation(server), &self.game) {
            (Some((server, invitation)), _) => (server, Entry::Invitation(invitation)),
            (None, Some(game)) => {
                let entry = Entry::New {
                    against: self.against.as_ref().map(ToString::to_string),
                    seat: self.against.as_ref().and_then(|_| Side::from_number(self.seat)),
                    terms: self.terms(game.game())?,
                };
                (server.to_owned(), entry)
            }
            (None, None) => return Err(Failure::NoScreenOnline),
        };
        let style = self.board_style();
        OnlineGame::open(&server, entry, terminal::stdout(), Keyboard::new(), style)?.run()
    }

    fn board_style(&self) -> BoardStyle {
        match (self.describe, self.plain) {
            (true, _) => BoardStyle::Described,
            (false, true) => BoardStyle::plain(),
            (false, false) => BoardStyle::drawn(self.ascii),
        }
    }

    /// The computer, if it plays.
    fn computer(&self, game: &dyn AnyGame) -> Result<Option<Computer>, Failure> {
        let Some(name) = self.against.clone() else { return Ok(None) };
        let side = if self.seat == 1 { Side::North } else { Side::South };
        let failed = |error| Failure::Player { name: name.to_string(), error };
        Computer::new(game, name.clone(), side).map(Some).map_err(failed)
    }

    /// What the players have agreed on before they set up; groups are drawn now.
    fn agreed(&self, game: &dyn AnyGame) -> Result<setup::Agreed, Failure> {
        self.check_agreement(game)?;
        let exchanged = self.groups.map(|groups| match groups {
            Groups::Usual => false,
            Groups::Swapped => true,
            Groups::Random => random::lot() == Side::North,
        });
        Ok(setup::Agreed { exchanged, open: self.open_setup })
    }

    /// Refuses what the game has nothing for.
    fn check_agreement(&self, game: &dyn AnyGame) -> Result<(), Failure> {
        let groups = self.groups.map_or(table::Groups::Usual, table::Groups::from);
        let begins = table::FirstMove::usual(&game.name());
        let terms =
            table::Terms { begins, groups, open_setup: self.open_setup, ..table::Terms::of(&game.name()) };
        terms.check().map(drop).map_err(Failure::Terms)
    }

    /// The terms of a game on a server.
    fn terms(&self, game: &dyn AnyGame) -> Result<wire::Terms, Failure> {
        self.check_agreement(game)?;
        let is_single = self.form.is_none() && self.against.is_some();
        let form = if is_single { wire::MatchForm::Single } else { self.form.unwrap_or_default().of(game) };
        let groups = self.groups.map_or(table::Groups::Usual, table::Groups::from);
        Ok(wire::Terms {
            begins: self
                .first
                .map(|seat| if seat == 1 { wire::FirstMove::First } else { wire::FirstMove::Second }),
            groups: groups.into(),
            open_setup: self.open_setup,
            form,
            time: self.clock.unwrap_or_default().into(),
            takebacks: true,
            ..wire::Terms::of(&game.name())
        })
    }

    /// The side that moves first, and what to say about it.
    fn first(&self, info: &Info) -> Result<(Side, Option<String>), Failure> {
        let wanted = self.first.and_then(Side::from_number);
        Ok(match (info.begins, wanted) {
            (Begins::South, None) => (Side::South, None),
            (Begins::South, Some(_)) => {
                return Err(Failure::FirstIsFixed { title: info.title, sides: info.sides });
            }
            (_, Some(side)) => (side, None),
            (Begins::ByLot, None) => {
                let side = random::lot();
                (side, Some(text!(words(), "term-begins-random", side = name(info, side))))
            }
        })
    }
}
