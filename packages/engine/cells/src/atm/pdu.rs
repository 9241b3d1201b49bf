//! PDUs under way on a connection. Those of a stream without gaps are equally long and equally far apart, so they are one
//! record, however many they are.

use super::cell_network::PduId;

/// PDUs that were offered and whose ends are not known: one that a host injected, or `count` of a source's, one behind the other.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pdus {
    /// Number of the first one's first cell.
    pub(super) first_seq: u64,
    /// Cells of each.
    pub(super) cells: u32,
    pub(super) id: PduId,
    pub(super) count: u32,
    /// Its last cell was dropped.
    pub(super) lost: bool,
    /// When the first cell of the first one was offered.
    pub(super) offered: u64,
    /// Time from there to the same of the next one.
    pub(super) every: u64,
    /// No arrival of its last cell before this.
    pub(super) bound: u64,
    /// When the last cell of an injected one left the port at which the connection begins; zero until it has.
    pub(super) left: u64,
}

impl Pdus {
    /// One PDU.
    pub(super) const fn one(id: PduId, first_seq: u64, cells: u32, offered: u64, bound: u64) -> Self {
        Self { first_seq, cells, id, count: 1, lost: false, offered, every: 0, bound, left: 0 }
    }

    /// Number of the first one's last cell.
    pub(super) const fn last_seq(&self) -> u64 {
        self.first_seq + self.cells as u64 - 1
    }

    /// The first `n < count` are over.
    pub(super) fn pass(&mut self, n: u32) {
        *self = self.after(n);
    }

    fn after(&self, n: u32) -> Self {
        Self {
            first_seq: self.first_seq + u64::from(n) * u64::from(self.cells),
            count: self.count - n,
            // Beyond the last of slow ones there may be no more time.
            offered: self.offered.saturating_add(u64::from(n).saturating_mul(self.every)),
            ..*self
        }
    }

    /// Adds those of the same stream, which go on where these end; returns whether they do.
    pub(super) fn join(&mut self, next: &Self) -> bool {
        let end = self.after(self.count);
        let goes_on = (end.first_seq, end.offered, end.cells, end.every)
            == (next.first_seq, next.offered, next.cells, next.every);
        match self.count.checked_add(next.count).filter(|_| goes_on) {
            Some(count) => {
                self.count = count;
                true
            }
            None => false,
        }
    }

    /// Sum of the delays of the first `n`, of which the first ends at `end` and each next one `apart` later, in ps.
    pub(super) fn total_delay(&self, n: u32, end: u64, apart: u64) -> u128 {
        let (n, first) = (i128::from(n), i128::from(end - self.offered));
        let growth = i128::from(apart) - i128::from(self.every);
        (n * first + growth * (n * (n - 1) / 2)) as u128
    }

    /// Each alone: number of its first cell, cells, and when it was offered.
    pub(super) fn each(&self) -> impl Iterator<Item = [u64; 3]> {
        let this = *self;
        (0..this.count).map(move |k| {
            let pdu = this.after(k);
            [pdu.first_seq, pdu.cells.into(), pdu.offered]
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STREAM: Pdus = Pdus { count: 5, every: 30, ..Pdus::one(0, 100, 3, 1_000, 0) };

    #[test]
    fn parts_hold_the_pdus_of_the_whole() {
        let whole: Vec<_> = STREAM.each().collect();
        assert_eq!(whole[4], [112, 3, 1_120]);
        for k in 1..5 {
            let mut rest = STREAM;
            rest.pass(k);
            let mut first = Pdus { count: k, ..STREAM };
            assert_eq!(first.each().chain(rest.each()).collect::<Vec<_>>(), whole);
            assert!(first.join(&rest));
            assert_eq!(first.each().collect::<Vec<_>>(), whole);
            assert!(!first.join(&rest));
            assert!(!first.join(&Pdus { every: 31, ..STREAM.after(5) }));
        }
        let mut most = Pdus { count: u32::MAX, ..STREAM };
        let next = Pdus { count: 1, first_seq: most.first_seq + 3 * u64::from(u32::MAX), ..STREAM };
        assert!(!most.join(&Pdus { offered: most.offered + 30 * u64::from(u32::MAX), ..next }));
    }

    #[test]
    fn delays_grow_or_shrink_from_one_to_the_next() {
        for (apart, delays) in [(30, [40, 40, 40]), (33, [40, 43, 46]), (21, [40, 31, 22])] {
            assert_eq!(STREAM.total_delay(3, 1_040, apart), delays.iter().sum::<u128>());
        }
    }
}
