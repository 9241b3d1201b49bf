//! The event queue: PDUs, timers, CPU work; never cells.
//!
//! Events are ordered by time. Equal times are ordered by origin (an immutable number, such as a node's id), then by the
//! order in which that origin scheduled them. So the order depends on nothing but what each origin did, and an origin
//! added to a run disturbs no other.

use super::time::SimTime;
use lanelab_protocols::order;

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

/// Children of a place in the heap: with four the heap is half as deep as with two, and the children lie side by side.
const CHILDREN: usize = 4;

/// Most events that are kept in order before the heap. What is scheduled is mostly due soon, so it moves few of them.
const NEAR: usize = 16;

/// What orders an event, and where its body is.
#[derive(Clone, Copy, Debug)]
struct Place {
    at: SimTime,
    id: EventId,
    slot: u32,
}

impl Place {
    #[inline]
    fn is_before(&self, other: &Self) -> bool {
        (self.at, self.id) < (other.at, other.id)
    }
}

/// Events to come.
#[derive(Clone, Debug)]
pub struct EventQueue<E> {
    /// The next events in order, the earliest last: none of them only where there are no events at all.
    near: Vec<Place>,
    /// All events after those, a heap, the earliest first.
    heap: Vec<Place>,
    /// Bodies of the events, by slot; a vacant slot is in `vacant`.
    slots: Vec<(EventId, E)>,
    vacant: Vec<u32>,
    /// How many events each origin has scheduled.
    counts: Vec<u64>,
}

impl<E: Copy> EventQueue<E> {
    /// An empty queue for origins below `origins`.
    #[must_use]
    pub fn new(origins: usize) -> Self {
        Self {
            near: Vec::with_capacity(NEAR),
            heap: Vec::new(),
            slots: Vec::new(),
            vacant: Vec::new(),
            counts: vec![0; origins],
        }
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
        self.put(Place { at, id, slot });
        id
    }

    /// Puts a place in order among the next ones, or into the heap where it comes after them.
    fn put(&mut self, new: Place) {
        let has_room = self.near.len() < NEAR;
        if self.near.first().is_some_and(|latest| latest.is_before(&new))
            && !(has_room && self.heap.is_empty())
        {
            return self.rise(new);
        }
        if !has_room {
            let latest = self.near.remove(0);
            self.rise(latest);
        }
        let mut k = self.near.len();
        self.near.push(new);
        while k > 0 && self.near[k - 1].is_before(&new) {
            self.near[k] = self.near[k - 1];
            k -= 1;
        }
        self.near[k] = new;
    }

    /// Puts a place in at the end of the heap, and then before those on its way up that are later.
    fn rise(&mut self, new: Place) {
        let mut k = self.heap.len();
        self.heap.push(new);
        while k > 0 {
            let parent = (k - 1) / CHILDREN;
            if !new.is_before(&self.heap[parent]) {
                break;
            }
            self.heap[k] = self.heap[parent];
            k = parent;
        }
        self.heap[k] = new;
    }

    /// Puts what was last in the heap at its top, and then behind those on its way down that are earlier.
    fn sink(&mut self, last: Place) {
        let mut k = 0;
        loop {
            let from = CHILDREN * k + 1;
            let children = &self.heap[from.min(self.heap.len())..(from + CHILDREN).min(self.heap.len())];
            let Some(mut first) = children.first() else { break };
            let mut at = from;
            for (child, place) in children.iter().enumerate().skip(1) {
                if place.is_before(first) {
                    (first, at) = (place, from + child);
                }
            }
            if !first.is_before(&last) {
                break;
            }
            self.heap[k] = *first;
            k = at;
        }
        self.heap[k] = last;
    }

    /// When the next event is due. O(1).
    #[must_use]
    #[inline]
    pub fn next_time(&self) -> Option<SimTime> {
        self.near.last().map(|place| place.at)
    }

    /// Takes the next event. O(log n).
    pub fn pop(&mut self) -> Option<Due<E>> {
        let Place { at, id, slot } = self.near.pop()?;
        if self.near.is_empty() {
            self.refill();
        }
        let (cause, event) = self.slots[slot as usize];
        self.vacant.push(slot);
        Some(Due { at, id, cause, event })
    }

    /// Takes the earliest place out of the heap: it is the next.
    fn refill(&mut self) {
        let Some(first) = self.heap.first().copied() else { return };
        self.near.push(first);
        if let Some(last) = self.heap.pop()
            && !self.heap.is_empty()
        {
            self.sink(last);
        }
    }

    /// The least of what `bound` makes of the events to come, where it makes nothing earlier of an event than when that is due;
    /// `SimTime::MAX` for none. Looks only at events that are due before that, and at their children in the heap.
    pub fn least(&self, mut bound: impl FnMut(SimTime, E) -> SimTime) -> SimTime {
        let mut least = SimTime::MAX;
        for place in self.near.iter().rev() {
            if place.at >= least {
                return least;
            }
            least = least.min(bound(place.at, self.slots[place.slot as usize].1));
        }
        self.look(0, &mut least, &mut bound);
        least
    }

    /// Lowers `least` to the bound of the event at `k`, and to those of its children.
    fn look(&self, k: usize, least: &mut SimTime, bound: &mut impl FnMut(SimTime, E) -> SimTime) {
        let Some(place) = self.heap.get(k).filter(|place| place.at < *least) else { return };
        *least = (*least).min(bound(place.at, self.slots[place.slot as usize].1));
        for child in CHILDREN * k + 1..=CHILDREN * (k + 1) {
            self.look(child, least, bound);
        }
    }

    /// Every event to come in order of time, for the state hash. O(n log n).
    #[must_use]
    pub fn in_order(&self) -> Vec<Due<E>> {
        let mut all = [self.near.as_slice(), &self.heap].concat();
        order::sort_by_key(&mut all, |place| (place.at, place.id));
        let due = |place: Place| {
            let (cause, event) = self.slots[place.slot as usize];
            Due { at: place.at, id: place.id, cause, event }
        };
        all.into_iter().map(due).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

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

    /// A queue with events at these times, of origins in turn.
    fn filled(times: &[u64]) -> EventQueue<usize> {
        let mut queue = EventQueue::new(3);
        for (k, at) in times.iter().enumerate() {
            queue.schedule(SimTime(*at), k % 3, (7 - k % 3) as Origin, EventId::START, k);
        }
        queue
    }

    fn scattered() -> Vec<u64> {
        (0..500).map(|k: u64| k * 7_919 % 251).collect()
    }

    #[test]
    fn a_heap_gives_what_sorting_gives() {
        let mut queue = filled(&scattered());
        let sorted = queue.in_order();
        // Half of them out, and the same ones in again: later ones are not disturbed.
        for due in &sorted[..250] {
            assert_eq!(queue.pop().as_ref(), Some(due));
        }
        for k in 0..50 {
            queue.schedule(SimTime(500 + 50 - k), 0, 7, EventId::START, 1_000 + k as usize);
        }
        for due in &sorted[250..] {
            assert_eq!(queue.pop().as_ref(), Some(due));
        }
        let rest: Vec<_> = std::iter::from_fn(|| queue.pop()).map(|due| due.event).collect();
        assert_eq!(rest, (1_000..1_050).rev().collect::<Vec<_>>());
    }

    #[test]
    fn what_is_scheduled_meanwhile_comes_in_its_turn() {
        let mut queue = filled(&scattered());
        let mut left: BTreeSet<_> = queue.in_order().iter().map(|due| (due.at, due.id)).collect();
        let mut now = SimTime(0);
        for k in 0..3_000 {
            // Two events more for each of the first thousand that are due, soon or later.
            if k % 3 < 2 && k < 3_000 / 2 {
                let at = SimTime(now.0 + if k % 3 == 0 { k * 31 % 7 } else { k * 7_919 % 400 });
                left.insert((at, queue.schedule(at, 0, 7, EventId::START, k as usize)));
                continue;
            }
            let due = queue.pop();
            assert_eq!(due.map(|due| (due.at, due.id)), left.pop_first());
            assert_eq!(queue.next_time(), left.first().map(|(at, _)| *at));
            now = due.map_or(now, |due| due.at);
        }
        assert!(left.is_empty());
    }

    #[test]
    fn the_least_bound_is_that_of_looking_at_every_event() {
        let queue = filled(&scattered());
        let bound = |at: SimTime, k: usize| SimTime(at.0 + 40 + (k as u64 * 31) % 17);
        let every = queue.in_order().iter().map(|due| bound(due.at, due.event)).min();
        let mut looked_at = 0;
        let least = queue.least(|at, k| {
            looked_at += 1;
            bound(at, k)
        });
        assert_eq!(Some(least), every);
        assert!(looked_at < 200, "{looked_at} of 500 were looked at");
        assert_eq!(filled(&[]).least(|at, _| at), SimTime::MAX);
    }
}
