use std::cell::OnceCell;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use super::{Keyring, Line, Players, perform};
use crate::effect::Work;
use crate::input::Answer;

/// Where work is handed in and answers are picked up. Nobody waits for it: whoever leaves, leaves at once.
pub(crate) struct Office {
    answers: Receiver<Answer>,
    tell: Sender<Answer>,
    /// Players remember what they saw, so they all live in one thread.
    players: Sender<Work>,
    /// Opened when a server is asked for the first time.
    line: OnceCell<Line>,
}

impl Office {
    pub(crate) fn open() -> Office {
        let (tell, answers) = mpsc::channel();
        let (players, work) = mpsc::channel::<Work>();
        let told = tell.clone();
        thread::spawn(move || {
            let mut players = Players::default();
            for work in work {
                perform(work, &mut players, |answer| drop(told.send(answer)));
            }
        });
        Office { answers, tell, players, line: OnceCell::new() }
    }

    pub(crate) fn hand_in(&self, work: Work) {
        if let Work::Choose { .. } | Work::SetUp { .. } = work {
            // The thread ends only with the client.
            let _ = self.players.send(work);
            return;
        }
        let tell = self.tell.clone();
        if let Work::Ask(request) = work {
            self.line.get_or_init(|| Line::open(Keyring::of_this_user(), tell)).hand_in(request);
            return;
        }
        thread::spawn(move || perform(work, &mut Players::default(), |answer| drop(tell.send(answer))));
    }

    /// The next answer that is there.
    pub(crate) fn answer(&self) -> Option<Answer> {
        self.answers.try_recv().ok()
    }
}
