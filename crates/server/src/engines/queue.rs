use std::collections::{HashMap, VecDeque};

/// A fair queue with round-robin turns: an owner with many jobs delays only their own.
pub(super) struct Queue<T> {
    /// Owners with queued jobs, in turn order; each occurs once.
    turns: VecDeque<String>,
    waiting: HashMap<String, VecDeque<T>>,
    len: usize,
}

impl<T> Queue<T> {
    pub(super) fn new() -> Queue<T> {
        Queue { turns: VecDeque::new(), waiting: HashMap::new(), len: 0 }
    }

    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Returns the number of jobs of one owner.
    pub(super) fn len_of(&self, owner: &str) -> usize {
        self.waiting.get(owner).map_or(0, VecDeque::len)
    }

    pub(super) fn push(&mut self, owner: &str, item: T) {
        let items = self.waiting.entry(owner.to_owned()).or_default();
        if items.is_empty() {
            self.turns.push_back(owner.to_owned());
        }
        items.push_back(item);
        self.len += 1;
    }

    /// Takes the oldest job of the owner whose turn it is.
    pub(super) fn pop(&mut self) -> Option<T> {
        let owner = self.turns.pop_front()?;
        let items = self.waiting.get_mut(&owner)?;
        let item = items.pop_front();
        if items.is_empty() {
            self.waiting.remove(&owner);
        } else {
            self.turns.push_back(owner);
        }
        self.len -= usize::from(item.is_some());
        item
    }

    /// Removes all jobs, in no particular order.
    pub(super) fn drain(&mut self) -> Vec<T> {
        self.turns.clear();
        self.len = 0;
        self.waiting.drain().flat_map(|(_, items)| items).collect()
    }
}
