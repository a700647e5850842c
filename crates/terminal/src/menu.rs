use catalog::AnyGame;
use play::player::{Level, PlayerKind, PlayerName};
use rules::{Begins, Side};
use table::{Groups, TimeControl};
use wire::MatchForm;
use words::{Words, text};

use crate::app::Context;
use crate::online::{OfferForm, OpponentKind, clock_words, form_words};
use crate::options::Options;
use crate::session::{CLOCKS, NewGame, Seat};

/// The opponent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Against {
    /// Someone at the same screen.
    Friend,
    /// The computer.
    Computer(PlayerName),
    /// Someone on a server.
    Online,
}

/// The menu: what to play, against whom, and how.
#[derive(Clone)]
pub(crate) struct Menu {
    /// The games in their variants, the usual one of each first.
    pub(crate) games: Vec<Vec<&'static dyn AnyGame>>,
    pub(crate) row: Row,
    pub(crate) game: usize,
    pub(crate) variant: usize,
    pub(crate) opponents: Vec<Against>,
    pub(crate) opponent: usize,
    /// The player's seat, or a random one.
    pub(crate) seat: Option<Side>,
    /// The side that moves first; the default follows the rules.
    pub(crate) first: Option<Side>,
    /// Who has which group of pieces, where setups come in groups.
    pub(crate) groups: Groups,
    /// Whether seat 1 sets up for all to see, and seat 2 after it, where there is a choice of setup.
    pub(crate) open_setup: bool,
    pub(crate) clock: usize,
    /// The clocks to choose from.
    pub(crate) clocks: Vec<TimeControl>,
    /// The remaining terms of a game that is offered on a server.
    pub(crate) offer: Option<OfferForm>,
    /// The last error.
    pub(crate) complaint: Option<String>,
}

/// A row of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Row {
    Game,
    Variant,
    Opponent,
    Seat,
    First,
    Groups,
    Setup,
    Clock,
    Match,
    Rated,
    Takebacks,
    Public,
    Play,
    Online,
    Position,
    Record,
    Analysis,
    Rules,
    Quit,
    /// Offers the game on the server.
    Create,
    /// Back to the lobby.
    Back,
}

impl Row {
    /// Whether the row has a value to choose; the others perform an action.
    pub(crate) fn is_choice(self) -> bool {
        use Row::*;
        matches!(
            self,
            Game | Variant
                | Opponent
                | Seat
                | First
                | Groups
                | Setup
                | Clock
                | Match
                | Rated
                | Takebacks
                | Public
        )
    }

    /// The id of the row's label.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Row::Game => "term-row-game",
            Row::Variant => "term-row-variant",
            Row::Opponent => "term-row-opponent",
            Row::Seat => "term-row-seat",
            Row::First => "term-row-first",
            Row::Groups => "term-row-groups",
            Row::Setup => "term-row-setup",
            Row::Clock => "term-row-clock",
            Row::Match => "term-row-match",
            Row::Rated => "term-row-rated",
            Row::Takebacks => "term-row-takebacks",
            Row::Public => "term-row-public",
            Row::Play => "term-row-play",
            Row::Online => "term-row-online",
            Row::Create => "term-row-create",
            Row::Back => "term-row-back",
            Row::Position => "term-row-position",
            Row::Record => "term-row-record",
            Row::Analysis => "term-row-analysis",
            Row::Rules => "term-row-rules",
            Row::Quit => "term-row-quit",
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
        let computers = levels.chain([PlayerKind::Best]).map(|kind| Against::Computer(kind.into()));
        let mut opponents: Vec<Against> = std::iter::once(Against::Friend).chain(computers).collect();
        let wanted = options.against.clone().map(Against::Computer);
        opponents.extend(wanted.clone().filter(|wanted| !opponents.contains(wanted)));
        opponents.push(Against::Online);
        const MIDDLING: usize = 3;
        let opponent = match wanted {
            Some(wanted) => opponents.iter().position(|other| *other == wanted).unwrap_or(MIDDLING),
            None if options.game.is_some() => 0,
            None => MIDDLING,
        };
        let mut clocks = CLOCKS.to_vec();
        if !clocks.contains(&options.clock) {
            clocks.push(options.clock);
        }
        let clock = clocks.iter().position(|clock| *clock == options.clock).unwrap_or(0);
        let mut menu = Menu {
            games,
            row: Row::Game,
            game: 0,
            variant: 0,
            opponents,
            opponent,
            seat: Some(options.seat),
            first: options.first,
            groups: options.groups,
            open_setup: options.open_setup,
            clock,
            clocks,
            offer: None,
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

    /// The same menu for a game on a server.
    pub(crate) fn online(&self) -> Menu {
        let offer = OfferForm { clock: self.clock.min(CLOCKS.len()) % CLOCKS.len(), ..OfferForm::new() };
        Menu { row: Row::Game, seat: None, offer: Some(offer), complaint: None, ..self.clone() }
    }

    /// Returns the opponent.
    pub(crate) fn against(&self) -> &Against {
        &self.opponents[self.opponent.min(self.opponents.len() - 1)]
    }

    /// Returns the selected game.
    pub(crate) fn chosen(&self) -> &'static dyn AnyGame {
        let variants = &self.games[self.game.min(self.games.len() - 1)];
        variants[self.variant.min(variants.len() - 1)]
    }

    /// Returns the rows that the menu has now.
    pub(crate) fn rows(&self) -> Vec<Row> {
        let mut rows = vec![Row::Game];
        if self.games[self.game].len() > 1 {
            rows.push(Row::Variant);
        }
        rows.push(Row::Opponent);
        if self.offer.is_some() || matches!(self.against(), Against::Computer(_)) {
            rows.push(Row::Seat);
        }
        if self.chosen().info().begins != Begins::South {
            rows.push(Row::First);
        }
        if self.chosen().has_groups() {
            rows.push(Row::Groups);
        }
        if self.sets_up() {
            rows.push(Row::Setup);
        }
        rows.push(Row::Clock);
        if let Some(offer) = &self.offer {
            rows.push(Row::Match);
            // Games against the server's computers are not rated, and those always agree to take back.
            if !matches!(offer.whom(), OpponentKind::Computer(_)) {
                rows.push(Row::Rated);
            }
            rows.extend([Row::Takebacks, Row::Public, Row::Create, Row::Rules, Row::Back]);
            return rows;
        }
        rows.extend([
            Row::Play,
            Row::Online,
            Row::Position,
            Row::Record,
            Row::Analysis,
            Row::Rules,
            Row::Quit,
        ]);
        rows
    }

    /// Returns the value of a row, as text.
    pub(crate) fn value(&self, row: Row, words: &Words) -> String {
        let info = self.chosen().info();
        match row {
            Row::Game => info.title.to_owned(),
            Row::Variant => match self.chosen().variant() {
                "" => text!(words, "term-usual"),
                _ => variant_words(self.chosen(), words),
            },
            Row::Opponent => match (self.offer.as_ref().map(OfferForm::whom), self.against()) {
                (Some(OpponentKind::Anybody), _) => text!(words, "term-anybody"),
                (Some(OpponentKind::Link), _) => text!(words, "term-link"),
                (Some(OpponentKind::Named), _) => text!(words, "term-named"),
                (Some(OpponentKind::Computer(name)), _) | (None, Against::Computer(name)) => {
                    computer(name, words)
                }
                (None, Against::Friend) => text!(words, "term-friend"),
                (None, Against::Online) => text!(words, "term-online"),
            },
            Row::Seat => self.side_or(self.seat, words),
            Row::First => self.side_or(self.first, words),
            Row::Groups => match self.groups {
                Groups::Random => text!(words, "groups-random"),
                groups => text!(
                    words,
                    if groups == Groups::Usual { "groups-usual" } else { "groups-swapped" },
                    side = words.side(Side::South, &info.sides)
                ),
            },
            Row::Setup => {
                text!(words, if self.open_setup { "term-setup-openly" } else { "term-setup-secretly" })
            }
            Row::Clock if self.offer.is_some() => {
                clock_words(self.offer.as_ref().map(OfferForm::time).unwrap_or_default(), words)
            }
            Row::Match => {
                let form = self.offer.as_ref().map(|offer| offer.form(self.chosen()));
                match form.unwrap_or_default() {
                    MatchForm::BestOf { games } if self.chosen().most_points() > 1 => {
                        text!(words, "term-best-of-games", games = games)
                    }
                    form => form_words(form, words),
                }
            }
            Row::Rated => yes_or_no(self.offer.as_ref().is_some_and(|offer| offer.rated), words),
            Row::Takebacks => yes_or_no(self.offer.as_ref().is_some_and(|offer| offer.takebacks), words),
            Row::Public => match self.offer.as_ref().is_some_and(|offer| offer.public) {
                true => text!(words, "term-watch-anybody"),
                false => text!(words, "term-watch-nobody"),
            },
            Row::Clock => clock_words(self.clocks[self.clock], words),
            _ => String::new(),
        }
    }

    /// Whether there is a choice of setup.
    fn sets_up(&self) -> bool {
        !self.chosen().setups(Side::South).is_empty()
    }

    /// Returns the name of a side, or that it is random.
    fn side_or(&self, side: Option<Side>, words: &Words) -> String {
        match side {
            Some(side) => words.side(side, &self.chosen().info().sides),
            None => text!(words, "term-random"),
        }
    }

    /// Moves the selection up or down, wrapping around.
    pub(crate) fn go(&mut self, down: bool) {
        let rows = self.rows();
        let at = rows.iter().position(|row| *row == self.row).unwrap_or(0);
        self.row = rows[(at + if down { 1 } else { rows.len() - 1 }) % rows.len()];
    }

    /// Selects the next or the previous value of the row.
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
                if let Some(offer) = &mut self.offer {
                    offer.chosen_form = None;
                }
            }
            Row::Variant => self.variant = turn(self.variant, self.games[self.game].len()),
            Row::Opponent => match &mut self.offer {
                Some(offer) => offer.at = turn(offer.at, offer.whom.len()),
                None => self.opponent = turn(self.opponent, self.opponents.len()),
            },
            Row::Seat => self.seat = turn_side(self.seat),
            Row::First => self.first = turn_side(self.first),
            Row::Groups => {
                self.groups = match (self.groups, next) {
                    (Groups::Usual, true) | (Groups::Random, false) => Groups::Swapped,
                    (Groups::Swapped, true) | (Groups::Usual, false) => Groups::Random,
                    (Groups::Random, true) | (Groups::Swapped, false) => Groups::Usual,
                }
            }
            Row::Setup => self.open_setup = !self.open_setup,
            Row::Clock => match &mut self.offer {
                Some(offer) => offer.clock = turn(offer.clock, OfferForm::clocks().len()),
                None => self.clock = turn(self.clock, self.clocks.len()),
            },
            Row::Match => {
                let game = self.chosen();
                if let Some(offer) = &mut self.offer {
                    offer.change_form(game, next);
                }
            }
            Row::Rated | Row::Takebacks | Row::Public => {
                if let Some(offer) = &mut self.offer {
                    let wish = match self.row {
                        Row::Rated => &mut offer.rated,
                        Row::Takebacks => &mut offer.takebacks,
                        _ => &mut offer.public,
                    };
                    *wish = !*wish;
                }
            }
            _ => {}
        }
    }

    /// Returns the game to start. Random choices are made here.
    pub(crate) fn new_game(&self, context: &mut Context) -> NewGame {
        let game = self.chosen();
        let mut lot = || if context.below(2) == 0 { Side::South } else { Side::North };
        let (first, by_lot) = match (game.info().begins, self.first) {
            (Begins::South, _) => (Side::South, false),
            (_, Some(side)) => (side, false),
            (Begins::ByLot, None) => (lot(), true),
        };
        let (seats, flipped) = match self.against() {
            Against::Friend | Against::Online => ([Seat::Person, Seat::Person], false),
            Against::Computer(name) => {
                let person = self.seat.unwrap_or_else(&mut lot);
                let computer = || Seat::Computer(name.clone());
                let sits = |side| if side == person { Seat::Person } else { computer() };
                (Side::BOTH.map(sits), person == Side::North)
            }
        };
        let exchanged = match self.groups {
            Groups::Usual => false,
            Groups::Swapped => true,
            Groups::Random => lot() == Side::North,
        };
        NewGame {
            game,
            seats,
            first,
            by_lot,
            exchanged: exchanged && game.has_groups(),
            open_setup: self.open_setup && self.sets_up(),
            control: self.clocks[self.clock],
            is_analysis: false,
            flipped,
        }
    }

    /// Who moves first in a game on a server. The server draws a random player itself.
    fn begins(&self) -> wire::FirstMove {
        match (self.chosen().info().begins, self.first) {
            (Begins::South, _) | (_, Some(Side::South)) => wire::FirstMove::First,
            (_, Some(Side::North)) => wire::FirstMove::Second,
            (Begins::ByLot, None) => wire::FirstMove::Lot,
        }
    }

    /// The terms of a game on a server.
    pub(crate) fn terms(&self, offer: &OfferForm) -> wire::Terms {
        let game = self.chosen();
        let groups = match self.groups {
            _ if !game.has_groups() => wire::Groups::Usual,
            Groups::Usual => wire::Groups::Usual,
            Groups::Swapped => wire::Groups::Swapped,
            Groups::Random => wire::Groups::Random,
        };
        wire::Terms {
            begins: Some(self.begins()),
            groups,
            open_setup: self.open_setup && self.sets_up(),
            ..offer.terms(game)
        }
    }
}

/// Describes a variant: `turning guards, small yard`, or the size of the board and what it is for.
pub(crate) fn variant_words(game: &dyn AnyGame, words: &Words) -> String {
    let note = format!("variant-{}-short", game.name().replace(':', "-"));
    let options = game.variant().split(',').map(|option| match option.parse::<u8>() {
        Ok(size) => format!("{size}×{size}"),
        Err(_) => text!(words, &format!("variant-{option}-short")),
    });
    let note = words.has(&note).then(|| words.text(&note, &[]));
    options.chain(note).collect::<Vec<_>>().join(", ")
}

fn computer(name: &PlayerName, words: &Words) -> String {
    match name.kind {
        PlayerKind::Level(level) => text!(words, "term-computer-level", level = level.number()),
        PlayerKind::Best => text!(words, "term-computer-best"),
        _ => name.to_string(),
    }
}

fn yes_or_no(yes: bool, words: &Words) -> String {
    text!(words, if yes { "term-yes" } else { "term-no" })
}
