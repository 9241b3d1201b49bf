//! ARP and Classical IP among stations that send anything: what cannot be read is counted, and addresses are found
//! afterwards.

use lanelab_protocols::arp::{Config, Event, Input, Resolver, Transmit};
use lanelab_protocols::wire::arp::{Operation, Packet, Repr};
use lanelab_protocols::wire::atmarp::Message;
use lanelab_protocols::wire::{AtmPrefix, Encapsulation, EtherType, EthernetAddress, Ipv4Address};
use lanelab_protocols::{FrameId, Instant};

use crate::clip_subnet::Subnet;
use crate::drive::{at, step};
use crate::poison::{Poison, golden};

/// Whether these octets are an ATMARP packet behind its LLC/SNAP header.
fn is_atmarp(octets: &[u8]) -> bool {
    let arp = Encapsulation::Routed(EtherType::ARP);
    Encapsulation::parse(octets) == Ok(arp) && Message::parse(&octets[arp.len()..]).is_ok()
}

#[test]
fn a_subnet_outlives_whatever_comes_on_its_vccs() {
    let mut good = golden(include_str!("../golden/llc.txt"), AtmPrefix([0x47; 13]));
    good.retain(|octets| is_atmarp(octets));
    for seed in 0..20 {
        let mut subnet = Subnet::new(2);
        subnet.send(at(1), 1, 2, 0);
        let mut poison = Poison::new(seed, good.clone());
        for n in 0..300 {
            let now = at(2 + n);
            subnet.run(now);
            for node in 0..=2 {
                let vccs = subnet.vccs_at(node);
                if vccs.is_empty() {
                    continue;
                }
                let vcc = vccs[poison.below(vccs.len())];
                let octets = poison.pdu();
                let readable = is_atmarp(&octets);
                let counted = subnet.inject(now, node, vcc, octets);
                assert!(counted == 1 || readable);
            }
        }
        // Lies age out within the 20 minutes of RFC 2225, and questions are asked again.
        for (n, (from, to)) in [(1, 2), (2, 1)].into_iter().enumerate() {
            let frame = n as u32 + 1;
            subnet.send(at(3000), from, to, frame);
            subnet.run(at(3100));
            assert!(subnet.arrived.contains(&(to, FrameId(frame))), "seed {seed}: from {from} to {to}");
        }
    }
}

const OUR_MAC: EthernetAddress = EthernetAddress([0, 0x20, 0xda, 0, 0, 1]);
const OUR_IP: Ipv4Address = Ipv4Address([10, 1, 0, 1]);
const PEER_MAC: EthernetAddress = EthernetAddress([0, 0x20, 0xda, 0, 0, 2]);
const PEER_IP: Ipv4Address = Ipv4Address([10, 1, 0, 2]);

fn packet(operation: Operation) -> Vec<u8> {
    let (source_mac, source_ip) = (PEER_MAC, PEER_IP);
    Repr { operation, source_mac, source_ip, target_mac: OUR_MAC, target_ip: OUR_IP }.to_octets()
}

#[test]
fn a_resolver_counts_what_it_cannot_read_and_resolves_on() {
    let mut us = Resolver::new(Config::new(OUR_MAC, OUR_IP, 24));
    let mut poison = Poison::new(9, vec![packet(Operation::Request), packet(Operation::Reply)]);
    for n in 0..5000 {
        let octets = poison.pdu();
        let unreadable = Packet::new_checked(&octets[..]).and_then(|packet| Repr::parse(&packet)).is_err();
        let before = us.counters().malformed;
        let done = step(&mut us, Instant(n), Input::Pdu(octets.into()));
        assert_eq!(us.counters().malformed - before, u64::from(unreadable));
        assert_eq!(done.events.contains(&Event::Malformed), unreadable);
    }
    step(&mut us, at(3000), Input::Clear);
    step(&mut us, at(3000), Input::Send { next_hop: PEER_IP, frame: FrameId(1) });
    let done = step(&mut us, at(3000), Input::Pdu(packet(Operation::Reply).into()));
    assert_eq!(done.transmits, [Transmit::Frame { dst: PEER_MAC, frame: FrameId(1) }]);
}
