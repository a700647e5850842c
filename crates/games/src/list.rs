use std::fmt;

use rules::{Coded, Evaluate, Fact, Game, Info, Param, Symmetric};

use crate::courtier::Courtier;
use crate::courtyard::Courtyard;
use crate::dejarik::Dejarik;
use crate::holochess::Holochess;
use crate::king_and_courtesan::KingAndCourtesan;
use crate::scene::Scenic;

/// Something to do with a game, whichever it is.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it with this game.
    fn visit<G: Game<Position: Scenic + Symmetric + Evaluate>>(self) -> Self::Output;
}

/// Writes the list once and makes from it everything that needs the list.
macro_rules! games {
    ($($(#[$attribute:meta])* $game:ty),+ $(,)?) => {
        /// Calls the visitor with the game (and variant) of this name, its options in any order.
        pub fn visit<V: Visitor>(name: &str, visitor: V) -> Result<V::Output, UnknownGame> {
            $($(#[$attribute])* if is_called::<$game>(name) {
                return Ok(visitor.visit::<$game>());
            })+
            Err(UnknownGame { name: name.to_owned() })
        }

        /// Calls the visitor with every game in every variant.
        #[allow(clippy::vec_init_then_push, reason = "an attribute may leave a game out")]
        pub fn visit_all<V: Visitor + Clone>(visitor: V) -> Vec<V::Output> {
            let mut outputs = Vec::new();
            $($(#[$attribute])* outputs.push(visitor.clone().visit::<$game>());)+
            outputs
        }
    };
}

games! {
    Courtier,
    Dejarik,
    Holochess,
    KingAndCourtesan<6, u64>,
    KingAndCourtesan<3, u64>,
    KingAndCourtesan<4, u64>,
    KingAndCourtesan<5, u64>,
    KingAndCourtesan<7, u64>,
    KingAndCourtesan<8, u64>,
    KingAndCourtesan<9, u128>,
    KingAndCourtesan<10, u128>,
    Courtyard<false, false, false>,
    Courtyard<true, false, false>,
    Courtyard<true, true, false>,
    Courtyard<true, true, true>,
    Courtyard<true, false, true>,
    Courtyard<false, true, false>,
    Courtyard<false, true, true>,
    Courtyard<false, false, true>,
    #[cfg(feature = "tapatan")] crate::tapatan::Tapatan,
}

fn is_called<G: Game>(name: &str) -> bool {
    let (family, variant) = name.split_once(':').unwrap_or((name, ""));
    family == G::INFO.name
        && (has_options(variant, G::VARIANT) || Some(variant) == G::USUAL_VARIANT)
        && (!variant.is_empty() || !name.contains(':'))
}

/// Whether a variant has exactly the options of this one, in any order.
fn has_options(variant: &str, options: &str) -> bool {
    let given = || variant.split(',');
    let wanted = || options.split(',');
    given().count() == wanted().count() && wanted().all(|option| given().any(|each| each == option))
}

/// The full names of every game in every variant, in the order of the list.
pub fn names() -> Vec<String> {
    #[derive(Clone)]
    struct Name;
    impl Visitor for Name {
        type Output = String;
        fn visit<G: Game<Position: Scenic + Symmetric + Evaluate>>(self) -> String {
            G::full_name()
        }
    }
    visit_all(Name)
}

/// What is to be said about each game, in the order of the list.
pub fn infos() -> Vec<&'static Info> {
    #[derive(Clone)]
    struct About;
    impl Visitor for About {
        type Output = &'static Info;
        fn visit<G: Game<Position: Scenic + Symmetric + Evaluate>>(self) -> &'static Info {
            G::INFO
        }
    }
    let mut infos = visit_all(About);
    infos.dedup_by_key(|info| info.name);
    infos
}

/// A name that is no game's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame {
    /// The name.
    pub name: String,
}

impl Coded for UnknownGame {
    const CODES: &'static [&'static str] = &["unknown-game", "unknown-variant"];

    fn fact(&self) -> Fact {
        let family = self.name.split(':').next().unwrap_or_default();
        let variants: Vec<String> =
            names().into_iter().filter(|name| name.split(':').next() == Some(family)).collect();
        if variants.is_empty() {
            let families = infos().iter().map(|info| info.name.to_owned()).collect();
            Fact::new("unknown-game").with("name", self.name.as_str()).with("games", Param::AnyOf(families))
        } else {
            Fact::new("unknown-variant")
                .with("name", self.name.as_str())
                .with("variants", Param::AnyOf(variants))
        }
    }
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fact().fmt(f)
    }
}

impl std::error::Error for UnknownGame {}
