//! A queue that holds one element or none most of the time.

use std::collections::VecDeque;
use std::hash::{Hash, Hasher};

/// The elements that wait. The first lies in the queue itself: in a network of hundreds of hosts, memory elsewhere would have left the
/// nearest caches by the time that something waits again.
#[derive(Clone, Debug)]
pub(super) struct Line<T> {
    first: Option<T>,
    /// What waits behind the first; empty where there is no first.
    rest: VecDeque<T>,
}

impl<T> Line<T> {
    /// An empty one.
    pub(super) const fn new() -> Self {
        Self { first: None, rest: VecDeque::new() }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.first.is_none()
    }

    /// The first element.
    pub(super) const fn front(&self) -> Option<&T> {
        self.first.as_ref()
    }

    /// Adds an element behind all others.
    pub(super) fn push_back(&mut self, element: T) {
        if self.first.is_none() {
            self.first = Some(element);
        } else {
            self.rest.push_back(element);
        }
    }

    /// Adds an element before all others.
    pub(super) fn push_front(&mut self, element: T) {
        if let Some(second) = self.first.replace(element) {
            self.rest.push_front(second);
        }
    }

    /// Takes the first element out.
    pub(super) fn pop_front(&mut self) -> Option<T> {
        std::mem::replace(&mut self.first, self.rest.pop_front())
    }
}

/// The hash of a `VecDeque` of the same elements.
impl<T: Hash> Hash for Line<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_usize(usize::from(self.first.is_some()) + self.rest.len());
        self.first.iter().chain(&self.rest).for_each(|element| element.hash(state));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lanelab_cells::sim::hash::StableHasher;

    fn hash(of: &impl Hash) -> u64 {
        let mut hasher = StableHasher::default();
        of.hash(&mut hasher);
        hasher.finish()
    }

    #[test]
    fn it_is_in_order_and_hashes_as_the_standard_queue() {
        let (mut line, mut queue) = (Line::new(), VecDeque::new());
        // 0: takes the first out; odd: comes behind; even: comes before.
        for step in [1, 0, 0, 3, 2, 5, 4, 0, 7, 0, 0, 0, 0, 0, 9, 6, 0, 0] {
            match step {
                0 => assert_eq!(line.pop_front(), queue.pop_front()),
                odd if odd % 2 == 1 => (line.push_back(odd), queue.push_back(odd)).0,
                even => (line.push_front(even), queue.push_front(even)).0,
            }
            assert_eq!((line.front(), line.is_empty()), (queue.front(), queue.is_empty()));
            assert_eq!(hash(&line), hash(&queue));
        }
    }
}
