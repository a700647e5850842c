use std::path::PathBuf;

use rules::{Info, Side};
use table::record::Record;

/// A modal box over the screen.
#[derive(Clone, Debug)]
pub(crate) enum Overlay {
    Help(Help),
    Ask(Question),
    Prompt(Prompt),
    Records(Records),
}

/// A list of records to choose from.
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
    /// Resign?
    Resign(Side),
    /// Agree to a draw?
    AgreeDraw(Side),
    /// Return to the menu?
    Menu,
    /// Start a new analysis?
    Again,
    /// Quit?
    Quit,
    /// Abort the game at the table?
    Abort,
    /// Replace this file?
    Replace(PathBuf),
}

/// An input prompt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Prompt {
    pub(crate) purpose: Purpose,
    pub(crate) text: String,
    pub(crate) complaint: Option<String>,
}

/// The purpose of a prompt.
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
    OpponentKind,
    /// A chat message.
    Say,
}
