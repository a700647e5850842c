use play::{Claim, Ending, Forfeit};
use rules::{Outcome, Side};

/// `1-0`, `0-1` or `1/2-1/2`, with points in games that score them.
pub(crate) fn result(outcome: Outcome, most_points: u8) -> String {
    let result = match outcome.winner {
        None => return "1/2-1/2".to_owned(),
        Some(Side::South) => "1-0",
        Some(Side::North) => "0-1",
    };
    if most_points > 1 { format!("{result} ({})", outcome.points) } else { result.to_owned() }
}

/// Returns why a game ended, as records write it: a code without its prefix.
pub(crate) fn termination(ending: Ending) -> &'static str {
    match ending {
        Ending::Rules { reason, .. } => reason.0.strip_prefix("end-").unwrap_or(reason.0),
        Ending::Resigned { .. } => "resignation",
        Ending::Agreed => "agreement",
        Ending::Repetition | Ending::Claimed { ground: Claim::Repetition, .. } => "repetition",
        Ending::NoProgress | Ending::Claimed { ground: Claim::NoProgress, .. } => "no-progress",
        Ending::Forfeited { fault: Forfeit::Time, .. } => "time-forfeit",
        Ending::Forfeited { fault: Forfeit::IllegalMove, .. } => "illegal-move",
        Ending::Forfeited { fault: Forfeit::Gone, .. } | Ending::Abandoned { .. } => "abandoned",
    }
}

/// Returns the code of a termination, which older records wrote as a phrase.
pub(crate) fn read_termination(text: &str) -> &str {
    /// The phrases of version 0.1, with their codes.
    const BEFORE: [(&str, &str); 15] = [
        ("the king was captured", "king-captured"),
        ("both kings were captured by one move", "both-kings-captured"),
        ("both kings were captured", "kings-lost"),
        ("both players had to forfeit their turns", "both-forfeited"),
        ("three pawns stand in a row", "row-of-three"),
        ("four pawns stand in a row", "row-of-four"),
        ("a second pawn was captured", "captures"),
        ("three pawns stand in a row and a second pawn was captured", "row-of-three-and-captures"),
        ("four pawns stand in a row and a second pawn was captured", "row-of-four-and-captures"),
        ("no pawn is left to the other side", "no-pawns"),
        ("the king reached the enemy's home square", "king-home"),
        ("the king entered the Courtyard", "king-entered"),
        ("no progress", "no-progress"),
        ("time forfeit", "time-forfeit"),
        ("illegal move", "illegal-move"),
    ];
    BEFORE.iter().find(|(before, _)| *before == text).map_or(text, |(_, now)| now)
}
