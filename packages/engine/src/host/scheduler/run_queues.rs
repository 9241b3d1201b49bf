//! Processes that wait for the CPU, a queue a level.

use std::collections::VecDeque;

/// One queue for each level, first come first served within a level.
#[derive(Clone, Hash, Debug)]
pub(super) struct RunQueues(Vec<VecDeque<u32>>);

impl RunQueues {
    pub(super) fn new(levels: usize) -> Self {
        Self(vec![VecDeque::new(); levels])
    }

    pub(super) fn push_back(&mut self, level: u8, process: u32) {
        self.0[usize::from(level)].push_back(process);
    }

    pub(super) fn push_front(&mut self, level: u8, process: u32) {
        self.0[usize::from(level)].push_front(process);
    }

    /// Takes a process out of the queue of a level.
    pub(super) fn remove(&mut self, level: u8, process: u32) {
        self.0[usize::from(level)].retain(|waiting| *waiting != process);
    }

    /// The highest level at which a process waits.
    pub(super) fn highest(&self) -> Option<u8> {
        self.0.iter().rposition(|queue| !queue.is_empty()).map(|level| level as u8)
    }

    /// Takes the first process of the highest level.
    pub(super) fn pop_highest(&mut self) -> Option<u32> {
        self.0.iter_mut().rev().find_map(VecDeque::pop_front)
    }

    /// Takes the first process of the lowest level.
    pub(super) fn pop_lowest(&mut self) -> Option<u32> {
        self.0.iter_mut().find_map(VecDeque::pop_front)
    }
}
