use wire::ChallengeView;

use crate::Settings;

/// Why a robot does not take a challenge; `None` if it does.
pub(crate) fn objection(settings: &Settings, challenge: &ChallengeView, playing: usize) -> Option<String> {
    let terms = &challenge.terms;
    if terms.rated && !settings.accept_rated {
        Some("rated games are not accepted".to_owned())
    } else if !settings.plays(&terms.game) {
        Some(format!("{} is not played here", terms.game))
    } else if playing >= settings.at_once {
        Some(format!("{playing} games are being played already"))
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use wire::{SeatWish, Terms};

    use super::*;

    fn check(change: impl Fn(&mut Settings, &mut Terms), playing: usize, expected: bool) {
        let mut settings = Settings::new("random".parse().unwrap());
        let mut terms = Terms::of(&catalog::all()[0].name());
        change(&mut settings, &mut terms);
        let challenge = ChallengeView {
            challenge: "c".into(),
            from: "Ada".into(),
            to: "Bot".into(),
            terms,
            seat: SeatWish::Any,
            created_at: 0,
        };
        let objection = objection(&settings, &challenge, playing);
        assert_eq!(objection.is_none(), expected, "{objection:?}");
    }

    #[test]
    fn only_what_is_wanted_is_accepted() {
        let names: Vec<String> = catalog::all().iter().map(|game| game.name()).collect();
        let (first, last) = (&names[0], &names[names.len() - 1]);
        let variant = names.iter().find(|name| name.contains(':')).unwrap();
        let base = variant.split(':').next().unwrap();
        check(|_, _| {}, 0, true);
        check(|_, terms| terms.rated = true, 0, false);
        check(
            |settings, terms| {
                settings.accept_rated = true;
                terms.rated = true;
            },
            0,
            true,
        );
        check(|_, terms| terms.game = "chess".into(), 0, false);
        check(|settings, _| settings.games = vec![first.clone()], 0, true);
        check(|settings, _| settings.games = vec![last.clone()], 0, false);
        check(
            |settings, terms| {
                settings.games = vec![base.to_owned()];
                terms.game = variant.clone();
            },
            0,
            true,
        );
        check(|settings, _| settings.at_once = 2, 2, false);
    }
}
