use std::path::PathBuf;

use rules::{Info, Side};
use table::record::Record;

use crate::text_field::TextField;

/// A box over the screen, to be answered or closed first.
#[derive(Clone, Debug)]
pub(crate) enum Overlay {
    Help(Help),
    Ask(Question),
    Prompt(Prompt),
    Records(Records),
}

/// The records of a file, one of which is to be chosen.
#[derive(Clone, Debug)]
pub(crate) struct Records {
    pub(crate) records: Vec<Record>,
    pub(crate) at: usize,
    pub(crate) complaint: Option<String>,
}

/// A page of help.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Help {
    pub(crate) page: Page,
    pub(crate) scroll: usize,
    pub(crate) info: &'static Info,
}

/// A page of the help.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Page {
    Keys,
    Rules,
}

/// A yes-or-no question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    /// Does this side resign?
    Resign(Side),
    /// Does this side resign the match at the table?
    Concede(Side),
    /// Agree to a draw?
    AgreeDraw(Side),
    /// Return to the menu?
    Menu,
    /// Start a new analysis?
    Again,
    /// Quit the client?
    Quit,
    /// Abort the game at the table?
    Abort,
    /// Overwrite this file with the record?
    Replace(PathBuf),
}

/// A prompt for a line of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Prompt {
    pub(crate) purpose: Purpose,
    pub(crate) field: TextField,
    pub(crate) complaint: Option<String>,
}

impl Prompt {
    /// An empty prompt.
    pub(crate) fn new(purpose: Purpose) -> Prompt {
        Prompt::suggesting(purpose, "")
    }

    /// A prompt that is filled in with a suggestion.
    pub(crate) fn suggesting(purpose: Purpose, text: &str) -> Prompt {
        Prompt { purpose, field: TextField::suggesting(text), complaint: None }
    }
}

/// What the text is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// A position to play from.
    Position,
    /// A record file to open.
    Load,
    /// A file to save the record to.
    Save,
    /// The address of a server.
    Server,
    /// An invitation link.
    Link,
    /// The name of a player to challenge.
    Challenge,
    /// A chat message.
    Say,
}
