//! Octets that came out of order (RFC 793 3.9, p. 69): which they are, not what they say.

use core::ops::Range;

/// Disjoint ranges of stream offsets, in order, none touching the next.
#[derive(Clone, Debug, Default, Hash)]
pub(super) struct Reassembly {
    ranges: Vec<Range<u64>>,
}

impl Reassembly {
    pub(super) fn is_empty(&self) -> bool {
        self.ranges.is_empty()
    }

    /// Octets held.
    pub(super) fn held(&self) -> u64 {
        self.ranges.iter().map(|range| range.end - range.start).sum()
    }

    /// Adds a range, merging it with those it touches.
    pub(super) fn insert(&mut self, mut new: Range<u64>) {
        if new.is_empty() {
            return;
        }
        let first = self.ranges.partition_point(|range| range.end < new.start);
        let last = self.ranges.partition_point(|range| range.start <= new.end);
        if let Some(touched) = self.ranges.get(first..last).filter(|touched| !touched.is_empty()) {
            new.start = new.start.min(touched[0].start);
            new.end = new.end.max(touched[touched.len() - 1].end);
        }
        self.ranges.splice(first..last, [new]);
    }

    /// Takes out what now continues the octets in order up to `offset`, and returns where they reach to.
    pub(super) fn advance(&mut self, offset: u64) -> u64 {
        match self.ranges.first() {
            Some(first) if first.start <= offset => self.ranges.remove(0).end.max(offset),
            _ => offset,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_merge_when_they_touch() {
        let mut queue = Reassembly::default();
        for range in [30..40, 10..20, 50..60, 38..50, 20..25] {
            queue.insert(range);
        }
        queue.insert(12..12);
        assert_eq!(queue.ranges, [10..25, 30..60]);
        assert_eq!(queue.held(), 45);
        queue.insert(0..100);
        assert_eq!(queue.ranges, vec![0..100]);
    }

    #[test]
    fn what_continues_the_stream_leaves_the_queue() {
        let mut queue = Reassembly::default();
        queue.insert(10..20);
        queue.insert(30..40);
        assert_eq!(queue.advance(5), 5);
        assert_eq!(queue.advance(10), 20);
        assert_eq!(queue.advance(35), 40);
        assert!(queue.is_empty());
    }
}
