//! ATM end system addresses (AESA): 20 octets, of which a switch assigns the first 13 and the end system the rest
//! (UNI 3.1 5.1.3, ILMI address registration).

use core::fmt;

use super::EthernetAddress;

/// Octets of an address.
pub const LEN: usize = 20;
/// Octets that a switch assigns: the network prefix.
pub const PREFIX_LEN: usize = 13;

/// The part of an address that a switch assigns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AtmPrefix", type = "string"))]
pub struct Prefix(pub [u8; PREFIX_LEN]);

/// An ATM end system address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AtmAddress", type = "string"))]
pub struct Address(pub [u8; LEN]);

impl Address {
    /// No address: all octets zero.
    pub const NONE: Self = Self([0; LEN]);
    /// Where a LECS answers that nobody named (AF-LANE-0021).
    pub const WELL_KNOWN_LECS: Self =
        Self([0x47, 0, 0x79, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xa0, 0x3e, 0, 0, 1, 0]);
    /// The same as a group (anycast) address (AF-LANE-0084).
    pub const ANYCAST_LECS: Self =
        Self([0xc5, 0, 0x79, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xa0, 0x3e, 0, 0, 1, 0]);

    /// The address of selector `sel` at the end system with identifier `esi` behind a switch.
    pub fn new(prefix: Prefix, esi: EthernetAddress, sel: u8) -> Self {
        let mut octets = [0; LEN];
        octets[..PREFIX_LEN].copy_from_slice(&prefix.0);
        octets[PREFIX_LEN..LEN - 1].copy_from_slice(&esi.0);
        octets[LEN - 1] = sel;
        Self(octets)
    }

    /// What the switch gave.
    pub fn prefix(&self) -> Prefix {
        let mut prefix = Prefix::default();
        prefix.0.copy_from_slice(&self.0[..PREFIX_LEN]);
        prefix
    }

    /// End system identifier.
    pub fn esi(&self) -> EthernetAddress {
        let mut esi = EthernetAddress::default();
        esi.0.copy_from_slice(&self.0[PREFIX_LEN..LEN - 1]);
        esi
    }

    /// Selector: which entity at the end system; no part of routing.
    pub const fn sel(&self) -> u8 {
        self.0[LEN - 1]
    }

    /// The same end system, another entity.
    #[must_use]
    pub const fn with_sel(mut self, sel: u8) -> Self {
        self.0[LEN - 1] = sel;
        self
    }

    /// Whether both name one end system: all octets but the selector are equal.
    pub fn same_system(&self, other: &Self) -> bool {
        self.0[..LEN - 1] == other.0[..LEN - 1]
    }

    /// Whether it names a group, of which the nearest member answers (AFI BD, C3 or C5).
    pub const fn is_group(&self) -> bool {
        matches!(self.0[0], 0xbd | 0xc3 | 0xc5)
    }

    /// Reads 20 octets.
    pub fn from_octets(octets: &[u8]) -> Option<Self> {
        octets.try_into().ok().map(Self)
    }
}

impl fmt::Display for Prefix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex(f, &self.0)
    }
}

impl fmt::Display for Address {
    /// As prefix, ESI and selector, each in hex: `47.0005.80ff…-0020da000001-00` without the dots.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (prefix, rest) = self.0.split_at(PREFIX_LEN);
        hex(f, prefix)?;
        f.write_str("-")?;
        hex(f, &rest[..6])?;
        f.write_str("-")?;
        hex(f, &rest[6..])
    }
}

fn hex(f: &mut fmt::Formatter<'_>, octets: &[u8]) -> fmt::Result {
    octets.iter().try_for_each(|octet| write!(f, "{octet:02x}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_and_whole() {
        let esi = EthernetAddress([0, 0x20, 0xda, 0, 0, 1]);
        let prefix = Prefix([0x47, 0, 5, 0x80, 0xff, 0xe1, 0, 0, 0, 0xf2, 0x1a, 0, 0]);
        let address = Address::new(prefix, esi, 1);
        assert_eq!((address.prefix(), address.esi(), address.sel()), (prefix, esi, 1));
        assert_eq!(address.to_string(), "47000580ffe1000000f21a0000-0020da000001-01");
        assert!(address.same_system(&address.with_sel(7)));
        assert!(Address::ANYCAST_LECS.is_group() && !Address::WELL_KNOWN_LECS.is_group());
    }
}
