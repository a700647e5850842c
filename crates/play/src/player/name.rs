use std::fmt;
use std::str::FromStr;

use rules::{Coded, Fact};

use super::external::Command;
use super::level::Level;
use crate::SearchLimits;

/// A player, optionally with its own limits: `best@100ms`.
///
/// ```
/// use play::player::PlayerName;
/// for text in ["random", "greedy", "uct", "uct:5000", "level:4", "best", "best@20000n", "ugi:./engine --fast"] {
///     assert_eq!(text.parse::<PlayerName>().unwrap().to_string(), text);
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerName {
    /// The kind of player.
    pub kind: PlayerKind,
    /// Its own limits, which override the defaults.
    pub limits: Option<SearchLimits>,
}

/// The kinds of computer players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerKind {
    /// Random legal moves.
    Random,
    /// The best static evaluation after one move.
    Greedy,
    /// Monte Carlo tree search with random playouts: a fixed number per decision, or as many as time allows.
    Uct {
        /// The number of playouts.
        iterations: Option<u64>,
    },
    /// One of eight levels, from a beginner to a strong player.
    Level(Level),
    /// Full strength.
    Best,
    /// A program that speaks the Universal Game Interface.
    External(Command),
}

impl From<PlayerKind> for PlayerName {
    fn from(kind: PlayerKind) -> PlayerName {
        PlayerName { kind, limits: None }
    }
}

impl FromStr for PlayerName {
    type Err = BadPlayer;

    fn from_str(text: &str) -> Result<PlayerName, BadPlayer> {
        match text.rsplit_once('@') {
            // The command of an external engine may contain an @ itself.
            Some((kind, limits)) if !text.starts_with("ugi:") || limits.parse::<SearchLimits>().is_ok() => {
                let limits = limits.parse().map_err(BadPlayer::SearchLimits)?;
                Ok(PlayerName { kind: kind.parse()?, limits: Some(limits) })
            }
            _ => Ok(PlayerName::from(text.parse::<PlayerKind>()?)),
        }
    }
}

impl FromStr for PlayerKind {
    type Err = BadPlayer;

    fn from_str(text: &str) -> Result<PlayerKind, BadPlayer> {
        let (kind, detail) = match text.split_once(':') {
            Some((kind, detail)) => (kind, Some(detail)),
            None => (text, None),
        };
        match (kind, detail) {
            ("random", None) => Ok(PlayerKind::Random),
            ("greedy", None) => Ok(PlayerKind::Greedy),
            ("best", None) => Ok(PlayerKind::Best),
            ("uct", None) => Ok(PlayerKind::Uct { iterations: None }),
            ("uct", Some(number)) => match number.parse() {
                Ok(iterations) if iterations > 0 => Ok(PlayerKind::Uct { iterations: Some(iterations) }),
                _ => Err(BadPlayer::Iterations(number.to_owned())),
            },
            ("level", number) => {
                let number = number.unwrap_or_default();
                let level = number.parse().ok().and_then(Level::new);
                level.map(PlayerKind::Level).ok_or_else(|| BadPlayer::Level(number.to_owned()))
            }
            ("ugi", Some(command)) => Command::read(command)
                .map(PlayerKind::External)
                .ok_or_else(|| BadPlayer::Command(command.to_owned())),
            _ => Err(BadPlayer::Unknown(text.to_owned())),
        }
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind.fmt(f)?;
        self.limits.map_or(Ok(()), |limits| write!(f, "@{limits}"))
    }
}

impl fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerKind::Random => f.write_str("random"),
            PlayerKind::Greedy => f.write_str("greedy"),
            PlayerKind::Uct { iterations: None } => f.write_str("uct"),
            PlayerKind::Uct { iterations: Some(iterations) } => write!(f, "uct:{iterations}"),
            PlayerKind::Level(level) => write!(f, "level:{}", level.number()),
            PlayerKind::Best => f.write_str("best"),
            PlayerKind::External(command) => write!(f, "ugi:{command}"),
        }
    }
}

/// A text that is not the name of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadPlayer {
    /// There is no such player.
    Unknown(String),
    /// There is no such level.
    Level(String),
    /// The number of playouts cannot be read.
    Iterations(String),
    /// The command is empty, or a quote is not closed.
    Command(String),
    /// The limits after the @ cannot be read.
    SearchLimits(crate::BadSearchLimits),
}

impl Coded for BadPlayer {
    const CODES: &'static [&'static str] =
        &["unknown-player", "unknown-level", "bad-iterations", "bad-command"];

    fn fact(&self) -> Fact {
        match self {
            BadPlayer::Unknown(text) => {
                Fact::new("unknown-player").with("name", text.as_str()).with("levels", Level::COUNT)
            }
            BadPlayer::Level(text) => {
                Fact::new("unknown-level").with("name", text.as_str()).with("levels", Level::COUNT)
            }
            BadPlayer::Iterations(text) => Fact::new("bad-iterations").with("text", text.as_str()),
            BadPlayer::Command(text) => Fact::new("bad-command").with("text", text.as_str()),
            BadPlayer::SearchLimits(bad) => bad.fact(),
        }
    }
}

impl fmt::Display for BadPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fact().fmt(f)
    }
}

impl std::error::Error for BadPlayer {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_with_their_limits() {
        let name: PlayerName = "uct@1s".parse().unwrap();
        assert_eq!(name.kind, PlayerKind::Uct { iterations: None });
        assert_eq!(name.limits, Some("1s".parse().unwrap()));
        assert_eq!("uct:7@1s".parse::<PlayerName>().unwrap().to_string(), "uct:7@1s");
        assert_eq!("ugi:run me@home".parse::<PlayerName>().unwrap().limits, None);
        assert_eq!("ugi:run me@5ms".parse::<PlayerName>().unwrap().limits, Some("5ms".parse().unwrap()));
    }

    #[test]
    fn errors_in_names_say_what_was_expected() {
        for (text, complaint) in [
            ("bset", "unknown-player (name: bset, levels: 8)"),
            ("", "unknown-player (name: , levels: 8)"),
            ("best:3", "unknown-player (name: best:3, levels: 8)"),
            ("level:0", "unknown-level (name: 0, levels: 8)"),
            ("level", "unknown-level (name: , levels: 8)"),
            ("level:9", "unknown-level (name: 9, levels: 8)"),
            ("uct:x", "bad-iterations (text: x)"),
            ("uct:0", "bad-iterations (text: 0)"),
            ("ugi:", "bad-command (text: )"),
            ("ugi:'x", "bad-command (text: 'x)"),
            ("best@soon", "bad-search-limits (text: soon)"),
        ] {
            let bad = text.parse::<PlayerName>().expect_err(text).to_string();
            assert_eq!(bad, complaint);
        }
    }
}
