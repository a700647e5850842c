use wire::ChallengeView;

use super::{EngineSource, Settings};

/// Why a bot declines a challenge; `None` if it accepts.
pub(super) fn objection(
    settings: &Settings,
    engines: &dyn EngineSource,
    challenge: &ChallengeView,
    playing: usize,
) -> Option<String> {
    let terms = &challenge.terms;
    if terms.rated && !settings.accept_rated {
        Some("it does not play rated games".to_owned())
    } else if !settings.plays(&terms.game) || !engines.knows(&terms.game) {
        Some(format!("it does not play {}", terms.game))
    } else if playing >= settings.at_once {
        Some(format!("it is already playing {playing} games"))
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use wire::{SeatChoice, Terms};

    use super::super::Engine;
    use super::*;

    /// Knows two games.
    struct Known;

    impl EngineSource for Known {
        fn knows(&self, game: &str) -> bool {
            ["dice", "cards", "cards:short"].contains(&game)
        }

        fn engine(&self, _: &Terms) -> Option<Box<dyn Engine>> {
            None
        }
    }

    fn check(change: impl Fn(&mut Settings, &mut Terms), playing: usize, expected: bool) {
        let mut settings = Settings::default();
        let mut terms = Terms::of("dice");
        change(&mut settings, &mut terms);
        let challenge = ChallengeView {
            challenge: "c".into(),
            from: "Ada".into(),
            to: "Bot".into(),
            terms,
            seat: SeatChoice::Any,
            created_at: 0,
        };
        let objection = objection(&settings, &Known, &challenge, playing);
        assert_eq!(objection.is_none(), expected, "{objection:?}");
    }

    #[test]
    fn only_games_that_the_settings_allow_are_accepted() {
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
        check(
            |settings, terms| {
                settings.games = vec!["chess".into()];
                terms.game = "chess".into();
            },
            0,
            false,
        );
        check(|settings, _| settings.games = vec!["dice".into()], 0, true);
        check(|settings, _| settings.games = vec!["cards".into()], 0, false);
        check(
            |settings, terms| {
                settings.games = vec!["cards".into()];
                terms.game = "cards:short".into();
            },
            0,
            true,
        );
        check(|settings, _| settings.at_once = 2, 2, false);
    }
}
