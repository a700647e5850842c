use crate::{DiceSource, FirstMove, Groups, MatchForm, Offer, Phase, Terms, TimeControl};

impl From<Terms> for wire::Terms {
    fn from(terms: Terms) -> wire::Terms {
        let Terms { game, position, begins, groups, open_setup, time, form, rated, public, takebacks, dice } =
            terms;
        wire::Terms {
            game,
            position,
            begins: Some(begins.into()),
            groups: groups.into(),
            open_setup,
            time: time.into(),
            form: form.into(),
            rated,
            public,
            takebacks,
            dice: dice.into(),
        }
    }
}

impl From<FirstMove> for wire::FirstMove {
    fn from(begins: FirstMove) -> wire::FirstMove {
        match begins {
            FirstMove::First => wire::FirstMove::First,
            FirstMove::Second => wire::FirstMove::Second,
            FirstMove::Lot => wire::FirstMove::Lot,
        }
    }
}

impl From<Groups> for wire::Groups {
    fn from(groups: Groups) -> wire::Groups {
        match groups {
            Groups::Usual => wire::Groups::Usual,
            Groups::Swapped => wire::Groups::Swapped,
            Groups::Random => wire::Groups::Random,
        }
    }
}

impl From<TimeControl> for wire::TimeControl {
    fn from(time: TimeControl) -> wire::TimeControl {
        match time {
            TimeControl::None => wire::TimeControl::None,
            TimeControl::Fischer { start_ms, increment_ms } => {
                wire::TimeControl::Fischer { start_ms, increment_ms }
            }
            TimeControl::Days { days } => wire::TimeControl::Days { days },
        }
    }
}

impl From<MatchForm> for wire::MatchForm {
    fn from(form: MatchForm) -> wire::MatchForm {
        match form {
            MatchForm::Single => wire::MatchForm::Single,
            MatchForm::BestOf { games } => wire::MatchForm::BestOf { games },
            MatchForm::FirstTo { points } => wire::MatchForm::FirstTo { points },
            MatchForm::Stakes { stake } => wire::MatchForm::Stakes { stake },
        }
    }
}

impl From<DiceSource> for wire::DiceSource {
    fn from(dice: DiceSource) -> wire::DiceSource {
        match dice {
            DiceSource::Sealed => wire::DiceSource::Sealed,
            DiceSource::Given => wire::DiceSource::Given,
        }
    }
}

impl From<Phase> for wire::Phase {
    fn from(phase: Phase) -> wire::Phase {
        match phase {
            Phase::Seats => wire::Phase::Seats,
            Phase::Ready => wire::Phase::Ready,
            Phase::Setup => wire::Phase::Setup,
            Phase::Playing => wire::Phase::Playing,
            Phase::Over => wire::Phase::Over,
            Phase::Closed => wire::Phase::Closed,
        }
    }
}

impl From<Offer> for wire::Offer {
    fn from(offer: Offer) -> wire::Offer {
        match offer {
            Offer::Draw => wire::Offer::Draw,
            Offer::Takeback => wire::Offer::Takeback,
            Offer::Rematch => wire::Offer::Rematch,
        }
    }
}
