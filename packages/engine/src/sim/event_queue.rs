//! The event queue: PDUs, timers, CPU work; never cells.
//!
//! Events are ordered by time. Equal times are ordered by origin (an immutable number, such as a node's id), then by the
//! order in which that origin scheduled them. So the order depends on nothing but what each origin did, and an origin
//! added to a run disturbs no other.

use super::time::SimTime;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The immutable number of whoever schedules an event; it has 24 bits at most.
pub type Origin = u32;

/// An event's name: stable under slicing, tracing and everything that happens elsewhere.
///
/// The upper 24 bits are the origin, the lower 40 its count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct EventId(pub u64);

impl EventId {
    /// The parent of what nothing caused: the start of the run.
    pub const START: Self = Self(0);

    const COUNT_BITS: u32 = 40;

    /// Event number `count` of `origin`; counts begin with 1.
    #[must_use]
    pub const fn new(origin: Origin, count: u64) -> Self {
        Self((origin as u64) << Self::COUNT_BITS | count)
    }

    /// Part of the run that scheduled the event.
    #[must_use]
    pub const fn origin(self) -> Origin {
        (self.0 >> Self::COUNT_BITS) as Origin
    }

    /// Which of its events.
    #[must_use]
    pub const fn count(self) -> u64 {
        self.0 & ((1 << Self::COUNT_BITS) - 1)
    }
}

/// An event that is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Due<E> {
    /// Time at which the event is due.
    pub at: SimTime,
    /// Identifier of the event, unique in the run.
    pub id: EventId,
    /// The event during which it was scheduled.
    pub cause: EventId,
    /// The event itself.
    pub event: E,
}

/// Events to come.
#[derive(Clone, Debug)]
pub struct EventQueue<E> {
    heap: BinaryHeap<Reverse<(SimTime, EventId, u32)>>,
    /// Bodies of the events in the heap, by slot; a vacant slot is in `vacant`.
    slots: Vec<(EventId, E)>,
    vacant: Vec<u32>,
    /// How many events each origin has scheduled.
    counts: Vec<u64>,
}

impl<E: Copy> EventQueue<E> {
    /// An empty queue for origins below `origins`.
    #[must_use]
    pub fn new(origins: usize) -> Self {
        Self { heap: BinaryHeap::new(), slots: Vec::new(), vacant: Vec::new(), counts: vec![0; origins] }
    }

    /// Schedules `event` for `at` as the next event of origin number `index`, whose public number is `origin`. O(log n).
    pub fn schedule(
        &mut self,
        at: SimTime,
        index: usize,
        origin: Origin,
        cause: EventId,
        event: E,
    ) -> EventId {
        self.counts[index] += 1;
        let id = EventId::new(origin, self.counts[index]);
        let slot = if let Some(slot) = self.vacant.pop() {
            self.slots[slot as usize] = (cause, event);
            slot
        } else {
            self.slots.push((cause, event));
            (self.slots.len() - 1) as u32
        };
        self.heap.push(Reverse((at, id, slot)));
        id
    }

    /// When the next event is due. O(1).
    #[must_use]
    pub fn next_time(&self) -> Option<SimTime> {
        self.heap.peek().map(|Reverse((at, ..))| *at)
    }

    /// Takes the next event. O(log n).
    pub fn pop(&mut self) -> Option<Due<E>> {
        let Reverse((at, id, slot)) = self.heap.pop()?;
        let (cause, event) = self.slots[slot as usize];
        self.vacant.push(slot);
        Some(Due { at, id, cause, event })
    }

    /// Every event to come in order of time, for the state hash. O(n log n).
    #[must_use]
    pub fn in_order(&self) -> Vec<Due<E>> {
        let mut all: Vec<_> = self
            .heap
            .iter()
            .map(|Reverse((at, id, slot))| {
                let (cause, event) = self.slots[*slot as usize];
                Due { at: *at, id: *id, cause, event }
            })
            .collect();
        all.sort_unstable_by_key(|due| (due.at, due.id));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_times_go_by_origin_then_by_order() {
        let mut queue = EventQueue::new(2);
        let at = SimTime(5);
        queue.schedule(at, 1, 9, EventId::START, 'c');
        queue.schedule(at, 0, 4, EventId::START, 'a');
        queue.schedule(at, 0, 4, EventId::START, 'b');
        queue.schedule(SimTime(1), 1, 9, EventId::START, 'z');
        let order: String = std::iter::from_fn(|| queue.pop()).map(|due| due.event).collect();
        assert_eq!(order, "zabc");
    }

    #[test]
    fn an_origin_added_changes_no_name() {
        let names = |origins: usize| {
            let mut queue = EventQueue::new(origins);
            if origins == 3 {
                queue.schedule(SimTime(1), 2, 8, EventId::START, ());
            }
            queue.schedule(SimTime(2), 0, 4, EventId::START, ())
        };
        assert_eq!(names(2), names(3));
    }
}
