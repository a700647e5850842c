use catalog::AnyGame;
use play::player::{Level, PlayerKind, PlayerName};
use rules::{Begins, Side};

use crate::app::Context;
use crate::options::Options;
use crate::session::{NewGame, Seat, TimeControl};

/// The menu: what is to be played, with whom, and how.
#[derive(Clone)]
pub(crate) struct Menu {
    /// The games in their variants, the usual one of each first.
    pub(crate) games: Vec<Vec<&'static dyn AnyGame>>,
    pub(crate) row: Row,
    pub(crate) game: usize,
    pub(crate) variant: usize,
    pub(crate) opponents: Vec<Option<PlayerName>>,
    pub(crate) opponent: usize,
    /// The seat of the person, or one by lot.
    pub(crate) seat: Option<Side>,
    /// Who begins, or whoever the rules say.
    pub(crate) first: Option<Side>,
    pub(crate) clock: usize,
    /// What went wrong last.
    pub(crate) complaint: Option<String>,
}

/// One line of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Row {
    Game,
    Variant,
    Opponent,
    Seat,
    First,
    Clock,
    Play,
    Position,
    Record,
    Analysis,
    Rules,
    Quit,
}

impl Row {
    /// Whether something is chosen here; the others do something.
    pub(crate) fn is_choice(self) -> bool {
        matches!(self, Row::Game | Row::Variant | Row::Opponent | Row::Seat | Row::First | Row::Clock)
    }

    /// What stands on the left of a choice, or the words of what is done.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Row::Game => "Game",
            Row::Variant => "Variant",
            Row::Opponent => "Against",
            Row::Seat => "You are",
            Row::First => "First move",
            Row::Clock => "Clock",
            Row::Play => "Play",
            Row::Position => "Play from a position…",
            Row::Record => "Open a record…",
            Row::Analysis => "Analysis board",
            Row::Rules => "Rules",
            Row::Quit => "Quit",
        }
    }
}

impl Menu {
    pub(crate) fn new(options: &Options) -> Menu {
        let mut games: Vec<Vec<&'static dyn AnyGame>> = Vec::new();
        for game in catalog::all() {
            match games.iter_mut().find(|variants| variants[0].info().name == game.info().name) {
                Some(variants) => variants.push(game),
                None => games.push(vec![game]),
            }
        }
        for variants in &mut games {
            variants.sort_by_key(|game| !game.variant().is_empty());
        }
        let levels = (1..=Level::COUNT).filter_map(Level::new).map(PlayerKind::Level);
        let computers = levels.chain([PlayerKind::Best]).map(|kind| Some(PlayerName::from(kind)));
        let mut opponents: Vec<Option<PlayerName>> = std::iter::once(None).chain(computers).collect();
        if let Some(name) = &options.against
            && !opponents.contains(&Some(name.clone()))
        {
            opponents.push(Some(name.clone()));
        }
        const MIDDLING: usize = 3;
        let opponent = match &options.against {
            Some(name) => opponents.iter().position(|other| other.as_ref() == Some(name)).unwrap_or(MIDDLING),
            None if options.game.is_some() => 0,
            None => MIDDLING,
        };
        let mut menu = Menu {
            games,
            row: Row::Game,
            game: 0,
            variant: 0,
            opponents,
            opponent,
            seat: Some(options.seat),
            first: options.first,
            clock: 0,
            complaint: None,
        };
        if let Some(name) = &options.game {
            for (game, variants) in menu.games.iter().enumerate() {
                if let Some(variant) = variants.iter().position(|entry| entry.name() == *name) {
                    (menu.game, menu.variant) = (game, variant);
                    break;
                }
            }
        }
        menu
    }

    /// The game that is chosen.
    pub(crate) fn chosen(&self) -> &'static dyn AnyGame {
        let variants = &self.games[self.game.min(self.games.len() - 1)];
        variants[self.variant.min(variants.len() - 1)]
    }

    /// The lines that the menu has now.
    pub(crate) fn rows(&self) -> Vec<Row> {
        let mut rows = vec![Row::Game];
        if self.games[self.game].len() > 1 {
            rows.push(Row::Variant);
        }
        rows.push(Row::Opponent);
        if self.opponents[self.opponent].is_some() {
            rows.push(Row::Seat);
        }
        if self.chosen().info().begins != Begins::South {
            rows.push(Row::First);
        }
        rows.extend([
            Row::Clock,
            Row::Play,
            Row::Position,
            Row::Record,
            Row::Analysis,
            Row::Rules,
            Row::Quit,
        ]);
        rows
    }

    /// What is chosen in a line.
    pub(crate) fn value(&self, row: Row) -> String {
        let info = self.chosen().info();
        match row {
            Row::Game => info.title.to_owned(),
            Row::Variant => match self.chosen().variant() {
                "" => "the usual game".to_owned(),
                name => info
                    .variants
                    .iter()
                    .find(|variant| variant.name == name)
                    .map_or_else(|| name.to_owned(), |variant| variant.summary.to_owned()),
            },
            Row::Opponent => match &self.opponents[self.opponent] {
                None => "a friend here".to_owned(),
                Some(PlayerName { kind: PlayerKind::Level(level), .. }) => {
                    format!("computer, level {}", level.number())
                }
                Some(PlayerName { kind: PlayerKind::Best, .. }) => "computer, best".to_owned(),
                Some(name) => name.to_string(),
            },
            Row::Seat => self.side_or(self.seat, "by lot"),
            Row::First => match info.begins {
                Begins::ByLot => self.side_or(self.first, "by lot"),
                Begins::Agreed | Begins::South => self.side_or(self.first, info.sides[Side::South]),
            },
            Row::Clock => match TimeControl::CHOICES[self.clock] {
                None => "none".to_owned(),
                Some(control) => control.words(),
            },
            _ => String::new(),
        }
    }

    fn side_or(&self, side: Option<Side>, otherwise: &str) -> String {
        side.map_or_else(|| otherwise.to_owned(), |side| self.chosen().info().sides[side].to_owned())
    }

    /// Goes one line up or down, round and round.
    pub(crate) fn go(&mut self, down: bool) {
        let rows = self.rows();
        let at = rows.iter().position(|row| *row == self.row).unwrap_or(0);
        self.row = rows[(at + if down { 1 } else { rows.len() - 1 }) % rows.len()];
    }

    /// Chooses the next or the one before in the line.
    pub(crate) fn change(&mut self, next: bool) {
        let turn = |at: usize, count: usize| (at + if next { 1 } else { count - 1 }) % count;
        let turn_side = |side: Option<Side>| match (side, next) {
            (None, true) | (Some(Side::North), false) => Some(Side::South),
            (Some(Side::South), true) | (None, false) => Some(Side::North),
            (Some(Side::North), true) | (Some(Side::South), false) => None,
        };
        self.complaint = None;
        match self.row {
            Row::Game => {
                self.game = turn(self.game, self.games.len());
                self.variant = 0;
                self.first = None;
            }
            Row::Variant => self.variant = turn(self.variant, self.games[self.game].len()),
            Row::Opponent => self.opponent = turn(self.opponent, self.opponents.len()),
            Row::Seat => self.seat = turn_side(self.seat),
            // Where it is agreed, seat 1 is what "nobody said anything" means already.
            Row::First if self.chosen().info().begins == Begins::Agreed => {
                self.first = if self.first == Some(Side::North) { None } else { Some(Side::North) };
            }
            Row::First => self.first = turn_side(self.first),
            Row::Clock => self.clock = turn(self.clock, TimeControl::CHOICES.len()),
            _ => {}
        }
    }

    /// The game as it was chosen; lots are drawn now.
    pub(crate) fn new_game(&self, context: &mut Context) -> NewGame {
        let game = self.chosen();
        let mut lot = || if context.below(2) == 0 { Side::South } else { Side::North };
        let (first, by_lot) = match (game.info().begins, self.first) {
            (Begins::South, _) | (Begins::Agreed, None) => (Side::South, false),
            (_, Some(side)) => (side, false),
            (Begins::ByLot, None) => (lot(), true),
        };
        let (seats, flipped) = match &self.opponents[self.opponent] {
            None => ([Seat::Person, Seat::Person], false),
            Some(name) => {
                let person = self.seat.unwrap_or_else(lot);
                let computer = || Seat::Computer(name.clone());
                let sits = |side| if side == person { Seat::Person } else { computer() };
                (Side::BOTH.map(sits), person == Side::North)
            }
        };
        let control = TimeControl::CHOICES[self.clock];
        NewGame { game, seats, first, by_lot, control, is_analysis: false, flipped }
    }
}
