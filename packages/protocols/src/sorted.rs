//! Maps and sets of few entries: vectors in the order of their keys.
//!
//! The tables of a machine hold tens of entries, seldom hundreds. The B-trees of the standard library are made for more, and
//! every kind of key and value takes 6 to 8 KB of code in the engine that a browser loads. A sorted vector takes a tenth
//! of that. Its order, its hash and what its methods return are those of the B-trees, so that either can take the place of the
//! other.
//!
//! Looking up is O(log n). Adding and removing move the entries behind the place: cheap for the last ones, such as new entries
//! under ascending keys, and for entries of a few dozen octets. A table that is large and changes all the time stays a `BTreeMap`.

use std::fmt::{self, Debug, Formatter};
use std::hash::{Hash, Hasher};
use std::ops::{Bound, Deref, Index, RangeBounds};
use std::{slice, vec};

/// A map that is a vector of pairs in the order of their keys.
#[derive(Clone, PartialEq, Eq)]
pub struct SortedMap<K, V> {
    entries: Vec<(K, V)>,
}

impl<K, V> SortedMap<K, V> {
    /// An empty map.
    pub const fn new() -> Self {
        Self { entries: Vec::new() }
    }

    /// How many entries there are.
    pub const fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether the map has no entry.
    pub const fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Removes all entries.
    pub fn clear(&mut self) {
        self.entries.clear();
    }

    /// Entries in the order of their keys.
    pub fn iter(&self) -> Iter<'_, K, V> {
        Iter(self.entries.iter())
    }

    /// Entries in the order of their keys, to change their values.
    pub fn iter_mut(&mut self) -> IterMut<'_, K, V> {
        IterMut(self.entries.iter_mut())
    }

    /// Keys in order.
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = &K> + ExactSizeIterator + Clone {
        self.entries.iter().map(|(key, _)| key)
    }

    /// Values in the order of their keys.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &V> + ExactSizeIterator + Clone {
        self.entries.iter().map(|(_, value)| value)
    }

    /// Values in the order of their keys, to change them.
    pub fn values_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut V> + ExactSizeIterator {
        self.entries.iter_mut().map(|(_, value)| value)
    }

    /// Keys in order; the values are dropped.
    pub fn into_keys(self) -> impl DoubleEndedIterator<Item = K> + ExactSizeIterator {
        self.entries.into_iter().map(|(key, _)| key)
    }

    /// Values in the order of their keys, which are dropped.
    pub fn into_values(self) -> impl DoubleEndedIterator<Item = V> + ExactSizeIterator {
        self.entries.into_iter().map(|(_, value)| value)
    }

    /// The entry of the least key.
    pub fn first_key_value(&self) -> Option<(&K, &V)> {
        self.iter().next()
    }

    /// Keeps the entries for which `stays` holds.
    pub fn retain(&mut self, mut stays: impl FnMut(&K, &mut V) -> bool) {
        self.entries.retain_mut(|(key, value)| stays(key, value));
    }

    /// Removes the entries for which `goes` holds, in order, as far as the iterator is driven.
    pub fn extract_if(&mut self, mut goes: impl FnMut(&K, &mut V) -> bool) -> impl Iterator<Item = (K, V)> {
        self.entries.extract_if(.., move |(key, value)| goes(key, value))
    }
}

impl<K: Ord, V> SortedMap<K, V> {
    /// Where a key is, or where it would be added.
    fn position(&self, key: &K) -> Result<usize, usize> {
        self.entries.binary_search_by(|(known, _)| known.cmp(key))
    }

    /// The value of a key.
    pub fn get(&self, key: &K) -> Option<&V> {
        self.position(key).ok().map(|at| &self.entries[at].1)
    }

    /// The value of a key, to change it.
    pub fn get_mut(&mut self, key: &K) -> Option<&mut V> {
        self.position(key).ok().map(|at| &mut self.entries[at].1)
    }

    /// Whether there is an entry of this key.
    pub fn contains_key(&self, key: &K) -> bool {
        self.position(key).is_ok()
    }

    /// Sets the value of a key, and returns the one that it had.
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        match self.position(&key) {
            Ok(at) => Some(std::mem::replace(&mut self.entries[at].1, value)),
            Err(at) => {
                self.entries.insert(at, (key, value));
                None
            }
        }
    }

    /// Removes a key, and returns the value that it had.
    pub fn remove(&mut self, key: &K) -> Option<V> {
        self.position(key).ok().map(|at| self.entries.remove(at).1)
    }

    /// The place of a key, to add a value if there is none.
    pub fn entry(&mut self, key: K) -> Entry<'_, K, V> {
        Entry { at: self.position(&key), key, entries: &mut self.entries }
    }

    /// Entries whose keys are in a range.
    pub fn range(&self, range: impl RangeBounds<K>) -> Iter<'_, K, V> {
        Iter(within(&self.entries, |(key, _)| key, range).iter())
    }
}

/// The part of a sorted slice whose keys are in a range.
fn within<T, K: Ord>(all: &[T], key: impl Fn(&T) -> &K, range: impl RangeBounds<K>) -> &[T] {
    let first = match range.start_bound() {
        Bound::Included(from) => all.partition_point(|known| key(known) < from),
        Bound::Excluded(last) => all.partition_point(|known| key(known) <= last),
        Bound::Unbounded => 0,
    };
    let behind = &all[first..];
    let len = match range.end_bound() {
        Bound::Included(last) => behind.partition_point(|known| key(known) <= last),
        Bound::Excluded(beyond) => behind.partition_point(|known| key(known) < beyond),
        Bound::Unbounded => behind.len(),
    };
    &behind[..len]
}

impl<K, V> Default for SortedMap<K, V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K: Debug, V: Debug> Debug for SortedMap<K, V> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self).finish()
    }
}

/// As a `BTreeMap` is hashed: the length, then every entry.
impl<K: Hash, V: Hash> Hash for SortedMap<K, V> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_usize(self.len());
        self.entries.iter().for_each(|entry| entry.hash(state));
    }
}

impl<K: Ord, V> Index<&K> for SortedMap<K, V> {
    type Output = V;

    fn index(&self, key: &K) -> &V {
        self.get(key).expect("the map has no entry of this key")
    }
}

impl<K: Ord, V> Extend<(K, V)> for SortedMap<K, V> {
    fn extend<I: IntoIterator<Item = (K, V)>>(&mut self, entries: I) {
        for (key, value) in entries {
            self.insert(key, value);
        }
    }
}

impl<K: Ord, V> FromIterator<(K, V)> for SortedMap<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Self {
        let mut map = Self::new();
        map.extend(entries);
        map
    }
}

impl<K: Ord, V, const N: usize> From<[(K, V); N]> for SortedMap<K, V> {
    fn from(entries: [(K, V); N]) -> Self {
        entries.into_iter().collect()
    }
}

impl<K, V> IntoIterator for SortedMap<K, V> {
    type Item = (K, V);
    type IntoIter = vec::IntoIter<(K, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.entries.into_iter()
    }
}

impl<'a, K, V> IntoIterator for &'a SortedMap<K, V> {
    type Item = (&'a K, &'a V);
    type IntoIter = Iter<'a, K, V>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, K, V> IntoIterator for &'a mut SortedMap<K, V> {
    type Item = (&'a K, &'a mut V);
    type IntoIter = IterMut<'a, K, V>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

/// Entries of a map in the order of their keys.
#[derive(Debug)]
pub struct Iter<'a, K, V>(slice::Iter<'a, (K, V)>);

impl<K, V> Clone for Iter<'_, K, V> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<'a, K, V> Iterator for Iter<'a, K, V> {
    type Item = (&'a K, &'a V);

    fn next(&mut self) -> Option<Self::Item> {
        self.0.next().map(|(key, value)| (key, value))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl<K, V> DoubleEndedIterator for Iter<'_, K, V> {
    fn next_back(&mut self) -> Option<Self::Item> {
        self.0.next_back().map(|(key, value)| (key, value))
    }
}

impl<K, V> ExactSizeIterator for Iter<'_, K, V> {}

/// Entries of a map in the order of their keys, to change their values.
#[derive(Debug)]
pub struct IterMut<'a, K, V>(slice::IterMut<'a, (K, V)>);

impl<'a, K, V> Iterator for IterMut<'a, K, V> {
    type Item = (&'a K, &'a mut V);

    fn next(&mut self) -> Option<Self::Item> {
        self.0.next().map(|(key, value)| (&*key, value))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl<K, V> ExactSizeIterator for IterMut<'_, K, V> {}

/// The place of a key in a map, with or without a value.
#[derive(Debug)]
pub struct Entry<'a, K, V> {
    entries: &'a mut Vec<(K, V)>,
    key: K,
    at: Result<usize, usize>,
}

impl<'a, K, V> Entry<'a, K, V> {
    /// Changes the value, if there is one.
    pub fn and_modify(self, change: impl FnOnce(&mut V)) -> Self {
        if let Ok(at) = self.at {
            change(&mut self.entries[at].1);
        }
        self
    }

    /// The value, which is `value` if there was none.
    pub fn or_insert(self, value: V) -> &'a mut V {
        self.or_insert_with(|| value)
    }

    /// The value, which is made now if there was none.
    pub fn or_insert_with(self, make: impl FnOnce() -> V) -> &'a mut V {
        let at = match self.at {
            Ok(at) => at,
            Err(at) => {
                self.entries.insert(at, (self.key, make()));
                at
            }
        };
        &mut self.entries[at].1
    }

    /// The value, which is the default if there was none.
    pub fn or_default(self) -> &'a mut V
    where
        V: Default,
    {
        self.or_insert_with(V::default)
    }
}

/// A set that is a vector in order.
#[derive(Clone, PartialEq, Eq)]
pub struct SortedSet<K> {
    keys: Vec<K>,
}

impl<K> SortedSet<K> {
    /// An empty set.
    pub const fn new() -> Self {
        Self { keys: Vec::new() }
    }

    /// Removes all keys.
    pub fn clear(&mut self) {
        self.keys.clear();
    }
}

impl<K: Ord> SortedSet<K> {
    /// Whether a key is in the set.
    pub fn contains(&self, key: &K) -> bool {
        self.keys.binary_search(key).is_ok()
    }

    /// Adds a key; whether it is new.
    pub fn insert(&mut self, key: K) -> bool {
        let place = self.keys.binary_search(&key);
        if let Err(at) = place {
            self.keys.insert(at, key);
        }
        place.is_err()
    }

    /// Removes a key; whether it was in the set.
    pub fn remove(&mut self, key: &K) -> bool {
        let place = self.keys.binary_search(key);
        if let Ok(at) = place {
            self.keys.remove(at);
        }
        place.is_ok()
    }

    /// Keys in a range.
    pub fn range(&self, range: impl RangeBounds<K>) -> slice::Iter<'_, K> {
        within(&self.keys, |key| key, range).iter()
    }
}

/// The keys in order.
impl<K> Deref for SortedSet<K> {
    type Target = [K];

    fn deref(&self) -> &[K] {
        &self.keys
    }
}

impl<K> Default for SortedSet<K> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K: Debug> Debug for SortedSet<K> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self).finish()
    }
}

/// As a `BTreeSet` is hashed: the length, then every key. (A vector hashes numbers together.)
impl<K: Hash> Hash for SortedSet<K> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_usize(self.len());
        self.keys.iter().for_each(|key| key.hash(state));
    }
}

impl<K: Ord> Extend<K> for SortedSet<K> {
    fn extend<I: IntoIterator<Item = K>>(&mut self, keys: I) {
        for key in keys {
            self.insert(key);
        }
    }
}

impl<K: Ord> FromIterator<K> for SortedSet<K> {
    fn from_iter<I: IntoIterator<Item = K>>(keys: I) -> Self {
        let mut set = Self::new();
        set.extend(keys);
        set
    }
}

impl<K: Ord, const N: usize> From<[K; N]> for SortedSet<K> {
    fn from(keys: [K; N]) -> Self {
        keys.into_iter().collect()
    }
}

impl<K> IntoIterator for SortedSet<K> {
    type Item = K;
    type IntoIter = vec::IntoIter<K>;

    fn into_iter(self) -> Self::IntoIter {
        self.keys.into_iter()
    }
}

impl<'a, K> IntoIterator for &'a SortedSet<K> {
    type Item = &'a K;
    type IntoIter = slice::Iter<'a, K>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use proptest::prelude::*;

    use super::*;

    /// A hasher that keeps every call, so that two hashes that are equal here are equal with any hasher.
    #[derive(Default, PartialEq, Debug)]
    struct Calls(Vec<Vec<u8>>);

    impl Hasher for Calls {
        fn write(&mut self, octets: &[u8]) {
            self.0.push(octets.to_vec());
        }

        fn finish(&self) -> u64 {
            0
        }
    }

    fn calls(value: &impl Hash) -> Calls {
        let mut calls = Calls::default();
        value.hash(&mut calls);
        calls
    }

    #[derive(Clone, Debug)]
    enum Step {
        Insert(u8, u16),
        Remove(u8),
        Count(u8),
        Set(u8, u16),
        Retain(u8),
        Extract(u8),
    }

    fn step() -> impl Strategy<Value = Step> {
        let (key, value) = (0..24_u8, any::<u16>());
        prop_oneof![
            4 => (key.clone(), value).prop_map(|(key, value)| Step::Insert(key, value)),
            2 => key.clone().prop_map(Step::Remove),
            2 => key.clone().prop_map(Step::Count),
            1 => (key.clone(), value).prop_map(|(key, value)| Step::Set(key, value)),
            1 => (2..9_u8).prop_map(Step::Retain),
            1 => key.prop_map(Step::Extract),
        ]
    }

    proptest! {
        #[test]
        fn a_map_does_what_a_btreemap_does(steps in prop::collection::vec(step(), 0..80), low in 0..24_u8, span in 0..9_u8) {
            let (mut ours, mut theirs) = (SortedMap::<u8, u16>::new(), BTreeMap::<u8, u16>::new());
            for step in steps {
                match step {
                    Step::Insert(key, value) => prop_assert_eq!(ours.insert(key, value), theirs.insert(key, value)),
                    Step::Remove(key) => prop_assert_eq!(ours.remove(&key), theirs.remove(&key)),
                    Step::Count(key) => {
                        let change = |value: &mut u16| *value = value.wrapping_mul(3);
                        *ours.entry(key).and_modify(change).or_default() |= 1;
                        *theirs.entry(key).and_modify(change).or_default() |= 1;
                    }
                    Step::Set(key, value) => {
                        prop_assert_eq!(ours.get(&key), theirs.get(&key));
                        prop_assert_eq!(ours.contains_key(&key), theirs.contains_key(&key));
                        let set = |known: &mut u16| std::mem::replace(known, value);
                        prop_assert_eq!(ours.get_mut(&key).map(set), theirs.get_mut(&key).map(set));
                    }
                    Step::Retain(part) => {
                        ours.retain(|key, _| key % part > 0);
                        theirs.retain(|key, _| key % part > 0);
                    }
                    Step::Extract(most) => {
                        let mine: Vec<_> = ours.extract_if(|key, _| *key <= most).take(2).collect();
                        let yours: Vec<_> = theirs.extract_if(.., |key, _| *key <= most).take(2).collect();
                        prop_assert_eq!(mine, yours);
                    }
                }
            }
            prop_assert_eq!(calls(&ours), calls(&theirs));
            prop_assert_eq!(format!("{ours:?}"), format!("{theirs:?}"));
            prop_assert_eq!((ours.len(), ours.is_empty()), (theirs.len(), theirs.is_empty()));
            prop_assert_eq!(ours.first_key_value(), theirs.first_key_value());
            let high = low + span;
            prop_assert!(ours.range(low..high).eq(theirs.range(low..high)));
            prop_assert!(ours.range(low..=high).eq(theirs.range(low..=high)));
            prop_assert!(ours.range(..low).rev().eq(theirs.range(..low).rev()));
            let behind = (Bound::Excluded(low), Bound::Unbounded);
            prop_assert!(ours.range(behind).eq(theirs.range(behind)));
            prop_assert!(ours.iter_mut().eq(theirs.iter_mut()));
            prop_assert!(ours.keys().eq(theirs.keys()) && ours.values().eq(theirs.values()));
            prop_assert!(ours.into_iter().eq(theirs));
        }

        #[test]
        fn a_set_does_what_a_btreeset_does(steps in prop::collection::vec((any::<bool>(), 0..24_u16), 0..80), low in 0..24_u16) {
            let (mut ours, mut theirs) = (SortedSet::<u16>::new(), BTreeSet::<u16>::new());
            for (adds, key) in steps {
                prop_assert_eq!(ours.contains(&key), theirs.contains(&key));
                if adds {
                    prop_assert_eq!(ours.insert(key), theirs.insert(key));
                } else {
                    prop_assert_eq!(ours.remove(&key), theirs.remove(&key));
                }
            }
            prop_assert_eq!(calls(&ours), calls(&theirs));
            prop_assert_eq!(format!("{ours:?}"), format!("{theirs:?}"));
            prop_assert_eq!((ours.len(), ours.first(), ours.last()), (theirs.len(), theirs.first(), theirs.last()));
            prop_assert!(ours.range(low..).eq(theirs.range(low..)));
            let behind = (Bound::Excluded(low), Bound::Unbounded);
            prop_assert!(ours.range(behind).eq(theirs.range(behind)));
            prop_assert!(ours.into_iter().eq(theirs));
        }

        #[test]
        fn what_is_collected_is_in_order_and_the_last_of_equal_keys_stays(pairs in prop::collection::vec((0..24_u8, any::<u16>()), 0..40)) {
            let (ours, theirs): (SortedMap<_, _>, BTreeMap<_, _>) =
                (pairs.iter().copied().collect(), pairs.iter().copied().collect());
            prop_assert!(ours.into_iter().eq(theirs));
        }
    }

    #[test]
    fn values_of_several_parts_are_hashed_as_in_a_btreemap() {
        let pairs = [((7_u32, [1_u8; 6]), vec![3_u16]), ((2, [0; 6]), Vec::new()), ((7, [0; 6]), vec![1, 2])];
        assert_eq!(calls(&SortedMap::from(pairs.clone())), calls(&BTreeMap::from(pairs.clone())));
        let boxed = pairs.into_iter().map(|(key, value)| (key, Box::new(value)));
        let boxed: SortedMap<_, _> = boxed.collect();
        let plain: BTreeMap<_, _> = boxed.iter().map(|(key, value)| (*key, value.as_ref().clone())).collect();
        assert_eq!(calls(&boxed), calls(&plain));
    }
}
