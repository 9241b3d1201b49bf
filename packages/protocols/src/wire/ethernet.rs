//! Ethernet II frame header (IEEE 802.3), as LANE and Ethernet ports carry it.

use core::fmt;

use super::{Error, Field, FieldId, FieldMap, Fields, LayerId, Meaning, Result, be};
use crate::Value;

mod octets {
    use core::ops::Range;

    pub(super) const DST: Range<usize> = 0..6;
    pub(super) const SRC: Range<usize> = 6..12;
    pub(super) const ETHER_TYPE: Range<usize> = 12..14;
}

/// Octets of the header; the frame check sequence comes after the payload.
pub const HEADER_LEN: usize = octets::ETHER_TYPE.end;

/// A MAC address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "EthernetAddress", type = "string"))]
pub struct Address(pub [u8; 6]);

/// What a frame carries, by its assigned number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EtherType(pub u16);

impl EtherType {
    /// IPv4.
    pub const IPV4: Self = Self(0x0800);
    /// ARP, ATMARP too.
    pub const ARP: Self = Self(0x0806);
}

impl Address {
    /// Everybody.
    pub const BROADCAST: Self = Self([0xff; 6]);

    /// Whether it names a group: a multicast address, broadcast included.
    pub const fn is_group(&self) -> bool {
        self.0[0] & 1 != 0
    }
}

/// A frame in octets, without preamble and frame check sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packet<T: AsRef<[u8]>> {
    buffer: T,
}

impl<T: AsRef<[u8]>> Packet<T> {
    /// A view whose getters may panic.
    pub const fn new_unchecked(buffer: T) -> Self {
        Self { buffer }
    }

    /// A view whose getters do not panic.
    pub fn new_checked(buffer: T) -> Result<Self> {
        if buffer.as_ref().len() < HEADER_LEN {
            return Err(Error);
        }
        Ok(Self::new_unchecked(buffer))
    }

    /// Destination address.
    pub fn dst(&self) -> Address {
        address(&self.buffer.as_ref()[octets::DST])
    }

    /// Source address.
    pub fn src(&self) -> Address {
        address(&self.buffer.as_ref()[octets::SRC])
    }

    /// Type of the payload.
    pub fn ether_type(&self) -> EtherType {
        EtherType(be::u16(self.buffer.as_ref(), octets::ETHER_TYPE))
    }

    /// The octets after the header, padding included.
    pub fn payload(&self) -> &[u8] {
        &self.buffer.as_ref()[HEADER_LEN..]
    }
}

impl<T: AsRef<[u8]> + AsMut<[u8]>> Packet<T> {
    /// Writes destination and source address.
    pub fn set_addresses(&mut self, dst: Address, src: Address) {
        let octets = self.buffer.as_mut();
        octets[octets::DST].copy_from_slice(&dst.0);
        octets[octets::SRC].copy_from_slice(&src.0);
    }

    /// Writes the type of the payload.
    pub fn set_ether_type(&mut self, ether_type: EtherType) {
        be::put_u16(self.buffer.as_mut(), octets::ETHER_TYPE, ether_type.0);
    }
}

fn address(octets: &[u8]) -> Address {
    let mut address = Address::default();
    address.0.copy_from_slice(octets);
    address
}

/// What a frame header says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Repr {
    /// Destination address.
    pub dst: Address,
    /// Source address.
    pub src: Address,
    /// Type of the payload.
    pub ether_type: EtherType,
}

impl Repr {
    /// Reads a header; refuses the length form of IEEE 802.3 (values up to 1500).
    pub fn parse<T: AsRef<[u8]>>(packet: &Packet<T>) -> Result<Self> {
        if packet.ether_type().0 <= 1500 {
            return Err(Error);
        }
        Ok(Self { dst: packet.dst(), src: packet.src(), ether_type: packet.ether_type() })
    }

    /// Octets of the header.
    pub const fn buffer_len(&self) -> usize {
        HEADER_LEN
    }

    /// Writes the header.
    pub fn emit<T: AsRef<[u8]> + AsMut<[u8]>>(&self, packet: &mut Packet<T>) {
        packet.set_addresses(self.dst, self.src);
        packet.set_ether_type(self.ether_type);
    }
}

impl<T: AsRef<[u8]>> FieldMap for Packet<T> {
    fn protocol(&self) -> LayerId {
        LayerId::Ethernet
    }

    fn fields(&self) -> Vec<Field> {
        Fields::new(self.buffer.as_ref())
            .add(FieldId::EthernetDestination, octets::DST, |part| (address(part), Value::None))
            .add(FieldId::EthernetSource, octets::SRC, |part| (address(part), Value::None))
            .add(FieldId::EthernetType, octets::ETHER_TYPE, |part| {
                let ether_type = EtherType(u16::from_be_bytes([part[0], part[1]]));
                let meaning = match ether_type {
                    EtherType(length) if length <= 1500 => Value::Size(length.into()),
                    other => other.meaning().into(),
                };
                (Value::hex(ether_type.0, 4), meaning)
            })
            .done()
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d, e, g] = self.0;
        write!(f, "{a:02x}:{b:02x}:{c:02x}:{d:02x}:{e:02x}:{g:02x}")
    }
}

impl EtherType {
    /// The protocol that follows.
    pub(super) const fn meaning(self) -> Option<Meaning> {
        match self {
            Self::IPV4 => Some(Meaning::Ipv4),
            Self::ARP => Some(Meaning::Arp),
            Self(_) => None,
        }
    }
}

impl fmt::Display for EtherType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::IPV4 => f.write_str("IPv4"),
            Self::ARP => f.write_str("ARP"),
            Self(length) if length <= 1500 => write!(f, "length {length}"),
            Self(number) => write!(f, "0x{number:04x}"),
        }
    }
}

impl fmt::Display for Repr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Ethernet {} > {} {}", self.src, self.dst, self.ether_type)
    }
}

impl<T: AsRef<[u8]>> fmt::Display for Packet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Packet::new_checked(self.buffer.as_ref()).and_then(|packet| Repr::parse(&packet)) {
            Ok(repr) => write!(f, "{repr}"),
            Err(Error) => super::field::fmt_damaged(self, f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // The MAC header of the golden frame "v1 data EtherType IP".
    static GOLDEN: [u8; 14] =
        [0x00, 0x20, 0xda, 0x00, 0x00, 0x09, 0x00, 0x20, 0xda, 0x00, 0x00, 0x01, 0x08, 0x00];

    fn repr() -> Repr {
        Repr {
            dst: Address([0x00, 0x20, 0xda, 0, 0, 9]),
            src: Address([0x00, 0x20, 0xda, 0, 0, 1]),
            ether_type: EtherType::IPV4,
        }
    }

    #[test]
    fn parse_and_emit() {
        let packet = Packet::new_checked(&GOLDEN).unwrap();
        assert_eq!(Repr::parse(&packet), Ok(repr()));
        assert_eq!(packet.to_string(), "Ethernet 00:20:da:00:00:01 > 00:20:da:00:00:09 IPv4");
        let mut octets = [0xa5; 14];
        repr().emit(&mut Packet::new_unchecked(&mut octets));
        assert_eq!(octets, GOLDEN);
    }

    #[test]
    fn groups() {
        assert!(Address::BROADCAST.is_group() && Address([0x01, 0, 0x5e, 0, 0, 1]).is_group());
        assert!(!repr().dst.is_group());
    }

    #[test]
    fn damage_is_refused_and_still_printed() {
        assert!(Packet::new_checked(&GOLDEN[..13]).is_err());
        let mut octets = GOLDEN;
        octets[12] = 0;
        assert_eq!(Repr::parse(&Packet::new_checked(&octets).unwrap()), Err(Error));
        let text = Packet::new_unchecked(&GOLDEN[..7]).to_string();
        assert_eq!(text, "Ethernet (damaged) EthernetDestination=00:20:da:00:00:09");
    }
}
