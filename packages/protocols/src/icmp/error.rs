//! The message that tells a source that its datagram was not delivered.

use crate::Payload;
use crate::ip::{Datagram, Transport};
use crate::wire::{IcmpErrorRepr, IcmpProblem, IcmpQuote, Ipv4Address};

/// What `reporter` (the address of the interface by which `datagram` came in) says to its source. None where RFC
/// 1812 4.3.2.7 forbids to answer: about ICMP errors, about fragments other than the first, about groups and
/// broadcasts, and to sources that are no single station. Broadcasts of a subnet only the router knows: `broadcast`
/// says that it was one. `ip_ident` is the reporter's identification counter.
pub fn report(
    reporter: Ipv4Address,
    ip_ident: u16,
    problem: IcmpProblem,
    datagram: &Datagram,
    broadcast: bool,
) -> Option<Datagram> {
    let ip = &datagram.ip;
    let about_an_error = matches!(datagram.message.transport, Transport::IcmpError(_));
    if broadcast || about_an_error || ip.fragment_offset != 0 || ip.dst.0[0] >= 224 || !is_station(ip.src) {
        return None;
    }
    let quote = IcmpQuote::new(&datagram.emit_octets());
    let repr = IcmpErrorRepr { problem, quote };
    Some(Datagram::new(reporter, ip.src, ip_ident, Transport::IcmpError(repr), Payload::EMPTY))
}

const fn is_station(address: Ipv4Address) -> bool {
    !matches!(address.0[0], 0 | 127 | 224..)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::{IcmpPacket, Ipv4Packet, UdpRepr};

    const ROUTER: Ipv4Address = Ipv4Address([10, 1, 0, 254]);

    fn datagram(dst: Ipv4Address) -> Datagram {
        let udp = UdpRepr { src_port: 1024, dst_port: 9, payload_len: 40 };
        let src = Ipv4Address([10, 1, 0, 1]);
        Datagram::new(src, dst, 7, Transport::Udp(udp), Payload::new(1, 0, 40))
    }

    #[test]
    fn the_report_quotes_header_and_ports() {
        let lost = datagram(Ipv4Address([10, 2, 0, 9]));
        let report = report(ROUTER, 3, IcmpProblem::TtlExceeded, &lost, false).unwrap();
        assert_eq!((report.ip.src, report.ip.dst, report.len()), (ROUTER, lost.ip.src, 56));
        let octets = report.emit_octets();
        let packet = Ipv4Packet::new_checked(&octets).unwrap();
        let icmp = IcmpPacket::new_checked(packet.payload()).unwrap();
        assert!(icmp.verify_checksum());
        assert_eq!((icmp.kind(), icmp.code()), (11, 0));
        assert_eq!(icmp.payload(), &lost.emit_octets()[..28]);
    }

    #[test]
    fn nothing_is_said_about_what_must_not_be_answered() {
        let say = |datagram: &Datagram| report(ROUTER, 3, IcmpProblem::NetUnreachable, datagram, false);
        let lost = datagram(Ipv4Address([10, 2, 0, 9]));
        let first = say(&lost).unwrap();
        assert_eq!(say(&first), None, "an error about an error");
        assert_eq!(say(&datagram(Ipv4Address([224, 0, 0, 1]))), None);
        assert_eq!(say(&datagram(Ipv4Address([255; 4]))), None);
        let mut fragment = lost;
        fragment.ip.fragment_offset = 8;
        assert_eq!(say(&fragment), None);
        let mut nobody = lost;
        nobody.ip.src = Ipv4Address::default();
        assert_eq!(say(&nobody), None);
        assert_eq!(report(ROUTER, 3, IcmpProblem::NetUnreachable, &lost, true), None);
    }
}
