use std::io::{self, IsTerminal, Write};

use clap::Subcommand;
use server::config::DataOptions;
use server::operations::admin;
use server::store::{Page, Person, PersonKind, Storage};
use server::{Clock, date};
use words::text;

use crate::command::data::{open, runtime};
use crate::failure::Failure;
use crate::language::words;
use crate::terminal;

/// Manage the players and clocks of a server, whether it is running or not
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  holocourt admin users
  holocourt admin ban mallory --reason \"abuse in chat\"
  holocourt admin reset-password ann
  holocourt admin pause-clocks")]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,

    #[command(flatten)]
    data: DataOptions,
}

#[derive(Subcommand)]
enum Command {
    /// List players, newest first
    Users {
        /// Only names that begin with this
        #[arg(default_value = "")]
        prefix: String,
        /// List guests as well
        #[arg(long)]
        guests: bool,
        /// How many to skip
        #[arg(long, value_name = "N", default_value_t = 0)]
        skip: i64,
        /// How many to list, at most 100
        #[arg(long, value_name = "N", default_value_t = 50)]
        limit: i64,
    },
    /// Ban a player, with a reason
    Ban {
        /// The player
        name: String,
        /// The reason, which the player is shown
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
    /// Lift a ban
    Unban {
        /// The player
        name: String,
    },
    /// Delete a player, after asking; the games stay, played by a deleted player
    Delete {
        /// The player
        name: String,
        /// Do not ask
        #[arg(long)]
        yes: bool,
    },
    /// Rename a player
    Rename {
        /// The player
        name: String,
        /// The new name
        to: String,
    },
    /// Set a new password, which you are asked for, and end all sessions and tokens
    ResetPassword {
        /// The player
        name: String,
    },
    /// Pause the clocks of all tables, for example before maintenance
    PauseClocks,
    /// Resume the clocks
    ResumeClocks,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let runtime = runtime()?;
        let store = runtime.block_on(open(self.data))?;
        let result = runtime.block_on(self.command.run(&*store));
        runtime.block_on(store.close());
        let text = result?;
        Ok(terminal::stdout().write_all(text.as_bytes())?)
    }
}

impl Command {
    /// Runs the command and returns what to print.
    async fn run(self, store: &dyn Storage) -> Result<String, Failure> {
        let now = Clock::system().now();
        let done = match self {
            Command::Users { prefix, guests, skip, limit } => {
                let people = admin::users(store, &prefix, guests, Page::new(skip, limit)).await;
                return Ok(list(&people.map_err(Failure::server)?));
            }
            Command::Ban { name, reason } => admin::ban(store, &name, &reason, now)
                .await
                .map(|_| text!(words(), "cli-admin-banned", name = name)),
            Command::Unban { name } => {
                admin::unban(store, &name).await.map(|_| text!(words(), "cli-admin-unbanned", name = name))
            }
            Command::Delete { name, yes } => {
                if !yes && !agrees(&text!(words(), "cli-admin-delete", name = name.as_str()))? {
                    return Err(Failure::NotConfirmed);
                }
                admin::delete(store, &name).await.map(|_| text!(words(), "cli-admin-deleted", name = name))
            }
            Command::Rename { name, to } => admin::rename(store, &name, &to)
                .await
                .map(|_| text!(words(), "cli-admin-renamed", name = name, to = to)),
            Command::ResetPassword { name } => {
                let password = ask_password()?;
                let done = admin::reset_password(store, &name, &password).await;
                done.map(|_| text!(words(), "cli-admin-password", name = name))
            }
            Command::PauseClocks => {
                admin::pause_clocks(store, Some(now)).await.map(|()| text!(words(), "cli-admin-paused"))
            }
            Command::ResumeClocks => {
                admin::pause_clocks(store, None).await.map(|()| text!(words(), "cli-admin-resumed"))
            }
        };
        done.map(|told| told + "\n").map_err(Failure::server)
    }
}

fn list(people: &[Person]) -> String {
    let words = words();
    let mut text = String::new();
    for person in people {
        let kind = match person.kind {
            PersonKind::Guest => "cli-admin-guest",
            PersonKind::Account if person.is_bot => "cli-admin-bot",
            PersonKind::Account => "cli-admin-account",
            PersonKind::Deleted => "cli-admin-gone",
        };
        let banned = person.banned_at.map(|at| {
            let reason = person.ban_reason.as_deref().unwrap_or_default();
            format!("  {}", text!(words, "cli-admin-ban", date = date(at), reason = reason))
        });
        let [since, last] = [person.created_at, person.seen_at].map(date);
        let seen = text!(words, "cli-admin-seen", since = since, last = last);
        let kind = text!(words, kind);
        text += &format!("{:<20}  {kind:<8}  {seen}{}\n", person.name, banned.unwrap_or_default());
    }
    if text.is_empty() { text!(words, "cli-admin-nobody") + "\n" } else { text }
}

/// Asks a question on standard error. Only a yes is a yes.
fn agrees(question: &str) -> Result<bool, Failure> {
    let mut err = anstream::stderr();
    write!(err, "{question} ").and_then(|()| err.flush()).map_err(Failure::Output)?;
    let mut line = String::new();
    io::stdin().read_line(&mut line).map_err(Failure::Input)?;
    let answer = line.trim().to_lowercase();
    let yes = text!(words(), "cli-word-yes");
    Ok(answer == yes || answer.len() == 1 && yes.starts_with(&answer))
}

/// The new password: typed without echo at a terminal, or the first line of the input.
fn ask_password() -> Result<String, Failure> {
    if io::stdin().is_terminal() {
        let prompt = format!("{}> ", text!(words(), "cli-admin-new-password"));
        return rpassword::prompt_password(prompt).map_err(Failure::Input);
    }
    let mut line = String::new();
    io::stdin().read_line(&mut line).map_err(Failure::Input)?;
    Ok(line.trim_end_matches(['\r', '\n']).to_owned())
}
