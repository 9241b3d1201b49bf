//! ICMP (RFC 792): the request of `ping` and its reply, and errors about datagrams that are not delivered.

mod error;

pub use error::report;

use crate::Payload;
use crate::ip::{Datagram, Transport};
use crate::wire::{IcmpKind, IcmpRepr, Ipv4Address, Ipv4Repr};

/// Most octets that an echo can carry.
pub const MAX_PAYLOAD: u32 = u16::MAX as u32 - (Ipv4Repr::HEADER_LEN + IcmpRepr::HEADER_LEN) as u32;

/// Identity of an echo request, which its reply repeats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Echo {
    /// Identifier.
    pub ident: u16,
    /// Sequence number.
    pub sequence: u16,
}

/// A question; none if the payload is too long. `ip_ident` is the sender's identification counter.
pub fn echo_request(
    src: Ipv4Address,
    dst: Ipv4Address,
    ip_ident: u16,
    echo: Echo,
    payload: Payload,
) -> Option<Datagram> {
    if payload.len > MAX_PAYLOAD {
        return None;
    }
    let repr = IcmpRepr { kind: IcmpKind::EchoRequest, ident: echo.ident, sequence: echo.sequence };
    Some(Datagram::new(src, dst, ip_ident, Transport::Icmp(repr), payload))
}

/// The answer to a whole datagram that is a question (RFC 1122 3.2.2.6): the same octets, addresses
/// exchanged.
pub fn echo_reply(request: &Datagram, ip_ident: u16) -> Option<Datagram> {
    match request.message.transport {
        Transport::Icmp(repr) if repr.kind == IcmpKind::EchoRequest && !request.ip.is_fragment() => {
            let repr = IcmpRepr { kind: IcmpKind::EchoReply, ..repr };
            let payload = request.message.payload;
            Some(Datagram::new(request.ip.dst, request.ip.src, ip_ident, Transport::Icmp(repr), payload))
        }
        _ => None,
    }
}

/// What a whole datagram answers; none if it is no echo reply.
pub fn answered(reply: &Datagram) -> Option<Echo> {
    match reply.message.transport {
        Transport::Icmp(repr) if repr.kind == IcmpKind::EchoReply && !reply.ip.is_fragment() => {
            Some(Echo { ident: repr.ident, sequence: repr.sequence })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Ipv4Address = Ipv4Address([10, 0, 0, 1]);
    const B: Ipv4Address = Ipv4Address([10, 0, 0, 2]);
    const ECHO: Echo = Echo { ident: 7, sequence: 3 };

    #[test]
    fn a_question_is_answered_with_its_own_octets() {
        let payload = Payload::new(5, 100, 56);
        let request = echo_request(A, B, 1, ECHO, payload).unwrap();
        let reply = echo_reply(&request, 2).unwrap();
        assert_eq!((reply.ip.src, reply.ip.dst, reply.ip.ident), (B, A, 2));
        assert_eq!(reply.message.payload, payload);
        assert_eq!(answered(&reply), Some(ECHO));
        assert_eq!(echo_reply(&reply, 3), None, "an answer is not answered");
        assert_eq!(answered(&request), None);
    }

    #[test]
    fn a_question_too_long_is_refused() {
        assert_eq!(echo_request(A, B, 1, ECHO, Payload::new(5, 0, MAX_PAYLOAD + 1)), None);
    }
}
