use table::{Command, Offer, Table, Viewer};

/// An action of a bot at a table. Bots send less than pages do; the table supplies the rest.
#[derive(Clone, Debug)]
pub enum BotAction {
    /// A command that needs nothing else.
    Command(Command),
    /// A move. Without a ply it is meant for now; with one, the same move sent twice counts once.
    Move {
        /// How many choices were made before it.
        ply: Option<usize>,
        /// The move in the notation.
        text: String,
    },
    /// Offers or accepts something, or declines or withdraws it.
    Answer {
        /// What is offered.
        what: Offer,
        /// Whether the bot wants it.
        yes: bool,
    },
}

impl BotAction {
    /// The command to carry out now; `None` if there is nothing left to do.
    pub(crate) fn command(self, table: &Table, viewer: Viewer) -> Option<Command> {
        match self {
            BotAction::Command(command) => Some(command),
            BotAction::Move { ply, text } => {
                let now = table.history().map_or(0, |history| history.len());
                if ply.is_some_and(|ply| ply < now && is_done(table, viewer, ply, &text)) {
                    return None;
                }
                let id = format!("bot-{:016x}", rand::random::<u64>());
                Some(Command::Move { ply: ply.unwrap_or(now), id, text })
            }
            BotAction::Answer { what, yes } => {
                let is_own = table.offered(what).map(|by| viewer.holds(by));
                match (is_own, yes) {
                    (Some(true), true) => None,
                    (Some(true), false) => Some(Command::Withdraw { what }),
                    (Some(false), true) => Some(Command::Accept { what }),
                    (None, true) => Some(Command::Offer { what }),
                    (Some(false) | None, false) => Some(Command::Decline { what }),
                }
            }
        }
    }
}

/// Whether the viewer made this move after so many choices.
fn is_done(table: &Table, viewer: Viewer, ply: usize, text: &str) -> bool {
    let step = table.history().and_then(|history| history.step(ply));
    step.is_some_and(|step| step.text == text && step.by.is_some_and(|side| viewer.holds(side)))
}
