/// What a bot accepts and how much it does at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Whether it plays rated games.
    pub accept_rated: bool,
    /// The games that it plays, with or without a variant; every game that its engines know if empty.
    pub games: Vec<String>,
    /// Whether it stops once its first games are over.
    pub once: bool,
    /// How many games it plays at once.
    pub at_once: usize,
    /// How many engines think at the same time.
    pub thinking_at_once: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            accept_rated: false,
            games: Vec::new(),
            once: false,
            at_once: 4,
            thinking_at_once: std::thread::available_parallelism().map_or(1, usize::from),
        }
    }
}

impl Settings {
    /// Whether a game is among those to play. A name without a variant includes every variant.
    pub(crate) fn plays(&self, game: &str) -> bool {
        let base = game.split(':').next().unwrap_or_default();
        self.games.is_empty() || self.games.iter().any(|name| name == game || name == base)
    }
}
