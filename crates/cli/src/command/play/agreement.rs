use catalog::AnyGame;
use clap::ValueEnum;
use table::to_wire;
use wire::MatchForm;
use words::text;

use crate::language::words;

/// Who plays which group of pieces.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Groups {
    /// Each side its usual group
    Usual,
    /// Each side the other's
    Swapped,
    /// Drawn by lot
    Random,
}

impl From<Groups> for table::Groups {
    fn from(groups: Groups) -> table::Groups {
        match groups {
            Groups::Usual => table::Groups::Usual,
            Groups::Swapped => table::Groups::Swapped,
            Groups::Random => table::Groups::Random,
        }
    }
}

/// The match that is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum MatchWish {
    /// The one that the game suggests.
    #[default]
    Usual,
    /// Another one.
    Form(MatchForm),
}

impl MatchWish {
    /// The form of the match in this game.
    pub(super) fn of(self, game: &dyn AnyGame) -> MatchForm {
        match self {
            MatchWish::Usual => to_wire::usual_match(game.usual_match()),
            MatchWish::Form(form) => form,
        }
    }
}

/// Reads the form of a match: `best-of:3`.
pub(super) fn match_form(text: &str) -> Result<MatchWish, String> {
    let bad = || text!(words(), "cli-bad-match");
    let (kind, number) = text.split_once(':').unwrap_or((text, ""));
    let number = || number.parse::<u32>().map_err(|_| bad());
    let form = match kind {
        "usual" if text == kind => return Ok(MatchWish::Usual),
        "single" if text == kind => table::MatchForm::Single,
        "best-of" => table::MatchForm::BestOf { games: number()? },
        "first-to" => table::MatchForm::FirstTo { points: number()? },
        "stakes" => table::MatchForm::Stakes { stake: number()? },
        _ => return Err(bad()),
    };
    if form.is_sensible() { Ok(MatchWish::Form(form.into())) } else { Err(bad()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_are_read() {
        let check = |text: &str, expected: Option<MatchForm>| {
            let found = match_form(text).ok().map(|wish| wish.of(catalog::game("dejarik").expect("a game")));
            assert_eq!(found, expected, "{text}");
        };
        check("usual", Some(MatchForm::FirstTo { points: 12 }));
        check("single", Some(MatchForm::Single));
        check("best-of:3", Some(MatchForm::BestOf { games: 3 }));
        check("first-to:7", Some(MatchForm::FirstTo { points: 7 }));
        check("stakes:1", Some(MatchForm::Stakes { stake: 1 }));
        for bad in ["", "usual:2", "single:", "best-of", "best-of:0", "best-of:100", "first-to:-1", "three"] {
            check(bad, None);
        }
    }
}
