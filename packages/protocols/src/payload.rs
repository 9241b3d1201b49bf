//! Payload as a function of flow and offset.

/// A range of a flow's octets.
///
/// The octets are never stored: [`octet`](Self::octet) computes any of them, [`materialise`](Self::materialise)
/// all of them. A part of a payload is the payload of a part, so a fragment or a retransmission with other
/// boundaries carries the same octets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Payload {
    /// Offset of the first octet in the flow.
    pub offset: u64,
    /// The flow: one direction of one conversation.
    pub flow: u32,
    /// Number of octets.
    pub len: u32,
}

impl Payload {
    /// A payload without octets.
    pub const EMPTY: Self = Self { offset: 0, flow: 0, len: 0 };

    /// The range `offset..offset + len` of a flow.
    pub const fn new(flow: u32, offset: u64, len: u32) -> Self {
        Self { offset, flow, len }
    }

    /// Whether the payload has no octets.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Octet `index` of this payload.
    pub const fn octet(&self, index: u32) -> u8 {
        let at = self.offset + index as u64;
        word(self.flow, at / 8).to_le_bytes()[(at % 8) as usize]
    }

    /// The part of `len` octets that begins `start` octets into this payload, cut off at the end of it.
    pub fn slice(&self, start: u32, len: u32) -> Self {
        let start = start.min(self.len);
        Self { offset: self.offset + u64::from(start), flow: self.flow, len: len.min(self.len - start) }
    }

    /// All of its octets.
    pub fn octets(&self) -> Vec<u8> {
        let mut octets = vec![0; self.len as usize];
        self.materialise(&mut octets);
        octets
    }

    /// Writes the octets into the front of `buffer`, as many as fit, and returns their number.
    pub fn materialise(&self, buffer: &mut [u8]) -> usize {
        let count = buffer.len().min(self.len as usize);
        let mut rest = &mut buffer[..count];
        let mut index = (self.offset / 8, (self.offset % 8) as usize);
        while !rest.is_empty() {
            let octets = word(self.flow, index.0).to_le_bytes();
            let part = rest.len().min(8 - index.1);
            let (now, later) = rest.split_at_mut(part);
            now.copy_from_slice(&octets[index.1..index.1 + part]);
            rest = later;
            index = (index.0 + 1, 0);
        }
        count
    }
}

/// Eight octets of a flow: the output function of SplitMix64 over the flow and the index of the group.
const fn word(flow: u32, index: u64) -> u64 {
    let mut z = index ^ ((flow as u64).rotate_left(40));
    z = z.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_method_yields_the_same_octet() {
        for offset in 0..20 {
            let whole = Payload::new(7, offset, 100);
            let mut all = [0xa5; 120];
            assert_eq!(whole.materialise(&mut all), 100);
            assert_eq!(all[100..], [0xa5; 20]);
            for (index, octet) in all[..100].iter().enumerate() {
                assert_eq!(whole.octet(index as u32), *octet);
            }
            let mut part = [0; 30];
            assert_eq!(whole.slice(33, 30).materialise(&mut part), 30);
            assert_eq!(part, all[33..63]);
        }
    }

    #[test]
    fn a_slice_stays_inside() {
        let whole = Payload::new(1, 10, 5);
        assert_eq!(whole.slice(3, 9), Payload::new(1, 13, 2));
        assert!(whole.slice(9, 9).is_empty());
    }

    #[test]
    fn flows_differ() {
        let (a, b) = (Payload::new(1, 0, 64), Payload::new(2, 0, 64));
        assert!((0..64).any(|index| a.octet(index) != b.octet(index)));
    }
}
