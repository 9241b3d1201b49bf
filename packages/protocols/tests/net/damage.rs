//! Whatever the octets, ARP and ATMARP neither panic nor accept what they could not emit.

use std::fmt::Display;

use lanelab_protocols::arp;
use lanelab_protocols::wire::arp::{Packet as ArpPacket, Repr as ArpRepr};
use lanelab_protocols::wire::atmarp::{Message, Packet as AtmArpPacket};
use lanelab_protocols::wire::{Encapsulation, EthernetAddress, FieldMap, Ipv4Address};
use proptest::prelude::*;

use crate::drive::{at, step};

fn show(packet: impl FieldMap + Display, octets: &[u8]) {
    assert!(packet.to_string().starts_with(packet.protocol()));
    assert!(packet.fields().iter().all(|field| field.octets.end <= octets.len()));
}

fn try_all(octets: &[u8]) {
    show(ArpPacket::new_unchecked(octets), octets);
    show(AtmArpPacket(octets), octets);
    if let Ok(repr) = ArpPacket::new_checked(octets).and_then(|packet| ArpRepr::parse(&packet)) {
        assert_eq!(repr.to_octets(), octets[..28]);
    }
    if let Ok(message) = Message::parse(octets) {
        assert_eq!(Message::parse(&message.emit()), Ok(message));
    }
    if let Ok(encapsulation) = Encapsulation::parse(octets) {
        assert_eq!(encapsulation.wrap(&octets[encapsulation.len()..]), octets);
    }
    let config = arp::Config::new(EthernetAddress([2; 6]), Ipv4Address([10, 1, 0, 1]), 24);
    let mut resolver = arp::Resolver::new(config);
    step(&mut resolver, at(0), arp::Input::Pdu(octets.to_vec()));
}

proptest! {
    #[test]
    fn random_octets(octets in prop::collection::vec(any::<u8>(), 0..80)) {
        try_all(&octets);
    }

    #[test]
    fn good_packets_with_a_wrong_octet(at in 0..12usize, octet in any::<u8>(), len in 0..90usize, arp in any::<bool>()) {
        let header: [u8; 12] = if arp {
            [0, 1, 8, 0, 6, 4, 0, 1, 2, 2, 2, 9]
        } else {
            [0, 19, 8, 0, 0x14, 0, 0, 1, 4, 0x14, 0, 4]
        };
        let mut octets = header.to_vec();
        octets.resize(60, 7);
        octets[at] = octet;
        octets.truncate(len);
        try_all(&octets);
    }
}
