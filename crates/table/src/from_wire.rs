//! Conversion from the types of the network to those of the table.

use rules::Side;
use wire::Seat;

use crate::record::Tags;
use crate::{Command, DiceSource, FirstMove, Groups, MatchForm, Offer, Terms, TimeControl};

/// Returns the side of a seat.
pub fn side(seat: Seat) -> Side {
    match seat {
        Seat::First => Side::South,
        Seat::Second => Side::North,
    }
}

impl From<wire::Command> for Command {
    fn from(command: wire::Command) -> Command {
        match command {
            wire::Command::Leave => Command::Leave,
            wire::Command::Salt { salt } => Command::Salt { salt },
            wire::Command::Setup { setup } => Command::Setup { setup },
            wire::Command::Move { ply, id, text } => Command::Move { ply, id, text },
            wire::Command::Claim => Command::Claim,
            wire::Command::Resign => Command::Resign,
            wire::Command::Concede => Command::Concede,
            wire::Command::Offer { what } => Command::Offer { what: what.into() },
            wire::Command::Accept { what } => Command::Accept { what: what.into() },
            wire::Command::Decline { what } => Command::Decline { what: what.into() },
            wire::Command::Withdraw { what } => Command::Withdraw { what: what.into() },
            wire::Command::Abort => Command::Abort,
            wire::Command::Abandoned { draw } => Command::Abandoned { draw },
        }
    }
}

impl From<wire::Offer> for Offer {
    fn from(offer: wire::Offer) -> Offer {
        match offer {
            wire::Offer::Draw => Offer::Draw,
            wire::Offer::Takeback => Offer::Takeback,
            wire::Offer::Rematch => Offer::Rematch,
        }
    }
}

impl From<wire::Terms> for Terms {
    fn from(terms: wire::Terms) -> Terms {
        let wire::Terms {
            game,
            position,
            begins,
            groups,
            open_setup,
            time,
            form,
            rated,
            public,
            takebacks,
            dice,
        } = terms;
        Terms {
            begins: match begins {
                Some(wire::FirstMove::First) => FirstMove::First,
                Some(wire::FirstMove::Second) => FirstMove::Second,
                Some(wire::FirstMove::Lot) => FirstMove::Lot,
                None => FirstMove::usual(&game),
            },
            game,
            position,
            groups: match groups {
                wire::Groups::Usual => Groups::Usual,
                wire::Groups::Swapped => Groups::Swapped,
                wire::Groups::Random => Groups::Random,
            },
            open_setup,
            time: time.into(),
            form: match form {
                wire::MatchForm::Single => MatchForm::Single,
                wire::MatchForm::BestOf { games } => MatchForm::BestOf { games },
                wire::MatchForm::FirstTo { points } => MatchForm::FirstTo { points },
                wire::MatchForm::Stakes { stake } => MatchForm::Stakes { stake },
            },
            rated,
            public,
            takebacks,
            dice: match dice {
                wire::DiceSource::Sealed => DiceSource::Sealed,
                wire::DiceSource::Given => DiceSource::Given,
            },
        }
    }
}

impl From<wire::TimeControl> for TimeControl {
    fn from(time: wire::TimeControl) -> TimeControl {
        match time {
            wire::TimeControl::None => TimeControl::None,
            wire::TimeControl::Fischer { start_ms, increment_ms } => {
                TimeControl::Fischer { start_ms, increment_ms }
            }
            wire::TimeControl::Days { days } => TimeControl::Days { days },
        }
    }
}

impl From<wire::Tags> for Tags {
    fn from(tags: wire::Tags) -> Tags {
        let wire::Tags { event, site, date, first, second, time_control, round } = tags;
        Tags { event, site, date, first, second, time_control, round }
    }
}
