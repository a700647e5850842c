//! What is done in the background, so that the screen never waits: players think, positions are searched, files are
//! read and written, servers are talked to.

mod keyring;
mod line;
mod office;
mod players;

use std::fs;
use std::io::Read;
use std::path::Path;

use play::player::Resources;

pub(crate) use keyring::Keyring;
pub(crate) use line::Line;
pub(crate) use office::Office;
pub(crate) use players::Players;

use crate::effect::Work;
use crate::input::Answer;
use crate::online::News;

/// A file of records that is larger than this is not read.
const LARGEST_FILE: u64 = 16 << 20;

/// Does a piece of work and tells what comes of it.
pub(crate) fn perform(work: Work, players: &mut Players, mut tell: impl FnMut(Answer)) {
    match work {
        Work::Choose { ticket, opponent, history, pace, stop } => {
            let result = players.choose(&opponent, history.as_ref(), &pace, &stop);
            tell(Answer::Chosen { ticket, result });
        }
        Work::SetUp { ticket, opponent } => {
            let result = players.set_up(&opponent);
            tell(Answer::SetUp { ticket, result });
        }
        Work::Analyse { ticket, game, history, lines, pace, stop } => {
            let mut on_thought = |thought| tell(Answer::Thought { ticket, thought });
            let resources = Resources::default();
            let thought =
                game.analyse(history.as_ref(), resources, pace.budget, lines, &stop, &mut on_thought);
            tell(Answer::Done { ticket, thought });
        }
        Work::Exact { ticket, game, history } => {
            tell(Answer::Exact { ticket, exact: game.exact(history.as_ref()) });
        }
        Work::Save { path, text } => {
            let result = fs::write(&path, text).map_err(|error| error.to_string());
            tell(Answer::Saved { path, result });
        }
        Work::Load { path } => {
            let result = load(&path);
            tell(Answer::Loaded { path, result });
        }
        Work::Ask(_) => tell(Answer::News(News::Failed("there is no line to a server".to_owned()))),
    }
}

fn load(path: &Path) -> Result<String, String> {
    let file = fs::File::open(path).map_err(|error| error.to_string())?;
    let mut text = String::new();
    file.take(LARGEST_FILE + 1).read_to_string(&mut text).map_err(|error| error.to_string())?;
    if text.len() as u64 > LARGEST_FILE { Err("the file is too large".to_owned()) } else { Ok(text) }
}
