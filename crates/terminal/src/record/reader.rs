use catalog::{AnyGame, AnyHistory};
use play::Forfeit;
use rules::Side;

/// A record that was read.
pub(crate) struct Reading {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) history: Box<dyn AnyHistory>,
    pub(crate) setups: Option<[String; 2]>,
}

/// Reads the first record of a text, or says what is wrong with it.
pub(crate) fn read(text: &str) -> Result<Reading, String> {
    let (tags, moves) = split(text);
    let tag = |name: &str| tags.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
    let name = tag("Game").ok_or("This is no record: it does not say which game was played.")?;
    let name = match tag("Variant") {
        Some(variant) => format!("{name}:{variant}"),
        None => name.to_owned(),
    };
    let game = catalog::game(&name).map_err(|_| format!("There is no game {name:?} here."))?;
    let setups = tag("Setup").and_then(|setups| setups.split_once(' '));
    let setups = setups.map(|(south, north)| [south.to_owned(), north.to_owned()]);
    let given = setups.as_ref().map(|[south, north]| [south.as_str(), north.as_str()]);
    let mut history = match tag("Position") {
        Some(position) => {
            game.start_from(position).map_err(|bad| format!("Its first position cannot be read: {bad}."))?
        }
        None => game.start(Side::South, given).map_err(|bad| format!("It cannot begin: {bad}."))?,
    };
    for (number, word) in (1..).zip(&moves) {
        history.take(word).map_err(|bad| format!("Move {number}, {word:?}: {bad}."))?;
    }
    end(history.as_mut(), tag("Result").unwrap_or("*"), tag("Termination").unwrap_or_default());
    Ok(Reading { game, history, setups })
}

/// Declares what the players declared. What follows from the rules needs no word.
fn end(history: &mut dyn AnyHistory, result: &str, termination: &str) {
    if history.ending().is_some() {
        return;
    }
    let loser = match result.split(' ').next() {
        Some("1-0") => Some(Side::North),
        Some("0-1") => Some(Side::South),
        _ => None,
    };
    // A record that declares what cannot be is read as far as it is right.
    let _ = match (loser, termination) {
        (Some(loser), "time forfeit") => history.forfeit(loser, Forfeit::Time).is_ok(),
        (Some(loser), "illegal move") => history.forfeit(loser, Forfeit::IllegalMove).is_ok(),
        (Some(loser), "abandoned") => history.forfeit(loser, Forfeit::Gone).is_ok(),
        (Some(loser), _) => history.resign(loser).is_ok(),
        (None, "repetition" | "no progress") => history.claim(history.turn()).is_ok(),
        (None, "agreement") => history.agree_draw().is_ok(),
        (None, _) => false,
    };
}

/// The tags and the moves of the first record, without numbers, comments and the result.
fn split(text: &str) -> (Vec<(String, String)>, Vec<String>) {
    let mut tags = Vec::new();
    let mut body = String::new();
    for line in text.lines() {
        let line = line.trim();
        match tag(line) {
            // The tags of the next record.
            Some(_) if !body.trim().is_empty() => break,
            Some(tag) => tags.push(tag),
            None => {
                body.push_str(line);
                body.push(' ');
            }
        }
    }
    let mut moves = Vec::new();
    let mut in_comment = false;
    for word in body.split_whitespace() {
        if in_comment || word.starts_with('{') {
            in_comment = !word.ends_with('}');
            continue;
        }
        let is_number =
            word.strip_suffix('.').is_some_and(|number| number.bytes().all(|b| b.is_ascii_digit()));
        let is_result = ["*", "1-0", "0-1", "1/2-1/2"].contains(&word);
        if is_result {
            break;
        }
        if !is_number {
            moves.push(word.to_owned());
        }
    }
    (tags, moves)
}

/// Reads `[Name "value"]`.
fn tag(line: &str) -> Option<(String, String)> {
    let (name, value) = line.strip_prefix('[')?.strip_suffix(']')?.split_once(' ')?;
    let quoted = value.trim().strip_prefix('"')?.strip_suffix('"')?;
    let mut value = String::new();
    let mut letters = quoted.chars();
    while let Some(letter) = letters.next() {
        value.push(if letter == '\\' { letters.next()? } else { letter });
    }
    Some((name.to_owned(), value))
}
