use std::path::PathBuf;

use rules::{Info, Side};
use table::record::Record;

/// Something that lies over the screen and wants to be answered or closed first.
#[derive(Clone, Debug)]
pub(crate) enum Overlay {
    Help(Help),
    Ask(Question),
    Prompt(Prompt),
    Records(Records),
}

/// The records of a file, one of which is to be opened.
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

/// Which page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Page {
    Keys,
    Rules,
}

/// A question with the answers yes and no.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    /// Does this side give up?
    Resign(Side),
    /// Does this side agree to a draw?
    AgreeDraw(Side),
    /// Back to the menu?
    Menu,
    /// An empty analysis board instead of this one?
    Again,
    /// Leave altogether?
    Quit,
    /// Break the game at the table off?
    Abort,
    /// Write the record over this file?
    Replace(PathBuf),
}

/// A line of text that is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Prompt {
    pub(crate) purpose: Purpose,
    pub(crate) text: String,
    pub(crate) complaint: Option<String>,
}

/// What the text is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// A position to play from.
    Position,
    /// The file of a record to open.
    Load,
    /// The file to save the record to.
    Save,
    /// The address of a server.
    Server,
    /// The link of an invitation.
    Link,
    /// The name of somebody to ask for a game.
    OpponentKind,
    /// What to say at the table.
    Say,
}
