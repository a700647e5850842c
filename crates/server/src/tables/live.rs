use std::sync::Arc;

use table::{Refusal, Table, Viewer};
use tokio::task::AbortHandle;

use super::error::TableError;
use super::subscriber::Subscriber;
use super::summary::may_see;
use crate::id::PersonId;
use crate::store::TableRow;

/// A table in memory. It is as its events in the store say, whenever its lock is free.
pub struct Live {
    pub(super) inner: tokio::sync::Mutex<Option<Inner>>,
}

pub(super) struct Inner {
    pub(super) table: Table,
    pub(super) row: TableRow,
    pub(super) watchers: Vec<Subscriber>,
    /// Who does not want to hear what is said here.
    pub(super) muted: Vec<PersonId>,
    pub(super) timer: Option<Timer>,
    /// The computer that is thinking, and about which moment: the number of the game and of the choices in it.
    pub(super) thinking: Option<Thinking>,
    /// The computer that thinks about a draw that it is offered, at which moment.
    pub(super) answering: Option<Thinking>,
    /// The last moment at which a computer declined a draw.
    pub(super) declined: Option<(u32, usize, rules::Side)>,
}

/// A look at the clock that is due at some time, or a little later.
pub(super) struct Timer {
    pub(super) at: u64,
    pub(super) task: AbortHandle,
}

pub(super) struct Thinking {
    pub(super) about: (u32, usize, rules::Side),
    pub(super) task: AbortHandle,
}

impl Inner {
    pub(super) fn new(table: Table, row: TableRow) -> Inner {
        Inner {
            table,
            row,
            watchers: Vec::new(),
            muted: Vec::new(),
            timer: None,
            thinking: None,
            answering: None,
            declined: None,
        }
    }

    /// How a connection is related to the table.
    pub(super) fn viewer(&self, subscriber: &Subscriber) -> Viewer {
        self.table.viewer(subscriber.person().as_str())
    }

    /// What somebody holds who sits at the table; others are turned away, in the way that befits them.
    pub(super) fn seated(&self, person: &PersonId) -> Result<Viewer, TableError> {
        match self.table.viewer(person.as_str()) {
            Viewer::Spectator if may_see(&self.row, Some(person)) => Err(Refusal::NotSeated.into()),
            Viewer::Spectator => Err(TableError::NotFound),
            viewer => Ok(viewer),
        }
    }

    /// How many watch who do not play.
    pub(super) fn spectators(&self) -> u32 {
        let mut people: Vec<_> = self
            .watchers
            .iter()
            .filter(|subscriber| self.viewer(subscriber) == Viewer::Spectator)
            .map(Subscriber::person)
            .collect();
        people.sort_unstable();
        people.dedup();
        people.len() as u32
    }

    /// Whether nothing would be lost if the table were read again when it is next needed.
    pub(super) fn is_idle(&self) -> bool {
        self.watchers.is_empty()
            && self.timer.is_none()
            && self.thinking.is_none()
            && self.answering.is_none()
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        let thoughts = [self.thinking.take(), self.answering.take()].into_iter().flatten();
        let timer = self.timer.take().map(|timer| timer.task);
        for task in thoughts.map(|thinking| thinking.task).chain(timer) {
            task.abort();
        }
    }
}

impl Live {
    pub(super) fn empty() -> Arc<Live> {
        Arc::new(Live { inner: tokio::sync::Mutex::new(None) })
    }

    pub(super) fn of(inner: Inner) -> Arc<Live> {
        Arc::new(Live { inner: tokio::sync::Mutex::new(Some(inner)) })
    }
}
