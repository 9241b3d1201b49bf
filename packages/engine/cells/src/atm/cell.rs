//! A cell as the fast path carries it: 16 octets.

/// One cell: its time at the place that holds it, and what it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Cell {
    /// Time in ps; of what, says the buffer that holds it.
    pub(super) t: u64,
    /// From bit 0: `LAST`, `CLP`, `TRACKED`, 22 bits of hop, 39 bits of sequence number on the connection.
    pub(super) meta: u64,
}

/// AAU = 1: the last cell of its PDU.
pub(super) const LAST: u64 = 1;
/// CLP = 1.
pub(super) const CLP: u64 = 1 << 1;
/// The last cell of an injected PDU: hosts wait for it, so its earliest possible arrival is kept.
pub(super) const TRACKED: u64 = 1 << 2;
/// Adding this moves a cell on to its connection's next hop.
pub(super) const NEXT_HOP: u64 = 1 << HOP_SHIFT;

const HOP_SHIFT: u32 = 3;
const HOP_BITS: u32 = 22;
/// Hops that all connections together may have.
pub(super) const MAX_HOPS: usize = 1 << HOP_BITS;
/// Adding this makes it the connection's next cell.
pub(super) const NEXT_SEQ: u64 = 1 << SEQ_SHIFT;
const SEQ_SHIFT: u32 = HOP_SHIFT + HOP_BITS;

/// The meta word of a cell under way to `hop`.
pub(super) const fn meta(hop: u32, seq: u64, flags: u64) -> u64 {
    (seq << SEQ_SHIFT) | ((hop as u64) << HOP_SHIFT) | flags
}

/// The hop that a cell is at, or under way to: index into the network's hops.
pub(super) const fn hop(meta: u64) -> usize {
    ((meta >> HOP_SHIFT) as usize) & (MAX_HOPS - 1)
}

/// The same cell at, or under way to, another hop.
pub(super) const fn with_hop(meta: u64, hop: u32) -> u64 {
    (meta & !((MAX_HOPS as u64 - 1) << HOP_SHIFT)) | ((hop as u64) << HOP_SHIFT)
}

/// Sequence number on the connection.
pub(super) const fn seq(meta: u64) -> u64 {
    meta >> SEQ_SHIFT
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_do_not_touch() {
        let m = meta(5, 77, CLP);
        assert_eq!((hop(m), seq(m), m & 7), (5, 77, CLP));
        let m = m + NEXT_HOP + NEXT_SEQ;
        assert_eq!((hop(m), seq(m), m & 7), (6, 78, CLP));
        let m = meta(MAX_HOPS as u32 - 1, (1 << 39) - 1, LAST | TRACKED);
        assert_eq!((hop(m), seq(m), m & 7), (MAX_HOPS - 1, (1 << 39) - 1, LAST | TRACKED));
    }
}
