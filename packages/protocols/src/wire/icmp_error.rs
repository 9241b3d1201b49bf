//! ICMP messages about a datagram that was not delivered (RFC 792; RFC 1191 4 for the MTU).

use core::fmt;

use super::{Error, IcmpPacket, Ipv4Packet, Result, be};

/// Octets of the header; the quotation follows.
const HEADER_LEN: usize = 8;
/// Most octets that are quoted: an IP header without options and eight octets behind it.
pub const MAX_QUOTE: usize = 28;

/// What went wrong, by type and code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Problem {
    /// Type 3 code 0: no route.
    NetUnreachable,
    /// Type 3 code 1: the last router cannot reach the host.
    HostUnreachable,
    /// Type 3 code 2: the host does not know the protocol.
    ProtocolUnreachable,
    /// Type 3 code 3: nobody listens at the port.
    PortUnreachable,
    /// Type 3 code 4: the next link is too narrow, and the header forbids fragments.
    FragmentationNeeded {
        /// What the link takes, in octets; 0 from routers older than RFC 1191.
        mtu: u16,
    },
    /// Type 11 code 0: the time to live ran out.
    TtlExceeded,
    /// Type 11 code 1: fragments are missing.
    ReassemblyTimeExceeded,
}

impl Problem {
    /// Type and code.
    pub const fn type_and_code(&self) -> (u8, u8) {
        match self {
            Self::NetUnreachable => (3, 0),
            Self::HostUnreachable => (3, 1),
            Self::ProtocolUnreachable => (3, 2),
            Self::PortUnreachable => (3, 3),
            Self::FragmentationNeeded { .. } => (3, 4),
            Self::TtlExceeded => (11, 0),
            Self::ReassemblyTimeExceeded => (11, 1),
        }
    }
}

/// The front of the datagram that the message is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Quote {
    octets: [u8; MAX_QUOTE],
    len: u8,
}

impl Quote {
    /// The first octets of a datagram, as many as are quoted.
    pub fn new(datagram: &[u8]) -> Self {
        let len = datagram.len().min(MAX_QUOTE);
        let mut octets = [0; MAX_QUOTE];
        octets[..len].copy_from_slice(&datagram[..len]);
        Self { octets, len: len as u8 }
    }

    /// The octets: IP header, and the first eight octets of what it carries.
    pub fn octets(&self) -> &[u8] {
        &self.octets[..usize::from(self.len)]
    }
}

/// A message as a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Repr {
    /// Type and code of the error.
    pub problem: Problem,
    /// Start of the datagram that caused the error.
    pub quote: Quote,
}

impl Repr {
    /// Reads a message; refuses other messages, bad checksums, and quotations without an IP header. Of a quotation
    /// longer than [`MAX_QUOTE`] the rest is left out.
    pub fn parse<T: AsRef<[u8]>>(packet: &IcmpPacket<T>) -> Result<Self> {
        let mtu = packet.sequence();
        let problem = match (packet.kind(), packet.code()) {
            (3, 0) => Problem::NetUnreachable,
            (3, 1) => Problem::HostUnreachable,
            (3, 2) => Problem::ProtocolUnreachable,
            (3, 3) => Problem::PortUnreachable,
            (3, 4) => Problem::FragmentationNeeded { mtu },
            (11, 0) => Problem::TtlExceeded,
            (11, 1) => Problem::ReassemblyTimeExceeded,
            _ => return Err(Error),
        };
        if !packet.verify_checksum() || packet.payload().len() < 20 {
            return Err(Error);
        }
        Ok(Self { problem, quote: Quote::new(packet.payload()) })
    }

    /// Octets of header and quotation.
    pub const fn buffer_len(&self) -> usize {
        HEADER_LEN + self.quote.len as usize
    }

    /// Writes header and quotation into the front of `octets`; the checksum is zero until
    /// [`IcmpPacket::fill_checksum`].
    pub fn emit(&self, octets: &mut [u8]) {
        let (kind, code) = self.problem.type_and_code();
        octets[..4].copy_from_slice(&[kind, code, 0, 0]);
        let mtu = if let Problem::FragmentationNeeded { mtu } = self.problem { mtu } else { 0 };
        be::put_u16(octets, 4..6, 0);
        be::put_u16(octets, 6..8, mtu);
        octets[HEADER_LEN..self.buffer_len()].copy_from_slice(self.quote.octets());
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NetUnreachable => f.write_str("net unreachable"),
            Self::HostUnreachable => f.write_str("host unreachable"),
            Self::ProtocolUnreachable => f.write_str("protocol unreachable"),
            Self::PortUnreachable => f.write_str("port unreachable"),
            Self::FragmentationNeeded { mtu } => write!(f, "fragmentation needed and DF set, mtu {mtu}"),
            Self::TtlExceeded => f.write_str("time to live exceeded in transit"),
            Self::ReassemblyTimeExceeded => f.write_str("fragment reassembly time exceeded"),
        }
    }
}

impl fmt::Display for Repr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ICMP {} | {}", self.problem, Ipv4Packet::new_unchecked(self.quote.octets()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // About the golden frame "IP LLC/SNAP".
    static QUOTED: [u8; 28] = [
        0x45, 0x00, 0x00, 0x44, 0x00, 0x01, 0x00, 0x00, 0x40, 0x11, 0x66, 0x9c, 0x0a, 0x01, 0x00, 0x01, 0x0a,
        0x02, 0x00, 0x09, 0x04, 0x00, 0x00, 0x09, 0x00, 0x30, 0x00, 0x00,
    ];

    #[test]
    fn every_problem_is_written_and_read() {
        for problem in [
            Problem::NetUnreachable,
            Problem::HostUnreachable,
            Problem::ProtocolUnreachable,
            Problem::PortUnreachable,
            Problem::FragmentationNeeded { mtu: 1500 },
            Problem::TtlExceeded,
            Problem::ReassemblyTimeExceeded,
        ] {
            let repr = Repr { problem, quote: Quote::new(&QUOTED) };
            let mut octets = [0xa5; 36];
            repr.emit(&mut octets);
            IcmpPacket::new_unchecked(&mut octets).fill_checksum();
            assert_eq!(octets[8..], QUOTED);
            let packet = IcmpPacket::new_checked(&octets).unwrap();
            assert_eq!(Repr::parse(&packet), Ok(repr));
            assert!(packet.to_string().starts_with(&format!("ICMP {problem} | Ipv4 (damaged) ")), "{packet}");
        }
    }

    #[test]
    fn echoes_damage_and_short_quotations_are_refused() {
        let repr = Repr { problem: Problem::TtlExceeded, quote: Quote::new(&QUOTED) };
        let mut octets = [0; 36];
        repr.emit(&mut octets);
        let parse = |octets: &[u8]| Repr::parse(&IcmpPacket::new_unchecked(octets));
        assert_eq!(parse(&octets), Err(Error), "no checksum");
        let mut short = octets[..27].to_vec();
        IcmpPacket::new_unchecked(&mut short).fill_checksum();
        assert_eq!(parse(&short), Err(Error));
        octets[0] = 8;
        IcmpPacket::new_unchecked(&mut octets).fill_checksum();
        assert_eq!(parse(&octets), Err(Error));
    }
}
