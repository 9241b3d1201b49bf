//! Whatever the octets: no codec panics, what it shows lies inside them, and what it accepts comes out as it went in.

use std::fmt::Display;

use lanelab_protocols::Random;
use lanelab_protocols::wire::ilmi::{Binding, Message, Object, Operation, Packet as IlmiPacket, Status};
use lanelab_protocols::wire::sscop::{Packet as SscopPacket, Pdu};
use lanelab_protocols::wire::{AtmAddress, FieldMap, oam};

fn show<P: FieldMap + Display>(packet: P, octets: &[u8]) {
    assert!(packet.to_string().starts_with(packet.protocol()));
    for field in packet.fields() {
        assert!(field.octets.start <= field.octets.end && field.octets.end <= octets.len(), "{field:?}");
    }
}

fn try_all(octets: &[u8]) {
    show(SscopPacket(octets), octets);
    show(IlmiPacket(octets), octets);
    show(oam::Packet(octets), octets);
    if let Ok(pdu) = Pdu::parse(octets) {
        assert_eq!(Pdu::parse(&pdu.emit()), Ok(pdu));
    }
    if let Ok(message) = Message::parse(octets) {
        assert_eq!(Message::parse(&message.emit()), Ok(message));
    }
    if let Ok(repr) = oam::Repr::parse(&oam::Packet(octets)) {
        assert_eq!(oam::Repr::parse(&oam::Packet(&repr.emit())), Ok(repr));
    }
}

#[test]
fn random_octets() {
    let mut random = Random::new(1);
    for len in 0..120 {
        for _ in 0..100 {
            let octets: Vec<u8> = (0..len).map(|_| random.next() as u8).collect();
            try_all(&octets);
        }
    }
}

#[test]
fn good_messages_with_a_few_wrong_octets() {
    let address = Object::AddressStatus(AtmAddress::WELL_KNOWN_LECS);
    let set =
        Message::request(Operation::Set, 70_000, vec![Binding::new(address, Status::Valid.value())]).emit();
    let stat = Pdu::Stat { n_ps: 3, n_mr: 9, n_r: 4, list: vec![4, 6, 8] }.emit();
    let sd = Pdu::Sd { n_s: 3, data: vec![9; 30] }.emit();
    let oam = oam::Repr::ContinuityCheck.emit().to_vec();
    let mut random = Random::new(2);
    for good in [set, Message::cold_start(70_000).emit(), stat, sd, oam] {
        try_all(&good);
        for _ in 0..5000 {
            let mut octets = good.clone();
            for _ in 0..random.between(1, 4) {
                let at = random.between(0, octets.len() as u64 - 1) as usize;
                octets[at] = random.next() as u8;
            }
            octets.truncate(octets.len() - random.between(0, 8) as usize);
            try_all(&octets);
        }
    }
}
