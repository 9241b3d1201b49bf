//! ATMARP and InATMARP packets (RFC 2225 8.7), as they follow the LLC/SNAP header.

use core::fmt;

use super::{
    AtmAddress, Error, EtherType, Field, FieldId, FieldMap, Fields, Ipv4Address, LayerId, Meaning, Result,
    be, field,
};
use crate::Value;

/// Octets before the addresses.
pub const HEADER_LEN: usize = 12;

/// Hardware type of ATM.
const ATM: u16 = 19;
/// Bit of a type/length octet that says E.164; the six below it are the length.
const E164: u8 = 0x40;
const LENGTH: u8 = 0x3f;

/// What a packet is for, by ar$op.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Operation {
    /// 1: which ATM address has the target's IP address?
    ArpRequest,
    /// 2: the source has it.
    ArpReply,
    /// 8: which IP address has the other end of this VCC?
    InArpRequest,
    /// 9: the source's.
    InArpReply,
    /// 10: a request that the server cannot answer, sent back.
    ArpNak,
}

impl Operation {
    /// Every one.
    pub const ALL: [Self; 5] =
        [Self::ArpRequest, Self::ArpReply, Self::InArpRequest, Self::InArpReply, Self::ArpNak];

    /// ar$op.
    pub const fn code(self) -> u16 {
        match self {
            Self::ArpRequest => 1,
            Self::ArpReply => 2,
            Self::InArpRequest => 8,
            Self::InArpReply => 9,
            Self::ArpNak => 10,
        }
    }

    fn from_code(code: u16) -> Option<Self> {
        Self::ALL.into_iter().find(|operation| operation.code() == code)
    }
}

/// An ATM number, as its type/length octet distinguishes them.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Number {
    /// None is given.
    #[default]
    Absent,
    /// An ATM end system address of 20 octets.
    Aesa(AtmAddress),
    /// An E.164 number of up to 63 octets (15 digits in practice).
    E164(Vec<u8>),
}

/// One of the two stations that a packet names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Station {
    /// ATM number.
    pub number: Number,
    /// ATM subaddress: behind an E.164 number, the AESA.
    pub subaddress: Number,
    /// IP address; a target that is not known is given as none or as 0.0.0.0.
    pub ip: Option<Ipv4Address>,
}

impl Station {
    /// A station with an AESA, an IP address, or both.
    pub fn new(address: Option<AtmAddress>, ip: Option<Ipv4Address>) -> Self {
        let number = address.map_or(Number::Absent, Number::Aesa);
        Self { number, subaddress: Number::Absent, ip }
    }

    /// The AESA, where the number is one.
    pub const fn address(&self) -> Option<AtmAddress> {
        match self.number {
            Number::Aesa(address) => Some(address),
            Number::Absent | Number::E164(_) => None,
        }
    }
}

/// A packet as a value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Message {
    /// Request, reply or refusal.
    pub operation: Operation,
    /// Station that sends the packet; in an ARP_NAK, the requester.
    pub source: Station,
    /// Station that the packet is about; in an answer, the requester.
    pub target: Station,
}

impl Number {
    fn type_and_length(&self) -> u8 {
        match self {
            Self::Absent => 0,
            Self::Aesa(address) => address.0.len() as u8,
            Self::E164(digits) => E164 | (digits.len() as u8 & LENGTH),
        }
    }

    fn octets(&self) -> &[u8] {
        match self {
            Self::Absent => &[],
            Self::Aesa(address) => &address.0,
            Self::E164(digits) => &digits[..digits.len().min(usize::from(LENGTH))],
        }
    }

    fn parse(type_and_length: u8, octets: &[u8]) -> Result<Self> {
        if octets.is_empty() {
            return Ok(Self::Absent);
        }
        if type_and_length & E164 != 0 {
            return Ok(Self::E164(octets.to_vec()));
        }
        octets.try_into().map(|octets| Self::Aesa(AtmAddress(octets))).map_err(|_| Error)
    }
}

impl Message {
    /// Reads a packet; refuses other hardware and protocols, unknown operations, addresses of other lengths, and
    /// packets that end before their addresses do. What follows them is left alone.
    pub fn parse(octets: &[u8]) -> Result<Self> {
        let packet = Packet(octets);
        if octets.len() < HEADER_LEN
            || be::u16(octets, 0..2) != ATM
            || be::u16(octets, 2..4) != EtherType::IPV4.0
        {
            return Err(Error);
        }
        let operation = Operation::from_code(be::u16(octets, 6..8)).ok_or(Error)?;
        let [sha, ssa, spa, tha, tsa, tpa] = packet.places().map(|place| octets.get(place).ok_or(Error));
        let source = Station {
            number: Number::parse(octets[4], sha?)?,
            subaddress: Number::parse(octets[5], ssa?)?,
            ip: ip(spa?)?,
        };
        let target = Station {
            number: Number::parse(octets[9], tha?)?,
            subaddress: Number::parse(octets[10], tsa?)?,
            ip: ip(tpa?)?,
        };
        Ok(Self { operation, source, target })
    }

    /// The octets.
    pub fn emit(&self) -> Vec<u8> {
        let ip_len = |station: &Station| if station.ip.is_some() { 4 } else { 0 };
        let mut octets = Vec::with_capacity(HEADER_LEN + 48);
        octets.extend_from_slice(&ATM.to_be_bytes());
        octets.extend_from_slice(&EtherType::IPV4.0.to_be_bytes());
        octets.push(self.source.number.type_and_length());
        octets.push(self.source.subaddress.type_and_length());
        octets.extend_from_slice(&self.operation.code().to_be_bytes());
        octets.push(ip_len(&self.source));
        octets.push(self.target.number.type_and_length());
        octets.push(self.target.subaddress.type_and_length());
        octets.push(ip_len(&self.target));
        for station in [&self.source, &self.target] {
            octets.extend(station.number.octets());
            octets.extend(station.subaddress.octets());
            octets.extend(station.ip.iter().flat_map(|ip| ip.0));
        }
        octets
    }
}

fn ip(octets: &[u8]) -> Result<Option<Ipv4Address>> {
    match octets {
        [] => Ok(None),
        [a, b, c, d] => Ok(Some(Ipv4Address([*a, *b, *c, *d]))),
        _ => Err(Error),
    }
}

/// A packet in octets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packet<'a>(pub &'a [u8]);

impl Packet<'_> {
    /// Octets of ar$sha, ar$ssa, ar$spa, ar$tha, ar$tsa and ar$tpa, by the lengths that the header states; empty
    /// places if there is no whole header.
    fn places(&self) -> [core::ops::Range<usize>; 6] {
        let mut end = HEADER_LEN;
        [(4, LENGTH), (5, LENGTH), (8, u8::MAX), (9, LENGTH), (10, LENGTH), (11, u8::MAX)].map(
            |(at, mask)| {
                let start = end;
                if self.0.len() >= HEADER_LEN {
                    end += usize::from(self.0[at] & mask);
                }
                start..end
            },
        )
    }
}

impl FieldMap for Packet<'_> {
    fn protocol(&self) -> LayerId {
        LayerId::Atmarp
    }

    fn fields(&self) -> Vec<Field> {
        let type_and_length = |part: &[u8]| {
            let kind = match part[0] {
                0 => Value::None,
                octet if octet & E164 != 0 => {
                    Value::List(vec![Meaning::E164.into(), Value::Size(usize::from(octet & LENGTH))])
                }
                octet => Value::List(vec![Meaning::Nsapa.into(), Value::Size(usize::from(octet & LENGTH))]),
            };
            (Value::hex(part[0], 2), kind)
        };
        let mut fields = Fields::new(self.0);
        fields
            .add(FieldId::AtmarpHrd, 0..2, |part| {
                let number = field::number(part);
                (number, (number == u32::from(ATM)).then_some(Meaning::Atm))
            })
            .add(FieldId::AtmarpPro, 2..4, |part| {
                let number = field::number(part);
                (Value::hex(number, 4), EtherType(number as u16).meaning())
            })
            .add(FieldId::AtmarpShtl, 4..5, type_and_length)
            .add(FieldId::AtmarpSstl, 5..6, type_and_length)
            .add(FieldId::AtmarpOp, 6..8, |part| {
                let number = field::number(part);
                let meaning = Operation::from_code(number as u16).map(Value::message);
                (number, meaning)
            })
            .number(FieldId::AtmarpSpln, 8..9)
            .add(FieldId::AtmarpThtl, 9..10, type_and_length)
            .add(FieldId::AtmarpTstl, 10..11, type_and_length)
            .number(FieldId::AtmarpTpln, 11..12);
        let names = [
            FieldId::AtmarpSha,
            FieldId::AtmarpSsa,
            FieldId::AtmarpSpa,
            FieldId::AtmarpTha,
            FieldId::AtmarpTsa,
            FieldId::AtmarpTpa,
        ];
        for (name, place) in names.into_iter().zip(self.places()) {
            if !place.is_empty() {
                fields.add(name, place, |part| (address(part), Value::None));
            }
        }
        fields.done()
    }
}

/// An address by its length: 20 octets are an AESA, 4 an IP address, others digits.
fn address(octets: &[u8]) -> Value {
    if let Ok(octets) = octets.try_into() {
        return AtmAddress(octets).into();
    }
    match ip(octets) {
        Ok(Some(ip)) => ip.into(),
        _ => Value::text(octets.escape_ascii()),
    }
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::ArpRequest => "ARP_REQUEST",
            Self::ArpReply => "ARP_REPLY",
            Self::InArpRequest => "InARP_REQUEST",
            Self::InArpReply => "InARP_REPLY",
            Self::ArpNak => "ARP_NAK",
        })
    }
}

impl fmt::Display for Station {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ip {
            Some(ip) => write!(f, "{ip}")?,
            None => f.write_str("?")?,
        }
        match &self.number {
            Number::Absent => Ok(()),
            Number::Aesa(address) => write!(f, " at {address}"),
            Number::E164(digits) => write!(f, " at {}", digits.escape_ascii()),
        }
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ATMARP {} source {} target {}", self.operation, self.source, self.target)
    }
}

impl fmt::Display for Packet<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Message::parse(self.0) {
            Ok(message) => write!(f, "{message}"),
            Err(Error) => field::fmt_damaged(self, f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // The golden frame "InATMARP req pvc (no addrs)", after its LLC/SNAP header.
    static PVC: [u8; 16] = [0, 0x13, 8, 0, 0, 0, 0, 8, 4, 0, 0, 0, 10, 1, 0, 1];

    #[test]
    fn parse_and_emit() {
        let message = Message {
            operation: Operation::InArpRequest,
            source: Station::new(None, Some(Ipv4Address([10, 1, 0, 1]))),
            target: Station::default(),
        };
        assert_eq!(Message::parse(&PVC), Ok(message.clone()));
        assert_eq!(message.emit(), PVC);
        assert_eq!(message.to_string(), "ATMARP InARP_REQUEST source 10.1.0.1 target ?");
        let fields = Packet(&PVC).fields();
        assert_eq!(
            fields.last().map(|field| (field.id, field.octets.clone())),
            Some((FieldId::AtmarpSpa, 12..16))
        );
    }

    #[test]
    fn an_e164_number_with_an_aesa_as_subaddress() {
        let message = Message {
            operation: Operation::ArpReply,
            source: Station {
                number: Number::E164(b"35831365".to_vec()),
                subaddress: Number::Aesa(AtmAddress::WELL_KNOWN_LECS),
                ip: Some(Ipv4Address([10, 1, 0, 1])),
            },
            target: Station::new(Some(AtmAddress::ANYCAST_LECS), Some(Ipv4Address([10, 1, 0, 2]))),
        };
        let octets = message.emit();
        assert_eq!(octets[4..6], [0x48, 0x14]);
        assert_eq!(Message::parse(&octets), Ok(message));
    }

    #[test]
    fn damage_is_refused_and_still_printed() {
        for (at, octet) in [(1, 1), (2, 0x86), (4, 5), (7, 3), (8, 3), (11, 4)] {
            let mut octets = PVC;
            octets[at] = octet;
            assert_eq!(Message::parse(&octets), Err(Error), "octet {at}");
        }
        assert_eq!(Message::parse(&PVC[..15]), Err(Error));
        let text = Packet(&PVC[..5]).to_string();
        assert_eq!(text, "Atmarp (damaged) AtmarpHrd=19 AtmarpPro=0x0800 AtmarpShtl=0x00");
    }
}
