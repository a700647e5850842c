//! Runs tasks in the background, so that the screen never blocks: computer players, analysis, files and servers.

mod connection;
mod keyring;
mod paths;
mod perform;
mod players;

use std::cell::OnceCell;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

pub(crate) use connection::Connection;
pub(crate) use keyring::Keyring;
#[cfg(test)]
pub(crate) use perform::free_name;
pub(crate) use perform::perform;
pub(crate) use players::Players;

use crate::effect::Task;
use crate::input::Answer;

/// Accepts tasks and returns their results without blocking.
pub(crate) struct Worker {
    answers: Receiver<Answer>,
    tell: Sender<Answer>,
    /// Players have state, so they all live in one thread.
    players: Sender<Task>,
    /// Created with the first request to a server.
    connection: OnceCell<Connection>,
}

impl Worker {
    pub(crate) fn new() -> Worker {
        let (tell, answers) = mpsc::channel();
        let (players, tasks) = mpsc::channel::<Task>();
        let told = tell.clone();
        thread::spawn(move || {
            let mut players = Players::default();
            for task in tasks {
                perform(task, &mut players, |answer| drop(told.send(answer)));
            }
        });
        Worker { answers, tell, players, connection: OnceCell::new() }
    }

    pub(crate) fn submit(&self, task: Task) {
        if let Task::Choose { .. } | Task::SetUp { .. } = task {
            // The thread ends only with the client.
            let _ = self.players.send(task);
            return;
        }
        let tell = self.tell.clone();
        if let Task::Ask(request) = task {
            self.connection.get_or_init(|| Connection::open(Keyring::of_this_user(), tell)).submit(request);
            return;
        }
        thread::spawn(move || perform(task, &mut Players::default(), |answer| drop(tell.send(answer))));
    }

    /// Returns the next available result.
    pub(crate) fn answer(&self) -> Option<Answer> {
        self.answers.try_recv().ok()
    }
}
