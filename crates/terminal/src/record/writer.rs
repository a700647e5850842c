use catalog::{AnyGame, AnyHistory};
use play::record::RULES_VERSION;
use play::{Claim, Ending, Forfeit};
use rules::{Outcome, Side};

/// Writes the record of a game. A number stands before each turn of the side that moved first.
pub(crate) fn write(
    game: &dyn AnyGame,
    history: &dyn AnyHistory,
    setups: Option<&[String; 2]>,
    names: &[String; 2],
) -> String {
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
        text += &format!("[{name} \"{value}\"]\n");
    };
    tag("Game", game.info().name);
    if !game.variant().is_empty() {
        tag("Variant", game.variant());
    }
    tag("RulesVersion", RULES_VERSION);
    tag("First", &names[0]);
    tag("Second", &names[1]);
    let result = result(game, history);
    tag("Result", &result);
    tag("Termination", termination(history.ending()));
    let given = setups.map(|[south, north]| [south.as_str(), north.as_str()]);
    if let Some([south, north]) = given {
        tag("Setup", &format!("{south} {north}"));
    }
    let told = game.start(Side::South, given).ok().map(|start| start.position());
    let start = history.position_after(0);
    if let Some(start) = start.filter(|start| told.as_ref() != Some(start)) {
        tag("Position", &start);
    }
    text.push('\n');
    text += &moves(history, &result);
    text
}

/// `1-0`, `0-1`, `1/2-1/2`, or `*` for a game that is not over; with the points where wins differ.
fn result(game: &dyn AnyGame, history: &dyn AnyHistory) -> String {
    let Some(ending) = history.ending() else { return "*".to_owned() };
    let Outcome { winner, points } = ending.outcome();
    let result = match winner {
        None => return "1/2-1/2".to_owned(),
        Some(Side::South) => "1-0",
        Some(Side::North) => "0-1",
    };
    if game.most_points() > 1 { format!("{result} ({points})") } else { result.to_owned() }
}

fn termination(ending: Option<Ending>) -> &'static str {
    match ending {
        None => "unfinished",
        Some(Ending::Rules { reason, .. }) => reason,
        Some(Ending::Resigned { .. }) => "resignation",
        Some(Ending::Agreed) => "agreement",
        Some(Ending::Repetition | Ending::Claimed { ground: Claim::Repetition, .. }) => "repetition",
        Some(Ending::NoProgress | Ending::Claimed { ground: Claim::NoProgress, .. }) => "no progress",
        Some(Ending::Forfeited { fault: Forfeit::Time, .. }) => "time forfeit",
        Some(Ending::Forfeited { fault: Forfeit::IllegalMove, .. }) => "illegal move",
        Some(Ending::Forfeited { fault: Forfeit::Gone, .. } | Ending::Abandoned { .. }) => "abandoned",
    }
}

fn moves(history: &dyn AnyHistory, result: &str) -> String {
    /// Lines are broken between words before they get longer.
    const WIDEST: usize = 100;
    let mut words: Vec<String> = Vec::new();
    let steps = history.steps();
    let begins = steps.first().map(|step| step.turn);
    let (mut number, mut turn) = (0, None);
    for step in steps {
        if turn != Some(step.turn) {
            turn = Some(step.turn);
            if turn == begins {
                number += 1;
                words.push(format!("{number}."));
            }
        }
        words.push(step.text);
    }
    words.push(result.to_owned());
    let mut text = String::new();
    let mut width = 0;
    for word in words {
        if width > 0 && width + 1 + word.len() > WIDEST {
            text.push('\n');
            width = 0;
        } else if width > 0 {
            text.push(' ');
            width += 1;
        }
        width += word.len();
        text += &word;
    }
    text.push('\n');
    text
}
