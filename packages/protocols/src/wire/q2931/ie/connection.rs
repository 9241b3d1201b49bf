//! Connection identifier and endpoint reference (Q.2931 4.5.16, Q.2971).

use core::fmt;

use crate::wire::{Error, Result};

/// Which channel a call uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnectionId {
    /// VP-associated signalling: 1 explicit VPCI, 0 the VP of the signalling channel.
    pub associated: u8,
    /// 0 this VPCI and VCI only, 1 this VPCI and any VCI, 4 no VCI.
    pub preference: u8,
    /// VPCI: here always the VPI.
    pub vpci: u16,
    /// VCI.
    pub vci: u16,
}

impl ConnectionId {
    /// Exactly this channel.
    pub const fn exclusive(vpci: u16, vci: u16) -> Self {
        Self { associated: 1, preference: 0, vpci, vci }
    }

    pub(super) fn parse(octets: &[u8]) -> Result<Self> {
        match octets {
            [first, a, b, c, d] if first & 0xe0 == 0x80 => Ok(Self {
                associated: first >> 3 & 3,
                preference: first & 7,
                vpci: u16::from_be_bytes([*a, *b]),
                vci: u16::from_be_bytes([*c, *d]),
            }),
            _ => Err(Error),
        }
    }

    pub(super) fn emit(&self, octets: &mut Vec<u8>) {
        octets.push(0x80 | self.associated << 3 | self.preference);
        octets.extend_from_slice(&self.vpci.to_be_bytes());
        octets.extend_from_slice(&self.vci.to_be_bytes());
    }
}

/// A party of a point-to-multipoint call at one interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EndpointRef {
    /// 15 bits, chosen by the side that added the party; 0 is the first.
    pub value: u16,
    /// The flag: set in messages to the side that chose the value.
    pub to_originator: bool,
}

impl EndpointRef {
    pub(super) fn parse(octets: &[u8]) -> Result<Self> {
        match octets {
            [0, a, b] => {
                let bits = u16::from_be_bytes([*a, *b]);
                Ok(Self { value: bits & 0x7fff, to_originator: bits & 0x8000 != 0 })
            }
            _ => Err(Error),
        }
    }

    pub(super) fn emit(&self, octets: &mut Vec<u8>) {
        octets.push(0);
        octets.extend_from_slice(&(self.value & 0x7fff | u16::from(self.to_originator) << 15).to_be_bytes());
    }
}

impl fmt::Display for ConnectionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "VPCI {} VCI {}", self.vpci, self.vci)
    }
}

impl fmt::Display for EndpointRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.value)
    }
}
