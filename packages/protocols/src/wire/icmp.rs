//! ICMP messages in octets, echo and echo reply as values (RFC 792).

use core::fmt;

use super::{
    Checksum, Error, Field, FieldId, FieldMap, Fields, IcmpErrorRepr, LayerId, Meaning, Result, be, field,
};
use crate::Value;

mod octets {
    use core::ops::Range;

    pub(super) const TYPE: usize = 0;
    pub(super) const CODE: usize = 1;
    pub(super) const CHECKSUM: Range<usize> = 2..4;
    pub(super) const IDENT: Range<usize> = 4..6;
    pub(super) const SEQUENCE: Range<usize> = 6..8;
}

/// The two messages of an echo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Type 8.
    EchoRequest,
    /// Type 0.
    EchoReply,
}

/// A message in octets.
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
        if buffer.as_ref().len() < Repr::HEADER_LEN {
            return Err(Error);
        }
        Ok(Self::new_unchecked(buffer))
    }

    /// Type.
    pub fn kind(&self) -> u8 {
        self.buffer.as_ref()[octets::TYPE]
    }

    /// Code.
    pub fn code(&self) -> u8 {
        self.buffer.as_ref()[octets::CODE]
    }

    /// The checksum field, which covers the whole message.
    pub fn checksum(&self) -> u16 {
        be::u16(self.buffer.as_ref(), octets::CHECKSUM)
    }

    /// Identifier of an echo.
    pub fn ident(&self) -> u16 {
        be::u16(self.buffer.as_ref(), octets::IDENT)
    }

    /// Sequence number of an echo.
    pub fn sequence(&self) -> u16 {
        be::u16(self.buffer.as_ref(), octets::SEQUENCE)
    }

    /// The octets to be echoed.
    pub fn payload(&self) -> &[u8] {
        &self.buffer.as_ref()[Repr::HEADER_LEN..]
    }

    /// Whether the checksum is good.
    pub fn verify_checksum(&self) -> bool {
        let mut sum = Checksum::new();
        sum.add(self.buffer.as_ref());
        sum.finish() == 0
    }
}

impl<T: AsRef<[u8]> + AsMut<[u8]>> Packet<T> {
    /// Writes type and code.
    pub fn set_kind_and_code(&mut self, kind: u8, code: u8) {
        let octets = self.buffer.as_mut();
        octets[octets::TYPE] = kind;
        octets[octets::CODE] = code;
    }

    /// Writes identifier and sequence number of an echo.
    pub fn set_echo(&mut self, ident: u16, sequence: u16) {
        be::put_u16(self.buffer.as_mut(), octets::IDENT, ident);
        be::put_u16(self.buffer.as_mut(), octets::SEQUENCE, sequence);
    }

    /// Writes the checksum.
    pub fn set_checksum(&mut self, checksum: u16) {
        be::put_u16(self.buffer.as_mut(), octets::CHECKSUM, checksum);
    }

    /// Computes and writes the checksum over the message.
    pub fn fill_checksum(&mut self) {
        self.set_checksum(0);
        let mut sum = Checksum::new();
        sum.add(self.buffer.as_ref());
        self.set_checksum(sum.finish());
    }
}

/// An echo or its reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Repr {
    /// Which of the two.
    pub kind: Kind,
    /// Identifier: who asks.
    pub ident: u16,
    /// Sequence number: which of the questions.
    pub sequence: u16,
}

impl Repr {
    /// Octets of the header.
    pub const HEADER_LEN: usize = 8;

    /// Reads an echo; refuses other messages and bad checksums.
    pub fn parse<T: AsRef<[u8]>>(packet: &Packet<T>) -> Result<Self> {
        let kind = match (packet.kind(), packet.code()) {
            (8, 0) => Kind::EchoRequest,
            (0, 0) => Kind::EchoReply,
            _ => return Err(Error),
        };
        if !packet.verify_checksum() {
            return Err(Error);
        }
        Ok(Self { kind, ident: packet.ident(), sequence: packet.sequence() })
    }

    /// Octets of the header.
    pub const fn buffer_len(&self) -> usize {
        Self::HEADER_LEN
    }

    /// Writes the header; the checksum is zero until [`Packet::fill_checksum`].
    pub fn emit<T: AsRef<[u8]> + AsMut<[u8]>>(&self, packet: &mut Packet<T>) {
        let kind = match self.kind {
            Kind::EchoRequest => 8,
            Kind::EchoReply => 0,
        };
        packet.set_kind_and_code(kind, 0);
        packet.set_checksum(0);
        packet.set_echo(self.ident, self.sequence);
    }
}

impl<T: AsRef<[u8]>> FieldMap for Packet<T> {
    fn protocol(&self) -> LayerId {
        LayerId::Icmp
    }

    fn fields(&self) -> Vec<Field> {
        let octets = self.buffer.as_ref();
        let mut fields = Fields::new(octets);
        fields
            .add(FieldId::IcmpType, 0..1, |part| {
                let meaning = match part[0] {
                    0 => Some(Meaning::EchoReply),
                    3 => Some(Meaning::DestinationUnreachable),
                    8 => Some(Meaning::Echo),
                    11 => Some(Meaning::TimeExceeded),
                    _ => None,
                };
                (part[0], meaning)
            })
            .number(FieldId::IcmpCode, 1..2)
            .add(FieldId::IcmpChecksum, octets::CHECKSUM, |part| {
                (Value::hex(field::number(part), 4), Value::None)
            });
        match octets {
            [3, 4, ..] => fields.number(FieldId::IcmpNextHopMtu, octets::SEQUENCE),
            [3 | 11, ..] => fields.number(FieldId::IcmpUnused, octets::IDENT.start..octets::SEQUENCE.end),
            _ => fields
                .number(FieldId::IcmpIdentifier, octets::IDENT)
                .number(FieldId::IcmpSequenceNumber, octets::SEQUENCE),
        };
        let rest = if matches!(octets, [3 | 11, ..]) { FieldId::IcmpDatagram } else { FieldId::IcmpData };
        fields.rest(rest, Repr::HEADER_LEN).done()
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::EchoRequest => "echo",
            Self::EchoReply => "echo reply",
        })
    }
}

impl fmt::Display for Repr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ICMP {} id={} seq={}", self.kind, self.ident, self.sequence)
    }
}

impl<T: AsRef<[u8]>> fmt::Display for Packet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let packet = Packet::new_checked(self.buffer.as_ref());
        if let Ok(repr) = packet.and_then(|packet| Repr::parse(&packet)) {
            return write!(f, "{repr}");
        }
        match packet.and_then(|packet| IcmpErrorRepr::parse(&packet)) {
            Ok(repr) => write!(f, "{repr}"),
            Err(Error) => field::fmt_damaged(self, f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static ECHO: [u8; 12] = [0x08, 0x00, 0xe4, 0xb3, 0x12, 0x34, 0x56, 0xab, 0xaa, 0x00, 0x00, 0x6c];

    fn repr() -> Repr {
        Repr { kind: Kind::EchoRequest, ident: 0x1234, sequence: 0x56ab }
    }

    #[test]
    fn deconstruct() {
        let packet = Packet::new_checked(&ECHO).unwrap();
        assert_eq!((packet.kind(), packet.code()), (8, 0));
        assert_eq!((packet.ident(), packet.sequence()), (0x1234, 0x56ab));
        assert_eq!(packet.payload(), [0xaa, 0, 0, 0x6c]);
        assert!(packet.verify_checksum());
    }

    #[test]
    fn construct_parse_and_emit() {
        assert_eq!(Repr::parse(&Packet::new_checked(&ECHO).unwrap()), Ok(repr()));
        let mut octets = [0xa5; 12];
        octets[8..].copy_from_slice(&ECHO[8..]);
        let mut packet = Packet::new_unchecked(&mut octets);
        repr().emit(&mut packet);
        packet.fill_checksum();
        assert_eq!(octets, ECHO);
    }

    #[test]
    fn damage_is_refused_and_still_printed() {
        assert!(Packet::new_checked(&ECHO[..7]).is_err());
        let mut octets = ECHO;
        octets[9] = 1;
        assert_eq!(Repr::parse(&Packet::new_checked(&octets).unwrap()), Err(Error));
        octets[0] = 3;
        assert_eq!(Repr::parse(&Packet::new_checked(&octets).unwrap()), Err(Error));
        assert_eq!(Packet::new_unchecked(&ECHO[..2]).to_string(), "Icmp (damaged) IcmpType=8 IcmpCode=0");
        assert_eq!(Packet::new_unchecked(&ECHO).to_string(), "ICMP echo id=4660 seq=22187");
    }
}
