//! IPv4 header (RFC 791 3.1).

use core::fmt;

use super::{Checksum, Error, Field, FieldId, FieldMap, Fields, LayerId, Meaning, Result, be, field};
use crate::Value;

mod octets {
    use core::ops::Range;

    pub(super) const VERSION_IHL: usize = 0;
    pub(super) const TOS: usize = 1;
    pub(super) const TOTAL_LENGTH: Range<usize> = 2..4;
    pub(super) const IDENT: Range<usize> = 4..6;
    pub(super) const FLAGS_OFFSET: Range<usize> = 6..8;
    pub(super) const TTL: usize = 8;
    pub(super) const PROTOCOL: usize = 9;
    pub(super) const CHECKSUM: Range<usize> = 10..12;
    pub(super) const SRC: Range<usize> = 12..16;
    pub(super) const DST: Range<usize> = 16..20;
}

const DONT_FRAGMENT: u16 = 0x4000;
const MORE_FRAGMENTS: u16 = 0x2000;

/// An IPv4 address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Ipv4Address", type = "string"))]
pub struct Address(pub [u8; 4]);

/// The protocol that a datagram carries, by its assigned number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Protocol(pub u8);

impl Protocol {
    /// RFC 792.
    pub const ICMP: Self = Self(1);
    /// RFC 793.
    pub const TCP: Self = Self(6);
    /// RFC 768.
    pub const UDP: Self = Self(17);
}

impl From<Protocol> for u8 {
    fn from(protocol: Protocol) -> Self {
        protocol.0
    }
}

/// A datagram in octets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packet<T: AsRef<[u8]>> {
    buffer: T,
}

impl<T: AsRef<[u8]>> Packet<T> {
    /// A view whose getters may panic.
    pub const fn new_unchecked(buffer: T) -> Self {
        Self { buffer }
    }

    /// A view whose getters do not panic. Octets after the datagram (link-layer padding) are allowed.
    pub fn new_checked(buffer: T) -> Result<Self> {
        let packet = Self::new_unchecked(buffer);
        let available = packet.buffer.as_ref().len();
        if available < Repr::HEADER_LEN
            || packet.header_len() < Repr::HEADER_LEN
            || packet.header_len() > packet.total_len()
            || packet.total_len() > available
        {
            return Err(Error);
        }
        Ok(packet)
    }

    /// Version; 4.
    pub fn version(&self) -> u8 {
        self.buffer.as_ref()[octets::VERSION_IHL] >> 4
    }

    /// Header length in octets, options included.
    pub fn header_len(&self) -> usize {
        usize::from(self.buffer.as_ref()[octets::VERSION_IHL] & 0xf) * 4
    }

    /// Type of service.
    pub fn tos(&self) -> u8 {
        self.buffer.as_ref()[octets::TOS]
    }

    /// Length of header and payload in octets.
    pub fn total_len(&self) -> usize {
        usize::from(be::u16(self.buffer.as_ref(), octets::TOTAL_LENGTH))
    }

    /// Identification.
    pub fn ident(&self) -> u16 {
        be::u16(self.buffer.as_ref(), octets::IDENT)
    }

    /// Whether routers must not fragment.
    pub fn dont_fragment(&self) -> bool {
        be::u16(self.buffer.as_ref(), octets::FLAGS_OFFSET) & DONT_FRAGMENT != 0
    }

    /// Whether fragments with higher offsets exist.
    pub fn more_fragments(&self) -> bool {
        be::u16(self.buffer.as_ref(), octets::FLAGS_OFFSET) & MORE_FRAGMENTS != 0
    }

    /// Offset of this fragment's payload in the whole, in octets.
    pub fn fragment_offset(&self) -> u16 {
        be::u16(self.buffer.as_ref(), octets::FLAGS_OFFSET) << 3
    }

    /// Time to live.
    pub fn ttl(&self) -> u8 {
        self.buffer.as_ref()[octets::TTL]
    }

    /// Protocol of the payload.
    pub fn protocol(&self) -> Protocol {
        Protocol(self.buffer.as_ref()[octets::PROTOCOL])
    }

    /// Header checksum.
    pub fn checksum(&self) -> u16 {
        be::u16(self.buffer.as_ref(), octets::CHECKSUM)
    }

    /// Source address.
    pub fn src(&self) -> Address {
        address(&self.buffer.as_ref()[octets::SRC])
    }

    /// Destination address.
    pub fn dst(&self) -> Address {
        address(&self.buffer.as_ref()[octets::DST])
    }

    /// The octets after the header, up to the total length.
    pub fn payload(&self) -> &[u8] {
        &self.buffer.as_ref()[self.header_len()..self.total_len()]
    }

    /// Whether the header checksum is good.
    pub fn verify_checksum(&self) -> bool {
        let mut sum = Checksum::new();
        sum.add(&self.buffer.as_ref()[..self.header_len()]);
        sum.finish() == 0
    }
}

impl<T: AsRef<[u8]> + AsMut<[u8]>> Packet<T> {
    /// Writes version 4 and the header length, a multiple of four up to 60.
    pub fn set_version_and_header_len(&mut self, len: usize) {
        self.buffer.as_mut()[octets::VERSION_IHL] = 0x40 | (len / 4) as u8;
    }

    /// Writes the type of service.
    pub fn set_tos(&mut self, tos: u8) {
        self.buffer.as_mut()[octets::TOS] = tos;
    }

    /// Writes the length of header and payload.
    pub fn set_total_len(&mut self, len: u16) {
        be::put_u16(self.buffer.as_mut(), octets::TOTAL_LENGTH, len);
    }

    /// Writes the identification.
    pub fn set_ident(&mut self, ident: u16) {
        be::put_u16(self.buffer.as_mut(), octets::IDENT, ident);
    }

    /// Writes flags and fragment offset; the offset is a multiple of eight octets.
    pub fn set_fragment(&mut self, dont_fragment: bool, more_fragments: bool, offset: u16) {
        let mut word = offset >> 3;
        if dont_fragment {
            word |= DONT_FRAGMENT;
        }
        if more_fragments {
            word |= MORE_FRAGMENTS;
        }
        be::put_u16(self.buffer.as_mut(), octets::FLAGS_OFFSET, word);
    }

    /// Writes the time to live.
    pub fn set_ttl(&mut self, ttl: u8) {
        self.buffer.as_mut()[octets::TTL] = ttl;
    }

    /// Writes the protocol of the payload.
    pub fn set_protocol(&mut self, protocol: Protocol) {
        self.buffer.as_mut()[octets::PROTOCOL] = protocol.0;
    }

    /// Writes source and destination address.
    pub fn set_addresses(&mut self, src: Address, dst: Address) {
        let octets = self.buffer.as_mut();
        octets[octets::SRC].copy_from_slice(&src.0);
        octets[octets::DST].copy_from_slice(&dst.0);
    }

    /// Computes and writes the header checksum.
    pub fn fill_checksum(&mut self) {
        be::put_u16(self.buffer.as_mut(), octets::CHECKSUM, 0);
        let mut sum = Checksum::new();
        sum.add(&self.buffer.as_ref()[..self.header_len()]);
        be::put_u16(self.buffer.as_mut(), octets::CHECKSUM, sum.finish());
    }
}

fn address(octets: &[u8]) -> Address {
    Address([octets[0], octets[1], octets[2], octets[3]])
}

/// What an IPv4 header says. Options are skipped when parsing and never emitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Repr {
    /// Source address.
    pub src: Address,
    /// Destination address.
    pub dst: Address,
    /// Protocol of the payload.
    pub protocol: Protocol,
    /// Octets after the header.
    pub payload_len: u16,
    /// Identification: equal in all fragments of a datagram.
    pub ident: u16,
    /// Octets of the whole datagram's payload before this one's.
    pub fragment_offset: u16,
    /// Whether fragments with higher offsets exist.
    pub more_fragments: bool,
    /// Whether routers must not fragment.
    pub dont_fragment: bool,
    /// Type of service.
    pub tos: u8,
    /// Time to live.
    pub ttl: u8,
}

impl Repr {
    /// Octets of a header without options.
    pub const HEADER_LEN: usize = 20;
    /// Time to live that hosts begin with (RFC 1122 3.2.1.7).
    pub const DEFAULT_TTL: u8 = 64;

    /// A whole datagram's header with the default time to live.
    pub const fn new(src: Address, dst: Address, protocol: Protocol, payload_len: u16, ident: u16) -> Self {
        Self {
            src,
            dst,
            protocol,
            payload_len,
            ident,
            fragment_offset: 0,
            more_fragments: false,
            dont_fragment: false,
            tos: 0,
            ttl: Self::DEFAULT_TTL,
        }
    }

    /// Whether this is a part of a datagram.
    pub const fn is_fragment(&self) -> bool {
        self.more_fragments || self.fragment_offset != 0
    }

    /// Reads a header; refuses other versions and bad checksums.
    pub fn parse<T: AsRef<[u8]>>(packet: &Packet<T>) -> Result<Self> {
        if packet.version() != 4 || !packet.verify_checksum() {
            return Err(Error);
        }
        Ok(Self {
            src: packet.src(),
            dst: packet.dst(),
            protocol: packet.protocol(),
            payload_len: packet.payload().len() as u16,
            ident: packet.ident(),
            fragment_offset: packet.fragment_offset(),
            more_fragments: packet.more_fragments(),
            dont_fragment: packet.dont_fragment(),
            tos: packet.tos(),
            ttl: packet.ttl(),
        })
    }

    /// Octets of the header.
    pub const fn buffer_len(&self) -> usize {
        Self::HEADER_LEN
    }

    /// Writes the header with its checksum.
    pub fn emit<T: AsRef<[u8]> + AsMut<[u8]>>(&self, packet: &mut Packet<T>) {
        packet.set_version_and_header_len(self.buffer_len());
        packet.set_tos(self.tos);
        packet.set_total_len(Self::HEADER_LEN as u16 + self.payload_len);
        packet.set_ident(self.ident);
        packet.set_fragment(self.dont_fragment, self.more_fragments, self.fragment_offset);
        packet.set_ttl(self.ttl);
        packet.set_protocol(self.protocol);
        packet.set_addresses(self.src, self.dst);
        packet.fill_checksum();
    }
}

impl<T: AsRef<[u8]>> FieldMap for Packet<T> {
    fn protocol(&self) -> LayerId {
        LayerId::Ipv4
    }

    fn fields(&self) -> Vec<Field> {
        let octets = self.buffer.as_ref();
        let mut list = Fields::new(octets);
        list.add(FieldId::Ipv4Version, 0..1, |part| (part[0] >> 4, Value::None))
            .add(FieldId::Ipv4HeaderLength, 0..1, |part| {
                (part[0] & 0xf, Value::Size(usize::from(part[0] & 0xf) * 4))
            })
            .number(FieldId::Ipv4TypeOfService, 1..2)
            .number(FieldId::Ipv4TotalLength, octets::TOTAL_LENGTH)
            .number(FieldId::Ipv4Identification, octets::IDENT)
            .add(FieldId::Ipv4Flags, 6..7, |part| (Value::hex(part[0] >> 5, 1), flag_names(part[0])))
            .add(FieldId::Ipv4FragmentOffset, octets::FLAGS_OFFSET, |part| {
                let units = field::number(part) & 0x1fff;
                (units, Value::Size(units as usize * 8))
            })
            .number(FieldId::Ipv4TimeToLive, 8..9)
            .add(FieldId::Ipv4Protocol, 9..10, |part| (part[0], protocol_meaning(Protocol(part[0]))))
            .add(FieldId::Ipv4HeaderChecksum, octets::CHECKSUM, |part| {
                (Value::hex(field::number(part), 4), Value::None)
            })
            .add(FieldId::Ipv4Source, octets::SRC, |part| (address(part), Value::None))
            .add(FieldId::Ipv4Destination, octets::DST, |part| (address(part), Value::None));
        if let Ok(packet) = Packet::new_checked(octets)
            && packet.header_len() > Repr::HEADER_LEN
        {
            let range = Repr::HEADER_LEN..packet.header_len();
            list.add(FieldId::Ipv4Options, range, |part| (Value::Size(part.len()), Value::None));
        }
        list.done()
    }
}

fn flag_names(octet: u8) -> Value {
    match (octet & 0x40 != 0, octet & 0x20 != 0) {
        (false, false) => Meaning::LastFragment.into(),
        (false, true) => Meaning::MoreFragments.into(),
        (true, false) => Meaning::DontFragment.into(),
        (true, true) => Value::List(vec![Meaning::DontFragment.into(), Meaning::MoreFragments.into()]),
    }
}

const fn protocol_meaning(protocol: Protocol) -> Option<Meaning> {
    match protocol {
        Protocol::ICMP => Some(Meaning::Icmp),
        Protocol::TCP => Some(Meaning::Tcp),
        Protocol::UDP => Some(Meaning::Udp),
        Protocol(_) => None,
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d] = self.0;
        write!(f, "{a}.{b}.{c}.{d}")
    }
}

impl fmt::Display for Protocol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::ICMP => f.write_str("ICMP"),
            Self::TCP => f.write_str("TCP"),
            Self::UDP => f.write_str("UDP"),
            Self(number) => write!(f, "protocol {number}"),
        }
    }
}

impl fmt::Display for Repr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "IPv4 {} > {} {} len={} id={}",
            self.src, self.dst, self.protocol, self.payload_len, self.ident
        )?;
        if self.is_fragment() {
            let more = if self.more_fragments { "+" } else { "" };
            write!(f, " frag={}{more}", self.fragment_offset)?;
        }
        if self.dont_fragment {
            f.write_str(" DF")?;
        }
        write!(f, " ttl={}", self.ttl)
    }
}

impl<T: AsRef<[u8]>> fmt::Display for Packet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Packet::new_checked(self.buffer.as_ref()).and_then(|packet| Repr::parse(&packet)) {
            Ok(repr) => write!(f, "{repr}"),
            Err(Error) => field::fmt_damaged(self, f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // The datagram of the golden frame "IP LLC/SNAP".
    static GOLDEN: [u8; 20] = [
        0x45, 0x00, 0x00, 0x44, 0x00, 0x01, 0x00, 0x00, 0x40, 0x11, 0x66, 0x9c, 0x0a, 0x01, 0x00, 0x01, 0x0a,
        0x02, 0x00, 0x09,
    ];

    fn golden() -> Vec<u8> {
        let mut octets = GOLDEN.to_vec();
        octets.resize(68, 0);
        octets
    }

    fn repr() -> Repr {
        Repr::new(Address([10, 1, 0, 1]), Address([10, 2, 0, 9]), Protocol::UDP, 48, 1)
    }

    #[test]
    fn deconstruct() {
        let packet = Packet::new_checked(golden()).unwrap();
        assert_eq!(packet.version(), 4);
        assert_eq!(packet.header_len(), 20);
        assert_eq!(packet.tos(), 0);
        assert_eq!(packet.total_len(), 68);
        assert_eq!(packet.ident(), 1);
        assert!(!packet.dont_fragment() && !packet.more_fragments());
        assert_eq!(packet.fragment_offset(), 0);
        assert_eq!(packet.ttl(), 64);
        assert_eq!(packet.protocol(), Protocol::UDP);
        assert_eq!(packet.checksum(), 0x669c);
        assert_eq!(packet.src(), Address([10, 1, 0, 1]));
        assert_eq!(packet.dst(), Address([10, 2, 0, 9]));
        assert_eq!(packet.payload().len(), 48);
        assert!(packet.verify_checksum());
    }

    #[test]
    fn construct() {
        let mut octets = [0xa5; 20];
        let mut packet = Packet::new_unchecked(&mut octets);
        packet.set_version_and_header_len(20);
        packet.set_tos(0);
        packet.set_total_len(68);
        packet.set_ident(1);
        packet.set_fragment(false, false, 0);
        packet.set_ttl(64);
        packet.set_protocol(Protocol::UDP);
        packet.set_addresses(Address([10, 1, 0, 1]), Address([10, 2, 0, 9]));
        packet.fill_checksum();
        assert_eq!(octets, GOLDEN);
    }

    #[test]
    fn parse_and_emit() {
        assert_eq!(Repr::parse(&Packet::new_checked(golden()).unwrap()), Ok(repr()));
        let mut octets = [0xa5; 20];
        repr().emit(&mut Packet::new_unchecked(&mut octets));
        assert_eq!(octets, GOLDEN);
    }

    #[test]
    fn fragments_keep_flags_and_offset() {
        let fragment = Repr {
            fragment_offset: 65_528,
            more_fragments: true,
            dont_fragment: true,
            payload_len: 0,
            ..repr()
        };
        let mut octets = [0xa5; 20];
        fragment.emit(&mut Packet::new_unchecked(&mut octets));
        let packet = Packet::new_checked(&octets).unwrap();
        assert_eq!(Repr::parse(&packet), Ok(fragment));
        let text = packet.to_string();
        assert_eq!(text, "IPv4 10.1.0.1 > 10.2.0.9 UDP len=0 id=1 frag=65528+ DF ttl=64");
    }

    #[test]
    fn options_are_tolerated() {
        let mut octets = golden();
        octets[0] = 0x46;
        let mut packet = Packet::new_unchecked(&mut octets);
        packet.fill_checksum();
        let packet = Packet::new_checked(&octets).unwrap();
        assert_eq!(Repr::parse(&packet), Ok(Repr { payload_len: 44, ..repr() }));
        assert_eq!(packet.fields().last().unwrap().octets, 20..24);
    }

    #[test]
    fn damage_is_refused_and_still_printed() {
        assert!(Packet::new_checked(&golden()[..67]).is_err());
        assert!(Packet::new_checked(&GOLDEN[..19]).is_err());
        for (at, octet) in [(0, 0x44), (0, 0x4f), (2, 0xff), (3, 0x00)] {
            let mut octets = GOLDEN.to_vec();
            octets[at] = octet;
            assert!(Packet::new_checked(&octets).is_err(), "octet {at}");
        }
        let mut octets = golden();
        octets[8] = 63;
        assert_eq!(Repr::parse(&Packet::new_checked(&octets).unwrap()), Err(Error));
        let text = Packet::new_unchecked(&GOLDEN[..4]).to_string();
        assert_eq!(
            text,
            "Ipv4 (damaged) Ipv4Version=4 Ipv4HeaderLength=5 Ipv4TypeOfService=0 Ipv4TotalLength=68"
        );
    }
}
