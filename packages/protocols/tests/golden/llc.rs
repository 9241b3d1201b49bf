//! LLC/SNAP and what follows it on a Classical IP or bridged VCC: ATMARP, IPv4, 802.3 frames.

use lanelab_protocols::wire::atmarp::{Message, Operation, Packet};
use lanelab_protocols::wire::{
    Crc32, Encapsulation, EtherType, EthernetPacket, EthernetRepr, FieldMap, IpProtocol, Ipv4Address,
    Ipv4Packet, Ipv4Repr,
};

use crate::records::{PSEUDO_HEADER_LEN, records};

const LLC: &str = include_str!("llc.txt");

fn llc() -> Vec<(String, Vec<u8>)> {
    let strip = |(name, octets): (String, Vec<u8>)| (name, octets[PSEUDO_HEADER_LEN..].to_vec());
    records(LLC).into_iter().map(strip).collect()
}

/// The record of this name: its encapsulation, and the octets behind it.
fn named(name: &str) -> (Encapsulation, Vec<u8>) {
    let (_, octets) = llc().into_iter().find(|(other, _)| other == name).expect(name);
    let encapsulation = Encapsulation::parse(&octets).expect(name);
    (encapsulation, octets[encapsulation.len()..].to_vec())
}

fn atmarp(name: &str) -> Message {
    let (encapsulation, octets) = named(name);
    assert_eq!(encapsulation, Encapsulation::Routed(EtherType::ARP), "{name}");
    Message::parse(&octets).expect(name)
}

#[test]
fn headers_come_out_as_they_went_in() {
    for (name, octets) in llc() {
        let encapsulation = Encapsulation::parse(&octets).unwrap_or_else(|_| panic!("{name} is refused"));
        assert_eq!(encapsulation.wrap(&octets[encapsulation.len()..]), octets, "{name}");
    }
}

#[test]
fn every_encapsulation_is_recognised() {
    for (name, expected) in [
        ("IP LLC/SNAP", Encapsulation::Routed(EtherType::IPV4)),
        ("IPv4 NLPID form? (FE FE 03 CC)", Encapsulation::Iso(0xcc)),
        ("bridged 802.3 noFCS", Encapsulation::Bridged { fcs: false }),
        ("bridged 802.3 FCS", Encapsulation::Bridged { fcs: true }),
        ("bridged BPDU", Encapsulation::Bpdu),
        ("MPOA tagged 884c", Encapsulation::Routed(EtherType(0x884c))),
    ] {
        assert_eq!(named(name).0, expected, "{name}");
    }
}

#[test]
fn atmarp_comes_out_as_it_went_in() {
    let mut count = 0;
    for (name, octets) in llc() {
        let arp = Encapsulation::Routed(EtherType::ARP);
        if Encapsulation::parse(&octets) != Ok(arp) {
            continue;
        }
        count += 1;
        let octets = &octets[arp.len()..];
        assert_eq!(Message::parse(octets).expect(&name).emit(), octets, "{name}");
        assert_eq!(
            Packet(octets).fields().last().map(|field| field.octets.end),
            Some(octets.len()),
            "{name}"
        );
        for end in 0..octets.len() {
            assert!(Message::parse(&octets[..end]).is_err(), "{name} cut at {end}");
        }
    }
    assert_eq!(count, 7);
}

#[test]
fn atmarp_says_what_the_other_decoder_says() {
    let [one, two] = [1, 2].map(|last| Some(Ipv4Address([10, 1, 0, last])));
    let request = atmarp("ATMARP req");
    assert_eq!((request.operation, request.source.ip, request.target.ip), (Operation::ArpRequest, one, two));
    assert_eq!(request.target.address(), None);
    let reply = atmarp("ATMARP reply");
    assert_eq!((reply.operation, reply.source.ip, reply.target.ip), (Operation::ArpReply, two, one));
    let address = reply.source.address().map(|address| address.to_string());
    assert_eq!(address.as_deref(), Some("47000580ffe1000000f21a0000-0020da000002-00"));
    assert_eq!(reply.target.address(), request.source.address());
    let inverse = atmarp("InATMARP req");
    assert_eq!(
        (inverse.operation, inverse.source.ip, inverse.target.ip),
        (Operation::InArpRequest, one, None)
    );
    assert_eq!(inverse.target.address(), reply.source.address());
    let pvc = atmarp("InATMARP req pvc (no addrs)");
    assert_eq!((pvc.source.address(), pvc.source.ip, pvc.target.address()), (None, one, None));
    assert_eq!(atmarp("InATMARP reply").operation, Operation::InArpReply);
    assert_eq!(atmarp("ARP_NAK"), Message { operation: Operation::ArpNak, ..request });
    let registration = atmarp("ATMARP req tpln4 tha0");
    assert_eq!((registration.source.ip, registration.target.ip), (one, one));
}

#[test]
fn bridged_frames_carry_the_datagram_and_the_check_sequence() {
    let (_, whole) = named("IP LLC/SNAP");
    let (_, bare) = named("bridged 802.3 noFCS");
    let (_, checked) = named("bridged 802.3 FCS");
    let frame = EthernetPacket::new_checked(&bare[..]).expect("a whole header");
    assert_eq!(EthernetRepr::parse(&frame).map(|repr| repr.ether_type), Ok(EtherType::IPV4));
    assert_eq!(frame.payload(), whole);
    let datagram = Ipv4Packet::new_checked(&whole[..]).expect("a whole datagram");
    assert_eq!(Ipv4Repr::parse(&datagram).map(|repr| repr.protocol), Ok(IpProtocol::UDP));
    let (body, fcs) = checked.split_at(checked.len() - 4);
    assert_eq!(body, bare);
    assert_eq!(fcs, ether_fcs(body));
}

/// The frame check sequence of IEEE 802.3: the CRC-32 of AAL5 with the bits of every octet in the other order.
fn ether_fcs(octets: &[u8]) -> [u8; 4] {
    let mut crc = Crc32::new();
    for octet in octets {
        crc.update(&[octet.reverse_bits()]);
    }
    crc.finish().reverse_bits().to_le_bytes()
}
