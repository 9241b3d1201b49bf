//! ARP packets on Ethernet (RFC 826).

use core::fmt;

use super::{
    Error, EtherType, EthernetAddress, Field, FieldId, FieldMap, Fields, Ipv4Address, LayerId, Meaning,
    Result, be, field,
};
use crate::Value;

mod octets {
    use core::ops::Range;

    pub(super) const HARDWARE: Range<usize> = 0..2;
    pub(super) const PROTOCOL: Range<usize> = 2..4;
    pub(super) const HARDWARE_LEN: usize = 4;
    pub(super) const PROTOCOL_LEN: usize = 5;
    pub(super) const OPERATION: Range<usize> = 6..8;
    pub(super) const SOURCE_HARDWARE: Range<usize> = 8..14;
    pub(super) const SOURCE_PROTOCOL: Range<usize> = 14..18;
    pub(super) const TARGET_HARDWARE: Range<usize> = 18..24;
    pub(super) const TARGET_PROTOCOL: Range<usize> = 24..28;
}

/// Octets of a packet; an Ethernet frame pads it to 46.
pub const LEN: usize = octets::TARGET_PROTOCOL.end;

const ETHERNET: u16 = 1;

/// What a packet is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Operation {
    /// Opcode 1: who has the target's IP address?
    Request,
    /// Opcode 2: the source has it.
    Reply,
}

/// A packet in octets, padding tolerated.
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
        if buffer.as_ref().len() < LEN {
            return Err(Error);
        }
        Ok(Self::new_unchecked(buffer))
    }

    /// Hardware type: 1 for Ethernet.
    pub fn hardware(&self) -> u16 {
        be::u16(self.buffer.as_ref(), octets::HARDWARE)
    }

    /// Protocol type, an EtherType.
    pub fn protocol_type(&self) -> EtherType {
        EtherType(be::u16(self.buffer.as_ref(), octets::PROTOCOL))
    }

    /// Octets of a hardware and of a protocol address.
    pub fn address_lens(&self) -> (u8, u8) {
        let octets = self.buffer.as_ref();
        (octets[octets::HARDWARE_LEN], octets[octets::PROTOCOL_LEN])
    }

    /// Opcode.
    pub fn operation(&self) -> u16 {
        be::u16(self.buffer.as_ref(), octets::OPERATION)
    }

    /// MAC and IP address of the sender.
    pub fn source(&self) -> (EthernetAddress, Ipv4Address) {
        let octets = self.buffer.as_ref();
        (mac(&octets[octets::SOURCE_HARDWARE]), ip(&octets[octets::SOURCE_PROTOCOL]))
    }

    /// MAC and IP address that are asked for or answered.
    pub fn target(&self) -> (EthernetAddress, Ipv4Address) {
        let octets = self.buffer.as_ref();
        (mac(&octets[octets::TARGET_HARDWARE]), ip(&octets[octets::TARGET_PROTOCOL]))
    }
}

fn mac(octets: &[u8]) -> EthernetAddress {
    EthernetAddress(core::array::from_fn(|at| octets[at]))
}

fn ip(octets: &[u8]) -> Ipv4Address {
    Ipv4Address([octets[0], octets[1], octets[2], octets[3]])
}

/// A question or an answer about IPv4 on Ethernet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Repr {
    /// Which of the two.
    pub operation: Operation,
    /// Sender's MAC address.
    pub source_mac: EthernetAddress,
    /// Sender's IP address.
    pub source_ip: Ipv4Address,
    /// MAC address of the target; zero in a request.
    pub target_mac: EthernetAddress,
    /// IP address of the target.
    pub target_ip: Ipv4Address,
}

impl Repr {
    /// Reads a packet; refuses other hardware, other protocols and other opcodes.
    pub fn parse<T: AsRef<[u8]>>(packet: &Packet<T>) -> Result<Self> {
        if packet.hardware() != ETHERNET
            || packet.protocol_type() != EtherType::IPV4
            || packet.address_lens() != (6, 4)
        {
            return Err(Error);
        }
        let operation = match packet.operation() {
            1 => Operation::Request,
            2 => Operation::Reply,
            _ => return Err(Error),
        };
        let (source_mac, source_ip) = packet.source();
        let (target_mac, target_ip) = packet.target();
        Ok(Self { operation, source_mac, source_ip, target_mac, target_ip })
    }

    /// Octets of the packet.
    pub const fn buffer_len(&self) -> usize {
        LEN
    }

    /// Writes the packet.
    pub fn emit<T: AsRef<[u8]> + AsMut<[u8]>>(&self, packet: &mut Packet<T>) {
        let octets = packet.buffer.as_mut();
        be::put_u16(octets, octets::HARDWARE, ETHERNET);
        be::put_u16(octets, octets::PROTOCOL, EtherType::IPV4.0);
        octets[octets::HARDWARE_LEN] = 6;
        octets[octets::PROTOCOL_LEN] = 4;
        let operation = match self.operation {
            Operation::Request => 1,
            Operation::Reply => 2,
        };
        be::put_u16(octets, octets::OPERATION, operation);
        octets[octets::SOURCE_HARDWARE].copy_from_slice(&self.source_mac.0);
        octets[octets::SOURCE_PROTOCOL].copy_from_slice(&self.source_ip.0);
        octets[octets::TARGET_HARDWARE].copy_from_slice(&self.target_mac.0);
        octets[octets::TARGET_PROTOCOL].copy_from_slice(&self.target_ip.0);
    }

    /// The packet as octets of its own.
    pub fn to_octets(&self) -> Vec<u8> {
        let mut octets = vec![0; LEN];
        self.emit(&mut Packet::new_unchecked(&mut octets));
        octets
    }
}

impl<T: AsRef<[u8]>> FieldMap for Packet<T> {
    fn protocol(&self) -> LayerId {
        LayerId::Arp
    }

    fn fields(&self) -> Vec<Field> {
        Fields::new(self.buffer.as_ref())
            .add(FieldId::ArpHardwareType, octets::HARDWARE, |part| {
                let number = field::number(part);
                (number, (number == u32::from(ETHERNET)).then_some(Meaning::Ethernet))
            })
            .add(FieldId::ArpProtocolType, octets::PROTOCOL, |part| {
                let number = field::number(part);
                (Value::hex(number, 4), EtherType(number as u16).meaning())
            })
            .number(FieldId::ArpHardwareAddressLength, octets::HARDWARE_LEN..octets::HARDWARE_LEN + 1)
            .number(FieldId::ArpProtocolAddressLength, octets::PROTOCOL_LEN..octets::PROTOCOL_LEN + 1)
            .add(FieldId::ArpOperation, octets::OPERATION, |part| {
                let number = field::number(part);
                let meaning = match number {
                    1 => Some(Meaning::Request),
                    2 => Some(Meaning::Reply),
                    _ => None,
                };
                (number, meaning)
            })
            .add(FieldId::ArpSourceHardwareAddress, octets::SOURCE_HARDWARE, |part| (mac(part), Value::None))
            .add(FieldId::ArpSourceProtocolAddress, octets::SOURCE_PROTOCOL, |part| (ip(part), Value::None))
            .add(FieldId::ArpTargetHardwareAddress, octets::TARGET_HARDWARE, |part| (mac(part), Value::None))
            .add(FieldId::ArpTargetProtocolAddress, octets::TARGET_PROTOCOL, |part| (ip(part), Value::None))
            .done()
    }
}

impl fmt::Display for Repr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.operation {
            Operation::Request => write!(f, "ARP who has {}? tell {}", self.target_ip, self.source_ip),
            Operation::Reply => write!(f, "ARP {} is at {}", self.source_ip, self.source_mac),
        }
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

    static REPLY: [u8; 28] = [
        0x00, 0x01, 0x08, 0x00, 0x06, 0x04, 0x00, 0x02, 0x00, 0x20, 0xda, 0x00, 0x00, 0x02, 0x0a, 0x01, 0x00,
        0x02, 0x00, 0x20, 0xda, 0x00, 0x00, 0x01, 0x0a, 0x01, 0x00, 0x01,
    ];

    fn repr() -> Repr {
        Repr {
            operation: Operation::Reply,
            source_mac: EthernetAddress([0, 0x20, 0xda, 0, 0, 2]),
            source_ip: Ipv4Address([10, 1, 0, 2]),
            target_mac: EthernetAddress([0, 0x20, 0xda, 0, 0, 1]),
            target_ip: Ipv4Address([10, 1, 0, 1]),
        }
    }

    #[test]
    fn parse_and_emit() {
        let packet = Packet::new_checked(&REPLY).unwrap();
        assert_eq!(Repr::parse(&packet), Ok(repr()));
        assert_eq!(packet.to_string(), "ARP 10.1.0.2 is at 00:20:da:00:00:02");
        let mut octets = [0xa5; 28];
        repr().emit(&mut Packet::new_unchecked(&mut octets));
        assert_eq!(octets, REPLY);
        let mut padded = REPLY.to_vec();
        padded.resize(46, 0);
        assert_eq!(Repr::parse(&Packet::new_checked(&padded).unwrap()), Ok(repr()));
    }

    #[test]
    fn damage_is_refused_and_still_printed() {
        assert!(Packet::new_checked(&REPLY[..27]).is_err());
        for (at, octet) in [(1, 6), (2, 0x86), (4, 8), (5, 6), (7, 3)] {
            let mut octets = REPLY;
            octets[at] = octet;
            assert_eq!(Repr::parse(&Packet::new_checked(&octets).unwrap()), Err(Error), "octet {at}");
        }
        let text = Packet::new_unchecked(&REPLY[..5]).to_string();
        assert_eq!(text, "Arp (damaged) ArpHardwareType=1 ArpProtocolType=0x0800 ArpHardwareAddressLength=6");
    }
}
