use catalog::AnyGame;
use play::player::{Level, PlayerKind};
use rules::Side;
use table::to_wire;
use wire::{ComputerInfo, GameInfo, GamesView, SetupInfo, VariantInfo};

use crate::start::usual;

/// Returns the list of games and computer players.
pub fn games() -> GamesView {
    let mut games: Vec<GameInfo> = Vec::new();
    for game in catalog::all() {
        let info = game.info();
        let summary = info.variants.iter().find(|variant| variant.name == game.variant());
        let variant = VariantInfo {
            name: game.name(),
            variant: game.variant().to_owned(),
            summary: summary.map_or("", |variant| variant.summary).to_owned(),
            start: usual(game, Side::South).map(|history| history.position()).unwrap_or_default(),
        };
        if let Some(known) = games.iter_mut().find(|known| known.name == info.name) {
            known.variants.push(variant);
            continue;
        }
        games.push(GameInfo {
            name: info.name.to_owned(),
            title: info.title.to_owned(),
            credit: info.credit.to_owned(),
            summary: info.summary.to_owned(),
            sides: info.sides.map(str::to_owned),
            begins: to_wire::begins(info.begins),
            draws: info.draws,
            has_dice: game.has_dice(),
            most_points: game.most_points(),
            usual_match: to_wire::usual_match(game.usual_match()),
            has_groups: game.has_groups(),
            setups: Side::BOTH.map(|side| setups(game, side)),
            variants: vec![variant],
            rules: info.rules.to_owned(),
        });
    }
    for game in &mut games {
        // The sort is stable: the usual game comes first, and the others keep their order.
        game.variants.sort_by_key(|variant| !variant.variant.is_empty());
    }
    GamesView { games, computers: computers() }
}

/// The arrangements of a side, each with the pieces where it puts them.
fn setups(game: &dyn AnyGame, side: Side) -> Vec<SetupInfo> {
    let setup = |text: String| SetupInfo {
        pieces: game.setup_pieces(side, &text).iter().map(to_wire::piece).collect(),
        text,
    };
    game.setups(side).into_iter().map(setup).collect()
}

fn computers() -> Vec<ComputerInfo> {
    let levels = (1..=Level::COUNT).filter_map(Level::new);
    let levels = levels.map(|level| ComputerInfo {
        player: PlayerKind::Level(level).to_string(),
        level: Some(level.number()),
    });
    levels.chain([ComputerInfo { player: PlayerKind::Best.to_string(), level: None }]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_listed_once_with_all_its_variants() {
        let view = games();
        assert_eq!(view.games.len(), games::infos().len());
        let variants: usize = view.games.iter().map(|game| game.variants.len()).sum();
        assert_eq!(variants, catalog::all().len());
        for game in &view.games {
            assert!(game.variants[0].variant.is_empty() && game.rules.starts_with('#'), "{}", game.name);
            for variant in &game.variants {
                let found = catalog::game(&variant.name).expect("a game");
                assert!(found.start_from(&variant.start).is_ok(), "{}", variant.name);
                assert_eq!(found.has_dice(), game.has_dice);
                assert_eq!(found.most_points(), game.most_points, "{}", variant.name);
                assert_eq!(Side::BOTH.map(|side| setups(found, side)), game.setups, "{}", variant.name);
            }
        }
        let arranged = view.games.iter().flat_map(|game| game.setups.iter().flatten());
        let spaces = |setup: &SetupInfo| setup.pieces.iter().map(|piece| piece.space).collect::<Vec<_>>();
        assert!(arranged.clone().count() > 0 && arranged.clone().all(|setup| setup.pieces.len() == 4));
        assert!(arranged.clone().all(|setup| spaces(setup).len() == 4));
        assert_eq!(view.computers.first().map(|first| first.player.as_str()), Some("level:1"));
    }
}
