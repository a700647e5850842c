use std::fmt::{self, Display};

use super::Record;

impl Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tags = &self.tags;
        tag(f, "Game", Some(&self.game))?;
        tag(f, "Variant", Some(self.variant.as_str()).filter(|variant| !variant.is_empty()))?;
        tag(f, "RulesVersion", Some(&self.rules_version))?;
        tag(f, "Event", tags.event.as_deref())?;
        tag(f, "Site", tags.site.as_deref())?;
        tag(f, "Date", tags.date.as_deref())?;
        tag(f, "First", tags.first.as_deref())?;
        tag(f, "Second", tags.second.as_deref())?;
        tag(f, "TimeControl", tags.time_control.as_deref())?;
        tag(f, "Match", tags.round.as_deref())?;
        tag(f, "Result", Some(&self.result.to_string()))?;
        tag(f, "Termination", Some(self.termination.as_str()).filter(|code| !code.is_empty()))?;
        let setup = self.setup.as_ref().map(|[south, north]| format!("{south} {north}"));
        tag(f, "Setup", setup.as_deref())?;
        tag(f, "Position", self.position.as_deref())?;
        if let Some(dice) = &self.dice {
            tag(f, "DiceCommitment", Some(&dice.commitment))?;
            tag(f, "DiceSecret", dice.secret.as_deref())?;
            tag(f, "DiceTable", Some(&dice.table))?;
            tag(f, "DiceGame", Some(&dice.game.to_string()))?;
            tag(f, "DiceSaltFirst", Some(&dice.salts[0]))?;
            tag(f, "DiceSaltSecond", Some(&dice.salts[1]))?;
        }
        for (name, value) in &self.others {
            tag(f, name, Some(value))?;
        }
        writeln!(f)?;
        self.write_moves(f)
    }
}

impl Record {
    fn write_moves(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = Line { width: 0 };
        if let Some(comment) = &self.comment {
            line.write(f, &format!("{{{}}}", comment.as_str()))?;
        }
        for entry in &self.choices {
            if let Some(number) = entry.number {
                line.write(f, &format!("{number}."))?;
            }
            line.write(f, &entry.text)?;
            if let Some(comment) = &entry.comment {
                line.write(f, &format!("{{{}}}", comment.as_str()))?;
            }
        }
        line.write(f, &self.result.to_string())?;
        writeln!(f)
    }
}

fn tag(f: &mut fmt::Formatter<'_>, name: &str, value: Option<&str>) -> fmt::Result {
    let Some(value) = value else { return Ok(()) };
    let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(char::is_control, " ");
    writeln!(f, "[{name} \"{value}\"]")
}

/// A line of output, wrapped between words.
struct Line {
    width: usize,
}

impl Line {
    const WIDEST: usize = 100;

    fn write(&mut self, f: &mut fmt::Formatter<'_>, word: &str) -> fmt::Result {
        let width = word.chars().count();
        if self.width == 0 {
            self.width = width;
        } else if self.width + 1 + width > Line::WIDEST {
            writeln!(f)?;
            self.width = width;
        } else {
            write!(f, " ")?;
            self.width += 1 + width;
        }
        write!(f, "{word}")
    }
}
