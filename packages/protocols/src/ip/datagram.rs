//! A datagram: its header, and the message that it carries whole or a part of.

use crate::Payload;
use crate::wire::{
    IcmpErrorRepr, IcmpPacket, IcmpRepr, IpProtocol, Ipv4Address, Ipv4Packet, Ipv4Repr, TcpPacket, TcpRepr,
    UdpPacket, UdpRepr,
};

/// An IPv4 datagram or a fragment of one.
///
/// A fragment names the whole message and, in its header, which octets of it are in the fragment. So nothing
/// is copied when a datagram is fragmented, and the octets of any fragment can be made at any time, with the
/// checksum of the whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Datagram {
    /// The header of this datagram or fragment.
    pub ip: Ipv4Repr,
    /// The whole message.
    pub message: Message,
}

/// What the datagram carries: a transport header and payload.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Message {
    /// The transport header.
    pub transport: Transport,
    /// The octets after it.
    pub payload: Payload,
}

/// A transport header.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Transport {
    /// RFC 793.
    Tcp(TcpRepr),
    /// RFC 768.
    Udp(UdpRepr),
    /// RFC 792, echo.
    Icmp(IcmpRepr),
    /// RFC 792, about a datagram that was not delivered; the quotation counts as header.
    IcmpError(IcmpErrorRepr),
    /// No header: the payload belongs to another protocol.
    Raw(IpProtocol),
}

impl Transport {
    /// The protocol's number.
    pub const fn protocol(&self) -> IpProtocol {
        match self {
            Self::Tcp(_) => IpProtocol::TCP,
            Self::Udp(_) => IpProtocol::UDP,
            Self::Icmp(_) | Self::IcmpError(_) => IpProtocol::ICMP,
            Self::Raw(protocol) => *protocol,
        }
    }

    /// Octets of the header.
    pub const fn header_len(&self) -> usize {
        match self {
            Self::Tcp(repr) => repr.buffer_len(),
            Self::Udp(repr) => repr.buffer_len(),
            Self::Icmp(repr) => repr.buffer_len(),
            Self::IcmpError(repr) => repr.buffer_len(),
            Self::Raw(_) => 0,
        }
    }
}

impl Message {
    /// Octets of header and payload.
    #[allow(clippy::len_without_is_empty, reason = "octets on the wire, not a collection")]
    pub const fn len(&self) -> usize {
        self.transport.header_len() + self.payload.len as usize
    }

    /// The octets, checksum included.
    pub fn emit_octets(&self, src: Ipv4Address, dst: Ipv4Address) -> Vec<u8> {
        let mut octets = vec![0; self.len()];
        self.payload.materialise(&mut octets[self.transport.header_len()..]);
        match &self.transport {
            Transport::Tcp(repr) => {
                let mut packet = TcpPacket::new_unchecked(&mut octets);
                repr.emit(&mut packet);
                packet.fill_checksum(src, dst);
            }
            Transport::Udp(repr) => {
                let mut packet = UdpPacket::new_unchecked(&mut octets);
                repr.emit(&mut packet);
                packet.fill_checksum(src, dst);
            }
            Transport::Icmp(repr) => {
                let mut packet = IcmpPacket::new_unchecked(&mut octets);
                repr.emit(&mut packet);
                packet.fill_checksum();
            }
            Transport::IcmpError(repr) => {
                repr.emit(&mut octets);
                IcmpPacket::new_unchecked(&mut octets).fill_checksum();
            }
            Transport::Raw(_) => {}
        }
        octets
    }
}

impl Datagram {
    /// A whole datagram around a message, which is at most 65 515 octets long; `ident` is the sender's
    /// identification counter.
    pub fn new(
        src: Ipv4Address,
        dst: Ipv4Address,
        ident: u16,
        transport: Transport,
        payload: Payload,
    ) -> Self {
        let message = Message { transport, payload };
        debug_assert!(message.len() <= usize::from(u16::MAX) - Ipv4Repr::HEADER_LEN);
        Self { ip: Ipv4Repr::new(src, dst, transport.protocol(), message.len() as u16, ident), message }
    }

    /// Octets on the wire.
    #[allow(clippy::len_without_is_empty, reason = "octets on the wire, not a collection")]
    pub const fn len(&self) -> usize {
        self.ip.buffer_len() + self.ip.payload_len as usize
    }

    /// Octets of the message's payload (its transport header left out) that this datagram carries.
    pub fn payload(&self) -> Payload {
        let header = self.message.transport.header_len() as u32;
        let start = u32::from(self.ip.fragment_offset);
        let end = start + u32::from(self.ip.payload_len);
        let start = start.max(header);
        self.message.payload.slice(start - header, end.saturating_sub(start))
    }

    /// The octets of this datagram or fragment: headers, payload and checksums.
    pub fn emit_octets(&self) -> Vec<u8> {
        let mut octets = vec![0; self.len()];
        self.ip.emit(&mut Ipv4Packet::new_unchecked(&mut octets));
        let part = &mut octets[self.ip.buffer_len()..];
        let header = self.message.transport.header_len();
        let start = usize::from(self.ip.fragment_offset);
        if start >= header {
            self.payload().materialise(part);
        } else {
            let whole = self.message.emit_octets(self.ip.src, self.ip.dst);
            part.copy_from_slice(&whole[start..start + part.len()]);
        }
        octets
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::{IcmpKind, SeqNumber, TcpControl};

    const SRC: Ipv4Address = Ipv4Address([10, 1, 0, 1]);
    const DST: Ipv4Address = Ipv4Address([10, 2, 0, 9]);

    #[test]
    fn octets_parse_back() {
        let payload = Payload::new(3, 1000, 40);
        let udp = UdpRepr { src_port: 1024, dst_port: 9, payload_len: 40 };
        let tcp = TcpRepr {
            src_port: 1024,
            dst_port: 9,
            seq: SeqNumber(5),
            ack: SeqNumber(6),
            control: TcpControl::ACK.with(TcpControl::PSH),
            window: 8192,
            mss: None,
            window_scale: None,
        };
        let icmp = IcmpRepr { kind: IcmpKind::EchoReply, ident: 1, sequence: 2 };
        for transport in
            [Transport::Udp(udp), Transport::Tcp(tcp), Transport::Icmp(icmp), Transport::Raw(IpProtocol(99))]
        {
            let datagram = Datagram::new(SRC, DST, 7, transport, payload);
            let octets = datagram.emit_octets();
            let packet = Ipv4Packet::new_checked(&octets).unwrap();
            assert_eq!(Ipv4Repr::parse(&packet), Ok(datagram.ip));
            let inner = packet.payload();
            let rest = match transport {
                Transport::Udp(repr) => {
                    let packet = UdpPacket::new_checked(inner).unwrap();
                    assert!(packet.verify_checksum(SRC, DST));
                    assert_eq!(UdpRepr::parse(&packet), Ok(repr));
                    &inner[8..]
                }
                Transport::Tcp(repr) => {
                    let packet = TcpPacket::new_checked(inner).unwrap();
                    assert!(packet.verify_checksum(SRC, DST));
                    assert_eq!(TcpRepr::parse(&packet), Ok(repr));
                    &inner[20..]
                }
                Transport::Icmp(repr) => {
                    let packet = IcmpPacket::new_checked(inner).unwrap();
                    assert_eq!(IcmpRepr::parse(&packet), Ok(repr));
                    &inner[8..]
                }
                Transport::IcmpError(_) | Transport::Raw(_) => inner,
            };
            let mut expected = [0; 40];
            payload.materialise(&mut expected);
            assert_eq!(rest, expected);
        }
    }
}
