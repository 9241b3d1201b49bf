//! UDP (RFC 768): it has no state, so two functions are all of it.

use crate::Payload;
use crate::ip::{Datagram, Transport};
use crate::wire::{Ipv4Address, Ipv4Repr, UdpRepr};

/// Longest message that fits into an IPv4 datagram.
pub const MAX_PAYLOAD: u32 = u16::MAX as u32 - (Ipv4Repr::HEADER_LEN + UdpRepr::HEADER_LEN) as u32;

/// An address and a port.
pub type Endpoint = (Ipv4Address, u16);

/// The datagram that carries a message; none if the message is too long. `ident` is the sender's
/// identification counter.
pub fn datagram(src: Endpoint, dst: Endpoint, ident: u16, payload: Payload) -> Option<Datagram> {
    if payload.len > MAX_PAYLOAD {
        return None;
    }
    let repr = UdpRepr { src_port: src.1, dst_port: dst.1, payload_len: payload.len as u16 };
    Some(Datagram::new(src.0, dst.0, ident, Transport::Udp(repr), payload))
}

/// Whom a whole datagram is for, from whom it is, and what it says; none if it is not UDP.
pub fn message(datagram: &Datagram) -> Option<(Endpoint, Endpoint, Payload)> {
    match datagram.message.transport {
        Transport::Udp(repr) if !datagram.ip.is_fragment() => Some((
            (datagram.ip.src, repr.src_port),
            (datagram.ip.dst, repr.dst_port),
            datagram.message.payload,
        )),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Endpoint = (Ipv4Address([10, 0, 0, 1]), 1024);
    const B: Endpoint = (Ipv4Address([10, 0, 0, 2]), 9);

    #[test]
    fn a_message_comes_out_as_it_went_in() {
        let payload = Payload::new(1, 5000, MAX_PAYLOAD);
        let datagram = datagram(A, B, 1, payload).unwrap();
        assert_eq!(datagram.len(), 65_535);
        assert_eq!(message(&datagram), Some((A, B, payload)));
    }

    #[test]
    fn a_message_too_long_is_refused() {
        assert_eq!(datagram(A, B, 1, Payload::new(1, 0, MAX_PAYLOAD + 1)), None);
    }
}
