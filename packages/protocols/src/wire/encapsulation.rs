//! What the first octets of a frame on an LLC-multiplexed VCC say about the rest (RFC 2684 5, AF-LANE-0084, AF-MPOA-0114).

use core::fmt;

use super::{Error, EtherType, Result};

const SNAP: [u8; 3] = [0xaa, 0xaa, 0x03];
const NLPID: [u8; 3] = [0xfe, 0xfe, 0x03];
const ETHER_TYPE: [u8; 3] = [0, 0, 0];
const BRIDGED: [u8; 3] = [0x00, 0x80, 0xc2];
const IANA: [u8; 3] = [0x00, 0x00, 0x5e];
const ATM_FORUM: [u8; 3] = [0x00, 0xa0, 0x3e];

/// The header of a frame on an LLC-multiplexed VCC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Encapsulation {
    /// A routed protocol by its EtherType: IPv4, ATMARP, MPOA tagged data.
    Routed(EtherType),
    /// A bridged 802.3 frame: PID 0001 with its frame check sequence, 0007 without; two octets of padding.
    Bridged {
        /// Whether the frame check sequence follows the frame.
        fcs: bool,
    },
    /// A BPDU of IEEE 802.1D (PID 000E).
    Bpdu,
    /// NHRP or an MPOA control message (IANA's PID 0003).
    Nhrp,
    /// LAN emulation over an LLC-multiplexed VCC: the ATM Forum's PID is the frame type, 000C for 802.3 data.
    Lane(u16),
    /// A routed ISO protocol by its network layer protocol identifier, which is the first octet of its PDU.
    Iso(u8),
}

impl Encapsulation {
    /// Reads the header at the front of `octets`; refuses what none of these forms is.
    pub fn parse(octets: &[u8]) -> Result<Self> {
        if let [a, b, c, nlpid, ..] = *octets
            && [a, b, c] == NLPID
        {
            return Ok(Self::Iso(nlpid));
        }
        let [a, b, c, d, e, f, g, h, rest @ ..] = octets else {
            return Err(Error);
        };
        if [*a, *b, *c] != SNAP {
            return Err(Error);
        }
        match ([*d, *e, *f], u16::from_be_bytes([*g, *h])) {
            (ETHER_TYPE, number) => Ok(Self::Routed(EtherType(number))),
            (BRIDGED, 0x0001) if rest.starts_with(&[0, 0]) => Ok(Self::Bridged { fcs: true }),
            (BRIDGED, 0x0007) if rest.starts_with(&[0, 0]) => Ok(Self::Bridged { fcs: false }),
            (BRIDGED, 0x000e) => Ok(Self::Bpdu),
            (IANA, 0x0003) => Ok(Self::Nhrp),
            (ATM_FORUM, kind) => Ok(Self::Lane(kind)),
            _ => Err(Error),
        }
    }

    /// Octets before the payload. Of an ISO protocol only the LLC header counts: the NLPID is its own first octet.
    #[allow(clippy::len_without_is_empty, reason = "octets on the wire, not a collection")]
    pub const fn len(&self) -> usize {
        match self {
            Self::Iso(_) => NLPID.len(),
            Self::Bridged { .. } => 10,
            Self::Routed(_) | Self::Bpdu | Self::Nhrp | Self::Lane(_) => 8,
        }
    }

    /// The header, and `payload` behind it.
    pub fn wrap(&self, payload: &[u8]) -> Vec<u8> {
        let (oui, pid) = match self {
            Self::Routed(ether_type) => (ETHER_TYPE, ether_type.0),
            Self::Bridged { fcs: true } => (BRIDGED, 0x0001),
            Self::Bridged { fcs: false } => (BRIDGED, 0x0007),
            Self::Bpdu => (BRIDGED, 0x000e),
            Self::Nhrp => (IANA, 0x0003),
            Self::Lane(kind) => (ATM_FORUM, *kind),
            Self::Iso(_) => return [&NLPID, payload].concat(),
        };
        let mut octets = Vec::with_capacity(self.len() + payload.len());
        octets.extend(SNAP);
        octets.extend(oui);
        octets.extend_from_slice(&pid.to_be_bytes());
        octets.resize(self.len(), 0);
        octets.extend(payload);
        octets
    }
}

impl fmt::Display for Encapsulation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Routed(ether_type) => write!(f, "routed {ether_type}"),
            Self::Bridged { fcs: true } => f.write_str("bridged 802.3 with FCS"),
            Self::Bridged { fcs: false } => f.write_str("bridged 802.3"),
            Self::Bpdu => f.write_str("bridged 802.1D BPDU"),
            Self::Nhrp => f.write_str("NHRP"),
            Self::Lane(kind) => write!(f, "LANE frame type 0x{kind:04x}"),
            Self::Iso(nlpid) => write!(f, "ISO protocol 0x{nlpid:02x}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrapped_is_recognised() {
        for encapsulation in [
            Encapsulation::Routed(EtherType::ARP),
            Encapsulation::Bridged { fcs: true },
            Encapsulation::Bridged { fcs: false },
            Encapsulation::Bpdu,
            Encapsulation::Nhrp,
            Encapsulation::Lane(0x000c),
            Encapsulation::Iso(0xcc),
        ] {
            let octets = encapsulation.wrap(&[0xcc, 1, 2]);
            assert_eq!(Encapsulation::parse(&octets), Ok(encapsulation));
            assert_eq!(octets[encapsulation.len()..], [0xcc, 1, 2], "{encapsulation}");
        }
    }

    #[test]
    fn other_headers_are_refused() {
        for octets in [
            &[0xaa, 0xaa, 0x03, 0, 0, 0, 8][..],
            &[0xfe, 0xfe, 0x03],
            &[0x42, 0x42, 0x03, 0, 0, 0, 0, 0],
            &[0xaa, 0xaa, 0x03, 0, 0x80, 0xc2, 0, 4, 0, 0],
            &[0xaa, 0xaa, 0x03, 0, 0x80, 0xc2, 0, 7, 0],
            &[0xaa, 0xaa, 0x03, 0, 0, 0x5e, 0, 4],
        ] {
            assert_eq!(Encapsulation::parse(octets), Err(Error), "{octets:02x?}");
        }
    }
}
