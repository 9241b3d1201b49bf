//! The Internet checksum (RFC 1071).

use super::{IpProtocol, Ipv4Address};

/// Adds up octets; the sum may be fed in parts of any length.
#[derive(Clone, Copy, Debug, Default)]
pub struct Checksum {
    sum: u64,
    odd: bool,
}

impl Checksum {
    /// An empty sum.
    pub const fn new() -> Self {
        Self { sum: 0, odd: false }
    }

    /// A sum over the pseudo header of TCP and UDP (RFC 793 3.1, RFC 768).
    pub fn pseudo_header(src: Ipv4Address, dst: Ipv4Address, protocol: IpProtocol, len: u16) -> Self {
        let mut sum = Self::new();
        sum.add(&src.0);
        sum.add(&dst.0);
        sum.add(&[0, protocol.into()]);
        sum.add(&len.to_be_bytes());
        sum
    }

    /// Adds octets that follow those added before.
    pub fn add(&mut self, mut octets: &[u8]) {
        if self.odd
            && let Some((first, rest)) = octets.split_first()
        {
            self.sum += u64::from(*first);
            self.odd = false;
            octets = rest;
        }
        let (pairs, last) = octets.as_chunks::<2>();
        for pair in pairs {
            self.sum += u64::from(u16::from_be_bytes(*pair));
        }
        if let [last] = last {
            self.sum += u64::from(*last) << 8;
            self.odd = true;
        }
    }

    /// The checksum of all octets: the complement of their sum. Over octets that include a good checksum it
    /// is zero.
    pub fn finish(self) -> u16 {
        let mut sum = self.sum;
        while sum > 0xffff {
            sum = (sum >> 16) + (sum & 0xffff);
        }
        !(sum as u16)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_any_length_add_up() {
        // The example of RFC 1071 3.
        let octets = [0x00, 0x01, 0xf2, 0x03, 0xf4, 0xf5, 0xf6, 0xf7];
        for cut in 0..=octets.len() {
            let mut sum = Checksum::new();
            sum.add(&octets[..cut]);
            sum.add(&octets[cut..]);
            assert_eq!(sum.finish(), !0xddf2);
        }
    }
}
