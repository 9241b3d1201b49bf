//! Cutting a datagram into fragments that fit an MTU (RFC 791 3.2, p. 26).

use super::Datagram;
use crate::wire::Ipv4Repr;

/// Why a datagram cannot be sent over an MTU.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FragmentError {
    /// The datagram is too long, and its header forbids fragments.
    DontFragment,
    /// The MTU leaves no room for eight octets of payload.
    MtuTooSmall,
}

/// The fragments of one datagram, in order; one that fits comes out as it is.
#[derive(Clone, Debug)]
pub struct Fragments {
    /// What is left: its offset moves on.
    rest: Datagram,
    /// Octets of payload in every fragment but the last.
    step: u16,
    done: bool,
}

/// Cuts `datagram` for a link with `mtu`. A fragment may be cut again.
pub fn fragment(datagram: Datagram, mtu: usize) -> Result<Fragments, FragmentError> {
    if datagram.len() <= mtu {
        return Ok(Fragments { rest: datagram, step: u16::MAX, done: false });
    }
    if datagram.ip.dont_fragment {
        return Err(FragmentError::DontFragment);
    }
    // RFC 791 3.1: offsets count in units of eight octets.
    let step = mtu.saturating_sub(Ipv4Repr::HEADER_LEN).min(usize::from(u16::MAX)) as u16 & !7;
    if step == 0 {
        return Err(FragmentError::MtuTooSmall);
    }
    Ok(Fragments { rest: datagram, step, done: false })
}

impl Iterator for Fragments {
    type Item = Datagram;

    fn next(&mut self) -> Option<Datagram> {
        if self.done {
            return None;
        }
        let mut fragment = self.rest;
        if fragment.ip.payload_len <= self.step {
            self.done = true;
            return Some(fragment);
        }
        fragment.ip.payload_len = self.step;
        fragment.ip.more_fragments = true;
        self.rest.ip.payload_len -= self.step;
        self.rest.ip.fragment_offset += self.step;
        Some(fragment)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Payload;
    use crate::udp;
    use crate::wire::{Ipv4Address, Ipv4Packet};

    fn datagram(len: u32) -> Datagram {
        let (src, dst) = (Ipv4Address([10, 0, 0, 1]), Ipv4Address([10, 0, 0, 2]));
        udp::datagram((src, 1), (dst, 2), 77, Payload::new(4, 123, len)).unwrap()
    }

    fn sizes(fragments: Fragments) -> Vec<(u16, u16, bool)> {
        fragments.map(|f| (f.ip.fragment_offset, f.ip.payload_len, f.ip.more_fragments)).collect()
    }

    #[test]
    fn what_fits_stays_whole() {
        let datagram = datagram(1472);
        let fragments: Vec<Datagram> = fragment(datagram, 1500).unwrap().collect();
        assert_eq!(fragments, [datagram]);
    }

    #[test]
    fn offsets_are_multiples_of_eight() {
        let seen = sizes(fragment(datagram(3000), 1006).unwrap());
        assert_eq!(seen, [(0, 984, true), (984, 984, true), (1968, 984, true), (2952, 56, false)]);
    }

    #[test]
    fn fragments_can_be_cut_again() {
        let mut seen = Vec::new();
        for part in fragment(datagram(3000), 2000).unwrap() {
            seen.extend(sizes(fragment(part, 1500).unwrap()));
        }
        assert_eq!(seen, [(0, 1480, true), (1480, 496, true), (1976, 1032, false)]);
    }

    #[test]
    fn the_largest_datagram_can_be_cut() {
        let seen = sizes(fragment(datagram(65_507), 9180).unwrap());
        assert_eq!(seen.len(), 8);
        assert_eq!(seen.iter().map(|part| usize::from(part.1)).sum::<usize>(), 65_515);
    }

    #[test]
    fn the_octets_of_the_fragments_are_those_of_the_whole() {
        let datagram = datagram(3000);
        let whole = datagram.emit_octets();
        for mtu in [28, 36, 576, 1500] {
            let mut joined = whole[..20].to_vec();
            for part in fragment(datagram, mtu).unwrap() {
                let octets = part.emit_octets();
                assert!(octets.len() <= mtu);
                joined.extend(Ipv4Packet::new_checked(&octets).unwrap().payload());
            }
            assert_eq!(joined, whole, "mtu {mtu}");
        }
    }

    #[test]
    fn refusals() {
        let mut datagram = datagram(3000);
        assert_eq!(fragment(datagram, 27).unwrap_err(), FragmentError::MtuTooSmall);
        datagram.ip.dont_fragment = true;
        assert_eq!(fragment(datagram, 1500).unwrap_err(), FragmentError::DontFragment);
    }
}
