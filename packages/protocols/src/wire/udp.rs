//! UDP header (RFC 768).

use core::fmt;

use super::{
    Checksum, Error, Field, FieldId, FieldMap, Fields, IpProtocol, Ipv4Address, LayerId, Meaning, Result, be,
    field,
};
use crate::Value;

mod octets {
    use core::ops::Range;

    pub(super) const SRC_PORT: Range<usize> = 0..2;
    pub(super) const DST_PORT: Range<usize> = 2..4;
    pub(super) const LENGTH: Range<usize> = 4..6;
    pub(super) const CHECKSUM: Range<usize> = 6..8;
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

    /// A view whose getters do not panic.
    pub fn new_checked(buffer: T) -> Result<Self> {
        let packet = Self::new_unchecked(buffer);
        let available = packet.buffer.as_ref().len();
        if available < Repr::HEADER_LEN || packet.len() < Repr::HEADER_LEN || packet.len() > available {
            return Err(Error);
        }
        Ok(packet)
    }

    /// Source port.
    pub fn src_port(&self) -> u16 {
        be::u16(self.buffer.as_ref(), octets::SRC_PORT)
    }

    /// Destination port.
    pub fn dst_port(&self) -> u16 {
        be::u16(self.buffer.as_ref(), octets::DST_PORT)
    }

    /// Octets of header and payload.
    #[allow(clippy::len_without_is_empty, reason = "the length field of the header, never zero")]
    pub fn len(&self) -> usize {
        usize::from(be::u16(self.buffer.as_ref(), octets::LENGTH))
    }

    /// Checksum; zero where the sender made none.
    pub fn checksum(&self) -> u16 {
        be::u16(self.buffer.as_ref(), octets::CHECKSUM)
    }

    /// The octets after the header.
    pub fn payload(&self) -> &[u8] {
        &self.buffer.as_ref()[Repr::HEADER_LEN..self.len()]
    }

    /// Whether the checksum over pseudo header and datagram is good or absent.
    pub fn verify_checksum(&self, src: Ipv4Address, dst: Ipv4Address) -> bool {
        self.checksum() == 0 || sum(&self.buffer.as_ref()[..self.len()], src, dst) == 0
    }
}

impl<T: AsRef<[u8]> + AsMut<[u8]>> Packet<T> {
    /// Writes source and destination port.
    pub fn set_ports(&mut self, src: u16, dst: u16) {
        be::put_u16(self.buffer.as_mut(), octets::SRC_PORT, src);
        be::put_u16(self.buffer.as_mut(), octets::DST_PORT, dst);
    }

    /// Writes the length of header and payload.
    pub fn set_len(&mut self, len: u16) {
        be::put_u16(self.buffer.as_mut(), octets::LENGTH, len);
    }

    /// Writes the checksum.
    pub fn set_checksum(&mut self, checksum: u16) {
        be::put_u16(self.buffer.as_mut(), octets::CHECKSUM, checksum);
    }

    /// Computes and writes the checksum over pseudo header and datagram.
    pub fn fill_checksum(&mut self, src: Ipv4Address, dst: Ipv4Address) {
        self.set_checksum(0);
        let checksum = sum(&self.buffer.as_ref()[..self.len()], src, dst);
        // RFC 768: a checksum that comes out as zero is sent as all ones, zero meaning none.
        self.set_checksum(if checksum == 0 { 0xffff } else { checksum });
    }
}

fn sum(datagram: &[u8], src: Ipv4Address, dst: Ipv4Address) -> u16 {
    // The length came out of a field of 16 bits.
    let mut sum = Checksum::pseudo_header(src, dst, IpProtocol::UDP, datagram.len() as u16);
    sum.add(datagram);
    sum.finish()
}

/// What a UDP header says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Repr {
    /// Source port.
    pub src_port: u16,
    /// Destination port.
    pub dst_port: u16,
    /// Octets after the header; at most 65 507 fit into IPv4.
    pub payload_len: u16,
}

impl Repr {
    /// Octets of the header.
    pub const HEADER_LEN: usize = 8;

    /// Reads a header.
    pub fn parse<T: AsRef<[u8]>>(packet: &Packet<T>) -> Result<Self> {
        Ok(Self {
            src_port: packet.src_port(),
            dst_port: packet.dst_port(),
            payload_len: packet.payload().len() as u16,
        })
    }

    /// Octets of the header.
    pub const fn buffer_len(&self) -> usize {
        Self::HEADER_LEN
    }

    /// Writes the header; the checksum is absent until [`Packet::fill_checksum`].
    pub fn emit<T: AsRef<[u8]> + AsMut<[u8]>>(&self, packet: &mut Packet<T>) {
        packet.set_ports(self.src_port, self.dst_port);
        packet.set_len(Self::HEADER_LEN as u16 + self.payload_len);
        packet.set_checksum(0);
    }
}

impl<T: AsRef<[u8]>> FieldMap for Packet<T> {
    fn protocol(&self) -> LayerId {
        LayerId::Udp
    }

    fn fields(&self) -> Vec<Field> {
        Fields::new(self.buffer.as_ref())
            .number(FieldId::UdpSourcePort, octets::SRC_PORT)
            .number(FieldId::UdpDestinationPort, octets::DST_PORT)
            .number(FieldId::UdpLength, octets::LENGTH)
            .add(FieldId::UdpChecksum, octets::CHECKSUM, |part| {
                let meaning = (part == [0, 0]).then_some(Meaning::NoChecksum);
                (Value::hex(field::number(part), 4), meaning)
            })
            .rest(FieldId::UdpData, Repr::HEADER_LEN)
            .done()
    }
}

impl fmt::Display for Repr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "UDP {} > {} len={}", self.src_port, self.dst_port, self.payload_len)
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

    const SRC: Ipv4Address = Ipv4Address([10, 1, 0, 1]);
    const DST: Ipv4Address = Ipv4Address([10, 2, 0, 9]);

    static DATAGRAM: [u8; 11] = [0x04, 0x00, 0x00, 0x09, 0x00, 0x0b, 0x63, 0x80, 0x41, 0x42, 0x43];

    fn repr() -> Repr {
        Repr { src_port: 1024, dst_port: 9, payload_len: 3 }
    }

    #[test]
    fn deconstruct() {
        let packet = Packet::new_checked(&DATAGRAM).unwrap();
        assert_eq!(packet.src_port(), 1024);
        assert_eq!(packet.dst_port(), 9);
        assert_eq!(packet.len(), 11);
        assert_eq!(packet.checksum(), 0x6380);
        assert_eq!(packet.payload(), b"ABC");
        assert!(packet.verify_checksum(SRC, DST));
        assert!(!packet.verify_checksum(SRC, Ipv4Address([10, 2, 0, 8])));
    }

    #[test]
    fn construct() {
        let mut octets = [0xa5; 11];
        octets[8..].copy_from_slice(b"ABC");
        let mut packet = Packet::new_unchecked(&mut octets);
        packet.set_ports(1024, 9);
        packet.set_len(11);
        packet.fill_checksum(SRC, DST);
        assert_eq!(octets, DATAGRAM);
    }

    #[test]
    fn parse_and_emit() {
        assert_eq!(Repr::parse(&Packet::new_checked(&DATAGRAM).unwrap()), Ok(repr()));
        let mut octets = [0xa5; 11];
        let mut packet = Packet::new_unchecked(&mut octets);
        repr().emit(&mut packet);
        assert_eq!(packet.checksum(), 0);
        assert!(packet.verify_checksum(SRC, DST));
    }

    #[test]
    fn a_zero_sum_is_sent_as_ones() {
        let mut octets = [0; 10];
        repr().emit(&mut Packet::new_unchecked(&mut octets));
        Packet::new_unchecked(&mut octets).set_len(10);
        let free = sum(&octets, SRC, DST);
        octets[8..].copy_from_slice(&free.to_be_bytes());
        let mut packet = Packet::new_unchecked(&mut octets);
        packet.fill_checksum(SRC, DST);
        assert_eq!(packet.checksum(), 0xffff);
        assert!(packet.verify_checksum(SRC, DST));
    }

    #[test]
    fn damage_is_refused_and_still_printed() {
        assert!(Packet::new_checked(&DATAGRAM[..7]).is_err());
        assert!(Packet::new_checked(&DATAGRAM[..10]).is_err());
        let mut octets = DATAGRAM;
        octets[5] = 7;
        assert!(Packet::new_checked(&octets).is_err());
        let text = Packet::new_unchecked(&DATAGRAM[..5]).to_string();
        assert_eq!(text, "Udp (damaged) UdpSourcePort=1024 UdpDestinationPort=9");
        assert_eq!(Packet::new_unchecked(&DATAGRAM).to_string(), "UDP 1024 > 9 len=3");
    }
}
