use play::{Claim, Ending, Forfeit};
use rules::{Outcome, Side};

/// `1-0`, `0-1` or `1/2-1/2`; with the points where wins differ in what they are worth.
pub(crate) fn result(outcome: Outcome, most_points: u8) -> String {
    let result = match outcome.winner {
        None => return "1/2-1/2".to_owned(),
        Some(Side::South) => "1-0",
        Some(Side::North) => "0-1",
    };
    if most_points > 1 { format!("{result} ({})", outcome.points) } else { result.to_owned() }
}

/// Why a game ended, in the words of a record.
pub(crate) fn termination(ending: Ending) -> &'static str {
    match ending {
        Ending::Rules { reason, .. } => reason,
        Ending::Resigned { .. } => "resignation",
        Ending::Agreed => "agreement",
        Ending::Repetition | Ending::Claimed { ground: Claim::Repetition, .. } => "repetition",
        Ending::NoProgress | Ending::Claimed { ground: Claim::NoProgress, .. } => "no progress",
        Ending::Forfeited { fault: Forfeit::Time, .. } => "time forfeit",
        Ending::Forfeited { fault: Forfeit::IllegalMove, .. } => "illegal move",
        Ending::Forfeited { fault: Forfeit::Gone, .. } | Ending::Abandoned { .. } => "abandoned",
    }
}
