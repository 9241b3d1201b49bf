//! Entries of which some wait for a time: the next deadline without a look at all the others.
//!
//! A switch has thousands of calls, of which the few that are being set up have a timer.

use crate::order;
use std::collections::{BTreeSet, VecDeque};

use crate::Instant;
use crate::derived::Derived;
use crate::sorted::SortedMap;

/// What may wait for an instant.
pub(crate) trait Waits {
    /// The instant that it waits for.
    fn deadline(&mut self) -> Option<Instant>;
}

/// A map whose entries may wait. Whoever borrows an entry to change it may change what it waits for.
#[derive(Clone, Debug, Hash)]
pub(crate) struct Timed<K, V> {
    /// Boxed, since they are large and there may be thousands: what moves when one is added or removed are keys and pointers.
    entries: SortedMap<K, Box<V>>,
    /// Entries that were borrowed or added since their deadlines were last asked for.
    changed: Derived<VecDeque<K>>,
    /// Deadlines of the others that have one, by entry and in order.
    deadlines: Derived<SortedMap<K, Instant>>,
    order: Derived<BTreeSet<(Instant, K)>>,
}

impl<K, V> Timed<K, V> {
    pub(crate) const fn new() -> Self {
        Self {
            entries: SortedMap::new(),
            changed: Derived(VecDeque::new()),
            deadlines: Derived(SortedMap::new()),
            order: Derived(BTreeSet::new()),
        }
    }
}

impl<K: Copy + Ord, V: Waits> Timed<K, V> {
    pub(crate) fn get(&self, key: &K) -> Option<&V> {
        self.entries.get(key).map(Box::as_ref)
    }

    /// An entry, to change it. O(log n).
    pub(crate) fn get_mut(&mut self, key: &K) -> Option<&mut V> {
        let entry = self.entries.get_mut(key);
        if entry.is_some() && self.changed.back() != Some(key) {
            self.changed.push_back(*key);
        }
        entry.map(Box::as_mut)
    }

    pub(crate) fn insert(&mut self, key: K, entry: V) {
        self.entries.insert(key, Box::new(entry));
        self.changed.push_back(key);
    }

    pub(crate) fn remove(&mut self, key: &K) -> Option<V> {
        let entry = self.entries.remove(key);
        if entry.is_some() {
            self.changed.push_back(*key);
        }
        entry.map(|entry| *entry)
    }

    pub(crate) fn clear(&mut self) {
        *self = Self::new();
    }

    pub(crate) fn contains_key(&self, key: &K) -> bool {
        self.entries.contains_key(key)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    pub(crate) fn keys(&self) -> impl Iterator<Item = &K> {
        self.entries.keys()
    }

    pub(crate) fn values(&self) -> impl Iterator<Item = &V> {
        self.entries.values().map(Box::as_ref)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (&K, &V)> {
        self.entries.iter().map(|(key, entry)| (key, entry.as_ref()))
    }

    /// All entries, to change them. O(n).
    pub(crate) fn values_mut(&mut self) -> impl Iterator<Item = &mut V> {
        self.changed.extend(self.entries.keys().copied());
        self.entries.values_mut().map(Box::as_mut)
    }

    /// The earliest deadline. O(log n) for each entry that has changed since.
    pub(crate) fn deadline(&mut self) -> Option<Instant> {
        self.look();
        self.order.first().map(|(at, _)| *at)
    }

    /// Entries whose deadline has come, in order of their keys.
    pub(crate) fn due(&mut self, now: Instant) -> Vec<K> {
        self.look();
        let mut due: Vec<K> =
            self.order.iter().take_while(|(at, _)| *at <= now).map(|(_, key)| *key).collect();
        order::sort(&mut due);
        due
    }

    /// Learns what the entries that have changed wait for now.
    fn look(&mut self) {
        while let Some(key) = self.changed.pop_front() {
            let now = self.entries.get_mut(&key).and_then(|entry| entry.deadline());
            let before = match now {
                Some(at) => self.deadlines.insert(key, at),
                None => self.deadlines.remove(&key),
            };
            if before != now {
                before.map(|at| self.order.remove(&(at, key)));
                now.map(|at| self.order.insert((at, key)));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Waits for Option<u64> {
        fn deadline(&mut self) -> Option<Instant> {
            self.map(Instant)
        }
    }

    /// Every entry as it is, without the order.
    fn by_look(timed: &Timed<u8, Option<u64>>, now: u64) -> (Option<Instant>, Vec<u8>) {
        let earliest = timed.values().flatten().min().copied().map(Instant);
        let due = timed.iter().filter(|(_, at)| at.is_some_and(|at| at <= now)).map(|(key, _)| *key);
        (earliest, due.collect())
    }

    #[test]
    fn deadlines_follow_every_change() {
        let mut timed = Timed::new();
        let mut random = crate::Random::new(7);
        for _ in 0..2_000 {
            let [kind, key, at] = [3, 15, 99].map(|most| random.between(0, most));
            let key = key as u8;
            match kind {
                0 => timed.insert(key, Some(at)),
                1 => timed.insert(key, None),
                2 => drop(timed.remove(&key)),
                _ => {
                    if let Some(entry) = timed.get_mut(&key) {
                        *entry = (at % 3 > 0).then_some(at);
                    }
                }
            }
            if at % 2 == 0 {
                assert_eq!((timed.deadline(), timed.due(Instant(50))), by_look(&timed, 50));
            }
        }
    }

    #[test]
    fn what_changes_together_counts_too() {
        let mut timed = Timed::new();
        timed.insert(1, Some(5));
        timed.insert(2, Some(9));
        assert_eq!(timed.deadline(), Some(Instant(5)));
        timed.values_mut().for_each(|at| *at = at.map(|at| at + 10));
        assert_eq!((timed.deadline(), timed.due(Instant(15))), (Some(Instant(15)), vec![1]));
        timed.clear();
        assert_eq!(timed.deadline(), None);
    }
}
