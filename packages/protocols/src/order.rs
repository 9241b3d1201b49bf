//! Putting lists in order that are sorted now and then.
//!
//! The standard library's sorts are made for speed: each type that one of them sorts takes up to 20 KB of code in the engine that a browser loads.
//! Here the same code sorts the places of all lists, and a few lines for each type move its items there. That takes longer; what is sorted
//! for every few cells, calls or windows is sorted by the standard library.

use core::cmp::Ordering;
use std::collections::BTreeMap;

/// Sorts items; equal ones stay in their order. O(n log n).
pub fn sort<T: Ord>(items: &mut [T]) {
    let mut places = places(items.len(), &|a, b| items[a].cmp(&items[b]));
    take_places(items, &mut places);
}

/// Sorts items by a key; those with the same one stay in their order. O(n log n).
pub fn sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    let mut places = places(items.len(), &|a, b| key(&items[a]).cmp(&key(&items[b])));
    take_places(items, &mut places);
}

/// A map of entries, put in one by one: a map that is collected sorts them first.
pub fn map<K: Ord, V>(entries: impl IntoIterator<Item = (K, V)>) -> BTreeMap<K, V> {
    let mut map = BTreeMap::new();
    map.extend(entries);
    map
}

/// The present places of so many items, in the order in which the items belong; none where they are in order.
fn places(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    if (1..count).all(|at| compare(at - 1, at).is_le()) {
        return Vec::new();
    }
    let mut places: Vec<usize> = (0..count).collect();
    places.sort_by(|a, b| compare(*a, *b));
    places
}

/// Moves each item to its place: the one that belongs at `at` is at `places[at]`.
fn take_places<T>(items: &mut [T], places: &mut [usize]) {
    for start in 0..places.len() {
        let mut at = start;
        // Round a ring of items, each of which belongs where the next one was.
        loop {
            let from = core::mem::replace(&mut places[at], at);
            if from == start {
                break;
            }
            items.swap(at, from);
            at = from;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn items_come_in_the_order_of_the_standard_library(items: Vec<(u8, u16)>) {
            let (mut ours, mut theirs) = (items.clone(), items.clone());
            sort(&mut ours);
            theirs.sort();
            prop_assert_eq!(ours, theirs);
            let (mut ours, mut theirs) = (items.clone(), items);
            sort_by_key(&mut ours, |(key, _)| *key);
            theirs.sort_by_key(|(key, _)| *key);
            prop_assert_eq!(ours, theirs, "with equal keys as they were");
        }
    }

    #[test]
    fn items_need_not_be_copied() {
        let mut items = ["c", "a", "", "b", "a"].map(String::from);
        sort_by_key(&mut items, |item| core::cmp::Reverse(item.len()));
        assert_eq!(items, ["c", "a", "b", "a", ""]);
        sort(&mut items);
        assert_eq!(items, ["", "a", "a", "b", "c"]);
    }
}
